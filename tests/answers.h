// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/tablematch.h"

namespace pegsheet::tests {

/// The group of that name among what answers the question of a match now; one without keys where there is none.
[[nodiscard]] inline app::AnswerGroup answersNamed(const app::TableMatch &match, const QString &name)
{
    for (const app::AnswerGroup &group : match.answers())
        if (group.name == name)
            return group;
    return {};
}

} // namespace pegsheet::tests
