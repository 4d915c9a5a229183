// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/scoretable.h"

#include "app/bronze/text/bronzetext.h"
#include "app/bronze/words.h"
#include "app/text/sentence.h"
#include "model/bronze/finished.h"
#include "model/bronze/scoring.h"

#include <QCoreApplication>

namespace pegsheet::app {

namespace {

struct BronzeScores
{
    Q_DECLARE_TR_FUNCTIONS(BronzeScores)
};

QString winnerSentence(const FinalScore &result, const QStringList &names)
{
    const QString points = words::points(result.best());
    if (!result.isTie())
        //: Under who won: %1 "37 points"
        return BronzeScores::tr("With %1.").arg(points);
    QStringList values;
    for (const Score &score : result.scores())
        if (score.total == result.best())
            //: %1 a player, %2 what the goods left are worth
            values.append(BronzeScores::tr("%1's are worth %2").arg(names.value(score.player)).arg(score.tieBreak));
    //: %1 "37 points", %2 a list such as "Cleo's are worth 24, Ada's are worth 15"
    return BronzeScores::tr("Each has %1. The goods left on the pegboard decide: %2.").arg(points, words::list(values));
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

QVariantMap bronzeScoreTable(const bronze::State &state, const QStringList &names, const QList<EarlierResult> &earlier)
{
    FinalScore result({&bronze::scoreName}, bronze::scoresOf(state), bronze::winnersOf(state), names, earlier);
    const std::size_t disasters = result.lines() - 1;
    for (std::size_t line = 0; line < disasters; ++line) {
        // Of a development that brings points by itself, what it counts.
        const auto development = fromName<bronze::Development>(result.scores().front().lines[line].what);
        result.addLine(line, "line", development ? words::effect(*development, state.variant, state.isSolo()) : QString());
    }
    //: Row of the final score: what there is without the disasters
    result.addSum(BronzeScores::tr("Subtotal"), "subtotal", disasters);
    //: What the line of disasters of a final score is made of
    result.addLine(disasters, "disasters", BronzeScores::tr("a point lost for each mark"));
    result.addTotal();
    //: What the last line of a final score is: it decides where points are level
    const QString worth = BronzeScores::tr("what they are worth");
    //: Row of the final score: what decides where points are level
    result.addTieBreak(BronzeScores::tr("Goods left"), worth, [](const Score &score) { return words::number(score.tieBreak); });
    //: Over the final score: %1 names
    const QString title = result.title(BronzeScores::tr("%1 share the victory"));
    //: One player alone; %1 "31 points"
    const QString below = BronzeScores::tr("The best by these rules is %1.");
    QVariantMap table = result.table(title, result.isAlone() ? result.comparison(below) : winnerSentence(result, names));
    table[QStringLiteral("notes")] = notesOn(state, names);
    return table;
}

} // namespace pegsheet::app
