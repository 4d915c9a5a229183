// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsscores.h"

#include "app/nations/nationswords.h"
#include "app/text/scoretext.h"
#include "app/text/sentence.h"
#include "model/nations/scoring.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

using nations::State;

namespace {

struct NationsScores
{
    Q_DECLARE_TR_FUNCTIONS(NationsScores)
};

// The place in the last turn order, which decides where points are level; one that was not said is left open.
QString placeText(const State &state, int seat)
{
    const auto isUnsaid = [](const nations::Player &player) { return player.place == 0; };
    const auto seated = state.seated();
    // The only one that was not said is the one that is left.
    if (state.agreed.onlySheets && isUnsaid(seated[static_cast<std::size_t>(seat)])
        && std::count_if(seated.begin(), seated.end(), isUnsaid) > 1)
        return noPointsText();
    const auto order = state.turnOrder();
    const auto place = std::find(order.begin(), order.end(), seat) - order.begin() + 1;
    //: A place in the turn order: %1 its number
    return NationsScores::tr("%1.").arg(place);
}

QString winnerSentence(const State &state, const FinalScore &result, const QStringList &names)
{
    const QString points = nationswords::points(result.best());
    if (!result.isTie())
        //: Under who won: %1 "30 points"
        return NationsScores::tr("With %1.").arg(points);
    if (result.winners() > 1)
        //: %1 "30 points"
        return NationsScores::tr("Each has %1. The last turn order decides; it was not entered.").arg(points);
    QStringList places;
    for (const std::uint8_t seat : state.turnOrder())
        if (result.scores().at(seat).total == result.best())
            //: %1 a player, %2 a place in the turn order: "2."
            places.append(NationsScores::tr("%1 %2").arg(names.value(seat), placeText(state, seat)));
    //: %1 "30 points", %2 players with their places: "Ben 1., Ada 3."
    return NationsScores::tr("Each has %1. The last turn order decides: %2").arg(points, listText(places));
}

QString soloSentence(const FinalScore &result)
{
    const std::string_view fame = nations::fameOf(result.best());
    const QString hall = fame.empty()
        //: One player alone, with fewer points than anybody there
        ? NationsScores::tr("Not in the hall of fame this time.")
        //: One player alone: %1 whom the points reach
        : NationsScores::tr("In the hall of fame: %1.").arg(nations::termText("fame", fame));
    return hall + QLatin1Char(' ') + result.comparison();
}

QString partOf(const ScoreItem &item)
{
    return item.points == 0 ? QString() : partText(nations::scoreName(item.what), item.points);
}

} // namespace

QVariantMap nationsScoreTable(const State &state, const QStringList &names, const QList<EarlierResult> &earlier)
{
    FinalScore result({&nations::scoreName, &partOf}, nations::scoresOf(state), nations::winnersOf(state), names, earlier);
    // The tiles count at the end: what stands before them is on the track.
    constexpr std::size_t kTileLines = 4;
    const std::size_t onTrack = result.lines() - kTileLines;
    result.addLines(0, onTrack);
    if (onTrack > 1)
        result.addSum(nations::scoreName("track"), "subtotal", onTrack);
    result.addLines(onTrack, result.lines());
    //: Row of the final score
    result.addSum(NationsScores::tr("Total"), "total", result.lines());
    //: Why a row of the final score is there
    const QString why = NationsScores::tr("Where points are level the last turn order decides.");
    if (!result.isAlone())
        result.addTieBreak(nations::scoreName("order"), why, [&](const Score &score) { return placeText(state, score.player); });
    //: The final score where it is not known who wins: %1 players, "Ben and Ada"
    return result.table(result.title(NationsScores::tr("%1 are level")),
                        result.isAlone() ? soloSentence(result) : winnerSentence(state, result, names));
}

} // namespace pegsheet::app
