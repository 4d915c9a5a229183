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

/// Whether that card of the player is in force, a TapestryCard by its number.
[[nodiscard]] constexpr bool isActing(const Player &player, NodePlace card)
{
    for (int place = 0; place < player.acting.count(); ++place)
        if (player.acting[place].card == card)
            return true;
    return false;
}

/// What a card gains of what happens; a node that is none where it does not listen to that, or its gains are no benefit.
[[nodiscard]] constexpr NodePlace gainsOf(TapestryCard card, Event event)
{
    for (const std::size_t on : {0U, 1U})
        if (kCardRows[card].on[on].event == MaybeOne(event))
            return kPrinted.gains(card, on);
    return 0;
}
/// Whether such a card listens to what happens.
[[nodiscard]] constexpr bool listensTo(const Player &player, Event event)
{
    for (int place = 0; place < player.acting.count(); ++place)
        for (const TriggerRow &on : player.acting[place].row().on)
            if (on.event == MaybeOne(event))
                return true;
    return false;
}

} // namespace pegsheet::tapestry
