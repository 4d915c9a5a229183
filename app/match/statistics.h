// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/histogram.h"
#include "app/match/history.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <functional>
#include <map>
#include <string>

namespace pegsheet::app {

/// What all finished matches came to, for everybody or one player, of all rules or one rule set. Copies and the bin do not count.
///
/// Numbers come as texts in the language in use, and lengths of bars as parts of the longest, from −1 to 1.
class Statistics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// Whose; empty: everybody's.
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed FINAL)
    /// By which rules, one of `ruleSets` by its "key"; empty: any.
    Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY changed FINAL)
    /// "key" and "label" of what can be chosen from; the first is everybody, any.
    Q_PROPERTY(QVariantList players READ players NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList ruleSets READ ruleSets NOTIFY changed FINAL)
    /// How many matches are counted.
    Q_PROPERTY(int matches READ matches NOTIFY changed FINAL)
    /// Everybody, who won most first: "name", "mark", "matches", "contested" (those with others), "wins" and "share" of these (in
    /// percent), "length" (the bar of the share), "average", "best". Who plays alone wins nothing.
    Q_PROPERTY(QVariantList table READ table NOTIFY changed FINAL)
    /// Of the player, or of all of them: "label", "value", "detail".
    Q_PROPERTY(QVariantList numbers READ numbers NOTIFY changed FINAL)
    /// How often a score was from so much to so much: "label", "text", "length", and whether it holds the average: "marked".
    Q_PROPERTY(QVariantList spread READ spread NOTIFY changed FINAL)
    /// How often the player came first, second, …: "label", "text", "length".
    Q_PROPERTY(QVariantList ranks READ ranks NOTIFY changed FINAL)
    /// What the points came from, on average: "label", "text", "length".
    Q_PROPERTY(QVariantList sources READ sources NOTIFY changed FINAL)
    /// The player's last scores, the oldest first, and the days of those matches.
    Q_PROPERTY(QVariantList course READ course NOTIFY changed FINAL)
    Q_PROPERTY(QStringList courseDays READ courseDays NOTIFY changed FINAL)
    /// The player's mark.
    Q_PROPERTY(int mark READ mark NOTIFY changed FINAL)

public:
    /// The mark that somebody of that name had last; -1 for a stranger.
    using MarkOf = std::function<int(const QString &name)>;

    Statistics(History::Use use, MarkOf markOf, QObject *parent)
        : QObject(parent), m_use(std::move(use)), m_markOf(std::move(markOf))
    {
    }

    [[nodiscard]] QString player() const { return m_player; }
    void setPlayer(const QString &player);
    [[nodiscard]] QString rules() const { return m_rules; }
    void setRules(const QString &rules);
    [[nodiscard]] QVariantList players() const { return m_players; }
    [[nodiscard]] QVariantList ruleSets() const { return m_ruleSets; }
    [[nodiscard]] int matches() const { return m_matches; }
    [[nodiscard]] QVariantList table() const { return m_table; }
    [[nodiscard]] QVariantList numbers() const { return m_numbers; }
    [[nodiscard]] QVariantList spread() const { return m_spread; }
    [[nodiscard]] QVariantList ranks() const { return m_ranks; }
    [[nodiscard]] QVariantList sources() const { return m_sources; }
    [[nodiscard]] QVariantList course() const { return m_course; }
    [[nodiscard]] QStringList courseDays() const { return m_courseDays; }
    [[nodiscard]] int mark() const;

    /// Counts anew.
    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void changed();

private:
    /// What is known of one player, or of everybody together: how often each value came, by what it is of.
    using Spreads = std::map<std::string, Histogram>;

    void choose(storage::Library &library);
    void countEverybody(const std::vector<storage::Tally> &tallies);
    void countTogether(Spreads &all, std::map<std::string, Spreads> &people);
    [[nodiscard]] QVariantMap rowOf(const QString &name, Spreads &spreads) const;
    void countPlayer(storage::Library &library, const std::vector<storage::Tally> &tallies);
    void countTime(storage::Library &library);
    void countLuck(const std::vector<storage::ReviewedResult> &reviewed);
    [[nodiscard]] storage::TallyQuery query() const;

    History::Use m_use;
    MarkOf m_markOf;
    QString m_player;
    QString m_rules; ///< game and variant, with a slash between them
    QVariantList m_players;
    QVariantList m_ruleSets;
    int m_matches = 0;
    QVariantList m_table;
    QVariantList m_numbers;
    QVariantList m_spread;
    QVariantList m_ranks;
    QVariantList m_sources;
    QVariantList m_course;
    QStringList m_courseDays;
};

} // namespace pegsheet::app
