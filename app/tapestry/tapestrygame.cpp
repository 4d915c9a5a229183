// SPDX-License-Identifier: Apache-2.0
#include "app/match/gametable.h"
#include "app/tapestry/tapestryagreement.h"
#include "app/tapestry/tapestrymatch.h"
#include "app/tapestry/tapestrymovedescriptions.h"
#include "app/tapestry/tapestryscores.h"
#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/tapestrytext.h"

namespace pegsheet::app {

const GameTable &tapestryTable();

namespace {

QString shortName(const Match &match, int place)
{
    return tapestrysentences::shortName(static_cast<const MatchOf<tapestry::Game> &>(match).moveAt(place));
}

QStringList firstPages(QSize window)
{
    return {QStringLiteral("MatchPage"), isWide(window) ? QStringLiteral("match/WideMatch") : QStringLiteral("match/CompactMatch")};
}

} // namespace

const GameTable &tapestryTable()
{
    static constexpr GameTable kTable{"tapestry",
                                      &tapestryMove,
                                      &shortName,
                                      &tapestryRound,
                                      [](std::unique_ptr<Session> session, const DicePreferences &) -> std::unique_ptr<TableMatch> {
                                          return std::make_unique<TapestryMatch>(std::move(session));
                                      },
                                      [](const Settings::Read &read, const Settings::Write &write) -> std::unique_ptr<Agreement> {
                                          return std::make_unique<TapestryAgreement>(read, write, nullptr);
                                      },
                                      [](const Match &match, const QStringList &names, const QList<EarlierResult> &earlier) {
                                          return tapestryScoreTable(static_cast<const MatchOf<tapestry::Game> &>(match).current(),
                                                                    names, earlier);
                                      },
                                      &tapestryPaper,
                                      "qrc:/qt/qml/Pegsheet/Tapestry/",
                                      &plainRounds,
                                      nullptr,
                                      nullptr,
                                      "weaving",
                                      &firstPages,
                                      [](const Match &match) { return tapestry::termText("phase", match.phase()); }};
    return kTable;
}

} // namespace pegsheet::app
