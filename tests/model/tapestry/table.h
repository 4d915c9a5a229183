// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/movereader.h"
#include "model/core/notation.h"
#include "model/tapestry/rules.h"

#include <QTest>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// A table to play on in tests; moves are written as lines (model/core/notation.h).
namespace pegsheet::tapestry {

[[nodiscard]] inline Move moveOf(std::string_view line)
{
    Value value;
    if (readNotation<Move>(line, value))
        qFatal("no notation: %s", std::string(line).c_str());
    Move move;
    if (const auto refusal = MoveReader<Move>::read(value, move))
        qFatal("no move: %s (%s)", std::string(line).c_str(), std::string(refusal->code).c_str());
    return move;
}

class TestTable
{
public:
    explicit TestTable(int players = 2, Object options = {}, std::string_view mode = "play")
    {
        Setup setup;
        for (int seat = 0; seat < players; ++seat)
            setup.players.push_back("Player " + std::to_string(seat + 1));
        setup.options = std::move(options);
        setup.mode = mode;
        if (const auto refusal = start(setup, m_state))
            qFatal("the set-up is refused: %s", std::string(refusal->code).c_str());
    }

    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const Player &player(int seat) const { return m_state.at(seat); }
    [[nodiscard]] int points(int seat, Source from) const
    {
        int sum = 0;
        for (const int points : player(seat).ledger[from])
            sum += points;
        return sum;
    }
    [[nodiscard]] std::string phase() const { return std::string(nameOf(phaseOf(m_state))); }

    TestTable &play(std::string_view line)
    {
        const Move move = moveOf(line);
        if (const auto refusal = refuses(m_state, move))
            qFatal("refused: %s (%s)", std::string(line).c_str(), std::string(refusal->code).c_str());
        m_did.clear();
        apply(m_state, move, Teller(m_did));
        return *this;
    }
    /// Makes the moves one after the other.
    TestTable &play(std::initializer_list<std::string_view> lines)
    {
        for (const std::string_view line : lines)
            play(line);
        return *this;
    }
    /// Why the move is refused; empty when it is not.
    [[nodiscard]] std::string says(std::string_view line) const
    {
        const auto refusal = refuses(m_state, moveOf(line));
        return refusal ? std::string(refusal->code) : std::string();
    }
    /// The same refusal with its values.
    [[nodiscard]] Value valuesOf(std::string_view line) const
    {
        const auto refusal = refuses(m_state, moveOf(line));
        return refusal ? Value(refusal->values) : Value();
    }
    /// Whether the last move told an effect of that kind.
    template <typename E>
    [[nodiscard]] std::vector<E> did() const
    {
        std::vector<E> found;
        for (const Effect &effect : m_did)
            if (const E *each = std::get_if<E>(&effect))
                found.push_back(*each);
        return found;
    }

    /// What is pending, the next first: `0 explore` for player and answer, in brackets where it waits or happens by itself.
    [[nodiscard]] std::string pending() const
    {
        std::string text;
        const std::uint64_t waiting = m_state.queue.waiting();
        for (int index = m_state.queue.size(); index-- > 0;) {
            const Wants wants = wantsOf(m_state, index, waiting);
            text += text.empty() ? "" : ", ";
            text += std::to_string(int{m_state.queue[index].player}) + ' ';
            text += wants == Wants::Nothing ? "(" + whatOf(m_state.queue[index]) + ")" : std::string(nameOf(wants));
        }
        return text;
    }

    /// Everybody has taken the first income, and player 0 has eight of everything and stands right before that space.
    TestTable &standBefore(Track track, int space)
    {
        for (int seat = 0; seat < m_state.players; ++seat)
            play("income");
        play("correct player=0 set=resources:{coin:8,worker:8,food:8,culture:8}");
        play("correct player=0 set=tracks:{" + std::string(nameOf(track)) + ":[" + std::to_string(space - 1) + "]}");
        return *this;
    }
    /// The step there, paid with the track's own and the first that are left.
    TestTable &step(Track track)
    {
        const int space = player(m_state.turn).tracks[track].furthest() + 1;
        Resources pay;
        const Cost cost = costOf(space);
        pay[kOwnResource[track]] = static_cast<std::uint8_t>(cost.own + cost.any);
        std::string line = "advance track=" + std::string(nameOf(track)) + " pay=";
        line += std::string(nameOf(kOwnResource[track])) + ':' + std::to_string(cost.own + cost.any);
        return play(line);
    }

private:
    [[nodiscard]] std::string whatOf(const Entry &entry) const
    {
        if (!isOfNode(entry.act))
            return "step";
        const Node *node = &m_state.queue.nodeOf(entry);
        std::string text;
        eachPiece({node, node->size}, [&](std::string_view piece) { text += piece; });
        return text;
    }

    State m_state;
    std::vector<Effect> m_did;
};

/// Players after the first income, player 0 on turn with full stores.
[[nodiscard]] inline TestTable withFullStores(int players = 2)
{
    TestTable table(players);
    for (int seat = 0; seat < players; ++seat)
        table.play("income");
    table.play("correct player=0 set=resources:{coin:8,worker:8,food:8,culture:8}");
    return table;
}

/// The same once `before` is corrected of player 0, who is told that benefit.
[[nodiscard]] inline TestTable withBenefit(const std::string &gains, const std::string &before = {})
{
    TestTable table = withFullStores();
    if (!before.empty())
        table.play("correct player=0 set=" + before);
    table.play("benefit player=0 gains=\"" + gains + '"');
    return table;
}

} // namespace pegsheet::tapestry
