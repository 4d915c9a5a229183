// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/matfields.h"

#include "model/tapestry/matlooks.h"

#include <string>

namespace pegsheet::tapestry {

namespace {

// Shown ----------------------------------------------------------------------------------------------------

template <NamedEnum E>
Value namesOf(unsigned bits)
{
    Array names;
    for (const E each : kAll<E>)
        if ((bits >> static_cast<unsigned>(each) & 1U) != 0)
            names.emplace_back(nameOf(each));
    return names;
}

Value bytesOf(const MatState &mat, int from, int count)
{
    Array list;
    for (int place = from; place < from + count; ++place)
        list.emplace_back(int{mat.at[static_cast<std::size_t>(place)]});
    return list;
}

Value squaresOf(const MatState &mat)
{
    Array list;
    for (int square = kSquareNumbers.min; square <= kSquareNumbers.max; ++square)
        if ((mat.squares() >> static_cast<unsigned>(square) & 1U) != 0)
            list.emplace_back(square);
    return list;
}

Value markedOf(const MatState &mat)
{
    Array list;
    for (int place = 0; place < mat.count; ++place) {
        const MatState::Marked card = mat.marked(place);
        list.emplace_back(Array{int{card.seat}, card.era + 1, int{card.height}});
    }
    return list;
}

Value numbersOf(const MatState &mat)
{
    Object numbers;
    for (const Predicted what : kAll<Predicted>)
        if (mat.number(what) > 0)
            numbers.push_back({std::string(nameOf(what)), mat.number(what)});
    return numbers;
}

Value partOf(const MatState &mat, Civilization civilization, MatField field)
{
    const Cells cells = cellsOf(civilization, field);
    switch (lookOf(field)) {
    case Look::Tracks: return namesOf<Track>(mat.tracks());
    case Look::Reached: return namesOf<Predicted>(mat.at[4]);
    case Look::Squares: return squaresOf(mat);
    case Look::Fixed: return bytesOf(mat, cells.from, cells.count);
    case Look::Seats: return bytesOf(mat, cells.from, mat.count);
    case Look::Marked: return markedOf(mat);
    case Look::Numbers: return numbersOf(mat);
    default: return field == MatField::Markers ? int{mat.markers} : int{mat.at[0]};
    }
}

} // namespace

Value toValue(const MatsField &field)
{
    if (!field.isNamed)
        return int{field.number};
    Array list;
    eachMat(field.mats, field.seat, [&](Civilization civilization) {
        const MatState &mat = field.mats[civilization];
        Object item{{std::string(kMemberName), nameOf(civilization)}};
        for (const MatField each : kAll<MatField>)
            if (kCivilizations[civilization].shows(each)) {
                item.push_back({std::string(nameOf(each)), partOf(mat, civilization, each)});
                if (each == MatField::Column)
                    item.push_back({std::string(kRowOfToken), mat.tokenRow()});
            }
        list.emplace_back(std::move(item));
    });
    return list;
}

// Described ------------------------------------------------------------------------------------------------

namespace {

Value boundedList(Value items, int least, int most)
{
    return Object{{"type", "array"}, {"items", std::move(items)}, {"minItems", least}, {"maxItems", most}};
}

Value schemaOf(MatField field)
{
    using Writer = SchemaWriter;
    constexpr int kMostBox = static_cast<int>(kBoxes);
    switch (lookOf(field)) {
    case Look::Tracks: return listSchema(Writer::namesSchema(EnumNames<Track>::names));
    case Look::Reached: return listSchema(Writer::namesSchema(EnumNames<Predicted>::names));
    case Look::Squares: return boundedList(Writer::integerSchema(kSquareNumbers), 0, kMostMarkers);
    case Look::Fixed: return boundedList(Writer::integerSchema({0, kMostBox}), 2, 3);
    case Look::Seats: return boundedList(Writer::integerSchema(kOfSeats), 0, kMostMarkers);
    case Look::Marked: {
        constexpr int kSize = static_cast<int>(kOfMarked);
        return boundedList(boundedList(Writer::integerSchema({0, Mat::kMost - 1}), kSize, kSize), 0, kMostMarkers);
    }
    case Look::Numbers: {
        Object properties;
        for (const Predicted what : kAll<Predicted>)
            properties.push_back({std::string(nameOf(what)), Writer::integerSchema({kLeastPredicted, kMostPredicted[what]})});
        return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
    }
    default: break;
    }
    return Writer::integerSchema({0, field == MatField::Protected ? kMostCards : kMostMarkers});
}

} // namespace

Value schemaOf(const MatsField &)
{
    Object properties{{std::string(kMemberName), SchemaWriter::namesSchema(EnumNames<Civilization>::names)}};
    for (const MatField field : kAll<MatField>) {
        properties.push_back({std::string(nameOf(field)), schemaOf(field)});
        if (field == MatField::Column)
            properties.push_back({std::string(kRowOfToken), SchemaWriter::integerSchema({0, 3})});
    }
    Value list = listSchema(Object{{"type", "object"},
                                   {"properties", std::move(properties)},
                                   {"required", Array{kMemberName}},
                                   {"additionalProperties", false}});
    return Object{{"oneOf", Array{SchemaWriter::integerSchema(MatsField::kNumbers), std::move(list)}}};
}

void hashInto(Hasher &hasher, const Mats &mats)
{
    int held = 0;
    for (const MatState &mat : mats.values)
        held += mat.isHeld() ? 1 : 0;
    hasher.byte(held);
    for (const Civilization civilization : kAll<Civilization>) {
        const MatState &mat = mats[civilization];
        if (!mat.isHeld())
            continue;
        for (const int byte :
             {static_cast<int>(civilization), int{mat.owner}, mat.place | mat.isOfStart << 7, int{mat.markers}, int{mat.count}})
            hasher.byte(byte);
        for (const std::uint8_t byte : mat.at)
            hasher.byte(byte);
    }
}

} // namespace pegsheet::tapestry
