// SPDX-License-Identifier: Apache-2.0
// The power goes at any change of a file, and what was not synced is there, gone or torn: what was acknowledged is there
// afterwards, and no sound file is called damaged.
#include "tests/places.h"
#include "tests/registry.h"
#include "tests/storage/powercutvfs.h"
#include "tests/storage/support.h"

#include <array>
#include <random>

namespace tst_storage_powercuts {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

namespace fs = std::filesystem;

constexpr int kMoves = 40; ///< of the match that each scenario begins with

/// What is done in the folder while the power goes. `acknowledged` counts what it was told is kept.
using Scenario = void (*)(const Folder &folder, int &acknowledged);

void play(const Folder &folder, int &acknowledged)
{
    Library library(folder / "a.db");
    for (; acknowledged < 12; ++acknowledged)
        playOn(library, MatchId{1}, 1);
}

/// A move, and its repair: two nodes each.
void mend(const Folder &folder, int &acknowledged)
{
    Library library(folder / "a.db");
    for (NodeId last = kMoves; acknowledged < 12; acknowledged += 2, last += 2) {
        const std::vector<StoredNode> moves{someMove(last + 1, last - 1), someMove(last + 2, last + 1)};
        library.mend(MatchId{1}, library.load(MatchId{1}).revision, moves, {last + 2, last}, someSummary(last));
    }
}

/// The file is made, brought to its format and to a log, and one match is put in.
void beginAnew(const Folder &folder, int &acknowledged)
{
    Library library(folder / "a.db");
    library.insert(forkedMatch());
    acknowledged = 5;
}

void openIt(const Folder &folder, int &)
{
    const Library library(folder / "a.db");
}

void restore(const Folder &folder, int &)
{
    Library::restore(folder / "a.db", folder / "backup.db");
}

void prepareWith(const Folder &folder, const char *fixture)
{
    const fs::path from = pegsheet::tests::sourcePath(QStringLiteral("tests/storage/fixtures/%1").arg(fixture)).toStdString();
    writeBytes(folder / "a.db", bytesOf(from));
}

/// As a program leaves it that knows no write-ahead log.
void useJournal(const Folder &folder)
{
    sql(folder / "a.db", "PRAGMA journal_mode = DELETE");
}

std::size_t nodesIn(const Library &library)
{
    std::size_t nodes = 0;
    for (const MatchEntry &entry : library.list())
        nodes += library.load(entry.id).nodes.size();
    return nodes;
}

} // namespace

class PowerCutsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { power::install(); }

    void nothingAcknowledgedIsLost_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("playing") << 0;
        QTest::newRow("mending") << 1;
        QTest::newRow("beginning a new file") << 2;
        QTest::newRow("switching to a log") << 3;
        QTest::newRow("migrating from the first format") << 4;
        QTest::newRow("migrating from the one before") << 5;
        QTest::newRow("restoring") << 6;
        QTest::newRow("restoring by hand after it") << 7;
    }

    void nothingAcknowledgedIsLost()
    {
        QFETCH(int, kind);
        const int wanted = qEnvironmentVariableIntValue("PEGSHEET_CUTS") / 8;
        const Folder original;
        const std::size_t before = prepare(kind, original);
        int cuts = 0;
        for (unsigned seed = 1; cuts < std::max(wanted, 25); ++seed) {
            for (int at = 1; cutAt(kind, original, before, at, seed); ++at, ++cuts) {
                if (QTest::currentTestFailed())
                    return;
            }
        }
        qInfo("%d power cuts", cuts);
        QVERIFY(cuts >= 25);
    }

private:
    /// False where all was done before it came to that.
    static bool cutAt(int kind, const Folder &original, std::size_t before, int at, unsigned seed)
    {
        constexpr std::array<Scenario, 8> kScenarios{play, mend, beginAnew, openIt, openIt, openIt, restore, play};
        std::mt19937 random(seed * 100'003U + static_cast<unsigned>(at));
        const Folder folder;
        fs::copy(original.path(), folder.path());
        int acknowledged = 0;
        power::arm(at);
        try {
            kScenarios.at(static_cast<std::size_t>(kind))(folder, acknowledged);
        } catch (const Error &) {
        }
        if (!power::disarm())
            return false;
        power::cut(folder.path(), random);
        if (kind == 7)
            writeBytes(folder / "a.db", bytesOf(folder / "backup.db"));
        const QByteArray where = QByteArray::number(at) + " of seed " + QByteArray::number(seed);
        expectSound(folder, kind, before, static_cast<std::size_t>(acknowledged), where);
        return true;
    }

    /// What is there before it begins; how many nodes that are.
    static std::size_t prepare(int kind, const Folder &folder)
    {
        if (kind == 2)
            return 0;
        if (kind == 4 || kind == 5)
            prepareWith(folder, kind == 4 ? "v1.db" : "v5.db");
        else
            makeLibrary(folder / "a.db", kMoves);
        if (kind == 3)
            useJournal(folder);
        if (kind == 6 || kind == 7) {
            makeLibrary(folder / "backup.db", kMoves / 2);
            Library(folder / "a.db").create("bronze", 1, someSetup(), {});
        }
        if (kind == 4 || kind == 5) {
            const Folder other;
            writeBytes(other / "a.db", bytesOf(folder / "a.db"));
            return nodesIn(Library(other / "a.db"));
        }
        return kMoves;
    }

    static void expectSound(const Folder &folder, int kind, std::size_t before, std::size_t acknowledged, const QByteArray &where)
    {
        try {
            const Library library(folder / "a.db");
            const auto findings = library.integrityFindings();
            QVERIFY2(findings.empty(), where + (findings.empty() ? "" : ": " + QByteArray::fromStdString(findings.front())));
            const std::size_t nodes = nodesIn(library);
            if (kind == 6)
                QVERIFY2(nodes == before || nodes == before / 2, where);
            else if (kind == 7)
                QVERIFY2(nodes == before / 2, where);
            else // what was in the middle may have come through
                QVERIFY2(nodes >= before + acknowledged && nodes <= before + acknowledged + (kind == 2 ? 5 : 2), where);
        } catch (const Error &error) {
            QFAIL(where + ": " + QByteArray(error.what()));
        }
    }
};

} // namespace tst_storage_powercuts

PEGSHEET_TEST(tst_storage_powercuts, PowerCutsTest)
#include "tst_storage_powercuts.moc"
