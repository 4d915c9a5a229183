// SPDX-License-Identifier: Apache-2.0
// What the bar of a match offers, and how it says where the match stands.
#include "app/empires/empiresanswers.h"
#include "app/empires/empiresmatch.h"
#include "app/empires/text/empirestext.h"
#include "app/text/errortext.h"
#include "model/empires/count.h"
#include "model/empires/turns.h"

#include <QRandomGenerator>

#include <algorithm>

namespace pegsheet::app {

using namespace empires;

namespace {

Order shuffled()
{
    Order order{kAll<Location>};
    std::shuffle(order.row.begin(), order.row.end(), *QRandomGenerator::global());
    return order;
}

// Points could still bring coins, to whoever took a Disaster last: until anything else is done, also what the rules do not count as
// that, a round that is begun by hand and what a Conflict asks for. What is said of cards is nothing of it.
bool isShortage(const MatchOf<Empires> &match)
{
    const State &state = match.current();
    if (state.shortageOf < 0)
        return false;
    for (int place = match.length() - 1; place >= 0 && !std::holds_alternative<Accept>(match.moveAt(place)); --place)
        if (std::holds_alternative<Track>(match.moveAt(place)) || std::holds_alternative<Values>(match.moveAt(place)))
            return false;
    return (state.keepsResources() ? state.at(state.shortageOf).stock.stock.total() : int{state.shortageTaken}) < kEnough;
}

} // namespace

TableMatch::Bar EmpiresMatch::barNow()
{
    if (over() && !isMending())
        return {};
    if (!pencil().described.card.isNone())
        return describingBar();
    Bar bar;
    bar.enabled = false;
    switch (state().step) {
    case Step::Row:
        //: Button: the places lie on the table in that order
        bar.primary = tr("This is the row");
        bar.enabled = pencil().row.size() == kPlaces;
        //: Under a button that is not possible yet
        bar.detail = bar.enabled ? QString() : tr("touch the places from left to right");
        bar.onPrimary = touchOf(PencilKind::Finish);
        //: Button: the app lays the places out by chance
        bar.offer(tr("Shuffle"), touchOf(PencilKind::Order, -1, 0, toValue(shuffled())));
        break;
    case Step::Economy:
    case Step::Industry:
    case Step::IndustryEconomy:
        //: Button: nobody does anything more in this phase
        bar.primary = tr("Everybody is done");
        bar.enabled = pencil().seat < 0 && !pencil().repairing;
        //: Under a button that is not possible while something is asked for, as which card is played
        bar.detail = bar.enabled ? QString() : tr("first what is asked, or undo");
        bar.onPrimary = touchOf(PencilKind::Done);
        break;
    case Step::Campaign: campaignBar(bar); break;
    case Step::Sheet: sheetBar(bar); break;
    case Step::Track:
        //: What is asked for, in the place of a button
        bar.primary = tr("Next round");
        //: Under a button that is not possible yet
        bar.detail = tr("touch the next space of the track");
        break;
    case Step::Count:
        //: What is asked for, in the place of a button
        bar.primary = tr("Counting");
        //: Under a button that is not possible yet
        bar.detail = tr("enter what is missing");
        break;
    default:
        bar.primary = termText("phase", nameOf(phaseOf(state())));
        //: Under a button that is not possible yet
        bar.detail = state().step == Step::Crisis && pencil().seat < 0 && !meantCrisis(state(), pencil()).isNone()
                && !state().keepsResources()
            ? tr("touch who takes it")
            : tr("touch what is asked for");
        break;
    }
    if (touchLine()->isEmpty() && isShortage(typed()) && bar.secondary.isEmpty())
        //: Button, right after a Disaster was taken: a coin for two points; %1 whose
        bar.offer(tr("%1: +1 coin, −2 points").arg(names().value(state().shortageOf)), touchOf(PencilKind::Shortage),
                  //: Under that button: why it is offered
                  tr("with fewer than %1 resources").arg(kEnough));
    return bar;
}

TableMatch::Bar EmpiresMatch::describingBar()
{
    Bar bar;
    //: Button: that is what is printed on the card
    bar.primary = tr("That is what it says");
    bar.enabled = !pencil().moves(state()).empty();
    bar.detail = bar.enabled ? QString() : empiresability::missing(pencil().described);
    bar.onPrimary = touchOf(PencilKind::Finish);
    //: Button: what a card does is not said now
    bar.offer(tr("Later"), touchOf(PencilKind::Describe, pencil().described.card.index));
    return bar;
}

void EmpiresMatch::campaignBar(Bar &bar) const
{
    const bool isSaid = pencil().conflict.next() == conflictFields().size();
    const MaybeRefusal missing = isSaid ? touchLine()->missing(match()) : std::nullopt;
    //: Button: the Conflict card is entered
    bar.primary = tr("On to the bids");
    bar.enabled = isSaid && !missing;
    //: Under a button that is not possible yet
    bar.detail = hasUnknownValues(state()) ? tr("first what the places are worth")
        : !isSaid                          ? tr("enter the numbers of the card")
        : missing && missing->code == "empires.noTierBetween"
        //: Under a button that is not possible yet: %1 where the lowest tier of a Conflict card ends, %2 where the highest begins
        ? tr("no strength between %1 and %2").arg(int{conflictOf(pencil()).lowest}).arg(int{conflictOf(pencil()).highest})
        : QString();
    bar.onPrimary = touchOf(PencilKind::Finish);
}

void EmpiresMatch::sheetBar(Bar &bar)
{
    const auto isSaid = [](const std::optional<int> &number) { return number.has_value(); };
    const bool isDone = state().at(seat()).done;
    const bool isLaid = isDone || isSheetAsked(state(), pencil());
    //: Button: the finished empire is entered
    bar.primary = tr("Enter the empire");
    bar.enabled = !isDone && isLaid && std::ranges::all_of(pencil().finished, isSaid);
    //: Under a button that is not possible yet
    bar.detail = isDone ? tr("enter what is missing")
        : !isLaid       ? tr("touch the places from left to right")
        //: Under a button that is not possible yet
        : !bar.enabled ? tr("enter both numbers")
                       : QString();
    bar.onPrimary = touchOf(PencilKind::Finish);
}

QString EmpiresMatch::standingNow() const
{
    if (scoring())
        //: How far a match is where only finished empires are counted
        return tr("Finished empires");
    //: How far a match is: %1 the round, %2 what it is
    return tr("Round %1 · %2").arg(int{state().round}).arg(termText("phase", nameOf(phaseOf(state()))));
}

// The end of the track is no round.
int EmpiresMatch::roundsPlayed() const
{
    const auto &track = state().known->track;
    const int stands = state().round;
    return !scoring() && static_cast<std::size_t>(stands) == track.size() && track.back() == Round::End ? stands - 1 : stands;
}

QString EmpiresMatch::lastRoundNow() const
{
    const auto &track = state().known->track;
    const bool isLast = state().round < track.size() && track.at(state().round) == Round::End;
    //: Why the match ends with this round
    return isLast && !over() ? tr("The round track ends after this round.") : QString();
}

} // namespace pegsheet::app
