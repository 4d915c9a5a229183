// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/moves.h"

namespace pegsheet::empires {

/// What the moves so far tell of cards, beside what the state does.
struct CardHistory
{
    CardSet seen;   ///< turned up, taken, played or corrected in; hands are not seen
    CardSet played; ///< which of them came into a row from a hand, for Hammers, and not as a Disaster that was taken

    bool operator==(const CardHistory &) const = default;
};

/// Takes the next move of the match into account.
void note(CardHistory &history, const Move &move);
/// How many of the eight cards with that number have not been seen.
[[nodiscard]] int unseenWith(const CardHistory &history, int number);

} // namespace pegsheet::empires
