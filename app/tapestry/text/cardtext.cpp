// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/cardtext.h"

#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/printed.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstddef>

namespace pegsheet::tapestry {

using namespace Qt::StringLiterals;

namespace {

// clang-format off
// When something comes, before a colon and what it is; of a step %1 is the track.
constexpr Per<const char *, Event> kEvents{{
    //: Tapestry, before a colon and what is gained then
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you invent a tech card"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you gain a tapestry card"),
    QT_TRANSLATE_NOOP("TapestryCard", "Before you explore"),
    //: Of the opponent who was named
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever that opponent upgrades a tech card"),
    //: %1 "Science"
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever an opponent advances on the %1 track"),
    QT_TRANSLATE_NOOP("TapestryCard", "For each coin of your income"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you gain a market"),
    //: %1 "Science"
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you advance on the %1 track"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you lay a territory tile"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you upgrade a tech card"),
    //: Of the opponent and the track that were named
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever that opponent gains the benefit of a space of that track"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you gain income"),
    QT_TRANSLATE_NOOP("TapestryCard", "After you explore"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you build an income building in your city"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you conquer a territory tile"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you gain the landmark of a tier"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you enter a tier whose landmark is taken"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you build on an impassable plot"),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you enter a new tier"),
    //: Of a civilization: of an opponent who has one of its markers
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever an opponent with your marker gains a landmark"),
    //: Of a civilization
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you complete a district whose income buildings are of one kind"),
    //: Of a civilization
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you conquer an empty territory and protect it"),
    //: Of a civilization
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you reach one of your numbers"),
}};

// Rules that a card changes, in the order of Mark; of a blocked track %1 is the track.
constexpr Per<const char *, Mark> kMarks{{
    //: Of a tapestry card
    QT_TRANSLATE_NOOP("TapestryCard", "Choose an opponent."),
    //: Of a tapestry card
    QT_TRANSLATE_NOOP("TapestryCard", "Choose a track."),
    //: %1 "Science"
    QT_TRANSLATE_NOOP("TapestryCard", "You cannot advance on the %1 track."),
    QT_TRANSLATE_NOOP("TapestryCard", "You roll the science die twice and choose one result."),
    //: Prerequisites of tech cards for the top row
    QT_TRANSLATE_NOOP("TapestryCard", "You upgrade without prerequisites."),
    QT_TRANSLATE_NOOP("TapestryCard", "When you topple an outpost, both dice count."),
    QT_TRANSLATE_NOOP("TapestryCard", "Nobody can play a trap against you."),
    QT_TRANSLATE_NOOP("TapestryCard", "Bonuses that cost resources of any kind are free."),
    QT_TRANSLATE_NOOP("TapestryCard", "You may build on impassable plots."),
    QT_TRANSLATE_NOOP("TapestryCard", "Whenever you conquer a territory tile, you gain its benefit too."),
    //: Of a territory tile that is paid
    QT_TRANSLATE_NOOP("TapestryCard", "An opponent gets that tile."),
}};

// What a rule of its own does, behind a colon and without the full stop, in the order of Procedure.
constexpr Per<const char *, Procedure> kProcedures{{
    nullptr,
    //: Behind "Whenever that opponent upgrades a tech card:"
    QT_TRANSLATE_NOOP("TapestryCard", "the same circle or square for you. Neither of you conquers from the other"),
    //: Behind "When played:"
    QT_TRANSLATE_NOOP("TapestryCard",
        "go back 1 space on three tracks, then 3 spaces forward on the fourth, without benefits and bonuses"),
    //: Behind "Whenever you lay a territory tile:"
    QT_TRANSLATE_NOOP("TapestryCard", "twice its benefit instead of its points, if you like"),
    //: Behind "Whenever that opponent gains the benefit of a space of that track:"
    QT_TRANSLATE_NOOP("TapestryCard", "the same benefit for you, without the bonus"),
    //: Behind "Whenever you gain income:"
    QT_TRANSLATE_NOOP("TapestryCard", "turn as much of its food as you like into other resources, 2 points for each"),
    //: Behind "When played:"
    QT_TRANSLATE_NOOP("TapestryCard",
        "in turn order everybody may pay 1 worker for 10 points; then 1 income building of any kind for you if an opponent paid, "
        "otherwise 1 coin"),
    //: Behind "Whenever you gain a tapestry card:"
    QT_TRANSLATE_NOOP("TapestryCard", "you may play it on top of this one; the first time that brings 5 points"),
}};

// What Colonialism brings something for, in the order of its row.
constexpr std::array kTerrains{
    //: Tapestry, under a resource: the terrain for which it comes, of a territory tile that a player controls
    QT_TRANSLATE_NOOP("TapestryCard", "for mountain on the tile"),
    QT_TRANSLATE_NOOP("TapestryCard", "for grassland on the tile"),
    QT_TRANSLATE_NOOP("TapestryCard", "for forest on the tile"),
    QT_TRANSLATE_NOOP("TapestryCard", "for desert on the tile"),
};
// clang-format on
static_assert(std::ranges::none_of(kEvents.values, [](const char *text) { return text == nullptr; }));
static_assert(std::ranges::none_of(kMarks.values, [](const char *text) { return text == nullptr; }));
static_assert(std::ranges::count(kProcedures.values, nullptr) == 1);

struct TapestryCardWords
{
    Q_DECLARE_TR_FUNCTIONS(TapestryCard)
};

QString ofCard(const char *text, std::uint8_t track = kAnyTrack)
{
    const QString words = QCoreApplication::translate("TapestryCard", text);
    return track == kAnyTrack ? words : words.arg(termText("track", nameOf(static_cast<Track>(track))));
}

// "Whenever …: what comes then."; nothing where a mark says all of it.
QString triggerText(TapestryCard card, std::size_t place)
{
    const CardRow &row = kCardRows[card];
    const TriggerRow &on = row.on[place];
    const bool isOfProcedure = isBeyond(on.gains) && row.procedure != Procedure::None;
    if (!on.event.isSaid() || (isBeyond(on.gains) && !isOfProcedure))
        return {};
    //: What a tapestry card does: %1 "Whenever you invent a tech card", %2 "3 points"
    return TapestryCardWords::tr("%1: %2.").arg(ofCard(kEvents[*on.event], on.track),
                                                isOfProcedure ? ofCard(kProcedures[row.procedure])
                                                              : benefitText(printedAt(kPrinted.gains(card, place))));
}

QString playedText(TapestryCard card)
{
    const CardRow &row = kCardRows[card];
    //: Of a tapestry card: %1 what playing it brings
    return TapestryCardWords::tr("When played: %1.")
        .arg(row.procedure != Procedure::None ? ofCard(kProcedures[row.procedure]) : benefitText(printedAt(kPrinted.play(card))));
}

// Without what those marks ask.
QString openText(TapestryCard card, std::uint16_t answered = 0)
{
    const CardRow &row = kCardRows[card];
    QStringList sentences;
    for (const Mark mark : kAll<Mark>)
        if (row.has(mark) && mark != Mark::GivesTile && (answered & marked(mark)) == 0)
            sentences.append(ofCard(kMarks[mark], mark == Mark::Block ? row.blocked : kAnyTrack));
    for (std::size_t place = 0; place < row.on.size(); ++place)
        sentences.append(triggerText(card, place));
    // Of the tile that a trigger has just told of.
    if (row.has(Mark::GivesTile))
        sentences.append(ofCard(kMarks[Mark::GivesTile]));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace

QString eventText(Event event)
{
    return ofCard(kEvents[event]);
}

QString cardText(TapestryCard card)
{
    switch (kCardRows[card].when) {
    case When::Played: return playedText(card);
    case When::Era: return openText(card);
    case When::Reaction: break;
    }
    //: A trap, a card that is also played: %1 "When played: 10 points."
    return TapestryCardWords::tr("When somebody would conquer a territory of yours: you keep it, their outpost is toppled, "
                                 "and you gain 1 resource of any kind. %1")
        .arg(playedText(card));
}

QString actingText(const Acting &acting)
{
    unsigned answered = 0;
    if (acting.partner >= 0)
        answered |= marked(Mark::Partner);
    if (acting.track >= 0)
        answered |= marked(Mark::Track);
    return openText(static_cast<TapestryCard>(acting.card), static_cast<std::uint16_t>(answered));
}

QString partText(TapestryCard card, int part)
{
    return card == TapestryCard::Colonialism && part >= 0 && part < static_cast<int>(kTerrains.size())
        ? ofCard(kTerrains.at(static_cast<std::size_t>(part)))
        : QString();
}

QString techText(Tech card, bool isCircle)
{
    return benefitText(printedAt(isCircle ? kPrinted.circle(card) : kPrinted.square(card)));
}

QString prerequisiteText(Tech card)
{
    const Prerequisite &needed = kTechs[card].prerequisite;
    if (needed.of == Prerequisite::Of::Tier)
        //: What a tech card needs for the top row: %1 a number, %2 "Science"
        return TapestryCardWords::tr("you or a neighbour in tier %1 of %2 or beyond")
            .arg(needed.number)
            .arg(termText("track", nameOf(static_cast<Track>(needed.what))));
    //: What a tech card needs for the top row: %1 a number, %2 a row of the income mat, "Farms"
    return TapestryCardWords::tr("slot %1 of %2 open before you or a neighbour")
        .arg(needed.number)
        .arg(termText("matRow", kRows[static_cast<Building>(needed.what)]));
}

} // namespace pegsheet::tapestry
