// SPDX-License-Identifier: Apache-2.0
// Dark Ages (its text; contract, reading 43): one space back on each of three tracks where one can, then three spaces on the
// fourth, as far as it goes, without what the spaces bring; landmarks come on the way (corrections 7).
#include "model/tapestry/procedures/procedures.h"

namespace pegsheet::tapestry {

void fallBack(const Making &making, const Entry &used, Track track)
{
    const Player &player = making.state.at(used.player);
    for (const Track other : kAll<Track>)
        if (const std::uint32_t spaces = canRegress(player.tracks[other]); other != track && spaces != 0)
            making.table.regress(used.player, other, furthestOf(spaces));
    int space = furthestOf(stepsFor(player, track));
    for (int step = 0; step < kForward && space < kSpaces; ++step, ++space)
        making.table.bringLandmark(used, making.table.advance(used.player, track, space));
}

} // namespace pegsheet::tapestry
