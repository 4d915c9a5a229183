// SPDX-License-Identifier: Apache-2.0
#include "model/nations/rules.h"

#include "model/core/fields.h"

#include <algorithm>
#include <array>

namespace pegsheet::nations {

namespace {

// What is agreed; the order and that of the values belong to the shared format. The default stands first.
enum class Option : std::uint8_t {
    Depth,
    Offer,
    SoloHarder,
    SoloPassRemoves,
    FamineTrades,
    WarOrder,
    NeedlessQuestions,
    RollTogether
};

constexpr std::array kDepths{Depth::Tiles, Depth::Tracks, Depth::Full};

const std::vector<OptionInfo> &options()
{
    static const std::vector<OptionInfo> kOptions{
        {"depth", {nameOf(kDepths[0]), nameOf(kDepths[1]), nameOf(kDepths[2])}, nameOf(kDepths[0])},
        {"offer", {false, true}, false},
        {"soloHarder", {false, true}, false},
        {"soloPassRemoves", {false, true}, false},
        {"famineTrades", {true, false}, true},
        {"warOrder", {"new", "old"}, "new"},
        {"needlessQuestions", {true, false}, true},
        {"rollTogether", {false, true}, false},
    };
    return kOptions;
}

// Which value each option has, by its place.
using Choices = std::array<std::size_t, 8>;

MaybeRefusal readOptions(const Object &given, Choices &choices)
{
    for (const Member &choice : given) {
        const auto option = std::find_if(options().begin(), options().end(),
                                         [&](const OptionInfo &info) { return info.name == choice.key; });
        if (option == options().end())
            return unknownField(choice.key);
        const auto found = std::find(option->values.begin(), option->values.end(), choice.value);
        if (found == option->values.end())
            return unknownChoice(choice.key, choice.value, Array(option->values.begin(), option->values.end()));
        choices[static_cast<std::size_t>(option - options().begin())] = static_cast<std::size_t>(found - option->values.begin());
    }
    return std::nullopt;
}

MaybeRefusal agree(const Object &given, Agreed &agreed)
{
    Choices choices{};
    if (auto refusal = readOptions(given, choices))
        return refusal;
    const auto chosen = [&](Option option) { return choices[static_cast<std::size_t>(option)]; };
    agreed.depth = kDepths[chosen(Option::Depth)];
    agreed.offer = chosen(Option::Offer) != 0;
    agreed.soloHarder = chosen(Option::SoloHarder) != 0;
    agreed.passRemoves = chosen(Option::SoloPassRemoves) != 0;
    agreed.famineTrades = chosen(Option::FamineTrades) == 0;
    agreed.oldWarOrder = chosen(Option::WarOrder) != 0;
    agreed.asksNeedless = chosen(Option::NeedlessQuestions) == 0;
    agreed.rollsTogether = chosen(Option::RollTogether) != 0;
    return std::nullopt;
}

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo kInfo{"nations", "Nations: The Dice Game",
                                2,         1,
                                kMaxSeats, {"base"},
                                options(), {{"depth", nameOf(Depth::Full)}, {"offer", true}},
                                157809};
    return kInfo;
}

Object begun(const Setup &setup)
{
    return setup.mode == "play" ? Object{{"needlessQuestions", false}} : Object();
}

MaybeRefusal start(const Setup &setup, State &state)
{
    const auto players = static_cast<int>(setup.players.size());
    if (players < 1 || players > kMaxSeats)
        return Refusal{"nations.playerCount", {{"given", players}, {"min", 1}, {"max", kMaxSeats}}};
    if (!setup.variant.empty() && setup.variant != gameInfo().variants.front())
        return unknownValue("variant", setup.variant, {gameInfo().variants.front()});
    State begun;
    begun.players = static_cast<std::uint8_t>(players);
    if (auto refusal = agree(setup.options, begun.agreed))
        return refusal;
    if (setup.mode != "play" && setup.mode != "scoring")
        return unknownValue("mode", setup.mode, {"play", "scoring"});
    begun.agreed.onlySheets = setup.mode == "scoring";
    begun.step = begun.agreed.onlySheets ? Step::Typing : Step::Deal;
    begun.depth = begun.agreed.depth;
    begun.opponentBooks = begun.isSolo() ? kStartOpponentBooks : 0;
    for (std::size_t seat = 0; seat < begun.players; ++seat) {
        Player &player = begun.seats[seat];
        player.books = kStartBooks[begun.players - 1U][seat];
        if (begun.isFull() && !begun.agreed.onlySheets)
            fillPool(player);
    }
    state = begun;
    return std::nullopt;
}

} // namespace pegsheet::nations
