// SPDX-License-Identifier: Apache-2.0
// Where nothing is asked of the system.
#include "app/platform/process.h"

namespace pegsheet::app {

void prepareProcess() {}

} // namespace pegsheet::app
