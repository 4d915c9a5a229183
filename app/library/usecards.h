// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/cardlibrary.h"

#include <functional>

namespace pegsheet::app {

/// Calls its argument with the card library; returns false, and the user was told why, where there is none or the call failed.
using UseCards = std::function<bool(const std::function<void(CardLibrary &)> &)>;

} // namespace pegsheet::app
