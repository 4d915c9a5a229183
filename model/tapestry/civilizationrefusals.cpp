// SPDX-License-Identifier: Apache-2.0
// Why what a civilization asks cannot be answered so.
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/judging.h"
#include "model/tapestry/picks.h"

namespace pegsheet::tapestry {

MaybeRefusal judge(const State &state, const NameCivilization &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Civilization, index))
        return refusal;
    const bool atStart = state.queue[index].act == Act::Mat;
    if ((freeMats(state, atStart) >> static_cast<unsigned>(move.civilization) & 1U) != 0)
        return std::nullopt;
    if (const MatState &mat = state.mats[move.civilization]; mat.isHeld())
        return Refusal{"tapestry.taken", {{"civilization", nameOf(move.civilization)}, {"player", int{mat.owner}}}};
    if (!atStart && kCivilizations[move.civilization].has(MatMark::OnlyAtStart))
        return Refusal{"tapestry.noCard", {{"civilization", nameOf(move.civilization)}}};
    return noOption("civilization");
}

MaybeRefusal judge(const State &state, const Predict &move)
{
    int index = 0;
    return refusesAnswer(state, move.entry, Wants::Predict, index);
}

MaybeRefusal judge(const State &state, const Lose &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Lose, index))
        return refusal;
    const Entry &entry = state.queue[index];
    if (Picks(state.at(entry.player).resources, entry.times).has(move.resources))
        return std::nullopt;
    return Refusal{"tapestry.noOption", {{"field", "resources"}, {"needed", int{entry.times}}, {"given", move.resources.total()}}};
}

MaybeRefusal judge(const State &state, const Trade &move)
{
    int index = 0;
    return refusesAnswer(state, move.entry, Wants::Trade, index);
}

MaybeRefusal judge(const State &state, const SwapBuildings &move)
{
    int index = 0;
    return refusesAnswer(state, move.entry, Wants::Swap, index);
}

} // namespace pegsheet::tapestry
