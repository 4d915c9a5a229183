// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The names of civilizations, and the words in which their rows are written (civilizationrows.h).
namespace pegsheet::tapestry {

/// The 16 civilizations of the base game (DE p.3; civilizations.json). Those of the expansions go behind them.
enum class Civilization : std::uint8_t {
    Alchemists,
    Architects,
    Craftsmen,
    Entertainers,
    Futurists,
    Heralds,
    Historians,
    Inventors,
    Isolationists,
    Leaders,
    Merrymakers,
    Militants,
    Mystics,
    Nomads,
    TheChosen,
    Traders
};

/// How a mat's part of step 1 of an income turn comes (DE p.11; contract, reading 56).
enum class Duty : std::uint8_t {
    None,
    Optional, ///< asked, and may be declined: a civilization may be used (DE p.11)
    Due,      ///< asked, or by itself where one answer is open; it cannot be declined
    ByItself  ///< nothing is asked of its owner
};

/// What becomes of the boxes of a mat, which are benefits in columns.
enum class Course : std::uint8_t {
    None,
    Cover,    ///< one that is not covered yet is covered and gained: Leaders
    Up,       ///< the token of a column goes a box up and gains it: Merrymakers
    Path,     ///< one token goes a column to the right along an edge and gains the box: Entertainers
    Exposed,  ///< all that lie open are gained, in each column from the left: Militants, Historians
    Buildings ///< an income building covers the lowest open box of a column and gains it: Craftsmen
};

/// What a mat changes of a rule; one bit each in CivilizationRow::marks.
enum class MatMark : std::uint8_t {
    LinesTwice,       ///< a complete line whose income buildings are of one kind counts twice (contract, reading 52)
    TakesBuildings,   ///< an income building may be placed on the mat
    BuildsOnMap,      ///< an income building may be placed on the map, and protects an own territory there
    ProtectsConquest, ///< a marker may protect an empty territory that was conquered
    HoldsOutposts,    ///< every outpost of the supply lies on the mat (contract, reading 57)
    LiftsAny,         ///< a tech card of anybody goes up, and carries a marker
    CopiesPlayed,     ///< the text of a card "when played" is gained, and carries a marker
    Trades,           ///< markers lie on territories
    MaySpareDie,      ///< the die that a conqueror did not choose is gained
    CardOnFire,       ///< a card may be played on Maker of Fire at the end of the first income turn
    OnlyAtStart       ///< it is not kept where it is gained during play (contract, reading 54)
};

/// What a mat that is gained during play does at once, in place of its start (contract, reading 54).
enum class Midgame : std::uint8_t {
    None,
    Redraw,  ///< it is not kept: another one is drawn and named
    Swap,    ///< up to three times two income buildings of the grid change places
    GiveAll, ///< all markers are given at once, without a tile
    AnyBox,  ///< the token goes to any box, which is gained
    Outposts ///< the owner chooses how many of the outposts that are left lie in the first row, the rightmost boxes
};

/// Rules of their own, each in a file of its own beside those of cards (model/tapestry/procedures/).
enum class MatProcedure : std::uint8_t {
    None,
    Alchemists,
    Architects,
    Heralds,
    Historians,
    Inventors,
    Isolationists,
    Mystics,
    Nomads,
    TheChosen,
    Traders
};

/// The four numbers that the Mystics predict (contract, "predict").
enum class Predicted : std::uint8_t { Tech, Districts, Control, Tracks };

/// Where a building is placed on the map (contract, "place").
enum class MapPlace : std::uint8_t { Own, Empty };

/// How sure an adjustment is: the icons of the book are lost in its text, the numbers are not (DE p.32; civilizations.json).
enum class Sure : std::uint8_t {
    None,    ///< there is no adjustment
    All,     ///< it is printed as it stands here
    Numbers, ///< which resource or piece it is was inferred
    Read     ///< the sheet can be read in two ways, and the contract says how it is meant
};

/// In which order a mat's own state is told (contract, "State of part 3"); one bit each in CivilizationRow::fields.
enum class MatField : std::uint8_t {
    Markers,
    Rolled,
    Columns,
    Column,
    Marked,
    Given,
    Squares,
    Tracks,
    Rows,
    Numbers,
    Reached,
    Protected,
    Open,
    Beside
};

} // namespace pegsheet::tapestry

namespace pegsheet {

template <>
struct EnumNames<tapestry::Civilization>
{
    static constexpr std::array<std::string_view, 16> names{
        "alchemists",    "architects", "craftsmen",   "entertainers", "futurists", "heralds", "historians", "inventors",
        "isolationists", "leaders",    "merrymakers", "militants",    "mystics",   "nomads",  "the_chosen", "traders"};
};
template <>
struct EnumNames<tapestry::Duty>
{
    static constexpr std::array<std::string_view, 4> names{"", "optional", "due", "by_itself"};
};
template <>
struct EnumNames<tapestry::Course>
{
    static constexpr std::array<std::string_view, 6> names{"", "cover", "up", "path", "exposed", "buildings"};
};
template <>
struct EnumNames<tapestry::MatMark>
{
    static constexpr std::array<std::string_view, 11> names{
        "lines_twice",   "takes_buildings", "builds_on_map", "protects_conquest", "holds_outposts", "lifts_any",
        "copies_played", "trades",          "spare_die",     "card_on_fire",      "only_at_start"};
};
template <>
struct EnumNames<tapestry::Midgame>
{
    static constexpr std::array<std::string_view, 6> names{"", "redraw", "swap", "give_all", "any_box", "outposts"};
};
template <>
struct EnumNames<tapestry::MatProcedure>
{
    static constexpr std::array<std::string_view, 11> names{"",           "alchemists", "architects",    "heralds",
                                                            "historians", "inventors",  "isolationists", "mystics",
                                                            "nomads",     "the_chosen", "traders"};
};
template <>
struct EnumNames<tapestry::Predicted>
{
    static constexpr std::array<std::string_view, 4> names{"tech", "districts", "control", "tracks"};
};
template <>
struct EnumNames<tapestry::MapPlace>
{
    static constexpr std::array<std::string_view, 2> names{"own", "empty"};
};
template <>
struct EnumNames<tapestry::Sure>
{
    static constexpr std::array<std::string_view, 4> names{"", "all", "numbers", "read"};
};
template <>
struct EnumNames<tapestry::MatField>
{
    static constexpr std::array<std::string_view, 14> names{"markers", "rolled",    "columns", "column", "marked",
                                                            "given",   "squares",   "tracks",  "rows",   "numbers",
                                                            "reached", "protected", "open",    "beside"};
};

} // namespace pegsheet
