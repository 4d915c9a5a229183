// SPDX-License-Identifier: Apache-2.0
#include "model/empires/conflict.h"

#include "model/empires/members.h"

namespace pegsheet::empires {

namespace {

constexpr Range kPoints{-kMostConflictPoints, kMostConflictPoints};

void addGain(Object &object, const Stock &gain)
{
    if (gain.total() > 0)
        object.push_back({"gain", stockValue(gain)});
}

void readGain(Members &members, Stock &gain)
{
    if (const Value *value = members.take("gain"))
        members.refuse(readStock("gain", *value, gain));
}

Value tierValue(const ConflictTiers &tiers, std::size_t place)
{
    const Tier &tier = tiers.tiers.at(place);
    Object object;
    if (place == 0)
        object.push_back({"max", int{tiers.lowest}});
    if (place == 2)
        object.push_back({"min", int{tiers.highest}});
    object.push_back({"points", int{tier.points}});
    addGain(object, tier.gain);
    if (tier.refresh != 0)
        object.push_back({"refresh", int{tier.refresh}});
    return object;
}

MaybeRefusal readTier(const Value &value, std::size_t place, ConflictTiers &tiers)
{
    Members members("tiers", value);
    Tier &tier = tiers.tiers.at(place);
    if (place == 0)
        members.number("max", tiers.lowest, {0, kMostStrength});
    if (place == 2)
        members.number("min", tiers.highest, {1, kMostStrength});
    members.number("points", tier.points, kPoints);
    readGain(members, tier.gain);
    members.number("refresh", tier.refresh, {0, kMostRefreshes}, false);
    return members.finish();
}

} // namespace

Object conflictMembers(const Conflict &conflict)
{
    return {{"winner", toValue(ConflictWinner{conflict.victory, conflict.victoryGain})},
            {"tiers", toValue(ConflictTiers{conflict.tiers, conflict.lowest, conflict.highest})},
            {"unrest", toValue(Unrest{conflict.rank, conflict.with})}};
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Conflict &conflict)
{
    ConflictWinner winner;
    ConflictTiers tiers;
    Unrest unrest;
    Members members(field, value);
    const auto read = [&](std::string_view key, auto &part) {
        if (const Value *said = members.require(key))
            members.refuse(fromValue(key, *said, part));
    };
    read("winner", winner);
    read("tiers", tiers);
    read("unrest", unrest);
    if (auto refusal = members.finish())
        return refusal;
    conflict = {winner.points, winner.gain, tiers.tiers, tiers.lowest, tiers.highest, unrest.rank, unrest.with};
    return std::nullopt;
}

Value toValue(const ConflictWinner &winner)
{
    Object object{{"points", int{winner.points}}};
    addGain(object, winner.gain);
    return object;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, ConflictWinner &winner)
{
    Members members(field, value);
    members.number("points", winner.points, kPoints);
    readGain(members, winner.gain);
    return members.finish();
}

Value schemaOf(const ConflictWinner &)
{
    return objectSchema({{"points", SchemaWriter::integerSchema(kPoints)}, {"gain", stockSchema()}}, {"gain"});
}

Value toValue(const ConflictTiers &tiers)
{
    Array list;
    for (std::size_t place = 0; place < kTiers; ++place)
        list.push_back(tierValue(tiers, place));
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, ConflictTiers &tiers)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    if (value.array()->size() != kTiers)
        return wrongLength(field, value.array()->size(), kTiers, kTiers);
    for (std::size_t place = 0; place < kTiers; ++place)
        if (auto refusal = readTier(value.array()->at(place), place, tiers))
            return refusal;
    if (tiers.highest < tiers.lowest + 2)
        return Refusal{"empires.noTierBetween", {{"max", int{tiers.lowest}}, {"min", int{tiers.highest}}}};
    return std::nullopt;
}

Value schemaOf(const ConflictTiers &)
{
    const Value strength = SchemaWriter::integerSchema({0, kMostStrength});
    const Value tier = objectSchema({{"max", strength},
                                     {"min", strength},
                                     {"points", SchemaWriter::integerSchema(kPoints)},
                                     {"gain", stockSchema()},
                                     {"refresh", SchemaWriter::integerSchema({0, kMostRefreshes})}},
                                    {"max", "min", "gain", "refresh"});
    return Object{{"type", "array"}, {"items", tier}, {"minItems", kTiers}, {"maxItems", kTiers}};
}

Value toValue(const Unrest &unrest)
{
    return Object{{"rank", int{unrest.rank}}, {"with", int{unrest.with}}};
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Unrest &unrest)
{
    Members members(field, value);
    members.number("rank", unrest.rank, {1, kMostRank});
    members.number("with", unrest.with, {1, kPlaces});
    return members.finish();
}

Value schemaOf(const Unrest &)
{
    return objectSchema(
        {{"rank", SchemaWriter::integerSchema({1, kMostRank})}, {"with", SchemaWriter::integerSchema({1, kPlaces})}});
}

} // namespace pegsheet::empires
