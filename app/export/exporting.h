// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>

namespace pegsheet {
class Session;
}

namespace pegsheet::app {

/// Exports matches to files and to the clipboard. Files go where the system keeps documents, never over another one; message() says
/// where they are.
class Exporting : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")

public:
    /// The files that are made of one match.
    enum Form {
        MatchFile,    ///< everything of it, to be taken in again
        ScorePdf,     ///< the score sheets, to be printed
        ScorePicture, ///< the same as a picture
        BgStats,      ///< a file that BG Stats imports
        BggTable      ///< a table with the fields of BoardGameGeek's play log
    };
    Q_ENUM(Form)
    /// The files that are made of all matches.
    enum Whole {
        History, ///< everything of every match, also those in the bin, as text that any program can read
        Table    ///< for a spreadsheet: a row a player, without matches in the bin
    };
    Q_ENUM(Whole)
    /// The texts that are copied to be pasted elsewhere.
    enum Copied {
        BgStatsLink, ///< a link that hands the match to BG Stats
        BggFields    ///< the fields of BoardGameGeek's play log, one a line
    };
    Q_ENUM(Copied)

    /// Returns the library there is at the time; null where there is none.
    using Library = std::function<storage::Library *()>;

    /// Returns the session of the match that the window shows; null where it shows none.
    using Shown = std::function<const Session *()>;

    Exporting(Library library, QObject *parent);
    /// Sets how saveShown() finds its match; without it there is none.
    void setShown(Shown shown) { m_shown = std::move(shown); }

    /// Writes a file of that match. Returns false, and message() said why, where that is not possible; BgStats and BggTable are
    /// made of finished matches only.
    Q_INVOKABLE bool save(qlonglong matchId, pegsheet::app::Exporting::Form form);
    /// Writes the score sheets of the match that the window shows as a picture, as it stands there, with the remark under the
    /// result; returns false as save().
    Q_INVOKABLE bool saveOpenPicture(const QString &remark = {});
    /// Copies a text of that match, which must be finished; returns false as save().
    Q_INVOKABLE bool copy(qlonglong matchId, pegsheet::app::Exporting::Copied what);
    /// Writes a file of all matches; returns false as save(). Those that cannot be read any more are left out, and counted in what
    /// message() says.
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
    Shown m_shown;
};

} // namespace pegsheet::app
