// SPDX-License-Identifier: Apache-2.0
// In every game a match is played back in the window.
#include "app/match/replay.h"
#include "tests/qml/pages/gamepages.h"
#include "tests/registry.h"

#include <filesystem>

namespace tst_pages_games_replay {

using namespace Qt::StringLiterals;
using pegsheet::app::MoveList;
using pegsheet::app::Replay;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Table;

namespace {

constexpr int kTurns = 4;

// Every sheet in a wide window, as it is seen in what is played back.
QImage sheetsIn(Table &table)
{
    QQuickItem *sheets = table.findIf(table.window()->contentItem(), [](QQuickItem *item) {
        return QString::fromUtf8(item->metaObject()->className()).startsWith("ReplayBoard"_L1)
            || QString::fromUtf8(item->metaObject()->className()).startsWith("ReplaySheet"_L1);
    });
    if (sheets == nullptr)
        return {};
    table.settle();
    return table.window()->grabWindow().copy(sheets->mapRectToScene(sheets->boundingRect()).toAlignedRect());
}

} // namespace

class PagesGamesReplay : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init() { prepareOne(); }
    void aMatchIsPlayedBack_data() { addGames({QSize(1920, 1080)}); }
    void aMatchIsPlayedBack();
    void itPlaysByItself_data() { addGames(); }
    void itPlaysByItself();
    void thePegIsDragged_data() { addGames(); }
    void thePegIsDragged();
    void keysAreSteps_data() { addGames(); }
    void keysAreSteps();
    void aMoveOfTheListIsLookedAt_data() { addGames(); }
    void aMoveOfTheListIsLookedAt();
    void sheetsAreSeenAsTheyLay_data() { addGames({QSize(1920, 1080)}); }
    void sheetsAreSeenAsTheyLay();
    void aCopyIsPlayedOn_data() { addGames({QSize(640, 360), QSize(1920, 1080)}); }
    void aCopyIsPlayedOn();
    void replayComesBackAfterAKill_data() { addGames(); }
    void replayComesBackAfterAKill();
};

// From the menu through the whole of it, and back to the match, which stands where it stood.
void PagesGamesReplay::aMatchIsPlayedBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns));
    const std::uint64_t end = play.state();
    QVERIFY(play.openReplay());
    Replay *replay = table.application().replay();
    QCOMPARE(replay->place(), play.made());
    QCOMPARE(replay->table()->session().match().stateHash(), end);
    QVERIFY(table.click(u"scrubber"_s, {0.0, 0.5}));
    QCOMPARE(replay->place(), 0);
    QVERIFY(replay->table()->session().match().stateHash() != end);
    QVERIFY(table.click(u"stepOn"_s));
    QCOMPARE(replay->place(), 1);
    QCOMPARE(table.find(u"replaySentence"_s)->property("text").toString(), replay->sentence());
    QCOMPARE(replay->sentence(), play.move(0, MoveList::SentenceRole).toString());
    QVERIFY(table.click(u"stepBack"_s));
    QCOMPARE(replay->place(), 0);
    QVERIFY(table.click(u"scrubber"_s, {0.5, 0.5}));
    QVERIFY(qAbs(replay->place() - play.made() / 2) <= 1);
    QVERIFY(table.leave());
    QVERIFY(table.find(u"scrubber"_s) == nullptr);
    QTRY_VERIFY(table.application().replay() == nullptr);
    QCOMPARE(play.state(), end);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesReplay::itPlaysByItself()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns) && play.openReplay());
    Replay *replay = table.application().replay();
    QVERIFY(table.click(u"play"_s));
    QVERIFY(replay->playing());
    QCOMPARE(replay->place(), 0);
    QTRY_VERIFY(replay->place() > 0);
    // Whoever takes the peg has it, also without moving it.
    QVERIFY(table.click(u"scrubber"_s, {static_cast<qreal>(replay->place()) / replay->moves(), 0.5}));
    QVERIFY(!replay->playing());
    QCOMPARE(table.warnings(), QStringList());
}

// Along the rail, and over the chart; neither turns a page.
void PagesGamesReplay::thePegIsDragged()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns) && play.openReplay());
    Replay *replay = table.application().replay();
    replay->setPlace(0);
    const QString turns = table.find(u"replaySheets"_s)->property("text").toString();
    table.swipe(30, 352, table.reveal(table.find(u"scrubber"_s)).y());
    QCOMPARE(replay->place(), play.made());
    table.swipe(330, 40, table.reveal(table.find(u"chart"_s)).y());
    QCOMPARE(replay->place(), 0);
    QCOMPARE(table.find(u"replaySheets"_s)->property("text").toString(), turns);
    QVERIFY(table.find(u"chart"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

// Arrows where the keyboard is nowhere else; whole rounds on the rail.
void PagesGamesReplay::keysAreSteps()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns) && play.openReplay());
    Replay *replay = table.application().replay();
    table.key(Qt::Key_Left);
    QCOMPARE(replay->place(), play.made() - 1);
    table.key(Qt::Key_Left);
    table.key(Qt::Key_Right);
    QCOMPARE(replay->place(), play.made() - 1);
    table.find(u"scrubber"_s)->forceActiveFocus(Qt::TabFocusReason);
    table.key(Qt::Key_Home);
    QCOMPARE(replay->place(), 0);
    table.key(Qt::Key_PageDown);
    const int round = replay->place();
    QCOMPARE(round, replay->rounds().at(1));
    // So do the buttons, where rounds are chosen as their steps.
    replay->setPlace(0);
    QVERIFY(table.choose(u"stepSwitch"_s, 2) && table.click(u"stepOn"_s));
    QCOMPARE(replay->place(), round);
    QVERIFY(table.click(u"stepBack"_s));
    QCOMPARE(replay->place(), 0);
    QCOMPARE(table.warnings(), QStringList());
}

// From the list of moves to the table as it stood after one of them.
void PagesGamesReplay::aMoveOfTheListIsLookedAt()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const int place = play.made();
    const std::uint64_t then = play.state();
    QVERIFY(play.playTurns(kTurns - 1));
    const std::uint64_t end = play.state();
    QVERIFY(play.ask(place - 1) && table.click(u"lookBack"_s));
    QCOMPARE(table.application().replay()->place(), place);
    QCOMPARE(table.application().replay()->table()->session().match().stateHash(), then);
    QVERIFY(table.find(u"chart"_s) != nullptr);
    QCOMPARE(play.state(), end);
    QCOMPARE(table.warnings(), QStringList());
}

// What is seen at a place is what was seen when the match stood there.
void PagesGamesReplay::sheetsAreSeenAsTheyLay()
{
    QFETCH(const QSize, size);
    const bool isWide = size.width() >= 800;
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const int place = play.made();
    const std::uint64_t then = play.state();
    QVERIFY(play.openReplay());
    // On a phone they lie beside the scores.
    QVERIFY(isWide || table.click(u"replaySheets"_s));
    const QImage seen = sheetsIn(table);
    QVERIFY(!seen.isNull());
    while (table.find(u"scrubber"_s) != nullptr)
        QVERIFY(table.leave());
    QVERIFY(play.playTurns(kTurns - 1));
    QVERIFY(play.openReplay() && (isWide || table.click(u"replaySheets"_s)));
    Replay *replay = table.application().replay();
    QVERIFY(isWide ? sheetsIn(table) != seen : replay->table()->session().match().stateHash() != then);
    replay->setPlace(place);
    QCOMPARE(replay->table()->session().match().stateHash(), then);
    QCOMPARE(sheetsIn(table), seen);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesReplay::aCopyIsPlayedOn()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const int place = play.made();
    const std::uint64_t then = play.state();
    QVERIFY(play.playTurns(kTurns - 1));
    const auto id = play.match().id();
    const int made = play.made();
    QVERIFY(play.openReplay());
    table.application().replay()->setPlace(place);
    // Not yet, then yes.
    QVERIFY(table.click(u"playOn"_s));
    QVERIFY(table.find(u"question"_s) != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"question"_s) == nullptr);
    QVERIFY(play.match().id() == id);
    QVERIFY(table.click(u"playOn"_s) && table.click(table.answer(u"question"_s)));
    QTRY_VERIFY(table.application().match() != nullptr && play.match().id() != id);
    QTRY_VERIFY(table.application().replay() == nullptr);
    QCOMPARE(play.state(), then);
    QVERIFY(play.playTurns(1));
    // The old one is as it was.
    const pegsheet::storage::Library library(std::filesystem::path(table.application().place().toStdU16String()));
    QCOMPARE(library.load(id).entry.summary.moves, made);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesReplay::replayComesBackAfterAKill()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns) && play.openReplay());
    const qlonglong id = play.id();
    Table::Options again = options();
    again.resume = true;
    Table other(again);
    QVERIFY(other.application().match() != nullptr);
    QVERIFY(other.find(u"scrubber"_s) != nullptr);
    QCOMPARE(other.application().replay()->matchId(), id);
    QVERIFY(other.leave());
    QTRY_VERIFY(other.application().replay() == nullptr);
    QVERIFY(GamePlay(other, game()).playTurns(1));
    QCOMPARE(other.warnings(), QStringList());
}

} // namespace tst_pages_games_replay

PEGSHEET_WINDOW_TEST(tst_pages_games_replay, PagesGamesReplay)

#include "tst_pages_games_replay.moc"
