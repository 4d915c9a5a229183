// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/shapes.h"

#include <optional>
#include <vector>

namespace pegsheet::empires {

/// What a correction sets; what is not said stays. Written as the state is: for a player
/// `{"score":4,"row":[{"location":…},…]}`, for the turn `{"start":1,"round":3,"track":[…],"crises":[{"card":…,"open":true}]}`.
struct Correction
{
    std::optional<std::int16_t> score;
    std::optional<Row> row;
    MaybeStock resources;             ///< where resources are kept
    std::optional<std::uint8_t> hand; ///< where resources are kept
    std::optional<std::uint8_t> start;
    std::optional<std::uint8_t> round;
    std::optional<Spaces> track;
    std::optional<std::vector<Crisis>> crises;

    [[nodiscard]] bool isOfPlayer() const { return score || row || resources.isSaid || hand; }
    [[nodiscard]] bool isOfTurn() const { return start || round || track || crises; }
    bool operator==(const Correction &) const = default;
};

[[nodiscard]] Value toValue(const Correction &correction);
/// Refuses what follows from other fields (input.derivedField) and unknown ones.
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction);
[[nodiscard]] Value schemaOf(const Correction &correction);

/// Refuses nothing at all (empires.correctionEmpty), fields of the turn for a player (empires.correctionOfTurn) and the other way
/// round (empires.correctionOfPlayer), resources that are not kept (empires.resourcesNotKept), a card that is elsewhere
/// (empires.cardInPlay), and what does not go with the phase (empires.correctionNotNow {field, phase}).
[[nodiscard]] MaybeRefusal refuses(const State &state, int player, const Correction &correction);

/// The correction that would set the same fields to what they are now.
[[nodiscard]] Correction asItIs(const State &state, int player, const Correction &correction);
/// Sets the fields, and nothing else.
void applyCorrection(State &state, int player, const Correction &correction);

/// The open and closed Disasters of this round.
[[nodiscard]] std::vector<Crisis> crisesOf(const State &state);
[[nodiscard]] Value crisesValue(const std::vector<Crisis> &crises);

} // namespace pegsheet::empires
