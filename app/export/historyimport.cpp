// SPDX-License-Identifier: Apache-2.0
#include "app/export/historyimport.h"

#include "app/export/chosenfile.h"

#include <exception>
#include <utility>

namespace pegsheet::app {

HistoryImport::HistoryImport(Exporting::Library library, Added added, QObject *parent)
    : QObject(parent), m_library(std::move(library)), m_added(std::move(added))
{
}

HistoryImport::~HistoryImport()
{
    m_isOver = true;
    m_room.release();
    if (m_thread != nullptr)
        m_thread->wait();
}

void HistoryImport::start(const QString &file)
{
    if (isRunning())
        return;
    m_sum = {};
    m_total = 0;
    m_problem.reset();
    m_isOver = false;
    m_into = m_library();
    if (m_into == nullptr)
        return;
    m_matches.emplace(*m_into);
    m_room.acquire(m_room.available());
    m_room.release(kReadAhead);
    m_thread.reset(QThread::create([this, file] { readAll(file); }));
    m_thread->start();
    Q_EMIT progressed();
}

void HistoryImport::stop()
{
    if (!isRunning() || m_isOver)
        return;
    m_isOver = true;
    m_room.release();
}

// In the thread; whatever it has to say is heard in the window's.
void HistoryImport::readAll(const QString &file)
{
    Refusal why{"input.fileUnreadable", {{"file", file.toStdString()}}};
    bool isRead = false;
    try {
        readMatches(file);
        isRead = true;
    } catch (const storage::Error &error) {
        why = error.refusal();
    } catch (const std::exception &) {
        // More than there is memory for: the sentence of a file that cannot be read fits.
    }
    QMetaObject::invokeMethod(
        this,
        [this, isRead, why] {
            if (!isRead)
                fail(why);
            end();
        },
        Qt::QueuedConnection);
}

void HistoryImport::readMatches(const QString &file)
{
    const std::string text = readHistoryText(file);
    std::vector<std::string_view> matches;
    if (auto refusal = readHistory(text, matches))
        throw storage::Error(std::move(*refusal));
    QMetaObject::invokeMethod(
        this,
        [this, total = static_cast<int>(matches.size())] {
            m_total = total;
            Q_EMIT progressed();
        },
        Qt::QueuedConnection);
    for (const std::string_view match : matches) {
        m_room.acquire();
        if (m_isOver)
            return;
        auto read = std::make_shared<const ReadMatch>(readMatch(match));
        QMetaObject::invokeMethod(
            this, [this, read] { store(*read); }, Qt::QueuedConnection);
    }
}

void HistoryImport::store(const ReadMatch &match)
{
    if (m_isOver)
        return;
    // Another database may have taken the place of the one it began with.
    if (m_library() != m_into)
        return stop();
    try {
        const ImportResult intake = importMatches(match, *m_matches);
        count(m_sum, intake);
        if (intake.kept.isNew)
            m_added(intake.kept.id);
    } catch (const storage::Error &error) {
        return fail(error.refusal());
    }
    m_room.release();
    Q_EMIT progressed();
}

void HistoryImport::fail(const Refusal &why)
{
    if (!m_isOver)
        m_problem = why;
    m_isOver = true;
    m_room.release();
}

void HistoryImport::end()
{
    m_thread->wait();
    m_thread.reset();
    m_matches.reset();
    Q_EMIT finished();
}

} // namespace pegsheet::app
