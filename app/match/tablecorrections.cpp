// SPDX-License-Identifier: Apache-2.0
// The table overrules the app in any game: what can be corrected, and what was.
#include "app/match/tablematch.h"
#include "app/text/gametext.h"
#include "app/text/sentence.h"
#include "app/values.h"
#include "model/core/corrections.h"

#include <utility>

namespace pegsheet::app {

using namespace Qt::StringLiterals;

namespace {

Object correctionMove(int seat, Value set)
{
    Object move{{"type", "correct"}, {"set", std::move(set)}};
    if (seat >= 0)
        move.push_back({"player", seat});
    return move;
}

// Whether the rules would let the field be set now.
bool canBeSet(const Match &match, int seat, const FieldRow &row)
{
    const std::size_t group = row.path.size() - row.name.size();
    Object set;
    addMember(set, std::string_view(row.path).substr(0, group > 0 ? group - 1 : 0), row.name, row.value);
    return !match.refuses(correctionMove(seat, std::move(set)));
}

} // namespace

bool TableMatch::correct(int player, const QVariantMap &set, const QString &why)
{
    Object move = correctionMove(player, valueOf(set));
    if (!why.isEmpty())
        move.push_back({"why", why.toStdString()});
    const Value value = std::move(move);
    return make(std::span(&value, 1));
}

void TableMatch::explain(int seat, const QString &path)
{
    const QString note = correctionOf(seat, path);
    refuse(note.isEmpty() ? whyNothing(seat, path) : note, FieldPath{seat, path});
}

QString TableMatch::whyNothing(int, const QString &) const
{
    //: Said where something is touched that nothing can be done with now
    return tr("This cannot be used now. A long touch corrects it.");
}

void TableMatch::askCorrection(int seat, const QString &path)
{
    Q_EMIT correctionAsked(seat, path);
}

bool TableMatch::correctRefused()
{
    const std::optional<FieldPath> aim = std::exchange(m_refusedField, std::nullopt);
    if (aim)
        Q_EMIT correctionAsked(aim->seat, aim->path);
    return aim.has_value();
}

QString TableMatch::correctionOf(int seat, const QString &path) const
{
    const auto last = lastCorrected(match().correctedFields(), seat, path.toStdString());
    if (!last)
        return {};
    //: Of a field of a sheet
    QString what = tr("Corrected by the table.");
    if (const QString was = valueText(path, last->before); !was.isEmpty())
        //: Of a field of a sheet: %1 what stood there before, "3", "Colony"
        what = tr("Corrected by the table: it was %1.").arg(was);
    //: After a correction: %1 what was corrected, %2 the table's own words
    return last->why.empty() ? what : tr("%1 “%2”").arg(what, QString::fromStdString(last->why));
}

QString TableMatch::fieldName(const QString &path) const
{
    return findGameText(match().game().id)->term("field", path.toStdString());
}

QString TableMatch::valueText(const QString &path, const Value &value) const
{
    if (const std::int64_t *number = value.integer())
        return QString::number(*number);
    QStringList parts;
    if (const Array *list = value.array())
        for (const Value &each : *list)
            parts.append(valueText(path, each));
    return parts.contains(QString()) ? QString() : listText(parts);
}

QVariantMap TableMatch::fieldMap(int, const FieldRow &row) const
{
    const QString path = QString::fromStdString(row.path);
    QVariantMap map{{u"path"_s, path}, {u"name"_s, fieldName(path)}, {u"value"_s, variantOf(row.value)}};
    if (row.range) {
        map.insert(u"least"_s, static_cast<int>(row.range->min));
        map.insert(u"most"_s, static_cast<int>(row.range->max));
    }
    return map;
}

QVariantList TableMatch::fields(int seat) const
{
    QVariantList fields;
    for (const FieldRow &row : match().fields(seat))
        if (canBeSet(match(), seat, row))
            if (const QVariantMap map = fieldMap(seat, row); !map.isEmpty())
                fields.append(map);
    return fields;
}

QVariantMap TableMatch::field(int seat, const QString &path) const
{
    const std::vector<FieldRow> rows = match().fields(seat);
    const FieldRow *row = rowAt(rows, path.toStdString());
    return row != nullptr && canBeSet(match(), seat, *row) ? fieldMap(seat, *row) : QVariantMap();
}

} // namespace pegsheet::app
