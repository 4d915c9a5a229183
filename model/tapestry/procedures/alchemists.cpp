// SPDX-License-Identifier: Apache-2.0
// Alchemists: the science die is rolled again and again; a track that comes twice empties the mat and brings something, whoever
// stops goes a space forward on each track that is marked (civilizations.json; contract, reading 56).
#include "model/tapestry/procedures/mats.h"

namespace pegsheet::tapestry {

void roll(const Making &making, const Entry &used, Track face)
{
    MatState &mat = making.state.mats[civilizationOf(used)];
    const unsigned bit = 1U << static_cast<unsigned>(face);
    if ((mat.tracks() & bit) == 0) {
        mat.setTracks(mat.tracks() | bit);
        return making.state.queue.push(used);
    }
    mat.setTracks(0);
    making.tell(UsedMat{used.player, civilizationOf(used)});
    making.state.queue.push(beside(used, kPrinted.ruled(Ruled::Any), Act::Gain, used.why));
}

// What is pushed last comes first.
void stopRolling(const Making &making, const Entry &used)
{
    const Player &player = making.state.at(used.player);
    MatState &mat = making.state.mats[civilizationOf(used)];
    const unsigned marked = mat.tracks();
    mat.setTracks(0);
    making.tell(UsedMat{used.player, civilizationOf(used)});
    for (std::size_t place = kCount<Track>; place-- > 0;) {
        const Track track = kAll<Track>[place];
        if ((marked >> place & 1U) == 0)
            continue;
        if (isPastEnd(player, track))
            making.table.score(used.player, used.why, kPastEndPoints);
        else
            making.state.queue.push(beside(used, kPrinted.step(track, false), Act::Gain, used.why));
    }
}

} // namespace pegsheet::tapestry
