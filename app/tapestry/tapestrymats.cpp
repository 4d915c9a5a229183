// SPDX-License-Identifier: Apache-2.0
// What civilizations do as pictures.
#include "app/tapestry/tapestryview.h"

#include "model/tapestry/printed.h"

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
    {"gridLine anyBuilding", "", "hexagon anyBuilding", "shield", "hexagonFlag", "", "", "", "", "dice", "", "weaving fire", ""}};

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
    const QVariantList own = iconsOf(kMatProcedureIcons[row.procedure]);
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

} // namespace pegsheet::app::tapestryview
