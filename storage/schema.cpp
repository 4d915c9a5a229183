// SPDX-License-Identifier: Apache-2.0
#include "storage/schema.h"

#include "storage/error.h"
#include "storage/files.h"
#include "storage/harden.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <array>
#include <string>

namespace pegsheet::storage {

namespace {

// What changes with every move stands in `progress`, apart from what never does: a commit then writes
// two pages, one of moves and one of these narrow rows.
constexpr const char *kFirstTables = R"sql(
CREATE TABLE match ( -- what was agreed before the first move; never changes
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL CHECK (length(uid) = 32 AND uid NOT GLOB '*[^0-9a-f]*'),
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    players TEXT NOT NULL CHECK (json_valid(players) AND json_type(players) = 'array'), -- names; the first begins
    variant TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options) AND json_type(options) = 'object'),
    mode TEXT NOT NULL,
    started_at INTEGER NOT NULL -- seconds since 1970 UTC
) STRICT;
CREATE INDEX match_by_uid ON match (uid);

CREATE TABLE progress ( -- where the table stands, and what the list shows of it
    match INTEGER PRIMARY KEY REFERENCES match (id),
    revision INTEGER NOT NULL, -- raised by every change
    head INTEGER NOT NULL CHECK (head >= 0), -- the node the table stands on; 0: the set-up
    tip INTEGER NOT NULL CHECK (tip >= 0), -- where redo leads
    touched_at INTEGER NOT NULL, -- seconds since 1970 UTC; never goes back
    touch INTEGER NOT NULL UNIQUE, -- the order of changes among all matches
    moves INTEGER NOT NULL, -- from here on: rebuilt from the moves at any time
    over INTEGER NOT NULL,
    player INTEGER NOT NULL, -- who acts, from 0; -1 once over
    scores TEXT NOT NULL CHECK (json_valid(scores) AND json_type(scores) = 'array'),
    winners TEXT NOT NULL CHECK (json_valid(winners) AND json_type(winners) = 'array')
) STRICT;

CREATE TABLE move ( -- the tree of all moves ever made; a row is never changed
    match INTEGER NOT NULL REFERENCES match (id),
    node INTEGER NOT NULL, -- 1, 2, 3, … as they were made
    parent INTEGER NOT NULL CHECK (parent >= 0 AND parent < node), -- 0: the set-up
    type TEXT NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields) AND json_type(fields) = 'object'), -- the move's other fields
    PRIMARY KEY (match, node)
) STRICT, WITHOUT ROWID;

CREATE TABLE memory ( -- settings, names used before
    key TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

// By what each player is told apart, in seat order; [] is one after the other.
constexpr const char *kMarks = R"sql(
ALTER TABLE match ADD COLUMN marks TEXT NOT NULL DEFAULT '[]'
    CHECK (json_valid(marks) AND json_type(marks) = 'array');
)sql";

// What shared codes said: apart from `progress`, so that an ordinary move neither reads nor writes it.
constexpr const char *kShared = R"sql(
CREATE TABLE point ( -- where the line stood when it was shown, or stands elsewhere
    match INTEGER NOT NULL REFERENCES match (id),
    place INTEGER NOT NULL CHECK (place >= 0), -- 0: when it was last shown or taken over
    length INTEGER NOT NULL CHECK (length BETWEEN 0 AND 4294967295), -- so many moves from the set-up
    sum INTEGER NOT NULL CHECK (sum BETWEEN 0 AND 4294967295), -- over them
    PRIMARY KEY (match, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE edition ( -- of two codes that contradict each other the higher one came later; 0 where there is no row
    match INTEGER PRIMARY KEY REFERENCES match (id),
    edition INTEGER NOT NULL CHECK (edition BETWEEN 0 AND 4294967295)
) STRICT;
)sql";

// Repairs of the past.
constexpr const char *kMended = R"sql(
CREATE TABLE mend ( -- the moves that lead to `node` stand in the place of those that led to `before`
    match INTEGER NOT NULL REFERENCES match (id),
    node INTEGER NOT NULL CHECK (node > before),
    before INTEGER NOT NULL CHECK (before > 0),
    PRIMARY KEY (match, node)
) STRICT, WITHOUT ROWID;
)sql";

// What people say of a match, whence it came, and what came of it. Statistics read `tally` alone, however many matches there are.
constexpr const char *kTold = R"sql(
ALTER TABLE progress ADD COLUMN played INTEGER; -- seconds at the table; NULL where nobody knows

CREATE TABLE about ( -- a row where there is something to say
    match INTEGER PRIMARY KEY REFERENCES match (id),
    place TEXT NOT NULL DEFAULT '', -- where it was played
    note TEXT NOT NULL DEFAULT '',
    removed_at INTEGER, -- seconds since 1970 UTC: in the bin since then
    origin_uid TEXT, -- copied from that match, so many moves of it
    origin_length INTEGER
) STRICT;

CREATE TABLE result ( -- how a finished match came out, a row a seat; rebuilt from the moves at any time
    match INTEGER NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    score INTEGER NOT NULL,
    rank INTEGER NOT NULL, -- from 1; the winners have the first
    margin INTEGER, -- to the best of the others; NULL alone
    sources TEXT NOT NULL CHECK (json_valid(sources) AND json_type(sources) = 'array'), -- [["developments",7],…]
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_by_name ON result (name, match);

CREATE TABLE tally ( -- how often what was how much, over the results that count; rebuilt from them at any time
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    name TEXT NOT NULL,
    what TEXT NOT NULL, -- "score", "rank", "margin", "of" (how many played), or "from." and a line of the score
    value INTEGER NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (game, variant, name, what, value)
) STRICT, WITHOUT ROWID;

CREATE INDEX match_by_start ON match (started_at, id, game, players); -- all that a search looks at
CREATE INDEX match_by_game ON match (game);

INSERT INTO result (match, seat, name, score, rank, margin, sources)
    SELECT p.match, s.key, n.value, s.value,
        CASE WHEN EXISTS (SELECT 1 FROM json_each(p.winners) w WHERE w.value = s.key) THEN 1
            ELSE 1 + (SELECT count(*) FROM json_each(p.scores) o WHERE o.key <> s.key AND (o.value > s.value
                OR EXISTS (SELECT 1 FROM json_each(p.winners) w WHERE w.value = o.key))) END,
        s.value - (SELECT max(o.value) FROM json_each(p.scores) o WHERE o.key <> s.key),
        '[]'
    FROM progress p JOIN match m ON m.id = p.match, json_each(p.scores) s, json_each(m.players) n
    WHERE p.over = 1 AND n.key = s.key AND s.type = 'integer' AND n.type = 'text';
INSERT INTO tally (game, variant, name, what, value, count)
    SELECT m.game, m.variant, r.name, 'score', r.score, count(*) FROM result r JOIN match m ON m.id = r.match GROUP BY 1, 2, 3, 5
    UNION ALL
    SELECT m.game, m.variant, r.name, 'rank', r.rank, count(*) FROM result r JOIN match m ON m.id = r.match GROUP BY 1, 2, 3, 5
    UNION ALL
    SELECT m.game, m.variant, r.name, 'margin', r.margin, count(*) FROM result r JOIN match m ON m.id = r.match
        WHERE r.margin IS NOT NULL GROUP BY 1, 2, 3, 5
    UNION ALL
    SELECT m.game, m.variant, r.name, 'of', (SELECT count(*) FROM result o WHERE o.match = r.match), count(*)
        FROM result r JOIN match m ON m.id = r.match GROUP BY 1, 2, 3, 5;
)sql";

// What a rulebook does not print and somebody typed in: for all games, apart from the matches, which hold copies.
constexpr const char *kRecords = R"sql(
CREATE TABLE record ( -- the same content in one game, edition and language is one row
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    edition TEXT NOT NULL, -- '' where it makes no difference
    language TEXT NOT NULL,
    kind TEXT NOT NULL,
    age INTEGER NOT NULL CHECK (age BETWEEN 0 AND 99), -- 0: none
    name TEXT NOT NULL CHECK (length(name) <= 40), -- '' where it has none
    folded TEXT NOT NULL, -- the name as it is compared; rebuilt from it at any time
    fields TEXT NOT NULL CHECK (json_valid(fields) AND json_type(fields) = 'object'), -- keys in order
    origin TEXT NOT NULL CHECK (origin IN ('typed', 'received', 'printed')),
    confidence TEXT NOT NULL CHECK (confidence IN ('', 'high', 'medium', 'low') AND (confidence = '' OR origin = 'printed')),
    fact TEXT, -- of a printed one: by which it is known again when a later version prints it otherwise
    made_at INTEGER NOT NULL, -- seconds since 1970 UTC
    changed_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL, -- 0: never
    uses INTEGER NOT NULL CHECK (uses >= 0),
    revision INTEGER NOT NULL, -- raised by every change of what it says or where it is
    removed_at INTEGER, -- in the bin since then
    merged_into INTEGER REFERENCES record (id) -- the other says it now; also what an edited one said before
) STRICT;
CREATE UNIQUE INDEX record_by_content ON record (game, kind, age, folded, edition, language, fields);
CREATE INDEX record_by_use ON record (game, kind, age, uses DESC, used_at DESC, folded, id)
    WHERE removed_at IS NULL AND merged_into IS NULL;
CREATE INDEX record_by_target ON record (merged_into) WHERE merged_into IS NOT NULL;
CREATE UNIQUE INDEX record_by_fact ON record (game, fact) WHERE fact IS NOT NULL;

CREATE TABLE printed ( -- which version of its printed facts each game has brought in
    game TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

// How long everybody's turns took.
constexpr const char *kTurnTimes = R"sql(
CREATE TABLE turn_time ( -- a row a seat where it is known
    match INTEGER NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    seconds INTEGER NOT NULL CHECK (seconds >= 0), -- that it was that player's turn while the clock ran
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
)sql";

// The day a match is listed under. Set once, with the match or when it is over, so that a correction does not change it.
constexpr const char *kOver = R"sql(
ALTER TABLE match ADD COLUMN over_at INTEGER; -- when it was over for the first time, or began where nobody knows; NULL before
UPDATE match SET over_at = started_at WHERE id IN (SELECT match FROM progress WHERE over = 1);

DROP INDEX match_by_start;
CREATE INDEX match_by_day -- all that a search looks at
    ON match (ifnull(over_at, started_at), id, game, players, over_at, started_at);
)sql";

// What reviews of matches found.
constexpr const char *kReviews = R"sql(
CREATE TABLE review ( -- made anew at any time, and in no copy of the file
    match INTEGER PRIMARY KEY REFERENCES match (id),
    found BLOB NOT NULL CHECK (length(found) <= 4096) -- says itself of which line, and by which version
) STRICT;
)sql";

constexpr std::array kMigrations{
    Migration{1, kFirstTables}, Migration{2, kMarks},     Migration{3, kShared}, Migration{4, kMended},  Migration{5, kTold},
    Migration{6, kRecords},     Migration{7, kTurnTimes}, Migration{8, kOver},   Migration{9, kReviews},
};

/// What is made anew at any time only makes a copy larger.
void dropReviews(const std::filesystem::path &copy)
{
    SQLite::Database db(copy.string(), SQLite::OPEN_READWRITE);
    harden(db);
    db.exec("DELETE FROM review; VACUUM");
}

int lastVersion(Migrations steps)
{
    return steps.empty() ? 0 : steps.back().version;
}

/// Called while this process holds the right to write, so that the copy is what the step begins with.
void keepFormer(const std::filesystem::path &file, int version)
{
    const auto wished = files::beside(file, ".v" + std::to_string(version) + ".bak");
    const files::Scratch scratch(wished);
    SQLite::Database source(file.string(), SQLite::OPEN_READONLY);
    harden(source);
    guarded(source, wished, [&] { copyInto(source, scratch.path()); });
    files::sync(scratch.path());
    files::setAsideOnce(scratch.path(), wished);
}

void take(SQLite::Database &db, const Migration &step)
{
    db.exec(step.sql);
    SQLite::Statement broken(db, "PRAGMA foreign_key_check");
    if (broken.executeStep())
        throw SQLite::Exception("a row refers to nothing after the step to version " + std::to_string(step.version));
    if (step.version == 1)
        db.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    db.exec("PRAGMA user_version = " + std::to_string(step.version));
}

} // namespace

Migrations migrations()
{
    return kMigrations;
}

void copyInto(SQLite::Database &db, const std::filesystem::path &to)
{
    files::makeOurs(to);
    const std::string name = to.string();
    SQLite::Statement copy(db, "VACUUM INTO ?1");
    copy.bindNoCopy(1, name);
    copy.exec();
    if (!db.tableExists("review"))
        return;
    if (SQLite::Statement any(db, "SELECT 1 FROM review LIMIT 1"); any.executeStep())
        dropReviews(to);
}

FileInfo fileInfo(SQLite::Database &db)
{
    // One statement, so that another process's first writing is seen whole or not at all.
    SQLite::Statement info(db,
                           "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)"
                           " FROM pragma_application_id, pragma_user_version");
    info.executeStep();
    return {info.getColumn(0).getInt(), info.getColumn(1).getInt(), info.getColumn(2).getInt()};
}

void requireOurs(const FileInfo &found, Migrations steps, const std::filesystem::path &file)
{
    if (found.isNew())
        return;
    if (found.application != kApplicationId)
        throw fileError("storage.foreign", file);
    if (found.version < 1) // its first step sets both
        throw fileError("storage.damaged", file);
    if (found.version > lastVersion(steps))
        throw fileError("storage.newer", file, {{"version", found.version}, {"known", lastVersion(steps)}});
}

void migrate(SQLite::Database &db, const std::filesystem::path &file, Migrations steps, Former former)
{
    guarded(db, file, [&] {
        FileInfo found = fileInfo(db);
        requireOurs(found, steps, file);
        if (found.version == lastVersion(steps))
            return;
        // A step may build a table anew, which must not take the rows that refer to it along.
        db.exec("PRAGMA foreign_keys = OFF");
        bool kept = former == Former::Drop;
        for (const Migration &step : steps) {
            SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
            found = fileInfo(db); // another process may have been quicker
            requireOurs(found, steps, file);
            if (found.version >= step.version)
                continue;
            if (found.version > 0 && !kept)
                keepFormer(file, found.version);
            kept = true;
            // A new file has no log beside it yet: whoever is killed in between its steps must leave one that comes to nothing,
            // not one in the middle of a later step.
            if (found.isNew())
                for (const Migration &each : steps)
                    take(db, each);
            else
                take(db, step);
            transaction.commit();
        }
        db.exec("PRAGMA foreign_keys = ON");
    });
}

} // namespace pegsheet::storage
