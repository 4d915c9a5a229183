// SPDX-License-Identifier: Apache-2.0
// What the page of corrections asks of a match of Tapestry, and what it is played by.
#include "app/tapestry/tapestrycity.h"
#include "app/tapestry/tapestryhandbook.h"
#include "app/tapestry/tapestrymatch.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/tapestrytext.h"

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace tapestry;

QVariantMap TapestryMatch::fieldMap(int seat, const FieldRow &row) const
{
    if (row.path.starts_with("city.") && !row.range)
        return {}; // a plan of a city is no field
    const bool isOfCards = row.path == "techCards" || row.path == "mat" || row.path == "acting" || row.path == "locks"
        || (row.path == "civilizations" && !row.range);
    QString group = isOfCards ? u"cards"_s : row.range ? u"table"_s : QString::fromStdString(row.path).section(u'.', 0, 0);
    if (row.path == "vp" || row.path == "incomes" || row.path.starts_with("open."))
        group = u"points"_s;
    else if (row.path.starts_with("resources."))
        group = u"resources"_s;
    QVariantMap map = TableMatch::fieldMap(seat, row);
    map.insert(u"group"_s, group);
    return map;
}

QVariantMap TapestryMatch::plotAt(int seat, int row, int column) const
{
    const bool isPlot = keepsCity(seat) && row >= 0 && row < kCitySide && column >= 0 && column < kCitySide;
    return isPlot ? tapestryview::plot(state().at(seat).city, row, column) : QVariantMap();
}

QString TapestryMatch::whyNothing(int, const QString &path) const
{
    if (path == u"city.grid")
        //: Said where a plot of a city is touched and nothing is built there now
        return tr("Nothing is built here now. A long touch on a plot corrects what stands there.");
    //: Said where something is touched that nothing can be done with now: %1 what it is
    return tr("%1: this is not touched now. A long touch corrects it.").arg(fieldName(path));
}

QVariantList TapestryMatch::techsFor(int seat) const
{
    return seat < 0 || seat >= state().players ? QVariantList() : tapestryview::techsFor(state(), seat);
}

QVariantList TapestryMatch::cardsFor(int seat) const
{
    return seat < 0 || seat >= state().players ? QVariantList() : tapestryview::cardsFor(state(), seat);
}

QVariantList TapestryMatch::matsFor(int seat) const
{
    return seat < 0 || seat >= state().players ? QVariantList() : tapestryview::matsFor(state(), seat);
}

QString TapestryMatch::rowName(const QString &row) const
{
    return termText("row", row.toStdString());
}

bool TapestryMatch::isCorrected() const
{
    const Move *move = isUndone() ? typed().nextMove() : typed().lastMove();
    return move != nullptr && std::holds_alternative<Correct>(*move);
}

void TapestryMatch::buildGiven(int seat, int landmark)
{
    if (!keepsCity(seat) || landmark < 0 || landmark >= static_cast<int>(kCount<Landmark>))
        return;
    EnumSet<Landmark> aside = state().at(seat).city.thoseThatAre(Where::LaidAside);
    aside.insert(static_cast<Landmark>(landmark));
    QVariantList ids;
    for (const Landmark each : kAll<Landmark>)
        if (aside.has(each))
            ids.append(QString::fromUtf8(nameOf(each)));
    if (correct(seat, {{u"city"_s, QVariantMap{{u"unplaced"_s, ids}}}}, {}))
        touch(u"aside"_s, landmark);
}

QVariantList TapestryMatch::rules() const
{
    return tapestryRulesAtHand(state());
}

} // namespace pegsheet::app
