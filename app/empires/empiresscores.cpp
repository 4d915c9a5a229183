// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresscores.h"

#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "app/text/sentence.h"
#include "model/empires/scoring.h"

#include <QCoreApplication>
#include <QVariantList>
#include <algorithm>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using empires::State;

namespace {

struct EmpiresScores
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresScores)
};

QVariantMap row(const QString &label, const QString &kind, const QVariantList &cells)
{
    return {{u"label"_s, label}, {u"kind"_s, kind}, {u"cells"_s, cells}};
}

// What a line is made of, those of its parts that are nothing with their reason; or why it is zero.
QString reason(const ScoreLine &line)
{
    if (line.items.empty())
        return empires::reason(line.why);
    QStringList parts;
    for (const ScoreItem &item : line.items) {
        const QString name = empires::scoreName(item.what);
        if (item.points != 0)
            //: A part of a score line: %1 a place or a card, %2 its points
            parts.append(EmpiresScores::tr("%1 %2").arg(name, numberText(item.points)));
        else
            //: A part of a score line that counts nothing: %1 a place or a card, %2 why
            parts.append(EmpiresScores::tr("%1: %2").arg(name, empires::reason(item.why)));
    }
    return listText(parts);
}

QVariantMap lineRow(const std::vector<Score> &scores, std::size_t line)
{
    QVariantList cells;
    for (const Score &score : scores) {
        const ScoreLine &each = score.lines[line];
        //: A score line that is zero
        const QString text = each.points == 0 ? EmpiresScores::tr("–") : numberText(each.points);
        cells.append(QVariantMap{{u"text"_s, text}, {u"why"_s, reason(each)}, {u"points"_s, each.points}});
    }
    return row(empires::scoreName(scores.front().lines[line].what), u"line"_s, cells);
}

// Whether some have as many points as another, so that healthy places decide.
bool isTie(const std::vector<Score> &scores, int most)
{
    return std::count_if(scores.begin(), scores.end(), [&](const Score &score) { return score.total == most; }) > 1;
}

} // namespace

QVariantMap empiresScoreTable(const State &state, const QStringList &names)
{
    if (state.step != empires::Step::Over)
        return {};
    const std::vector<Score> scores = empires::scoresOf(state);
    const std::vector<int> winners = empires::winnersOf(state);
    QVariantList players;
    QVariantList totals;
    QVariantList healthy;
    QStringList won;
    for (const Score &score : scores) {
        const bool isWinner = std::find(winners.begin(), winners.end(), score.player) != winners.end();
        if (isWinner)
            won.append(names.value(score.player));
        players.append(QVariantMap{{u"seat"_s, score.player}, {u"name"_s, names.value(score.player)}, {u"winner"_s, isWinner}});
        totals.append(QVariantMap{{u"text"_s, numberText(score.total)},
                                  {u"why"_s, sumText(score, 0, score.lines.size(), &empires::scoreName)}});
        healthy.append(QVariantMap{{u"text"_s, QString::number(score.tieBreak)},
                                   //: Why a row of the final score is there
                                   {u"why"_s, EmpiresScores::tr("more of them win where points are level")}});
    }
    QVariantList rows;
    for (std::size_t line = 0; line < scores.front().lines.size(); ++line)
        rows.append(lineRow(scores, line));
    //: Row of the final score
    rows.append(row(EmpiresScores::tr("Total"), u"total"_s, totals));
    const bool tie = isTie(scores, scores[static_cast<std::size_t>(winners.front())].total);
    if (tie)
        //: Row of the final score: what decides where points are level
        rows.append(row(EmpiresScores::tr("Healthy places"), u"tieBreak"_s, healthy));
    return {{u"players"_s, players},
            {u"rows"_s, rows},
            //: Over the final score: %1 names
            {u"title"_s,
             won.size() > 1 ? EmpiresScores::tr("%1 win").arg(namesText(won)) : EmpiresScores::tr("%1 wins").arg(won.value(0))},
            {u"sentence"_s,
             //: Under who won
             won.size() > 1 ? EmpiresScores::tr("Tied on points and on healthy places: all of them win.")
                 //: Under who won
                 : tie ? EmpiresScores::tr("Tied on points, with more healthy places.")
                       //: Under who won
                       : EmpiresScores::tr("Most points.")}};
}

} // namespace pegsheet::app
