// SPDX-License-Identifier: Apache-2.0
#include "app/rescue.h"

#include "app/text/language.h"
#include "storage/library.h"
#include "storage/rescue.h"

#include <QDateTime>
#include <QLocale>
#include <utility>

namespace pegsheet::app {

Rescue::Rescue(std::filesystem::path file, Use use, Look look, QObject *parent)
    : QObject(parent), m_file(std::move(file)), m_use(std::move(use)), m_look(std::move(look))
{
}

Rescue::~Rescue()
{
    m_isOver = true;
}

QStringList Rescue::copies() const
{
    QStringList told;
    const QLocale locale = installedLocale();
    for (const Copy &copy : m_copies) {
        const QDateTime when = QDateTime::fromSecsSinceEpoch(copy.madeAt);
        //: A copy of the database, part: when it was made; %1 a date, %2 a time
        const QString made = tr("%1, %2").arg(locale.toString(when.date(), QLocale::LongFormat),
                                              locale.toString(when.time(), QLocale::ShortFormat));
        //: A copy of the database, on a button: %1 when it was made
        told.append(tr("%1 · %n match(es)", nullptr, copy.matches).arg(made));
    }
    return told;
}

void Rescue::setTrouble(Trouble trouble)
{
    m_trouble = trouble;
    m_isSearching = false;
    m_copies.clear();
    if (trouble != None) {
        try {
            for (const storage::Backup &backup : storage::backupsOf(m_file))
                m_copies.append({backup.file, backup.madeAt, backup.matches});
        } catch (const storage::Error &) {
            m_copies.clear(); // where nothing can be read, nothing is offered
        }
    }
    Q_EMIT changed();
}

void Rescue::keepCopy()
{
    if (std::exchange(m_isKeeping, true))
        return;
    m_background.run([this] {
        bool made = false;
        bool damaged = false;
        try {
            made = storage::keepBackup(m_file, QDateTime::currentSecsSinceEpoch(), [this] { return m_isOver.load(); });
        } catch (const storage::Error &error) {
            // Of a full disk the next move tells; this was only precaution.
            damaged = !m_isOver && error.refusal().code == "storage.damaged";
        }
        QMetaObject::invokeMethod(
            this,
            [this, made, damaged] {
                if (damaged)
                    Q_EMIT foundDamage();
                Q_EMIT copyKept(made);
            },
            Qt::QueuedConnection);
    });
}

void Rescue::useCopy(int place)
{
    if (place < 0 || place >= m_copies.size())
        return;
    const std::filesystem::path copy = m_copies.at(place).file;
    if (m_use(copy))
        setTrouble(None);
}

void Rescue::lookAtRest()
{
    m_isSearching = m_look();
    Q_EMIT changed();
}

} // namespace pegsheet::app
