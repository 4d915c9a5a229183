// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/cityfields.h"

#include "model/core/fieldkinds.h"

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

// The buildings, then the landmarks.
constexpr auto kPieceNames = [] {
    std::array<std::string_view, kCount<Building> + kCount<Landmark>> names{};
    std::copy(EnumNames<Building>::names.begin(), EnumNames<Building>::names.end(), names.begin());
    std::copy(EnumNames<Landmark>::names.begin(), EnumNames<Landmark>::names.end(), names.begin() + kCount<Building>);
    return names;
}();

} // namespace

// Pieces ---------------------------------------------------------------------------------------------------

Value toValue(const Piece &piece)
{
    return pieceName(piece);
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Piece &piece)
{
    std::size_t index = 0;
    if (auto refusal = readName(field, value, kPieceNames, index))
        return refusal;
    if (index < kCount<Building>)
        piece = static_cast<Building>(index);
    else
        piece = static_cast<Landmark>(index - kCount<Building>);
    return std::nullopt;
}

Value schemaOf(const Piece &)
{
    return SchemaWriter::namesSchema(kPieceNames);
}

// The mat --------------------------------------------------------------------------------------------------

Value toValue(const CapitalField &field)
{
    return field.city.isKept() ? Value(nameOf(field.city.capital())) : Value();
}

MaybeRefusal fromValue(std::string_view name, const Value &value, CapitalField &field)
{
    std::size_t index = 0;
    if (auto refusal = readName(name, value, EnumNames<Capital>::names, index))
        return refusal;
    const auto capital = static_cast<Capital>(index);
    if (!field.city.isKept() || field.city.capital() != capital)
        field.city = City(capital);
    return std::nullopt;
}

Value schemaOf(const CapitalField &)
{
    return SchemaWriter::namesSchema(EnumNames<Capital>::names);
}

// The plots ------------------------------------------------------------------------------------------------

Value toValue(const GridField &field)
{
    Array rows;
    for (int row = 0; row < kCitySide; ++row) {
        std::string text;
        for (int column = 0; column < kCitySide; ++column)
            text += kContentSigns[static_cast<std::size_t>(field.city.at(plotAt(column, row)))];
        rows.emplace_back(std::move(text));
    }
    return rows;
}

namespace {

Array signsOfContents()
{
    Array signs;
    for (const char sign : kContentSigns)
        signs.emplace_back(std::string(1, sign));
    return signs;
}

MaybeRefusal readRow(std::string_view name, const Value &value, int row, City &city)
{
    const std::string *text = value.text();
    if (text == nullptr)
        return wrongType(name, "text");
    if (text->size() != kCitySide)
        return wrongLength(name, text->size(), kCitySide, kCitySide);
    for (int column = 0; column < kCitySide; ++column) {
        const std::string_view sign = std::string_view(*text).substr(static_cast<std::size_t>(column), 1);
        const std::size_t content = kContentSigns.find(sign);
        if (content == std::string_view::npos)
            return unknownValue(name, *text, signsOfContents());
        city.set(plotAt(column, row), static_cast<Content>(content));
    }
    return std::nullopt;
}

} // namespace

MaybeRefusal fromValue(std::string_view name, const Value &value, GridField &field)
{
    const Array *rows = value.array();
    if (rows == nullptr)
        return wrongType(name, "list");
    if (rows->size() != kCitySide)
        return wrongLength(name, rows->size(), kCitySide, kCitySide);
    for (int row = 0; row < kCitySide; ++row)
        if (auto refusal = readRow(name, (*rows)[static_cast<std::size_t>(row)], row, field.city))
            return ofItem(std::move(*refusal), static_cast<std::size_t>(row));
    return std::nullopt;
}

Value schemaOf(const GridField &)
{
    Object list = *listSchema(Object{{"type", "string"}, {"minLength", kCitySide}, {"maxLength", kCitySide}}).object();
    list.insert(list.end(), {{"minItems", kCitySide}, {"maxItems", kCitySide}});
    return list;
}

// Beside and laid aside ------------------------------------------------------------------------------------

Value toValue(const BesideField &field)
{
    Array list;
    for (const Building building : kAll<Building>)
        list.insert(list.end(), static_cast<std::size_t>(field.city.beside(building)), Value(nameOf(building)));
    for (const Landmark landmark : kAll<Landmark>)
        if (field.city.where(landmark) == Where::Beside)
            list.emplace_back(nameOf(landmark));
    return list;
}

MaybeRefusal fromValue(std::string_view name, const Value &value, BesideField &field)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(name, "list");
    Per<int, Building> buildings;
    EnumSet<Landmark> landmarks;
    for (std::size_t place = 0; place < list->size(); ++place) {
        Piece piece;
        if (auto refusal = fromValue(name, (*list)[place], piece))
            return ofItem(std::move(*refusal), place);
        const Landmark *landmark = std::get_if<Landmark>(&piece);
        if (landmark != nullptr ? landmarks.has(*landmark) : buildings[std::get<Building>(piece)] == City::kMostBeside)
            return duplicateValue(name, pieceName(piece));
        if (landmark != nullptr)
            landmarks.insert(*landmark);
        else
            ++buildings[std::get<Building>(piece)];
    }
    for (const Building building : kAll<Building>)
        field.city.setBeside(building, buildings[building]);
    field.city.setThoseThatAre(Where::Beside, landmarks);
    return std::nullopt;
}

Value schemaOf(const BesideField &)
{
    return listSchema(schemaOf(Piece()));
}

Value toValue(const UnplacedField &field)
{
    EnumSet<Landmark> landmarks = field.city.thoseThatAre(Where::LaidAside);
    return OwnKind{landmarks}.value();
}

MaybeRefusal fromValue(std::string_view name, const Value &value, UnplacedField &field)
{
    EnumSet<Landmark> landmarks;
    MaybeRefusal refusal = OwnKind{landmarks}.read(name, value);
    if (!refusal)
        field.city.setThoseThatAre(Where::LaidAside, landmarks);
    return refusal;
}

Value schemaOf(const UnplacedField &)
{
    EnumSet<Landmark> landmarks;
    return OwnKind{landmarks}.schema();
}

} // namespace pegsheet::tapestry
