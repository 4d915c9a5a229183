// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace pegsheet::app {

/// "31 May 2024", in the language in use and where the table stands; empty for no time.
[[nodiscard]] QString dayText(qint64 secondsSince1970);

} // namespace pegsheet::app
