// SPDX-License-Identifier: Apache-2.0
// Who could take a Disaster, what that costs, and how the row would lie then.
#include "app/empires/empiresview.h"

#include "app/empires/empiresviewwords.h"
#include "app/empires/text/empirestext.h"
#include "model/empires/outlook.h"
#include "model/empires/turns.h"

#include <cstdlib>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

QString signedNumber(int number)
{
    return number < 0 ? u"−%1"_s.arg(-number) : u"+%1"_s.arg(number);
}

// The row as it would lie once that has fallen: the card in pencil wherever it could be laid.
QVariantList rowAfter(const State &state, int seat, Card crisis, const Outlook &outlook)
{
    State after = state;
    after.crises = {};
    after.at(seat).destroy(state.at(seat).at(outlook.position));
    QVariantList places = row(after, seat, Pencil());
    for (const int position : outlook.places) {
        QVariantMap place = places.at(position - 1).toMap();
        QVariantList cards = place[u"cards"_s].toList();
        cards.append(QVariantMap{{u"kind"_s, static_cast<int>(crisis.kind())},
                                 {u"number"_s, crisis.number()},
                                 {u"name"_s, termText("card", nameOf(crisis))},
                                 {u"says"_s, QString()},
                                 {u"came"_s, QString()},
                                 {u"exhausted"_s, false},
                                 {u"pencilled"_s, true}});
        place[u"cards"_s] = cards;
        places[position - 1] = place;
    }
    return places;
}

} // namespace

QStringList differenceParts(const Difference &difference)
{
    QStringList parts;
    if (difference.total != 0)
        //: What changes: %1 points as if the match ended, "+3" or "−5"
        parts.append(EmpiresView::tr("points %1").arg(signedNumber(difference.total)));
    if (difference.strength != 0)
        //: What changes: %1 strength in a Conflict, "+2" or "−2"
        parts.append(EmpiresView::tr("strength %1").arg(signedNumber(difference.strength)));
    for (const Resource resource : kAll<Resource>)
        if (const int income = difference.income.at(static_cast<std::size_t>(resource)); income != 0)
            //: What changes in an Economy phase: %1 "+" or "−", %2 an amount of a resource
            parts.append(EmpiresView::tr("%1%2 a phase").arg(income < 0 ? u"−"_s : u"+"_s, amountText(resource, std::abs(income))));
    difference.rests.each([&](Card card) {
        //: What changes: %1 an Innovation that works no more
        parts.append(EmpiresView::tr("%1 rests").arg(termText("card", nameOf(card))));
    });
    return parts;
}

QString outlookText(const Outlook &outlook)
{
    QStringList parts = differenceParts(outlook.lost);
    if (outlook.points != 0)
        //: What is got because a place is destroyed
        parts.append(EmpiresView::tr("brings %n point(s)", nullptr, outlook.points));
    if (outlook.gain.total() > 0)
        //: What is got because a place is destroyed: %1 resources
        parts.append(EmpiresView::tr("brings %1").arg(amountsText(outlook.gain)));
    return parts.join(u" · "_s);
}

QVariantList takers(const State &state, const Pencil &pencil, bool tellsAfter)
{
    QVariantList list;
    const Card crisis = meantCrisis(state, pencil);
    for (int seat = 0; seat < state.players && !crisis.isNone(); ++seat) {
        const Player &player = state.at(seat);
        const std::vector<int> threatened = threatenedAt(player, crisis.number());
        QStringList hit;
        for (const int position : threatened)
            //: What a Disaster destroys: %1 a place, %2 its position in the row
            hit.append(EmpiresView::tr("%1 (position %2)").arg(placeNamed(state, player.at(position))).arg(position));
        const bool isTarget = player.isHealthyAt(crisis.number());
        QStringList details;
        if (!isTarget)
            //: Why a Disaster does not destroy the place it names: %1 that place
            details.append(EmpiresView::tr("%1 is destroyed already").arg(placeNamed(state, player.at(crisis.number()))));
        const std::vector<Outlook> outlooks = outlooksOf(state, seat, crisis.number());
        QVariantList after;
        for (const Outlook &outlook : outlooks) {
            const QString costs = outlookText(outlook);
            if (tellsAfter)
                after.append(QVariant(rowAfter(state, seat, crisis, outlook)));
            if (costs.isEmpty())
                continue;
            details.append(
                outlooks.size() == 1
                    //: What it costs a player to take a Disaster: %1 "points −5 · strength −2"
                    ? EmpiresView::tr("in all: %1").arg(costs)
                    //: What it costs a player to take a Disaster: %1 which of two places falls, %2 "points −5"
                    : EmpiresView::tr("in all, if it is %1: %2").arg(placeNamed(state, player.at(outlook.position)), costs));
        }
        //: What a Disaster destroys where no healthy place is left
        const QString nothing = EmpiresView::tr("nothing");
        //: What a Disaster destroys: one of two places
        const QString either = hit.size() < 2 ? QString() : EmpiresView::tr("%1 or %2").arg(hit.at(0), hit.at(1));
        list.append(QVariantMap{{u"seat"_s, seat},
                                {u"title"_s,
                                 hit.isEmpty()         ? nothing
                                     : hit.size() == 1 ? hit.first()
                                                       : either},
                                {u"detail"_s, details.join(u"; "_s)},
                                {u"after"_s, after},
                                {u"canTake"_s, !state.keepsResources() || seat == playerOf(state)},
                                {u"chosen"_s, pencil.seat == seat}});
    }
    return list;
}

} // namespace pegsheet::app::empiresview
