// SPDX-License-Identifier: Apache-2.0
// How long turns take: what runs the clock, what stops it, what is saved of it.
#include "app/application.h"
#include "app/match/gametable.h"
#include "app/match/turnclock.h"
#include "tests/registry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_window_turnclock {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

class TurnClockTest : public QObject
{
    Q_OBJECT

    static constexpr std::int64_t kMinute = 60'000;

    std::int64_t m_now = 0;
    std::vector<std::int64_t> m_saved;
    std::unique_ptr<TableMatch> m_table;
    std::unique_ptr<TurnClock> m_clock;

    void pass(std::int64_t milliseconds)
    {
        m_now += milliseconds;
        m_clock->save(); // counts up to now
    }
    // What the app's dice bring, and nothing that can be left out.
    static void playTurn(TableMatch &table)
    {
        const int seat = table.seat();
        for (int step = 0; step < 60 && table.seat() == seat; ++step)
            table.bar().enabled ? table.primary() : table.secondary();
        QVERIFY(table.seat() != seat);
    }

private Q_SLOTS:
    void init()
    {
        MaybeRefusal refusal;
        m_now = 3'600'000;
        m_saved.clear();
        m_table = makeTableMatch(Session::begin(*findGame("bronze"), {{"Ada", "Ben"}, "classic", {}, "play"}, nullptr, refusal),
                                 {false, false});
        QVERIFY(m_table != nullptr);
        m_clock = std::make_unique<TurnClock>(nullptr, [this] { return m_now; });
        m_clock->setTable(m_table.get(), {60, 0}, [this](const auto &seconds) {
            m_saved = seconds;
            return true;
        });
    }
    void cleanup()
    {
        m_clock.reset();
        m_table.reset();
    }

    void whoActsIsTimed()
    {
        pass(84'000);
        QCOMPARE(m_clock->turn(), u"1:24"_s);
        QCOMPARE(m_clock->player(), u"2 min"_s);
        QCOMPARE(m_saved, std::vector<std::int64_t>({144, 0}));
        playTurn(*m_table);
        QCOMPARE(m_clock->turn(), u"0:00"_s);
        pass(30'000);
        QCOMPARE(m_saved, std::vector<std::int64_t>({144, 30}));
        QCOMPARE(m_clock->match(), u"3 min"_s);
        QCOMPARE(m_clock->times(), u"Ada 2 min · Ben 1 min"_s);
    }
    void aPauseStopsIt()
    {
        pass(10'000);
        m_clock->setPaused(true);
        pass(kMinute);
        QCOMPARE(m_clock->turn(), u"0:10"_s);
        m_clock->setPaused(false);
        pass(5'000);
        QCOMPARE(m_clock->turn(), u"0:15"_s);
    }
    void nothingIsTimedThatIsNotOnTheScreen()
    {
        pass(10'000);
        m_clock->setOnScreen(false);
        pass(25 * kMinute);
        m_clock->setOnScreen(true);
        pass(25 * kMinute); // no pause of half an hour: the one before does not belong to it
        QCOMPARE(m_clock->turn(), u"25:10"_s);
    }
    // As with the time of a match (storage::kLongestPause).
    void aLongPauseDoesNotCount()
    {
        pass(20'000);
        m_table->primary(); // a move
        pass(29 * kMinute);
        QCOMPARE(m_clock->turn(), u"29:20"_s);
        pass(2 * kMinute);
        QCOMPARE(m_clock->turn(), u"0:20"_s);
        pass(kMinute);
        QCOMPARE(m_clock->turn(), u"0:20"_s);
        playTurn(*m_table);
        pass(kMinute);
        QCOMPARE(m_saved, std::vector<std::int64_t>({80, 60}));
    }
    void aClockThatIsSetBackTakesNothing()
    {
        pass(20'000);
        m_now -= kMinute;
        pass(0);
        pass(1'000);
        QCOMPARE(m_clock->turn(), u"0:21"_s);
    }
    void whatCannotBeSavedIsSavedLater()
    {
        bool canSave = false;
        m_clock->setTable(m_table.get(), {}, [&](const auto &seconds) {
            if (canSave)
                m_saved = seconds;
            return canSave;
        });
        m_saved.clear();
        pass(kMinute);
        QVERIFY(m_saved.empty());
        canSave = true;
        pass(0);
        QCOMPARE(m_saved, std::vector<std::int64_t>({60, 0}));
    }
    // The program keeps them with the match, and the history tells them.
    void theProgramSavesThem()
    {
        QTemporaryDir folder;
        Application program(folder.path() + u"/a.db"_s);
        QVERIFY(program.begin({u"Ada"_s, u"Ben"_s}, false));
        QVERIFY(program.turnClock()->hasTurns());
        const storage::MatchId id = program.match()->id();
        program.close();
        QVERIFY(!program.turnClock()->hasTurns());
        storage::Library library((folder.path() + u"/a.db"_s).toStdString());
        library.saveTurnTimes(id, std::vector<std::int64_t>{2'040, 300});
        QVERIFY(program.open(id.value));
        QCOMPARE(program.turnClock()->times(), u"Ada 34 min · Ben 5 min"_s);
        program.close();
        QVERIFY(program.history()->look(id.value));
        QCOMPARE(program.history()->shown().value(u"turnTimes"_s).toString(), u"Ada 34 min · Ben 5 min"_s);
        QCOMPARE(library.turnTimes(id), std::vector<std::int64_t>({2'040, 300}));
    }
};

} // namespace tst_window_turnclock

PEGSHEET_TEST(tst_window_turnclock, TurnClockTest)
#include "tst_window_turnclock.moc"
