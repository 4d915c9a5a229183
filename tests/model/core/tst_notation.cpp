// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/moves.h"
#include "model/core/notation.h"
#include "tests/registry.h"

#include <QTest>

#include <string>

namespace tst_core_notation {

using namespace pegsheet;

namespace {

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<int>(text.size())};
}

MaybeRefusal read(const QByteArray &line, Value &move)
{
    return readNotation<bronze::Move>(std::string_view(line.data(), static_cast<std::size_t>(line.size())), move);
}

} // namespace

class TestNotation : public QObject
{
    Q_OBJECT

private slots:
    void linesAndMovesMatchOneToOne_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<Value>("move");
        const auto row = [](const char *line, Object move) { QTest::newRow(line) << QByteArray(line) << Value(std::move(move)); };
        row("keep", {{"type", "keep"}});
        row("build target=obelisk boxes=2", {{"type", "build"}, {"target", "obelisk"}, {"boxes", 2}});
        row("roll faces=food,good,skull", {{"type", "roll"}, {"faces", Array{"food", "good", "skull"}}});
        row("roll faces=[[food,good],[skull]]", {{"type", "roll"}, {"faces", Array{Array{"food", "good"}, Array{"skull"}}}});
        row("reroll kept= rolled=food", {{"type", "reroll"}, {"kept", Array{}}, {"rolled", Array{"food"}}});
        row("buy development=agriculture goods=cloth",
            {{"type", "buy"}, {"development", "agriculture"}, {"goods", Array{"cloth"}}});
        row("discard goods=wood:2,stone:1", {{"type", "discard"}, {"goods", Object{{"wood", 2}, {"stone", 1}}}});
        row("discard goods=", {{"type", "discard"}, {"goods", Object{}}});
        row("correct player=1 set=food:4,monuments:{obelisk:{boxes:9}},developments:[irrigation,leadership]",
            {{"type", "correct"},
             {"player", 1},
             {"set",
              Object{{"food", 4},
                     {"monuments", Object{{"obelisk", Object{{"boxes", 9}}}}},
                     {"developments", Array{"irrigation", "leadership"}}}}});
        row("correct set=dice:[] why=dropped", {{"type", "correct"}, {"set", Object{{"dice", Array{}}}}, {"why", "dropped"}});
        row("correct set= why=\"two words\"", {{"type", "correct"}, {"set", Object{}}, {"why", "two words"}});
        row("correct set= why=\"\"", {{"type", "correct"}, {"set", Object{}}, {"why", ""}});
        row("correct set= why=\"42\"", {{"type", "correct"}, {"set", Object{}}, {"why", "42"}});
        row("correct set= why=\"true\"", {{"type", "correct"}, {"set", Object{}}, {"why", "true"}});
        row("correct set= why=\"say \\\"no\\\" \\\\ \\x0a\\x7f\"",
            {{"type", "correct"}, {"set", Object{}}, {"why", "say \"no\" \\ \n\x7F"}});
        row("correct set= why=\"\xC3\xBC\"", {{"type", "correct"}, {"set", Object{}}, {"why", "\xC3\xBC"}});
        row("correct set= why=-9223372036854775808",
            {{"type", "correct"}, {"set", Object{}}, {"why", std::numeric_limits<std::int64_t>::min()}});
        row("correct set=a:true,b:false,c:null", {{"type", "correct"}, {"set", Object{{"a", true}, {"b", false}, {"c", Value()}}}});
    }
    void linesAndMovesMatchOneToOne()
    {
        QFETCH(QByteArray, line);
        QFETCH(Value, move);
        QCOMPARE(bytes(notation(move)), line);
        Value back;
        QVERIFY(!read(line, back));
        QVERIFY(back == move);
    }
    void blanksBetweenFieldsAreFree()
    {
        Value move;
        QVERIFY(!read("  build   target=city4  boxes=1  ", move));
        QCOMPARE(bytes(notation(move)), QByteArray("build target=city4 boxes=1"));
    }
    void bracketsAndBracesMayStandWhereTheyAreNotNeeded()
    {
        Value move;
        QVERIFY(!read("buy development=agriculture goods=[cloth]", move));
        QCOMPARE(bytes(notation(move)), QByteArray("buy development=agriculture goods=cloth"));
        QVERIFY(!read("discard goods={wood:2}", move));
        QCOMPARE(bytes(notation(move)), QByteArray("discard goods=wood:2"));
    }
    void anUnreadableLineSaysWhere_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("at");
        QTest::newRow("nothing") << QByteArray("") << 1;
        QTest::newRow("no type") << QByteArray("=2") << 1;
        QTest::newRow("no equals sign") << QByteArray("build target") << 13;
        QTest::newRow("no value") << QByteArray("build boxes=") << 13;
        QTest::newRow("a sign alone") << QByteArray("build boxes=-") << 13;
        QTest::newRow("too large a number") << QByteArray("build boxes=9223372036854775808") << 13;
        QTest::newRow("letters after a number") << QByteArray("build boxes=2x") << 14;
        QTest::newRow("a comma too many") << QByteArray("roll faces=food,") << 17;
        QTest::newRow("no colon") << QByteArray("discard goods=wood") << 19;
        QTest::newRow("an open brace") << QByteArray("correct set={food:1") << 20;
        QTest::newRow("the wrong brace") << QByteArray("correct set={food:1]") << 20;
        QTest::newRow("an open quote") << QByteArray("correct set= why=\"cat") << 22;
        QTest::newRow("an unknown escape") << QByteArray("correct set= why=\"\\n\"") << 20;
        QTest::newRow("half an escape") << QByteArray("correct set= why=\"\\x4\"") << 20;
        QTest::newRow("a tab") << QByteArray("keep\t") << 5;
        QTest::newRow("a NUL") << QByteArray("keep\0", 5) << 5;
    }
    void anUnreadableLineSaysWhere()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, at);
        Value move("untouched");
        const MaybeRefusal refusal = read(line, move);
        QVERIFY(refusal.has_value());
        QCOMPARE(bytes(refusal->code), QByteArray("input.notation"));
        QCOMPARE(*refusal->values.front().value.integer(), std::int64_t{at});
        QVERIFY(move == Value("untouched"));
    }
    void anUnknownTypeSaysWhichThereAre()
    {
        Value move;
        const MaybeRefusal refusal = read("fly", move);
        QCOMPARE(bytes(refusal->code), QByteArray("input.unknownValue"));
        QCOMPARE(refusal->values.at(2).value.array()->size(), std::variant_size_v<bronze::Move>);
    }
    void aFieldTwiceIsRefused()
    {
        Value move;
        QCOMPARE(bytes(read("build boxes=1 boxes=2", move)->code), QByteArray("input.duplicate"));
        QCOMPARE(bytes(read("build type=1", move)->code), QByteArray("input.duplicate"));
        QCOMPARE(bytes(read("discard goods=wood:1,wood:2", move)->code), QByteArray("input.duplicate"));
    }
    void nestingHasALimit()
    {
        QByteArray deep("correct set=a:");
        deep += QByteArray(10000, '[');
        Value move;
        QCOMPARE(bytes(read(deep, move)->code), QByteArray("input.notation"));
    }
};

} // namespace tst_core_notation

PEGSHEET_TEST(tst_core_notation, TestNotation)
#include "tst_notation.moc"
