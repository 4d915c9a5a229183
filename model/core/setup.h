// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/core/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace pegsheet {

/// What is agreed before the first move. The first name begins.
struct Setup
{
    std::vector<std::string> players; ///< names as written, UTF-8, 1 to kNameLength characters each
    std::string variant;              ///< a variant's id ("classic")
    Object options;                   ///< only those that differ from their default
    std::string mode = "play";        ///< "play", "scoring" (the end-of-game sheet only), or kResultMode
    std::vector<int> marks{};         ///< by what each is told apart, one a player; empty: in seat order

    bool operator==(const Setup &) const = default;
};

/// The mode of a match of which only the result is known: it has no moves, and every game refuses to start it
/// (input.resultOnly).
inline constexpr std::string_view kResultMode = "result";

/// The longest name, in Unicode characters.
inline constexpr int kNameLength = 40;

/// How many marks there are; each is a colour and a shape, counted from 0.
inline constexpr int kMarks = 5;

/// Returns the mark of the player at that seat.
[[nodiscard]] int markOf(const Setup &setup, int seat);

/// One after the other, which is as good as none.
[[nodiscard]] bool inSeatOrder(const std::vector<int> &marks);

/// Reads `{"players":[…],"variant":…,"options":{…},"mode":…,"marks":[…]}`; only "players" is required.
/// Refuses with an `input.` code what has another shape, empty names, names longer than kNameLength,
/// names with control or direction-override characters (they would garble every sentence), and marks
/// that are not one a player, all different. Blanks round a name are dropped; marks in seat order are as
/// good as none. Which variants and options exist is the game's to say.
[[nodiscard]] MaybeRefusal readSetup(const Value &value, Setup &setup);

/// Returns the set-up as a value, every field present but the usual mode and the usual marks.
[[nodiscard]] Value setupValue(const Setup &setup);

/// Refuses a name as readSetup does; the name is expected without surrounding blanks.
[[nodiscard]] MaybeRefusal refusesName(std::string_view name);

} // namespace pegsheet
