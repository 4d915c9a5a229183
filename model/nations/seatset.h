// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/nations/tables.h"

#include <cstdint>

namespace pegsheet::nations {

/// Some of the seats. Written as a list of their numbers in seat order, each once.
struct SeatSet
{
    std::uint8_t bits = 0; ///< bit of each seat

    [[nodiscard]] constexpr bool has(int seat) const { return (bits >> static_cast<unsigned>(seat) & 1U) != 0; }
    constexpr void insert(int seat) { bits = static_cast<std::uint8_t>(bits | 1U << static_cast<unsigned>(seat)); }
    constexpr bool operator==(const SeatSet &) const = default;
};

[[nodiscard]] inline Value toValue(const SeatSet &seats)
{
    Array list;
    for (int seat = 0; seat < kMaxSeats; ++seat)
        if (seats.has(seat))
            list.emplace_back(seat);
    return list;
}

[[nodiscard]] inline MaybeRefusal fromValue(std::string_view field, const Value &value, SeatSet &seats)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    SeatSet read;
    for (const Value &each : *value.array()) {
        std::int64_t seat = 0;
        if (auto refusal = readInteger(field, each, {0, kMaxSeats - 1}, seat))
            return refusal;
        if (read.has(static_cast<int>(seat)))
            return duplicateValue(field, std::to_string(seat));
        read.insert(static_cast<int>(seat));
    }
    seats = read;
    return std::nullopt;
}

[[nodiscard]] inline Value schemaOf(const SeatSet &)
{
    return Object{{"type", "array"}, {"items", SchemaWriter::integerSchema({0, kMaxSeats - 1})}, {"uniqueItems", true}};
}

} // namespace pegsheet::nations
