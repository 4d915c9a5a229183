// SPDX-License-Identifier: Apache-2.0
// The language of abilities: every form is read, written the same, and refused where it is another.
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_abilities {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

Value abilityValue(std::string_view notation)
{
    return *valueOf("card card=fire-1 ability=" + std::string(notation)).find("ability");
}

std::string refusal(std::string_view notation)
{
    AbilityRef ability;
    const auto refused = fromValue("ability", abilityValue(notation), ability);
    return refused ? std::string(refused->code) : std::string();
}

} // namespace

class TestAbilities : public QObject
{
    Q_OBJECT

private slots:
    void everyFormIsReadAndWrittenTheSame_data()
    {
        QTest::addColumn<std::string>("notation");
        const auto row = [](const char *name, const char *notation) { QTest::newRow(name) << std::string(notation); };
        row("gain", "when:economy,do:[{gain:{wheat:1,coin:2},per:{count:healthy,type:farm,at:adjacent}}]");
        row("points", "when:end,do:[{points:-3,per:{resource:wheat}}]");
        row("most destroyed", "when:end,do:[{points:13,if:{mostDestroyed:tiesCount}}]");
        row("if adjacent", "when:economy,do:[{points:2,if:{adjacent:{count:healthy,type:farm}}}]");
        row("per innovations", "when:end,do:[{points:1,per:{innovations:self}}]");
        row("exchange", "when:economy,do:[{exchange:{give:{wheat:1},getOneOf:[{hammer:1},{axe:1}],times:2}}]");
        row("exchange all", "when:economy,do:[{exchange:{give:{wheat:1},getAll:{axe:1,hammer:1},times:1}}]");
        row("refresh", "when:economy,do:[{refresh:all,at:adjacent}]");
        row("refresh some", "when:destroyed,do:[{refresh:2,at:empire}]");
        row("discount", "when:industry,do:[{discount:rebuild,hammers:1,at:adjacent}]");
        row("free bid", "when:crisis,exhaust:true,do:[{freeBid:[wheat,axe]}]");
        row("redraw", "when:crisis,exhaust:true,do:[{redrawCrisis:1,shuffle:true}]");
        row("swap", "when:industry,do:[{swapLocations:1}]");
        row("move", "when:industry,do:[{moveInnovation:1}]");
        row("rebuild", "when:industry,do:[{rebuild:1,cost:free,at:adjacent}]");
        row("rebuild for less", "when:industry,do:[{rebuild:1,cost:-2}]");
        row("strength", "when:military,do:[{strength:1,per:{count:destroyed,at:adjacent}}]");
        row("repeat", "when:economy,do:[{repeat:economy}]");
        row("copy", "when:end,do:[{copy:end}]");
        row("other", "when:military,do:[{other:\"the moon decides\"}]");
        row("two effects", "when:destroyed,do:[{gain:{wheat:3}},{points:2}]");
    }
    void everyFormIsReadAndWrittenTheSame()
    {
        QFETCH(const std::string, notation);
        const Value value = abilityValue(notation);
        AbilityRef ability;
        QVERIFY(!fromValue("ability", value, ability));
        // Members of amounts stand in the order of the resources.
        AbilityRef again;
        QVERIFY(!fromValue("ability", toValue(ability), again));
        QVERIFY(again == ability);
        QCOMPARE(again.hash(), ability.hash());
    }
    void whatIsAnotherShapeIsRefused()
    {
        QCOMPARE(refusal("when:economy,do:[{strength:1}]"), std::string("empires.otherTime"));
        QCOMPARE(refusal("when:end,do:[{gain:{wheat:1}}]"), std::string("empires.otherTime"));
        QCOMPARE(refusal("when:noon,do:[{points:1}]"), std::string("input.unknownValue"));
        QCOMPARE(refusal("when:end,do:[]"), std::string("input.outOfRange"));
        QCOMPARE(refusal("when:end"), std::string("input.missingField"));
        QCOMPARE(refusal("when:end,do:[{fly:1}]"), std::string("input.unknownField"));
        QCOMPARE(refusal("when:end,do:[{points:1,at:empire}]"), std::string("input.unknownField"));
        QCOMPARE(refusal("when:economy,do:[{refresh:all,at:adjacent,per:{resource:wheat}}]"), std::string("input.unknownField"));
        QCOMPARE(refusal("when:economy,do:[{refresh:all}]"), std::string("input.missingField"));
        QCOMPARE(refusal("when:end,do:[{points:100}]"), std::string("input.outOfRange"));
        QCOMPARE(refusal("when:economy,do:[{exchange:{give:{wheat:1},times:1}}]"), std::string("input.missingField"));
        QCOMPARE(refusal("when:economy,do:[{exchange:{give:{wood:1},getAll:{axe:1},times:1}}]"), std::string("input.unknownField"));
        QCOMPARE(refusal("when:end,do:[{points:1,if:{mostDestroyed:alone}}]"), std::string("input.unknownValue"));
        QCOMPARE(refusal("when:end,do:[{copy:economy}]"), std::string("input.unknownValue"));
        QCOMPARE(refusal("when:end,do:[{other:5}]"), std::string("input.wrongType"));
    }
    void equalAbilitiesAreTheSame()
    {
        AbilityRef one;
        AbilityRef other;
        QVERIFY(!fromValue("ability", abilityValue("when:end,do:[{points:4}]"), one));
        QVERIFY(!fromValue("ability", abilityValue("do:[{points:4}],when:end"), other));
        QVERIFY(one == other);
        QVERIFY(one != AbilityRef());
    }
    // DE Startfähigkeiten: what the eleven places do
    void placesHaveTheirStartingAbilities()
    {
        const auto does = [](Location location) { return startingAbility(location).effects.front().does; };
        QCOMPARE(does(Location::City), Does::SwapLocations);
        QCOMPARE(does(Location::TownB), Does::Discount);
        QCOMPARE(startingAbility(Location::ArmyA).effects.front().number, std::int8_t(2));
        QCOMPARE(does(Location::RoadTrade), Does::Exchange);
        QCOMPARE(startingAbility(Location::RoadTrade).effects.front().number, std::int8_t(2));
        // Both other roads refresh (correction 2).
        QCOMPARE(does(Location::RoadRefreshA), Does::Refresh);
        QVERIFY(startingAbility(Location::RoadRefreshA) == startingAbility(Location::RoadRefreshB));
        QCOMPARE(int{startingAbility(Location::FarmAxe).effects.front().stock[Resource::Axe]}, 1);
    }
};

} // namespace tst_empires_abilities

PEGSHEET_TEST(tst_empires_abilities, TestAbilities)

#include "tst_abilities.moc"
