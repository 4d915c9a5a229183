// SPDX-License-Identifier: Apache-2.0
#include "app/library/librarycodes.h"

#include "app/share/codeintext.h"

#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace pegsheet {

std::vector<std::string> libraryCodes(std::span<const Record> records, std::span<const GameRecords> games, MaybeRefusal &refusal)
{
    std::map<std::string, std::vector<Record>> byGame;
    for (const Record &record : records)
        byGame[record.game].push_back(record);
    const std::vector<RecordGame> known = recordGames(games);
    std::vector<std::string> codes;
    for (const auto &each : byGame) {
        auto some = recordCodes(each.second, known, refusal);
        if (refusal)
            return {};
        codes.insert(codes.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
    }
    return codes;
}

std::optional<ReadCodes> readLibraryCodes(std::string_view text, std::span<const GameRecords> games, MaybeRefusal &refusal)
{
    const std::vector<RecordGame> known = recordGames(games);
    ReadCodes read;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint32_t>> seen; // places by set and count
    for (const std::string &each : codesIn(text)) {
        const auto code = readRecordCode(each, known, refusal);
        if (!code)
            return std::nullopt;
        // One alone has no number of its set.
        const bool isNew = code->count == 1 || seen[{code->set, code->count}].insert(code->place).second;
        if (!isNew)
            continue;
        read.records.insert(read.records.end(), code->records.begin(), code->records.end());
        read.count += code->count == 1 ? 1 : 0;
    }
    for (const auto &[set, places] : seen) {
        read.count += static_cast<int>(set.second);
        read.missing += static_cast<int>(set.second - places.size());
    }
    if (read.count == 0) {
        refusal = Refusal{"share.notACode", {}};
        return std::nullopt;
    }
    return read;
}

} // namespace pegsheet
