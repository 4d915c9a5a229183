// SPDX-License-Identifier: Apache-2.0
#include "app/export/matchtable.h"

#include "app/export/csv.h"
#include "app/share/matchfile.h"

#include <algorithm>

namespace pegsheet::exporting {

namespace {

// Later columns go behind these and before the score lines.
constexpr std::string_view kColumns[]{"uid",  "game", "variant", "options", "started", "touched", "duration", "moves",
                                      "seat", "name", "score",   "place",   "winner",  "day",     "location", "note"};

/// Every score line there is, in the order of the games' sheets.
std::vector<std::string_view> linesOf(const std::vector<Result> &results)
{
    std::vector<std::string_view> lines;
    for (const Result &result : results)
        for (const Place &place : result.places)
            for (const ScoreLine &line : place.lines)
                if (std::find(lines.begin(), lines.end(), line.what) == lines.end())
                    lines.push_back(line.what);
    return lines;
}

void writeMatch(Csv &csv, const Result &result)
{
    const storage::MatchEntry &entry = result.entry;
    csv.cell(entry.uid).cell(entry.game).cell(entry.setup.variant).cell(optionsText(entry.setup));
    csv.cell(isoTime(entry.startedAt)).cell(isoTime(entry.touchedAt));
    const auto minutes = minutesOf(result);
    csv.cell(minutes ? std::to_string(*minutes) : std::string()).cell(result.moves);
}

void writePlace(Csv &csv, const Result &result, const std::string &day, const Place &place,
                const std::vector<std::string_view> &lines)
{
    const bool isOver = result.isOver;
    csv.cell(place.seat + 1).typed(place.name).cell(place.score);
    csv.cell(isOver ? std::to_string(place.rank) : std::string()).cell(isOver ? place.isWinner ? "1" : "0" : "");
    csv.cell(day).typed(result.entry.about.place).typed(result.entry.about.note);
    for (const std::string_view what : lines) {
        const auto line = std::find_if(place.lines.begin(), place.lines.end(),
                                       [&](const ScoreLine &each) { return each.what == what; });
        csv.cell(line == place.lines.end() ? std::string() : std::to_string(line->points));
    }
    csv.endRow();
}

} // namespace

std::string matchTable(const std::vector<Result> &results)
{
    const std::vector<std::string_view> lines = linesOf(results);
    Csv csv;
    for (const std::string_view column : kColumns)
        csv.cell(column);
    for (const std::string_view line : lines)
        csv.cell(line);
    csv.endRow();
    for (const Result &result : results) {
        const std::string day = dayOf(result);
        for (const Place &place : result.places) {
            writeMatch(csv, result);
            writePlace(csv, result, day, place, lines);
        }
    }
    return csv.text();
}

std::string matchTable(storage::Library &library, int &leftOut)
{
    std::vector<Result> results;
    std::vector<storage::MatchId> unreadable;
    const std::vector<storage::MatchEntry> entries = library.list(&unreadable);
    leftOut += static_cast<int>(unreadable.size());
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (entry->removedAt != 0)
            continue;
        try {
            if (auto result = resultOf(library, *entry))
                results.push_back(std::move(*result));
            else
                ++leftOut;
        } catch (const storage::Error &error) {
            if (error.refusal().code != "storage.damaged")
                throw;
            ++leftOut;
        }
    }
    return matchTable(results);
}

} // namespace pegsheet::exporting
