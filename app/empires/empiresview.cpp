// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresview.h"

#include "app/empires/empiresanswers.h"
#include "app/empires/empiresviewwords.h"
#include "app/empires/text/abilitytext.h"
#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "model/empires/evaluation.h"
#include "model/empires/outlook.h"
#include "model/empires/payment.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>
#include <cstdlib>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

QString resourceIcon(Resource resource)
{
    static constexpr Per<QStringView, Resource> kIcons{{u"food", u"hammer", u"swords", u"coin"}};
    return kIcons[resource].toString();
}

QVariantMap begun(const State &state, const Pencil &pencil)
{
    const AskedPosition asked = askedPosition(state, pencil);
    const std::optional<Outlook> fallen = fallenBefore(state, pencil);
    return {{u"kind"_s, pencil.cardKind ? static_cast<int>(*pencil.cardKind) : -1},
            {u"seat"_s, seatOf(state, pencil)},
            {u"asks"_s,
             asked.positions.empty() ? QString()
                 : asked.isHit       ? u"hit"_s
                                     : u"place"_s},
            {u"loss"_s, fallen ? outlookText(*fallen) : QString()},
            {u"hasRow"_s, state.step != Step::Row && (state.step != Step::Sheet || finishedRow(state, pencil).size() == kPlaces)}};
}

QVariantList ledger(const State &state, int seat)
{
    QVariantList list;
    for (const LedgerEntry &entry : *state.at(seat).ledger)
        list.prepend(
            QVariantMap{{u"round"_s, int{entry.round}},
                        {u"name"_s, entry.from == Scoring::Ability ? sourceNamed(state, entry.by) : scoreName(nameOf(entry.from))},
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
                                {u"chosen"_s, meantCrisis(state, pencil) == crisis.card}});
    }
    return list;
}

std::vector<Card> unknownIn(const State &state, int seat)
{
    std::vector<Card> cards;
    for (std::uint8_t index = 0; index < kCards; ++index)
        if (const Card card{index}; isActive(state, seat, Source(card)) && abilityOf(state, Source(card)) == nullptr)
            cards.push_back(card);
    return cards;
}

QString strengthText(const State &state, int seat)
{
    const QString strength = QString::number(strengthOf(state, seat));
    //: The strength of a player: %1 what is known of it; nobody has said what is printed on one of the Innovations
    return unknownIn(state, seat).empty() ? strength : EmpiresView::tr("%1 + ?").arg(strength);
}

QString tierText(const State &state, int strength)
{
    if (state.campaign.isNone())
        return {};
    const int points = state.campaign.tierOf(strength).points;
    //: In a Conflict: %1 points with their sign
    return EmpiresView::tr("%1 pt").arg((points > 0 ? u"+"_s : QString()) + numberText(points));
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

QList<AnswerKey> bids(const State &state, const Pencil &pencil)
{
    const Card crisis = meantCrisis(state, pencil);
    if (!state.keepsResources() || state.step != Step::Crisis || crisis.isNone())
        return {};
    QList<AnswerKey> list;
    for (const Resource resource : kAll<Resource>)
        if (canBeBid(state, crisis, resource)) {
            list.append(keyOf(termText("resource", nameOf(resource)), touchOf(PencilKind::Avert, static_cast<int>(resource))));
            list.last().icon = resourceIcon(resource);
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
} // namespace pegsheet::app::empiresview
