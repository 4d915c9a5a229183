// SPDX-License-Identifier: Apache-2.0
#include "storage/records.h"

#include "storage/casefold.h"
#include "storage/library_p.h"
#include "storage/recordrows.h"
#include "storage/rows.h"

#include <SQLiteCpp/Column.h>

namespace pegsheet::storage {

namespace {

/// A condition, and the values of its parameters in their order.
class Condition
{
public:
    Condition(const RecordQuery &query, const TextKey &searchKey)
    {
        switch (query.which) {
        case RecordQuery::Which::Live: m_sql = "removed_at IS NULL AND merged_into IS NULL"; break;
        case RecordQuery::Which::Removed: m_sql = "removed_at IS NOT NULL"; break;
        case RecordQuery::Which::All: m_sql = "1"; break;
        }
        if (!query.game.empty())
            add("game = ", query.game);
        if (!query.kind.empty())
            add("kind = ", query.kind);
        if (query.age)
            m_sql += " AND age = " + std::to_string(*query.age);
        if (query.edition)
            add("edition = ", *query.edition);
        if (query.language)
            add("language = ", *query.language);
        if (!query.withoutEdition.empty())
            add("edition <> ", query.withoutEdition);
        if (!query.factLanguage.empty())
            add("(origin <> 'printed' OR ifnull(fact, '') NOT LIKE '%/__' OR substr(fact, -2) = ", query.factLanguage, ")");
        const std::string words = searchKey(query.search);
        for (std::size_t begin = 0; begin < words.size();) {
            const std::size_t end = std::min(words.find(' ', begin), words.size());
            add("0 < instr(search_key(name), ", words.substr(begin, end - begin), ")");
            begin = end + 1;
        }
    }

    [[nodiscard]] std::string where() const { return "WHERE " + m_sql; }
    void bind(SQLite::Statement &statement) const
    {
        for (std::size_t place = 0; place < m_values.size(); ++place)
            statement.bindNoCopy(static_cast<int>(place + 1), m_values[place]);
    }

private:
    void add(const char *before, std::string value, const char *behind = "")
    {
        m_values.push_back(std::move(value));
        m_sql += std::string(" AND ") + before + '?' + std::to_string(m_values.size()) + behind;
    }

    std::string m_sql;
    std::vector<std::string> m_values;
};

std::vector<RecordEntry> entriesIn(SQLite::Statement &row)
{
    std::vector<RecordEntry> entries;
    while (row.executeStep())
        entries.push_back(rows::readRecordEntry(row));
    return entries;
}

} // namespace

RecordEntry Records::get(RecordId id) const
{
    return d->reading([&] { return rows::requireRecord(d->db, d->file, id); });
}

std::optional<RecordEntry> Records::find(const Record &record) const
{
    const Record content = canonicalRecord(record);
    return d->reading([&] { return rows::recordLike(d->db, content); });
}

std::vector<RecordEntry> Records::list(const RecordQuery &query, std::size_t from, std::size_t count) const
{
    const Condition condition(query, d->options.searchKey);
    const std::string page = " LIMIT " + std::to_string(count) + " OFFSET " + std::to_string(from);
    return d->reading([&] {
        SQLite::Statement row(d->db, rows::recordsSql(condition.where() + " ORDER BY uses DESC, used_at DESC, folded, id" + page));
        condition.bind(row);
        return entriesIn(row);
    });
}

std::int64_t Records::count(const RecordQuery &query) const
{
    const Condition condition(query, d->options.searchKey);
    return d->reading([&] {
        SQLite::Statement row(d->db, "SELECT count(*) FROM record " + condition.where());
        condition.bind(row);
        row.executeStep();
        return row.getColumn(0).getInt64();
    });
}

std::vector<RecordEntry> Records::all() const
{
    return d->reading([&] {
        SQLite::Statement row(d->db, rows::recordsSql("ORDER BY id"));
        return entriesIn(row);
    });
}

Records::Checked Records::check()
{
    return d->writing([&] {
        Checked found;
        std::vector<RecordEntry> otherwise;
        SQLite::Statement row(d->db, rows::recordsSql("ORDER BY id"));
        while (row.executeStep()) {
            ++found.records;
            try {
                const RecordEntry entry = rows::readRecordEntry(row);
                if (refusesRecord(entry.content) || !(canonicalRecord(entry.content) == entry.content))
                    ++found.failed;
                else if (folded(entry.content.name) != row.getColumn(17).getString())
                    otherwise.push_back(entry);
            } catch (const rows::NotOurShape &) {
                ++found.failed;
            }
        }
        for (const RecordEntry &entry : otherwise) {
            SQLite::Statement repair(d->db, "UPDATE OR IGNORE record SET folded = ?1 WHERE id = ?2");
            repair.bind(1, folded(entry.content.name));
            repair.bind(2, entry.id.value);
            found.repaired += repair.exec();
        }
        d->next = d->last; // no match stands otherwise for it
        return found;
    });
}

} // namespace pegsheet::storage
