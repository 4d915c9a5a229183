// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/bronzegame.h"

#include "app/bronze/agreement.h"
#include "app/bronze/bronzematch.h"
#include "app/bronze/movedescriptions.h"
#include "app/bronze/scoretable.h"
#include "app/bronze/sentences.h"

namespace pegsheet::app {

namespace {

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

std::unique_ptr<Agreement> agreement(const Settings::Read &read, const Settings::Write &write)
{
    return std::make_unique<BronzeAgreement>(read, write, nullptr);
}

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

} // namespace

const GameTable &bronzeTable()
{
    static constexpr GameTable kTable{"bronze",         &bronzeMove,  &shortName,
                                      &bronzeRound,     &sit,         &agreement,
                                      &scoreTable,      &bronzePaper, "qrc:/qt/qml/Pegsheet/Bronze/",
                                      &plainRounds,     nullptr,      nullptr,
                                      "greatPyramid",   &firstPages,  nullptr,
                                      &bronzePaperTitle};
    return kTable;
}

} // namespace pegsheet::app
