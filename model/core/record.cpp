// SPDX-License-Identifier: Apache-2.0
#include "model/core/record.h"

#include "model/core/characters.h"
#include "model/core/fields.h"
#include "model/core/setup.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace pegsheet {

namespace {

bool isAnyLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isId(std::string_view text)
{
    const auto fits = [](char c) { return isAnyLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.'; };
    return !text.empty() && text.size() <= kRecordWord && std::all_of(text.begin(), text.end(), fits);
}

MaybeRefusal refusesWord(std::string_view field, std::string_view text, bool mayBeEmpty)
{
    if ((text.empty() && mayBeEmpty) || isId(text))
        return std::nullopt;
    Refusal refusal = unknownValue(field, text, {}); // cuts what is too long for a sentence
    refusal.code = "input.recordWord";
    refusal.values.pop_back();
    return refusal;
}

MaybeRefusal refusesText(std::string_view field, std::string_view text)
{
    if (text.size() > kRecordText)
        return Refusal{"input.textTooLong", {{"field", field}, {"max", static_cast<std::int64_t>(kRecordText)}}};
    while (!text.empty())
        if (garbles(takeCharacter(text)))
            return Refusal{"input.textControl", {{"field", field}}};
    return std::nullopt;
}

/// Looks at the fields value by value, and counts them.
class Inspection
{
public:
    MaybeRefusal object(const Object &members, int depth)
    {
        if (depth > kRecordDepth)
            return Refusal{"input.tooDeep", {{"limit", kRecordDepth}}};
        if (members.size() > std::size_t{kRecordValues})
            return Refusal{"input.recordTooLarge", {{"limit", kRecordValues}}};
        for (const Member &member : members) {
            if (auto refusal = refusesWord("fields", member.key, false))
                return refusal;
            const auto isIt = [&](const Member &other) { return other.key == member.key; };
            if (std::count_if(members.begin(), members.end(), isIt) > 1)
                return duplicateValue("fields", member.key);
            if (auto refusal = value(member.key, member.value, depth))
                return refusal;
        }
        return std::nullopt;
    }

private:
    MaybeRefusal value(std::string_view key, const Value &value, int depth)
    {
        if (++m_values > kRecordValues)
            return Refusal{"input.recordTooLarge", {{"limit", kRecordValues}}};
        if (value.isNull())
            return wrongType(key, "value");
        if (value.integer() != nullptr) {
            std::int64_t ignored = 0;
            return readInteger(key, value, {-kRecordNumber, kRecordNumber}, ignored);
        }
        if (value.text() != nullptr)
            return refusesText(key, *value.text());
        if (value.object() != nullptr)
            return object(*value.object(), depth + 1);
        return value.array() == nullptr ? std::nullopt : list(key, *value.array(), depth + 1);
    }

    MaybeRefusal list(std::string_view key, const Array &items, int depth)
    {
        if (depth > kRecordDepth)
            return Refusal{"input.tooDeep", {{"limit", kRecordDepth}}};
        for (const Value &item : items)
            if (auto refusal = value(key, item, depth))
                return refusal;
        return std::nullopt;
    }

    int m_values = 0;
};

void bringInOrder(Value &value);

void bringInOrder(Object &members)
{
    std::erase_if(members, [](const Member &member) { return member.value.isNull(); });
    for (Member &member : members)
        bringInOrder(member.value);
    std::stable_sort(members.begin(), members.end(), [](const Member &one, const Member &other) { return one.key < other.key; });
}

void bringInOrder(Value &value)
{
    if (Object *members = value.object())
        bringInOrder(*members);
    if (Array *items = value.array())
        for (Value &item : *items)
            bringInOrder(item);
}

MaybeRefusal readText(const Value &root, std::string_view key, bool isNeeded, std::string &text)
{
    const Value *value = root.find(key);
    if (value == nullptr)
        return isNeeded ? MaybeRefusal(missingField(key)) : std::nullopt;
    if (value->text() == nullptr)
        return wrongType(key, "text");
    text = *value->text();
    return std::nullopt;
}

MaybeRefusal readTexts(const Value &root, Record &record)
{
    const std::array<std::pair<std::string_view, std::string *>, 5> texts{{{"game", &record.game},
                                                                           {"edition", &record.edition},
                                                                           {"language", &record.language},
                                                                           {"kind", &record.kind},
                                                                           {"name", &record.name}}};
    for (const auto &[key, text] : texts)
        if (auto refusal = readText(root, key, key == "game" || key == "kind", *text))
            return refusal;
    return std::nullopt;
}

} // namespace

Record canonicalRecord(Record record)
{
    record.name = std::string(trimmed(record.name));
    bringInOrder(record.fields);
    return record;
}

MaybeRefusal refusesRecord(const Record &record)
{
    if (auto refusal = refusesWord("game", record.game, false))
        return refusal;
    if (auto refusal = refusesWord("edition", record.edition, true))
        return refusal;
    if (auto refusal = refusesWord("language", record.language, true))
        return refusal;
    if (auto refusal = refusesWord("kind", record.kind, false))
        return refusal;
    if (record.age < 0 || record.age > kMostAge)
        return outOfRange("age", record.age, 0, kMostAge);
    if (!record.name.empty())
        if (auto refusal = refusesName(record.name))
            return refusal;
    return Inspection().object(record.fields, 1);
}

Object recordValue(const Record &record)
{
    Object value{{"game", record.game}};
    const auto add = [&](const char *key, const std::string &text) {
        if (!text.empty())
            value.push_back({key, text});
    };
    add("edition", record.edition);
    add("language", record.language);
    value.push_back({"kind", record.kind});
    if (record.age != 0)
        value.push_back({"age", record.age});
    add("name", record.name);
    value.push_back({"fields", record.fields});
    return value;
}

MaybeRefusal readRecord(const Value &value, std::span<const std::string_view> others, Record &record)
{
    const Object *members = value.object();
    if (members == nullptr)
        return wrongType("record", "object");
    std::vector<std::string_view> known{"game", "edition", "language", "kind", "age", "name", "fields"};
    known.insert(known.end(), others.begin(), others.end());
    if (auto refusal = refusesUnknown(*members, known))
        return refusal;
    Record read;
    if (auto refusal = readTexts(value, read))
        return refusal;
    std::int64_t age = 0;
    if (const Value *given = value.find("age"))
        if (auto refusal = readInteger("age", *given, {0, kMostAge}, age))
            return refusal;
    read.age = static_cast<int>(age);
    const Value *fields = value.find("fields");
    if (fields == nullptr)
        return missingField("fields");
    if (fields->object() == nullptr)
        return wrongType("fields", "object");
    read.fields = *fields->object();
    read = canonicalRecord(std::move(read));
    if (auto refusal = refusesRecord(read))
        return refusal;
    record = std::move(read);
    return std::nullopt;
}

} // namespace pegsheet
