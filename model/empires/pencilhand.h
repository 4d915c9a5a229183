// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/pencil.h"

/// What the files of pencil.h share.
namespace pegsheet::empires {

/// One touch on a pencil; a refused one may leave it half changed, whoever asked has a copy.
[[nodiscard]] TouchResult touchPencil(Pencil &pencil, const State &state, const Touch &touch);
/// A card is said by kind and number now.
[[nodiscard]] bool asksCard(const State &state, const Pencil &pencil);
/// The first card of the hand of which it has to be said which of two places falls, as Pencil::hits counts them; their number where
/// there is none.
[[nodiscard]] std::size_t cardToHit(const State &state, const Pencil &pencil);
/// Every number of the Conflict card is said.
[[nodiscard]] bool isConflictSaid(const Pencil &pencil);
/// Says all of the card in the place of what was said. Refuses numbers that no card has, as its fields do.
[[nodiscard]] MaybeRefusal sayConflict(Pencil &pencil, const Conflict &card);
/// Something that can be entered is said of a card.
[[nodiscard]] bool isDescribed(const Pencil &pencil);
/// Why an ability of an Economy or Industry phase is not used now: it is another time, the player is done, it is used up.
[[nodiscard]] MaybeRefusal refusesUsing(const State &state, int seat, Source source);
/// The move that the ability in use comes to; nothing while something is missing.
[[nodiscard]] std::optional<Move> moveOfUse(const State &state, const Pencil &pencil);
/// Why it cannot be made with that position as well; nothing where it can, or where more is missing.
[[nodiscard]] MaybeRefusal refusesUseAt(const State &state, const Pencil &pencil, int position);
/// The Hammers of a place are all that is missing.
[[nodiscard]] bool isCostMissing(const MaybeRefusal &refusal);
/// The repair of that place by the ability in use.
[[nodiscard]] Rebuild rebuildAt(const Pencil &pencil, int position);
[[nodiscard]] AskedPosition askedOfUse(const State &state, const Pencil &pencil);
/// The row and both numbers of the finished empire are said.
[[nodiscard]] bool isSheetSaid(const State &state, const Pencil &pencil);

} // namespace pegsheet::empires
