// SPDX-License-Identifier: Apache-2.0
// Turns, income turns, achievements and the end of a match. F and M numbers are those of facts/rulings.json, "reading" those of the
// contract's readings.
#include "model/tapestry/mat.h"
#include "tests/model/tapestry/facts.h"
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

#include <QRegularExpression>

namespace tst_tapestry_turns {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// All have taken the first income turn, and player 0 that many.
TestTable inEra(int players, int era)
{
    TestTable table(players);
    for (int seat = 0; seat < players; ++seat)
        table.play("income");
    table.play("correct player=0 set=incomes:" + std::to_string(era));
    return table;
}

// The income turn without upgrade: what is gained before the neighbours, a card without effect, no lines.
void takeIncome(TestTable &table)
{
    table.play("income");
    const int seat = table.state().turn;
    while (table.state().turn == seat && !table.state().queue.empty()) {
        const std::string wants = table.pending().substr(2, table.pending().find(',') - 2);
        if (wants == "gain")
            table.play("gain resources=coin:" + std::to_string(table.player(seat).incomes - 1));
        else
            table.play(wants == "tapestry" ? "tapestry" : wants == "count" ? "count count=0" : "skip");
    }
}

} // namespace

class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    // DE p.6: the first turn is an income turn and brings one of everything, without points.
    void firstIncome()
    {
        TestTable table(3);
        QCOMPARE(table.says("advance track=science pay=worker:1"), std::string("tapestry.incomeFirst"));
        table.play("income");
        const Player &player = table.player(0);
        for (const Resource each : kAll<Resource>)
            QCOMPARE(int{player.resources[each]}, 1);
        QCOMPARE(player.tiles + player.tapestry, 2);
        QCOMPARE(int{player.vp}, 0);
        QCOMPARE(int{table.state().turn}, 1);
        QCOMPARE(int{table.state().tilesLeft}, kTerritoryTiles - 1);
    }
    // income_mat.json, test_vectors: what open slots bring (DE p.6, p.12).
    void incomeOfOpenSlots_data()
    {
        QTest::addColumn<QJsonObject>("vector");
        for (const QJsonValue vector : factsIn("income_mat.json")[u"test_vectors"].toArray())
            QTest::newRow(vector[u"source"].toString().toUtf8().constData()) << vector.toObject();
    }
    void incomeOfOpenSlots()
    {
        QFETCH(const QJsonObject, vector);
        TestTable table = inEra(2, 2);
        std::string open;
        for (const char *row : {"markets", "houses", "farms", "armories"})
            open += (open.empty() ? "" : ",") + (row + (':' + std::to_string(vector[u"open_slots"][QLatin1String(row)].toInt())));
        table.play("correct player=0 set=resources:{coin:0,worker:0,food:0,culture:0},tiles:0,tapestry:1,control:5,open:{" + open
                   + "},techs:{bottom:2}");
        table.play({"income", "gain resources=food:2", "tapestry", "skip", "skip", "count count=4"});
        const Player &player = table.player(0);
        const QMap<QString, int> now{{QStringLiteral("coin"), player.resources[Resource::Coin]},
                                     {QStringLiteral("worker"), player.resources[Resource::Worker]},
                                     {QStringLiteral("food"), player.resources[Resource::Food] - 2},
                                     {QStringLiteral("culture"), player.resources[Resource::Culture]},
                                     {QStringLiteral("tile"), player.tiles},
                                     {QStringLiteral("tapestry"), player.tapestry}};
        QCOMPARE(now, amountsIn(vector[u"income"].toString()));
        if (vector.contains(u"vp_icons")) {
            const QMap<QString, int> icons = amountsIn(vector[u"vp_icons"].toString());
            QCOMPARE(table.points(0, Source::Income),
                     icons[QStringLiteral("vp_per(tech)")] * 2 + icons[QStringLiteral("vp_per(city)")] * 4
                         + icons[QStringLiteral("vp_per(control)")] * 5);
        }
    }
    // DE p.11, p.15: which steps an income turn has.
    void steps()
    {
        TestTable table = inEra(2, 1);
        table.play("correct player=0 set=techs:{bottom:1}").play("income");
        QCOMPARE(table.pending(), std::string("0 gain, 0 (step), 0 (step), 0 (step), 0 (step)"));
        table.play("gain resources=coin:1");
        QCOMPARE(table.pending(), std::string("0 tapestry, 0 (step), 0 (step), 0 (step)"));
        table.play("tapestry");
        QCOMPARE(table.pending(), std::string("0 effect, 0 (step), 0 (step), 0 (step)"));
        table.play("effect gains=\"vp(3)\"");
        QCOMPARE(table.pending(), std::string("0 upgrade, 0 (step), 0 (step)"));
        table.play("skip");
        QCOMPARE(table.pending(), std::string("0 count, 0 (step)"));
        table.play("count count=2");
        QCOMPARE(table.points(0, Source::Tapestry), 3);
        QCOMPARE(table.points(0, Source::Income), 1 + 2);
        QCOMPARE(int{table.state().turn}, 1);
    }
    // F17, F17b: no card in the last income turn; one that comes otherwise goes on the mat all the same.
    void lastIncome()
    {
        TestTable table = inEra(2, 4);
        table.play("correct player=0 set=techs:{bottom:1},tapestry:2,played:3").play("income");
        QCOMPARE(table.pending(), std::string("0 upgrade, 0 (step)"));
        table.play({"upgrade row=bottom", "effect gains=overplay", "tapestry", "skip", "count count=1"});
        QCOMPARE(int{table.player(0).played}, 4);
        // No income, and the player is done.
        QVERIFY(table.player(0).finished);
        QCOMPARE(int{table.player(0).resources[Resource::Coin]}, 1);
    }
    // M02: before both neighbours.
    void eraBonus_data()
    {
        QTest::addColumn<int>("era");
        QTest::addColumn<int>("right");
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("bonus");
        for (int era = 2; era <= 4; ++era) {
            QTest::addRow("era %d before the neighbours", era) << era << era - 1 << era - 1 << era - 1;
            QTest::addRow("era %d after the right one", era) << era << era << era - 1 << 0;
            QTest::addRow("era %d after the left one", era) << era << era - 1 << era << 0;
        }
        QTest::addRow("era 5 has none") << 5 << 4 << 4 << 0;
    }
    void eraBonus()
    {
        QFETCH(const int, era);
        QFETCH(const int, right);
        QFETCH(const int, left);
        QFETCH(const int, bonus);
        TestTable table = inEra(4, era - 1);
        table.play("correct player=3 set=incomes:" + std::to_string(right))
            .play("correct player=1 set=incomes:" + std::to_string(left))
            .play("correct player=2 set=incomes:4")
            .play("income");
        if (bonus == 0) {
            QVERIFY(table.says("gain resources=coin:1") != "");
            return;
        }
        QCOMPARE(table.says("gain resources=coin:" + std::to_string(bonus + 1)), std::string("tapestry.noOption"));
        table.play("gain resources=coin:" + std::to_string(bonus));
        QCOMPARE(int{table.player(0).resources[Resource::Coin]}, 1 + bonus);
    }
    // Reading 21: alone it is always gained.
    void eraBonusAlone()
    {
        TestTable table(1);
        table.play({"income", "income"});
        QCOMPARE(table.pending(), std::string("0 gain, 0 (step), 0 (step), 0 (step), 0 (step)"));
    }
    // M03: with an empty hand the card on top is laid face down, without effect.
    void emptyHand()
    {
        TestTable table = inEra(2, 1);
        table.play("correct player=0 set=tapestry:0").play({"income", "gain resources=food:1"});
        QCOMPARE(table.pending(), std::string("0 count, 0 (step)"));
        QCOMPARE(int{table.player(0).played}, 1);
    }
    // M04: what goes above eight is lost.
    void fullStores()
    {
        TestTable table = inEra(2, 1);
        table.play("correct player=0 set=resources:{coin:8}").play("benefit player=0 gains=coin");
        QCOMPARE(int{table.player(0).resources[Resource::Coin]}, 8);
        QCOMPARE(int{table.did<Got>().front().lost}, 1);
        // Reading 10: any is asked even then.
        table.play("correct player=0 set=resources:{coin:8,worker:8,food:8,culture:8}").play("benefit player=0 gains=any");
        QCOMPARE(table.pending(), std::string("0 gain"));
    }
    // F15: a slot that is uncovered brings nothing before the next income turn.
    void uncoveredSlots()
    {
        TestTable table = inEra(2, 1);
        table.play("benefit player=0 gains=\"market*2\"");
        QCOMPARE(int{table.player(0).open[Building::Market]}, 3);
        QCOMPARE(int{table.player(0).resources[Resource::Coin]}, 1);
    }
    // DE p.6: costs, and what is missing.
    void costs()
    {
        TestTable table = inEra(2, 1);
        table.play(
            "correct player=0 set=resources:{coin:1,worker:0,food:2,culture:1},tracks:{exploration:[6],science:[3],military:[9]}");
        QCOMPARE(table.says("advance track=exploration pay=coin:1,culture:1"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("advance track=exploration pay=food:1,coin:1"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("advance track=exploration pay=food:3"), std::string("tapestry.notEnough"));
        QCOMPARE(table.says("advance track=science pay=worker:1,coin:1"), std::string("tapestry.notEnough"));
        QCOMPARE(table.says("advance track=military pay=culture:2"), std::string("tapestry.notEnough"));
        QCOMPARE(table.says("advance track=exploration pay=food:1,coin:1,culture:1"), std::string());
        QCOMPARE(table.says("advance track=exploration token=5 pay=food:1,coin:1,culture:1"), std::string("tapestry.noOption"));
        table.play("advance track=exploration pay=food:2,culture:1");
        QCOMPARE(int{table.player(0).resources[Resource::Coin]}, 1);
        QCOMPARE(table.says("income"), std::string("tapestry.pending"));
    }
    // M16, DE p.14: any own token may go on; without a token said, the furthest that can.
    void severalTokens()
    {
        TestTable table = inEra(2, 1);
        table.play("correct player=0 set=tracks:{technology:[12,4,0]}");
        TestTable other = table;
        table.play("advance track=technology token=0 pay=coin:1");
        QVERIFY(table.player(0).tracks[Track::Technology].has(1));
        other.play("correct player=0 set=resources:{coin:2}").play("advance track=technology pay=coin:2");
        QVERIFY(other.player(0).tracks[Track::Technology].has(5));
    }

    // F07, F25: the first on a tier takes its landmark, however it came there; nobody else does.
    void landmarks()
    {
        TestTable table = inEra(2, 1);
        table.play("correct player=0 set=tracks:{military:[3]}").play("benefit player=0 gains=\"research_x\"");
        table.play("research face=military");
        QCOMPARE(int{table.state().landmarks[Landmark::Barracks]}, 0);
        table.play("correct player=1 set=tracks:{military:[3]}").play("benefit player=1 gains=\"adv_x(m)\"");
        QCOMPARE(int{table.state().landmarks[Landmark::Barracks]}, 0);
        table.play("benefit player=1 gains=\"landmark(barracks)\"");
        QCOMPARE(table.did<LeftOut>().size(), std::size_t{1});
        QCOMPARE(landmarksOf(table.state(), 1), 0);
    }
    // F20: at once, in another player's turn too.
    void inAnothersTurn()
    {
        TestTable table = inEra(2, 1);
        table.play("correct player=1 set=tracks:{science:[11]}").play("benefit player=1 gains=\"adv_x(s)\"");
        QCOMPARE(table.points(1, Source::Achievements), 10);
        QVERIFY(table.player(1).ends.has(Track::Science));
        // F21: once, and the next player's prize is no smaller for it.
        table.play("correct player=1 set=tracks:{military:[11]}").play("benefit player=1 gains=\"adv_x(m)\"");
        QCOMPARE(table.points(1, Source::Achievements), 10);
        QCOMPARE(table.state().achievements[Achievement::CompleteTrack].count(), 1);
        // A tier that is entered first in another's turn brings its landmark at once.
        table.play("correct player=1 set=tracks:{exploration:[3]}").play("benefit player=1 gains=\"adv_x(e)\"");
        QCOMPARE(int{table.state().landmarks[landmarkOf(Track::Exploration, 4)]}, 1);
        QCOMPARE(int{table.state().turn}, 0);
    }
    // achievements.json: points by the order in which they are reached (DE p.15).
    void prizes()
    {
        TestTable table(4);
        for (int seat = 0; seat < 4; ++seat)
            table.play("income");
        for (const char seat : {'2', '0', '3', '1'}) {
            table.play(std::string("correct player=") + seat + " set=tracks:{science:[11]}");
            table.play(std::string("benefit player=") + seat + " gains=\"adv_x(s)\"");
        }
        QCOMPARE(table.points(2, Source::Achievements), 15);
        QCOMPARE(table.points(0, Source::Achievements), 10);
        QCOMPARE(table.points(3, Source::Achievements), 5);
        QCOMPARE(table.points(1, Source::Achievements), 0);
    }

    // M10, DE p.15: everybody takes five incomes, then most points win, or the tallest landmark.
    void theEnd()
    {
        TestTable table(2);
        while (table.state().step == Step::Turns)
            takeIncome(table);
        // Tapestry cards and icons of tech are all they have.
        QVERIFY(table.player(0).finished && table.player(1).finished);
        QCOMPARE(table.phase(), std::string("tie"));
        QCOMPARE(table.says("income"), std::string("tapestry.notNow"));
        QCOMPARE(table.says("tallest player=2"), std::string("input.outOfRange"));
        table.play("tallest player=1");
        QCOMPARE(table.phase(), std::string("over"));
        QCOMPARE(int{table.state().shared}, 2);
        QCOMPARE(table.says("income"), std::string("tapestry.finished"));
        // The table overrules the points afterwards.
        table.play("correct player=0 set=vp:50");
        QCOMPARE(table.phase(), std::string("over"));
        QCOMPARE(int{table.state().shared}, 1);
    }
    void tieByResources()
    {
        TestTable table(2, {{"tieBreak", "resources"}});
        table.play({"income", "income"});
        table.play("correct player=0 set=incomes:4").play("correct player=1 set=incomes:5");
        table.play("correct player=0 set=resources:{coin:5}").play({"income", "count count=0"});
        QCOMPARE(table.phase(), std::string("over"));
        QCOMPARE(int{table.state().shared}, 1);
    }
    // A finished player is passed over; the others go on.
    void finishedPlayersArePassedOver()
    {
        TestTable table = inEra(3, 1);
        table.play("correct player=1 set=incomes:5").play("correct player=0 set=resources:{coin:3}");
        table.play("advance track=technology pay=coin:1");
        QCOMPARE(int{table.state().turn}, 2);
        // M15, reading 27.
        table.play("benefit player=1 gains=\"vp(4)\"");
        QCOMPARE(table.points(1, Source::Typed), 4);
    }

private:
    // "coin*3,worker*4": each with how many, once where that is not said.
    static QMap<QString, int> amountsIn(const QString &text)
    {
        QMap<QString, int> amounts;
        for (const QString &each : text.split(QRegularExpression(QStringLiteral(",(?![^(]*\\))"))))
            amounts[each.section(u'*', 0, 0)] += each.contains(u'*') ? each.section(u'*', 1).toInt() : 1;
        return amounts;
    }
};

} // namespace tst_tapestry_turns

PEGSHEET_TEST(tst_tapestry_turns, TestTurns)
#include "tst_turns.moc"
