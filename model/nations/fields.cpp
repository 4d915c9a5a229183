// SPDX-License-Identifier: Apache-2.0
// The fields of a state that are of their own: how they are written, read and hashed. Those of tiles are in tile.cpp.
#include "model/nations/state.h"

#include <algorithm>

namespace pegsheet::nations {

Value toValue(const SeatOrder &order)
{
    return Array(order.seats.begin(), order.seats.begin() + order.count);
}

MaybeRefusal fromValue(std::string_view field, const Value &value, SeatOrder &order)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(field, "list");
    if (list->size() > kMaxSeats)
        return wrongLength(field, list->size(), 1, kMaxSeats);
    order.count = 0;
    for (const Value &each : *list) {
        std::int64_t seat = 0;
        if (auto refusal = readInteger(field, each, {0, kMaxSeats - 1}, seat))
            return refusal;
        order.seats.at(order.count++) = static_cast<std::uint8_t>(seat);
    }
    return std::nullopt;
}

Value schemaOf(const SeatOrder &)
{
    return Object{{"type", "array"}, {"items", SchemaWriter::integerSchema({0, kMaxSeats - 1})}, {"uniqueItems", true}};
}

Value correctionSchemaOf(const SeatOrder &)
{
    return Object{{"type", "array"}, {"items", SchemaWriter::integerSchema({0, kMaxSeats - 1})}, {"maxItems", kMaxSeats}};
}

void hashInto(Hasher &hasher, const SeatOrder &order)
{
    for (std::size_t place = 0; place < order.count; ++place) {
        hasher.byte(order.seats.at(place));
        hasher.byte(order.former.at(place));
    }
}

Value toValue(const OfferPlaces &offer)
{
    return offerValue({offer.places.data(), offer.count});
}

MaybeRefusal fromValue(std::string_view field, const Value &value, OfferPlaces &offer)
{
    std::vector<Place> read;
    if (auto refusal = readOffer(field, value, read))
        return refusal;
    std::copy(read.begin(), read.end(), offer.places.begin());
    offer.count = read.size();
    return std::nullopt;
}

Value schemaOf(const OfferPlaces &)
{
    return offerSchema(true);
}

void hashInto(Hasher &hasher, const OfferPlaces &offer)
{
    hashInto(hasher, std::span<const Place>(offer.places));
}

void hashInto(Hasher &hasher, const Ledger &ledger)
{
    for (const AgePoints &age : ledger)
        for (const std::uint8_t points : {age.books, age.famine, age.war})
            hasher.byte(points);
}

} // namespace pegsheet::nations
