// SPDX-License-Identifier: Apache-2.0
// Tyranny (its text; contract, reading 47): one of the cards that are gained at once may be played on top of it, for 5 points the
// first time.
#include "model/tapestry/procedures/procedures.h"

namespace pegsheet::tapestry {

void rule(const Making &making, const Entry &used)
{
    constexpr int kPoints = 5;
    ActingCards &acting = making.state.at(used.player).acting;
    for (int place = 0; place < acting.count(); ++place)
        if (Acting &each = acting[place]; each.card == used.what && !each.hasPaid) {
            each.hasPaid = true;
            making.tell(SetOff{used.player, static_cast<TapestryCard>(each.card), used.player});
            return making.table.score(used.player, Why::card(static_cast<TapestryCard>(each.card)), kPoints);
        }
}

} // namespace pegsheet::tapestry
