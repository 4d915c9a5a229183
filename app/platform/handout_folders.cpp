// SPDX-License-Identifier: Apache-2.0
// Where a file lies in a folder.
#include "app/platform/handout.h"

#include <QDir>

namespace pegsheet::app {

void handOut(const QString &) {}

QString placeOf(const QString &file)
{
    return QDir::toNativeSeparators(file);
}

} // namespace pegsheet::app
