// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationrows.h"

#include <array>
#include <cstdint>

/// What the state holds of civilizations that are known by name.
namespace pegsheet::tapestry {

/// A territory of somebody else, a card or a player that a marker lies with: at most so many of one mat.
inline constexpr int kMostMarkers = 4;

/// What lies on a civilization's mat, wherever it is. Each is in a match once, so the table has one of each: who has it, which
/// of theirs it is, and its markers. Twelve bytes; what a byte means says the mat's row by its fields.
struct MatState
{
    static constexpr std::uint8_t kNobody = 255;

    std::uint8_t owner = kNobody;
    std::uint8_t place : 7 = 0;     ///< among those of its owner, by when they came
    std::uint8_t isOfStart : 1 = 0; ///< its player began with it
    std::uint8_t markers = 0;       ///< left on it
    std::uint8_t count = 0;         ///< entries of Marked, Given or Beside
    std::array<std::uint8_t, 8> at{};

    [[nodiscard]] constexpr bool isHeld() const { return owner != kNobody; }
    [[nodiscard]] constexpr bool isOf(int seat) const { return owner == seat; }

    // Alchemists (rolled) and Leaders (tracks): bit of each track.
    [[nodiscard]] constexpr std::uint8_t tracks() const { return at[0]; }
    constexpr void setTracks(unsigned bits) { at[0] = static_cast<std::uint8_t>(bits); }
    // Craftsmen and Merrymakers: covered boxes, or the box of the token from 1; Militants: outposts left of each row.
    [[nodiscard]] constexpr int column(int which) const { return at[static_cast<std::size_t>(which)]; }
    constexpr void setColumn(int which, int boxes) { at[static_cast<std::size_t>(which)] = static_cast<std::uint8_t>(boxes); }
    // Entertainers: where the token is; column 0 is the start.
    [[nodiscard]] constexpr int tokenColumn() const { return at[0]; }
    [[nodiscard]] constexpr int tokenRow() const { return at[1]; }
    constexpr void setToken(int column, int row)
    {
        at[0] = static_cast<std::uint8_t>(column);
        at[1] = static_cast<std::uint8_t>(row);
    }
    // Mystics: the numbers, 0 where none is named, and the bit of each that was reached.
    [[nodiscard]] constexpr int number(Predicted what) const { return at[static_cast<std::size_t>(what)]; }
    constexpr void setNumber(Predicted what, int number) { at[static_cast<std::size_t>(what)] = static_cast<std::uint8_t>(number); }
    [[nodiscard]] constexpr bool isReached(Predicted what) const { return (at[4] >> static_cast<unsigned>(what) & 1U) != 0; }
    constexpr void reach(Predicted what) { at[4] = static_cast<std::uint8_t>(at[4] | 1U << static_cast<unsigned>(what)); }
    // Nomads: own territories with a building; Traders: markers on empty territories, then the seats beside whose outposts one
    // lies.
    [[nodiscard]] constexpr int number() const { return at[0]; }
    constexpr void setNumber(int number) { at[0] = static_cast<std::uint8_t>(number); }
    [[nodiscard]] constexpr int beside(int which) const { return at[1 + static_cast<std::size_t>(which)]; }
    constexpr void addBeside(int seat) { at[1 + static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(seat); }
    // Historians: who holds a marker, in the order given, and the bit of each square that lies open.
    [[nodiscard]] constexpr int given(int which) const { return at[static_cast<std::size_t>(which)]; }
    constexpr void give(int seat, int square)
    {
        at[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(seat);
        at[4] = static_cast<std::uint8_t>(at[4] | 1U << static_cast<unsigned>(square));
    }
    [[nodiscard]] constexpr bool holds(int seat) const
    {
        for (int which = 0; which < count; ++which)
            if (given(which) == seat)
                return true;
        return false;
    }
    [[nodiscard]] constexpr std::uint32_t squares() const { return at[4]; }
    // Heralds: which cards carry a marker: whose mat, which era from 0, the height from 0.
    struct Marked
    {
        std::uint8_t seat = 0;
        std::uint8_t era = 0;
        std::uint8_t height = 0;

        constexpr bool operator==(const Marked &) const = default;
    };
    [[nodiscard]] constexpr Marked marked(int which) const
    {
        const auto from = 2 * static_cast<std::size_t>(which);
        return {static_cast<std::uint8_t>(at[from] >> 2U), static_cast<std::uint8_t>(at[from] & 3U), at[from + 1]};
    }
    constexpr void mark(const Marked &card)
    {
        const auto from = 2 * static_cast<std::size_t>(count++);
        at[from] = static_cast<std::uint8_t>(static_cast<unsigned>(card.seat) << 2U | card.era);
        at[from + 1] = card.height;
    }
    [[nodiscard]] constexpr bool isMarked(const Marked &card) const
    {
        for (int which = 0; which < count; ++which)
            if (marked(which) == card)
                return true;
        return false;
    }

    constexpr bool operator==(const MatState &) const = default;
};
static_assert(sizeof(MatState) == 12);

/// All mats of a match; 192 bytes, 492 with those of the expansions.
using Mats = Per<MatState, Civilization>;

/// The mat as its player begins with it, or gains it during play.
[[nodiscard]] constexpr MatState matOf(Civilization civilization, int seat, int place, bool isOfStart)
{
    MatState mat;
    mat.owner = static_cast<std::uint8_t>(seat);
    mat.place = static_cast<std::uint8_t>(place) & 127U;
    mat.isOfStart = isOfStart ? 1 : 0;
    mat.markers = kCivilizations[civilization].markers;
    if (kCivilizations[civilization].has(MatMark::HoldsOutposts))
        for (int column = 0; column < kCivilizations[civilization].columns(); ++column)
            mat.setColumn(column, kCivilizations[civilization].boxesIn(column));
    return mat;
}
/// How many a player has.
[[nodiscard]] constexpr int matsOf(const Mats &mats, int seat)
{
    int count = 0;
    for (const MatState &mat : mats.values)
        count += mat.isOf(seat) ? 1 : 0;
    return count;
}
/// The others, none of which is that player's.
[[nodiscard]] constexpr Mats withoutMatsOf(Mats mats, int seat)
{
    for (MatState &mat : mats.values)
        if (mat.isOf(seat))
            mat = {};
    return mats;
}
/// Those of a player in the order in which they came.
template <typename Use>
constexpr void eachMat(const Mats &mats, int seat, Use use)
{
    for (int place = 0, left = matsOf(mats, seat); left > 0; ++place)
        for (const Civilization civilization : kAll<Civilization>)
            if (mats[civilization].isOf(seat) && mats[civilization].place == place) {
                use(civilization);
                --left;
            }
}

} // namespace pegsheet::tapestry
