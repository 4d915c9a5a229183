// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace pegsheet::app {

/// Writes the day of a time as "31 May 2024", in the language in use and the local time zone; empty for 0.
[[nodiscard]] QString dayText(qint64 secondsSince1970);

} // namespace pegsheet::app
