// SPDX-License-Identifier: Apache-2.0
// In every game nothing is lost on a disk that fails.
#include "tests/qml/pages/gamepages.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"

#include <sqlite3.h>

namespace tst_pages_games_kept {

using namespace Qt::StringLiterals;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Table;
namespace faults = pegsheet::storage::test::faults;

class PagesGamesKept : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepareAll();
        faults::install();
    }
    void init() { prepareOne(); }
    void cleanup() { faults::disarm(); }
    void aFailingDiskTakesNoMoveAway_data() { addGames(); }
    void aFailingDiskTakesNoMoveAway();
    void aMatchBeginsOnAFullDisk_data() { addGames(); }
    void aMatchBeginsOnAFullDisk();
    void everyFrameShowsWhatIsKept_data() { addGames(); }
    void everyFrameShowsWhatIsKept();

private:
    [[nodiscard]] std::filesystem::path databaseFile() const { return database(u"matches"_s).toStdU16String(); }
};

void PagesGamesKept::aFailingDiskTakesNoMoveAway()
{
    std::uint64_t state = 0;
    {
        Table table(options());
        GamePlay play(table, game());
        QVERIFY(play.begin());
        const pegsheet::storage::MatchId id = play.match().id();
        pegsheet::storage::Library other(databaseFile());
        const std::size_t kept = other.load(id).nodes.size();
        faults::arm(1, SQLITE_FULL);
        QVERIFY(play.playTurns(1));
        QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
        const std::uint64_t played = play.state();
        QVERIFY(table.click(u"retrySave"_s));
        QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
        QVERIFY(faults::disarm());
        QCOMPARE(other.load(id).nodes.size(), kept);
        // There is room again.
        QVERIFY(table.click(u"retrySave"_s));
        QVERIFY(table.find(u"unsavedReason"_s) == nullptr);
        QCOMPARE(play.state(), played);
        QCOMPARE(other.load(id).head, play.match().session().match().head());
        // Or with the next move, by itself.
        faults::arm(1, SQLITE_IOERR_WRITE);
        QVERIFY(table.undo());
        QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
        QVERIFY(faults::disarm());
        QVERIFY(play.redo());
        QVERIFY(play.playTurns(1));
        QVERIFY(table.find(u"unsavedReason"_s) == nullptr);
        QCOMPARE(other.load(id).head, play.match().session().match().head());
        state = play.state();
        QCOMPARE(table.warnings(), QStringList());
    }
    Table table(killed());
    QVERIFY(table.application().match() != nullptr);
    GamePlay play(table, game());
    QCOMPARE(play.state(), state);
    QVERIFY(play.playTurns(1));
    QCOMPARE(table.warnings(), QStringList());
}

// It begins in memory, is not left unasked, and is there with all its moves once there is room.
void PagesGamesKept::aMatchBeginsOnAFullDisk()
{
    Table table(options());
    GamePlay play(table, game());
    faults::arm(1, SQLITE_FULL);
    QVERIFY(play.begin(1));
    QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
    const std::uint64_t state = play.state();
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr);
    QVERIFY(table.click(u"tryFirst"_s));
    QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"unsavedQuestion"_s) == nullptr);
    QVERIFY(faults::disarm());
    pegsheet::storage::Library other(databaseFile());
    QCOMPARE(other.list().size(), std::size_t(0));
    QVERIFY(table.click(u"retrySave"_s));
    QVERIFY(table.find(u"unsavedReason"_s) == nullptr);
    QCOMPARE(other.load(play.match().id()).nodes.size(), static_cast<std::size_t>(play.made()));
    Table again(killed());
    QVERIFY(again.application().match() != nullptr);
    QCOMPARE(GamePlay(again, game()).state(), state);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesKept::everyFrameShowsWhatIsKept()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin());
    pegsheet::storage::Library other(databaseFile());
    int frames = 0;
    QStringList ahead;
    connect(table.window(), &QQuickWindow::afterAnimating, this, [&] {
        const pegsheet::storage::StoredMatch kept = other.load(play.match().id());
        const pegsheet::Match &shown = play.match().session().match();
        ++frames;
        if (kept.head != shown.head() || kept.tip != shown.tip())
            ahead.append(play.match().position());
    });
    QVERIFY(play.playTurns(4));
    QVERIFY(frames > 4);
    QCOMPARE(ahead, QStringList());
}

} // namespace tst_pages_games_kept

PEGSHEET_WINDOW_TEST(tst_pages_games_kept, PagesGamesKept)

#include "tst_pages_games_kept.moc"
