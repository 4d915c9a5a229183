// SPDX-License-Identifier: Apache-2.0
// A disk that is full or may only be read: what is in the file can be read and copied, and writing goes on by itself as soon as it
// is possible.
#include "tests/places.h"
#include "tests/registry.h"
#include "tests/storage/fulldisk.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>

namespace tst_storage_waiting {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

namespace fs = std::filesystem;

Library::Options orToRead()
{
    Library::Options options;
    options.orToRead = true;
    return options;
}

QString waitsFor(const Library &library)
{
    const MaybeRefusal reason = library.waitsFor();
    return reason ? QString::fromUtf8(reason->code.data(), static_cast<qsizetype>(reason->code.size())) : QString();
}

/// Where the tests have the rights of root they give them up for it.
bool readsOnly(const fs::path &file)
{
    Library library(file, orToRead());
    return waitsFor(library) == "storage.readOnly" && library.load(MatchId{1}).nodes.size() == 30
        && codeOf([&] { library.create("bronze", 1, someSetup(), {}); }) == "storage.readOnly";
}

} // namespace

class WaitingTest : public QObject
{
    Q_OBJECT

private slots:
    void onAFullDiskAllCanBeReadAndPlayGoesOnWithRoom_data()
    {
        QTest::addColumn<bool>("withLog");
        QTest::newRow("a file that was closed") << false;
        QTest::newRow("a file whose writer was killed") << true;
    }

    void onAFullDiskAllCanBeReadAndPlayGoesOnWithRoom()
    {
        QFETCH(bool, withLog);
        const Folder folder;
        makeLibrary(folder / "first.db", 30);
        fs::copy_file(folder / "first.db", folder / "a.db");
        NodeId moves = 30;
        if (withLog) {
            Library library(folder / "first.db");
            playOn(library, MatchId{1}, 20);
            fs::copy_file(folder / "first.db-wal", folder / "a.db-wal");
            moves = 50;
        }
        const FullDisk disk(0);
        QCOMPARE(codeOf([&] { const Library library(folder / "a.db"); }), QString("storage.full"));
        Library library(folder / "a.db", orToRead());
        QCOMPARE(waitsFor(library), QString("storage.full"));
        const StoredMatch match = library.load(MatchId{1});
        QCOMPARE(match.nodes.size(), static_cast<std::size_t>(moves));
        QCOMPARE(library.list().size(), std::size_t(1));
        QVERIFY(library.integrityFindings().empty());
        const auto playOne = [&] {
            library.append(MatchId{1}, match.revision, moves + 1, someMove(moves + 1, moves), someSummary(moves + 1));
        };
        QCOMPARE(codeOf(playOne), QString("storage.full"));
        QCOMPARE(library.load(MatchId{1}).nodes.size(), static_cast<std::size_t>(moves));
        const Room room;
        library.backup(folder / "elsewhere.db");
        playOne();
        QCOMPARE(waitsFor(library), QString());
        QCOMPARE(Library(folder / "elsewhere.db").load(MatchId{1}).nodes.size(), static_cast<std::size_t>(moves));
        const Library reopened(folder / "a.db");
        QCOMPARE(reopened.load(MatchId{1}).nodes.size(), static_cast<std::size_t>(moves + 1));
        QVERIFY(reopened.integrityFindings().empty());
    }

    // An app that was brought up to date on a disk that is full.
    void anOlderFileIsReadToo()
    {
        const Folder folder;
        const fs::path fixtures = pegsheet::tests::sourcePath(QStringLiteral("tests/storage/fixtures")).toStdString();
        for (const char *name : {"v1.db", "v5.db"}) {
            fs::copy_file(fixtures / name, folder / name);
            fs::permissions(folder / name, fs::perms::owner_read | fs::perms::owner_write);
            const QByteArray before = bytesOf(folder / name);
            const FullDisk disk(0);
            const Library library(folder / name, orToRead());
            QCOMPARE(waitsFor(library), QString("storage.full"));
            QVERIFY(!library.list().empty());
            QCOMPARE(bytesOf(folder / name), before);
        }
    }

    void aFileThatMayNotBeWrittenIsRead()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 30);
        fs::permissions(folder / "a.db", fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
        QVERIFY(asOrdinaryUser([&] { return readsOnly(folder / "a.db"); }));
    }

    void aFolderThatMayNotBeWrittenIsRead()
    {
        const Folder folder;
        fs::create_directory(folder / "shelf");
        makeLibrary(folder / "shelf/a.db", 30);
        fs::permissions(folder / "shelf/a.db", fs::perms::owner_read | fs::perms::others_read);
        fs::permissions(folder / "shelf",
                        fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
        const bool isRead = asOrdinaryUser([&] { return readsOnly(folder / "shelf/a.db"); });
        fs::permissions(folder / "shelf", fs::perms::owner_all);
        QVERIFY(isRead);
    }

    // What is damaged, foreign or missing is told as it is without.
    void nothingElseIsOpenedToRead()
    {
        const Folder folder;
        writeBytes(folder / "diary.db", "Dear Bo, today");
        const FullDisk disk(0);
        QCOMPARE(codeOf([&] { const Library library(folder / "diary.db", orToRead()); }), QString("storage.foreign"));
        QCOMPARE(codeOf([&] { const Library library(folder / "missing.db", orToRead()); }), QString("storage.full"));
    }
};

} // namespace tst_storage_waiting

PEGSHEET_TEST(tst_storage_waiting, WaitingTest)
#include "tst_storage_waiting.moc"
