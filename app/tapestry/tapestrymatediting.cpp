// SPDX-License-Identifier: Apache-2.0
// What a correction can say of civilizations that are known by name.
#include "app/tapestry/tapestrydrawnmats.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/matfields.h"
#include "model/tapestry/matlooks.h"
#include "model/tapestry/printed.h"

#include <utility>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

QString textOf(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

// A number of a field: the whole field, an item of its list, or a member.
struct Number
{
    QString field;
    QString name;
    int most = 0;
    int start = 0;
    int at = -1;
    QString key = {};
    int shift = 0; ///< so much more is shown

    [[nodiscard]] QVariantMap map() const
    {
        return {{u"field"_s, field}, {u"name"_s, name}, {u"most"_s, most},  {u"start"_s, start},
                {u"at"_s, at},       {u"key"_s, key},   {u"shift"_s, shift}};
    }
};

void addCells(QVariantList &list, Civilization civilization, MatField field)
{
    const CivilizationRow &row = kCivilizations[civilization];
    const bool hasOutposts = field == MatField::Rows;
    for (int column = 0; column < row.columns(); ++column) {
        //: A number to be corrected: how many outposts lie in a row of a civilization, %1 from 1
        const QString outposts = TapestryView::tr("Outposts in row %1").arg(column + 1);
        //: A number to be corrected: how many boxes of a column of a civilization are used, %1 from 1
        const QString boxes = TapestryView::tr("Boxes in column %1").arg(column + 1);
        const int most = mostAt(civilization, field, column);
        list.append(Number{textOf(nameOf(field)), hasOutposts ? outposts : boxes, most, hasOutposts ? most : 0, column}.map());
    }
}

void addToken(QVariantList &list, Civilization civilization, MatField field)
{
    //: A number to be corrected: in which column of a civilization its token stands; 0 is the start
    const QString column = TapestryView::tr("Column of the token");
    //: A number to be corrected: in which row of a civilization its token stands, from 1
    const QString row = TapestryView::tr("Row of the token");
    list.append(Number{textOf(nameOf(field)), column, mostAt(civilization, field, 0)}.map());
    list.append(Number{textOf(kRowOfToken), row, mostAt(civilization, field, 1), 0, -1, {}, 1}.map());
}

void addNumbers(QVariantList &list, Civilization civilization, MatField field)
{
    const QString id = textOf(nameOf(field));
    const CivilizationRow &row = kCivilizations[civilization];
    switch (field) {
    case MatField::Markers:
        //: A number to be corrected: markers that lie on a civilization
        list.append(Number{id, TapestryView::tr("Markers left"), row.markers, row.markers}.map());
        break;
    case MatField::Protected:
        //: A number to be corrected: own territories with a building of a civilization
        list.append(Number{id, TapestryView::tr("Protected territories"), mostAt(civilization, field, 0)}.map());
        break;
    case MatField::Open:
        //: A number to be corrected: markers of a civilization
        list.append(Number{id, TapestryView::tr("Markers on empty territories"), mostAt(civilization, field, 0)}.map());
        break;
    case MatField::Numbers:
        for (const Predicted what : kAll<Predicted>)
            list.append(Number{id, predictedName(what), kMostPredicted[what], 0, -1, textOf(nameOf(what))}.map());
        break;
    case MatField::Columns:
    case MatField::Rows: addCells(list, civilization, field); break;
    case MatField::Column: addToken(list, civilization, field); break;
    default: break;
    }
}

// What a field that is a list can have.
QVariantList optionsOf(Civilization civilization, MatField field)
{
    QVariantList options;
    const auto add = [&](const QVariant &id, const QString &name) {
        options.append(QVariantMap{{u"id"_s, id}, {u"name"_s, name}});
    };
    switch (lookOf(field)) {
    case Look::Tracks:
        for (const Track track : kAll<Track>)
            add(textOf(nameOf(track)), termText("track", nameOf(track)));
        break;
    case Look::Reached:
        for (const Predicted what : kAll<Predicted>)
            add(textOf(nameOf(what)), predictedName(what));
        break;
    case Look::Squares:
        for (int square = kSquareNumbers.min; square <= kSquareNumbers.max; ++square) {
            const QString gains = benefitText(printedAt(kPrinted.box(civilization, 0, square)));
            //: A square of a civilization: %1 its number from 1, %2 what it brings
            add(square, TapestryView::tr("%1: %2").arg(QString::number(square + 1), gains));
        }
        break;
    default: break;
    }
    return options;
}

QString listName(MatField field)
{
    switch (field) {
    //: What of a civilization is corrected: tracks that its die has shown
    case MatField::Rolled: return TapestryView::tr("Rolled");
    //: What of a civilization is corrected: tracks that are covered
    case MatField::Tracks: return TapestryView::tr("Covered");
    //: What of a civilization is corrected: numbers that have been reached
    case MatField::Reached: return TapestryView::tr("Reached");
    //: What of a civilization is corrected: squares from which the marker was given away
    default: return TapestryView::tr("Lies open");
    }
}

} // namespace

QVariantList matsFor(const State &state, int seat)
{
    QVariantList list;
    for (const Civilization civilization : kAll<Civilization>) {
        const MatState &mat = state.mats[civilization];
        if (mat.isHeld() && !mat.isOf(seat))
            continue;
        QVariantList numbers;
        QVariantList lists;
        for (const MatField field : kAll<MatField>) {
            if (!kCivilizations[civilization].shows(field))
                continue;
            addNumbers(numbers, civilization, field);
            if (const QVariantList options = optionsOf(civilization, field); !options.isEmpty())
                lists.append(
                    QVariantMap{{u"field"_s, textOf(nameOf(field))}, {u"name"_s, listName(field)}, {u"options"_s, options}});
        }
        list.append(QVariantMap{{u"id"_s, textOf(nameOf(civilization))},
                                {u"name"_s, matName(civilization)},
                                {u"numbers"_s, numbers},
                                {u"lists"_s, lists}});
    }
    return list;
}

} // namespace pegsheet::app::tapestryview
