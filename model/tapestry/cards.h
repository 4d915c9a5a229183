// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/tapestrycards.h"
#include "model/tapestry/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

/// What the state holds of cards that are known by name.
namespace pegsheet::tapestry {

/// The tech cards of a player in the order in which they were gained, one byte each.
class TechCards
{
public:
    static constexpr int kMost = 39;
    struct Held
    {
        MaybeOne<Tech> card; ///< not said of one that is not named
        TechRow row = TechRow::Bottom;
        bool isMarked = false; ///< a marker of a civilization lies on it

        constexpr bool operator==(const Held &) const = default;
    };

    [[nodiscard]] constexpr int count() const { return m_count; }
    [[nodiscard]] constexpr bool isFull() const { return m_count == kMost; }
    [[nodiscard]] constexpr Held operator[](int place) const
    {
        const std::uint8_t byte = m_held[static_cast<std::size_t>(place)];
        Held held;
        held.row = static_cast<TechRow>(byte >> kRowBits);
        if ((byte & kUnnamed) != kUnnamed)
            held.card = static_cast<Tech>(byte & kUnnamed);
        held.isMarked = (m_marked >> static_cast<unsigned>(place) & 1U) != 0;
        return held;
    }
    /// The place of a card; -1 where it is not there.
    [[nodiscard]] constexpr int find(Tech card) const
    {
        for (int place = 0; place < m_count; ++place)
            if (m_held[static_cast<std::size_t>(place)] % kOfRow == static_cast<std::uint8_t>(card))
                return place;
        return -1;
    }
    /// Of one that is not named the first of that row.
    [[nodiscard]] constexpr int findUnnamed(TechRow row) const
    {
        for (int place = 0; place < m_count; ++place)
            if (m_held[static_cast<std::size_t>(place)] == byteOf({{}, row}))
                return place;
        return -1;
    }
    /// The same, of those that carry a marker or of the others.
    [[nodiscard]] constexpr int findUnnamed(TechRow row, bool isMarked) const
    {
        for (int place = 0; place < m_count; ++place)
            if ((*this)[place] == Held{{}, row, isMarked})
                return place;
        return -1;
    }
    /// There must be room.
    constexpr void add(const Held &held)
    {
        m_held[m_count] = byteOf(held);
        if (held.isMarked)
            mark(m_count);
        ++m_count;
    }
    constexpr void mark(int place) { m_marked |= std::uint64_t{1} << static_cast<unsigned>(place); }
    /// Bit of the place of each that carries a marker.
    [[nodiscard]] constexpr std::uint64_t marked() const { return m_marked; }
    [[nodiscard]] constexpr int count(TechRow row) const
    {
        int count = 0;
        for (int place = 0; place < m_count; ++place)
            count += (*this)[place].row == row ? 1 : 0;
        return count;
    }
    constexpr void setRow(int place, TechRow row)
    {
        Held held = (*this)[place];
        held.row = row;
        m_held[static_cast<std::size_t>(place)] = byteOf(held);
    }
    constexpr void remove(int place)
    {
        const std::uint64_t below = (std::uint64_t{1} << static_cast<unsigned>(place)) - 1;
        m_marked = (m_marked & below) | (m_marked >> 1U & ~below);
        for (int next = place + 1; next < m_count; ++next)
            m_held[static_cast<std::size_t>(next) - 1] = m_held[static_cast<std::size_t>(next)];
        m_held[--m_count] = 0;
    }
    constexpr bool operator==(const TechCards &) const = default;

private:
    static constexpr unsigned kRowBits = 6;
    static constexpr std::uint8_t kOfRow = 1U << kRowBits;
    static constexpr std::uint8_t kUnnamed = kOfRow - 1;

    static constexpr std::uint8_t byteOf(const Held &held)
    {
        const unsigned card = held.card.isSaid() ? static_cast<unsigned>(*held.card) : kUnnamed;
        return static_cast<std::uint8_t>(static_cast<unsigned>(held.row) << kRowBits | card);
    }

    std::uint64_t m_marked = 0;
    std::array<std::uint8_t, kMost> m_held{};
    std::uint8_t m_count = 0;
};
static_assert(sizeof(TechCards) == 48 && kCount<Tech> < 63);

/// What lies on an income mat: four stacks, era 1 is Maker of Fire.
class Mat
{
public:
    static constexpr int kMost = 31;
    static constexpr int kEras = 4;
    /// A TapestryCard by its number, or one of these.
    static constexpr std::uint8_t kFaceDown = 62;
    static constexpr std::uint8_t kUnknown = 63;

    [[nodiscard]] constexpr int count() const { return m_count; }
    [[nodiscard]] constexpr bool isFull() const { return m_count == kMost; }
    /// How many lie in an era, from 0.
    [[nodiscard]] constexpr int count(int era) const
    {
        int count = 0;
        for (int place = 0; place < m_count; ++place)
            count += eraAt(place) == era ? 1 : 0;
        return count;
    }
    /// The card at that height of an era, the lowest is 0.
    [[nodiscard]] constexpr std::uint8_t at(int era, int height) const
    {
        for (int place = 0; place < m_count; ++place)
            if (eraAt(place) == era && height-- == 0)
                return codeAt(place);
        return kUnknown;
    }
    /// The uppermost; nothing of an empty stack.
    [[nodiscard]] constexpr std::optional<std::uint8_t> top(int era) const
    {
        for (int place = m_count; place-- > 0;)
            if (eraAt(place) == era)
                return codeAt(place);
        return std::nullopt;
    }
    /// How many of a card lie there, covered ones too.
    [[nodiscard]] constexpr int count(TapestryCard card) const
    {
        int count = 0;
        for (int place = 0; place < m_count; ++place)
            count += codeAt(place) == static_cast<std::uint8_t>(card) ? 1 : 0;
        return count;
    }
    /// Puts it on top of its era. There must be room.
    constexpr void add(int era, std::uint8_t code)
    {
        int place = m_count++;
        for (; place > 0 && eraAt(place - 1) > era; --place)
            m_cards[static_cast<std::size_t>(place)] = m_cards[static_cast<std::size_t>(place) - 1];
        m_cards[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(static_cast<unsigned>(era) << 6U | code);
    }
    constexpr void clear() { *this = {}; }
    constexpr bool operator==(const Mat &) const = default;

private:
    [[nodiscard]] constexpr int eraAt(int place) const { return m_cards[static_cast<std::size_t>(place)] >> 6U; }
    [[nodiscard]] constexpr std::uint8_t codeAt(int place) const { return m_cards[static_cast<std::size_t>(place)] & 63U; }

    std::array<std::uint8_t, kMost> m_cards{}; ///< era by era, from below
    std::uint8_t m_count = 0;
};
static_assert(sizeof(Mat) == 32 && kCount<TapestryCard> < Mat::kFaceDown);
/// The stack of a player who has begun so many income turns (contract, reading 42).
[[nodiscard]] constexpr int stackOf(int incomes)
{
    return std::clamp(incomes, 1, Mat::kEras) - 1;
}

/// A card "this era" that is in force.
struct Acting
{
    std::uint8_t card = kNone; ///< TapestryCard
    std::int8_t partner = -1;
    std::int8_t track = -1;
    bool isOfMat : 1 = false; ///< it ends where the stack of the present era is covered: itself, or what a copier there copied
    bool hasPaid : 1 = false; ///< what comes once only came

    static constexpr std::uint8_t kNone = 255;
    [[nodiscard]] constexpr bool isNone() const { return card == kNone; }
    [[nodiscard]] constexpr const CardRow &row() const { return kCardRows[static_cast<TapestryCard>(card)]; }
    constexpr bool operator==(const Acting &) const = default;
};
static_assert(sizeof(Acting) == 4);
/// Of one player, in the order in which they came into force.
class ActingCards
{
public:
    static constexpr int kMost = 4;

    [[nodiscard]] constexpr int count() const
    {
        int count = 0;
        while (count < kMost && !(*this)[count].isNone())
            ++count;
        return count;
    }
    [[nodiscard]] constexpr const Acting &operator[](int place) const { return m_cards[static_cast<std::size_t>(place)]; }
    [[nodiscard]] constexpr Acting &operator[](int place) { return m_cards[static_cast<std::size_t>(place)]; }
    /// There must be room.
    constexpr void add(const Acting &acting) { m_cards[static_cast<std::size_t>(count())] = acting; }
    [[nodiscard]] constexpr bool isFull() const { return count() == kMost; }
    /// Those end that lie on the mat, or were copied by what lies there.
    constexpr void removeThoseOfMat()
    {
        const ActingCards before = *this;
        clear();
        for (int place = 0; place < before.count(); ++place)
            if (!before[place].isOfMat)
                add(before[place]);
    }
    constexpr void clear() { *this = {}; }
    constexpr bool operator==(const ActingCards &) const = default;

private:
    std::array<Acting, kMost> m_cards{}; ///< what is none stands behind all others
};
static_assert(sizeof(ActingCards) == 16);

/// Tracks on which others may not advance: bit of each seat that said so, and of those of them whose next turn is under way or due.
struct Locks
{
    Per<std::uint8_t, Track> by;
    Per<std::uint8_t, Track> old;

    /// Whose locks lie on a track; those that lay there already end when they would have.
    constexpr void set(Track track, std::uint8_t seats)
    {
        by[track] = seats;
        old[track] = static_cast<std::uint8_t>(old[track] & seats);
    }
    constexpr bool operator==(const Locks &) const = default;
};
static_assert(sizeof(Locks) == 8);

} // namespace pegsheet::tapestry
