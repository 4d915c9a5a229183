// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestryscores.h"

#include "app/tapestry/text/tapestrytext.h"
#include "app/text/errortext.h"
#include "app/text/scoretext.h"
#include "app/text/sentence.h"
#include "model/tapestry/scoring.h"

#include <QCoreApplication>
#include <QVariantList>
#include <algorithm>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using tapestry::State;

namespace {

struct TapestryScores
{
    Q_DECLARE_TR_FUNCTIONS(TapestryScores)
};

QString pointsText(int points)
{
    return countedText("points", points);
}

QVariantMap cell(const QString &text, const QString &why)
{
    return {{u"text"_s, text}, {u"why"_s, why}};
}

QString nothing()
{
    //: In the final score, where there is nothing
    return TapestryScores::tr("–");
}

QVariantMap row(const QString &label, const QString &kind, const QVariantList &cells)
{
    return {{u"label"_s, label}, {u"kind"_s, kind}, {u"cells"_s, cells}};
}

// Lines -----------------------------------------------------------------------------------------------------

// In which eras the points came, or why there are none.
QString reason(const ScoreLine &line)
{
    if (!line.why.empty())
        return reasonText(line.why);
    QStringList eras;
    for (const ScoreItem &item : line.items)
        //: A part of a score line: %1 "Era 2", %2 its points
        eras.append(TapestryScores::tr("%1: %2").arg(tapestry::scoreName(item.what), numberText(item.points)));
    return listText(eras);
}

QVariantMap lineRow(const std::vector<Score> &scores, std::size_t line)
{
    QVariantList cells;
    for (const Score &score : scores) {
        const ScoreLine &each = score.lines[line];
        QVariantMap made = cell(each.points == 0 ? nothing() : numberText(each.points), reason(each));
        made[u"points"_s] = each.points;
        cells.append(made);
    }
    return row(tapestry::scoreName(scores.front().lines[line].what), u"line"_s, cells);
}

QVariantMap totalRow(const std::vector<Score> &scores)
{
    QVariantList cells;
    for (const Score &score : scores)
        cells.append(cell(numberText(score.total), sumText(score, 0, score.lines.size(), &tapestry::scoreName)));
    //: Row of the final score
    return row(TapestryScores::tr("Total"), u"total"_s, cells);
}

// Ties ------------------------------------------------------------------------------------------------------

// What decides between equal points.
enum class TieBy {
    Resources, ///< the app counts them
    Landmark,  ///< the table compares
    Table      ///< where the app keeps no resources: the table decides by what it agreed on
};

TieBy tieBy(const State &state)
{
    if (state.knowsTies())
        return TieBy::Resources;
    return state.isByNumbers() ? TieBy::Table : TieBy::Landmark;
}

QVariantMap tieRow(const State &state, const std::vector<Score> &scores, std::size_t winners)
{
    const TieBy by = tieBy(state);
    //: A tie that the table decided: one of several who share the victory
    const QString level = TapestryScores::tr("level");
    //: A tie that the table decided: who won it
    const QString first = TapestryScores::tr("first");
    //: Why a row of the final score is there: it counts the resources that are left
    const QString more = TapestryScores::tr("more of them win where points are level");
    //: Why a row of the final score is there: the app does not know it
    const QString compared = TapestryScores::tr("compared at the table");
    QVariantList cells;
    for (const Score &score : scores) {
        if (by == TieBy::Resources)
            cells.append(cell(QString::number(score.tieBreak), more));
        else
            cells.append(cell(score.tieBreak == 0 ? nothing() : winners > 1 ? level : first, compared));
    }
    const QString label = by == TieBy::Resources ? tapestry::termText("field", "resources")
        : by == TieBy::Landmark                  ? tapestry::valueName("tieBreak", "landmark")
                                                 : tapestry::termText("phase", "tie");
    return row(label, u"tieBreak"_s, cells);
}

QString tieSentence(TieBy by, std::size_t winners)
{
    if (winners > 1 && by == TieBy::Resources)
        //: Under who won
        return TapestryScores::tr("Tied on points and on resources: all of them win.");
    if (winners > 1)
        //: Under who won; the table compared what decides a tie, and that was level too
        return TapestryScores::tr("Tied on points and at the table: they share the victory.");
    switch (by) {
    //: Under who won
    case TieBy::Resources: return TapestryScores::tr("Tied on points, with more resources.");
    //: Under who won
    case TieBy::Landmark: return TapestryScores::tr("Tied on points, with the tallest landmark.");
    case TieBy::Table: break;
    }
    //: Under who won
    return TapestryScores::tr("Tied on points; the table decided.");
}

// One player alone ------------------------------------------------------------------------------------------

// How it compares with what the same person got alone by the same rules before; the best of those stand first.
QString soloSentence(int total, const QList<EarlierResult> &earlier)
{
    if (earlier.isEmpty())
        //: One player alone, by the rules played
        return TapestryScores::tr("The first result by these rules.");
    const int best = earlier.front().points;
    if (total > best)
        //: One player alone; %1 "131 points"
        return TapestryScores::tr("A new best; before it was %1.").arg(pointsText(best));
    //: One player alone; %1 "131 points"
    return TapestryScores::tr("The best by these rules is %1.").arg(pointsText(best));
}

QVariantList listOf(const QList<EarlierResult> &earlier)
{
    QVariantList list;
    for (const EarlierResult &result : earlier)
        list.append(QVariantMap{{u"points"_s, pointsText(result.points)}, {u"when"_s, result.when}});
    return list;
}

// The whole -------------------------------------------------------------------------------------------------

QVariantList playersOf(const std::vector<Score> &scores, const std::vector<int> &winners, const QStringList &names)
{
    QVariantList players;
    for (const Score &score : scores) {
        const bool isWinner = std::find(winners.begin(), winners.end(), score.player) != winners.end();
        players.append(QVariantMap{{u"seat"_s, score.player}, {u"name"_s, names.value(score.player)}, {u"winner"_s, isWinner}});
    }
    return players;
}

// `winners` is how many win a tie; 0 where there is none.
QVariantList rowsOf(const State &state, const std::vector<Score> &scores, std::size_t winners)
{
    QVariantList rows;
    for (std::size_t line = 0; line < scores.front().lines.size(); ++line)
        if (std::any_of(scores.begin(), scores.end(), [&](const Score &score) { return score.lines[line].points != 0; }))
            rows.append(lineRow(scores, line));
    rows.append(totalRow(scores));
    if (winners > 0)
        rows.append(tieRow(state, scores, winners));
    return rows;
}

QString titleOf(const QStringList &won, bool isTie)
{
    if (won.size() > 1)
        //: Over the final score: %1 names
        return TapestryScores::tr("%1 win").arg(namesText(won));
    if (isTie)
        //: Over the final score: %1 a name
        return TapestryScores::tr("%1 wins the tie").arg(won.value(0));
    //: Over the final score: %1 a name
    return TapestryScores::tr("%1 wins").arg(won.value(0));
}

} // namespace

QVariantMap tapestryScoreTable(const State &state, const QStringList &names, const QList<EarlierResult> &earlier)
{
    if (state.step != tapestry::Step::Over)
        return {};
    QList<EarlierResult> bestFirst = earlier;
    std::stable_sort(bestFirst.begin(), bestFirst.end(),
                     [](const EarlierResult &a, const EarlierResult &b) { return a.points > b.points; });
    const std::vector<Score> scores = tapestry::scoresOf(state);
    const std::vector<int> winners = tapestry::winnersOf(state);
    const int best = scores.at(static_cast<std::size_t>(winners.front())).total;
    const bool isTie = std::count_if(scores.begin(), scores.end(), [&](const Score &score) { return score.total == best; }) > 1;
    QStringList won;
    for (const int winner : winners)
        won.append(names.value(winner));
    const bool isAlone = scores.size() == 1;
    //: The final score of one player alone: %1 the name, %2 "137 points"
    const QString alone = TapestryScores::tr("%1 has %2").arg(names.value(0), pointsText(best));
    //: Under who won
    const QString most = TapestryScores::tr("Most points.");
    return {{u"players"_s, playersOf(scores, winners, names)},
            {u"rows"_s, rowsOf(state, scores, isTie ? winners.size() : 0)},
            {u"title"_s, isAlone ? alone : titleOf(won, isTie)},
            {u"sentence"_s,
             isAlone     ? soloSentence(best, bestFirst)
                 : isTie ? tieSentence(tieBy(state), winners.size())
                         : most},
            {u"earlier"_s, listOf(bestFirst)}};
}

} // namespace pegsheet::app
