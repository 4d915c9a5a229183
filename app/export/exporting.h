// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>

namespace pegsheet::app {

/// Every way for matches to leave the program. Files go where the system keeps documents, never over another one; message() says
/// where they are.
class Exporting : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")

public:
    /// What becomes of one match.
    enum Form {
        MatchFile, ///< everything of it, to be taken in again
        ScorePdf,  ///< the score sheets, to be printed
        BgStats,   ///< a file that BG Stats imports
        BggTable   ///< a table with the fields of BoardGameGeek's play log
    };
    Q_ENUM(Form)
    /// What becomes of all of them.
    enum Whole {
        History, ///< everything of every match, as text that any program can read
        Table    ///< for a spreadsheet: a row a player
    };
    Q_ENUM(Whole)
    /// What is copied to be pasted elsewhere.
    enum Copied {
        BgStatsLink, ///< a link that hands the match to BG Stats
        BggFields    ///< the fields of BoardGameGeek's play log, one a line
    };
    Q_ENUM(Copied)

    /// The library there is at the time; null where there is none.
    using Library = std::function<storage::Library *()>;

    Exporting(Library library, QObject *parent);

    /// Writes a file of that match. False, and message() said why, where it could not be; what is meant for other programs is of
    /// finished matches only.
    Q_INVOKABLE bool save(qlonglong matchId, pegsheet::app::Exporting::Form form);
    Q_INVOKABLE bool copy(qlonglong matchId, pegsheet::app::Exporting::Copied what);
    /// Writes a file of all matches. Those that cannot be read any more are left out, and counted in what message() says.
    Q_INVOKABLE bool saveAll(pegsheet::app::Exporting::Whole form);

Q_SIGNALS:
    /// What was done, or why it could not be, in a sentence.
    void message(const QString &sentence);

private:
    [[nodiscard]] QByteArray content(storage::Library &library, storage::MatchId id, Form form) const;
    bool write(const QString &name, const QByteArray &bytes, int leftOut = 0);
    bool tell(const QString &sentence, bool done);
    template <typename Work>
    bool guarded(Work work);

    Library m_library;
};

} // namespace pegsheet::app
