// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/historyimport.h"

#include <QThread>
#include <QUrl>
#include <functional>
#include <memory>

namespace pegsheet::app {

/// Brings back what was saved: a copy of everything in the place of what is here, which is set aside and can be taken back; or
/// the matches of a history file beside those that are here. Looked at first, then asked. Files are read beside the window.
class Restoring : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// What look() found.
    Q_PROPERTY(Kind kind READ kind NOTIFY changed FINAL)
    /// What is in it, and what is here, in a sentence each.
    Q_PROPERTY(QString there READ there NOTIFY changed FINAL)
    Q_PROPERTY(QString here READ here NOTIFY changed FINAL)
    /// What a copy took the place of is there to be taken back.
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed FINAL)
    /// A file is looked at, or a history taken in; nothing else begins meanwhile.
    Q_PROPERTY(bool busy READ busy NOTIFY progressed FINAL)
    /// A history is taken in: so many matches of so many; 0 of 0 until it is read.
    Q_PROPERTY(bool importing READ importing NOTIFY progressed FINAL)
    Q_PROPERTY(int done READ done NOTIFY progressed FINAL)
    Q_PROPERTY(int total READ total NOTIFY progressed FINAL)

public:
    enum Kind { Nothing, Copy, History };
    Q_ENUM(Kind)

    /// Puts that copy in the place of what is open; says where the former file is, or throws storage::Error with all as it was.
    using Replace = std::function<QString(const QString &copy)>;
    /// A match was added.
    using Added = HistoryImport::Added;

    /// `database` is the file that is open; it is not looked at itself.
    Restoring(QString database, Exporting::Library library, Replace replace, Added added, QObject *parent);
    /// Waits until a file that is looked at is read.
    ~Restoring() override;

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] QString there() const;
    [[nodiscard]] QString here() const;
    [[nodiscard]] bool canTakeBack() const { return !m_former.isEmpty(); }

    [[nodiscard]] bool busy() const { return m_looking != nullptr || importing(); }
    [[nodiscard]] bool importing() const { return m_import->isRunning(); }
    [[nodiscard]] int done() const { return m_import->done(); }
    [[nodiscard]] int total() const { return m_import->total(); }

    /// Looks at a file, and changes nothing of it. Later kind() says what it is, or told() why it is none that could be brought
    /// back. Nothing happens while it is busy.
    Q_INVOKABLE void look(const QUrl &file);
    /// What was looked at, or is being looked at, is not wanted.
    Q_INVOKABLE void forget();
    /// Brings back what was looked at. No page may look at a match. False, and message() said why, where that is not possible; a
    /// history is only begun, and message() says later what came of it.
    Q_INVOKABLE bool restore();
    Q_INVOKABLE bool takeBack();
    /// Takes in no further match of a history; those that came in stay.
    Q_INVOKABLE void stop() { m_import->stop(); }

    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    void progressed();
    /// A copy stands in the place of what was here.
    void restored();
    /// A history was taken in, or a part of it.
    void imported();
    /// What was done, or why it could not be, in a sentence.
    void message(const QString &sentence);

private:
    /// What a file is, and what is in it.
    struct Found
    {
        Kind kind = Nothing;
        int matches = 0;
        qint64 last = 0; ///< when the last match of a copy was touched
        Refusal problem; ///< why it is nothing
    };

    [[nodiscard]] Found lookAt(const QString &file) const;
    [[nodiscard]] static Found lookAtHistory(const QString &file);
    [[nodiscard]] static Found lookAtCopy(const QString &file);
    void show(const QString &file, const Found &found);
    void tellImport();
    bool bringBack();
    bool replace(const QString &copy, const QString &done);

    QString m_database;
    Exporting::Library m_library;
    Replace m_replace;
    HistoryImport *m_import;
    std::unique_ptr<QThread> m_looking;
    bool m_isWanted = false; ///< what is being looked at
    Kind m_kind = Nothing;
    QString m_file;
    Found m_found;
    QString m_former;
};

} // namespace pegsheet::app
