// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empireshandbook.h"

#include "app/empires/text/empirestext.h"
#include "app/match/rulesathand.h"

#include <QCoreApplication>

namespace pegsheet::app {

using rulesathand::entry;
using rulesathand::section;

namespace {

struct EmpiresHandbook
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresHandbook)
};

QVariantMap withPegsheet(const empires::State &state)
{
    if (state.onlySheets)
        return rulesathand::takingPart({});
    return rulesathand::takingPart({
        //: Name of an explanation: what is done first
        entry(
            EmpiresHandbook::tr("To begin"),
            EmpiresHandbook::tr("Touch the eleven places from left to right as they lie, or let the app shuffle them and lay them "
                                "out as it says.")),
        entry(EmpiresHandbook::tr("What is entered"),
              state.isFull
                  ? EmpiresHandbook::tr("Everything: bids, payments, exchanges and hands are checked too. Hold a finger on a "
                                        "screen to look behind it; nothing else tells what somebody has.")
                  : EmpiresHandbook::tr("Rows, Disasters, Conflicts and points; hands and resources stay behind the "
                                        "screens. Only what an ability counts is asked for.")),
        //: Name of an explanation: what a round asks for
        entry(EmpiresHandbook::tr("A round"),
              EmpiresHandbook::tr("Touch the next space of the round track, then what it asks for: the Disaster and who takes it, "
                                  "what is used and played, or what everybody bids.")),
        //: Name of an explanation: what is printed on cards
        entry(
            EmpiresHandbook::tr("Cards"),
            EmpiresHandbook::tr("What an Innovation says is asked for once it is taken, and can wait until it matters; a Conflict "
                                "asks for its numbers the first time. The card library offers both in the next match.")),
    });
}

QVariantMap phases()
{
    return section(
        //: Heading of the rules at hand
        EmpiresHandbook::tr("Rounds"),
        {
            entry(empires::termText("space", "crisis"),
                  EmpiresHandbook::tr("In turn everybody bids a resource that the card shows, or takes the card: with it the start "
                                      "marker and all that was bid. A place is destroyed, and the card becomes an Innovation where "
                                      "the fewest lie.")),
            entry(empires::termText("space", "economy"),
                  EmpiresHandbook::tr("All use the Economy abilities at healthy places, at the same time.")),
            entry(empires::termText("space", "industry"),
                  EmpiresHandbook::tr("All play or sell up to two cards, repair one place and use Industry abilities.")),
            entry(empires::termText("space", "military"),
                  EmpiresHandbook::tr("Strength of abilities and secret bids: each gets a tier, the strongest a bonus, the others "
                                      "unrest.")),
        });
}

QVariantMap cases()
{
    return section(
        //: Heading of the rules at hand: what comes up again and again
        EmpiresHandbook::tr("In particular"),
        {
            //: Name of a rule: which place a Disaster destroys
            entry(EmpiresHandbook::tr("The place that falls"),
                  EmpiresHandbook::tr("The one at the position that the card names. Is that destroyed already, a healthy neighbour "
                                      "falls, and without one the nearest healthy place.")),
            //: Name of a rule: coins for points right after taking a Disaster
            entry(
                EmpiresHandbook::tr("Shortage"),
                EmpiresHandbook::tr("With fewer than 5 resources right after taking a Disaster: each coin costs 2 points, up to 5 "
                                    "resources in all.")),
            //: Name of a rule: how cards in a row work
            entry(EmpiresHandbook::tr("Innovations"),
                  EmpiresHandbook::tr("They work while their place is healthy, move along with it and are never lost. What is used "
                                      "against a Disaster is exhausted until something refreshes it.")),
            //: Name of a rule: the end of the match
            entry(
                EmpiresHandbook::tr("The end"),
                EmpiresHandbook::tr("The values of healthy places and the points of Innovations are added to the score track. With "
                                    "equal points more healthy places win.")),
        });
}

} // namespace

QStringList empiresDoubts()
{
    return {//: What the rulebook leaves open
            EmpiresHandbook::tr("Among equally near places the owner chooses which one is destroyed."),
            //: What the rulebook leaves open
            EmpiresHandbook::tr("Where no healthy place is left, nothing is destroyed and the card is gone.")};
}

QVariantList empiresRulesAtHand(const empires::State &state)
{
    QVariantList readings;
    for (const QString &sentence : empiresDoubts())
        readings.append(entry({}, sentence));
    return {withPegsheet(state), phases(), cases(),
            //: Heading in the rules at hand: what the rulebook leaves open, and what is played here
            section(EmpiresHandbook::tr("What is not certain"), readings)};
}

} // namespace pegsheet::app
