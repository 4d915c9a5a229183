// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"

#include <string_view>

namespace pegsheet {

/// Refuses a file in which another program keeps plays: `input.bgStats` for an export of BG Stats, `input.boardGameGeek` for plays
/// of BoardGameGeek as XML. Returns nothing for any other text. Ask only of a text that is nothing else.
[[nodiscard]] MaybeRefusal refusesPlayLog(std::string_view text);

} // namespace pegsheet
