// SPDX-License-Identifier: Apache-2.0
#include "storage/json.h"
#include "tests/registry.h"

#include <QtTest>

namespace tst_storage_json {

using namespace pegsheet;
using namespace pegsheet::storage;

namespace {

constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kSmallest = std::numeric_limits<std::int64_t>::min();

/// "input.json syntax"; "" when it was read.
QString refusalOf(const std::string &text)
{
    Value value("untouched");
    const MaybeRefusal refusal = readJson(text, value);
    if (!refusal)
        return {};
    if (!(value == Value("untouched")))
        return "the value was changed";
    QString said = QString::fromUtf8(refusal->code.data(), static_cast<int>(refusal->code.size()));
    for (const Member &member : refusal->values)
        if (member.key == "why")
            said += ' ' + QString::fromStdString(*member.value.text());
    return said;
}

Value read(const std::string &text)
{
    Value value;
    return readJson(text, value) ? Value("refused") : value;
}

std::string nested(int depth)
{
    const auto brackets = static_cast<std::size_t>(depth);
    return std::string(brackets, '[') + std::string(brackets, ']');
}

} // namespace

class JsonTest : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsReadAndWritten()
    {
        const std::string text = R"({"null":null,"yes":true,"no":false,"n":-12,"s":"a","list":[1,[],{}],"o":{"k":{}}})";
        const Value value = read(text);
        QVERIFY(value.find("null")->isNull());
        QCOMPARE(*value.find("n")->integer(), -12);
        QCOMPARE(value.find("list")->array()->size(), std::size_t(3));
        QCOMPARE(writeJson(value), text);
    }

    void membersKeepTheirOrder()
    {
        QCOMPARE(writeJson(read(R"({ "z" : 1 , "a" : 2 , "m" : 3 })")), std::string(R"({"z":1,"a":2,"m":3})"));
    }

    void wholeNumbersOf64BitsAreExact()
    {
        QCOMPARE(*read("9223372036854775807").integer(), kLargest);
        QCOMPARE(*read("-9223372036854775808").integer(), kSmallest);
        QCOMPARE(writeJson(Value(kSmallest)), std::string("-9223372036854775808"));
        QCOMPARE(*read("-0").integer(), 0);
    }

    void textsSurviveWhateverTheyHold()
    {
        const std::string odd("a\"\\/\b\f\n\r\t\x01\x7f – 🎲 שלום\0end", 33);
        const std::string written = writeJson(Value(odd));
        QCOMPARE(*read(written).text(), odd);
        QVERIFY(written.find('\n') == std::string::npos);
        QVERIFY(written.find('\0') == std::string::npos);
        QCOMPARE(*read(R"("\u00e4\ud83c\udfb2\u0000")").text(), std::string("ä🎲\0", 7));
    }

    void bytesThatAreNoTextAreWrittenAsReplacementCharacters()
    {
        QCOMPARE(*read(writeJson(Value(std::string("a\xff")))).text(), std::string("a\ufffd"));
    }

    void whatIsNoJsonIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char *name, const QByteArray &text, const char *why) {
            QTest::newRow(name) << text << QString("input.json ") + why;
        };
        row("nothing", "", "syntax");
        row("blanks", " \n", "syntax");
        row("a word", "hello", "syntax");
        row("a cut list", "[1,", "syntax");
        row("a cut text", "\"abc", "syntax");
        row("a comma too many", "[1,]", "syntax");
        row("a comment", "[1] // one", "syntax");
        row("something after it", "{} {}", "syntax");
        row("a NUL after it", QByteArray("{}\0", 3), "syntax");
        row("something after a NUL", QByteArray("{}\0{}", 5), "syntax");
        row("a NUL in a text", QByteArray("\"a\0b\"", 5), "syntax");
        row("a line end in a text", "\"a\nb\"", "syntax");
        row("no UTF-8", "\"\xff\"", "syntax");
        row("UTF-8 longer than needed", "\"\xc0\xaf\"", "syntax");
        row("half a surrogate", R"("\ud83c")", "syntax");
        row("an unknown escape", R"("\x")", "syntax");
        row("a leading zero", "012", "syntax");
        row("a plus sign", "+1", "syntax");
        row("not a number", "NaN", "syntax");
        row("a fraction", "[1.5]", "fraction");
        row("a whole number with a point", "1.0", "fraction");
        row("an exponent", "1e3", "fraction");
        row("beyond what is finite", "1e999", "syntax");
        row("just above 64 bits", "9223372036854775808", "range");
        row("just below 64 bits", "-9223372036854775809", "range");
        row("a number of 100 digits", QByteArray(100, '9'), "range");
        row("a key twice", R"({"a":1,"b":2,"a":1})", "twice");
        row("an escaped key twice", R"({"a":1,"\u0061":2})", "twice");
        row("a key twice inside", R"([{"x":{"a":1,"a":2}}])", "twice");
    }

    void whatIsNoJsonIsRefused()
    {
        QFETCH(QByteArray, text);
        QTEST(refusalOf(text.toStdString()), "refusal");
    }

    void aSyntaxRefusalSaysWhere()
    {
        Value value;
        const MaybeRefusal refusal = readJson("[1, x]", value);
        QVERIFY(refusal);
        QCOMPARE(refusal->values, (Object{{"why", "syntax"}, {"at", 5}}));
    }

    void aKeyTwiceIsFoundInLargeObjectsToo()
    {
        std::string text = "{";
        for (int i = 0; i < 1000; ++i)
            text += "\"k" + std::to_string(i) + "\":0,";
        QCOMPARE(refusalOf(text + "\"x\":0}"), QString());
        QCOMPARE(refusalOf(text + "\"k7\":0}"), QString("input.json twice"));
    }

    void depthIsLimited()
    {
        QCOMPARE(refusalOf(nested(kJsonDepth)), QString());
        QCOMPARE(refusalOf(nested(kJsonDepth + 1)), QString("input.tooDeep"));
        QCOMPARE(refusalOf(std::string(1'000'000, '[')), QString("input.tooDeep"));
        std::string objects;
        for (int i = 0; i <= kJsonDepth; ++i)
            objects += R"({"a":)";
        QCOMPARE(refusalOf(objects), QString("input.tooDeep"));
    }

    void lengthIsLimited()
    {
        const std::string longest = '"' + std::string(kJsonLength - 2, 'a') + '"';
        QCOMPARE(refusalOf(longest), QString());
        QCOMPARE(refusalOf(longest + ' '), QString("input.tooLong"));
    }
};

} // namespace tst_storage_json

PEGSHEET_TEST(tst_storage_json, JsonTest)
#include "tst_storage_json.moc"
