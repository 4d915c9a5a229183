// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/exporting.h"
#include "app/platform/background.h"
#include "app/share/historyfile.h"
#include "app/share/playlog.h"

#include <QObject>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet::app {

/// Imports the matches of a history file, or plays logged elsewhere, while the window goes on: they are read and played through in
/// the background, and stored one by one in the window's thread, each in a transaction. What was stored stays when it is stopped.
class HistoryImport : public QObject
{
    Q_OBJECT

public:
    /// Called with each match that is new or went on, after it was stored.
    using Added = std::function<void(storage::MatchId)>;

    HistoryImport(Exporting::Library library, Added added, QObject *parent);
    /// Stops the import, and waits for the match that is being read.
    ~HistoryImport() override;

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// How many matches are done (added, gone on with, there already or refused), of how many; 0 of 0 until the file is read.
    [[nodiscard]] int done() const { return m_sum.matches(); }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] const ImportSummary &sum() const { return m_sum; }
    /// Why it ended before the last match, where nobody stopped it: the file (input.*) or the database (storage.*).
    [[nodiscard]] const MaybeRefusal &problem() const { return m_problem; }

    /// Begins to import a file; finished() is emitted at the end. `known` names those who played elsewhere. Does nothing while it
    /// is running, or without a library.
    void start(const QString &file, const KnownAs &known = {});
    /// Stops before the next match; finished() is emitted then.
    void stop();

Q_SIGNALS:
    void progressed();
    void finished();

private:
    /// So many matches are read ahead of the one that is stored.
    static constexpr int kReadAhead = 4;

    /// The text of a file, and where its matches stand in it.
    struct Content
    {
        std::string text;
        std::vector<std::string_view> matches;
    };

    void open(const QString &file, const KnownAs &known);
    void begin(const std::shared_ptr<const Content> &content);
    void readNext();
    void read(std::string_view text);
    void store(const ReadMatch &match);
    void take(const ReadMatch *match, const MaybeRefusal &why);
    void fail(const Refusal &why);
    void end();

    Exporting::Library m_library;
    Added m_added;
    bool m_isRunning = false;
    QString m_file;
    std::shared_ptr<const Content> m_content; ///< nothing until the file is read
    std::size_t m_next = 0;                   ///< which match is read next
    int m_underWay = 0;                       ///< so many are read, or are to be, and not stored yet
    std::optional<MatchImport> m_matches;
    storage::Library *m_into = nullptr; ///< the database it began with
    ImportSummary m_sum;
    int m_total = 0;
    MaybeRefusal m_problem;
    std::atomic<bool> m_isOver = false;
    BackgroundLine m_background; ///< the last: it ends first
};

} // namespace pegsheet::app
