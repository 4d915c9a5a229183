// SPDX-License-Identifier: Apache-2.0
// What works in a phase, what of it is used by a touch, and what is asked for then.
#include "app/empires/empiresanswers.h"
#include "app/empires/empiresview.h"
#include "app/empires/empiresviewwords.h"
#include "app/empires/text/abilitytext.h"
#include "app/empires/text/empirestext.h"
#include "app/text/sentence.h"
#include "model/empires/evaluation.h"
#include "model/empires/payment.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

QString amounts(const Stock &stock)
{
    QStringList parts;
    for (const Resource resource : kAll<Resource>)
        if (stock[resource] > 0)
            //: What an ability brings: %1 an amount of a resource
            parts.append(EmpiresView::tr("+%1").arg(amountText(resource, stock[resource])));
    return listText(parts);
}

// An effect in a line of works, where it brings nothing that can be counted now.
QString shortText(const AbilityEffect &effect)
{
    if (effect.does == Does::Discount)
        return effect.discounted == Discounted::Play
            //: What an ability does: playing cards takes so many hammers less
            ? EmpiresView::tr("Cards: −%n hammer(s)", nullptr, effect.number)
            //: What an ability does: repairing takes so many hammers less
            : EmpiresView::tr("Repairs: −%n hammer(s)", nullptr, effect.number);
    if (effect.does != Does::Exchange)
        return effectText(effect);
    QStringList got;
    if (effect.getAll != Stock())
        got.append(amountsText(effect.getAll));
    for (const Stock &stock : effect.getOneOf)
        got.append(amountsText(stock));
    //: Between resources of which one is got in an exchange
    const QString either = got.join(EmpiresView::tr(" or "));
    //: A key that exchanges: %1 what is given, %2 what is got
    const QString once = EmpiresView::tr("%1 → %2").arg(amountsText(effect.stock), either);
    //: An exchange that can be made several times: %1 "1 Wheat → 1 Axe", %2 how often
    return effect.number > 1 ? EmpiresView::tr("%1, %2×").arg(once).arg(int{effect.number}) : once;
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
            parts.append(shortText(effect));
    return listText(parts);
}

std::optional<When> whenOf(const State &state)
{
    switch (state.step) {
    case Step::Crisis: return When::Crisis;
    case Step::Economy: return When::Economy;
    case Step::Industry: return When::Industry;
    case Step::Campaign:
    case Step::Bids: return When::Military;
    case Step::Count: return When::End;
    default: return std::nullopt;
    }
}

// Whether a touch on it does something now, or asks for something. Of two Disasters it is said first which is meant.
bool isUsable(const State &state, int seat, Source source, int crisis)
{
    Pencil pencil;
    pencil.crisis = crisis;
    const TouchResult result = pencil.touch(
        state, {static_cast<std::uint8_t>(PencilKind::Ability), static_cast<std::int16_t>(source.index), seat});
    if (result.refusal)
        return false;
    const std::vector<Move> moves = pencil.moves(state);
    if (!moves.empty())
        return !refuses(state, moves.front());
    const bool isExhausted = source.isCard() && state.exhausted.has(source.card());
    const bool asks = (usedFor(state, pencil) == Does::RedrawCrisis && !meantCrisis(state, pencil).isNone())
        || !picks(state, pencil).isEmpty() || !askedPosition(state, pencil).positions.empty();
    return asks && isActive(state, seat, source) && !isExhausted;
}

QString restsText(const State &state, int seat, const Worth &worth)
{
    const AbilityEffect *refresh = abilityOf(state, worth.source)->find(Does::Refresh);
    if (worth.rests == "empires.nothingCounted" && refresh != nullptr)
        return refresh->at == Reach::Adjacent
            //: Why an ability brings nothing that refreshes Innovations at the places beside it
            ? EmpiresView::tr("nothing exhausted beside it")
            //: Why an ability brings nothing that refreshes Innovations
            : EmpiresView::tr("nothing exhausted");
    if (!worth.rests.empty())
        return empires::reason(worth.rests);
    //: Why an ability does nothing any more in a phase: it was used as often as it may be
    return isUsedUp(state, seat, worth.source) ? EmpiresView::tr("used already") : QString();
}

// What an exchange brings, by the touch that makes it.
QVariantList trades(const State &state, int seat, Source source)
{
    const AbilityEffect *exchange = abilityOf(state, source)->find(Does::Exchange);
    QVariantList list;
    if (!state.keepsResources() || exchange == nullptr || state.step == Step::Industry || !isActive(state, seat, source)
        || state.at(seat).done || state.at(seat).used.at(source.index) >= exchange->number)
        return list;
    const std::size_t count = std::max<std::size_t>(1, exchange->getOneOf.size());
    for (std::size_t place = 0; place < count; ++place) {
        const Alternative wanted = exchange->getOneOf.empty() ? Alternative() : Alternative{true, exchange->getOneOf[place]};
        list.append(QVariantMap{
            //: A key that exchanges: %1 what is given, %2 what is got
            {u"title"_s,
             EmpiresView::tr("%1 → %2").arg(amountsText(exchange->stock), amountsText(exchangeGain(*exchange, wanted, 1)))},
            {u"number"_s, exchangeTouch(seat, place)}});
    }
    return list;
}

void addWorks(const State &state, int seat, When when, const Pencil &pencil, QVariantList &works)
{
    for (const Worth &worth : worthsOf(state, seat, when)) {
        const Ability &ability = *abilityOf(state, worth.source);
        // What has no choice works by itself at the end of the phase.
        const bool hasChoice = std::ranges::any_of(ability.effects, isUsedByTouch);
        works.append(QVariantMap{{u"name"_s, sourceNamed(state, worth.source)},
                                 {u"says"_s, bringing(worth, ability)},
                                 {u"position"_s, worth.position},
                                 {u"rests"_s, restsText(state, seat, worth)},
                                 {u"source"_s, int{worth.source.index}},
                                 {u"trades"_s, trades(state, seat, worth.source)},
                                 {u"isUsable"_s, hasChoice && isUsable(state, seat, worth.source, pencil.crisis)},
                                 {u"chosen"_s, pencil.ability == worth.source && pencil.seat == seat}});
    }
}

QList<AnswerKey> cardPicks(const CardSet &cards, PencilKind kind, const std::vector<Card> &chosen)
{
    QList<AnswerKey> list;
    cards.each([&](Card card) {
        list.append(
            keyOf(termText("card", nameOf(card)), touchOf(kind, card.index), std::ranges::find(chosen, card) != chosen.end()));
        list.last().sign = static_cast<int>(card.kind());
    });
    return list;
}

CardSet innovationsOfRow(const State &state, int seat)
{
    CardSet cards;
    for (std::uint8_t index = 0; index < kCards; ++index)
        if (const Card card{index}; state.lies(card).seat() == seat)
            cards.insert(card);
    return cards;
}

bool isDoubleRound(const State &state)
{
    const auto &track = state.known->track;
    return state.round >= 1 && state.round <= track.size() && track.at(state.round - 1U) == Round::DoubleCrisis;
}

QString useQuestion(const State &state, const Pencil &pencil)
{
    switch (usedFor(state, pencil)) {
    //: Once an ability is used that repeats another
    case Does::Repeat: return EmpiresView::tr("Which ability once more?");
    case Does::SwapLocations:
        return pencil.positions.empty()
            //: Once an ability is used that exchanges two places
            ? EmpiresView::tr("Which place changes its position?")
            //: Once an ability is used that exchanges two places, and one is said
            : EmpiresView::tr("With which other place?");
    case Does::MoveInnovation:
        return pencil.moved.isNone()
            //: Once an ability is used that moves an Innovation
            ? EmpiresView::tr("Which Innovation is moved?")
            //: Once an ability is used that moves an Innovation, and which is said
            : EmpiresView::tr("Where does it go?");
    case Does::Refresh:
        //: Once an ability is used that refreshes some of several Innovations
        return EmpiresView::tr("Which %n Innovation(s) are refreshed?", nullptr,
                               static_cast<int>(askedMarkers(state, pencil).count));
    //: Once an ability is used that repairs a place
    case Does::Rebuild: return EmpiresView::tr("Which place is repaired?");
    default: return {};
    }
}
} // namespace

QVariantList works(const State &state, int seat, const Pencil &pencil)
{
    QVariantList list;
    if (const auto when = whenOf(state))
        addWorks(state, seat, *when, pencil, list);
    if (state.step == Step::IndustryEconomy) {
        addWorks(state, seat, When::Industry, pencil, list);
        addWorks(state, seat, When::Economy, pencil, list);
    }
    return list;
}

QList<AnswerKey> picks(const State &state, const Pencil &pencil)
{
    if (const AskedMarkers asked = askedMarkers(state, pencil); asked.count > 0)
        return cardPicks(asked.among, PencilKind::Marker, pencil.markers);
    switch (usedFor(state, pencil)) {
    case Does::MoveInnovation: return cardPicks(innovationsOfRow(state, pencil.seat), PencilKind::Moved, {pencil.moved});
    case Does::Repeat: {
        QList<AnswerKey> list;
        for (const Worth &worth : worthsOf(state, pencil.seat, When::Economy)) {
            Pencil with = pencil;
            with.again = worth.source;
            const std::vector<Move> moves = with.moves(state);
            if (!moves.empty() && !refuses(state, moves.front()))
                list.append(keyOf(sourceNamed(state, worth.source), touchOf(PencilKind::Ability, worth.source.index, pencil.seat),
                                  pencil.again == worth.source));
        }
        return list;
    }
    default: return {};
    }
}
QString question(const State &state, const Pencil &pencil, const QStringList &names)
{
    if (!pencil.described.card.isNone())
        //: Over what is asked for of a card: %1 the card
        return EmpiresView::tr("What does %1 do?").arg(termText("card", nameOf(pencil.described.card)));
    if (pencil.repairing)
        //: Once a place is to be repaired, and nobody knows yet what that costs: %1 the place
        return EmpiresView::tr("How many Hammers are printed on %1?")
            .arg(placeNamed(state, state.at(pencil.repairing->player).at(pencil.repairing->position)));
    if (const auto missing = missingNumbers(state, pencil); !missing.empty()) {
        //: Before the first Conflict and at the end
        const QString values = EmpiresView::tr("What are these places worth?");
        //: At the end: cards of which nobody knows what they do
        const QString others = EmpiresView::tr("What do these bring?");
        return missing.front().touch.kind == touchOf(PencilKind::Value).kind ? values : others;
    }
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
        if (!state.crises.front().card.isNone())
            //: Over the kinds and numbers of cards, in a double round
            return EmpiresView::tr("Which is the second Disaster?");
        return isDoubleRound(state)
            //: Over the kinds and numbers of cards, in a double round
            ? EmpiresView::tr("Which is the first Disaster?")
            //: Over the kinds and numbers of cards
            : EmpiresView::tr("Which Disaster is turned up?");
    case Step::Crisis: {
        const AskedPosition asked = askedPosition(state, pencil);
        const QString disaster = termText("card", nameOf(meantCrisis(state, pencil)));
        if (!pencil.ability.isNone())
            //: Over the kinds and numbers of cards, once an open Disaster is redrawn: %1 that Disaster
            return EmpiresView::tr("Which Disaster is turned up instead of %1?").arg(disaster);
        if (meantCrisis(state, pencil).isNone())
            return state.keepsResources()
                //: Over two open Disasters: %1 who decides
                ? EmpiresView::tr("%1: which of the two first?").arg(names.value(playerOf(state)))
                //: Over two open Disasters
                : EmpiresView::tr("Which of the two is taken?");
        if (asked.positions.empty())
            return state.keepsResources()
                //: Over what can be bid, once a Disaster is open: %1 who decides, %2 the Disaster
                ? EmpiresView::tr("%1: bid, or take %2?").arg(names.value(playerOf(state)), disaster)
                //: Over the players, once a Disaster is open: %1 the Disaster
                : EmpiresView::tr("Who takes %1?").arg(disaster);
        //: Over the row: %1 a player
        return asked.isHit ? EmpiresView::tr("%1: which place is destroyed?").arg(names.value(pencil.seat))
                           //: Over the row: %1 a player, %2 the card
                           : EmpiresView::tr("%1: where is %2 laid?").arg(names.value(pencil.seat), disaster);
    }
    case Step::Refresh:
        //: After a Conflict: %1 a player, %n exhausted Innovations that are refreshed
        return EmpiresView::tr("%1: which %n Innovation(s) are refreshed?", nullptr,
                               static_cast<int>(askedMarkers(state, pencil).count))
            .arg(names.value(playerOf(state)));
    case Step::Economy:
    case Step::Industry:
    case Step::IndustryEconomy: {
        if (pencil.seat < 0 || !pencil.ability.isNone())
            return useQuestion(state, pencil);
        const Card card = playedCard(state, pencil);
        return card.isNone()
            //: Over the kinds and numbers of cards, in an Industry phase: %1 a player
            ? EmpiresView::tr("Which card does %1 play?").arg(names.value(pencil.seat))
            : asksHammers(state, pencil)
                //: Over numbers of Hammers: %1 a card
                ? EmpiresView::tr("What does %1 cost?").arg(termText("card", nameOf(card)))
                //: Over the row: %1 a player, %2 the card
                : EmpiresView::tr("%1: where is %2 laid?").arg(names.value(pencil.seat), termText("card", nameOf(card)));
    }
    case Step::Sheet:
        //: While finished empires are entered: %1 a player
        return EmpiresView::tr("%1's finished empire").arg(names.value(playerOf(state)));
    case Step::Campaign:
        //: Over the numbers of a Conflict card
        return EmpiresView::tr("What is on the Conflict card?");
    case Step::Bids:
        //: While axes and coins are bid: %1 a player
        return EmpiresView::tr("%1: how many axes and coins?").arg(names.value(playerOf(state)));
    default: return {};
    }
}

} // namespace pegsheet::app::empiresview
