// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/exporting.h"
#include "app/share/historyfile.h"

#include <QObject>
#include <QSemaphore>
#include <QThread>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace pegsheet::app {

/// Imports the matches of a history file while the window goes on: they are read and played through in a thread of their own, and
/// stored one by one in the window's, each in a transaction. What was stored stays when it is stopped.
class HistoryImport : public QObject
{
    Q_OBJECT

public:
    /// Called with each match that is new, after it was stored.
    using Added = std::function<void(storage::MatchId)>;

    HistoryImport(Exporting::Library library, Added added, QObject *parent);
    /// Stops the import, and waits for the match that is being read.
    ~HistoryImport() override;

    [[nodiscard]] bool isRunning() const { return m_thread != nullptr; }
    /// How many matches are done (added, there already or refused), of how many; 0 of 0 until the file is read.
    [[nodiscard]] int done() const { return m_sum.added + m_sum.there + m_sum.refused; }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] const ImportSummary &sum() const { return m_sum; }
    /// Why it ended before the last match, where nobody stopped it: the file (input.*) or the database (storage.*).
    [[nodiscard]] const MaybeRefusal &problem() const { return m_problem; }

    /// Begins to import a file; finished() is emitted at the end. Does nothing while it is running, or without a library.
    void start(const QString &file);
    /// Stops before the next match; finished() is emitted then.
    void stop();

Q_SIGNALS:
    void progressed();
    void finished();

private:
    /// So many matches are read ahead of the one that is stored.
    static constexpr int kReadAhead = 4;

    void readAll(const QString &file);
    void readMatches(const QString &file);
    void store(const ReadMatch &match);
    void fail(const Refusal &why);
    void end();

    Exporting::Library m_library;
    Added m_added;
    std::unique_ptr<QThread> m_thread;
    std::optional<MatchImport> m_matches;
    storage::Library *m_into = nullptr; ///< the database it began with
    ImportSummary m_sum;
    int m_total = 0;
    MaybeRefusal m_problem;
    // What both threads touch.
    std::atomic<bool> m_isOver = false;
    QSemaphore m_room;
};

} // namespace pegsheet::app
