// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/fastplayer.h"

#include "model/bronze/game.h"
#include "model/bronze/late.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

Dice rolledFrom(Dice kept, int dice, Random &random)
{
    Dice rolled;
    for (int n = kept.size(); n < dice; ++n)
        rolled.add(static_cast<Face>(random.below(6)));
    return rolled;
}

} // namespace

const Weights &FastPlayer::weightsOf(const State &state) const
{
    return m_weights != nullptr ? *m_weights : bronze::weightsOf(state.variant, state.players);
}

void FastPlayer::think(const State &state)
{
    if (m_plan.isOf(state))
        return;
    Worth worth;
    fillWorth(state, weightsOf(state), worth);
    m_plan.begin(state, worth);
    m_rollsWorked = false;
}

bool FastPlayer::shouldPreserve(const State &state)
{
    if (!canPreserve(state))
        return false;
    const auto worthOf = [&](const State &tried) {
        think(tried);
        m_plan.workRolls(false);
        return m_plan.tree().kept(0, kRolls - 1);
    };
    State preserved = state;
    NoEffects sink;
    apply(preserved, Preserve{}, sink);
    return worthOf(preserved) > worthOf(state);
}

Move FastPlayer::roll(const State &state, Random &random)
{
    if (shouldPreserve(state))
        return Preserve{};
    return Roll{rolledFrom({}, diceOf(state), random)};
}

Move FastPlayer::rollOn(const State &state, Random &random)
{
    think(state);
    if (!m_rollsWorked)
        m_plan.workRolls(false);
    m_rollsWorked = true;
    const int number = DiceSets::numberOf(state.dice);
    const RollTree &tree = m_plan.tree();
    if (state.rollsLeft > 0 && !allDiceLie(state)) {
        const int keep = tree.bestKeep(number, state.rollsLeft);
        const Dice kept = diceSets()[keep].dice;
        if (keep != number)
            return Reroll{kept, rolledFrom(kept, state.dice.size(), random)};
    }
    if (const auto face = tree.bestOnceMore(number))
        return Leadership{*face, static_cast<Face>(random.below(6))};
    return Keep{};
}

Move FastPlayer::end(const State &state)
{
    if (m_moves.empty()) {
        Worth worth;
        fillWorth(state, weightsOf(state), worth);
        m_moves = bestEnd(state, worth, m_spending);
        std::reverse(m_moves.begin(), m_moves.end());
    }
    const Move move = std::move(m_moves.back());
    m_moves.pop_back();
    return move;
}

Move FastPlayer::play(State &state, Random &random)
{
    if (!mayDiscard(state.step) || !(state == m_after))
        m_moves.clear();
    Move move;
    switch (state.step) {
    case Step::Start: move = roll(state, random); break;
    case Step::Rolling: move = rollOn(state, random); break;
    case Step::Choosing:
        think(state);
        move = Choose{m_plan.bestFood(state.dice)};
        break;
    case Step::Invading: {
        Worth worth;
        fillWorth(state, weightsOf(state), worth);
        move = Spears{bestSpears(state, worth, m_spending)};
        break;
    }
    case Step::Typing: return playRandomly(state, random);
    default: move = end(state); break;
    }
    NoEffects sink;
    apply(state, move, sink);
    m_after = state;
    return move;
}

} // namespace pegsheet::bronze
