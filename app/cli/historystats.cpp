// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/database.h"
#include "app/cli/failure.h"
#include "storage/library.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace pegsheet::cli {

namespace {

/// What a name has done in the finished matches of one game.
struct Tally
{
    std::int64_t matches = 0;
    std::int64_t wins = 0;
    std::int64_t total = 0;
    std::int64_t best = 0;

    void add(const storage::Tally &tally)
    {
        if (tally.what == "rank" && tally.value == 1)
            wins += tally.count;
        if (tally.what != "score")
            return;
        best = matches == 0 ? tally.value : std::max(best, tally.value);
        matches += tally.count;
        total += tally.value * tally.count;
    }
};

using Tallies = std::map<std::pair<std::string, std::string>, Tally>; ///< by game and name

} // namespace

int historyStats(const std::string &database, Output &out)
{
    const storage::Library library = openToRead(database);
    const storage::Counts counts = library.counts();
    Tallies records;
    for (const storage::Tally &tally : library.tallies({}))
        records[{tally.game, tally.name}].add(tally);
    Array players;
    for (const auto &[who, record] : records) {
        const auto average = std::llround(static_cast<double>(record.total) / static_cast<double>(record.matches));
        players.push_back(Object{{"game", who.first},
                                 {"name", who.second},
                                 {"matches", record.matches},
                                 {"wins", record.wins},
                                 {"points", record.total},
                                 {"average", static_cast<std::int64_t>(average)},
                                 {"best", record.best}});
    }
    out.line(
        Object{{"ok", true}, {"matches", counts.all}, {"finished", counts.all - counts.open}, {"players", std::move(players)}});
    return Done;
}

} // namespace pegsheet::cli
