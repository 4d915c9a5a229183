// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/gametable.h"

namespace pegsheet::app {

/// What the window asks of The Bronze Age.
[[nodiscard]] const GameTable &bronzeTable();

} // namespace pegsheet::app
