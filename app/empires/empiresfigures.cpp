// SPDX-License-Identifier: Apache-2.0
// Numbers that are said one after the other: of a Conflict card, of a finished empire, at the end.
#include "app/empires/empiresview.h"
#include "app/empires/empiresviewwords.h"
#include "app/empires/text/empirestext.h"
#include "model/empires/count.h"

#include <algorithm>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

QString figureTitle(std::size_t field)
{
    switch (static_cast<ConflictField>(field)) {
    //: A number on a Conflict card: the lowest tier goes up to this strength
    case ConflictField::Lowest: return EmpiresView::tr("Lowest: strength up to");
    //: A number on a Conflict card: points of the lowest tier, often below zero
    case ConflictField::LowestPoints: return EmpiresView::tr("Lowest: points");
    //: A number on a Conflict card: points of the tier in the middle
    case ConflictField::MiddlePoints: return EmpiresView::tr("Between: points");
    //: A number on a Conflict card: the highest tier begins with this strength
    case ConflictField::Highest: return EmpiresView::tr("Highest: strength from");
    //: A number on a Conflict card: points of the highest tier
    case ConflictField::HighestPoints: return EmpiresView::tr("Highest: points");
    //: A number on a Conflict card: further points of the strongest
    case ConflictField::Victory: return EmpiresView::tr("Strongest: points");
    //: A number on a Conflict card: 1 the most valuable healthy place, 2 the second, 3 the third
    case ConflictField::Rank: return EmpiresView::tr("Unrest: place by value, 1 to 3");
    //: A number on a Conflict card: the position with which it changes places
    case ConflictField::With: return EmpiresView::tr("Unrest: with position");
    }
    return {};
}

QVariantMap figure(int field, const QString &title, const std::optional<int> &said)
{
    return {{u"field"_s, field}, {u"title"_s, title}, {u"text"_s, said ? QString::number(*said) : QString()},
            {u"least"_s, 0},     {u"most"_s, 20},     {u"lost"_s, 0}};
}

QVariantList conflictFigures(const Pencil &pencil)
{
    constexpr int kMostLost = 6;
    QVariantList list;
    for (std::size_t field = 0; field < conflictFields().size(); ++field) {
        const Value *said = pencil.conflict.said(field);
        QVariantMap entry = figure(static_cast<int>(field), figureTitle(field),
                                   said == nullptr ? std::nullopt : std::optional(static_cast<int>(*said->integer())));
        const Range range = *conflictFields().range(field);
        entry[u"least"_s] = static_cast<int>(std::max<std::int64_t>(range.min, 0));
        entry[u"most"_s] = static_cast<int>(std::min<std::int64_t>(range.max, 20));
        entry[u"lost"_s] = range.min < 0 ? kMostLost : 0;
        list.append(entry);
    }
    return list;
}

QVariantList finishedFigures(const Pencil &pencil)
{
    constexpr std::array kMost{199, 99};
    constexpr std::array kMostLost{14, 0};
    //: A number of a finished empire
    const std::array titles{EmpiresView::tr("Points on the score track"),
                            //: A number of a finished empire
                            EmpiresView::tr("Points of all Innovations")};
    QVariantList list;
    for (std::size_t field = 0; field < kFinishedFields; ++field) {
        QVariantMap entry = figure(static_cast<int>(field), titles.at(field), pencil.finished.at(field));
        entry[u"most"_s] = kMost.at(field);
        entry[u"lost"_s] = kMostLost.at(field);
        list.append(entry);
    }
    return list;
}

// Before the first Conflict and once all else of the end is told.
bool asksValues(const State &state)
{
    const auto isDone = [](const Player &player) { return player.done; };
    return state.step == Step::Campaign || state.step == Step::Count
        || (state.step == Step::Sheet && std::ranges::all_of(state.seated(), isDone));
}

QVariantList unknownValues(const State &state)
{
    QVariantList list;
    for (const Location location : state.at(0).row)
        if (state.known->places[location].value == 0)
            list.append(QVariantMap{{u"location"_s, static_cast<int>(location)},
                                    {u"least"_s, 1},
                                    {u"most"_s, kMostValue},
                                    {u"title"_s, placeNamed(location)}});
    return list;
}

} // namespace

QVariantList figures(const State &state, const Pencil &pencil)
{
    return state.step == Step::Sheet ? finishedFigures(pencil) : conflictFigures(pencil);
}

QVariantList refreshes(const Pencil &pencil)
{
    //: A tier of a Conflict card
    const std::array titles{EmpiresView::tr("Lowest"), EmpiresView::tr("Middle"), EmpiresView::tr("Highest")};
    QVariantList list;
    for (std::size_t tier = 0; tier < kTiers; ++tier)
        list.append(QVariantMap{{u"title"_s, titles.at(tier)},
                                {u"count"_s, int{pencil.refreshes.at(tier)}},
                                {u"touch"_s, static_cast<int>(pencil.gains.size() + tier)}});
    return list;
}

QVariantList waiting(const State &state, const Pencil &pencil, const QStringList &names)
{
    QVariantList list;
    for (int seat = 0; seat < state.players && state.step == Step::Count; ++seat) {
        for (std::uint8_t index = 0; index < kCards; ++index)
            if (const Card card{index};
                state.lies(card).seat() == seat && !state.byHand.has(card) && isCountedByHand(state, seat, card))
                list.append(QVariantMap{
                    {u"seat"_s, seat},
                    {u"card"_s, int{index}},
                    {u"least"_s, 0},
                    {u"most"_s, kMostAmount},
                    //: At the end: points that a card brings; %1 a player, %2 a card
                    {u"title"_s, EmpiresView::tr("%1: points of %2").arg(names.value(seat), termText("card", nameOf(card)))}});
        if (isStockMissing(state, seat))
            for (const Resource resource : countedResources(state, seat))
                if (!pencil.amounts.at(amountAt(seat, resource)))
                    list.append(QVariantMap{
                        {u"seat"_s, seat},
                        {u"resource"_s, static_cast<int>(resource)},
                        {u"least"_s, 0},
                        {u"most"_s, kMostStock},
                        //: At the end: %1 a player, %2 a resource that an ability counts
                        {u"title"_s,
                         EmpiresView::tr("%1: how many %2").arg(names.value(seat), termText("resource", nameOf(resource)))}});
    }
    return list.isEmpty() && asksValues(state) ? unknownValues(state) : list;
}
} // namespace pegsheet::app::empiresview
