// SPDX-License-Identifier: Apache-2.0
// What answers the question of a page, step by step of a round.
#include "app/empires/empiresanswers.h"

#include "app/empires/empiresview.h"
#include "app/empires/empiresviewwords.h"
#include "app/empires/library/conflicttext.h"
#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "model/empires/count.h"
#include "model/empires/evaluation.h"
#include "model/empires/payment.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

AnswerKey keyOf(const QString &title, Touch touch, bool isChosen)
{
    AnswerKey key;
    key.title = title;
    key.chosen = isChosen;
    key.touch = std::move(touch);
    return key;
}

AnswerGroup groupOf(const QString &shape, const QString &name, const QString &title, const QList<AnswerKey> &keys, int columns,
                    int wideColumns)
{
    AnswerGroup group;
    group.shape = shape;
    group.name = name;
    group.title = title;
    group.keys = keys;
    group.columns = columns;
    group.wideColumns = wideColumns;
    return group;
}

AnswerGroup tiles(const QString &name, const QString &title, const QList<AnswerKey> &keys, int columns)
{
    return groupOf(u"tiles"_s, name, title, keys, columns, std::min(static_cast<int>(keys.size()), columns > 2 ? 8 : 4));
}

AnswerGroup padOf(const QString &spoken, Range range, int rows, Touch touch)
{
    constexpr int kOfRow = 7;
    AnswerGroup pad = groupOf(u"pad"_s, {}, {}, {}, kOfRow, 2 * kOfRow);
    pad.text = spoken;
    pad.least = static_cast<int>(range.min);
    pad.most = static_cast<int>(range.max);
    pad.from = pad.least;
    pad.to = pad.most;
    pad.chosen = pad.least - 1;
    pad.rows = rows;
    pad.touch = std::move(touch);
    return pad;
}

namespace {

using Groups = QList<AnswerGroup>;

AnswerGroup part(const QString &shape, const QString &title = {})
{
    return groupOf(shape, {}, title, {}, 1, 1);
}

// As wide as the page.
AnswerGroup button(const QString &name, const QString &title, Touch touch)
{
    AnswerKey key = keyOf(title, std::move(touch));
    key.name = name;
    return groupOf(u"buttons"_s, name, {}, {key}, 1, 1);
}

AnswerGroup words(const QString &text)
{
    AnswerGroup group = part(u"words"_s);
    group.text = text;
    return group;
}

// A place of which its value is asked for, as it was called before: where another one has the same name by its position, in the
// first row.
QString unvaluedTitle(const Asking &asking, Location location)
{
    PlaceFigures before = asking.state.known->places;
    for (const Location each : kAll<Location>)
        if (kPrinted[each].value == 0)
            before[each].value = 0;
    const QString name = placeName(before, location);
    if (!isAlike(before, location))
        return name;
    const int position = asking.state.at(0).positionOf(location);
    const bool isEverywhere = std::ranges::all_of(asking.state.seated(),
                                                  [&](const Player &player) { return player.positionOf(location) == position; });
    //: A place of which there is another one with the same name: %1 its name, %2 its position in the row
    const QString placed = EmpiresView::tr("%1 (position %2)").arg(name).arg(position);
    //: A place in the row of one player: %1 whose, %2 the place
    return isEverywhere ? placed : EmpiresView::tr("%1: %2").arg(asking.names.value(0), placed);
}

QString missingTitle(const Asking &asking, const Touch &touch)
{
    const auto at = static_cast<std::uint8_t>(touch.at);
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Points:
        //: At the end: points that a card brings; %1 a player, %2 a card
        return EmpiresView::tr("%1: points of %2")
            .arg(asking.names.value(asking.state.lies(Card{at}).seat()), termText("card", nameOf(Card{at})));
    case PencilKind::Amount:
        //: At the end: %1 a player, %2 a resource that an ability counts
        return EmpiresView::tr("%1: how many %2")
            .arg(asking.names.value(at / static_cast<int>(kCount<Resource>)),
                 termText("resource", nameOf(kAll<Resource>[at % kCount<Resource>])));
    default: return unvaluedTitle(asking, static_cast<Location>(at));
    }
}

// Numbers that are told one after the other: the pad stays where it is, the line of the one that is next is marked.
Groups missing(const Asking &asking, const std::vector<ToldNumber> &numbers)
{
    QList<AnswerKey> lines;
    const ToldNumber &next = nextToTell(numbers, asking.valued);
    for (const ToldNumber &number : numbers) {
        lines.append(keyOf(missingTitle(asking, number.asked.touch), {}, &number == &next));
        if (number.said)
            lines.last().detail = numberText(*number.said);
    }
    const AskedNumber &asked = next.asked;
    AnswerGroup pad = padOf(missingTitle(asking, asked.touch), {asked.least, asked.most}, 2, asked.touch);
    pad.from = 0;
    pad.chosen = -1;
    return {groupOf(u"lines"_s, u"missing"_s, {}, lines, 1, 2), pad};
}

// A place as its card shows it: what it is, and what it is worth.
QString cardTitle(const PlaceFigures &places, Location location)
{
    const QString name = placeName(places, location);
    const QString value = QString::number(int{places[location].value});
    return places[location].value == 0 || name.endsWith(value) ? name : name + u' ' + value;
}

AnswerGroup row(const Asking &asking)
{
    const std::vector<Location> said = asking.state.step == Step::Sheet ? finishedRow(asking.state, asking.pencil)
                                                                        : asking.pencil.row;
    std::vector<Location> order = asking.pencil.isDealt ? said : std::vector<Location>();
    for (const Location location : kAll<Location>)
        if (std::ranges::find(order, location) == order.end())
            order.push_back(location);
    QList<AnswerKey> keys;
    for (const Location location : order) {
        const auto found = std::ranges::find(said, location);
        const QString name = cardTitle(asking.places, location);
        const bool isSaid = found != said.end();
        keys.append(keyOf(isSaid
                              //: A place that is laid out: %1 its position in the row, %2 what it is
                              ? EmpiresView::tr("%1 · %2").arg(found - said.begin() + 1).arg(name)
                              : name,
                          touchOf(PencilKind::Place, static_cast<int>(location)), isSaid));
        keys.last().name = u"lay%1"_s.arg(static_cast<int>(location));
        keys.last().sign = static_cast<int>(location);
    }
    AnswerGroup group = groupOf(u"tiles"_s, u"lay"_s, {}, keys, 2, 4);
    group.signs = u"places"_s;
    return group;
}

// The row that is laid out, and which of two places is touched first that nobody can tell apart.
Groups rowAsked(const Asking &asking)
{
    Groups groups{row(asking)};
    if (std::ranges::any_of(kAll<Location>, [&](Location location) { return isAlike(asking.places, location); }))
        //: While the row is laid out: how two places of the same kind are touched that are told apart by nothing yet
        groups.append(words(EmpiresView::tr("Of two places without a known value touch the left one first.")));
    return groups;
}

// What nobody knows that places are worth, before the round track begins: it can be told there while the cards are laid out.
Groups values(const Asking &asking)
{
    const std::vector<ToldNumber> numbers = numbersToTell(asking.state, asking.pencil);
    if (numbers.empty())
        return {};
    //: Under the spaces of the round track, before the first round, over places of which nobody knows what they are worth
    return Groups{words(EmpiresView::tr("What these places are worth can be said now, or before the first Conflict."))}
    + missing(asking, numbers);
}

AnswerGroup track(const State &state)
{
    QList<AnswerKey> keys;
    for (const Round space : kAll<Round>)
        if (isOnSide(space, state.players)) {
            keys.append(keyOf(termText("space", nameOf(space)), touchOf(PencilKind::Next, static_cast<int>(space))));
            keys.last().sign = static_cast<int>(space);
        }
    constexpr int kOfRow = 4;
    AnswerGroup group = groupOf(u"tiles"_s, u"space"_s, {}, keys, kOfRow, static_cast<int>(keys.size()));
    group.signs = u"spaces"_s;
    group.rows = 2;
    return group;
}

// The kind and the number of a card: two touches.
Groups card(const Pencil &pencil)
{
    QList<AnswerKey> keys;
    for (const empires::Kind kind : kAll<empires::Kind>) {
        keys.append(
            keyOf(termText("kind", nameOf(kind)), touchOf(PencilKind::Kind, static_cast<int>(kind)), pencil.cardKind == kind));
        keys.last().sign = static_cast<int>(kind);
    }
    AnswerGroup kinds = tiles(u"kind"_s, {}, keys, 4);
    kinds.isOnce = true;
    kinds.signs = u"kinds"_s;
    AnswerGroup numbers = padOf({}, {1, kPlaces}, 2, touchOf(PencilKind::Number));
    numbers.columns = 6;
    numbers.wideColumns = kPlaces;
    numbers.chosen = pencil.number;
    return {kinds, numbers};
}

// How many Coins are paid in the place of other resources; none said: as few as needed.
AnswerGroup coins(const Pencil &pencil, const QString &label)
{
    constexpr int kMostCoins = 9;
    AnswerGroup group = groupOf(u"stepper"_s, u"coins"_s, label, {keyOf({}, {})}, 1, 1);
    group.keys.first().icon = u"coin"_s;
    group.chosen = pencil.coins;
    group.most = kMostCoins;
    group.touch = touchOf(PencilKind::Coins);
    return group;
}

QString coinsLabel(const Pencil &pencil)
{
    if (pencil.coins == 0)
        //: A number: Coins that are paid in the place of Hammers or Wheat, none more than it takes
        return EmpiresView::tr("Coins: as few as needed");
    //: A number: Coins that are paid in the place of Hammers or Wheat
    return EmpiresView::tr("Pay with Coins");
}

Groups crisis(const State &state, const Pencil &pencil)
{
    Groups groups;
    if (const QList<AnswerKey> keys = bids(state, pencil); !keys.isEmpty()) {
        const Card open = meantCrisis(state, pencil);
        const auto found = std::ranges::find_if(state.crises, [&](const Crisis &each) { return each.card == open; });
        const QString pot = found == state.crises.end() ? QString() : amountsText(found->pot);
        //: Over what can be bid to avert a Disaster
        const QString bid = EmpiresView::tr("Bid");
        //: Over what can be bid to avert a Disaster: %1 what was bid so far
        groups.append(tiles(u"bid"_s, pot.isEmpty() ? bid : EmpiresView::tr("Bid · in the pot: %1").arg(pot), keys, 4));
    }
    return groups + Groups{part(u"takers"_s), part(u"usable"_s)};
}

// Parts of a combined round that the player may end now.
std::vector<DonePart> partsToEnd(const State &state, int seat)
{
    std::vector<DonePart> parts;
    for (const DonePart part : {DonePart::Economy, DonePart::Industry}) {
        const bool isOnlyOne = state.at(seat).hasFinished(Part::Economy) || state.at(seat).hasFinished(Part::Industry);
        if (!isOnlyOne && !refuses(state, Done{static_cast<std::int8_t>(seat), part}))
            parts.push_back(part);
    }
    return parts;
}

// One player alone is done: with a part of a combined round, or with the phase, as on a tablet of one's own.
Groups done(const Asking &asking)
{
    if (asking.pencil.seat >= 0 || asking.state.at(asking.seat).done)
        return {};
    QList<AnswerKey> keys;
    for (const DonePart each : partsToEnd(asking.state, asking.seat)) {
        //: Button in a combined round: %1 a part of it, which is over for one player
        keys.append(keyOf(EmpiresView::tr("%1 is over").arg(termText("part", nameOf(each))),
                          touchOf(PencilKind::Done, asking.seat, static_cast<int>(each))));
        keys.last().name = u"donePart%1"_s.arg(static_cast<int>(each));
    }
    //: Button: one player does nothing more in this phase, %1 who
    keys.append(keyOf(EmpiresView::tr("%1 is done").arg(asking.names.value(asking.seat)), touchOf(PencilKind::Done, asking.seat)));
    keys.last().name = u"doneOne"_s;
    const int count = static_cast<int>(keys.size());
    return {groupOf(u"buttons"_s, {}, {}, keys, count, count)};
}

// What a player does with the hand in an Industry phase beside playing a card, and what the card that is played costs.
Groups hand(const Asking &asking, int left)
{
    const State &state = asking.state;
    const Player &player = state.at(asking.seat);
    Groups groups;
    if (asking.pencil.seat < 0 && left > 0)
        //: Button in an Industry phase: a card of the hand for a Coin
        groups.append(button(u"sellCard"_s, EmpiresView::tr("Sell a card for a Coin"), touchOf(PencilKind::Sell, asking.seat)));
    if (asking.pencil.seat < 0 && left == 0 && player.hand > 0 && !player.done)
        //: Button in an Industry phase, once two cards are played or sold: %n cards that are thrown away
        groups.append(button(u"discardHand"_s, EmpiresView::tr("Discard the other %n card(s)", nullptr, player.hand),
                             touchOf(PencilKind::Discard, asking.seat)));
    const Card card = playedCard(state, asking.pencil);
    if (const int cost = card.isNone() ? -1 : playCost(state, asking.pencil.seat, card).hammers; cost >= 0)
        //: What a card from hand costs, less what Towns and Innovations take off
        groups.append(words(EmpiresView::tr("It costs %n Hammer(s).", nullptr, cost)));
    if (asksHammers(state, asking.pencil)) {
        //: A key: what a card costs
        const AnswerKey one = keyOf(EmpiresView::tr("1 Hammer"), touchOf(PencilKind::Hammers, -1, 1));
        //: A key: what a card costs
        const AnswerKey two = keyOf(EmpiresView::tr("2 Hammers"), touchOf(PencilKind::Hammers, -1, 2));
        //: Over two keys: what is printed on a card
        groups.append(tiles(u"hammers"_s, EmpiresView::tr("What is printed on it?"), {one, two}, 2));
    }
    return groups + Groups{coins(asking.pencil, coinsLabel(asking.pencil))};
}

Groups industry(const Asking &asking)
{
    const State &state = asking.state;
    const Pencil &pencil = asking.pencil;
    const Player &player = state.at(asking.seat);
    const int left = std::max(0, kIndustryCards - player.cardsPlayed);
    Groups groups;
    if (pencil.seat < 0 && left > 0)
        //: Button in an Industry phase: then the card is said; %1 a player
        groups.append(button(u"playCard"_s, EmpiresView::tr("%1 plays a card").arg(asking.names.value(asking.seat)),
                             touchOf(PencilKind::Seat, asking.seat)));
    if (pencil.seat >= 0 && pencil.ability.isNone())
        groups += card(pencil);
    if (state.keepsResources())
        groups += hand(asking, left);
    if (pencil.seat < 0 && player.healthy() < static_cast<int>(kPlaces)) {
        //: Over the positions of the places that are destroyed, in an Industry phase
        const QString repair = EmpiresView::tr("Repair");
        //: Over the positions of the places that are destroyed, in an Industry phase, once one of them was repaired
        const QString repaired = EmpiresView::tr("Repaired: one place a phase");
        groups.append(part(u"places"_s, player.rebuilt ? repaired : repair));
    }
    groups.append(part(u"works"_s));
    return groups + done(asking);
}

Groups economy(const Asking &asking)
{
    Groups groups{part(u"works"_s)};
    if (asking.state.keepsResources())
        groups.append(coins(asking.pencil, coinsLabel(asking.pencil)));
    return groups + done(asking);
}

Groups conflict(const Asking &asking)
{
    QList<AnswerKey> cards;
    for (const Conflict &card : asking.known)
        if (mayBe(card, asking.pencil)) {
            cards.append(keyOf(conflictTitle(card), touchOf(PencilKind::Conflict, -1, 0, conflictMembers(card))));
            cards.last().detail = conflictDetail(card);
        }
    Groups groups = figures(asking) + besides(asking);
    if (cards.isEmpty())
        return groups;
    AnswerGroup known = groupOf(u"rows"_s, u"conflict"_s, {}, cards, 1, 2);
    // Once a number is said the keys stay where they are, and the cards that it can be get fewer below them.
    if (asking.pencil.conflict.next() > 0) {
        //: Over the Conflict cards that have all the numbers that were entered so far
        known.title = EmpiresView::tr("One of these");
        return groups + Groups{known};
    }
    //: Between the Conflict cards that are known and the numbers of any other
    groups.first().title = EmpiresView::tr("Another card");
    return Groups{known} + groups;
}

// The row, as that of the player before until another one is laid, then its two numbers. What is destroyed is touched in the row.
Groups finished(const Asking &asking)
{
    if (!isSheetAsked(asking.state, asking.pencil))
        return rowAsked(asking);
    Groups groups = figures(asking);
    //: Under the numbers of a finished empire, over its row
    groups.append(words(EmpiresView::tr("Touch the places that are destroyed.")));
    groups.append(part(u"places"_s));
    //: Button: the places of this player lie in another order
    groups.append(button(u"layAnew"_s, EmpiresView::tr("The places lie in another order"), touchOf(PencilKind::Anew)));
    return groups;
}

// Innovations that work and of which nobody knows what they do, whoever they belong to: the same for all who bid or are counted.
Groups unsaid(const Asking &asking)
{
    QList<AnswerKey> keys;
    for (int seat = 0; seat < asking.state.players; ++seat)
        for (const Card card : unknownIn(asking.state, seat)) {
            //: A key: a player and an Innovation of that player of which nobody has said what is printed on it
            keys.append(keyOf(EmpiresView::tr("%1: %2").arg(asking.names.value(seat), termText("card", nameOf(card))),
                              touchOf(PencilKind::Describe, card.index)));
            keys.last().name = u"unsaid%1"_s.arg(card.index);
            keys.last().sign = static_cast<int>(card.kind());
        }
    if (keys.isEmpty())
        return {};
    //: Over Innovations of which nobody has said what is printed on them, where strength is bid or points are counted
    AnswerGroup group = tiles(u"unsaid"_s, EmpiresView::tr("What is printed on these may change that"), keys, 2);
    group.signs = u"kinds"_s;
    return {group};
}

Groups axes(const Asking &asking)
{
    const State &state = asking.state;
    Groups groups;
    if (state.keepsResources())
        //: A number: Coins that are bid in a Conflict, beside Axes
        groups.append(coins(asking.pencil, EmpiresView::tr("Coins bid")));
    groups.append(part(u"bids"_s));
    if (const auto asked = asking.pencil.asked(state)) {
        const QString whose = axeBids(state, asking.names).value(playerOf(state)).toMap().value(u"title"_s).toString();
        groups.append(padOf(whose, {asked->least, asked->most}, 2, asked->touch));
    }
    // Below the numbers, which everybody wants.
    return groups + unsaid(asking);
}

AnswerGroup pickTiles(const QList<AnswerKey> &picked)
{
    AnswerGroup group = tiles(u"pick"_s, {}, picked, 2);
    group.signs = u"kinds"_s;
    return group;
}

Groups ofStep(const Asking &asking)
{
    switch (asking.state.step) {
    case Step::Row: return rowAsked(asking);
    case Step::Sheet: return finished(asking);
    case Step::Track: return Groups{track(asking.state)} + values(asking);
    case Step::Reveal:
    case Step::Blitz: return card(asking.pencil);
    case Step::Crisis:
        return usedFor(asking.state, asking.pencil) == Does::RedrawCrisis ? card(asking.pencil)
                                                                          : crisis(asking.state, asking.pencil);
    case Step::Economy: return economy(asking);
    case Step::Industry:
    case Step::IndustryEconomy: return industry(asking);
    case Step::Campaign: return conflict(asking);
    case Step::Bids: return axes(asking);
    default: return {};
    }
}

} // namespace

std::vector<ToldNumber> numbersToTell(const State &state, const Pencil &pencil)
{
    if (!pencil.described.card.isNone() || pencil.repairing)
        return {};
    if (state.step != Step::Track || !state.known->track.empty())
        return numbersAsked(state, pencil);
    std::vector<ToldNumber> numbers;
    for (const Location location : state.at(0).row)
        if (const int value = state.known->places[location].value; kPrinted[location].value == 0)
            numbers.push_back({{touchOf(PencilKind::Value, static_cast<int>(location)), 1, kMostValue},
                               value == 0 ? std::nullopt : std::optional(value)});
    const auto isSaid = [](const ToldNumber &number) { return number.said.has_value(); };
    return std::ranges::all_of(numbers, isSaid) ? std::vector<ToldNumber>() : numbers;
}

const ToldNumber &nextToTell(const std::vector<ToldNumber> &numbers, std::optional<Location> valued)
{
    const auto isMissing = [](const ToldNumber &number) { return !number.said; };
    const auto found = std::ranges::find_if(numbers, [&](const ToldNumber &number) {
        return isMissing(number) && valued && number.asked.touch.kind == static_cast<int>(PencilKind::Value)
            && number.asked.touch.at == static_cast<int>(*valued);
    });
    return found != numbers.end() ? *found : *std::ranges::find_if(numbers, isMissing);
}

QList<AnswerGroup> answers(const Asking &asking)
{
    if (!asking.pencil.described.card.isNone())
        return empiresability::answers(asking.state, asking.pencil.described, asking.names);
    if (const auto &repair = asking.pencil.repairing)
        return {padOf(placeNamed(asking.state, asking.state.at(repair->player).at(repair->position)), {1, kMostRepair}, 2,
                      touchOf(PencilKind::Hammers))};
    Groups groups;
    if (const QList<AnswerKey> picked = picks(asking.state, asking.pencil); !picked.isEmpty())
        groups.append(pickTiles(picked));
    if (!askedPosition(asking.state, asking.pencil).positions.empty())
        return groups + Groups{part(u"places"_s)};
    const bool isCount = asking.state.step == Step::Count;
    // Over what comes next, which may be asked for at once.
    if (!asking.taken.isNone() && !isCount)
        groups.append(button(u"sayTaken"_s,
                             //: Button, right after a card was laid into a row: what is printed on it is said; %1 the card
                             EmpiresView::tr("What does %1 say?").arg(termText("card", nameOf(asking.taken))),
                             touchOf(PencilKind::Describe, asking.taken.index)));
    if (const auto numbers = numbersAsked(asking.state, asking.pencil); !numbers.empty())
        return groups + missing(asking, numbers) + (isCount ? unsaid(asking) : Groups());
    return groups + ofStep(asking);
}

} // namespace pegsheet::app::empiresview
