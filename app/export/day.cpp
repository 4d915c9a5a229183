// SPDX-License-Identifier: Apache-2.0
#include "app/export/day.h"

#include "app/text/language.h"

#include <QDateTime>
#include <QLocale>

namespace pegsheet::app {

QString dayText(qint64 secondsSince1970)
{
    if (secondsSince1970 == 0)
        return {};
    const QLocale locale = installedLocale();
    // Which day of the week it was says nothing later.
    const QString format = locale.dateFormat(QLocale::LongFormat).remove(QStringLiteral("dddd, "));
    return locale.toString(QDateTime::fromSecsSinceEpoch(secondsSince1970).date(), format);
}

} // namespace pegsheet::app
