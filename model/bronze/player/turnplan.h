// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/player/rolltree.h"
#include "model/bronze/player/spending.h"

#include <vector>

namespace pegsheet::bronze {

/// One turn of the acting player thought through by what things are worth.
class TurnPlan
{
public:
    /// Looks at the sheets before the dice are collected (steps Start, Rolling, Choosing).
    void begin(const State &state, const Worth &worth);
    /// The plan is of these sheets and this turn.
    [[nodiscard]] bool isOf(const State &state) const;

    /// What the turn is worth once the dice lie for good.
    [[nodiscard]] float worthOf(Dice dice);
    /// How many of the choice dice should give food (EN 2).
    [[nodiscard]] std::uint8_t bestFood(Dice dice);

    /// The table after the turn, if the dice lie so for good and the best is made of them.
    [[nodiscard]] State endOf(Dice dice);

    /// Works out what to keep of the dice; needed before tree() is asked. With `all` also what the dice are worth before the first
    /// of the rolls that are left.
    void workRolls(bool all);
    [[nodiscard]] const RollTree &tree() const { return m_tree; }

private:
    struct Choice
    {
        float worth = 0;
        std::uint8_t food = 0;
    };
    [[nodiscard]] Choice bestChoice(Dice dice);
    [[nodiscard]] Choice choiceFor(int food, int workers, int choices, int earned, int coins);

    State m_state;
    Worth m_worth;
    Spending m_spending;
    RollTree m_tree;
    // By dice of food, workers and choice, where the purchase is a matter of its own.
    std::array<std::array<std::array<Choice, kMaxDice + 1>, kMaxDice + 1>, kMaxDice + 1> m_choices;
    std::array<std::array<std::array<bool, kMaxDice + 1>, kMaxDice + 1>, kMaxDice + 1> m_choicesKnown{};
};

/// How many dice are rolled in the turn: those that lie, before the roll one a city.
[[nodiscard]] int diceOf(const State &state);

/// The moves that end a turn whose dice are collected, best by what things are worth; the last is the end of the turn. With
/// Shipping ships and swaps among them.
[[nodiscard]] std::vector<Move> bestEnd(const State &state, const Worth &worth, Spending &spending);
/// How many spearheads an invasion by Smithing should take, at that step.
[[nodiscard]] std::uint8_t bestSpears(const State &state, const Worth &worth, Spending &spending);

} // namespace pegsheet::bronze
