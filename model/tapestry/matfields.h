// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fieldkinds.h"
#include "model/tapestry/cardfields.h"
#include "model/tapestry/civilizations.h"

#include <algorithm>
#include <array>
#include <optional>

/// How civilizations are shown, corrected, hashed and coded.
namespace pegsheet::tapestry {

/// The civilizations of a player: how many there are where they are counted, else their mats among all mats.
struct MatsField
{
    static constexpr CodedAs kCodedAs = CodedAs::Number;
    static constexpr Range kNumbers{0, kMostCards};
    std::uint8_t number = 0;
    Mats mats;
    int seat = 0;
    bool isNamed = false; ///< the mats are meant: as it was read last, or as they are known

    [[nodiscard]] std::optional<Range> range() const { return isNamed ? std::nullopt : std::optional(kNumbers); }
};
/// A number, or `[{"civilization":"leaders","tracks":["science"]}]` in the order gained.
[[nodiscard]] Value toValue(const MatsField &field);
/// Reads either. What is not said of a mat stands as at its start. Refuses names that there are not, members that a mat does not
/// have (input.unknownField), numbers that do not lie on it (input.outOfRange), and a mat twice (input.duplicate).
[[nodiscard]] MaybeRefusal fromValue(std::string_view name, const Value &value, MatsField &field);
[[nodiscard]] Value schemaOf(const MatsField &field);

/// How many somebody has, and then of each its number and what lies on it.
void hashInto(Hasher &hasher, const Mats &mats);
inline void hashInto(Hasher &hasher, const MatsField &field)
{
    hashInto(hasher, field.mats);
}

/// The bytes of MatState::at that a field of a mat has.
struct Cells
{
    int from = 0;
    int count = 0;          ///< where isCounted how many each entry has
    bool isCounted = false; ///< as many entries as MatState::count says
};
[[nodiscard]] constexpr Cells cellsOf(Civilization civilization, MatField field)
{
    switch (field) {
    case MatField::Markers: return {};
    case MatField::Columns:
    case MatField::Rows: return {0, kCivilizations[civilization].columns()};
    case MatField::Column: return {0, 2};
    case MatField::Marked: return {0, 2, true};
    case MatField::Given: return {0, 1, true};
    case MatField::Beside: return {1, 1, true};
    case MatField::Squares:
    case MatField::Reached: return {4, 1};
    case MatField::Numbers: return {0, static_cast<int>(kCount<Predicted>)};
    default: return {0, 1};
    }
}
/// The most that one of those bytes can be, by its place in the field.
[[nodiscard]] constexpr int mostAt(Civilization civilization, MatField field, int place)
{
    constexpr int kAllOfFour = 15;
    constexpr int kMostRow = 3;
    switch (field) {
    case MatField::Columns:
    case MatField::Rows: return kCivilizations[civilization].boxesIn(place);
    case MatField::Column: return place == 0 ? static_cast<int>(kBoxColumns) : kMostRow;
    case MatField::Marked: return place % 2 == 0 ? (kMostSeats - 1) * Mat::kEras + Mat::kEras - 1 : Mat::kMost - 1;
    case MatField::Given:
    case MatField::Beside: return kMostSeats - 1;
    case MatField::Numbers: return kMostPredicted[static_cast<Predicted>(place)];
    case MatField::Protected: return kMostCards;
    case MatField::Open: return kMostMarkers;
    default: return kAllOfFour;
    }
}

template <EntropyCoder C>
MatState codeMat(C &coder, Civilization civilization, const MatState &given, MatState read)
{
    for (const MatField field : kAll<MatField>) {
        if (!kCivilizations[civilization].shows(field))
            continue;
        const Cells cells = cellsOf(civilization, field);
        int count = cells.count;
        if (field == MatField::Markers)
            read.markers = codeBetween(coder, given.markers, 0, kMostMarkers);
        if (cells.isCounted) {
            read.count = codeBetween(coder, given.count, 0, kMostMarkers);
            count *= read.count;
        }
        for (int place = 0; place < count; ++place) {
            const auto at = static_cast<std::size_t>(cells.from + place);
            read.at[at] = codeBetween(coder, given.at[at], 0, mostAt(civilization, field, place));
        }
    }
    return read;
}

template <EntropyCoder C>
Mats codeMats(C &coder, const Mats &now, const Mats &given, int seat)
{
    Mats read = withoutMatsOf(now, seat);
    std::array<Civilization, kCount<Civilization>> order{};
    std::size_t known = 0;
    eachMat(given, seat, [&](Civilization civilization) { order[known++] = civilization; });
    const int count = codeBetween(coder, static_cast<int>(known), 0, static_cast<int>(kCount<Civilization>));
    for (int place = 0; place < count; ++place) {
        const auto civilization = codeBetween(coder, order[static_cast<std::size_t>(place)], 0,
                                              static_cast<int>(kCount<Civilization>) - 1);
        const bool isOfStart = now[civilization].isOf(seat) && now[civilization].isOfStart == 1;
        const MatState fresh = matOf(civilization, seat, place, isOfStart);
        read[civilization] = codeMat(coder, civilization, given[civilization], fresh);
    }
    return read;
}

template <EntropyCoder C, typename S>
MatsField codeField(C &coder, const S &state, const MatsField &now, const MatsField &field)
{
    MatsField read = now;
    read.isNamed = state.agreed.namesMats;
    if (read.isNamed)
        read.mats = codeUnlessAsNow(coder, now.mats, field.mats, [&] { return codeMats(coder, now.mats, field.mats, now.seat); });
    else
        read.number = codeBetween(coder, field.number, MatsField::kNumbers.min, MatsField::kNumbers.max);
    return read;
}

} // namespace pegsheet::tapestry
