// SPDX-License-Identifier: Apache-2.0
#include "app/platform/background.h"
#include "tests/registry.h"

#include <QTest>
#include <latch>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>

namespace tst_session_backgroundtask {

using namespace pegsheet;

namespace {

/// What came out of it.
std::string thrownBy(BackgroundTask &background, const BackgroundTask::Task &task, const BackgroundTask::Task &meanwhile)
{
    try {
        background.together(task, meanwhile);
    } catch (const std::runtime_error &error) {
        return error.what();
    }
    return {};
}

void nothing() {}

} // namespace

class BackgroundTaskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothAreDoneAtTheSameTime()
    {
        if (!hasThreads())
            QSKIP("There are no threads.");
        BackgroundTask background;
        std::latch both(2); // each waits for the other
        background.together([&] { both.arrive_and_wait(); }, [&] { both.arrive_and_wait(); });
        QVERIFY(both.try_wait());
    }

    void oneThreadDoesAllTasks()
    {
        if (!hasThreads())
            QSKIP("There are no threads.");
        BackgroundTask background;
        std::set<std::thread::id> there;
        std::set<std::thread::id> here;
        for (int i = 0; i < 100; ++i)
            background.together([&] { there.insert(std::this_thread::get_id()); },
                                [&] { here.insert(std::this_thread::get_id()); });
        QCOMPARE(there.size(), std::size_t(1));
        QVERIFY(here == std::set{std::this_thread::get_id()});
        QVERIFY(there != here);
    }

    void whatWasDoneThereIsSeenHere()
    {
        BackgroundTask background;
        int done = 0; // not atomic
        for (int i = 0; i < 1000; ++i)
            background.together([&] { ++done; }, nothing);
        QCOMPARE(done, 1000);
    }

    void whatIsThrownComesOutOnceBothAreDone()
    {
        BackgroundTask background;
        bool isDone = false;
        std::latch hasThrown(1);
        const auto fails = [] { throw std::runtime_error("there"); };
        const auto failsHere = [&] {
            hasThrown.count_down();
            throw std::runtime_error("here");
        };
        QCOMPARE(thrownBy(background, fails, [&] { isDone = true; }), std::string("there"));
        QVERIFY(isDone);
        isDone = false;
        const auto doesLater = [&] {
            if (hasThreads())
                hasThrown.wait();
            isDone = true;
        };
        QCOMPARE(thrownBy(background, doesLater, failsHere), std::string("here"));
        QVERIFY(isDone);
        QCOMPARE(thrownBy(background, fails, [] { throw std::runtime_error("here"); }), std::string("there"));
        QCOMPARE(thrownBy(background, nothing, nothing), std::string());
    }

    void aLineDoesItsTasksInTheirOrder()
    {
        std::string done; // not atomic
        std::latch last(1);
        BackgroundLine line;
        for (const char name : {'a', 'b', 'c'})
            line.run([&done, name] { done += name; });
        line.run([&last] { last.count_down(); });
        last.wait();
        QCOMPARE(done, std::string("abc"));
    }

    void whatHasNotBegunWhenALineEndsIsNeverDone()
    {
        if (!hasThreads())
            QSKIP("There are no threads.");
        std::latch hasBegun(1);
        std::latch mayEnd(1);
        bool isSecondDone = false;
        {
            BackgroundLine line;
            line.run([&] {
                hasBegun.count_down();
                mayEnd.wait();
            });
            // The first ends once the second is given up.
            std::shared_ptr<void> given(nullptr, [&mayEnd](void *) { mayEnd.count_down(); });
            line.run([&isSecondDone, given = std::move(given)] { isSecondDone = true; });
            hasBegun.wait();
        }
        QVERIFY(!isSecondDone);
    }
};

} // namespace tst_session_backgroundtask

PEGSHEET_TEST(tst_session_backgroundtask, BackgroundTaskTest)
#include "tst_session_backgroundtask.moc"
