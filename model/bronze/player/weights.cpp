// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/weights.h"

#include "model/bronze/rules.h"
#include "model/bronze/scoring.h"
#include "model/bronze/yield.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

// What the whole table is about in this turn.
struct Outlook
{
    const State &state;
    const Weights &weights;
    bool last = false; ///< the acting player has no turn after this one
    float turns = 0;   ///< to come after this one
    float lead = 0;    ///< points ahead of the best of the others
};

Outlook outlookOf(const State &state, const Weights &weights)
{
    Outlook outlook{state, weights};
    outlook.last = endReason(state) != EndReason::None;
    if (outlook.last)
        return outlook;
    if (state.isSolo()) {
        outlook.turns = static_cast<float>(state.rules().soloRounds) - static_cast<float>(state.round);
        return outlook;
    }
    int most = 0;
    int best = -1000000;
    for (int seat = 0; seat < state.players; ++seat) {
        most = std::max(most, state.sheets[static_cast<std::size_t>(seat)].developments.size());
        if (seat != state.player)
            best = std::max(best, totalOf(state, seat));
    }
    const auto rounds = static_cast<float>(std::min<std::uint32_t>(state.round, 100) - 1);
    outlook.turns = std::clamp(weights[Weights::TurnsBegin] - weights[Weights::TurnsRound] * rounds
                                   - weights[Weights::TurnsDevelopment] * static_cast<float>(most),
                               0.3F, 15.0F);
    outlook.lead = static_cast<float>(std::clamp(totalOf(state, state.player) - best, -1000, 1000));
    return outlook;
}

void fillCity(const Outlook &outlook, Target city, std::array<float, 16> &boxes)
{
    const Weights &weights = outlook.weights;
    const Sheet &sheet = outlook.state.mine();
    const float turns = outlook.turns;
    const float end = sheet.has(Development::Empire) ? static_cast<float>(outlook.state.rules().pointsPerCity) : 0;
    const float whole = turns * weights[Weights::City4 + static_cast<int>(city)] + weights[Weights::CityLong] * turns * turns * 0.1F
        + end;
    const float part = outlook.last ? 0 : weights[Weights::CityPart];
    const int all = boxesOf(city);
    const int there = sheet.boxes(city);
    for (int more = 1; there + more <= all; ++more)
        boxes[static_cast<std::size_t>(more)] = there + more == all
            ? whole - whole * part * static_cast<float>(there) / static_cast<float>(all)
            : whole * part * static_cast<float>(more) / static_cast<float>(all);
}

void fillMonument(const Outlook &outlook, Monument monument, std::array<float, 16> &boxes)
{
    const Weights &weights = outlook.weights;
    const State &state = outlook.state;
    const Sheet &sheet = state.mine();
    const int now = monumentPointsNow(state, monument);
    const bool open = !state.isSolo() && !firstTaken(state, monument);
    float whole = static_cast<float>(now)
        + (sheet.has(Development::Architecture) ? static_cast<float>(state.rules().pointsPerMonument) : 0);
    float part = 0;
    if (!outlook.last) {
        if (open)
            whole += weights[Weights::MonumentFirst] * static_cast<float>(now - laterPoints(state, monument));
        if (monument == Monument::GreatWall)
            whole += weights[Weights::Wall] * outlook.turns;
        part = std::clamp(weights[Weights::MonumentPart] + weights[Weights::MonumentTurn] * outlook.turns, 0.0F, 1.0F);
    }
    const int all = kMonuments[monument].boxes;
    const int there = sheet.monumentBoxes[monument];
    for (int more = 1; there + more <= all; ++more)
        boxes[static_cast<std::size_t>(more)] = there + more == all
            ? whole - whole * part * static_cast<float>(there) / static_cast<float>(all) + 0.001F
            : whole * part * static_cast<float>(more) / static_cast<float>(all);
}

float worthOf(const Outlook &outlook, Development development)
{
    const State &state = outlook.state;
    const Sheet &sheet = state.mine();
    if (!exists(state, development) || sheet.has(development))
        return Worth::kUnwanted;
    float turn = outlook.weights[Weights::Developments + static_cast<int>(development)];
    if (development == Development::Agriculture || development == Development::Masonry || development == Development::Coinage)
        turn *= 1 + outlook.weights[Weights::Dice] * static_cast<float>(sheet.cities() - 5);
    const auto points = static_cast<float>(pointsOf(state, development));
    float worth = points + turn * outlook.turns;
    if (development == Development::Empire)
        worth += static_cast<float>(sheet.cities() * state.rules().pointsPerCity);
    if (development == Development::Architecture) {
        int finished = 0;
        for (const Monument monument : kAll<Monument>)
            finished += sheet.finished(targetOf(monument)) ? 1 : 0;
        worth += static_cast<float>(finished * state.rules().pointsPerMonument);
    }
    const bool ends = !state.isSolo() && !outlook.last && sheet.developments.size() + 1 >= state.agreed.developmentsToEnd;
    if (ends)
        worth += outlook.weights[Weights::End] * std::clamp(outlook.lead + points, -12.0F, 12.0F);
    return worth;
}

void fillGoods(const Outlook &outlook, Worth &worth)
{
    const Weights &weights = outlook.weights;
    const float counted = outlook.state.mine().has(Development::Commerce) ? 1 : 0;
    for (const Good good : kAll<Good>) {
        // At the end goods are worth nothing but a tie (EN, game end).
        const float coin = outlook.last ? 0.001F
                                        : std::max(0.0F, weights[Weights::Coin] + weights[Weights::CoinTurn] * outlook.turns);
        const float peg = counted + (outlook.last ? 0 : weights[Weights::Pegs + static_cast<int>(good)]);
        for (int pegs = 0; pegs <= kGoods[good].pegs; ++pegs)
            worth.goods[good][static_cast<std::size_t>(pegs)] = coin
                    * static_cast<float>(kGoods[good].values[static_cast<std::size_t>(pegs)])
                + peg * static_cast<float>(pegs);
    }
}

void fillFood(const Outlook &outlook, Worth &worth)
{
    const int cities = outlook.state.mine().cities();
    for (int food = 0; food <= kMaxFood; ++food) {
        const int next = std::min(food, cities);
        const int later = std::min(food - next, cities);
        const float sum = outlook.weights[Weights::Food] * static_cast<float>(next)
            + outlook.weights[Weights::FoodLater] * static_cast<float>(later)
            + outlook.weights[Weights::FoodSpare] * static_cast<float>(food - next - later);
        worth.food[static_cast<std::size_t>(food)] = outlook.last ? 0 : sum;
    }
    worth.unfed = -1;
}

void fillSkulls(const Outlook &outlook, Worth &worth)
{
    const State &state = outlook.state;
    const float others = outlook.weights[Weights::Others] / static_cast<float>(std::max(1, state.players - 1));
    const float goods = outlook.weights[Weights::OthersGoods] / static_cast<float>(std::max(1, state.players - 1));
    worth.spear = 0;
    for (int skulls = 0; skulls <= kMaxDice; ++skulls) {
        float sum = 0;
        if (const auto disaster = disasterOf(skulls))
            for (int seat = 0; seat < state.players; ++seat) {
                const Fate fate = fateOf(state, *disaster, seat);
                if (fate.kind != Fate::Kind::Hit)
                    continue;
                const auto points = static_cast<float>(fate.points);
                sum += seat == state.player ? -points : others * points + (fate.losesGoods && !outlook.last ? goods : 0);
                if (skulls == kInvasionSkulls && seat != state.player)
                    worth.spear += others * static_cast<float>(kSpearheadPoints);
            }
        worth.skulls[static_cast<std::size_t>(skulls)] = sum;
    }
}

} // namespace

void fillWorth(const State &state, const Weights &weights, Worth &worth)
{
    const Outlook outlook = outlookOf(state, weights);
    for (const Target target : kAll<Target>) {
        if (isCity(target))
            fillCity(outlook, target, worth.boxes[target]);
        else
            fillMonument(outlook, monumentOf(target), worth.boxes[target]);
    }
    for (const Development development : kAll<Development>)
        worth.developments[development] = worthOf(outlook, development);
    fillGoods(outlook, worth);
    fillFood(outlook, worth);
    fillSkulls(outlook, worth);
    worth.ship = weights[Weights::Ship] * outlook.turns;
}

} // namespace pegsheet::bronze
