// SPDX-License-Identifier: Apache-2.0
// Each call of the program to the file system fails in turn, once or from then on: it says so, and what it answered is there.
// PEGSHEET_FAULTS says how many calls lie between two that fail; 1 is each.
#include "tests/app/cli/cli.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_cli_failing {

using namespace Qt::StringLiterals;
using namespace pegsheet::cli::test;

namespace {

constexpr int kMoves = 5;

/// A program that is started while this lives meets a failing call.
class Failing
{
public:
    Failing(const QString &folder, const QString &mark, int at, bool isForGood)
    {
        qputenv("LD_PRELOAD", pegsheet::tests::programPath(u"pegsheet_failingcalls"_s).toUtf8());
        qputenv("PEGSHEET_FAIL_IN", folder.toUtf8());
        qputenv("PEGSHEET_FAIL_AT", QByteArray::number(at));
        qputenv("PEGSHEET_FAILED", mark.toUtf8());
        if (isForGood)
            qputenv("PEGSHEET_FAIL_FOR_GOOD", "1");
    }
    ~Failing()
    {
        for (const char *name : {"LD_PRELOAD", "PEGSHEET_FAIL_IN", "PEGSHEET_FAIL_AT", "PEGSHEET_FAILED", "PEGSHEET_FAIL_FOR_GOOD"})
            qunsetenv(name);
    }
    Failing(const Failing &) = delete;
    Failing &operator=(const Failing &) = delete;
};

} // namespace

class FailingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (pegsheet::tests::programPath(u"pegsheet_failingcalls"_s).isEmpty())
            QSKIP("sanitizers want to be loaded first themselves");
    }
    void whatIsAnsweredIsThere_data()
    {
        QTest::addColumn<bool>("isForGood");
        QTest::newRow("once") << false;
        QTest::newRow("for good") << true;
    }
    void whatIsAnsweredIsThere()
    {
        QFETCH(const bool, isForGood);
        const RandomMatch match = randomMatch(2, 7);
        QByteArray script = compact({{"setup", match.setup}}) + '\n';
        for (int move = 0; move < kMoves; ++move)
            script += compact({{"move", match.log[move]}}) + '\n';
        bool isReached = true;
        int calls = 0;
        const int stride = qEnvironmentVariableIntValue("PEGSHEET_FAULTS") > 0 ? qEnvironmentVariableIntValue("PEGSHEET_FAULTS")
                                                                               : 7;
        for (int at = isForGood ? 2 : 1; isReached; at += stride) {
            const QTemporaryDir folder;
            const QTemporaryDir elsewhere;
            const QString database = folder.filePath(u"matches/a.db"_s);
            Run played;
            {
                const Failing failing(folder.path(), elsewhere.filePath(u"failed"_s), at, isForGood);
                played = run({u"play"_s, u"bronze"_s, u"--db"_s, database}, script);
            }
            isReached = QFile::exists(elsewhere.filePath(u"failed"_s));
            calls = isReached ? at : calls;
            QVERIFY2(played.status >= 0 && played.status < 4, qPrintable(u"call %1: status %2"_s.arg(at).arg(played.status)));
            compare(played, database, match, at);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY2(calls > 50, qPrintable(QString::number(calls)));
    }

private:
    /// What the run answered against what is in the file afterwards.
    static void compare(const Run &played, const QString &database, const RandomMatch &match, int at)
    {
        int told = -1;
        bool isUnsure = false;
        qint64 id = 0;
        QJsonArray made;
        const QList<QJsonObject> answers = played.answers();
        for (qsizetype line = 0; line < answers.size(); ++line) {
            const QJsonObject &answer = answers[line];
            if (answer["ok"].toBool()) {
                if (line > 0)
                    made.append(match.log[line - 1]);
                told = answer["moves"].toInt(told);
                id = answer["id"].toInteger(id);
                isUnsure = false;
                continue;
            }
            QVERIFY2(!answer["message"].toString().isEmpty(), qPrintable(u"call %1"_s.arg(at)));
            isUnsure = isUnsure || answer["code"] == u"storage.unsure"_s;
        }
        if (id == 0) {
            // Nothing was answered: then the reason was.
            QVERIFY2(!played.lines.isEmpty() || !played.error.isEmpty(), qPrintable(u"call %1"_s.arg(at)));
            return;
        }
        const Run opened = run({u"play"_s, u"bronze"_s, u"--db"_s, database},
                               "{\"open\":" + QByteArray::number(id) + "}\n{\"export\":true}\n");
        const int there = opened.answer()["moves"].toInt(-1);
        QVERIFY2(there == told || (isUnsure && there == told + 1), qPrintable(u"call %1: %2 of %3"_s.arg(at).arg(there).arg(told)));
        const QJsonArray log = opened.answer(1)["saved"].toObject()["log"].toArray();
        QCOMPARE(log.size(), there);
        for (qsizetype move = 0; move < made.size(); ++move)
            QCOMPARE(log[move], made[move]);
    }
};

} // namespace tst_cli_failing

PEGSHEET_TEST(tst_cli_failing, FailingTest)
#include "tst_cli_failing.moc"
