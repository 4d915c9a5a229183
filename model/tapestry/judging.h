// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationmoves.h"
#include "model/tapestry/openmoves.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/state.h"

/// Parts of the judgement of moves, for the files of refusals.
namespace pegsheet::tapestry {

/// A value that is none of those that are there: tapestry.noOption {field}, and {of} where a field is wrong for several reasons.
[[nodiscard]] Refusal noOption(std::string_view field, std::string_view of = {});
/// That player's income turns are all taken: tapestry.finished {player, incomes}.
[[nodiscard]] Refusal finishedPlayer(int player);
/// No move of that kind can be made: tapestry.finished once the match is over, else tapestry.notNow {phase}.
[[nodiscard]] Refusal notNow(const State &state);
/// Nothing may come to more than the queue has room for: tapestry.pending {count, most}.
[[nodiscard]] Refusal noRoom(const State &state);
/// What holds for every move but a correction and the answer to a tie: tapestry.finished, tapestry.notNow {phase}.
[[nodiscard]] MaybeRefusal refusesAnything(const State &state);
/// Nobody sits there: input.outOfRange.
[[nodiscard]] MaybeRefusal refusesSeat(const State &state, int player);
/// No entry wants such a move, or not the one that is named: input.outOfRange, tapestry.notNow {phase}; or what it can bring does
/// not fit: noRoom(). Else `index` is the entry.
[[nodiscard]] MaybeRefusal refusesAnswer(const State &state, EntryPlace entry, Wants wants, int &index);

/// What is told as a benefit may not be said: input.missingField, input.unknownValue, input.outOfRange.
[[nodiscard]] MaybeRefusal refusesBenefit(const State &state, const Benefit &benefit);
/// The row from which an outpost comes is said only where there are two: input.missingField, tapestry.noOption {field}.
[[nodiscard]] MaybeRefusal refusesRow(OutpostRow row, bool isAsked);
/// Those are not the tech cards that the entry costs: tapestry.noOption {field}, tapestry.noCard.
[[nodiscard]] MaybeRefusal refusesTechs(const State &state, const Entry &entry, const TechRefs &cards);
/// A landmark of the player is still to be built before another turn of theirs: tapestry.placeFirst {landmark}.
[[nodiscard]] MaybeRefusal refusesUnbuilt(const State &state, int player);

[[nodiscard]] MaybeRefusal judge(const State &state, const NameCapital &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const PlacePiece &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Upgrade &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const PlayTapestry &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Invent &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const NameTech &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const NameStack &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const NameOpponent &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const NameLandmark &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Discard &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const StandUp &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const ConvertFood &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const NameCivilization &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Predict &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Lose &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Trade &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const SwapBuildings &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const TellEffect &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const TellBenefit &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const District &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Tallest &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Tally &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const FinishedSheet &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Correct &move);

} // namespace pegsheet::tapestry
