// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace pegsheet::app {

/// The folder in which the platform keeps what belongs to the program. Called once the QCoreApplication has its name.
[[nodiscard]] QString dataFolder();

} // namespace pegsheet::app
