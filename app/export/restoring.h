// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/historyimport.h"
#include "app/platform/background.h"

#include <QUrl>
#include <functional>

namespace pegsheet::app {

/// Restores what was saved: a copy of the database in the place of the one here, which is set aside and can be taken back; or the
/// matches of a history file, or plays logged elsewhere, beside those that are here. A file is looked at first, in the background,
/// and then asked about.
class Restoring : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// What the file is that was looked at; Nothing before, or where it cannot be restored.
    Q_PROPERTY(Kind kind READ kind NOTIFY changed FINAL)
    /// What is in that file, and what is here, in a sentence each.
    Q_PROPERTY(QString there READ there NOTIFY changed FINAL)
    Q_PROPERTY(QString here READ here NOTIFY changed FINAL)
    /// The names in plays logged elsewhere that nobody here has, and who has played here; who played most comes first.
    Q_PROPERTY(QStringList strangers READ strangers NOTIFY changed FINAL)
    Q_PROPERTY(QStringList people READ people NOTIFY changed FINAL)
    /// Whether what a copy took the place of is there to be taken back.
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed FINAL)
    /// Whether a file is being looked at, or a history imported; nothing else begins meanwhile.
    Q_PROPERTY(bool busy READ busy NOTIFY progressed FINAL)
    /// Whether a history is being imported, and how many matches of how many are done; 0 of 0 until it is read.
    Q_PROPERTY(bool importing READ importing NOTIFY progressed FINAL)
    Q_PROPERTY(int done READ done NOTIFY progressed FINAL)
    Q_PROPERTY(int total READ total NOTIFY progressed FINAL)

public:
    enum Kind { Nothing, Copy, History, Plays };
    Q_ENUM(Kind)

    /// Puts that copy in the place of the database that is open. Returns where the former file is, or throws storage::Error with
    /// all as it was.
    using Replace = std::function<QString(const QString &copy)>;
    /// Called with each match that was added.
    using Added = HistoryImport::Added;

    /// `database` is the file that is open; look() refuses it. It ends once a file that is looked at is read.
    Restoring(QString database, Exporting::Library library, Replace replace, Added added, QObject *parent);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] QString there() const;
    [[nodiscard]] QString here() const;
    [[nodiscard]] QStringList strangers() const { return m_strangers; }
    [[nodiscard]] QStringList people() const { return m_people; }
    [[nodiscard]] bool canTakeBack() const { return !m_former.isEmpty(); }

    [[nodiscard]] bool busy() const { return m_isLooking || importing(); }
    [[nodiscard]] bool importing() const { return m_import->isRunning(); }
    [[nodiscard]] int done() const { return m_import->done(); }
    [[nodiscard]] int total() const { return m_import->total(); }

    /// Looks at a file without changing it. Later changed() is emitted, and kind() says what the file is, or message() why it
    /// cannot be restored. Does nothing while it is busy.
    Q_INVOKABLE void look(const QUrl &file);
    /// Forgets what was looked at, or is being looked at.
    Q_INVOKABLE void forget();
    /// Says as whom a stranger is known here; an empty name leaves the stranger's own.
    Q_INVOKABLE void match(const QString &stranger, const QString &name);
    /// Restores what was looked at; no page may show a match meanwhile. Returns false where nothing was looked at, while it is
    /// busy, or where that fails, and then message() said why. The import of a history only begins; message() says later what came
    /// of it.
    Q_INVOKABLE bool restore();
    /// Restores what the last copy took the place of; returns false as restore().
    Q_INVOKABLE bool takeBack();
    /// Stops the import of a history; the matches that came in stay.
    Q_INVOKABLE void stop() { m_import->stop(); }

    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    void progressed();
    /// A copy took the place of what was here.
    void restored();
    /// A history was imported, or a part of it.
    void imported();
    /// What was done, or why it could not be, in a sentence.
    void message(const QString &sentence);

private:
    /// What a file is, and what is in it.
    struct Found
    {
        Kind kind = Nothing;
        int matches = 0;
        qint64 last = 0;        ///< when the last match of a copy was touched
        Refusal problem;        ///< why it is nothing
        int unreadable = 0;     ///< of the matches of a copy
        int leftOut = 0;        ///< plays beside those that can come in
        QStringList names = {}; ///< of those who played
    };

    [[nodiscard]] Found lookAt(const QString &file) const;
    [[nodiscard]] static Found lookAtHistory(const QString &file);
    [[nodiscard]] static Found lookAtPlays(const std::string &text);
    [[nodiscard]] static Found lookAtCopy(const QString &file);
    void show(const QString &file, const Found &found);
    void findStrangers();
    void tellImport();
    bool bringBack();
    bool replace(const QString &copy, const QString &done);

    QString m_database;
    Exporting::Library m_library;
    Replace m_replace;
    HistoryImport *m_import;
    bool m_isLooking = false;
    bool m_isWanted = false; ///< what is being looked at
    Kind m_kind = Nothing;
    QString m_file;
    Found m_found;
    QStringList m_people;
    QStringList m_strangers;
    KnownAs m_known;
    QString m_former;
    BackgroundLine m_background; ///< the last: it ends first
};

} // namespace pegsheet::app
