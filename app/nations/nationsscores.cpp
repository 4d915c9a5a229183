// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsscores.h"

#include "app/nations/nationswords.h"
#include "app/text/errortext.h"
#include "app/text/scoretext.h"
#include "app/text/sentence.h"
#include "model/nations/scoring.h"

#include <QCoreApplication>
#include <QVariantList>
#include <algorithm>

namespace pegsheet::app {

using nations::State;

namespace {

struct NationsScores
{
    Q_DECLARE_TR_FUNCTIONS(NationsScores)
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
    QStringList parts;
    for (const ScoreItem &item : line.items)
        if (item.points != 0)
            //: A part of a score line: %1 an age or a tile, %2 its points
            parts.append(NationsScores::tr("%1 %2").arg(nations::scoreName(item.what)).arg(item.points));
    return listText(parts);
}

QVariantMap lineRow(const std::vector<Score> &scores, std::size_t line)
{
    QVariantList cells;
    for (const Score &score : scores) {
        const ScoreLine &each = score.lines[line];
        //: A score line that is zero
        const QString text = each.points == 0 && !each.why.empty() ? NationsScores::tr("–") : QString::number(each.points);
        QVariantMap made = cell(text, reason(each));
        made[QStringLiteral("points")] = each.points;
        cells.append(made);
    }
    return row(nations::scoreName(scores.front().lines[line].what), "line", cells);
}

// The place in the last turn order, which decides where points are level; one that was not said is left open.
QString placeText(const State &state, int seat)
{
    const auto isUnsaid = [](const nations::Player &player) { return player.place == 0; };
    const auto seated = state.seated();
    // The only one that was not said is the one that is left.
    if (state.agreed.onlySheets && isUnsaid(seated[static_cast<std::size_t>(seat)])
        && std::count_if(seated.begin(), seated.end(), isUnsaid) > 1)
        return NationsScores::tr("–");
    const auto order = state.turnOrder();
    const auto place = std::find(order.begin(), order.end(), seat) - order.begin() + 1;
    //: A place in the turn order: %1 its number
    return NationsScores::tr("%1.").arg(place);
}

QVariantList rowsOf(const State &state, const std::vector<Score> &scores)
{
    // The tiles count at the end: what stands before them is on the track.
    constexpr std::size_t kTileLines = 4;
    const std::size_t onTrack = scores.front().lines.size() - kTileLines;
    QVariantList rows;
    QVariantList track;
    QVariantList totals;
    QVariantList places;
    for (const Score &score : scores) {
        int points = 0;
        for (std::size_t line = 0; line < onTrack; ++line)
            points += score.lines[line].points;
        track.append(cell(QString::number(points), sumText(score, 0, onTrack, &nations::scoreName)));
        totals.append(cell(QString::number(score.total), sumText(score, 0, score.lines.size(), &nations::scoreName)));
        places.append(
            cell(placeText(state, score.player), NationsScores::tr("Where points are level the last turn order decides.")));
    }
    for (std::size_t line = 0; line < onTrack; ++line)
        rows.append(lineRow(scores, line));
    if (onTrack > 1)
        rows.append(row(nations::scoreName("track"), "subtotal", track));
    for (std::size_t line = onTrack; line < scores.front().lines.size(); ++line)
        rows.append(lineRow(scores, line));
    rows.append(row(NationsScores::tr("Total"), "total", totals));
    if (!state.isSolo())
        rows.append(row(nations::scoreName("order"), "tieBreak", places));
    return rows;
}

QString winnerTitle(const std::vector<int> &winners, bool isTie, const QStringList &names)
{
    QStringList list;
    for (const int seat : winners)
        list.append(names.value(seat));
    if (list.size() > 1)
        //: The final score where it is not known who wins: %1 players, "Ben and Ada"
        return NationsScores::tr("%1 are level").arg(namesText(list));
    const int winner = winners.front();
    return isTie ? NationsScores::tr("%1 wins the tie").arg(names.value(winner))
                 : NationsScores::tr("%1 wins").arg(names.value(winner));
}

QString winnerSentence(const State &state, const std::vector<Score> &scores, const std::vector<int> &winners, bool isTie,
                       const QStringList &names)
{
    const int best = scores.at(static_cast<std::size_t>(winners.front())).total;
    if (!isTie)
        return NationsScores::tr("With %1.").arg(nationswords::points(best));
    QStringList places;
    for (const std::uint8_t seat : state.turnOrder()) {
        if (scores.at(seat).total != best)
            continue;
        //: %1 a player, %2 a place in the turn order: "2."
        places.append(NationsScores::tr("%1 %2").arg(names.value(seat), placeText(state, seat)));
    }
    if (winners.size() > 1)
        //: %1 "30 points"
        return NationsScores::tr("Each has %1. The last turn order decides; it was not entered.").arg(nationswords::points(best));
    //: %1 "30 points", %2 players with their places: "Ben 1., Ada 3."
    return NationsScores::tr("Each has %1. The last turn order decides: %2").arg(nationswords::points(best), listText(places));
}

// How it compares with what the same person got alone by the same rules before; the best of those stand first.
QString earlierSentence(int total, const QList<EarlierResult> &earlier)
{
    if (earlier.isEmpty())
        //: One player alone, by the rules played
        return NationsScores::tr("The first result by these rules.");
    const int best = earlier.front().points;
    if (total > best)
        //: One player alone; %1 "31 points"
        return NationsScores::tr("A new best; before it was %1.").arg(nationswords::points(best));
    //: One player alone; %1 "31 points"
    return NationsScores::tr("The best by these rules is %1.").arg(nationswords::points(best));
}

QString soloSentence(int total, const QList<EarlierResult> &earlier)
{
    const std::string_view fame = nations::fameOf(total);
    const QString hall = fame.empty()
        //: One player alone, with fewer points than anybody there
        ? NationsScores::tr("Not in the hall of fame this time.")
        //: One player alone: %1 whom the points reach
        : NationsScores::tr("In the hall of fame: %1.").arg(nations::termText("fame", fame));
    return hall + QLatin1Char(' ') + earlierSentence(total, earlier);
}

QVariantList listOf(const QList<EarlierResult> &earlier)
{
    QVariantList list;
    for (const EarlierResult &result : earlier)
        list.append(
            QVariantMap{{QStringLiteral("points"), nationswords::points(result.points)}, {QStringLiteral("when"), result.when}});
    return list;
}

} // namespace

QVariantMap nationsScoreTable(const State &state, const QStringList &names, const QList<EarlierResult> &earlier)
{
    QList<EarlierResult> bestFirst = earlier;
    std::stable_sort(bestFirst.begin(), bestFirst.end(),
                     [](const EarlierResult &a, const EarlierResult &b) { return a.points > b.points; });
    const std::vector<Score> scores = nations::scoresOf(state);
    const std::vector<int> winners = nations::winnersOf(state);
    const int best = scores.at(static_cast<std::size_t>(winners.front())).total;
    const bool isTie = std::count_if(scores.begin(), scores.end(), [&](const Score &score) { return score.total == best; }) > 1;
    QVariantList players;
    for (const Score &score : scores)
        players.append(
            QVariantMap{{QStringLiteral("seat"), score.player},
                        {QStringLiteral("name"), names.value(score.player)},
                        {QStringLiteral("winner"), std::find(winners.begin(), winners.end(), score.player) != winners.end()}});
    //: The final score of one player alone: %1 the name, %2 "37 points"
    const QString alone = NationsScores::tr("%1 has %2").arg(names.value(0), nationswords::points(best));
    return {{QStringLiteral("players"), players},
            {QStringLiteral("rows"), rowsOf(state, scores)},
            {QStringLiteral("title"), state.isSolo() ? alone : winnerTitle(winners, isTie, names)},
            {QStringLiteral("sentence"),
             state.isSolo() ? soloSentence(best, bestFirst) : winnerSentence(state, scores, winners, isTie, names)},
            {QStringLiteral("earlier"), listOf(bestFirst)}};
}

} // namespace pegsheet::app
