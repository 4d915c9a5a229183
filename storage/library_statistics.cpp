// SPDX-License-Identifier: Apache-2.0
// How finished matches came out, and the tallies over them.
#include "storage/library_p.h"

#include "storage/json.h"
#include "storage/rows.h"
#include "storage/spellings.h"

#include <SQLiteCpp/Column.h>

#include <algorithm>
#include <map>
#include <utility>

namespace pegsheet::storage {

namespace {

constexpr double kMostSeconds = 1e15; ///< that a sum of times comes to, whatever a file holds

/// A row of `result`.
struct Row
{
    int seat = 0;
    std::string name;
    int score = 0;
    int rank = 1;
    std::optional<int> margin;
    std::string sources;

    bool operator==(const Row &) const = default;
};

std::string sourcesAsJson(const std::vector<PointSource> &sources)
{
    Array list;
    for (const PointSource &source : sources)
        list.emplace_back(Array{source.what, source.points});
    return writeJson(Value(std::move(list)));
}

std::vector<PointSource> sourcesFrom(const std::string &json)
{
    Value value;
    std::vector<PointSource> sources;
    if (readJson(json, value) || value.array() == nullptr)
        throw rows::NotOurShape("sources");
    for (const Value &each : *value.array()) {
        const Array *pair = each.array();
        if (pair == nullptr || pair->size() != 2 || (*pair)[0].text() == nullptr || (*pair)[1].integer() == nullptr
            || !std::in_range<int>(*(*pair)[1].integer()))
            throw rows::NotOurShape("sources");
        sources.push_back({*(*pair)[0].text(), static_cast<int>(*(*pair)[1].integer())});
    }
    return sources;
}

/// The same for counting, which goes on where one row is not as we wrote it.
std::vector<PointSource> sourcesIfReadable(const std::string &json)
{
    try {
        return sourcesFrom(json);
    } catch (const rows::NotOurShape &) {
        return {};
    }
}

/// A seat's row, where the scores of all are known.
Row rowOf(const Summary &summary, std::size_t seat, const std::string &name)
{
    const auto wins = [&](std::size_t other) {
        return std::find(summary.winners.begin(), summary.winners.end(), static_cast<int>(other)) != summary.winners.end();
    };
    Row row{static_cast<int>(seat), name, summary.scores[seat], 1, std::nullopt, "[]"};
    for (std::size_t other = 0; other < summary.scores.size(); ++other) {
        if (other == seat)
            continue;
        const int margin = row.score - summary.scores[other];
        row.margin = std::min(row.margin.value_or(margin), margin);
        if (!wins(seat) && (margin < 0 || wins(other)))
            ++row.rank;
    }
    if (seat < summary.sources.size())
        row.sources = sourcesAsJson(summary.sources[seat]);
    return row;
}

std::vector<Row> rowsOf(const Summary &summary, const std::vector<std::string> &names)
{
    std::vector<Row> rows;
    for (std::size_t seat = 0; summary.over && seat < std::min(summary.scores.size(), names.size()); ++seat)
        rows.push_back(rowOf(summary, seat, names[seat]));
    return rows;
}

/// What a match is counted under.
struct Counting
{
    std::string game;
    std::string variant;
    bool counts = false;
};

Counting countingOf(Statements &statements, MatchId id)
{
    Use row(statements.counting);
    row->bind(1, id.value);
    if (!row->executeStep())
        return {};
    return {row->getColumn(0).getString(), row->getColumn(1).getString(), row->getColumn(3).getInt() != 0};
}

std::vector<std::string> namesOf(Statements &statements, MatchId id)
{
    std::vector<std::string> names;
    Use row(statements.counting);
    row->bind(1, id.value);
    if (!row->executeStep())
        return names;
    Value list;
    if (readJson(row->getColumn(2).getString(), list) || list.array() == nullptr)
        throw rows::NotOurShape("players");
    for (const Value &name : *list.array())
        names.push_back(name.text() == nullptr ? throw rows::NotOurShape("players") : *name.text());
    return names;
}

std::vector<Row> rowsKept(Statements &statements, MatchId id)
{
    std::vector<Row> rows;
    Use row(statements.results);
    row->bind(1, id.value);
    while (row->executeStep()) {
        Row kept{row->getColumn(0).getInt(),
                 row->getColumn(1).getString(),
                 row->getColumn(2).getInt(),
                 row->getColumn(3).getInt(),
                 std::nullopt,
                 row->getColumn(5).getString()};
        if (!row->getColumn(4).isNull())
            kept.margin = row->getColumn(4).getInt();
        rows.push_back(std::move(kept));
    }
    return rows;
}

void keepRow(Statements &statements, MatchId id, const Row &row)
{
    Use add(statements.addResult);
    add->bind(1, id.value);
    add->bind(2, row.seat);
    add->bindNoCopy(3, row.name);
    add->bind(4, row.score);
    add->bind(5, row.rank);
    if (row.margin)
        add->bind(6, *row.margin);
    else
        add->bind(6);
    add->bindNoCopy(7, row.sources);
    add->exec();
}

/// Counts in or out what came of a match.
class Tallying
{
public:
    enum class Way { In, Out };

    Tallying(Statements &statements, const Counting &counting, Way way) : m_statements(statements), m_counting(counting), m_way(way)
    {
    }

    void count(const std::vector<Row> &rows)
    {
        for (const Row &row : rows) {
            count(row, "score", row.score);
            count(row, "rank", row.rank);
            count(row, "of", static_cast<std::int64_t>(rows.size()));
            if (row.margin)
                count(row, "margin", *row.margin);
            for (const PointSource &source : sourcesIfReadable(row.sources))
                count(row, "from." + source.what, source.points);
        }
    }

private:
    bool run(SQLite::Statement &statement, const Row &row, const std::string &what, std::int64_t value)
    {
        Use use(statement);
        use->bindNoCopy(1, m_counting.game);
        use->bindNoCopy(2, m_counting.variant);
        use->bindNoCopy(3, row.name);
        use->bindNoCopy(4, what);
        use->bind(5, value);
        return use->exec() > 0;
    }

    void count(const Row &row, const std::string &what, std::int64_t value)
    {
        if (m_way == Way::In)
            run(m_statements.raiseTally, row, what, value);
        else if (!run(m_statements.lowerTally, row, what, value))
            run(m_statements.dropTally, row, what, value);
    }

    Statements &m_statements;
    const Counting &m_counting;
    Way m_way;
};

/// The tallies as they are kept; `names` are those of the query, "[]" for any.
std::vector<Tally> talliesIn(SQLite::Database &db, const TallyQuery &query, const std::string &names)
{
    std::string sql = "SELECT game, variant, name, what, value, count FROM tally WHERE 1";
    std::vector<std::string> values;
    const auto only = [&](const char *condition, const std::string &value) {
        values.push_back(value);
        sql += std::string(" AND ") + condition + '?' + std::to_string(values.size());
    };
    if (!query.game.empty())
        only("game = ", query.game);
    if (!query.variant.empty())
        only("variant = ", query.variant);
    if (!query.name.empty()) {
        only("name IN (SELECT value FROM json_each(", names);
        sql += "))";
    }
    if (query.what == "from.")
        sql += " AND what >= 'from.' AND what < 'from/'";
    else if (!query.what.empty())
        only("what = ", query.what);
    SQLite::Statement row(db, sql + " ORDER BY game, variant, name, what, value");
    for (std::size_t place = 0; place < values.size(); ++place)
        row.bindNoCopy(static_cast<int>(place + 1), values[place]);
    std::vector<Tally> tallies;
    while (row.executeStep())
        tallies.push_back({rows::readWord(row, 0), rows::readWord(row, 1), rows::readWord(row, 2), row.getColumn(3).getString(),
                           row.getColumn(4).getInt64(), row.getColumn(5).getInt64()});
    return tallies;
}

/// Those columns of the results of a player that count, the match played last first; `names` are those of the query.
SQLite::Statement resultsOf(SQLite::Database &db, const ResultQuery &query, const std::string &names, const std::string &columns,
                            const std::string &join = {})
{
    SQLite::Statement row(
        db,
        "SELECT " + columns + " FROM result r JOIN match ON id = r.match" + join
            + " LEFT JOIN about a ON a.match = r.match"
              " WHERE name IN (SELECT value FROM json_each(?1)) AND (?2 = '' OR game = ?2) AND (?3 = '' OR variant = ?3)"
              " AND a.removed_at IS NULL AND a.origin_uid IS NULL ORDER BY "
            + kPlayedAt + " DESC, r.match DESC LIMIT ?4");
    row.bind(1, names);
    row.bind(2, query.game);
    row.bind(3, query.variant);
    row.bind(4, static_cast<std::int64_t>(query.count));
    return row;
}

} // namespace

void Library::Private::putResults(MatchId id, const Summary &summary)
{
    const Counting counting = countingOf(statements, id);
    const std::vector<Row> former = rowsKept(statements, id);
    const std::vector<Row> rows = rowsOf(summary, namesOf(statements, id));
    if (rows == former)
        return;
    Use clear(statements.clearResults);
    clear->bind(1, id.value);
    clear->exec();
    for (const Row &row : rows)
        keepRow(statements, id, row);
    if (!former.empty())
        outdated = id;
    if (!counting.counts)
        return;
    Tallying(statements, counting, Tallying::Way::Out).count(former);
    Tallying(statements, counting, Tallying::Way::In).count(rows);
}

void Library::Private::dropReview() noexcept
{
    if (!outdated)
        return;
    try {
        SQLite::Statement drop(db, "DELETE FROM review WHERE match = ?1");
        drop.bind(1, std::exchange(outdated, {})->value);
        drop.exec();
    } catch (const std::exception &exception) {
        (void)exception; // what was to be stored is, and the review is found anew once somebody looks
    }
}

void Library::Private::recount(MatchId id, const std::function<void()> &change)
{
    const std::vector<Row> rows = rowsKept(statements, id);
    const Counting before = countingOf(statements, id);
    change();
    const Counting after = countingOf(statements, id);
    if (before.counts && !after.counts)
        Tallying(statements, before, Tallying::Way::Out).count(rows);
    else if (!before.counts && after.counts)
        Tallying(statements, after, Tallying::Way::In).count(rows);
}

std::vector<std::vector<PointSource>> Library::Private::sources(MatchId id)
{
    std::vector<std::vector<PointSource>> sources;
    for (const Row &row : rowsKept(statements, id))
        sources.push_back(sourcesFrom(row.sources));
    // An older format kept none.
    const bool areKnown = std::any_of(sources.begin(), sources.end(), [](const auto &each) { return !each.empty(); });
    return areKnown ? sources : std::vector<std::vector<PointSource>>();
}

std::vector<Tally> Library::tallies(const TallyQuery &query) const
{
    return d->reading([&] {
        const Spellings spellings(d->db, d->options.nameKey);
        return spellings.joined(talliesIn(d->db, query, spellings.of(query.name)));
    });
}

Durations Library::durations(const TallyQuery &query) const
{
    // The last finished matches that count, with the seats that are asked for.
    const std::string matches = std::string(
                                    "SELECT m.id, p.played FROM match m JOIN progress p ON p.match = m.id LEFT JOIN about a ON"
                                    " a.match = m.id WHERE p.over = 1 AND a.removed_at IS NULL AND a.origin_uid IS NULL"
                                    " AND (?1 = '' OR m.game = ?1) AND (?2 = '' OR m.variant = ?2)"
                                    " AND (?3 = '[]' OR EXISTS (SELECT 1 FROM result r WHERE r.match = m.id"
                                    " AND r.name IN (SELECT value FROM json_each(?3))))"
                                    " ORDER BY ")
        + kPlayedAt + " DESC, m.id DESC LIMIT 2000";
    return d->reading([&] {
        const std::string names = Spellings(d->db, d->options.nameKey).of(query.name);
        const auto sum = [&](const std::string &sql, std::int64_t &count, std::int64_t &seconds) {
            SQLite::Statement row(d->db, sql);
            row.bindNoCopy(1, query.game);
            row.bindNoCopy(2, query.variant);
            row.bindNoCopy(3, names);
            row.executeStep();
            count = row.getColumn(0).getInt64();
            seconds = static_cast<std::int64_t>(std::clamp(row.getColumn(1).getDouble(), 0.0, kMostSeconds));
        };
        Durations durations;
        sum("SELECT count(played), total(played) FROM (" + matches + ")", durations.matches, durations.seconds);
        sum("SELECT count(*), total(t.seconds) FROM (" + matches
                + ") c JOIN turn_time t ON t.match = c.id"
                  " JOIN result r ON r.match = c.id AND r.seat = t.seat WHERE ?3 = '[]' OR r.name IN (SELECT value FROM json_each(?3))",
            durations.timed, durations.turns);
        return durations;
    });
}

bool Library::recountTallies()
{
    std::vector<Tally> before;
    std::vector<Tally> now;
    d->writing([&] {
        before = talliesIn(d->db, {}, {});
        std::vector<MatchId> ids;
        SQLite::Statement match(d->db, "SELECT DISTINCT match FROM result");
        while (match.executeStep())
            ids.push_back(MatchId{match.getColumn(0).getInt64()});
        d->db.exec("DELETE FROM tally");
        for (const MatchId id : ids)
            if (const Counting counting = countingOf(d->statements, id); counting.counts)
                Tallying(d->statements, counting, Tallying::Way::In).count(rowsKept(d->statements, id));
        now = talliesIn(d->db, {}, {});
        d->next = d->last; // no match stands otherwise for it
        return ids.size();
    });
    return before != now;
}

std::vector<std::pair<std::string, std::int64_t>> Library::names() const
{
    return d->reading([&] {
        const Spellings spellings(d->db, d->options.nameKey);
        std::map<std::string, std::int64_t> matches;
        SQLite::Statement row(d->db, "SELECT name, sum(count) FROM tally WHERE what = 'rank' GROUP BY name");
        while (row.executeStep())
            matches[spellings.shown(rows::readWord(row, 0))] += row.getColumn(1).getInt64();
        std::vector<std::pair<std::string, std::int64_t>> names(matches.begin(), matches.end());
        std::stable_sort(names.begin(), names.end(), [](const auto &one, const auto &other) { return one.second > other.second; });
        return names;
    });
}

std::vector<std::pair<std::string, std::string>> Library::variants() const
{
    return d->reading([&] {
        SQLite::Statement row(d->db, "SELECT DISTINCT game, variant FROM tally ORDER BY 1, 2");
        std::vector<std::pair<std::string, std::string>> variants;
        while (row.executeStep())
            variants.emplace_back(rows::readWord(row, 0), rows::readWord(row, 1));
        return variants;
    });
}

std::vector<Result> Library::results(const ResultQuery &query) const
{
    return d->reading([&] {
        const std::string columns = std::string("r.match, game, variant, ") + kPlayedAt + ", seat, score, rank, margin";
        SQLite::Statement row = resultsOf(d->db, query, Spellings(d->db, d->options.nameKey).of(query.name), columns);
        std::vector<Result> results;
        while (row.executeStep()) {
            Result result{MatchId{row.getColumn(0).getInt64()},
                          row.getColumn(1).getString(),
                          row.getColumn(2).getString(),
                          row.getColumn(3).getInt64(),
                          row.getColumn(4).getInt(),
                          row.getColumn(5).getInt(),
                          row.getColumn(6).getInt(),
                          std::nullopt};
            if (!row.getColumn(7).isNull())
                result.margin = row.getColumn(7).getInt();
            results.push_back(std::move(result));
        }
        return results;
    });
}

std::vector<ReviewedResult> Library::reviewedResults(const ResultQuery &query) const
{
    return d->reading([&] {
        std::vector<ReviewedResult> results;
        try {
            SQLite::Statement row = resultsOf(d->db, query, Spellings(d->db, d->options.nameKey).of(query.name), "seat, found",
                                              " JOIN review v ON v.match = r.match");
            while (row.executeStep())
                results.push_back({row.getColumn(0).getInt(), row.getColumn(1).getString()});
        } catch (const SQLite::Exception &exception) {
            if (exception.getErrorCode() != SQLITE_CORRUPT)
                throw; // those that can be read are told
        }
        return results;
    });
}

} // namespace pegsheet::storage
