// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace pegsheet {
class Session;
}

namespace pegsheet::app {

/// What of the match is not on the disk and why, in a sentence; empty where all of it is.
[[nodiscard]] QString unsavedText(const Session &session);

} // namespace pegsheet::app
