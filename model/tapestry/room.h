// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/outlook.h"

/// Whether what is brought fits into the queue, known before anything happens: from what an entry can come to at the most, whatever
/// its player has. So one look a move is enough, and no answer has to be tried.
namespace pegsheet::tapestry {

/// How much of the queue what is told may fill.
[[nodiscard]] int roomForTold(const State &state);
/// Whether there is room for whatever can be answered to the entry at that index, which asks for `wants`; what a card says does not
/// count.
[[nodiscard]] bool hasRoomForAnswer(const State &state, int index, Wants wants);
/// Whether there is room for what a card says, in the place of the entry at that index.
[[nodiscard]] bool hasRoomForEffect(const State &state, int index, const Benefit &gains);
/// Whether there is room for a benefit beside all that is pending, and for one entry more.
[[nodiscard]] bool hasRoomBeside(const State &state, const Benefit &gains);
[[nodiscard]] bool hasRoomForOneMore(const State &state);

} // namespace pegsheet::tapestry
