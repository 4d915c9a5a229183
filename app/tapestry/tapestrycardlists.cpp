// SPDX-License-Identifier: Apache-2.0
// Cards that lie on the table, as lists that are read.
#include "app/tapestry/tapestrycards.h"
#include "app/tapestry/tapestryview.h"

#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/cardtext.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/namekey.h"
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/techs.h"

#include <algorithm>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

QString cardOnMat(std::uint8_t code)
{
    if (code == Mat::kFaceDown)
        //: In the place of a card on an income mat: it was laid face down
        return TapestryView::tr("Face down");
    //: In the place of a card by its name: which one it is nobody says
    return code == Mat::kUnknown ? TapestryView::tr("Not named") : cardName(static_cast<TapestryCard>(code));
}

QString aboutText(const Acting &acting, const QStringList &names)
{
    const QString partner = acting.partner < 0 ? QString() : names.value(acting.partner);
    const QString track = acting.track < 0 ? QString() : termText("track", nameOf(static_cast<Track>(acting.track)));
    if (partner.isEmpty() || track.isEmpty())
        return partner + track;
    //: Whom and what a card is about: %1 a player, %2 a track
    return TapestryView::tr("%1 · %2").arg(partner, track);
}

// What its owner alone may do, and how long.
QString lockText(const State &state, int seat, Track track, const QStringList &names)
{
    const bool isLastTurn = state.turn == seat && (state.locks.old[track] >> seat & 1U) != 0;
    return isLastTurn
        //: Of a track that a tapestry card locked: %1 a player, whose turn it is
        ? TapestryView::tr("Nobody but %1 advances there until this turn ends.").arg(names.value(seat))
        //: Of a track that a tapestry card locked: %1 a player
        : TapestryView::tr("Nobody but %1 advances there until the end of that player's next turn.").arg(names.value(seat));
}

// Whom and what the uppermost card of the present era is about while it acts, and which card it has copied.
QString actsAs(const ActingCards &acting, std::uint8_t code, const QStringList &names)
{
    QStringList parts;
    for (int place = 0; place < acting.count(); ++place) {
        if (!acting[place].isOfMat)
            continue;
        if (acting[place].card != code)
            //: Of a tapestry card on an income mat that acts as another one: %1 that card
            parts.append(TapestryView::tr("copied: %1").arg(cardName(static_cast<TapestryCard>(acting[place].card))));
        parts.append(aboutText(acting[place], names));
    }
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

// The signs of the rows, as the counters have them.
constexpr Per<const char *, TechRow> kRowIcons{{"bulb", "circleSpark", "squareSpark"}};

QString needsText(Tech tech, bool isMet)
{
    const QString needed = prerequisiteText(tech);
    //: Of a tech card whose prerequisite is met: %1 "you or a neighbour in tier 2 of Technology or beyond"
    return isMet ? TapestryView::tr("Top row possible: %1").arg(needed)
                 //: Of a tech card: %1 "you or a neighbour in tier 2 of Technology or beyond"
                 : TapestryView::tr("For the top row: %1").arg(needed);
}

// Whose marker lies on it; of another player's what that means.
QString markerText(const State &state, int seat, const TechCards::Held &held)
{
    constexpr Civilization kInventors = kHolder<MatMark::LiftsAny>;
    if (!held.isMarked)
        return {};
    if (state.mats[kInventors].isOf(seat))
        //: Of a tech card: a marker lies on it; %1 the civilization that put it there
        return TapestryView::tr("Marker: %1").arg(matName(kInventors));
    //: Of a tech card: a marker of another player lies on it; %1 the civilization that put it there
    return TapestryView::tr("Marker: %1, who get it once it is in the top row").arg(matName(kInventors));
}

// A card that is named; what it needs stands there until it is in the top row.
QVariantMap techMap(const State &state, int seat, const TechCards::Held &held)
{
    const bool isDone = held.row == TechRow::Top;
    const bool isMet = !isDone && mayGoUp(state, seat, {held.card, TechRow::Middle});
    return {{u"id"_s, QString::fromUtf8(nameOf(*held.card))},
            {u"name"_s, cardName(*held.card)},
            {u"pictures"_s, techPictures(*held.card, true, true)},
            //: What a tech card brings: %1 at its circle, %2 at its square
            {u"says"_s, TapestryView::tr("Circle: %1. Square: %2.").arg(techText(*held.card, true), techText(*held.card, false))},
            {u"needs"_s, isDone ? QString() : needsText(*held.card, isMet)},
            {u"isMet"_s, isMet},
            {u"marker"_s, markerText(state, seat, held)}};
}

QVariantList byName(QVariantList list)
{
    std::ranges::sort(list, {}, [](const QVariant &each) { return searchText(each.toMap().value(u"name"_s).toString()); });
    return list;
}

} // namespace

QVariantList techsFor(const State &state, int seat)
{
    QVariantList list;
    for (const Tech tech : kAll<Tech>) {
        bool isTaken = false;
        for (int other = 0; other < state.players; ++other)
            isTaken = isTaken || (other != seat && state.at(other).techCards.find(tech) >= 0);
        if (!isTaken)
            list.append(QVariantMap{{u"id"_s, QString::fromUtf8(nameOf(tech))}, {u"name"_s, cardName(tech)}});
    }
    return byName(list);
}

QVariantList cardsFor(const State &state, int seat)
{
    QVariantList list;
    for (const TapestryCard card : kAll<TapestryCard>) {
        const CardRow &row = kCardRows[card];
        if (countOnMats(state, card) - state.at(seat).mat.count(card) < row.copies)
            list.append(QVariantMap{{u"id"_s, QString::fromUtf8(nameOf(card))},
                                    {u"name"_s, cardName(card)},
                                    {u"isEra"_s, row.when == When::Era},
                                    {u"wantsPartner"_s, row.has(Mark::Partner)},
                                    {u"wantsTrack"_s, row.has(Mark::Track)}});
    }
    return byName(list);
}

QVariantList acting(const State &state, int seat, const QStringList &names)
{
    QVariantList list;
    const ActingCards &cards = state.at(seat).acting;
    for (int place = 0; place < cards.count(); ++place)
        list.append(QVariantMap{{u"name"_s, cardName(static_cast<TapestryCard>(cards[place].card))},
                                {u"about"_s, aboutText(cards[place], names)},
                                {u"says"_s, actingText(cards[place])}});
    for (const Track track : kAll<Track>)
        if ((state.locks.by[track] >> seat & 1U) != 0)
            list.append(QVariantMap{//: What is in force: %1 a track on which only one player may advance
                                    {u"name"_s, TapestryView::tr("%1 locked").arg(termText("track", nameOf(track)))},
                                    {u"about"_s, QString()},
                                    {u"says"_s, lockText(state, seat, track, names)}});
    return list;
}

QString inForce(const State &state, int seat, const QStringList &names)
{
    QStringList parts;
    for (int step = 0; step < state.players; ++step) {
        const int each = (seat + step) % state.players;
        const QVariantList cards = acting(state, each, names);
        for (const QVariant &card : cards) {
            const QString name = card.toMap().value(u"name"_s).toString();
            //: A tapestry card in force: %1 its name, %2 whose it is
            parts.append(step == 0 ? name : TapestryView::tr("%1 (%2)").arg(name, names.value(each)));
        }
    }
    //: The tapestry cards of all players that are in force: %1 "Academia, Broker of Peace (Ben)"
    return parts.isEmpty() ? QString() : TapestryView::tr("In force now: %1").arg(parts.join(u", "_s));
}

QVariantList stacks(const State &state, int seat, const QStringList &names)
{
    QVariantList list;
    const Player &player = state.at(seat);
    const int now = stackOf(player.incomes);
    for (int era = 0; era < Mat::kEras; ++era) {
        const int count = player.mat.count(era);
        QVariantList cards;
        for (int height = count; height-- > 0;) {
            const bool isTop = height == count - 1;
            const std::uint8_t code = player.mat.at(era, height);
            const bool isNamed = code < kCount<TapestryCard>;
            cards.append(QVariantMap{{u"name"_s, cardOnMat(code)},
                                     {u"says"_s, isNamed ? cardText(static_cast<TapestryCard>(code)) : QString()},
                                     {u"about"_s, isTop && era == now ? actsAs(player.acting, code, names) : QString()}});
        }
        //: Over a stack of cards on an income mat: %1 its era
        list.append(QVariantMap{{u"name"_s, TapestryView::tr("Era %1").arg(era + 1)}, {u"cards"_s, cards}});
    }
    return list;
}

QVariantList techRows(const State &state, int seat)
{
    QVariantList list;
    const TechCards &cards = state.at(seat).techCards;
    for (const TechRow row : {TechRow::Top, TechRow::Middle, TechRow::Bottom}) {
        QVariantList named;
        int unnamed = 0;
        for (int place = 0; place < cards.count(); ++place)
            if (const TechCards::Held held = cards[place]; held.row == row && held.card.isSaid())
                named.append(techMap(state, seat, held));
            else
                unnamed += held.row == row ? 1 : 0;
        list.append(QVariantMap{{u"name"_s, termText("row", nameOf(row))},
                                {u"icon"_s, QString::fromLatin1(kRowIcons[row])},
                                {u"cards"_s, named},
                                {u"unnamed"_s, unnamed}});
    }
    return list;
}

QStringList techsJustMet(const State &before, const State &now, int seat)
{
    QStringList list;
    const TechCards &cards = now.at(seat).techCards;
    for (int place = 0; place < cards.count(); ++place) {
        const TechCards::Held held = cards[place];
        if (held.row != TechRow::Middle || !held.card.isSaid())
            continue;
        const Prerequisite &needed = kTechs[*held.card].prerequisite;
        if (isMet(now, seat, needed) && !isMet(before, seat, needed) && lacks(now, seat, needed) > 0)
            list.append(QString::fromUtf8(nameOf(*held.card)));
    }
    return list;
}

} // namespace pegsheet::app::tapestryview
