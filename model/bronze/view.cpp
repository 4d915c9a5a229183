// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/game.h"

#include "model/bronze/finished.h"
#include "model/bronze/late.h"
#include "model/core/fields.h"
#include "model/core/hasher.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace pegsheet::bronze {

namespace {

template <NamedEnum E, typename Get>
Object perEach(Get get)
{
    Object object;
    for (const E e : kAll<E>)
        object.push_back({std::string(nameOf(e)), get(e)});
    return object;
}

Value sheetValue(const Sheet &sheet, const std::string &name, bool withShips)
{
    Object object{{"name", name}, {"food", sheet.food}};
    object.push_back({"goods", perEach<Good>([&](Good good) { return Value(sheet.goods[good]); })});
    object.push_back({"cities", sheet.cities()});
    object.push_back({"cityBoxes", perEach<City>([&](City city) { return Value(sheet.cityBoxes[city]); })});
    object.push_back(
        {"monuments", perEach<Monument>([&](Monument monument) {
             return Value(Object{{"boxes", sheet.monumentBoxes[monument]}, {"points", sheet.monumentPoints[monument]}});
         })});
    FieldWriter write(object);
    write("developments", sheet.developments);
    object.push_back({"disasters", sheet.disasters});
    if (withShips)
        object.push_back({"ships", sheet.ships});
    return object;
}

Array contradictionsValue(const State &state)
{
    Array list;
    for (const Contradiction &each : contradictions(state))
        list.push_back(Object{{"target", nameOf(each.monument)}, {"first", Array(each.first.begin(), each.first.end())}});
    return list;
}

// All of them must be there, but those that only some rule sets have.
Value objectSchema(Object properties, std::initializer_list<std::string_view> sometimes = {})
{
    Array required;
    for (const Member &member : properties)
        if (std::find(sometimes.begin(), sometimes.end(), member.key) == sometimes.end())
            required.emplace_back(member.key);
    return Object{{"type", "object"},
                  {"properties", std::move(properties)},
                  {"required", std::move(required)},
                  {"additionalProperties", false}};
}

Value listSchema(std::span<const std::string_view> names)
{
    return Object{{"type", "array"}, {"items", SchemaWriter::namesSchema(names)}};
}

Value count(std::int64_t max)
{
    return SchemaWriter::integerSchema({0, max});
}

Value sheetSchema()
{
    return objectSchema(
        {
            {"name", Object{{"type", "string"}}},
            {"food", count(kMaxFood)},
            {"goods", objectSchema(perEach<Good>([](Good good) { return count(kGoods[good].pegs); }))},
            {"cities", SchemaWriter::integerSchema({kStartCities, kMaxDice})},
            {"cityBoxes", objectSchema(perEach<City>([](City city) { return count(kCities[city].boxes); }))},
            {"monuments", objectSchema(perEach<Monument>([](Monument monument) {
                 return objectSchema({{"boxes", count(kMonuments[monument].boxes)}, {"points", count(kMonuments[monument].first)}});
             }))},
            {"developments", listSchema(EnumNames<Development>::names)},
            {"disasters", Object{{"type", "integer"}, {"minimum", 0}}},
            {"ships", count(kMaxShips)},
        },
        {"ships"});
}

// Numbers of the steps in a state's number, which belongs to the shared format.
constexpr std::array<std::uint8_t, 11> kStepNumbers{0, 1, 2, 7, 8, 3, 9, 4, 5, 6, 10};

struct StateHasher : Hasher
{
    template <typename Array>
    void feedAll(const Array &bytes)
    {
        for (const std::uint8_t byte : bytes)
            feed(byte, 1);
    }
};

// What only some rule sets and options have.
void feedMore(StateHasher &hasher, const State &state)
{
    const Agreed &agreed = state.agreed;
    for (const bool truth : {agreed.trading, agreed.locksSkulls, agreed.soloEndsEarly, agreed.onlySheets, state.preserved})
        hasher.feed(truth ? 1 : 0, 1);
    hasher.feed(agreed.developmentsToEnd, 1);
    hasher.feed(static_cast<std::uint64_t>(agreed.laterPoints), 1);
    hasher.feed(state.trades, 1);
    hasher.feed(state.swaps, 1);
    hasher.feed(state.typed, 1);
    for (const Sheet &sheet : state.seated())
        hasher.feed(sheet.ships, 1);
}

} // namespace

Value stateValue(const State &state, const Setup &setup)
{
    Array players;
    for (std::size_t seat = 0; seat < state.players; ++seat)
        players.push_back(sheetValue(state.sheets[seat], setup.players[seat], exists(state, Development::Shipping)));
    Object object{{"round", static_cast<std::int64_t>(state.round)}, {"players", std::move(players)}};
    FieldWriter write(object);
    write("dice", state.dice);
    object.push_back({"rollsLeft", state.rollsLeft});
    object.push_back({"workers", state.workers});
    object.push_back({"coins", state.coins});
    object.push_back({"leadershipUsed", state.leadershipUsed});
    if (exists(state, Development::Shipping)) {
        object.push_back({"preserved", state.preserved});
        object.push_back({"swapsLeft", swapsLeft(state)});
    }
    object.push_back({"toDiscard", state.step >= Step::Over ? 0 : toDiscard(state.mine())});
    object.push_back({"lastRound", nameOf(endReason(state))});
    if (state.step == Step::Over)
        if (Array contradicting = contradictionsValue(state); !contradicting.empty())
            object.push_back({"contradictions", std::move(contradicting)});
    return object;
}

Value stateSchema()
{
    return objectSchema(
        {
            {"round", Object{{"type", "integer"}, {"minimum", 1}}},
            {"players", Object{{"type", "array"}, {"items", sheetSchema()}, {"minItems", 1}, {"maxItems", kMaxSeats}}},
            {"dice", listSchema(EnumNames<Face>::names)},
            {"rollsLeft", count(kRolls)},
            {"workers", count(255)},
            {"coins", count(kMaxCoins)},
            {"leadershipUsed", Object{{"type", "boolean"}}},
            {"preserved", Object{{"type", "boolean"}}},
            {"swapsLeft", count(kMaxShips)},
            {"toDiscard", count(30)},
            {"lastRound", SchemaWriter::namesSchema(EnumNames<EndReason>::names)},
            {"contradictions",
             Object{{"type", "array"},
                    {"items",
                     objectSchema({{"target", SchemaWriter::namesSchema(EnumNames<Monument>::names)},
                                   {"first", Object{{"type", "array"}, {"items", count(kMaxSeats - 1)}}}})}}},
        },
        {"preserved", "swapsLeft", "contradictions"});
}

std::uint64_t hashOf(const State &state)
{
    StateHasher hasher;
    hasher.feed(static_cast<std::uint64_t>(state.variant), 1);
    hasher.feed(state.players, 1);
    hasher.feed(state.player, 1);
    hasher.feed(kStepNumbers[static_cast<std::size_t>(state.step)], 1);
    hasher.feed(state.rollsLeft, 1);
    hasher.feed(state.leadershipUsed ? 1 : 0, 1);
    hasher.feed(state.workers, 1);
    hasher.feed(state.coins, 1);
    hasher.feed(state.round, 4);
    hasher.feed(state.dice.packed(), 4);
    for (const Sheet &sheet : state.seated()) {
        hasher.feed(sheet.food, 1);
        hasher.feedAll(sheet.goods.values);
        hasher.feedAll(sheet.cityBoxes.values);
        hasher.feedAll(sheet.monumentBoxes.values);
        hasher.feedAll(sheet.monumentPoints.values);
        hasher.feed(sheet.developments.bits(), 4);
        hasher.feed(static_cast<std::uint32_t>(sheet.disasters), 4);
    }
    // The classic rules without options were numbered before there were others.
    if (state.variant != Variant::Classic || !(state.agreed == Agreed()))
        feedMore(hasher, state);
    return hasher.sum();
}

} // namespace pegsheet::bronze
