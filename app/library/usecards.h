// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/cardlibrary.h"

#include <functional>

namespace pegsheet::app {

/// Runs its argument on the card library; false, and the user was told why, where there is none or it failed.
using UseCards = std::function<bool(const std::function<void(CardLibrary &)> &)>;

} // namespace pegsheet::app
