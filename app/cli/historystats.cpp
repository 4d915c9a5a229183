// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/failure.h"
#include "storage/library.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace pegsheet::cli {

namespace {

/// What a name has done in the finished matches of one game.
struct Record
{
    int matches = 0;
    int wins = 0;
    std::int64_t total = 0;
    int best = 0;

    void add(int score, bool won)
    {
        best = matches == 0 ? score : std::max(best, score);
        ++matches;
        wins += won ? 1 : 0;
        total += score;
    }
};

using Records = std::map<std::pair<std::string, std::string>, Record>; ///< by game and name

void addMatch(const storage::MatchEntry &entry, Records &records)
{
    const Standing &end = entry.summary;
    for (std::size_t seat = 0; seat < std::min(entry.setup.players.size(), end.scores.size()); ++seat) {
        const bool won = std::find(end.winners.begin(), end.winners.end(), static_cast<int>(seat)) !=
                         end.winners.end();
        records[{entry.game, entry.setup.players[seat]}].add(end.scores[seat], won);
    }
}

} // namespace

int historyStats(const std::string &database, Output &out)
{
    std::int64_t matches = 0;
    std::int64_t finished = 0;
    Records records;
    for (const storage::MatchEntry &entry : storage::Library(database).list()) {
        ++matches;
        if (!entry.summary.over)
            continue;
        ++finished;
        addMatch(entry, records);
    }
    Array players;
    for (const auto &[who, record] : records) {
        const auto average = std::llround(static_cast<double>(record.total) / record.matches);
        players.push_back(Object{{"game", who.first},
                                 {"name", who.second},
                                 {"matches", record.matches},
                                 {"wins", record.wins},
                                 {"points", record.total},
                                 {"average", static_cast<std::int64_t>(average)},
                                 {"best", record.best}});
    }
    out.line(
        Object{{"ok", true}, {"matches", matches}, {"finished", finished}, {"players", std::move(players)}});
    return Done;
}

} // namespace pegsheet::cli
