// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_bronze_tables {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<int>(text.size()));
}

template <NamedEnum E>
QStringList namesOf()
{
    QStringList names;
    for (const E e : kAll<E>)
        names.append(textOf(nameOf(e)));
    return names;
}

QStringList idsOf(const QJsonArray &list)
{
    QStringList ids;
    for (const QJsonValue each : list)
        ids.append(each[u"id"].toString());
    return ids;
}

template <typename Rows>
std::vector<int> filled(const Rows &rows)
{
    std::vector<int> numbers;
    for (const auto row : rows)
        if (row != 0)
            numbers.push_back(row);
    return numbers;
}

std::vector<int> numbersOf(const QJsonValue &list)
{
    std::vector<int> numbers;
    for (const QJsonValue each : list.toArray())
        numbers.push_back(each.toInt());
    return numbers;
}

// A number of a development in that rule set; the late one has the prices and points of 2024.
int numberIn(const QJsonValue &development, Variant variant, const char16_t *key)
{
    const QJsonValue only = development[u"only"];
    if (only.isString() && only.toString() != textOf(nameOf(variant)))
        return 0;
    const QJsonValue newer = development[u"2024"][QStringView(key)];
    return variant == Variant::Classic || !newer.isDouble() ? development[QStringView(key)].toInt() : newer.toInt();
}

} // namespace

// The printed numbers, as gathered from the sources, against the tables that the rules use.
class TestTables : public QObject
{
    Q_OBJECT

    QJsonObject m_facts;

    [[nodiscard]] QJsonArray list(const char *key) const { return m_facts[QLatin1String(key)].toArray(); }

private slots:
    void initTestCase()
    {
        QFile file(pegsheet::tests::sourcePath(QStringLiteral("tests/model/bronze/facts.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_facts = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(m_facts[u"game"].toString(), QStringLiteral("bronze"));
    }
    void faces()
    {
        QCOMPARE(idsOf(list("faces")), namesOf<Face>());
        for (const Face face : kAll<Face>) {
            const QJsonValue fact = list("faces")[static_cast<int>(face)];
            QCOMPARE(kFaces[face].food, fact[u"food"].toInt());
            QCOMPARE(kFaces[face].goods, fact[u"goods"].toInt());
            QCOMPARE(kFaces[face].skulls, fact[u"skulls"].toInt());
            QCOMPARE(kFaces[face].workers, fact[u"workers"].toInt());
            QCOMPARE(kFaces[face].coins, fact[u"coins"].toInt());
            QCOMPARE(fact[u"or"].toBool(), face == Face::Choice);
        }
    }
    void goods()
    {
        QCOMPARE(idsOf(list("goods")), namesOf<Good>());
        for (const Good good : kAll<Good>) {
            const QJsonValue fact = list("goods")[static_cast<int>(good)];
            QCOMPARE(kGoods[good].pegs, fact[u"pegs"].toInt());
            const auto &values = kGoods[good].values;
            QCOMPARE(std::vector<int>(values.begin(), values.begin() + kGoods[good].pegs + 1), numbersOf(fact[u"values"]));
        }
        QCOMPARE(kGoodsLimit, m_facts[u"goodsLimit"].toInt());
    }
    void food()
    {
        QCOMPARE(kStartFood, m_facts[u"food"][u"start"].toInt());
        QCOMPARE(kMaxFood, m_facts[u"food"][u"max"].toInt());
        QCOMPARE(int{Sheet().food}, kStartFood);
    }
    void cities()
    {
        const QJsonValue fact = m_facts[u"cities"];
        QCOMPARE(kStartCities, fact[u"start"].toInt());
        QCOMPARE(fact[u"boxes"].toObject().size(), static_cast<int>(kCount<City>));
        for (const City city : kAll<City>) {
            QCOMPARE(kCities[city].boxes, fact[u"boxes"][textOf(nameOf(city))].toInt());
            QCOMPARE(filled(kCities[city].rows), numbersOf(fact[u"rows"][textOf(nameOf(city))]));
        }
        QCOMPARE(kMaxDice, kStartCities + static_cast<int>(kCount<City>));
    }
    void monuments()
    {
        QCOMPARE(idsOf(list("monuments")), namesOf<Monument>());
        for (const Monument monument : kAll<Monument>) {
            const QJsonValue fact = list("monuments")[static_cast<int>(monument)];
            const MonumentRow &row = kMonuments[monument];
            QCOMPARE(row.boxes, fact[u"boxes"].toInt());
            QCOMPARE(filled(row.rows), numbersOf(fact[u"rows"]));
            QCOMPARE(row.first, fact[u"first"].toInt());
            for (const Variant variant : kAll<Variant>)
                QCOMPARE(int{row.later[kRuleSets[variant].laterPoints]}, fact[u"later"][textOf(nameOf(variant))].toInt());
            for (int players = 1; players <= kMaxSeats; ++players)
                QCOMPARE((row.closedAt >> players & 1) != 0, fact[u"closedAt"].toArray().contains(players));
        }
    }
    void monumentsClosedInEachRuleSet()
    {
        for (const Variant variant : kAll<Variant>)
            QCOMPARE(kRuleSets[variant].closesMonuments, variant != Variant::Late);
    }
    void developments()
    {
        QCOMPARE(idsOf(list("developments")), namesOf<Development>());
        for (const Development development : kAll<Development>) {
            const QJsonValue fact = list("developments")[static_cast<int>(development)];
            for (const Variant variant : kAll<Variant>) {
                QCOMPARE(int{kDevelopments[development].cost[variant]}, numberIn(fact, variant, u"cost"));
                QCOMPARE(int{kDevelopments[development].points[variant]}, numberIn(fact, variant, u"points"));
            }
        }
    }
    // Rules notes 1.7: the sums over each rule set, which a transcription would not get right by chance.
    void sumsOfDevelopments()
    {
        const std::array<std::array<int, 3>, 3> expected{{{13, 335, 61}, {13, 365, 65}, {17, 475, 87}}};
        for (const Variant variant : kAll<Variant>) {
            std::array<int, 3> sums{};
            for (const Development development : kAll<Development>) {
                sums[0] += kDevelopments[development].cost[variant] != 0 ? 1 : 0;
                sums[1] += kDevelopments[development].cost[variant];
                sums[2] += kDevelopments[development].points[variant];
            }
            QCOMPARE(sums, expected.at(static_cast<std::size_t>(variant)));
        }
    }
    void effectsOfDevelopments()
    {
        for (const Variant variant : kAll<Variant>) {
            const QString name = textOf(nameOf(variant));
            const auto fact = [&](Development which) { return list("developments")[static_cast<int>(which)]; };
            QCOMPARE(kRuleSets[variant].coinsPerFood, fact(Development::Granaries)[u"coinsPerFood"][name].toInt());
            QCOMPARE(kRuleSets[variant].pointsPerMonument, fact(Development::Architecture)[u"perMonument"][name].toInt());
            QCOMPARE(kRuleSets[variant].pointsPerCity, fact(Development::Empire)[u"perCity"].toInt());
        }
    }
    void disasters()
    {
        const std::array<QString, 4> points{QStringLiteral("roller"), QStringLiteral("others"), QStringLiteral("roller"),
                                            QStringLiteral("losesAllGoods")};
        QCOMPARE(list("disasters").size(), 4);
        for (int i = 0; i < 4; ++i) {
            const QJsonValue fact = list("disasters")[i];
            const auto disaster = fromName<Disaster>(fact[u"id"].toString().toStdString());
            QVERIFY(disaster.has_value());
            QVERIFY(disasterOf(fact[u"skulls"].toInt()) == disaster);
            QVERIFY(disasterOf(fact[u"skulls"].toInt() - 1) != disaster);
            QCOMPARE(int{kDisasterPoints[*disaster]}, fact[points.at(static_cast<std::size_t>(i))].toInt());
        }
        QCOMPARE(int{kDisasterPoints[Disaster::Famine]}, 1);
    }
    void endOfTheMatch()
    {
        for (const Variant variant : kAll<Variant>)
            QCOMPARE(kRuleSets[variant].developmentsToEnd, m_facts[u"end"][u"developments"][textOf(nameOf(variant))].toInt());
    }
};

} // namespace tst_bronze_tables

PEGSHEET_TEST(tst_bronze_tables, TestTables)
#include "tst_tables.moc"
