// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/modelworth.h"

#include "model/bronze/rules.h"
#include "model/bronze/yield.h"

#include <algorithm>
#include <cmath>

namespace pegsheet::bronze {

namespace {

// The natural logarithm, the same on every machine: by the series of the inverse hyperbolic tangent.
float logarithm(float x)
{
    int exponent = 0;
    const float part = std::frexp(x, &exponent); // 0.5 to 1
    const float y = (part - 0.70710678F) / (part + 0.70710678F);
    const float square = y * y;
    const float series = 2 * y * (1 + square * (0.33333333F + square * (0.2F + square * 0.14285714F)));
    return series + (static_cast<float>(exponent) - 0.5F) * 0.69314718F;
}

// The table after a turn that left something.
class Left
{
public:
    Left(const State &state, const Estimate &estimate) : m_state(state), m_estimate(estimate)
    {
        m_state.step = Step::Discarded;
        // What a turn mostly leaves, so that each thing is seen beside it.
        m_state.mine().food = static_cast<std::uint8_t>(std::min<int>(state.mine().food, 3));
        m_nothing = meritWith([](State &) {});
    }
    template <typename Change>
    [[nodiscard]] float of(Change change) const
    {
        return meritWith(change) - m_nothing;
    }
    template <typename Change>
    [[nodiscard]] float ofMine(Change change) const
    {
        return of([&](State &state) { change(state.mine()); });
    }

private:
    template <typename Change>
    [[nodiscard]] float meritWith(Change change) const
    {
        State state = m_state;
        change(state);
        applyQuietly(state, EndTurn{});
        return merit(m_estimate.of(state), state, m_state.player);
    }

    State m_state;
    const Estimate &m_estimate;
    float m_nothing = 0;
};

void fillBoxes(const State &state, const Left &left, int workers, Worth &worth)
{
    const Sheet &sheet = state.mine();
    for (const Target target : kAll<Target>) {
        if (!inPlay(state, target))
            continue;
        const int open = boxesOf(target) - sheet.boxes(target);
        for (int more = 1; more <= std::min(open, workers); ++more)
            worth.boxes[target][static_cast<std::size_t>(more)] = left.of([&](State &after) {
                after.step = Step::Building;
                after.workers = static_cast<std::uint8_t>(more);
                applyQuietly(after, Build{target, static_cast<std::uint8_t>(more)});
            });
    }
}

void fillGoods(const State &state, const Left &left, Worth &worth)
{
    for (const Good good : kAll<Good>) {
        const float none = left.ofMine([&](Sheet &sheet) { sheet.goods[good] = 0; });
        for (int pegs = 0; pegs <= kGoods[good].pegs; ++pegs)
            worth.goods[good][static_cast<std::size_t>(pegs)] = left.ofMine([&](Sheet &sheet) {
                sheet.goods[good] = static_cast<std::uint8_t>(pegs);
            }) - none;
    }
    for (int food = 0; food <= kMaxFood; ++food)
        worth.food[static_cast<std::size_t>(food)] = left.ofMine(
            [&](Sheet &sheet) { sheet.food = static_cast<std::uint8_t>(food); });
    worth.unfed = left.ofMine([](Sheet &sheet) { ++sheet.disasters; });
    worth.ship = state.mine().has(Development::Shipping)
        ? left.ofMine([](Sheet &sheet) { sheet.ships = static_cast<std::uint8_t>(std::min(kMaxShips, sheet.ships + 1)); })
        : 0;
}

// What the disaster does to everybody, the roller's own goods aside.
void suffer(State &state, Disaster disaster, int spears)
{
    const State before = state;
    for (int seat = 0; seat < state.players; ++seat) {
        const Fate fate = fateOf(before, disaster, seat, spears);
        if (fate.kind != Fate::Kind::Hit)
            continue;
        Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
        sheet.disasters += fate.points;
        if (fate.losesGoods && seat != state.player)
            sheet.goods = {};
    }
}

void fillSkulls(const Left &left, Worth &worth)
{
    for (int skulls = 0; skulls <= kMaxDice; ++skulls) {
        const auto disaster = disasterOf(skulls);
        worth.skulls[static_cast<std::size_t>(skulls)] = disaster ? left.of([&](State &state) { suffer(state, *disaster, 0); }) : 0;
    }
    worth.spear = left.of([&](State &state) { suffer(state, Disaster::Invasion, 1); })
        - left.of([&](State &state) { suffer(state, Disaster::Invasion, 0); });
}

} // namespace

float merit(const Chances &chances, const State &state, int seat)
{
    constexpr float kLeast = 0.001F; // what is as good as won or lost is not worth everything
    const float chance = chances[static_cast<std::size_t>(seat)];
    if (state.isSolo())
        return chance;
    const float inside = std::clamp(chance, kLeast, 1 - kLeast);
    return logarithm(inside / (1 - inside));
}

void fillWorth(const State &state, const Estimate &estimate, int workers, Worth &worth)
{
    const Left left(state, estimate);
    fillBoxes(state, left, workers, worth);
    for (const Development development : kAll<Development>)
        worth.developments[development] = exists(state, development) && !state.mine().has(development)
            ? left.ofMine([&](Sheet &sheet) { sheet.developments.insert(development); })
            : Worth::kUnwanted;
    fillGoods(state, left, worth);
    fillSkulls(left, worth);
}

} // namespace pegsheet::bronze
