// SPDX-License-Identifier: Apache-2.0
// What the table has to do with its pieces where the match went back, was mended or was corrected, and what it has just done with
// what nobody sees.
#include "app/empires/empiresview.h"
#include "app/empires/empiresviewwords.h"
#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "model/empires/evaluation.h"
#include "model/empires/payment.h"

#include <algorithm>
#include <cstdlib>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

// "Army 5 (position 4)".
QString placedAt(const State &state, int seat, Location location)
{
    //: A place in a row: %1 its name, %2 its position
    return EmpiresView::tr("%1 (position %2)").arg(placeNamed(state, location)).arg(state.at(seat).positionOf(location));
}

// More places than two lie elsewhere: all of the row, from the left.
void addRow(const State &before, const State &after, int seat, QStringList &parts)
{
    int moved = 0;
    QStringList row;
    for (int position = 1; position <= kPlaces; ++position) {
        moved += before.at(seat).at(position) == after.at(seat).at(position) ? 0 : 1;
        row.append(placeNamed(after, after.at(seat).at(position)));
    }
    if (moved > 2)
        //: What the table has to do: %1 the places of a row, from the left
        parts.append(EmpiresView::tr("the row is now %1").arg(row.join(u", "_s)));
}

void addPlaces(const State &before, const State &after, int seat, QStringList &parts)
{
    for (int position = 1; position <= kPlaces; ++position) {
        const Location location = after.at(seat).at(position);
        const bool isHealthy = after.at(seat).isHealthy(location);
        if (before.at(seat).isHealthy(location) == isHealthy)
            continue;
        const QString place = placedAt(after, seat, location);
        //: What the table has to do: %1 a place is turned over
        parts.append(isHealthy ? EmpiresView::tr("%1 healthy again").arg(place)
                               //: What the table has to do: %1 a place is turned over
                               : EmpiresView::tr("%1 destroyed").arg(place));
    }
}

void addCards(const State &before, const State &after, int seat, QStringList &parts)
{
    for (std::uint8_t index = 0; index < kCards; ++index) {
        const Card card{index};
        const bool was = before.lies(card).seat() == seat;
        const bool is = after.lies(card).seat() == seat;
        const QString name = termText("card", nameOf(card));
        if (was && !is)
            //: What the table has to do: %1 an Innovation goes out of the row
            parts.append(EmpiresView::tr("%1 away").arg(name));
        else if (is && !was)
            //: What the table has to do: %1 an Innovation, %2 the place that it lies at
            parts.append(EmpiresView::tr("%1 to %2").arg(name, placedAt(after, seat, after.lies(card).location())));
    }
}

// What goes out from behind the screen and what comes there, and how many cards are in hand then.
void addHidden(const State &before, const State &after, int seat, QStringList &parts)
{
    const Player &was = before.at(seat);
    const Player &is = after.at(seat);
    Stock back;
    Stock more;
    for (const Resource resource : kAll<Resource>) {
        const int by = is.stock.stock[resource] - was.stock.stock[resource];
        (by < 0 ? back : more)[resource] = static_cast<std::uint8_t>(std::abs(by));
    }
    if (back.total() > 0)
        //: What the table has to do: %1 resources go out from behind the screen of a player, "2 Wheat, 1 Coin"
        parts.append(EmpiresView::tr("gives back %1").arg(amountsText(back)));
    if (more.total() > 0)
        //: What the table has to do: %1 resources come behind the screen of a player, "2 Wheat, 1 Coin"
        parts.append(EmpiresView::tr("takes %1").arg(amountsText(more)));
    if (was.hand != is.hand)
        //: What the table has to do: a player has so many cards in hand then
        parts.append(EmpiresView::tr("%n card(s) in hand", nullptr, is.hand));
}

// Innovations of the row with a marker, or without, that was otherwise.
void addMarkers(const State &before, const State &after, int seat, QStringList &parts)
{
    for (std::uint8_t index = 0; index < kCards; ++index) {
        const Card card{index};
        const bool isExhausted = after.exhausted.has(card);
        if (after.lies(card).seat() != seat || isExhausted == before.exhausted.has(card))
            continue;
        const QString name = termText("card", nameOf(card));
        parts.append(isExhausted
                         //: What the table has to do: the marker is laid on %1, an Innovation
                         ? EmpiresView::tr("%1 exhausted").arg(name)
                         //: What the table has to do: the marker is taken off %1, an Innovation
                         : EmpiresView::tr("%1 refreshed").arg(name));
    }
}

} // namespace

QString dealText(const State &before, const State &after, const Move &move)
{
    QString made;
    int left = 0;
    if (const auto *exchange = std::get_if<empires::Exchange>(&move)) {
        const AbilityEffect &effect = *abilityOf(before, exchange->by)->find(Does::Exchange);
        const int times = std::max(1, int{exchange->times});
        const Stock have = stockWithIncome(before, exchange->player);
        //: Said once a player has exchanged resources: %1 what was given, %2 what was got
        made = EmpiresView::tr("Exchanged: %1 → %2")
                   .arg(amountsText(paymentOf(have, exchangePrice(effect, times), exchange->coin)),
                        amountsText(exchangeGain(effect, exchange->wanted, times)));
        left = effect.number - after.at(exchange->player).used.at(exchange->by.index);
    } else if (const auto *sale = std::get_if<empires::Sell>(&move)) {
        //: Said once a player has sold a card of the hand
        made = EmpiresView::tr("Sold: a card for 1 Coin");
        left = kIndustryCards - after.at(sale->player).cardsPlayed;
    }
    if (made.isEmpty() || left <= 0)
        return made;
    //: Behind what was exchanged or sold: so often it can be done again in this phase
    return made + u"; "_s + EmpiresView::tr("%n time(s) more possible", nullptr, left);
}

QString changesText(const State &before, const State &after, const QStringList &names)
{
    QStringList lines;
    const bool isOneMatch = before.players == after.players && before.step != Step::Row && after.step != Step::Row;
    for (int seat = 0; isOneMatch && !after.onlySheets && seat < after.players; ++seat) {
        QStringList parts;
        addRow(before, after, seat, parts);
        addPlaces(before, after, seat, parts);
        addCards(before, after, seat, parts);
        addMarkers(before, after, seat, parts);
        if (after.keepsResources())
            addHidden(before, after, seat, parts);
        if (before.at(seat).score != after.at(seat).score)
            //: What the table has to do: the marker of a player on the score track, %1 the points
            parts.append(EmpiresView::tr("score marker to %1").arg(numberText(after.at(seat).score)));
        if (after.start == seat && before.start != seat)
            //: What the table has to do: this player gets it
            parts.append(EmpiresView::tr("start marker"));
        if (!parts.isEmpty())
            //: What the table has to do: %1 a player, %2 that, part by part
            lines.append(EmpiresView::tr("%1: %2").arg(names.value(seat), parts.join(u" · "_s)));
    }
    return lines.join(u'\n');
}

} // namespace pegsheet::app::empiresview
