// SPDX-License-Identifier: Apache-2.0
// Why what a civilization asks cannot be answered so.
#include "model/core/fields.h"
#include "model/tapestry/judging.h"
#include "model/tapestry/picks.h"
#include "model/tapestry/procedures/mats.h"

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
    return Refusal{"tapestry.noCard", {{"civilization", nameOf(move.civilization)}}};
}

MaybeRefusal judge(const State &state, const Predict &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Predict, index))
        return refusal;
    for (const Predicted what : kAll<Predicted>)
        if (const int number = move.numbers[what]; number < kLeastPredicted || number > kMostPredicted[what])
            return outOfRange(nameOf(what), number, kLeastPredicted, kMostPredicted[what]);
    return std::nullopt;
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
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Trade, index))
        return refusal;
    if (!move.against.isSaid()) {
        if (!move.points.isSaid())
            return missingField("points");
        if (move.points.number > kMostNeighbours)
            return outOfRange("points", move.points.number, 0, kMostNeighbours);
        return move.tile.isSaid() ? MaybeRefusal(noOption("tile", "trade")) : std::nullopt;
    }
    if (move.points.isSaid())
        return noOption("points", "trade");
    if (auto refusal = refusesSeat(state, move.against.number))
        return refusal;
    const bool isOpen = move.against.number != state.queue[index].player && openTerritories(state, move.against.number) > 0;
    return isOpen ? std::nullopt : MaybeRefusal(noOption("against", "traded"));
}

MaybeRefusal judge(const State &state, const SwapBuildings &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Swap, index))
        return refusal;
    const City &city = state.at(state.queue[index].player).city;
    const auto isBuilding = [&](const PlotRef &plot) {
        return plot.column < kCitySide && plot.row < kCitySide && city.buildings().has(plot.column, plot.row);
    };
    if (!isBuilding(move.from))
        return noOption("from");
    const bool isOther = isBuilding(move.to)
        && maySwap(city, plotAt(move.from.column, move.from.row), plotAt(move.to.column, move.to.row));
    return isOther ? std::nullopt : MaybeRefusal(noOption("to", "swap"));
}

MaybeRefusal refusesRow(OutpostRow row, bool isAsked)
{
    if (isAsked == row.isSaid())
        return std::nullopt;
    return isAsked ? missingField("row") : noOption("row", "outposts");
}

} // namespace pegsheet::tapestry
