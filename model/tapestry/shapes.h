// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/core/truth.h"
#include "model/tapestry/cardwords.h"
#include "model/tapestry/tables.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// What fields of moves are made of. Each reads and writes itself (model/core/fields.h).
namespace pegsheet::tapestry {

/// A number from 0 to Most that may be left out. Described with Optional.
template <int Most>
struct Maybe
{
    static constexpr int kMost = Most;
    std::int8_t number = -1; ///< -1 where it is not said

    [[nodiscard]] constexpr bool isSaid() const { return number >= 0; }
    constexpr bool operator==(const Maybe &) const = default;
};
template <int Most>
[[nodiscard]] Value toValue(const Maybe<Most> &maybe)
{
    return int{maybe.number};
}
template <int Most>
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Maybe<Most> &maybe)
{
    std::int64_t read = 0;
    MaybeRefusal refusal = readInteger(field, value, {0, Most}, read);
    maybe.number = static_cast<std::int8_t>(read);
    return refusal;
}
template <int Most>
[[nodiscard]] Value schemaOf(const Maybe<Most> &)
{
    return SchemaWriter::integerSchema({0, Most});
}

/// One of the names that may be left out. Described with Optional.
template <NamedEnum E>
struct MaybeOne
{
    std::int8_t index = -1; ///< -1 where none is said

    constexpr MaybeOne() = default;
    constexpr MaybeOne(E e) : index(static_cast<std::int8_t>(e)) {}
    [[nodiscard]] constexpr bool isSaid() const { return index >= 0; }
    /// One must be said.
    [[nodiscard]] constexpr E operator*() const { return static_cast<E>(index); }
    constexpr bool operator==(const MaybeOne &) const = default;
};
template <NamedEnum E>
[[nodiscard]] Value toValue(const MaybeOne<E> &maybe)
{
    return nameOf(*maybe);
}
template <NamedEnum E>
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, MaybeOne<E> &maybe)
{
    std::size_t read = 0;
    MaybeRefusal refusal = readName(field, value, EnumNames<E>::names, read);
    maybe.index = static_cast<std::int8_t>(read);
    return refusal;
}
template <NamedEnum E>
[[nodiscard]] Value schemaOf(const MaybeOne<E> &)
{
    return SchemaWriter::namesSchema(EnumNames<E>::names);
}

/// Up to three numbers, the lowest first; the same may be there several times.
class UpToThree
{
public:
    static constexpr int kMost = 3;

    [[nodiscard]] constexpr int count() const { return m_count; }
    [[nodiscard]] constexpr bool isFull() const { return m_count == kMost; }
    /// From 0 to count() - 1.
    [[nodiscard]] constexpr int operator[](int place) const { return m_numbers[static_cast<std::size_t>(place)]; }
    /// How often a number is there.
    [[nodiscard]] constexpr int countOf(int number) const
    {
        int count = 0;
        for (int place = 0; place < m_count; ++place)
            count += (*this)[place] == number ? 1 : 0;
        return count;
    }
    /// There must be room.
    constexpr void add(int number)
    {
        std::size_t place = m_count++;
        for (; place > 0 && m_numbers[place - 1] > number; --place)
            m_numbers[place] = m_numbers[place - 1];
        m_numbers[place] = static_cast<std::uint8_t>(number);
    }
    constexpr bool operator==(const UpToThree &) const = default;

private:
    std::array<std::uint8_t, kMost> m_numbers{};
    std::uint8_t m_count = 0;
};

/// Seats, one for each territory of theirs: up to three. Described with Optional.
struct SeatRefs : UpToThree
{
    constexpr bool operator==(const SeatRefs &) const = default;
};
[[nodiscard]] Value toValue(const SeatRefs &seats);
/// Refuses seats that there are not (input.outOfRange), and more than three.
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, SeatRefs &seats);
[[nodiscard]] Value schemaOf(const SeatRefs &seats);

/// Tech cards: up to three, those that are named in the order of the facts, then those that are not, by their row. Described with
/// Optional.
struct TechRefs : UpToThree
{
    /// The number of a card that is not named.
    [[nodiscard]] static constexpr int ofRow(TechRow row) { return static_cast<int>(kCount<Tech>) + static_cast<int>(row); }
    constexpr bool operator==(const TechRefs &) const = default;
};
[[nodiscard]] Value toValue(const TechRefs &cards);
/// Refuses what is neither the name of a card nor a row (input.unknownValue), and more than three (input.outOfRange).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, TechRefs &cards);
[[nodiscard]] Value schemaOf(const TechRefs &cards);

/// A plot of a city, `[column,row]`, both from 0 to 8 from the upper left.
struct PlotRef
{
    std::uint8_t column = 0;
    std::uint8_t row = 0;

    constexpr bool operator==(const PlotRef &) const = default;
};
[[nodiscard]] Value toValue(const PlotRef &plot);
/// Refuses what is no list of two numbers, and numbers beyond the city (input.outOfRange).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, PlotRef &plot);
[[nodiscard]] Value schemaOf(const PlotRef &plot);

/// How many slots of each row of the income mat lie open, 0 where it is not said. Described with Optional.
struct OpenSlots
{
    Per<std::uint8_t, Building> rows;

    [[nodiscard]] constexpr bool isSaid() const { return !(*this == OpenSlots()); }
    constexpr bool operator==(const OpenSlots &) const = default;
};
[[nodiscard]] Value toValue(const OpenSlots &open);
/// Refuses rows that there are not, and numbers of slots (input.outOfRange).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, OpenSlots &open);
[[nodiscard]] Value schemaOf(const OpenSlots &open);

/// What an income turn that is told by its numbers counts (DE p.11 to 13). What is not said is as the player has it.
struct IncomeNumbers
{
    OpenSlots open;
    Maybe<kMostCards> tech;    ///< tech cards
    Maybe<kMostLines> city;    ///< complete rows and columns
    Maybe<kMostCards> control; ///< territories

    static void describe(auto &self, auto &&visit)
    {
        visit("open", self.open, Optional{});
        visit("tech", self.tech, Optional{});
        visit("city", self.city, Optional{});
        visit("control", self.control, Optional{});
    }
    constexpr bool operator==(const IncomeNumbers &) const = default;
};

} // namespace pegsheet::tapestry
