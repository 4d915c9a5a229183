// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empireshandbook.h"
#include "app/empires/empireslibrarycards.h"
#include "app/empires/empiresmatch.h"
#include "app/empires/empiresmovedescriptions.h"
#include "app/empires/empiresscores.h"
#include "app/empires/empiressentences.h"
#include "app/empires/library/empirescardtext.h"
#include "app/empires/text/empirestext.h"
#include "app/match/gametable.h"

#include <QCoreApplication>

namespace pegsheet::app {

const GameTable &empiresTable();

namespace {

struct EmpiresGame
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresGame)
};

QString shortName(const Match &match, int place)
{
    const auto &typed = static_cast<const MatchOf<empires::Empires> &>(match);
    return empiressentences::shortName(typed.stateBefore(place), typed.moveAt(place));
}

QStringList firstPages(QSize window)
{
    return {QStringLiteral("MatchPage"), isWide(window) ? QStringLiteral("match/WideMatch") : QStringLiteral("match/CompactMatch")};
}

// While a match goes on the points on the score track are told, which have nothing of what the end brings.
const RoundWords &empiresRounds()
{
    static const RoundWords kRounds = [] {
        RoundWords words = plainRounds();
        words.line = "track";
        //: Heading over lines of scores of Empire's End, where most points are counted at the end
        words.scores = [] { return EmpiresGame::tr("Points on the score track, round by round"); };
        return words;
    }();
    return kRounds;
}

QString ending(const Agreement &)
{
    //: Under the rules chosen at set-up
    return EmpiresGame::tr(
        "At the end of the round track healthy places and Innovations are added. More healthy places break a tie.");
}

// How the rules are read where the rulebook is silent.
QStringList doubts(const Agreement &agreement)
{
    if (agreement.scoringOnly())
        return {};
    return empiresDoubts();
}

constexpr SetupRules kSetup{&empires::gameInfo, "rules.empires",
                            [](const Agreement &agreement, const QString &) { return !agreement.scoringOnly(); }, &ending, &doubts};

// What pegsheet-cli share says of a match of three.
constexpr std::string_view kExample = "PEGSHEET:00.O1Z:LVJXYUOBEY7L4TZH8M3JPKK9VYYF8D1EU2K4/WQ7EK3OD2P/Y-44KUFZXL7OED90"
                                      "8-K-Y+/9-6R*42E9UD";

} // namespace

const GameTable &empiresTable()
{
    static constexpr GameTable kTable{"empires",
                                      &empiresMove,
                                      &shortName,
                                      &empiresRound,
                                      [](std::unique_ptr<Session> session, const DicePreferences &) -> std::unique_ptr<TableMatch> {
                                          return std::make_unique<EmpiresMatch>(std::move(session));
                                      },
                                      &kSetup,
                                      [](const Match &match, const QStringList &names, const QList<EarlierResult> &) {
                                          return empiresScoreTable(static_cast<const MatchOf<empires::Empires> &>(match).current(),
                                                                   names);
                                      },
                                      &empiresPaper,
                                      "qrc:/qt/qml/Pegsheet/Empires/",
                                      &empiresRounds,
                                      &takeEmpiresCards,
                                      &empiresWording,
                                      "fire",
                                      &firstPages,
                                      [](const Match &match) { return empires::termText("phase", match.phase()); },
                                      nullptr,
                                      kExample,
                                      true};
    return kTable;
}

} // namespace pegsheet::app
