// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/hasher.h"
#include "model/empires/card.h"

#include <array>
#include <cstdint>
#include <vector>

/// Parts of moves and of the state that read and write themselves.
namespace pegsheet::empires {

/// Positions as a list.
[[nodiscard]] Value positionsValue(const std::vector<int> &positions);
[[nodiscard]] Value positionsSchema();

/// Two positions in a row, from 1; 0 and 0 where they are not said. Written as a list of two.
struct Positions
{
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    constexpr bool operator==(const Positions &) const = default;
};
[[nodiscard]] Value toValue(const Positions &positions);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Positions &positions);
[[nodiscard]] Value schemaOf(const Positions &positions);

/// What an ability is used for: a place, a card, or `"campaign"`, the tier of a Conflict.
struct Reason
{
    Source source;
    bool isCampaign = false;

    constexpr bool operator==(const Reason &) const = default;
};
[[nodiscard]] Value toValue(const Reason &reason);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Reason &reason);
[[nodiscard]] Value schemaOf(const Reason &reason);

/// Spaces of the round track, in their order. Written as a list.
struct Spaces
{
    std::vector<Round> list;

    bool operator==(const Spaces &) const = default;
};
[[nodiscard]] Value toValue(const Spaces &spaces);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Spaces &spaces);
[[nodiscard]] Value schemaOf(const Spaces &spaces);
void hashInto(Hasher &hasher, const Spaces &spaces);

/// The eleven places from left to right. Written as a list, each once.
struct Order
{
    std::array<Location, kPlaces> row = kAll<Location>;

    bool operator==(const Order &) const = default;
};
[[nodiscard]] Value toValue(const Order &order);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Order &order);
[[nodiscard]] Value schemaOf(const Order &order);

/// A whole row: each place from the left with what lies at it. Written as the state is; what is healthy, has no Innovation or an
/// Innovation that is not exhausted need not say so.
struct Row
{
    struct Place
    {
        Location location = Location::City;
        bool isDestroyed = false;
        std::vector<Card> cards;

        bool operator==(const Place &) const = default;
    };
    std::array<Place, kPlaces> places;
    CardSet exhausted;

    Row();
    bool operator==(const Row &) const = default;
};
[[nodiscard]] Value toValue(const Row &row);
/// Refuses a place or a card twice (input.duplicate).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Row &row);
[[nodiscard]] Value schemaOf(const Row &row);
/// The places, and which are destroyed.
void hashInto(Hasher &hasher, const Row &row);

/// Numbers printed on places; 0: not said. Written as `{"city":{"value":32,"repair":6}}`.
struct Numbers
{
    Per<PlaceNumbers, Location> of;

    bool operator==(const Numbers &) const = default;
};
[[nodiscard]] Value toValue(const Numbers &numbers);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Numbers &numbers);
[[nodiscard]] Value schemaOf(const Numbers &numbers);

} // namespace pegsheet::empires
