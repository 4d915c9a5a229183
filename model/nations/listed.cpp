// SPDX-License-Identifier: Apache-2.0
#include "model/nations/listed.h"

#include "model/nations/choices.h"
#include "model/nations/giveback.h"
#include "model/nations/purchases.h"
#include "model/nations/rules.h"

namespace pegsheet::nations {

namespace {

// Building ------------------------------------------------------------------------------------------------

Payments stonesFor(const State &state)
{
    return {state.mine().available, Symbol::Stone, state.mine().wonder->stone};
}

bool canBuild(const State &state)
{
    const Place &wonder = state.mine().wonder;
    return wonder && hasRoom(state, state.mine(), {}, wonder->gains)
        && (!state.isFull() || reaches(state.mine().available, Symbol::Stone, wonder->stone));
}

std::uint32_t buildCount(const State &state)
{
    return state.isFull() ? stonesFor(state).count(state.mine().wonder->stone) : 1;
}

Build buildAt(const State &state, std::uint32_t index)
{
    Build move;
    if (state.isFull())
        move.pieces = stonesFor(state).at(state.mine().wonder->stone, index);
    return move;
}

std::uint32_t placeOf(const State &state, const Build &move)
{
    return state.isFull() ? stonesFor(state).rank(state.mine().wonder->stone, move.pieces) : 0;
}

// The end of the age ----------------------------------------------------------------------------------------

template <typename M>
M spendingMove(const State &state, std::uint32_t index)
{
    M move;
    move.pieces = spendingAt(state.mine().available, spentAt(state.step), tradesAt(state, state.step), index);
    return move;
}

std::uint32_t placeOfSpending(const State &state, const Pieces &spent)
{
    return spendingPlace(state.mine().available, spentAt(state.step), tradesAt(state, state.step), spent);
}

// The simple kinds ------------------------------------------------------------------------------------------

std::uint32_t placeOf(const State &, const Roll &move)
{
    return rollPlace(move.faces);
}
std::uint32_t placeOf(const State &state, const Reroll &move)
{
    return state.isFull() ? somePlace(state.mine().available.dice, move.dice) - 1 : 0;
}
std::uint32_t placeOf(const State &state, const Buy &move)
{
    return buyPlace(state, move);
}
std::uint32_t placeOf(const State &, const Pass &)
{
    return 0;
}
std::uint32_t placeOf(const State &state, const GiveBack &move)
{
    return Returns(state.mine(), state.owed).rank(move.pieces);
}
std::uint32_t placeOf(const State &state, const Books &move)
{
    return placeOfSpending(state, move.pieces);
}
std::uint32_t placeOf(const State &state, const Famine &move)
{
    return placeOfSpending(state, move.pieces);
}
std::uint32_t placeOf(const State &state, const War &move)
{
    return placeOfSpending(state, move.pieces);
}
std::uint32_t placeOf(const State &, const OpponentRoll &move)
{
    return move.books;
}
std::uint32_t placeOf(const State &, const OpponentRemove &move)
{
    return move.d4 - 1U;
}
// Open moves have no place.
template <typename M>
std::uint32_t placeOf(const State &, const M &)
{
    return 0;
}

} // namespace

bool ListedMoves::any(Kind kind) const
{
    const Step step = m_state.step;
    const bool acts = step == Step::Act && !m_state.mine().passed;
    switch (kind) {
    case Kind::Roll: return step == Step::Roll;
    case Kind::Reroll:
        return acts && rerollsLeft(m_state, m_state.mine()) > 0 && (!m_state.isFull() || m_state.mine().available.dice.total() > 0);
    case Kind::Buy: return acts && canBuy(m_state);
    case Kind::Build: return acts && canBuild(m_state);
    case Kind::Pass: return acts;
    case Kind::GiveBack: return step == Step::GiveBack;
    case Kind::Books: return step == Step::Books && m_state.isFull();
    case Kind::Famine: return step == Step::Famine && m_state.isFull();
    case Kind::War: return step == Step::War && m_state.isFull();
    case Kind::OpponentRoll: return step == Step::Opponent;
    case Kind::OpponentRemove: return step == Step::Remove;
    }
    return false;
}

std::uint32_t ListedMoves::count(Kind kind) const
{
    if (!any(kind))
        return 0;
    switch (kind) {
    case Kind::Roll: return rollCount(m_state.mine().toRoll);
    case Kind::Reroll: return m_state.isFull() ? someCount(m_state.mine().available.dice) - 1 : 1;
    case Kind::Buy: return buyCount(m_state);
    case Kind::Build: return buildCount(m_state);
    case Kind::GiveBack: return Returns(m_state.mine(), m_state.owed).count();
    case Kind::Books:
    case Kind::Famine:
    case Kind::War: return spendingCount(m_state.mine().available, spentAt(m_state.step), tradesAt(m_state, m_state.step));
    case Kind::OpponentRoll: return m_state.age * std::uint32_t{kHighestFace} + 1;
    case Kind::OpponentRemove: return kD4;
    case Kind::Pass: break;
    }
    return 1;
}

Move ListedMoves::at(Kind kind, std::uint32_t index) const
{
    switch (kind) {
    case Kind::Roll: return Roll{rollAt(m_state.mine().toRoll, index)};
    case Kind::Reroll: return m_state.isFull() ? Reroll{someAt(m_state.mine().available.dice, index + 1)} : Reroll{};
    case Kind::Buy: return buyAt(m_state, index);
    case Kind::Build: return buildAt(m_state, index);
    case Kind::GiveBack: {
        GiveBack move;
        move.pieces = Returns(m_state.mine(), m_state.owed).at(index);
        return move;
    }
    case Kind::Books: return spendingMove<Books>(m_state, index);
    case Kind::Famine: return spendingMove<Famine>(m_state, index);
    case Kind::War: return spendingMove<War>(m_state, index);
    case Kind::OpponentRoll: return OpponentRoll{static_cast<std::uint8_t>(index)};
    case Kind::OpponentRemove: return OpponentRemove{static_cast<std::uint8_t>(index + 1)};
    case Kind::Pass: break;
    }
    return Pass{};
}

std::uint32_t ListedMoves::placeOf(const Move &move) const
{
    return std::visit([&](const auto &made) { return nations::placeOf(m_state, made); }, move);
}
std::optional<std::uint32_t> ListedMoves::indexOf(const Move &move) const
{
    return refuses(m_state, move) ? std::nullopt : ListedByKind::indexOf(move);
}

} // namespace pegsheet::nations
