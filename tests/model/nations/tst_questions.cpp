// SPDX-License-Identifier: Apache-2.0
// What leaves nothing to decide is not asked where a match is agreed on so; one that is stored without that asks it as ever.
#include "tests/model/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_questions {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

const Object kFull{{"depth", "full"}, {"needlessQuestions", false}};
const Object kNoTrades{{"depth", "full"}, {"famineTrades", false}, {"needlessQuestions", false}};

const Object kTiles{{"needlessQuestions", false}};
const std::string kAllTiles = "developments:[null,null,null,null,null],advisor:{kind:advisor,points:2},colonies:[],built:[]";

// The second age, of which tiles are kept after one of which they were not.
Table afterTracks(Object options)
{
    Table table(2, std::move(options));
    table.play("deal famine=9 war=9 depth=tracks").goTo(Step::Deal, 2).play("deal famine=9 war=9 depth=tiles");
    return table;
}

// All have passed with these faces.
Table passed(const std::string &event, std::initializer_list<std::string> faces, Object options = kFull)
{
    Table table(static_cast<int>(faces.size()), std::move(options));
    table.play("deal " + event);
    for (const std::string &rolled : faces)
        table.play("roll faces=" + rolled).play("pass");
    return table;
}

// Who is asked what, question by question, while nothing is spent: "famine 1, war 0".
std::string asked(Table table)
{
    std::string questions;
    while (table.state().step >= Step::Books && table.state().step <= Step::War) {
        questions += (questions.empty() ? "" : ", ") + table.phase() + ' ' + std::to_string(table.state().player);
        table.play(table.phase());
    }
    return questions;
}

Setup setupOf(int players, Object options)
{
    Setup setup;
    setup.players.assign(static_cast<std::size_t>(players), "Somebody");
    setup.options = std::move(options);
    return setup;
}

// The question of that state changes nothing, and is asked all the same.
bool isNeedlessNow(State state)
{
    state.agreed.asksNeedless = false;
    const bool isSpending = state.step == Step::Famine || state.step == Step::War;
    return isSpending && !isAsked(state, state.player, state.step);
}

void make(State &state, const Move &move)
{
    NoEffects quiet;
    apply(state, move, quiet);
}

// Nothing is spent until it is that seat's turn at that step.
void goOnTo(State &state, const State &there)
{
    while ((state.step == Step::Famine || state.step == Step::War) && (state.step != there.step || state.player != there.player))
        make(state, state.step == Step::Famine ? Move(Famine()) : Move(War()));
}

std::vector<AgePoints> ledgersOf(const State &state)
{
    std::vector<AgePoints> points;
    for (const Player &player : state.seated())
        points.insert(points.end(), player.ledger.begin(), player.ledger.end());
    return points;
}

} // namespace

class TestQuestions : public QObject
{
    Q_OBJECT

private slots:
    // DE Hungersnot: food in at least that number
    void aFamineIsAskedAboutWhereFoodCanBeEnough()
    {
        const auto asks = [](const char *event) {
            return asked(passed(event, {"whiteFood:2,whiteGold:3", "whiteFood:3,whiteGold:2"}, kNoTrades));
        };
        QCOMPARE(asks("famine=2 war=9"), std::string("famine 1, famine 0"));
        QCOMPARE(asks("famine=3 war=9"), std::string("famine 1"));
        QCOMPARE(asks("famine=4 war=9"), std::string());
    }
    // DE Würfel eintauschen: two dice for a food
    void tradedDiceAreFoodToo()
    {
        const auto asks = [](const char *event) {
            return asked(passed(event, {"whiteFood:2,whiteGold:3", "whiteFood:3,whiteGold:2"}));
        };
        QCOMPARE(asks("famine=3 war=9"), std::string("famine 1, famine 0"));
        QCOMPARE(asks("famine=4 war=9"), std::string("famine 1"));
        QCOMPARE(asks("famine=5 war=9"), std::string());
    }
    // DE Krieg: strength in at least that number
    void aWarIsAskedAboutWhereStrengthCanBeEnough()
    {
        const auto asks = [](const char *event) {
            return asked(passed(event, {"whiteStrength:2,whiteGold:3", "whiteStrength:3,whiteGold:2"}, kNoTrades));
        };
        QCOMPARE(asks("famine=9 war=2"), std::string("war 0, war 1"));
        QCOMPARE(asks("famine=9 war=3"), std::string("war 1"));
        QCOMPARE(asks("famine=9 war=4"), std::string());
    }
    // What is not asked is told as it went.
    void whatIsNotAskedIsTold()
    {
        const Table table = passed("famine=5 war=4", {"whiteFood:2,whiteGold:3", "whiteFood:3,whiteGold:2"});
        QCOMPARE(table.phase(), std::string("deal"));
        QCOMPARE(table.did<FamineTold>().size(), std::size_t{2});
        QVERIFY(!table.did<FamineTold>()[0].met && !table.did<WarTold>()[1].met);
    }
    // DE Zugreihenfolge: strength that is traded for food orders no more
    void aFamineIsAskedAboutWhereTheTurnOrderCanBeAnother()
    {
        const auto asks = [](std::initializer_list<std::string> faces) { return asked(passed("famine=9 war=9", faces)); };
        QCOMPARE(asks({"whiteStrength:2,whiteGold:3", "whiteStrength:1,whiteGold:4"}), std::string("famine 1, famine 0"));
        // Nobody has strength.
        QCOMPARE(asks({"whiteBook:1,whiteGold:4", "whiteGold:5"}), std::string("books 0"));
        // The other has none, and who is level keeps the order: strength matters to whoever would overtake with it.
        QCOMPARE(asks({"whiteStrength:2,whiteGold:3", "whiteGold:5"}), std::string());
        QCOMPARE(asks({"whiteGold:5", "whiteStrength:2,whiteGold:3"}), std::string("famine 1"));
        // Of five dice of strength one cannot be traded, and the other one's is at most that.
        QCOMPARE(asks({"whiteStrength:5", "whiteStrength:1,whiteGold:4"}), std::string());
        // Where the other one is asked first, what is left then is certain.
        QCOMPARE(asks({"whiteStrength:1,whiteGold:4", "whiteStrength:5"}), std::string("famine 1"));
    }
    void oneAloneHasNobodyToBeBefore()
    {
        Table table(1, kFull);
        table.play({"deal famine=9 war=9", "opponentRoll books=0", "roll faces=whiteStrength:2,whiteGold:3", "pass"});
        QCOMPARE(table.phase(), std::string("deal"));
    }
    // Who has answered keeps what is left.
    void strengthThatWasTradedDecidesNothingAnyMore()
    {
        Table table = passed("famine=9 war=9", {"whiteStrength:2,whiteGold:3", "whiteStrength:1,whiteGold:4"});
        table.play("famine dice=whiteStrength:1,whiteGold:1");
        QCOMPARE(table.phase(), std::string("deal"));
        QVERIFY(table.says("famine") == "nations.tooEarly");
    }
    // DE Solospiel: where no tile is left there is none to take, and a four is not rolled again
    void theOpponentTakesNothingOfAnEmptyOffer()
    {
        const std::string column = "[{kind:colony},{kind:colony},{kind:colony}]";
        for (const bool needless : {false, true}) {
            Table table(1, {{"offer", true}, {"soloHarder", true}, {"needlessQuestions", needless}});
            table.play("deal famine=9 war=9 offer=[" + column + ',' + column + ',' + column + ']').play("opponentRoll books=0");
            table.play("correct set=offer:[[null,{kind:colony},null],[{kind:colony},null,null],[null,null,null]]");
            table.play("buy column=1 row=2");
            QCOMPARE(table.phase(), std::string("remove"));
            // The last one is taken.
            table.play("opponentRemove d4=2");
            QCOMPARE(table.phase(), std::string("actions"));
            table.play("reroll");
            QCOMPARE(table.phase(), std::string(needless ? "remove" : "actions"));
        }
    }
    // DE Spielende: points of tiles that a correction put in after an age without tiles are counted, not asked for
    void tilesThatWerePutInAreNotAskedForAtTheEnd()
    {
        Table table = afterTracks(kTiles);
        table.play("correct player=0 set=colonies:[{kind:colony,points:3}],advisor:{kind:advisor,points:1}");
        table.play("correct player=1 set=colonies:[],built:[{kind:wonder,points:4,stone:2}],advisor:{kind:advisor}");
        table.play("correct player=1 set=developments:[null,null,null,null,null]");
        table.goTo(Step::Sums, 4);
        QCOMPARE(int{table.state().player}, 0);
        QCOMPARE(table.says("tilePoints player=1"), std::string("nations.tilesKnown"));
        QCOMPARE(table.says("tilePoints player=0 colonies=3"), std::string("nations.tilesKnown"));
        table.play("tilePoints player=0 developments=5 wonders=2");
        QVERIFY(table.match().over());
        QCOMPARE(totalOf(table.state(), 0), 3 + 1 + 5 + 2);
        QCOMPARE(tileTotals(table.state(), table.player(1)).total(), 4);
        const auto lines = table.match().scores()[0].lines;
        QVERIFY(lines[3].items.empty() && lines[5].items.size() == 1);
        // What is known is corrected as tiles, the rest as numbers.
        QCOMPARE(table.says("correct player=0 set=tilePoints:{colonies:4}"), std::string("nations.correctionNotNow"));
        QCOMPARE(table.says("correct player=0 set=tilePoints:{wonders:4}"), std::string());
    }
    void whereAllWerePutInTheMatchIsOverByItself()
    {
        Table table = afterTracks(kTiles);
        table.play("correct player=0 set=" + kAllTiles).play("correct player=1 set=" + kAllTiles);
        table.goTo(Step::Order, 4).play({"strength player=1 strength=0", "strength player=0 strength=0"});
        QVERIFY(table.match().over() && table.did<AgeEnded>().at(0).over);
        // Also where they are put in when they are asked for.
        Table late = afterTracks(kTiles);
        late.goTo(Step::Sums, 4).play("correct player=0 set=" + kAllTiles);
        QCOMPARE(int{late.state().player}, 1);
        late.play("correct player=1 set=" + kAllTiles);
        QVERIFY(late.match().over() && tileTotals(late.state(), late.player(1)).total() == 2);
    }
    void whatCameAfterwardsWithoutTilesIsAskedFor()
    {
        Table table = afterTracks(kTiles);
        table.play("correct player=0 set=" + kAllTiles).goTo(Step::Deal, 3).play("deal famine=9 war=9 depth=tracks");
        // The age goes on without tiles: more may come.
        table.play("correct player=0 set=" + kAllTiles).goTo(Step::Sums, 4).play("tilePoints player=0 colonies=7");
        QCOMPARE(totalOf(table.state(), 0), 7);
        // What was typed stays, as it does where nothing of this was agreed on.
        table.play("correct player=0 set=" + kAllTiles);
        QCOMPARE(totalOf(table.state(), 0), 7);
        Table stored = afterTracks({});
        stored.play("correct player=0 set=" + kAllTiles).goTo(Step::Sums, 4).play("tilePoints player=0 colonies=7");
        QCOMPARE(totalOf(stored.state(), 0), 7);
    }
    // Stored without that agreement every question is there, with whatever was answered.
    void aStoredMatchAsksThemAll()
    {
        Table table(2, {{"depth", "full"}});
        table.play({"deal famine=9 war=9", "roll faces=whiteStrength:2,whiteGold:3", "pass", "roll faces=whiteGold:5", "pass"});
        table.play({"famine dice=whiteGold:4", "famine", "war dice=whiteStrength:1"});
        QCOMPARE(table.phase(), std::string("deal"));
        QVERIFY(begun(setupOf(2, {})) == (Object{{"needlessQuestions", false}}));
        QVERIFY(begun({{"Ann"}, {}, {}, "scoring"}).empty());
    }
    // Whatever was answered to the questions that are not asked: without them the match is the same.
    void theirAnswersChangeNothing_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= kMaxSeats; ++players)
            QTest::addRow("%d", players) << players;
    }
    void theirAnswersChangeNothing()
    {
        QFETCH(const int, players);
        int questions = 0;
        int needless = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            State all;
            State few;
            QVERIFY(!start(setupOf(players, {{"depth", "full"}}), all) && !start(setupOf(players, kFull), few));
            while (all.step != Step::Over) {
                const State before = all;
                const Move move = playRandomly(all, random);
                const bool isQuestion = before.step == Step::Famine || before.step == Step::War;
                questions += isQuestion ? 1 : 0;
                if (isNeedlessNow(before)) {
                    ++needless;
                    continue;
                }
                goOnTo(few, before);
                QVERIFY2(!refuses(few, move), notation(TheMatch::moveValue(move)).c_str());
                make(few, move);
            }
            goOnTo(few, all);
            QVERIFY(few.step == Step::Over && ledgersOf(few) == ledgersOf(all) && few.order == all.order);
        }
        QVERIFY(needless > 0 && needless < questions);
    }
};

} // namespace tst_nations_questions

PEGSHEET_TEST(tst_nations_questions, TestQuestions)
#include "tst_questions.moc"
