// SPDX-License-Identifier: Apache-2.0
// The state as the outside sees it.
#include "model/empires/evaluation.h"
#include "model/empires/game.h"
#include "model/empires/members.h"

namespace pegsheet::empires {

namespace {

Value ledgerValue(const Player &player)
{
    Array list;
    for (const LedgerEntry &entry : *player.ledger)
        list.emplace_back(Object{{"round", int{entry.round}},
                                 {"what", entry.from == Scoring::Ability ? nameOf(entry.by) : nameOf(entry.from)},
                                 {"points", int{entry.points}}});
    return list;
}

Value threatenedValue(const State &state, const Player &player)
{
    Array list;
    for (const Crisis &crisis : state.crises)
        if (crisis.isOpen)
            list.emplace_back(
                Object{{"card", nameOf(crisis.card)}, {"positions", positionsValue(threatenedAt(player, crisis.card.number()))}});
    return list;
}

Value playerValue(const State &state, int seat, const std::string &name)
{
    const Player &player = state.at(seat);
    Array finished;
    for (const Part part : kAll<Part>)
        if (player.hasFinished(part))
            finished.emplace_back(nameOf(part));
    Object value{
        {"name", name},
        {"score", int{player.score}},
        {"row", toValue(rowOf(state, seat))},
        {"healthy", player.healthy()},
        {"strength", strengthOf(state, seat)},
        {"places", positionsValue(placesFor(state, seat))},
        {"threatened", threatenedValue(state, player)},
        {"done", player.done},
        {"finished", std::move(finished)},
        {"ledger", ledgerValue(player)},
    };
    if (state.keepsResources()) {
        value.push_back({"resources", toValue(player.stock)});
        value.push_back({"hand", int{player.hand}});
    }
    return value;
}

Value valuesValue(const Known &known)
{
    const auto number = [](int given) { return given == 0 ? Value() : Value(given); };
    Object object;
    for (const Location location : kAll<Location>)
        object.push_back(
            {std::string(nameOf(location)),
             Object{{"value", number(known.places[location].value)}, {"repair", number(known.places[location].repair)}}});
    return object;
}

Value cardsValue(const Known &known)
{
    Object object;
    for (std::uint8_t index = 0; index < kCards; ++index) {
        const CardFacts &facts = known.cards[index];
        if (facts == CardFacts())
            continue;
        Object card;
        FieldWriter write(card);
        write("bid", facts.bids, Optional{});
        write("hammers", facts.hammers, Range{0, kMostHammers, true});
        write("ability", facts.ability, Optional{});
        object.push_back({std::string(nameOf(Card{index})), std::move(card)});
    }
    return object;
}

Value listSchema(Value items)
{
    return Object{{"type", "array"}, {"items", std::move(items)}};
}

Value playerSchema()
{
    const Value truth = Object{{"type", "boolean"}};
    const Value number = Object{{"type", "integer"}};
    const Value positions = listSchema(SchemaWriter::integerSchema({1, kPlaces}));
    const Value text = Object{{"type", "string"}};
    return objectSchema(
        {
            {"name", text},
            {"score", SchemaWriter::integerSchema({-kMostScore, kMostScore})},
            {"row", schemaOf(Row())},
            {"healthy", SchemaWriter::integerSchema({0, kPlaces})},
            {"strength", number},
            {"places", positions},
            {"threatened", listSchema(objectSchema({{"card", schemaOf(Card())}, {"positions", positions}}))},
            {"done", truth},
            {"finished", listSchema(SchemaWriter::namesSchema(EnumNames<Part>::names))},
            {"ledger", listSchema(objectSchema({{"round", number}, {"what", text}, {"points", number}}))},
            {"resources", stockSchema()},
            {"hand", SchemaWriter::integerSchema({0, kCards})},
        },
        {"resources", "hand"});
}

} // namespace

Value stateValue(const State &state, const Setup &setup)
{
    Array players;
    for (int seat = 0; seat < state.players; ++seat)
        players.push_back(playerValue(state, seat, setup.players.at(static_cast<std::size_t>(seat))));
    return Object{
        {"round", int{state.round}},
        {"depth", state.isFull ? "full" : "rows"},
        {"side", state.players == kLeastSeats ? "2" : "3-4"},
        {"track", toValue(Spaces{state.known->track})},
        {"start", int{state.start}},
        {"crises", crisesValue(crisesOf(state))},
        {"campaign", state.campaign.isNone() ? Value() : Value(conflictMembers(state.campaign))},
        {"values", valuesValue(*state.known)},
        {"cards", cardsValue(*state.known)},
        {"players", std::move(players)},
    };
}

Value stateSchema()
{
    const Value number = SchemaWriter::integerSchema({1, kMostValue});
    const Value maybe = orNull(number);
    Object values;
    for (const std::string_view name : EnumNames<Location>::names)
        values.push_back({std::string(name), objectSchema({{"value", maybe}, {"repair", maybe}})});
    const Value crisis = objectSchema({{"card", schemaOf(Card())}, {"open", Object{{"type", "boolean"}}}, {"pot", stockSchema()}},
                                      {"pot"});
    const Value campaign = objectSchema(
        {{"winner", schemaOf(ConflictWinner())}, {"tiers", schemaOf(ConflictTiers())}, {"unrest", schemaOf(Unrest())}});
    return objectSchema({
        {"round", SchemaWriter::integerSchema({1, kMostRounds + 1})},
        {"depth", SchemaWriter::namesSchema(std::array<std::string_view, 2>{"rows", "full"})},
        {"side", SchemaWriter::namesSchema(std::array<std::string_view, 2>{"2", "3-4"})},
        {"track", schemaOf(Spaces())},
        {"start", SchemaWriter::integerSchema({0, kMostSeats - 1})},
        {"crises", listSchema(crisis)},
        {"campaign", orNull(campaign)},
        {"values", objectSchema(std::move(values))},
        {"cards", Object{{"type", "object"}}},
        {"players", listSchema(playerSchema())},
    });
}

} // namespace pegsheet::empires
