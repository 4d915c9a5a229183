// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/core/notation.h"
#include "model/empires/evaluation.h"
#include "model/empires/game.h"

#include <QTest>

#include <initializer_list>
#include <memory>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

/// A table to play on in tests; moves are written as lines (model/core/notation.h), cards without quotes.
namespace pegsheet::empires {

using TheMatch = MatchOf<Empires>;

[[nodiscard]] inline Value valueOf(std::string_view line)
{
    static const std::regex kCard("([a-z]+-[0-9]+)");
    Value value;
    if (readNotation<Move>(std::regex_replace(std::string(line), kCard, "\"$1\""), value))
        qFatal("no notation: %s", std::string(line).c_str());
    return value;
}

[[nodiscard]] inline Card card(std::string_view name)
{
    return cardNamed(name);
}

class Table
{
public:
    explicit Table(int players = 3, std::string variant = {}, const char *mode = "play", const char *depth = "rows")
    {
        m_setup.options = {{"depth", depth}};
        for (int seat = 0; seat < players; ++seat)
            m_setup.players.push_back("Player " + std::to_string(seat + 1));
        m_setup.variant = std::move(variant);
        m_setup.mode = mode;
        MaybeRefusal refusal;
        m_match = TheMatch::start(m_setup, refusal);
        if (m_match == nullptr)
            qFatal("the set-up is refused: %s", std::string(refusal->code).c_str());
    }
    /// The same where resources are kept.
    static Table full(int players, std::string_view spaces) { return laid(players, spaces, "full"); }
    /// The places in the order of Location, and a track of these spaces.
    static Table laid(int players, std::string_view spaces, const char *depth = "rows")
    {
        Table table(players, {}, "play", depth);
        table.play("lay order=city,townA,townB,armyA,armyB,roadTrade,roadRefreshA,roadRefreshB,farmWheat,farmAxe,farmHammer");
        table.play("track phases=" + std::string(spaces));
        return table;
    }

    [[nodiscard]] const State &state() const { return m_match->current(); }
    [[nodiscard]] const Player &player(int seat) const { return state().at(seat); }
    [[nodiscard]] TheMatch &match() { return *m_match; }
    [[nodiscard]] const Setup &setup() const { return m_setup; }
    [[nodiscard]] std::string phase() const { return std::string(nameOf(phaseOf(state()))); }
    [[nodiscard]] int score(int seat) const { return player(seat).score; }
    /// Wheat, hammers, axes and coins of a player.
    [[nodiscard]] std::array<int, 4> stock(int seat) const
    {
        const Stock &stock = player(seat).stock.stock;
        return {stock[Resource::Wheat], stock[Resource::Hammer], stock[Resource::Axe], stock[Resource::Coin]};
    }
    [[nodiscard]] bool isHealthy(int seat, int position) const { return player(seat).isHealthyAt(position); }
    /// Where the card lies; 0 where it does not.
    [[nodiscard]] int positionOf(std::string_view name) const
    {
        const Lying lies = state().lies(card(name));
        return lies.isNowhere() ? 0 : player(lies.seat()).positionOf(lies.location());
    }

    Table &play(std::initializer_list<std::string_view> lines)
    {
        for (const std::string_view line : lines)
            play(line);
        return *this;
    }
    Table &play(std::string_view line)
    {
        if (const auto refusal = m_match->play(valueOf(line)))
            qFatal("refused: %s (%s)", std::string(line).c_str(), std::string(refusal->code).c_str());
        return *this;
    }
    /// A card lies at that position without anything else happening, and does that; "" where it is not known.
    Table &give(int seat, std::string_view name, int position, std::string_view ability)
    {
        Row row = rowOf(state(), seat);
        row.places.at(static_cast<std::size_t>(position - 1)).cards.push_back(card(name));
        set(seat, row);
        if (!ability.empty())
            play("card card=" + std::string(name) + " ability=" + std::string(ability));
        return *this;
    }
    /// These positions are destroyed, the others healthy.
    Table &destroy(int seat, std::initializer_list<int> positions)
    {
        Row row = rowOf(state(), seat);
        for (Row::Place &place : row.places)
            place.isDestroyed = false;
        for (const int position : positions)
            row.places.at(static_cast<std::size_t>(position - 1)).isDestroyed = true;
        return set(seat, row);
    }
    Table &exhaust(int seat, std::initializer_list<std::string_view> names)
    {
        Row row = rowOf(state(), seat);
        for (const std::string_view name : names)
            row.exhausted.insert(card(name));
        return set(seat, row);
    }
    Table &setStock(int seat, std::array<int, 4> amounts)
    {
        Stock stock;
        for (std::size_t resource = 0; resource < amounts.size(); ++resource)
            stock.values.at(resource) = static_cast<std::uint8_t>(amounts.at(resource));
        return set(seat, "resources", stockValue(stock));
    }
    Table &setScore(int seat, int score) { return set(seat, "score", score); }

    /// Why the move is refused; empty when it is not.
    [[nodiscard]] std::string says(std::string_view line) const
    {
        const auto refusal = m_match->refuses(valueOf(line));
        return refusal ? std::string(refusal->code) : std::string();
    }
    /// A value of that refusal.
    [[nodiscard]] Value says(std::string_view line, std::string_view key) const
    {
        const auto refusal = m_match->refuses(valueOf(line));
        const Value values = refusal ? Value(refusal->values) : Value();
        const Value *found = values.find(key);
        return found == nullptr ? Value() : *found;
    }
    /// What the last move did, of that type.
    template <typename E>
    [[nodiscard]] std::vector<E> did() const
    {
        std::vector<E> found;
        for (const Effect &effect : m_match->effectsAt(m_match->length() - 1))
            if (const E *each = std::get_if<E>(&effect))
                found.push_back(*each);
        return found;
    }

private:
    Table &set(int seat, const Row &row) { return set(seat, "row", toValue(row)); }
    Table &set(int seat, std::string_view field, const Value &value)
    {
        Correct correct;
        correct.player = static_cast<std::int8_t>(seat);
        if (const auto refusal = fromValue("set", Object{{std::string(field), value}}, correct.set))
            qFatal("cannot be read: %s", std::string(refusal->code).c_str());
        return make(correct);
    }
    Table &make(const Move &move)
    {
        if (const auto refusal = m_match->play(move))
            qFatal("refused: %s", std::string(refusal->code).c_str());
        return *this;
    }

    Setup m_setup;
    std::unique_ptr<TheMatch> m_match;
};

} // namespace pegsheet::empires
