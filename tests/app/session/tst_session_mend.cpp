// SPDX-License-Identifier: Apache-2.0
// Mending the past: what stands after it, what was left out and why, and that a repair is one step of undo, kept or not
// made at all.
#include "app/session.h"
#include "model/core/random.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"
#include "tests/storage/support.h"

#include <sqlite3.h>

#include <vector>

namespace tst_session_mend {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

Value roll(std::initializer_list<const char *> faces)
{
    Array list;
    for (const char *face : faces)
        list.emplace_back(face);
    return Object{{"type", "roll"}, {"faces", std::move(list)}};
}

Value build(const char *target, int boxes)
{
    return Object{{"type", "build"}, {"target", target}, {"boxes", boxes}};
}

Value plain(const char *type)
{
    return Object{{"type", type}};
}

std::unique_ptr<Session> begun(Library *library = nullptr)
{
    MaybeRefusal refusal;
    return Session::begin(*findGame("bronze"), {{"Ann", "Bo"}, {}, {}, "play"}, library, refusal);
}

void play(Session &session, const std::vector<Value> &moves)
{
    for (const Value &move : moves)
        QVERIFY(!session.play(move));
}

/// Ann builds twice, Bo has collected.
const std::vector<Value> &line()
{
    static const std::vector<Value> kLine{
        roll({"workers", "workers", "food"}), plain("keep"), build("city4", 3), build("obelisk", 3), plain("endTurn"),
        roll({"coins", "coins", "food"}),     plain("keep")};
    return kLine;
}

/// Everything there is to see of where a match stands.
struct Look
{
    NodeId head, tip, after;
    Array log, redoLog;
    std::uint64_t hash;

    bool operator==(const Look &) const = default;
};

Look lookAt(const Session &session)
{
    const Match &match = session.match();
    return {match.head(), match.tip(), match.afterMend(), match.log(), match.redoLog(), match.stateHash()};
}

/// What stands when the moves are played one after the other, those refused left out.
std::uint64_t played(const Setup &setup, const std::vector<Value> &moves, Array &log)
{
    MaybeRefusal refusal;
    const auto match = findGame("bronze")->start(setup, refusal);
    for (const Value &move : moves)
        (void)match->play(move);
    log = match->log();
    return match->stateHash();
}

/// As it is kept.
Array wholeLine()
{
    Array log;
    (void)played({{"Ann", "Bo"}, {}, {}, "play"}, line(), log);
    return log;
}

/// Plays, steps back and forth and mends as it comes, beside a plain list of what stood when.
class Wanderer
{
public:
    Wanderer(Library *library, std::uint64_t seed) : m_random(seed), m_library(library) { start(); }

    void step()
    {
        const std::uint32_t what = m_random.below(10);
        if (m_session->match().length() > 40 || m_session->match().nodeCount() > 1500)
            start();
        else if (what < 5)
            playOne();
        else if (what < 7)
            back(1 + static_cast<int>(m_random.below(4)));
        else if (what < 9)
            forth(1 + static_cast<int>(m_random.below(4)));
        else
            mendOne();
        QCOMPARE(m_session->match().stateHash(), m_stood[m_at]);
    }
    [[nodiscard]] Session &session() { return *m_session; }
    [[nodiscard]] int mends() const { return m_mends; }
    [[nodiscard]] int brokenMoves() const { return m_broken; }

private:
    void start()
    {
        m_session = begun(m_library);
        m_stood = {m_session->match().stateHash()};
        m_at = 0;
    }
    void stoodThere()
    {
        m_stood.resize(m_at + 1);
        m_stood.push_back(m_session->match().stateHash());
        ++m_at;
    }
    // Any of the listed moves of a place; the first faces of a roll are as good as any.
    Value anyMove(const Match &match)
    {
        const Array moves = match.listedMoves();
        return moves.empty() ? Value() : moves[m_random.below(static_cast<std::uint32_t>(moves.size()))];
    }
    void playOne()
    {
        const Value move = anyMove(m_session->match());
        if (!move.isNull() && !m_session->play(move))
            stoodThere();
    }
    void back(int steps)
    {
        const int gone = m_session->stepBack(steps);
        QCOMPARE(gone, std::min(steps, static_cast<int>(m_at)));
        m_at -= static_cast<std::size_t>(gone);
    }
    void forth(int steps)
    {
        const int gone = m_session->stepForward(steps);
        QCOMPARE(gone, std::min(steps, static_cast<int>(m_stood.size() - 1 - m_at)));
        m_at += static_cast<std::size_t>(gone);
    }
    void mendOne()
    {
        const Match &match = m_session->match();
        if (match.length() < 2)
            return;
        Edit edit{static_cast<Edit::Kind>(m_random.below(3)),
                  1 + static_cast<int>(m_random.below(static_cast<std::uint32_t>(match.length() - 1))),
                  {}};
        const auto then = match.branch(match.nodeAt(edit.at));
        edit.move = anyMove(*then);
        if (edit.move.isNull())
            edit.kind = Edit::Kind::Remove;
        std::vector<Value> expected;
        const Array log = match.log();
        for (int place = 0; place < match.length(); ++place) {
            if (edit.at == place && edit.kind != Edit::Kind::Remove)
                expected.push_back(edit.move);
            if (edit.at != place || edit.kind == Edit::Kind::Insert)
                expected.push_back(log[static_cast<std::size_t>(place)]);
        }
        Array left;
        const std::uint64_t hash = played(match.setup(), expected, left);
        const Repair repair = m_session->mend(std::span(&edit, 1));
        QVERIFY(!repair.refusal);
        QCOMPARE(repair.after->stateHash(), hash);
        QVERIFY(m_session->match().log() == left);
        QCOMPARE(expected.size() - left.size(), repair.broken.size());
        ++m_mends;
        m_broken += static_cast<int>(repair.broken.size());
        stoodThere();
    }

    Random m_random;
    Library *m_library;
    std::unique_ptr<Session> m_session;
    std::vector<std::uint64_t> m_stood; ///< after every step, as far as redo goes
    std::size_t m_at = 0;
    int m_mends = 0;
    int m_broken = 0;
};

} // namespace

class TestSessionMend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { faults::install(); }

    // What holds is played again; what does not is named with its reason and left out.
    void aChangedMoveLeavesOutWhatItBreaks()
    {
        const auto session = begun();
        play(*session, line());
        const Edit edit{Edit::Kind::Replace, 0, roll({"workers", "food", "food"})};
        const Repair repair = session->mend(std::span(&edit, 1));
        QVERIFY(!repair.refusal);
        QCOMPARE(repair.broken.size(), std::size_t(1));
        QCOMPARE(repair.broken.front().at, 3);
        QCOMPARE(repair.broken.front().refusal.code, std::string_view("bronze.notEnoughWorkers"));
        QCOMPARE(session->match().length(), 6);
        QCOMPARE(session->match().player(), 1);
    }

    void aForgottenMoveIsPutInAndAWrongOneTakenOut()
    {
        const auto session = begun();
        play(*session, {line()[0], line()[1], line()[2], line()[4], line()[5], line()[6]});
        const Edit forgotten{Edit::Kind::Insert, 3, line()[3]};
        QVERIFY(session->mend(std::span(&forgotten, 1)).broken.empty());
        QVERIFY(session->match().log() == wholeLine());
        const Edit wrong{Edit::Kind::Remove, 2, {}};
        QVERIFY(session->mend(std::span(&wrong, 1)).broken.empty());
        QCOMPARE(session->match().length(), 6);
    }

    // Several changes at once are one repair: what one breaks another mends.
    void whatBreaksIsMendedInTheSameStep()
    {
        const auto session = begun();
        play(*session, line());
        const std::vector<Edit> edits{{Edit::Kind::Replace, 0, roll({"workers", "food", "food"})},
                                      {Edit::Kind::Replace, 3, build("city5", 0 + 1)},
                                      {Edit::Kind::Replace, 2, build("city4", 2)}};
        const Repair repair = session->mend(edits);
        QVERIFY(!repair.refusal && repair.broken.empty());
        QCOMPARE(session->stepBack(1), 1);
        QVERIFY(session->match().log() == wholeLine());
    }

    // As the table mends in several steps: moves made on a line of their own, the rest followed in between, then all of it is one
    // repair of the line that was. One step back, one forth, also read anew from the disk.
    void stepsOnALineOfTheirOwnAreOneRepair()
    {
        const Folder folder;
        Library library(folder / "steps.db");
        const auto session = begun(&library);
        play(*session, line());
        const NodeId head = session->match().head();
        const Look before = lookAt(*session);
        QVERIFY(session->seek(session->match().nodeAt(0), session->match().nodeAt(0)));
        // Another roll, its keeping followed from before, and other buildings for half the workers.
        play(*session, {roll({"workers", "food", "food"}), line()[1], build("city4", 2), build("city5", 1)});
        std::vector<Edit> edits;
        for (const Value &move : session->match().log())
            edits.push_back({Edit::Kind::Insert, 0, move});
        for (int gone = 0; gone < 4; ++gone)
            edits.push_back({Edit::Kind::Remove, gone, {}});
        const std::size_t made = session->match().log().size();
        const Repair repair = session->mend(edits, head);
        QVERIFY(!repair.refusal && repair.broken.empty());
        QCOMPARE(session->match().length(), static_cast<int>(made) + 3);
        const Look mended = lookAt(*session);
        const auto isKept = [&](const Look &look) {
            MaybeRefusal refusal;
            const auto again = Session::open(library, session->id(), refusal);
            return again != nullptr && !refusal && lookAt(*again) == look;
        };
        QVERIFY(isKept(mended));
        QCOMPARE(session->stepBack(1), 1);
        QVERIFY(session->match().log() == before.log && session->match().head() == before.head);
        QVERIFY(isKept(lookAt(*session)));
        QCOMPARE(session->stepForward(1), 1);
        QVERIFY(lookAt(*session) == mended);
        QVERIFY(isKept(mended));
    }

    void whatCannotBeIsRefusedAndChangesNothing()
    {
        const auto session = begun();
        const Edit early{Edit::Kind::Remove, 0, {}};
        QCOMPARE(session->mend(std::span(&early, 1)).refusal->code, std::string_view("input.nothingToMend"));
        play(*session, line());
        const Look before = lookAt(*session);
        const NodeId nodes = session->match().nodeCount();
        const std::vector<std::pair<Edit, std::string_view>> wrong{
            {{Edit::Kind::Remove, 7, {}}, "input.outOfRange"},
            {{Edit::Kind::Insert, 8, plain("keep")}, "input.outOfRange"},
            {{Edit::Kind::Replace, 2, build("city4", 9)}, "bronze.notEnoughBoxes"},
            {{Edit::Kind::Insert, 2, plain("endTurn and more")}, "input.unknownValue"}};
        for (const auto &[edit, code] : wrong) {
            const Repair repair = session->mend(std::span(&edit, 1));
            QVERIFY(repair.refusal.has_value());
            QCOMPARE(repair.refusal->code, code);
            QVERIFY(repair.after == nullptr);
        }
        QVERIFY(lookAt(*session) == before);
        QCOMPARE(session->match().nodeCount(), nodes);
    }

    // Where nothing is left the match stands at its set-up; one step of undo takes that back, and redo leads back too.
    void theOnlyMoveIsTakenOut()
    {
        const auto session = begun();
        play(*session, {line()[0]});
        const Edit edit{Edit::Kind::Remove, 0, {}};
        for (int time = 0; time < 2; ++time) {
            QVERIFY(!session->mend(std::span(&edit, 1)).refusal);
            QCOMPARE(session->match().length(), 0);
            QVERIFY(session->beforeMend() != 0);
            QCOMPARE(session->stepBack(1), 1);
            QCOMPARE(session->match().length(), 1);
        }
        // What is merely taken back is not a repair.
        QCOMPARE(session->stepBack(1), 1);
        QVERIFY(!session->play(line()[0]));
        QCOMPARE(session->stepBack(2), 1);
        QCOMPARE(session->beforeMend(), 0);
        QVERIFY(!session->play(line()[0]));
        QVERIFY(!session->mend(std::span(&edit, 1)).refusal);
        QCOMPARE(session->stepForward(1), 1);
        QCOMPARE(session->match().length(), 1);
    }

    // Also where the repair adds nothing of its own: undo takes it back, not the move before it.
    void takingOutTheLastMoveIsOneStepToo()
    {
        const auto session = begun();
        play(*session, line());
        const Edit edit{Edit::Kind::Remove, 6, {}};
        QVERIFY(!session->mend(std::span(&edit, 1)).refusal);
        QCOMPARE(session->match().length(), 6);
        QCOMPARE(session->stepBack(1), 1);
        QCOMPARE(session->match().length(), 7);
        QCOMPARE(session->stepForward(1), 1);
        QCOMPARE(session->match().length(), 6);
    }

    // Steps of all kinds, fifty thousand of them, more where it is asked for: every step back and forth leads to where it led
    // before.
    void aLongWalkNeverDiffers()
    {
        Wanderer wanderer(nullptr, 2026);
        bool isAsked = false;
        const int asked = qEnvironmentVariableIntValue("PEGSHEET_STEPS", &isAsked);
        for (int steps = 0; steps < (isAsked ? asked : 50'000) && !QTest::currentTestFailed(); ++steps)
            wanderer.step();
        QVERIFY(wanderer.mends() > 2'000);
        QVERIFY(wanderer.brokenMoves() > 2'000);
    }

    // What is on the disk after each step is what stands there.
    void everyStepIsKept()
    {
        const Folder folder;
        Library library(folder / "mended.db");
        Wanderer wanderer(&library, 7);
        for (int steps = 0; steps < 400 && !QTest::currentTestFailed(); ++steps) {
            wanderer.step();
            MaybeRefusal refusal;
            const auto again = Session::open(library, wanderer.session().id(), refusal);
            QVERIFY(again != nullptr && !refusal);
            QVERIFY(lookAt(*again) == lookAt(wanderer.session()));
            QVERIFY(again->match().mends() == wanderer.session().match().mends());
        }
        QVERIFY(wanderer.mends() > 10);
    }

    // A disk that is full leaves the past as it was; with room again the same repair is made.
    void aFullDiskMendsNothing()
    {
        const Folder folder;
        Library library(folder / "mended.db");
        const auto session = begun(&library);
        play(*session, line());
        const Edit edit{Edit::Kind::Remove, 2, {}};
        const Look before = lookAt(*session);
        faults::arm(1, SQLITE_FULL);
        QVERIFY_THROWS_EXCEPTION(Error, (void)session->mend(std::span(&edit, 1)));
        QVERIFY(faults::disarm());
        QVERIFY(lookAt(*session) == before);
        QVERIFY(!session->mend(std::span(&edit, 1)).refusal);
        const Look mended = lookAt(*session);
        faults::arm(1, SQLITE_FULL);
        QVERIFY_THROWS_EXCEPTION(Error, session->stepBack(1));
        QVERIFY(faults::disarm());
        QVERIFY(lookAt(*session) == mended);
        QCOMPARE(session->stepBack(1), 1);
        QVERIFY(session->match().log() == before.log);
    }

    // Who stands where the other tablet stood when it was shown hears that the line was mended.
    void itTravelsAsMended()
    {
        const auto session = begun();
        play(*session, line());
        session->saveShown();
        const auto other = session->match().branch(session->match().head());
        const Edit edit{Edit::Kind::Replace, 2, build("city5", 3)};
        QVERIFY(!session->mend(std::span(&edit, 1)).refusal);
        session->saveShown();
        const Known nothing;
        const Comparison comparison = compare({*other, nothing}, {session->match(), session->known()});
        QCOMPARE(comparison.relation, Relation::Mended);
        QCOMPARE(comparison.at, 2);
    }
};

} // namespace tst_session_mend

PEGSHEET_TEST(tst_session_mend, TestSessionMend)
#include "tst_session_mend.moc"
