// SPDX-License-Identifier: Apache-2.0
// A page: the browser shares or downloads what the program wrote into its memory.
#include "app/platform/handout.h"

#include <QFileInfo>

extern "C" {
// Reads the file and removes it.
void pegsheet_handOut(const char *path);
}

namespace pegsheet::app {

void handOut(const QString &file)
{
    pegsheet_handOut(file.toUtf8().constData());
}

QString placeOf(const QString &file)
{
    return QFileInfo(file).fileName();
}

} // namespace pegsheet::app
