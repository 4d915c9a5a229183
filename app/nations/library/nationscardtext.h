// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/recordtext.h"

namespace pegsheet::app {

/// The words for records of Nations: The Dice Game.
[[nodiscard]] const RecordWording &nationsWording();

} // namespace pegsheet::app
