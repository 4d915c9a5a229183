// SPDX-License-Identifier: Apache-2.0
#include "app/library/libraryfile.h"

#include "app/share/matchfile.h"
#include "model/core/fields.h"
#include "storage/json.h"

#include <array>
#include <limits>
#include <map>
#include <optional>

namespace pegsheet {

namespace {

using storage::RecordEntry;

constexpr std::array<std::string_view, 9> kTold{"origin", "confidence", "fact",    "made",  "changed",
                                                "used",   "uses",       "removed", "merged"};
constexpr std::int64_t kMostNumber = std::numeric_limits<std::int32_t>::max();

void addTime(Object &value, const char *key, std::int64_t seconds)
{
    if (seconds != 0)
        value.push_back({key, isoTime(seconds)});
}

MaybeRefusal readTimes(const Value &row, RecordEntry &entry)
{
    const std::array<std::pair<std::string_view, std::int64_t *>, 4> times{
        {{"made", &entry.madeAt}, {"changed", &entry.changedAt}, {"used", &entry.usedAt}, {"removed", &entry.removedAt}}};
    for (const auto &[key, seconds] : times)
        if (auto refusal = readTime(row, key, *seconds))
            return refusal;
    return std::nullopt;
}

template <NamedEnum E>
MaybeRefusal readNamed(const Value &row, std::string_view key, E &out)
{
    std::size_t index = 0;
    const Value *value = row.find(key);
    MaybeRefusal refusal = value == nullptr ? std::nullopt : readName(key, *value, EnumNames<E>::names, index);
    if (value != nullptr && !refusal)
        out = static_cast<E>(index);
    return refusal;
}

MaybeRefusal readNumber(const Value &row, std::string_view key, std::int64_t least, std::int64_t &number)
{
    const Value *value = row.find(key);
    return value == nullptr ? std::nullopt : readInteger(key, *value, {least, kMostNumber}, number);
}

MaybeRefusal readOrigin(const Value &row, RecordEntry &entry)
{
    if (auto refusal = readNamed(row, "origin", entry.origin))
        return refusal;
    if (auto refusal = readNamed(row, "confidence", entry.confidence))
        return refusal;
    if (entry.origin != storage::RecordOrigin::Printed && entry.confidence != storage::Confidence::None)
        return unknownField("confidence");
    const Value *fact = row.find("fact");
    if (fact == nullptr)
        return std::nullopt;
    if (fact->text() == nullptr)
        return wrongType("fact", "text");
    if (fact->text()->size() > kRecordText)
        return Refusal{"input.textTooLong", {{"field", "fact"}, {"max", static_cast<std::int64_t>(kRecordText)}}};
    entry.fact = *fact->text();
    return std::nullopt;
}

MaybeRefusal readEntry(const Value &row, RecordEntry &entry)
{
    if (auto refusal = readRecord(row, kTold, entry.content))
        return refusal;
    if (auto refusal = readOrigin(row, entry))
        return refusal;
    if (auto refusal = readTimes(row, entry))
        return refusal;
    if (auto refusal = readNumber(row, "uses", 0, entry.uses))
        return refusal;
    return readNumber(row, "merged", 1, entry.mergedInto.value);
}

MaybeRefusal readFrame(const Value &root)
{
    const Value *kind = root.find("pegsheet");
    const Value *version = root.find("version");
    if (kind == nullptr)
        return missingField("pegsheet");
    if (kind->text() == nullptr || *kind->text() != "library")
        return unknownValue("pegsheet", kind->text() == nullptr ? "" : *kind->text(), {"library"});
    if (version == nullptr)
        return missingField("version");
    std::int64_t read = 0;
    if (auto refusal = readInteger("version", *version, {1, kMostNumber}, read))
        return refusal;
    if (read > kLibraryVersion)
        return Refusal{"input.newerLibrary", {{"version", read}, {"known", kLibraryVersion}}};
    const Value *records = root.find("records");
    if (records == nullptr)
        return missingField("records");
    return records->array() == nullptr ? MaybeRefusal(wrongType("records", "list")) : std::nullopt;
}

} // namespace

Object entryValue(const RecordEntry &entry)
{
    Object value = recordValue(entry.content);
    if (entry.origin != storage::RecordOrigin::Typed)
        value.push_back({"origin", nameOf(entry.origin)});
    if (entry.confidence != storage::Confidence::None)
        value.push_back({"confidence", nameOf(entry.confidence)});
    if (!entry.fact.empty())
        value.push_back({"fact", entry.fact});
    if (entry.origin != storage::RecordOrigin::Printed) {
        addTime(value, "made", entry.madeAt);
        addTime(value, "changed", entry.changedAt);
    }
    addTime(value, "used", entry.usedAt);
    if (entry.uses != 0)
        value.push_back({"uses", entry.uses});
    addTime(value, "removed", entry.removedAt);
    if (entry.mergedInto.value != 0)
        value.push_back({"merged", entry.mergedInto.value});
    return value;
}

std::string libraryText(std::span<const RecordEntry> entries)
{
    std::map<std::int64_t, const RecordEntry *> chosen;
    for (const RecordEntry &entry : entries)
        chosen.emplace(entry.id.value, &entry);
    const auto ends = [&](const RecordEntry &entry) {
        const RecordEntry *step = &entry;
        while (step->mergedInto.value != 0 && chosen.contains(step->mergedInto.value))
            step = chosen.at(step->mergedInto.value);
        return step->mergedInto.value == 0;
    };
    std::map<std::int64_t, std::int64_t> places;
    for (const RecordEntry &entry : entries)
        if (ends(entry))
            places.emplace(entry.id.value, static_cast<std::int64_t>(places.size() + 1));
    std::string text = R"({"pegsheet":"library","version":)" + std::to_string(kLibraryVersion) + R"(,"records":[)";
    bool isFirst = true;
    for (RecordEntry entry : entries) {
        if (!places.contains(entry.id.value))
            continue;
        if (entry.mergedInto.value != 0)
            entry.mergedInto.value = places.at(entry.mergedInto.value);
        text += (isFirst ? "\n" : ",\n") + storage::writeJson(Value(entryValue(entry)));
        isFirst = false;
    }
    return text + (isFirst ? "]}\n" : "\n]}\n");
}

bool looksLikeLibrary(std::string_view text)
{
    constexpr std::size_t kHeading = 64;
    return looksLikeMatchFile(text) && text.substr(0, kHeading).find("\"library\"") != std::string_view::npos;
}

MaybeRefusal readLibrary(std::string_view text, const storage::Records &here, std::span<const GameRecords> games, LibraryPlan &plan)
{
    Value root;
    if (auto refusal = storage::readJson(text, root))
        return refusal;
    if (auto refusal = readFrame(root))
        return refusal;
    Planning planning(here, games);
    for (const Value &row : *root.find("records")->array()) {
        RecordEntry entry;
        if (auto refusal = readEntry(row, entry))
            planning.refuse(std::move(*refusal));
        else
            planning.add(std::move(entry));
    }
    plan = planning.finish();
    return std::nullopt;
}

} // namespace pegsheet
