// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/state.h"

/// Moves that say what is printed, and those before the first round. `player` is the seat that does it; positions count from 1,
/// from the left; what may be left out is 0 or none then.
namespace pegsheet::empires {

inline constexpr Range kSeats{0, kMostSeats - 1};
inline constexpr Range kPosition{1, kPlaces};
inline constexpr Range kMaybePosition{0, kPlaces, true};

/// Numbers printed on places.
struct Values
{
    static constexpr std::string_view kType = "values";
    Numbers of;

    static void describe(auto &self, auto &&visit) { visit("of", self.of); }
    bool operator==(const Values &) const = default;
};

/// What is printed on a card; only what is said is replaced.
struct Learn
{
    static constexpr std::string_view kType = "card";
    Card card;
    EnumSet<Bid> bid;
    std::uint8_t hammers = 0;
    AbilityRef ability;

    static void describe(auto &self, auto &&visit)
    {
        visit("card", self.card);
        visit("bid", self.bid, Optional{});
        visit("hammers", self.hammers, Range{0, kMostHammers, true});
        visit("ability", self.ability, Optional{});
    }
    bool operator==(const Learn &) const = default;
};

/// The next spaces of the round track.
struct Track
{
    static constexpr std::string_view kType = "track";
    Spaces phases;

    static void describe(auto &self, auto &&visit) { visit("phases", self.phases); }
    bool operator==(const Track &) const = default;
};

/// The places from left to right, the same for all (DE Spielaufbau 9).
struct Lay
{
    static constexpr std::string_view kType = "lay";
    Order order;

    static void describe(auto &self, auto &&visit) { visit("order", self.order); }
    bool operator==(const Lay &) const = default;
};

/// Four new cards, once (DE Blitz-Variante 2).
struct Mulligan
{
    static constexpr std::string_view kType = "mulligan";
    std::uint8_t player = 0;

    static void describe(auto &self, auto &&visit) { visit("player", self.player, kSeats); }
    bool operator==(const Mulligan &) const = default;
};

/// Two Disasters of the own hand, taken at once (DE Blitz-Variante 3 to 5).
struct Blitz
{
    static constexpr std::string_view kType = "blitz";
    std::uint8_t player = 0;
    Cards cards;
    Positions hits;
    Positions positions;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("cards", self.cards);
        visit("hits", self.hits, Optional{});
        visit("positions", self.positions);
    }
    bool operator==(const Blitz &) const = default;
};

} // namespace pegsheet::empires
