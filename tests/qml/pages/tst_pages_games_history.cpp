// SPDX-License-Identifier: Apache-2.0
// In every game the sheets of the past are turned over, and a match that was left is played back, played on another way and
// counted.
#include "app/match/replay.h"
#include "tests/qml/pages/gamepages.h"
#include "tests/registry.h"

namespace tst_pages_games_history {

using namespace Qt::StringLiterals;
using pegsheet::app::Replay;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Table;

namespace {

constexpr int kTurns = 4;
constexpr int kMiddle = 400; // of a phone's height, where a finger swipes

// The seat whose sheet of a match played back is shown on a phone; -1 where the scores are.
int shownSeat(Table &table)
{
    for (int seat = 0; seat < 2; ++seat) {
        const QQuickItem *token = table.find(u"seatOf%1"_s.arg(seat));
        if (token != nullptr && token->property("shown").toBool())
            return seat;
    }
    return -1;
}

} // namespace

class PagesGamesHistory : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init() { prepareOne(); }
    void sheetsOfThePastAreTurnedOver_data() { addGames(); }
    void sheetsOfThePastAreTurnedOver();
    void aMatchThatWasLeftIsPlayedBack_data() { addGames({QSize(1920, 1080)}); }
    void aMatchThatWasLeftIsPlayedBack();
    void anotherWayIsLookedAtAndPlayedOn_data() { addGames({QSize(800, 1280)}); }
    void anotherWayIsLookedAtAndPlayedOn();
    void whoPlayedIsCounted_data() { addGames({QSize(640, 360)}); }
    void whoPlayedIsCounted();
};

// That of whoever moves is shown until a player is picked; nothing on it can be touched.
void PagesGamesHistory::sheetsOfThePastAreTurnedOver()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns) && play.openReplay());
    Replay *replay = table.application().replay();
    QCOMPARE(shownSeat(table), -1);
    table.swipe(300, 60, kMiddle);
    QCOMPARE(shownSeat(table), 0);
    table.swipe(300, 60, kMiddle);
    QCOMPARE(shownSeat(table), 1);
    table.swipe(60, 300, kMiddle);
    table.swipe(60, 300, kMiddle);
    QCOMPARE(shownSeat(table), -1);
    QVERIFY(table.find(u"chart"_s) != nullptr);
    while (table.find(u"scrubber"_s) != nullptr)
        QVERIFY(table.leave());
    QVERIFY(play.openReplay());
    replay = table.application().replay();
    replay->setPlace(1);
    QVERIFY(table.click(u"replaySheets"_s));
    QSet<int> seats;
    for (int place = 1; place <= replay->moves(); ++place) {
        replay->setPlace(place);
        table.settle();
        if (replay->seat() >= 0)
            QCOMPARE(shownSeat(table), replay->seat());
        seats.insert(shownSeat(table));
    }
    QCOMPARE(seats.size(), 2);
    QVERIFY(table.click(u"seatOf1"_s));
    replay->setPlace(1);
    QVERIFY(table.click(u"replaySheets"_s) && table.click(u"replaySheets"_s)); // to the scores and back
    QCOMPARE(shownSeat(table), 1);
    const std::uint64_t then = replay->table()->session().match().stateHash();
    for (int y = 150; y < 450; y += 45)
        QTest::mouseClick(table.window(), Qt::LeftButton, {}, QPoint(120, y));
    table.settle();
    QCOMPARE(replay->table()->session().match().stateHash(), then);
    QCOMPARE(replay->place(), 1);
    QCOMPARE(table.warnings(), QStringList());
}

// From the start page; there is a code for the match that is open only.
void PagesGamesHistory::aMatchThatWasLeftIsPlayedBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns));
    const int made = play.made();
    const std::uint64_t end = play.state();
    QVERIFY(play.openLeftMatch());
    QVERIFY(table.application().match() == nullptr);
    QVERIFY(table.click(u"replayMatch"_s));
    const Replay *replay = table.application().replay();
    QVERIFY(replay != nullptr && table.find(u"scrubber"_s) != nullptr && table.find(u"replayCode"_s) == nullptr);
    QCOMPARE(replay->moves(), made);
    QVERIFY(table.click(u"scrubber"_s, {1.0, 0.5}));
    QCOMPARE(replay->table()->session().match().stateHash(), end);
    QVERIFY(table.leave() && table.find(u"matchResult"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

// What was undone and played otherwise is played back from where it left, and played on as a match of its own.
void PagesGamesHistory::anotherWayIsLookedAtAndPlayedOn()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(2));
    const std::uint64_t then = play.state();
    const int made = play.made();
    const int fork = play.script().mistake;
    QVERIFY(play.undoTo(fork) && play.script().makeOtherwise(table));
    const qlonglong id = play.id();
    QVERIFY(play.state() != then && play.openLeftMatch());
    QVERIFY(table.click(u"lookAtWay0"_s));
    const Replay *replay = table.application().replay();
    QVERIFY(replay != nullptr && table.find(u"scrubber"_s) != nullptr);
    QCOMPARE(replay->moves(), made);
    QCOMPARE(replay->place(), fork + 1);
    QVERIFY(table.leave() && table.find(u"matchResult"_s) != nullptr);
    // Not, then yes.
    QVERIFY(table.click(u"playOnWay0"_s));
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"question"_s) == nullptr && table.find(u"matchResult"_s) != nullptr);
    QVERIFY(table.click(u"playOnWay0"_s) && table.click(table.answer(u"question"_s)));
    QTRY_VERIFY(table.application().match() != nullptr);
    QVERIFY(play.id() != id);
    QCOMPARE(play.state(), then);
    QVERIFY(play.playTurns(1));
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesHistory::whoPlayedIsCounted()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin() && play.script().finish(table));
    QVERIFY(table.secondary(u"finalBar"_s) && play.toTheStart());
    QVERIFY(table.click(u"allMatches"_s) && table.click(u"statisticsButton"_s));
    auto *statistics = table.application().statistics();
    QCOMPARE(statistics->matches(), 1);
    QVERIFY(!statistics->numbers().isEmpty() && table.find(u"spread"_s) != nullptr);
    QVERIFY(table.click(u"person1"_s));
    QVERIFY(!statistics->player().isEmpty() && table.find(u"spread"_s) != nullptr);
    QVERIFY(table.leave());
    QVERIFY(statistics->player().isEmpty());
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_games_history

PEGSHEET_WINDOW_TEST(tst_pages_games_history, PagesGamesHistory)

#include "tst_pages_games_history.moc"
