// SPDX-License-Identifier: Apache-2.0
// Nomads: a building may stand on the map, on an own territory, which is protected then and brings something, or on an empty one,
// which is theirs then (civilizations.json; contract, reading 52).
#include "model/tapestry/procedures/mats.h"

#include <algorithm>

namespace pegsheet::tapestry {

void placeOnMap(const Making &making, const Entry &used, MapPlace place)
{
    constexpr Civilization kNomads = Civilization::Nomads;
    making.tell(UsedMat{used.player, kNomads});
    if (place == MapPlace::Own) {
        MatState &mat = making.state.mats[kNomads];
        mat.setNumber(mat.number() + 1);
        making.state.queue.push(beside(used, kPrinted.ruled(Ruled::Any), Act::Gain, Why::mat(kNomads)));
        return;
    }
    std::uint8_t &control = making.state.at(used.player).control;
    control = static_cast<std::uint8_t>(std::min(control + 1, kMostCards));
    making.table.happened(Event::Growth, used.player, used);
}

} // namespace pegsheet::tapestry
