// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/payment.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_setup {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

QByteArray startCode(const Setup &setup)
{
    State state;
    const MaybeRefusal refusal = start(setup, state);
    return refusal ? bytes(refusal->code) : QByteArray();
}

Setup setupFor(int players)
{
    return {std::vector<std::string>(static_cast<std::size_t>(players), "name"), {}, {}, "play"};
}

} // namespace

class TestSetup : public QObject
{
    Q_OBJECT

private slots:
    // EN set-up, DE set-up: food 3, no goods, three cities; EN, order of play: the first player begins.
    void everySheetStartsAlike()
    {
        Table table(4);
        QCOMPARE(int{table.state.player}, 0);
        QCOMPARE(table.state.round, 1U);
        QCOMPARE(phaseOf(table.state), Phase::Roll);
        for (const Sheet &sheet : table.state.seated()) {
            QCOMPARE(int{sheet.food}, 3);
            QCOMPARE(pegsOf(sheet.goods), (Pegs{0, 0, 0, 0, 0}));
            QCOMPARE(sheet.cities(), 3);
            QCOMPARE(sheet.disasters, 0);
            QVERIFY(sheet.developments.empty());
            for (const Target target : kAll<Target>)
                QCOMPARE(sheet.boxes(target), 0);
        }
    }
    // Rules notes, D26: the official one to four players (DE, FR with the rules for one).
    void oneToFourPlayersSitDown()
    {
        QCOMPARE(startCode(setupFor(0)), QByteArray("bronze.playerCount"));
        for (const int players : {1, 2, 3, 4})
            QCOMPARE(startCode(setupFor(players)), QByteArray());
        QCOMPARE(startCode(setupFor(5)), QByteArray("bronze.playerCount"));
        QCOMPARE(startCode(setupFor(300)), QByteArray("bronze.playerCount"));
    }
    void onlyTheVariantsThatThereAreCanBeChosen()
    {
        Setup setup = setupFor(2);
        setup.variant = "classic";
        QCOMPARE(startCode(setup), QByteArray());
        for (const char *variant : {"2024", "late"}) {
            setup.variant = variant;
            QCOMPARE(startCode(setup), QByteArray());
        }
        setup.variant = "golden";
        QCOMPARE(startCode(setup), QByteArray("input.unknownValue"));
    }
    void anUnknownOptionOrModeIsRefused()
    {
        Setup setup = setupFor(2);
        setup.options.push_back({"weather", true});
        QCOMPARE(startCode(setup), QByteArray("input.unknownField"));
        setup = setupFor(2);
        setup.mode = "watch";
        QCOMPARE(startCode(setup), QByteArray("input.unknownValue"));
    }
    void everyOptionTakesItsValuesAndNoOthers()
    {
        for (const OptionInfo &option : gameInfo().options) {
            Setup setup = setupFor(1);
            setup.variant = "2024";
            for (const Value &value : option.values) {
                setup.options = {{std::string(option.name), value}};
                QCOMPARE(startCode(setup), QByteArray());
            }
            setup.options = {{std::string(option.name), 7}};
            QCOMPARE(startCode(setup), QByteArray("input.unknownValue"));
        }
    }
    // Rules notes 1.7: the longer game and the second reading of the later points are the 2024/25 edition's.
    void anOptionOfAnotherRuleSetIsRefused()
    {
        for (const char *variant : {"classic", "late"}) {
            Setup setup = setupFor(2);
            setup.variant = variant;
            setup.options = {{"longerGame", true}};
            QCOMPARE(startCode(setup), QByteArray("bronze.optionNotHere"));
            setup.options = {{"laterPoints", "classic"}};
            QCOMPARE(startCode(setup), QByteArray("bronze.optionNotHere"));
            setup.options = {{"longerGame", false}, {"laterPoints", "raised"}};
            QCOMPARE(startCode(setup), QByteArray());
        }
    }
    // LBASHEET; alone there is nobody to trade with.
    void tradingThatBelongsToTheRulesIsNotLeftOut()
    {
        Setup setup{{"a", "b"}, "late", {{"trading", false}}, "play"};
        QCOMPARE(startCode(setup), QByteArray("bronze.tradingBelongs"));
        setup.options = {{"trading", true}};
        QCOMPARE(startCode(setup), QByteArray());
        setup = {{"a"}, "late", {{"trading", false}}, "play"};
        QCOMPARE(startCode(setup), QByteArray());
        setup = {{"a", "b"}, "classic", {{"trading", false}}, "play"};
        QCOMPARE(startCode(setup), QByteArray());
    }
    void aRefusedSetupLeavesTheStateAlone()
    {
        Table table(3);
        const State before = table.state;
        QVERIFY(start(setupFor(9), table.state).has_value());
        QVERIFY(table.state == before);
    }
    // DE set-up, EN set-up: three players do without the Hanging Gardens.
    void v14ThreePlayersHaveNoHangingGardens()
    {
        const Table table(3);
        for (const Monument monument : kAll<Monument>)
            QCOMPARE(inPlay(table.state, monument), monument != Monument::HangingGardens);
    }
    // V14: the other six end the match.
    void v14SixMonumentsEndTheMatchOfThree()
    {
        Table table(3);
        for (const Monument monument : kAll<Monument>) {
            QCOMPARE(endReason(table.state), EndReason::None);
            if (monument != Monument::HangingGardens)
                table.finish(monument, static_cast<int>(monument) % 3);
        }
        QCOMPARE(endReason(table.state), EndReason::Monuments);
    }
    // DE set-up, EN set-up: two players do without the Temple and the Great Pyramid.
    void v15TwoPlayersHaveNeitherTempleNorGreatPyramid()
    {
        const Table table(2);
        for (const Monument monument : kAll<Monument>)
            QCOMPARE(inPlay(table.state, monument), monument != Monument::Temple && monument != Monument::GreatPyramid);
    }
    // V15: the other five end the match.
    void v15FiveMonumentsEndTheMatchOfTwo()
    {
        Table table(2);
        for (const Monument monument : kAll<Monument>) {
            if (inPlay(table.state, monument)) {
                QCOMPARE(endReason(table.state), EndReason::None);
                table.finish(monument, 1);
            }
        }
        QCOMPARE(endReason(table.state), EndReason::Monuments);
    }
    // Rules notes 1.4: four players have all seven, and all seven end the match.
    void fourPlayersHaveAllSevenMonuments()
    {
        Table table(4);
        for (const Monument monument : kAll<Monument>) {
            QVERIFY(inPlay(table.state, monument));
            QCOMPARE(endReason(table.state), EndReason::None);
            table.finish(monument, 3);
        }
        QCOMPARE(endReason(table.state), EndReason::Monuments);
    }
    // EN set-up: a monument that is not used takes no boxes.
    void aMonumentOutOfPlayCannotBeBuilt()
    {
        Table table(2);
        table.collected(9, 0);
        QCOMPARE(table.code(build(Target::Temple, 1)), QByteArray("bronze.monumentClosed"));
        QCOMPARE(table.code(build(Target::GreatPyramid, 1)), QByteArray("bronze.monumentClosed"));
        QCOMPARE(table.code(build(Target::HangingGardens, 1)), QByteArray());
        Table three(3);
        three.collected(9, 0);
        QCOMPARE(three.code(build(Target::HangingGardens, 1)), QByteArray("bronze.monumentClosed"));
        QCOMPARE(three.code(build(Target::Temple, 1)), QByteArray());
    }
    // EN table: thirteen developments; those of later rule sets are not for sale.
    void theClassicGameHasThirteenDevelopments()
    {
        Table table;
        QCOMPARE(unowned(table.state).size(), 13);
        table.setPegs({8, 7, 6, 5, 4});
        table.collected(0, 84);
        for (const Development development :
             {Development::Preservation, Development::Shipping, Development::Smithing, Development::Commerce})
            QCOMPARE(table.code(buy(development)), QByteArray("bronze.noSuchDevelopment"));
    }
};

} // namespace tst_bronze_setup

PEGSHEET_TEST(tst_bronze_setup, TestSetup)
#include "tst_setup.moc"
