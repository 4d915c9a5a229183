// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresview.h"

#include "app/empires/empiresviewwords.h"
#include "app/empires/text/abilitytext.h"
#include "app/empires/text/empirestext.h"
#include "model/empires/outlook.h"
#include "model/empires/payment.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>
#include <cstdlib>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

QString resourceIcon(Resource resource)
{
    static constexpr Per<QStringView, Resource> kIcons{{u"food", u"hammer", u"swords", u"coin"}};
    return kIcons[resource].toString();
}

// Of the card from hand; -1 where none is said, or where nobody knows it.
int costOf(const State &state, const Pencil &pencil)
{
    const Card card = playedCard(state, pencil);
    return card.isNone() || !state.keepsResources() ? -1 : playCost(state, pencil.seat, card).hammers;
}

} // namespace

QVariantMap begun(const State &state, const Pencil &pencil)
{
    QStringList row;
    const std::vector<Location> said = state.step == Step::Sheet ? finishedRow(state, pencil) : pencil.row;
    for (const Location location : said)
        row.append(termText("location", nameOf(location)));
    QStringList hand;
    for (const Card card : pencil.hand)
        hand.append(termText("card", nameOf(card)));
    const AskedPosition asked = askedPosition(state, pencil);
    return {{u"kind"_s, pencil.cardKind ? static_cast<int>(*pencil.cardKind) : -1},
            {u"number"_s, pencil.number},
            {u"seat"_s, seatOf(state, pencil)},
            {u"asks"_s,
             asked.positions.empty() ? QString()
                 : asked.isHit       ? u"hit"_s
                                     : u"place"_s},
            {u"using"_s, pencil.ability.isNone() ? QString() : QString::fromUtf8(nameOf(usedFor(state, pencil)))},
            {u"coins"_s, pencil.coins},
            {u"asksHammers"_s, asksHammers(state, pencil)},
            {u"cost"_s, costOf(state, pencil)},
            {u"row"_s, row},
            {u"hand"_s, hand}};
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
                                {u"pot"_s, amountsText(crisis.pot)},
                                {u"chosen"_s, pencil.crisis == static_cast<int>(at) || onlyOpen(state) == crisis.card}});
    }
    return list;
}

QVariantList parts(const State &state, int seat)
{
    QVariantList list;
    for (const DonePart part : {DonePart::Economy, DonePart::Industry}) {
        const bool isOnlyOne = state.at(seat).hasFinished(Part::Economy) || state.at(seat).hasFinished(Part::Industry);
        if (!isOnlyOne && !refuses(state, Done{static_cast<std::int8_t>(seat), part}))
            list.append(QVariantMap{{u"part"_s, static_cast<int>(part)}, {u"name"_s, termText("part", nameOf(part))}});
    }
    return list;
}

QVariantList resources(const State &state, int seat)
{
    QVariantList list;
    for (const Resource resource : kAll<Resource>)
        if (state.keepsResources())
            list.append(QVariantMap{{u"id"_s, QString::fromUtf8(nameOf(resource))},
                                    {u"name"_s, termText("resource", nameOf(resource))},
                                    {u"icon"_s, resourceIcon(resource)},
                                    {u"count"_s, int{state.at(seat).stock.stock[resource]}}});
    return list;
}

QVariantList bids(const State &state, const Pencil &pencil)
{
    const Card crisis = meantCrisis(state, pencil);
    if (!state.keepsResources() || state.step != Step::Crisis || crisis.isNone())
        return {};
    QVariantList list;
    for (const Resource resource : kAll<Resource>)
        if (canBeBid(state, crisis, resource))
            list.append(QVariantMap{{u"resource"_s, static_cast<int>(resource)},
                                    {u"name"_s, termText("resource", nameOf(resource))},
                                    {u"icon"_s, resourceIcon(resource)}});
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
} // namespace pegsheet::app::empiresview
