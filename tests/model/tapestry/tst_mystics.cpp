// SPDX-License-Identifier: Apache-2.0
// The Mystics: four numbers are named at the start, each brings a resource of any kind once it is reached, and those that are exact
// in the fifth income turn bring 10 points each (civilizations.json; contract, readings 51, 54, 55 and 56).
#include "tests/model/tapestry/fulltable.h"
#include "tests/model/tapestry/matquestions.h"
#include "tests/registry.h"

#include <set>

namespace tst_tapestry_mystics {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr Civilization kMat = Civilization::Mystics;

std::string prediction(int tech, int districts, int control, int tracks)
{
    return "predict tech=" + std::to_string(tech) + " districts=" + std::to_string(districts)
        + " control=" + std::to_string(control) + " tracks=" + std::to_string(tracks);
}

// Player 0 has named these numbers; everybody has taken the first income, and player 0 is on turn.
TestTable predicted(int tech, int districts, int control, int tracks)
{
    TestTable table = withMats({"mystics", ""}, asPrinted());
    return table.play(prediction(tech, districts, control, tracks)).play({"income", "income"});
}

QStringList reached(const TestTable &table)
{
    QStringList names;
    for (const Predicted what : kAll<Predicted>)
        if (table.state().mats[kMat].isReached(what))
            names.append(QString::fromStdString(std::string(nameOf(what))));
    return names;
}

} // namespace

class TestMystics : public QObject
{
    Q_OBJECT

private slots:
    // The numbers first, then `any` by the sheet of 2023; nothing else as printed (DE p.32; contract, reading 51).
    void theStart()
    {
        TestTable adjusted(2, kNamed);
        adjusted.play({"skip", "civilization civilization=mystics"});
        QCOMPARE(textOf(nextShown(adjusted)), asked("predict", "mystics", false));
        QCOMPARE(adjusted.says("skip entry=0"), std::string("tapestry.notOptional"));
        adjusted.play(prediction(3, 2, 9, 4));
        QCOMPARE(adjusted.pending(), std::string("0 gain, 1 capital, 1 (step)"));
        QCOMPARE(anyOf(adjusted, kMat), 1);
        adjusted.play("gain resources={coin:1}");
        QCOMPARE(adjusted.pending(), std::string("1 capital, 1 (step)"));
        TestTable printed(2, asPrinted());
        printed.play({"skip", "civilization civilization=mystics"});
        printed.play(prediction(3, 2, 9, 4));
        QCOMPARE(printed.pending(), std::string("1 capital, 1 (step)"));
        for (const TestTable *table : {&adjusted, &printed})
            QCOMPARE(shownOf(*table, "civilizations"),
                     std::string("[{civilization:mystics,numbers:{tech:3,districts:2,control:9,tracks:4},reached:[]}]"));
    }
    // Every number of each: 1 to 9, of tracks 1 to 4 (civilizations.json; contract, "predict").
    void whatIsListed()
    {
        const TestTable table = withMats({"mystics", ""}, asPrinted());
        const ListedMoves listed(table.state());
        QCOMPARE(listed.countUsual(Kind::Predict), 9U * 9U * 9U * 4U);
        std::set<std::array<std::uint8_t, 4>> seen;
        for (std::uint32_t index = 0; index < listed.count(Kind::Predict); ++index) {
            const Move move = listed.at(Kind::Predict, index);
            QVERIFY(listed.placeOf(move) == index);
            QVERIFY(!refuses(table.state(), move));
            seen.insert(std::get<Predict>(move).numbers.values);
        }
        QCOMPARE(seen.size(), std::size_t{9 * 9 * 9 * 4});
        for (const std::string &line : {prediction(0, 1, 1, 1), prediction(10, 1, 1, 1), prediction(1, 10, 1, 1),
                                        prediction(1, 1, 0, 1), prediction(1, 1, 1, 5)})
            QCOMPARE(unreadable(line), std::string("input.outOfRange"));
        QCOMPARE(unreadable("predict tech=1 districts=1 control=1"), std::string("input.missingField"));
        QCOMPARE(predicted(2, 1, 2, 1).says(prediction(1, 1, 1, 1)), std::string("tapestry.notNow"));
    }
    // What is there already is reached at once, all of it by one answer (contract, reading 55).
    void reachedAsTheyAreNamed_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("the start") << QByteArray("tiles:0") << QStringList{"control"};
        QTest::newRow("more than that") << QByteArray("control:4") << QStringList{"control"};
        QTest::newRow("techs too") << QByteArray("techCards:[{card:clocks,row:top},{card:unknown,row:bottom}]")
                                   << QStringList{"tech", "control"};
        QTest::newRow("all") << QByteArray(
            "techCards:[{card:clocks,row:top},{card:barn,row:middle},{card:paper,row:bottom}],city:{districts:1},ends:[science]")
                             << QStringList{"tech", "districts", "control", "tracks"};
    }
    void reachedAsTheyAreNamed()
    {
        QFETCH(const QByteArray, fields);
        QFETCH(const QStringList, names);
        TestTable table = withMats({"mystics", ""}, asPrinted());
        set(table, fields.toStdString()).play(prediction(2, 1, 1, 1));
        QCOMPARE(reached(table), names);
        QCOMPARE(table.pending(), std::string("0 gain"));
        QCOMPARE(anyOf(table, kMat), static_cast<int>(names.size()));
        QCOMPARE(memberOf(nextShown(table), "why"), std::string("mystics"));
        QCOMPARE(table.phase(), std::string("setup"));
        table.play("gain resources={food:" + std::to_string(names.size()) + '}');
        QCOMPARE(table.phase(), std::string("turn"));
        // The adjustment comes besides.
        TestTable adjusted = withMats({"mystics", ""});
        set(adjusted, fields.toStdString()).play(prediction(2, 1, 1, 1));
        QCOMPARE(memberOf(nextShown(adjusted), "why"), std::string("mystics"));
        QCOMPARE(anyOf(adjusted, kMat), static_cast<int>(names.size()) + 1);
    }
    // A tech card: `any` stands right behind it and before what follows, once (contract, readings 33 and 55).
    void reachedByTechs()
    {
        TestTable table = predicted(2, 9, 9, 4);
        tell(table, "invent").play("invent card=clocks");
        QVERIFY(table.state().queue.empty() && reached(table).isEmpty());
        const int coins = table.player(0).resources[Resource::Coin];
        tell(table, "then(invent,coin)").play("invent card=paper");
        QCOMPARE(reached(table), QStringList{"tech"});
        QCOMPARE(table.pending(), std::string("0 gain, 0 (coin)"));
        QCOMPARE(textOf(nextShown(table)), std::string("{player:0,wants:gain,what:any,why:mystics,ready:true}"));
        QCOMPARE(int{table.player(0).resources[Resource::Coin]}, coins);
        table.play("gain resources={food:1}");
        QCOMPARE(int{table.player(0).resources[Resource::Coin]}, coins + 1);
        // Once for good, however the count goes on.
        tell(table, "pay(tech_card=>coin)").play("take cards=[paper]");
        for (const char *card : {"paper", "barn"})
            tell(table, "invent").play("invent card=" + std::string(card));
        QVERIFY(table.state().queue.empty());
        QCOMPARE(reached(table), QStringList{"tech"});
    }
    void reachedByConquest()
    {
        TestTable table = predicted(9, 9, 2, 4);
        tell(table, "conquer").play("conquer red=\"vp(4)\"");
        QCOMPARE(reached(table), QStringList{"control"});
        // The die waits (contract, reading 33).
        QCOMPARE(table.pending(), std::string("0 gain, 0 (vp(4))"));
        QCOMPARE(anyOf(table, kMat), 1);
        table.play("gain resources={food:1}");
        QCOMPARE(table.points(0, Source::Conquer), 4);
    }
    // A district of a city that is kept by numbers, and of one that is kept: besides what it brings itself.
    void reachedByDistricts()
    {
        TestTable table = predicted(9, 1, 9, 4);
        table.play("district player=0");
        QCOMPARE(reached(table), QStringList{"districts"});
        QCOMPARE(table.pending(), std::string("0 gain, 0 gain"));
        QCOMPARE(anyOf(table, kMat), 1);
        TestTable kept(2, asPrinted());
        kept.play({"capital capital=forest", "civilization civilization=mystics"});
        kept.play(prediction(9, 1, 9, 4)).play({"skip", "skip", "income", "income"});
        kept.play(gridOf(0, kLacksOne));
        tell(kept, "market");
        QVERIFY(reached(kept).isEmpty());
        kept.play("place x=0 y=0 turn=0");
        QCOMPARE(int{kept.player(0).districts}, 1);
        QCOMPARE(reached(kept), QStringList{"districts"});
        QCOMPARE(kept.pending(), std::string("0 gain, 0 gain"));
        QCOMPARE(anyOf(kept, kMat), 1);
    }
    // A track counts once its end is reached, also when the token goes back (contract, "ends").
    void reachedByTracks()
    {
        TestTable table = predicted(9, 9, 9, 1);
        set(table, "tracks:{exploration:[10],science:[11]}");
        tell(table, "adv_x(e)");
        QVERIFY(table.state().queue.empty() && reached(table).isEmpty());
        tell(table, "then(adv_x(e),coin)");
        QCOMPARE(reached(table), QStringList{"tracks"});
        QCOMPARE(table.pending(), std::string("0 gain, 0 (coin)"));
        table.play("gain resources={food:1}");
        tell(table, "reg_x(e)");
        tell(table, "adv_x(e)");
        tell(table, "adv_x(s)");
        QVERIFY(table.state().queue.empty());
    }
    // 10 points for each number that is exact in the fifth income turn, in no other (contract, reading 55).
    void exactAtTheEnd_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<int>("exact");
        const auto row = [](const char *name, const char *fields, int exact) {
            QTest::newRow(name) << QByteArray(fields) << exact;
        };
        row("none", "city:{districts:0}", 0);
        row("one more each",
            "techCards:[{card:clocks,row:top},{card:barn,row:top},{card:paper,row:top}],city:{districts:2},control:4,"
            "ends:[science,military]",
            0);
        row("techs of any row", "techCards:[{card:clocks,row:top},{card:unknown,row:bottom}]", 1);
        row("districts", "city:{districts:1}", 1);
        row("control", "control:3", 1);
        row("tracks", "ends:[technology]", 1);
        row("all", "techCards:[{card:clocks,row:top},{card:barn,row:top}],city:{districts:1},control:3,ends:[science]", 4);
    }
    void exactAtTheEnd()
    {
        QFETCH(const QByteArray, fields);
        QFETCH(const int, exact);
        const std::string mat = "civilizations:[{civilization:mystics,numbers:{tech:2,districts:1,control:3,tracks:1},"
                                "reached:[tech,districts,control,tracks]}],";
        for (int turn = 1; turn <= kIncomes; ++turn) {
            TestTable table = withMats({"", ""}, asPrinted());
            if (turn > 1)
                table.play({"income", "income"});
            beforeIncome(table, turn);
            set(table, mat + fields.toStdString()).play("income");
            QCOMPARE(int{table.player(0).ledger[Source::Civilization][5]}, turn == kIncomes ? 10 * exact : 0);
            QCOMPARE(table.points(0, Source::Civilization), turn == kIncomes ? 10 * exact : 0);
            QCOMPARE(anyOf(table, kMat), 0);
        }
    }
    // A number that is not named is none: where nothing is there, nothing is exact.
    void noNumbers()
    {
        TestTable table = withMats({"", ""}, asPrinted());
        table.play({"income", "income"});
        beforeIncome(table, 5);
        set(table, "civilizations:[{civilization:mystics}],city:{districts:0}").play("income");
        QCOMPARE(table.points(0, Source::Civilization), 0);
    }
    // Their points are counted once the other mats are done (contract, reading 56).
    void afterTheOthers()
    {
        const std::string own = "{civilization:mystics,numbers:{tech:9,districts:9,control:9,tracks:1}}";
        for (const std::string &mats : {own + ",{civilization:leaders}", "{civilization:leaders}," + own}) {
            TestTable table = withMats({"", ""}, asPrinted());
            table.play({"income", "income"});
            beforeIncome(table, 5);
            set(table, "civilizations:[" + mats + "],tracks:{exploration:[11]}").play("income");
            QCOMPARE(table.points(0, Source::Civilization), 0);
            TestTable declined = table;
            declined.play("skip");
            QCOMPARE(declined.points(0, Source::Civilization), 0);
            table.play("track track=exploration");
            QCOMPARE(reached(table), QStringList{"tracks"});
            QCOMPARE(table.points(0, Source::Civilization), 0);
            table.play("gain resources={coin:1}");
            QCOMPARE(table.points(0, Source::Civilization), 10);
        }
    }
    // Who has ended gains nothing any more (contract, reading 33).
    void whoHasEnded()
    {
        TestTable table = predicted(1, 9, 9, 4);
        set(table, "incomes:5");
        QVERIFY(table.player(0).finished);
        tell(table, "invent").play("invent card=clocks");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(table.points(0, Source::Civilization), 0);
    }
    // Drawn during play they are not kept: another mat is drawn and named (contract, reading 54).
    void duringPlay()
    {
        TestTable table = withMats({"", ""});
        table.play("benefit player=0 gains=civ");
        QCOMPARE(table.says("civilization civilization=mystics"), std::string("tapestry.noCard"));
        QVERIFY(table.valuesOf("civilization civilization=mystics") == Value(Object{{"civilization", "mystics"}}));
        QVERIFY(!listedLines(table, Kind::Civilization).contains("civilization civilization=mystics"));
    }
};

} // namespace tst_tapestry_mystics

PEGSHEET_TEST(tst_tapestry_mystics, TestMystics)
#include "tst_mystics.moc"
