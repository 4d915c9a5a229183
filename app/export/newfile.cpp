// SPDX-License-Identifier: Apache-2.0
#include "app/export/newfile.h"

#include "app/platform/handout.h"
#include "app/share/filekind.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStringList>

namespace pegsheet::app {

namespace {

constexpr qsizetype kLongest = 80; ///< below the 255 bytes that a file system takes, in any script

} // namespace

QString documentsFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder.isEmpty() ? QDir::homePath() : folder;
}

QString plainName(const QString &name)
{
    QString plain;
    for (const QChar sign : name)
        if (sign.isLetterOrNumber() || sign.isMark() || sign == QLatin1Char('-'))
            plain.append(sign);
        else if (sign != QLatin1Char('\'') && sign != QChar(0x2019))
            plain.append(QLatin1Char(' '));
    return plain.simplified().left(kLongest).trimmed();
}

QString matchStem(const QString &gameName, const std::vector<std::string> &players, const QDate &day)
{
    QStringList parts{gameName};
    for (const std::string &player : players)
        parts.append(QString::fromStdString(player));
    const QString date = day.toString(Qt::ISODate);
    return plainName(parts.join(QLatin1Char(' '))).left(kLongest - 1 - date.size()).trimmed() + QLatin1Char(' ') + date;
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
