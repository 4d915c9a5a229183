// SPDX-License-Identifier: Apache-2.0
// What the table overrules: read, written and coded the same, refused where it is out of range, derived or impossible.
#include "model/tapestry/codec.h"
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

namespace tst_tapestry_corrections {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

std::string readingOf(const Value &set)
{
    Correction read;
    const auto refusal = fromValue("set", set, read);
    return refusal ? std::string(refusal->code) : std::string();
}

TestTable begun()
{
    TestTable table(3);
    return table.play({"income", "income", "income"});
}

} // namespace

class TestCorrections : public QObject
{
    Q_OBJECT

private slots:
    void everyField_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *set : {"vp:120", "incomes:3", "resources:{coin:8,culture:0}", "tracks:{science:[12,4,4,0],technology:[]}",
                                "ends:[science]", "singularity=true", "open:{markets:6}", "tiles:48,space:15", "explored:[1,15]",
                                "tapestry:3,played:4", "techs:{bottom:1,middle:2,top:3}", "control:7,outposts:0,toppled:2",
                                "city:{lines:18,districts:9}", "landmarks:[forge,\"tank_factory\"]", "civilizations:2"})
            QTest::newRow(set) << QByteArray("correct player=1 set=") + QByteArray(set).replace('=', ':') + " why=\"cat\"";
        for (const char *set : {"turn:2", "queue:[]", "achievements:{\"topple_two\":[2,0],\"middle_island\":[]}"})
            QTest::newRow(set) << QByteArray("correct set=") + set;
    }
    void everyField()
    {
        QFETCH(const QByteArray, line);
        TestTable table = begun();
        const Move move = moveOf(line.toStdString());
        const Value value = describedValue(std::get<Correct>(move));
        Move again;
        QVERIFY(!MoveReader<Move>::read(value, again));
        QVERIFY(again == move);
        Value noted;
        QVERIFY(!readNotation<Move>(notation(value), noted));
        QVERIFY(noted == value);
        EntropyEncoder encoder;
        (void)codeMove(encoder, table.state(), move);
        const auto bytes = encoder.finish();
        EntropyDecoder decoder(bytes);
        QVERIFY(codeMove(decoder, table.state(), Move()) == move);
        QCOMPARE(table.says(line.toStdString()), std::string());
        table.play(line.toStdString());
    }
    void whatIsRefused()
    {
        QCOMPARE(readingOf(5), std::string("input.wrongType"));
        QCOMPARE(readingOf(Object{{"vp", -1}}), std::string("input.outOfRange"));
        QCOMPARE(readingOf(Object{{"resources", Object{{"coin", 9}}}}), std::string("input.outOfRange"));
        QCOMPARE(readingOf(Object{{"resources", Object{{"markets", 2}}}}), std::string("input.unknownField"));
        QCOMPARE(readingOf(Object{{"coin", 2}}), std::string("input.unknownField"));
        QCOMPARE(readingOf(Object{{"open", Object{{"markets", 0}}}}), std::string("input.outOfRange"));
        QCOMPARE(readingOf(Object{{"open", 3}}), std::string("input.wrongType"));
        QCOMPARE(readingOf(Object{{"tracks", Object{{"arts", Array{1}}}}}), std::string("input.unknownField"));
        QCOMPARE(readingOf(Object{{"tracks", Object{{"science", Array{13}}}}}), std::string("input.outOfRange"));
        QCOMPARE(readingOf(Object{{"tracks", Object{{"science", Array{1, 2, 3, 4, 5}}}}}), std::string("input.outOfRange"));
        QCOMPARE(readingOf(Object{{"explored", Array{2, 2}}}), std::string("input.duplicate"));
        QCOMPARE(readingOf(Object{{"landmarks", Array{"tower"}}}), std::string("input.unknownValue"));
        QCOMPARE(readingOf(Object{{"achievements", Object{{"topple_two", Array{1, 1}}}}}), std::string("input.duplicate"));
        QCOMPARE(readingOf(Object{{"queue", Array{1}}}), std::string("input.outOfRange"));
        for (const char *derived : {"name", "finished", "depth", "activated"})
            QCOMPARE(readingOf(Object{{derived, 1}}), std::string("input.derivedField"));
        QCOMPARE(readingOf(Object{{"moon", 1}}), std::string("input.unknownField"));
    }
    void whatDoesNotGoTogether()
    {
        TestTable table = begun();
        QCOMPARE(table.says("correct player=0 set=turn:1"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("correct set=vp:1"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("correct player=0 set={}"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("correct player=3 set=vp:1"), std::string("input.outOfRange"));
        QCOMPARE(table.says("correct set=turn:3"), std::string("input.outOfRange"));
        QCOMPARE(table.says("correct set=achievements:{\"topple_two\":[3]}"), std::string("input.outOfRange"));
        table.play("correct player=0 set=landmarks:[forge]");
        QCOMPARE(table.says("correct player=1 set=landmarks:[forge]"), std::string("tapestry.taken"));
        table.play({"correct player=0 set=landmarks:[]", "correct player=1 set=landmarks:[forge,barn]"});
        QCOMPARE(landmarksOf(table.state(), 1), 2);
        table.play("correct player=2 set=incomes:5");
        QCOMPARE(table.says("correct set=turn:2"), std::string("tapestry.finished"));
    }
    // Points that are set are a line of their own; the rules go on from there.
    void correctedPoints()
    {
        TestTable table = begun();
        table.play({"benefit player=0 gains=\"vp(30)\"", "correct player=0 set=vp:12"});
        QCOMPARE(int{table.player(0).vp}, 12);
        QCOMPARE(table.points(0, Source::Corrected), -18);
        QCOMPARE(table.points(0, Source::Typed), 30);
    }
    // Whose turn it was has finished: the next goes on. All have: the match is over, and can be gone on with.
    void correctedEnds()
    {
        TestTable table = begun();
        table.play("correct player=0 set=incomes:5");
        QCOMPARE(int{table.state().turn}, 1);
        table.play({"correct player=1 set=incomes:5,vp:3", "correct player=2 set=incomes:5"});
        QCOMPARE(table.phase(), std::string("over"));
        table.play("correct player=2 set=incomes:4");
        QCOMPARE(table.phase(), std::string("turn"));
        QCOMPARE(int{table.state().turn}, 2);
    }
};

} // namespace tst_tapestry_corrections

PEGSHEET_TEST(tst_tapestry_corrections, TestCorrections)
#include "tst_corrections.moc"
