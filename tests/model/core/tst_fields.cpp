// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/moves.h"
#include "model/core/fieldkinds.h"
#include "model/core/truth.h"
#include "tests/registry.h"

#include <QTest>

#include <string>

namespace tst_core_fields {

// As many kinds as cards have, and the most that a set holds; each is named by a letter.
enum class Few : std::uint8_t { First, Last = 30 };
enum class Cards : std::uint8_t { First, Last = 32 };
enum class Most : std::uint8_t { First, Last = 62 };

template <std::size_t N>
constexpr auto kLetters = [] {
    constexpr std::string_view kAll = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    std::array<std::string_view, N> names{};
    for (std::size_t i = 0; i < N; ++i)
        names[i] = kAll.substr(i, 1);
    return names;
}();

} // namespace tst_core_fields

namespace pegsheet {

template <>
struct EnumNames<tst_core_fields::Few>
{
    static constexpr auto names = tst_core_fields::kLetters<31>;
};
template <>
struct EnumNames<tst_core_fields::Cards>
{
    static constexpr auto names = tst_core_fields::kLetters<33>;
};
template <>
struct EnumNames<tst_core_fields::Most>
{
    static constexpr auto names = tst_core_fields::kLetters<63>;
};

} // namespace pegsheet

namespace tst_core_fields {

using namespace pegsheet;
using bronze::Development;
using bronze::Face;
using bronze::Good;

namespace {

// One field of each kind.
struct Sample
{
    static constexpr std::string_view kType = "sample";
    int count = 1;
    int extra = 0;
    int seat = -1;
    std::string text;
    Good good = Good::Wood;
    EnumSet<Good> rows;
    Bag<Face> dice;
    Amounts<Good> amounts;
    Truth kept;

    static void describe(auto &self, auto &&visit)
    {
        visit("count", self.count, Range{1, 9});
        visit("extra", self.extra, Range{0, 5, true});
        visit("seat", self.seat, OptionalPlayer{});
        visit("text", self.text, TextLimit{4});
        visit("good", self.good);
        visit("rows", self.rows);
        visit("dice", self.dice);
        visit("amounts", self.amounts);
        visit("kept", self.kept, Optional{});
    }
    bool operator==(const Sample &) const = default;
};

MaybeRefusal read(const Object &object, Sample &sample)
{
    FieldReader reader(object);
    Sample::describe(sample, reader);
    return reader.finish("type");
}

// A set with the first and the last kind, there and back in every way; its number takes so many bytes.
template <typename E>
bool isKeptInEveryWay(int bytes)
{
    EnumSet<E> set;
    set.insert(E::First);
    set.insert(E::Last);
    if (set.size() != 2 || !set.has(E::Last) || set.bits() != (std::uint64_t{1} << static_cast<int>(E::Last) | 1U))
        return false;
    const OwnKind kind{set};
    const Value written = kind.value();
    EnumSet<E> again;
    if (!(written == Value(Array{nameOf(E::First), nameOf(E::Last)})) || OwnKind{again}.read("set", written) || !(again == set)
        || kind.schema().find("items")->find("enum")->array()->size() != kCount<E>)
        return false;
    EntropyEncoder encoder;
    OwnKind{again}.code(encoder);
    const auto code = encoder.finish();
    EnumSet<E> decoded;
    EntropyDecoder decoder(code);
    OwnKind{decoded}.code(decoder);
    Hasher hasher;
    kind.hash(hasher);
    Hasher byHand;
    byHand.feed(set.bits(), bytes);
    set.erase(E::Last);
    return decoded == again && hasher.sum() == byHand.sum() && set.bits() == 1;
}

Object valid()
{
    return {{"type", "sample"},
            {"count", 2},
            {"good", "metal"},
            {"dice", Array{"skull", "food", "skull"}},
            {"amounts", Object{{"stone", 2}, {"wood", 0}}}};
}

Object with(std::string_view key, Value value)
{
    Object object = valid();
    for (Member &member : object) {
        if (member.key == key) {
            member.value = std::move(value);
            return object;
        }
    }
    object.push_back({std::string(key), std::move(value)});
    return object;
}

Object without(std::string_view key)
{
    Object object;
    for (const Member &member : valid())
        if (member.key != key)
            object.push_back(member);
    return object;
}

} // namespace

class TestFields : public QObject
{
    Q_OBJECT

private slots:
    void everyKindOfFieldIsRead()
    {
        Sample sample;
        QVERIFY(!read(with("rows", Array{"cloth", "wood"}), sample));
        QCOMPARE(sample.count, 2);
        QCOMPARE(sample.good, Good::Metal);
        QVERIFY(sample.rows.has(Good::Wood) && sample.rows.has(Good::Cloth));
        QCOMPARE(sample.rows.size(), 2);
        QCOMPARE(sample.dice.count(Face::Skull), 2);
        QCOMPARE(int{sample.amounts[Good::Stone]}, 2);
        QVERIFY(!read(with("kept", true), sample) && sample.kept.isTrue);
        QVERIFY(*describedValue(sample).find("kept") == Value(true));
    }
    void whatMayBeLeftOutHasItsDefault()
    {
        Sample sample;
        QVERIFY(!read(valid(), sample));
        QCOMPARE(sample.extra, 0);
        QCOMPARE(sample.seat, -1);
        QVERIFY(sample.text.empty() && sample.rows.empty() && !sample.kept.isTrue);
    }
    // Order of faces and goods, zeros, and fields at their default do not survive.
    void writingBringsIntoCanonicalForm()
    {
        Sample sample;
        Object object = with("extra", 0);
        object.push_back({"kept", false});
        QVERIFY(!read(object, sample));
        const Value expected = Object{{"type", "sample"},
                                      {"count", 2},
                                      {"good", "metal"},
                                      {"rows", Array{}},
                                      {"dice", Array{"food", "skull", "skull"}},
                                      {"amounts", Object{{"stone", 2}}}};
        QVERIFY(describedValue(sample) == expected);
    }
    void whatIsWrongIsRefused_data()
    {
        QTest::addColumn<Value>("object");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *what, Object object, const char *code) {
            QTest::newRow(what) << Value(std::move(object)) << QByteArray(code);
        };
        row("a missing number", without("count"), "input.missingField");
        row("a missing name", without("good"), "input.missingField");
        row("missing dice", without("dice"), "input.missingField");
        row("missing amounts", without("amounts"), "input.missingField");
        row("below the range", with("count", 0), "input.outOfRange");
        row("above the range", with("count", 10), "input.outOfRange");
        row("beyond any type", with("count", std::int64_t{1} << 40), "input.outOfRange");
        row("a number as text", with("count", "2"), "input.wrongType");
        row("a truth for a number", with("count", true), "input.wrongType");
        row("an optional number out of range", with("extra", 6), "input.outOfRange");
        row("a seat nobody has", with("seat", kMaxPlayers), "input.outOfRange");
        row("a negative seat", with("seat", -1), "input.outOfRange");
        row("a text too long", with("text", "abcde"), "input.textTooLong");
        row("a number for a text", with("text", 5), "input.wrongType");
        row("an unknown name", with("good", "gold"), "input.unknownValue");
        row("a number for a name", with("good", 1), "input.wrongType");
        row("an unknown name in a set", with("rows", Array{"gold"}), "input.unknownValue");
        row("a name twice in a set", with("rows", Array{"wood", "wood"}), "input.duplicate");
        row("a set that is a name", with("rows", "wood"), "input.wrongType");
        row("dice that are a number", with("dice", 3), "input.wrongType");
        row("a die that is a number", with("dice", Array{3}), "input.wrongType");
        row("sixteen dice", with("dice", Array(16, Value("food"))), "input.outOfRange");
        row("amounts in a list", with("amounts", Array{"wood"}), "input.wrongType");
        row("an amount of something unknown", with("amounts", Object{{"gold", 1}}), "input.unknownField");
        row("a negative amount", with("amounts", Object{{"wood", -1}}), "input.outOfRange");
        row("an amount as text", with("amounts", Object{{"wood", "1"}}), "input.wrongType");
        row("a number for a truth", with("kept", 1), "input.wrongType");
        row("a field nobody knows", with("colour", "red"), "input.unknownField");
    }
    void whatIsWrongIsRefused()
    {
        QFETCH(Value, object);
        QFETCH(QByteArray, code);
        Sample sample;
        const MaybeRefusal refusal = read(*object.object(), sample);
        QVERIFY(refusal.has_value());
        QCOMPARE(QByteArray(refusal->code.data(), static_cast<int>(refusal->code.size())), code);
    }
    void aRefusalSaysWhatWouldBeRight()
    {
        Sample sample;
        const MaybeRefusal range = read(with("count", 10), sample);
        QVERIFY(range->values == (Object{{"field", "count"}, {"value", 10}, {"min", 1}, {"max", 9}}));
        const MaybeRefusal name = read(with("good", "gold"), sample);
        const Array goods{"wood", "stone", "pottery", "cloth", "metal"};
        QVERIFY(name->values == (Object{{"field", "good"}, {"value", "gold"}, {"allowed", goods}}));
    }
    void theFirstThingWrongIsTheOneReported()
    {
        Object object = with("count", 10);
        object.push_back({"colour", "red"});
        Sample sample;
        QCOMPARE(read(object, sample)->code, std::string_view("input.outOfRange"));
    }
    // A hostile name of a field must not fill the screen; what is cut is cut between characters.
    void longWordsFromOutsideAreShortened()
    {
        std::string key(59, 'x');
        key += "\xC3\xBC";
        key += std::string(5000, 'y');
        Sample sample;
        const MaybeRefusal refusal = read(with(key, 1), sample);
        QVERIFY(refusal->values == (Object{{"field", std::string(59, 'x')}}));
    }
    void theSchemaNamesEveryField()
    {
        SchemaWriter writer;
        const Sample sample{};
        Sample::describe(sample, writer);
        const Value schema = std::move(writer).schema("sample");
        QVERIFY(*schema.find("required") == Value(Array{"type", "count", "good", "dice", "amounts"}));
        QCOMPARE(schema.find("properties")->object()->size(), std::size_t{10});
        QVERIFY(*schema.find("properties")->find("kept") == Value(Object{{"type", "boolean"}}));
        QVERIFY(*schema.find("additionalProperties") == Value(false));
    }
    void setsDropBitsThatStandForNothing()
    {
        QCOMPARE(EnumSet<Good>::fromBits(0xFFFFFFFFU).bits(), 31U);
        QCOMPARE(EnumSet<Development>::fromBits(0xFFFFFFFFU).size(), 17);
        QCOMPARE(EnumSet<Cards>::fromBits(~std::uint64_t{0}).size(), 33);
        QCOMPARE(EnumSet<Most>::fromBits(~std::uint64_t{0}).size(), 63);
    }
    // Up to 31 kinds a set is as it ever was, in codes and numbers too.
    void setsHoldUpTo63Kinds()
    {
        QVERIFY((std::is_same_v<EnumSet<Few>::Bits, std::uint32_t> && sizeof(EnumSet<Most>) == 8));
        QVERIFY(isKeptInEveryWay<Few>(4));
        QVERIFY(isKeptInEveryWay<Cards>(5));
        QVERIFY(isKeptInEveryWay<Most>(8));
    }
    void namesAndEnumeratorsMatchOneToOne()
    {
        for (const Development development : kAll<Development>)
            QVERIFY(fromName<Development>(nameOf(development)) == development);
        QVERIFY(!fromName<Development>("wheel"));
    }
};

} // namespace tst_core_fields

PEGSHEET_TEST(tst_core_fields, TestFields)
#include "tst_fields.moc"
