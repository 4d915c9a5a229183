// SPDX-License-Identifier: Apache-2.0
// Records as JSON: read as they are written, in one form, and refused with a reason.
#include "model/core/record.h"
#include "tests/registry.h"

#include <QtTest>

namespace tst_core_records {

using namespace pegsheet;

namespace {

Record someRecord()
{
    return {"tiles", "2nd", "de", "wonder", 3, "Taj Mahal", {{"gains", Array{Object{{"chit", "gold"}, {"n", 1}}}}, {"points", -2}}};
}

QByteArray refusedWith(const Object &value)
{
    Record record = someRecord();
    const auto refusal = readRecord(value, {}, record);
    if (!(record == someRecord()))
        return "changed";
    return refusal ? QByteArray(refusal->code.data(), static_cast<qsizetype>(refusal->code.size())) : QByteArray();
}

} // namespace

class TestRecords : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadTheSame()
    {
        Record read;
        QVERIFY(!readRecord(recordValue(someRecord()), {}, read));
        QVERIFY(read == someRecord());
        const Record least{"tiles", "", "", "event", 0, "", {}};
        QVERIFY(recordValue(least) == (Object{{"game", "tiles"}, {"kind", "event"}, {"fields", Object{}}}));
        QVERIFY(!readRecord(recordValue(least), {}, read));
        QVERIFY(read == least);
    }

    void theSameIsAlwaysWrittenTheSame()
    {
        const Record written = canonicalRecord(
            {"tiles",
             "",
             "",
             "event",
             0,
             " a  b ",
             {{"b", Object{{"y", 1}, {"x", Value()}, {"a", Array{}}}}, {"a", false}, {"c", Value()}}});
        QCOMPARE(written.name, std::string("a  b"));
        QVERIFY(written.fields == (Object{{"a", false}, {"b", Object{{"a", Array{}}, {"y", 1}}}}));
        QVERIFY(canonicalRecord(written) == written);
    }

    void whatIsNoRecordIsRefused()
    {
        const auto with = [](const char *key, Value value) {
            Object object = recordValue(someRecord());
            std::erase_if(object, [&](const Member &member) { return member.key == key; });
            if (!value.isNull())
                object.push_back({key, std::move(value)});
            return object;
        };
        Record ignored;
        QVERIFY(readRecord(Value(3), {}, ignored));
        QCOMPARE(refusedWith(with("game", {})), QByteArray("input.missingField"));
        QCOMPARE(refusedWith(with("kind", {})), QByteArray("input.missingField"));
        QCOMPARE(refusedWith(with("fields", {})), QByteArray("input.missingField"));
        QCOMPARE(refusedWith(with("fields", Array{})), QByteArray("input.wrongType"));
        QCOMPARE(refusedWith(with("name", 3)), QByteArray("input.wrongType"));
        QCOMPARE(refusedWith(with("age", "3")), QByteArray("input.wrongType"));
        QCOMPARE(refusedWith(with("age", 100)), QByteArray("input.outOfRange"));
        QCOMPARE(refusedWith(with("game", "two words")), QByteArray("input.recordWord"));
        QCOMPARE(refusedWith(with("kind", std::string(25, 'x'))), QByteArray("input.recordWord"));
        QCOMPARE(refusedWith(with("name", std::string(41, 'x'))), QByteArray("input.nameTooLong"));
        QCOMPARE(refusedWith(with("colour", "blue")), QByteArray("input.unknownField"));
        const std::array<std::string_view, 1> others{"colour"};
        QVERIFY(!readRecord(with("colour", "blue"), others, ignored));
        QVERIFY(ignored == someRecord());
    }
};

} // namespace tst_core_records

PEGSHEET_TEST(tst_core_records, TestRecords)
#include "tst_records.moc"
