// SPDX-License-Identifier: Apache-2.0
// A script plays, and the program is killed at any instant: what it answered is there afterwards.
// PEGSHEET_KILLS says how often.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QDeadlineTimer>
#include <QRandomGenerator>
#include <QtTest>

#include <vector>

namespace tst_cli_kills {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;

namespace {

/// A request, and how many moves the match has after its answer.
struct Step
{
    QByteArray line;
    int moves;
};

/// A whole random match as a table plays it: now and then some moves are taken back and made again.
struct Script
{
    RandomMatch match;
    std::vector<Step> steps;

    Script(int seed, QRandomGenerator &random) : match(randomMatch(2 + seed % 3, seed))
    {
        int moves = 0;
        for (const QJsonValue &move : match.log) {
            steps.push_back({compact({{"move", move}}) + '\n', ++moves});
            if (random.bounded(8) == 0) {
                const int back = 1 + random.bounded(3);
                steps.push_back({"{\"undo\":" + QByteArray::number(back) + "}\n", std::max(0, moves - back)});
                steps.push_back({"{\"redo\":9}\n", moves});
            }
        }
    }
};

/// Shorter than the system could sleep.
void waitBusily(int microseconds)
{
    const QDeadlineTimer end(std::chrono::microseconds(microseconds), Qt::PreciseTimer);
    while (!end.hasExpired()) {
    }
}

} // namespace

class KillsTest : public QObject
{
    Q_OBJECT

private:
    QRandomGenerator m_random{20240531};

    /// Sends the script from `from` on, reads up to `lines` answers and kills. Returns the first step that
    /// was not answered.
    std::size_t playAndKill(Sitting &sitting, const Script &script, std::size_t from, qsizetype lines)
    {
        const std::size_t end = std::min(script.steps.size(), from + 60);
        for (std::size_t i = from; i < end; ++i)
            sitting.process().write(script.steps[i].line);
        const auto answers = std::min(static_cast<qsizetype>(end - from), lines);
        QByteArray said;
        while (said.count('\n') < answers && sitting.process().waitForReadyRead())
            said += sitting.process().readAllStandardOutput();
        waitBusily(m_random.bounded(700));
        sitting.process().kill();
        sitting.process().waitForFinished();
        said += sitting.process().readAllStandardOutput();
        return from + static_cast<std::size_t>(said.count('\n'));
    }

    /// Opens the match and compares it with what the script says it must be. `next` is the first step whose
    /// answer did not arrive: it may have been made or not, and nothing after it.
    void resume(Sitting &sitting, qint64 id, const Script &script, std::size_t &next)
    {
        const QJsonObject opened = sitting.ask("{\"open\":" + QByteArray::number(id) + '}');
        const int moves = opened["moves"].toInt(-1);
        const int told = next == 0 ? 0 : script.steps[next - 1].moves;
        if (moves != told && next < script.steps.size() && moves == script.steps[next].moves)
            ++next;
        QCOMPARE(moves, next == 0 ? 0 : script.steps[next - 1].moves);
        const QJsonArray log = sitting.exported()["log"].toArray();
        QCOMPARE(log.size(), moves);
        for (qsizetype i = 0; i < moves; ++i)
            QCOMPARE(log[i], script.match.log[i]);
    }

private slots:
    void everyAnswerOutlivesTheKill()
    {
        const int kills = qEnvironmentVariableIntValue("PEGSHEET_KILLS") > 0 ? qEnvironmentVariableIntValue("PEGSHEET_KILLS") : 200;
        const Folder folder;
        const QStringList database{"--db", nameOf(folder / "a.db")};
        int killed = 0;
        int matches = 0;
        int finished = 0;
        while (killed < kills) {
            const Script script(++matches, m_random);
            const Run begun = run(QStringList{"play", "bronze"} + database, compact({{"setup", script.match.setup}}));
            const qint64 id = begun.answer()["id"].toInteger();
            QVERIFY(id > 0);
            std::size_t next = 0;
            while (next < script.steps.size() && killed < kills) {
                Sitting sitting(database);
                resume(sitting, id, script, next);
                if (QTest::currentTestFailed())
                    return;
                next = playAndKill(sitting, script, next, m_random.bounded(40));
                ++killed;
            }
            finished += next == script.steps.size() ? 1 : 0;
        }
        QVERIFY(finished > 0);

        const Run check = run(QStringList{"history"} + database + QStringList{"check"});
        QCOMPARE(check.status, 0);
        const QJsonObject summary = check.answers().last();
        QCOMPARE(summary["matches"], QJsonValue(matches));
        QCOMPARE(summary["repaired"], QJsonValue(0));
        QCOMPARE(summary["failed"], QJsonValue(0));
    }
};

} // namespace tst_cli_kills

PEGSHEET_TEST(tst_cli_kills, KillsTest)
#include "tst_cli_kills.moc"
