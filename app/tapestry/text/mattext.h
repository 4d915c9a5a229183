// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationwords.h"
#include "model/tapestry/queue.h"

#include <QString>

/// What civilizations do, made from their rows (model/tapestry/civilizationrows.h), in the language installed.
namespace pegsheet::tapestry {

/// All of it in sentences: what comes before the first turn, where `adjusts` with what the sheet of 2023 does for so many players
/// (DE p.32), what step 1 of income turns brings, what is listened to, and the rules that are changed.
[[nodiscard]] QString matText(Civilization civilization, int players, bool adjusts);
/// What it does in step 1 of income turns, made to stand alone and without its boxes: "one box, each only once and without its
/// bonus". Only of those that do something then.
[[nodiscard]] QString stepOneText(Civilization civilization);
/// What is asked there by the mat, among so many players: step 1, or what its sheet of 2023 or its line for the middle of a match
/// does.
[[nodiscard]] QString askedText(Civilization civilization, Act act, int players);
/// What the sheet of 2023 does to a mat with which a player begins, and how sure that is; empty where it does nothing.
[[nodiscard]] QString adjustmentText(Civilization civilization, int players);

} // namespace pegsheet::tapestry
