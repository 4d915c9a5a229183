// SPDX-License-Identifier: Apache-2.0
#include "storage/statements.h"

#include <sqlite3.h>

#include <string>

namespace pegsheet::storage {

/// One list of columns for a match alone and for all of them; rows.cpp reads them in this order.
std::string entries(std::string_view rest)
{
    return std::string("SELECT id, uid, game, rules_version, players, variant, options, mode, started_at,"
                       " touched_at, moves, over, player, scores, winners, marks, head, tip, revision,"
                       " played, place, note, removed_at, origin_uid, origin_length, over_at"
                       " FROM match JOIN progress ON progress.match = id LEFT JOIN about ON about.match = id ")
        + std::string(rest);
}

Statements::Statements(SQLite::Database &db)
    : beginRead(db, "BEGIN"), beginWrite(db, "BEGIN IMMEDIATE"), commit(db, "COMMIT"), rollBack(db, "ROLLBACK"),
      version(db, "PRAGMA user_version"),
      addMatch(db,
               "INSERT INTO match (uid, game, rules_version, players, variant, options, mode, started_at,"
               " marks, over_at) VALUES (coalesce(?1, lower(hex(randomblob(16)))), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"),
      addProgress(db,
                  "INSERT INTO progress (moves, over, player, scores, winners, match, revision, head, tip,"
                  " touched_at, touch, played) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1, ?7, ?8, ?9,"
                  " (SELECT ifnull(max(touch), 0) + 1 FROM progress), ?10)"),
      addMove(db, "INSERT INTO move (match, node, parent, type, fields) VALUES (?1, ?2, ?3, ?4, ?5)"),
      standing(db,
               "SELECT revision, (SELECT ifnull(max(node), 0) FROM move WHERE match = ?1),"
               " touch = (SELECT max(touch) FROM progress), over FROM progress WHERE match = ?1"),
      advance(db,
              "UPDATE progress SET moves = ?1, over = ?2, player = ?3, scores = ?4, winners = ?5,"
              " head = ?7, tip = ?8, touched_at = max(iif(touched_at > ?11, 0, touched_at), ?9), revision = revision + 1,"
              " played = played + iif(over = 0 AND ?9 - touched_at BETWEEN 0 AND ?10, ?9 - touched_at, 0)"
              " WHERE match = ?6"),
      putOver(db, "UPDATE match SET over_at = max(?2, started_at) WHERE id = ?1 AND over_at IS NULL"),
      touch(db, "UPDATE progress SET touch = (SELECT max(touch) + 1 FROM progress) WHERE match = ?1"),
      rewriteSummary(db,
                     "UPDATE progress SET moves = ?1, over = ?2, player = ?3, scores = ?4, winners = ?5"
                     " WHERE match = ?6"),
      match(db, entries("WHERE id = ?1")), moves(db, "SELECT node, parent, type, fields FROM move WHERE match = ?1 ORDER BY node"),
      matches(db, entries("ORDER BY touch DESC")), byUid(db, "SELECT id FROM match WHERE uid = ?1 ORDER BY id"),
      remember(db,
               "INSERT INTO memory (key, text) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE"
               " SET text = excluded.text WHERE text IS NOT excluded.text"),
      forget(db, "DELETE FROM memory WHERE key = ?1"), remembered(db, "SELECT text FROM memory WHERE key = ?1"),
      clearPoints(db, "DELETE FROM point WHERE match = ?1"),
      addPoint(db, "INSERT INTO point (match, place, length, sum) VALUES (?1, ?2, ?3, ?4)"),
      putEdition(db,
                 "INSERT INTO edition (match, edition) VALUES (?1, ?2) ON CONFLICT (match) DO UPDATE"
                 " SET edition = excluded.edition WHERE edition IS NOT excluded.edition"),
      raiseRevision(db, "UPDATE progress SET revision = revision + 1 WHERE match = ?1"),
      edition(db, "SELECT edition FROM edition WHERE match = ?1"),
      points(db, "SELECT length, sum FROM point WHERE match = ?1 ORDER BY place"),
      addMend(db, "INSERT INTO mend (match, node, before) VALUES (?1, ?2, ?3)"),
      mends(db, "SELECT node, before FROM mend WHERE match = ?1 ORDER BY node"),
      describe(db,
               "INSERT INTO about (match, place, note) VALUES (?1, ?2, ?3) ON CONFLICT (match) DO UPDATE"
               " SET place = excluded.place, note = excluded.note"),
      putRemoved(db,
                 "INSERT INTO about (match, removed_at) VALUES (?1, ?2) ON CONFLICT (match) DO UPDATE"
                 " SET removed_at = excluded.removed_at"),
      putOrigin(db,
                "INSERT INTO about (match, origin_uid, origin_length) VALUES (?1, ?2, ?3) ON CONFLICT (match) DO UPDATE"
                " SET origin_uid = excluded.origin_uid, origin_length = excluded.origin_length"),
      counting(db,
               "SELECT game, variant, players, removed_at IS NULL AND origin_uid IS NULL, removed_at IS NOT NULL"
               " FROM match LEFT JOIN about ON about.match = id WHERE id = ?1"),
      results(db, "SELECT seat, name, score, rank, margin, sources FROM result WHERE match = ?1 ORDER BY seat"),
      clearResults(db, "DELETE FROM result WHERE match = ?1"),
      addResult(db, "INSERT INTO result (match, seat, name, score, rank, margin, sources) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"),
      raiseTally(db,
                 "INSERT INTO tally (game, variant, name, what, value, count) VALUES (?1, ?2, ?3, ?4, ?5, 1)"
                 " ON CONFLICT (game, variant, name, what, value) DO UPDATE SET count = count + 1"),
      lowerTally(db,
                 "UPDATE tally SET count = count - 1 WHERE game = ?1 AND variant = ?2 AND name = ?3 AND what = ?4"
                 " AND value = ?5 AND count > 1"),
      dropTally(db, "DELETE FROM tally WHERE game = ?1 AND variant = ?2 AND name = ?3 AND what = ?4 AND value = ?5"),
      useRecord(db, "UPDATE record SET uses = uses + 1, used_at = max(used_at, ?2) WHERE id = ?1"),
      printedVersion(db, "SELECT version FROM printed WHERE game = ?1")
{
}

Transaction::Transaction(SQLite::Database &db, Statements &statements, For purpose) : m_db(db), m_statements(statements)
{
    Use begin(purpose == For::Writing ? m_statements.beginWrite : m_statements.beginRead);
    begin->exec();
}

Transaction::~Transaction()
{
    // SQLite may have rolled back by itself, for instance when the disk is full.
    if (sqlite3_get_autocommit(m_db.getHandle()) != 0)
        return;
    Use rollBack(m_statements.rollBack);
    rollBack->tryExecuteStep();
}

void Transaction::commit()
{
    Use commit(m_statements.commit);
    commit->exec();
}

} // namespace pegsheet::storage
