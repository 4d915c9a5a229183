// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/game.h"

#include "model/bronze/fields.h"
#include "model/core/hasher.h"

#include <array>

namespace pegsheet::bronze {

namespace {

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

Value toValue(const Dice &dice)
{
    Object object;
    FieldWriter writer(object);
    writer("dice", dice);
    return object.front().value;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Dice &dice)
{
    const Object object{{std::string(field), value}};
    FieldReader reader(object);
    Dice read;
    reader(field, read);
    if (auto refusal = reader.finish(field))
        return refusal;
    if (read.size() > kMaxDice)
        return outOfRange(field, read.size(), 0, kMaxDice);
    dice = read;
    return std::nullopt;
}

Value schemaOf(const Dice &)
{
    return listSchema(SchemaWriter::namesSchema(EnumNames<Face>::names));
}

Value contradictionsValue(const State &state)
{
    Array list;
    for (const Contradiction &each : contradictions(state))
        list.push_back(Object{{"target", nameOf(each.monument)}, {"first", Array(each.first.begin(), each.first.end())}});
    return list;
}

Value contradictionsSchema()
{
    return listSchema(Object{{"type", "object"},
                             {"properties",
                              Object{{"target", SchemaWriter::namesSchema(EnumNames<Monument>::names)},
                                     {"first", listSchema(SchemaWriter::integerSchema({0, kMaxSeats - 1}))}}},
                             {"required", Array{"target", "first"}},
                             {"additionalProperties", false}});
}

Value stateValue(const State &state, const Setup &setup)
{
    return stateValueOf(state, setup.players);
}

Value stateSchema()
{
    return stateSchemaOf<State>();
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
