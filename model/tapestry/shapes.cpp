// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/shapes.h"

#include "model/tapestry/plots.h"

#include <algorithm>

namespace pegsheet::tapestry {

Value toValue(const OpenSlots &open)
{
    Object object;
    for (const Building building : kAll<Building>)
        if (const int slots = open.rows[building]; slots > 0)
            object.push_back({std::string(kRows[building]), slots});
    return object;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, OpenSlots &open)
{
    open = {};
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType(field, "object");
    for (const Member &member : *object) {
        const auto row = std::find(kRows.values.begin(), kRows.values.end(), member.key);
        if (row == kRows.values.end())
            return unknownField(member.key);
        std::int64_t slots = 0;
        if (auto refusal = readInteger(member.key, member.value, {1, kSlots}, slots))
            return refusal;
        open.rows.values[static_cast<std::size_t>(row - kRows.values.begin())] = static_cast<std::uint8_t>(slots);
    }
    return std::nullopt;
}

Value schemaOf(const OpenSlots &)
{
    Object properties;
    for (const std::string_view row : kRows.values)
        properties.push_back({std::string(row), SchemaWriter::integerSchema({1, kSlots})});
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

namespace {

// Reads each number of a list of up to three.
template <typename Read>
MaybeRefusal readUpToThree(std::string_view field, const Value &value, UpToThree &numbers, Read read)
{
    numbers = {};
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(field, "list");
    if (list->size() > UpToThree::kMost)
        return wrongLength(field, list->size(), 0, UpToThree::kMost);
    for (std::size_t place = 0; place < list->size(); ++place) {
        int number = 0;
        if (auto refusal = read((*list)[place], number))
            return ofItem(std::move(*refusal), place);
        numbers.add(number);
    }
    return std::nullopt;
}

// The names of tech cards, then of their rows.
constexpr auto kTechRefNames = [] {
    std::array<std::string_view, kCount<Tech> + kCount<TechRow>> names{};
    std::copy(EnumNames<Tech>::names.begin(), EnumNames<Tech>::names.end(), names.begin());
    std::copy(EnumNames<TechRow>::names.begin(), EnumNames<TechRow>::names.end(), names.begin() + kCount<Tech>);
    return names;
}();

Value upToThreeOf(Value items)
{
    return Object{{"type", "array"}, {"items", std::move(items)}, {"maxItems", UpToThree::kMost}};
}

} // namespace

Value toValue(const SeatRefs &seats)
{
    Array list;
    for (int place = 0; place < seats.count(); ++place)
        list.emplace_back(seats[place]);
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, SeatRefs &seats)
{
    return readUpToThree(field, value, seats, [&](const Value &item, int &number) {
        std::int64_t read = 0;
        MaybeRefusal refusal = readInteger(field, item, {0, kMostSeats - 1}, read);
        number = static_cast<int>(read);
        return refusal;
    });
}

Value schemaOf(const SeatRefs &)
{
    return upToThreeOf(SchemaWriter::integerSchema({0, kMostSeats - 1}));
}

Value toValue(const TechRefs &cards)
{
    Array list;
    for (int place = 0; place < cards.count(); ++place)
        list.emplace_back(kTechRefNames[static_cast<std::size_t>(cards[place])]);
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, TechRefs &cards)
{
    return readUpToThree(field, value, cards, [&](const Value &item, int &number) {
        std::size_t read = 0;
        MaybeRefusal refusal = readName(field, item, kTechRefNames, read);
        number = static_cast<int>(read);
        return refusal;
    });
}

Value schemaOf(const TechRefs &)
{
    return upToThreeOf(SchemaWriter::namesSchema(kTechRefNames));
}

namespace {

constexpr std::size_t kCorner = 2; // a column and a row
constexpr Range kOfCity{0, kCitySide - 1};

} // namespace

Value toValue(const PlotRef &plot)
{
    return Array{int{plot.column}, int{plot.row}};
}

MaybeRefusal fromValue(std::string_view field, const Value &value, PlotRef &plot)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(field, "list");
    if (list->size() != kCorner)
        return wrongLength(field, list->size(), kCorner, kCorner);
    for (std::size_t place = 0; place < kCorner; ++place) {
        std::int64_t read = 0;
        if (auto refusal = readInteger(field, (*list)[place], kOfCity, read))
            return ofItem(std::move(*refusal), place);
        (place == 0 ? plot.column : plot.row) = static_cast<std::uint8_t>(read);
    }
    return std::nullopt;
}

Value schemaOf(const PlotRef &)
{
    return Object{{"type", "array"},
                  {"items", SchemaWriter::integerSchema(kOfCity)},
                  {"minItems", static_cast<int>(kCorner)},
                  {"maxItems", static_cast<int>(kCorner)}};
}

} // namespace pegsheet::tapestry
