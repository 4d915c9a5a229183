// SPDX-License-Identifier: Apache-2.0
// What the page of corrections asks of a match of Tapestry, and what it is played by.
#include "app/tapestry/tapestrymatch.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/values.h"

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

QString fieldName(const QString &path)
{
    const QString group = path.section(u'.', 0, -2);
    return termText(group == u"tracks" ? "track" : group == u"open" ? "slots" : "field", path.section(u'.', -1).toStdString());
}

// The heading under which a field stands.
QString groupOf(const FieldRow &row)
{
    if (row.path == "vp" || row.path == "incomes" || row.path.starts_with("open."))
        return u"points"_s;
    if (row.path.starts_with("resources."))
        return u"resources"_s;
    return row.range ? u"table"_s : QString::fromStdString(row.path).section(u'.', 0, 0);
}

QVariantMap fieldMap(const FieldRow &row)
{
    const QString path = QString::fromStdString(row.path);
    QVariantMap map{
        {u"path"_s, path}, {u"name"_s, fieldName(path)}, {u"group"_s, groupOf(row)}, {u"value"_s, variantOf(row.value)}};
    if (row.range) {
        map.insert(u"least"_s, static_cast<int>(row.range->min));
        map.insert(u"most"_s, static_cast<int>(row.range->max));
    }
    return map;
}

} // namespace

QString TapestryMatch::correctionOf(int seat, const QString &path) const
{
    for (int place = typed().length() - 1; place >= 0; --place) {
        const auto *move = std::get_if<Correct>(&typed().moveAt(place));
        if (move == nullptr || move->player != seat || !move->set.sets(path.toStdString()))
            continue;
        const QString why = QString::fromStdString(move->why);
        //: %1 the table's own words
        return why.isEmpty() ? tr("Corrected by the table.") : tr("Corrected by the table: “%1”").arg(why);
    }
    return {};
}

void TapestryMatch::explain(int seat, const QString &path)
{
    const QString note = correctionOf(seat, path);
    //: Said where something is touched that nothing can be done with now: %1 what it is
    refuse(note.isEmpty() ? tr("%1: this is not touched now. A long touch corrects it.").arg(fieldName(path)) : note,
           FieldPath{seat, path});
}

QVariantList TapestryMatch::fields(int seat) const
{
    QVariantList fields;
    for (const FieldRow &row : fieldRows(state(), seat))
        if (row.isAlways || !state().isByNumbers())
            fields.append(fieldMap(row));
    return fields;
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
             entry(tr("The end"), tr("Everybody's match ends with the own fifth income turn. Most points win.")),
         }}}};
}

} // namespace pegsheet::app
