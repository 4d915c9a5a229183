// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/moves.h"

#include <variant>
#include <vector>

/// What a move did, for the list of moves and the screen reader.
namespace pegsheet::empires {

inline constexpr Range kAnyNumber{-2147483647, 2147483647};

/// A round began; its space on the track.
struct RoundBegan
{
    static constexpr std::string_view kType = "round";
    std::uint8_t round = 1;
    Round space = Round::Crisis;

    static void describe(auto &self, auto &&visit)
    {
        visit("round", self.round, kAnyNumber);
        visit("phase", self.space);
    }
};

/// A Disaster is open; `instead` of another one where it was redrawn.
struct Revealed
{
    static constexpr std::string_view kType = "revealed";
    Card card;
    Card instead;

    static void describe(auto &self, auto &&visit)
    {
        visit("card", self.card);
        visit("instead", self.instead, Optional{});
    }
};

/// An ability was exhausted.
struct Exhausted
{
    static constexpr std::string_view kType = "exhausted";
    std::uint8_t player = 0;
    Source by;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("by", self.by);
    }
};

/// A marker came off a card.
struct Refreshed
{
    static constexpr std::string_view kType = "refreshed";
    std::uint8_t player = 0;
    Card card;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card);
    }
};

/// A place was destroyed; `threatened` is the position that the card names.
struct Destroyed
{
    static constexpr std::string_view kType = "destroyed";
    std::uint8_t player = 0;
    Location location = Location::City;
    std::uint8_t position = 1;
    std::uint8_t threatened = 1;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("location", self.location);
        visit("position", self.position, kPosition);
        visit("threatened", self.threatened, kPosition);
    }
};

/// A place was repaired.
struct Repaired
{
    static constexpr std::string_view kType = "repaired";
    std::uint8_t player = 0;
    Location location = Location::City;
    std::uint8_t position = 1;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("location", self.location);
        visit("position", self.position, kPosition);
    }
};

/// A card lies at a place as an Innovation.
struct Laid
{
    static constexpr std::string_view kType = "laid";
    std::uint8_t player = 0;
    Card card;
    Location location = Location::City;
    std::uint8_t position = 1;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card);
        visit("location", self.location);
        visit("position", self.position, kPosition);
    }
};

/// Nothing healthy was left to lay the card at: it is gone.
struct Gone
{
    static constexpr std::string_view kType = "gone";
    std::uint8_t player = 0;
    Card card;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card);
    }
};

/// Who has the start marker now.
struct StartMarker
{
    static constexpr std::string_view kType = "start";
    std::uint8_t player = 0;

    static void describe(auto &self, auto &&visit) { visit("player", self.player, kSeats); }
};

/// Points on the track; lost ones are below zero.
struct Scored
{
    static constexpr std::string_view kType = "scored";
    std::uint8_t player = 0;
    Scoring from = Scoring::Ability;
    Source by;
    std::int16_t points = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("from", self.from);
        visit("by", self.by, Optional{});
        visit("points", self.points, kAnyNumber);
    }
};

/// Resources out of the supply, by a place or card, or by the pot, a Conflict, a shortage or a sale.
struct Received
{
    static constexpr std::string_view kType = "received";
    std::uint8_t player = 0;
    Source by;
    MaybeStock resources;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("by", self.by, Optional{});
        visit("resources", self.resources);
    }
};

/// Resources into the supply or the pot.
struct Paid
{
    static constexpr std::string_view kType = "paid";
    std::uint8_t player = 0;
    MaybeStock resources;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("resources", self.resources);
    }
};

/// Two places changed positions.
struct Swapped
{
    static constexpr std::string_view kType = "swapped";
    std::uint8_t player = 0;
    Location first = Location::City;
    Location second = Location::City;
    bool isUnrest = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("first", self.first);
        visit("second", self.second);
        visit("unrest", self.isUnrest);
    }
};

/// The strength of a player in a Conflict.
struct StrengthTold
{
    static constexpr std::string_view kType = "strength";
    std::uint8_t player = 0;
    int abilities = 0;
    int bid = 0;
    bool isStrongest = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("abilities", self.abilities, kAnyNumber);
        visit("bid", self.bid, kAnyNumber);
        visit("strongest", self.isStrongest);
    }
};

/// The table put something right.
struct Corrected
{
    static constexpr std::string_view kType = "corrected";
    std::int8_t player = -1;
    Correction from;
    Correction to;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, OptionalPlayer{});
        visit("from", self.from);
        visit("to", self.to);
    }
};

using Effect = std::variant<RoundBegan, Revealed, Exhausted, Refreshed, Destroyed, Repaired, Laid, Gone, StartMarker, Scored,
                            Swapped, StrengthTold, Corrected, Received, Paid>;

/// Takes what happened; keeps nothing where nobody listens.
class Teller
{
public:
    Teller() = default;
    explicit Teller(std::vector<Effect> &effects) : m_effects(&effects) {}

    template <typename E>
    void operator()(E effect) const
    {
        if (m_effects != nullptr)
            m_effects->push_back(std::move(effect));
    }
    [[nodiscard]] bool listens() const { return m_effects != nullptr; }

private:
    std::vector<Effect> *m_effects = nullptr;
};

/// `{"what":"laid","player":0,"card":"fire-9",…}`
[[nodiscard]] Value effectValue(const Effect &effect);

} // namespace pegsheet::empires
