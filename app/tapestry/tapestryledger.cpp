// SPDX-License-Identifier: Apache-2.0
// Where the points of a player came from, and what each card and civilization was worth.
#include "app/tapestry/tapestryledger.h"

#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestrytext.h"

#include <algorithm>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

// Cards and civilizations bring points in no other lines of the ledger.
bool bringsByCards(const State &before, const State &after)
{
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
QString nameOfOne(Civilization civilization)
{
    return matName(civilization);
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

} // namespace

std::vector<CardPoints> cardPoints(const MatchOf<tapestry::Game> &match)
{
    std::vector<CardPoints> all(match.current().players);
    for (int place = 0; place < match.length(); ++place) {
        if (!bringsByCards(match.stateAt(place), match.stateAt(place + 1)))
            continue;
        for (const Effect &effect : match.effectsAt(place))
            if (const auto *scored = std::get_if<Scored>(&effect)) {
                if (scored->tech.isSaid())
                    all[scored->player].techs[*scored->tech] += scored->points;
                if (scored->card.isSaid())
                    all[scored->player].tapestryCards[*scored->card] += scored->points;
                if (scored->mat.isSaid())
                    all[scored->player].mats[*scored->mat] += scored->points;
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
        const bool isSomething = std::ranges::any_of(player.ledger[source], [](int era) { return era != 0; });
        if (!isSomething)
            continue;
        const QString cards = source == Source::Tech ? partsText(byCard.techs, points)
            : source == Source::Tapestry             ? partsText(byCard.tapestryCards, points)
            : source == Source::Civilization         ? partsText(byCard.mats, points)
                                                     : QString();
        list.append(
            QVariantMap{{u"name"_s, scoreName(nameOf(source))}, {u"points"_s, points}, {u"eras"_s, eras}, {u"cards"_s, cards}});
    }
    return list;
}

} // namespace pegsheet::app::tapestryview
