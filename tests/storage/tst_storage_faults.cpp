// SPDX-License-Identifier: Apache-2.0
// Every single change of a file fails once, each in a run of its own: whatever was done before is there,
// what was refused is not, and the library goes on.
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"
#include "tests/storage/support.h"

#include <sqlite3.h>

namespace tst_storage_faults {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

constexpr NodeId kMoves = 12;

bool isHonest(const QString &code, int fault)
{
    const bool isAny = code == "storage.io" || code == "storage.cannotOpen";
    return isAny || (fault == SQLITE_FULL && code == "storage.full") || (fault == SQLITE_IOERR_FSYNC && code == "storage.unsure");
}

/// Runs `attempt` in a fresh folder again and again, failing at its first change, its second, …, until it
/// comes through; `after` looks at what is left. Returns how many runs failed.
template <typename Prepare, typename Attempt, typename After>
int atEveryChange(int fault, const Prepare &prepare, const Attempt &attempt, const After &after)
{
    for (int change = 1;; ++change) {
        const Folder folder;
        auto prepared = prepare(folder);
        faults::arm(change, fault);
        const QString code = codeOf([&] { attempt(folder, prepared); });
        const bool failed = faults::disarm();
        if (failed && !code.isEmpty() && !isHonest(code, fault))
            qFatal("change %d: %s", change, qPrintable(code));
        after(folder, prepared, code.isEmpty());
        if (!failed)
            return change - 1;
    }
}

} // namespace

class FaultsTest : public QObject
{
    Q_OBJECT

private:
    void addFaults()
    {
        QTest::addColumn<int>("fault");
        QTest::newRow("full") << SQLITE_FULL;
        QTest::newRow("no writing") << SQLITE_IOERR_WRITE;
        QTest::newRow("no syncing") << SQLITE_IOERR_FSYNC;
    }

private slots:
    void initTestCase() { faults::install(); }

    void aMoveIsKeptOrRefused_data() { addFaults(); }
    void aMoveIsKeptOrRefused()
    {
        QFETCH(int, fault);
        const int runs = atEveryChange(
            fault,
            [](const Folder &folder) {
                auto library = std::make_unique<Library>(folder / "a.db");
                playOn(*library, library->create("bronze", 1, someSetup(), {}), kMoves);
                return library;
            },
            [](const Folder &, auto &library) { playOn(*library, MatchId{1}, 1); },
            [](const Folder &folder, auto &library, bool kept) {
                const auto moves = static_cast<std::size_t>(kMoves + (kept ? 1 : 0));
                QCOMPARE(library->load(MatchId{1}).nodes.size(), moves);
                playOn(*library, MatchId{1}, 2);
                library.reset();
                const Library reopened(folder / "a.db");
                QCOMPARE(reopened.load(MatchId{1}).nodes.size(), moves + 2);
                QVERIFY(reopened.integrityFindings().empty());
            });
        QVERIFY(runs >= 3);
    }

    void severalMovesAreKeptOrRefusedTogether_data() { addFaults(); }
    void severalMovesAreKeptOrRefusedTogether()
    {
        QFETCH(int, fault);
        const std::vector<StoredNode> moves{someMove(1, kMoves), someMove(2, kMoves + 1), someMove(3, kMoves + 2)};
        const int runs = atEveryChange(
            fault,
            [](const Folder &folder) {
                auto library = std::make_unique<Library>(folder / "a.db");
                playOn(*library, library->create("bronze", 1, someSetup(), {}), kMoves);
                return library;
            },
            [&](const Folder &, auto &library) {
                library->append(MatchId{1}, kMoves + 1, kMoves + 1, moves, someSummary(kMoves + 3));
            },
            [&](const Folder &folder, auto &library, bool kept) {
                const auto nodes = static_cast<std::size_t>(kMoves) + (kept ? moves.size() : 0);
                QCOMPARE(library->load(MatchId{1}).nodes.size(), nodes);
                playOn(*library, MatchId{1}, 1);
                library.reset();
                const Library reopened(folder / "a.db");
                QCOMPARE(reopened.load(MatchId{1}).nodes.size(), nodes + 1);
                QVERIFY(reopened.integrityFindings().empty());
            });
        QVERIFY(runs >= 3);
    }

    void aLibraryIsMadeOrCanBeMadeLater_data() { addFaults(); }
    void aLibraryIsMadeOrCanBeMadeLater()
    {
        QFETCH(int, fault);
        const int runs = atEveryChange(
            fault, [](const Folder &) { return 0; }, [](const Folder &folder, int) { makeLibrary(folder / "a.db", 2); },
            [](const Folder &folder, int, bool made) {
                const std::size_t matches = Library(folder / "a.db").list().size();
                QVERIFY(made ? matches == 1 : matches <= 1);
                makeLibrary(folder / "a.db", 1);
                QCOMPARE(Library(folder / "a.db").list().size(), matches + 1);
                QVERIFY(Library(folder / "a.db").integrityFindings().empty());
            });
        QVERIFY(runs >= 10);
    }

    void aBackupIsWholeOrNotThere_data() { addFaults(); }
    void aBackupIsWholeOrNotThere()
    {
        QFETCH(int, fault);
        const int runs = atEveryChange(
            fault,
            [](const Folder &folder) {
                makeLibrary(folder / "a.db", 100);
                return std::make_unique<Library>(folder / "a.db");
            },
            [](const Folder &folder, auto &library) { library->backup(folder / "b.db"); },
            [](const Folder &folder, auto &library, bool made) {
                library.reset();
                QCOMPARE(folder.names(), QString(made ? "a.db b.db" : "a.db"));
                QCOMPARE(Library(folder / "a.db").load(MatchId{1}).nodes.size(), std::size_t(100));
                if (made)
                    QCOMPARE(Library(folder / "b.db").load(MatchId{1}).nodes.size(), std::size_t(100));
            });
        QVERIFY(runs >= 3);
    }

    void aRestoreIsDoneOrNot_data() { addFaults(); }
    void aRestoreIsDoneOrNot()
    {
        QFETCH(int, fault);
        const int runs = atEveryChange(
            fault,
            [](const Folder &folder) {
                makeLibrary(folder / "a.db", 10);
                makeLibrary(folder / "b.db", 20);
                return 0;
            },
            [](const Folder &folder, int) { Library::restore(folder / "a.db", folder / "b.db"); },
            [](const Folder &folder, int, bool done) {
                const std::size_t moves = Library(folder / "a.db").load(MatchId{1}).nodes.size();
                QCOMPARE(moves, std::size_t(done ? 20 : 10));
                QCOMPARE(Library(folder / "b.db").load(MatchId{1}).nodes.size(), std::size_t(20));
                QVERIFY(!folder.names().contains(".part"));
            });
        QVERIFY(runs >= 3);
    }

    // After a restart what was refused is not there, or the sentence said that it could be.
    void whatIsRefusedIsNotThereOrIsUnsure()
    {
        int unsure = 0;
        for (int call = 1;; ++call) {
            const Folder folder;
            Library library(folder / "a.db");
            const MatchId id = library.create("bronze", 1, someSetup(), {});
            faults::arm(call, SQLITE_IOERR_FSYNC);
            const QString code = codeOf([&] { playOn(library, id, 1); });
            if (!faults::disarm())
                break;
            // What a kill would leave.
            for (const char *suffix : {"", "-wal"})
                std::filesystem::copy_file(folder / ("a.db" + std::string(suffix)), folder / ("b.db" + std::string(suffix)));
            const std::size_t moves = Library(folder / "b.db").load(id).nodes.size();
            QVERIFY2(moves == 0 || code == "storage.unsure" || code.isEmpty(), qPrintable(code));
            unsure += moves == 1 && code == "storage.unsure" ? 1 : 0;
        }
        QVERIFY(unsure > 0);
    }
};

} // namespace tst_storage_faults

PEGSHEET_TEST(tst_storage_faults, FaultsTest)
#include "tst_storage_faults.moc"
