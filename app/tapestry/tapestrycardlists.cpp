// SPDX-License-Identifier: Apache-2.0
// Cards that lie on the table, as lists that are read.
#include "app/tapestry/tapestryview.h"

#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/cardtext.h"
#include "app/tapestry/text/tapestrytext.h"

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

QVariantList byName(QVariantList list)
{
    std::ranges::sort(list, [](const QVariant &one, const QVariant &other) {
        return QString::localeAwareCompare(one.toMap().value(u"name"_s).toString(), other.toMap().value(u"name"_s).toString()) < 0;
    });
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
    for (int place = 0; place < cards.count(); ++place) {
        const auto card = static_cast<TapestryCard>(cards[place].card);
        list.append(
            QVariantMap{{u"name"_s, cardName(card)}, {u"about"_s, aboutText(cards[place], names)}, {u"says"_s, cardText(card)}});
    }
    for (const Track track : kAll<Track>)
        if ((state.locks.by[track] >> seat & 1U) != 0)
            list.append(
                QVariantMap{{u"name"_s, cardName(TapestryCard::Dictatorship)},
                            {u"about"_s, termText("track", nameOf(track))},
                            //: Of a card that locks a track
                            {u"says"_s, TapestryView::tr("Nobody else advances there until the end of this player's next turn.")}});
    return list;
}

QVariantList stacks(const State &state, int seat)
{
    QVariantList list;
    const Mat &mat = state.at(seat).mat;
    for (int era = 0; era < Mat::kEras; ++era) {
        const int count = mat.count(era);
        QStringList covered;
        for (int height = count - 1; height-- > 0;)
            covered.append(cardOnMat(mat.at(era, height)));
        //: Over a stack of cards on an income mat: %1 its era
        list.append(QVariantMap{{u"name"_s, TapestryView::tr("Era %1").arg(era + 1)},
                                {u"top"_s, count == 0 ? QString() : cardOnMat(mat.at(era, count - 1))},
                                {u"covered"_s, covered}});
    }
    return list;
}

QVariantList techRows(const State &state, int seat)
{
    QVariantList list;
    const TechCards &cards = state.at(seat).techCards;
    for (const TechRow row : {TechRow::Top, TechRow::Middle, TechRow::Bottom}) {
        QStringList names;
        for (int place = 0; place < cards.count(); ++place)
            if (const TechCards::Held held = cards[place]; held.row == row)
                names.append(held.card.isSaid() ? cardName(*held.card) : TapestryView::tr("Not named"));
        list.append(QVariantMap{{u"name"_s, termText("row", nameOf(row))}, {u"cards"_s, names.join(u", "_s)}});
    }
    return list;
}

} // namespace pegsheet::app::tapestryview
