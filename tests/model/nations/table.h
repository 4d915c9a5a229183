// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/core/notation.h"
#include "model/nations/game.h"

#include <QTest>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A table to play on in tests; moves are written as lines (model/core/notation.h).
namespace pegsheet::nations {

using TheMatch = MatchOf<Nations>;

[[nodiscard]] inline Value valueOf(std::string_view line)
{
    Value value;
    if (readNotation<Move>(line, value))
        qFatal("no notation: %s", std::string(line).c_str());
    return value;
}
[[nodiscard]] inline Move moveOf(std::string_view line)
{
    const Value value = valueOf(line);
    Move move;
    if (const auto refusal = TheMatch::readMove(value, move))
        qFatal("no move: %s (%s)", std::string(line).c_str(), std::string(refusal->code).c_str());
    return move;
}

class Table
{
public:
    explicit Table(int players = 2, Object options = {{"depth", "full"}}, const char *mode = "play")
    {
        for (int seat = 0; seat < players; ++seat)
            m_setup.players.push_back("Player " + std::to_string(seat + 1));
        m_setup.options = std::move(options);
        m_setup.mode = mode;
        MaybeRefusal refusal;
        m_match = TheMatch::start(m_setup, refusal);
        if (m_match == nullptr)
            qFatal("the set-up is refused: %s", std::string(refusal->code).c_str());
    }

    [[nodiscard]] const State &state() const { return m_match->current(); }
    [[nodiscard]] const Player &player(int seat) const { return state().seats.at(static_cast<std::size_t>(seat)); }
    [[nodiscard]] const Player &mine() const { return state().mine(); }
    [[nodiscard]] TheMatch &match() { return *m_match; }
    [[nodiscard]] std::string phase() const { return std::string(nameOf(phaseOf(state()))); }

    /// Makes the moves one after the other.
    Table &play(std::initializer_list<std::string_view> lines)
    {
        for (const std::string_view line : lines)
            play(line);
        return *this;
    }
    Table &play(std::string_view line)
    {
        if (const auto refusal = m_match->play(moveOf(line)))
            qFatal("refused: %s (%s)", std::string(line).c_str(), std::string(refusal->code).c_str());
        return *this;
    }
    /// Why the move is refused; empty when it is not.
    [[nodiscard]] std::string says(std::string_view line) const
    {
        const auto refusal = m_match->refuses(valueOf(line));
        return refusal ? std::string(refusal->code) : std::string();
    }
    /// A value of that refusal as text or number.
    [[nodiscard]] Value says(std::string_view line, std::string_view key) const
    {
        const auto refusal = m_match->refuses(valueOf(line));
        const Value values = refusal ? Value(refusal->values) : Value();
        return values.find(key) != nullptr ? *values.find(key) : Value();
    }

    /// The effects of that kind of the last move.
    template <typename E>
    [[nodiscard]] std::vector<E> did() const
    {
        std::vector<E> found;
        for (const Effect &effect : m_match->effectsAt(m_match->length() - 1))
            if (const E *each = std::get_if<E>(&effect))
                found.push_back(*each);
        return found;
    }

    /// The roll awaited now, every die of a colour with its first face (gold, books, gold, strength).
    [[nodiscard]] std::string rollFirstFaces() const
    {
        std::string line = "roll faces=";
        for (const Colour colour : kAll<Colour>)
            if (const int dice = mine().toRoll[colour]; dice > 0)
                line += (line.back() == '=' ? "" : ",") + std::string(nameOf(kFirstFace[colour])) + ':' + std::to_string(dice);
        return line;
    }
    /// Goes on, dealing where that is awaited, with nothing bought and nothing spent until the step is reached in that age,
    /// and that seat's turn where one is named.
    Table &goTo(Step step, int age = 1, int seat = -1)
    {
        while (state().step != step || state().age != age || (seat >= 0 && state().player != seat))
            play(nextQuietly());
        return *this;
    }

private:
    [[nodiscard]] std::string nextQuietly() const
    {
        switch (state().step) {
        case Step::Deal: return "deal famine=15 war=15";
        case Step::Opponent: return "opponentRoll books=0";
        case Step::Roll: return rollFirstFaces();
        case Step::Act: return "pass";
        case Step::Remove: return "opponentRemove d4=4";
        case Step::Books: return state().isFull() ? "books" : "booksSpent player=" + std::to_string(state().player) + " books=0";
        case Step::Famine: return state().isFull() ? "famine" : "famineMet met=";
        case Step::Order: return "strength player=" + std::to_string(state().player) + " strength=0";
        case Step::War: return "war";
        default: qFatal("the match goes no further");
        }
        return {};
    }

    Setup m_setup;
    std::unique_ptr<TheMatch> m_match;
};

} // namespace pegsheet::nations
