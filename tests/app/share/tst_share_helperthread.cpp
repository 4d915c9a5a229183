// SPDX-License-Identifier: Apache-2.0
#include "app/share/helperthread.h"
#include "tests/app/share/fakeclock.h"
#include "tests/registry.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <atomic>
#include <stdexcept>

namespace tst_share_helperthread {

using namespace pegsheet::app;
using namespace std::chrono_literals;

namespace {

QString onlyAnswer(const QSignalSpy &answers)
{
    return answers.size() == 1 ? answers.at(0).at(0).toString() : QStringLiteral("%1 answers").arg(answers.size());
}

} // namespace

class HelperThreadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTaskIsDoneBesideTheWindow()
    {
        HelperThread helper(2s);
        QSignalSpy answers(&helper, &HelperThread::answered);
        std::atomic<QThread *> where = nullptr;
        QVERIFY(helper.isFree());
        QVERIFY(helper.start([&] {
            where = QThread::currentThread();
            return QStringLiteral("done");
        }));
        QTRY_COMPARE(onlyAnswer(answers), QStringLiteral("done"));
        QVERIFY(where != QThread::currentThread());
        QVERIFY(helper.isFree());
    }

    void oneAtATime()
    {
        HelperThread helper(2s);
        QSignalSpy answers(&helper, &HelperThread::answered);
        QSemaphore gate;
        QVERIFY(helper.start([&] {
            gate.acquire();
            return QStringLiteral("first");
        }));
        QVERIFY(!helper.isFree());
        QVERIFY(!helper.start([] { return QStringLiteral("second"); }));
        gate.release();
        QTRY_COMPARE(onlyAnswer(answers), QStringLiteral("first"));
        QVERIFY(helper.start([] { return QStringLiteral("third"); }));
        QTRY_COMPARE(answers.size(), 2);
        QCOMPARE(answers.at(1).at(0).toString(), QStringLiteral("third"));
    }

    void whatThrowsAnswersWithNothing()
    {
        HelperThread helper(2s);
        QSignalSpy answers(&helper, &HelperThread::answered);
        QVERIFY(helper.start([]() -> QString { throw std::runtime_error("no"); }));
        QTRY_COMPARE(onlyAnswer(answers), QString());
        QVERIFY(helper.isFree());
    }

    void whatHangsIsGivenUpAndNeverHeard()
    {
        pegsheet::tests::FakeClock time;
        QSemaphore gate;
        QSemaphore left;
        {
            HelperThread helper(2s, time.clock());
            QSignalSpy answers(&helper, &HelperThread::answered);
            QSignalSpy gaveUp(&helper, &HelperThread::gaveUp);
            QVERIFY(helper.start([&, guard = std::shared_ptr<void>(nullptr, [&left](void *) { left.release(); })] {
                gate.acquire();
                return QStringLiteral("late");
            }));
            time.pass(2000);
            QVERIFY(!helper.isFree());
            time.pass(1);
            QVERIFY(helper.isFree());
            QVERIFY(helper.start([] { return QStringLiteral("another"); }));
            QTRY_COMPARE(onlyAnswer(answers), QStringLiteral("another"));
            QCOMPARE(gaveUp.size(), 1);
            gate.release();
            // Its task is gone: nothing of it can be heard any more.
            QVERIFY(left.tryAcquire(1, 10000));
            QCoreApplication::processEvents();
            QCOMPARE(onlyAnswer(answers), QStringLiteral("another"));
        }
    }

    void whatHangsIsNoticedThoughNobodyAsks()
    {
        QSemaphore gate;
        QSemaphore left;
        HelperThread helper(20ms);
        QSignalSpy gaveUp(&helper, &HelperThread::gaveUp);
        QVERIFY(helper.start([&, guard = std::shared_ptr<void>(nullptr, [&left](void *) { left.release(); })] {
            gate.acquire();
            return QString();
        }));
        QTRY_COMPARE(gaveUp.size(), 1);
        gate.release();
        QVERIFY(left.tryAcquire(1, 10000));
    }

    void itMayGoWhileATaskIsUnderWay()
    {
        QSemaphore begun;
        std::atomic<bool> ended = false;
        {
            HelperThread helper(2s);
            QVERIFY(helper.start([&] {
                begun.release();
                ended = true;
                return QString();
            }));
            begun.acquire();
        }
        QVERIFY(ended);
    }
};

} // namespace tst_share_helperthread

PEGSHEET_TEST(tst_share_helperthread, HelperThreadTest)
#include "tst_share_helperthread.moc"
