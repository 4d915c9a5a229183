// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/finished.h"
#include "model/core/matchof.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_corrections {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

Value correctValue(const Value &set, int player = 0)
{
    return Object{{"type", "correct"}, {"player", player}, {"set", set}};
}

// Why a correction as it would come from outside is refused.
QByteArray codeFor(const Table &table, const Value &move)
{
    Move read;
    if (const MaybeRefusal refusal = MatchOf<Bronze>::readMove(move, read))
        return bytes(refusal->code);
    return table.code(read);
}

Value monumentSet(std::string_view monument, Object fields)
{
    return Object{{"monuments", Object{{std::string(monument), std::move(fields)}}}};
}

Value turnSet(std::string_view field, Value value)
{
    return Object{{"type", "correct"}, {"set", Object{{std::string(field), std::move(value)}}}};
}

} // namespace

// Protocol, "Every game": the table overrules the app.
class TestCorrections : public QObject
{
    Q_OBJECT

private slots:
    void everyFieldOfASheetCanBeSet()
    {
        Table table(4);
        table.make(correction(2,
                              Object{{"food", 9},
                                     {"goods", Object{{"wood", 3}, {"metal", 4}}},
                                     {"cityBoxes", Object{{"city5", 4}}},
                                     {"monuments", Object{{"obelisk", Object{{"boxes", 7}}}}},
                                     {"developments", Array{"empire", "leadership"}},
                                     {"disasters", 12}}));
        const Sheet &sheet = table.sheet(2);
        QCOMPARE(int{sheet.food}, 9);
        QCOMPARE(table.pegs(2), (Pegs{3, 0, 0, 0, 4}));
        QCOMPARE(sheet.cities(), 4);
        QCOMPARE(sheet.boxes(Target::Obelisk), 7);
        QVERIFY(sheet.has(Development::Empire) && sheet.has(Development::Leadership));
        QCOMPARE(sheet.disasters, 12);
        for (const int seat : {0, 1, 3})
            QVERIFY(table.sheet(seat) == Sheet());
    }
    void whatIsNotNamedStays()
    {
        Table table;
        table.setPegs({1, 2, 3, 4, 4});
        table.finish(Monument::Obelisk);
        table.make(correction(0, Object{{"goods", Object{{"stone", 0}}}}));
        QCOMPARE(table.pegs(), (Pegs{1, 0, 3, 4, 4}));
        QCOMPARE(int{table.sheet().monumentPoints[Monument::Obelisk]}, 6);
        QCOMPARE(int{table.sheet().food}, 3);
    }
    // Arrays replace.
    void developmentsAreReplacedAsAWhole()
    {
        Table table;
        table.owns({Development::Irrigation, Development::Medicine});
        table.make(correction(0, Object{{"developments", Array{"medicine", "empire"}}}));
        QVERIFY(!table.sheet().has(Development::Irrigation));
        QCOMPARE(table.sheet().developments.size(), 2);
        table.make(correction(0, Object{{"developments", Array{}}}));
        QVERIFY(table.sheet().developments.empty());
    }
    void theTurnGoesOnFromThere()
    {
        Table table;
        table.make(Roll{dice("food food coins")});
        const State before = table.state;
        table.make(correction(0, Object{{"food", 0}}));
        QCOMPARE(table.state.step, before.step);
        QCOMPARE(int{table.state.player}, 0);
        table.make(Keep{});
        QCOMPARE(int{table.sheet().food}, 3);
    }
    void fieldsOfTheTurnAreSetWithoutAPlayer()
    {
        Table table;
        table.make(correction(-1, Object{{"round", 7}}));
        QCOMPARE(table.state.round, 7U);
        table.make(Roll{dice("food food food")});
        table.make(correction(-1, Object{{"dice", Array{"coins", "food", "skull"}}, {"rollsLeft", 1}}));
        QCOMPARE(table.state.dice, dice("food skull coins"));
        QCOMPARE(int{table.state.rollsLeft}, 1);
        table.make(Keep{});
        table.make(correction(-1, Object{{"workers", 5}, {"coins", 24}}));
        QCOMPARE(int{table.state.workers}, 5);
        QCOMPARE(int{table.state.coins}, 24);
    }
    void fieldsOfTheTurnAreSetWhileTheyMeanSomething()
    {
        Table table;
        QCOMPARE(codeFor(table, turnSet("dice", Array{"food", "food", "food"})), QByteArray("bronze.correctionNotNow"));
        QCOMPARE(codeFor(table, turnSet("rollsLeft", 1)), QByteArray("bronze.correctionNotNow"));
        QCOMPARE(codeFor(table, turnSet("workers", 1)), QByteArray("bronze.correctionNotNow"));
        QCOMPARE(codeFor(table, turnSet("coins", 1)), QByteArray("bronze.correctionNotNow"));
        table.make(Roll{dice("food food food")});
        QCOMPARE(codeFor(table, turnSet("dice", Array{})), QByteArray("bronze.diceCount"));
        QCOMPARE(codeFor(table, turnSet("dice", Array{"food", "food", "food"})), QByteArray());
        QCOMPARE(codeFor(table, turnSet("workers", 1)), QByteArray("bronze.correctionNotNow"));
        table.make(Keep{});
        QCOMPARE(codeFor(table, turnSet("dice", Array{"food", "food", "food"})), QByteArray("bronze.correctionNotNow"));
        QCOMPARE(codeFor(table, turnSet("workers", 1)), QByteArray());
    }
    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<Value>("move");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *what, Value move, const char *code) {
            QTest::newRow(what) << std::move(move) << QByteArray(code);
        };
        const auto sheet = [](Object set) { return correctValue(std::move(set)); };
        row("nothing", sheet({}), "bronze.correctionEmpty");
        row("an empty group", sheet({{"goods", Object{}}}), "bronze.correctionEmpty");
        row("a list", correctValue(Array{}), "input.wrongType");
        row("sixteen food", sheet({{"food", 16}}), "input.outOfRange");
        row("negative food", sheet({{"food", -1}}), "input.outOfRange");
        row("nine wood", sheet({{"goods", Object{{"wood", 9}}}}), "input.outOfRange");
        row("eight stone", sheet({{"goods", Object{{"stone", 8}}}}), "input.outOfRange");
        row("seven pottery", sheet({{"goods", Object{{"pottery", 7}}}}), "input.outOfRange");
        row("six cloth", sheet({{"goods", Object{{"cloth", 6}}}}), "input.outOfRange");
        row("five metal", sheet({{"goods", Object{{"metal", 5}}}}), "input.outOfRange");
        row("goods as a number", sheet({{"goods", 3}}), "input.wrongType");
        row("gold", sheet({{"goods", Object{{"gold", 1}}}}), "input.unknownField");
        row("four boxes of the fourth city", sheet({{"cityBoxes", Object{{"city4", 4}}}}), "input.outOfRange");
        row("ten boxes of the Obelisk", correctValue(monumentSet("obelisk", {{"boxes", 10}})), "input.outOfRange");
        row("a monument's colour", correctValue(monumentSet("obelisk", {{"colour", 1}})), "input.unknownField");
        row("a monument as a number", sheet({{"monuments", Object{{"obelisk", 9}}}}), "input.wrongType");
        row("a monument nobody knows", correctValue(monumentSet("colossus", {{"boxes", 1}})), "input.unknownField");
        row("a monument out of play", correctValue(monumentSet("temple", {{"boxes", 1}})), "bronze.monumentClosed");
        row("points before it is finished", correctValue(monumentSet("obelisk", {{"boxes", 8}, {"points", 6}})),
            "input.outOfRange");
        row("points it cannot earn", correctValue(monumentSet("obelisk", {{"boxes", 9}, {"points", 5}})), "input.outOfRange");
        row("more points than printed", correctValue(monumentSet("obelisk", {{"boxes", 9}, {"points", 7}})), "input.outOfRange");
        row("a development twice", sheet({{"developments", Array{"empire", "empire"}}}), "input.duplicate");
        row("a later development", sheet({{"developments", Array{"shipping"}}}), "bronze.noSuchDevelopment");
        row("a development nobody knows", sheet({{"developments", Array{"wheel"}}}), "input.unknownValue");
        row("negative disasters", sheet({{"disasters", -1}}), "input.outOfRange");
        row("a field twice", sheet({{"food", 1}, {"food", 2}}), "input.duplicate");
        row("a good twice", sheet({{"goods", Object{{"wood", 1}, {"wood", 2}}}}), "input.duplicate");
        row("the number of cities", sheet({{"cities", 5}}), "input.derivedField");
        row("the name", sheet({{"name", "Bo"}}), "input.derivedField");
        row("the score", sheet({{"score", 50}}), "input.derivedField");
        row("a field nobody knows", sheet({{"colour", 1}}), "input.unknownField");
        row("the round for a player", sheet({{"round", 2}}), "bronze.correctionOfTurn");
        row("food for nobody", turnSet("food", 2), "bronze.correctionOfPlayer");
        row("round nothing", turnSet("round", 0), "input.outOfRange");
        row("eight dice", turnSet("dice", Array(8, Value("food"))), "input.outOfRange");
        row("three rolls left", turnSet("rollsLeft", 3), "input.outOfRange");
        row("more workers than there are", turnSet("workers", 50), "input.outOfRange");
        row("more coins than there are", turnSet("coins", 85), "input.outOfRange");
        row("a player who is not there", correctValue(Object{{"food", 1}}, 2), "input.noSuchPlayer");
        row("a player beyond any table", correctValue(Object{{"food", 1}}, 8), "input.outOfRange");
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(Value, move);
        QFETCH(QByteArray, code);
        QCOMPARE(codeFor(Table(2), move), code);
    }
    // A move put together by hand is held to the same ranges, or a kept match could not be read back.
    void settingsPutTogetherByHandAreHeldToTheirRanges()
    {
        const Table table;
        Correct move;
        move.player = 0;
        move.set.settings = {{Field::Food, 0, 200}};
        QCOMPARE(table.code(move), QByteArray("input.outOfRange"));
        move.set.settings = {{Field::Goods, 4, -1}};
        QCOMPARE(table.code(move), QByteArray("input.outOfRange"));
        move.set.settings = {{Field::Food, 0, 2}, {Field::Food, 0, 3}};
        QCOMPARE(table.code(move), QByteArray("input.duplicate"));
        move.set.settings = {{Field::Food, 0, 2}};
        move.why = std::string(201, 'x');
        QCOMPARE(table.code(move), QByteArray("input.textTooLong"));
        move.why = std::string(200, 'x');
        QCOMPARE(table.code(move), QByteArray());
    }
    // A monument ticked full earns what it would earn now.
    void aMonumentCorrectedFullEarnsWhatItWouldNow()
    {
        Table table;
        table.make(correction(1, monumentSet("obelisk", {{"boxes", 9}})));
        QCOMPARE(int{table.sheet(1).monumentPoints[Monument::Obelisk]}, 6);
        table.make(correction(0, monumentSet("obelisk", {{"boxes", 9}})));
        QCOMPARE(int{table.sheet(0).monumentPoints[Monument::Obelisk]}, 3);
    }
    void theTableMaySayWhoWasFirst()
    {
        Table table;
        table.finish(Monument::Obelisk, 1);
        table.make(correction(0, monumentSet("obelisk", {{"boxes", 9}, {"points", 6}})));
        table.make(correction(1, monumentSet("obelisk", {{"points", 3}})));
        QCOMPARE(int{table.sheet(0).monumentPoints[Monument::Obelisk]}, 6);
        QCOMPARE(int{table.sheet(1).monumentPoints[Monument::Obelisk]}, 3);
    }
    void aMonumentNoLongerFullLosesItsPoints()
    {
        Table table;
        table.finish(Monument::Obelisk);
        table.make(correction(0, monumentSet("obelisk", {{"boxes", 8}})));
        QCOMPARE(int{table.sheet().monumentPoints[Monument::Obelisk]}, 0);
        QCOMPARE(monumentPointsNow(table.state, Monument::Obelisk), 6);
    }
    void aMonumentThatStaysFullKeepsItsPoints()
    {
        Table table;
        table.finish(Monument::Obelisk, 0, false);
        table.make(correction(0, monumentSet("obelisk", {{"boxes", 9}})));
        QCOMPARE(int{table.sheet().monumentPoints[Monument::Obelisk]}, 3);
        table.finish(Monument::GreatWall);
        table.make(correction(0, monumentSet("greatWall", {{"boxes", 13}})));
        QCOMPARE(int{table.sheet().monumentPoints[Monument::GreatWall]}, 10);
    }
    // End triggers are looked at again at each turn's end.
    void aMistakenLastRoundCanBeTakenBack()
    {
        Table table(2);
        table.passTurn();
        table.collected(0, 0);
        const Value five = Array{"leadership", "irrigation", "agriculture", "quarrying", "medicine"};
        const auto effects = table.make(correction(0, Object{{"developments", five}}));
        QCOMPARE(told<LastRound>(effects).why, EndReason::Developments);
        table.make(correction(0, Object{{"developments", Array{"leadership"}}}));
        table.make(EndTurn{});
        QVERIFY(!Bronze::over(table.state));
        QCOMPARE(table.state.round, 2U);
    }
    void whatWasThereBeforeIsTold()
    {
        Table table;
        table.setPegs({4, 0, 0, 0, 0});
        const auto effects = table.make(correction(0, Object{{"food", 9}, {"goods", Object{{"wood", 5}}}}));
        const Corrected corrected = told<Corrected>(effects);
        QVERIFY(toValue(corrected.before) == Value(Object{{"food", 3}, {"goods", Object{{"wood", 4}}}}));
        QVERIFY(toValue(corrected.after) == Value(Object{{"food", 9}, {"goods", Object{{"wood", 5}}}}));
    }
    // However it is written, it is logged in the order of the sheet.
    void aCorrectionIsLoggedInCanonicalForm()
    {
        const Value written = Object{{"why", "spilt"},
                                     {"set",
                                      Object{{"developments", Array{"medicine", "leadership"}},
                                             {"monuments", Object{{"obelisk", Object{{"points", 6}, {"boxes", 9}}}}},
                                             {"goods", Object{{"metal", 1}, {"wood", 2}}}}},
                                     {"player", 1},
                                     {"type", "correct"}};
        const Value canonical = Object{{"type", "correct"},
                                       {"player", 1},
                                       {"set",
                                        Object{{"goods", Object{{"wood", 2}, {"metal", 1}}},
                                               {"monuments", Object{{"obelisk", Object{{"boxes", 9}, {"points", 6}}}}},
                                               {"developments", Array{"leadership", "medicine"}}}},
                                       {"why", "spilt"}};
        Move read;
        QVERIFY(!MatchOf<Bronze>::readMove(written, read));
        QVERIFY(MatchOf<Bronze>::moveValue(read) == canonical);
    }
    // EN 4: only one player finishes a monument first. The table may say otherwise, and hears at the end what cannot be.
    void whatContradictsItselfIsNamedAtTheEnd()
    {
        const Setup setup{{"Ann", "Bo"}, "classic", {}, "play"};
        const auto said = [&](const Table &table) {
            const Value value = stateValue(table.state, setup);
            const Value *found = value.find("contradictions");
            return found == nullptr ? Value() : *found;
        };
        Table table;
        table.make(correction(0, monumentSet("obelisk", {{"boxes", 9}})));
        table.make(correction(1, monumentSet("obelisk", {{"boxes", 9}})));
        QVERIFY(contradictions(table.state).empty());
        table.make(correction(1, monumentSet("obelisk", {{"points", 6}})));
        table.make(correction(1, monumentSet("greatWall", {{"boxes", 13}, {"points", 5}})));
        const auto found = contradictions(table.state);
        QCOMPARE(found.size(), std::size_t(2));
        QVERIFY(found[0].monument == Monument::Obelisk && found[0].first == (std::vector<int>{0, 1}));
        QVERIFY(found[1].monument == Monument::GreatWall && found[1].first.empty());
        QVERIFY(said(table).isNull());
        table.state.step = Step::Over;
        QVERIFY(said(table)
                == Value(Array{Object{{"target", "obelisk"}, {"first", Array{0, 1}}},
                               Object{{"target", "greatWall"}, {"first", Array{}}}}));
        table.make(correction(0, monumentSet("obelisk", {{"points", 3}})));
        table.make(correction(1, monumentSet("greatWall", {{"points", 10}})));
        QVERIFY(said(table).isNull());
    }
    // No dice are thrown by a correction: with every die locked the rolling still waits to be ended.
    void dicePutRightStillWaitForKeep()
    {
        Table table;
        table.make(Roll{dice("food food food")});
        table.make(correction(-1, Object{{"dice", Array{"skull", "skull", "skull"}}}));
        QCOMPARE(table.state.step, Step::Rolling);
        QCOMPARE(ListedMoves(table.state).count(Kind::Reroll), 0U);
        table.make(Keep{});
        QCOMPARE(table.disasters(), (std::vector<int>{0, 3}));
    }
};

} // namespace tst_bronze_corrections

PEGSHEET_TEST(tst_bronze_corrections, TestCorrections)
#include "tst_corrections.moc"
