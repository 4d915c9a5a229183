// SPDX-License-Identifier: Apache-2.0
// Isolationists: in the last income turn the largest land of one terrain brings points by its size (civilizations.json; contract,
// reading 57).
#include "model/tapestry/procedures/mats.h"

namespace pegsheet::tapestry {

void countLand(const Making &making, const Entry &used, int size)
{
    making.tell(UsedMat{used.player, civilizationOf(used)});
    if (const int points = landPoints(size); points > 0)
        making.table.score(used.player, used.why, points);
}

} // namespace pegsheet::tapestry
