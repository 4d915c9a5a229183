// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/core/truth.h"
#include "model/tapestry/tables.h"

#include <cstdint>

/// What fields of moves are made of. Each reads and writes itself (model/core/fields.h).
namespace pegsheet::tapestry {

/// A number from 0 to Most that may be left out. Described with Optional.
template <int Most>
struct Maybe
{
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
