// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/tablemoves.h"

/// Moves of Economy and Industry rounds.
namespace pegsheet::empires {

/// Resources exchanged by an ability; where resources are kept.
struct Exchange
{
    static constexpr std::string_view kType = "exchange";
    std::uint8_t player = 0;
    Source by;
    Alternative wanted;
    std::uint8_t times = 0;
    std::uint8_t coin = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("by", self.by);
        visit("for", self.wanted, Optional{});
        visit("times", self.times, Range{0, kMostTimes, true});
        visit("coin", self.coin, Range{0, kMostStock, true});
    }
    bool operator==(const Exchange &) const = default;
};

/// An ability is used: one that repeats another, one that gives or refreshes in an Industry phase, one in the table's own words;
/// at the end the points of a card by hand; after a Conflict the markers that come off.
struct Use
{
    static constexpr std::string_view kType = "use";
    std::uint8_t player = 0;
    Reason by;
    Source again;
    Cards cards;
    MaybePoints points;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("by", self.by);
        visit("again", self.again, Optional{});
        visit("cards", self.cards, Optional{});
        visit("points", self.points, Optional{});
    }
    bool operator==(const Use &) const = default;
};

/// A card from hand as an Innovation (DE Industrierunde 1).
struct Play
{
    static constexpr std::string_view kType = "play";
    std::uint8_t player = 0;
    Card card;
    std::uint8_t position = 0;
    std::uint8_t coin = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card);
        visit("position", self.position, kMaybePosition);
        visit("coin", self.coin, Range{0, kMostStock, true});
    }
    bool operator==(const Play &) const = default;
};

/// A card from hand for a coin; where resources are kept.
struct Sell
{
    static constexpr std::string_view kType = "sell";
    std::uint8_t player = 0;

    static void describe(auto &self, auto &&visit) { visit("player", self.player, kSeats); }
    bool operator==(const Sell &) const = default;
};

/// The rest of the hand is thrown away; where resources are kept.
struct Discard
{
    static constexpr std::string_view kType = "discard";
    std::uint8_t player = 0;
    std::uint8_t cards = 1;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("cards", self.cards, Range{1, kCards});
    }
    bool operator==(const Discard &) const = default;
};

/// A destroyed place repaired (DE Industrierunde 2), or by an ability.
struct Rebuild
{
    static constexpr std::string_view kType = "rebuild";
    std::uint8_t player = 0;
    std::uint8_t position = 1;
    Source by;
    std::uint8_t coin = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("position", self.position, kPosition);
        visit("by", self.by, Optional{});
        visit("coin", self.coin, Range{0, kMostStock, true});
    }
    bool operator==(const Rebuild &) const = default;
};

/// Two places change positions with all that lies there (DE Startfähigkeiten - Industrierunde).
struct Swap
{
    static constexpr std::string_view kType = "swap";
    std::uint8_t player = 0;
    Source by;
    Positions positions;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("by", self.by);
        visit("positions", self.positions);
    }
    bool operator==(const Swap &) const = default;
};

/// An Innovation goes elsewhere (DE Innovation verschieben).
struct Shift
{
    static constexpr std::string_view kType = "shift";
    std::uint8_t player = 0;
    Source by;
    Card card;
    std::uint8_t position = 1;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("by", self.by);
        visit("card", self.card);
        visit("position", self.position, kPosition);
    }
    bool operator==(const Shift &) const = default;
};

/// Which part of a combined round is done; the first stands for what is left.
enum class DonePart : std::uint8_t { Rest, Economy, Industry };

/// A player is done with the phase, or everybody who is not.
struct Done
{
    static constexpr std::string_view kType = "done";
    std::int8_t player = -1;
    DonePart part = DonePart::Rest;

    static void describe(auto &self, auto &&visit);
    bool operator==(const Done &) const = default;
};

} // namespace pegsheet::empires

template <>
struct pegsheet::EnumNames<pegsheet::empires::DonePart>
{
    static constexpr std::array<std::string_view, 3> names{"rest", "economy", "industry"};
};

// Below the names of the parts, which it needs.
void pegsheet::empires::Done::describe(auto &self, auto &&visit)
{
    visit("player", self.player, OptionalPlayer{});
    visit("part", self.part, Optional{});
}
