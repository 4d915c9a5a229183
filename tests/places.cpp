// SPDX-License-Identifier: Apache-2.0
#include "tests/places.h"

#include <QMap>

namespace pegsheet::tests {

QString sourcePath(const QString &path)
{
    const QString root = QStringLiteral(PEGSHEET_SOURCES);
    return path.isEmpty() ? root : root + u'/' + path;
}

QString programPath(const QString &target)
{
    static const QMap<QString, QString> programs{
        {QStringLiteral("pegsheet-cli"), QStringLiteral(PEGSHEET_CLI)},
        {QStringLiteral("pegsheet"), QStringLiteral(PEGSHEET_PROGRAM)},
        {QStringLiteral("pegsheet_tablet"), QStringLiteral(PEGSHEET_TABLET)},
        {QStringLiteral("storage_child"), QStringLiteral(PEGSHEET_STORAGE_CHILD)},
        {QStringLiteral("pegsheet_failingcalls"), QStringLiteral(PEGSHEET_FAILINGCALLS)},
        {QStringLiteral("lupdate"), QStringLiteral(PEGSHEET_LUPDATE)},
    };
    return programs.value(target);
}

} // namespace pegsheet::tests
