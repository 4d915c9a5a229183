// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/rules.h"

#include "model/core/fields.h"
#include "model/core/match.h"

#include <algorithm>
#include <array>

namespace pegsheet::bronze {

namespace {

// What is agreed besides the rule set; the order and that of the values belong to the shared format.
enum class Option : std::uint8_t { Trading, LongerGame, LaterPoints, SoloEndsEarly, SoloSkulls };

const std::vector<OptionInfo> &options()
{
    static const std::vector<OptionInfo> kOptions{
        {"trading", {false, true}, false},
        {"longerGame", {false, true}, false},
        {"laterPoints", {"raised", "classic"}, "raised"},
        {"soloEndsEarly", {false, true}, false},
        {"soloSkulls",
         {nameOf(SoloSkulls::RuleSet), nameOf(SoloSkulls::Rerolled), nameOf(SoloSkulls::Locked)},
         nameOf(SoloSkulls::RuleSet)},
    };
    return kOptions;
}

// Which value each option has, by its place.
using Choices = std::array<std::size_t, 5>;

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

MaybeRefusal notHere(Option option, Variant variant)
{
    return Refusal{"bronze.optionNotHere",
                   {{"option", options()[static_cast<std::size_t>(option)].name}, {"variant", nameOf(variant)}}};
}

// Where trading is a step of the turn, nobody can do without (LBASHEET).
bool leavesOutTrading(const Object &given, const State &state)
{
    const Value options(given);
    const Value *trading = options.find("trading");
    return trading != nullptr && *trading == Value(false) && state.rules().tradesAfterBuilding && !state.isSolo();
}

MaybeRefusal agree(const Object &given, State &state)
{
    Choices choices{};
    if (auto refusal = readOptions(given, choices))
        return refusal;
    if (leavesOutTrading(given, state))
        return Refusal{"bronze.tradingBelongs", {{"variant", nameOf(state.variant)}}};
    const auto chosen = [&](Option option) { return choices[static_cast<std::size_t>(option)]; };
    const RuleSet &rules = state.rules();
    const bool longer = chosen(Option::LongerGame) != 0;
    const bool classicPoints = chosen(Option::LaterPoints) != 0;
    if (longer && rules.longerGame == 0)
        return notHere(Option::LongerGame, state.variant);
    if (classicPoints && rules.laterPointsClassic == rules.laterPoints)
        return notHere(Option::LaterPoints, state.variant);
    const auto skulls = static_cast<SoloSkulls>(chosen(Option::SoloSkulls));
    const bool soloLocks = skulls == SoloSkulls::RuleSet ? rules.soloLocksSkulls : skulls == SoloSkulls::Locked;
    Agreed &agreed = state.agreed;
    agreed.trading = !state.isSolo() && (chosen(Option::Trading) != 0 || rules.tradesAfterBuilding);
    agreed.locksSkulls = !state.isSolo() || soloLocks;
    agreed.soloEndsEarly = state.isSolo() && chosen(Option::SoloEndsEarly) != 0;
    agreed.developmentsToEnd = static_cast<std::uint8_t>(longer ? rules.longerGame : rules.developmentsToEnd);
    agreed.laterPoints = classicPoints ? rules.laterPointsClassic : rules.laterPoints;
    return std::nullopt;
}

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo kInfo{"bronze",  "Roll Through the Ages: The Bronze Age",
                                1,         1,
                                kMaxSeats, {EnumNames<Variant>::names.begin(), EnumNames<Variant>::names.end()},
                                options(), {},
                                37380};
    return kInfo;
}

Object begun(const Setup &setup)
{
    const bool isLateAlone = setup.variant == nameOf(Variant::Late) && setup.players.size() == 1 && setup.mode == "play";
    return isLateAlone ? Object{{"soloSkulls", nameOf(SoloSkulls::Rerolled)}} : Object();
}

MaybeRefusal start(const Setup &setup, State &state)
{
    const auto players = static_cast<int>(setup.players.size());
    if (players < 1 || players > kMaxSeats)
        return Refusal{"bronze.playerCount", {{"given", players}, {"min", 1}, {"max", kMaxSeats}}};
    State begun;
    begun.players = static_cast<std::uint8_t>(players);
    if (!setup.variant.empty()) {
        const auto variant = fromName<Variant>(setup.variant);
        if (!variant)
            return unknownValue("variant", setup.variant,
                                Array(EnumNames<Variant>::names.begin(), EnumNames<Variant>::names.end()));
        begun.variant = *variant;
    }
    if (auto refusal = agree(setup.options, begun))
        return refusal;
    if (setup.mode != "play" && setup.mode != "scoring")
        return unknownValue("mode", setup.mode, {"play", "scoring"});
    begun.agreed.onlySheets = setup.mode == "scoring";
    if (begun.agreed.onlySheets)
        begun.step = Step::Typing;
    state = begun;
    return std::nullopt;
}

} // namespace pegsheet::bronze
