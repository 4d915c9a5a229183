// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_view {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

std::vector<QByteArray> keysOf(const Value &value)
{
    std::vector<QByteArray> keys;
    for (const Member &member : *value.object())
        keys.push_back(bytes(member.key));
    return keys;
}

Value viewOf(const Table &table)
{
    Setup setup;
    for (int seat = 0; seat < table.state.players; ++seat)
        setup.players.push_back("Player " + std::to_string(seat));
    return stateValue(table.state, setup);
}

} // namespace

// Protocol, "Bronze": the state as scripts and checks read it.
class TestView : public QObject
{
    Q_OBJECT

private slots:
    void theStateHasItsKeys()
    {
        const Value state = viewOf(Table(3));
        QCOMPARE(keysOf(state),
                 (std::vector<QByteArray>{"round", "players", "dice", "rollsLeft", "workers", "coins", "leadershipUsed",
                                          "toDiscard", "lastRound"}));
        QCOMPARE(state.find("players")->array()->size(), std::size_t{3});
        QCOMPARE(
            keysOf(state.find("players")->array()->front()),
            (std::vector<QByteArray>{"name", "food", "goods", "cities", "cityBoxes", "monuments", "developments", "disasters"}));
    }
    void aSheetIsShownWhole()
    {
        Table table(4);
        table.setPegs({1, 2, 3, 4, 0}, 1);
        table.setCities(5, 1);
        table.sheet(1).cityBoxes[City::City6] = 2;
        table.finish(Monument::Obelisk, 1);
        table.setBoxes(Monument::GreatPyramid, 7, 0, 1);
        table.owns({Development::Empire, Development::Leadership}, 1);
        table.sheet(1).food = 11;
        table.sheet(1).disasters = 6;
        const auto monument = [](int boxes, int points) { return Value(Object{{"boxes", boxes}, {"points", points}}); };
        const Value expected = Object{{"name", "Player 1"},
                                      {"food", 11},
                                      {"goods", Object{{"wood", 1}, {"stone", 2}, {"pottery", 3}, {"cloth", 4}, {"metal", 0}}},
                                      {"cities", 5},
                                      {"cityBoxes", Object{{"city4", 3}, {"city5", 4}, {"city6", 2}, {"city7", 0}}},
                                      {"monuments",
                                       Object{{"stepPyramid", monument(0, 0)},
                                              {"stoneCircle", monument(0, 0)},
                                              {"temple", monument(0, 0)},
                                              {"obelisk", monument(9, 6)},
                                              {"hangingGardens", monument(0, 0)},
                                              {"greatWall", monument(0, 0)},
                                              {"greatPyramid", monument(7, 0)}}},
                                      {"developments", Array{"leadership", "empire"}},
                                      {"disasters", 6}};
        QVERIFY(viewOf(table).find("players")->array()->at(1) == expected);
    }
    void theTurnIsShownWhole()
    {
        Table table;
        table.state.round = 7;
        table.make(Roll{dice("skull food skull")});
        const Value rolling = viewOf(table);
        QVERIFY(*rolling.find("round") == Value(7));
        QVERIFY(*rolling.find("dice") == Value(Array{"food", "skull", "skull"}));
        QVERIFY(*rolling.find("rollsLeft") == Value(2));
        table.collected(5, 24);
        table.state.leadershipUsed = true;
        table.setPegs({4, 4, 0, 0, 0});
        const Value building = viewOf(table);
        QVERIFY(*building.find("workers") == Value(5));
        QVERIFY(*building.find("coins") == Value(24));
        QVERIFY(*building.find("leadershipUsed") == Value(true));
        QVERIFY(*building.find("toDiscard") == Value(2));
        QVERIFY(*building.find("lastRound") == Value("none"));
        table.state.step = Step::Over;
        QVERIFY(*viewOf(table).find("toDiscard") == Value(0));
    }
    void theComingEndIsShown()
    {
        Table table;
        table.owns({Development::Leadership, Development::Irrigation, Development::Agriculture, Development::Quarrying,
                    Development::Medicine},
                   1);
        QVERIFY(*viewOf(table).find("lastRound") == Value("developments"));
    }
    void whatHappenedIsTold()
    {
        Table table;
        table.setPegs({1, 0, 0, 0, 0});
        table.sheet().food = 1;
        Array told;
        for (const Effect &effect : table.collect("skull skull workers"))
            told.push_back(effectValue(effect));
        QCOMPARE(told.size(), std::size_t{5});
        QVERIFY(told.at(0)
                == Value(Object{{"what", "goods"},
                                {"player", 0},
                                {"earned", 4},
                                {"gained", Object{{"wood", 1}, {"stone", 1}, {"pottery", 1}, {"cloth", 1}}},
                                {"lost", 0},
                                {"quarried", 0}}));
        QVERIFY(told.at(1) == Value(Object{{"what", "fed"}, {"player", 0}, {"cities", 3}, {"unfed", 2}, {"food", 0}}));
        QVERIFY(told.at(2)
                == Value(Object{{"what", "hit"}, {"disaster", "famine"}, {"player", 0}, {"points", 2}, {"goods", Object{}}}));
        QVERIFY(told.at(3)
                == Value(Object{{"what", "hit"}, {"disaster", "drought"}, {"player", 0}, {"points", 2}, {"goods", Object{}}}));
        QVERIFY(told.at(4) == Value(Object{{"what", "ready"}, {"workers", 3}, {"coins", 0}}));
    }
};

} // namespace tst_bronze_view

PEGSHEET_TEST(tst_bronze_view, TestView)
#include "tst_view.moc"
