// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresview.h"

#include "app/empires/text/abilitytext.h"
#include "app/empires/text/empirestext.h"
#include "app/text/sentence.h"
#include "model/empires/count.h"
#include "model/empires/evaluation.h"
#include "model/empires/turns.h"

#include <QCoreApplication>

#include <algorithm>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

struct EmpiresView
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresView)
};

QString placeNamed(Location location)
{
    return termText("location", nameOf(location));
}

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

QString saying(const State &state, Source source)
{
    const Ability *ability = abilityOf(state, source);
    return ability == nullptr ? QString() : abilityText(*ability);
}

QVariantList cardsAt(const State &state, int seat, Location location)
{
    QVariantList cards;
    for (std::uint8_t index = 0; index < kCards; ++index) {
        const Card card{index};
        if (state.lies(card) == Lying(seat, location))
            cards.append(QVariantMap{{u"card"_s, int{index}},
                                     {u"name"_s, termText("card", nameOf(card))},
                                     {u"kind"_s, static_cast<int>(card.kind())},
                                     {u"number"_s, card.number()},
                                     {u"exhausted"_s, state.exhausted.has(card)},
                                     {u"says"_s, saying(state, Source(card))}});
    }
    return cards;
}

QString amounts(const Stock &stock)
{
    QStringList parts;
    for (const Resource resource : kAll<Resource>)
        if (stock[resource] > 0)
            //: What an ability brings: %1 how many, %2 of what
            parts.append(EmpiresView::tr("+%1 %2").arg(int{stock[resource]}).arg(termText("resource", nameOf(resource))));
    return listText(parts);
}

QString bringing(const Worth &worth, const Ability &ability)
{
    QStringList parts;
    if (worth.gain.total() > 0)
        parts.append(amounts(worth.gain));
    if (worth.points != 0)
        //: What an ability brings
        parts.append(EmpiresView::tr("%n point(s)", nullptr, worth.points));
    if (worth.strength != 0)
        //: What an ability brings in a Conflict
        parts.append(EmpiresView::tr("strength %1").arg(worth.strength));
    worth.refreshed.each([&](Card card) {
        //: What an ability brings: %1 a card
        parts.append(EmpiresView::tr("refreshes %1").arg(termText("card", nameOf(card))));
    });
    if (parts.isEmpty())
        for (const AbilityEffect &effect : ability.effects)
            parts.append(effect.does == Does::Other ? quotable(effect.words) : termText("effect", nameOf(effect.does)));
    return listText(parts);
}

std::optional<When> whenOf(const State &state)
{
    switch (state.step) {
    case Step::Economy: return When::Economy;
    case Step::Industry: return When::Industry;
    case Step::Campaign:
    case Step::Bids: return When::Military;
    case Step::Count: return When::End;
    default: return std::nullopt;
    }
}

void addWorks(const State &state, int seat, When when, QVariantList &works)
{
    for (const Worth &worth : worthsOf(state, seat, when))
        works.append(QVariantMap{{u"name"_s, termText("source", nameOf(worth.source))},
                                 {u"says"_s, bringing(worth, *abilityOf(state, worth.source))},
                                 {u"position"_s, worth.position},
                                 {u"rests"_s, empires::reason(worth.rests)}});
}

QString figureTitle(std::size_t field)
{
    switch (static_cast<ConflictField>(field)) {
    //: A number on a Conflict card: the lowest tier goes up to this strength
    case ConflictField::Lowest: return EmpiresView::tr("Lowest: strength up to");
    //: A number on a Conflict card: points of the lowest tier, often below zero
    case ConflictField::LowestPoints: return EmpiresView::tr("Lowest: points");
    //: A number on a Conflict card: points of the tier in the middle
    case ConflictField::MiddlePoints: return EmpiresView::tr("Between: points");
    //: A number on a Conflict card: the highest tier begins with this strength
    case ConflictField::Highest: return EmpiresView::tr("Highest: strength from");
    //: A number on a Conflict card: points of the highest tier
    case ConflictField::HighestPoints: return EmpiresView::tr("Highest: points");
    //: A number on a Conflict card: further points of the strongest
    case ConflictField::Victory: return EmpiresView::tr("Strongest: points");
    //: A number on a Conflict card: 1 the most valuable healthy place, 2 the second, 3 the third
    case ConflictField::Rank: return EmpiresView::tr("Unrest: place by value, 1 to 3");
    //: A number on a Conflict card: the position with which it changes places
    case ConflictField::With: return EmpiresView::tr("Unrest: with position");
    }
    return {};
}

QVariantMap figure(int field, const QString &title, const std::optional<int> &said, bool isNext)
{
    return {{u"field"_s, field},   {u"title"_s, title}, {u"text"_s, said ? QString::number(*said) : QString()},
            {u"isNext"_s, isNext}, {u"least"_s, 0},     {u"most"_s, 20},
            {u"lost"_s, 0}};
}

QVariantList conflictFigures(const Pencil &pencil)
{
    constexpr int kMostLost = 6;
    QVariantList list;
    for (std::size_t field = 0; field < conflictFields().size(); ++field) {
        const Value *said = pencil.conflict.said(field);
        QVariantMap entry = figure(static_cast<int>(field), figureTitle(field),
                                   said == nullptr ? std::nullopt : std::optional(static_cast<int>(*said->integer())),
                                   pencil.conflict.next() == field);
        const Range range = *conflictFields().range(field);
        entry[u"least"_s] = static_cast<int>(std::max<std::int64_t>(range.min, 0));
        entry[u"most"_s] = static_cast<int>(std::min<std::int64_t>(range.max, 20));
        entry[u"lost"_s] = range.min < 0 ? kMostLost : 0;
        list.append(entry);
    }
    return list;
}

QVariantList finishedFigures(const Pencil &pencil)
{
    constexpr std::array kMost{199, 99};
    constexpr std::array kMostLost{14, 0};
    //: A number of a finished empire
    const std::array titles{EmpiresView::tr("Points on the score track"),
                            //: A number of a finished empire
                            EmpiresView::tr("Points of all Innovations")};
    QVariantList list;
    for (std::size_t field = 0; field < kFinishedFields; ++field) {
        const bool isNext = !pencil.finished.at(field) && (field == 0 || pencil.finished.at(field - 1));
        QVariantMap entry = figure(static_cast<int>(field), titles.at(field), pencil.finished.at(field), isNext);
        entry[u"most"_s] = kMost.at(field);
        entry[u"lost"_s] = kMostLost.at(field);
        list.append(entry);
    }
    return list;
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

} // namespace

QVariantList row(const State &state, int seat, const Pencil &pencil)
{
    const Player player = shownPlayer(state, seat, pencil);
    const AskedPosition asked = seat == seatOf(state, pencil) ? askedPosition(state, pencil) : AskedPosition();
    QVariantList places;
    for (int position = 1; position <= kPlaces; ++position) {
        const Location location = player.at(position);
        const PlaceNumbers &numbers = state.known->places[location];
        places.append(QVariantMap{{u"position"_s, position},
                                  {u"location"_s, static_cast<int>(location)},
                                  {u"name"_s, placeNamed(location)},
                                  {u"type"_s, static_cast<int>(typeOf(location))},
                                  {u"value"_s, int{numbers.value}},
                                  {u"repair"_s, int{numbers.repair}},
                                  {u"says"_s, saying(state, Source(location))},
                                  {u"destroyed"_s, !player.isHealthy(location)},
                                  {u"threatened"_s, isThreatened(state, seat, position)},
                                  {u"asked"_s, contains(asked.positions, position)},
                                  {u"cards"_s, cardsAt(state, seat, location)}});
    }
    return places;
}

QString placeText(const State &state, int seat, int position)
{
    const Location location = state.at(seat).at(position);
    QStringList sentences;
    //: What a place does: %1 its name, %2 that
    sentences.append(EmpiresView::tr("%1: %2.").arg(placeNamed(location), saying(state, Source(location))));
    const QVariantList cards = cardsAt(state, seat, location);
    for (const QVariant &each : cards) {
        const QVariantMap card = each.toMap();
        const QString says = card.value(u"says"_s).toString();
        //: What an Innovation does: %1 its name, %2 that
        sentences.append(EmpiresView::tr("%1: %2.").arg(card.value(u"name"_s).toString(),
                                                        //: Of an Innovation of which nobody has said what it does
                                                        says.isEmpty() ? EmpiresView::tr("not known yet") : says));
    }
    return sentences.join(u' ');
}

QVariantList ledger(const State &state, int seat)
{
    QVariantList list;
    for (const LedgerEntry &entry : *state.at(seat).ledger)
        list.prepend(QVariantMap{{u"round"_s, int{entry.round}},
                                 {u"name"_s, scoreName(entry.from == Scoring::Ability ? nameOf(entry.by) : nameOf(entry.from))},
                                 {u"points"_s, int{entry.points}}});
    return list;
}

QVariantList works(const State &state, int seat)
{
    QVariantList list;
    if (const auto when = whenOf(state))
        addWorks(state, seat, *when, list);
    if (state.step == Step::IndustryEconomy) {
        addWorks(state, seat, When::Industry, list);
        addWorks(state, seat, When::Economy, list);
    }
    return list;
}

QVariantList crises(const State &state, const Pencil &pencil)
{
    QVariantList list;
    for (std::size_t at = 0; at < state.crises.size(); ++at) {
        const Crisis &crisis = state.crises[at];
        if (crisis.card.isNone())
            continue;
        list.append(QVariantMap{{u"card"_s, int{crisis.card.index}},
                                {u"name"_s, termText("card", nameOf(crisis.card))},
                                {u"kind"_s, static_cast<int>(crisis.card.kind())},
                                {u"number"_s, crisis.card.number()},
                                {u"open"_s, crisis.isOpen},
                                {u"chosen"_s, pencil.crisis == static_cast<int>(at) || onlyOpen(state) == crisis.card}});
    }
    return list;
}

QVariantList takers(const State &state, const Pencil &pencil)
{
    QVariantList list;
    const Card crisis = pencil.crisis >= 0 ? state.crises.at(static_cast<std::size_t>(pencil.crisis)).card : onlyOpen(state);
    for (int seat = 0; seat < state.players && !crisis.isNone(); ++seat) {
        const Player &player = state.at(seat);
        const std::vector<int> threatened = threatenedAt(player, crisis.number());
        QStringList hit;
        for (const int position : threatened)
            //: What a Disaster destroys: %1 a place, %2 its position in the row
            hit.append(EmpiresView::tr("%1 (position %2)").arg(placeNamed(player.at(position))).arg(position));
        const bool isTarget = player.isHealthyAt(crisis.number());
        //: Why a Disaster does not destroy the place it names: %1 that place
        const QString why = isTarget ? QString()
                                     : EmpiresView::tr("%1 is destroyed already").arg(placeNamed(player.at(crisis.number())));
        //: What a Disaster destroys where no healthy place is left
        const QString nothing = EmpiresView::tr("nothing");
        //: What a Disaster destroys: one of two places
        const QString either = hit.size() < 2 ? QString() : EmpiresView::tr("%1 or %2").arg(hit.at(0), hit.at(1));
        list.append(QVariantMap{{u"seat"_s, seat},
                                {u"title"_s,
                                 hit.isEmpty()         ? nothing
                                     : hit.size() == 1 ? hit.first()
                                                       : either},
                                {u"detail"_s, why},
                                {u"chosen"_s, pencil.seat == seat}});
    }
    return list;
}

QVariantList spaces(const State &state)
{
    QVariantList list;
    const std::vector<Round> &track = state.known->track;
    for (std::size_t at = 0; at < track.size(); ++at)
        list.append(QVariantMap{{u"name"_s, termText("space", nameOf(track[at]))},
                                {u"space"_s, static_cast<int>(track[at])},
                                {u"isPast"_s, at + 1 < state.round},
                                {u"isNow"_s, at + 1 == state.round}});
    return list;
}

QVariantList figures(const State &state, const Pencil &pencil)
{
    return state.step == Step::Sheet ? finishedFigures(pencil) : conflictFigures(pencil);
}

QVariantList refreshes(const Pencil &pencil)
{
    //: A tier of a Conflict card
    const std::array titles{EmpiresView::tr("Lowest"), EmpiresView::tr("Between"), EmpiresView::tr("Highest")};
    QVariantList list;
    for (std::size_t tier = 0; tier < kTiers; ++tier)
        list.append(QVariantMap{{u"title"_s, titles.at(tier)},
                                {u"count"_s, int{pencil.refreshes.at(tier)}},
                                {u"touch"_s, static_cast<int>(pencil.gains.size() + tier)}});
    return list;
}

QVariantList waiting(const State &state, const Pencil &pencil, const QStringList &names)
{
    QVariantList list;
    for (int seat = 0; seat < state.players && state.step == Step::Count; ++seat) {
        for (std::uint8_t index = 0; index < kCards; ++index)
            if (const Card card{index};
                state.lies(card).seat() == seat && !state.byHand.has(card) && isCountedByHand(state, seat, card))
                list.append(QVariantMap{
                    {u"seat"_s, seat},
                    {u"card"_s, int{index}},
                    //: At the end: points that a card brings; %1 a player, %2 a card
                    {u"title"_s, EmpiresView::tr("%1: points of %2").arg(names.value(seat), termText("card", nameOf(card)))}});
        if (isStockMissing(state, seat))
            for (const Resource resource : countedResources(state, seat))
                if (!pencil.amounts.at(amountAt(seat, resource)))
                    list.append(QVariantMap{
                        {u"seat"_s, seat},
                        {u"resource"_s, static_cast<int>(resource)},
                        //: At the end: %1 a player, %2 a resource that an ability counts
                        {u"title"_s,
                         EmpiresView::tr("%1: how many %2").arg(names.value(seat), termText("resource", nameOf(resource)))}});
    }
    return list;
}

QString question(const State &state, const Pencil &pencil, const QStringList &names)
{
    switch (state.step) {
    case Step::Row:
        //: Over the eleven places, while the row is laid out
        return EmpiresView::tr("Which places lie in the row, from left to right?");
    case Step::Track:
        //: While the next space of the round track is not known
        return EmpiresView::tr("What is on the next space of the round track?");
    case Step::Blitz:
        //: %1 a player
        return EmpiresView::tr("%1: which two Disasters of the hand?").arg(names.value(seatOf(state, pencil)));
    case Step::Reveal:
        return state.crises.front().card.isNone()
            //: Over the kinds and numbers of cards
            ? EmpiresView::tr("Which Disaster is turned up?")
            //: Over the kinds and numbers of cards, in a double round
            : EmpiresView::tr("Which is the second Disaster?");
    case Step::Crisis: {
        const AskedPosition asked = askedPosition(state, pencil);
        if (asked.positions.empty())
            //: Over the players, once a Disaster is open
            return EmpiresView::tr("Who takes it?");
        //: Over the row: %1 a player
        return asked.isHit ? EmpiresView::tr("%1: which place is destroyed?").arg(names.value(pencil.seat))
                           //: Over the row: %1 a player
                           : EmpiresView::tr("%1: where is the Innovation laid?").arg(names.value(pencil.seat));
    }
    case Step::Sheet:
        //: While finished empires are entered: %1 a player
        return EmpiresView::tr("%1's finished empire").arg(names.value(playerOf(state)));
    case Step::Campaign:
        //: Over the numbers of a Conflict card
        return EmpiresView::tr("What is on the Conflict card?");
    case Step::Bids:
        //: While axes and coins are bid: %1 a player
        return EmpiresView::tr("%1: axes and coins bid?").arg(names.value(playerOf(state)));
    default: return {};
    }
}

} // namespace pegsheet::app::empiresview
