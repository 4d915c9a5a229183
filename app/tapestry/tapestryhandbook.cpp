// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestryhandbook.h"

#include "app/match/rulesathand.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/notes.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pegsheet::app {

using rulesathand::entry;
using rulesathand::section;

namespace {

struct TapestryHandbook
{
    Q_DECLARE_TR_FUNCTIONS(TapestryHandbook)
};

QVariantMap withPegsheet(const tapestry::State &state)
{
    if (state.agreed.onlySheets)
        return rulesathand::takingPart({});
    if (state.agreed.onlyIncome)
        return rulesathand::takingPart({entry(
            TapestryHandbook::tr("What is entered"),
            TapestryHandbook::tr("Income turns by their numbers, in any order of players; other points are added as they come."))});
    return rulesathand::takingPart({
        //: Name of an explanation: what is done first
        entry(TapestryHandbook::tr("To begin"),
              TapestryHandbook::tr("The first turn of each player is an income turn: take it with the button at the right.")),
        entry(
            TapestryHandbook::tr("What is entered"),
            TapestryHandbook::tr("Tracks, resources, income mats, landmarks and points. Cards, tiles, the map and the dice stay on "
                                 "the table; touch what they say.")),
        //: Name of an explanation: how a step on a track is entered
        entry(
            TapestryHandbook::tr("A step"),
            TapestryHandbook::tr(
                "The head of a track shows what its next space brings and what pays for it. A touch advances, "
                "one on the price chooses what pays, a long one corrects. What it brings stands line by line; what leaves nothing to "
                "decide happens by itself.")),
        //: Name of an explanation: the button that tells what cards and civilizations bring
        entry(TapestryHandbook::tr("Something else"),
              TapestryHandbook::tr("What a card or a civilization brings is told by pictures at any time.")),
    });
}

QVariantMap turns()
{
    return section(
        //: Heading of the rules at hand
        TapestryHandbook::tr("A turn"),
        {
            //: A rule at hand, in own words
            entry(TapestryHandbook::tr("Advance"),
                  TapestryHandbook::tr(
                      "Pay what the tier costs, go one space on, take the landmark of a tier that nobody has entered "
                      "before, gain the benefit, then the bonus for its price if you like.")),
            //: A rule at hand, in own words
            entry(TapestryHandbook::tr("Income turn"),
                  TapestryHandbook::tr(
                      "Five times in a match. From the second one on: a tapestry card, an upgrade, points; up to the "
                      "fourth one income. Whoever enters an era before both neighbours gains resources.")),
            //: A rule at hand, in own words
            entry(TapestryHandbook::tr("The end"),
                  TapestryHandbook::tr("For each player the match ends with their fifth income turn. The most points win.")),
        });
}

// The value of the option that turns a reading round, as it was agreed on.
std::string_view agreedOn(const tapestry::Agreed &agreed, std::string_view option)
{
    if (option == "tieBreak")
        return agreed.tiesByResources ? "resources" : "landmark";
    if (option == "nanotechnology")
        return agreed.cheaperNanotechnology ? "two" : "three";
    if (option == "adjustments")
        return agreed.adjusts ? "2023" : "none";
    return {};
}

} // namespace

bool concernsNote(std::string_view note, const tapestry::Agreed &agreed, int players)
{
    const bool areSeveral = players > 1;
    const bool keepsTracks = !agreed.onlyIncome && !agreed.onlySheets;
    if (note == "besideOnlyWhenFull" || note == "laidAside")
        return keepsTracks && agreed.keepsCities;
    constexpr std::array<std::string_view, 7> kOfMats{"adjustments", "theChosen", "historians", "futurists",
                                                      "heralds",     "mystics",   "inventors"};
    if (std::ranges::find(kOfMats, note) != kOfMats.end())
        return agreed.namesMats;
    if (note == "tieWithoutResources")
        return !keepsTracks && areSeveral;
    if (note == "finishedGainNothing")
        return !agreed.onlySheets && areSeveral;
    if (note == "trapOneDie" || note == "startTerritory" || note == "tie")
        return keepsTracks && areSeveral;
    return keepsTracks;
}

QVariantList tapestryRulesAtHand(const tapestry::State &state)
{
    QVariantList readings;
    for (const tapestry::RulesNote &note : tapestry::kNotes)
        if (concernsNote(note.id, state.agreed, state.players))
            readings.append(entry(tapestry::noteTitle(note.id), tapestry::noteText(note.id, agreedOn(state.agreed, note.option))));
    QVariantList sections{withPegsheet(state), turns()};
    if (!readings.isEmpty())
        //: Heading in the rules at hand: what the rulebook leaves open, and what is played here
        sections.append(section(TapestryHandbook::tr("What is not certain"), readings));
    return sections;
}

} // namespace pegsheet::app
