// SPDX-License-Identifier: Apache-2.0
#include "app/platform/mediabackend.h"

#include <QFile>
#include <QLibraryInfo>
#include <QtGlobal>

namespace pegsheet::app {

void chooseMediaBackend()
{
#if defined(Q_OS_LINUX) && !defined(Q_OS_ANDROID)
    constexpr const char *kChoice = "QT_MEDIA_BACKEND";
    const QString plugin = QLibraryInfo::path(QLibraryInfo::PluginsPath) + QLatin1String("/multimedia/libffmpegmediaplugin.so");
    if (!qEnvironmentVariableIsSet(kChoice) && QFile::exists(plugin))
        qputenv(kChoice, "ffmpeg");
#endif
}

// A page may make a picture of Qt's own before it makes one of ours.
Q_CONSTRUCTOR_FUNCTION(chooseMediaBackend)

} // namespace pegsheet::app
