// SPDX-License-Identifier: Apache-2.0
// How a file of an older format is brought up to date; with steps made up for the test beyond the real ones.
#include "storage/opening.h"
#include "storage/schema.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <array>

namespace tst_storage_migrations {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

constexpr int kPatience = 2000;

const Migration kFirst{1,
                       "CREATE TABLE a (id INTEGER PRIMARY KEY, x TEXT);"
                       "CREATE TABLE b (a INTEGER NOT NULL REFERENCES a (id));"};
const Migration kSecond{2, "ALTER TABLE a ADD COLUMN y INTEGER NOT NULL DEFAULT 7;"};
/// Builds a table anew, which others refer to.
const Migration kThird{3,
                       "CREATE TABLE c (id INTEGER PRIMARY KEY, x TEXT, y INTEGER, z INTEGER);"
                       "INSERT INTO c SELECT id, x, y, y + 1 FROM a;"
                       "DROP TABLE a; ALTER TABLE c RENAME TO a;"};
const Migration kBroken{3, "UPDATE a SET x = 'spoilt'; DROP TABLE b; CREATE TABLE nonsense nonsense;"};
const Migration kOrphans{3, "DELETE FROM a;"};

const std::array kOne{kFirst};
const std::array kTwo{kFirst, kSecond};
const std::array kThree{kFirst, kSecond, kThird};
const std::array kBrokenThree{kFirst, kSecond, kBroken};
const std::array kOrphanThree{kFirst, kSecond, kOrphans};

/// Opens and closes.
void bring(const std::filesystem::path &file, Migrations steps)
{
    (void)openLibrary(file, steps, kPatience, Former::SetAside);
}

void makeFirst(const std::filesystem::path &file)
{
    bring(file, kOne);
    sql(file, "INSERT INTO a VALUES (1, 'old')");
    sql(file, "INSERT INTO b VALUES (1)");
}

std::string version(const std::filesystem::path &file)
{
    return sql(file, "PRAGMA user_version");
}

} // namespace

class MigrationsTest : public QObject
{
    Q_OBJECT

private slots:
    void theRealStepsAreNumberedFromOne()
    {
        int expected = 0;
        for (const Migration &step : migrations())
            QCOMPARE(step.version, ++expected);
        QVERIFY(expected >= 1);
    }

    void aNewFileTakesAllStepsAndSetsNothingAside()
    {
        const Folder folder;
        bring(folder / "a.db", kThree);
        QCOMPARE(version(folder / "a.db"), std::string("3"));
        QCOMPARE(sql(folder / "a.db", "PRAGMA application_id"), std::to_string(kApplicationId));
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void anOlderFileIsBroughtUpToDateAndSetAside()
    {
        const Folder folder;
        makeFirst(folder / "a.db");
        bring(folder / "a.db", kThree);
        QCOMPARE(version(folder / "a.db"), std::string("3"));
        QCOMPARE(sql(folder / "a.db", "SELECT x || y || z FROM a"), std::string("old78"));
        QCOMPARE(sql(folder / "a.db", "SELECT count(*) FROM b JOIN a ON a.id = b.a"), std::string("1"));
        QCOMPARE(folder.names(), QString("a.db a.db.v1.bak"));
        QCOMPARE(version(folder / "a.db.v1.bak"), std::string("1"));
        QCOMPARE(sql(folder / "a.db.v1.bak", "SELECT x FROM a"), std::string("old"));
    }

    void anEarlierCopyIsNotOverwritten()
    {
        const Folder folder;
        writeBytes(folder / "a.db.v1.bak", "precious");
        makeFirst(folder / "a.db");
        bring(folder / "a.db", kTwo);
        QCOMPARE(bytesOf(folder / "a.db.v1.bak"), QByteArray("precious"));
        QCOMPARE(version(folder / "a.db.v1.bak-2"), std::string("1"));
    }

    // At every start it is tried again.
    void whatCannotBeBroughtUpToDateIsCopiedOnce()
    {
        const Folder folder;
        makeFirst(folder / "a.db");
        for (int start = 0; start < 3; ++start)
            QVERIFY(codeOf([&] { bring(folder / "a.db", kBrokenThree); }) != QString());
        QCOMPARE(folder.names(), QString("a.db a.db.v1.bak a.db.v2.bak"));
    }

    void aPresentFileIsLeftAsItIs()
    {
        const Folder folder;
        makeFirst(folder / "a.db");
        const QByteArray before = bytesOf(folder / "a.db");
        bring(folder / "a.db", kOne);
        QCOMPARE(bytesOf(folder / "a.db"), before);
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void aStepThatFailsLeavesTheStepBefore_data()
    {
        QTest::addColumn<bool>("orphans");
        QTest::newRow("no SQL") << false;
        QTest::newRow("rows that refer to nothing") << true;
    }

    void aStepThatFailsLeavesTheStepBefore()
    {
        QFETCH(bool, orphans);
        const Folder folder;
        makeFirst(folder / "a.db");
        const QString code = codeOf([&] { bring(folder / "a.db", orphans ? kOrphanThree : kBrokenThree); });
        QVERIFY2(code == "storage.damaged" || code == "storage.io", qPrintable(code));
        QCOMPARE(version(folder / "a.db"), std::string("2"));
        QCOMPARE(sql(folder / "a.db", "SELECT x || y FROM a JOIN b ON a.id = b.a"), std::string("old7"));
        QCOMPARE(version(folder / "a.db.v1.bak"), std::string("1"));
    }

    void referencesAreWatchedAfterwards()
    {
        const Folder folder;
        makeFirst(folder / "a.db");
        SQLite::Database db = openLibrary(folder / "a.db", kThree, kPatience, Former::SetAside);
        QVERIFY_THROWS_EXCEPTION(SQLite::Exception, db.exec("INSERT INTO b VALUES (9)"));
    }

    void aFileOfAStepUnknownIsNewer()
    {
        const Folder folder;
        bring(folder / "a.db", kThree);
        const QByteArray before = bytesOf(folder / "a.db");
        QCOMPARE(codeOf([&] { bring(folder / "a.db", kTwo); }), QString("storage.newer"));
        QCOMPARE(bytesOf(folder / "a.db"), before);
    }

    void aStepWaitsForAnotherWindow()
    {
        const Folder folder;
        makeFirst(folder / "a.db");
        SQLite::Database other((folder / "a.db").string(), SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        const auto impatient = [&] { (void)openLibrary(folder / "a.db", kTwo, 30, Former::SetAside); };
        QCOMPARE(codeOf(impatient), QString("storage.busy"));
        QVERIFY(!folder.names().contains("bak"));
        other.exec("COMMIT");
        bring(folder / "a.db", kTwo);
        QCOMPARE(version(folder / "a.db"), std::string("2"));
    }

    void whatStoodOnlyInTheLogIsSetAsideToo()
    {
        const Folder folder;
        makeFirst(folder / "a.db");
        SQLite::Database other((folder / "a.db").string(), SQLite::OPEN_READWRITE);
        other.exec("INSERT INTO a VALUES (2, 'logged')");
        bring(folder / "a.db", kTwo);
        QCOMPARE(sql(folder / "a.db.v1.bak", "SELECT x FROM a WHERE id = 2"), std::string("logged"));
    }
};

} // namespace tst_storage_migrations

PEGSHEET_TEST(tst_storage_migrations, MigrationsTest)
#include "tst_storage_migrations.moc"
