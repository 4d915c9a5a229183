// SPDX-License-Identifier: Apache-2.0
#include "app/export/newfile.h"

#include "app/platform/handout.h"
#include "app/share/filekind.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace pegsheet::app {

QString documentsFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder.isEmpty() ? QDir::homePath() : folder;
}

QString plainName(QString name)
{
    for (QChar &sign : name)
        if (!sign.isLetterOrNumber() && sign != QLatin1Char(' ') && sign != QLatin1Char('-'))
            sign = QLatin1Char('-');
    return name.left(60).trimmed();
}

QString freeFile(const QString &folder, const QString &stem, const QString &ending)
{
    const QString start = QDir(folder).filePath(plainName(stem));
    QString name = QStringLiteral("%1.%2").arg(start, ending);
    for (int copy = 2; isTaken(name.toStdU16String()); ++copy)
        name = QStringLiteral("%1 %2.%3").arg(start).arg(copy).arg(ending);
    return name;
}

QString writeFile(const QString &name, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(name).path());
    QSaveFile file(name);
    const bool isDone = !bytes.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    if (!isDone)
        return file.errorString();
    handOut(name);
    return {};
}

} // namespace pegsheet::app
