// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/tapestry/judging.h"
#include "model/tapestry/pencil.h"

#include <utility>

/// Parts of the touches of a pencil, for the files that take them.
namespace pegsheet::tapestry {

/// A touch that says the last thing of a move, if there is one.
inline constexpr TouchResult kCompletes{std::nullopt, true, false, false};

[[nodiscard]] inline TouchResult refused(Refusal refusal)
{
    return {std::move(refusal), false, false, false};
}
[[nodiscard]] inline TouchResult notNowTouch(const State &state)
{
    return refused(notNow(state));
}
/// All that was begun but which entry is answered gives way to a whole move.
inline TouchResult say(Pencil &pencil, const Move &move)
{
    const int entry = pencil.entry;
    pencil = Pencil();
    pencil.entry = entry;
    pencil.said = move;
    return kCompletes;
}
/// A number that is none of a list of names: input.outOfRange.
template <NamedEnum E>
[[nodiscard]] MaybeRefusal notAmong(std::string_view field, int at)
{
    return at < 0 || at >= static_cast<int>(kCount<E>) ? MaybeRefusal(outOfRange(field, at, 0, kCount<E> - 1)) : std::nullopt;
}

/// Touches that tell a benefit, or whose income turn is told: Benefit, Seat, Word, Unword, Why, Tech; any other is InOrder.
TouchResult touchBenefit(Pencil &pencil, const State &state, const Touch &touch);
/// Touches that name cards or answer them, from Letter to OwnCard. Where cards are not known by name: tapestry.notNow.
TouchResult touchCards(Pencil &pencil, const State &state, const Touch &touch);
/// Touches that answer civilizations, from Row on. Where those are not known by name: tapestry.notNow.
TouchResult touchMats(Pencil &pencil, const State &state, const Touch &touch);
/// Why the rules do not take what is said of a conquest so far, whatever the dice show; that must be what is answered.
[[nodiscard]] MaybeRefusal refusesConquest(const State &state, const Pencil &pencil);
/// One more resource that food becomes.
TouchResult touchConverted(Pencil &pencil, const State &state, Resource resource);

} // namespace pegsheet::tapestry
