// SPDX-License-Identifier: Apache-2.0
// In every game nothing is lost on the way to another tablet or on a disk that fails.
#include "app/share/takeover.h"
#include "tests/qml/pages/exchange.h"
#include "tests/qml/pages/gamepages.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"

#include <sqlite3.h>

namespace tst_pages_games_kept {

using namespace Qt::StringLiterals;
using pegsheet::app::IncomingMatch;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::pasteCode;
using pegsheet::tests::shownCode;
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
    void aMatchGoesToAnotherTabletAndComesBack_data() { addGames(); }
    void aMatchGoesToAnotherTabletAndComesBack();
    void aForkIsDecided_data() { addGames(); }
    void aForkIsDecided();
    void aFailingDiskTakesNoMoveAway_data() { addGames(); }
    void aFailingDiskTakesNoMoveAway();
    void aMatchBeginsOnAFullDisk_data() { addGames(); }
    void aMatchBeginsOnAFullDisk();
    void everyFrameShowsWhatIsKept_data() { addGames(); }
    void everyFrameShowsWhatIsKept();

private:
    [[nodiscard]] std::filesystem::path databaseFile() const { return database(u"matches"_s).toStdU16String(); }
    QString playedOn(const QString &name, bool otherwise, std::uint64_t &state) const;
};

// A turn on that tablet, then the code of what is new; another turn than is usual where it shall differ.
QString PagesGamesKept::playedOn(const QString &name, bool otherwise, std::uint64_t &state) const
{
    Table::Options tablet = options(name);
    tablet.open = 1;
    Table table(tablet);
    if (table.find(u"code"_s) != nullptr) // the page that was open last is open again
        table.leave();
    GamePlay play(table, game());
    if (!play.playTurns(1))
        return {};
    if (otherwise && !(play.undoTo(play.script().mistake) && play.script().makeOtherwise(table)))
        return {};
    state = play.state();
    return shownCode(table, false);
}

void PagesGamesKept::aMatchGoesToAnotherTabletAndComesBack()
{
    QString code;
    std::uint64_t state = 0;
    {
        Table ada(options(u"ada"_s));
        GamePlay play(ada, game());
        QVERIFY(play.begin(1));
        state = play.state();
        code = shownCode(ada, true);
        QVERIFY(code.startsWith(u"PEGSHEET:"_s));
        QCOMPARE(ada.warnings(), QStringList());
    }
    {
        Table ben(options(u"ben"_s));
        QVERIFY(pasteCode(ben, code));
        QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::New);
        QVERIFY(ben.primary());
        QTRY_VERIFY(ben.application().match() != nullptr);
        QCOMPARE(GamePlay(ben, game()).state(), state);
        // The same once more changes nothing.
        QVERIFY(pasteCode(ben, code));
        QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::Same);
        QVERIFY(ben.primary());
        QCOMPARE(GamePlay(ben, game()).state(), state);
        QCOMPARE(ben.warnings(), QStringList());
    }
    std::uint64_t further = 0;
    const QString bens = playedOn(u"ben"_s, false, further);
    QVERIFY(bens.startsWith(u"PEGSHEET:"_s));
    QVERIFY(further != state);
    Table::Options tablet = options(u"ada"_s);
    tablet.open = 1;
    Table ada(tablet);
    GamePlay play(ada, game());
    QCOMPARE(play.state(), state);
    QVERIFY(pasteCode(ada, bens));
    QCOMPARE(ada.application().arrival()->kind(), IncomingMatch::Further);
    QVERIFY(ada.primary());
    QTRY_COMPARE(play.state(), further);
    QCOMPARE(play.match().seat(), 0);
    QVERIFY(play.playTurns(1));
    QCOMPARE(ada.warnings(), QStringList());
}

// Both tablets enter the first turn, differently.
void PagesGamesKept::aForkIsDecided()
{
    QString code;
    {
        Table ada(options(u"ada"_s));
        QVERIFY(GamePlay(ada, game()).begin());
        code = shownCode(ada, true);
    }
    {
        Table ben(options(u"ben"_s));
        QVERIFY(pasteCode(ben, code) && ben.primary());
        QTRY_VERIFY(ben.application().match() != nullptr);
    }
    std::uint64_t bensState = 0;
    std::uint64_t adasState = 0;
    const QString bens = playedOn(u"ben"_s, true, bensState);
    QVERIFY(!bens.isEmpty() && !playedOn(u"ada"_s, false, adasState).isEmpty());
    QVERIFY(bensState != adasState);
    Table::Options tablet = options(u"ada"_s);
    tablet.open = 1;
    Table ada(tablet);
    QVERIFY(pasteCode(ada, bens));
    QCOMPARE(ada.application().arrival()->kind(), IncomingMatch::Fork);
    QVERIFY(ada.find(u"mineAfter"_s) != nullptr && ada.find(u"theirsAfter"_s) != nullptr);
    // Killed before it is decided, it is asked again.
    Table again(tablet);
    QCOMPARE(again.application().arrival()->kind(), IncomingMatch::Fork);
    QVERIFY(again.primary());
    GamePlay play(again, game());
    QTRY_COMPARE(play.state(), bensState);
    // What was left is still there.
    QVERIFY(again.find(u"code"_s) == nullptr);
    QVERIFY(play.ask(play.script().mistake) && again.click(u"way0"_s));
    QCOMPARE(play.state(), adasState);
    QCOMPARE(again.warnings(), QStringList());
}

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
