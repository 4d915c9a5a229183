// SPDX-License-Identifier: Apache-2.0
// What the page of corrections asks of a match of Empire's End.
#include "app/empires/empireslibrarycards.h"
#include "app/empires/empiresmatch.h"
#include "app/empires/text/empirestext.h"
#include "app/values.h"

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

QVariantMap cardMap(Card card)
{
    return {{u"id"_s, QString::fromStdString(std::string(nameOf(card)))},
            {u"card"_s, int{card.index}},
            {u"name"_s, termText("card", nameOf(card))},
            {u"kind"_s, static_cast<int>(card.kind())},
            {u"number"_s, card.number()}};
}

} // namespace

QString EmpiresMatch::correctionOf(int seat, const QString &path) const
{
    // A place is a part of the row, which is corrected as a whole.
    return TableMatch::correctionOf(seat, path.section(u'/', 0, 0));
}

QVariantList EmpiresMatch::rowOf(int seat) const
{
    return seat < 0 || seat >= state().players ? QVariantList() : variantOf(toValue(empires::rowOf(state(), seat))).toList();
}

QVariantMap EmpiresMatch::turnOf() const
{
    const Spaces track{state().known->track};
    return variantOf(Object{{"round", int{state().round}}, {"track", toValue(track)}, {"crises", toValue(state().crises)}}).toMap();
}

QVariantMap EmpiresMatch::cardOf(int kind, int number) const
{
    const bool isCard = kind >= 0 && kind < static_cast<int>(kCount<empires::Kind>) && number >= 1 && number <= kPlaces;
    return isCard ? cardMap(Card::of(static_cast<empires::Kind>(kind), number)) : QVariantMap();
}

QVariantMap EmpiresMatch::cardNamed(const QString &id) const
{
    Card card;
    return fromValue("card", Value(id.toStdString()), card) ? QVariantMap() : cardMap(card);
}

} // namespace pegsheet::app
