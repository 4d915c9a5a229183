// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/odds.h"

#include "model/bronze/payment.h"
#include "model/bronze/preview.h"

#include <algorithm>
#include <cstdint>

namespace pegsheet::bronze {

namespace {

/// In how many orders those dice can lie.
std::uint32_t ordersOf(Dice dice)
{
    std::uint32_t orders = 1;
    int left = dice.size();
    for (const Face face : kAll<Face>) {
        orders *= choose(left, dice.count(face));
        left -= dice.count(face);
    }
    return orders;
}

/// Adds up of all rolls what each of them brings, by how often it comes.
class Counting
{
public:
    explicit Counting(const State &state) : m_state(state), m_unowned(unowned(state)) {}

    void add(Dice dice, std::uint32_t orders)
    {
        m_orders += orders;
        const int choices = dice.count(Face::Choice);
        const DicePreview working = previewDice(m_state, dice, 0);
        const DicePreview feeding = choices == 0 ? working : previewDice(m_state, dice, choices);
        if (working.disaster)
            m_disasters[*working.disaster] += orders;
        if (feeding.yield.unfed > 0)
            m_disasters[Disaster::Famine] += orders;
        addBuildings(working, orders);
        const EnumSet<Development> within = affordable(
            m_state.variant, std::min(kDearest, std::max(working.purchasingPower, feeding.purchasingPower)));
        for (const Development development : kAll<Development>)
            if (m_unowned.has(development) && within.has(development))
                m_developments[development] += orders;
    }

    [[nodiscard]] Odds odds() const
    {
        return {part<Disaster>(m_disasters), part<Target>(m_targets), part<Development>(m_developments)};
    }

private:
    void addBuildings(const DicePreview &working, std::uint32_t orders)
    {
        const Sheet &sheet = m_state.mine();
        const bool loses = working.disaster && working.fates[m_state.player].losesGoods;
        const int stones = sheet.has(Development::Engineering) && !loses ? working.yield.goods[Good::Stone] : 0;
        for (const Target target : kAll<Target>)
            if (inPlay(m_state, target) && !sheet.finished(target)
                && boxesOf(target) - sheet.boxes(target) <= working.yield.workers + kStoneWorkers * stones)
                m_targets[target] += orders;
    }

    template <NamedEnum E>
    [[nodiscard]] Per<double, E> part(const Per<std::uint32_t, E> &counts) const
    {
        Per<double, E> chances;
        for (const E e : kAll<E>)
            chances[e] = static_cast<double>(counts[e]) / m_orders;
        return chances;
    }

    const State &m_state;
    EnumSet<Development> m_unowned;
    std::uint32_t m_orders = 0;
    Per<std::uint32_t, Disaster> m_disasters{};
    Per<std::uint32_t, Target> m_targets{};
    Per<std::uint32_t, Development> m_developments{};
};

} // namespace

Odds oddsOf(const State &state, Dice kept)
{
    const int all = state.step == Step::Start ? state.mine().cities() : state.dice.size();
    const int rolled = all - kept.size();
    Counting counting(state);
    for (std::uint32_t place = 0; place < Dice::variety(rolled); ++place) {
        const Dice dice = Dice::at(rolled, place);
        counting.add(kept + dice, ordersOf(dice));
    }
    return counting.odds();
}

} // namespace pegsheet::bronze
