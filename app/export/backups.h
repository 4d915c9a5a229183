// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/exporting.h"
#include "app/settings.h"

#include <QUrl>

namespace pegsheet::app {

/// Copies of everything in one file, and the reminder of them: quiet, only when something is new, and off for good where the
/// table wants that.
class Backups : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// Matches that are kept, and those of them that were finished since the last copy.
    Q_PROPERTY(int matches READ matches NOTIFY changed FINAL)
    Q_PROPERTY(int unsaved READ unsaved NOTIFY changed FINAL)
    /// The day of the last copy, in words; empty before the first.
    Q_PROPERTY(QString last READ last NOTIFY changed FINAL)
    /// It is time to say so.
    Q_PROPERTY(bool due READ due NOTIFY changed FINAL)
    /// After so many finished matches it is, or so many days.
    Q_PROPERTY(int manyMatches READ manyMatches CONSTANT FINAL)
    Q_PROPERTY(int manyDays READ manyDays CONSTANT FINAL)
    Q_PROPERTY(bool reminding READ reminding WRITE setReminding NOTIFY changed FINAL)

public:
    /// So many finished matches, or so many days since the last copy, with at least one.
    static constexpr int kManyMatches = 5;
    static constexpr int kManyDays = 30;
    /// For so long it is quiet after later().
    static constexpr int kQuietDays = 7;

    using Clock = std::function<qint64()>;

    Backups(Exporting::Library library, Settings::Read read, Settings::Write write, QObject *parent);
    void setClock(Clock clock);

    [[nodiscard]] int matches() const { return m_matches; }
    [[nodiscard]] int unsaved() const { return m_unsaved; }
    [[nodiscard]] QString last() const;
    [[nodiscard]] bool due() const;
    [[nodiscard]] static int manyMatches() { return kManyMatches; }
    [[nodiscard]] static int manyDays() { return kManyDays; }
    [[nodiscard]] bool reminding() const { return m_reminding; }
    void setReminding(bool reminding);

    /// Saves a copy in that folder, or where the system keeps documents. False, and message() said why, when that is not possible.
    Q_INVOKABLE bool save(const QUrl &folder = {});
    /// Not now.
    Q_INVOKABLE void later();

    /// The matches changed.
    void count();
    /// Everything that is kept is other than it was, as it was in a copy.
    void readAnew();
    void wasSaved();
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    /// What was done, or why it could not be, in a sentence.
    void message(const QString &sentence);

private:
    void take();

    Exporting::Library m_library;
    Settings::Read m_read;
    Settings::Write m_write;
    Clock m_clock;
    qint64 m_first = 0; ///< when the first of those unsaved was last touched
    int m_matches = 0;
    int m_unsaved = 0;
    qint64 m_last = 0;
    qint64 m_quietUntil = 0;
    bool m_reminding = true;
};

} // namespace pegsheet::app
