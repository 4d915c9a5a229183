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

QString numbersText(const std::vector<int> &numbers)
{
    QStringList parts;
    for (const int number : numbers)
        parts.append(QString::number(number));
    return parts.join(u", "_s);
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
                                     {u"id"_s, QString::fromUtf8(nameOf(card))},
                                     {u"name"_s, termText("card", nameOf(card))},
                                     {u"kind"_s, static_cast<int>(card.kind())},
                                     {u"number"_s, card.number()},
                                     {u"exhausted"_s, state.exhausted.has(card)},
                                     {u"says"_s, saying(state, Source(card))}});
    }
    return cards;
}
QString resourceIcon(Resource resource)
{
    static constexpr Per<QStringView, Resource> kIcons{{u"food", u"hammer", u"swords", u"coin"}};
    return kIcons[resource].toString();
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

QString signedNumber(int number)
{
    return number < 0 ? u"−%1"_s.arg(-number) : u"+%1"_s.arg(number);
}

QStringList differenceParts(const Difference &difference)
{
    QStringList parts;
    if (difference.total != 0)
        //: What changes: %1 points as if the match ended, "+3" or "−5"
        parts.append(EmpiresView::tr("points %1").arg(signedNumber(difference.total)));
    if (difference.strength != 0)
        //: What changes: %1 strength in a Conflict, "+2" or "−2"
        parts.append(EmpiresView::tr("strength %1").arg(signedNumber(difference.strength)));
    for (const Resource resource : kAll<Resource>)
        if (const int income = difference.income.at(static_cast<std::size_t>(resource)); income != 0)
            //: What changes in an Economy phase: %1 "+" or "−", %2 an amount of a resource
            parts.append(EmpiresView::tr("%1%2 a phase").arg(income < 0 ? u"−"_s : u"+"_s, amountText(resource, std::abs(income))));
    difference.rests.each([&](Card card) {
        //: What changes: %1 an Innovation that works no more
        parts.append(EmpiresView::tr("%1 rests").arg(termText("card", nameOf(card))));
    });
    return parts;
}

QString outlookText(const Outlook &outlook)
{
    QStringList parts = differenceParts(outlook.lost);
    if (outlook.points != 0)
        //: What is got because a place is destroyed
        parts.append(EmpiresView::tr("brings %n point(s)", nullptr, outlook.points));
    if (outlook.gain.total() > 0)
        //: What is got because a place is destroyed: %1 resources
        parts.append(EmpiresView::tr("brings %1").arg(amountsText(outlook.gain)));
    return parts.join(u" · "_s);
}

// What would come of choosing that position, where one is asked for; nothing where that is not known yet.
std::optional<Difference> previewAt(const State &state, int seat, const Pencil &pencil, const AskedPosition &asked, int position)
{
    const bool isIndustry = state.step == Step::Industry || state.step == Step::IndustryEconomy;
    if (asked.positions.empty() && isIndustry && !state.at(seat).isHealthyAt(position) && !state.at(seat).done)
        return differenceOfRepair(state, seat, position);
    if (!contains(asked.positions, position))
        return std::nullopt;
    if (asked.isHit && state.step == Step::Crisis) {
        const int number = meantCrisis(state, pencil).number();
        for (const Outlook &outlook : outlooksOf(state, seat, number))
            if (outlook.position == position)
                return outlook.lost;
        return std::nullopt;
    }
    Pencil with = pencil;
    with.positions.push_back(position);
    const std::vector<Move> moves = with.moves(state);
    return moves.empty() ? std::nullopt : differenceBy(state, moves.front(), seat);
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
        const std::optional<Difference> preview = previewAt(state, seat, pencil, asked, position);
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
                                  {u"gain"_s, preview ? preview->total : 0},
                                  {u"preview"_s, preview ? differenceParts(*preview).join(u" · "_s) : QString()},
                                  {u"hitBy"_s, numbersText(numbersThatHit(player, position))},
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

QVariantList takers(const State &state, const Pencil &pencil)
{
    QVariantList list;
    const Card crisis = meantCrisis(state, pencil);
    for (int seat = 0; seat < state.players && !crisis.isNone(); ++seat) {
        const Player &player = state.at(seat);
        const std::vector<int> threatened = threatenedAt(player, crisis.number());
        QStringList hit;
        for (const int position : threatened)
            //: What a Disaster destroys: %1 a place, %2 its position in the row
            hit.append(EmpiresView::tr("%1 (position %2)").arg(placeNamed(player.at(position))).arg(position));
        const bool isTarget = player.isHealthyAt(crisis.number());
        QStringList details;
        if (!isTarget)
            //: Why a Disaster does not destroy the place it names: %1 that place
            details.append(EmpiresView::tr("%1 is destroyed already").arg(placeNamed(player.at(crisis.number()))));
        const std::vector<Outlook> outlooks = outlooksOf(state, seat, crisis.number());
        for (const Outlook &outlook : outlooks) {
            const QString costs = outlookText(outlook);
            if (!costs.isEmpty())
                //: What it costs that one of two places is destroyed: %1 the place, %2 "−5 points · strength −2"
                details.append(
                    outlooks.size() == 1 ? costs : EmpiresView::tr("%1: %2").arg(placeNamed(player.at(outlook.position)), costs));
        }
        //: What a Disaster destroys where no healthy place is left
        const QString nothing = EmpiresView::tr("nothing");
        //: What a Disaster destroys: one of two places
        const QString either = hit.size() < 2 ? QString() : EmpiresView::tr("%1 or %2").arg(hit.at(0), hit.at(1));
        list.append(QVariantMap{{u"seat"_s, seat},
                                {u"title"_s,
                                 hit.isEmpty()         ? nothing
                                     : hit.size() == 1 ? hit.first()
                                                       : either},
                                {u"detail"_s, details.join(u"; "_s)},
                                {u"chosen"_s, pencil.seat == seat}});
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
