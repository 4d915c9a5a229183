// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationwords.h"
#include "model/tapestry/tapestrycards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The mats of civilizations as they are printed: a mat is a row, and no rule asks for one by its name.
namespace pegsheet::tapestry {

/// The most columns of boxes that a mat has, and boxes of a column (civilizations.json).
inline constexpr std::size_t kBoxColumns = 4;
inline constexpr std::size_t kBoxes = 5;
/// The boxes of a mat as one text: its columns, with `/` between them, each from below or from the left with blanks between its
/// benefits. (An array of texts in a row is more than GCC 12 reads at compile time.)
[[nodiscard]] constexpr std::string_view partOf(std::string_view text, char between, int part)
{
    for (; part > 0 && !text.empty(); --part)
        text.remove_prefix(std::min(text.find(between), text.size() - 1) + 1);
    return text.substr(0, text.find(between));
}
[[nodiscard]] constexpr int partsIn(std::string_view text, char between)
{
    return text.empty() ? 0 : 1 + static_cast<int>(std::count(text.begin(), text.end(), between));
}

/// What is done to a mat where its player begins with it, by the sheet of 2023 (DE p.32; contract, reading 51).
struct Adjustment
{
    std::string_view atStart = {};    ///< gained before the first turn
    std::string_view atStartOf4 = {}; ///< the same of four and five players, where it is another one
    std::string_view afterFirst = {}; ///< at the end of the first income turn (DE p.29)
    Sure sure = Sure::None;

    [[nodiscard]] constexpr std::string_view of(int players) const
    {
        return players > 3 && !atStartOf4.empty() ? atStartOf4 : atStart;
    }
};

/// Its part of step 1 of an income turn, from one to another.
struct StepOne
{
    Duty duty = Duty::None;
    std::uint8_t first = 0;
    std::uint8_t last = 0;
    bool isCounted = false; ///< it comes once the other mats are done (contract, reading 56)

    [[nodiscard]] constexpr bool isIn(int turn) const { return duty != Duty::None && turn >= first && turn <= last; }
};

/// What a mat listens to, and what its owner gains then; the text is a benefit, or empty where boxes or a procedure say it.
struct MatTrigger
{
    MaybeOne<Event> event = {};
    std::string_view gains = {};
    bool ofHolders = false; ///< what happens to opponents who hold a marker of it, else what happens to its owner
};

/// A mat as it is printed (civilizations.json); bits of marks and fields are those of marked() (tapestrycards.h).
struct CivilizationRow
{
    std::string_view start = {}; ///< gained before the first turn, as the mat prints it
    std::uint8_t leap = 0;       ///< so far each token stands then, which is no advance (contract, reading 36)
    Adjustment adjustment = {};
    std::uint8_t plots = 0; ///< adjustment: markers for each opponent on free plots of different districts
    StepOne stepOne = {};
    MatTrigger on = {};
    Course course = Course::None;
    std::string_view boxes = {};
    std::uint8_t markers = 0; ///< at the start
    std::uint16_t marks = 0;
    Midgame midgame = Midgame::None;
    MatProcedure procedure = MatProcedure::None;
    std::uint16_t fields = 0;

    [[nodiscard]] constexpr bool has(MatMark mark) const { return (marks >> static_cast<unsigned>(mark) & 1U) != 0; }
    [[nodiscard]] constexpr bool shows(MatField field) const { return (fields >> static_cast<unsigned>(field) & 1U) != 0; }
    [[nodiscard]] constexpr int columns() const { return partsIn(boxes, '/'); }
    /// How many boxes a column has, and one of them; both from 0.
    [[nodiscard]] constexpr int boxesIn(int column) const { return partsIn(partOf(boxes, '/', column), ' '); }
    [[nodiscard]] constexpr std::string_view box(int column, int box) const { return partOf(partOf(boxes, '/', column), ' ', box); }
};
// clang-format off
inline constexpr Per<CivilizationRow, Civilization> kCivilizations{{{
    /* alchemists */ {.adjustment = {.atStart = "all(any,vp(10))", .sure = Sure::Numbers}, .stepOne = {Duty::Due, 2, 5}, .procedure = MatProcedure::Alchemists, .fields = marked(MatField::Rolled)},
    /* architects */ {.adjustment = {.sure = Sure::Read}, .plots = 1, .on = {Event::DistrictOfOneKind, "any"}, .marks = marked(MatMark::LinesTwice), .midgame = Midgame::Swap, .procedure = MatProcedure::Architects},
    /* craftsmen */ {.course = Course::Buildings, .boxes = "worker tile vp(5)/coin invent upgrade vp(10)/food tapestry culture research vp(15)", .marks = marked(MatMark::TakesBuildings), .fields = marked(MatField::Columns)},
    /* entertainers */ {.adjustment = {.atStart = "all(any,vp(10))", .sure = Sure::Numbers}, .stepOne = {Duty::Due, 2, 5}, .course = Course::Path, .boxes = "worker culture food coin/farm market house armory/conquer research_x invent explore/adv(t) adv(e) adv(m) adv(s)", .midgame = Midgame::AnyBox, .fields = marked(MatField::Column)},
    /* futurists */ {.start = "all(coin,worker,food,culture)", .leap = 4, .adjustment = {.afterFirst = "all(lose(culture),lose(any))", .sure = Sure::Numbers}, .marks = marked(MatMark::OnlyAtStart), .midgame = Midgame::Redraw},
    /* heralds */ {.adjustment = {.afterFirst = "tapestry", .sure = Sure::Read}, .stepOne = {Duty::Optional, 2, 5}, .markers = 4, .marks = marked(MatMark::CopiesPlayed, MatMark::CardOnFire), .procedure = MatProcedure::Heralds, .fields = marked(MatField::Markers, MatField::Marked)},
    /* historians */ {.stepOne = {Duty::Optional, 2, 5}, .on = {Event::Landmark, {}, true}, .course = Course::Exposed, .boxes = "vp(3) worker food vp(3)", .markers = 4, .midgame = Midgame::GiveAll, .procedure = MatProcedure::Historians, .fields = marked(MatField::Markers, MatField::Given, MatField::Squares)},
    /* inventors */ {.stepOne = {Duty::Optional, 2, 5}, .markers = 4, .marks = marked(MatMark::LiftsAny), .procedure = MatProcedure::Inventors, .fields = marked(MatField::Markers)},
    /* isolationists */ {.adjustment = {.atStart = "tile*2", .sure = Sure::Numbers}, .stepOne = {Duty::Due, 5, 5}, .on = {Event::EmptyTerritory, "any"}, .markers = 4, .marks = marked(MatMark::ProtectsConquest), .procedure = MatProcedure::Isolationists, .fields = marked(MatField::Markers)},
    /* leaders */ {.stepOne = {Duty::Optional, 2, 5}, .course = Course::Cover, .boxes = "adv(e) adv(s) adv(m) adv(t)", .fields = marked(MatField::Tracks)},
    /* merrymakers */ {.adjustment = {.atStart = "any", .sure = Sure::Numbers}, .stepOne = {Duty::Due, 2, 5}, .course = Course::Up, .boxes = "coin all(worker,food) all(culture,armory)/tile all(invent,tapestry) all(explore,research)/vp(5) vp(10) vp(15)", .fields = marked(MatField::Columns)},
    /* militants */ {.stepOne = {Duty::ByItself, 1, 5}, .course = Course::Exposed, .boxes = "coin vp(2) food vp(4)/vp(1) worker vp(3) culture", .marks = marked(MatMark::HoldsOutposts), .midgame = Midgame::Outposts, .fields = marked(MatField::Rows)},
    /* mystics */ {.adjustment = {.atStart = "any", .sure = Sure::Numbers}, .stepOne = {Duty::ByItself, 5, 5, true}, .on = {Event::Growth, "any"}, .marks = marked(MatMark::OnlyAtStart), .midgame = Midgame::Redraw, .procedure = MatProcedure::Mystics, .fields = marked(MatField::Numbers, MatField::Reached)},
    /* nomads */ {.marks = marked(MatMark::BuildsOnMap), .procedure = MatProcedure::Nomads, .fields = marked(MatField::Protected)},
    /* the_chosen */ {.adjustment = {.atStart = "times(opponents,vp(15))", .sure = Sure::All}, .stepOne = {Duty::ByItself, 2, 5, true}, .procedure = MatProcedure::TheChosen},
    /* traders */ {.adjustment = {.atStart = "all(any*2,vp(10))", .sure = Sure::Numbers}, .stepOne = {Duty::Optional, 2, 5}, .markers = 4, .marks = marked(MatMark::Trades, MatMark::MaySpareDie), .procedure = MatProcedure::Traders, .fields = marked(MatField::Markers, MatField::Open, MatField::Beside)},
}}};
// clang-format on

/// The one mat that changes that rule.
[[nodiscard]] constexpr Civilization holderOf(MatMark mark)
{
    const auto &rows = kCivilizations.values;
    return static_cast<Civilization>(
        std::find_if(rows.begin(), rows.end(), [mark](const CivilizationRow &row) { return row.has(mark); }) - rows.begin());
}

// Tables of numbers (civilizations.json; contract, readings 54 to 57) -------------------------------------------------------------

/// Entertainers: bit of each row of the next column that an edge leads to; [0] of the start, then by column and row.
inline constexpr std::array<std::array<std::uint8_t, 4>, 4> kPaths{{
    {0b1111, 0, 0, 0},
    {0b0011, 0b0110, 0b0110, 0b1100},
    {0b0011, 0b0011, 0b1100, 0b1100},
    {0b0011, 0b0110, 0b0110, 0b1100},
}};
/// The rows of the next column that the token can go to, from a column of 0 (the start) to 4 (the end).
[[nodiscard]] constexpr std::uint32_t pathsFrom(int column, int row)
{
    return column < 4 ? kPaths[static_cast<std::size_t>(column)][static_cast<std::size_t>(column == 0 ? 0 : row)] : 0;
}
/// Isolationists: points of land of that size; the last of any larger one.
inline constexpr std::array<std::uint8_t, 7> kLandPoints{0, 5, 10, 16, 23, 31, 40};
[[nodiscard]] constexpr int landPoints(int size)
{
    return kLandPoints[static_cast<std::size_t>(size < 6 ? size : 6)];
}
/// Mystics: the least and the most of each number, and the points of one that is exact at the end.
inline constexpr int kLeastPredicted = 1;
inline constexpr Per<std::uint8_t, Predicted> kMostPredicted{{9, 9, 9, 4}};
inline constexpr int kExactPoints = 10;
/// Alchemists: points of a track on which nobody of theirs can go on from the end.
inline constexpr int kPastEndPoints = 5;
/// The Chosen: points an opponent for each track, and of each achievement in the last income turn.
inline constexpr int kTrackPoints = 1;
inline constexpr int kLastAchievementPoints = 5;
/// Traders: edges of an empty territory, each of which may touch an opponent's.
inline constexpr int kMostNeighbours = 6;
/// Architects: how often two buildings change places.
inline constexpr int kMostSwaps = 3;

} // namespace pegsheet::tapestry
