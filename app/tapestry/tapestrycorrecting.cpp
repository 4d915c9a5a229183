// SPDX-License-Identifier: Apache-2.0
// What the page of corrections asks of a match of Tapestry, and what it is played by.
#include "app/tapestry/tapestrymatch.h"

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace tapestry;

QVariantMap TapestryMatch::fieldMap(int seat, const FieldRow &row) const
{
    QString group = row.range ? u"table"_s : QString::fromStdString(row.path).section(u'.', 0, 0);
    if (row.path == "vp" || row.path == "incomes" || row.path.starts_with("open."))
        group = u"points"_s;
    else if (row.path.starts_with("resources."))
        group = u"resources"_s;
    QVariantMap map = TableMatch::fieldMap(seat, row);
    map.insert(u"group"_s, group);
    return map;
}

QString TapestryMatch::whyNothing(int, const QString &path) const
{
    //: Said where something is touched that nothing can be done with now: %1 what it is
    return tr("%1: this is not touched now. A long touch corrects it.").arg(fieldName(path));
}

QVariantList TapestryMatch::rules() const
{
    const auto entry = [](const QString &title, const QString &text) {
        return QVariantMap{{u"title"_s, title}, {u"detail"_s, QString()}, {u"text"_s, text}};
    };
    return {QVariantMap{
        //: Heading of the rules at hand
        {u"title"_s, tr("A turn")},
        {u"entries"_s,
         QVariantList{
             //: A rule at hand, in own words
             entry(
                 tr("Advance"),
                 tr("Pay what the tier costs, go one space on, take the landmark of a tier that nobody has entered before, gain the benefit, then the bonus for its price if you like.")),
             //: A rule at hand, in own words
             entry(
                 tr("Income turn"),
                 tr("Five times in a match. From the second one on: a tapestry card, an upgrade, points; up to the fourth one income. Who enters an era before both neighbours gains resources.")),
             //: A rule at hand, in own words
             entry(tr("The end"), tr("For each player the match ends with their fifth income turn. The most points win.")),
         }}}};
}

} // namespace pegsheet::app
