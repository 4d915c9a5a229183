// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace pegsheet::app {

/// Hands a finished file to the system where people have no folders to look into, as in a browser: it shares the file or asks where
/// it is to go. Elsewhere the file stays where it is.
void handOut(const QString &file);

/// How people find that file: by its path, or by its name alone where it was handed out.
[[nodiscard]] QString placeOf(const QString &file);

} // namespace pegsheet::app
