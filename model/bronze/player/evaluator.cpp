// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/evaluator.h"

#include "model/bronze/late.h"
#include "model/bronze/player/modelworth.h"
#include "model/bronze/player/weights.h"
#include "model/bronze/rules.h"
#include "model/bronze/scoring.h"
#include "model/core/overload.h"

#include <algorithm>
#include <cmath>

namespace pegsheet::bronze {

namespace {

/// How far chances are off, of the root of a chance times what it lacks to one; alone of the root of the points that are to come.
struct Errors
{
    double model = 0;
    double rolledOut = 0;
};
constexpr Per<Errors, Variant> kErrors{{{{0.10, 0.07}, {0.12, 0.075}, {0.14, 0.12}}}};
constexpr Per<Errors, Variant> kErrorsAlone{{{{0.18, 0.06}, {0.20, 0.10}, {0.52, 0.34}}}};

int crewOf(const State &state)
{
    return kFaces[Face::Workers].workers + (state.mine().has(Development::Masonry) ? 1 : 0);
}

bool endsNow(const State &state)
{
    State after = state;
    after.step = Step::Discarded;
    applyQuietly(after, EndTurn{});
    return after.step == Step::Over;
}

State made(const State &state, const Move &move)
{
    State after = state;
    NoEffects sink;
    apply(after, move, sink);
    return after;
}

} // namespace

const Worth &Evaluator::worthOf(const State &state, int workers)
{
    m_estimate.begin(network(state), state);
    // With the last turn of all nothing counts but points, which the network sees no more.
    if (!state.isSolo() && endsNow(state))
        fillWorth(state, weightsOf(state.variant, state.players), m_worth);
    else
        fillWorth(state, m_estimate, workers, m_worth);
    return m_worth;
}

void Evaluator::think(const State &state)
{
    if (m_thought && m_plan.isOf(state))
        return;
    m_thought = true;
    m_plan.begin(state, worthOf(state, diceOf(state) * crewOf(state) + kStoneWorkers * kGoods[Good::Stone].pegs));
    Worth fast;
    fillWorth(state, weightsOf(state.variant, state.players), fast);
    m_fast.begin(state, fast);
    workFinals(state);
}

// Of two plans for the dice the better one.
Evaluator::End Evaluator::end(const State &state, Dice dice)
{
    End one{m_plan.endOf(dice), {}};
    one.chances = m_estimate.of(one.state);
    End other{m_fast.endOf(dice), one.chances};
    if (!(one.state == other.state))
        other.chances = m_estimate.of(other.state);
    return isBetter(state, other.chances, one.chances) ? other : one;
}

double Evaluator::error(const State &state, double chance, bool rolledOut)
{
    if (state.step == Step::Over)
        return 0;
    const Errors &errors = state.isSolo() ? kErrorsAlone[state.variant] : kErrors[state.variant];
    const double open = state.isSolo() ? chance - totalOf(state, 0) : chance * (1 - chance);
    return (rolledOut ? errors.rolledOut : errors.model) * std::sqrt(std::max(0.0, open));
}

Chances Evaluator::estimated(const State &state) const
{
    if (state.step == Step::Over)
        return resultOf(state);
    Estimate estimate;
    estimate.begin(network(state), state);
    return estimate.of(state);
}

// The dice of a turn once they lie for good.
Dice Evaluator::finalDice(const State &state, Random &random) const
{
    const auto roll = [&](Dice kept) {
        while (kept.size() < diceOf(state))
            kept.add(static_cast<Face>(random.below(kCount<Face>)));
        return kept;
    };
    Dice dice = roll({});
    for (int rolls = kRolls - 1; rolls > 0; --rolls) {
        const int number = DiceSets::numberOf(dice);
        const int keep = m_tree.bestKeep(number, rolls);
        if (keep == number)
            break;
        dice = roll(diceSets()[keep].dice);
    }
    if (const auto face = m_tree.bestOnceMore(DiceSets::numberOf(dice))) {
        dice.remove(*face);
        dice = roll(dice);
    }
    return dice;
}

Evaluator::Turn Evaluator::playTurn(const State &state, Random &random)
{
    const State begun = shouldPreserve(state) ? made(state, Preserve{}) : state;
    think(begun);
    m_estimate.begin(network(begun), begun);
    const End played = end(begun, finalDice(begun, random));
    Turn turn{played.state, played.chances};
    const Chances mean = kept(begun, 0, kRolls - 1);
    for (std::size_t seat = 0; seat < turn.luck.size(); ++seat)
        turn.luck[seat] -= mean[seat];
    return turn;
}

State Evaluator::after(const State &state, Dice dice)
{
    think(state);
    m_estimate.begin(network(state), state);
    return end(state, dice).state;
}

void Evaluator::workFinals(const State &state)
{
    const int dice = diceOf(state);
    for (int number = DiceSets::first(dice); number < DiceSets::first(dice + 1); ++number) {
        const Chances chances = end(state, diceSets()[number].dice).chances;
        m_tree.final(number) = chances[state.player];
        if (state.players > 2)
            for (std::size_t seat = 0; seat < state.players; ++seat)
                m_others[seat].final(number) = chances[seat];
    }
    const bool leadership = state.mine().has(Development::Leadership);
    m_tree.work(dice, kRolls, leadership, state.agreed.locksSkulls);
    if (state.players > 2)
        for (std::size_t seat = 0; seat < state.players; ++seat)
            if (seat != state.player)
                m_others[seat].work(m_tree, kRolls);
}

template <typename Read>
Chances Evaluator::read(const State &state, Read value) const
{
    Chances chances{};
    const float mine = value(m_tree);
    for (std::size_t seat = 0; seat < state.players; ++seat)
        chances[seat] = seat == state.player ? mine : state.players == 2 ? 1 - mine : value(m_others[seat]);
    return chances;
}

Chances Evaluator::lying(const State &state, int number, int rolls, bool leadership) const
{
    if (rolls > 0)
        return kept(state, m_tree.bestKeep(number, rolls), rolls - 1);
    return read(state, [&](const auto &tree) { return leadership ? tree.lying(number, 0) : tree.final(number); });
}

Chances Evaluator::kept(const State &state, int number, int rolls) const
{
    return read(state, [&](const auto &tree) { return tree.kept(number, rolls); });
}

Chances Evaluator::onceMore(const State &state, Face face) const
{
    const int number = DiceSets::numberOf(state.dice);
    return read(state, [&](const auto &tree) { return tree.onceMore(number, face); });
}

bool Evaluator::isBetter(const State &state, const Chances &chances, const Chances &best) const
{
    return chances[state.player] > best[state.player];
}

bool Evaluator::shouldPreserve(const State &state)
{
    if (!canPreserve(state))
        return false;
    const Chances preserved = of(made(state, Preserve{}));
    think(state);
    return isBetter(state, preserved, kept(state, 0, kRolls - 1));
}

Chances Evaluator::start(const State &state)
{
    Chances preserved{};
    const bool may = canPreserve(state);
    if (may)
        preserved = of(made(state, Preserve{}));
    think(state);
    const Chances rolled = kept(state, 0, kRolls - 1);
    return may && isBetter(state, preserved, rolled) ? preserved : rolled;
}

// The best of the moves of 0 to most.
template <typename MoveOf>
Evaluator::Ended Evaluator::bestOf(const State &state, int most, MoveOf moveOf)
{
    Ended best;
    for (int number = 0; number <= most; ++number) {
        const Move move = moveOf(static_cast<std::uint8_t>(number));
        const Chances chances = of(made(state, move));
        if (best.moves.empty() || isBetter(state, chances, best.chances))
            best = {{move}, chances};
    }
    return best;
}

// Once the dice are collected.
const Evaluator::Ended &Evaluator::decided(const State &state)
{
    if (m_decided.moves.empty() || !(m_decidedAt == state)) {
        m_decided = decide(state);
        m_decidedAt = state;
    }
    return m_decided;
}

Evaluator::Ended Evaluator::decide(const State &state)
{
    switch (state.step) {
    case Step::Choosing: return bestOf(state, state.dice.count(Face::Choice), [](std::uint8_t food) { return Move(Choose{food}); });
    case Step::Invading:
        return bestOf(state, state.mine().goods[Good::Metal], [](std::uint8_t metal) { return Move(Spears{metal}); });
    default: return bestEnd(state);
    }
}

Chances Evaluator::of(const State &state)
{
    switch (state.step) {
    case Step::Over: return resultOf(state);
    case Step::Start: return start(state);
    case Step::Rolling: think(state); return lying(state, DiceSets::numberOf(state.dice), state.rollsLeft, leadershipReady(state));
    default: return decided(state).chances;
    }
}

Chances Evaluator::before(const State &state, const Move &move)
{
    if (state.step == Step::Start || state.step == Step::Rolling)
        think(state);
    return std::visit(Overload{
                          [&](const Roll &) { return kept(state, 0, kRolls - 1); },
                          [&](const Reroll &again) { return kept(state, DiceSets::numberOf(again.kept), state.rollsLeft - 1); },
                          [&](const Keep &) { return lying(state, DiceSets::numberOf(state.dice), 0, false); },
                          [&](const Leadership &once) { return onceMore(state, once.from); },
                          [&](const EndTurn &) { return estimated(made(state, move)); },
                          [&](const auto &) { return of(made(state, move)); },
                      },
                      move);
}

Chances Evaluator::fallen(const State &state, const Move &move)
{
    const bool leadership = leadershipReady(state);
    if (const auto *roll = std::get_if<Roll>(&move)) {
        think(state);
        return lying(state, DiceSets::numberOf(roll->faces), kRolls - 1, leadership);
    }
    if (const auto *again = std::get_if<Reroll>(&move)) {
        think(state);
        Dice dice = again->kept;
        for (const Face face : kAll<Face>)
            dice.add(face, again->rolled.count(face));
        return lying(state, DiceSets::numberOf(dice), state.rollsLeft - 1, leadership);
    }
    if (const auto *once = std::get_if<Leadership>(&move)) {
        think(state);
        Dice dice = state.dice;
        dice.remove(once->from);
        dice.add(once->to);
        return lying(state, DiceSets::numberOf(dice), 0, false);
    }
    return before(state, move);
}

Move Evaluator::best(const State &state)
{
    if (state.step == Step::Start)
        return shouldPreserve(state) ? Move(Preserve{}) : Move(Roll{});
    if (state.step != Step::Rolling)
        return decided(state).moves.front();
    think(state);
    const int number = DiceSets::numberOf(state.dice);
    if (state.rollsLeft > 0)
        if (const int keep = m_tree.bestKeep(number, state.rollsLeft); keep != number)
            return Reroll{diceSets()[keep].dice, {}};
    if (leadershipReady(state))
        if (const auto face = m_tree.bestOnceMore(number))
            return Leadership{*face, Face::Food};
    return Keep{};
}

} // namespace pegsheet::bronze
