// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresscores.h"

#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "model/empires/scoring.h"

#include <QCoreApplication>

#include <algorithm>

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
    const bool isPlace = pegsheet::fromName<empires::Location>(item.what).has_value();
    if (item.points != 0 && !isPlace)
        //: A part of a score line: %1 a card or what brought points, %2 how many
        return EmpiresScores::tr("%1: %2").arg(name, numberText(item.points));
    //: A part of a score line that counts nothing: %1 a place or a card, %2 why
    return item.points != 0 ? partText(name, item.points) : EmpiresScores::tr("%1: %2").arg(name, empires::reason(item.why));
}

// What brought the points on the track, each once, in the order in which it came first.
std::vector<ScoreItem> trackItems(const empires::Player &player)
{
    std::vector<ScoreItem> items;
    for (const empires::LedgerEntry &entry : *player.ledger) {
        const std::string_view what = entry.from == empires::Scoring::Ability ? nameOf(entry.by) : nameOf(entry.from);
        const auto found = std::ranges::find_if(items, [&](const ScoreItem &item) { return item.what == what; });
        if (found == items.end())
            items.push_back({what, entry.points, {}});
        else
            found->points += entry.points;
    }
    std::erase_if(items, [](const ScoreItem &item) { return item.points == 0; });
    return items;
}

// The parts of a line say more than why it is nothing.
std::vector<Score> scoresInParts(const State &state)
{
    std::vector<Score> scores = empires::scoresOf(state);
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        for (ScoreLine &line : scores[seat].lines) {
            if (line.what == "track")
                line.items = trackItems(state.at(static_cast<int>(seat)));
            if (!line.items.empty())
                line.why = {};
        }
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
