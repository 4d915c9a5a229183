// SPDX-License-Identifier: Apache-2.0
// A file that is not for us is named for what it is and stays as it is, to the byte, with nothing beside it.
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>

namespace tst_storage_damage {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

constexpr int kPage = 4096;

QString openingSays(const std::filesystem::path &file)
{
    return codeOf([&] { const Library library(file); });
}

QByteArray goodBytes()
{
    const Folder folder;
    makeLibrary(folder / "a.db", 500);
    return bytesOf(folder / "a.db");
}

} // namespace

class DamageTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNoDatabaseIsForeign_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("one byte") << QByteArray("x");
        QTest::newRow("a letter") << QByteArray("Dear Bo, ").repeated(200);
        QTest::newRow("zeros") << QByteArray(3 * kPage, '\0');
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n", 8) + QByteArray(1000, 'p');
    }

    void whatIsNoDatabaseIsForeign()
    {
        QFETCH(QByteArray, bytes);
        const Folder folder;
        writeBytes(folder / "a.db", bytes);
        QCOMPARE(openingSays(folder / "a.db"), QString("storage.foreign"));
        QCOMPARE(bytesOf(folder / "a.db"), bytes);
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void anotherProgramsDatabaseIsForeign_data()
    {
        QTest::addColumn<QString>("statements");
        QTest::newRow("without an id") << "CREATE TABLE t (x)";
        QTest::newRow("with its own id") << "PRAGMA application_id = 5; CREATE TABLE t (x)";
        QTest::newRow("with its own id and no table") << "PRAGMA application_id = 5";
        QTest::newRow("with a version and no table") << "PRAGMA user_version = 1";
        QTest::newRow("with our version") << "PRAGMA user_version = 1; CREATE TABLE match (id)";
        QTest::newRow("with a log") << "PRAGMA journal_mode = WAL; CREATE TABLE t (x)";
    }

    void anotherProgramsDatabaseIsForeign()
    {
        QFETCH(QString, statements);
        const Folder folder;
        SQLite::Database((folder / "a.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(statements.toStdString());
        const QByteArray before = bytesOf(folder / "a.db");
        QCOMPARE(openingSays(folder / "a.db"), QString("storage.foreign"));
        QCOMPARE(bytesOf(folder / "a.db"), before);
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void anotherProgramsOpenDatabaseIsForeign()
    {
        const Folder folder;
        SQLite::Database other((folder / "a.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        other.exec("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)");
        const QByteArray log = bytesOf(folder / "a.db-wal");
        QCOMPARE(openingSays(folder / "a.db"), QString("storage.foreign"));
        QCOMPARE(bytesOf(folder / "a.db-wal"), log);
        other.exec("INSERT INTO t VALUES (2)");
    }

    void aDatabaseWithoutAnythingIsNew()
    {
        const Folder folder;
        SQLite::Database((folder / "a.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
            .exec("CREATE TABLE t (x); DROP TABLE t");
        QCOMPARE(openingSays(folder / "a.db"), QString());
    }

    void aNewerFileIsOpenedByNobody()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 5);
        sql(folder / "a.db", "PRAGMA user_version = 99");
        const QByteArray before = bytesOf(folder / "a.db");
        try {
            const Library library(folder / "a.db");
            QFAIL("opened a newer file");
        } catch (const Error &error) {
            QCOMPARE(error.refusal().code, std::string_view("storage.newer"));
            QCOMPARE(*error.refusal().values[1].value.integer(), 99);
        }
        QCOMPARE(bytesOf(folder / "a.db"), before);
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void aNewerFileWithItsLogIsLeftWithIt()
    {
        const Folder source;
        const Folder folder;
        makeLibrary(source / "a.db", 5);
        {
            SQLite::Database newer((source / "a.db").string(), SQLite::OPEN_READWRITE);
            newer.exec("PRAGMA user_version = 99");
            // As after a crash, or as somebody copied it: the version stands in the log alone.
            std::filesystem::copy_file(source / "a.db", folder / "a.db");
            std::filesystem::copy_file(source / "a.db-wal", folder / "a.db-wal");
        }
        const QByteArray before = bytesOf(folder / "a.db");
        const QByteArray log = bytesOf(folder / "a.db-wal");
        QVERIFY(!log.isEmpty());
        QCOMPARE(openingSays(folder / "a.db"), QString("storage.newer"));
        QCOMPARE(bytesOf(folder / "a.db"), before);
        QCOMPARE(bytesOf(folder / "a.db-wal"), log);
        QCOMPARE(folder.names(), QString("a.db a.db-wal"));
    }

    void anOpenLibraryStopsWritingWhenANewerOneWasHere()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        sql(folder / "a.db", "PRAGMA user_version = 99");
        QCOMPARE(codeOf([&] { library.append(id, 1, 1, someMove(1, 0), {}); }), QString("storage.newer"));
        QVERIFY(library.load(id).nodes.empty());
    }

    void aTruncatedFileIsDamaged_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {1, 10, 50, 90})
            QTest::addRow("%d percent", percent) << percent;
        QTest::newRow("the last byte missing") << 0;
    }

    void aTruncatedFileIsDamaged()
    {
        QFETCH(int, percent);
        const QByteArray good = goodBytes();
        const Folder folder;
        const QByteArray cut = percent == 0 ? good.chopped(1) : good.left(good.size() * percent / 100);
        writeBytes(folder / "a.db", cut);
        QCOMPARE(openingSays(folder / "a.db"), QString("storage.damaged"));
        QCOMPARE(bytesOf(folder / "a.db"), cut);
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void aFileCutToItsNameIsDamaged()
    {
        const Folder folder;
        writeBytes(folder / "a.db", "SQLite format");
        QCOMPARE(openingSays(folder / "a.db"), QString("storage.damaged"));
    }

    void aSpoiltListOfTablesIsDamaged()
    {
        const Folder folder;
        QByteArray bytes = goodBytes();
        bytes.replace(100, kPage - 100, QByteArray(kPage - 100, '\x5a'));
        writeBytes(folder / "a.db", bytes);
        QCOMPARE(openingSays(folder / "a.db"), QString("storage.damaged"));
        QCOMPARE(bytesOf(folder / "a.db"), bytes);
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void aMissingTableIsDamaged()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 2);
        sql(folder / "a.db", "DROP TABLE memory");
        QCOMPARE(openingSays(folder / "a.db"), QString("storage.damaged"));
    }

    void spoiltPagesAreSaidWhereTheyAreRead()
    {
        const Folder folder;
        QByteArray bytes = goodBytes();
        writeBytes(folder / "a.db", bytes);
        // Behind the first page of every table, and all of what says which tables there are.
        const auto first = qsizetype(std::stoll(sql(folder / "a.db",
                                                    "SELECT max(pageno) FROM dbstat WHERE name = 'sqlite_schema'"
                                                    " OR pageno IN (SELECT rootpage FROM sqlite_schema)")));
        for (qsizetype page = first; page < bytes.size() / kPage; ++page)
            bytes.replace(page * kPage, kPage, QByteArray(kPage, '\x5a'));
        writeBytes(folder / "a.db", bytes);
        {
            const Library library(folder / "a.db");
            QCOMPARE(library.list().size(), std::size_t(1));
            QCOMPARE(codeOf([&] { (void)library.load(MatchId{1}); }), QString("storage.damaged"));
            QVERIFY(!library.integrityFindings().empty());
        }
        QCOMPARE(bytesOf(folder / "a.db"), bytes);
    }

    void aRowWeNeverWroteDamagesItsMatchAlone_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("a fraction") << R"(UPDATE move SET fields = '{"n":1.5}' WHERE match = 1 AND node = 2)";
        QTest::newRow("a type twice") << R"(UPDATE move SET fields = '{"type":"x"}' WHERE match = 1 AND node = 2)";
        QTest::newRow("a hole") << "DELETE FROM move WHERE match = 1 AND node = 2";
        QTest::newRow("a head beyond") << "UPDATE progress SET head = 6 WHERE match = 1";
    }

    void aRowWeNeverWroteDamagesItsMatchAlone()
    {
        QFETCH(QString, statement);
        const Folder folder;
        makeLibrary(folder / "a.db", 5);
        makeLibrary(folder / "a.db", 5);
        sql(folder / "a.db", statement.toStdString());
        Library library(folder / "a.db");
        try {
            (void)library.load(MatchId{1});
            QFAIL("loaded a spoilt match");
        } catch (const Error &error) {
            QCOMPARE(error.refusal().code, std::string_view("storage.damaged"));
            QCOMPARE(*error.refusal().values[1].value.integer(), 1);
        }
        QCOMPARE(library.load(MatchId{2}).nodes.size(), std::size_t(5));
        QCOMPARE(library.list().size(), std::size_t(2));
    }

    void theTablesRefuseWhatIsNoJson()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 2);
        for (const char *statement :
             {"UPDATE move SET fields = '{'", "UPDATE move SET fields = '[]'", "UPDATE match SET players = 'Ann'",
              "UPDATE progress SET scores = '{}'", "UPDATE move SET parent = node", "UPDATE match SET uid = 'x'",
              "UPDATE move SET type = x'00'"})
            QVERIFY_THROWS_EXCEPTION(SQLite::Exception, sql(folder / "a.db", statement));
    }

    void aSoundFileHasNoFindings()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 100);
        Library library(folder / "a.db");
        QVERIFY(library.integrityFindings().empty());
        sql(folder / "a.db", "INSERT INTO move VALUES (77, 1, 0, 'roll', '{}')");
        QCOMPARE(library.integrityFindings().size(), std::size_t(1));
    }
};

} // namespace tst_storage_damage

PEGSHEET_TEST(tst_storage_damage, DamageTest)
#include "tst_storage_damage.moc"
