// SPDX-License-Identifier: Apache-2.0
#include "app/library/gamerecords.h"

#include "model/catalog.h"
#include "model/core/fields.h"

#include <algorithm>

namespace pegsheet {

std::span<const GameRecords> gameRecords()
{
    static const std::vector<GameRecords> kGames{};
    return kGames;
}

const GameRecords *findGameRecords(std::span<const GameRecords> all, std::string_view game)
{
    const auto found = std::find_if(all.begin(), all.end(), [&](const GameRecords &each) { return each.game == game; });
    return found == all.end() ? nullptr : &*found;
}

std::vector<RecordGame> recordGames(std::span<const GameRecords> all)
{
    std::vector<RecordGame> games;
    for (const GameEntry &entry : catalog()) {
        const GameRecords *records = findGameRecords(all, entry.info->id);
        games.push_back({entry.info->id, records == nullptr ? RecordWords() : records->words});
    }
    return games;
}

MaybeRefusal refusesRecord(std::span<const GameRecords> all, const Record &record)
{
    if (auto refusal = refusesRecord(record))
        return refusal;
    const GameRecords *game = findGameRecords(all, record.game);
    if (game == nullptr)
        return std::nullopt;
    Array kinds;
    const RecordKind *kind = nullptr;
    for (const RecordKind &each : game->kinds) {
        kinds.emplace_back(each.id);
        kind = each.id == record.kind ? &each : kind;
    }
    if (kind == nullptr)
        return unknownValue("kind", record.kind, std::move(kinds));
    if (auto refusal = refusesUnknown(record.fields, kind->fields))
        return refusal;
    if (!kind->hasAge && record.age != 0)
        return outOfRange("age", record.age, 0, 0);
    return game->refuses == nullptr ? std::nullopt : game->refuses(record);
}

} // namespace pegsheet
