// SPDX-License-Identifier: Apache-2.0
// Where the points of a player came from, and what each card and civilization was worth.
#include "app/tapestry/tapestryledger.h"

#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/sentence.h"

#include <algorithm>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

// Cards and civilizations bring points in no other lines of the ledger; what civilizations give besides is looked for everywhere.
bool bringsByCards(const State &before, const State &after)
{
    if (after.agreed.namesMats)
        return true;
    for (int seat = 0; seat < after.players; ++seat)
        for (const Source source : {Source::Tech, Source::Tapestry, Source::Civilization})
            if (before.at(seat).ledger[source] != after.at(seat).ledger[source])
                return true;
    return false;
}

QString nameOfOne(Tech card)
{
    return cardName(card);
}
QString nameOfOne(TapestryCard card)
{
    return cardName(card);
}

// "Academia 6 · Boast 10 · Not named 3"; `rest` are the points of cards that are not named.
template <class Card>
QString partsText(const Per<int, Card> &points, int rest)
{
    //: What a card or a civilization was worth: %1 its name, %2 points
    const auto part = [](const QString &name, int worth) {
        return TapestryView::tr("%1 %2").arg(name, QString::number(worth).replace(u'-', u'−'));
    };
    QStringList parts;
    for (const Card card : kAll<Card>) {
        if (points[card] != 0)
            parts.append(part(nameOfOne(card), points[card]));
        rest -= points[card];
    }
    if (!parts.isEmpty() && rest != 0)
        parts.append(part(TapestryView::tr("Not named"), rest));
    return parts.join(u" · "_s);
}

// "2 coins, 1 tech card, 3 steps".
QString giftsText(const MatGifts &gifts)
{
    QStringList parts;
    for (std::size_t word = 0; word < gifts.words.size(); ++word)
        if (gifts.words[word] > 0)
            parts.append(amountText(static_cast<Word>(word), gifts.words[word]));
    if (gifts.techs > 0)
        parts.append(amountText(Word::Invent, gifts.techs));
    if (gifts.steps > 0)
        //: What a civilization gave: so many steps on tracks
        parts.append(TapestryView::tr("%n step(s)", nullptr, gifts.steps));
    return listText(parts);
}

// Each with what it gave besides points.
QString matsText(const CardPoints &byCard, int rest)
{
    QStringList parts;
    for (const Civilization civilization : kAll<Civilization>) {
        const int points = byCard.mats[civilization];
        const QString gifts = giftsText(byCard.gifts[civilization]);
        rest -= points;
        if (points == 0 && gifts.isEmpty())
            continue;
        //: What a civilization was worth: %1 "10 points", %2 "1 coin, 2 steps", what it gave besides
        const QString worth = gifts.isEmpty() ? QString::number(points)
                                              : TapestryView::tr("%1 and %2").arg(countedText("points", points), gifts);
        parts.append(TapestryView::tr("%1 %2").arg(matName(civilization), worth));
    }
    if (!parts.isEmpty() && rest != 0)
        parts.append(TapestryView::tr("%1 %2").arg(TapestryView::tr("Not named"), QString::number(rest)));
    return parts.join(u" · "_s);
}

void addGifts(std::vector<CardPoints> &all, const Effect &effect)
{
    if (const auto *got = std::get_if<Got>(&effect); got != nullptr && got->mat.isSaid() && got->what < Word::IncomeBuilding)
        all[got->player].gifts[*got->mat].words[static_cast<std::size_t>(got->what)] += got->count;
    else if (const auto *moved = std::get_if<Moved>(&effect); moved != nullptr && moved->mat.isSaid())
        ++all[moved->player].gifts[*moved->mat].steps;
    else if (const auto *invented = std::get_if<Invented>(&effect); invented != nullptr && invented->mat.isSaid())
        ++all[invented->player].gifts[*invented->mat].techs;
}

} // namespace

std::vector<CardPoints> cardPoints(const MatchOf<tapestry::Game> &match)
{
    std::vector<CardPoints> all(match.current().players);
    for (int place = 0; place < match.length(); ++place) {
        if (!bringsByCards(match.stateAt(place), match.stateAt(place + 1)))
            continue;
        for (const Effect &effect : match.effectsAt(place)) {
            addGifts(all, effect);
            if (const auto *scored = std::get_if<Scored>(&effect)) {
                if (scored->tech.isSaid())
                    all[scored->player].techs[*scored->tech] += scored->points;
                if (scored->card.isSaid())
                    all[scored->player].tapestryCards[*scored->card] += scored->points;
                if (scored->mat.isSaid())
                    all[scored->player].mats[*scored->mat] += scored->points;
            }
        }
    }
    return all;
}

QVariantList ledger(const State &state, int seat, const CardPoints &byCard)
{
    QVariantList list;
    const Player &player = state.at(seat);
    for (const Source source : kAll<Source>) {
        QVariantList eras;
        int points = 0;
        for (const std::int16_t era : player.ledger[source]) {
            eras.append(int{era});
            points += era;
        }
        const bool isOfMats = source == Source::Civilization && !matsText(byCard, 0).isEmpty();
        const bool isSomething = isOfMats || std::ranges::any_of(player.ledger[source], [](int era) { return era != 0; });
        if (!isSomething)
            continue;
        const QString cards = source == Source::Tech ? partsText(byCard.techs, points)
            : source == Source::Tapestry             ? partsText(byCard.tapestryCards, points)
            : source == Source::Civilization         ? matsText(byCard, points)
                                                     : QString();
        list.append(
            QVariantMap{{u"name"_s, scoreName(nameOf(source))}, {u"points"_s, points}, {u"eras"_s, eras}, {u"cards"_s, cards}});
    }
    return list;
}

} // namespace pegsheet::app::tapestryview
