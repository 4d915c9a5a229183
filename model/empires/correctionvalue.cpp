// SPDX-License-Identifier: Apache-2.0
// How a correction is written, read and described.
#include "model/empires/correction.h"
#include "model/empires/members.h"

namespace pegsheet::empires {

namespace {

constexpr Range kScore{-kMostScore, kMostScore};
constexpr Range kHandSize{0, kCards};

// What the state shows but other fields decide, or the set-up holds.
constexpr std::array<std::string_view, 13> kDerived{"name",   "healthy", "strength", "places",   "threatened", "done", "finished",
                                                    "ledger", "depth",   "side",     "campaign", "values",     "cards"};

MaybeRefusal readCrises(const Value &value, std::vector<Crisis> &crises)
{
    if (value.array() == nullptr)
        return wrongType("crises", "list");
    if (value.array()->empty() || value.array()->size() > 2)
        return wrongLength("crises", value.array()->size(), 1, 2);
    for (const Value &each : *value.array()) {
        Crisis crisis{{}, true, {}};
        Members members("crises", each);
        if (const Value *card = members.require("card"))
            members.refuse(fromValue("card", *card, crisis.card));
        members.truth("open", crisis.isOpen);
        if (const Value *pot = members.take("pot"))
            members.refuse(readStock("pot", *pot, crisis.pot));
        if (auto refusal = members.finish())
            return refusal;
        if (!crises.empty() && crises.front().card == crisis.card)
            return duplicateValue("crises", nameOf(crisis.card));
        crises.push_back(crisis);
    }
    return std::nullopt;
}

// The number of that member, where it is there.
template <std::integral I>
void readNumber(Members &members, std::string_view key, Range range, std::optional<I> &out)
{
    const Value *value = members.take(key);
    if (value == nullptr)
        return;
    std::int64_t read = 0;
    members.refuse(readInteger(key, *value, range, read));
    out = static_cast<I>(read);
}

} // namespace

Value crisesValue(const std::vector<Crisis> &crises)
{
    Array list;
    for (const Crisis &crisis : crises)
        list.emplace_back(Object{{"card", nameOf(crisis.card)}, {"open", crisis.isOpen}});
    for (std::size_t at = 0; at < crises.size(); ++at)
        if (crises[at].pot.total() > 0)
            list[at].object()->push_back({"pot", stockValue(crises[at].pot)});
    return list;
}

Value toValue(const Correction &correction)
{
    Object object;
    const auto add = [&](std::string_view key, Value value) { object.push_back({std::string(key), std::move(value)}); };
    if (correction.score)
        add("score", int{*correction.score});
    if (correction.row)
        add("row", toValue(*correction.row));
    if (correction.resources.isSaid)
        add("resources", toValue(correction.resources));
    if (correction.hand)
        add("hand", int{*correction.hand});
    if (correction.start)
        add("start", int{*correction.start});
    if (correction.round)
        add("round", int{*correction.round});
    if (correction.track)
        add("track", toValue(*correction.track));
    if (correction.crises)
        add("crises", crisesValue(*correction.crises));
    return object;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction)
{
    Members members(field, value);
    if (members.refusal)
        return members.refusal;
    for (const Member &member : *value.object())
        if (std::find(kDerived.begin(), kDerived.end(), member.key) != kDerived.end())
            return Refusal{"input.derivedField", {{"field", member.key}}};
    Correction read;
    readNumber(members, "score", kScore, read.score);
    readNumber(members, "hand", kHandSize, read.hand);
    readNumber(members, "start", {0, kMostSeats - 1}, read.start);
    readNumber(members, "round", {1, kMostRounds}, read.round);
    if (const Value *row = members.take("row"))
        members.refuse(fromValue("row", *row, read.row.emplace()));
    if (const Value *resources = members.take("resources"))
        members.refuse(fromValue("resources", *resources, read.resources));
    if (const Value *track = members.take("track"))
        members.refuse(fromValue("track", *track, read.track.emplace()));
    if (const Value *crises = members.take("crises"))
        members.refuse(readCrises(*crises, read.crises.emplace()));
    if (auto refusal = members.finish())
        return refusal;
    correction = std::move(read);
    return std::nullopt;
}

Value schemaOf(const Correction &)
{
    const Value crisis = objectSchema({{"card", schemaOf(Card())}, {"open", Object{{"type", "boolean"}}}, {"pot", stockSchema()}},
                                      {"open", "pot"});
    return objectSchema({{"score", SchemaWriter::integerSchema(kScore)},
                         {"row", schemaOf(Row())},
                         {"resources", stockSchema()},
                         {"hand", SchemaWriter::integerSchema(kHandSize)},
                         {"start", SchemaWriter::integerSchema({0, kMostSeats - 1})},
                         {"round", SchemaWriter::integerSchema({1, kMostRounds})},
                         {"track", schemaOf(Spaces())},
                         {"crises", Object{{"type", "array"}, {"items", crisis}, {"minItems", 1}, {"maxItems", 2}}}},
                        {"score", "row", "resources", "hand", "start", "round", "track", "crises"});
}

} // namespace pegsheet::empires
