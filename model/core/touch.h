// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/core/value.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace pegsheet {

/// What a finger or key says towards a move. It is flat, so that one undo, one draft and one fuzzer serve every game; what it
/// means, only the game's pencil knows (model/core/touchline.h).
struct Touch
{
    std::uint8_t kind = 0;   ///< its place among the kinds of the game's pencil
    std::int16_t at = -1;    ///< which building, die, seat or place; -1 for none
    std::int32_t number = 0; ///< a number that is said
    Value with = {};         ///< what is no number: a card, a name, a move; mostly null

    bool operator==(const Touch &) const = default;
};

/// As the number of a touch: what was said is taken back.
inline constexpr std::int32_t kUnsaid = -1;

/// A touch of that kind, which a game's pencil names.
template <typename Kind>
[[nodiscard]] Touch touchOf(Kind kind, int at = -1, int number = 0, Value with = {})
{
    return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(at), number, std::move(with)};
}

/// What a touch does. A refused one does nothing.
struct TouchResult
{
    MaybeRefusal refusal = {};
    bool completes = false; ///< it says the last thing: the moves are made now
    bool isView = false;    ///< it only shows something else: no step of undo
    bool continues = false; ///< it takes the place of the touch before where that is of its kind: a name, letter by letter
};

/// A number that is asked for, from `least` to `most`: typed digits and number keys make `touch` with its number set.
struct AskedNumber
{
    Touch touch;
    std::int32_t least = 0;
    std::int32_t most = 0;
    std::optional<std::int32_t> said = {}; ///< what it is already: the touch with kUnsaid takes it back
};

} // namespace pegsheet
