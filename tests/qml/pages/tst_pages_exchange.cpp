// SPDX-License-Identifier: Apache-2.0
// Matches in which goods change hands, from the set-up to the score by clicks: with trading, and of the Late Bronze Age.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_exchange {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::app::BronzePegRow;
using pegsheet::tests::Table;
using pegsheet::tests::Way;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s};

const QList<QStringList> kRolls{
    {u"coins"_s, u"good"_s, u"good"_s},    {u"skull"_s},
    {u"workers"_s, u"good"_s, u"food"_s},  {u"skull"_s, u"skull"_s, u"coins"_s},
    {u"skull"_s, u"choice"_s, u"coins"_s}, {u"workers"_s, u"choice"_s, u"food"_s},
    {u"coins"_s, u"coins"_s, u"coins"_s},
};

} // namespace

class PagesExchange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aMatchWithTradingIsPlayed_data() { windows(); }
    void aMatchWithTradingIsPlayed()
    {
        Table table(options());
        QVERIFY(table.sitDown(kNames));
        QVERIFY(table.choose(u"rulesSwitch"_s, 0));
        QVERIFY(table.click(u"option_trading"_s));
        QVERIFY(table.primary(u"setupBar"_s));
        int trades = 0;
        playToTheEnd(table, [&] { trades += tradeOnce(table) ? 1 : 0; });
        QVERIFY2(trades > 10, qPrintable(QString::number(trades)));
    }

    void aLateMatchIsPlayed_data() { windows(); }
    void aLateMatchIsPlayed()
    {
        Table table(options());
        QVERIFY(table.sitDown(kNames.first(2)));
        while (table.find(u"seat2"_s) != nullptr)
            QVERIFY(table.click(
                table.findIf(table.find(u"seat2"_s), [](QQuickItem *item) { return item->objectName() == "remove"_L1; })));
        QVERIFY(table.choose(u"rulesSwitch"_s, 2));
        QVERIFY(table.find(u"option_trading"_s) == nullptr);
        QVERIFY(table.find(u"doubtful"_s) != nullptr);
        QVERIFY(table.primary(u"setupBar"_s));
        // Everybody has what the late rules have besides: it is used wherever that can be done.
        for (const int seat : {0, 1})
            QVERIFY(table.match()->correct(
                seat,
                {{u"developments"_s, QVariantList{u"preservation"_s, u"shipping"_s, u"smithing"_s}},
                 {u"goods"_s, QVariantMap{{u"wood"_s, 4}, {u"pottery"_s, 2}, {u"cloth"_s, 3}, {u"metal"_s, 2}}},
                 {u"cityBoxes"_s, QVariantMap{{u"city4"_s, 3}}},
                 {u"food"_s, 6}},
                {}));
        QStringList used;
        playToTheEnd(table, [&] { used += useLate(table); });
        for (const QString &what : {u"preserve"_s, u"spears"_s, u"ship"_s, u"swap"_s, u"trade"_s})
            QVERIFY2(used.contains(what), qPrintable(what));
    }

    // One hand, a mouse, no mouse at all: each trades.
    void aTradeIsMadeInEveryWay_data()
    {
        QTest::addColumn<Way>("way");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(360, 640), QSize(1280, 800)}) {
            QTest::addRow("keys %d", size.width()) << Way::Keys << size;
            QTest::addRow("touch %d", size.width()) << Way::Touch << size;
        }
    }
    void aTradeIsMadeInEveryWay()
    {
        QFETCH(Way, way);
        QFETCH(QSize, size);
        Table::Options how;
        how.database = database();
        how.size = size;
        how.way = way;
        Table table(how);
        QVERIFY(table.sitDown(kNames));
        QVERIFY(table.click(u"option_trading"_s));
        QVERIFY(table.primary(u"setupBar"_s));
        QVERIFY(table.enter(kRolls.front()));
        QVERIFY(table.click(u"trade"_s));
        QVERIFY(table.choose(u"partnerSwitch"_s, 1));
        QVERIFY(table.click(u"deal_wood@0"_s));
        QVERIFY(table.click(u"deal_food@2"_s));
        QVERIFY(table.primary());
        QVERIFY(table.find(u"hasAgreed"_s) != nullptr);
        QVERIFY(table.primary());
        QCOMPARE(pegOf(table, 2, 0), 1);
        QCOMPARE(table.match()->sheets().at(2).food.peg, 2);
        QCOMPARE(table.warnings(), QStringList());
    }

    // The rules of last time, options too, stand there again.
    void theRulesAreRemembered()
    {
        {
            Table table(plain());
            QVERIFY(table.sitDown(kNames));
            QVERIFY(table.click(u"option_trading"_s));
            QVERIFY(table.choose(u"rulesSwitch"_s, 2));
            QVERIFY(table.primary(u"setupBar"_s));
            QVERIFY(table.match() != nullptr);
        }
        Table table(plain());
        QVERIFY(table.click(u"newBronze"_s));
        QCOMPARE(table.find(u"rulesSwitch"_s)->property("current").toInt(), 2);
        QVERIFY(table.choose(u"rulesSwitch"_s, 0));
        QVERIFY(table.find(u"option_trading"_s)->property("checked").toBool());
    }

    // Ships that the app has wrong are corrected like everything else.
    void shipsAreCorrected()
    {
        Table table(plain());
        QVERIFY(table.sitDown(kNames));
        QVERIFY(table.choose(u"rulesSwitch"_s, 2));
        QVERIFY(table.primary(u"setupBar"_s));
        QVERIFY(table.openMenu());
        QVERIFY(table.click(u"menuCorrect"_s));
        QQuickItem *ships = table.find(u"field_ships"_s);
        QVERIFY(ships != nullptr);
        QVERIFY(table.click(table.findIf(ships, [](QQuickItem *item) { return item->objectName() == "more"_L1; })));
        QVERIFY(table.primary(u"correctBar"_s));
        QCOMPARE(table.match()->sheets().at(0).ships, 1);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    [[nodiscard]] QString database() const { return m_folder->filePath(u"matches.db"_s); }

    static void windows()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("phone, en") << QSize(360, 640) << u"en"_s;
        QTest::newRow("phone, de") << QSize(360, 640) << u"de"_s;
        QTest::newRow("tablet, de") << QSize(800, 1280) << u"de"_s;
        QTest::newRow("desktop, en") << QSize(1920, 1080) << u"en"_s;
    }

    Table::Options plain() const
    {
        Table::Options options;
        options.database = database();
        return options;
    }

    Table::Options options() const
    {
        Table::Options options = plain();
        options.size = *static_cast<QSize *>(QTest::qData("size", QMetaType::QSize));
        options.language = *static_cast<QString *>(QTest::qData("language", QMetaType::QString));
        return options;
    }

    static int pegOf(Table &table, int seat, int place) { return table.match()->sheets().at(seat).goods.at(place).peg; }

    // Turn after turn to the score, doing `besides` between the dice and the rest.
    template <typename Besides>
    static void playToTheEnd(Table &table, Besides besides)
    {
        for (int turn = 0; turn < 150 && !table.match()->over(); ++turn) {
            if (const QQuickItem *preserve = table.find(u"preserve"_s); preserve != nullptr)
                besides();
            QVERIFY(table.enter(kRolls.at(turn % kRolls.size())));
            besides();
            QVERIFY(table.finishTurn());
        }
        QVERIFY(table.match()->over());
        QVERIFY(table.find(u"scoreTable"_s) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // A good for a food of whoever sits next, where both have one.
    static bool tradeOnce(Table &table)
    {
        const int seat = table.match()->seat();
        const int made = table.match()->moveList()->made();
        if (table.find(u"trade"_s) == nullptr)
            return false;
        if (!table.click(u"trade"_s))
            return false;
        // The ships of last time are not who is asked.
        if (table.match()->exchange().partner < 0 && table.match()->exchange().partners.size() > 1)
            table.choose(u"partnerSwitch"_s, 0);
        if (table.match()->exchange().partner < 0) {
            table.secondary();
            return false;
        }
        const int other = table.match()->exchange().partner;
        const auto goods = table.match()->sheets().at(seat).goods;
        for (int place = 0; place < goods.size(); ++place) {
            const BronzePegRow &row = goods.at(place);
            if (row.peg > 0 && pegOf(table, other, place) < row.pegs) {
                table.click(u"deal_%1@%2"_s.arg(row.key).arg(seat));
                break;
            }
        }
        if (table.match()->sheets().at(other).food.peg > 0 && table.match()->sheets().at(seat).food.peg < 15)
            table.click(u"deal_food@%1"_s.arg(other));
        if (!table.match()->bar().enabled) {
            table.secondary();
            return false;
        }
        return table.primary() && table.primary() && table.match()->moveList()->made() == made + 1;
    }

    // What the late rules have besides, each as soon as there is occasion; what was done.
    static QStringList useLate(Table &table)
    {
        if (table.find(u"preserve"_s) != nullptr)
            return table.click(u"preserve"_s) ? QStringList{u"preserve"_s} : QStringList();
        QStringList used;
        if (table.match()->stage() == BronzeMatch::Spears) {
            used += u"spears"_s;
            table.click(u"row_metal"_s);
            table.primary();
            if (table.find(u"news"_s) != nullptr)
                table.primary();
        }
        if (table.find(u"buildShip"_s) != nullptr && table.click(u"buildShip"_s))
            used += u"ship"_s;
        if (swapOnce(table))
            used += u"swap"_s;
        if (tradeOnce(table))
            used += u"trade"_s;
        return used;
    }

    static bool swapOnce(Table &table)
    {
        const int ships = static_cast<int>(table.match()->exchange().partners.size()) - 1;
        if (table.match()->exchange().swapsLeft == 0 || ships < 1 || !table.click(u"trade"_s))
            return false;
        const QString seat = QString::number(table.match()->seat());
        bool goes = table.choose(u"partnerSwitch"_s, ships);
        const auto goods = table.match()->acting().goods;
        bool hasFrom = false;
        for (int place = 0; goes && place < goods.size() && !table.match()->bar().enabled; ++place) {
            const BronzePegRow &row = goods.at(place);
            if (hasFrom ? row.peg < row.pegs : row.peg > 0) {
                goes = table.click(u"deal_"_s + row.key + u'@' + seat);
                hasFrom = true;
            }
        }
        if (goes && table.match()->bar().enabled)
            return table.primary();
        table.secondary();
        return false;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_exchange

PEGSHEET_WINDOW_TEST(tst_pages_exchange, PagesExchange)
#include "tst_pages_exchange.moc"
