// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsgame.h"

#include "app/nations/library/nationscardtext.h"
#include "app/nations/nationshandbook.h"
#include "app/nations/nationslibrarycards.h"
#include "app/nations/nationsmatch.h"
#include "app/nations/nationsmovedescriptions.h"
#include "app/nations/nationsscores.h"
#include "app/nations/nationssentences.h"
#include "model/nations/rules.h"

#include <QCoreApplication>

namespace pegsheet::app {

namespace {

struct NationsGame
{
    Q_DECLARE_TR_FUNCTIONS(NationsGame)
};

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

// Only what makes a difference to what is kept.
bool isOffered(const Agreement &agreement, const QString &option)
{
    if (agreement.scoringOnly())
        return false;
    const auto depth = fromName<nations::Depth>(agreement.chosen(QStringLiteral("depth")).toStdString());
    const bool alone = agreement.players() == 1;
    if (option == u"offer")
        return depth != nations::Depth::Tracks;
    if (option == u"soloHarder" || option == u"soloPassRemoves")
        return alone && depth != nations::Depth::Tracks && agreement.isOn(QStringLiteral("offer"));
    if (option == u"famineTrades")
        return depth == nations::Depth::Full;
    if (option == u"warOrder" || option == u"rollTogether")
        return depth == nations::Depth::Full && !alone;
    return true;
}

QString ending(const Agreement &agreement)
{
    if (agreement.players() == 1)
        //: Under the rules chosen at set-up, for one player alone
        return NationsGame::tr("Alone: four ages for as many points as you can get, against an opponent who only reads books.");
    //: Under the rules chosen at set-up
    return NationsGame::tr("After four ages the points on the tiles are added. The turn order breaks ties.");
}

QStringList doubts(const Agreement &agreement)
{
    nations::State state;
    QStringList sentences;
    if (!nations::start(agreement.setup(), state))
        for (const QVariant &doubt : nationsDoubts(state))
            sentences.append(doubt.toMap().value(QStringLiteral("text")).toString());
    return sentences;
}

bool isDoubtful(const QString &option)
{
    return isOptionOf(nations::kNotes, option);
}

constexpr SetupRules kSetup{&nations::gameInfo, "rules.nations", &isOffered, &ending, &doubts, false, nullptr, &isDoubtful};

QVariantMap scoreTable(const Match &match, const QStringList &names, const QList<EarlierResult> &earlier)
{
    return nationsScoreTable(typed(match).current(), names, earlier);
}

QStringList firstPages(QSize window)
{
    return {QStringLiteral("MatchPage"), isWide(window) ? QStringLiteral("match/WideMatch") : QStringLiteral("match/CompactMatch")};
}

// What pegsheet-cli share says of a match of three.
constexpr std::string_view kExample = "PEGSHEET:007JD7OI-IWU:96:U6$:NJV-*-6D7JVX94F1YHYU96EC7VY9EU0ELTRQ:LWCNX4-:GBJK22"
                                      "*D79+BBDPKNU.-FS0DHVTNJ7FK9I5SK0E7Y*8:G627IC41UT21TSB6OLIPGK16O6.WD.U1+:H";

} // namespace

const GameTable &nationsTable()
{
    static constexpr GameTable kTable{"nations",
                                      &nationsMove,
                                      &shortName,
                                      &nationsRound,
                                      &sit,
                                      &kSetup,
                                      &scoreTable,
                                      &nationsPaper,
                                      "qrc:/qt/qml/Pegsheet/Nations/",
                                      &nationsAges,
                                      &takeNationsCards,
                                      &nationsWording,
                                      "temple",
                                      &firstPages,
                                      nullptr,
                                      nullptr,
                                      kExample};
    return kTable;
}

} // namespace pegsheet::app
