// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/correction.h"
#include "model/bronze/finished.h"
#include "model/bronze/late.h"
#include "model/bronze/state.h"
#include "model/core/statefields.h"

#include <cstdint>

/// What the outside sees of a state and what a correction sets, field by field. The number of a state, and how a correction is
/// kept, belong to the shared format as they are: model/bronze/view.cpp, model/bronze/correction.h.
namespace pegsheet::bronze {

/// Rounds have no end; what is typed in has.
inline constexpr std::int64_t kMostRounds = 1000000;

/// Dice as a list of faces, no more than there are (input.outOfRange).
[[nodiscard]] Value toValue(const Dice &dice);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Dice &dice);
[[nodiscard]] Value schemaOf(const Dice &dice);

/// Finished monuments of which the sheets say what cannot be, as the outside sees them.
[[nodiscard]] Value contradictionsValue(const State &state);
[[nodiscard]] Value contradictionsSchema();

void State::describe(auto &state, auto &&visit)
{
    const Shown ofLate{.isAlways = false, .isNow = exists(state, Development::Shipping)};
    const auto count = [](std::int64_t most) { return SchemaWriter::integerSchema({0, most}); };
    visit.told(
        "round", [&] { return static_cast<std::int64_t>(state.round); },
        [] {
            return Object{{"type", "integer"}, {"minimum", 1}};
        });
    visit("round", state.round, Range{1, kMostRounds}, SetOnly());
    visit.players(state);
    visit("dice", state.dice, Settable());
    visit("rollsLeft", state.rollsLeft, Range{0, kRolls}, SetTo{{0, kRolls - 1}});
    visit("workers", state.workers, Range{0, 255}, SetTo{{0, kMaxWorkers}});
    visit("coins", state.coins, Range{0, kMaxCoins}, Settable());
    visit("leadershipUsed", state.leadershipUsed);
    visit("preserved", state.preserved, ofLate);
    visit.told(
        "swapsLeft", [&] { return swapsLeft(state); }, [=] { return count(kMaxShips); }, ofLate);
    visit.told(
        "toDiscard", [&] { return state.step >= Step::Over ? 0 : toDiscard(state.mine()); }, [=] { return count(30); });
    visit.told(
        "lastRound", [&] { return nameOf(endReason(state)); },
        [] { return SchemaWriter::namesSchema(EnumNames<EndReason>::names); });
    const bool isContradicted = state.step == Step::Over && !contradictions(state).empty();
    visit.told(
        "contradictions", [&] { return contradictionsValue(state); }, [] { return contradictionsSchema(); },
        Shown{.isAlways = false, .isNow = isContradicted});
}

void State::describe(auto &state, int seat, auto &&visit)
{
    auto &sheet = state.sheets[static_cast<std::size_t>(seat)];
    visit("food", sheet.food, Range{0, kMaxFood}, Settable());
    visit.group("goods", [&] {
        for (const Good good : kAll<Good>)
            visit(nameOf(good), sheet.goods[good], Range{0, kGoods[good].pegs}, Settable());
    });
    visit.told(
        "cities", [&] { return sheet.cities(); },
        [] {
            return SchemaWriter::integerSchema({kStartCities, kMaxDice});
        });
    visit.group("cityBoxes", [&] {
        for (const City city : kAll<City>)
            visit(nameOf(city), sheet.cityBoxes[city], Range{0, kCities[city].boxes}, Settable());
    });
    visit.group("monuments", [&] {
        for (const Monument monument : kAll<Monument>)
            visit.group(nameOf(monument), [&] {
                visit("boxes", sheet.monumentBoxes[monument], Range{0, kMonuments[monument].boxes}, Settable());
                visit("points", sheet.monumentPoints[monument], Range{0, kMonuments[monument].first}, Settable());
            });
    });
    visit("developments", sheet.developments, Settable());
    visit.told("disasters", [&] { return sheet.disasters; });
    visit("disasters", sheet.disasters, Range{0, kMostDisasters}, SetOnly());
    visit("ships", sheet.ships, Range{0, kMaxShips}, Settable{{.isAlways = false, .isNow = exists(state, Development::Shipping)}});
}

} // namespace pegsheet::bronze
