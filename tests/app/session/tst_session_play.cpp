// SPDX-License-Identifier: Apache-2.0
// Moves that are kept together, while what is shown is brought up to date.
#include "app/platform/background.h"
#include "app/session.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <set>
#include <stdexcept>
#include <thread>

namespace tst_session_play {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

Value roll(const char *face)
{
    return Object{{"type", "roll"}, {"faces", Array{face, face, "workers"}}};
}

Value plain(const char *type)
{
    return Object{{"type", type}};
}

/// A turn up to its end.
std::vector<Value> turn()
{
    return {roll("food"), plain("keep"), Object{{"type", "build"}, {"target", "city4"}, {"boxes", 3}}, plain("endTurn")};
}

std::unique_ptr<Session> begun(Library *library)
{
    MaybeRefusal refusal;
    return Session::begin(*findGame("bronze"), {{"Ann", "Bo"}, {}, {}, "play"}, library, refusal);
}

/// Everything there is to see of a match.
struct Look
{
    NodeId nodes, head, tip;
    Array log, redoLog;
    std::uint64_t hash;
    Standing standing;

    bool operator==(const Look &) const = default;
};

Look lookAt(const Session &session)
{
    const Match &match = session.match();
    return {match.nodeCount(), match.head(), match.tip(), match.log(), match.redoLog(), match.stateHash(), match.standing()};
}

void nothing() {}

} // namespace

class PlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { faults::install(); }

    void movesOfOneTouchAreOneChange()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(&library);
        int shown = 0;
        QVERIFY(!session->play(turn(), [&] { shown = session->match().length(); }));
        QCOMPARE(shown, 4);
        const StoredMatch stored = library.load(session->id());
        QCOMPARE(stored.nodes.size(), std::size_t(4));
        QCOMPARE(stored.head, 4);
        QCOMPARE(stored.revision, std::int64_t(2));
        QVERIFY(stored.entry.summary == session->match().standing());
        // And on.
        QVERIFY(!session->play(roll("coins")));
        QCOMPARE(library.load(session->id()).nodes.size(), std::size_t(5));
    }

    void movesAfterARefusedOneAreNotMade()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(&library);
        const auto refusal = session->play(std::vector{roll("food"), plain("endTurn"), plain("keep")}, nothing);
        QVERIFY(refusal && refusal->code == "bronze.tooEarly");
        QCOMPARE(session->match().length(), 1);
        QCOMPARE(library.load(session->id()).nodes.size(), std::size_t(1));
    }

    void whereNothingIsMadeNothingIsShownOrWritten()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(&library);
        bool isShown = false;
        QVERIFY(session->play(std::vector{plain("keep"), roll("food")}, [&] { isShown = true; }).has_value());
        QVERIFY(!session->play(std::vector<Value>(), [&] { isShown = true; }));
        QVERIFY(!isShown);
        QCOMPARE(library.load(session->id()).revision, std::int64_t(1));
    }

    // The commit waits for a lock that is only let go meanwhile.
    void movesAreShownWhileTheyAreCommitted()
    {
        if (!hasThreads())
            QSKIP("There are no threads.");
        const Folder folder;
        Library library(folder / "a.db", {20'000, {}});
        const auto session = begun(&library);
        SQLite::Database other((folder / "a.db").string(), SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        std::size_t keptMeanwhile = 99;
        QVERIFY(!session->isSaving());
        QVERIFY(!session->play(turn(), [&] {
            QVERIFY(session->isSaving());
            keptMeanwhile = Library(folder / "a.db").load(session->id()).nodes.size();
            other.exec("ROLLBACK");
        }));
        QVERIFY(!session->isSaving());
        QCOMPARE(keptMeanwhile, std::size_t(0));
        QCOMPARE(Library(folder / "a.db").load(session->id()).nodes.size(), std::size_t(4));
    }

    void onlyWhatIsShownMeanwhileNeedsAnotherThread()
    {
        if (!hasThreads())
            QSKIP("There are no threads.");
        const Folder folder;
        std::set<std::thread::id> threads;
        const auto clock = [&] {
            threads.insert(std::this_thread::get_id());
            return std::int64_t(1);
        };
        Library library(folder / "a.db", {2000, clock});
        const auto session = begun(&library);
        QVERIFY(!session->play(roll("food")));
        QVERIFY(threads == std::set{std::this_thread::get_id()});
        threads.clear();
        QVERIFY(!session->play(std::vector{plain("keep")}, nothing));
        QCOMPARE(threads.size(), std::size_t(1));
        QVERIFY(!threads.contains(std::this_thread::get_id()));
    }

    void whatCannotBeKeptWasNeverMade_data()
    {
        QTest::addColumn<int>("undone");
        QTest::newRow("at the tip") << 0;
        QTest::newRow("with moves to redo") << 2;
        QTest::newRow("from the set-up") << 4;
    }
    void whatCannotBeKeptWasNeverMade()
    {
        QFETCH(const int, undone);
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(&library);
        QVERIFY(!session->play(turn(), nothing));
        QCOMPARE(session->undo(undone), undone);
        const Look before = lookAt(*session);
        const std::vector<Value> moves = undone == 2 ? std::vector{plain("endTurn"), roll("coins")}
                                                     : std::vector{roll("coins"), plain("keep")};
        int shown = 0;
        for (int change = 1;; ++change) {
            faults::arm(change, SQLITE_FULL);
            const QString code = codeOf([&] { QVERIFY(!session->play(moves, [&] { shown = session->match().length(); })); });
            faults::disarm();
            QCOMPARE(shown, 6 - undone);
            if (code.isEmpty()) {
                QVERIFY(change > 1);
                break;
            }
            QCOMPARE(code, QString("storage.full"));
            QVERIFY(lookAt(*session) == before);
        }
        MaybeRefusal refusal;
        const auto again = Session::open(library, session->id(), refusal);
        QVERIFY(lookAt(*again) == lookAt(*session));
        QCOMPARE(again->match().nodeCount(), 6);
    }

    void aSingleMoveThatCannotBeKeptWasNeverMade()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(&library);
        QVERIFY(!session->play(roll("food")));
        const Look before = lookAt(*session);
        faults::arm(1, SQLITE_FULL);
        QCOMPARE(codeOf([&] { (void)session->play(plain("keep")); }), QString("storage.full"));
        faults::disarm();
        QVERIFY(lookAt(*session) == before);
        QVERIFY(!session->play(plain("keep")));
    }

    void movesAgainstAnotherWindowWereNeverMade()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(&library);
        MaybeRefusal refusal;
        const auto other = Session::open(library, session->id(), refusal);
        QVERIFY(!other->play(roll("coins")));
        const Look before = lookAt(*session);
        QCOMPARE(codeOf([&] { (void)session->play(turn(), nothing); }), QString("storage.changedElsewhere"));
        QVERIFY(lookAt(*session) == before);
        session->reload();
        QVERIFY(lookAt(*session) == lookAt(*other));
    }

    void whatGoesWrongMeanwhileLeavesTheMovesKept()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(&library);
        const auto fails = [] { throw std::runtime_error("meanwhile"); };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)session->play(turn(), fails));
        QCOMPARE(session->match().length(), 4);
        QVERIFY(!session->isSaving());
        QCOMPARE(library.load(session->id()).nodes.size(), std::size_t(4));
        // Of two faults that of the disk comes out.
        faults::arm(1, SQLITE_FULL);
        QCOMPARE(codeOf([&] { (void)session->play(std::vector{roll("food")}, fails); }), QString("storage.full"));
        faults::disarm();
        QCOMPARE(session->match().length(), 4);
        QVERIFY(!session->play(std::vector{roll("food")}, nothing));
    }

    void nothingElseIsChangedMeanwhile()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(&library);
        QVERIFY(!session->play(turn(), [&] {
            QVERIFY_THROWS_EXCEPTION(std::logic_error, (void)session->play(roll("coins")));
            QVERIFY_THROWS_EXCEPTION(std::logic_error, session->undo(1));
            QVERIFY_THROWS_EXCEPTION(std::logic_error, session->redo(1));
            QVERIFY_THROWS_EXCEPTION(std::logic_error, session->reload());
            QVERIFY_THROWS_EXCEPTION(std::logic_error, (void)session->show(Extent::Whole));
            QVERIFY_THROWS_EXCEPTION(std::logic_error, (void)session->applyMerge({}));
            // Looking at the library waits.
            QCOMPARE(library.list().size(), std::size_t(1));
            library.remember("a", "b");
        }));
        QCOMPARE(session->match().length(), 4);
        QCOMPARE(library.load(session->id()).nodes.size(), std::size_t(4));
        QCOMPARE(session->undo(1), 1);
    }

    void withoutALibraryMovesAreMadeAndShownAllTheSame()
    {
        const auto session = begun(nullptr);
        int shown = 0;
        QVERIFY(!session->play(turn(), [&] { shown = session->match().length(); }));
        QCOMPARE(shown, 4);
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 (void)session->play(std::vector{roll("food")}, [] { throw std::runtime_error("meanwhile"); }));
        QCOMPARE(session->match().length(), 5);
    }
};

} // namespace tst_session_play

PEGSHEET_TEST(tst_session_play, PlayTest)
#include "tst_session_play.moc"
