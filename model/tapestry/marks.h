// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/state.h"

namespace pegsheet::tapestry {

/// Whether a card of the player that is in force changes that rule.
[[nodiscard]] constexpr bool hasMark(const Player &player, Mark mark)
{
    for (int place = 0; place < player.acting.count(); ++place)
        if (player.acting[place].row().has(mark))
            return true;
    return false;
}

} // namespace pegsheet::tapestry
