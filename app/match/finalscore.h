// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/text/errortext.h"
#include "model/core/score.h"

#include <QList>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace pegsheet::app {

/// What the same player got alone by the same rules in another match.
struct EarlierResult
{
    int points = 0;
    QString when; ///< it was last played
};

/// The words of a game for its scores.
struct ScoreWords
{
    QString (*name)(std::string_view what);           ///< of a line, or of a part of one
    QString (*part)(const ScoreItem &item) = nullptr; ///< with its points, empty for one not worth saying; null: as "Temple 4"
    QString (*reason)(std::string_view code) = &reasonText; ///< why a line is zero
};

/// The final score of a match. A game adds its rows, the uppermost first, and says who won: see TableMatch::scoreTable.
class FinalScore
{
public:
    /// There is at least one winner. `earlier` is what one player alone got in other matches.
    FinalScore(const ScoreWords &words, std::vector<Score> scores, std::vector<int> winners, const QStringList &names,
               const QList<EarlierResult> &earlier = {});

    [[nodiscard]] const std::vector<Score> &scores() const { return m_scores; }
    [[nodiscard]] std::size_t lines() const { return m_scores.front().lines.size(); }
    [[nodiscard]] std::size_t winners() const { return m_winners.size(); }
    [[nodiscard]] bool isAlone() const { return m_scores.size() == 1; }
    /// The points of the winners.
    [[nodiscard]] int best() const { return m_scores[static_cast<std::size_t>(m_winners.front())].total; }
    /// Whether several have as many points as the winners.
    [[nodiscard]] bool isTie() const;

    /// Adds the lines from `first` to the one before `last`.
    void addLines(std::size_t first, std::size_t last);
    /// Adds a line; `madeOf` says what it is made of where it has no parts.
    void addLine(std::size_t line, const char *kind = "line", const QString &madeOf = {});
    /// Adds the sum of the lines before `last`.
    void addSum(const QString &label, const char *kind, std::size_t last);
    /// Adds the sum of all lines.
    void addTotal();
    /// Adds what decides where points are level.
    void addTieBreak(const QString &label, const QString &why, const std::function<QString(const Score &score)> &text);

    /// Who won, and unless `saysTie` is false that it was a tie; or how many points one player alone has. `several` speaks of more
    /// winners than one, with their names for its %1.
    [[nodiscard]] QString title(const QString &several, bool saysTie = true) const;
    /// How what one player alone has compares with the earlier results; `below` speaks of no more than the best, with that for its
    /// %1.
    [[nodiscard]] QString comparison(const QString &below = {}) const;
    /// The whole as TableMatch::scoreTable holds it, with its title and a sentence that says what decided.
    [[nodiscard]] QVariantMap table(const QString &title, const QString &sentence) const;

private:
    void addRow(const QString &label, const char *kind, const std::function<QVariantMap(const Score &score)> &cell);
    [[nodiscard]] QString reason(const ScoreLine &line, const QString &madeOf) const;

    ScoreWords m_words;
    std::vector<Score> m_scores;
    std::vector<int> m_winners;
    QStringList m_names;
    QList<EarlierResult> m_earlier; ///< the best first
    QVariantList m_rows;
};

} // namespace pegsheet::app
