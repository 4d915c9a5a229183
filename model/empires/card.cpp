// SPDX-License-Identifier: Apache-2.0
#include "model/empires/card.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

const std::array<std::string, kCards> &names()
{
    static const std::array<std::string, kCards> kNames = [] {
        std::array<std::string, kCards> made;
        for (std::uint8_t index = 0; index < kCards; ++index)
            made.at(index) = std::string(nameOf(Card{index}.kind())) + '-' + std::to_string(Card{index}.number());
        return made;
    }();
    return kNames;
}

MaybeRefusal unknown(std::string_view field, std::string_view given, std::string_view example)
{
    return unknownValue(field, given, {example});
}

} // namespace

std::string_view nameOf(Card card)
{
    return card.isNone() ? std::string_view() : names().at(card.index);
}

Card cardNamed(std::string_view name)
{
    const auto found = std::find(names().begin(), names().end(), name);
    return found == names().end() ? Card() : Card{static_cast<std::uint8_t>(found - names().begin())};
}

Value toValue(const Card &card)
{
    return nameOf(card);
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Card &card)
{
    if (value.text() == nullptr)
        return wrongType(field, "text");
    const Card read = cardNamed(*value.text());
    if (read.isNone())
        return unknown(field, *value.text(), nameOf(Card{0}));
    card = read;
    return std::nullopt;
}

Value schemaOf(const Card &)
{
    return Object{{"type", "string"}, {"enum", Array(names().begin(), names().end())}};
}

Value toValue(const Cards &cards)
{
    Array list;
    for (const Card card : cards.list)
        list.emplace_back(nameOf(card));
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Cards &cards)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    Cards read;
    for (const Value &each : *value.array()) {
        Card card;
        if (auto refusal = fromValue(field, each, card))
            return refusal;
        if (std::find(read.list.begin(), read.list.end(), card) != read.list.end())
            return duplicateValue(field, nameOf(card));
        read.list.push_back(card);
    }
    cards = std::move(read);
    return std::nullopt;
}

Value schemaOf(const Cards &)
{
    return Object{{"type", "array"}, {"items", schemaOf(Card())}, {"uniqueItems", true}};
}

std::string_view nameOf(Source source)
{
    return source.isPlace() ? nameOf(source.location()) : source.isCard() ? nameOf(source.card()) : std::string_view();
}

Value toValue(const Source &source)
{
    return nameOf(source);
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Source &source)
{
    if (value.text() == nullptr)
        return wrongType(field, "text");
    const auto location = fromName<Location>(*value.text());
    const Card card = cardNamed(*value.text());
    if (!location && card.isNone())
        return unknown(field, *value.text(), nameOf(Card{0}));
    source = location ? Source(*location) : Source(card);
    return std::nullopt;
}

Value schemaOf(const Source &)
{
    Array all(EnumNames<Location>::names.begin(), EnumNames<Location>::names.end());
    all.insert(all.end(), names().begin(), names().end());
    return Object{{"type", "string"}, {"enum", std::move(all)}};
}

} // namespace pegsheet::empires
