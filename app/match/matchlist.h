// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <QAbstractListModel>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <optional>
#include <vector>

namespace pegsheet::app {

/// "14:05" today, else the date, in the language in use.
[[nodiscard]] QString whenOf(qint64 secondsSince1970);
/// "Sat 14 Nov", with the year where it is not this one.
[[nodiscard]] QString dayOf(qint64 secondsSince1970);
/// "52 min", "1 h 05"; empty where nobody knows or it was no time at all.
[[nodiscard]] QString durationOf(std::optional<std::int64_t> seconds);
/// How long everybody's turns took, by seat: "Anna 34 min · Bruno 28 min"; without those below a minute.
[[nodiscard]] QString turnTimesText(const QStringList &names, std::span<const std::int64_t> seconds);
/// The name of the match's game in the language in use; its id where nobody knows it.
[[nodiscard]] QString gameNameOf(const storage::MatchEntry &entry);

/// "14 November", with the year where it is not this one, in the language in use.
[[nodiscard]] QString dateOf(qint64 secondsSince1970);

/// A list model of matches of the database, which are read as far as somebody looks.
class MatchList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        MatchIdRole = Qt::UserRole + 1,
        GameNameRole,
        NamesRole,   ///< list of names in seat order
        MarksRole,   ///< list of marks in seat order
        ScoresRole,  ///< list of scores in seat order
        WinnersRole, ///< list of seats, empty while open
        OverRole,
        PlayerRole, ///< who acts; -1 once over
        WhenRole,   ///< played, of an open one last touched: the time of today, else the date
        MovesRole,
        ScoringRole,  ///< only finished sheets are counted
        GameRole,     ///< the game's id
        MonthRole,    ///< when it was played: "November 2026"
        DayRole,      ///< when it was played, see dayOf()
        DurationRole, ///< see durationOf()
        RankingRole,  ///< list of seats, the best first
        TiedRole,     ///< a tie-break decided
        PlaceRole,    ///< where it was played
        NotedRole,    ///< there is a note
        CopiedRole,   ///< it began as a copy of another one
        ExampleRole   ///< it began as an example
    };

    /// Returns at most `count` matches, the first `from` left out.
    using Fetch = std::function<std::vector<storage::MatchEntry>(std::size_t from, std::size_t count)>;

    MatchList(Fetch fetch, QObject *parent) : QAbstractListModel(parent), m_fetch(std::move(fetch)) {}

    /// How many are read so far.
    [[nodiscard]] int count() const { return static_cast<int>(m_entries.size()); }
    /// Reads anew, as many as were read before.
    void refresh();
    /// Updates what is said of a match, or takes a match out of the list; the others stay where they are.
    void tell(storage::MatchId id, const storage::About &about);
    void drop(storage::MatchId id);
    void retranslate();

    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The row as a map of its roles; empty outside the list.
    Q_INVOKABLE QVariantMap row(int place) const;

Q_SIGNALS:
    void countChanged();

private:
    /// Its row; -1 where it is none of those read.
    [[nodiscard]] int rowOf(storage::MatchId id) const;

    Fetch m_fetch;
    std::vector<storage::MatchEntry> m_entries;
    bool m_isWhole = false;
};

} // namespace pegsheet::app
