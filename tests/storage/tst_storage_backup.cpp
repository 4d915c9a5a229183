// SPDX-License-Identifier: Apache-2.0
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>

#include <QFile>

namespace tst_storage_backup {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

std::size_t movesIn(const std::filesystem::path &file)
{
    return Library(file).load(MatchId{1}).nodes.size();
}

QString restoringSays(const std::filesystem::path &file, const std::filesystem::path &from)
{
    return codeOf([&] { Library::restore(file, from); });
}

} // namespace

class BackupTest : public QObject
{
    Q_OBJECT

private slots:
    void aBackupIsOneFileWithEverything()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.insert(forkedMatch());
        library.remember("language", "de");
        library.backup(folder / "kept/b.db");
        playOn(library, id, 1);
        QCOMPARE(QDir(nameOf(folder / "kept")).entryList(QDir::Files), QStringList("b.db"));
        const Library copy(folder / "kept/b.db");
        StoredMatch match = forkedMatch();
        match.entry.id = id;
        match.revision = 1;
        QVERIFY(isSame(copy.load(id), match));
        QCOMPARE(copy.remembered("language"), std::string("de"));
        QVERIFY(copy.integrityFindings().empty());
    }

    // What somebody put into a file runs nowhere, and is not brought along.
    void triggersAndViewsAreNotRestored()
    {
        const Folder folder;
        makeLibrary(folder / "b.db", 3);
        sql(folder / "b.db", "CREATE TRIGGER \"a \"\"trigger\" AFTER INSERT ON move BEGIN DELETE FROM match; END");
        sql(folder / "b.db", "CREATE VIEW spy AS SELECT * FROM match");
        QCOMPARE(restoringSays(folder / "a.db", folder / "b.db"), QString());
        QCOMPARE(sql(folder / "a.db", "SELECT count(*) FROM sqlite_schema WHERE type IN ('trigger', 'view')"), std::string("0"));
        QCOMPARE(movesIn(folder / "a.db"), std::size_t(3));
    }

    // Nobody else may read them, whatever the folder allows; what was there before is taken from others too.
    void filesAreTheirOwnersAlone()
    {
        using std::filesystem::perms;
        const auto allowed = [](const std::filesystem::path &path) {
            return std::filesystem::status(path).permissions() & perms::mask;
        };
        const Folder folder;
        Library library(folder / "new folder/a.db");
        library.insert(forkedMatch());
        library.backup(folder / "kept/b.db");
        QCOMPARE(allowed(folder / "new folder"), perms(0700));
        for (const char *name : {"new folder/a.db", "new folder/a.db-wal", "kept/b.db"})
            QCOMPARE(allowed(folder / name), perms(0600));
        makeLibrary(folder / "c.db", 1);
        std::filesystem::permissions(folder / "c.db", perms(0664));
        playOn(*std::make_unique<Library>(folder / "c.db"), MatchId{1}, 1);
        QCOMPARE(allowed(folder / "c.db"), perms(0600));
    }

    void aBackupOverwritesNothing()
    {
        const Folder folder;
        Library library(folder / "a.db");
        writeBytes(folder / "b.db", "precious");
        QCOMPARE(codeOf([&] { library.backup(folder / "b.db"); }), QString("storage.exists"));
        QCOMPARE(codeOf([&] { library.backup(folder.path()); }), QString("storage.exists"));
        QCOMPARE(codeOf([&] { library.backup(folder / "a.db"); }), QString("storage.exists"));
        QCOMPARE(bytesOf(folder / "b.db"), QByteArray("precious"));
        QCOMPARE(folder.names(), QString("a.db a.db-shm a.db-wal b.db"));
    }

    void aBackupIntoAReadOnlyFolderIsRefused()
    {
        const Folder folder;
        makeLibrary(folder / "a/a.db", 3);
        std::filesystem::create_directory(folder / "b");
        QVERIFY(QFile::setPermissions(nameOf(folder / "b"), QFile::Permissions(0x5555)));
        QVERIFY(QFile::setPermissions(nameOf(folder / "a"), QFile::Permissions(0x7777)));
        QVERIFY(QFile::setPermissions(nameOf(folder / "a/a.db"), QFile::Permissions(0x6666)));
        QVERIFY(asOrdinaryUser([&] {
            const Library library(folder / "a/a.db");
            return codeOf([&] { library.backup(folder / "b/b.db"); }) == "storage.readOnly";
        }));
    }

    void aRestoreBringsTheBackupAndKeepsThePresent()
    {
        const Folder folder;
        makeLibrary(folder / "b.db", 20);
        makeLibrary(folder / "a.db", 10);
        const QByteArray backup = bytesOf(folder / "b.db");
        QCOMPARE(restoringSays(folder / "a.db", folder / "b.db"), QString());
        QCOMPARE(folder.names(), QString("a.db a.db.before-restore b.db"));
        QCOMPARE(bytesOf(folder / "b.db"), backup);
        QCOMPARE(movesIn(folder / "a.db"), std::size_t(20));
        QCOMPARE(movesIn(folder / "a.db.before-restore"), std::size_t(10));
    }

    void aSecondRestoreKeepsWhatTheFirstOneKept()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 10);
        makeLibrary(folder / "b.db", 20);
        makeLibrary(folder / "c.db", 30);
        QCOMPARE(restoringSays(folder / "a.db", folder / "b.db"), QString());
        QCOMPARE(restoringSays(folder / "a.db", folder / "c.db"), QString());
        QCOMPARE(movesIn(folder / "a.db"), std::size_t(30));
        QCOMPARE(movesIn(folder / "a.db.before-restore"), std::size_t(10));
        QCOMPARE(movesIn(folder / "a.db.before-restore-2"), std::size_t(20));
    }

    void aRestoreNeedsNoPresentFile()
    {
        const Folder folder;
        makeLibrary(folder / "b.db", 20);
        QCOMPARE(restoringSays(folder / "new/a.db", folder / "b.db"), QString());
        QCOMPARE(movesIn(folder / "new/a.db"), std::size_t(20));
    }

    void aRestoreRescuesFromADamagedFile()
    {
        const Folder folder;
        makeLibrary(folder / "b.db", 20);
        for (const QByteArray &present : {QByteArray("letters"), bytesOf(folder / "b.db").left(6000), QByteArray()}) {
            writeBytes(folder / "a.db", present);
            QCOMPARE(restoringSays(folder / "a.db", folder / "b.db"), QString());
            QCOMPARE(movesIn(folder / "a.db"), std::size_t(20));
            QCOMPARE(bytesOf(folder / "a.db.before-restore"), present);
            std::filesystem::remove(folder / "a.db.before-restore");
        }
    }

    void aDamagedFilesLogIsKeptWithItAndNotReadAgain()
    {
        const Folder folder;
        makeLibrary(folder / "b.db", 20);
        makeLibrary(folder / "x.db", 3);
        {
            Library library(folder / "x.db");
            playOn(library, MatchId{1}, 5);
            std::filesystem::copy_file(folder / "x.db-wal", folder / "a.db-wal");
        }
        writeBytes(folder / "a.db", "letters");
        QCOMPARE(restoringSays(folder / "a.db", folder / "b.db"), QString());
        QCOMPARE(movesIn(folder / "a.db"), std::size_t(20));
        QVERIFY(folder.names().contains("a.db.before-restore-wal"));
    }

    void aLogLeftByAKillIsKeptToo()
    {
        const Folder folder;
        makeLibrary(folder / "b.db", 20);
        makeLibrary(folder / "x.db", 3);
        {
            Library library(folder / "x.db");
            playOn(library, MatchId{1}, 5);
            for (const char *suffix : {"", "-wal", "-shm"})
                std::filesystem::copy_file(folder / (std::string("x.db") + suffix), folder / (std::string("a.db") + suffix));
        }
        QCOMPARE(restoringSays(folder / "a.db", folder / "b.db"), QString());
        QCOMPARE(movesIn(folder / "a.db"), std::size_t(20));
        QCOMPARE(movesIn(folder / "a.db.before-restore"), std::size_t(8));
    }

    void aBackupIsTakenWithItsLog()
    {
        const Folder folder;
        Library library(folder / "b.db");
        playOn(library, library.create("bronze", 1, someSetup(), {}), 9);
        QVERIFY(folder.names().contains("b.db-wal"));
        QCOMPARE(restoringSays(folder / "a.db", folder / "b.db"), QString());
        QCOMPARE(movesIn(folder / "a.db"), std::size_t(9));
        playOn(library, MatchId{1}, 1);
    }

    void whatIsNoBackupChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const Folder folder;
        makeLibrary(folder / "b.db", 300);
        const QByteArray good = bytesOf(folder / "b.db");
        QByteArray spoilt = good;
        spoilt.replace(good.size() - 4096, 4096, QByteArray(4096, '\x5a'));
        QTest::newRow("a letter") << QByteArray("Dear Bo") << "storage.foreign";
        QTest::newRow("nothing") << QByteArray() << "storage.foreign";
        QTest::newRow("cut") << good.left(good.size() / 2) << "storage.damaged";
        QTest::newRow("a spoilt page") << spoilt << "storage.damaged";
        sql(folder / "b.db", "DROP TABLE progress");
        QTest::newRow("a table missing") << bytesOf(folder / "b.db") << "storage.damaged";
        sql(folder / "b.db", "PRAGMA user_version = 99");
        QTest::newRow("newer") << bytesOf(folder / "b.db") << "storage.newer";
        sql(folder / "b.db", "PRAGMA application_id = 7");
        QTest::newRow("another program's") << bytesOf(folder / "b.db") << "storage.foreign";
    }

    void whatIsNoBackupChangesNothing()
    {
        QFETCH(QByteArray, bytes);
        const Folder folder;
        makeLibrary(folder / "a.db", 10);
        const QByteArray before = bytesOf(folder / "a.db");
        writeBytes(folder / "b.db", bytes);
        QTEST(restoringSays(folder / "a.db", folder / "b.db"), "code");
        QCOMPARE(bytesOf(folder / "a.db"), before);
        QCOMPARE(bytesOf(folder / "b.db"), bytes);
        QCOMPARE(folder.names(), QString("a.db b.db"));
    }

    void aBackupThatIsNotThereChangesNothing()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 10);
        QCOMPARE(restoringSays(folder / "a.db", folder / "b.db"), QString("storage.cannotOpen"));
        QCOMPARE(restoringSays(folder / "a.db", folder.path()), QString("storage.isDirectory"));
        QCOMPARE(restoringSays(folder.path(), folder / "a.db"), QString("storage.isDirectory"));
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void anOpenLibraryIsNotTakenAway()
    {
        const Folder folder;
        makeLibrary(folder / "b.db", 20);
        makeLibrary(folder / "a.db", 10);
        {
            Library library(folder / "a.db");
            QCOMPARE(restoringSays(folder / "a.db", folder / "b.db"), QString("storage.busy"));
            playOn(library, MatchId{1}, 1);
        }
        QCOMPARE(folder.names(), QString("a.db b.db"));
        QCOMPARE(movesIn(folder / "a.db"), std::size_t(11));
    }

    void aLibraryMayBeRestoredFromItself()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 10);
        QCOMPARE(restoringSays(folder / "a.db", folder / "a.db"), QString());
        QCOMPARE(movesIn(folder / "a.db"), std::size_t(10));
    }
};

} // namespace tst_storage_backup

PEGSHEET_TEST(tst_storage_backup, BackupTest)
#include "tst_storage_backup.moc"
