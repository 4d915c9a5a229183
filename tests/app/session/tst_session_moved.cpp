// SPDX-License-Identifier: Apache-2.0
// The file is taken away from under an open match, as programs that synchronise folders do: the match is unsaved, says so, and
// comes back to where the file belongs; nothing goes into a file that is not ours.
#include "app/session.h"
#include "model/core/random.h"
#include "storage/rescue.h"
#include "tests/app/session/look.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

namespace tst_session_moved {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

namespace fs = std::filesystem;

std::unique_ptr<Session> begun(Library &library)
{
    MaybeRefusal refusal;
    auto session = Session::begin(*findGame("bronze"), {{"Ann", "Bo"}, {}, {}, "play"}, &library, refusal);
    session->allowUnsaved();
    return session;
}

void play(Session &session, int count)
{
    Random random(7);
    for (int move = 0; move < count; ++move) {
        const Array moves = session.match().listedMoves();
        QVERIFY(!session.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
}

/// What a program that opens the file now finds of the match: all of it.
void expectKept(const fs::path &file, const Session &session)
{
    Library library(file);
    QVERIFY(library.integrityFindings().empty());
    MaybeRefusal refusal;
    const auto found = library.findUid(session.uid());
    QCOMPARE(found.size(), std::size_t(1));
    const auto kept = Session::open(library, found.front(), refusal);
    QVERIFY(!refusal);
    QVERIFY(lookAt(*kept) == lookAt(session));
}

void expectUnsaved(const Session &session, int moves)
{
    QVERIFY(session.unsavedReason().has_value());
    QCOMPARE(session.unsavedReason()->code, std::string_view("storage.moved"));
    QCOMPARE(session.unsavedMoves(), moves);
}

void removeAll(const fs::path &file)
{
    for (const char *suffix : {"", "-wal", "-shm"})
        fs::remove(fs::path(file.string() + suffix));
}

} // namespace

class MovedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDeletedFileIsThereAgain_data()
    {
        QTest::addColumn<bool>("withLog");
        QTest::newRow("alone") << false;
        QTest::newRow("with its log") << true;
    }
    void aDeletedFileIsThereAgain()
    {
        QFETCH(bool, withLog);
        const Folder folder;
        Library library(folder / "a.db");
        library.insert(forkedMatch());
        const auto session = begun(library);
        play(*session, 5);
        withLog ? removeAll(folder / "a.db") : void(fs::remove(folder / "a.db"));
        play(*session, 1);
        expectUnsaved(*session, 1);
        play(*session, 1);
        QVERIFY(!session->unsavedReason());
        play(*session, 3);
        expectKept(folder / "a.db", *session);
        QCOMPARE(Library(folder / "a.db").list().size(), std::size_t(2));
    }

    // The file itself stays: what was done goes into it, beside a log of its own again.
    void aDeletedLogIsThereAgain()
    {
        const Folder folder;
        Library library(folder / "a.db");
        library.insert(forkedMatch());
        const auto session = begun(library);
        play(*session, 5);
        fs::remove(folder / "a.db-wal");
        play(*session, 1);
        expectUnsaved(*session, 1);
        play(*session, 1);
        QVERIFY(!session->unsavedReason());
        play(*session, 3);
        expectKept(folder / "a.db", *session);
        QCOMPARE(folder.names(), QString("a.db a.db-shm a.db-wal"));
    }

    // Both are whole then: the one that went, as of when it went, and the one at the place where Pegsheet looks for it.
    void aFileThatWasMovedIsAtItsPlaceAgain()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        play(*session, 5);
        const auto before = lookAt(*session);
        fs::create_directory(folder / "elsewhere");
        fs::rename(folder / "a.db", folder / "elsewhere/b.db");
        play(*session, 1);
        expectUnsaved(*session, 1);
        QVERIFY(session->retrySave());
        play(*session, 2);
        expectKept(folder / "a.db", *session);
        Library moved(folder / "elsewhere/b.db");
        MaybeRefusal refusal;
        QVERIFY(lookAt(*Session::open(moved, moved.findUid(session->uid()).front(), refusal)) == before);
    }

    // Another file of ours, without the match: the match goes into it, and what the former held stands beside it.
    void aFileThatWasReplacedByOursTakesTheMatch()
    {
        const Folder folder;
        makeLibrary(folder / "other.db", 9);
        Library library(folder / "a.db");
        library.insert(forkedMatch());
        const auto session = begun(library);
        play(*session, 5);
        fs::rename(folder / "other.db", folder / "a.db");
        play(*session, 1);
        expectUnsaved(*session, 1);
        play(*session, 2);
        QVERIFY(!session->unsavedReason());
        expectKept(folder / "a.db", *session);
        QCOMPARE(library.list().size(), std::size_t(2));
        QCOMPARE(library.load(MatchId{1}).nodes.size(), std::size_t(9));
        const std::vector<Backup> copies = backupsOf(folder / "a.db");
        QCOMPARE(copies.size(), std::size_t(1));
        QCOMPARE(copies.front().matches, 2);
    }

    // An older copy of the same library, as a synchronised folder brings one: the moves that it lacks are added to it.
    void anOlderCopyIsBroughtUpToDate()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        play(*session, 5);
        library.backup(folder / "copy.db");
        play(*session, 5);
        fs::rename(folder / "copy.db", folder / "a.db");
        play(*session, 1);
        expectUnsaved(*session, 1);
        play(*session, 1);
        QVERIFY(!session->unsavedReason());
        expectKept(folder / "a.db", *session);
    }

    void nothingGoesIntoAForeignFile()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        play(*session, 5);
        const QByteArray diary("a diary, and nothing else", 25);
        fs::remove(folder / "a.db");
        writeBytes(folder / "a.db", diary);
        play(*session, 3);
        QVERIFY(session->unsavedReason().has_value());
        QCOMPARE(session->unsavedMoves(), 3);
        QCOMPARE(bytesOf(folder / "a.db"), diary);
        // It goes away: what was waiting is kept.
        fs::remove(folder / "a.db");
        play(*session, 1);
        QVERIFY(!session->unsavedReason());
        expectKept(folder / "a.db", *session);
    }

    // Who allows no unsaved changes is told, and the move is not made.
    void withoutDriftingAMoveIsRefused()
    {
        const Folder folder;
        Library library(folder / "a.db");
        MaybeRefusal refusal;
        const auto session = Session::begin(*findGame("bronze"), {{"Ann", "Bo"}, {}, {}, "play"}, &library, refusal);
        fs::remove(folder / "a.db");
        const Array moves = session->match().listedMoves();
        QCOMPARE(codeOf([&] { (void)session->play(moves.front()); }), QString("storage.moved"));
        QCOMPARE(session->match().length(), 0);
    }
};

} // namespace tst_session_moved

PEGSHEET_TEST(tst_session_moved, MovedTest)

#include "tst_session_moved.moc"
