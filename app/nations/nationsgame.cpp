// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsgame.h"

#include "app/nations/library/nationscardtext.h"
#include "app/nations/nationsagreement.h"
#include "app/nations/nationslibrarycards.h"
#include "app/nations/nationsmatch.h"
#include "app/nations/nationsmovedescriptions.h"
#include "app/nations/nationsscores.h"
#include "app/nations/nationssentences.h"

namespace pegsheet::app {

namespace {

using Typed = MatchOf<nations::Nations>;

const Typed &typed(const Match &match)
{
    return static_cast<const Typed &>(match);
}

QString shortName(const Match &match, int place)
{
    return nationssentences::shortName(typed(match).moveAt(place));
}

std::unique_ptr<TableMatch> sit(std::unique_ptr<Session> session, const DicePreferences &)
{
    return std::make_unique<NationsMatch>(std::move(session));
}

std::unique_ptr<Agreement> agreement(const Settings::Read &read, const Settings::Write &write)
{
    return std::make_unique<NationsAgreement>(read, write, nullptr);
}

QVariantMap scoreTable(const Match &match, const QStringList &names, const QList<EarlierResult> &earlier)
{
    return nationsScoreTable(typed(match).current(), names, earlier);
}

QStringList firstPages(QSize window)
{
    return {QStringLiteral("MatchPage"), isWide(window) ? QStringLiteral("match/WideMatch") : QStringLiteral("match/CompactMatch")};
}

} // namespace

const GameTable &nationsTable()
{
    static constexpr GameTable kTable{"nations",
                                      &nationsMove,
                                      &shortName,
                                      &nationsRound,
                                      &sit,
                                      &agreement,
                                      &scoreTable,
                                      &nationsPaper,
                                      "qrc:/qt/qml/Pegsheet/Nations/",
                                      &nationsAges,
                                      &takeNationsCards,
                                      &nationsWording,
                                      "temple",
                                      &firstPages};
    return kTable;
}

} // namespace pegsheet::app
