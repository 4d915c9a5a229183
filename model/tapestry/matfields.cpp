// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/matfields.h"

#include <string>
#include <vector>

namespace pegsheet::tapestry {

namespace {

constexpr std::string_view kMemberName = "civilization";
constexpr std::string_view kRowOfToken = "row";
constexpr Range kSquareNumbers{0, kMostMarkers - 1};
constexpr std::size_t kOfMarked = 3; // whose card, which era, at which height
constexpr Range kOfSeats{0, kMostSeats - 1};

// What a field looks like.
enum class Look : std::uint8_t { Number, Token, Tracks, Reached, Squares, Fixed, Seats, Marked, Numbers };

Look lookOf(MatField field)
{
    switch (field) {
    case MatField::Rolled:
    case MatField::Tracks: return Look::Tracks;
    case MatField::Columns:
    case MatField::Rows: return Look::Fixed;
    case MatField::Column: return Look::Token;
    case MatField::Marked: return Look::Marked;
    case MatField::Given:
    case MatField::Beside: return Look::Seats;
    case MatField::Squares: return Look::Squares;
    case MatField::Numbers: return Look::Numbers;
    case MatField::Reached: return Look::Reached;
    default: return Look::Number;
    }
}

std::uint8_t &numberIn(MatState &mat, MatField field)
{
    return field == MatField::Markers ? mat.markers : mat.at[0];
}

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

// Read -----------------------------------------------------------------------------------------------------

namespace {

// Reads a list of so many items; `use(item, place)` says what is wrong with one.
template <typename Use>
MaybeRefusal readItems(std::string_view name, const Value &value, std::size_t least, std::size_t most, Use use)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(name, "list");
    if (list->size() < least || list->size() > most)
        return wrongLength(name, list->size(), static_cast<std::int64_t>(least), static_cast<std::int64_t>(most));
    for (std::size_t place = 0; place < list->size(); ++place)
        if (MaybeRefusal refusal = use((*list)[place], place))
            return ofItem(std::move(*refusal), place);
    return std::nullopt;
}

MaybeRefusal readByte(std::string_view name, const Value &value, Range range, std::uint8_t &byte)
{
    std::int64_t read = 0;
    MaybeRefusal refusal = readInteger(name, value, range, read);
    byte = static_cast<std::uint8_t>(read);
    return refusal;
}

// A set, each of it once.
template <typename Read>
MaybeRefusal readBits(std::string_view name, const Value &value, std::size_t most, std::uint8_t &bits, Read read)
{
    bits = 0;
    return readItems(name, value, 0, most, [&](const Value &item, std::size_t) -> MaybeRefusal {
        std::size_t index = 0;
        if (auto refusal = read(item, index))
            return refusal;
        if ((bits >> index & 1U) != 0)
            return duplicateValue(name, item.text() != nullptr ? *item.text() : std::to_string(index));
        bits = static_cast<std::uint8_t>(bits | 1U << index);
        return std::nullopt;
    });
}

template <NamedEnum E>
MaybeRefusal readNames(std::string_view name, const Value &value, std::uint8_t &bits)
{
    return readBits(name, value, kCount<E>, bits,
                    [&](const Value &item, std::size_t &index) { return readName(name, item, EnumNames<E>::names, index); });
}

MaybeRefusal readSquares(std::string_view name, const Value &value, std::uint8_t &bits)
{
    return readBits(name, value, kMostMarkers, bits, [&](const Value &item, std::size_t &index) {
        std::int64_t square = 0;
        MaybeRefusal refusal = readInteger(name, item, kSquareNumbers, square);
        index = static_cast<std::size_t>(square);
        return refusal;
    });
}

MaybeRefusal readMarked(std::string_view name, const Value &value, MatState &mat)
{
    mat.count = 0;
    return readItems(name, value, 0, kMostMarkers, [&](const Value &item, std::size_t) -> MaybeRefusal {
        constexpr std::array<Range, kOfMarked> kRanges{kOfSeats, Range{1, Mat::kEras}, Range{0, Mat::kMost - 1}};
        std::array<std::uint8_t, kOfMarked> read{};
        if (auto refusal = readItems(name, item, kOfMarked, kOfMarked, [&](const Value &number, std::size_t place) {
                return readByte(name, number, kRanges.at(place), read.at(place));
            }))
            return refusal;
        mat.mark({read[0], static_cast<std::uint8_t>(read[1] - 1), read[2]});
        return std::nullopt;
    });
}

MaybeRefusal readNumbers(std::string_view name, const Value &value, MatState &mat)
{
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType(name, "object");
    for (const Member &member : *object) {
        const auto what = fromName<Predicted>(member.key);
        if (!what)
            return unknownField(member.key);
        if (auto refusal = readByte(member.key, member.value, {kLeastPredicted, kMostPredicted[*what]},
                                    mat.at[static_cast<std::size_t>(*what)]))
            return refusal;
    }
    return std::nullopt;
}

// A list of numbers, one for each column, or of seats.
MaybeRefusal readBytes(std::string_view name, const Value &value, Civilization civilization, MatField field, MatState &mat)
{
    const Cells cells = cellsOf(civilization, field);
    const auto least = static_cast<std::size_t>(cells.isCounted ? 0 : cells.count);
    const auto most = static_cast<std::size_t>(cells.isCounted ? kMostMarkers : cells.count);
    MaybeRefusal refusal = readItems(name, value, least, most, [&](const Value &item, std::size_t place) {
        return readByte(name, item, {0, mostAt(civilization, field, static_cast<int>(place))},
                        mat.at[static_cast<std::size_t>(cells.from) + place]);
    });
    if (cells.isCounted && !refusal)
        mat.count = static_cast<std::uint8_t>(value.array()->size());
    return refusal;
}

MaybeRefusal readPart(const Value &value, Civilization civilization, MatField field, MatState &mat)
{
    const std::string_view name = nameOf(field);
    switch (lookOf(field)) {
    case Look::Tracks: return readNames<Track>(name, value, mat.at[0]);
    case Look::Reached: return readNames<Predicted>(name, value, mat.at[4]);
    case Look::Squares: return readSquares(name, value, mat.at[4]);
    case Look::Fixed:
    case Look::Seats: return readBytes(name, value, civilization, field, mat);
    case Look::Marked: return readMarked(name, value, mat);
    case Look::Numbers: return readNumbers(name, value, mat);
    case Look::Token: return readByte(name, value, {0, mostAt(civilization, field, 0)}, mat.at[0]);
    case Look::Number: break;
    }
    const int most = field == MatField::Markers ? kMostMarkers : mostAt(civilization, field, 0);
    return readByte(name, value, {0, most}, numberIn(mat, field));
}

// What an item of that mat may say.
std::vector<std::string_view> membersOf(Civilization civilization)
{
    std::vector<std::string_view> members{kMemberName};
    for (const MatField field : kAll<MatField>)
        if (kCivilizations[civilization].shows(field)) {
            members.push_back(nameOf(field));
            if (field == MatField::Column)
                members.push_back(kRowOfToken);
        }
    return members;
}

// One mat of the list; `was` says what lay there before.
MaybeRefusal readMat(std::string_view name, const Value &item, const Mats &was, MatsField &field)
{
    const Object *object = item.object();
    if (object == nullptr)
        return wrongType(name, "object");
    const Value *said = item.find(kMemberName);
    if (said == nullptr)
        return missingField(kMemberName);
    std::size_t index = 0;
    if (auto refusal = readName(kMemberName, *said, EnumNames<Civilization>::names, index))
        return refusal;
    const auto civilization = static_cast<Civilization>(index);
    if (auto refusal = refusesUnknown(*object, membersOf(civilization)))
        return refusal;
    MatState &mat = field.mats[civilization];
    if (mat.isOf(field.seat))
        return duplicateValue(name, nameOf(civilization));
    const bool isOfStart = was[civilization].isOf(field.seat) && was[civilization].isOfStart == 1;
    mat = matOf(civilization, field.seat, matsOf(field.mats, field.seat), isOfStart);
    for (const MatField each : kAll<MatField>)
        if (const Value *part = item.find(nameOf(each)); part != nullptr)
            if (auto refusal = readPart(*part, civilization, each, mat))
                return refusal;
    if (const Value *row = item.find(kRowOfToken); row != nullptr)
        return readByte(kRowOfToken, *row, {0, mostAt(civilization, MatField::Column, 1)}, mat.at[1]);
    return std::nullopt;
}

} // namespace

MaybeRefusal fromValue(std::string_view name, const Value &value, MatsField &field)
{
    field.isNamed = value.array() != nullptr;
    if (!field.isNamed)
        return readByte(name, value, MatsField::kNumbers, field.number);
    const Mats was = field.mats;
    field.mats = withoutMatsOf(was, field.seat);
    return readItems(name, value, 0, kCount<Civilization>,
                     [&](const Value &item, std::size_t) { return readMat(name, item, was, field); });
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
