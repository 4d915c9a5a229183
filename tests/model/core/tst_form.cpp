// SPDX-License-Identifier: Apache-2.0
// A described thing said field by field: what is asked, what may be said, what comes out.
#include "model/core/form.h"
#include "model/core/schema.h"
#include "model/nations/moves.h"
#include "tests/registry.h"

#include <stdexcept>

namespace tst_core_form {

using namespace pegsheet;
using namespace Qt::StringLiterals;

namespace {

const FormFields &tileFields()
{
    static const FormFields kFields(moveSchema<nations::BuyTile>(),
                                    {"tile.kind", "tile.points", "tile.name", "tile.dice.red", "slot"});
    return kFields;
}

} // namespace

class FormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreAskedOneAfterTheOther()
    {
        Form form(tileFields());
        QCOMPARE(form.next(), std::size_t(0));
        QVERIFY(!form.say(0, "colony"));
        QCOMPARE(form.next(), std::size_t(1));
        QVERIFY(!form.say(4, 2));
        QCOMPARE(form.next(), std::size_t(1));
        QVERIFY(!form.say(1, 3) && !form.say(2, "Gavamegu") && !form.say(3, 1));
        QCOMPARE(form.next(), tileFields().size());
        form.clear(1);
        QCOMPARE(form.next(), std::size_t(1));
        QVERIFY(form.said(1) == nullptr && *form.said(4) == Value(2));
    }

    // As the move's own reader takes it.
    void whatIsSaidIsAMove()
    {
        Form form(tileFields());
        QVERIFY(!form.say(0, "development") && !form.say(1, 3) && !form.say(3, 2) && !form.say(4, 5));
        const Value move = form.value();
        QVERIFY(*move.find("slot") == Value(5));
        QVERIFY(*move.find("tile")->find("dice")->find("red") == Value(2));
        QVERIFY(move.find("tile")->find("name") == nullptr);
        nations::Tile tile;
        QVERIFY(!fromValue("tile", *move.find("tile"), tile));
        QCOMPARE(int{tile.points}, 3);
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("code");
        QTest::newRow("no kind") << 0 << u"city"_s << u"input.unknownValue"_s;
        QTest::newRow("a number for a kind") << 0 << u"7"_s << u"input.wrongType"_s;
        QTest::newRow("too many points") << 1 << u"21"_s << u"input.outOfRange"_s;
        QTest::newRow("words for points") << 1 << u"many"_s << u"input.wrongType"_s;
        QTest::newRow("no such slot") << 4 << u"6"_s << u"input.outOfRange"_s;
        QTest::newRow("a number for a name") << 2 << u"7"_s << u"input.wrongType"_s;
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(const int, field);
        QFETCH(const QString, value);
        QFETCH(const QString, code);
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        Form form(tileFields());
        const auto refusal = form.say(static_cast<std::size_t>(field), isNumber ? Value(number) : Value(value.toStdString()));
        QVERIFY(refusal && form == Form(tileFields()));
        QCOMPARE(std::string(refusal->code), code.toStdString());
    }

    void fieldsSayWhatTheyAre()
    {
        QCOMPARE(*tileFields().find("slot"), std::size_t(4));
        QVERIFY(!tileFields().find("row"));
        QCOMPARE(tileFields().range(1)->max, std::int64_t(nations::kMostTilePoints));
        QVERIFY(!tileFields().range(0));
        QCOMPARE(tileFields().names(0).size(), std::size_t(4));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, FormFields(moveSchema<nations::BuyTile>(), {"tile.weight"}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, FormFields(moveSchema<nations::BuyTile>(), {"tile"}));
    }
};

} // namespace tst_core_form

PEGSHEET_TEST(tst_core_form, FormTest)

#include "tst_form.moc"
