// SPDX-License-Identifier: Apache-2.0
// What a killed writer left beside a file is brought into it where it is that file's, and set aside where somebody put a sound
// backup in the file's place meanwhile.
#include "storage/sidefiles.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>

#include <QElapsedTimer>

namespace tst_storage_sidefiles {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

namespace fs = std::filesystem;

constexpr int kBefore = 100; ///< moves when the backup was made
constexpr int kAfter = 450;

void copyWith(const fs::path &from, const fs::path &to, std::initializer_list<const char *> suffixes)
{
    for (const char *suffix : suffixes)
        fs::copy_file(from.string() + suffix, to.string() + suffix);
}

/// Of a match that is played in `folder`/a.db: an early copy `kind`, and what a kill leaves at the end, as killed.db.
void playAndKill(const Folder &folder, const QString &kind)
{
    const fs::path file = folder / "a.db";
    makeLibrary(file, kBefore);
    if (kind == "copied")
        fs::copy_file(file, folder / "backup.db");
    else
        Library(file).backup(folder / "backup.db");
    {
        Library library(file);
        playOn(library, MatchId{1}, kAfter - kBefore - 50);
    }
    Library library(file);
    playOn(library, MatchId{1}, 50);
    copyWith(file, folder / "killed.db", {"", "-wal", "-shm"});
}

/// What was begun in a file with a rollback journal and never came to its end, copied with what had gone to the disk: bytes of
/// the tables, and of the file's first page.
void beginAndKill(const fs::path &file, const fs::path &killed)
{
    sql(file, "PRAGMA journal_mode = DELETE");
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
    db.exec("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN; PRAGMA user_version = 6;"
            " UPDATE move SET fields = '{\"spoilt\":1}'; UPDATE progress SET head = 1");
    copyWith(file, killed, {"", "-journal"});
    QVERIFY(fs::file_size(killed.string() + "-journal") > 4096);
}

void expectMoves(const Library &library, int moves)
{
    QVERIFY(library.integrityFindings().empty());
    const StoredMatch match = library.load(MatchId{1});
    QCOMPARE(match.nodes.size(), static_cast<std::size_t>(moves));
    QCOMPARE(match.head, moves);
    for (NodeId node = 1; node <= moves; ++node)
        QVERIFY(match.nodes[static_cast<std::size_t>(node - 1)] == someMove(node, node - 1));
}

} // namespace

class SideFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void aBackupPutBackBesideAnOldLogIsTaken_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("withIndex");
        QTest::newRow("a copy of the file") << "copied" << false;
        QTest::newRow("a copy of the file, the log's index too") << "copied" << true;
        QTest::newRow("a backup") << "made" << false;
        QTest::newRow("a backup, the log's index too") << "made" << true;
    }

    void aBackupPutBackBesideAnOldLogIsTaken()
    {
        QFETCH(QString, kind);
        QFETCH(bool, withIndex);
        const Folder folder;
        playAndKill(folder, kind);
        const fs::path file = folder / "killed.db";
        if (!withIndex)
            fs::remove(folder / "killed.db-shm");
        const QByteArray log = bytesOf(folder / "killed.db-wal");
        writeBytes(file, bytesOf(folder / "backup.db"));

        const Library library(file);
        expectMoves(library, kBefore);
        QCOMPARE(library.setAside(), std::vector<fs::path>{folder / "killed.db.foreign-wal"});
        QCOMPARE(bytesOf(folder / "killed.db.foreign-wal"), log);
    }

    void aKilledWritersOwnLogIsBroughtIn()
    {
        const Folder folder;
        playAndKill(folder, "made");
        const Library library(folder / "killed.db");
        expectMoves(library, kAfter);
        QVERIFY(library.setAside().empty());
        QVERIFY(!fs::exists(folder / "killed.db.foreign-wal"));
    }

    // What was committed goes into the file from the log that nobody else can reach any more.
    void noMoveGoesIntoALogThatIsGone_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("deleted") << "deleted";
        QTest::newRow("deleted with its index") << "both";
        QTest::newRow("an empty one in its place") << "replaced";
    }

    void noMoveGoesIntoALogThatIsGone()
    {
        QFETCH(QString, how);
        const Folder folder;
        const fs::path file = folder / "a.db";
        Library library(file);
        playOn(library, library.create("bronze", 1, someSetup(), {}), kBefore);
        fs::remove(folder / "a.db-wal");
        if (how == "both")
            fs::remove(folder / "a.db-shm");
        if (how == "replaced")
            writeBytes(folder / "a.db-wal", {});
        QVERIFY(library.hasMoved());
        QCOMPARE(codeOf([&] { playOn(library, MatchId{1}, 1); }), QString("storage.moved"));
        expectMoves(library, kBefore);
        library.returnToFile();
        QVERIFY(!library.hasMoved());
        playOn(library, MatchId{1}, kAfter - kBefore);
        QCOMPARE(otherProcess({"play", nameOf(file), "1", "1"}), QString("ok"));
        expectMoves(library, kAfter + 1);
        QCOMPARE(folder.names(), QString("a.db a.db-shm a.db-wal"));
    }

    // Two logs of one file cannot both be right: nothing is folded over what the other one writes.
    void aLogInThePlaceOfOursIsLeft()
    {
        const Folder folder;
        Library library(folder / "a.db");
        playOn(library, library.create("bronze", 1, someSetup(), {}), kBefore);
        fs::remove(folder / "a.db-wal");
        writeBytes(folder / "a.db-wal", "another's");
        const QByteArray before = bytesOf(folder / "a.db");
        QCOMPARE(codeOf([&] { playOn(library, MatchId{1}, 1); }), QString("storage.moved"));
        QCOMPARE(codeOf([&] { library.returnToFile(); }), QString("storage.moved"));
        QCOMPARE(bytesOf(folder / "a.db"), before);
        expectMoves(library, kBefore);
    }

    void noMoveGoesIntoWhatWasCut_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<int>("part");
        QTest::newRow("the file, to nothing") << "" << 0;
        QTest::newRow("half of the file") << "" << 2;
        QTest::newRow("the log, to nothing") << "-wal" << 0;
    }

    void noMoveGoesIntoWhatWasCut()
    {
        QFETCH(QString, suffix);
        QFETCH(int, part);
        const Folder folder;
        makeLibrary(folder / "a.db", kAfter);
        Library library(folder / "a.db");
        const std::int64_t revision = playOn(library, MatchId{1}, 3);
        const fs::path cut = folder / ("a.db" + suffix.toStdString());
        fs::resize_file(cut, part == 0 ? 0 : fs::file_size(cut) / static_cast<std::uintmax_t>(part));
        constexpr NodeId kNext = kAfter + 4;
        const auto goOn = [&] { library.append(MatchId{1}, revision, kNext, someMove(kNext, kNext - 1), someSummary(kNext)); };
        QCOMPARE(codeOf(goOn), QString("storage.damaged"));
    }

    // Another program may put the file in order meanwhile.
    void aFileThatBecameShorterAndIsWholeIsWrittenOn()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", kAfter);
        Library library(folder / "a.db");
        const MatchId second = library.create("bronze", 1, someSetup(), {});
        playOn(library, second, kAfter);
        library.remove(second);
        library.erase(second);
        sql(folder / "a.db", "PRAGMA wal_checkpoint(TRUNCATE)");
        playOn(library, MatchId{1}, 1);
        const auto before = fs::file_size(folder / "a.db");
        sql(folder / "a.db", "VACUUM");
        sql(folder / "a.db", "PRAGMA wal_checkpoint(TRUNCATE)");
        QVERIFY(fs::file_size(folder / "a.db") < before);
        playOn(library, MatchId{1}, 1);
        expectMoves(library, kAfter + 2);
    }

    // A copy of the file alone has all that was done.
    void theFileAloneIsWholeOnceTheLogIsFoldedIn()
    {
        const Folder folder;
        Library library(folder / "a.db");
        playOn(library, library.create("bronze", 1, someSetup(), {}), kBefore);
        QVERIFY(library.needsLog());
        library.foldLog();
        QVERIFY(!library.needsLog());
        copyWith(folder / "a.db", folder / "alone.db", {""});
        expectMoves(Library(folder / "alone.db"), kBefore);
        playOn(library, MatchId{1}, 1);
        QVERIFY(library.needsLog());
        expectMoves(library, kBefore + 1);
    }

    void whatAKillLeftInTheLogIsFoldedInAtTheNextStart()
    {
        const Folder folder;
        playAndKill(folder, "made");
        const Library library(folder / "killed.db");
        QVERIFY(!library.needsLog());
        copyWith(folder / "killed.db", folder / "alone.db", {""});
        expectMoves(Library(folder / "alone.db"), kAfter);
    }

    // Another process that reads, or writes, is not waited for.
    void whoReadsMeanwhileIsNotHeldUp()
    {
        const Folder folder;
        Library library(folder / "a.db", {60'000, {}});
        playOn(library, library.create("bronze", 1, someSetup(), {}), kBefore);
        SQLite::Database reader((folder / "a.db").string(), SQLite::OPEN_READWRITE);
        reader.exec("BEGIN; SELECT count(*) FROM move");
        playOn(library, MatchId{1}, 1);
        QElapsedTimer clock;
        clock.start();
        library.foldLog();
        QVERIFY(clock.elapsed() < 30'000);
        QVERIFY(library.needsLog());
        reader.exec("COMMIT");
        library.foldLog();
        QVERIFY(!library.needsLog());
    }

    // Somebody who has the file open has judged it.
    void whatSomebodyHasOpenIsLeftToHim()
    {
        const Folder folder;
        Library first(folder / "a.db");
        playOn(first, first.create("bronze", 1, someSetup(), {}), kBefore);
        const Library second(folder / "a.db");
        expectMoves(second, kBefore);
        QVERIFY(second.setAside().empty());
    }

    void aBackupPutBackBesideAnOldJournalIsTaken()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", kAfter);
        makeLibrary(folder / "backup.db", kBefore);
        beginAndKill(folder / "a.db", folder / "killed.db");
        writeBytes(folder / "killed.db", bytesOf(folder / "backup.db"));

        const Library library(folder / "killed.db");
        expectMoves(library, kBefore);
        QCOMPARE(library.setAside(), std::vector<fs::path>{folder / "killed.db.foreign-journal"});
    }

    // As left by the writer that makes a new file: it would be made an empty one.
    void aBackupPutBackBesideTheFirstJournalIsTaken()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", kBefore);
        QByteArray journal("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
        journal += QByteArray("\0\0\0\0\0\0\0\1\0\0\0\0\0\0\2\0\0\0\x10\0", 20);
        writeBytes(folder / "a.db-journal", journal + QByteArray(484, '\0'));
        const Library library(folder / "a.db");
        expectMoves(library, kBefore);
        QCOMPARE(library.setAside().size(), std::size_t(1));
    }

    void whatWasBegunIsUndoneBeforeAFileIsJudged_data()
    {
        QTest::addColumn<bool>("torn");
        QTest::newRow("as it lay there") << false;
        QTest::newRow("its first sector torn") << true;
    }

    void whatWasBegunIsUndoneBeforeAFileIsJudged()
    {
        QFETCH(bool, torn);
        const Folder folder;
        makeLibrary(folder / "a.db", kAfter);
        beginAndKill(folder / "a.db", folder / "killed.db");
        if (torn)
            writeBytes(folder / "killed.db", QByteArray(512, '\x5a') + bytesOf(folder / "killed.db").mid(512));
        const Library library(folder / "killed.db");
        expectMoves(library, kAfter);
        QVERIFY(library.setAside().empty());
        QCOMPARE(folder.names(), QString("a.db killed.db killed.db-shm killed.db-wal"));
    }

    // Neither the file nor both together are sound: nothing is touched.
    void whatIsBrokenEitherWayStaysAsItIs()
    {
        const Folder folder;
        playAndKill(folder, "copied");
        fs::remove(folder / "killed.db-shm");
        QByteArray bytes = bytesOf(folder / "backup.db");
        bytes.replace(4096, 8192, QByteArray(8192, '\x11'));
        writeBytes(folder / "killed.db", bytes);
        const QByteArray log = bytesOf(folder / "killed.db-wal");
        QVERIFY(setForeignAside(folder / "killed.db").empty());
        QCOMPARE(bytesOf(folder / "killed.db"), bytes);
        QCOMPARE(bytesOf(folder / "killed.db-wal"), log);
    }
};

} // namespace tst_storage_sidefiles

PEGSHEET_TEST(tst_storage_sidefiles, SideFilesTest)
#include "tst_storage_sidefiles.moc"
