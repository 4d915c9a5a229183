// SPDX-License-Identifier: Apache-2.0
// From one spot of a piece to another: the best one, and the ways of a finger and of keys.
#include "app/tapestry/tapestrycity.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

namespace pegsheet::app::tapestryview {

using namespace tapestry;

namespace {

// What it completes there counts most, then that nothing of it hangs over.
int worthOf(const City &city, const Piece &piece, const Spot &spot)
{
    const Areas areas = city.wouldComplete(piece, spot);
    return 2 * (areas.lines() + areas.districts()) + (isWhole(footprintsOf(piece)[spot.turn], spot) ? 1 : 0);
}

// How far the middle of a footprint is from that of a plot.
double distanceOf(const Footprint &footprint, const Spot &spot, int column, int row)
{
    return std::hypot(spot.column + (footprint.width - 1) / 2.0 - column, spot.row + (footprint.height - 1) / 2.0 - row);
}

} // namespace

Spot bestSpot(const City &city, const Piece &piece)
{
    const Spots spots = city.spotsFor(piece);
    Spot best = spots.at(0);
    int most = worthOf(city, piece, best);
    for (int index = 1; index < spots.size(); ++index)
        if (const int worth = worthOf(city, piece, spots.at(index)); worth > most) {
            best = spots.at(index);
            most = worth;
        }
    return best;
}

int spotOver(const City &city, const Piece &piece, int spot, int turn, int column, int row)
{
    const Spots spots = city.spotsFor(piece);
    const Footprints &footprints = footprintsOf(piece);
    using Covering = std::tuple<int, int, double, int>;
    std::vector<Covering> all;
    for (int index = 0; index < spots.size(); ++index) {
        const Spot each = spots.at(index);
        const Footprint &footprint = footprints[each.turn];
        if (plotsUnder(footprint, each).has(plotAt(column, row)))
            all.emplace_back(-worthOf(city, piece, each), (each.turn - turn + footprints.count()) % footprints.count(),
                             distanceOf(footprint, each, column, row), each.number());
    }
    std::ranges::sort(all);
    const auto found = std::ranges::find(all, spot, [](const Covering &each) { return std::get<3>(each); });
    if (all.empty())
        return -1;
    return std::get<3>(found == all.end() || found + 1 == all.end() ? all.front() : *(found + 1));
}

int spotAfter(const City &city, const Piece &piece, int spot, int step)
{
    const Spots spots = city.spotsFor(piece);
    const auto index = spots.indexOf(Spot::ofNumber(spot));
    if (!index)
        return spot;
    const int count = spots.size();
    return spots.at(((*index + step) % count + count) % count).number();
}

int spotNear(const City &city, const Piece &piece, int turn, double column, double row)
{
    const Spots spots = city.spotsFor(piece);
    int nearest = -1;
    double least = 0;
    for (int index = 0; index < spots.size(); ++index) {
        const Spot spot = spots.at(index);
        const double distance = std::hypot(spot.column - column, spot.row - row);
        if (spot.turn != turn || (nearest >= 0 && distance >= least))
            continue;
        nearest = spot.number();
        least = distance;
    }
    return nearest;
}

int spotTurned(const City &city, const Piece &piece, int spot)
{
    const Spot from = Spot::ofNumber(spot);
    const int turns = footprintsOf(piece).count();
    for (int step = 1; step < turns; ++step)
        if (const int turned = spotNear(city, piece, (from.turn + step) % turns, from.column, from.row); turned >= 0)
            return turned;
    return spot;
}

} // namespace pegsheet::app::tapestryview
