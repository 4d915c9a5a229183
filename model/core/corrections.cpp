// SPDX-License-Identifier: Apache-2.0
#include "model/core/corrections.h"

namespace pegsheet {

MaybeRefusal refusesMembers(const Object &given, const std::vector<std::string> &set, const std::vector<std::string> &derived)
{
    const auto isOf = [](const std::vector<std::string> &paths, const std::string &path) {
        return std::find(paths.begin(), paths.end(), path) != paths.end();
    };
    for (const auto &[key, value] : given) {
        if (isOf(set, key))
            continue;
        const bool isGroup = std::any_of(set.begin(), set.end(),
                                         [&key = key](const std::string &path) { return path.starts_with(key + '.'); });
        if (!isGroup)
            return isOf(derived, key) ? Refusal{"input.derivedField", {{"field", key}}} : unknownField(key);
        if (value.object() == nullptr)
            return wrongType(key, "object");
        for (const Member &member : *value.object())
            if (!isOf(set, pathOf(key, member.key)))
                return unknownField(member.key);
    }
    return std::nullopt;
}

} // namespace pegsheet
