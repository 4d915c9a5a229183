// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestrycards.h"

#include "app/tapestry/tapestryhelps.h"
#include "app/tapestry/tapestrykeys.h"
#include "app/tapestry/tapestryletters.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/cardtext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/printed.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/techs.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

constexpr int kUnnamedCard = -1;

AnswerKey unnamedKey(PencilKind kind, int at = kUnnamedCard)
{
    //: In the place of a card by its name: which one it is nobody says
    return keyOf(TapestryView::tr("Not named"), {}, {}, kind, at);
}

template <typename Card>
QStringList allNames()
{
    QStringList names;
    for (const Card card : kAll<Card>)
        names.append(cardName(card));
    return names;
}

// Whether playing it brings nothing as it stands, and nothing later.
bool bringsNothing(const State &state, int seat, TapestryCard card)
{
    const CardRow &row = kCardRows[card];
    return row.when == When::Played && row.procedure == Procedure::None && isVoid(state, seat, &kPrinted[kPrinted.play(card)]);
}

QString cardDetail(const State &state, int seat, TapestryCard card)
{
    const QString says = cardText(card);
    //: Of a tapestry card: %1 what it says
    return bringsNothing(state, seat, card) ? TapestryView::tr("Brings nothing now. %1").arg(says) : says;
}

struct Needs
{
    const State &state;
    const QStringList &names;
    int seat;
    const Prerequisite &prerequisite;

    // Each of those whose token or slot may do, once, the player first.
    [[nodiscard]] QList<int> seats() const
    {
        QList<int> list;
        for (const int step : {0, 1, state.players - 1})
            if (const int each = (seat + step) % state.players; !list.contains(each))
                list.append(each);
        return list;
    }
    [[nodiscard]] QStringList whoMeets() const
    {
        QStringList list;
        for (const int each : seats())
            if (lacks(state, each, prerequisite) == 0)
                list.append(names.value(each));
        return list;
    }
    [[nodiscard]] QString words() const
    {
        if (prerequisite.of == Prerequisite::Of::Slot)
            //: What a tech card needs to go to the top row: %1 a row of the income mat, %2 a slot of it from 1
            return TapestryView::tr("%1: slot %2 open")
                .arg(termText("matRow", kRows[static_cast<Building>(prerequisite.what)]))
                .arg(prerequisite.number);
        //: What a tech card needs to go to the top row: %1 a track, %2 "Tier II"
        return TapestryView::tr("%1: %2").arg(termText("track", nameOf(static_cast<Track>(prerequisite.what))),
                                              termText("tier", QByteArray::number(prerequisite.number).toStdString()));
    }
    [[nodiscard]] QString missing() const
    {
        int nearest = seat;
        for (const int each : seats())
            if (lacks(state, each, prerequisite) < lacks(state, nearest, prerequisite))
                nearest = each;
        const int left = lacks(state, nearest, prerequisite);
        if (prerequisite.of == Prerequisite::Of::Slot)
            //: Why a tech card does not go up: %1 what it needs, %2 a player
            return TapestryView::tr("needs %1; %2 is nearest, %n slot(s) short", nullptr, left).arg(words(), names.value(nearest));
        //: Why a tech card does not go up: %1 what it needs, %2 a player
        return TapestryView::tr("needs %1; %2 is nearest, %n space(s) short", nullptr, left).arg(words(), names.value(nearest));
    }
};

// What comes of its going up, and by whom it may; or why it may not.
QString liftDetail(const State &state, const Entry &entry, const TechCards::Held &held, const QStringList &names)
{
    const bool isCircle = held.row == TechRow::Bottom;
    const NodePlace place = isCircle ? kPrinted.circle(*held.card) : kPrinted.square(*held.card);
    const QString gains = isVoid(state, entry.player, &kPrinted[place])
        //: Of a tech card that may go up: %1 what it would bring
        ? TapestryView::tr("%1: brings nothing now").arg(benefitText(printedAt(place)))
        : benefitText(printedAt(place));
    if (isCircle)
        return gains;
    const Needs needs{state, names, entry.player, kTechs[*held.card].prerequisite};
    if (!mayGoUp(state, entry.player, held))
        //: Of a tech card that may not go up: %1 what it would bring, %2 "needs Military: Tier III; Ben is nearest, 2 spaces short"
        return TapestryView::tr("%1 · %2").arg(gains, needs.missing());
    const QStringList who = needs.whoMeets();
    return who.isEmpty() || state.players == 1
        ? gains
        //: Of a tech card that may go up: %1 what it brings, %2 what it needs, %3 the players who have that
        : TapestryView::tr("%1 · %2 (%3)").arg(gains, needs.words(), who.join(u", "_s));
}

AnswerKey liftKey(const State &state, const Entry &entry, const TechCards::Held &held, const QStringList &names)
{
    const bool isCircle = held.row == TechRow::Bottom;
    if (!held.card.isSaid())
        return unnamedKey(PencilKind::Upgrade, static_cast<int>(held.row));
    const bool isPossible = mayLift(state, entry, held);
    const QString helps = isPossible && entry.isEcho == 0 ? helpsOf(state, entry.player, held, names) : QString();
    return keyOf(cardName(*held.card), withHelps(liftDetail(state, entry, held, names), helps),
                 techPictures(*held.card, isCircle, !isCircle), PencilKind::OwnTech, static_cast<int>(*held.card), 0, isPossible);
}

QString liftHeading(TechRow row)
{
    if (row == TechRow::Bottom)
        //: Heading over tech cards of the bottom row: one goes up and brings its circle
        return TapestryView::tr("To the middle row, for its circle");
    //: Heading over tech cards of the middle row: one goes up and brings its square
    return TapestryView::tr("To the top row, for its square");
}

// Those of a row as a list of keys; of those that are not named one.
template <typename KeyOf>
QList<AnswerKey> keysOfRow(const TechCards &cards, TechRow row, KeyOf keyOf)
{
    QList<AnswerKey> keys;
    bool hasUnnamed = false;
    for (int place = 0; place < cards.count(); ++place) {
        const TechCards::Held held = cards[place];
        if (held.row != row || (!held.card.isSaid() && std::exchange(hasUnnamed, true)))
            continue;
        keys.append(keyOf(held));
    }
    return keys;
}

} // namespace

// Its circle, its square, or both, behind the sign of each.
QVariantList techPictures(Tech tech, bool hasCircle, bool hasSquare)
{
    QVariantList list;
    if (hasCircle)
        list += QVariantList{picture(iconOf(Word::Circle))} + pictures(printedAt(kPrinted.circle(tech)));
    if (hasSquare)
        list += QVariantList{picture(iconOf(Word::Square))} + pictures(printedAt(kPrinted.square(tech)));
    return list;
}

QList<AnswerGroup> inventGroups(const State &state, const Pencil &pencil)
{
    QList<AnswerKey> keys;
    for (const Tech tech : kAll<Tech>) {
        const auto has = [tech](const Player &player) { return player.techCards.find(tech) >= 0; };
        if (std::ranges::any_of(state.seated(), has))
            continue;
        //: Of a tech card: %1 what its circle brings, %2 what its square brings
        const QString says = TapestryView::tr("%1 · %2").arg(benefitText(printedAt(kPrinted.circle(tech))),
                                                             benefitText(printedAt(kPrinted.square(tech))));
        keys.append(keyOf(cardName(tech), says, techPictures(tech, true, true), PencilKind::OwnTech, static_cast<int>(tech)));
    }
    sortByName(keys);
    const QList<AnswerKey> besides{unnamedKey(PencilKind::OwnTech)};
    //: Over letters and names: which tech card was invented
    return byLetter(pencil, allNames<Tech>(), keys, besides, TapestryView::tr("Which tech card is it?"));
}

QList<AnswerGroup> cardGroups(const Asked &asked)
{
    QList<AnswerKey> keys;
    const bool isFirst = asked.entry.act == Act::FirstCard;
    for (const TapestryCard card : kAll<TapestryCard>)
        if (countOnMats(asked.state, card) < kCardRows[card].copies && (!isFirst || mayLieOnFire(asked.state, card)))
            keys.append(keyOf(cardName(card), cardDetail(asked.state, asked.entry.player, card), cardPictures(card),
                              PencilKind::Card, static_cast<int>(card)));
    sortByName(keys);
    QList<AnswerKey> besides{unnamedKey(PencilKind::Card)};
    QStringList names = allNames<TapestryCard>();
    if (asked.own != nullptr) {
        const QList<AnswerKey> own = ownCardKeys(asked);
        for (const AnswerKey &key : own)
            names.append(key.title);
        keys += own;
        besides.append(anotherCardKey());
    }
    //: Over letters and names: which tapestry card is played
    return byLetter(asked.pencil, names, keys, besides, TapestryView::tr("Which tapestry card is it?"));
}

QList<AnswerGroup> liftGroups(const State &state, const Entry &entry, const QStringList &names)
{
    QList<AnswerGroup> groups;
    for (const TechRow row : {TechRow::Bottom, TechRow::Middle}) {
        const QList<AnswerKey> keys = keysOfRow(state.at(entry.player).techCards, row,
                                                [&](const TechCards::Held &held) { return liftKey(state, entry, held, names); });
        if (keys.isEmpty())
            continue;
        groups.append(group(liftHeading(row), keys, 1));
        groups.last().finishes = true;
    }
    return groups;
}

QList<AnswerGroup> partGroups(const State &state, const Entry &entry)
{
    const bool isCircle = state.queue.nodeOf(entry).word == Word::Circle;
    const auto key = [&](const TechCards::Held &held) {
        if (!held.card.isSaid())
            return unnamedKey(PencilKind::OwnTech);
        const NodePlace place = isCircle ? kPrinted.circle(*held.card) : kPrinted.square(*held.card);
        return keyOf(cardName(*held.card), benefitText(printedAt(place)), techPictures(*held.card, isCircle, !isCircle),
                     PencilKind::OwnTech, static_cast<int>(*held.card));
    };
    const QList<AnswerKey> keys = keysOfRow(state.at(entry.player).techCards, isCircle ? TechRow::Middle : TechRow::Top, key);
    //: Over own tech cards: the circle of one is gained
    const QString circle = TapestryView::tr("Whose circle?");
    //: Over own tech cards: the square of one is gained
    return {group(isCircle ? circle : TapestryView::tr("Whose square?"), keys, 1)};
}

} // namespace pegsheet::app::tapestryview
