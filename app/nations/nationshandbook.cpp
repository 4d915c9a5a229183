// SPDX-License-Identifier: Apache-2.0
// The headings are those of the rulebook, so that everything is found again there.
#include "app/nations/nationshandbook.h"

#include "app/match/rulesathand.h"
#include "app/nations/nationswords.h"
#include "app/text/sentence.h"

#include <QCoreApplication>
#include <QVariantMap>

#include <string_view>

namespace pegsheet::app {

using namespace nations;
using rulesathand::entry;
using rulesathand::section;

namespace {

struct NationsHandbook
{
    Q_DECLARE_TR_FUNCTIONS(NationsHandbook)
};

// The app -------------------------------------------------------------------------------------------------

QString enteredText(Depth depth)
{
    switch (depth) {
    case Depth::Tracks:
        return NationsHandbook::tr("At the end of an age books, who has enough food, and unspent strength. Actions, tiles and dice "
                                   "stay on the table.");
    case Depth::Tiles:
        return NationsHandbook::tr(
            "Each tile that is bought, by a touch on its place and on what it shows; dice and chits stay on the "
            "table. At the end of an age books, food and strength are asked for.");
    case Depth::Full: break;
    }
    return NationsHandbook::tr(
        "What the dice show, and each action with what pays for it. At the end of an age only those are asked "
        "whom an answer can help.");
}

QVariantMap withPegsheet(const State &state)
{
    if (state.agreed.onlySheets)
        return rulesathand::takingPart({});
    QVariantList entries{
        //: Name of an explanation: what is done first
        entry(
            NationsHandbook::tr("To begin"),
            NationsHandbook::tr("The names stand in the turn order of the first age. How much is kept is chosen at set-up, and can "
                                "be changed with each new age.")),
        entry(NationsHandbook::tr("What is entered"), enteredText(state.depth)),
        //: Name of an explanation: how an event is entered
        entry(NationsHandbook::tr("A new age"),
              NationsHandbook::tr("Touch the two numbers of its event; one that is known from another match is a single touch.")),
    };
    if (state.depth != Depth::Tracks)
        //: Name of an explanation: what is printed on tiles
        entries.append(
            entry(NationsHandbook::tr("What tiles say"),
                  NationsHandbook::tr("It is asked for once and offered the next time: the card library fills by itself.")));
    return rulesathand::takingPart(entries);
}

// The age -------------------------------------------------------------------------------------------------

QVariantList age(const State &state)
{
    const QString deal = NationsHandbook::tr("New event and new progress tiles, %n column(s) of three. All used dice and chits are "
                                             "available again, and nobody has passed.",
                                             nullptr, state.columns());
    return {
        //: Step of an age, as the rulebook has it
        entry(NationsHandbook::tr("New progress and event tiles"), deal),
        entry(termText("phase", "actions"),
              NationsHandbook::tr("In turn order one action each, round and round, until everybody has passed. Right before your "
                                  "first action of the age you roll all your dice.")),
        entry(termText("phase", "books"),
              NationsHandbook::tr("Last player first: spend any number of books, and the marker goes up. Then everybody gets %n "
                                  "point(s) for each opponent who stands further behind; level is not behind.",
                                  nullptr, bookPoints(state.players))),
        entry(termText("phase", "famine"),
              NationsHandbook::tr("Last player first: whoever spends as much food as the event asks for gets 1, 2, 3 or 4 points, "
                                  "as the age has it.")),
        entry(termText("phase", "order"),
              NationsHandbook::tr("Most unspent strength goes first. Ties keep the order there was. Nothing is spent.")),
        entry(termText("phase", "war"),
              NationsHandbook::tr("As the famine, with strength: as much as the event asks for brings the points of the age.")),
    };
}

// The actions ---------------------------------------------------------------------------------------------

QVariantList actions()
{
    return {
        //: An action of the game
        entry(NationsHandbook::tr("Buy a progress tile"),
              NationsHandbook::tr("It costs as much as its row says: 1, 2 or 3; gold, for colonies strength. It can be used from "
                                  "the next turn on; new dice are rolled at once."),
              //: What a progress tile costs
              NationsHandbook::tr("row 1–3: 1–3 gold or strength")),
        entry(termText("tileKind", "development"),
              NationsHandbook::tr("Goes on one of the five on your board. The dice of the old one go back, available or used as "
                                  "you choose; its points are gone.")),
        entry(termText("tileKind", "advisor"),
              NationsHandbook::tr("There is room for one. A new one takes the place of the old, whose chits go back.")),
        entry(termText("tileKind", "colony"),
              NationsHandbook::tr("Lies beside your board, as many as you like. It is paid with strength.")),
        entry(termText("tileKind", "wonder"),
              NationsHandbook::tr("Comes under construction and does nothing until it is built. Another one takes its place.")),
        //: An action of the game
        entry(NationsHandbook::tr("Build a wonder"),
              NationsHandbook::tr("Spend as much stone as it shows. Then its chit is yours and its points count.")),
        entry(termText("chit", "reroll"),
              NationsHandbook::tr("A reroll chit rolls as many of your available dice again as you like. That was your action.")),
        //: An action of the game
        entry(NationsHandbook::tr("Pass"), NationsHandbook::tr("No more actions in this age.")),
    };
}

QVariantList paying(const State &state)
{
    const QString famine = state.agreed.famineTrades ? NationsHandbook::tr("In the famine it goes too.")
                                                     : NationsHandbook::tr("In this match not in the famine.");
    return {
        //: How dice and chits pay
        entry(NationsHandbook::tr("Dice and chits"),
              NationsHandbook::tr("A die counts with all that it shows; what is too much is lost. What was spent is used until the "
                                  "next age.")),
        //: Two dice of any faces stand for one symbol
        entry(NationsHandbook::tr("Trading dice"),
              NationsHandbook::tr("Two dice, whatever they show, stand for 1 gold, 1 stone or 1 food, never for books or strength. "
                                  "Chits cannot be traded.")
                  + QLatin1Char(' ') + famine),
    };
}

QVariantList ending(const State &state)
{
    QVariantList entries{entry(
        //: Heading: when the match ends
        NationsHandbook::tr("End of the game"),
        NationsHandbook::tr("After the fourth age the points on developments, advisor, colonies and built wonders are added."))};
    if (!state.isSolo())
        entries.append(entry(NationsHandbook::tr("Level points"),
                             NationsHandbook::tr("A tie goes to whoever is earlier in the last turn order.")));
    return entries;
}

QVariantList alone(const State &state)
{
    QStringList fame;
    for (const Fame &each : kHallOfFame)
        //: A line of the hall of fame: %1 whom the points reach, %2 how many they are
        fame.prepend(NationsHandbook::tr("%1 %2").arg(termText("fame", each.id)).arg(each.from));
    const QString die = NationsHandbook::tr("After each of your actions its die takes the cheapest tile of that column; a 4 or an "
                                            "empty column takes nothing.");
    return {
        //: The opponent of one player alone
        entry(
            NationsHandbook::tr("The opponent"),
            NationsHandbook::tr("It has a book marker only, and begins at 1 as you do. With each event it rolls as many blue dice "
                                "as the age's number; only books count.")),
        entry(NationsHandbook::tr("Its die"),
              state.agreed.soloHarder ? die + QLatin1Char(' ') + NationsHandbook::tr("In this match a 4 is rolled again.") : die),
        entry(NationsHandbook::tr("Hall of fame"), listText(fame)),
    };
}

// What is not certain -------------------------------------------------------------------------------------

// Whether it makes a difference at this table.
bool matters(const State &state, std::string_view note)
{
    const bool keepsOffer = state.agreed.offer && state.depth != Depth::Tracks;
    if (note == "passRemoves" || note == "gapsStay")
        return state.isSolo() && keepsOffer;
    if (note == "wonderReplaced" || note == "supply")
        return state.depth != Depth::Tracks;
    if (note == "warOrder")
        return !state.isSolo() && state.isFull();
    return state.isFull();
}

QVariantMap doubt(const State &state, std::string_view note)
{
    if (note == "rollTogether")
        return entry(termText("phase", "roll"),
                     state.agreed.rollsTogether
                         ? NationsHandbook::tr("When all roll: here together, before the first action of the age.")
                         : NationsHandbook::tr(
                             "When all roll: you may do it together; the app asks for your roll before your first action."));
    if (note == "rollBeforePassing")
        return entry(
            NationsHandbook::tr("Pass"),
            NationsHandbook::tr("Passing without an action: the dice are rolled first, since books, famine and war need them."));
    if (note == "famineTrades")
        return entry(NationsHandbook::tr("Trading dice"),
                     state.agreed.famineTrades ? NationsHandbook::tr("Two dice for one food in the famine: here they may.")
                                               : NationsHandbook::tr("Two dice for one food in the famine: here they may not."));
    if (note == "warOrder")
        return entry(termText("phase", "war"),
                     state.agreed.oldWarOrder ? NationsHandbook::tr("The order of the war: here the one before it changed.")
                                              : NationsHandbook::tr("The order of the war: here the new one, last player first."));
    if (note == "passRemoves")
        return entry(NationsHandbook::tr("Its die"),
                     state.agreed.passRemoves ? NationsHandbook::tr("After passing: here the opponent's die is rolled.")
                                              : NationsHandbook::tr("After passing: here the opponent's die is not rolled."));
    if (note == "paidExactly")
        return entry(NationsHandbook::tr("Paying"),
                     NationsHandbook::tr("Paying: no die and no chit is laid down that the price does not need."));
    if (note == "supply")
        return entry(NationsHandbook::tr("Supply"),
                     NationsHandbook::tr("A supply that runs short: the app says so and refuses nothing."));
    if (note == "wonderReplaced")
        return entry(termText("tileKind", "wonder"),
                     NationsHandbook::tr("A wonder that another replaces before it is built: it is out of the game."));
    return entry(NationsHandbook::tr("Its die"),
                 NationsHandbook::tr("Tiles that the opponent takes leave a gap: nothing slides down."));
}

} // namespace

QVariantList nationsDoubts(const State &state)
{
    QVariantList entries;
    for (const RulesNote &note : kNotes)
        if (!state.agreed.onlySheets && matters(state, note.id))
            entries.append(doubt(state, note.id));
    return entries;
}

QVariantList nationsRulesAtHand(const State &state)
{
    QVariantList sections{
        withPegsheet(state),
        //: Heading: what happens in each of the four ages, step by step
        section(NationsHandbook::tr("An age"), age(state)),
        section(termText("phase", "actions"), actions()),
        //: Heading: what pays for what
        section(NationsHandbook::tr("Paying"), paying(state)),
    };
    if (state.isSolo())
        //: Heading: the rules for one player alone
        sections.append(section(NationsHandbook::tr("Solo game"), alone(state)));
    sections.append(section(NationsHandbook::tr("The end"), ending(state)));
    if (const QVariantList doubts = nationsDoubts(state); !doubts.isEmpty())
        //: Heading: what the rulebook leaves open
        sections.append(section(NationsHandbook::tr("What is not certain"), doubts));
    return sections;
}

} // namespace pegsheet::app
