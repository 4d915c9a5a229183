// SPDX-License-Identifier: Apache-2.0
// A player's row, place by place.
#include "app/empires/empiresview.h"

#include "app/empires/empiresviewwords.h"
#include "app/empires/text/abilitytext.h"
#include "app/empires/text/empirestext.h"
#include "model/empires/outlook.h"
#include "model/empires/payment.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

bool contains(const std::vector<int> &positions, int position)
{
    return std::find(positions.begin(), positions.end(), position) != positions.end();
}

// Hit by an open Disaster, or one that is meant.
bool isThreatened(const State &state, int seat, int position)
{
    return std::any_of(state.crises.begin(), state.crises.end(), [&](const Crisis &crisis) {
        return crisis.isOpen && contains(threatenedAt(state.at(seat), crisis.card.number()), position);
    });
}

QString numbersText(const std::vector<int> &numbers)
{
    QStringList parts;
    for (const int number : numbers)
        parts.append(QString::number(number));
    return parts.join(u", "_s);
}

QString saying(const State &state, Source source)
{
    const Ability *ability = abilityOf(state, source);
    return ability == nullptr ? QString() : abilityText(*ability);
}

// How an Innovation came into the row; empty where the table laid it there by a correction.
QString cameText(const State &state, Card card, const CardHistory &history)
{
    if (!history.seen.has(card))
        return {};
    if (!history.played.has(card))
        //: How an Innovation came into a row: as a Disaster that the player took, for nothing
        return EmpiresView::tr("taken, free");
    const int hammers = state.known->cards.at(card.index).hammers;
    if (hammers == 0)
        //: How an Innovation came into a row: played from hand
        return EmpiresView::tr("from hand");
    //: How an Innovation came into a row: played from hand; %1 what that cost, "3 Hammers"
    return EmpiresView::tr("from hand, %1").arg(amountText(Resource::Hammer, hammers));
}

QVariantList cardsAt(const State &state, int seat, Location location, const CardHistory &history)
{
    QVariantList cards;
    for (std::uint8_t index = 0; index < kCards; ++index) {
        const Card card{index};
        if (state.lies(card) == Lying(seat, location))
            cards.append(QVariantMap{{u"card"_s, int{index}},
                                     {u"id"_s, QString::fromUtf8(nameOf(card))},
                                     {u"name"_s, termText("card", nameOf(card))},
                                     {u"kind"_s, static_cast<int>(card.kind())},
                                     {u"number"_s, card.number()},
                                     {u"exhausted"_s, state.exhausted.has(card)},
                                     {u"came"_s, cameText(state, card, history)},
                                     {u"pencilled"_s, false},
                                     {u"says"_s, saying(state, Source(card))}});
    }
    return cards;
}

// How many cards that would destroy it have not been seen yet.
QString unseenText(const CardHistory &history, const std::vector<int> &numbers)
{
    int unseen = 0;
    for (const int number : numbers)
        unseen += unseenWith(history, number);
    //: Of a place: %n Disaster cards that would destroy it and have not been seen yet
    return numbers.empty() ? QString() : EmpiresView::tr("%n not seen", nullptr, unseen);
}

// The position at which the place lay until now; 0 where it lies as it did.
int movedFrom(const std::vector<Crossing> &crossings, int seat, int position)
{
    for (const Crossing &crossing : crossings)
        if (crossing.seat == seat && crossing.card.isNone() && (crossing.from == position || crossing.to == position))
            return crossing.from + crossing.to - position;
    return 0;
}

bool isMoved(const std::vector<Crossing> &crossings, int seat, int position)
{
    return std::ranges::any_of(crossings, [&](const Crossing &crossing) {
        return crossing.seat == seat && (crossing.from == position || crossing.to == position);
    });
}

// A player as the window shows it: while a finished empire is entered, as far as it is said.
Player shownPlayer(const State &state, int seat, const Pencil &pencil)
{
    Player player = state.at(seat);
    if (state.step != Step::Sheet || player.done || seat != playerOf(state))
        return player;
    const std::vector<Location> row = finishedRow(state, pencil);
    if (row.size() == kPlaces)
        std::ranges::copy(row, player.row.begin());
    for (const int position : pencil.hits)
        player.destroy(player.at(position));
    return player;
}

bool isIndustry(const State &state)
{
    return state.step == Step::Industry || state.step == Step::IndustryEconomy;
}

// What laying a card brings beside what is lost with the place that fell before.
Difference beside(Difference both, const Difference &lost)
{
    both.total -= lost.total;
    both.strength -= lost.strength;
    for (std::size_t at = 0; at < both.income.size(); ++at)
        both.income.at(at) -= lost.income.at(at);
    lost.rests.each([&](Card card) { both.rests.erase(card); });
    return both;
}

// A touch repairs that place, without an ability: one in a phase.
bool isRepairedByTouch(const State &state, int seat, const Pencil &pencil, const AskedPosition &asked, int position)
{
    const Player &player = state.at(seat);
    return isIndustry(state) && asked.positions.empty() && pencil.ability.isNone() && !player.done && !player.rebuilt
        && !player.isHealthyAt(position);
}

// What would come of choosing that position, where one is asked for; nothing where that is not known yet.
std::optional<Difference> previewAt(const State &state, int seat, const Pencil &pencil, const AskedPosition &asked, int position)
{
    if (isRepairedByTouch(state, seat, pencil, asked, position))
        return differenceOfRepair(state, seat, position);
    // With two cards at once what is lost is nothing of the place that the second is laid at.
    if (!contains(asked.positions, position) || (state.step == Step::Blitz && !asked.isHit))
        return std::nullopt;
    if (asked.isHit && state.step == Step::Crisis) {
        const int number = meantCrisis(state, pencil).number();
        for (const Outlook &outlook : outlooksOf(state, seat, number))
            if (outlook.position == position)
                return outlook.lost;
        return std::nullopt;
    }
    Pencil with = pencil;
    with.positions.push_back(position);
    const std::vector<Move> moves = with.moves(state);
    const std::optional<Difference> difference = moves.empty() ? std::nullopt : differenceBy(state, moves.front(), seat);
    const std::optional<Outlook> fallen = fallenBefore(state, pencil);
    return difference && fallen ? std::optional(beside(*difference, fallen->lost)) : difference;
}

// What repairing that place takes, where it can be touched to be repaired; nothing where that is not known.
std::optional<int> hammersAt(const State &state, int seat, const Pencil &pencil, const AskedPosition &asked, int position)
{
    const bool isRepair = asked.positions.empty() ? isRepairedByTouch(state, seat, pencil, asked, position)
                                                  : usedFor(state, pencil) == Does::Rebuild && contains(asked.positions, position);
    if (!isIndustry(state) || !isRepair || state.at(seat).isHealthyAt(position))
        return std::nullopt;
    const int cost = rebuildCost(state, seat, position, asked.positions.empty() ? Source() : pencil.ability);
    return cost < 0 ? std::nullopt : std::optional(cost);
}

// With the Coins that it takes where Hammers lack.
QString costText(const State &state, int seat, const Pencil &pencil, int cost)
{
    const Stock &have = state.at(seat).stock.stock;
    if (cost == 0)
        //: What repairing a place costs: nothing
        return EmpiresView::tr("free");
    if (state.keepsResources() && !refusesPayment(have, hammers(cost), pencil.coins))
        return amountsText(paymentOf(have, hammers(cost), pencil.coins));
    return amountText(Resource::Hammer, cost);
}

} // namespace

std::optional<Outlook> fallenBefore(const State &state, const Pencil &pencil)
{
    const AskedPosition asked = askedPosition(state, pencil);
    if (state.step != Step::Crisis || !pencil.ability.isNone() || asked.isHit || asked.positions.empty())
        return std::nullopt;
    const std::vector<Outlook> outlooks = outlooksOf(state, pencil.seat, meantCrisis(state, pencil).number());
    for (const Outlook &outlook : outlooks)
        if (outlooks.size() == 1 || (!pencil.hits.empty() && outlook.position == pencil.hits.front()))
            return outlook;
    return std::nullopt;
}

QString placeNamed(const State &state, Location location)
{
    return placeName(state.known->places, location);
}

QString sourceNamed(const State &state, Source source)
{
    return sourceName(state.known->places, source);
}

QVariantList row(const State &state, int seat, const Pencil &pencil, const Beside &beside)
{
    const Player player = shownPlayer(state, seat, pencil);
    const AskedPosition asked = seat == seatOf(state, pencil) ? askedPosition(state, pencil) : AskedPosition();
    QVariantList places;
    for (int position = 1; position <= kPlaces; ++position) {
        const Location location = player.at(position);
        const PlaceNumbers &numbers = state.known->places[location];
        const std::vector<int> numbersOfIt = numbersThatHit(player, position);
        const std::optional<Difference> preview = previewAt(state, seat, pencil, asked, position);
        const std::optional<int> cost = hammersAt(state, seat, pencil, asked, position);
        places.append(QVariantMap{{u"position"_s, position},
                                  {u"location"_s, static_cast<int>(location)},
                                  {u"name"_s, placeNamed(state, location)},
                                  {u"type"_s, static_cast<int>(typeOf(location))},
                                  {u"value"_s, int{numbers.value}},
                                  {u"repair"_s, int{numbers.repair}},
                                  {u"says"_s, saying(state, Source(location))},
                                  {u"destroyed"_s, !player.isHealthy(location)},
                                  {u"threatened"_s, isThreatened(state, seat, position)},
                                  {u"asked"_s, contains(asked.positions, position)},
                                  {u"repairs"_s, !beside.isReplay && isRepairedByTouch(state, seat, pencil, asked, position)},
                                  {u"gain"_s, preview ? preview->total : 0},
                                  {u"preview"_s, preview ? differenceParts(*preview).join(u" · "_s) : QString()},
                                  {u"hammers"_s, cost.value_or(-1)},
                                  {u"costs"_s, cost ? costText(state, seat, pencil, *cost) : QString()},
                                  {u"hitBy"_s, numbersText(numbersOfIt)},
                                  {u"isDeflected"_s, numbersOfIt.size() > 1},
                                  {u"unseen"_s, beside.tellsUnseen ? unseenText(beside.history, numbersOfIt) : QString()},
                                  {u"movedFrom"_s, movedFrom(beside.crossings, seat, position)},
                                  {u"moved"_s, isMoved(beside.crossings, seat, position)},
                                  {u"cards"_s, cardsAt(state, seat, location, beside.history)}});
    }
    return places;
}

QString placeText(const State &state, int seat, int position, const CardHistory &history)
{
    const Location location = state.at(seat).at(position);
    QStringList sentences;
    //: What a place does: %1 its name, %2 that
    sentences.append(EmpiresView::tr("%1: %2.").arg(placeNamed(state, location), saying(state, Source(location))));
    const QVariantList cards = cardsAt(state, seat, location, history);
    for (const QVariant &each : cards) {
        const QVariantMap card = each.toMap();
        const QString says = card.value(u"says"_s).toString();
        const QString came = card.value(u"came"_s).toString();
        const QString name = card.value(u"name"_s).toString();
        //: An Innovation: %1 its name, %2 how it came into the row
        const QString which = came.isEmpty() ? name : EmpiresView::tr("%1 (%2)").arg(name, came);
        //: Of an Innovation of which nobody has said what it does
        const QString does = says.isEmpty() ? EmpiresView::tr("not known yet") : says;
        //: What an Innovation does: %1 its name, %2 that
        sentences.append(EmpiresView::tr("%1: %2.").arg(which, does));
    }
    return sentences.join(u' ');
}

namespace {

QString crossingSentence(const State &state, const Crossing &crossing, const QString &name)
{
    const Player &player = state.at(crossing.seat);
    const auto placed = [&](const QString &sentence, const QString &subject) {
        return sentence.arg(subject)
            .arg(placeNamed(state, player.at(crossing.from)))
            .arg(crossing.from)
            .arg(placeNamed(state, player.at(crossing.to)))
            .arg(crossing.to);
    };
    if (crossing.card.isNone())
        //: What the table has to do with its cards: %1 a player, %2 and %4 places, %3 and %5 where they lie now
        return placed(EmpiresView::tr("%1: %2 (now position %3) and %4 (now position %5) change places."), name);
    //: What the table has to do with its cards: %1 a player and a card, "Ada: Fire 9", %2 and %4 places, %3 and %5 where they lie
    return placed(EmpiresView::tr("%1 goes from %2 (position %3) to %4 (position %5)."),
                  name + u": "_s + termText("card", nameOf(crossing.card)));
}

} // namespace

QString crossingText(const State &state, const std::vector<Crossing> &crossings, const QStringList &names)
{
    QStringList sentences;
    for (const Crossing &crossing : crossings)
        sentences.append(crossingSentence(state, crossing, names.value(crossing.seat)));
    return sentences.join(u' ');
}

} // namespace pegsheet::app::empiresview
