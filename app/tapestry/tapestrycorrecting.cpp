// SPDX-License-Identifier: Apache-2.0
// What the page of corrections asks of a match of Tapestry, and what it is played by.
#include "app/tapestry/tapestrymatch.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/values.h"

#include <vector>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace tapestry;

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

QVariant TapestryMatch::fieldOf(int seat, const QString &path) const
{
    if (seat < 0 || seat >= state().players)
        return {};
    const std::vector<FieldRow> rows = fieldRows(state(), seat);
    const FieldRow *row = rowAt(rows, path.toStdString());
    return row == nullptr ? QVariant() : variantOf(row->value);
}

QString TapestryMatch::fieldName(const QString &path) const
{
    const QStringList parts = path.split(u'.');
    const std::string name = parts.last().toStdString();
    if (parts.first() == u"tracks"_s && parts.size() > 1)
        return termText("track", name);
    if (parts.first() == u"open"_s && parts.size() > 1)
        return termText("slots", name);
    return termText("field", name);
}

int TapestryMatch::fieldLeast(const QString &path) const
{
    const std::vector<FieldRow> rows = fieldRows(state(), 0);
    const FieldRow *row = rowAt(rows, path.toStdString());
    return row != nullptr && row->range ? static_cast<int>(row->range->min) : 0;
}

int TapestryMatch::fieldMost(const QString &path) const
{
    const std::vector<FieldRow> rows = fieldRows(state(), 0);
    const FieldRow *row = rowAt(rows, path.toStdString());
    return row != nullptr && row->range ? static_cast<int>(row->range->max) : -1;
}

QStringList TapestryMatch::trackIds() const
{
    QStringList ids;
    for (const Track track : kAll<Track>)
        ids.append(QString::fromUtf8(nameOf(track)));
    return ids;
}

QStringList TapestryMatch::landmarkIds() const
{
    QStringList ids;
    for (const Landmark landmark : kAll<Landmark>)
        ids.append(QString::fromUtf8(nameOf(landmark)));
    return ids;
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
