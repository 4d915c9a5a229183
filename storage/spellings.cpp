// SPDX-License-Identifier: Apache-2.0
#include "storage/spellings.h"

#include "storage/rows.h"
#include "storage/statements.h"

#include <SQLiteCpp/Column.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace pegsheet::storage {

Spellings::Spellings(SQLite::Database &db, TextKey key) : m_key(std::move(key))
{
    // From one name in the index to the next, however many results there are of each.
    SQLite::Statement row(db,
                          "WITH RECURSIVE names (name) AS (SELECT min(name) FROM result UNION ALL SELECT (SELECT min(r.name)"
                          " FROM result r WHERE r.name > names.name) FROM names WHERE names.name IS NOT NULL)"
                          " SELECT name FROM names WHERE name IS NOT NULL");
    while (row.executeStep()) {
        std::string name = row.getColumn(0).getString();
        m_people[m_key(name)].push_back(std::move(name));
    }
    for (const auto &[person, names] : m_people)
        if (names.size() > 1)
            show(db, names);
}

void Spellings::show(SQLite::Database &db, const std::vector<std::string> &names)
{
    SQLite::Statement row(db,
                          std::string("SELECT name FROM result r JOIN match ON id = r.match LEFT JOIN about a ON a.match = r.match"
                                      " WHERE name IN (SELECT value FROM json_each(?1)) AND a.removed_at IS NULL"
                                      " AND a.origin_uid IS NULL ORDER BY ")
                              + kPlayedAt + " DESC, r.match DESC, seat LIMIT 1");
    row.bind(1, rows::namesAsJson(names));
    if (!row.executeStep())
        return;
    const std::string last = row.getColumn(0).getString();
    for (const std::string &name : names)
        m_shown[name] = last;
}

std::string Spellings::of(const std::string &name) const
{
    if (name.empty())
        return "[]";
    const auto found = m_people.find(m_key(name));
    return rows::namesAsJson(found == m_people.end() ? std::vector{name} : found->second);
}

const std::string &Spellings::shown(const std::string &name) const
{
    const auto found = m_shown.find(name);
    return found == m_shown.end() ? name : found->second;
}

std::vector<Tally> Spellings::joined(std::vector<Tally> tallies) const
{
    if (m_shown.empty())
        return tallies;
    for (Tally &tally : tallies)
        tally.name = shown(tally.name);
    const auto what = [](const Tally &each) { return std::tie(each.game, each.variant, each.name, each.what, each.value); };
    std::sort(tallies.begin(), tallies.end(), [&](const Tally &one, const Tally &other) { return what(one) < what(other); });
    std::vector<Tally> joined;
    for (Tally &tally : tallies)
        if (!joined.empty() && what(joined.back()) == what(tally))
            joined.back().count += tally.count;
        else
            joined.push_back(std::move(tally));
    return joined;
}

} // namespace pegsheet::storage
