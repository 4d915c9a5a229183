// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/scoretable.h"

#include "app/bronze/text/bronzetext.h"
#include "app/bronze/words.h"
#include "app/text/errortext.h"
#include "app/text/scoretext.h"
#include "app/text/sentence.h"
#include "model/bronze/finished.h"
#include "model/bronze/scoring.h"

#include <QCoreApplication>
#include <QVariantList>
#include <algorithm>
#include <functional>
#include <utility>

namespace pegsheet::app {

namespace {

struct BronzeScores
{
    Q_DECLARE_TR_FUNCTIONS(BronzeScores)
};

QVariantMap cell(const QString &text, const QString &why = {})
{
    return {{QStringLiteral("text"), text}, {QStringLiteral("why"), why}};
}

QVariantMap row(const QString &label, const char *kind, const QVariantList &cells)
{
    return {
        {QStringLiteral("label"), label}, {QStringLiteral("kind"), QString::fromLatin1(kind)}, {QStringLiteral("cells"), cells}};
}

// What a line is made of, or why it is zero.
QString reason(const ScoreLine &line)
{
    if (!line.why.empty())
        return reasonText(line.why);
    if (line.what == "disasters")
        //: What the line of disasters of a final score is made of
        return BronzeScores::tr("a point lost for each mark");
    QStringList parts;
    for (const ScoreItem &item : line.items)
        //: A part of a score line: %1 a development or monument, %2 its points
        parts.append(BronzeScores::tr("%1 %2").arg(bronze::scoreName(item.what)).arg(item.points));
    return words::list(parts);
}

QVariantMap lineRow(const std::vector<Score> &scores, std::size_t line)
{
    QVariantList cells;
    for (const Score &score : scores) {
        const ScoreLine &each = score.lines[line];
        //: A score line that is zero
        const QString text = each.points == 0 && !each.why.empty() ? BronzeScores::tr("–") : words::number(each.points);
        QVariantMap made = cell(text, reason(each));
        made[QStringLiteral("points")] = each.points;
        cells.append(made);
    }
    const std::string_view what = scores.front().lines[line].what;
    return row(bronze::scoreName(what), what == "disasters" ? "disasters" : "line", cells);
}

template <typename Number, typename Why>
QVariantMap numberRow(const QString &label, const char *kind, const std::vector<Score> &scores, Number number, Why why)
{
    QVariantList cells;
    for (const Score &score : scores)
        cells.append(cell(words::number(number(score)), why(score)));
    return row(label, kind, cells);
}

QString winnerTitle(const std::vector<int> &winners, bool tie, const QStringList &names)
{
    QStringList list;
    for (const int seat : winners)
        list.append(names.value(seat));
    if (winners.size() > 1)
        return BronzeScores::tr("%1 share the victory").arg(namesText(list));
    return tie ? BronzeScores::tr("%1 wins the tie").arg(list.front()) : BronzeScores::tr("%1 wins").arg(list.front());
}

QString winnerSentence(const std::vector<Score> &scores, const std::vector<int> &winners, bool tie, const QStringList &names)
{
    const Score &best = scores[static_cast<std::size_t>(winners.front())];
    if (!tie)
        return BronzeScores::tr("With %1.").arg(words::points(best.total));
    QStringList values;
    for (const Score &score : scores)
        if (score.total == best.total)
            //: %1 a player, %2 what the goods left are worth
            values.append(BronzeScores::tr("%1's are worth %2").arg(names.value(score.player)).arg(score.tieBreak));
    //: %1 "37 points", %2 a list such as "Cleo's are worth 24, Ada's are worth 15"
    return BronzeScores::tr("Each has %1. The goods left on the pegboard decide: %2.")
        .arg(words::points(best.total), words::list(values));
}

QString soloTitle(int total, const QStringList &names)
{
    //: The final score of one player alone: %1 the name, %2 "37 points"
    return BronzeScores::tr("%1 has %2").arg(names.value(0), words::points(total));
}

// How it compares with what the same person got alone by the same rules before; the best of those stand first.
QString soloSentence(int total, const QList<EarlierResult> &earlier)
{
    if (earlier.isEmpty())
        //: One player alone, by the rules played
        return BronzeScores::tr("The first result by these rules.");
    const int best = earlier.front().points;
    if (total > best)
        //: One player alone; %1 "31 points"
        return BronzeScores::tr("A new best; before it was %1.").arg(words::points(best));
    //: One player alone; %1 "31 points"
    return BronzeScores::tr("The best by these rules is %1.").arg(words::points(best));
}

QVariantList listOf(const QList<EarlierResult> &earlier)
{
    QVariantList list;
    for (const EarlierResult &result : earlier)
        list.append(QVariantMap{{QStringLiteral("points"), words::points(result.points)}, {QStringLiteral("when"), result.when}});
    return list;
}

// The table corrected it so; it stands as it is.
QStringList notesOn(const bronze::State &state, const QStringList &names)
{
    QStringList notes;
    for (const bronze::Contradiction &each : bronze::contradictions(state)) {
        const QString monument = words::name(bronze::targetOf(each.monument));
        QStringList first;
        for (const int seat : each.first)
            first.append(names.value(seat));
        if (first.isEmpty())
            //: Under a final score: %1 a monument
            notes.append(BronzeScores::tr("%1: nobody has the first points, though somebody finished it first.").arg(monument));
        else
            //: Under a final score: %1 a monument, %2 names
            notes.append(BronzeScores::tr("%1: the first points are on several sheets (%2), though only one finished it first.")
                             .arg(monument, namesText(first)));
    }
    return notes;
}

} // namespace

QVariantMap scoreTableOf(const bronze::State &state, const QStringList &names, const QList<EarlierResult> &earlier)
{
    QList<EarlierResult> bestFirst = earlier;
    std::stable_sort(bestFirst.begin(), bestFirst.end(),
                     [](const EarlierResult &a, const EarlierResult &b) { return a.points > b.points; });
    const std::vector<Score> scores = bronze::scoresOf(state);
    const std::vector<int> winners = bronze::winnersOf(state);
    const int best = scores[static_cast<std::size_t>(winners.front())].total;
    const bool tie = std::count_if(scores.begin(), scores.end(), [&](const Score &score) { return score.total == best; }) > 1;
    QVariantList players;
    for (const Score &score : scores)
        players.append(
            QVariantMap{{QStringLiteral("seat"), score.player},
                        {QStringLiteral("name"), names.value(score.player)},
                        {QStringLiteral("winner"), std::find(winners.begin(), winners.end(), score.player) != winners.end()}});

    QVariantList rows;
    const std::size_t disasters = scores.front().lines.size() - 1;
    for (std::size_t line = 0; line < disasters; ++line)
        rows.append(lineRow(scores, line));
    rows.append(numberRow(
        BronzeScores::tr("Subtotal"), "subtotal", scores,
        [&](const Score &score) { return score.total - score.lines[disasters].points; },
        [&](const Score &score) { return sumText(score, 0, disasters, &bronze::scoreName); }));
    rows.append(lineRow(scores, disasters));
    rows.append(numberRow(
        BronzeScores::tr("Total"), "total", scores, [](const Score &score) { return score.total; },
        [](const Score &score) { return sumText(score, 0, score.lines.size(), &bronze::scoreName); }));
    rows.append(numberRow(
        BronzeScores::tr("Goods left"), "tieBreak", scores, [](const Score &score) { return score.tieBreak; },
        //: What the last line of a final score is: it decides where points are level
        [](const Score &) { return BronzeScores::tr("what they are worth"); }));
    return {
        {QStringLiteral("players"), players},
        {QStringLiteral("rows"), rows},
        {QStringLiteral("title"), state.isSolo() ? soloTitle(best, names) : winnerTitle(winners, tie, names)},
        {QStringLiteral("sentence"), state.isSolo() ? soloSentence(best, bestFirst) : winnerSentence(scores, winners, tie, names)},
        {QStringLiteral("earlier"), listOf(bestFirst)},
        {QStringLiteral("notes"), notesOn(state, names)}};
}

} // namespace pegsheet::app
