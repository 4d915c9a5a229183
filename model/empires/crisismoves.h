// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/tablemoves.h"

/// Moves of Disaster rounds.
namespace pegsheet::empires {

/// The Disaster that is turned up (DE Ablauf der Krisenrunde 1).
struct Reveal
{
    static constexpr std::string_view kType = "reveal";
    Card card;

    static void describe(auto &self, auto &&visit) { visit("card", self.card); }
    bool operator==(const Reveal &) const = default;
};

/// A resource for the pot; where resources are kept.
struct Avert
{
    static constexpr std::string_view kType = "avert";
    std::uint8_t player = 0;
    Resource resource = Resource::Wheat;
    Card card;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("resource", self.resource);
        visit("card", self.card, Optional{});
    }
    bool operator==(const Avert &) const = default;
};

/// A Disaster averted by an ability, which is exhausted then (DE Gratisgebot).
struct FreeBid
{
    static constexpr std::string_view kType = "freeBid";
    std::uint8_t player = 0;
    Source by;
    Card card;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("by", self.by);
        visit("card", self.card, Optional{});
    }
    bool operator==(const FreeBid &) const = default;
};

/// Another Disaster in the place of an open one (DE Krise neu ziehen).
struct Redraw
{
    static constexpr std::string_view kType = "redraw";
    std::uint8_t player = 0;
    Source by;
    Card with;
    Card card;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("by", self.by);
        visit("with", self.with);
        visit("card", self.card, Optional{});
    }
    bool operator==(const Redraw &) const = default;
};

/// A Disaster taken: what it destroys, and where it is laid as an Innovation (DE Wer eine Krise annimmt).
struct Accept
{
    static constexpr std::string_view kType = "accept";
    std::uint8_t player = 0;
    Card card;
    std::uint8_t hit = 0;
    std::uint8_t position = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("card", self.card, Optional{});
        visit("hit", self.hit, kMaybePosition);
        visit("position", self.position, kMaybePosition);
    }
    bool operator==(const Accept &) const = default;
};

/// Coins for two points each (DE Ressourcenknappheit).
struct Shortage
{
    static constexpr std::string_view kType = "shortage";
    std::uint8_t player = 0;
    std::uint8_t coins = 1;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("coins", self.coins, Range{1, 99});
    }
    bool operator==(const Shortage &) const = default;
};

} // namespace pegsheet::empires
