// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_end {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

constexpr std::array kFour{Development::Leadership, Development::Irrigation, Development::Agriculture, Development::Quarrying};

void giveFour(Table &table, int seat)
{
    for (const Development development : kFour)
        table.owns({development}, seat);
}

// The acting player buys Medicine, his fifth, and ends the turn.
std::vector<Effect> buyFifth(Table &table)
{
    giveFour(table, table.state.player);
    table.collected(0, 15);
    return table.make(buy(Development::Medicine));
}

} // namespace

class TestEnd : public QObject
{
    Q_OBJECT

private slots:
    // EN, DE game end: four developments do not end the match, the fifth does.
    void theFifthDevelopmentEndsTheMatch()
    {
        Table table;
        giveFour(table, 0);
        QCOMPARE(endReason(table.state), EndReason::None);
        table.owns({Development::Medicine});
        QCOMPARE(endReason(table.state), EndReason::Developments);
    }
    // Where the past is mended: nobody misses the end of a turn that is over already.
    void anEndBeforeTheRollIsNeedless()
    {
        Table table;
        QVERIFY(Bronze::isNeedless(table.state, EndTurn{}));
        QVERIFY(!Bronze::isNeedless(table.state, buy(Development::Medicine)));
        table.collected(0, 0);
        QVERIFY(!Bronze::isNeedless(table.state, EndTurn{}));
    }
    // It takes five of one player, not of all together.
    void developmentsOfSeveralPlayersDoNotAddUp()
    {
        Table table;
        giveFour(table, 0);
        giveFour(table, 1);
        QCOMPARE(endReason(table.state), EndReason::None);
    }
    // V13; DE game end: the second of three buys the fifth; the third still plays, the first does not again.
    void v13TheRoundIsPlayedToItsEnd()
    {
        Table table(3);
        table.passTurn();
        const auto effects = buyFifth(table);
        QCOMPARE(told<LastRound>(effects).why, EndReason::Developments);
        table.make(EndTurn{});
        QVERIFY(!Bronze::over(table.state));
        QCOMPARE(int{table.state.player}, 2);
        table.state.mine().food = 15;
        table.collect("coins coins coins");
        const auto last = table.make(EndTurn{});
        QVERIFY(told<TurnEnded>(last).over);
        QVERIFY(Bronze::over(table.state));
        QCOMPARE(table.state.round, 1U);
        QCOMPARE(table.code(Roll{dice("food food food")}), QByteArray("bronze.matchOver"));
    }
    // Rules notes 2: brought about in the last seat, it ends the match with that turn.
    void inTheLastSeatItEndsAtOnce()
    {
        Table table(2);
        table.passTurn();
        buyFifth(table);
        QVERIFY(!Bronze::over(table.state));
        table.make(EndTurn{});
        QVERIFY(Bronze::over(table.state));
    }
    // EN, DE game end: the start player's fifth gives everybody else one turn more.
    void byTheStartPlayerEverybodyElsePlaysOnceMore()
    {
        Table table(4);
        buyFifth(table);
        table.make(EndTurn{});
        for (int seat = 1; seat < 4; ++seat) {
            QCOMPARE(int{table.state.player}, seat);
            table.passTurn();
        }
        QVERIFY(Bronze::over(table.state));
    }
    // EN, DE game end: every monument in play finished by somebody, no matter by whom.
    void theLastMonumentEndsTheMatch()
    {
        Table table(2);
        table.finish(Monument::StepPyramid, 0);
        table.finish(Monument::StoneCircle, 1);
        table.finish(Monument::Obelisk, 0);
        table.finish(Monument::HangingGardens, 1);
        table.setBoxes(Monument::GreatWall, 12);
        table.collected(1, 0);
        QCOMPARE(endReason(table.state), EndReason::None);
        const auto effects = table.make(build(Target::GreatWall, 1));
        QCOMPARE(told<LastRound>(effects).why, EndReason::Monuments);
        table.make(EndTurn{});
        QVERIFY(!Bronze::over(table.state));
        table.passTurn();
        QVERIFY(Bronze::over(table.state));
    }
    // The news comes once.
    void theLastRoundIsAnnouncedOnce()
    {
        Table table(2);
        buyFifth(table);
        table.make(EndTurn{});
        giveFour(table, 1);
        table.collected(3, 15);
        QVERIFY(first<LastRound>(table.make(buy(Development::Medicine))) == nullptr);
    }
    // A rich sheet that fulfils neither goes on.
    void nothingElseEndsTheMatch()
    {
        Table table(2);
        table.setCities(7);
        table.setPegs({8, 7, 6, 5, 4});
        table.sheet().disasters = 50;
        giveFour(table, 0);
        table.finish(Monument::GreatWall);
        QCOMPARE(endReason(table.state), EndReason::None);
    }
    // EN, order of play: rounds go round the table, and each is counted.
    void roundsGoRoundTheTable()
    {
        Table table(3);
        std::vector<int> seats;
        std::vector<int> rounds;
        for (int turn = 0; turn < 7; ++turn) {
            seats.push_back(table.state.player);
            rounds.push_back(static_cast<int>(table.state.round));
            table.passTurn();
        }
        QCOMPARE(seats, (std::vector<int>{0, 1, 2, 0, 1, 2, 0}));
        QCOMPARE(rounds, (std::vector<int>{1, 1, 1, 2, 2, 2, 3}));
    }
    void theNextTurnBeginsClean()
    {
        Table table;
        table.owns({Development::Leadership});
        table.make(Roll{dice("workers coins choice")});
        table.make(Leadership{Face::Choice, Face::Coins});
        table.make(EndTurn{});
        QCOMPARE(table.state.step, Step::Start);
        QCOMPARE(int{table.state.rollsLeft}, 3);
        QVERIFY(table.state.dice.empty());
        QVERIFY(!table.state.leadershipUsed);
        QCOMPARE(int{table.state.workers}, 0);
        QCOMPARE(int{table.state.coins}, 0);
    }
    // Once over, every move of the game is refused; the table may still correct.
    void onceOverNothingIsPlayed()
    {
        Table table(2);
        table.passTurn();
        buyFifth(table);
        table.make(EndTurn{});
        const std::vector<Move> moves{Roll{dice("food food food")},
                                      Reroll{Dice(), dice("food food food")},
                                      Keep{},
                                      Leadership{Face::Coins, Face::Food},
                                      Choose{0},
                                      UseStone{1},
                                      build(Target::City4, 1),
                                      buy(Development::Coinage),
                                      discard({{Good::Wood, 1}}),
                                      EndTurn{},
                                      Preserve{},
                                      Spears{},
                                      Ship{},
                                      Swap{}};
        QCOMPARE(moves.size(), std::size_t{kKinds});
        for (const Move &move : moves)
            QCOMPARE(table.code(move), QByteArray("bronze.matchOver"));
        QCOMPARE(ListedMoves(table.state).size(), 0U);
        QCOMPARE(phaseOf(table.state), Phase::Over);
        QCOMPARE(table.code(correction(0, Object{{"food", 1}})), QByteArray());
    }
};

} // namespace tst_bronze_end

PEGSHEET_TEST(tst_bronze_end, TestEnd)
#include "tst_end.moc"
