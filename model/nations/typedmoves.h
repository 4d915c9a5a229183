// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/nations/seatset.h"
#include "model/nations/state.h"

/// Moves that are numbers: at the end of an age where pieces are not kept, and at the end of the match where tiles are not.
namespace pegsheet::nations {

inline constexpr int kMostSpent = kMostDice * kHighestFace + kMostChits;
inline constexpr Range kSeatRange{0, kMaxSeats - 1};

/// So many books a player spends, where pieces are not kept (DE Bücher).
struct BooksSpent
{
    static constexpr std::string_view kType = "booksSpent";
    std::uint8_t player = 0;
    std::uint8_t books = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("books", self.books, Range{0, kMostSpent});
    }
    bool operator==(const BooksSpent &) const = default;
};

/// Who has food enough, where pieces are not kept (DE Hungersnot).
struct FamineMet
{
    static constexpr std::string_view kType = "famineMet";
    SeatSet met;

    static void describe(auto &self, auto &&visit) { visit("met", self.met); }
    bool operator==(const FamineMet &) const = default;
};

/// Strength that a player has not spent, where pieces are not kept: for the turn order and the war (DE Zugreihenfolge, Krieg).
struct Strength
{
    static constexpr std::string_view kType = "strength";
    std::uint8_t player = 0;
    std::uint8_t strength = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("strength", self.strength, Range{0, kMostSpent});
    }
    bool operator==(const Strength &) const = default;
};

/// The four numbers of points on tiles.
void describeSums(auto &sums, auto &&visit)
{
    visit("developments", sums.developments, Range{0, kMostDevelopmentPoints, true});
    visit("advisor", sums.advisor, Range{0, kMostTilePoints, true});
    visit("colonies", sums.colonies, Range{0, kMostBesidePoints, true});
    visit("wonders", sums.wonders, Range{0, kMostBesidePoints, true});
}

/// Points on a player's tiles at the end (DE Spielende), where an age was played without tiles.
struct TilePoints
{
    static constexpr std::string_view kType = "tilePoints";
    std::uint8_t player = 0;
    TileSums sums;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        describeSums(self.sums, visit);
    }
    bool operator==(const TilePoints &) const = default;
};

/// A player's final score, when only the end of the game is counted: the place on the victory point track before the tiles,
/// and those. `place` is the one in the last turn order, which breaks ties; 0 is not said.
struct FinishedSheet
{
    static constexpr std::string_view kType = "sheet";
    std::uint8_t player = 0;
    std::uint8_t track = 0;
    TileSums sums;
    std::uint8_t place = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("track", self.track, Range{0, mostTrackPoints(kMaxSeats), true});
        describeSums(self.sums, visit);
        visit("place", self.place, Range{0, kMaxSeats, true});
    }
    bool operator==(const FinishedSheet &) const = default;
};

} // namespace pegsheet::nations
