// SPDX-License-Identifier: Apache-2.0
#include "model/core/value.h"
#include "tests/registry.h"

#include <QTest>

#include <cstdint>
#include <limits>

namespace tst_core_value {

using namespace pegsheet;

class TestValue : public QObject
{
    Q_OBJECT

private slots:
    void aNewValueIsNothing()
    {
        QVERIFY(Value().isNull());
        QVERIFY(!Value(0).isNull());
        QVERIFY(!Value("").isNull());
        QVERIFY(!Value(Array{}).isNull());
    }
    void eachKindIsOnlyItself()
    {
        const Value truth(true);
        QVERIFY(truth.truth() != nullptr && *truth.truth());
        QVERIFY(truth.integer() == nullptr && truth.text() == nullptr && truth.array() == nullptr);
        const Value number(7);
        QCOMPARE(*number.integer(), std::int64_t{7});
        QVERIFY(number.truth() == nullptr && number.object() == nullptr);
        const Value text("seven");
        QCOMPARE(*text.text(), std::string("seven"));
        QVERIFY(text.integer() == nullptr);
    }
    void literalsAreTextsAndNotTruths()
    {
        // A pointer turns into bool before it turns into a string, were it not caught.
        QVERIFY(Value("false").truth() == nullptr);
        QCOMPARE(*Value(std::string_view("ab")).text(), std::string("ab"));
    }
    void integersKeepTheirSixtyFourBits()
    {
        const auto least = std::numeric_limits<std::int64_t>::min();
        QCOMPARE(*Value(least).integer(), least);
    }
    void membersAreFoundByKey()
    {
        const Value object = Object{{"a", 1}, {"b", "two"}};
        QCOMPARE(*object.find("b")->text(), std::string("two"));
        QVERIFY(object.find("c") == nullptr);
        QVERIFY(Value(Array{"a"}).find("a") == nullptr);
    }
    void equalityLooksAllTheWayDown()
    {
        const Value one = Object{{"list", Array{1, Object{{"deep", true}}}}};
        const Value same = Object{{"list", Array{1, Object{{"deep", true}}}}};
        const Value other = Object{{"list", Array{1, Object{{"deep", false}}}}};
        QVERIFY(one == same);
        QVERIFY(!(one == other));
        QVERIFY(!(Value(1) == Value(true)));
        QVERIFY(!(Value("1") == Value(1)));
    }
    void theOrderOfMembersCounts() { QVERIFY(!(Value(Object{{"a", 1}, {"b", 2}}) == Value(Object{{"b", 2}, {"a", 1}}))); }
    void listsAndObjectsCanBeChangedInPlace()
    {
        Value list(Array{1});
        list.array()->emplace_back(2);
        QVERIFY(list == Value(Array{1, 2}));
    }
};

} // namespace tst_core_value

PEGSHEET_TEST(tst_core_value, TestValue)
#include "tst_value.moc"
