// SPDX-License-Identifier: Apache-2.0
// The part of the walk in which copies are saved and brought back.
#include "app/export/backups.h"
#include "app/export/restoring.h"
#include "tests/tour/walk.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

// From the start page: the reminder, a copy, and the way back.
bool Walk::kept()
{
    app::Backups *backups = m_table.application().backups();
    const qint64 late = QDateTime::currentSecsSinceEpoch() + qint64{100} * 24 * 60 * 60;
    backups->setClock([late] { return late; });
    if (!show(u"reminder"_s) || !m_table.click(u"backupNow"_s) || !show(u"data-unsaved"_s))
        return false;
    const QDir folder = QFileInfo(m_table.application().place()).dir();
    if (!backups->save(QUrl::fromLocalFile(folder.path()))
        || !show(u"data-saved"_s)
        // What was said lies over the lower rows until the next touch.
        || !m_table.click(u"remindSwitch"_s) || !m_table.click(u"remindSwitch"_s))
        return false;
    const QStringList copies = folder.entryList({u"Pegsheet*"_s}, QDir::Files);
    app::Restoring *restoring = m_table.application().restoring();
    if (copies.isEmpty())
        return false;
    restoring->look(QUrl::fromLocalFile(folder.filePath(copies.constFirst())));
    while (restoring->busy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (!show(u"restore-question"_s) || !m_table.click(m_table.answer(u"restoreQuestion"_s)) || !show(u"restored"_s))
        return false;
    return back();
}

} // namespace pegsheet::tests
