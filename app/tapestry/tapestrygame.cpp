// SPDX-License-Identifier: Apache-2.0
#include "app/match/gametable.h"
#include "app/tapestry/library/tapestrycardtext.h"
#include "app/tapestry/tapestryhandbook.h"
#include "app/tapestry/tapestrylibrarycards.h"
#include "app/tapestry/tapestrymatch.h"
#include "app/tapestry/tapestrymovedescriptions.h"
#include "app/tapestry/tapestryscores.h"
#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/notes.h"
#include "model/tapestry/rules.h"

#include <QCoreApplication>

namespace pegsheet::app {

const GameTable &tapestryTable();

namespace {

struct TapestryGame
{
    Q_DECLARE_TR_FUNCTIONS(TapestryGame)
};

QString shortName(const Match &match, int place)
{
    return tapestrysentences::shortName(static_cast<const MatchOf<tapestry::Game> &>(match).moveAt(place));
}

QStringList firstPages(QSize window)
{
    return {QStringLiteral("MatchPage"), isWide(window) ? QStringLiteral("match/WideMatch") : QStringLiteral("match/CompactMatch")};
}

bool keepsTracks(const Agreement &agreement)
{
    return !agreement.scoringOnly() && agreement.chosen(QStringLiteral("depth")) != u"income";
}

// Only what makes a difference to what is kept.
bool isOffered(const Agreement &agreement, const QString &option)
{
    if (option == u"depth")
        return !agreement.scoringOnly();
    const bool isFull = !agreement.scoringOnly() && agreement.chosen(QStringLiteral("depth")) == u"full";
    const bool namesCards = isFull && agreement.chosen(QStringLiteral("cards")) == u"named";
    if (option == u"cards")
        return isFull;
    if (option == u"civilizations")
        return namesCards;
    if (option == u"stepOne" || option == u"adjustments") // they are about civilizations
        return namesCards && agreement.chosen(QStringLiteral("civilizations")) == u"named";
    return keepsTracks(agreement) && (option != u"tieBreak" || agreement.players() > 1);
}

QString ending(const Agreement &agreement)
{
    if (agreement.players() == 1)
        //: Under the rules chosen at set-up, for one player alone
        return TapestryGame::tr("Alone: five income turns for as many points as you can get.");
    //: Under the rules chosen at set-up
    return TapestryGame::tr("Each player has finished after the fifth income turn. Most points win.");
}

QStringList doubts(const Agreement &agreement)
{
    QStringList sentences;
    tapestry::Agreed agreed;
    agreed.onlySheets = agreement.scoringOnly();
    agreed.onlyIncome = agreement.chosen(QStringLiteral("depth")) == u"income";
    agreed.keepsCities = agreement.chosen(QStringLiteral("depth")) == u"full";
    agreed.namesMats = isOffered(agreement, QStringLiteral("civilizations"))
        && agreement.chosen(QStringLiteral("civilizations")) == u"named";
    for (const tapestry::RulesNote &note : tapestry::kNotes) {
        if (!concernsNote(note.id, agreed, agreement.players()))
            continue;
        const std::string value = note.option.empty() ? std::string()
                                                      : agreement.chosen(QString::fromUtf8(note.option)).toStdString();
        //: What the rulebook leaves open, at set-up: %1 what it is about, %2 a sentence
        sentences.append(TapestryGame::tr("%1: %2").arg(tapestry::noteTitle(note.id), tapestry::noteText(note.id, value)));
    }
    return sentences;
}

bool isDoubtful(const QString &option)
{
    return isOptionOf(tapestry::kNotes, option);
}

// Where cities are kept, cards and civilizations are known by name unless the table wants it otherwise.
QString proposed(const QString &option)
{
    return option == u"cards" || option == u"civilizations" ? QStringLiteral("named") : QString();
}

constexpr SetupRules kSetup{&tapestry::gameInfo, "rules.tapestry", &isOffered, &ending, &doubts, false, nullptr,
                            &isDoubtful,         &proposed};

// What pegsheet-cli share says of a match of three.
constexpr std::string_view kExample = "PEGSHEET:00C78LXG5VIN90ZJKX218MWOQZY69JNGVKE9OUFGAH0GPICJ-0AY2$ESUB6SLC-AYG0VG5Q"
                                      ":3WQCGYG";

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
                                      &kSetup,
                                      [](const Match &match, const QStringList &names, const QList<EarlierResult> &earlier) {
                                          return tapestryScoreTable(static_cast<const MatchOf<tapestry::Game> &>(match).current(),
                                                                    names, earlier);
                                      },
                                      &tapestryPaper,
                                      "qrc:/qt/qml/Pegsheet/Tapestry/",
                                      &plainRounds,
                                      &takeTapestryCards,
                                      &tapestryWording,
                                      "weaving",
                                      &firstPages,
                                      [](const Match &match) { return tapestry::termText("phase", match.phase()); },
                                      nullptr,
                                      kExample,
                                      false,
                                      &tapestryBrought,
                                      &tapestryGave};
    return kTable;
}

} // namespace pegsheet::app
