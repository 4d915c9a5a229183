// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/handbook.h"

#include "app/bronze/text/bronzetext.h"
#include "app/bronze/words.h"
#include "app/match/rulesathand.h"

#include <QCoreApplication>
#include <QVariantMap>

namespace pegsheet::app {

using bronze::Development;
using bronze::Disaster;
using bronze::Monument;
using bronze::State;
using rulesathand::entry;
using rulesathand::section;

namespace {

struct Handbook
{
    Q_DECLARE_TR_FUNCTIONS(Handbook)
};

QString joined(const QString &first, const QString &second)
{
    return first + QLatin1Char(' ') + second;
}

// The app -------------------------------------------------------------------------------------------------

QVariantMap withPegsheet(const State &state)
{
    if (state.agreed.onlySheets)
        return rulesathand::takingPart({
            //: Name of an explanation: how sheets are entered that were filled in on paper
            entry(Handbook::tr("Finished sheets"),
                  Handbook::tr(
                      "Touch what is ticked on each sheet, and the holes where the pegs stand. A touch on a finished monument "
                      "says whether it brought the first points or the later ones; a long touch asks for a number.")),
        });
    return rulesathand::takingPart({
        //: Name of an explanation: what is done first
        entry(Handbook::tr("To begin"),
              Handbook::tr("The names stand in seat order, and the first one begins. Your own dice or the app's: the menu changes "
                           "that at any time.")),
        //: Name of an explanation: how real dice are entered
        entry(
            Handbook::tr("Your own dice"),
            Handbook::tr("Touch one picture a die, as the dice finally lie. What they bring stands below before you collect; food, "
                         "disasters and points then follow by themselves.")),
        //: Name of an explanation: how the sheet is filled in
        entry(Handbook::tr("Building and buying"),
              Handbook::tr("Touch a building: as many workers as fit go in, in pencil, and another touch takes one out. Touch a "
                           "development: the cheapest payment is picked; touch rows of goods to pay otherwise. The button at the "
                           "right makes it final.")),
    });
}

// The turn ------------------------------------------------------------------------------------------------

QString rollText(const State &state)
{
    const QString rolls = Handbook::tr("One die for each of your cities. Put aside what you like and roll the rest again, twice "
                                       "more at most.");
    return joined(rolls,
                  state.agreed.locksSkulls ? Handbook::tr("Skulls stay where they lie.")
                                           : Handbook::tr("Skulls may be rolled again too."));
}

QString tradeText(const State &state)
{
    return state.rules().tradesAfterBuilding
        ? Handbook::tr("Goods and food may change hands between you and the others, one at a time, once you have built. What "
                       "you receive must have a hole.")
        : Handbook::tr("Goods and food may change hands between you and the others, one at a time, before you build. What you "
                       "receive must have a hole.");
}

QString endText(const State &state)
{
    if (state.isSolo() && !state.agreed.soloEndsEarly)
        return Handbook::tr("The match ends after %n round(s).", nullptr, state.rules().soloRounds);
    const QString last = Handbook::tr("Once somebody owns %n development(s), or the last monument in play is finished, the "
                                      "round is played to its end.",
                                      nullptr, state.agreed.developmentsToEnd);
    return state.isSolo() ? last
                          : joined(last, Handbook::tr("Most points win; where that is a tie, the more valuable goods left."));
}

QVariantList turn(const State &state)
{
    QVariantList entries{
        entry(bronze::phaseName(bronze::Phase::Roll), rollText(state)),
        //: Step of a turn
        entry(Handbook::tr("Collect and feed"),
              Handbook::tr("Goods go on the board row by row from wood upwards, then from wood again; without a hole they are "
                           "lost. Food goes up to %1. Then every city eats one; each city without costs a point.")
                  .arg(bronze::kMaxFood)),
        //: Step of a turn
        entry(Handbook::tr("Disaster"),
              Handbook::tr("The skulls that lie there at the end bring one disaster, or none. They never add up over turns.")),
    };
    const QVariantMap build = entry(
        bronze::phaseName(bronze::Phase::Build),
        Handbook::tr("A worker ticks a box of a city or monument; what is not finished waits. A finished city rolls and "
                     "eats from your next turn on. A monument earns its first points once, later ones after that."));
    const QVariantMap trade = entry(bronze::phaseName(bronze::Phase::Trade), tradeText(state));
    if (state.agreed.trading && !state.rules().tradesAfterBuilding)
        entries.append(trade);
    entries.append(build);
    if (state.agreed.trading && state.rules().tradesAfterBuilding)
        entries.append(trade);
    entries.append(entry(bronze::phaseName(bronze::Phase::Buy),
                         Handbook::tr("One development a turn, with the coins of the dice and whole rows of goods. There is no "
                                      "change.")));
    entries.append(entry(bronze::phaseName(bronze::Phase::Discard),
                         Handbook::tr("No more than %n good(s) stay on the board.", nullptr, bronze::kGoodsLimit)));
    //: Heading: when the match ends
    entries.append(entry(Handbook::tr("End of the match"), endText(state)));
    return entries;
}

// Disasters -----------------------------------------------------------------------------------------------

QString disasterText(const State &state, Disaster disaster)
{
    const bool alone = state.isSolo();
    switch (disaster) {
    case Disaster::Famine: return Handbook::tr("Every city that gets no food costs a point. Nothing spares from it.");
    case Disaster::Drought: return Handbook::tr("You lose 2 points. Irrigation spares you.");
    case Disaster::Pestilence:
        return alone ? Handbook::tr("You lose 3 points. Medicine spares you.")
                     : Handbook::tr("Everybody else loses 3 points. Medicine spares those who own it.");
    case Disaster::Invasion: {
        const QString text = Handbook::tr("You lose 4 points. The Great Wall spares you, once it was finished in an earlier turn.");
        return bronze::exists(state, Development::Smithing)
            ? joined(text, Handbook::tr("With Smithing it strikes the others instead."))
            : text;
    }
    case Disaster::Revolt:
        return alone ? Handbook::tr("You lose all goods. With Religion nothing happens.")
                     : Handbook::tr("You lose all goods. With Religion the others without it lose theirs instead.");
    }
    return {};
}

QString skullsOf(Disaster disaster)
{
    switch (disaster) {
    case Disaster::Famine: return {};
    case Disaster::Drought: return words::skulls(bronze::kDroughtSkulls);
    case Disaster::Pestilence: return words::skulls(bronze::kPestilenceSkulls);
    case Disaster::Invasion: return words::skulls(bronze::kInvasionSkulls);
    case Disaster::Revolt: break;
    }
    //: %1 "5 skulls"
    return Handbook::tr("%1 or more").arg(words::skulls(bronze::kRevoltSkulls));
}

QVariantList disasters(const State &state)
{
    QVariantList entries;
    for (const Disaster disaster : kAll<Disaster>)
        entries.append(entry(words::name(disaster), disasterText(state, disaster), skullsOf(disaster)));
    return entries;
}

// Developments --------------------------------------------------------------------------------------------

QString developmentText(const State &state, Development development)
{
    const bronze::RuleSet &rules = state.rules();
    const bool alone = state.isSolo();
    switch (development) {
    case Development::Leadership:
        return Handbook::tr("After your last roll one die may be rolled once more, a skull too. What it shows then stands.");
    case Development::Irrigation: return Handbook::tr("A drought costs you nothing.");
    case Development::Agriculture: return Handbook::tr("Every die that gives food gives one more.");
    case Development::Quarrying:
        return Handbook::tr("A turn that brings you a stone brings one more, if there is a hole; once a turn.");
    case Development::Medicine:
        return alone ? Handbook::tr("A pestilence costs you nothing.") : Handbook::tr("A pestilence of others costs you nothing.");
    case Development::Preservation:
        return Handbook::tr("Before your first roll a pottery may be given to double the food on the board, up to %1.")
            .arg(bronze::kMaxFood);
    case Development::Coinage:
        return Handbook::tr("A die with coins is worth %1 instead of %2.")
            .arg(bronze::kCoinageCoins)
            .arg(bronze::kFaces[bronze::Face::Coins].coins);
    case Development::Caravans: return Handbook::tr("You keep as many goods as you like; rows still end at their last hole.");
    case Development::Shipping:
        return Handbook::tr("While building, a wood and a cloth make a ship, %1 at most. Every turn each ship swaps a good for "
                            "another.")
            .arg(bronze::kMaxShips);
    case Development::Smithing:
        return Handbook::tr("Your invasion strikes everybody else without the Great Wall, and %n point(s) harder for each "
                            "spearhead you send along.",
                            nullptr, bronze::kSpearheadPoints);
    case Development::Religion:
        return alone ? Handbook::tr("Your revolt costs you nothing.")
                     : Handbook::tr("Your revolt costs you nothing; the others without Religion lose all goods instead.");
    case Development::Granaries:
        return Handbook::tr("When you buy, food may be sold for %n coin(s) each.", nullptr, rules.coinsPerFood);
    case Development::Masonry: return Handbook::tr("Every die that gives workers gives one more.");
    case Development::Engineering:
        return Handbook::tr("While building, stones may be sold for %n worker(s) each.", nullptr, bronze::kStoneWorkers);
    case Development::Commerce: return Handbook::tr("At the end each good you have left is a point.");
    case Development::Architecture:
        return Handbook::tr("At the end each monument you finished is %n point(s) more.", nullptr, rules.pointsPerMonument);
    case Development::Empire:
        return Handbook::tr("At the end each city is %n point(s), the first three too.", nullptr, rules.pointsPerCity);
    }
    return {};
}

QVariantList developments(const State &state)
{
    QVariantList entries;
    for (const Development development : kAll<Development>)
        if (bronze::exists(state, development))
            entries.append(entry(words::name(development), developmentText(state, development),
                                 //: Of a development: %1 "10 coins", %2 "2 points"
                                 Handbook::tr("%1 · %2").arg(words::coins(bronze::costOf(state, development)),
                                                             words::points(bronze::pointsOf(state, development)))));
    return entries;
}

// Monuments -----------------------------------------------------------------------------------------------

QString monumentDetail(const State &state, Monument monument)
{
    const bronze::MonumentRow &row = bronze::kMonuments[monument];
    if (state.isSolo())
        return Handbook::tr("%1 · %2").arg(words::boxes(row.boxes), words::points(row.first));
    //: Of a monument: %1 "9 boxes", %2 "6 points" for the first, %3 a number for those after
    return Handbook::tr("%1 · %2 first, then %3")
        .arg(words::boxes(row.boxes), words::points(row.first))
        .arg(bronze::laterPoints(state, monument));
}

QVariantList monuments(const State &state)
{
    QVariantList entries;
    for (const Monument monument : kAll<Monument>) {
        QString text;
        if (!bronze::inPlay(state, monument))
            text = Handbook::tr("Not in a match of %n player(s).", nullptr, state.players);
        else if (monument == Monument::GreatWall)
            text = Handbook::tr("From the turn after it is finished an invasion costs you nothing.");
        entries.append(entry(words::name(bronze::targetOf(monument)), text, monumentDetail(state, monument)));
    }
    return entries;
}

// What the sources leave open -------------------------------------------------------------------------------

QVariantList lateDoubts(const State &state)
{
    QVariantList entries{
        entry({},
              Handbook::tr("Only a part of the score sheet of this variant is at hand; the rest is put together from what "
                           "other programs do.")),
        entry({}, Handbook::tr("How many developments end the match: here %1.").arg(state.agreed.developmentsToEnd)),
        entry({}, Handbook::tr("Which monuments are in play: here all, for any number of players.")),
        entry({}, Handbook::tr("How many ships there may be: here %1.").arg(bronze::kMaxShips)),
        entry({}, Handbook::tr("Whether one's own Smithing spares from others' invasions: here it does not.")),
    };
    if (state.isSolo())
        entries.append(entry({},
                             Handbook::tr("How one plays alone: here %n round(s); an invasion with Smithing strikes nobody.",
                                          nullptr, state.rules().soloRounds)));
    return entries;
}

} // namespace

QVariantList doubtsOf(const State &state)
{
    switch (state.variant) {
    case bronze::Variant::Classic: return {};
    case bronze::Variant::Edition2024:
        return {entry({},
                      Handbook::tr("Two sources read the later points of the monuments differently; which of them holds is "
                                   "chosen at set-up."))};
    case bronze::Variant::Late: break;
    }
    return lateDoubts(state);
}

QVariantList rulesAtHand(const State &state)
{
    QVariantList sections{
        withPegsheet(state),
        //: Heading in the rules at hand: the steps of a turn
        section(Handbook::tr("A turn"), turn(state)),
        section(Handbook::tr("Disasters"), disasters(state)),
        section(Handbook::tr("Developments"), developments(state)),
        section(Handbook::tr("Monuments"), monuments(state)),
    };
    if (const QVariantList open = doubtsOf(state); !open.isEmpty())
        //: Heading in the rules at hand: what the sources do not say, and what is played here
        sections.append(section(Handbook::tr("What is not certain"), open));
    return sections;
}

} // namespace pegsheet::app
