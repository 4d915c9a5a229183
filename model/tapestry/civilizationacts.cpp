// SPDX-License-Identifier: Apache-2.0
// What the mats of civilizations ask, and what they can still bring.
#include "model/tapestry/civilizationacts.h"

#include "model/tapestry/outlook.h"
#include "model/tapestry/procedures/mats.h"

#include <algorithm>
#include <bit>

namespace pegsheet::tapestry {

std::uint32_t freeMats(const State &state, bool atStart)
{
    std::uint32_t free = EnumSet<Civilization>::kFull;
    for (const Civilization civilization : kAll<Civilization>)
        if (state.mats[civilization].isHeld() || (!atStart && kCivilizations[civilization].has(MatMark::OnlyAtStart)))
            free &= ~(1U << static_cast<unsigned>(civilization));
    return free;
}

std::uint32_t nextBoxes(const State &state, const Entry &entry)
{
    const Civilization civilization = civilizationOf(entry);
    const MatState &mat = state.mats[civilization];
    const CivilizationRow &row = kCivilizations[civilization];
    if (entry.act == Act::AnyBox)
        return (1U << static_cast<unsigned>(row.columns() * row.boxesIn(0))) - 1;
    if (row.course == Course::Path)
        return pathsFrom(mat.tokenColumn(), mat.tokenRow());
    std::uint32_t columns = 0;
    for (int column = 0; column < row.columns(); ++column)
        if (mat.column(column) < row.boxesIn(column))
            columns |= 1U << static_cast<unsigned>(column);
    return columns;
}

NodePlace boxOf(const State &state, const Entry &entry, int option)
{
    const Civilization civilization = civilizationOf(entry);
    const CivilizationRow &row = kCivilizations[civilization];
    const MatState &mat = state.mats[civilization];
    const int rows = row.boxesIn(0);
    if (entry.act == Act::AnyBox)
        return kPrinted.box(civilization, option / rows, option % rows);
    return row.course == Course::Path ? kPrinted.box(civilization, mat.tokenColumn(), option)
                                      : kPrinted.box(civilization, option, mat.column(option));
}

// Boxes and what lies on them ------------------------------------------------------------------------------

std::uint32_t exposedBoxes(const State &state, Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    const MatState &mat = state.mats[civilization];
    if (!row.has(MatMark::HoldsOutposts))
        return mat.squares();
    std::uint32_t open = 0;
    for (int column = 0; column < row.columns(); ++column) {
        const int boxes = row.boxesIn(column) - mat.column(column);
        open |= ((1U << boxes) - 1) << static_cast<std::size_t>(column) * kBoxes;
    }
    return open;
}

std::uint32_t outpostRows(const State &state, int seat)
{
    const MatState *mat = matWith<MatMark::HoldsOutposts>(state, seat);
    std::uint32_t rows = 0;
    for (int row = 0; mat != nullptr && row < kCivilizations[kHolder<MatMark::HoldsOutposts>].columns(); ++row)
        if (mat->column(row) > 0)
            rows |= 1U << row;
    return rows;
}

std::uint32_t outpostChoices(const State &state, int seat)
{
    const CivilizationRow &row = kCivilizations[kHolder<MatMark::HoldsOutposts>];
    const int left = std::min<int>(state.at(seat).outposts, row.boxesIn(0) + row.boxesIn(1));
    std::uint32_t choices = 0;
    for (int first = std::max(0, left - row.boxesIn(1)); first <= std::min(left, row.boxesIn(0)); ++first)
        choices |= 1U << first;
    return choices;
}

bool asksForRow(const State &state, int seat)
{
    return std::popcount(outpostRows(state, seat)) > 1;
}

bool asksForRow(const State &state, const Entry &entry)
{
    const Node *node = &state.queue.nodeOf(entry);
    const bool isPlaced = node->word == Word::OutpostThere || (node->word == Word::Opt && node[1].word == Word::OutpostThere);
    return isPlaced && asksForRow(state, entry.player);
}

// The map --------------------------------------------------------------------------------------------------

bool mayProtect(const State &state, const Entry &entry, const Conquer &move)
{
    const MatState *mat = matWith<MatMark::ProtectsConquest>(state, entry.player);
    return mat != nullptr && mat->markers > 0 && !move.against.isSaid();
}

bool maySpareDie(const State &state, const Conquer &move)
{
    const MatState &mat = state.mats[kHolder<MatMark::MaySpareDie>];
    return mat.isHeld() && mat.number() > 0 && mat.count < kMostMarkers && !move.against.isSaid();
}

int protectedOf(const State &state, int seat)
{
    int count = 0;
    if (const MatState *mat = matWith<MatMark::ProtectsConquest>(state, seat))
        count += std::max(0, kCivilizations[kHolder<MatMark::ProtectsConquest>].markers - mat->markers);
    if (const MatState *mat = matWith<MatMark::BuildsOnMap>(state, seat))
        count += mat->number();
    const MatState &traders = state.mats[kHolder<MatMark::Trades>];
    for (int which = 0; traders.isHeld() && which < traders.count; ++which)
        count += traders.beside(which) == seat ? 1 : 0;
    return count;
}

int openTerritories(const State &state, int seat)
{
    return std::max(0, state.at(seat).control - 1 - (state.agreed.namesMats ? protectedOf(state, seat) : 0));
}

// Where buildings stand besides the city -------------------------------------------------------------------

std::uint32_t columnsFor(const State &state, const Entry &entry)
{
    const MatState *mat = matWith<MatMark::TakesBuildings>(state, entry.player);
    if (mat == nullptr || !std::holds_alternative<Building>(pieceOf(entry)))
        return 0;
    const CivilizationRow &row = kCivilizations[kHolder<MatMark::TakesBuildings>];
    std::uint32_t columns = 0;
    for (int column = 0; column < row.columns(); ++column)
        if (mat->column(column) < row.boxesIn(column))
            columns |= 1U << column;
    return columns;
}

std::uint32_t mapPlacesFor(const State &state, const Entry &entry)
{
    if (matWith<MatMark::BuildsOnMap>(state, entry.player) == nullptr || !std::holds_alternative<Building>(pieceOf(entry)))
        return 0;
    const auto bit = [](MapPlace place) { return 1U << static_cast<unsigned>(place); };
    return bit(MapPlace::Empty) | (openTerritories(state, entry.player) > 0 ? bit(MapPlace::Own) : 0);
}

// Questions ------------------------------------------------------------------------------------------------

bool isOptionalPart(const State &state, const Entry &entry)
{
    switch (entry.act) {
    case Act::Roll: return state.mats[civilizationOf(entry)].tracks() != 0;
    case Act::Swap:
    case Act::FirstCard: return true;
    case Act::Box:
    case Act::Herald:
    case Act::Give:
    case Act::Improve:
    case Act::Trade: return kCivilizations[civilizationOf(entry)].stepOne.duty == Duty::Optional;
    default: return false;
    }
}

namespace {

// Of somebody who has the mat.
bool isVoidAct(const State &state, const Entry &entry)
{
    const Player &player = state.at(entry.player);
    const MatState &mat = state.mats[civilizationOf(entry)];
    switch (entry.act) {
    case Act::Box:
        return asksForBox(entry)
            ? nextBoxes(state, entry) == 0
            : std::ranges::none_of(kAll<Track>, [&](Track track) { return spacesFor(state, entry, track) != 0; });
    case Act::AnyBox: return nextBoxes(state, entry) == 0;
    case Act::Swap: return countSwaps(player.city) == 0;
    case Act::Exposed: return exposedBoxes(state, civilizationOf(entry)) == 0;
    case Act::Herald: return !hasMarker(mat) || stacksForHeralds(state, entry.player) == 0;
    case Act::FirstCard: return player.tapestry == 0 || player.mat.isFull();
    case Act::Give: return !hasMarker(mat) || player.tiles == 0 || opponentsOf(state, entry) == 0;
    case Act::GiveFree: return !hasMarker(mat) || opponentsOf(state, entry) == 0;
    case Act::Improve:
        return mat.markers == 0
            || std::ranges::none_of(state.seated(), [](const Player &each) { return each.techCount() > each.techs[TechRow::Top]; });
    case Act::Trade: return !hasMarker(mat);
    default: return false;
    }
}

} // namespace

bool isVoidOfMat(const State &state, const Entry &entry)
{
    switch (entry.act) {
    case Act::Mat: return freeMats(state, true) == 0;
    case Act::Marker: return markerPlots(state, entry).empty();
    case Act::Stolen:
    case Act::Share:
    case Act::Fetch: return isVoidTheft(state, entry);
    default: return !state.mats[civilizationOf(entry)].isOf(entry.player) || isVoidAct(state, entry);
    }
}

} // namespace pegsheet::tapestry
