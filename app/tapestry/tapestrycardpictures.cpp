// SPDX-License-Identifier: Apache-2.0
// What tapestry cards do as pictures.
#include "app/tapestry/tapestryview.h"

#include "model/tapestry/printed.h"

#include <algorithm>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

// Icons with blanks between them.
constexpr Per<const char *, Event> kEventIcons{{"bulb",
                                                "weaving",
                                                "hexagonCompass",
                                                "person cardUp",
                                                "person chevron",
                                                "coin",
                                                "shop",
                                                "chevron",
                                                "hexagon",
                                                "cardUp",
                                                "person loopSpace",
                                                "hourglass",
                                                "hexagonCompass",
                                                "anyBuilding",
                                                "swordBanner hexagon",
                                                "tower",
                                                "tower cross",
                                                "gridBlock",
                                                "chevron flag",
                                                "person tower",
                                                "gridBlock anyBuilding",
                                                "swordBanner hexagonFlag",
                                                "chevronUp"}};
// An opponent and a track that are named are drawn where something comes of them.
constexpr Per<const char *, Mark> kMarkIcons{{"", "", "lock chevron", "flaskDie flaskDie", "cardUp check", "swordBanner dice dice",
                                              "shield cross", "questionDiamond cross", "gridBlock check",
                                              "swordBanner hexagon star", "hexagon person"}};
constexpr Per<const char *, Procedure> kProcedureIcons{{"", "circleSpark squareSpark", "back back back chevron chevron chevron",
                                                        "hexagon hexagon", "loopSpace", "food trade questionDiamond",
                                                        "worker trade star", "cardOverCard"}};
static_assert(std::ranges::none_of(kEventIcons.values, [](const char *icons) { return icons == nullptr; }));
static_assert(std::ranges::none_of(kMarkIcons.values, [](const char *icons) { return icons == nullptr; }));
static_assert(std::ranges::none_of(kProcedureIcons.values, [](const char *icons) { return icons == nullptr; }));

void addTrack(QVariantList &list, std::uint8_t track)
{
    if (track != kAnyTrack)
        list.append(picture(iconOf(static_cast<Track>(track))));
}

QVariantList ofMark(const CardRow &row, Mark mark)
{
    QVariantList list;
    addIcons(list, kMarkIcons[mark]);
    if (mark == Mark::Block)
        addTrack(list, row.blocked);
    return list;
}

QVariantList ofTrigger(TapestryCard card, std::size_t place)
{
    const CardRow &row = kCardRows[card];
    const TriggerRow &on = row.on[place];
    const bool isOfMark = isBeyond(on.gains) && row.procedure == Procedure::None;
    QVariantList list;
    if (!on.event.isSaid() || isOfMark)
        return list;
    list = pictures(*on.event);
    addTrack(list, on.track);
    //: Between the picture of what happens and those of what comes then
    const QString sign = TapestryView::tr(":");
    list.append(picture({}, sign));
    if (isBeyond(on.gains))
        addIcons(list, kProcedureIcons[row.procedure]);
    else
        list.append(pictures(printedAt(kPrinted.gains(card, place))));
    return list;
}

QVariantList ofPlay(TapestryCard card)
{
    QVariantList list;
    if (kPrinted.play(card) != 0)
        return pictures(printedAt(kPrinted.play(card)));
    addIcons(list, kProcedureIcons[kCardRows[card].procedure]);
    return list;
}

} // namespace

void addGroup(QVariantList &list, const QVariantList &group)
{
    if (!list.isEmpty() && !group.isEmpty())
        list.append(picture({}, u"·"_s));
    list.append(group);
}

QVariantList pictures(Event event)
{
    QVariantList list;
    addIcons(list, kEventIcons[event]);
    return list;
}

QVariantList cardPictures(TapestryCard card)
{
    const CardRow &row = kCardRows[card];
    QVariantList list;
    if (row.when == When::Reaction)
        addIcons(list, "shield questionDiamond");
    if (row.when != When::Era) {
        addGroup(list, ofPlay(card));
        return list;
    }
    for (const Mark mark : kAll<Mark>)
        if (row.has(mark) && mark != Mark::GivesTile)
            addGroup(list, ofMark(row, mark));
    for (std::size_t place = 0; place < row.on.size(); ++place)
        addGroup(list, ofTrigger(card, place));
    if (row.has(Mark::GivesTile))
        addGroup(list, ofMark(row, Mark::GivesTile));
    return list;
}

} // namespace pegsheet::app::tapestryview
