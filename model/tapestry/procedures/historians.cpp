// SPDX-License-Identifier: Apache-2.0
// Historians: a tile is discarded to give a marker to an opponent; whenever one who holds a marker gains a landmark, all that lies
// open on the mat is gained (civilizations.json; contract, readings 33, 53 and 54).
#include "model/tapestry/procedures/mats.h"

#include <algorithm>
#include <bit>

namespace pegsheet::tapestry {

void give(const Making &making, const Entry &used, int opponent, Maybe<kMostMarkers - 1> square)
{
    MatState &mat = making.state.mats[civilizationOf(used)];
    --mat.markers;
    mat.give(opponent, square.isSaid() ? int{square.number} : std::min(std::countr_one(mat.squares()), kMostMarkers - 1));
    if (used.act == Act::Give)
        --making.state.at(used.player).tiles;
    making.tell(UsedMat{used.player, civilizationOf(used)});
}

void gainSquares(const Making &making, int owner)
{
    constexpr Civilization kHistorians = Civilization::Historians;
    const std::uint32_t open = exposedBoxes(making.state, kHistorians);
    if (open != 0)
        making.tell(UsedMat{static_cast<std::uint8_t>(owner), kHistorians});
    for (int box = 0; box < kCivilizations[kHistorians].boxesIn(0); ++box)
        if ((open >> box & 1U) != 0)
            making.table.gainAtOnce(owner, kPrinted[kPrinted.box(kHistorians, 0, box)], Why::mat(kHistorians));
}

} // namespace pegsheet::tapestry
