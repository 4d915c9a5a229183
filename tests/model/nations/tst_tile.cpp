// SPDX-License-Identifier: Apache-2.0
#include "model/nations/tile.h"

#include "storage/json.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_nations_tile {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

Value valueOf(const QByteArray &json)
{
    Value value;
    if (storage::readJson(json.toStdString(), value))
        qFatal("no JSON: %s", json.data());
    return value;
}

} // namespace

class TestTile : public QObject
{
    Q_OBJECT

private slots:
    void aRecordIsReadAndWrittenTheSame_data()
    {
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char *json) { QTest::newRow(json) << QByteArray(json); };
        row(R"({"kind":"development"})");
        row(R"({"kind":"development","name":"Terrassenfelder","age":2,"dice":{"orange":2},"points":1})");
        row(R"({"kind":"development","price":"strength","dice":{"white":1,"red":3}})");
        row(R"({"kind":"advisor","chits":{"reroll":2}})");
        row(R"({"kind":"colony","price":"gold","name":"Ägypten","chits":{"gold":1},"points":20})");
        row(R"({"kind":"wonder","age":4,"points":3,"stone":12})");
    }
    void aRecordIsReadAndWrittenTheSame()
    {
        QFETCH(QByteArray, json);
        Tile tile;
        QVERIFY(!fromValue("tile", valueOf(json), tile));
        QCOMPARE(QByteArray::fromStdString(storage::writeJson(toValue(tile))), json);
        QVERIFY(!refusesTile(tile));
    }
    void whatIsUsualIsLeftOut()
    {
        Tile tile;
        QVERIFY(!fromValue("tile", valueOf(R"({"name":"  Suez Canal ","stone":5,"price":"gold","points":0,"dice":{"red":0},
                                               "age":0,"kind":"wonder"})"),
                           tile));
        QCOMPARE(QByteArray::fromStdString(storage::writeJson(toValue(tile))),
                 QByteArray(R"({"kind":"wonder","name":"Suez Canal","stone":5})"));
    }
    void whatIsNoTileIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *json, const char *code) { QTest::newRow(json) << QByteArray(json) << QByteArray(code); };
        row("7", "input.wrongType");
        row("null", "input.wrongType");
        row("{}", "input.missingField");
        row(R"({"kind":"building"})", "input.unknownValue");
        row(R"({"kind":"colony","price":"food"})", "input.unknownValue");
        row(R"({"kind":"colony","vp":2})", "input.unknownField");
        row(R"({"kind":"colony","points":21})", "input.outOfRange");
        row(R"({"kind":"colony","points":-1})", "input.outOfRange");
        row(R"({"kind":"colony","age":5})", "input.outOfRange");
        row(R"({"kind":"colony","chits":{"gold":4}})", "input.outOfRange");
        row(R"({"kind":"development","dice":{"blue":4}})", "input.outOfRange");
        row(R"({"kind":"development","dice":{"green":1}})", "input.unknownField");
        row(R"({"kind":"wonder"})", "input.outOfRange");
        row(R"({"kind":"wonder","stone":13})", "input.outOfRange");
        row(R"({"kind":"advisor","stone":1})", "input.outOfRange");
        row(R"({"kind":"colony","name":"12345678901234567890123456789012345678901"})", "input.nameTooLong");
        row("{\"kind\":\"colony\",\"name\":\"a\xE2\x80\xAE z\"}", "input.nameControl");
    }
    void whatIsNoTileIsRefused()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, code);
        Tile tile;
        const auto refusal = fromValue("tile", valueOf(json), tile);
        QVERIFY(refusal);
        QCOMPARE(QByteArray(refusal->code.data(), static_cast<int>(refusal->code.size())), code);
        QVERIFY(tile == Tile());
    }
    void anOfferIsColumnsOfThree()
    {
        Offer offer;
        const QByteArray json = R"([[{"kind":"colony"},{"kind":"advisor"},{"kind":"wonder","stone":2}]])";
        QVERIFY(!fromValue("offer", valueOf(json), offer));
        QCOMPARE(offer.tiles.size(), std::size_t{3});
        QCOMPARE(QByteArray::fromStdString(storage::writeJson(toValue(offer))), json);
        QVERIFY(fromValue("offer", valueOf(R"([[{"kind":"colony"}]])"), offer));
        QVERIFY(fromValue("offer", valueOf(R"([[{"kind":"colony"},null,{"kind":"colony"}]])"), offer));
        std::vector<Place> places;
        QVERIFY(!readOffer("offer", valueOf(R"([[{"kind":"colony"},null,{"kind":"colony"}]])"), places));
        QVERIFY(places.size() == 3 && !places[1] && places[2]);
    }
};

} // namespace tst_nations_tile

PEGSHEET_TEST(tst_nations_tile, TestTile)
#include "tst_tile.moc"
