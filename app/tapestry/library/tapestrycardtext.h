// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/recordtext.h"

namespace pegsheet::app {

/// The words for records of Tapestry.
[[nodiscard]] const RecordWording &tapestryWording();

} // namespace pegsheet::app
