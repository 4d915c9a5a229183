// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/matchlist.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <functional>

namespace pegsheet::app {

/// The matches of the database as the history page shows them: searches, one match looked at, notes, the bin.
class History : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// The matches that were searched for, the last begun first.
    Q_PROPERTY(pegsheet::app::MatchList *matches READ matches CONSTANT FINAL)
    /// The words searched for: each must occur in a name, the place, the note or the game's name.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY wantedChanged FINAL)
    /// One of `filters` by its "key"; empty: all matches but those in the bin.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY wantedChanged FINAL)
    /// Filters worth offering: "key", "label", and "count" where it is known.
    Q_PROPERTY(QVariantList filters READ filters NOTIFY filtersChanged FINAL)
    /// How many matches there are, without those in the bin.
    Q_PROPERTY(int count READ count NOTIFY filtersChanged FINAL)
    /// The match looked at; empty when none is, see matchAbout.h.
    Q_PROPERTY(QVariantMap shown READ shown NOTIFY shownChanged FINAL)
    /// The match that was put into the bin last, in a sentence, as long as it can be taken back; else empty.
    Q_PROPERTY(QString removed READ removed NOTIFY removedChanged FINAL)

public:
    /// Runs its argument on the library; false, and the user was told why, where there is none or it failed.
    using Use = std::function<bool(const std::function<void(storage::Library &)> &)>;

    History(Use use, QObject *parent);

    [[nodiscard]] MatchList *matches() { return &m_matches; }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &search);
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString &filter);
    [[nodiscard]] QVariantList filters() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_counts.all); }
    [[nodiscard]] QVariantMap shown() const { return m_shown; }
    [[nodiscard]] QString removed() const;

    /// Reads everything anew.
    Q_INVOKABLE void refresh();
    /// Looks at a match; false where it cannot be read.
    Q_INVOKABLE bool look(qlonglong matchId);
    Q_INVOKABLE void lookAway();
    /// Keeps where a match was played, and the note on it. False, and nothing has changed, where one of them holds a character that
    /// cannot be shown, which refused() said, or where it cannot be kept.
    Q_INVOKABLE bool describe(qlonglong matchId, const QString &place, const QString &note);
    /// The same when the user leaves the page: characters that cannot be shown are removed rather than refused.
    Q_INVOKABLE void describeCleaned(qlonglong matchId, const QString &place, const QString &note);
    /// Puts a match into the bin; undoRemove() takes the last one out again.
    Q_INVOKABLE void remove(qlonglong matchId);
    Q_INVOKABLE void undoRemove();
    /// Forgets that a match was put into the bin last, so that `removed` is empty; in the bin it stays.
    Q_INVOKABLE void forgetRemoved();
    Q_INVOKABLE void takeBack(qlonglong matchId);
    /// Forgets a match that is in the bin for good.
    Q_INVOKABLE void erase(qlonglong matchId);
    void retranslate();

Q_SIGNALS:
    void wantedChanged();
    void filtersChanged();
    void shownChanged();
    void removedChanged();
    /// Matches came, went or are told otherwise.
    void changed();
    /// Why a text is not kept, in a sentence.
    void refused(const QString &sentence);

private:
    [[nodiscard]] storage::Wanted wanted() const;
    [[nodiscard]] std::vector<storage::MatchEntry> fetch(std::size_t from, std::size_t count) const;
    [[nodiscard]] bool saveAbout(storage::MatchId id, const storage::About &about);
    void recount();
    void gone(qlonglong matchId);

    Use m_use;
    MatchList m_matches;
    QString m_search;
    QString m_filter;
    storage::Counts m_counts;
    QStringList m_players; ///< who plays most
    QVariantMap m_shown;
    storage::MatchId m_removed;
    QString m_removedName;
};

} // namespace pegsheet::app
