// SPDX-License-Identifier: Apache-2.0
// How an ability is written and described.
#include "model/empires/ability.h"

namespace pegsheet::empires {

namespace {

Value perValue(const Multiplier &per)
{
    if (per.by == Multiplier::By::Resource)
        return Object{{"resource", nameOf(per.resource)}};
    if (per.by == Multiplier::By::Innovations)
        return Object{{"innovations", nameOf(per.at)}};
    Object object{{"count", nameOf(per.counted)}};
    if (per.sort != Sort::Any)
        object.push_back({"type", nameOf(per.sort)});
    object.push_back({"at", nameOf(per.at)});
    return object;
}

Value onlyValue(const Condition &only)
{
    if (only.what == Condition::What::MostDestroyed)
        return Object{{"mostDestroyed", "tiesCount"}};
    Object adjacent{{"count", nameOf(only.counted)}};
    if (only.sort != Sort::Any)
        adjacent.push_back({"type", nameOf(only.sort)});
    return Object{{"adjacent", std::move(adjacent)}};
}

Value exchangeValue(const AbilityEffect &effect)
{
    Object object{{"give", stockValue(effect.stock)}};
    if (effect.getAll.total() > 0)
        object.push_back({"getAll", stockValue(effect.getAll)});
    if (!effect.getOneOf.empty()) {
        Array list;
        for (const Stock &each : effect.getOneOf)
            list.push_back(stockValue(each));
        object.push_back({"getOneOf", std::move(list)});
    }
    object.push_back({"times", int{effect.number}});
    return object;
}

Value effectValue(const AbilityEffect &effect)
{
    const auto number = int{effect.number};
    Object object;
    const auto add = [&](std::string_view key, Value value) { object.push_back({std::string(key), std::move(value)}); };
    const std::string_view does = nameOf(effect.does);
    switch (effect.does) {
    case Does::Gain: add(does, stockValue(effect.stock)); break;
    case Does::Exchange: add(does, exchangeValue(effect)); break;
    case Does::Refresh:
        add(does, number == 0 ? Value("all") : Value(number));
        add("at", nameOf(effect.at));
        break;
    case Does::Discount:
        add(does, nameOf(effect.discounted));
        add("hammers", number);
        if (effect.at != Reach::Empire)
            add("at", nameOf(effect.at));
        break;
    case Does::FreeBid: {
        Array bids;
        for (const Bid bid : kAll<Bid>)
            if (effect.bids.has(bid))
                bids.emplace_back(nameOf(bid));
        add(does, std::move(bids));
        break;
    }
    case Does::RedrawCrisis:
        add(does, number);
        if (effect.shuffle)
            add("shuffle", true);
        break;
    case Does::Rebuild:
        add(does, number);
        if (effect.cost != 0)
            add("cost", effect.cost == kFree ? Value("free") : Value(int{effect.cost}));
        if (effect.at != Reach::Empire)
            add("at", nameOf(effect.at));
        break;
    case Does::Repeat: add(does, nameOf(When::Economy)); break;
    case Does::Copy: add(does, nameOf(When::End)); break;
    case Does::Other: add(does, effect.words); break;
    default: add(does, number); break;
    }
    if (effect.per.by != Multiplier::By::Once)
        add("per", perValue(effect.per));
    if (effect.only.what != Condition::What::Always)
        add("if", onlyValue(effect.only));
    return object;
}

} // namespace

Value toValue(const AbilityRef &ability)
{
    if (ability.isNone())
        return {};
    Object object{{"when", nameOf(ability->when)}};
    if (ability->exhaust)
        object.push_back({"exhaust", true});
    Array effects;
    for (const AbilityEffect &effect : ability->effects)
        effects.push_back(effectValue(effect));
    object.push_back({"do", std::move(effects)});
    return object;
}

Value schemaOf(const AbilityRef &)
{
    const Value number = SchemaWriter::integerSchema({-kMostAmount, kMostAmount});
    const Value text = Object{{"type", "string"}};
    const Value count = Object{{"type", "integer"}, {"minimum", 1}};
    const auto object = [](Object properties, Array required) {
        return Object{{"type", "object"},
                      {"properties", std::move(properties)},
                      {"required", std::move(required)},
                      {"additionalProperties", false}};
    };
    const auto names = [](const auto &all) { return SchemaWriter::namesSchema(all); };
    const Object per{{"count", names(EnumNames<Counted>::names)},
                     {"type", names(EnumNames<Sort>::names)},
                     {"at", names(EnumNames<Reach>::names)},
                     {"resource", names(EnumNames<Resource>::names)},
                     {"innovations", names(EnumNames<Reach>::names)}};
    const Object adjacent{{"count", names(EnumNames<Counted>::names)}, {"type", names(EnumNames<Sort>::names)}};
    const Object only{{"mostDestroyed", text}, {"adjacent", object(adjacent, {"count"})}};
    const Object exchange{{"give", stockSchema()},
                          {"getAll", stockSchema()},
                          {"getOneOf", Object{{"type", "array"}, {"items", stockSchema()}}},
                          {"times", count}};
    const Object effect{{"gain", stockSchema()},
                        {"points", number},
                        {"exchange", object(exchange, {"give", "times"})},
                        {"refresh", Object{{"oneOf", Array{Object{{"const", "all"}}, count}}}},
                        {"discount", names(EnumNames<Discounted>::names)},
                        {"hammers", count},
                        {"freeBid", Object{{"type", "array"}, {"items", names(EnumNames<Bid>::names)}}},
                        {"redrawCrisis", count},
                        {"shuffle", Object{{"type", "boolean"}}},
                        {"swapLocations", count},
                        {"moveInnovation", count},
                        {"rebuild", count},
                        {"cost", Object{{"oneOf", Array{text, number}}}},
                        {"strength", number},
                        {"repeat", text},
                        {"copy", text},
                        {"other", text},
                        {"at", names(EnumNames<Reach>::names)},
                        {"per", object(per, {})},
                        {"if", object(only, {})}};
    return object({{"when", names(EnumNames<When>::names)},
                   {"exhaust", Object{{"type", "boolean"}}},
                   {"do", Object{{"type", "array"}, {"items", object(effect, {})}}}},
                  {"when", "do"});
}

} // namespace pegsheet::empires
