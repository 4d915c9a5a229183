// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/gamescript.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_ways {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::tests::Table;
using pegsheet::tests::Way;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s};
const QList<QSize> kSizes{{360, 640}, {800, 1280}, {1920, 1080}};
const QStringList kLanguages{u"en"_s, u"de"_s};

} // namespace

// What only the Bronze Age asks for, from the start page to the score and on, by keys alone and by a finger alone.
class PagesWays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void everythingIsDoneInOneWay_data();
    void everythingIsDoneInOneWay();

private:
    Table::Options options(Way way, QSize size, const QString &language) const;
    static void everyWay(const QList<QSize> &sizes, const QStringList &languages);
    static void setUp(Table &table);
    static void chooseAndPay(Table &table);
    static void correct(Table &table, int seat, const QStringList &fields);
    static void goBackAndForth(Table &table);
    static void giveUpGoods(Table &table);
    static void toTheScore(Table &table);

    std::unique_ptr<QTemporaryDir> m_folder;
};

Table::Options PagesWays::options(Way way, QSize size, const QString &language) const
{
    Table::Options options;
    options.database = m_folder->filePath(u"matches.db"_s);
    options.size = size;
    options.language = language;
    options.way = way;
    return options;
}

void PagesWays::everyWay(const QList<QSize> &sizes, const QStringList &languages)
{
    QTest::addColumn<Way>("way");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const Way way : {Way::Keys, Way::Touch})
        for (const QSize size : sizes)
            for (const QString &language : languages)
                QTest::addRow("%s %dx%d %s", way == Way::Keys ? "keys" : "touch", size.width(), size.height(), qPrintable(language))
                    << way << size << language;
}

void PagesWays::setUp(Table &table)
{
    QVERIFY(table.click(u"settingsButton"_s));
    QVERIFY(table.click(u"themeSwitch"_s, {0.4, 0.5}));
    QCOMPARE(table.application().settings()->theme(), pegsheet::app::Settings::Light);
    QVERIFY(table.leave());
    QVERIFY(table.begin(kNames, true));
    QCOMPARE(table.match()->names(), kNames);
}

void PagesWays::correct(Table &table, int seat, const QStringList &fields)
{
    QVERIFY(table.openMenu());
    QVERIFY(table.click(u"menuCorrect"_s));
    QVERIFY(table.click(u"correctSeat"_s, {seat == 0 ? 0.1 : 0.45, 0.5}));
    for (const QString &field : fields) {
        QQuickItem *item = table.find(field);
        QVERIFY2(item != nullptr, qPrintable(field));
        QQuickItem *more = table.findIf(item, [](QQuickItem *each) { return each->objectName() == "more"_L1; });
        QVERIFY2(table.click(more == nullptr ? item : more), qPrintable(field + table.warnings().join(u'\n')));
    }
    QVERIFY(table.primary(u"correctBar"_s));
    QVERIFY(table.find(u"correctBar"_s) == nullptr);
}

void PagesWays::chooseAndPay(Table &table)
{
    BronzeMatch *match = table.match();
    QVERIFY(table.enter({u"coins"_s, u"workers"_s, u"choice"_s}));
    while (match->stage() != BronzeMatch::Build)
        QVERIFY(table.primary());
    QVERIFY(table.click(u"city4"_s));
    const int set = match->workers() - match->workersLeft();
    QVERIFY(set > 0);
    QVERIFY(table.click(u"city4"_s));
    QCOMPARE(match->workers() - match->workersLeft(), set - 1);
    QVERIFY(table.undo());
    QCOMPARE(match->workers() - match->workersLeft(), set);
    QVERIFY(table.undo());
    QCOMPARE(match->workersLeft(), match->workers());
    while (match->stage() == BronzeMatch::Build)
        QVERIFY(table.stepOn());
    QCOMPARE(match->stage(), BronzeMatch::Buy);
    QVERIFY(table.click(u"leadership"_s));
    QVERIFY(match->purchase().active);
    const int paid = match->purchase().paid;
    QVERIFY(table.click(u"row_metal"_s));
    QVERIFY(match->purchase().paid != paid);
    QVERIFY(table.click(u"row_metal"_s));
    QCOMPARE(match->purchase().paid, paid);
    QVERIFY(table.primary());
    QCOMPARE(match->sheets().at(0).developmentCount, 1);
    // The purchase may have been the last there was to decide.
    QVERIFY(match->seat() == 1 || table.finishTurn());
}

void PagesWays::goBackAndForth(Table &table)
{
    const int made = table.match()->moveList()->made();
    QVERIFY(table.openMenu());
    QVERIFY(table.click(u"menuMoves"_s));
    QVERIFY(table.click(u"move%1"_s.arg(made - 3)));
    QVERIFY(table.find(u"question"_s) != nullptr);
    QVERIFY(table.click(table.answer(u"question"_s)));
    QCOMPARE(table.match()->moveList()->made(), made - 2);
    QVERIFY(table.click(u"move%1"_s.arg(made - 1)));
    QVERIFY(table.click(table.answer(u"question"_s)));
    QCOMPARE(table.match()->moveList()->made(), made);
    QVERIFY(table.leave());
    QVERIFY(table.find(u"bar"_s) != nullptr);
}

void PagesWays::giveUpGoods(Table &table)
{
    BronzeMatch *match = table.match();
    QCOMPARE(match->seat(), 1);
    correct(table, 1,
            {u"field_goods.wood"_s, u"field_goods.wood"_s, u"field_goods.wood"_s, u"field_goods.stone"_s, u"field_goods.stone"_s,
             u"field_goods.stone"_s, u"field_goods.pottery"_s, u"field_goods.pottery"_s, u"field_goods.cloth"_s});
    QVERIFY(table.enter({u"skull"_s, u"skull"_s, u"food"_s}));
    int given = 0;
    while (match->seat() == 1) {
        given = qMax(given, match->toDiscard() - match->stillToDiscard());
        QVERIFY(match->stage() == BronzeMatch::Buy ? table.primary() : table.stepOn());
    }
    QVERIFY(given > 0);
    QCOMPARE(match->sheets().at(1).goodsCount, 6);
}

void PagesWays::toTheScore(Table &table)
{
    QVERIFY2(pegsheet::tests::gameScript(u"bronze"_s).finish(table), qPrintable(table.warnings().join(u'\n')));
    QVERIFY(table.find(u"scoreTable"_s) != nullptr);
    const QString before = table.find(u"reason"_s)->property("text").toString();
    QVERIFY(table.click(u"scoreTable"_s, {0.5, 0.4}));
    QVERIFY(table.find(u"reason"_s)->property("text").toString() != before);
    QVERIFY(table.secondary(u"finalBar"_s));
    QVERIFY(table.find(u"scoreTable"_s) == nullptr);
    QVERIFY(table.primary());
    QVERIFY(table.find(u"scoreTable"_s) != nullptr);
    QVERIFY(table.primary(u"finalBar"_s));
    QVERIFY(table.find(u"setupBar"_s) != nullptr);
}

void PagesWays::everythingIsDoneInOneWay_data()
{
    everyWay(kSizes, kLanguages);
}

// A short match in which everything is done once that a match can need.
void PagesWays::everythingIsDoneInOneWay()
{
    QFETCH(const Way, way);
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    Table table(options(way, size, language));
    setUp(table);
    if (QTest::currentTestFailed())
        return;
    correct(table, 0, {u"field_goods.metal"_s, u"field_goods.pottery"_s});
    chooseAndPay(table);
    if (QTest::currentTestFailed())
        return;
    giveUpGoods(table);
    goBackAndForth(table);
    correct(table, 0, {u"field_irrigation"_s, u"field_agriculture"_s, u"field_quarrying"_s, u"field_medicine"_s});
    if (QTest::currentTestFailed())
        return;
    toTheScore(table);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_ways

PEGSHEET_WINDOW_TEST(tst_pages_ways, PagesWays)

#include "tst_pages_ways.moc"
