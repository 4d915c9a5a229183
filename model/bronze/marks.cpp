// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/marks.h"

#include "model/bronze/correction.h"

namespace pegsheet::bronze {

namespace {

// A correction writes monuments in the same words.
constexpr std::string_view kKey = "monuments";

} // namespace

Value toValue(const MonumentMarks &monuments)
{
    Correction correction;
    for (const Monument monument : kAll<Monument>) {
        const MonumentMark mark = monuments.marks[monument];
        const auto index = static_cast<std::uint8_t>(monument);
        if (mark.boxes != 0 || mark.points != MonumentMark::kNotSaid)
            correction.settings.push_back({Field::MonumentBoxes, index, mark.boxes});
        if (mark.points != MonumentMark::kNotSaid)
            correction.settings.push_back({Field::MonumentPoints, index, mark.points});
    }
    const Value written = toValue(correction);
    const Value *found = written.find(kKey);
    return found != nullptr ? *found : Value(Object());
}

MaybeRefusal fromValue(std::string_view field, const Value &value, MonumentMarks &monuments)
{
    Correction correction;
    if (auto refusal = fromValue(field, Object{{std::string(kKey), value}}, correction))
        return refusal;
    for (const Setting &setting : correction.settings) {
        MonumentMark &mark = monuments.marks[static_cast<Monument>(setting.index)];
        if (setting.field == Field::MonumentBoxes)
            mark.boxes = static_cast<std::uint8_t>(setting.value);
        else
            mark.points = static_cast<std::int8_t>(setting.value);
    }
    return std::nullopt;
}

Value schemaOf(const MonumentMarks &)
{
    const Value whole = schemaOf(Correction());
    return *whole.find("properties")->find(kKey);
}

} // namespace pegsheet::bronze
