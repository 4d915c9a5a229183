// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace pegsheet::app {

/// What the process asks of its system before anything else is done in it.
void prepareProcess();

} // namespace pegsheet::app
