// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/turnplan.h"

#include "model/bronze/player/ending.h"
#include "model/bronze/rules.h"
#include "model/bronze/yield.h"

namespace pegsheet::bronze {

namespace {

// How many spearheads to give, by a spending that has begun.
std::uint8_t mostSpears(const State &state, const Worth &worth, const Spending &spending)
{
    std::uint8_t best = 0;
    float most = 2 * Worth::kUnwanted;
    for (std::uint8_t metal = 0; metal <= state.mine().goods[Good::Metal]; ++metal) {
        Purse purse = purseOf(state);
        purse.goods[Good::Metal] = static_cast<std::uint8_t>(purse.goods[Good::Metal] - metal);
        if (const float sum = spending.best(purse).worth + worth.spear * static_cast<float>(metal); sum > most) {
            most = sum;
            best = metal;
        }
    }
    return best;
}

} // namespace

int diceOf(const State &state)
{
    return state.step == Step::Start ? state.mine().cities() : state.dice.size();
}

void TurnPlan::begin(const State &state, const Worth &worth)
{
    m_state = state;
    m_worth = worth;
    const int crew = kFaces[Face::Workers].workers + (state.mine().has(Development::Masonry) ? 1 : 0);
    m_choicesKnown = {};
    m_spending.begin(m_state, m_worth, diceOf(state) * crew);
}

bool TurnPlan::isOf(const State &state) const
{
    return m_state.rollsLeft >= state.rollsLeft && m_state.player == state.player && m_state.round == state.round
        && m_state.players == state.players && m_state.variant == state.variant && diceOf(m_state) == diceOf(state)
        && m_state.agreed == state.agreed && m_state.sheets == state.sheets;
}

TurnPlan::Choice TurnPlan::choiceFor(int foodDice, int workDice, int choices, int earned, int coinDice)
{
    const Sheet &sheet = m_state.mine();
    const int agriculture = sheet.has(Development::Agriculture) ? 1 : 0;
    const int crew = sheet.has(Development::Masonry) ? 1 : 0;
    const int cities = sheet.cities();
    const bool apart = m_spending.isApart();
    Choice best{2 * Worth::kUnwanted, 0};
    for (int food = 0; food <= choices; ++food) {
        const int stored = std::min(kMaxFood, sheet.food + 3 * foodDice + 2 * food + agriculture * (foodDice + food));
        const int eaten = std::min(stored, cities);
        const int workers = 3 * workDice + 2 * (choices - food) + crew * (workDice + choices - food);
        const float spent = apart ? m_spending.boxesWorth(workers) + m_worth.food[static_cast<std::size_t>(stored - eaten)]
                                  : m_spending.worthOf(earned, coinDice, workers, stored - eaten);
        const float worth = spent + m_worth.unfed * static_cast<float>(cities - eaten);
        if (worth > best.worth)
            best = {worth, static_cast<std::uint8_t>(food)};
    }
    return best;
}

TurnPlan::Choice TurnPlan::bestChoice(Dice dice)
{
    const int skulls = dice.count(Face::Skull);
    const bool revolt = skulls >= kRevoltSkulls && !m_state.mine().has(Development::Religion);
    const int earned = revolt ? Spending::kLost : dice.count(Face::Good) + 2 * skulls;
    const int food = dice.count(Face::Food);
    const int work = dice.count(Face::Workers);
    const int choices = dice.count(Face::Choice);
    const int coins = dice.count(Face::Coins);
    Choice best;
    if (m_spending.isApart()) {
        const auto at = [&](auto &table) -> auto &
        {
            return table[static_cast<std::size_t>(food)][static_cast<std::size_t>(work)][static_cast<std::size_t>(choices)];
        };
        if (!at(m_choicesKnown))
            at(m_choices) = choiceFor(food, work, choices, earned, coins);
        at(m_choicesKnown) = true;
        best = at(m_choices);
        best.worth += m_spending.boughtFor(earned, coins);
    } else {
        best = choiceFor(food, work, choices, earned, coins);
    }
    best.worth += m_worth.skulls[static_cast<std::size_t>(skulls)];
    return best;
}

float TurnPlan::worthOf(Dice dice)
{
    return bestChoice(dice).worth;
}

std::uint8_t TurnPlan::bestFood(Dice dice)
{
    return bestChoice(dice).food;
}

State TurnPlan::endOf(Dice dice)
{
    State state = m_state;
    state.step = Step::Rolling;
    state.dice = dice;
    state.rollsLeft = 0;
    state.leadershipUsed = true;
    applyQuietly(state, Keep{});
    if (state.step == Step::Choosing)
        applyQuietly(state, Choose{bestFood(dice)});
    if (state.step == Step::Invading)
        applyQuietly(state, Spears{mostSpears(state, m_worth, m_spending)});
    const Ending ending = bestEnding(state, m_worth, m_spending);
    visitMoves(state, ending, [&](const auto &move) { applyQuietly(state, move); });
    return state;
}

void TurnPlan::workRolls(bool all)
{
    const int dice = diceOf(m_state);
    for (int number = DiceSets::first(dice); number < DiceSets::first(dice + 1); ++number)
        m_tree.final(number) = worthOf(diceSets()[number].dice);
    const bool leadership = leadershipReady(m_state);
    if (all)
        m_tree.work(dice, m_state.rollsLeft, leadership, m_state.agreed.locksSkulls);
    else
        m_tree.workKeeps(dice, m_state.rollsLeft, leadership, m_state.agreed.locksSkulls);
}

std::vector<Move> bestEnd(const State &state, const Worth &worth, Spending &spending)
{
    std::vector<Move> moves;
    if (mayBuy(state.step)) {
        spending.begin(state, worth, mayBuild(state.step) ? state.workers : Spending::kNoBuilding);
        visitMoves(state, bestEnding(state, worth, spending), [&](const auto &move) { moves.emplace_back(move); });
        return moves;
    }
    if (toDiscard(state.mine()) > 0)
        moves.emplace_back(Discard{overLimit(state.mine().goods)});
    moves.emplace_back(EndTurn{});
    return moves;
}

std::uint8_t bestSpears(const State &state, const Worth &worth, Spending &spending)
{
    spending.begin(state, worth, state.workers);
    return mostSpears(state, worth, spending);
}

} // namespace pegsheet::bronze
