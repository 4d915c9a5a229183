// SPDX-License-Identifier: Apache-2.0
// How an ability is read.
#include "model/core/characters.h"
#include "model/empires/ability.h"
#include "model/empires/members.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

MaybeRefusal readOneOf(std::string_view key, std::string_view given, std::string_view allowed)
{
    return given == allowed ? std::nullopt : MaybeRefusal(unknownValue(key, given, {allowed}));
}

MaybeRefusal readPer(const Value &value, Multiplier &per)
{
    Members members("per", value);
    if (value.find("resource") != nullptr) {
        per.by = Multiplier::By::Resource;
        members.name("resource", per.resource);
    } else if (value.find("innovations") != nullptr) {
        per.by = Multiplier::By::Innovations;
        members.name("innovations", per.at);
        if (per.at == Reach::Adjacent)
            return unknownValue("innovations", nameOf(per.at), {nameOf(Reach::Self), nameOf(Reach::Empire)});
    } else {
        per.by = Multiplier::By::Places;
        members.name("count", per.counted);
        members.name("type", per.sort, false);
        members.name("at", per.at);
        if (per.at == Reach::Self)
            return unknownValue("at", nameOf(per.at), {nameOf(Reach::Adjacent), nameOf(Reach::Empire)});
    }
    return members.finish();
}

MaybeRefusal readOnly(const Value &value, Condition &only)
{
    Members members("if", value);
    if (const Value *most = members.take("mostDestroyed")) {
        only.what = Condition::What::MostDestroyed;
        members.refuse(most->text() == nullptr ? wrongType("mostDestroyed", "text")
                                               : readOneOf("mostDestroyed", *most->text(), "tiesCount"));
    } else if (const Value *given = members.require("adjacent")) {
        only.what = Condition::What::Adjacent;
        Members adjacent("adjacent", *given);
        adjacent.name("count", only.counted);
        adjacent.name("type", only.sort, false);
        members.refuse(adjacent.finish());
    }
    return members.finish();
}

MaybeRefusal readExchange(const Value &value, AbilityEffect &effect)
{
    Members members("exchange", value);
    if (const Value *give = members.require("give"))
        members.refuse(readStock("give", *give, effect.stock));
    if (const Value *all = members.take("getAll"))
        members.refuse(readStock("getAll", *all, effect.getAll));
    if (const Value *some = members.take("getOneOf")) {
        if (some->array() == nullptr)
            return wrongType("getOneOf", "list");
        if (some->array()->size() < 2 || some->array()->size() > kMostAlternatives)
            return wrongLength("getOneOf", some->array()->size(), 2, kMostAlternatives);
        for (const Value &each : *some->array())
            members.refuse(readStock("getOneOf", each, effect.getOneOf.emplace_back()));
    }
    members.number("times", effect.number, {1, kMostTimes});
    if (effect.getAll.total() == 0 && effect.getOneOf.empty())
        members.refuse(missingField("getAll"));
    return members.finish();
}

void readBids(Members &members, AbilityEffect &effect)
{
    const Value *value = members.require(nameOf(Does::FreeBid));
    if (value == nullptr)
        return;
    if (value->array() == nullptr || value->array()->empty())
        return members.refuse(wrongType(nameOf(Does::FreeBid), "list"));
    for (const Value &each : *value->array()) {
        std::size_t index = 0;
        members.refuse(readName(nameOf(Does::FreeBid), each, EnumNames<Bid>::names, index));
        effect.bids.insert(static_cast<Bid>(index));
    }
}

void readWords(Members &members, AbilityEffect &effect)
{
    const Value *value = members.require(nameOf(Does::Other));
    if (value == nullptr)
        return;
    if (value->text() == nullptr)
        return members.refuse(wrongType(nameOf(Does::Other), "text"));
    effect.words = *value->text();
    if (effect.words.size() > kLongestWords)
        members.refuse(Refusal{"input.textTooLong", {{"field", "other"}, {"max", static_cast<std::int64_t>(kLongestWords)}}});
    if (isGarbled(effect.words, Lines::One))
        members.refuse(Refusal{"input.textControl", {{"field", "other"}}});
}

void readRefresh(Members &members, AbilityEffect &effect)
{
    const Value *value = members.require(nameOf(Does::Refresh));
    if (value != nullptr && !(*value == Value("all"))) {
        std::int64_t number = 0;
        members.refuse(readInteger(nameOf(Does::Refresh), *value, {1, kMostTimes}, number));
        effect.number = static_cast<std::int8_t>(number);
    }
    members.name("at", effect.at);
}

void readRebuild(Members &members, AbilityEffect &effect)
{
    members.number(nameOf(Does::Rebuild), effect.number, {1, kMostTimes});
    if (const Value *value = members.take("cost")) {
        std::int64_t number = 0;
        if (*value == Value("free"))
            number = kFree;
        else if (!(*value == Value("normal")))
            members.refuse(readInteger("cost", *value, {-kMostRepair, 0}, number));
        effect.cost = static_cast<std::int8_t>(number);
    }
    members.name("at", effect.at, false);
}

void readWhen(Members &members, std::string_view key, When when)
{
    if (const Value *value = members.require(key))
        members.refuse(value->text() == nullptr ? wrongType(key, "text") : readOneOf(key, *value->text(), nameOf(when)));
}

void readKind(Members &members, AbilityEffect &effect)
{
    const std::string_view does = nameOf(effect.does);
    switch (effect.does) {
    case Does::Gain:
        if (const Value *value = members.require(does))
            members.refuse(readStock(does, *value, effect.stock));
        break;
    case Does::Exchange:
        if (const Value *value = members.require(does))
            members.refuse(readExchange(*value, effect));
        break;
    case Does::Refresh: readRefresh(members, effect); break;
    case Does::Discount:
        members.name(does, effect.discounted);
        members.number("hammers", effect.number, {1, kMostRepair});
        members.name("at", effect.at, false);
        break;
    case Does::FreeBid: readBids(members, effect); break;
    case Does::RedrawCrisis:
        members.number(does, effect.number, {1, 1});
        members.truth("shuffle", effect.shuffle);
        break;
    case Does::SwapLocations:
    case Does::MoveInnovation: members.number(does, effect.number, {1, kMostTimes}); break;
    case Does::Rebuild: readRebuild(members, effect); break;
    case Does::Repeat: readWhen(members, does, When::Economy); break;
    case Does::Copy: readWhen(members, does, When::End); break;
    case Does::Other: readWords(members, effect); break;
    default: members.number(does, effect.number, {-kMostAmount, kMostAmount}); break;
    }
}

MaybeRefusal readEffect(const Value &value, When when, AbilityEffect &effect)
{
    Members members("do", value);
    if (members.refusal)
        return members.refusal;
    const auto kind = std::find_if(kAll<Does>.begin(), kAll<Does>.end(),
                                   [&](Does does) { return value.find(nameOf(does)) != nullptr; });
    if (kind == kAll<Does>.end())
        return value.object()->empty() ? missingField(nameOf(Does::Points)) : unknownField(value.object()->front().key);
    effect.does = *kind;
    if (!isPossible(*kind, when))
        return Refusal{"empires.otherTime", {{"effect", nameOf(*kind)}, {"when", nameOf(when)}}};
    readKind(members, effect);
    if (takesPer(effect.does))
        if (const Value *per = members.take("per"))
            members.refuse(readPer(*per, effect.per));
    if (takesIf(effect.does))
        if (const Value *only = members.take("if"))
            members.refuse(readOnly(*only, effect.only));
    return members.finish();
}

} // namespace

MaybeRefusal fromValue(std::string_view field, const Value &value, AbilityRef &ability)
{
    Members members(field, value);
    Ability read;
    members.name("when", read.when);
    members.truth("exhaust", read.exhaust);
    const Value *effects = members.require("do");
    if (members.refusal)
        return members.refusal;
    if (effects->array() == nullptr)
        return wrongType("do", "list");
    if (effects->array()->empty() || effects->array()->size() > kMostEffects)
        return wrongLength("do", effects->array()->size(), 1, kMostEffects);
    for (const Value &effect : *effects->array())
        if (auto refusal = readEffect(effect, read.when, read.effects.emplace_back()))
            return refusal;
    if (auto refusal = members.finish())
        return refusal;
    ability = AbilityRef(read);
    return std::nullopt;
}

} // namespace pegsheet::empires
