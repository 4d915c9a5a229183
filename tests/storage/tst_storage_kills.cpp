// SPDX-License-Identifier: Apache-2.0
// A process killed at any instant loses nothing that it was told is kept.
#include "storage/records.h"
#include "tests/places.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QDeadlineTimer>
#include <QProcess>
#include <QRandomGenerator>

namespace tst_storage_kills {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

struct Kept
{
    int nodes = 0;
    int head = 0;
    bool operator==(const Kept &) const = default;
};

/// What the process of child.cpp does next, with so many moves at once.
Kept stepAfter(Kept kept, int atOnce)
{
    if (kept.nodes % 5 == 4 && kept.head == kept.nodes)
        return {kept.nodes, kept.nodes - 1};
    return {kept.nodes + atOnce, kept.nodes + atOnce};
}

/// Shorter than the system could sleep.
void waitBusily(int microseconds)
{
    const QDeadlineTimer end(std::chrono::microseconds(microseconds), Qt::PreciseTimer);
    while (!end.hasExpired()) {
    }
}

/// Lets the other process work, kills it some time after it said `lines` lines, and returns the words of the last whole one;
/// none when there is none.
QList<QByteArray> lastWords(const QStringList &arguments, int lines, int microseconds)
{
    QProcess process;
    process.start(pegsheet::tests::programPath(QStringLiteral("storage_child")), arguments);
    QByteArray said;
    while (said.count('\n') < lines && process.waitForReadyRead())
        said += process.readAllStandardOutput();
    waitBusily(microseconds);
    process.kill();
    process.waitForFinished();
    said += process.readAllStandardOutput();
    said.truncate(said.lastIndexOf('\n') + 1);
    const QList<QByteArray> words = said.trimmed().split('\n').last().split(' ');
    return words.size() == 2 ? words : QList<QByteArray>();
}

/// What it told last, playing so many moves at once; `before` when there is nothing.
Kept playAndKill(const std::filesystem::path &file, int atOnce, int lines, int microseconds, Kept before)
{
    const auto words = lastWords({"endless", nameOf(file), QString::number(atOnce)}, lines, microseconds);
    return words.isEmpty() ? before : Kept{words[0].toInt(), words[1].toInt()};
}

Kept keptIn(const std::filesystem::path &file)
{
    const Library library(file);
    if (library.list().empty())
        return {};
    const StoredMatch match = library.load(MatchId{1});
    for (std::size_t i = 0; i < match.nodes.size(); ++i)
        if (!(match.nodes[i].move == someMove(static_cast<NodeId>(i + 1), 0).move))
            return {-1, -1};
    return {static_cast<int>(match.nodes.size()), match.head};
}

} // namespace

class KillsTest : public QObject
{
    Q_OBJECT

private:
    /// One process after another, each killed after up to `lines` lines and `microseconds` more.
    void killAgainAndAgain(const std::filesystem::path &file, int atOnce, int rounds, int lines, int microseconds)
    {
        QRandomGenerator *random = QRandomGenerator::global();
        Kept kept = keptIn(file);
        for (int round = 0; round < rounds; ++round) {
            const Kept told = playAndKill(file, atOnce, random->bounded(lines + 1), random->bounded(microseconds), kept);
            kept = keptIn(file);
            QVERIFY2(kept == told || kept == stepAfter(told, atOnce),
                     qPrintable(QString("told %1 %2, kept %3 %4").arg(told.nodes).arg(told.head).arg(kept.nodes).arg(kept.head)));
        }
    }

private slots:
    void nothingToldIsLost_data()
    {
        QTest::addColumn<int>("atOnce");
        QTest::newRow("one move at a time") << 1;
        QTest::newRow("three at once") << 3;
    }
    void nothingToldIsLost()
    {
        QFETCH(const int, atOnce);
        const Folder folder;
        killAgainAndAgain(folder / "a.db", atOnce, 60, 40, 600);
        QVERIFY(Library(folder / "a.db").integrityFindings().empty());
        QVERIFY(keptIn(folder / "a.db").nodes > 60);
    }

    void norAreRecords()
    {
        const Folder folder;
        QRandomGenerator *random = QRandomGenerator::global();
        int steps = 0;
        for (int round = 0; round < 40; ++round) {
            const auto told = lastWords({"type", nameOf(folder / "a.db")}, random->bounded(25), random->bounded(600));
            Library library(folder / "a.db");
            Records records(library);
            QVERIFY(library.integrityFindings().empty());
            if (told.isEmpty())
                continue;
            const int number = told[0].toInt();
            const int step = told[1].toInt();
            steps += (number - 1) * 3 + step;
            const auto entry = records.find(card(step == 1 ? number : -number));
            QVERIFY(entry.has_value() || records.find(card(-number)).has_value());
            if (step > 1)
                QVERIFY(records.find(card(number))->mergedInto == entry->id); // what it said before
            if (step == 3)
                QVERIFY(records.find(card(0))->id == entry->mergedInto);
        }
        QVERIFY(steps > 100);
    }

    void aKillWhileTheFileIsMadeLeavesOneThatOpens()
    {
        for (int round = 0; round < 40; ++round) {
            const Folder folder;
            killAgainAndAgain(folder / "a.db", 1, 1, 0, 25'000);
            if (QTest::currentTestFailed())
                return;
            makeLibrary(folder / "a.db", 1);
        }
    }
};

} // namespace tst_storage_kills

PEGSHEET_TEST(tst_storage_kills, KillsTest)
#include "tst_storage_kills.moc"
