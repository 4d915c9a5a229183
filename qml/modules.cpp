// SPDX-License-Identifier: Apache-2.0
#include "qml/modules.h"

#include <QCoreApplication>
#include <QDir>
#include <QQmlEngine>

namespace pegsheet {

namespace {

// Where it is installed, PEGSHEET_MODULES lies beside the program's folder; a test may stand deeper in what was built.
QString modulesOnDisk()
{
    QDir folder(QCoreApplication::applicationDirPath());
    do {
        if (folder.exists(QStringLiteral(PEGSHEET_MODULES)))
            return folder.filePath(QStringLiteral(PEGSHEET_MODULES));
    } while (folder.cdUp());
    return {};
}

} // namespace

void addModules(QQmlEngine &engine)
{
    const QString onDisk = modulesOnDisk();
    if (!onDisk.isEmpty())
        engine.addImportPath(onDisk);
    // The last is the first to be looked at.
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
}

} // namespace pegsheet
