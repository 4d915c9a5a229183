// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/bronzegame.h"

#include "app/bronze/bronzematch.h"
#include "app/bronze/handbook.h"
#include "app/bronze/movedescriptions.h"
#include "app/bronze/scoretable.h"
#include "app/bronze/sentences.h"
#include "model/bronze/rules.h"

#include <QCoreApplication>

namespace pegsheet::app {

namespace {

struct BronzeGame
{
    Q_DECLARE_TR_FUNCTIONS(BronzeGame)
};

const bronze::Move &moveAt(const Match &match, int place)
{
    return static_cast<const MatchOf<bronze::Bronze> &>(match).moveAt(place);
}

QString shortName(const Match &match, int place)
{
    return sentences::shortName(moveAt(match, place));
}

std::unique_ptr<TableMatch> sit(std::unique_ptr<Session> session, const DicePreferences &dice)
{
    auto match = std::make_unique<BronzeMatch>(std::move(session), dice.real, nullptr);
    match->tray()->setEveryRoll(dice.everyRoll);
    return match;
}

const bronze::RuleSet &rulesOf(const Agreement &agreement)
{
    return bronze::kRuleSets[static_cast<bronze::Variant>(agreement.variant())];
}

bool isOffered(const Agreement &agreement, const QString &option)
{
    const bronze::RuleSet &rules = rulesOf(agreement);
    const bool alone = agreement.players() == 1;
    // Where trading is a step of the turn nobody is asked.
    if (option == u"trading")
        return !alone && !rules.tradesAfterBuilding;
    // An earlier end or what is rolled again makes no difference to sheets that are finished; a longer match has more developments.
    if (agreement.scoringOnly() && (option == u"soloEndsEarly" || option == u"soloSkulls"))
        return false;
    if (option == u"longerGame")
        return !alone && rules.longerGame != 0;
    if (option == u"laterPoints")
        return !alone && rules.laterPoints != rules.laterPointsClassic;
    return alone;
}

QString ending(const Agreement &agreement)
{
    const bronze::RuleSet &rules = rulesOf(agreement);
    if (agreement.players() == 1)
        //: Under the rules chosen at set-up, for one player alone
        return BronzeGame::tr("Alone: %n round(s) for as many points as you can get.", nullptr, rules.soloRounds);
    const QString longer = QStringLiteral("longerGame");
    const bool isLonger = agreement.isOffered(longer) && agreement.isOn(longer);
    //: Under the rules chosen at set-up
    return BronzeGame::tr("The round is the last in which somebody owns %n development(s), or the last monument is finished.",
                          nullptr, isLonger ? rules.longerGame : rules.developmentsToEnd);
}

QStringList doubts(const Agreement &agreement)
{
    bronze::State state;
    QStringList sentences;
    if (!bronze::start(agreement.setup(), state))
        for (const QVariant &doubt : doubtsOf(state))
            sentences.append(doubt.toMap().value(QStringLiteral("text")).toString());
    return sentences;
}

// Whether skulls may be rolled again is said as it is, not as it differs from the rules.
bool isOnByRules(const Agreement &agreement, const QString &option)
{
    Setup alone;
    alone.players.resize(1);
    alone.variant = agreement.variantId();
    return option == u"soloSkulls" && (!rulesOf(agreement).soloLocksSkulls || !bronze::begun(alone).empty());
}

bool isDoubtful(const QString &option)
{
    return option == u"laterPoints" || option == u"soloEndsEarly" || option == u"soloSkulls";
}

constexpr SetupRules kSetup{&bronze::gameInfo, "rules", &isOffered, &ending, &doubts, true, &isOnByRules, &isDoubtful};

QVariantMap scoreTable(const Match &match, const QStringList &names, const QList<EarlierResult> &earlier)
{
    return bronzeScoreTable(static_cast<const MatchOf<bronze::Bronze> &>(match).current(), names, earlier);
}

QStringList firstPages(QSize window)
{
    if (!isWide(window))
        return {QStringLiteral("MatchPage"), QStringLiteral("match/CompactMatch"), QStringLiteral("match/CompactTurn"),
                QStringLiteral("match/HalvesView"), QStringLiteral("match/Buildings")};
    return {QStringLiteral("MatchPage"), QStringLiteral("match/WideMatch"),
            window.width() > window.height() ? QStringLiteral("match/WideBody") : QStringLiteral("match/ActingBody")};
}

// What pegsheet-cli share says of a match of three.
constexpr std::string_view kExample = "PEGSHEET:00G5TD:Q7FBAVGJUE/2CVBSAJ-MDBK85+5SIJV33R8$/6Y03AAHT+/9SWE*T."
                                      "Q/ZV-YQSCG+RTWPRT4P.0G-X24395BOE48OFS2-NHT3AVVN28JH3OUOXXYR7AW4LYL23E45";

} // namespace

const GameTable &bronzeTable()
{
    static constexpr GameTable kTable{"bronze",          &bronzeMove,  &shortName,
                                      &bronzeRound,      &sit,         &kSetup,
                                      &scoreTable,       &bronzePaper, "qrc:/qt/qml/Pegsheet/Bronze/",
                                      &plainRounds,      nullptr,      nullptr,
                                      "greatPyramid",    &firstPages,  nullptr,
                                      &bronzePaperTitle, kExample,     false,
                                      nullptr,           nullptr,      &bronzeAdvice,
                                      &bronzeLeaves};
    return kTable;
}

} // namespace pegsheet::app
