// SPDX-License-Identifier: Apache-2.0
// What a connection allows, whatever the file says.
#include "storage/harden.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

namespace tst_storage_harden {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

/// What SQLite answers to the statement; 0 where it does it.
int answer(SQLite::Database &db, const std::string &statement)
{
    return sqlite3_exec(db.getHandle(), statement.c_str(), nullptr, nullptr, nullptr);
}

} // namespace

class HardenTest : public QObject
{
    Q_OBJECT

private slots:
    void foreignTriggersAndViewsDoNothing()
    {
        SQLite::Database db = opened();
        QCOMPARE(answer(db, "INSERT INTO told VALUES ('a')"), SQLITE_OK);
        QCOMPARE(db.execAndGet("SELECT count(*) FROM told").getInt(), 1);
        QCOMPARE(answer(db, "SELECT * FROM spy"), SQLITE_ERROR);
    }

    void theSchemaIsNotChangedByHand()
    {
        SQLite::Database db = opened();
        QCOMPARE(answer(db, "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema"), SQLITE_ERROR);
        QCOMPARE(answer(db, "ATTACH ':memory:' AS one; ATTACH ':memory:' AS two"), SQLITE_ERROR);
    }

    void whatIsLargerThanAnythingOfOursIsRefused()
    {
        SQLite::Database db = opened();
        QCOMPARE(answer(db, "INSERT INTO told VALUES (hex(zeroblob(8 << 20)))"), SQLITE_OK); // the longest text there may be
        QCOMPARE(answer(db, "INSERT INTO told VALUES (zeroblob(65 << 20))"), SQLITE_TOOBIG);
        QCOMPARE(answer(db, "SELECT '" + std::string(300'000, 'a') + "'"), SQLITE_TOOBIG);
        std::string deep = "SELECT 1";
        for (int term = 0; term < 1000; ++term)
            deep += "+1";
        QCOMPARE(answer(db, deep), SQLITE_ERROR);
    }

private:
    Folder m_folder;

    /// With a trigger that doubles each row, and a view.
    SQLite::Database opened()
    {
        const std::string file = (m_folder / "a.db").string();
        std::filesystem::remove(file);
        SQLite::Database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
            .exec("CREATE TABLE told (text); CREATE VIEW spy AS SELECT * FROM told;"
                  "CREATE TRIGGER twice AFTER INSERT ON told BEGIN INSERT INTO told VALUES ('again'); END");
        SQLite::Database db(file, SQLite::OPEN_READWRITE);
        harden(db);
        return db;
    }
};

} // namespace tst_storage_harden

PEGSHEET_TEST(tst_storage_harden, HardenTest)
#include "tst_storage_harden.moc"
