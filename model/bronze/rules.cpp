// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/rules.h"

#include "model/bronze/finished.h"
#include "model/bronze/late.h"
#include "model/bronze/trading.h"
#include "model/bronze/yield.h"

#include <algorithm>
#include <limits>

namespace pegsheet::bronze {

namespace {

template <typename Sink>
void tellGoods(const State &state, const Yield &yield, Sink &sink)
{
    if constexpr (Sink::kListens) {
        GoodsCollected effect{state.player, yield.goodsEarned, {}, yield.goodsLost, yield.quarried ? 1 : 0};
        for (const Good good : kAll<Good>)
            effect.gained[good] = static_cast<std::uint8_t>(yield.goods[good] - state.mine().goods[good]);
        if (yield.goodsEarned > 0)
            sink(effect);
    }
}

// Famine costs the roller a point for every city that had nothing to eat (EN 3c).
template <typename Sink>
void feed(State &state, const Yield &yield, Sink &sink)
{
    Sheet &sheet = state.mine();
    sheet.food = static_cast<std::uint8_t>(yield.foodAfter);
    sheet.disasters += yield.unfed * kDisasterPoints[Disaster::Famine];
    if constexpr (Sink::kListens) {
        if (yield.foodEarned > 0)
            sink(FoodCollected{state.player, yield.foodEarned, yield.foodLost, yield.foodAfter + yield.eaten});
        sink(Fed{state.player, yield.eaten + yield.unfed, yield.unfed, yield.foodAfter});
        if (yield.unfed > 0)
            sink(Hit{Disaster::Famine, state.player, yield.unfed, {}});
    }
}

template <typename Sink>
void strike(State &state, Disaster disaster, int spears, Sink &sink)
{
    for (int seat = 0; seat < state.players; ++seat) {
        const Fate fate = fateOf(state, disaster, seat, spears);
        Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
        if (fate.kind == Fate::Kind::Hit) {
            if constexpr (Sink::kListens) {
                Hit effect{disaster, static_cast<std::uint8_t>(seat), fate.points, {}};
                if (fate.losesGoods)
                    effect.goods.values = sheet.goods.values;
                sink(effect);
            }
            sheet.disasters += fate.points;
            if (fate.losesGoods)
                sheet.goods = {};
        } else if (Sink::kListens && fate.kind == Fate::Kind::Spared) {
            sink(Spared{disaster, static_cast<std::uint8_t>(seat), fate.by});
        }
    }
}

// Feeding and the disaster are over: on to trading, where that comes first, or to building (DE, FR; D25).
template <typename Sink>
void goOn(State &state, Sink &sink)
{
    const bool tradesFirst = state.agreed.trading && !state.rules().tradesAfterBuilding;
    state.step = tradesFirst ? Step::Trading : Step::Building;
    if constexpr (Sink::kListens) {
        if (state.workers > 0 || state.coins > 0)
            sink(Ready{state.workers, state.coins});
    }
}

// Goods, food, feeding, disaster: all that follows once the dice and the choice stand (EN 3a to 3d).
template <typename Sink>
void collect(State &state, int foodDice, Sink &sink)
{
    const Yield yield = yieldOf(state.mine(), state.dice, foodDice);
    tellGoods(state, yield, sink);
    state.mine().goods = yield.goods;
    feed(state, yield, sink);
    state.workers = static_cast<std::uint8_t>(yield.workers);
    state.coins = static_cast<std::uint8_t>(yield.coins);
    const auto disaster = disasterOf(yield.skulls);
    if (disaster == Disaster::Invasion && spearsMatter(state)) {
        state.step = Step::Invading;
        return;
    }
    if (disaster)
        strike(state, *disaster, 0, sink);
    goOn(state, sink);
}

template <typename Sink>
void endRolling(State &state, Sink &sink)
{
    if (state.dice.count(Face::Choice) > 0)
        state.step = Step::Choosing;
    else
        collect(state, 0, sink);
}

// After a roll: on by itself where nothing is left to decide.
template <typename Sink>
void settleRoll(State &state, Sink &sink)
{
    state.step = Step::Rolling;
    --state.rollsLeft;
    if (allDiceLie(state) && !leadershipReady(state))
        endRolling(state, sink);
}

template <typename Sink>
void tellLastRound(const State &state, EndReason before, Sink &sink)
{
    if constexpr (Sink::kListens) {
        const EndReason now = endReason(state);
        if (before == EndReason::None && now != EndReason::None)
            sink(LastRound{state.player, now});
    }
}

template <typename Sink>
EndReason before(const State &state)
{
    if constexpr (Sink::kListens)
        return endReason(state);
    else
        return EndReason::None;
}

template <typename Sink>
void make(State &state, const Roll &move, Sink &sink)
{
    state.dice = move.faces;
    settleRoll(state, sink);
}

template <typename Sink>
void make(State &state, const Reroll &move, Sink &sink)
{
    state.dice = move.kept + move.rolled;
    settleRoll(state, sink);
}

template <typename Sink>
void make(State &state, const Keep &, Sink &sink)
{
    endRolling(state, sink);
}

template <typename Sink>
void make(State &state, const Leadership &move, Sink &sink)
{
    state.dice.remove(move.from);
    state.dice.add(move.to);
    state.leadershipUsed = true;
    endRolling(state, sink);
}

template <typename Sink>
void make(State &state, const Choose &move, Sink &sink)
{
    collect(state, move.food, sink);
}

template <typename Sink>
void make(State &state, const UseStone &move, Sink &sink)
{
    state.step = Step::Building;
    state.mine().goods[Good::Stone] = static_cast<std::uint8_t>(state.mine().goods[Good::Stone] - move.stone);
    // Only corrections lead so far; all boxes of a sheet together are fewer.
    constexpr int kMost = std::numeric_limits<std::uint8_t>::max();
    state.workers = static_cast<std::uint8_t>(std::min(kMost, state.workers + kStoneWorkers * move.stone));
    if constexpr (Sink::kListens) {
        GivenUp effect{state.player, {}};
        effect.goods[Good::Stone] = move.stone;
        sink(effect);
        sink(Ready{state.workers, state.coins});
    }
}

template <typename Sink>
void make(State &state, const Build &move, Sink &sink)
{
    const EndReason reason = before<Sink>(state);
    Sheet &sheet = state.mine();
    int points = 0;
    bool first = false;
    state.step = Step::Building;
    state.workers = static_cast<std::uint8_t>(state.workers - move.boxes);
    if (isCity(move.target)) {
        auto &boxes = sheet.cityBoxes[cityOf(move.target)];
        boxes = static_cast<std::uint8_t>(boxes + move.boxes);
    } else {
        const Monument monument = monumentOf(move.target);
        auto &boxes = sheet.monumentBoxes[monument];
        if (boxes + move.boxes == kMonuments[monument].boxes) {
            points = monumentPointsNow(state, monument);
            first = !firstTaken(state, monument);
            sheet.monumentPoints[monument] = static_cast<std::uint8_t>(points);
        }
        boxes = static_cast<std::uint8_t>(boxes + move.boxes);
    }
    if constexpr (Sink::kListens) {
        const int open = boxesOf(move.target) - sheet.boxes(move.target);
        sink(Built{state.player, move.target, move.boxes, open, points, first});
        tellLastRound(state, reason, sink);
    }
}

template <typename Sink>
void make(State &state, const Buy &move, Sink &sink)
{
    const EndReason reason = before<Sink>(state);
    Sheet &sheet = state.mine();
    Bought effect{state.player,
                  move.development,
                  costOf(state, move.development),
                  state.coins,
                  {},
                  move.food,
                  0,
                  pointsOf(state, move.development)};
    int paid = state.coins + move.food * state.rules().coinsPerFood;
    for (const Good good : kAll<Good>) {
        if (move.goods.has(good)) {
            paid += sheet.value(good);
            effect.goods[good] = sheet.goods[good];
            sheet.goods[good] = 0;
        }
    }
    sheet.food = static_cast<std::uint8_t>(sheet.food - move.food);
    sheet.developments.insert(move.development);
    state.coins = 0; // all coins count towards the one purchase; no change is given (EN 5; D16)
    state.step = Step::Bought;
    if constexpr (Sink::kListens) {
        effect.over = paid - effect.cost;
        sink(effect);
        tellLastRound(state, reason, sink);
    }
}

template <typename Sink>
void make(State &state, const Discard &move, Sink &sink)
{
    for (const Good good : kAll<Good>) {
        auto &pegs = state.mine().goods[good];
        pegs = static_cast<std::uint8_t>(pegs - move.goods[good]);
    }
    state.step = Step::Discarded;
    if constexpr (Sink::kListens)
        sink(GivenUp{state.player, move.goods});
}

template <typename Sink>
void make(State &state, const EndTurn &, Sink &sink)
{
    TurnEnded effect{state.player, state.workers, state.coins, false};
    const EndReason reason = before<Sink>(state);
    const bool roundOver = state.player + 1 == state.players;
    // Everybody has had as many turns once the last seat has played (EN, game end).
    const bool over = roundOver && endReason(state) != EndReason::None;
    state.workers = 0;
    state.coins = 0;
    if (over) {
        state.step = Step::Over;
    } else {
        state.step = Step::Start;
        state.dice = {};
        state.rollsLeft = kRolls;
        state.leadershipUsed = false;
        state.preserved = false;
        state.trades = 0;
        state.swaps = 0;
        state.player = roundOver ? std::uint8_t{0} : static_cast<std::uint8_t>(state.player + 1);
        state.round += roundOver ? 1 : 0;
    }
    effect.over = over;
    sink(effect);
    tellLastRound(state, reason, sink);
}

template <typename Sink>
void make(State &state, const Preserve &, Sink &sink)
{
    Sheet &sheet = state.mine();
    const int doubled = std::min(kMaxFood, 2 * sheet.food);
    if constexpr (Sink::kListens) {
        GivenUp effect{state.player, {}};
        effect.goods[Good::Pottery] = 1;
        sink(effect);
        sink(FoodCollected{state.player, sheet.food, 2 * sheet.food - doubled, doubled});
    }
    sheet.goods[Good::Pottery] = static_cast<std::uint8_t>(sheet.goods[Good::Pottery] - 1);
    sheet.food = static_cast<std::uint8_t>(doubled);
    state.preserved = true;
}

template <typename Sink>
void make(State &state, const Spears &move, Sink &sink)
{
    auto &metal = state.mine().goods[Good::Metal];
    metal = static_cast<std::uint8_t>(metal - move.metal);
    if constexpr (Sink::kListens) {
        GivenUp effect{state.player, {}};
        effect.goods[Good::Metal] = move.metal;
        if (move.metal > 0)
            sink(effect);
    }
    strike(state, Disaster::Invasion, move.metal, sink);
    goOn(state, sink);
}

template <typename Sink>
void make(State &state, const Ship &move, Sink &sink)
{
    Sheet &sheet = state.mine();
    for (const Good good : {Good::Wood, Good::Cloth})
        sheet.goods[good] = static_cast<std::uint8_t>(sheet.goods[good] - move.ships);
    sheet.ships = static_cast<std::uint8_t>(sheet.ships + move.ships);
    state.step = Step::Building;
    if constexpr (Sink::kListens) {
        GivenUp effect{state.player, {}};
        effect.goods[Good::Wood] = effect.goods[Good::Cloth] = move.ships;
        sink(effect);
        sink(ShipsBuilt{state.player, move.ships, sheet.ships});
    }
}

template <typename Sink>
void make(State &state, const Swap &move, Sink &sink)
{
    Sheet &sheet = state.mine();
    sheet.goods[move.from] = static_cast<std::uint8_t>(sheet.goods[move.from] - 1);
    sheet.goods[move.to] = static_cast<std::uint8_t>(sheet.goods[move.to] + 1);
    ++state.swaps;
    state.step = Step::Exchanged;
    sink(Swapped{state.player, move.from, move.to});
}

template <typename Sink>
void make(State &state, const Trade &move, Sink &sink)
{
    exchange(state, move);
    state.trades = static_cast<std::uint8_t>(std::min(state.trades + 1, 255));
    if (state.rules().tradesAfterBuilding)
        state.step = Step::Exchanged;
    sink(Traded{state.player, move.with, move.give, move.take});
}

template <typename Sink>
void make(State &state, const FinishedSheet &move, Sink &sink)
{
    enter(state, move);
    sink(SheetEntered{move.player, state.step == Step::Over});
}

template <typename Sink>
void make(State &state, const Correct &move, Sink &sink)
{
    const EndReason reason = before<Sink>(state);
    if constexpr (Sink::kListens) {
        Corrected effect{move.player, move.set, move.set};
        for (Setting &setting : effect.before.settings)
            setting.value = valueOf(state, move.player, setting);
        sink(effect);
    }
    applyCorrection(state, move.player, move.set);
    tellLastRound(state, reason, sink);
}

} // namespace

template <typename Sink>
void apply(State &state, const Move &move, Sink &sink)
{
    std::visit([&](const auto &made) { make(state, made, sink); }, move);
}
template void apply(State &, const Move &, NoEffects &);
template void apply(State &, const Move &, EffectLog &);

template <typename M>
void applyQuietly(State &state, const M &move)
{
    NoEffects sink;
    make(state, move, sink);
}
template void applyQuietly(State &, const Roll &);
template void applyQuietly(State &, const Reroll &);
template void applyQuietly(State &, const Keep &);
template void applyQuietly(State &, const Leadership &);
template void applyQuietly(State &, const Choose &);
template void applyQuietly(State &, const UseStone &);
template void applyQuietly(State &, const Build &);
template void applyQuietly(State &, const Buy &);
template void applyQuietly(State &, const Discard &);
template void applyQuietly(State &, const EndTurn &);
template void applyQuietly(State &, const Spears &);
template void applyQuietly(State &, const Ship &);
template void applyQuietly(State &, const Swap &);
template void applyQuietly(State &, const Trade &);
template void applyQuietly(State &, const FinishedSheet &);

} // namespace pegsheet::bronze
