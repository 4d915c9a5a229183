// SPDX-License-Identifier: Apache-2.0
// Whatever stands in a line, it gets an answer and the sitting goes on.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"

#include <QtTest>

namespace tst_cli_input {

using namespace pegsheet::cli::test;

namespace {

QByteArray setupNamed(const QByteArray &name)
{
    return "{\"setup\":{\"players\":[\"Ann\",\"" + name + "\"]}}";
}

} // namespace

class InputTest : public QObject
{
    Q_OBJECT

private slots:
    void aLineThatCannotBeReadIsAnErrorAndTheSittingGoesOn_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const QByteArray &line, const char *code) {
            QTest::newRow(name) << line << QString::fromLatin1(code);
        };
        row("nothing", "", "input.json");
        row("a blank", "   ", "input.json");
        row("a word", "hello", "input.json");
        row("half an object", R"({"move":{"type")", "input.json");
        row("two values", R"({"state":true}{"state":true})", "input.json");
        row("a fraction", R"({"undo":1.5})", "input.json");
        row("an exponent", R"({"undo":1e2})", "input.json");
        row("a number beyond 64 bits", R"({"undo":99999999999999999999})", "input.json");
        row("a key twice", R"({"undo":1,"undo":1})", "input.json");
        row("a NUL byte", QByteArray("{\"state\":true}\0", 15), "input.json");
        row("a NUL inside", QByteArray("{\"st\0te\":true}", 14), "input.json");
        row("no UTF-8", "{\"move\":\"\xff\xfe\"}", "input.json");
        row("overlong UTF-8", "{\"move\":\"\xc0\x80\"}", "input.json");
        row("half a character", R"({"move":"\ud800"})", "input.json");
        row("junk", QByteArray("\x01\x02\x7f\x80\xf5\xff\x1b[2J", 9), "input.json");
        row("deep lists", QByteArray(100'000, '['), "input.tooDeep");
        row("deep objects", QByteArray(R"({"a":)").repeated(50'000), "input.tooDeep");
        row("20 million bytes", "{\"move\":\"" + QByteArray(20'000'000, 'x') + "\"}", "input.tooLong");
        row("a list", "[]", "input.unknownRequest");
        row("a number", "7", "input.unknownRequest");
        row("null", "null", "input.unknownRequest");
        row("an empty object", "{}", "input.unknownRequest");
        row("two requests", R"({"undo":1,"redo":1})", "input.unknownRequest");
        row("an unknown request", R"({"fly":true})", "input.unknownRequest");
        row("a repair of nothing", R"({"mend":{"at":0,"remove":true}})", "input.nothingToMend");
        row("a repair that is no object", R"({"mend":3})", "input.wrongType");
        row("a repair nowhere", R"({"mend":{"remove":true}})", "input.missingField");
        row("a repair that does nothing", R"({"mend":{"at":0}})", "input.mendOneThing");
        row("a repair that does two things", R"({"mend":{"at":0,"remove":true,"insert":{"type":"keep"}}})", "input.mendOneThing");
        row("a repair not to remove", R"({"mend":{"at":0,"remove":false}})", "input.wrongType");
        row("an unknown repair", R"({"mend":{"at":0,"mend":true}})", "input.unknownField");
        row("a repair far behind the end", R"({"mend":{"at":7,"insert":{"type":"keep"}}})", "input.outOfRange");
        row("a repair before the beginning", R"({"mend":{"at":-1,"insert":{"type":"keep"}}})", "input.outOfRange");
        row("a second setup", setupLine(), "input.matchBegun");
        row("open in between", R"({"open":1})", "input.matchBegun");
        row("moves: false", R"({"moves":false})", "input.wrongType");
        row("state: 1", R"({"state":1})", "input.wrongType");
        row("export: null", R"({"export":null})", "input.wrongType");
        row("undo: true", R"({"undo":true})", "input.wrongType");
        row("undo: -1", R"({"undo":-1})", "input.outOfRange");
        row("redo: text", R"({"redo":"1"})", "input.wrongType");
        row("a move that is text", R"({"move":"keep"})", "input.wrongType");
        row("a move without a type", R"({"move":{}})", "input.missingField");
        row("a move of no type", R"({"move":{"type":"fly"}})", "input.unknownValue");
        row("a move with more", R"({"move":{"type":"roll","faces":["food","food","food"],"x":1}})", "input.unknownField");
        row("a move with less", R"({"move":{"type":"roll"}})", "input.missingField");
        row("99 dice", R"({"move":{"type":"roll","faces":[)" + QByteArray("\"food\",").repeated(98) + R"("food"]}})",
            "input.outOfRange");
        row("boxes beyond a byte", R"({"move":{"type":"build","target":"obelisk","boxes":257}})", "input.outOfRange");
    }
    void aLineThatCannotBeReadIsAnErrorAndTheSittingGoesOn()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QString, code);
        Sitting sitting;
        const QJsonObject before = sitting.ask(setupLine());
        const QJsonObject error = sitting.ask(line);
        QCOMPARE(pegsheet::cli::test::code(error), code);
        QVERIFY(!error["message"].toString().contains(u'{'));
        QCOMPARE(sitting.ask(R"({"state":true})"), before);
        QCOMPARE(sitting.end(), 0);
    }

    void theFirstLineMayBeTriedAgain()
    {
        Sitting sitting;
        QCOMPARE(code(sitting.ask("hello")), QString("input.json"));
        QCOMPARE(code(sitting.ask(R"({"moves":true})")), QString("input.noMatch"));
        QCOMPARE(code(sitting.ask(R"({"open":1})")), QString("input.noDatabase"));
        QCOMPARE(code(sitting.ask(setupNamed(""))), QString("input.nameEmpty"));
        QCOMPARE(code(sitting.ask(R"({"setup":{"players":["a","b","c","d","e"]}})")), QString("bronze.playerCount"));
        QCOMPARE(code(sitting.ask(R"({"setup":[]})")), QString("input.wrongType"));
        QCOMPARE(sitting.ask(setupLine())["ok"], QJsonValue(true));
        QCOMPARE(sitting.end(), 0);
    }

    void aLastLineNeedsNoNewline()
    {
        const Run said = run({"play", "bronze"}, setupLine() + "\n{\"state\":true}");
        QCOMPARE(said.status, 0);
        QCOMPARE(said.lines.size(), 2);
        QCOMPARE(said.answer(1), said.answer(0));
    }

    void linesMayEndAsOnOtherSystems()
    {
        const Run said = run({"play", "bronze"}, setupLine() + "\r\n{\"state\":true}\r\n");
        QCOMPARE(said.lines.size(), 2);
        QCOMPARE(said.answer(1)["ok"], QJsonValue(true));
    }

    void noInputIsNoAnswer()
    {
        const Run said = run({"play", "bronze"});
        QCOMPARE(said.status, 0);
        QVERIFY(said.lines.isEmpty());
    }

    void namesAreTakenAsTheTableWritesThem_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("shown");
        QTest::newRow("umlauts") << QByteArray("Jörg") << "Jörg";
        QTest::newRow("right to left") << QByteArray("יעל") << "יעל";
        QTest::newRow("beyond 16 bits") << QByteArray("𝒜da") << "𝒜da";
        QTest::newRow("blanks round it") << QByteArray("  Bo ") << "Bo";
        QTest::newRow("40 characters") << QByteArray("ö").repeated(40) << QString(40, u'ö');
        QTest::newRow("quotes") << QByteArray(R"(\"Bo\")") << "\"Bo\"";
    }
    void namesAreTakenAsTheTableWritesThem()
    {
        QFETCH(const QByteArray, written);
        QFETCH(const QString, shown);
        Sitting sitting;
        const QJsonObject answer = sitting.ask(setupNamed(written));
        QCOMPARE(answer["state"]["players"][1]["name"], QJsonValue(shown));
    }

    void namesThatGarbleAreRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("code");
        QTest::newRow("empty") << QByteArray() << "input.nameEmpty";
        QTest::newRow("blank") << QByteArray("   ") << "input.nameEmpty";
        QTest::newRow("no-break blanks and no width") << QByteArray("\\u00a0\\u200b\\u200f") << "input.nameEmpty";
        QTest::newRow("an accent alone") << QByteArray("\\u0301") << "input.nameEmpty";
        QTest::newRow("10,000 characters") << QByteArray(10'000, 'x') << "input.nameTooLong";
        QTest::newRow("41 characters") << QByteArray("ö").repeated(41) << "input.nameTooLong";
        QTest::newRow("a newline") << QByteArray("a\\nb") << "input.nameControl";
        QTest::newRow("an escape") << QByteArray("\\u001b[2J") << "input.nameControl";
        QTest::newRow("a NUL") << QByteArray("\\u0000") << "input.nameControl";
        QTest::newRow("an override of direction") << QByteArray("b\\u202Eo") << "input.nameControl";
    }
    void namesThatGarbleAreRefused()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QString, code);
        Sitting sitting;
        QCOMPARE(pegsheet::cli::test::code(sitting.ask(setupNamed(name))), code);
    }

    void aSetupIsReadStrictly_data()
    {
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QString>("code");
        QTest::newRow("a name that is a number") << QByteArray(R"({"players":["a",1]})") << "input.wrongType";
        QTest::newRow("an unknown key") << QByteArray(R"({"players":["a","b"],"seed":1})") << "input.unknownField";
        QTest::newRow("an unknown variant") << QByteArray(R"({"players":["a","b"],"variant":"x"})") << "input.unknownValue";
        QTest::newRow("an unknown option") << QByteArray(R"({"players":["a","b"],"options":{"x":1}})") << "input.unknownField";
        QTest::newRow("an unknown mode") << QByteArray(R"({"players":["a","b"],"mode":"x"})") << "input.unknownValue";
        QTest::newRow("five players") << QByteArray(R"({"players":["a","b","c","d","e"]})") << "bronze.playerCount";
    }
    void aSetupIsReadStrictly()
    {
        QFETCH(const QByteArray, setup);
        QFETCH(const QString, code);
        Sitting sitting;
        QCOMPARE(pegsheet::cli::test::code(sitting.ask("{\"setup\":" + setup + '}')), code);
    }
};

} // namespace tst_cli_input

PEGSHEET_TEST(tst_cli_input, InputTest)
#include "tst_cli_input.moc"
