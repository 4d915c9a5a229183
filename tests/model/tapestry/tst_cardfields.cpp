// SPDX-License-Identifier: Apache-2.0
// What the state holds of cards that are known by name: shown, corrected, hashed and coded, and what follows from it.
#include "model/tapestry/codec.h"
#include "tests/model/tapestry/fulltable.h"
#include "tests/registry.h"

namespace tst_tapestry_cardfields {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// Three players after the first income.
TestTable begun()
{
    TestTable table = withCities(3, {{"depth", "full"}, {"cards", "named"}});
    return table.play({"income", "income", "income"});
}

std::string readingOf(const char *field, Value value)
{
    Correction read;
    const auto refusal = fromValue("set", Object{{field, std::move(value)}}, read);
    return refusal ? std::string(refusal->code) : std::string();
}

Value shown(const TestTable &table, int seat, std::string_view field)
{
    const Value state = stateValueOf(table.state(), {"A", "B", "C"});
    const Value *found = seat < 0 ? state.find(field)
                                  : (*state.find("players")->array())[static_cast<std::size_t>(seat)].find(field);
    return found != nullptr ? *found : Value();
}

Value tech(const char *card, const char *row)
{
    return Object{{"card", card}, {"row", row}};
}

constexpr const char *kTechLine = "correct player=1 set=techCards:[{card:paper,row:middle},{card:unknown,row:bottom}]";
constexpr const char *kMatLine = "correct player=1 set=mat:[[\"faceDown\"],[academia,trap],[unknown],[]]";
constexpr const char *kActingLine =
    "correct player=1 set=acting:[{card:academia},{card:\"marriage_of_state\",partner:0,track:science}]";
constexpr const char *kLocksLine = "correct set=locks:[{track:science,by:0},{track:science,by:2},{track:technology,by:1}]";

} // namespace

class TestCardFields : public QObject
{
    Q_OBJECT

private slots:
    // What is set is shown as it was said, belongs to the number of the state, and goes through notation and codes.
    void everyField_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("seat");
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("techs") << QByteArray(kTechLine) << 1 << QByteArray("techCards");
        QTest::newRow("mat") << QByteArray(kMatLine) << 1 << QByteArray("mat");
        QTest::newRow("acting") << QByteArray(kActingLine) << 1 << QByteArray("acting");
        QTest::newRow("locks") << QByteArray(kLocksLine) << -1 << QByteArray("locks");
    }
    void everyField()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, seat);
        QFETCH(const QByteArray, field);
        TestTable table = begun();
        const std::uint64_t before = hashOfFields(table.state());
        const Move move = moveOf(line.toStdString());
        const Value value = describedValue(std::get<Correct>(move));
        Value noted;
        QVERIFY(!readNotation<Move>(notation(value), noted) && noted == value);
        EntropyEncoder encoder;
        (void)codeMove(encoder, table.state(), move);
        const auto bytes = encoder.finish();
        EntropyDecoder decoder(bytes);
        QVERIFY(codeMove(decoder, table.state(), Move()) == move);
        table.play(line.toStdString());
        QVERIFY(shown(table, seat, field.toStdString()) == *value.find("set")->find(field.toStdString()));
        const std::uint64_t after = hashOfFields(table.state());
        QVERIFY(after != before);
        // Set once more nothing changes, and that takes next to nothing in a code.
        table.play(line.toStdString());
        QCOMPARE(hashOfFields(table.state()), after);
        EntropyEncoder again;
        QVERIFY(codeMove(again, table.state(), move) == move);
        QVERIFY(again.finish().size() < bytes.size());
    }
    // Numbers follow from the names.
    void cardsAreCounted()
    {
        TestTable table = begun();
        table.play({kTechLine, kMatLine});
        const Player &player = table.player(1);
        QCOMPARE(int{player.techs[TechRow::Bottom]}, 1);
        QCOMPARE(int{player.techs[TechRow::Middle]}, 1);
        QCOMPARE(player.techCount(), 2);
        QCOMPARE(int{player.played}, 4);
        QCOMPARE(countOf(table.state(), 1, Counted::Tapestry), 4 + player.tapestry);
    }
    // DE p.12; contract, reading 45: the own block, and the locks of others.
    void whatBarsATrack()
    {
        TestTable table = begun();
        const auto barred = [&](int seat, Track track) { return (table.player(seat).barred >> static_cast<int>(track) & 1) != 0; };
        table.play(kLocksLine);
        QVERIFY(barred(0, Track::Science) && barred(1, Track::Science) && barred(2, Track::Science));
        QVERIFY(barred(0, Track::Technology) && !barred(1, Track::Technology));
        table.play("correct set=locks:[{track:science,by:0}]");
        QVERIFY(!barred(0, Track::Science) && barred(1, Track::Science) && !barred(0, Track::Technology));
        table.play("correct player=1 set=acting:[{card:\"broker_of_peace\"}]");
        QVERIFY(barred(1, Track::Military) && !barred(0, Track::Military));
        table.play({"correct player=1 set=acting:[]", "correct set=locks:[]"});
        QCOMPARE(int{table.player(1).barred}, 0);
    }
    // A lock lasts to the end of its owner's next turn: not the present one (contract, reading 45).
    void whenLocksEnd()
    {
        TestTable table = begun();
        QCOMPARE(int{table.state().turn}, 0);
        table.play("correct set=locks:[{track:science,by:0},{track:science,by:1}]");
        QCOMPARE(int{table.state().locks.old[Track::Science]}, 0b10);
        table.play("correct set=locks:[{track:science,by:0},{track:military,by:0}]");
        QCOMPARE(int{table.state().locks.old[Track::Science]}, 0);
    }
    void whatIsListenedTo()
    {
        TestTable table = begun();
        QCOMPARE(table.state().listening, 0U);
        table.play(kActingLine);
        const auto listens = [&](Event event) { return (table.state().listening >> static_cast<int>(event) & 1U) != 0; };
        QVERIFY(listens(Event::Invent) && listens(Event::Tapestry) && listens(Event::BenefitOfPartnerOnTrack));
        QVERIFY(!listens(Event::Upgrade));
        table.play("correct player=1 set=acting:[]");
        QCOMPARE(table.state().listening, 0U);
    }
    // It ends where the stack of the present era is covered; another of the same name is a copy.
    void whatLiesOnTheMat()
    {
        TestTable table = begun();
        table.play("correct player=1 set=mat:[[academia],[],[],[]],acting:[{card:capitalism},{card:academia},{card:academia}]");
        const ActingCards &acting = table.player(1).acting;
        QVERIFY(!acting[0].isOfMat && acting[1].isOfMat && !acting[2].isOfMat);
    }
    void whatIsRefused()
    {
        QCOMPARE(readingOf("techCards", 5), std::string("input.wrongType"));
        QCOMPARE(readingOf("techCards", Array{"paper"}), std::string("input.wrongType"));
        QCOMPARE(readingOf("techCards", Array{tech("wheel", "top")}), std::string("input.unknownValue"));
        QCOMPARE(readingOf("techCards", Array{tech("paper", "shelf")}), std::string("input.unknownValue"));
        QCOMPARE(readingOf("techCards", Array{Object{{"card", "paper"}}}), std::string("input.missingField"));
        QCOMPARE(readingOf("techCards", Array{Object{{"card", "paper"}, {"row", "top"}, {"by", 1}}}),
                 std::string("input.unknownField"));
        QCOMPARE(readingOf("techCards", Array{tech("paper", "top"), tech("paper", "bottom")}), std::string("input.duplicate"));
        QCOMPARE(readingOf("techCards", Array(39, tech("unknown", "top"))), std::string());
        QCOMPARE(readingOf("techCards", Array(40, tech("unknown", "top"))), std::string("input.outOfRange"));
        QCOMPARE(readingOf("mat", Array(3, Array())), std::string("input.outOfRange"));
        QCOMPARE(readingOf("mat", Array(4, "academia")), std::string("input.wrongType"));
        QCOMPARE(readingOf("mat", Array{Array{"paper"}, Array(), Array(), Array()}), std::string("input.unknownValue"));
        QCOMPARE(readingOf("mat", Array{Array{"academia"}, Array{"academia"}, Array(), Array()}), std::string("input.duplicate"));
        QCOMPARE(readingOf("mat", Array{Array(7, "trap"), Array(), Array(), Array()}), std::string());
        QCOMPARE(readingOf("mat", Array{Array(7, "trap"), Array{"trap"}, Array(), Array()}), std::string("input.duplicate"));
        QCOMPARE(readingOf("mat", Array{Array(16, "unknown"), Array(15, "faceDown"), Array(), Array()}), std::string());
        QCOMPARE(readingOf("mat", Array{Array(16, "unknown"), Array(16, "unknown"), Array(), Array()}),
                 std::string("input.outOfRange"));
        QCOMPARE(readingOf("acting", Array{Object{{"card", "meritocracy"}}}), std::string("input.unknownValue"));
        QCOMPARE(readingOf("acting", Array{Object{{"card", "alliance"}, {"partner", 5}}}), std::string("input.outOfRange"));
        QCOMPARE(readingOf("acting", Array(5, Object{{"card", "academia"}})), std::string("input.outOfRange"));
        QCOMPARE(readingOf("locks", Array(2, Object{{"track", "science"}, {"by", 1}})), std::string("input.duplicate"));
        QCOMPARE(readingOf("locks", Array{Object{{"track", "science"}}}), std::string("input.missingField"));
    }
    void whatDoesNotGoTogether()
    {
        TestTable table = begun();
        table.play({kTechLine, kMatLine});
        QCOMPARE(table.says("correct player=0 set=techCards:[{card:paper,row:top}]"), std::string("tapestry.taken"));
        QVERIFY(table.valuesOf("correct player=0 set=techCards:[{card:paper,row:top}]")
                == Value(Object{{"tech", "paper"}, {"player", 1}}));
        QVERIFY(table.valuesOf("correct player=0 set=mat:[[academia],[],[],[]]")
                == Value(Object{{"card", "academia"}, {"player", 1}}));
        // There are seven traps.
        QCOMPARE(table.says("correct player=0 set=mat:[[trap,trap,trap,trap,trap,trap],[],[],[]]"), std::string());
        QCOMPARE(table.says("correct player=0 set=mat:[[trap,trap,trap,trap,trap,trap,trap],[],[],[]]"),
                 std::string("tapestry.taken"));
        QCOMPARE(table.says("correct player=1 set=techs:{bottom:2}"), std::string("input.derivedField"));
        QCOMPARE(table.says("correct player=1 set=played:2"), std::string("input.derivedField"));
        QCOMPARE(table.says("correct player=1 set=acting:[{card:alliance,partner:3}]"), std::string("input.outOfRange"));
        QCOMPARE(table.says("correct player=1 set=acting:[{card:alliance,partner:1}]"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("correct set=locks:[{track:science,by:3}]"), std::string("input.outOfRange"));
        QCOMPARE(table.says("correct player=0 set=locks:[]"), std::string("tapestry.noOption"));
    }
    // Where cards are counted nothing of it is there: not in the value, not in the number, not in codes.
    void whereCardsAreCounted()
    {
        TestTable table = withCities(3);
        table.play({"income", "income", "income"});
        for (const char *line : {kTechLine, kMatLine, kActingLine, kLocksLine}) {
            QCOMPARE(table.says(line), std::string("tapestry.noOption"));
            QVERIFY(*table.valuesOf(line).find("of") == Value("cards"));
        }
        for (const char *field : {"techCards", "mat", "acting"})
            QVERIFY(shown(table, 1, field).isNull());
        QVERIFY(shown(table, -1, "locks").isNull());
        State state = table.state();
        const std::uint64_t before = hashOfFields(state);
        state.seats[1].mat.add(0, Mat::kUnknown);
        state.locks.by[Track::Science] = 1;
        QCOMPARE(hashOfFields(state), before);
        state.agreed.stepOneVoid = true;
        QVERIFY(hashOfFields(state) != before);
        const auto bytesOf = [](const TestTable &at) {
            EntropyEncoder encoder;
            (void)codeMove(encoder, at.state(), moveOf("correct player=1 set=vp:3,control:2"));
            return encoder.finish().size();
        };
        QVERIFY(bytesOf(table) <= bytesOf(begun()));
    }
    // In every order in which cards come and go.
    void techsAreKeptInOrder()
    {
        TechCards cards;
        for (const Tech each : kAll<Tech>)
            cards.add({each, TechRow::Bottom});
        cards.add({{}, TechRow::Middle});
        QCOMPARE(cards.count(), 34);
        for (const Tech each : kAll<Tech>)
            QCOMPARE(cards.find(each), static_cast<int>(each));
        QCOMPARE(cards.findUnnamed(TechRow::Middle), 33);
        QCOMPARE(cards.findUnnamed(TechRow::Bottom), -1);
        cards.setRow(0, TechRow::Top);
        QVERIFY(cards[0].row == TechRow::Top && cards[0].card == MaybeOne(static_cast<Tech>(0)));
        cards.remove(1);
        QCOMPARE(cards.find(static_cast<Tech>(1)), -1);
        QCOMPARE(cards.find(static_cast<Tech>(2)), 1);
        QCOMPARE(cards.count(TechRow::Bottom), 31);
    }
    void matsAreKeptEraByEra()
    {
        Mat mat;
        for (const int era : {2, 0, 3, 0, 2})
            mat.add(era, static_cast<std::uint8_t>(mat.count()));
        QCOMPARE(mat.count(0), 2);
        QVERIFY(mat.top(0) == std::uint8_t{3} && mat.top(2) == std::uint8_t{4} && mat.top(3) == std::uint8_t{2} && !mat.top(1));
        QCOMPARE(int{mat.at(2, 0)}, 0);
        QCOMPARE(mat.count(static_cast<TapestryCard>(4)), 1);
        // Before the second income turn Maker of Fire, in and after the fifth the last era (contract, reading 42).
        QCOMPARE(stackOf(0), 0);
        QCOMPARE(stackOf(1), 0);
        QCOMPARE(stackOf(2), 1);
        QCOMPARE(stackOf(5), 3);
    }
};

} // namespace tst_tapestry_cardfields

PEGSHEET_TEST(tst_tapestry_cardfields, TestCardFields)
#include "tst_cardfields.moc"
