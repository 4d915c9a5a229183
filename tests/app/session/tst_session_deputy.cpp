// SPDX-License-Identifier: Apache-2.0
#include "app/deputy.h"
#include "tests/registry.h"

#include <QTest>
#include <latch>
#include <set>
#include <stdexcept>
#include <string>

namespace tst_session_deputy {

using namespace pegsheet;

namespace {

/// What came out of it.
std::string thrownBy(Deputy &deputy, const Deputy::Task &task, const Deputy::Task &meanwhile)
{
    try {
        deputy.together(task, meanwhile);
    } catch (const std::runtime_error &error) {
        return error.what();
    }
    return {};
}

void nothing() {}

} // namespace

class DeputyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothAreDoneAtTheSameTime()
    {
        Deputy deputy;
        std::latch both(2); // each waits for the other
        deputy.together([&] { both.arrive_and_wait(); }, [&] { both.arrive_and_wait(); });
        QVERIFY(both.try_wait());
    }

    void oneThreadDoesAllTasks()
    {
        Deputy deputy;
        std::set<std::thread::id> there;
        std::set<std::thread::id> here;
        for (int i = 0; i < 100; ++i)
            deputy.together([&] { there.insert(std::this_thread::get_id()); },
                            [&] { here.insert(std::this_thread::get_id()); });
        QCOMPARE(there.size(), std::size_t(1));
        QVERIFY(here == std::set{std::this_thread::get_id()});
        QVERIFY(there != here);
    }

    void whatWasDoneThereIsSeenHere()
    {
        Deputy deputy;
        int done = 0; // not atomic
        for (int i = 0; i < 1000; ++i)
            deputy.together([&] { ++done; }, nothing);
        QCOMPARE(done, 1000);
    }

    void whatIsThrownComesOutOnceBothAreDone()
    {
        Deputy deputy;
        bool isDone = false;
        std::latch hasThrown(1);
        const auto fails = [] { throw std::runtime_error("there"); };
        const auto failsHere = [&] {
            hasThrown.count_down();
            throw std::runtime_error("here");
        };
        QCOMPARE(thrownBy(deputy, fails, [&] { isDone = true; }), std::string("there"));
        QVERIFY(isDone);
        isDone = false;
        const auto doesLater = [&] {
            hasThrown.wait();
            isDone = true;
        };
        QCOMPARE(thrownBy(deputy, doesLater, failsHere), std::string("here"));
        QVERIFY(isDone);
        QCOMPARE(thrownBy(deputy, fails, [] { throw std::runtime_error("here"); }), std::string("there"));
        QCOMPARE(thrownBy(deputy, nothing, nothing), std::string());
    }
};

} // namespace tst_session_deputy

PEGSHEET_TEST(tst_session_deputy, DeputyTest)
#include "tst_session_deputy.moc"
