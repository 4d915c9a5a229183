// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/correction.h"
#include "model/empires/shapes.h"

#include <string>
#include <variant>

/// Every move there is. `player` is the seat that does it; positions count from 1, from the left; what may be left out is 0 or none
/// then.
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

/// Resources exchanged by an ability; where resources are kept.
struct Exchange
{
    static constexpr std::string_view kType = "exchange";
    std::uint8_t player = 0;
    Source by;
    MaybeStock wanted;
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
        visit("cards", self.cards, Range{1, 9});
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

/// The Conflict card that is turned up (DE Militärrunde 1).
struct Campaign
{
    static constexpr std::string_view kType = "campaign";
    ConflictWinner winner;
    ConflictTiers tiers;
    Unrest unrest;

    static void describe(auto &self, auto &&visit)
    {
        visit("winner", self.winner);
        visit("tiers", self.tiers);
        visit("unrest", self.unrest);
    }
    bool operator==(const Campaign &) const = default;
};

/// What a player bids: axes and coins together where resources are not kept (DE Militärrunde 3).
struct BidAxes
{
    static constexpr std::string_view kType = "bid";
    std::uint8_t player = 0;
    std::uint8_t axe = 0;
    std::uint8_t coin = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("axe", self.axe, Range{0, kMostBid});
        visit("coin", self.coin, Range{0, kMostBid, true});
    }
    bool operator==(const BidAxes &) const = default;
};

/// What a player still has at the end, where an ability asks for it.
struct TellStock
{
    static constexpr std::string_view kType = "stock";
    std::uint8_t player = 0;
    MaybeStock resources;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("resources", self.resources);
    }
    bool operator==(const TellStock &) const = default;
};

/// A finished empire, when only the end is counted.
struct FinishedSheet
{
    static constexpr std::string_view kType = "sheet";
    std::uint8_t player = 0;
    std::int16_t score = 0;
    Row row;
    MaybeStock resources;
    MaybePoints innovationPoints;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("score", self.score, Range{-kMostScore, kMostScore});
        visit("row", self.row);
        visit("resources", self.resources, Optional{});
        visit("innovationPoints", self.innovationPoints, Optional{});
    }
    bool operator==(const FinishedSheet &) const = default;
};

/// The table overrules the app: absolute values for fields of a player or of the turn.
struct Correct
{
    static constexpr std::string_view kType = "correct";
    static constexpr std::size_t kLongestWhy = 200;
    std::int8_t player = -1; ///< -1: fields of the turn
    Correction set;
    std::string why; ///< the table's words, may be empty

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, OptionalPlayer{});
        visit("set", self.set);
        visit("why", self.why, TextLimit{kLongestWhy});
    }
    bool operator==(const Correct &) const = default;
};

/// The first alternatives are listed moves, in the order of Listed; that order belongs to the shared format.
using Move =
    std::variant<Reveal, Mulligan, FreeBid, Redraw, Accept, Shortage, Use, Play, Rebuild, Swap, Shift, Done, BidAxes, Values, Learn,
                 Track, Lay, Blitz, Avert, Exchange, Sell, Discard, Campaign, TellStock, FinishedSheet, Correct>;

/// The listed moves by kind; an enumerator's number is the alternative's place in Move.
enum class Listed : std::uint8_t {
    Reveal,
    Mulligan,
    FreeBid,
    Redraw,
    Accept,
    Shortage,
    Use,
    Play,
    Rebuild,
    Swap,
    Shift,
    Done,
    Bid
};
inline constexpr int kListedKinds = 13;
/// The others are open: they are written field by field. So is an ability used with cards or points that the table names.
[[nodiscard]] inline bool isListed(const Move &move)
{
    const auto *use = std::get_if<Use>(&move);
    return move.index() < kListedKinds && (use == nullptr || (use->cards.list.empty() && !use->points.isSaid));
}

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
