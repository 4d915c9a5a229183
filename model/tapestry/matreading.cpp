// SPDX-License-Identifier: Apache-2.0
// Reading what lies on the mats of civilizations.
#include "model/tapestry/matfields.h"
#include "model/tapestry/matlooks.h"

#include <string>
#include <vector>

namespace pegsheet::tapestry {

namespace {

std::uint8_t &numberIn(MatState &mat, MatField field)
{
    return field == MatField::Markers ? mat.markers : mat.at[0];
}

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
    case Look::OfToken: return readByte(name, value, {0, mostAt(civilization, field, 0)}, mat.at[0]);
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

} // namespace pegsheet::tapestry
