// SPDX-License-Identifier: Apache-2.0
// What the bar of a match offers, and how it says where the match stands.
#include "app/tapestry/tapestrycity.h"
#include "app/tapestry/tapestrymatanswers.h"
#include "app/tapestry/tapestrymatch.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/mat.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/prospect.h"
#include "model/tapestry/techpicks.h"

#include <algorithm>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace tapestry;

TableMatch::Bar TapestryMatch::barNow()
{
    if (over() && !isMending())
        return {};
    Bar bar;
    bar.enabled = false;
    if (toldSeat() >= 0)
        numbersBar(bar);
    else if (tellsBenefit(state(), pencil()))
        benefitBar(bar);
    else if (state().step == Step::Tie) {
        //: What is asked for, in the place of a button
        bar.primary = tr("Tie");
        //: Under a button that is not possible yet
        bar.detail = tr("touch who wins");
    } else if (const auto placing = placingOf(state(), pencil()))
        placeBar(bar, *placing);
    else if (state().queue.empty() || pencil().payment >= 0)
        turnBar(bar);
    else
        queueBar(bar);
    return bar;
}

// What an income turn would bring as the mat lies.
QString TapestryMatch::incomeDetail() const
{
    const QVariantMap income = tapestryview::income(state(), state().turn, names());
    QStringList parts;
    if (const int points = income.value(u"points"_s).toInt(); points > 0)
        //: What an income turn brings
        parts.append(tr("%n point(s)", nullptr, points));
    if (const int resources = income.value(u"resources"_s).toInt(); resources > 0)
        //: What an income turn brings
        parts.append(tr("%n resource(s)", nullptr, resources));
    return parts.join(u", "_s);
}

void TapestryMatch::turnBar(Bar &bar)
{
    if (pencil().payment >= 0) {
        const int left = resourcesAsked(state(), pencil()) - pencil().resources.total();
        //: What is asked for, in the place of a button: resources of any kind
        bar.primary = tr("Choose %n more", nullptr, left);
        //: Button: what was begun is rubbed out
        bar.offer(tr("Cancel"), touchOf(PencilKind::Payment, pencil().payment));
        return;
    }
    if (const auto landmark = tapestryview::asideOf(state(), state().turn)) {
        //: Button: %1 a landmark that was laid aside and has to be built before the turn
        bar.primary = tr("Build %1 first").arg(termText("landmark", nameOf(*landmark)));
        bar.enabled = true;
        bar.onPrimary = touchOf(PencilKind::Aside, static_cast<int>(*landmark));
        return;
    }
    //: Button: %1 from 1 to 5
    bar.primary = tr("Income turn %1").arg(state().at(state().turn).incomes + 1);
    bar.detail = incomeDetail();
    bar.enabled = true;
    bar.onPrimary = touchOf(PencilKind::Income);
    //: Button: a player gets something that the app does not know of
    bar.offer(tr("Something else"), touchOf(PencilKind::Benefit, seat()));
}

void TapestryMatch::benefitBar(Bar &bar)
{
    const bool isCard = !pencil().tells;
    if (isCard)
        bar.mark = markAt(state().queue[openEntry(state(), pencil())].player);
    //: Button: that is what is printed on the card
    bar.primary = isCard ? tr("That is what it says")
                         //: Button: all that a player gets is told
                         : tr("That is all");
    const bool isSaid = !pencil().words.empty();
    bar.enabled = isSaid;
    //: Under a button that is not possible yet
    bar.detail = isSaid ? benefitText(benefitOf(pencil())) : tr("touch what it brings");
    if (openWants(state(), pencil()) == Wants::Tapestry && isCard)
        return playBar(bar, isSaid);
    bar.onPrimary = touchOf(PencilKind::Finish);
    if (isCard)
        //: Button: nothing comes of it
        bar.offer(tr("Nothing"), touchOf(PencilKind::Skip));
    else
        //: Button: what was begun is rubbed out
        bar.offer(tr("Cancel"), touchOf(PencilKind::Benefit, pencil().seat));
}

// A tapestry card is played with what it says, or as one of which nothing comes at once.
void TapestryMatch::playBar(Bar &bar, bool isSaid)
{
    //: Button: a tapestry card from the hand
    bar.primary = tr("Play the card");
    bar.enabled = true;
    if (!isSaid)
        //: Under the button that plays a tapestry card: what it says counts later, or brings nothing
        bar.detail = tr("nothing for now");
    bar.onPrimary = touchOf(isSaid ? PencilKind::Finish : PencilKind::Play);
    if (pencil().isUnnamed)
        //: Button: back to the cards by their names
        bar.offer(tr("By name"), touchOf(PencilKind::Card));
}

void TapestryMatch::numbersBar(Bar &bar)
{
    const bool isTally = state().agreed.onlyIncome;
    const int turn = state().at(toldSeat()).incomes + 1;
    //: Button: %1 from 1 to 5; the numbers of an income turn are told
    bar.primary = isTally ? tr("Enter income turn %1").arg(turn)
                          //: Button: the numbers of a finished sheet are told
                          : tr("Enter");
    bar.enabled = !touchLine()->asked(match()) && !touchLine()->missing(match());
    //: Under a button that is not possible yet
    bar.detail = bar.enabled ? QString() : tr("enter the numbers");
    bar.onPrimary = touchOf(PencilKind::Finish);
    if (isTally)
        //: Button: the income turn of another player is told
        bar.offer(tr("Next player"), touchOf(PencilKind::Seat, (toldSeat() + 1) % state().players));
}

void TapestryMatch::skipOffer(Bar &bar, const Entry &entry, Wants wants)
{
    if (!canBeSkipped(state(), entry, wants))
        return;
    if (const QString ofMat = tapestryview::matSkipText(state(), entry); !ofMat.isEmpty())
        return bar.offer(ofMat, touchOf(PencilKind::Skip));
    //: Button: something that could be had is declined
    const QString text = isOptional(state(), entry) ? tr("Decline")
        : wants == Wants::Capital
        //: Button: of a city the table counts the complete rows, columns and districts itself; there is no plan of it here
        ? tr("Count by hand")
        : wants == Wants::Civilization
            //: Button: of the civilizations that were drawn none is kept, or it is not named
            ? tr("None")
            //: Button: of things that all may come no more do, once some did
            : isBegun(state(), entry) ? tr("That was all")
                                      //: Button: nothing comes of it
                                      : tr("Nothing");
    bar.offer(text, touchOf(PencilKind::Skip));
}

void TapestryMatch::takeBar(Bar &bar, const Entry &entry, PencilKind kind)
{
    const tapestryview::AnswerText text = tapestryview::plainAnswer(state(), pencil(), entry);
    const int techs = paidInTechs(state(), entry);
    bar.primary = text.title;
    // Which techs are paid, or which row an outpost comes from, is touched, where it is not the same which.
    bar.enabled = (techs == 0 || TechPicks(state().at(entry.player).techCards, techs).count() == 1) && !asksForRow(state(), entry);
    //: Under a button that is not possible yet: of several cards some are paid
    bar.detail = bar.enabled ? text.detail : tr("touch which ones");
    bar.onPrimary = touchOf(kind);
}

// What tapestry cards ask for, of which more than one thing is said.
void TapestryMatch::cardBar(Bar &bar, Wants wants)
{
    switch (wants) {
    case Wants::Discard:
        //: Button: of tapestry cards that could be discarded none is
        bar.primary = tr("Discard none");
        bar.detail = QString();
        bar.enabled = true;
        bar.onPrimary = touchOf(PencilKind::Discard, -1, 0);
        break;
    case Wants::StandUp:
        //: Button: all that is named
        bar.primary = tr("That is all");
        //: Under a button that is not possible yet
        bar.detail = pencil().seats.count() == 0 ? tr("touch on whose territories") : QString();
        bar.enabled = pencil().seats.count() > 0;
        bar.onPrimary = touchOf(PencilKind::Finish);
        break;
    case Wants::Convert:
        //: Button: %1 resources that come in the place of food
        bar.primary = pencil().resources.total() == 0 ? tr("Convert food")
                                                      : tr("Convert to %1").arg(amountsText(pencil().resources));
        bar.enabled = pencil().resources.total() > 0;
        bar.onPrimary = touchOf(PencilKind::Finish);
        break;
    default: break;
    }
}

void TapestryMatch::queueBar(Bar &bar)
{
    const int index = openEntry(state(), pencil());
    if (index < 0)
        return;
    const Entry &entry = state().queue[index];
    const Wants wants = openWants(state(), pencil());
    bar.mark = markAt(entry.player);
    // What is too long for a button stands over the keys; here is where it comes from.
    constexpr qsizetype kLongest = 48;
    const QString what = tapestryview::whatText(state(), entry);
    bar.primary = what.size() > kLongest ? tapestryview::whyText(entry.why) : what;
    //: Under a button that is not possible yet
    bar.detail = tr("touch what it is");
    if (entry.act == Act::Predict) {
        const auto left = std::ranges::count(pencil().predicted.values, 0);
        //: Under a button that is not possible yet: so many numbers have to be predicted
        bar.detail = tr("%n number(s) still to be said", nullptr, static_cast<int>(left));
    }
    switch (wants) {
    case Wants::Take: takeBar(bar, entry, PencilKind::Take); break;
    case Wants::Resolve: takeBar(bar, entry, PencilKind::Resolve); break;
    case Wants::Capital: bar.primary = termText("field", "capital"); break;
    case Wants::Civilization: bar.primary = termText("why", "civilization"); break;
    case Wants::Count: {
        if (entry.act == Act::Land)
            break;
        const int lines = state().at(entry.player).lines;
        //: Button: so many complete rows and columns of the city are counted
        bar.primary = tr("Count %n row(s) and column(s)", nullptr, lines);
        //: Under a button: the number is the one of the last time
        bar.detail = tr("as last time");
        bar.enabled = true;
        bar.onPrimary = touchOf(PencilKind::Lines, -1, lines);
        break;
    }
    default: cardBar(bar, wants); break;
    }
    if (const int parts = optionalParts(state(), entry.player); parts > 1 && isOfMat(entry.act)) {
        //: Button: nothing of what civilizations may do in an income turn is done
        bar.primary = tr("Decline all");
        //: Under a button: so many civilizations would do something
        bar.detail = tr("%n civilization(s)", nullptr, parts);
        bar.enabled = true;
        bar.onPrimary = touchOf(PencilKind::SkipParts);
    }
    skipOffer(bar, entry, wants);
}

// A building is set by the touch on its plot, a landmark by this button.
void TapestryMatch::placeBar(Bar &bar, const Placing &placing)
{
    const QVariantMap place = this->placing();
    const bool isLandmark = place.value(u"isLandmark"_s).toBool();
    bar.mark = markAt(placing.seat);
    bar.enabled = isLandmark;
    //: Button: a landmark stands where it is shown
    bar.primary = isLandmark ? tr("Set it here") : place.value(u"name"_s).toString();
    //: Under a button that is not possible yet: an income building is built
    bar.detail = isLandmark ? place.value(u"completes"_s).toString() : tr("touch a plot");
    // Where it was not touched it stands where the window shows it.
    if (isLandmark)
        bar.onPrimary = [this, spot = place.value(u"spot"_s).toInt()] {
            if (pencil().spot >= 0 || addTouch(touchOf(PencilKind::Spot, -1, spot)))
                (void)addTouch(touchOf(PencilKind::Finish));
        };
    if (pencil().aside >= 0)
        //: Button: what was begun is rubbed out
        bar.offer(tr("Cancel"), touchOf(PencilKind::Aside, pencil().aside));
    else if (const Entry &entry = state().queue[openEntry(state(), pencil())]; canBeSkipped(state(), entry, Wants::Place))
        //: Button: a landmark is laid aside and built later
        bar.offer(tr("Later"), touchOf(PencilKind::Skip));
}

QString TapestryMatch::standingNow() const
{
    if (scoring())
        //: How far a match is where only finished sheets are counted
        return tr("Finished sheets");
    const int incomes = state().at(seat()).incomes;
    return incomes == 0
        //: How far a match is: %1 whose turn it is; nobody has taken income yet
        ? tr("%1 begins").arg(names().value(seat()))
        //: How far a match is: %1 whose turn it is, %2 the era of that player
        : tr("%1 · era %2").arg(names().value(seat())).arg(incomes);
}

QString TapestryMatch::touchName(const Touch &touch) const
{
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Resource: return termText("resource", nameOf(static_cast<Resource>(touch.at)));
    case PencilKind::Payment: return termText("track", nameOf(static_cast<Track>(touch.at)));
    case PencilKind::Points:
    case PencilKind::Number: return QString::number(touch.number);
    case PencilKind::Against:
    case PencilKind::Benefit:
    case PencilKind::Seat: return names().value(touch.at);
    case PencilKind::Word:
    case PencilKind::Unword:
    case PencilKind::Card:
    //: What undo takes back: a part of what a card brings
    case PencilKind::InOrder: return tr("benefit");
    //: What undo takes back: a part of a conquest
    case PencilKind::Island:
    case PencilKind::Trap:
    case PencilKind::Red:
    case PencilKind::Black:
    case PencilKind::Row:
    case PencilKind::Marker:
    case PencilKind::Other: return tr("conquest");
    case PencilKind::Predict: return QString::number(touch.number);
    //: What undo takes back: what a territory tile brings
    case PencilKind::Tile: return tr("tile");
    //: What undo takes back: where a landmark stands in pencil
    case PencilKind::Spot: return tr("place in the city");
    case PencilKind::Aside: return termText("landmark", nameOf(static_cast<Landmark>(touch.at)));
    //: What undo takes back: a move that was laid ready
    default: return tr("move");
    }
}

} // namespace pegsheet::app
