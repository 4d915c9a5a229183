// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/core/fields.h"
#include "model/tapestry/city.h"

#include <concepts>

/// How a city is shown, corrected and coded: each field of it is a type that has the city, reads its part of that and writes it.
namespace pegsheet::tapestry {

/// The name of the building or landmark.
[[nodiscard]] constexpr std::string_view pieceName(const Piece &piece)
{
    const Landmark *landmark = std::get_if<Landmark>(&piece);
    return landmark ? nameOf(*landmark) : nameOf(std::get<Building>(piece));
}
[[nodiscard]] Value toValue(const Piece &piece);
/// Refuses what is neither a building nor a landmark (input.unknownValue).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Piece &piece);
[[nodiscard]] Value schemaOf(const Piece &piece);

/// The mat. Another one than the present begins the city anew; that there is none any more cannot be said.
struct CapitalField
{
    City city;
};
[[nodiscard]] Value toValue(const CapitalField &field);
[[nodiscard]] MaybeRefusal fromValue(std::string_view name, const Value &value, CapitalField &field);
[[nodiscard]] Value schemaOf(const CapitalField &field);

/// What the plots hold: nine texts of nine of kContentSigns, rows from above.
struct GridField
{
    City city;
};
[[nodiscard]] Value toValue(const GridField &field);
/// Refuses another number of rows or plots (input.outOfRange), and a sign that there is not (input.unknownValue).
[[nodiscard]] MaybeRefusal fromValue(std::string_view name, const Value &value, GridField &field);
[[nodiscard]] Value schemaOf(const GridField &field);

/// What stands beside the mat: buildings in table order, then landmarks.
struct BesideField
{
    City city;
};
[[nodiscard]] Value toValue(const BesideField &field);
/// Refuses more buildings of a kind than there are, and a landmark twice (input.duplicate).
[[nodiscard]] MaybeRefusal fromValue(std::string_view name, const Value &value, BesideField &field);
[[nodiscard]] Value schemaOf(const BesideField &field);

/// The landmarks that are laid aside (DE p.13).
struct UnplacedField
{
    City city;
};
[[nodiscard]] Value toValue(const UnplacedField &field);
[[nodiscard]] MaybeRefusal fromValue(std::string_view name, const Value &value, UnplacedField &field);
[[nodiscard]] Value schemaOf(const UnplacedField &field);

/// All of these are hashed as the city is.
template <typename F>
requires std::same_as<decltype(F::city), City>
void hashInto(Hasher &hasher, const F &field)
{
    hashInto(hasher, field.city);
}

// In codes -------------------------------------------------------------------------------------------------

template <EntropyCoder C, typename S>
CapitalField codeField(C &coder, const S &, const CapitalField &now, const CapitalField &field)
{
    const int given = field.city.isKept() ? static_cast<int>(field.city.capital()) : 0;
    const auto capital = codeBetween(coder, static_cast<Capital>(given), 0, static_cast<int>(kCount<Capital>) - 1);
    return now.city.isKept() && now.city.capital() == capital ? now : CapitalField{City(capital)};
}

/// Most plots hold what they held.
template <EntropyCoder C, typename S>
GridField codeField(C &coder, const S &, const GridField &now, const GridField &field)
{
    GridField read = now;
    for (int plot = 0; plot < kPlots; ++plot) {
        const Content given = field.city.at(plot);
        if (codeTruth(coder, given != now.city.at(plot), 1, 15))
            read.city.set(plot, codeBetween(coder, given, 0, static_cast<int>(kContentSigns.size()) - 1));
    }
    return read;
}

template <EntropyCoder C>
EnumSet<Landmark> codeThose(C &coder, EnumSet<Landmark> landmarks)
{
    return EnumSet<Landmark>::fromBits(static_cast<std::uint32_t>(codeBits(coder, landmarks.bits(), kCount<Landmark>)));
}

template <EntropyCoder C, typename S>
BesideField codeField(C &coder, const S &, const BesideField &now, const BesideField &field)
{
    BesideField read = now;
    for (const Building building : kAll<Building>)
        read.city.setBeside(building, codeBetween(coder, field.city.beside(building), 0, City::kMostBeside));
    read.city.setThoseThatAre(Where::Beside, codeThose(coder, field.city.thoseThatAre(Where::Beside)));
    return read;
}

template <EntropyCoder C, typename S>
UnplacedField codeField(C &coder, const S &, const UnplacedField &now, const UnplacedField &field)
{
    UnplacedField read = now;
    read.city.setThoseThatAre(Where::LaidAside, codeThose(coder, field.city.thoseThatAre(Where::LaidAside)));
    return read;
}

} // namespace pegsheet::tapestry
