// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/listed.h"

#include "model/core/work.h"
#include "model/tapestry/judging.h"
#include "model/tapestry/listedanswers.h"
#include "model/tapestry/room.h"
#include "model/tapestry/rules.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

constexpr std::uint32_t bitOf(Kind kind)
{
    return 1U << static_cast<unsigned>(kind);
}

// The kind of answer that an entry wants; the open `effect` is none.
constexpr std::optional<Kind> answerTo(Wants wants)
{
    switch (wants) {
    case Wants::Gain: return Kind::Gain;
    case Wants::Choose: return Kind::Choose;
    case Wants::Take: return Kind::Take;
    case Wants::Track: return Kind::Track;
    case Wants::Research: return Kind::Research;
    case Wants::Explore: return Kind::Explore;
    case Wants::Space: return Kind::Space;
    case Wants::Conquer: return Kind::Conquer;
    case Wants::Count: return Kind::Count;
    case Wants::Upgrade: return Kind::Upgrade;
    case Wants::Tapestry: return Kind::Tapestry;
    case Wants::Resolve: return Kind::Resolve;
    case Wants::Capital: return Kind::Capital;
    case Wants::Place: return Kind::Place;
    case Wants::Invent: return Kind::Invent;
    case Wants::Tech: return Kind::Tech;
    case Wants::Stack: return Kind::Stack;
    case Wants::Opponent: return Kind::Opponent;
    case Wants::Landmark: return Kind::Landmark;
    case Wants::Discard: return Kind::Discard;
    case Wants::StandUp: return Kind::StandUp;
    case Wants::Convert: return Kind::Convert;
    case Wants::Civilization: return Kind::Civilization;
    case Wants::Predict: return Kind::Predict;
    case Wants::Lose: return Kind::Lose;
    case Wants::Trade: return Kind::Trade;
    case Wants::Swap: return Kind::Swap;
    case Wants::Nothing:
    case Wants::TellEffect: break;
    }
    return std::nullopt;
}

// The same, looked up.
constexpr auto kAnswers = [] {
    Per<std::optional<Kind>, Wants> answers{};
    for (const Wants wants : kAll<Wants>)
        answers[wants] = answerTo(wants);
    return answers;
}();
std::optional<Kind> kindOf(Wants wants)
{
    return kAnswers[wants];
}

// The entry that an answer names; nothing for a move of a turn.
EntryPlace *entryOf(Move &move)
{
    return std::visit(
        [](auto &made) -> EntryPlace * {
            if constexpr (requires { made.entry; })
                return &made.entry;
            else
                return nullptr;
        },
        move);
}

} // namespace

ListedMoves::ListedMoves(const State &state) : m_state(state)
{
    if (state.step != Step::Turns || state.isByNumbers())
        return;
    if (state.agreed.keepsCities && hasLaidAside(state)) {
        m_hasLaidAside = true;
        m_kinds = bitOf(Kind::Place);
    }
    if (state.queue.empty()) {
        m_isTurn = true;
        if (m_hasLaidAside && refusesUnbuilt(state, state.turn))
            return;
        m_kinds |= bitOf(Kind::Income);
        if (state.at(state.turn).incomes > 0 && countAdvances(state) > 0)
            m_kinds |= bitOf(Kind::Advance);
        return;
    }
    const std::uint64_t waiting = state.queue.waiting();
    for (int index = state.queue.size(); index-- > 0;) {
        const Wants wants = wantsOf(state, index, waiting);
        m_wants[static_cast<std::size_t>(index)] = wants;
        const auto kind = kindOf(wants);
        if (kind && hasRoomForAnswer(state, index, wants))
            m_kinds |= bitOf(*kind);
        else if (kind)
            m_full |= std::uint64_t{1} << index;
        if (canBeSkipped(state, state.queue[index], wants))
            m_kinds |= bitOf(Kind::Skip);
    }
}

bool ListedMoves::answers(int entry, Kind kind) const
{
    const Wants wants = m_wants[static_cast<std::size_t>(entry)];
    return kind == Kind::Skip ? canBeSkipped(m_state, m_state.queue[entry], wants) : kindOf(wants) == kind;
}

// Of an entry that is answered so.
std::uint32_t ListedMoves::countOf(int entry, Kind kind) const
{
    Work::add(1);
    const bool isFull = kind != Kind::Skip && (m_full >> entry & 1U) != 0;
    return isFull ? 0 : countAnswers(m_state, m_state.queue[entry], kind);
}

std::uint32_t ListedMoves::count(Kind kind) const
{
    if (!any(kind))
        return 0;
    std::uint32_t sum = kind == Kind::Place && m_hasLaidAside ? countLaidAside(m_state) : 0;
    if (m_isTurn)
        return kind == Kind::Place ? sum : kind == Kind::Income ? 1 : countAdvances(m_state);
    bool isFirst = true;
    for (int index = m_state.queue.size(); index-- > 0;)
        if (answers(index, kind)) {
            const std::uint32_t here = countOf(index, kind);
            sum += isFirst ? 2 * here : here;
            isFirst = false;
        }
    return sum;
}

std::uint32_t ListedMoves::countUsual(Kind kind) const
{
    if (!any(kind))
        return 0;
    if (m_isTurn)
        return kind == Kind::Place ? 0 : kind == Kind::Income ? 1 : countUsualAdvances(m_state);
    for (int index = m_state.queue.size(); index-- > 0;)
        if (answers(index, kind))
            return countOf(index, kind);
    return 0;
}

Move ListedMoves::at(Kind kind, std::uint32_t index) const
{
    if (m_isTurn && kind != Kind::Place)
        return kind == Kind::Income ? Move(TakeIncome()) : Move(advanceAt(m_state, index));
    bool isFirst = true;
    for (int entry = m_state.queue.size(); entry-- > 0;) {
        const Entry &each = m_state.queue[entry];
        if (!answers(entry, kind))
            continue;
        const std::uint32_t here = countOf(entry, kind);
        if (isFirst && index < here)
            return answerAt(m_state, each, kind, index);
        index -= isFirst ? here : 0;
        isFirst = false;
        if (index < here) {
            Move move = answerAt(m_state, each, kind, index);
            entryOf(move)->number = static_cast<std::int8_t>(m_state.queue.turned(entry));
            return move;
        }
        index -= here;
    }
    return kind == Kind::Place ? Move(laidAsideAt(m_state, index)) : Move(Skip());
}

std::optional<std::uint32_t> ListedMoves::placeOf(const Move &move) const
{
    if (!isListed(move) || refuses(m_state, move))
        return std::nullopt;
    const auto kind = static_cast<Kind>(move.index());
    if (const auto *advance = std::get_if<Advance>(&move))
        return tapestry::placeOf(m_state, *advance);
    if (kind == Kind::Income)
        return 0;
    Move answer = move;
    const EntryPlace said = *entryOf(answer);
    const auto *place = std::get_if<PlacePiece>(&move);
    const bool isLaidAside = place != nullptr && place->what.isSaid();
    const int meant = said.isSaid() ? m_state.queue.turned(said.number) : m_state.queue.size();
    std::uint32_t before = 0;
    bool isFirst = true;
    for (int entry = m_state.queue.size(); entry-- > 0;) {
        const Entry &each = m_state.queue[entry];
        if (!answers(entry, kind))
            continue;
        const std::uint32_t here = countOf(entry, kind);
        if ((said.isSaid() || isLaidAside) && isFirst)
            before += here;
        isFirst = false;
        if (!isLaidAside && (!said.isSaid() || entry == meant)) {
            const auto found = tapestry::placeOf(m_state, each, move);
            return found ? std::optional(before + *found) : std::nullopt;
        }
        before += here;
    }
    return isLaidAside ? std::optional(before + placeOfLaidAside(m_state, *place)) : std::nullopt;
}

} // namespace pegsheet::tapestry
