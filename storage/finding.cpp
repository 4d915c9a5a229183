// SPDX-License-Identifier: Apache-2.0
// Looking for matches among many.
#include "storage/library_p.h"

#include "storage/json.h"
#include "storage/rows.h"

#include <SQLiteCpp/Column.h>

#include <algorithm>

namespace pegsheet::storage {

namespace {

/// A text as it stands within one of JSON.
std::string insideJson(const std::string &text)
{
    const std::string quoted = writeJson(Value(text));
    return quoted.substr(1, quoted.size() - 2);
}

constexpr const char *kKept = "id NOT IN (SELECT match FROM about WHERE removed_at IS NOT NULL)";

/// A condition, and the values of its parameters in their order.
class Condition
{
public:
    Condition(const Wanted &wanted, const Library::Options &options)
    {
        switch (wanted.which) {
        case Wanted::Which::All: m_sql = kKept; break;
        case Wanted::Which::Open: m_sql = std::string(kKept) + " AND over = 0"; break;
        case Wanted::Which::Over: m_sql = std::string(kKept) + " AND over = 1"; break;
        case Wanted::Which::Removed: m_sql = "id IN (SELECT match FROM about WHERE removed_at IS NOT NULL)"; break;
        }
        if (!wanted.game.empty())
            m_sql += " AND game = " + parameter(wanted.game);
        // The list is looked into only where the name occurs in it at all.
        if (!wanted.player.empty()) {
            const std::string key = options.nameKey(wanted.player);
            m_sql += " AND instr(name_key(players), " + parameter(insideJson(key))
                + ") > 0"
                  " AND EXISTS (SELECT 1 FROM json_each(players) WHERE name_key(value) = "
                + parameter(key) + ")";
        }
        for (const Wanted::Word &word : wanted.words)
            add(word.games, options.searchKey(word.text));
    }

    [[nodiscard]] const std::string &sql() const { return m_sql; }

    void bind(SQLite::Statement &statement) const
    {
        for (std::size_t place = 0; place < m_values.size(); ++place)
            statement.bindNoCopy(static_cast<int>(place + 1), m_values[place]);
    }

    /// How many parameters there are.
    [[nodiscard]] std::size_t size() const { return m_values.size(); }

private:
    std::string parameter(std::string value)
    {
        m_values.push_back(std::move(value));
        return "?" + std::to_string(m_values.size());
    }

    void add(const std::vector<std::string> &games, std::string key)
    {
        const std::string wanted = parameter(std::move(key));
        const auto has = [&](const char *column) { return std::string("instr(search_key(") + column + "), " + wanted + ") > 0"; };
        std::string any = has("players") + " OR id IN (SELECT match FROM about WHERE " + has("place") + " OR " + has("note") + ")";
        for (const std::string &game : games)
            any += " OR game = " + parameter(game);
        m_sql += " AND (" + any + ")";
    }

    std::string m_sql;
    std::vector<std::string> m_values;
};

} // namespace

std::vector<MatchEntry> Library::find(const Wanted &wanted, std::size_t from, std::size_t count) const
{
    return d->reading([&] {
        const Condition condition(wanted, d->options);
        const bool byChange = wanted.order == Wanted::Order::Changed;
        const std::string order = byChange ? " ORDER BY touch DESC" : std::string(" ORDER BY ") + kPlayedAt + " DESC, id DESC";
        // Where a match stands is looked up of those found alone, unless it is what is looked for.
        const bool needsProgress = byChange || wanted.which == Wanted::Which::Open || wanted.which == Wanted::Which::Over;
        const std::string found = std::string("SELECT id FROM match")
            + (needsProgress ? " JOIN progress ON progress.match = id" : "") + " WHERE " + condition.sql() + order + " LIMIT ?"
            + std::to_string(condition.size() + 1) + " OFFSET ?" + std::to_string(condition.size() + 2);
        SQLite::Statement row(d->db, storage::entries("WHERE id IN (" + found + ")" + order));
        condition.bind(row);
        row.bind(static_cast<int>(condition.size() + 1), static_cast<std::int64_t>(count));
        row.bind(static_cast<int>(condition.size() + 2), static_cast<std::int64_t>(from));
        std::vector<MatchEntry> entries;
        while (row.executeStep())
            if (auto entry = rows::readListed(row))
                entries.push_back(std::move(*entry));
        return entries;
    });
}

Counts Library::counts() const
{
    return d->reading([&] {
        Counts counts;
        // Each of these looks at one narrow table or index alone.
        SQLite::Statement all(d->db, "SELECT game, count(*) FROM match GROUP BY game");
        while (all.executeStep()) {
            counts.games.emplace_back(all.getColumn(0).getString(), all.getColumn(1).getInt64());
            counts.all += counts.games.back().second;
        }
        SQLite::Statement open(d->db, "SELECT count(*) FROM progress WHERE over = 0");
        open.executeStep();
        counts.open = open.getColumn(0).getInt64();
        SQLite::Statement removed(d->db,
                                  "SELECT game, count(*), sum(over = 0) FROM about JOIN match ON id = about.match"
                                  " JOIN progress ON progress.match = id WHERE removed_at IS NOT NULL GROUP BY game");
        while (removed.executeStep()) {
            const std::string game = removed.getColumn(0).getString();
            const std::int64_t number = removed.getColumn(1).getInt64();
            const auto known = std::find_if(counts.games.begin(), counts.games.end(),
                                            [&](const auto &each) { return each.first == game; });
            known->second -= number;
            counts.all -= number;
            counts.open -= removed.getColumn(2).getInt64();
            counts.removed += number;
        }
        std::erase_if(counts.games, [](const auto &each) { return each.second == 0; });
        std::stable_sort(counts.games.begin(), counts.games.end(),
                         [](const auto &one, const auto &other) { return one.second > other.second; });
        return counts;
    });
}

Finished Library::finishedAfter(std::int64_t when) const
{
    return d->reading([&] {
        SQLite::Statement row(d->db,
                              "SELECT count(*), min(touched_at) FROM progress LEFT JOIN about ON about.match = progress.match"
                              " WHERE over = 1 AND touched_at > ?1 AND touched_at <= ?2 AND removed_at IS NULL");
        row.bind(1, when);
        row.bind(2, rows::kLatest);
        row.executeStep();
        return Finished{row.getColumn(0).getInt64(), row.getColumn(1).getInt64()};
    });
}

} // namespace pegsheet::storage
