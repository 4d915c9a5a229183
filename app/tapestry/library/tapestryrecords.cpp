// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/library/tapestryrecords.h"

#include "model/core/fields.h"
#include "model/core/matchof.h"
#include "model/tapestry/game.h"

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

// Part of the format of codes: words are only ever added at the end.
constexpr std::array<std::string_view, 1> kRecordKinds{kCardRecord};
constexpr std::array<std::string_view, 2> kKeys{"when", "gains"};
constexpr std::array<std::string_view, 3> kTexts{"played", "era", "reaction"};

MaybeRefusal refusesGains(std::string_view field, const Value &value)
{
    Benefit benefit;
    return readIn(Language::Cards, field, value, benefit);
}

const Value *findField(const Record &record, std::string_view key)
{
    if (record.game != gameInfo().id || record.kind != kCardRecord)
        return nullptr;
    const auto found = std::ranges::find(record.fields, key, &Member::key);
    return found == record.fields.end() ? nullptr : &found->value;
}

} // namespace

GameRecords records()
{
    GameRecords records;
    records.game = gameInfo().id;
    records.kinds = {
        {kCardRecord, false, true, {{"when", RecordField::Sort::Choice, EnumNames<When>::names}, {"gains", &refusesGains}}}};
    records.words = {kRecordKinds, kKeys, kTexts};
    records.held = &heldRecords;
    return records;
}

Record recordOf(const std::string &name, const Benefit &gains, std::string_view language)
{
    Record record;
    record.game = gameInfo().id;
    record.kind = kCardRecord;
    record.name = name;
    record.language = language;
    if (!gains.isNone())
        record.fields.push_back({"gains", toValue(gains)});
    return canonicalRecord(std::move(record));
}

std::optional<When> whenOf(const Record &record)
{
    const Value *said = findField(record, "when");
    return said == nullptr || said->text() == nullptr ? std::nullopt : fromName<When>(*said->text());
}

Benefit gainsOf(const Record &record)
{
    const Value *said = findField(record, "gains");
    Benefit benefit;
    return said == nullptr || readIn(Language::Cards, "gains", *said, benefit) ? Benefit() : benefit;
}

std::vector<Record> heldRecords(const Match &match)
{
    const auto &tapestry = static_cast<const MatchOf<Game> &>(match);
    std::vector<Record> records;
    for (int place = 0; place < tapestry.length(); ++place) {
        const auto *played = std::get_if<PlayTapestry>(&tapestry.moveAt(place));
        if (played == nullptr || played->name.empty())
            continue;
        Record record = recordOf(played->name, played->gains);
        if (std::ranges::find(records, record) == records.end())
            records.push_back(std::move(record));
    }
    return records;
}

} // namespace pegsheet::tapestry
