// SPDX-License-Identifier: Apache-2.0
#include "app/match/finalscore.h"

#include "app/text/scoretext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace Qt::StringLiterals;

namespace {

struct FinalScoreText
{
    Q_DECLARE_TR_FUNCTIONS(FinalScoreText)
};

QVariantMap cellOf(const QString &text, const QString &why)
{
    return {{u"text"_s, text}, {u"why"_s, why}};
}

} // namespace

FinalScore::FinalScore(const ScoreWords &words, std::vector<Score> scores, std::vector<int> winners, const QStringList &names,
                       const QList<EarlierResult> &earlier)
    : m_words(words), m_scores(std::move(scores)), m_winners(std::move(winners)), m_names(names), m_earlier(earlier)
{
    std::stable_sort(m_earlier.begin(), m_earlier.end(),
                     [](const EarlierResult &a, const EarlierResult &b) { return a.points > b.points; });
}

bool FinalScore::isTie() const
{
    return std::count_if(m_scores.begin(), m_scores.end(), [&](const Score &score) { return score.total == best(); }) > 1;
}

void FinalScore::addRow(const QString &label, const char *kind, const std::function<QVariantMap(const Score &score)> &cell)
{
    QVariantList cells;
    for (const Score &score : m_scores)
        cells.append(cell(score));
    m_rows.append(QVariantMap{{u"label"_s, label}, {u"kind"_s, QString::fromLatin1(kind)}, {u"cells"_s, cells}});
}

QString FinalScore::reason(const ScoreLine &line, const QString &madeOf) const
{
    if (!line.why.empty())
        return m_words.reason(line.why);
    if (line.items.empty())
        return madeOf;
    QStringList parts;
    for (const ScoreItem &item : line.items)
        parts.append(m_words.part != nullptr ? m_words.part(item) : partText(m_words.name(item.what), item.points));
    parts.removeAll(QString());
    return listText(parts);
}

void FinalScore::addLines(std::size_t first, std::size_t last)
{
    for (std::size_t line = first; line < last; ++line)
        addLine(line);
}

void FinalScore::addLine(std::size_t line, const char *kind, const QString &madeOf)
{
    addRow(m_words.name(m_scores.front().lines[line].what), kind, [&](const Score &score) {
        const ScoreLine &each = score.lines[line];
        QVariantMap cell = cellOf(each.points == 0 ? noPointsText() : numberText(each.points), reason(each, madeOf));
        cell[u"points"_s] = each.points;
        return cell;
    });
}

void FinalScore::addSum(const QString &label, const char *kind, std::size_t last)
{
    addRow(label, kind, [&](const Score &score) {
        int sum = score.total;
        for (std::size_t line = last; line < score.lines.size(); ++line)
            sum -= score.lines[line].points;
        return cellOf(numberText(sum), sumText(score, 0, last, m_words.name));
    });
}

void FinalScore::addTotal()
{
    //: Row of the final score
    addSum(FinalScoreText::tr("Total"), "total", lines());
}

void FinalScore::addTieBreak(const QString &label, const QString &why, const std::function<QString(const Score &score)> &text)
{
    addRow(label, "tieBreak", [&](const Score &score) { return cellOf(text(score), why); });
}

QString FinalScore::title(const QString &several, bool saysTie) const
{
    QStringList won;
    for (const int winner : m_winners)
        won.append(m_names.value(winner));
    if (isAlone())
        //: The final score of one player alone: %1 the name, %2 "37 points"
        return FinalScoreText::tr("%1 has %2").arg(won.front(), countedText("points", best()));
    if (won.size() > 1)
        return several.arg(namesText(won));
    if (saysTie && isTie())
        //: Over the final score: %1 a name
        return FinalScoreText::tr("%1 wins the tie").arg(won.front());
    //: Over the final score: %1 a name
    return FinalScoreText::tr("%1 wins").arg(won.front());
}

QString FinalScore::comparison(const QString &below) const
{
    if (m_earlier.isEmpty())
        //: One player alone, by the rules played
        return FinalScoreText::tr("The first result by these rules.");
    const QString most = countedText("points", m_earlier.front().points);
    if (best() > m_earlier.front().points)
        //: One player alone; %1 "31 points"
        return FinalScoreText::tr("A new best; the best before was %1.").arg(most);
    //: One player alone; %1 "31 points"
    return (below.isEmpty() ? FinalScoreText::tr("The best by these rules is %1.") : below).arg(most);
}

QVariantMap FinalScore::table(const QString &title, const QString &sentence) const
{
    QVariantList players;
    for (const Score &score : m_scores) {
        const bool isWinner = std::find(m_winners.begin(), m_winners.end(), score.player) != m_winners.end();
        players.append(QVariantMap{{u"seat"_s, score.player}, {u"name"_s, m_names.value(score.player)}, {u"winner"_s, isWinner}});
    }
    QVariantList earlier;
    for (const EarlierResult &result : m_earlier)
        earlier.append(QVariantMap{{u"points"_s, countedText("points", result.points)}, {u"when"_s, result.when}});
    return {{u"players"_s, players}, {u"rows"_s, m_rows}, {u"title"_s, title}, {u"sentence"_s, sentence}, {u"earlier"_s, earlier}};
}

} // namespace pegsheet::app
