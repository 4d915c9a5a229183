// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/tally.h"

#include "model/core/fields.h"
#include "model/tapestry/judging.h"
#include "model/tapestry/mat.h"

#include <algorithm>

namespace pegsheet::tapestry {

Per<std::uint8_t, Building> openBy(const Player &player, const IncomeNumbers &numbers)
{
    Per<std::uint8_t, Building> open = player.open;
    for (const Building building : kAll<Building>)
        if (numbers.open.rows[building] > 0)
            open[building] = numbers.open.rows[building];
    return open;
}

namespace {

// The first field that an open icon of points counts and that is not said; empty where there is none.
std::string_view missingIn(const Per<std::uint8_t, Building> &open, const IncomeNumbers &numbers)
{
    for (const Building building : kAll<Building>)
        for (int slot = 1; slot <= open[building]; ++slot) {
            const Node points = matPoints(building, slot);
            if (points.word != Word::VpPer)
                continue;
            const auto counted = static_cast<Counted>(points.arg);
            if ((counted == Counted::Tech && !numbers.tech.isSaid()) || (counted == Counted::City && !numbers.city.isSaid())
                || (counted == Counted::Control && !numbers.control.isSaid()))
                return nameOf(counted);
        }
    return {};
}

} // namespace

MaybeRefusal refusesNumbers(const Player &player, int turn, const IncomeNumbers &numbers)
{
    for (const Building building : kAll<Building>)
        if (const int slots = numbers.open.rows[building]; slots > 0 && slots < player.open[building])
            return outOfRange(kRows[building], slots, player.open[building], kSlots);
    if (!isInTurn(IncomeStep::Score, turn))
        return std::nullopt;
    const std::string_view missing = missingIn(openBy(player, numbers), numbers);
    return missing.empty() ? std::nullopt : MaybeRefusal(missingField(missing));
}

MaybeRefusal refusesTally(const State &state, int seat, const IncomeNumbers &numbers)
{
    const Player &player = state.at(seat);
    if (player.finished)
        return finishedPlayer(seat);
    return refusesNumbers(player, player.incomes + 1, numbers);
}

MaybeRefusal refusesSheet(const IncomeNumbers &numbers)
{
    if (numbers.open.isSaid())
        return refusesNumbers(Player(), kIncomes, numbers);
    return numbers == IncomeNumbers() ? std::nullopt : MaybeRefusal(missingField("open"));
}

bool isKeptAtIncome(const Benefit &benefit)
{
    return std::all_of(benefit.nodes().begin(), benefit.nodes().end(), [](const Node &node) {
        switch (node.word) {
        case Word::Market:
        case Word::House:
        case Word::Farm:
        case Word::Armory:
        case Word::Vp:
        case Word::Then:
        case Word::All: return true;
        case Word::VpPer: {
            const auto counted = static_cast<Counted>(node.arg);
            return counted >= Counted::City && counted <= Counted::IncomeBuilding;
        }
        default: return false;
        }
    });
}

} // namespace pegsheet::tapestry
