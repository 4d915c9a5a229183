// SPDX-License-Identifier: Apache-2.0
#include "tests/registry.h"
#include "tests/storage/support.h"

namespace tst_storage_clock {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

constexpr std::int64_t kNoon = 1'800'000'000;

} // namespace

class ClockTest : public QObject
{
    Q_OBJECT

private:
    std::int64_t m_now = kNoon;
    Library::Options options()
    {
        return {2000, [this] { return m_now; }};
    }

private slots:
    void init() { m_now = kNoon; }

    void timesFollowTheClock()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        QCOMPARE(library.load(id).entry.startedAt, kNoon);
        QCOMPARE(library.load(id).entry.touchedAt, kNoon);
        m_now += 60;
        const std::int64_t revision = playOn(library, id, 1);
        QCOMPARE(library.load(id).entry.startedAt, kNoon);
        QCOMPARE(library.load(id).entry.touchedAt, kNoon + 60);
        m_now += 60;
        library.moveHead(id, revision, 0, 1, {});
        QCOMPARE(library.load(id).entry.touchedAt, kNoon + 120);
    }

    void aClockSetBackTakesNoTimeBack()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        m_now = kNoon + 60;
        playOn(library, id, 1);
        m_now = 0;
        playOn(library, id, 1);
        QCOMPARE(library.load(id).entry.touchedAt, kNoon + 60);
        m_now = kNoon + 61;
        playOn(library, id, 1);
        QCOMPARE(library.load(id).entry.touchedAt, kNoon + 61);
    }

    void aClockSetBackBeforeTheStartTakesNoTimeBack()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        m_now = kNoon - 1'000'000;
        playOn(library, id, 1);
        QCOMPARE(library.load(id).entry.touchedAt, kNoon);
    }

    void anImportedMatchWasNotTouchedBeforeItBegan()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        StoredMatch match = forkedMatch();
        match.entry.touchedAt = match.entry.startedAt - 5;
        const MatchEntry kept = library.load(library.insert(match)).entry;
        QCOMPARE(kept.startedAt, match.entry.startedAt);
        QCOMPARE(kept.touchedAt, match.entry.startedAt);
        match.entry.startedAt = match.entry.touchedAt = 0;
        const MatchEntry dated = library.load(library.insert(match)).entry;
        QCOMPARE(dated.startedAt, kNoon);
        QCOMPARE(dated.touchedAt, kNoon);
    }

    void aMatchIsDatedByWhenItWasOverFirst()
    {
        constexpr std::int64_t kDay = 24 * 60 * 60;
        const Summary open{1, false, 0, {4, 0, 2}, {}};
        const Summary over{2, true, -1, {4, 9, 2}, {1}};
        const Folder folder;
        Library library(folder / "a.db", options());
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        QCOMPARE(playedAt(library.load(id).entry), kNoon);
        m_now += kDay;
        std::int64_t revision = library.append(id, 1, 1, someMove(1, 0), open);
        QCOMPARE(library.load(id).entry.overAt, 0);
        m_now += kDay;
        revision = library.append(id, revision, 2, someMove(2, 1), over);
        const std::int64_t ended = m_now;
        m_now += 7 * kDay; // a correction; then another one that takes the end back first
        revision = library.append(id, revision, 3, someMove(3, 2), over);
        revision = library.moveHead(id, revision, 1, 1, open);
        QCOMPARE(playedAt(library.load(id).entry), ended);
        library.append(id, revision, 4, someMove(4, 1), over);
        QCOMPARE(playedAt(library.load(id).entry), ended);
        QCOMPARE(library.load(id).entry.touchedAt, m_now);
        QCOMPARE(library.results({"Ann", "", "", 1}).at(0).playedAt, ended);
    }

    void ofAnImportedMatchTheEndIsKeptOrItsBeginningTaken()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        StoredMatch match = forkedMatch();
        const MatchId unknown = library.insert(match);
        QCOMPARE(library.load(unknown).entry.overAt, match.entry.startedAt);
        const std::int64_t revision = library.moveHead(unknown, 1, 1, 4, someSummary(1));
        library.moveHead(unknown, revision, 4, 4, match.entry.summary);
        QCOMPARE(playedAt(library.load(unknown).entry), match.entry.startedAt);
        match.entry.overAt = match.entry.startedAt + 60;
        QCOMPARE(library.load(library.insert(match)).entry.overAt, match.entry.overAt);
        match.entry.overAt = match.entry.startedAt - 60;
        QCOMPARE(library.load(library.insert(match)).entry.overAt, match.entry.startedAt);
    }

    void whatWentOnElsewhereWasOverThere()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        for (const std::int64_t ended : {kNoon + 50, std::int64_t{0}}) {
            const MatchId id = library.create("bronze", 1, someSetup(), {});
            m_now = kNoon + 1000;
            const Summary over{1, true, -1, {4, 9, 2}, {1}};
            library.saveUnsaved(id, 1, {{someMove(1, 0)}, {}, 1, 1, {}, over, Missing::Times{kNoon + 60, std::nullopt, ended}});
            QCOMPARE(library.load(id).entry.overAt, ended == 0 ? library.load(id).entry.startedAt : ended);
            m_now = kNoon;
        }
    }

    void theListsOrderDoesNotAskTheClock()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        const MatchId first = library.create("bronze", 1, someSetup(), {});
        m_now = kNoon - 1000;
        const MatchId second = library.create("bronze", 1, someSetup(), {});
        QVERIFY(library.list().front().id == second);
        m_now = kNoon - 2000;
        playOn(library, first, 1);
        QVERIFY(library.list().front().id == first);
        playOn(library, second, 1);
        QVERIFY(library.list().front().id == second);
    }

    void withoutAClockTheSystemsIsAsked()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const std::int64_t before = QDateTime::currentSecsSinceEpoch();
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        const std::int64_t kept = library.load(id).entry.startedAt;
        QVERIFY(kept >= before && kept <= QDateTime::currentSecsSinceEpoch());
    }
};

} // namespace tst_storage_clock

PEGSHEET_TEST(tst_storage_clock, ClockTest)
#include "tst_storage_clock.moc"
