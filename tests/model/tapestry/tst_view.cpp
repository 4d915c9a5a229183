// SPDX-License-Identifier: Apache-2.0
// The state as the outside sees it (contract, The queue and State), the score lines, and what moves cost in codes.
#include "model/core/meter.h"
#include "model/tapestry/game.h"
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

namespace tst_tapestry_view {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

Value valueOf(const TestTable &table)
{
    Setup setup;
    for (int seat = 0; seat < table.state().players; ++seat)
        setup.players.push_back("Player " + std::to_string(seat + 1));
    return Game::stateValue(table.state(), setup);
}

// `what` and `why` of each entry, the next first; in brackets where it is not ready, with ? where it is optional.
std::string queueOf(const TestTable &table)
{
    const Value state = valueOf(table);
    std::string text;
    for (const Value &entry : *state.find("queue")->array()) {
        const std::string inner = *entry.find("what")->text() + ' ' + *entry.find("why")->text();
        text += text.empty() ? "" : ", ";
        text += *entry.find("ready")->truth() ? inner : '(' + inner + ')';
        text += entry.find("optional") != nullptr ? "?" : "";
    }
    return text;
}

TestTable begun()
{
    TestTable table(2);
    table.play({"income", "income", "correct player=0 set=resources:{coin:8,worker:8,food:8,culture:8}"});
    return table;
}

} // namespace

class TestView : public QObject
{
    Q_OBJECT

private slots:
    void whatIsPendingAndWhy()
    {
        TestTable table = begun();
        table.play("correct player=0 set=incomes:2,techs:{bottom:1}").play("income");
        QCOMPARE(queueOf(table), std::string("any*2 era3, (play income3), (upgrade income3)?, (score income3), (income income3)"));
        const Value first = valueOf(table).find("queue")->array()->front();
        QVERIFY(first == Value(Object{{"player", 0}, {"wants", "gain"}, {"what", "any*2"}, {"why", "era3"}, {"ready", true}}));
        table.play({"gain resources=coin:2", "tapestry"});
        QCOMPARE(queueOf(table), std::string("play tapestry, (upgrade income3)?, (score income3), (income income3)"));
        table.play({"skip", "upgrade row=bottom"});
        QCOMPARE(queueOf(table), std::string("circle tech, (score income3), (income income3)"));
    }
    void spacesAndTheirBonuses()
    {
        TestTable table = begun();
        table.play("correct player=0 set=tracks:{military:[5]}").play("advance track=military pay=culture:2");
        QCOMPARE(queueOf(table), std::string("conquer military6, (pay(any=>armory) military6.bonus)?"));
        table.play("correct player=1 set=control:3").play("conquer black=\"territory_benefit\" tile=upgrade against=1 trap=true");
        QCOMPARE(queueOf(table), std::string("any trap, (pay(any=>armory) military6.bonus)?"));
        table.play({"district player=0", "benefit player=1 gains=\"or(coin,farm)\" why=\"the moon\""});
        QCOMPARE(queueOf(table), std::string("or(coin,farm) benefit, any district, any trap, (pay(any=>armory) military6.bonus)?"));
        QVERIFY(*valueOf(table).find("activated") == Value(Array{"military6"}));
    }
    void tilesAndRepetitions()
    {
        TestTable table = begun();
        table.play("correct player=0 set=tracks:{science:[11]},space:1").play("advance track=science pay=worker:2");
        table.play("research face=military");
        QCOMPARE(queueOf(table), std::string("research_x_push5*3 science12"));
        table.play("benefit player=0 gains=\"explore_space\"").play("space tile=6");
        QCOMPARE(queueOf(table), std::string("research space6, research_x_push5*3 science12"));
    }
    void aPlayer()
    {
        TestTable table = begun();
        table.play(
            "correct player=0 set=tracks:{technology:[12,4]},ends:[technology],landmarks:[forge],explored:[3,13],city:{lines:4}");
        const Value player = valueOf(table).find("players")->array()->front();
        QVERIFY(*player.find("name") == Value("Player 1"));
        QVERIFY(*player.find("tracks")->find("technology") == Value(Array{12, 4}));
        QVERIFY(*player.find("tracks")->find("science") == Value(Array{0}));
        QVERIFY(*player.find("landmarks") == Value(Array{"forge"}));
        QVERIFY(*player.find("explored") == Value(Array{3, 13}));
        QVERIFY(*player.find("city") == Value(Object{{"lines", 4}, {"districts", 0}}));
        QVERIFY(*player.find("open") == Value(Object{{"markets", 1}, {"houses", 1}, {"farms", 1}, {"armories", 1}}));
        QVERIFY(*player.find("outposts") == Value(8) && *player.find("control") == Value(1)
                && *player.find("civilizations") == Value(1));
    }
    // Reading 23: a line a source, an item an era.
    void scoreLines()
    {
        TestTable table = begun();
        table.play("benefit player=0 gains=\"vp(7)\"")
            .play("correct player=0 set=incomes:2")
            .play("benefit player=0 gains=\"vp(2)\"");
        table.play("correct player=0 set=tracks:{exploration:[4]},control:5").play("benefit player=0 gains=\"adv(e)\"");
        const Score score = scoreOf(table.state(), 0);
        QCOMPARE(score.total, 14);
        const ScoreLine &typed = score.lines.at(static_cast<std::size_t>(Source::Typed));
        QCOMPARE(std::string(typed.what), std::string("typed"));
        QVERIFY((typed.items == std::vector<ScoreItem>{{"era1", 7, {}}, {"era2", 2, {}}}));
        QCOMPARE(score.lines.at(static_cast<std::size_t>(Source::Spaces)).points, 5);
        QCOMPARE(score.lines.size(), kCount<Source>);
    }
    // An advance whose payment is the only one costs next to nothing, and naming what need not be named costs more.
    void bitsOfMoves()
    {
        TestTable table = begun();
        table.play("correct player=0 set=tracks:{exploration:[9],science:[9],military:[9],technology:[9]}");
        const auto bits = [&](const char *line) {
            EntropyMeter meter;
            (void)codeMove(meter, table.state(), moveOf(line));
            return meter.bits();
        };
        QVERIFY(bits("advance track=science pay=worker:2") < 3.0);
        QVERIFY(bits("advance track=science token=9 pay=worker:2") > bits("advance track=science pay=worker:2") + 3);
        QVERIFY(bits("benefit player=0 gains=\"vp(5)\"") < 32.0);
    }
    // Random matches of four players, about as long as real ones, in one code of at most 12-M (287 bytes).
    void bitsOfAMatch()
    {
        double most = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Setup setup;
            setup.players = {"Ann", "Bo", "Cy", "Di"};
            State state;
            QVERIFY(!start(setup, state));
            Random random(seed);
            EntropyMeter meter;
            while (state.step != Step::Over) {
                State before = state;
                (void)codeMove(meter, before, playRandomly(state, random));
            }
            most = std::max(most, meter.bits());
        }
        QVERIFY2(most / 8 < 287, std::to_string(most / 8).c_str());
    }
};

} // namespace tst_tapestry_view

PEGSHEET_TEST(tst_tapestry_view, TestView)
#include "tst_view.moc"
