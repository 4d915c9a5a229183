// SPDX-License-Identifier: Apache-2.0
// A disk that fails under a match that allows unsaved changes: everything goes on in memory, and comes to the disk with the next
// step that can be kept, all of it or nothing.
#include "app/session.h"
#include "model/core/random.h"
#include "tests/app/session/look.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"
#include "tests/storage/support.h"

#include <sqlite3.h>

namespace tst_session_unsaved {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

std::unique_ptr<Session> begun(Library &library)
{
    MaybeRefusal refusal;
    auto session = Session::begin(*findGame("bronze"), {{"Ann", "Bo"}, {}, {}, "play"}, &library, refusal);
    session->allowUnsaved();
    return session;
}

std::unique_ptr<Session> again(Library &library, MatchId id)
{
    MaybeRefusal refusal;
    return Session::open(library, id, refusal);
}

/// Any of the listed moves.
void playAny(Session &session, Random &random)
{
    const Array moves = session.match().listedMoves();
    if (!moves.empty())
        QVERIFY(!session.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
}

void playMany(Session &session, int count, std::uint64_t seed = 1)
{
    Random random(seed);
    for (int move = 0; move < count; ++move)
        playAny(session, random);
}

Value plain(const char *type)
{
    return Object{{"type", type}};
}

/// Something of every kind: moves, back, forth, a repair, a code shown.
void doAnything(Session &session, Random &random)
{
    switch (random.below(8)) {
    case 0: session.stepBack(1 + static_cast<int>(random.below(3))); break;
    case 1: session.stepForward(1 + static_cast<int>(random.below(3))); break;
    case 2: {
        const Edit edit{Edit::Kind::Remove, session.match().length() / 2, {}};
        (void)session.mend(std::span(&edit, 1));
        break;
    }
    case 3: (void)session.saveShown(); break;
    default: playAny(session, random);
    }
}

} // namespace

class UnsavedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { faults::install(); }

    void movesGoOnAndComeToTheDiskTogether()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        playMany(*session, 4);
        const auto revision = library.load(session->id()).revision;
        faults::arm(1, SQLITE_FULL);
        playMany(*session, 3, 2);
        faults::disarm();
        QVERIFY(session->unsavedReason().has_value());
        QCOMPARE(session->unsavedReason()->code, std::string_view("storage.full"));
        QCOMPARE(session->unsavedMoves(), 3);
        QCOMPARE(session->match().nodeCount(), 7);
        QCOMPARE(library.load(session->id()).nodes.size(), std::size_t(4));
        playMany(*session, 1, 3);
        QVERIFY(!session->unsavedReason());
        QCOMPARE(session->unsavedMoves(), 0);
        QCOMPARE(library.load(session->id()).revision, revision + 1);
        QVERIFY(lookAt(*again(library, session->id())) == lookAt(*session));
    }

    void itIsTriedAgainWhenAsked()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        QVERIFY(session->retrySave());
        playMany(*session, 4);
        faults::arm(1, SQLITE_FULL);
        QCOMPARE(session->undo(2), 2);
        QVERIFY(session->unsavedReason().has_value());
        QCOMPARE(session->unsavedMoves(), 0);
        QVERIFY(!session->retrySave());
        faults::disarm();
        QCOMPARE(library.load(session->id()).head, 4);
        QVERIFY(session->retrySave());
        QCOMPARE(library.load(session->id()).head, 2);
    }

    // What is shown meanwhile sees the moves made, whether they are kept or not.
    void movesAreShownWhileTheyDrift()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        const std::vector moves{session->match().listedMoves().front(), plain("keep")};
        int shown = 0;
        const auto look = [&] {
            QVERIFY(session->isSaving());
            shown = session->match().length();
        };
        faults::arm(1, SQLITE_FULL);
        QVERIFY(!session->play(moves, look));
        QCOMPARE(shown, 2);
        QCOMPARE(session->unsavedMoves(), 2);
        const Array next = session->match().listedMoves();
        QVERIFY(!session->play(std::span(&next.front(), 1), look));
        QCOMPARE(shown, 3);
        QCOMPARE(session->unsavedMoves(), 3);
        faults::disarm();
        const Array last = session->match().listedMoves();
        QVERIFY(!session->play(std::span(&last.front(), 1), look));
        QCOMPARE(shown, 4);
        QVERIFY(!session->unsavedReason());
        QVERIFY(lookAt(*again(library, session->id())) == lookAt(*session));
    }

    // Whatever is done, and wherever the disk fails and comes back: what stands here is what stands there once it is kept.
    void anythingGoesOn_data()
    {
        QTest::addColumn<int>("fault");
        QTest::newRow("full") << SQLITE_FULL;
        QTest::newRow("no writing") << SQLITE_IOERR_WRITE;
        QTest::newRow("no syncing") << SQLITE_IOERR_FSYNC;
        QTest::newRow("read only") << SQLITE_READONLY;
    }
    void anythingGoesOn()
    {
        QFETCH(const int, fault);
        const Folder folder;
        Library library(folder / "a.db");
        Random random(static_cast<std::uint64_t>(fault));
        auto session = begun(library);
        MaybeRefusal refusal;
        const auto beside = Session::begin(*findGame("bronze"), session->match().setup(), nullptr, refusal);
        int unsaved = 0;
        for (int step = 0; step < 400; ++step) {
            if (random.below(4) == 0)
                faults::arm(1 + static_cast<int>(random.below(4)), fault);
            // The same on a match that has no disk.
            Random same = random;
            doAnything(*session, random);
            doAnything(*beside, same);
            QVERIFY(lookAt(*session) == lookAt(*beside));
            unsaved += session->unsavedReason() ? 1 : 0;
            if (random.below(3) == 0) {
                faults::disarm();
                QVERIFY(session->retrySave());
                QVERIFY(lookAt(*again(library, session->id())) == lookAt(*session));
            }
        }
        faults::disarm();
        QVERIFY(unsaved > 40);
        QVERIFY(session->retrySave());
        QVERIFY(library.integrityFindings().empty());
    }

    // Another window's moves are never mixed with ours: ours stay in memory, to be saved elsewhere.
    void anotherWindowsMovesStay()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        playMany(*session, 4);
        faults::arm(1, SQLITE_FULL);
        playMany(*session, 2, 2);
        faults::disarm();
        const auto other = again(library, session->id());
        playMany(*other, 1, 3);
        QVERIFY(!session->retrySave());
        QCOMPARE(session->unsavedReason()->code, std::string_view("storage.changedElsewhere"));
        QCOMPARE(session->unsavedMoves(), 2);
        QCOMPARE(session->match().nodeCount(), 6);
        QVERIFY(lookAt(*again(library, session->id())) == lookAt(*other));
    }

    // A commit that was said to have failed had come through.
    void whatIsThereAlreadyIsNotAddedTwice()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        playMany(*session, 4);
        faults::arm(1, SQLITE_FULL);
        playMany(*session, 2, 2);
        faults::disarm();
        const Look before = lookAt(*session);
        const StoredNode first = session->match().node(5);
        library.append(session->id(), library.load(session->id()).revision, 5, first, {});
        QVERIFY(session->retrySave());
        QVERIFY(lookAt(*session) == before);
        QVERIFY(lookAt(*again(library, session->id())) == before);
    }

    // A move against another window's is no fault of the disk.
    void againstAnotherWindowNothingDrifts()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        playMany(*again(library, session->id()), 1);
        const Array moves = session->match().listedMoves();
        QCOMPARE(codeOf([&] { (void)session->play(moves.back()); }), QString("storage.changedElsewhere"));
        QVERIFY(!session->unsavedReason());
        QCOMPARE(session->match().nodeCount(), 0);
    }

    // It can be handed on as it stands here.
    void itIsSharedFromMemory()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const auto session = begun(library);
        playMany(*session, 4);
        faults::arm(1, SQLITE_IOERR_WRITE);
        playMany(*session, 2, 2);
        const std::string code = session->show(Extent::Whole);
        QVERIFY(!code.empty());
        QCOMPARE(QString::fromStdString(session->entry().uid), QString::fromStdString(session->uid()));
        faults::disarm();
        QVERIFY(session->retrySave());
        QVERIFY(lookAt(*again(library, session->id())) == lookAt(*session));
    }
};

} // namespace tst_session_unsaved

PEGSHEET_TEST(tst_session_unsaved, UnsavedTest)
#include "tst_session_unsaved.moc"
