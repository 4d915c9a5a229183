// SPDX-License-Identifier: Apache-2.0
#include "model/core/fields.h"
#include "model/tapestry/rules.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// What is agreed; the order and that of the values belong to the shared format. The default stands first.
const std::vector<OptionInfo> &options()
{
    static const std::vector<OptionInfo> kOptions{
        {"depth", {"tracks", "income", "full"}, "tracks"},   {"nanotechnology", {"three", "two"}, "three"},
        {"tieBreak", {"landmark", "resources"}, "landmark"}, {"cards", {"counted", "named"}, "counted"},
        {"stepOne", {"newEra", "void"}, "newEra"},           {"civilizations", {"counted", "named"}, "counted"},
        {"adjustments", {"2023", "none"}, "2023"},
    };
    return kOptions;
}

Refusal notAtDepth(std::string_view option, std::string_view value, std::string_view allowed)
{
    return {"input.outOfRange", {{"field", option}, {"value", value}, {"allowed", Array{allowed}}}};
}

// Names are kept where everything is (contract, reading 30).
MaybeRefusal refusesNames(const Agreed &agreed)
{
    const bool isKept = agreed.keepsCities && !agreed.onlySheets;
    if (agreed.namesCards && !isKept)
        return notAtDepth("cards", "named", "counted");
    if (agreed.stepOneVoid && !isKept)
        return notAtDepth("stepOne", "void", "newEra");
    if (agreed.namesMats && !agreed.namesCards)
        return notAtDepth("civilizations", "named", "counted");
    if (!agreed.adjusts && !isKept)
        return notAtDepth("adjustments", "none", "2023");
    return std::nullopt;
}

MaybeRefusal agree(const Object &given, Agreed &agreed)
{
    for (const Member &choice : given) {
        const auto option = std::find_if(options().begin(), options().end(),
                                         [&](const OptionInfo &info) { return info.name == choice.key; });
        if (option == options().end())
            return unknownField(choice.key);
        if (std::find(option->values.begin(), option->values.end(), choice.value) == option->values.end())
            return unknownValue(choice.key, choice.value.text() != nullptr ? *choice.value.text() : std::string(),
                                Array(option->values.begin(), option->values.end()));
        const bool isOther = choice.value == option->values.back();
        if (choice.key == "depth") {
            agreed.onlyIncome = choice.value == Value("income");
            agreed.keepsCities = choice.value == Value("full");
        } else if (choice.key == "nanotechnology")
            agreed.cheaperNanotechnology = isOther;
        else if (choice.key == "tieBreak")
            agreed.tiesByResources = isOther;
        else if (choice.key == "cards")
            agreed.namesCards = isOther;
        else if (choice.key == "stepOne")
            agreed.stepOneVoid = isOther;
        else if (choice.key == "civilizations")
            agreed.namesMats = isOther;
        else if (choice.key == "adjustments")
            agreed.adjusts = !isOther;
    }
    return refusesNames(agreed);
}

// Everybody names a mat before the first turn, in any order (DE p.4; contract, reading 20), and then a civilization, where those
// have names (DE p.5; contract, reading 31).
void askForMats(State &state)
{
    for (int seat = state.players; seat-- > 0;) {
        Entry entry{0, Act::Mat, static_cast<std::uint8_t>(seat), 1, Why::setUp(), 0, 0};
        if (state.agreed.namesMats) {
            state.queue.push(entry);
            entry.next = static_cast<std::uint8_t>(state.queue.size());
        }
        entry.act = Act::Capital;
        state.queue.push(entry);
    }
}

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo kInfo{"tapestry", "Tapestry", 1, 1, kMostSeats, {"base"}, options(), {}, 286096};
    return kInfo;
}

MaybeRefusal start(const Setup &setup, State &state)
{
    const auto players = static_cast<int>(setup.players.size());
    if (players < 1 || players > kMostSeats)
        return Refusal{"tapestry.playerCount", {{"given", players}, {"min", 1}, {"max", kMostSeats}}};
    if (!setup.variant.empty() && setup.variant != gameInfo().variants.front())
        return unknownValue("variant", setup.variant, {gameInfo().variants.front()});
    if (setup.mode != "play" && setup.mode != "scoring")
        return unknownValue("mode", setup.mode, {"play", "scoring"});
    State begun;
    begun.players = static_cast<std::uint8_t>(players);
    begun.agreed.onlySheets = setup.mode == "scoring";
    if (auto refusal = agree(setup.options, begun.agreed))
        return refusal;
    if (begun.agreed.keepsCities && !begun.agreed.onlySheets)
        askForMats(begun);
    if (begun.agreed.namesMats)
        begun.heed();
    state = begun;
    return std::nullopt;
}

} // namespace pegsheet::tapestry
