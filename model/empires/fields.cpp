// SPDX-License-Identifier: Apache-2.0
// The fields of a state that are of their own: how they are written, read and hashed. Those of moves too are in shapes.cpp.
#include "model/empires/members.h"
#include "model/empires/state.h"

namespace pegsheet::empires {

// The Disasters of this round ------------------------------------------------------------------------------

namespace {

Value crisisSchema(std::initializer_list<std::string_view> sometimes)
{
    return objectSchema({{"card", schemaOf(Card())}, {"open", Object{{"type", "boolean"}}}, {"pot", stockSchema()}}, sometimes);
}

} // namespace

Value toValue(const Crises &crises)
{
    Array list;
    for (const Crisis &crisis : crises) {
        if (crisis.card.isNone())
            continue;
        Object object{{"card", nameOf(crisis.card)}, {"open", crisis.isOpen}};
        if (crisis.pot.total() > 0)
            object.push_back({"pot", stockValue(crisis.pot)});
        list.emplace_back(std::move(object));
    }
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Crises &crises)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(field, "list");
    if (list->empty() || list->size() > crises.size())
        return wrongLength(field, list->size(), 1, 2);
    Crises read;
    for (std::size_t at = 0; at < list->size(); ++at) {
        Crisis &crisis = read.at(at);
        crisis.isOpen = true;
        Members members(field, list->at(at));
        if (const Value *card = members.require("card"))
            members.refuse(fromValue("card", *card, crisis.card));
        members.truth("open", crisis.isOpen);
        if (const Value *pot = members.take("pot"))
            members.refuse(readStock("pot", *pot, crisis.pot));
        if (auto refusal = members.finish())
            return refusal;
        if (at > 0 && crisis.card == read.front().card)
            return duplicateValue(field, nameOf(crisis.card));
    }
    crises = read;
    return std::nullopt;
}

Value schemaOf(const Crises &)
{
    return listSchema(crisisSchema({"pot"}));
}

Value correctionSchemaOf(const Crises &)
{
    return Object{{"type", "array"}, {"items", crisisSchema({"open", "pot"})}, {"minItems", 1}, {"maxItems", 2}};
}

void hashInto(Hasher &hasher, const Crises &crises)
{
    for (const Crisis &crisis : crises) {
        hasher.byte(crisis.card.index);
        hasher.byte(crisis.isOpen ? 1 : 0);
    }
}

// What is known --------------------------------------------------------------------------------------------

Value toValue(const Conflict &conflict)
{
    return conflict.isNone() ? Value() : Value(conflictMembers(conflict));
}

Value schemaOf(const Conflict &)
{
    return orNull(objectSchema(
        {{"winner", schemaOf(ConflictWinner())}, {"tiers", schemaOf(ConflictTiers())}, {"unrest", schemaOf(Unrest())}}));
}

void hashInto(Hasher &hasher, const Conflict &conflict)
{
    const auto points = [&](int number) { hasher.feed(static_cast<std::uint64_t>(number + 0x8000), 2); };
    points(conflict.victory);
    hashOne(hasher, conflict.victoryGain);
    for (const Tier &tier : conflict.tiers) {
        points(tier.points);
        hasher.byte(tier.refresh);
        hashOne(hasher, tier.gain);
    }
    for (const int number : {conflict.lowest, conflict.highest, conflict.rank, conflict.with})
        hasher.byte(number);
}

Value placesValue(const Known &known)
{
    const auto number = [](int given) { return given == 0 ? Value() : Value(given); };
    Object object;
    for (const Location location : kAll<Location>) {
        const PlaceNumbers &numbers = known.places[location];
        object.push_back(
            {std::string(nameOf(location)), Object{{"value", number(numbers.value)}, {"repair", number(numbers.repair)}}});
    }
    return object;
}

Value placesSchema()
{
    const Value maybe = orNull(SchemaWriter::integerSchema({1, kMostValue}));
    Object places;
    for (const std::string_view name : EnumNames<Location>::names)
        places.push_back({std::string(name), objectSchema({{"value", maybe}, {"repair", maybe}})});
    return objectSchema(std::move(places));
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

// Players --------------------------------------------------------------------------------------------------

Value threatenedValue(const State &state, const Player &player)
{
    Array list;
    for (const Crisis &crisis : state.crises)
        if (crisis.isOpen)
            list.emplace_back(
                Object{{"card", nameOf(crisis.card)}, {"positions", positionsValue(threatenedAt(player, crisis.card.number()))}});
    return list;
}

Value threatenedSchema()
{
    return listSchema(objectSchema({{"card", schemaOf(Card())}, {"positions", positionsSchema()}}));
}

Value ledgerValue(const Player &player)
{
    Array list;
    for (const LedgerEntry &entry : *player.ledger)
        list.emplace_back(Object{{"round", int{entry.round}},
                                 {"what", entry.from == Scoring::Ability ? nameOf(entry.by) : nameOf(entry.from)},
                                 {"points", int{entry.points}}});
    return list;
}

Value ledgerSchema()
{
    const Value number = Object{{"type", "integer"}};
    return listSchema(objectSchema({{"round", number}, {"what", Object{{"type", "string"}}}, {"points", number}}));
}

} // namespace pegsheet::empires
