// SPDX-License-Identifier: Apache-2.0
// A full disk: a limit on the size of files stands in for it, which needs no rights.
#include "tests/registry.h"
#include "tests/storage/fulldisk.h"
#include "tests/storage/support.h"

namespace tst_storage_full {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

class FullTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingKeptIsLostAndPlayGoesOnWhenThereIsRoomAgain()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        std::int64_t revision = playOn(library, id, 100);
        NodeId node = 100;
        {
            const FullDisk disk(std::filesystem::file_size(folder / "a.db-wal") + 50'000);
            const QString code = codeOf([&] {
                for (;;) {
                    revision = library.append(id, revision, node + 1, someMove(node + 1, node), someSummary(node + 1));
                    ++node;
                }
            });
            QCOMPARE(code, QString("storage.full"));
            QVERIFY(node > 100);
            const auto again = [&] { library.append(id, revision, node + 1, someMove(node + 1, node), someSummary(node + 1)); };
            QCOMPARE(codeOf(again), QString("storage.full"));
            QCOMPARE(codeOf([&] { library.create("bronze", 1, someSetup(), {}); }), QString("storage.full"));
            QCOMPARE(library.load(id).nodes.size(), static_cast<std::size_t>(node));
            QCOMPARE(library.load(id).revision, revision);
        }
        revision = library.append(id, revision, node + 1, someMove(node + 1, node), someSummary(node + 1));
        const Library reopened(folder / "a.db");
        const StoredMatch match = reopened.load(id);
        QCOMPARE(match.nodes.size(), static_cast<std::size_t>(node + 1));
        QCOMPARE(match.revision, revision);
        QVERIFY(reopened.integrityFindings().empty());
    }

    void aLongMatchThatDoesNotFitIsNotKeptAtAll()
    {
        const Folder folder;
        Library library(folder / "a.db");
        library.insert(forkedMatch());
        StoredMatch match = forkedMatch();
        for (NodeId node = 6; node <= 20'000; ++node)
            match.nodes.push_back(someMove(node, node - 1));
        {
            const FullDisk disk(std::filesystem::file_size(folder / "a.db-wal") + 200'000);
            QCOMPARE(codeOf([&] { library.insert(match); }), QString("storage.full"));
            QCOMPARE(library.list().size(), std::size_t(1));
        }
        QCOMPARE(library.load(library.insert(match)).nodes.size(), std::size_t(20'000));
    }

    void aNewLibraryThatDoesNotFitCanBeMadeLater()
    {
        const Folder folder;
        for (const std::uintmax_t room : {0U, 600U, 5000U, 20'000U, 32'000U}) {
            const FullDisk disk(room);
            QCOMPARE(codeOf([&] { makeLibrary(folder / "a.db", 1); }), QString("storage.full"));
        }
        makeLibrary(folder / "a.db", 1);
        QCOMPARE(Library(folder / "a.db").list().size(), std::size_t(1));
    }

    void aBackupThatDoesNotFitIsNotThere()
    {
        const Folder folder;
        Library library(folder / "a.db");
        playOn(library, library.create("bronze", 1, someSetup(), {}), 500);
        {
            const FullDisk disk(20'000);
            QCOMPARE(codeOf([&] { library.backup(folder / "b.db"); }), QString("storage.full"));
        }
        QCOMPARE(folder.names(), QString("a.db a.db-shm a.db-wal"));
        library.backup(folder / "b.db");
        QCOMPARE(Library(folder / "b.db").load(MatchId{1}).nodes.size(), std::size_t(500));
    }

    void aRestoreThatDoesNotFitChangesNothing()
    {
        const Folder folder;
        makeLibrary(folder / "big.db", 500);
        makeLibrary(folder / "a.db", 3);
        const QByteArray before = bytesOf(folder / "a.db");
        {
            const FullDisk disk(20'000);
            try {
                Library::restore(folder / "a.db", folder / "big.db");
                QFAIL("restored on a full disk");
            } catch (const Error &error) {
                QCOMPARE(error.refusal().code, std::string_view("storage.full"));
                QCOMPARE(error.refusal().values, (Object{{"file", (folder / "a.db").string()}}));
            }
        }
        QCOMPARE(bytesOf(folder / "a.db"), before);
        QCOMPARE(folder.names(), QString("a.db big.db"));
    }
};

} // namespace tst_storage_full

PEGSHEET_TEST(tst_storage_full, FullTest)
#include "tst_storage_full.moc"
