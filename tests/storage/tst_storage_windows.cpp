// SPDX-License-Identifier: Apache-2.0
// Two windows on one file: two libraries of one process, and two processes.
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>

namespace tst_storage_windows {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

class WindowsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachGoesOnWithItsOwnMatch()
    {
        const Folder folder;
        Library left(folder / "a.db");
        Library right(folder / "a.db");
        const MatchId a = left.create("bronze", 1, someSetup(), {});
        const MatchId b = right.create("bronze", 1, someSetup(), {});
        std::int64_t revision = 1;
        for (NodeId node = 1; node <= 20; ++node) {
            left.append(a, revision, node, someMove(node, node - 1), someSummary(node));
            right.append(b, revision, node, someMove(node, node - 1), someSummary(node));
            ++revision;
        }
        QCOMPARE(left.load(b).nodes.size(), std::size_t(20));
        QCOMPARE(right.load(a).nodes.size(), std::size_t(20));
        QVERIFY(left.integrityFindings().empty());
    }

    void theSecondOnOneMatchIsToldAndWritesNothing()
    {
        const Folder folder;
        Library left(folder / "a.db");
        Library right(folder / "a.db");
        const MatchId id = left.create("bronze", 1, someSetup(), {});
        const std::int64_t known = right.load(id).revision;
        playOn(left, id, 1);
        const StoredMatch before = left.load(id);
        const QString code = "storage.changedElsewhere";
        QCOMPARE(codeOf([&] { right.append(id, known, 1, someMove(7, 0), someSummary(1)); }), code);
        QCOMPARE(codeOf([&] { right.append(id, known, 2, someMove(7, 1), someSummary(1)); }), code);
        QCOMPARE(codeOf([&] { right.moveHead(id, known, 0, 0, someSummary(0)); }), code);
        QVERIFY(isSame(left.load(id), before));
    }

    void theSecondLoadsAnewAndGoesOn()
    {
        const Folder folder;
        Library left(folder / "a.db");
        Library right(folder / "a.db");
        const MatchId id = left.create("bronze", 1, someSetup(), {});
        playOn(left, id, 3);
        playOn(right, id, 2);
        playOn(left, id, 1);
        QCOMPARE(right.load(id).nodes.size(), std::size_t(6));
    }

    void anUndoElsewhereIsAChangeToo()
    {
        const Folder folder;
        Library left(folder / "a.db");
        Library right(folder / "a.db");
        const MatchId id = left.create("bronze", 1, someSetup(), {});
        const std::int64_t revision = playOn(left, id, 2);
        left.moveHead(id, revision, 1, 2, someSummary(1));
        QCOMPARE(codeOf([&] { right.append(id, revision, 3, someMove(3, 2), {}); }), QString("storage.changedElsewhere"));
    }

    void aLockHeldTooLongIsSaid()
    {
        const Folder folder;
        Library library(folder / "a.db", {30, {}});
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        SQLite::Database other((folder / "a.db").string(), SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        QCOMPARE(codeOf([&] { library.append(id, 1, 1, someMove(1, 0), {}); }), QString("storage.busy"));
        QCOMPARE(library.load(id).nodes.size(), std::size_t(0));
        Library second(folder / "a.db", {30, {}});
        QCOMPARE(codeOf([&] { second.remember("a", "b"); }), QString("storage.busy"));
        other.exec("ROLLBACK");
        QCOMPARE(library.append(id, 1, 1, someMove(1, 0), {}), 2);
        second.remember("a", "b");
    }

    void aFileLockedWholeCannotBeOpenedMeanwhile()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 3);
        auto other = std::make_unique<SQLite::Database>((folder / "a.db").string(), SQLite::OPEN_READWRITE);
        other->exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
        QCOMPARE(otherProcess({"open", nameOf(folder / "a.db"), "30"}), QString("storage.busy"));
        QCOMPARE(codeOf([&] { Library(folder / "a.db", {30, {}}); }), QString("storage.busy"));
        other.reset();
        QCOMPARE(Library(folder / "a.db", {30, {}}).list().size(), std::size_t(1));
    }

    void aNewFileMayBeMadeByManyAtOnce()
    {
        constexpr int kProcesses = 6;
        for (int round = 0; round < 10; ++round) {
            const Folder folder;
            std::array<pid_t, kProcesses> children{};
            for (pid_t &child : children) {
                child = ::fork();
                if (child == 0) {
                    try {
                        Library library(folder / "a.db", {20'000, {}});
                        playOn(library, library.create("bronze", 1, someSetup(), {}), 5);
                        ::_exit(0);
                    } catch (const std::exception &error) {
                        std::fprintf(stderr, "%s\n", error.what());
                    }
                    ::_exit(1);
                }
            }
            int failed = 0;
            for (const pid_t child : children) {
                int status = -1;
                QCOMPARE(::waitpid(child, &status, 0), child);
                failed += status == 0 ? 0 : 1;
            }
            QCOMPARE(failed, 0);
            const Library library(folder / "a.db");
            QCOMPARE(library.list().size(), std::size_t(kProcesses));
            QVERIFY(library.integrityFindings().empty());
        }
    }

    void twoProcessesTakeTurnsOnOneMatch()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        for (int i = 0; i < 5; ++i) {
            playOn(library, id, 1);
            QCOMPARE(otherProcess({"play", nameOf(folder / "a.db"), "1", "1"}), QString("ok"));
        }
        QCOMPARE(library.load(id).nodes.size(), std::size_t(10));
    }

    void aSecondLibraryOfThisProcessKeepsTheFirstOnesLocks()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        // The system drops a process's locks on a file when it closes any descriptor of it.
        for (int i = 0; i < 3; ++i)
            Library(folder / "a.db").remember("n", std::to_string(i));
        playOn(library, id, 3);
        // Were the first one's lock gone, this would be the last to close and take the log away.
        QCOMPARE(otherProcess({"play", nameOf(folder / "a.db"), "1", "1"}), QString("ok"));
        QVERIFY(folder.names().contains("a.db-wal"));
        playOn(library, id, 1);
        QCOMPARE(Library(folder / "a.db").load(id).nodes.size(), std::size_t(5));
    }
};

} // namespace tst_storage_windows

PEGSHEET_TEST(tst_storage_windows, WindowsTest)
#include "tst_storage_windows.moc"
