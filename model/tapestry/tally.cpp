// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/tally.h"

#include "model/core/fields.h"
#include "model/tapestry/mat.h"
#include "model/tapestry/resolve.h"

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
        return Refusal{"tapestry.finished", {{"player", seat}}};
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

namespace {

void setNumbers(Player &player, const IncomeNumbers &numbers)
{
    player.open = openBy(player, numbers);
    if (numbers.city.isSaid())
        player.lines = static_cast<std::uint8_t>(numbers.city.number);
    if (numbers.control.isSaid())
        player.control = static_cast<std::uint8_t>(numbers.control.number);
}

} // namespace

// What it would bring, in the order in which it comes.
void Table::tellIncome(int seat)
{
    if (!m_tell.listens())
        return;
    const Player &player = m_state.at(seat);
    const auto got = [&](Word what, int count) {
        if (count > 0)
            m_tell(Got{static_cast<std::uint8_t>(seat), what, static_cast<std::uint8_t>(count), 0});
    };
    if (!isInTurn(IncomeStep::Income, player.incomes))
        return;
    for (const Building building : kAll<Building>) {
        const MatIncome income = matIncome(building, player.open[building]);
        got(static_cast<Word>(resourceOf(building)), income.resources);
        got(Word::Tile, income.tiles);
        got(Word::Tapestry, income.tapestry);
    }
}

void Table::tally(int seat, const IncomeNumbers &numbers)
{
    Player &player = m_state.at(seat);
    const int turn = ++player.incomes;
    setNumbers(player, numbers);
    if (const int bonus = eraBonusOf(turn); bonus > 0 && m_tell.listens() && isFirstOfNeighbours(m_state, seat, turn))
        m_tell(Got{static_cast<std::uint8_t>(seat), Word::Any, static_cast<std::uint8_t>(bonus), 0});
    if (isInTurn(IncomeStep::Score, turn))
        scoreMat(seat, numbers.tech.number);
    tellIncome(seat);
    player.finished = turn == kIncomes;
    m_tell(TurnEnded{static_cast<std::uint8_t>(seat), player.finished});
}

void Table::enter(int seat, int points, const IncomeNumbers &numbers)
{
    Player &player = m_state.at(seat);
    player = Player();
    player.incomes = kIncomes;
    player.finished = true;
    setNumbers(player, numbers);
    score(seat, Source::Typed, points);
    if (numbers.open.isSaid())
        scoreMat(seat, numbers.tech.number);
    m_state.step = Step::Turns;
    m_state.shared = 0;
}

} // namespace pegsheet::tapestry
