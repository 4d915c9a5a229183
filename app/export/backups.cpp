// SPDX-License-Identifier: Apache-2.0
#include "app/export/backups.h"

#include "app/export/day.h"
#include "app/export/newfile.h"
#include "app/platform/handout.h"
#include "app/text/errortext.h"
#include "app/values.h"

#include <QDateTime>
#include <QDir>

namespace pegsheet::app {

namespace {

const QString kLast = QStringLiteral("backup.last");
const QString kQuiet = QStringLiteral("backup.quiet");
const QString kReminder = QStringLiteral("backup.reminder");
const QString kNo = QStringLiteral("no");
constexpr qint64 kDay = 24 * 60 * 60;

} // namespace

Backups::Backups(Exporting::Library library, Settings::Read read, Settings::Write write, QObject *parent)
    : QObject(parent), m_library(std::move(library)), m_read(std::move(read)), m_write(std::move(write)),
      m_clock(&QDateTime::currentSecsSinceEpoch)
{
    take();
}

void Backups::setClock(Clock clock)
{
    m_clock = std::move(clock);
    Q_EMIT changed();
}

void Backups::setMayForget(bool mayForget)
{
    if (mayForget == m_mayForget)
        return;
    m_mayForget = mayForget;
    Q_EMIT changed();
}

void Backups::take()
{
    m_last = m_read(kLast).toLongLong();
    m_quietUntil = m_read(kQuiet).toLongLong();
    m_reminding = m_read(kReminder) != kNo;
}

void Backups::reload()
{
    take();
    count();
}

QString Backups::last() const
{
    return dayText(m_last);
}

bool Backups::besideFile() const
{
    const storage::Library *library = m_library();
    return library != nullptr && library->needsLog();
}

bool Backups::due() const
{
    if (!m_reminding || m_unsaved == 0)
        return false;
    const qint64 now = m_clock();
    // A clock that was set back keeps nobody waiting for longer than the quiet itself.
    if (now < m_quietUntil && m_quietUntil - now <= kQuietDays * kDay)
        return false;
    const qint64 since = m_last != 0 ? m_last : m_first;
    return m_unsaved >= manyMatches() || now - since >= manyDays() * kDay;
}

void Backups::setReminding(bool reminding)
{
    if (reminding == m_reminding)
        return;
    m_reminding = reminding;
    m_write(kReminder, reminding ? QString() : kNo);
    Q_EMIT changed();
}

bool Backups::save(const QUrl &folder)
{
    storage::Library *library = m_library();
    if (library == nullptr) {
        Q_EMIT message(tr("There is no place where matches are kept, and so nothing to save."));
        return false;
    }
    const QString day = QDateTime::fromSecsSinceEpoch(m_clock()).date().toString(Qt::ISODate);
    const QString where = folder.isEmpty() ? documentsFolder() : folder.toLocalFile();
    const QString name = freeFile(where, QStringLiteral("Pegsheet %1").arg(day), QStringLiteral("db"));
    try {
        QDir().mkpath(where);
        library->backup(pathOf(name));
    } catch (const storage::Error &error) {
        Q_EMIT message(errorText(error.refusal()));
        return false;
    }
    handOut(name);
    wasSaved();
    //: %1 a path
    Q_EMIT message(tr("Saved as %1. Keep it where it outlives this device.").arg(placeOf(name)));
    return true;
}

void Backups::wasSaved()
{
    m_last = m_clock();
    m_quietUntil = 0;
    m_write(kLast, QString::number(m_last));
    m_write(kQuiet, {});
    count();
}

void Backups::later()
{
    m_quietUntil = m_clock() + kQuietDays * kDay;
    m_write(kQuiet, QString::number(m_quietUntil));
    Q_EMIT changed();
}

void Backups::count()
{
    storage::Finished unsaved;
    storage::Library *library = m_library();
    try {
        if (library != nullptr) {
            unsaved = library->finishedAfter(m_last);
            m_matches = static_cast<int>(library->counts().all);
        }
    } catch (const storage::Error &) {
        // Whoever is not reminded now is the next time.
        unsaved = {};
    }
    m_unsaved = static_cast<int>(unsaved.count);
    m_first = unsaved.first;
    Q_EMIT changed();
}

} // namespace pegsheet::app
