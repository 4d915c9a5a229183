// SPDX-License-Identifier: Apache-2.0
#include "model/core/match.h"
#include "model/core/setup.h"
#include "tests/registry.h"

#include <QTest>

#include <string>

namespace tst_core_names {

using namespace pegsheet;

namespace {

QByteArray codeOf(const MaybeRefusal &refusal)
{
    return refusal ? QByteArray(refusal->code.data(), static_cast<int>(refusal->code.size())) : QByteArray();
}

std::string repeated(const std::string &text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

Value setupOf(Value players)
{
    return Object{{"players", std::move(players)}};
}

} // namespace

class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void namesAreAcceptedOrRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *what, const std::string &name, const char *code) {
            QTest::newRow(what) << QByteArray(name.data(), static_cast<int>(name.size())) << QByteArray(code);
        };
        row("plain", "Ann", "");
        row("empty", "", "input.nameEmpty");
        row("forty characters", repeated("x", 40), "");
        row("forty-one characters", repeated("x", 41), "input.nameTooLong");
        row("ten thousand characters", repeated("x", 10000), "input.nameTooLong");
        row("forty umlauts are forty, not eighty", repeated("\u00FC", 40), "");
        row("forty-one umlauts", repeated("\u00FC", 41), "input.nameTooLong");
        row("forty characters beyond the first plane", repeated("\U0001F3B2", 40), "");
        row("right to left", "\u05E9\u05E8\u05D4", "");
        row("right to left with a blank", "\u0639\u0644\u064A \u0633", "");
        row("a line feed inside", "An\nn", "input.nameControl");
        row("a NUL inside", std::string("A\0n", 3), "input.nameControl");
        row("delete", "Ann\x7F", "input.nameControl");
        row("a C1 control", "Ann\xC2\x85", "input.nameControl");
        row("a line separator", "Ann\u2028Bo", "input.nameControl");
        row("right-to-left override", "Ann\u202EBo", "input.nameControl");
        row("a direction isolate", "\u2066Ann", "input.nameControl");
        row("a byte order mark", "\uFEFFAnn", "input.nameControl");
    }
    void namesAreAcceptedOrRefused()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, code);
        QCOMPARE(codeOf(refusesName(std::string_view(name.data(), static_cast<std::size_t>(name.size())))), code);
    }
    void invalidUtf8IsRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("a byte that begins nothing") << QByteArray("An\xFFn");
        QTest::newRow("a continuation alone") << QByteArray("An\x80n");
        QTest::newRow("a lead byte and a letter") << QByteArray("\xC3"
                                                                "Ann");
        QTest::newRow("a lead byte hiding a control") << QByteArray("\xC3\x01nn");
        QTest::newRow("cut off at the end") << QByteArray("Ann\xE2\x82");
        QTest::newRow("written longer than needed") << QByteArray("\xC1\x81nn");
        QTest::newRow("three bytes for a letter") << QByteArray("\xE0\x81\x81nn");
        QTest::newRow("half a surrogate pair") << QByteArray("\xED\xA0\x80nn");
        QTest::newRow("beyond the last plane") << QByteArray("\xF4\x90\x80\x80nn");
        QTest::newRow("five bytes") << QByteArray("\xF8\x88\x80\x80\x80nn");
    }
    void invalidUtf8IsRefused()
    {
        QFETCH(QByteArray, name);
        QCOMPARE(codeOf(refusesName(std::string_view(name.data(), static_cast<std::size_t>(name.size())))),
                 QByteArray("input.nameControl"));
    }
    void blanksRoundANameAreDropped()
    {
        Setup setup;
        QCOMPARE(codeOf(readSetup(setupOf(Array{"  Ann\t", " Bo"}), setup)), QByteArray());
        QCOMPARE(setup.players.at(0), std::string("Ann"));
        QCOMPARE(setup.players.at(1), std::string("Bo"));
        QCOMPARE(codeOf(readSetup(setupOf(Array{"Ann", " \t "}), setup)), QByteArray("input.nameEmpty"));
    }
    void aSetupOfAnotherShapeIsRefused_data()
    {
        QTest::addColumn<Value>("shape");
        QTest::addColumn<QByteArray>("code");
        const Value two = Array{"Ann", "Bo"};
        const auto row = [](const char *what, Value shape, const char *code) {
            QTest::newRow(what) << std::move(shape) << QByteArray(code);
        };
        row("a list", Array{}, "input.wrongType");
        row("no players", Object{}, "input.missingField");
        row("players is a text", setupOf("Ann"), "input.wrongType");
        row("a player is a number", setupOf(Array{"Ann", 2}), "input.wrongType");
        row("variant is a number", Object{{"players", two}, {"variant", 3}}, "input.wrongType");
        row("options is a list", Object{{"players", two}, {"options", Array{}}}, "input.wrongType");
        row("mode is a truth", Object{{"players", two}, {"mode", true}}, "input.wrongType");
        row("marks is a number", Object{{"players", two}, {"marks", 1}}, "input.wrongType");
        row("a mark is a text", Object{{"players", two}, {"marks", Array{1, "red"}}}, "input.wrongType");
        row("a mark too few", Object{{"players", two}, {"marks", Array{1}}}, "input.markCount");
        row("a mark too many", Object{{"players", two}, {"marks", Array{1, 2, 0}}}, "input.markCount");
        row("a mark below the first", Object{{"players", two}, {"marks", Array{1, -1}}}, "input.outOfRange");
        row("a mark beyond the last", Object{{"players", two}, {"marks", Array{5, 1}}}, "input.outOfRange");
        row("a mark twice", Object{{"players", two}, {"marks", Array{3, 3}}}, "input.duplicate");
        row("a field nobody knows", Object{{"players", two}, {"colour", "red"}}, "input.unknownField");
    }
    void aSetupOfAnotherShapeIsRefused()
    {
        QFETCH(Value, shape);
        QFETCH(QByteArray, code);
        Setup setup{{"kept"}, {}, {}, "play"};
        QCOMPARE(codeOf(readSetup(shape, setup)), code);
        QCOMPARE(setup.players, std::vector<std::string>{"kept"});
    }
    // The same agreement is always written the same.
    void aSetupIsKeptInOneForm()
    {
        const OptionInfo option{"trading", {false, true}, false};
        const GameInfo game{"any", "Any", 1, 1, 4, {"plain", "late"}, {option}};
        const Setup named{{"Ann"}, "plain", {}, "play"};
        QVERIFY(canonicalSetup(game, {{"Ann"}, "", {}, "play"}) == named);
        QVERIFY(canonicalSetup(game, {{"Ann"}, "plain", {{"trading", false}}, "play"}) == named);
        const Setup marked{{"Ann"}, "plain", {}, "play", {3}};
        QVERIFY(canonicalSetup(game, {{"Ann"}, "", {}, "play", {3}}) == marked);
        const Setup other{{"Ann"}, "late", {{"trading", true}}, "play"};
        QVERIFY(canonicalSetup(game, other) == other);
    }
    void aSetupIsWrittenAsItIsRead()
    {
        const Value written = Object{
            {"players", Array{"Ann", "Bo"}}, {"variant", "classic"}, {"options", Object{{"trading", true}}}};
        Setup setup;
        QCOMPARE(codeOf(readSetup(written, setup)), QByteArray());
        QVERIFY(setupValue(setup) == written);
    }
    void marksAreWrittenWhereTheyAreNotInSeatOrder()
    {
        const Array players{"Ann", "Bo", "Cy"};
        const auto written = [&](Array marks) {
            Setup setup;
            static_cast<void>(readSetup(Object{{"players", players}, {"marks", std::move(marks)}}, setup));
            const Value value = setupValue(setup);
            const Value *found = value.find("marks");
            return found != nullptr ? *found : Value();
        };
        QVERIFY(written({4, 0, 2}) == Value(Array{4, 0, 2}));
        QVERIFY(written({0, 1, 3}) == Value(Array{0, 1, 3}));
        QVERIFY(written({0, 1, 2}).isNull());
    }
    void everySeatHasItsMark()
    {
        Setup setup{{"Ann", "Bo"}, {}, {}, "play", {4, 0}};
        QCOMPARE(markOf(setup, 0), 4);
        QCOMPARE(markOf(setup, 1), 0);
        setup.marks.clear();
        QCOMPARE(markOf(setup, 0), 0);
        QCOMPARE(markOf(setup, 1), 1);
    }
};

} // namespace tst_core_names

PEGSHEET_TEST(tst_core_names, TestNames)
#include "tst_names.moc"
