// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/core/value.h"

#include <string>
#include <vector>

namespace pegsheet {

/// What is agreed before the first move. The first name begins.
struct Setup
{
    std::vector<std::string> players; ///< names as written, UTF-8, 1 to kNameLength characters each
    std::string variant;              ///< a variant's id ("classic")
    Object options;                   ///< only those that differ from their default
    std::string mode = "play";        ///< "play", or "scoring": the end-of-game sheet only

    bool operator==(const Setup &) const = default;
};

/// The longest name, in Unicode characters.
inline constexpr int kNameLength = 40;

/// Reads `{"players":[…],"variant":…,"options":{…},"mode":…}`; only "players" is required.
/// Refuses with an `input.` code what has another shape, empty names, names longer than kNameLength,
/// and names with control or direction-override characters (they would garble every sentence).
/// Blanks round a name are dropped. Which variants and options exist is the game's to say.
[[nodiscard]] MaybeRefusal readSetup(const Value &value, Setup &setup);

/// The same as a value, every field present but an empty mode.
[[nodiscard]] Value setupValue(const Setup &setup);

/// Refuses a name as readSetup does; the name is expected without surrounding blanks.
[[nodiscard]] MaybeRefusal refusesName(std::string_view name);

} // namespace pegsheet
