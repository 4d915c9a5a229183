// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/tapestry/capitals.h"
#include "model/tapestry/cards.h"
#include "model/tapestry/civilizations.h"
#include "model/tapestry/queue.h"
#include "model/tapestry/shapes.h"
#include "model/tapestry/spots.h"

#include <string>
#include <string_view>
#include <type_traits>

/// The turn and what answers an entry of the queue: the listed moves, in the order of their kinds.
namespace pegsheet::tapestry {

inline constexpr Range kSeats{0, kMostSeats - 1};
/// Which own token moves: the space on which it is.
using Token = Maybe<kSpaces>;
/// Which entry of the queue an answer is for, the next is 0; left out, the first ready one that wants such a move.
using EntryPlace = Maybe<Queue::kRoom - 1>;
using Resources = Amounts<Resource>;
/// From which row of a mat an outpost comes, from above (contract, reading 57).
using OutpostRow = Maybe<1>;

/// The turn: a step on a track (DE p.6). `pay` is all of the cost.
struct Advance
{
    static constexpr std::string_view kType = "advance";
    Track track = Track::Exploration;
    Resources pay;
    Token token;

    static void describe(auto &self, auto &&visit)
    {
        visit("track", self.track);
        visit("pay", self.pay);
        visit("token", self.token, Optional{});
    }
    bool operator==(const Advance &) const = default;
};

/// The turn: an income turn (DE p.11).
struct TakeIncome
{
    static constexpr std::string_view kType = "income";

    static void describe(auto &, auto &&) {}
    bool operator==(const TakeIncome &) const = default;
};

/// Answers `any*n`: so many resources together.
struct Gain
{
    static constexpr std::string_view kType = "gain";
    Resources resources;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("resources", self.resources);
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Gain &) const = default;
};

/// Answers `or`: the part of that index.
struct Choose
{
    static constexpr std::string_view kType = "choose";
    std::uint8_t option = 0;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("option", self.option, Range{0, Benefit::kMostNodes - 1});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Choose &) const = default;
};

/// Answers `pay` and `opt`: it is done. `pay` is said only where the cost is `any`, `cards` only where it is tech cards that are
/// known by name and there are more of them. Of an outpost that lies on a mat from which row, where both have some.
struct Take
{
    static constexpr std::string_view kType = "take";
    Resources pay;
    TechRefs cards;
    EntryPlace entry;
    OutpostRow row = {};

    static void describe(auto &self, auto &&visit)
    {
        visit("pay", self.pay, Optional{});
        visit("cards", self.cards, Optional{});
        visit("row", self.row, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Take &) const = default;
};

/// Nothing comes of an entry: one that is optional, or of which the table says so.
struct Skip
{
    static constexpr std::string_view kType = "skip";
    EntryPlace entry;

    static void describe(auto &self, auto &&visit) { visit("entry", self.entry, Optional{}); }
    bool operator==(const Skip &) const = default;
};

/// Which track, and which of several tokens: of a movement, of the space that is repeated, of AI Singularity (DE p.17, p.18). Of
/// tapestry cards also to which space, where two are open, and whose token.
struct ChooseTrack
{
    static constexpr std::string_view kType = "track";
    Track track = Track::Exploration;
    Token token;
    Token to;
    std::int8_t player = -1;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("track", self.track);
        visit("token", self.token, Optional{});
        visit("to", self.to, Optional{});
        visit("player", self.player, OptionalPlayer{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const ChooseTrack &) const = default;
};

/// The science die as it lies; with `stay` no token moves (DE p.9).
struct Research
{
    static constexpr std::string_view kType = "research";
    Track face = Track::Exploration;
    Truth stay;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("face", self.face);
        visit("stay", self.stay, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Research &) const = default;
};

/// A territory tile is laid: the points of its sides and what it brings (DE p.7); `double` what it brings twice instead of points,
/// by a tapestry card.
struct Explore
{
    static constexpr std::string_view kType = "explore";
    std::uint8_t points = 0;
    TileBenefit tile = TileBenefit::Armory;
    Truth isDoubled;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("points", self.points, Range{0, kMostSides});
        visit("tile", self.tile);
        visit("double", self.isDoubled, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Explore &) const = default;
};

/// A space tile is explored (DE p.7).
struct ExploreSpace
{
    static constexpr std::string_view kType = "space";
    std::uint8_t tile = 1;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("tile", self.tile, Range{1, kSpaceTiles});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const ExploreSpace &) const = default;
};

/// A territory is conquered: what is gained of the dice, whose it was, and whether a trap was played (DE p.9). Of civilizations:
/// from which row the outpost comes, whether a marker protects it, and the die that was left to a marker there (contract, reading
/// 57).
struct Conquer
{
    static constexpr std::string_view kType = "conquer";
    MaybeOne<RedFace> red;
    MaybeOne<BlackFace> black;
    MaybeOne<TileBenefit> tile;
    Maybe<kMostSeats - 1> against;
    Truth island;
    Truth trap;
    EntryPlace entry;
    OutpostRow row = {};
    Truth marker = {};
    MaybeOne<DieFace> other = {};

    static void describe(auto &self, auto &&visit)
    {
        visit("red", self.red, Optional{});
        visit("black", self.black, Optional{});
        visit("tile", self.tile, Optional{});
        visit("against", self.against, Optional{});
        visit("island", self.island, Optional{});
        visit("trap", self.trap, Optional{});
        visit("row", self.row, Optional{});
        visit("marker", self.marker, Optional{});
        visit("other", self.other, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Conquer &) const = default;
};

/// Complete rows and columns of a city kept by numbers (DE p.13).
struct CountLines
{
    static constexpr std::string_view kType = "count";
    std::uint8_t count = 0;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("count", self.count, Range{0, kMostLines});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const CountLines &) const = default;
};

/// A tech goes a row up: that one, or one of that row that is not named (DE p.8). Whose it is is said where a mat lifts those of
/// anybody.
struct Upgrade
{
    static constexpr std::string_view kType = "upgrade";
    MaybeOne<TechRow> row;
    MaybeOne<Tech> card;
    EntryPlace entry;
    std::int8_t player = -1;

    static void describe(auto &self, auto &&visit)
    {
        visit("row", self.row, Optional{});
        visit("card", self.card, Optional{});
        visit("player", self.player, OptionalPlayer{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Upgrade &) const = default;
};

/// A tapestry card is played from the hand: that one, or one that is not named (DE p.11). One that the facts do not have may be
/// told by its `name` and what it brings now; then it is no listed move.
struct PlayTapestry
{
    static constexpr std::string_view kType = "tapestry";
    static constexpr std::size_t kLongestName = 160; ///< in bytes
    MaybeOne<TapestryCard> card;
    std::string name;
    Benefit gains;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("card", self.card, Optional{});
        visit("name", self.name, TextLimit{kLongestName});
        visit("gains", self.gains, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const PlayTapestry &) const = default;
};

/// A `vp_per` that waits for the rest of its `all` is counted now.
struct Resolve
{
    static constexpr std::string_view kType = "resolve";
    EntryPlace entry;

    static void describe(auto &self, auto &&visit) { visit("entry", self.entry, Optional{}); }
    bool operator==(const Resolve &) const = default;
};

/// Before the first turn: the simple mat of a city (DE p.4).
struct NameCapital
{
    static constexpr std::string_view kType = "capital";
    Capital capital = Capital::Mountain;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("capital", self.capital);
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const NameCapital &) const = default;
};

/// A building or landmark is built in a city: the upper left corner of its footprint and how often it was turned clockwise (DE
/// p.13). It answers an entry, or with `player` and `what` sets a landmark that was laid aside. A building may go elsewhere by a
/// mat: into a column of that, or on the map (contract, reading 52); and a marker lies on a plot.
struct PlacePiece
{
    static constexpr std::string_view kType = "place";
    Spot spot;
    std::int8_t player = -1;
    MaybeOne<Landmark> what;
    EntryPlace entry;
    Maybe<kBoxColumns - 1> column = {};
    MaybeOne<MapPlace> map = {};

    [[nodiscard]] constexpr bool isOnGrid() const { return !column.isSaid() && !map.isSaid(); }
    static void describe(auto &self, auto &&visit)
    {
        // What is not on the grid has no corner; a turn that is left out is none.
        constexpr bool isWritten = std::is_same_v<std::decay_t<decltype(visit)>, FieldWriter>;
        constexpr bool isDescribed = std::is_same_v<std::decay_t<decltype(visit)>, SchemaWriter>;
        visit("column", self.column, Optional{});
        visit("map", self.map, Optional{});
        if (!isWritten || self.isOnGrid()) {
            const Range corners{Spot::kFirst, Spot::kLast, isDescribed || !self.isOnGrid()};
            visit("x", self.spot.column, corners);
            visit("y", self.spot.row, corners);
            visit("turn", self.spot.turn, Range{0, Footprints::kMost - 1, !isWritten});
        }
        visit("player", self.player, OptionalPlayer{});
        visit("what", self.what, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const PlacePiece &) const = default;
};

/// Where cards are known by name: the tech that is invented, or one that is not named (DE p.8).
struct Invent
{
    static constexpr std::string_view kType = "invent";
    MaybeOne<Tech> card;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("card", self.card, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Invent &) const = default;
};

/// Where cards are known by name: whose circle or square is gained, a card of that row or one that is not named (DE p.8).
struct NameTech
{
    static constexpr std::string_view kType = "tech";
    MaybeOne<Tech> card;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("card", self.card, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const NameTech &) const = default;
};

/// Whose income mat, and which stack of it from 1: its uppermost card is copied.
struct NameStack
{
    static constexpr std::string_view kType = "stack";
    std::uint8_t player = 0;
    std::uint8_t era = 1;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("era", self.era, Range{1, Mat::kEras});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const NameStack &) const = default;
};

/// The opponent whom a tapestry card is about, or who gets a marker of a mat: from that square of it, else from the first that is
/// covered.
struct NameOpponent
{
    static constexpr std::string_view kType = "opponent";
    std::uint8_t player = 0;
    EntryPlace entry;
    Maybe<kMostMarkers - 1> square = {};

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("square", self.square, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const NameOpponent &) const = default;
};

/// Answers `landmark(any)`.
struct NameLandmark
{
    static constexpr std::string_view kType = "landmark";
    Landmark landmark = Landmark::Lighthouse;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("landmark", self.landmark);
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const NameLandmark &) const = default;
};

/// So many tapestry cards are discarded from the hand.
struct Discard
{
    static constexpr std::string_view kType = "discard";
    std::uint8_t count = 0;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("count", self.count, Range{0, kMostCards});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Discard &) const = default;
};

/// Toppled outposts stand up again: one to three seats, one a territory.
struct StandUp
{
    static constexpr std::string_view kType = "standUp";
    SeatRefs against;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("against", self.against);
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const StandUp &) const = default;
};

/// Food becomes as many other resources.
struct ConvertFood
{
    static constexpr std::string_view kType = "convert";
    Resources resources;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("resources", self.resources);
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const ConvertFood &) const = default;
};

} // namespace pegsheet::tapestry
