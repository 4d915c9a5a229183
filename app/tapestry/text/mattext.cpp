// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/mattext.h"

#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardtext.h"
#include "app/tapestry/text/matnames.h"
#include "model/tapestry/printed.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

using namespace Qt::StringLiterals;

namespace {

// clang-format off
// How boxes come, in the order of Course; behind it stand the boxes.
constexpr Per<const char *, Course> kCourses{{
    nullptr,
    //: Of the boxes of a civilization: "Income turns 2 to 5: …"
    QT_TRANSLATE_NOOP("TapestryMat", "one box, each only once and without its bonus"),
    //: Of the boxes of a civilization: "Income turns 2 to 5: …"
    QT_TRANSLATE_NOOP("TapestryMat", "one token goes a box up and brings it"),
    //: Of the boxes of a civilization: "Income turns 2 to 5: …"
    QT_TRANSLATE_NOOP("TapestryMat", "the token goes along a path to a box of the next column and brings it"),
    //: Of the boxes of a civilization: "Income turns 1 to 5: …"
    QT_TRANSLATE_NOOP("TapestryMat", "all boxes that lie open, in each row from the left"),
    //: Of the boxes of a civilization
    QT_TRANSLATE_NOOP("TapestryMat", "You may put an income building on the lowest free box of a column instead of in your city, and gain what that box says"),
}};

// What a rule of its own brings in step 1, behind a colon and without the full stop, in the order of MatProcedure; of those without
// words another part of the row says all of it.
constexpr Per<const char *, MatProcedure> kMatProcedures{{
    nullptr,
    //: Behind "Income turns 2 to 5:"; %1 "5 points"
    QT_TRANSLATE_NOOP("TapestryMat",
        "roll the science die until you stop. On each track that it showed your token goes one space on without benefit or bonus, or "
        "brings %1 from its end; once a track comes twice there is only 1 resource of any kind"),
    nullptr,
    //: Behind "Income turns 2 to 5, if you like:"
    QT_TRANSLATE_NOOP("TapestryMat",
        "put a marker on a tapestry card “when played” that lies on top of a stack and has none, and gain what it says"),
    //: Behind "Income turns 2 to 5, if you like:"
    QT_TRANSLATE_NOOP("TapestryMat", "discard 1 territory tile and give an opponent a marker, which lays a box open"),
    //: Behind "Income turns 2 to 5, if you like:"
    QT_TRANSLATE_NOOP("TapestryMat",
        "put a marker on a tech card of anybody, which goes up whatever it needs. What an opponent's card brings is gained by "
        "you, too, and in the top row it becomes yours"),
    //: Behind "Income turn 5:"; %1 "5, 10, 16, 23, 31, 40"
    QT_TRANSLATE_NOOP("TapestryMat", "points for the largest land of one kind in your territories, by its size: %1"),
    //: Behind "Income turn 5:"; %1 "10 points"
    QT_TRANSLATE_NOOP("TapestryMat", "%1 for each of your numbers that is exact"),
    nullptr,
    //: Behind "Income turns 2 to 5:"; %1 "1 point", %2 "5 points"
    QT_TRANSLATE_NOOP("TapestryMat",
        "%1 for each opponent on each track that you have completed or where nobody is further, and for each achievement "
        "1 resource of any kind, in the last income turn %2"),
    //: Behind "Income turns 2 to 5, if you like:"
    QT_TRANSLATE_NOOP("TapestryMat",
        "put a marker on an empty territory, for 1 point for each territory of an opponent beside it, or on a territory with one "
        "outpost of an opponent, for the benefit of its tile"),
}};

// Rules that a civilization changes, in the order of MatMark; of those without words the rule of its own says it.
constexpr Per<const char *, MatMark> kMatMarks{{
    //: Of a civilization, and its city
    QT_TRANSLATE_NOOP("TapestryMat", "A complete row or column whose income buildings are of one kind counts twice."),
    nullptr,
    //: Of a civilization
    QT_TRANSLATE_NOOP("TapestryMat",
        "Instead of in the city an income building may stand on the map: it protects a territory of yours and brings 1 resource of "
        "any kind, or an empty one becomes yours."),
    //: Of a civilization; the sentence before it tells of a marker on a territory
    QT_TRANSLATE_NOOP("TapestryMat", "Nobody conquers that territory."),
    //: Of a civilization whose outposts lie in two rows of its mat
    QT_TRANSLATE_NOOP("TapestryMat", "Each outpost that you use comes from the left of one of the two rows."),
    nullptr,
    nullptr,
    nullptr,
    //: Of a civilization
    QT_TRANSLATE_NOOP("TapestryMat", "Whoever conquers an empty territory with a marker of yours leaves you the die that is not chosen."),
    //: Of a civilization; Maker of Fire is the card of the first era, which is printed on the income mat
    QT_TRANSLATE_NOOP("TapestryMat", "At the end of the first income turn you may play a tapestry card on Maker of Fire."),
    //: Of a civilization
    QT_TRANSLATE_NOOP("TapestryMat", "It is not kept where it comes during the match."),
}};
// clang-format on

struct TapestryMatWords
{
    Q_DECLARE_TR_FUNCTIONS(TapestryMat)
};

QString ofMat(const char *text)
{
    return QCoreApplication::translate("TapestryMat", text);
}

QString pointsOf(int points)
{
    return benefitText(std::array{Node{Word::Vp, static_cast<std::uint8_t>(points), 1, 1}});
}

QString landPointsText()
{
    QStringList texts;
    for (const std::uint8_t points : kLandPoints)
        if (points > 0)
            texts.append(QString::number(points));
    return texts.join(u", "_s);
}

// With the numbers that the rows do not have.
QString procedureText(MatProcedure procedure)
{
    const QString text = ofMat(kMatProcedures[procedure]);
    switch (procedure) {
    case MatProcedure::Alchemists: return text.arg(pointsOf(kPastEndPoints));
    case MatProcedure::Isolationists: return text.arg(landPointsText());
    case MatProcedure::Mystics: return text.arg(pointsOf(kExactPoints));
    case MatProcedure::TheChosen: return text.arg(pointsOf(kTrackPoints), pointsOf(kLastAchievementPoints));
    default: return text;
    }
}

// "one token goes a box up and brings it – 1 coin / 1 food; 5 points / 10 points".
QString courseText(Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    QStringList columns;
    for (int column = 0; column < row.columns(); ++column) {
        QStringList boxes;
        for (int box = 0; box < row.boxesIn(column); ++box)
            boxes.append(benefitText(printedAt(kPrinted.box(civilization, column, box))));
        columns.append(boxes.join(u" / "_s));
    }
    //: Of a civilization: %1 how its boxes come, %2 what is in them, row by row
    return TapestryMatWords::tr("%1 – %2").arg(ofMat(kCourses[row.course]), columns.join(u"; "_s));
}

QString startText(Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    QStringList sentences;
    if (const NodePlace start = kPrinted.start(civilization); start != 0)
        //: Of a civilization: %1 what it brings before the first turn
        sentences.append(TapestryMatWords::tr("At the start: %1.").arg(benefitText(printedAt(start))));
    if (row.leap > 0)
        //: Of a civilization: %1 a space
        sentences.append(TapestryMatWords::tr("Your tokens begin on space %1 of each track.").arg(row.leap));
    if (row.shows(MatField::Numbers))
        //: Of a civilization: %1 to %3 are the least and the most that can be predicted
        sentences.append(
            TapestryMatWords::tr("At the start you predict how many tech cards, complete districts and territories you "
                                 "will have (%1 to %2), and how many completed tracks (%1 to %3).")
                .arg(kLeastPredicted)
                .arg(kMostPredicted[Predicted::Tech])
                .arg(kMostPredicted[Predicted::Tracks]));
    return sentences.join(u' ');
}

QString stepOneSentence(Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    if (row.stepOne.duty == Duty::None)
        return {};
    const QString turns = row.stepOne.first == row.stepOne.last
        //: Of a civilization, before a colon and what it brings; %1 from 1 to 5
        ? TapestryMatWords::tr("Income turn %1").arg(row.stepOne.first)
        //: Of a civilization, before a colon and what it brings; %1 and %2 from 1 to 5
        : TapestryMatWords::tr("Income turns %1 to %2").arg(row.stepOne.first).arg(row.stepOne.last);
    const QString gains = kMatProcedures[row.procedure] != nullptr ? procedureText(row.procedure) : courseText(civilization);
    return row.stepOne.duty == Duty::Optional
        //: Of a civilization: %1 "Income turns 2 to 5", %2 what may be done then
        ? TapestryMatWords::tr("%1, if you like: %2.").arg(turns, gains)
        //: Of a civilization: %1 "Income turns 2 to 5", or what happens; %2 what comes then
        : TapestryMatWords::tr("%1: %2.").arg(turns, gains);
}

QString triggerText(Civilization civilization)
{
    const MatTrigger &on = kCivilizations[civilization].on;
    if (!on.event.isSaid())
        return {};
    return TapestryMatWords::tr("%1: %2.").arg(
        eventText(*on.event), on.gains.empty() ? courseText(civilization) : benefitText(printedAt(kPrinted.gains(civilization))));
}

QString marksText(Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    QStringList sentences;
    if (row.course == Course::Buildings)
        sentences.append(courseText(civilization) + u'.');
    for (const MatMark mark : kAll<MatMark>)
        if (row.has(mark) && kMatMarks[mark] != nullptr)
            sentences.append(ofMat(kMatMarks[mark]));
    return sentences.join(u' ');
}

// With how sure it is.
QString sureText(Sure sure, const QString &sentences)
{
    if (sentences.isEmpty() || (sure != Sure::Numbers && sure != Sure::Read))
        return sentences;
    //: Of a later sheet that can be read only in part, or in two ways: %1 what it does to a civilization, without the full stop
    return TapestryMatWords::tr("%1 (check with your sheet).").arg(sentences.chopped(1));
}

} // namespace

QString stepOneText(Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    return kMatProcedures[row.procedure] != nullptr ? procedureText(row.procedure) : ofMat(kCourses[row.course]);
}

QString askedText(Civilization civilization, Act act, int players)
{
    QString text;
    switch (act) {
    // A building that it brought.
    case Act::Place: return matName(civilization);
    case Act::Marker: text = adjustmentText(civilization, players); break;
    case Act::Predict:
        //: Of a civilization, before the first turn; %1 "10 points"
        text = TapestryMatWords::tr("predict four numbers: %1 for each that is exact").arg(pointsOf(kExactPoints));
        break;
    case Act::FirstCard: text = ofMat(kMatMarks[MatMark::CardOnFire]); break;
    case Act::Outposts: text = ofMat(kMatMarks[MatMark::HoldsOutposts]); break;
    //: Of a civilization that comes during the match; an opponent gets one of its markers
    case Act::GiveFree: text = TapestryMatWords::tr("give an opponent a marker, which lays a box open"); break;
    default: text = stepOneText(civilization);
    }
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

QString adjustmentText(Civilization civilization, int players)
{
    const CivilizationRow &row = kCivilizations[civilization];
    QStringList sentences;
    if (const NodePlace start = kPrinted.adjustment(civilization, players); start != 0)
        //: What a later sheet does to a civilization: %1 what it brings before the first turn
        sentences.append(TapestryMatWords::tr("Adjustment sheet 2023, at the start: %1.").arg(benefitText(printedAt(start))));
    if (row.plots > 0)
        //: What a later sheet does to a civilization
        sentences.append(
            TapestryMatWords::tr("Adjustment sheet 2023, at the start: %n marker(s) for each opponent on free plots of "
                                 "your city, each in another district.",
                                 nullptr, row.plots));
    if (const NodePlace after = kPrinted.afterFirst(civilization); after != 0)
        //: What a later sheet does to a civilization: %1 what comes then
        sentences.append(TapestryMatWords::tr("Adjustment sheet 2023, at the end of the first income turn: %1.")
                             .arg(benefitText(printedAt(after))));
    return sureText(row.adjustment.sure, sentences.join(u' '));
}

QString matText(Civilization civilization, int players, bool adjusts)
{
    QStringList parts{startText(civilization), adjusts ? adjustmentText(civilization, players) : QString(),
                      stepOneSentence(civilization), triggerText(civilization), marksText(civilization)};
    parts.removeAll(QString());
    return parts.join(u' ');
}

} // namespace pegsheet::tapestry
