// SPDX-License-Identifier: Apache-2.0
// The Futurists begin four spaces on and lose something for it at the end of the first income turn (DE p.29; contract, readings 36,
// 51 and 54).
#include "tests/model/tapestry/mattable.h"
#include "tests/registry.h"

namespace tst_tapestry_futurists {

using namespace pegsheet;
using namespace pegsheet::tapestry;

class TestFuturists : public QObject
{
    Q_OBJECT

private slots:
    // Four spaces on each track, one of each resource; no landmark, no space activated, nothing reached (contract, reading 36).
    void theStart()
    {
        for (const Object &options : {kNamed, asPrinted()}) {
            TestTable table(2, options);
            table.play({"skip", "civilization civilization=futurists"});
            for (const Track track : kAll<Track>)
                QCOMPARE(spaceOf(table, track), 4);
            for (const Resource resource : kAll<Resource>)
                QCOMPARE(int{table.player(0).resources[resource]}, 1);
            for (const std::uint8_t owner : table.state().landmarks.values)
                QCOMPARE(owner, State::kNobody);
            QCOMPARE(table.state().activated, std::uint64_t{0});
            QVERIFY(table.player(0).ends.empty());
            QCOMPARE(table.pending(), std::string("1 capital, 1 (step)"));
        }
    }
    // Nobody hears of it: it is no advance.
    void nobodyHearsOfIt()
    {
        TestTable table(2, kNamed);
        table.play({"skip", "skip entry=0", "skip"});
        QCOMPARE(table.pending(), std::string("1 civilization"));
        set(table, "acting:[{card:\"broker_of_peace\"},{card:theocracy}],tracks:{military:[0]}");
        table.play("civilization civilization=futurists");
        QCOMPARE(int{table.player(0).vp}, 0);
        QVERIFY(table.did<SetOff>().empty());
        QCOMPARE(table.phase(), std::string("turn"));
    }
    // The landmark of the second tier goes to who enters it next, them too after a step back.
    void theLandmarkIsLeft()
    {
        TestTable table = withMats({"futurists", ""}, asPrinted());
        table.play({"income", "income"});
        TestTable others = table;
        set(others, "tracks:{science:[3]}", 1);
        others.play("benefit player=1 gains=\"adv_x(s)\"");
        QCOMPARE(int{others.state().landmarks[landmarkOf(Track::Science, 4)]}, 1);
        table.play("benefit player=0 gains=\"reg_x(s)\"").play("benefit player=0 gains=\"adv_x(s)\"");
        QCOMPARE(int{table.state().landmarks[landmarkOf(Track::Science, 4)]}, 0);
    }
    // At the end of the first income turn they lose a culture and a resource that they choose (DE p.29; ruling F27).
    void theLoss()
    {
        TestTable table = withMats({"futurists", ""});
        table.play("income");
        // Income brought one of each; the culture is gone.
        QCOMPARE(table.pending(), std::string("0 lose"));
        const Resources left = table.player(0).resources;
        QCOMPARE(int{left[Resource::Coin]}, 2);
        QCOMPARE(int{left[Resource::Culture]}, 1);
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Lose), 4U);
        QCOMPARE(table.says("lose resources={coin:2}"), std::string("tapestry.noOption"));
        QVERIFY(table.valuesOf("lose resources={}") == Value(Object{{"field", "resources"}, {"needed", 1}, {"given", 0}}));
        for (std::uint32_t index = 0; index < 4; ++index) {
            const Move listed = ListedMoves(table.state()).at(Kind::Lose, index);
            QVERIFY(ListedMoves(table.state()).placeOf(listed) == index);
        }
        const Value entry = stateValueOf(table.state(), {"A", "B"}).find("queue")->array()->front();
        QVERIFY(*entry.find("what") == Value("lose(any)") && *entry.find("why") == Value("futurists"));
        table.play("lose resources={food:1}");
        QCOMPARE(int{table.player(0).resources[Resource::Food]}, 1);
        QCOMPARE(int{table.state().turn}, 1);
        QCOMPARE(table.phase(), std::string("turn"));
    }
    void whenNothingIsLost()
    {
        // Not as the mat is printed.
        TestTable printed = withMats({"futurists", ""}, asPrinted());
        printed.play("income");
        QCOMPARE(printed.phase(), std::string("turn"));
        QCOMPARE(int{printed.player(0).resources[Resource::Culture]}, 2);
        // Nor in the second income turn, nor of a mat that was put there later.
        TestTable second = withMats({"futurists", ""});
        second.play({"income", "lose resources={coin:1}", "income"});
        beforeIncome(second, 2).play("income");
        QVERIFY(second.pending().find("lose") == std::string::npos);
        TestTable later = withMats({"", ""});
        set(later, "civilizations:[{civilization:futurists}]");
        later.play("income");
        QCOMPARE(later.phase(), std::string("turn"));
    }
    // One kind left goes by itself, and more than there is cannot be lost (contract, rules of the queue 2 and 3).
    void whatLeavesNothingToDecide_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("gains");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const char *before, const char *gains, const char *after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(gains) << QByteArray(after);
        };
        row("one kind", "food:3", "lose(any)", "food:2");
        row("several of one kind", "food:3", "lose(any)*2", "food:1");
        row("all there is", "coin:1,food:1", "lose(any)*3", "");
        row("exactly all", "coin:1,food:1", "lose(any)*2", "");
        row("a resource", "coin:3,food:1", "lose(coin)*2", "coin:1,food:1");
        row("more of it than there is", "coin:1,food:1", "lose(coin)*2", "food:1");
        row("nothing of it", "food:1", "lose(coin)", "food:1");
        row("nothing", "", "lose(any)", "");
    }
    void whatLeavesNothingToDecide()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, gains);
        QFETCH(const QByteArray, after);
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        const auto amounts = [](const QByteArray &some) {
            Gain gain = std::get<Gain>(moveOf("gain resources={" + some.toStdString() + '}'));
            return gain.resources;
        };
        std::string all;
        for (const Resource resource : kAll<Resource>)
            all += (all.empty() ? "" : ",") + std::string(nameOf(resource)) + ':' + std::to_string(int{amounts(before)[resource]});
        set(table, "resources:{" + all + '}');
        tell(table, gains.toStdString());
        QVERIFY(table.state().queue.empty());
        QVERIFY(table.player(0).resources == amounts(after));
    }
    // Several at once are one answer.
    void severalAtOnce()
    {
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        set(table, "resources:{coin:2,worker:1,food:0,culture:0}");
        tell(table, "lose(any)*2");
        QCOMPARE(table.says("lose resources={coin:1}"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("lose resources={food:2}"), std::string("tapestry.noOption"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Lose), 2U);
        table.play("lose resources={coin:1,worker:1}");
        QCOMPARE(int{table.player(0).resources[Resource::Coin]}, 1);
        QCOMPARE(int{table.player(0).resources[Resource::Worker]}, 0);
        QVERIFY(table.did<Lost>().size() == 2);
    }
    // Where civilizations are counted nothing is lost.
    void whereTheyAreCounted()
    {
        TestTable table = begun();
        QCOMPARE(table.says("benefit player=0 gains=\"lose(any)\""), std::string("input.unknownValue"));
    }
    // Drawn during play it is not kept (contract, reading 54).
    void duringPlay()
    {
        TestTable table = withMats({"", ""});
        table.play("benefit player=0 gains=civ");
        QCOMPARE(table.says("civilization civilization=futurists"), std::string("tapestry.noCard"));
        const ListedMoves listed(table.state());
        for (std::uint32_t index = 0; index < listed.countUsual(Kind::Civilization); ++index)
            QVERIFY(!(listed.at(Kind::Civilization, index) == Move(NameCivilization{Civilization::Futurists, {}})));
    }
};

} // namespace tst_tapestry_futurists

PEGSHEET_TEST(tst_tapestry_futurists, TestFuturists)
#include "tst_futurists.moc"
