// SPDX-License-Identifier: Apache-2.0
// What lies on the mats of civilizations: shown, corrected, hashed and coded.
#include "model/tapestry/codec.h"
#include "tests/model/schemacheck.h"
#include "tests/model/tapestry/mattable.h"
#include "tests/registry.h"

namespace tst_tapestry_matfields {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

Value shown(const TestTable &table, std::size_t seat)
{
    const Value state = stateValueOf(table.state(), {"A", "B", "C"});
    return *(*state.find("players")->array())[seat].find("civilizations");
}

std::string lineOf(const std::string &mats)
{
    return "correct player=1 set=civilizations:[" + mats + "]";
}

std::vector<std::uint8_t> codeOf(const State &state, const Move &move)
{
    EntropyEncoder encoder;
    (void)codeMove(encoder, state, move);
    return encoder.finish();
}

} // namespace

class TestMatFields : public QObject
{
    Q_OBJECT

private slots:
    // Each field is shown as it was said, belongs to the number of the state, and goes through notation and codes (contract, state
    // of part 3).
    void everyField_data()
    {
        QTest::addColumn<QByteArray>("mat");
        for (const char *mat :
             {"{civilization:alchemists,rolled:[exploration,technology]}", "{civilization:craftsmen,columns:[3,0,5]}",
              "{civilization:entertainers,column:3,row:2}", "{civilization:heralds,markers:2,marked:[[0,1,0],[2,4,3]]}",
              "{civilization:historians,markers:1,given:[0,2,0],squares:[0,3]}", "{civilization:inventors,markers:0}",
              "{civilization:isolationists,markers:3}", "{civilization:leaders,tracks:[science,military]}",
              "{civilization:merrymakers,columns:[1,2,3]}", "{civilization:militants,rows:[4,1]}",
              "{civilization:mystics,numbers:{tech:9,districts:1,control:5,tracks:4},reached:[tech,tracks]}",
              "{civilization:nomads,protected:7}", "{civilization:traders,markers:1,open:1,beside:[2,1]}"})
            QTest::newRow(mat) << QByteArray(mat);
        QTest::newRow("the others") << QByteArray(
            "{civilization:architects},{civilization:futurists},{civilization:\"the_chosen\"}");
    }
    void everyField()
    {
        QFETCH(const QByteArray, mat);
        TestTable table = withMats({"", "", ""});
        const std::uint64_t before = hashOfFields(table.state());
        const Move move = moveOf(lineOf(mat.toStdString()));
        const Value value = describedValue(std::get<Correct>(move));
        Value noted;
        QVERIFY(!readNotation<Move>(notation(value), noted) && noted == value);
        const auto bytes = codeOf(table.state(), move);
        EntropyDecoder decoder(bytes);
        QVERIFY(codeMove(decoder, table.state(), Move()) == move);
        table.play(lineOf(mat.toStdString()));
        QVERIFY(shown(table, 1) == *value.find("set")->find("civilizations"));
        QVERIFY(shown(table, 0) == Value(Array()));
        const std::uint64_t after = hashOfFields(table.state());
        QVERIFY(after != before);
        // Set once more nothing changes, and that takes next to nothing in a code.
        table.play(lineOf(mat.toStdString()));
        QCOMPARE(hashOfFields(table.state()), after);
        QVERIFY(codeOf(table.state(), move).size() < bytes.size());
        // A mat that the list leaves out lies with nobody again.
        table.play(lineOf(""));
        QCOMPARE(hashOfFields(table.state()), before);
    }
    // What is not said stands as at its start (contract, reading 59).
    void whatIsNotSaid()
    {
        TestTable table = withMats({"", ""});
        table.play(lineOf("{civilization:militants},{civilization:historians},{civilization:leaders}"));
        const Array list = *shown(table, 1).array();
        QVERIFY(list[0] == Value(Object{{"civilization", "militants"}, {"rows", Array{4, 4}}}));
        QVERIFY(list[1] == Value(Object{{"civilization", "historians"}, {"markers", 4}, {"given", Array()}, {"squares", Array()}}));
        QVERIFY(list[2] == Value(Object{{"civilization", "leaders"}, {"tracks", Array()}}));
        QCOMPARE(int{table.player(1).civilizations}, 3);
        QVERIFY(!table.state().mats[Civilization::Leaders].isOfStart);
    }
    void whatIsNone_data()
    {
        QTest::addColumn<QByteArray>("mats");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *mats, const char *code) { QTest::newRow(mats) << QByteArray(mats) << QByteArray(code); };
        row("{tracks:[science]}", "input.missingField");
        row("{civilization:aliens}", "input.unknownValue");
        row("{civilization:leaders,columns:[1]}", "input.unknownField");
        row("{civilization:leaders,row:1}", "input.unknownField");
        row("{civilization:leaders},{civilization:leaders}", "input.duplicate");
        row("{civilization:leaders,tracks:[science,science]}", "input.duplicate");
        row("{civilization:merrymakers,columns:[1,2]}", "input.outOfRange");
        row("{civilization:merrymakers,columns:[1,2,4]}", "input.outOfRange");
        row("{civilization:craftsmen,columns:[3,4,6]}", "input.outOfRange");
        row("{civilization:entertainers,column:5}", "input.outOfRange");
        row("{civilization:entertainers,row:4}", "input.outOfRange");
        row("{civilization:inventors,markers:5}", "input.outOfRange");
        row("{civilization:militants,rows:[5,0]}", "input.outOfRange");
        row("{civilization:mystics,numbers:{tracks:5}}", "input.outOfRange");
        row("{civilization:mystics,numbers:{tracks:0}}", "input.outOfRange");
        row("{civilization:mystics,numbers:{landmarks:1}}", "input.unknownField");
        row("{civilization:heralds,marked:[[0,5,0]]}", "input.outOfRange");
        row("{civilization:historians,given:[0,0,0,0,0]}", "input.outOfRange");
        row("{civilization:traders,beside:[5]}", "input.outOfRange");
    }
    void whatIsNone()
    {
        QFETCH(const QByteArray, mats);
        QFETCH(const QByteArray, code);
        Value value;
        QVERIFY(!readNotation<Move>(lineOf(mats.toStdString()), value));
        Move move;
        const auto refusal = MoveReader<Move>::read(value, move);
        QVERIFY(refusal);
        QCOMPARE(QByteArray(std::string(refusal->code).c_str()), code);
    }
    // What does not fit the table.
    void whatDoesNotFit()
    {
        TestTable table = withMats({"leaders", ""});
        QCOMPARE(table.says(lineOf("{civilization:leaders}")), std::string("tapestry.taken"));
        QCOMPARE(table.says(lineOf("{civilization:historians,given:[2]}")), std::string("input.outOfRange"));
        QCOMPARE(table.says(lineOf("{civilization:historians,given:[1]}")), std::string("tapestry.noOption"));
        QCOMPARE(table.says(lineOf("{civilization:traders,beside:[1]}")), std::string());
        QCOMPARE(table.says(lineOf("{civilization:heralds,marked:[[2,1,0]]}")), std::string("input.outOfRange"));
        QCOMPARE(table.says("correct player=0 set=civilizations:2"), std::string("tapestry.noOption"));
        TestTable counted(2, {{"depth", "full"}, {"cards", "named"}});
        QCOMPARE(counted.says(lineOf("")), std::string("tapestry.noOption"));
        QCOMPARE(counted.says("correct player=1 set=civilizations:3"), std::string());
        // What is set before the first turn is not asked any more.
        TestTable begun(1, kNamed);
        begun.play("correct player=0 set=civilizations:[{civilization:leaders}]");
        QCOMPARE(begun.pending(), std::string("0 capital"));
    }
    void schemaHasBoth()
    {
        const TestTable named = withMats({"leaders", "the_chosen", ""});
        const TestTable counted(3, {{"depth", "full"}});
        const Value schema = tapestry::Game::stateSchema();
        for (const State &state : {named.state(), counted.state()})
            QCOMPARE(SchemaCheck(schema, schema).fault(stateValueOf(state, {"A", "B", "C"})), std::string());
    }
    // Where they are counted a correction has the code that it had before any had a name.
    void aNumberIsCodedAsEver()
    {
        const TestTable table = withFullStores();
        const auto bytes = codeOf(table.state(), moveOf("correct player=1 set=vp:7,civilizations:3,explored:[4]"));
        const std::vector<std::uint8_t> ever{255, 1, 241, 144, 69, 147, 153, 49, 110};
        QVERIFY(bytes == ever);
        EntropyDecoder decoder(bytes);
        QVERIFY(codeMove(decoder, table.state(), Move()) == moveOf("correct player=1 set=vp:7,civilizations:3,explored:[4]"));
    }
};

} // namespace tst_tapestry_matfields

PEGSHEET_TEST(tst_tapestry_matfields, TestMatFields)
#include "tst_matfields.moc"
