// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/exporting.h"
#include "app/settings.h"

#include <QUrl>

namespace pegsheet::app {

/// Saves copies of the whole database, and reminds of that: only when something is new, not for a week after later(), and never
/// where the user has switched it off. Where the device may forget what it keeps, it reminds sooner.
class Backups : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// How many matches there are without those in the bin, and how many of them were finished since the last copy.
    Q_PROPERTY(int matches READ matches NOTIFY changed FINAL)
    Q_PROPERTY(int unsaved READ unsaved NOTIFY changed FINAL)
    /// The day of the last copy, in words; empty before the first.
    Q_PROPERTY(QString last READ last NOTIFY changed FINAL)
    /// Whether something stands beside the database's file only, which a copy of the file alone would lack.
    Q_PROPERTY(bool besideFile READ besideFile NOTIFY changed FINAL)
    /// Whether it is time for a reminder.
    Q_PROPERTY(bool due READ due NOTIFY changed FINAL)
    /// After how many finished matches a reminder is due, and after how many days with at least one.
    Q_PROPERTY(int manyMatches READ manyMatches NOTIFY changed FINAL)
    Q_PROPERTY(int manyDays READ manyDays NOTIFY changed FINAL)
    /// Whether the user wants reminders.
    Q_PROPERTY(bool reminding READ reminding WRITE setReminding NOTIFY changed FINAL)

public:
    /// How many finished matches since the last copy, or days with at least one, make a reminder due.
    static constexpr int kManyMatches = 5;
    static constexpr int kManyDays = 30;
    /// The same where the device may forget: browsers throw away what nobody looked at for as little as seven days, and a table
    /// that plays once a week has then two evenings to lose.
    static constexpr int kManyMatchesForgetful = 2;
    static constexpr int kManyDaysForgetful = 7;
    /// How many days later() puts the reminder off.
    static constexpr int kQuietDays = 7;

    /// Returns the time in seconds since 1970.
    using Clock = std::function<qint64()>;

    Backups(Exporting::Library library, Settings::Read read, Settings::Write write, QObject *parent);
    void setClock(Clock clock);
    /// Says whether the device may forget what it keeps.
    void setMayForget(bool mayForget);

    [[nodiscard]] int matches() const { return m_matches; }
    [[nodiscard]] int unsaved() const { return m_unsaved; }
    [[nodiscard]] QString last() const;
    [[nodiscard]] bool besideFile() const;
    [[nodiscard]] bool due() const;
    [[nodiscard]] int manyMatches() const { return m_mayForget ? kManyMatchesForgetful : kManyMatches; }
    [[nodiscard]] int manyDays() const { return m_mayForget ? kManyDaysForgetful : kManyDays; }
    [[nodiscard]] bool reminding() const { return m_reminding; }
    void setReminding(bool reminding);

    /// Saves a copy in that folder, or in the system's folder of documents where it is empty. Returns false where that is not
    /// possible; message() says where the copy is, or why there is none.
    Q_INVOKABLE bool save(const QUrl &folder = {});
    /// Puts the reminder off for kQuietDays.
    Q_INVOKABLE void later();

    /// Counts the matches anew; call it after they changed.
    void count();
    /// Reads everything anew; call it after the database was replaced by a copy.
    void reload();
    /// Remembers that a copy was saved just now.
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
    bool m_mayForget = false;
};

} // namespace pegsheet::app
