// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace pegsheet::tests {

/// The full path of a file or folder of the project; `path` counts from the project's folder, which an empty one names.
QString sourcePath(const QString &path);

/// The full path of a program that was built, by the name of its target; empty where this build has none of that name.
QString programPath(const QString &target);

} // namespace pegsheet::tests
