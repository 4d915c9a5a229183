// SPDX-License-Identifier: Apache-2.0
#include "model/nations/game.h"

#include "model/core/fields.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace pegsheet::nations {

namespace {

template <NamedEnum E>
Value amountsValue(const Amounts<E> &amounts)
{
    Object object;
    FieldWriter write(object);
    write("amounts", amounts);
    return object.front().value;
}

Value gainsValue(const Gains &gains)
{
    return Object{{"dice", amountsValue(gains.dice)}, {"chits", amountsValue(gains.chits)}};
}

Value listValue(std::span<const Tile> tiles)
{
    Array list;
    for (const Tile &tile : tiles)
        list.push_back(toValue(tile));
    return list;
}

Value ledgerValue(const Player &player)
{
    Object ages;
    for (std::size_t age = 0; age < kAgeNames.size(); ++age)
        ages.push_back(
            {std::string(kAgeNames[age]),
             Object{{"books", player.ledger[age].books}, {"famine", player.ledger[age].famine}, {"war", player.ledger[age].war}}});
    return ages;
}

Value playerValue(const State &state, const Player &player, const std::string &name)
{
    Array developments;
    for (const Place &development : player.developments)
        developments.push_back(toValue(development));
    const TileTotals totals = tileTotals(state, player);
    return Object{
        {"name", name},
        {"books", player.books},
        {"points", trackOf(state, player)},
        {"ledger", ledgerValue(player)},
        {"passed", player.passed},
        {"rolled", player.rolled},
        {"strength", strengthOf(state, player)},
        {"developments", std::move(developments)},
        {"advisor", toValue(player.advisor)},
        {"wonder", toValue(player.wonder)},
        {"colonies", listValue(player.colonies)},
        {"built", listValue(player.built)},
        {"entitled", gainsValue(entitled(player))},
        {"dice",
         Object{{"available", amountsValue(player.available.dice)},
                {"toRoll", amountsValue(player.toRoll)},
                {"used", amountsValue(player.usedDice)}}},
        {"chits", Object{{"available", amountsValue(player.available.chits)}, {"used", amountsValue(player.usedChits)}}},
        {"rerolls", rerollsLeft(state, player)},
        {"tilePoints",
         Object{{"developments", totals.developments},
                {"advisor", totals.advisor},
                {"colonies", totals.colonies},
                {"wonders", totals.wonders}}},
        {"place", player.place},
    };
}

// All of them must be there, but those that only some matches have.
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

Value count(std::int64_t max)
{
    return SchemaWriter::integerSchema({0, max});
}

template <NamedEnum E>
Value amountsSchema()
{
    Object properties;
    for (const E e : kAll<E>)
        properties.push_back({std::string(nameOf(e)), count(255)});
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

Value gainsSchema()
{
    return objectSchema({{"dice", amountsSchema<Colour>()}, {"chits", amountsSchema<Chit>()}});
}

Value listSchema(Value items)
{
    return Object{{"type", "array"}, {"items", std::move(items)}};
}

Value ledgerSchema()
{
    Object ages;
    for (std::size_t age = 0; age < kAgeNames.size(); ++age)
        ages.push_back({std::string(kAgeNames[age]),
                        objectSchema({{"books", count(mostBookPoints(kMaxSeats))},
                                      {"famine", count(pointsOfAge(static_cast<int>(age) + 1))},
                                      {"war", count(pointsOfAge(static_cast<int>(age) + 1))}})});
    return objectSchema(std::move(ages));
}

Value playerSchema()
{
    const Value number = Object{{"type", "integer"}, {"minimum", 0}};
    const Value truth = Object{{"type", "boolean"}};
    return objectSchema({
        {"name", Object{{"type", "string"}}},
        {"books", count(kMostBooks)},
        {"points", number},
        {"ledger", ledgerSchema()},
        {"passed", truth},
        {"rolled", truth},
        {"strength", number},
        {"developments", listSchema(schemaOf(Place()))},
        {"advisor", schemaOf(Place())},
        {"wonder", schemaOf(Place())},
        {"colonies", listSchema(schemaOf(Tile()))},
        {"built", listSchema(schemaOf(Tile()))},
        {"entitled", gainsSchema()},
        {"dice",
         objectSchema(
             {{"available", amountsSchema<DieFace>()}, {"toRoll", amountsSchema<Colour>()}, {"used", amountsSchema<Colour>()}})},
        {"chits", objectSchema({{"available", amountsSchema<Chit>()}, {"used", amountsSchema<Chit>()}})},
        {"rerolls", number},
        {"tilePoints", objectSchema({{"developments", number}, {"advisor", number}, {"colonies", number}, {"wonders", number}})},
        {"place", count(kMaxSeats)},
    });
}

} // namespace

Value stateValue(const State &state, const Setup &setup)
{
    Array players;
    for (std::size_t seat = 0; seat < state.players; ++seat)
        players.push_back(playerValue(state, state.seats[seat], setup.players[seat]));
    const auto order = state.turnOrder();
    Object object{
        {"age", state.age},
        {"depth", nameOf(state.depth)},
        {"columns", state.columns()},
        {"order", Array(order.begin(), order.end())},
        {"event", Object{{"famine", state.event.famine}, {"war", state.event.war}}},
        {"players", std::move(players)},
        {"owed", gainsValue(state.owed)},
        {"tilesUnknown", state.tilesUnknown},
    };
    if (state.isSolo())
        object.push_back({"opponentBooks", state.opponentBooks});
    if (state.keepsOffer())
        object.push_back({"offer", offerValue({state.offer.begin(), state.offer.begin() + state.columns() * kRows})});
    return object;
}

Value stateSchema()
{
    return objectSchema(
        {
            {"age", SchemaWriter::integerSchema({1, kAges})},
            {"depth", SchemaWriter::namesSchema(EnumNames<Depth>::names)},
            {"columns", SchemaWriter::integerSchema({columnsFor(1), kMostColumns})},
            {"order", Object{{"type", "array"}, {"items", count(kMaxSeats - 1)}, {"uniqueItems", true}}},
            {"event", objectSchema({{"famine", count(kMostThreshold)}, {"war", count(kMostThreshold)}})},
            {"players", Object{{"type", "array"}, {"items", playerSchema()}, {"minItems", 1}, {"maxItems", kMaxSeats}}},
            {"owed", gainsSchema()},
            {"tilesUnknown", Object{{"type", "boolean"}}},
            {"opponentBooks", count(kMostBooks)},
            {"offer", offerSchema(true)},
        },
        {"opponentBooks", "offer"});
}

} // namespace pegsheet::nations
