// SPDX-License-Identifier: Apache-2.0
// Civilizations that are known by name: what is agreed, how players begin with them, and how others come.
#include "model/core/fields.h"
#include "tests/model/tapestry/mattable.h"
#include "tests/registry.h"

namespace tst_tapestry_mats {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

MaybeRefusal refusalOf(Object options, std::string_view mode = "play")
{
    Setup setup{{"A", "B"}, "base", std::move(options)};
    setup.mode = mode;
    State state;
    return start(setup, state);
}

} // namespace

class TestMats : public QObject
{
    Q_OBJECT

private slots:
    // Contract, reading 30.
    void namesAreKeptWhereCardsAre_data()
    {
        QTest::addColumn<Object>("options");
        QTest::addColumn<QByteArray>("field");
        const auto row = [](const char *name, const Object &options, const char *field) {
            QTest::newRow(name) << options << QByteArray(field);
        };
        row("another depth", {{"civilizations", "named"}}, "civilizations");
        row("counted cards", {{"depth", "full"}, {"civilizations", "named"}}, "civilizations");
        row("income turns", {{"depth", "income"}, {"civilizations", "named"}}, "civilizations");
        row("adjustments", {{"adjustments", "none"}}, "adjustments");
        row("adjustments of income turns", {{"depth", "income"}, {"adjustments", "none"}}, "adjustments");
    }
    void namesAreKeptWhereCardsAre()
    {
        QFETCH(const Object, options);
        QFETCH(const QByteArray, field);
        const auto refusal = refusalOf(options);
        QVERIFY(refusal && refusal->code == "input.outOfRange");
        QVERIFY(*Value(refusal->values).find("field") == Value(field.toStdString()));
    }
    void whatCanBeAgreed()
    {
        const Object named{{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}};
        QVERIFY(!refusalOf(named));
        QCOMPARE(std::string(refusalOf(named, "scoring")->code), std::string("input.outOfRange"));
        for (const char *value : {"2023", "none"})
            QVERIFY(!refusalOf({{"depth", "full"}, {"adjustments", value}}));
        QCOMPARE(std::string(refusalOf({{"depth", "full"}, {"cards", "named"}, {"civilizations", "all"}})->code),
                 std::string("input.unknownValue"));
        // The default stands first (contract, options of part 3).
        const auto &options = gameInfo().options;
        QCOMPARE(options[options.size() - 2].name, std::string("civilizations"));
        QCOMPARE(options.back().name, std::string("adjustments"));
        QCOMPARE(options.back().values.front(), std::string("2023"));
    }

    // Of each seat first the capital, then the civilization; seats in any order (contract, reading 31; DE p.5).
    void capitalThenCivilization()
    {
        TestTable table(3, kNamed);
        QCOMPARE(table.phase(), std::string("setup"));
        QCOMPARE(table.pending(), std::string("0 capital, 0 (step), 1 capital, 1 (step), 2 capital, 2 (step)"));
        QCOMPARE(table.says("civilization civilization=leaders"), std::string("tapestry.notNow"));
        // The last player answers first; who keeps the city by numbers names a civilization too.
        table.play("skip entry=4");
        QCOMPARE(table.pending(), std::string("0 capital, 0 (step), 1 capital, 1 (step), 2 civilization"));
        table.play("civilization civilization=leaders");
        QCOMPARE(table.player(2).civilizations, std::uint8_t{1});
        table.play("capital capital=forest");
        QCOMPARE(table.says("civilization civilization=leaders"), std::string("tapestry.taken"));
        QVERIFY(table.valuesOf("civilization civilization=leaders") == Value(Object{{"civilization", "leaders"}, {"player", 2}}));
        table.play({"skip", "skip", "skip"});
        QCOMPARE(table.phase(), std::string("turn"));
        QCOMPARE(table.player(0).civilizations, std::uint8_t{0});
        QCOMPARE(table.player(1).civilizations, std::uint8_t{0});
    }
    void whatTheQueueShows()
    {
        TestTable table(1, kNamed);
        table.play("skip");
        const Value entry = stateValueOf(table.state(), {"A"}).find("queue")->array()->front();
        QVERIFY(entry
                == Value(
                    Object{{"player", 0}, {"wants", "civilization"}, {"what", "civilization"}, {"why", "setup"}, {"ready", true}}));
    }
    // What nobody has is listed in the order of the facts, the nameless form under its kind.
    void whatIsListed()
    {
        TestTable table(2, kNamed);
        table.play({"skip", "skip entry=0"});
        QCOMPARE(table.pending(), std::string("1 capital, 1 (step)"));
        table.play("skip");
        const ListedMoves listed(table.state());
        const std::uint32_t all = kCount<Civilization>;
        QCOMPARE(listed.countUsual(Kind::Civilization), all);
        QCOMPARE(listed.countUsual(Kind::Skip), 1U);
        std::uint32_t place = 0;
        for (const Civilization civilization : kAll<Civilization>)
            QVERIFY(listed.at(Kind::Civilization, place++) == Move(NameCivilization{civilization, {}}));
        for (std::uint32_t index = 0; index < all; ++index)
            QVERIFY(listed.placeOf(listed.at(Kind::Civilization, index)) == index);
        table.play("civilization civilization=leaders");
        QCOMPARE(table.phase(), std::string("turn"));
    }
    // What an adjustment brings follows at once, before the first turn (contract, reading 31; DE p.32).
    void whatItBringsFollowsAtOnce()
    {
        TestTable table(3, kNamed);
        table.play({"skip", "civilization civilization=\"the_chosen\""});
        QCOMPARE(int{table.player(0).vp}, 30);
        QCOMPARE(int{table.player(0).ledger[Source::Civilization][0]}, 30);
        QVERIFY(table.did<GotMat>().size() == 1 && table.did<GotMat>().front().civilization == Civilization::TheChosen);
        QCOMPARE(table.phase(), std::string("setup"));
    }
    // A mat that comes during play has neither start nor adjustment (contract, reading 54); by `civ*2` one comes after the other.
    void othersCome()
    {
        TestTable table = withMats({"leaders", ""});
        table.play("benefit player=0 gains=civ");
        QCOMPARE(table.pending(), std::string("0 civilization"));
        QCOMPARE(table.says("civilization civilization=leaders"), std::string("tapestry.taken"));
        QCOMPARE(table.says("civilization civilization=futurists"), std::string("tapestry.noCard"));
        QCOMPARE(table.says("civilization civilization=mystics"), std::string("tapestry.noCard"));
        table.play("civilization civilization=\"the_chosen\"");
        QCOMPARE(int{table.player(0).vp}, 0);
        QCOMPARE(int{table.player(0).civilizations}, 2);
        QCOMPARE(int{table.state().mats[Civilization::TheChosen].place}, 1);
        TestTable two = withMats({"", ""});
        two.play("benefit player=1 gains=\"civ*2\"");
        two.play("civilization civilization=leaders");
        QCOMPARE(two.pending(), std::string("1 civilization"));
        two.play("skip");
        QCOMPARE(int{two.player(1).civilizations}, 1);
    }
    // Where they are counted nothing is named (contract, options of part 3).
    void whereTheyAreCounted()
    {
        TestTable table(2, {{"depth", "full"}, {"cards", "named"}});
        table.play({"skip", "skip"});
        QCOMPARE(table.says("civilization civilization=leaders"), std::string("tapestry.notNow"));
        table.play("benefit player=0 gains=civ");
        QCOMPARE(table.pending(), std::string("0 effect"));
        QCOMPARE(int{table.player(0).civilizations}, 2);
        QVERIFY(!table.state().mats[Civilization::Leaders].isHeld());
    }
    // The random player keeps what it draws, evenly among mats nobody has.
    void theRandomPlayerKeepsOne()
    {
        Per<int, Civilization> kept;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            TestTable table(1, kNamed);
            State state = table.play("skip").state();
            Random random(seed);
            (void)playRandomly(state, random);
            for (const Civilization civilization : kAll<Civilization>)
                kept[civilization] += state.mats[civilization].isHeld() ? 1 : 0;
        }
        int all = 0;
        for (const Civilization civilization : kAll<Civilization>) {
            all += kept[civilization];
            QVERIFY(kept[civilization] * static_cast<int>(kCount<Civilization>) > 80);
        }
        QCOMPARE(all, 200);
    }
};

} // namespace tst_tapestry_mats

PEGSHEET_TEST(tst_tapestry_mats, TestMats)
#include "tst_mats.moc"
