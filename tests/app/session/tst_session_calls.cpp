// SPDX-License-Identifier: Apache-2.0
// Every single call that SQLite makes of the file system fails once under a match that allows unsaved changes: what is done is on
// the disk, or it is said that it is not, can be saved elsewhere, and comes to the disk with what is done next.
#include "app/session.h"
#include "app/share/matchfile.h"
#include "model/core/random.h"
#include "storage/json.h"
#include "tests/app/session/look.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"
#include "tests/storage/support.h"

#include <sqlite3.h>

#include <filesystem>

namespace tst_session_calls {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

/// Any of the listed moves; whether there was one.
bool playAny(Session &session, Random &random)
{
    const Array moves = session.match().listedMoves();
    return !moves.empty() && !session.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
}

std::unique_ptr<Session> opened(Library &library)
{
    MaybeRefusal refusal;
    auto session = Session::open(library, MatchId{1}, refusal);
    session->allowUnsaved();
    return session;
}

void correct(Session &session)
{
    const Value move = Object{{"type", "correct"}, {"player", 0}, {"set", Object{{"food", 7}}}, {"why", "counted"}};
    QVERIFY(!session.play(move));
}

struct Deed
{
    const char *name;
    int undone; ///< so many moves of a match that is over, before it is done
    void (*deed)(Session &session);
    void (*before)(Session &session) = nullptr; ///< on a disk that fails at every change
};

constexpr std::array kDeeds{
    Deed{"a move", 30, [](Session &session) { QVERIFY(!session.play(session.match().listedMoves().front())); }},
    Deed{"several moves", 30,
         [](Session &session) {
             std::vector<Value> moves = session.match().redoLog();
             moves.resize(3);
             QVERIFY(!session.play(std::span<const Value>(moves)));
         }},
    Deed{"the move that ends the match", 1,
         [](Session &session) {
             QVERIFY(!session.play(Array(session.match().redoLog()).front()));
             QVERIFY(session.match().over());
         }},
    Deed{"undo", 0, [](Session &session) { QCOMPARE(session.undo(2), 2); }},
    Deed{"redo", 5, [](Session &session) { QCOMPARE(session.redo(5), 5); }},
    Deed{"a repair", 20,
         [](Session &session) {
             const Edit edit{Edit::Kind::Remove, session.match().length() / 2, {}};
             QVERIFY(!session.mend(std::span(&edit, 1)).refusal);
         }},
    Deed{"a correction", 20, correct},
    Deed{"a code shown", 20, [](Session &session) { (void)session.saveShown(); }},
    Deed{"what was missing", 20, [](Session &session) { (void)session.retrySave(); }, correct},
    Deed{"a move behind what was missing", 20, [](Session &session) { QCOMPARE(session.undo(1), 1); }, correct},
};

constexpr std::array kFaults{std::pair("EIO", SQLITE_IOERR), std::pair("ENOSPC", SQLITE_FULL), std::pair("EROFS", SQLITE_READONLY),
                             std::pair("CANTOPEN", SQLITE_CANTOPEN)};

/// The file that the window saves elsewhere.
std::string savedElsewhere(Session &session)
{
    const Known known = session.saveShown();
    return writeJson(savedValue(session.match(), session.entry(), known));
}

void verifyFile(const std::string &text, const Session &session)
{
    SavedMatch saved;
    QVERIFY(!readSavedMatch(text, saved));
    MaybeRefusal refusal;
    std::optional<std::size_t> at;
    const auto match = restored(saved, refusal, at);
    QVERIFY(match != nullptr && !refusal);
    QVERIFY(lookAt(*match, knownOf(saved, *match)) == lookAt(session));
    QCOMPARE(saved.uid, session.uid());
}

} // namespace

class SessionCallsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        faults::install();
        Library library(m_folder / "over.db");
        MaybeRefusal refusal;
        const auto session = Session::begin(*findGame("bronze"), {{"Ann", "Bo"}, {}, {}, "play"}, &library, refusal);
        const auto fast = Session::begin(*findGame("bronze"), session->match().setup(), nullptr, refusal);
        Random random(7);
        for (int move = 0; move < 5000 && !fast->match().over(); ++move)
            QVERIFY(playAny(*fast, random));
        QVERIFY(fast->match().over());
        const Array log = fast->match().log();
        QVERIFY(!session->play(std::span<const Value>(log)));
    }

    void eachFailsOnce_data()
    {
        QTest::addColumn<int>("deed");
        QTest::addColumn<int>("fault");
        for (std::size_t deed = 0; deed < kDeeds.size(); ++deed)
            for (const auto &[name, fault] : kFaults)
                QTest::addRow("%s, %s", kDeeds[deed].name, name) << int(deed) << fault;
    }
    void eachFailsOnce()
    {
        QFETCH(const int, deed);
        QFETCH(const int, fault);
        const Deed &done = kDeeds.at(static_cast<std::size_t>(deed));
        const Look made = madeBy(done);
        int unsavedReason = 0;
        for (int call = 1; call < 2000; ++call) {
            const std::optional<bool> failed = failsAt(done, made, call, fault, unsavedReason);
            if (QTest::currentTestFailed())
                return;
            if (failed == false) {
                QVERIFY(unsavedReason > 0);
                return;
            }
        }
        QFAIL("no end of calls");
    }

    // A match that cannot be made on the disk begins in memory, and is there with all its moves later.
    void aMatchBeginsOnAnyDisk_data()
    {
        QTest::addColumn<int>("fault");
        for (const auto &[name, fault] : kFaults)
            QTest::newRow(name) << fault;
    }
    void aMatchBeginsOnAnyDisk()
    {
        QFETCH(const int, fault);
        int unsavedReason = 0;
        for (int call = 1; call < 2000; ++call) {
            const Folder folder;
            std::filesystem::copy_file(m_folder / "over.db", folder / "a.db");
            Library library(folder / "a.db");
            faults::armOnce(call, fault);
            const auto session = begunAnywhere({&library, {}});
            const bool failed = faults::disarm();
            QCOMPARE(session->id().value == 0, session->unsavedReason().has_value());
            unsavedReason += session->unsavedReason() ? 1 : 0;
            // Half of them wait longer than for one move, and fail at another call then.
            if (session->unsavedReason() && call % 2 == 0) {
                faults::arm(1, fault);
                playOn(*session);
                faults::disarm();
                QVERIFY(session->unsavedReason().has_value());
                verifyFile(savedElsewhere(*session), *session);
                faults::armOnce(call / 2, fault);
            }
            playOn(*session);
            faults::disarm();
            QVERIFY(session->retrySave());
            verifyThere(*session, library);
            if (!failed) {
                QVERIFY(unsavedReason > 0);
                return;
            }
        }
        QFAIL("no end of calls");
    }

    // The program knows no database at all, then finds one.
    void aMatchWithoutAHomeFindsOne()
    {
        const Folder folder;
        const auto session = begunAnywhere({nullptr, Refusal{"storage.foreign", {}}});
        QVERIFY(session->lacksStorage());
        playOn(*session);
        QVERIFY(!session->retrySave());
        QCOMPARE(session->unsavedMoves(), 6);
        QCOMPARE(session->unsavedReason()->code, std::string_view("storage.foreign"));
        verifyFile(savedElsewhere(*session), *session);
        session->attachStorage({nullptr, Refusal{"storage.full", {}}});
        QCOMPARE(session->unsavedReason()->code, std::string_view("storage.full"));
        const Edit edit{Edit::Kind::Remove, 2, {}};
        (void)session->mend(std::span(&edit, 1));
        Library library(folder / "a.db");
        session->attachStorage({&library, {}});
        QVERIFY(!session->lacksStorage());
        const Look before = lookAt(*session);
        QVERIFY(session->retrySave());
        QVERIFY(lookAt(*session) == before);
        QCOMPARE(library.list().size(), std::size_t(1));
        QVERIFY(lookAt(*opened(library)) == before);
        QVERIFY(library.list().front().startedAt > 0);
        playOn(*session);
        QVERIFY(!session->unsavedReason());
    }

    // A copy of another match, with its moves and whence it came.
    void aCopyBeginsOnAFullDisk()
    {
        const Folder folder;
        std::filesystem::copy_file(m_folder / "over.db", folder / "a.db");
        Library library(folder / "a.db");
        const auto source = opened(library);
        MatchEntry about;
        about.uid = newUid();
        about.game = "bronze";
        about.setup = source->match().setup();
        about.origin = Origin{source->uid(), 10};
        faults::arm(1, SQLITE_FULL);
        const auto copy = Session::create(source->match().branch(source->match().nodeAt(10)), about, {&library, {}});
        faults::disarm();
        QVERIFY(copy->unsavedReason().has_value());
        QCOMPARE(copy->match().length(), 10);
        QCOMPARE(copy->unsavedMoves(), 10);
        QVERIFY(copy->retrySave());
        const StoredMatch stored = library.load(copy->id());
        QVERIFY(stored.entry.origin == about.origin);
        QCOMPARE(stored.nodes.size(), std::size_t(10));
        QCOMPARE(stored.entry.uid, about.uid);
    }

    // What was said to have failed had come through: it is there once.
    void aMatchIsNotMadeTwice()
    {
        const Folder folder;
        Library library(folder / "a.db");
        faults::arm(1, SQLITE_FULL);
        const auto session = begunAnywhere({&library, {}});
        faults::disarm();
        QVERIFY(session->unsavedReason().has_value());
        library.create("bronze", 1, session->match().setup(), {}, session->uid());
        playOn(*session);
        QVERIFY(!session->unsavedReason());
        QCOMPARE(library.list().size(), std::size_t(1));
        QVERIFY(lookAt(*opened(library)) == lookAt(*session));
    }

private:
    static std::unique_ptr<Session> begunAnywhere(const Session::StorageTarget &home)
    {
        MaybeRefusal refusal;
        return Session::create(*findGame("bronze"), {{"Cleo", "Dov"}, {}, {}, "play"}, home, refusal);
    }

    static void playOn(Session &session)
    {
        Random random(3);
        for (int move = 0; move < 6; ++move)
            QVERIFY(playAny(session, random));
    }

    // Once, and nothing of the other match has changed.
    void verifyThere(Session &session, Library &library)
    {
        QCOMPARE(library.list().size(), std::size_t(2));
        QCOMPARE(library.findUid(session.uid()), std::vector{session.id()});
        MaybeRefusal refusal;
        QVERIFY(lookAt(*Session::open(library, session.id(), refusal)) == lookAt(session));
        QVERIFY(library.integrityFindings().empty());
    }

    // What it comes to on a disk that is well.
    Look madeBy(const Deed &done) const
    {
        const Folder folder;
        std::filesystem::copy_file(m_folder / "over.db", folder / "a.db");
        Library library(folder / "a.db");
        const auto session = opened(library);
        (void)session->undo(done.undone);
        if (done.before != nullptr)
            done.before(*session);
        done.deed(*session);
        return lookAt(*session);
    }

    // Whether there was such a call.
    std::optional<bool> failsAt(const Deed &done, const Look &made, int call, int fault, int &unsavedReason)
    {
        std::optional<bool> failed;
        [&] {
            const Folder folder;
            std::filesystem::copy_file(m_folder / "over.db", folder / "a.db");
            Library library(folder / "a.db");
            const auto session = opened(library);
            QCOMPARE(session->undo(done.undone), done.undone);
            if (done.before != nullptr) {
                faults::arm(1, fault);
                done.before(*session);
                faults::disarm();
                QVERIFY(session->unsavedReason().has_value());
            }
            faults::armOnce(call, fault);
            const QString code = codeOf([&] { done.deed(*session); });
            failed = faults::disarm();
            QCOMPARE(code, QString());
            // It is done, here at least.
            QVERIFY(lookAt(*session) == made);
            verifyOnTheDisk(*session, library, folder, unsavedReason, fault, call % 2 == 0);
        }();
        return failed;
    }

    void verifyOnTheDisk(Session &session, Library &library, const Folder &folder, int &unsavedReason, int fault, bool isByMove)
    {
        if (session.unsavedReason()) {
            ++unsavedReason;
            QVERIFY2(session.unsavedReason()->code.starts_with("storage."), std::string(session.unsavedReason()->code).c_str());
            // It can be saved while the disk goes on failing.
            const Look here = lookAt(session);
            faults::arm(1, fault);
            const std::string text = savedElsewhere(session);
            faults::disarm();
            QVERIFY(lookAt(session).log == here.log);
            verifyFile(text, session);
            if (isByMove)
                QCOMPARE(session.undo(1), 1);
            else
                QVERIFY(session.retrySave());
        }
        QVERIFY(!session.unsavedReason());
        QVERIFY(lookAt(*opened(library)) == lookAt(session));
        Library other(folder / "a.db");
        QVERIFY(lookAt(*opened(other)) == lookAt(session));
        QVERIFY(other.integrityFindings().empty());
    }

    const Folder m_folder;
};

} // namespace tst_session_calls

PEGSHEET_TEST(tst_session_calls, SessionCallsTest)
#include "tst_session_calls.moc"
