// SPDX-License-Identifier: Apache-2.0
// Income turns (DE p.11 to 13), step by step or by their numbers.
#include "model/tapestry/mat.h"
#include "model/tapestry/resolve.h"
#include "model/tapestry/tally.h"

namespace pegsheet::tapestry {

void Table::scoreMat(int seat, int tech)
{
    const auto count = [&](Counted counted) { return counted == Counted::Tech ? tech : countOf(m_state, seat, counted); };
    for (const Building building : kAll<Building>)
        for (int slot = 1; slot <= m_state.at(seat).open[building]; ++slot)
            if (const Node points = matPoints(building, slot); !points.isNone())
                score(seat, Source::Income, points.word == Word::Vp ? points.arg : count(static_cast<Counted>(points.arg)));
}

void Table::takeIncome(int seat)
{
    for (const Building building : kAll<Building>) {
        const MatIncome income = matIncome(building, m_state.at(seat).open[building]);
        const auto resource = static_cast<Word>(resourceOf(building));
        gain(seat, resource, income.resources);
        if (income.tiles > 0)
            gain(seat, Word::Tile, income.tiles);
        if (income.tapestry > 0)
            gain(seat, Word::Tapestry, income.tapestry);
    }
    const int coins = matIncome(Building::Market, m_state.at(seat).open[Building::Market]).resources;
    Entry nothing;
    nothing.player = static_cast<std::uint8_t>(seat);
    if (coins > 0)
        happened(Event::IncomeCoin, seat, nothing, {coins, {}, {}});
    happened(Event::Income, seat, nothing);
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
