// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestryscores.h"

#include "app/tapestry/text/tapestrytext.h"
#include "app/text/scoretext.h"
#include "model/tapestry/scoring.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

using tapestry::State;

namespace {

struct TapestryScores
{
    Q_DECLARE_TR_FUNCTIONS(TapestryScores)
};

// An era with its points.
QString partOf(const ScoreItem &item)
{
    //: A part of a score line: %1 "Era 2", %2 its points
    return TapestryScores::tr("%1: %2").arg(tapestry::scoreName(item.what), numberText(item.points));
}

// What decides between equal points: resources where they are kept, else what the table compares.
void addTieBreak(FinalScore &result, const State &state)
{
    if (state.knowsTies()) {
        //: Why a row of the final score is there: it counts the resources that are left
        const QString more = TapestryScores::tr("more of them win where points are level");
        result.addTieBreak(tapestry::termText("field", "resources"), more,
                           [](const Score &score) { return numberText(score.tieBreak); });
        return;
    }
    //: Why a row of the final score is there: the app does not know it
    const QString compared = TapestryScores::tr("compared at the table");
    //: A tie that the table decided: one of several who share the victory
    const QString level = TapestryScores::tr("level");
    //: A tie that the table decided: who won it
    const QString first = TapestryScores::tr("first");
    const QString label = state.isByNumbers() ? tapestry::termText("phase", "tie") : tapestry::termText("tieBreak", "landmark");
    result.addTieBreak(label, compared, [&](const Score &score) {
        return score.tieBreak == 0 ? noPointsText() : result.winners() > 1 ? level : first;
    });
}

QString winnerSentence(const FinalScore &result, const State &state)
{
    if (!result.isTie())
        //: Under who won
        return TapestryScores::tr("Most points.");
    if (result.winners() > 1 && state.knowsTies())
        //: Under who won
        return TapestryScores::tr("Tied on points and on resources: all of them win.");
    if (result.winners() > 1)
        //: Under who won; the table compared what decides a tie, and that was level too
        return TapestryScores::tr("Tied on points and at the table: they share the victory.");
    if (state.knowsTies())
        //: Under who won
        return TapestryScores::tr("Tied on points, with more resources.");
    if (!state.isByNumbers())
        //: Under who won
        return TapestryScores::tr("Tied on points, with the tallest landmark.");
    //: Under who won
    return TapestryScores::tr("Tied on points; the table decided.");
}

} // namespace

QVariantMap tapestryScoreTable(const State &state, const QStringList &names, const QList<EarlierResult> &earlier)
{
    if (state.step != tapestry::Step::Over)
        return {};
    FinalScore result({&tapestry::scoreName, &partOf}, tapestry::scoresOf(state), tapestry::winnersOf(state), names, earlier);
    for (std::size_t line = 0; line < result.lines(); ++line)
        if (std::any_of(result.scores().begin(), result.scores().end(),
                        [&](const Score &score) { return score.lines[line].points != 0; }))
            result.addLine(line);
    result.addTotal();
    if (result.isTie())
        addTieBreak(result, state);
    //: Over the final score: %1 names
    return result.table(result.title(TapestryScores::tr("%1 win")),
                        result.isAlone() ? result.comparison() : winnerSentence(result, state));
}

} // namespace pegsheet::app
