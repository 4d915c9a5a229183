// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/recordtext.h"

namespace pegsheet::app {

/// The words for records of Empire's End.
[[nodiscard]] const RecordWording &empiresWording();

} // namespace pegsheet::app
