// SPDX-License-Identifier: Apache-2.0
#include "model/core/corrections.h"

#include <charconv>

namespace pegsheet {

namespace {

void addPlaces(const Value &list, Array &places)
{
    if (list.array() == nullptr)
        places.push_back(list);
    else
        for (const Value &each : *list.array())
            addPlaces(each, places);
}

Value placeIn(const Value &list, std::size_t place)
{
    Array places;
    addPlaces(list, places);
    return place < places.size() ? places[place] : Value();
}

} // namespace

std::optional<CorrectedField> lastCorrected(const std::vector<CorrectedField> &fields, int seat, std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    const std::string_view last = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
    std::size_t place = 0;
    const bool isPlace = !last.empty() && std::from_chars(last.data(), last.data() + last.size(), place).ec == std::errc();
    for (auto field = fields.rbegin(); field != fields.rend(); ++field) {
        if (field->seat != seat)
            continue;
        if (field->path == path)
            return *field;
        if (!isPlace || field->path != path.substr(0, dot) || field->before.array() == nullptr)
            continue;
        CorrectedField one{seat, std::string(path), placeIn(field->before, place), placeIn(field->after, place), field->why};
        if (!(one.before == one.after))
            return one;
    }
    return std::nullopt;
}

MaybeRefusal refusesMembers(const Object &given, const std::vector<std::string> &set, const std::vector<std::string> &derived,
                            std::string_view group)
{
    const auto isIn = [](const std::vector<std::string> &paths, const std::string &path) {
        return std::any_of(paths.begin(), paths.end(), [&](const std::string &each) { return each.starts_with(path + '.'); });
    };
    const auto isOf = [](const std::vector<std::string> &paths, const std::string &path) {
        return std::find(paths.begin(), paths.end(), path) != paths.end();
    };
    for (const Member &member : given) {
        const std::string path = pathOf(group, member.key);
        const auto isSame = [&](const Member &other) { return other.key == member.key; };
        if (std::count_if(given.begin(), given.end(), isSame) > 1)
            return duplicateValue(group.empty() ? "set" : group, member.key);
        if (isOf(set, path))
            continue;
        if (!isIn(set, path))
            return isOf(derived, path) || isIn(derived, path) ? Refusal{"input.derivedField", {{"field", member.key}}}
                                                              : unknownField(member.key);
        if (member.value.object() == nullptr)
            return wrongType(member.key, "object");
        if (auto refusal = refusesMembers(*member.value.object(), set, derived, path))
            return refusal;
    }
    return std::nullopt;
}

} // namespace pegsheet
