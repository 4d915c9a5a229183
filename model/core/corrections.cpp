// SPDX-License-Identifier: Apache-2.0
#include "model/core/corrections.h"

namespace pegsheet {

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
