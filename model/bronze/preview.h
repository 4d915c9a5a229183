// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/effects.h"
#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/bronze/yield.h"
#include "model/core/refusal.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Answers to "what would it bring?" that change nothing.
namespace pegsheet::bronze {

/// Moves made one after the other on a copy of the state, up to the first refused one.
struct Outlook
{
    State after;
    std::vector<Effect> effects;
    std::size_t made = 0; ///< moves accepted
    MaybeRefusal refusal; ///< why the next one was not
};
[[nodiscard]] Outlook outlook(const State &state, std::span<const Move> moves);

/// What dice would bring the acting player if they lay so at the end of the rolling; also for dice that are
/// only partly known yet.
struct DicePreview
{
    Yield yield;
    std::optional<Disaster> disaster;
    std::array<Fate, kMaxSeats> fates; ///< by seat, where there is a disaster
    int purchasingPower = 0;           ///< coins, and all goods and food that could pay, after collecting
};
[[nodiscard]] DicePreview previewDice(const State &state, Dice dice, int foodDice);

/// How many of the choice dice to propose as food: as few as keep every city fed, so that the rest can work.
[[nodiscard]] int proposedFoodDice(const State &state, Dice dice);

} // namespace pegsheet::bronze
