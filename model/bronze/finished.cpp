// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/finished.h"

#include "model/bronze/rules.h"
#include "model/core/fields.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace pegsheet::bronze {

namespace {

bool isFinished(Monument monument, const MonumentMark &mark)
{
    return mark.boxes == kMonuments[monument].boxes;
}

int pointsOf(const State &state, const FinishedSheet &sheet, Monument monument)
{
    const MonumentMark &mark = sheet.monuments.marks[monument];
    if (mark.points != MonumentMark::kNotSaid)
        return mark.points;
    if (!isFinished(monument, mark))
        return 0;
    return othersHaveFirst(state, sheet.player, monument) ? laterPoints(state, monument) : kMonuments[monument].first;
}

MaybeRefusal refusesMonument(const State &state, const FinishedSheet &sheet, Monument monument)
{
    const MonumentMark &mark = sheet.monuments.marks[monument];
    const MonumentRow &row = kMonuments[monument];
    if (mark.boxes > 0 && !inPlay(state, monument))
        return Refusal{"bronze.monumentClosed", {{"target", nameOf(monument)}, {"players", state.players}}};
    const int points = pointsOf(state, sheet, monument);
    if (!isFinished(monument, mark))
        return points == 0 ? MaybeRefusal() : outOfRange("points", points, 0, 0);
    const int later = laterPoints(state, monument);
    if (points != row.first && points != later)
        return Refusal{"input.outOfRange", {{"field", "points"}, {"value", points}, {"allowed", Array{row.first, later}}}};
    if (points == row.first && othersHaveFirst(state, sheet.player, monument))
        return Refusal{"bronze.firstTwice", {{"target", nameOf(monument)}, {"later", later}}};
    return std::nullopt;
}

// Whoever finished it first has more than the others: once all sheets are there, somebody must.
MaybeRefusal refusesMissingFirst(const State &state, const FinishedSheet &sheet)
{
    const unsigned others = state.typed & ~(1U << sheet.player);
    if (std::popcount(others) + 1 != state.players)
        return std::nullopt;
    for (const Monument monument : kAll<Monument>) {
        bool anybody = isFinished(monument, sheet.monuments.marks[monument]);
        for (int seat = 0; seat < state.players; ++seat)
            anybody = anybody
                || (seat != sheet.player && state.sheets[static_cast<std::size_t>(seat)].finished(targetOf(monument)));
        const bool mine = isFinished(monument, sheet.monuments.marks[monument])
            && pointsOf(state, sheet, monument) == kMonuments[monument].first;
        if (anybody && !mine && !othersHaveFirst(state, sheet.player, monument))
            return Refusal{"bronze.firstMissing", {{"target", nameOf(monument)}, {"first", kMonuments[monument].first}}};
    }
    return std::nullopt;
}

MaybeRefusal refusesDevelopments(const State &state, const FinishedSheet &sheet)
{
    for (const Development development : kAll<Development>)
        if (sheet.developments.has(development) && !exists(state, development))
            return Refusal{"bronze.noSuchDevelopment", {{"development", nameOf(development)}}};
    return std::nullopt;
}

MaybeRefusal refusesPegsAndBoxes(const State &state, const FinishedSheet &sheet)
{
    for (const Good good : kAll<Good>)
        if (sheet.goods[good] > kGoods[good].pegs)
            return outOfRange(nameOf(good), sheet.goods[good], 0, kGoods[good].pegs);
    for (const City city : kAll<City>)
        if (sheet.cityBoxes[city] > kCities[city].boxes)
            return outOfRange(nameOf(city), sheet.cityBoxes[city], 0, kCities[city].boxes);
    if (auto refusal = refusesDevelopments(state, sheet))
        return refusal;
    if (sheet.ships > 0 && !exists(state, Development::Shipping))
        return Refusal{"bronze.noSuchDevelopment", {{"development", nameOf(Development::Shipping)}}};
    // With trading somebody may have received goods after the own last turn (D23).
    if (sheet.goods.total() > kGoodsLimit && !sheet.developments.has(Development::Caravans) && !state.agreed.trading)
        return Refusal{"bronze.tooManyGoods", {{"goods", sheet.goods.total()}, {"limit", kGoodsLimit}}};
    return std::nullopt;
}

} // namespace

// One is bought a turn, and everybody has as many turns (EN 5; EN, game end; alone: DE, FR, solo).
MaybeRefusal refusesNew(const State &state, const Move &move)
{
    const auto *sheet = std::get_if<FinishedSheet>(&move);
    const int given = sheet == nullptr ? 0 : sheet->developments.size();
    const int most = mostDevelopments(state);
    if (given <= most)
        return std::nullopt;
    Refusal refusal{"bronze.tooManyDevelopments", {{"given", given}, {"most", most}}};
    if (state.isSolo() && !state.agreed.soloEndsEarly)
        refusal.values.push_back({"rounds", state.rules().soloRounds});
    else if (state.rules().longerGame > most)
        refusal.values.push_back({"longer", state.rules().longerGame});
    return refusal;
}

int mostDevelopments(const State &state)
{
    if (!state.isSolo())
        return state.agreed.developmentsToEnd;
    const int rounds = state.rules().soloRounds;
    return state.agreed.soloEndsEarly ? std::min<int>(rounds, state.agreed.developmentsToEnd) : rounds;
}

bool othersHaveFirst(const State &state, int player, Monument monument)
{
    for (int seat = 0; seat < state.players; ++seat) {
        const Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
        if (seat != player && sheet.finished(targetOf(monument)) && sheet.monumentPoints[monument] == kMonuments[monument].first)
            return true;
    }
    return false;
}

std::vector<Contradiction> contradictions(const State &state)
{
    std::vector<Contradiction> found;
    for (const Monument monument : kAll<Monument>) {
        const int first = kMonuments[monument].first;
        if (!firstTaken(state, monument) || laterPoints(state, monument) == first)
            continue;
        std::vector<int> seats;
        for (int seat = 0; seat < state.players; ++seat)
            if (state.sheets[static_cast<std::size_t>(seat)].monumentPoints[monument] == first)
                seats.push_back(seat);
        if (seats.size() != 1)
            found.push_back({monument, std::move(seats)});
    }
    return found;
}

FinishedSheet finishedSheet(const State &state, int player)
{
    const Sheet &from = state.sheets[static_cast<std::size_t>(player)];
    FinishedSheet sheet;
    sheet.player = static_cast<std::uint8_t>(player);
    sheet.food = from.food;
    sheet.goods.values = from.goods.values;
    sheet.cityBoxes.values = from.cityBoxes.values;
    for (const Monument monument : kAll<Monument>) {
        sheet.monuments.marks[monument].boxes = from.monumentBoxes[monument];
        if (from.finished(targetOf(monument)))
            sheet.monuments.marks[monument].points = static_cast<std::int8_t>(from.monumentPoints[monument]);
    }
    sheet.developments = from.developments;
    sheet.disasters = from.disasters;
    sheet.ships = from.ships;
    return sheet;
}

MaybeRefusal refusesSheet(const State &state, const FinishedSheet &sheet)
{
    if (sheet.player >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", sheet.player}, {"players", state.players}}};
    if (auto refusal = refusesPegsAndBoxes(state, sheet))
        return refusal;
    for (const Monument monument : kAll<Monument>)
        if (auto refusal = refusesMonument(state, sheet, monument))
            return refusal;
    return refusesMissingFirst(state, sheet);
}

void enter(State &state, const FinishedSheet &sheet)
{
    Sheet entered;
    entered.food = sheet.food;
    entered.goods.values = sheet.goods.values;
    entered.cityBoxes.values = sheet.cityBoxes.values;
    for (const Monument monument : kAll<Monument>) {
        entered.monumentBoxes[monument] = sheet.monuments.marks[monument].boxes;
        entered.monumentPoints[monument] = static_cast<std::uint8_t>(pointsOf(state, sheet, monument));
    }
    entered.developments = sheet.developments;
    entered.disasters = sheet.disasters;
    entered.ships = sheet.ships;
    state.sheets[sheet.player] = entered;
    state.typed = static_cast<std::uint8_t>(state.typed | 1U << sheet.player);
    const int next = std::countr_one(state.typed);
    state.step = next < state.players ? Step::Typing : Step::Over;
    state.player = static_cast<std::uint8_t>(next < state.players ? next : state.players - 1);
}

} // namespace pegsheet::bronze
