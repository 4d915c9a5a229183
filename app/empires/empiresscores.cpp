// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresscores.h"

#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "model/empires/scoring.h"

#include <QCoreApplication>

namespace pegsheet::app {

using empires::State;

namespace {

struct EmpiresScores
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresScores)
};

QString partOf(const ScoreItem &item)
{
    const QString name = empires::scoreName(item.what);
    //: A part of a score line that counts nothing: %1 a place or a card, %2 why
    return item.points != 0 ? partText(name, item.points) : EmpiresScores::tr("%1: %2").arg(name, empires::reason(item.why));
}

// The parts of a line say more than why it is nothing.
std::vector<Score> scoresInParts(const State &state)
{
    std::vector<Score> scores = empires::scoresOf(state);
    for (Score &score : scores)
        for (ScoreLine &line : score.lines)
            if (!line.items.empty())
                line.why = {};
    return scores;
}

QString winnerSentence(const FinalScore &result)
{
    if (result.winners() > 1)
        //: Under who won
        return EmpiresScores::tr("Tied on points and on healthy places: all of them win.");
    if (result.isTie())
        //: Under who won
        return EmpiresScores::tr("Tied on points, with more healthy places.");
    //: Under who won
    return EmpiresScores::tr("Most points.");
}

} // namespace

QVariantMap empiresScoreTable(const State &state, const QStringList &names)
{
    if (state.step != empires::Step::Over)
        return {};
    FinalScore result({&empires::scoreName, &partOf, &empires::reason}, scoresInParts(state), empires::winnersOf(state), names);
    result.addLines(0, result.lines());
    result.addTotal();
    //: Why a row of the final score is there
    const QString why = EmpiresScores::tr("more of them win where points are level");
    if (result.isTie())
        //: Row of the final score: what decides where points are level
        result.addTieBreak(EmpiresScores::tr("Healthy places"), why, [](const Score &score) { return numberText(score.tieBreak); });
    //: Over the final score: %1 names
    return result.table(result.title(EmpiresScores::tr("%1 win"), false), winnerSentence(result));
}

} // namespace pegsheet::app
