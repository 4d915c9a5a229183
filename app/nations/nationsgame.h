// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/gametable.h"

namespace pegsheet::app {

/// What the window asks of Nations: The Dice Game.
[[nodiscard]] const GameTable &nationsTable();

} // namespace pegsheet::app
