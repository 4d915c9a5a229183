// SPDX-License-Identifier: Apache-2.0
// A correction is read as the state is written.
#include "model/core/fields.h"
#include "model/tapestry/correctiongroups.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// What follows from other fields.
constexpr std::array<std::string_view, 4> kDerived{"name", "finished", "depth", "activated"};

// Lists ----------------------------------------------------------------------------------------------------

template <typename Use>
MaybeRefusal eachNumber(std::string_view field, const Value &value, Range range, std::size_t most, Use use)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(field, "list");
    if (list->size() > most)
        return outOfRange(field, static_cast<std::int64_t>(list->size()), 0, static_cast<std::int64_t>(most));
    for (const Value &item : *list) {
        std::int64_t number = 0;
        if (auto refusal = readInteger(field, item, range, number))
            return refusal;
        if (!use(static_cast<int>(number)))
            return duplicateValue(field, std::to_string(number));
    }
    return std::nullopt;
}

template <NamedEnum E>
MaybeRefusal readSet(std::string_view field, const Value &value, std::optional<EnumSet<E>> &set)
{
    Object object{{std::string(field), value}};
    FieldReader reader(object);
    reader(field, set.emplace());
    return reader.finish(field);
}

// Reading --------------------------------------------------------------------------------------------------

MaybeRefusal readNumber(const Member &member, std::string_view group, Correction &correction)
{
    const auto number = fromName<Number>(member.key);
    if (!number || groupOf(*number) != group)
        return std::find(kDerived.begin(), kDerived.end(), member.key) != kDerived.end()
            ? Refusal{"input.derivedField", {{"field", member.key}}}
            : unknownField(member.key);
    std::int64_t read = 0;
    if (auto refusal = readInteger(member.key, member.value, {leastOf(*number), mostOf(*number)}, read))
        return refusal;
    correction.numbers[*number] = static_cast<std::int16_t>(read);
    return std::nullopt;
}

MaybeRefusal readTracks(const Value &value, Correction &correction)
{
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType("tracks", "object");
    for (const Member &member : *object) {
        const auto track = fromName<Track>(member.key);
        if (!track)
            return unknownField(member.key);
        Tokens tokens = Tokens::none();
        if (auto refusal = eachNumber(member.key, member.value, {0, kSpaces}, Tokens::kMost, [&](int space) {
                tokens.add(space);
                return true;
            }))
            return refusal;
        correction.tracks[*track] = tokens;
    }
    return std::nullopt;
}

MaybeRefusal readAchievements(const Value &value, Correction &correction)
{
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType("achievements", "object");
    for (const Member &member : *object) {
        const auto achievement = fromName<Achievement>(member.key);
        if (!achievement)
            return unknownField(member.key);
        Reached reached;
        if (auto refusal = eachNumber(member.key, member.value, {0, kMostSeats - 1}, kMostSeats, [&](int seat) {
                if (reached.has(seat))
                    return false;
                reached.seats.at(reached.count++) = static_cast<std::uint8_t>(seat);
                return true;
            }))
            return refusal;
        correction.achievements[*achievement] = reached;
    }
    return std::nullopt;
}

MaybeRefusal readExplored(const Value &value, Correction &correction)
{
    std::uint16_t explored = 0;
    auto refusal = eachNumber("explored", value, {1, kSpaceTiles}, kSpaceTiles, [&](int tile) {
        const bool isNew = (explored >> tile & 1) == 0;
        explored = static_cast<std::uint16_t>(explored | 1U << tile);
        return isNew;
    });
    correction.explored = explored;
    return refusal;
}

MaybeRefusal readTruth(const Value &value, std::optional<bool> &truth)
{
    if (value.truth() == nullptr)
        return wrongType("singularity", "true");
    truth = *value.truth();
    return std::nullopt;
}

MaybeRefusal readTurn(const Value &value, std::optional<std::uint8_t> &turn)
{
    std::int64_t read = 0;
    auto refusal = readInteger("turn", value, {0, kMostSeats - 1}, read);
    turn = static_cast<std::uint8_t>(read);
    return refusal;
}

// Only the empty list can be set.
MaybeRefusal readQueue(const Value &value, bool &drops)
{
    if (value.array() == nullptr)
        return wrongType("queue", "list");
    drops = true;
    return value.array()->empty() ? std::nullopt
                                  : MaybeRefusal(outOfRange("queue", static_cast<std::int64_t>(value.array()->size()), 0, 0));
}

MaybeRefusal readGroup(const Member &member, Correction &correction)
{
    const Object *object = member.value.object();
    if (object == nullptr)
        return wrongType(member.key, "object");
    for (const Member &each : *object)
        if (auto refusal = readNumber(each, member.key, correction))
            return refusal;
    return std::nullopt;
}

MaybeRefusal readMember(const Member &member, Correction &correction)
{
    if (std::find(kGroups.begin(), kGroups.end(), member.key) != kGroups.end())
        return readGroup(member, correction);
    if (member.key == "tracks")
        return readTracks(member.value, correction);
    if (member.key == "ends")
        return readSet(member.key, member.value, correction.ends);
    if (member.key == "singularity")
        return readTruth(member.value, correction.singularity);
    if (member.key == "explored")
        return readExplored(member.value, correction);
    if (member.key == "landmarks")
        return readSet(member.key, member.value, correction.landmarks);
    if (member.key == "turn")
        return readTurn(member.value, correction.turn);
    if (member.key == "achievements")
        return readAchievements(member.value, correction);
    if (member.key == "queue")
        return readQueue(member.value, correction.dropsQueue);
    return readNumber(member, "", correction);
}

} // namespace

MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction)
{
    correction = {};
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType(field, "object");
    for (const Member &member : *object)
        if (auto refusal = readMember(member, correction))
            return refusal;
    return std::nullopt;
}

} // namespace pegsheet::tapestry
