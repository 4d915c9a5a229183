// SPDX-License-Identifier: Apache-2.0
// What civilizations do as pictures, those of a player, and which of them can be named.
#include "app/tapestry/tapestryasked.h"
#include "app/tapestry/tapestrydrawnmats.h"
#include "app/tapestry/tapestrykeys.h"
#include "app/tapestry/tapestryletters.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/mattext.h"
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/printed.h"

#include <utility>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

// Icons with blanks between them, in the order of the enumerators; of what has none another part of the row is drawn.
constexpr Per<const char *, Course> kCourseIcons{{"", "check", "chevronUp", "chevron", "", "anyBuilding"}};
constexpr Per<const char *, MatProcedure> kMatProcedureIcons{
    {"", "flaskDie reroll chevron cross questionDiamond", "", "weaving circleSpark", "hexagon trade person", "cardUp bulb person",
     "hexagon hexagon star", "check star", "", "crown star person trophy questionDiamond", "hexagon trade star"}};
constexpr Per<const char *, MatMark> kMatMarkIcons{
    {"gridLine anyBuilding", "", "hexagon anyBuilding", "shield", "hexagonFlag", "", "", "", "dice", "weaving fire", ""}};

QVariantList iconsOf(const char *icons)
{
    QVariantList list;
    addIcons(list, icons);
    return list;
}

// How boxes come, and what is in them, with a stroke between two columns.
QVariantList ofCourse(Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    QVariantList list = iconsOf(kCourseIcons[row.course]);
    for (int column = 0; column < row.columns(); ++column) {
        if (column > 0)
            list.append(picture({}, u"/"_s));
        for (int box = 0; box < row.boxesIn(column); ++box)
            list.append(pictures(printedAt(kPrinted.box(civilization, column, box))));
    }
    return list;
}

// Those that a token can come to, each with the option that it is and where what it brings is printed.
QList<std::pair<int, NodePlace>> nextBoxesOf(const State &state, const Entry &entry)
{
    const std::uint32_t next = nextBoxes(state, entry);
    QList<std::pair<int, NodePlace>> list;
    for (int option = 0; next >> option != 0; ++option)
        if ((next >> option & 1U) != 0)
            list.append({option, boxOf(state, entry, option)});
    return list;
}

// Behind a stroke, where something stands before it.
void addParted(QVariantList &list, const QVariantList &pictures)
{
    if (!list.isEmpty())
        list.append(picture({}, u"/"_s));
    list.append(pictures);
}

QVariantList ofStart(Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    QVariantList list = pictures(printedAt(kPrinted.start(civilization)));
    for (const Track track : kAll<Track>)
        if (row.leap > 0)
            list.append(picture(iconOf(track), QString::number(row.leap)));
    return list;
}

// Behind the year of the sheet that says it.
QVariantList ofAdjustment(Civilization civilization, int players)
{
    const CivilizationRow &row = kCivilizations[civilization];
    QVariantList list = pictures(printedAt(kPrinted.adjustment(civilization, players)));
    if (row.plots > 0)
        list.append(iconsOf("gridBlock person"));
    if (const QVariantList after = pictures(printedAt(kPrinted.afterFirst(civilization))); !after.isEmpty())
        list.append(QVariantList{picture(u"hourglass"_s, QString::number(1))} + after);
    if (!list.isEmpty())
        list.prepend(picture({}, u"2023"_s));
    return list;
}

QVariantList ofStepOne(Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    if (row.stepOne.duty == Duty::None)
        return {};
    const int first = row.stepOne.first;
    const int last = row.stepOne.last;
    //: Beside an hourglass: the income turns from %1 to %2
    const QString turns = first == last ? QString::number(last) : TapestryView::tr("%1–%2").arg(first).arg(last);
    const QVariantList own = stepOnePictures(civilization);
    return QVariantList{picture(u"hourglass"_s, turns)} + (own.isEmpty() ? ofCourse(civilization) : own);
}

QVariantList ofTrigger(Civilization civilization)
{
    const MatTrigger &on = kCivilizations[civilization].on;
    if (!on.event.isSaid())
        return {};
    //: Between the picture of what happens and those of what comes then
    const QString sign = TapestryView::tr(":");
    return pictures(*on.event) + QVariantList{picture({}, sign)}
    + (on.gains.empty() ? ofCourse(civilization) : pictures(printedAt(kPrinted.gains(civilization))));
}

} // namespace

QVariantList stepOnePictures(Civilization civilization)
{
    return iconsOf(kMatProcedureIcons[kCivilizations[civilization].procedure]);
}

QVariantList matPictures(Civilization civilization, int players, bool adjusts)
{
    const CivilizationRow &row = kCivilizations[civilization];
    QVariantList list;
    addGroup(list, ofStart(civilization));
    if (adjusts)
        addGroup(list, ofAdjustment(civilization, players));
    addGroup(list, ofStepOne(civilization));
    addGroup(list, ofTrigger(civilization));
    if (row.course == Course::Buildings)
        addGroup(list, ofCourse(civilization));
    for (const MatMark mark : kAll<MatMark>)
        if (row.has(mark))
            addGroup(list, iconsOf(kMatMarkIcons[mark]));
    return list;
}

QVariantList mats(const State &state, int seat, const QStringList &names)
{
    QVariantList list;
    eachMat(state.mats, seat, [&](Civilization civilization) {
        // What comes at the start, or after the first income turn, is over by then.
        const bool adjusts = state.agreed.adjusts && state.mats[civilization].isOfStart != 0 && state.at(seat).incomes < 2;
        const std::string_view id = nameOf(civilization);
        QVariantMap mat{{u"id"_s, QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))},
                        {u"name"_s, matName(civilization)},
                        {u"pictures"_s, matPictures(civilization, state.players, adjusts)},
                        {u"says"_s, matText(civilization, state.players, adjusts)}};
        mat.insert(drawnMat(state, civilization, names));
        mat.insert(matNow(state, civilization));
        list.append(mat);
    });
    return list;
}

QVariantList openBoxes(const State &state, const Entry &entry)
{
    QVariantList list;
    if (asksForBox(entry))
        for (const auto &[option, place] : nextBoxesOf(state, entry))
            addParted(list, pictures(printedAt(place)));
    else if (entry.act == Act::Box)
        for (const Track track : kAll<Track>)
            if (!isCovered(state, civilizationOf(entry), track))
                list.append(pictures(printedAt(kPrinted.box(civilizationOf(entry), 0, static_cast<int>(track)))));
    return list;
}

AnswerGroup boxGroup(const Asked &asked)
{
    QList<AnswerKey> keys;
    for (const auto &[option, place] : nextBoxesOf(asked.state, asked.entry)) {
        const bool isVain = isVoid(asked.state, asked.entry.player, &kPrinted[place]);
        //: Under a box of a civilization: the token comes to it all the same
        keys.append(keyOf(benefitText(printedAt(place)), isVain ? TapestryView::tr("brings nothing now") : QString(),
                          pictures(printedAt(place)), PencilKind::Choose, option));
    }
    //: Over boxes of a civilization, to one of which a token comes
    return group(TapestryView::tr("To which box?"), keys, 2);
}

const Node *nodeOf(const State &state, const Entry &entry)
{
    return entry.act == Act::Box ? &kPrinted[kPrinted.box(civilizationOf(entry), 0, 0)] : &state.queue.nodeOf(entry);
}

QList<AnswerGroup> matGroups(const Asked &asked)
{
    const State &state = asked.state;
    const bool isAtStart = asked.entry.act == Act::Mat;
    const std::uint32_t free = freeMats(state, isAtStart);
    const bool adjusts = state.agreed.adjusts && isAtStart;
    QList<AnswerKey> keys;
    QStringList names;
    for (const Civilization civilization : kAll<Civilization>) {
        names.append(matName(civilization));
        if ((free >> static_cast<unsigned>(civilization) & 1U) != 0)
            keys.append(keyOf(matName(civilization), matText(civilization, state.players, adjusts),
                              matPictures(civilization, state.players, adjusts), PencilKind::Civilization,
                              static_cast<int>(civilization)));
    }
    sortByName(keys);
    //: Over letters and names: with which civilization a player begins, or which was gained; %1 the player
    const QString title = TapestryView::tr("%1: which civilization?").arg(asked.names.value(asked.entry.player));
    return byLetter(asked.pencil, names, keys, {}, title);
}

} // namespace pegsheet::app::tapestryview
