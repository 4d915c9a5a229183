// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "model/core/refusal.h"
#include "model/core/value.h"

namespace pegsheet::cli {

/// `{"ok":false,"code":…,"message":…}` in the language installed, then the further members.
[[nodiscard]] Value errorAnswer(const Refusal &refusal, Object further = {});

/// `{"ok":true,"moves":…,"player":…,"phase":…,"over":…,"state":…,"scores":…,"winners":…,"did":…}`
[[nodiscard]] Object stateAnswer(const Match &match);

} // namespace pegsheet::cli
