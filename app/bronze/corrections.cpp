// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/corrections.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

namespace {

struct BronzeCorrections
{
    Q_DECLARE_TR_FUNCTIONS(BronzeCorrections)
};

constexpr std::string_view kDevelopments = "developments";

bool holds(const Value &list, std::string_view name)
{
    return std::any_of(list.array()->begin(), list.array()->end(), [&](const Value &each) { return *each.text() == name; });
}

std::optional<CorrectedField> correctedDevelopment(const std::vector<CorrectedField> &fields, int seat, std::string_view name)
{
    for (auto field = fields.rbegin(); field != fields.rend(); ++field) {
        if (field->seat != seat || field->path != kDevelopments)
            continue;
        if (const bool was = holds(field->before, name), is = holds(field->after, name); was != is)
            return CorrectedField{seat, field->path, was, is, field->why};
    }
    return std::nullopt;
}

} // namespace

std::optional<CorrectedField> correctedAt(const std::vector<CorrectedField> &fields, int seat, std::string_view path)
{
    const std::string_view group = path.substr(0, path.find('.'));
    if (group == kDevelopments && path != group)
        return correctedDevelopment(fields, seat, path.substr(group.size() + 1));
    if (group != "monuments")
        return lastCorrected(fields, seat, path);
    const auto boxes = lastCorrected(fields, seat, std::string(path) + ".boxes");
    return boxes ? boxes : lastCorrected(fields, seat, std::string(path) + ".points");
}

QString correctionNote(const CorrectedField &field)
{
    const QString why = QString::fromStdString(field.why);
    const std::int64_t *number = field.before.integer();
    const QString what = number == nullptr
        ? (*field.before.truth() ? BronzeCorrections::tr("Corrected by the table: it was owned.")
                                 : BronzeCorrections::tr("Corrected by the table: it was not owned."))
        : field.path.ends_with(".points")
        //: Of a field of the sheet: %1 the number that stood there before
        ? BronzeCorrections::tr("Corrected by the table: it counted %1.").arg(*number)
        : BronzeCorrections::tr("Corrected by the table: it was %1.").arg(*number);
    //: After a correction: %1 what it was before, %2 the table's own words
    return why.isEmpty() ? what : BronzeCorrections::tr("%1 “%2”").arg(what, why);
}

} // namespace pegsheet::app
