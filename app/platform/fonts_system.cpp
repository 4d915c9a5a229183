// SPDX-License-Identifier: Apache-2.0
// Where the system has fonts.
#include "app/platform/fonts.h"

namespace pegsheet::app {

void addFonts() {}

} // namespace pegsheet::app
