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
