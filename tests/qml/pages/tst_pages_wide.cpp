// SPDX-License-Identifier: Apache-2.0
// A match in windows larger than a phone: what there is to see is seen, and stands where it belongs.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/empiresplayer.h"
#include "tests/qml/pages/largecheck.h"
#include "tests/qml/pages/nationsplayer.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_pages_wide {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::app::NationsMatch;
using pegsheet::tests::EmpiresPlayer;
using pegsheet::tests::NationsPlayer;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dov"_s};

Table::Options ofSize(QSize size)
{
    Table::Options options;
    options.size = size;
    return options;
}

QRectF placeOf(const QQuickItem *item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

} // namespace

class PagesWide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }

    void theBarLiesUnderWhoActs()
    {
        Table table(ofSize({1920, 1080}));
        QVERIFY(table.begin(kNames, true));
        for (int turn = 0; turn < 4; ++turn) {
            table.settle();
            const QRectF acting = placeOf(table.find(u"acting"_s));
            const QRectF main = placeOf(table.button(u"bar"_s, "mainText"));
            const QQuickItem *bar = table.find(u"bar"_s);
            const double left = bar->mapToScene(QPointF(bar->property("middle").toDouble(), 0)).x();
            QVERIFY2(qAbs(left - acting.center().x()) <= 1, qPrintable(u"turn %1"_s.arg(turn)));
            QVERIFY(main.right() <= acting.right() && main.left() >= acting.left());
            QVERIFY(table.enter({u"workers"_s}));
            QVERIFY(table.finishTurn());
        }
        QCOMPARE(table.warnings(), QStringList());
    }

    // What lies over a match, or overrules it, is as large as pages are.
    void whatIsAskedIsAsLargeAsPages()
    {
        Table table(ofSize({1920, 1080}));
        const auto scaleOf = [&](const QString &name) {
            const QQuickItem *item = table.find(name);
            return item == nullptr ? 0 : placeOf(item).height() / item->height();
        };
        QVERIFY(table.begin(kNames, true));
        QCOMPARE(scaleOf(u"acting"_s), 1.0);
        QVERIFY(table.openMenu());
        QCOMPARE(scaleOf(u"menuCorrect"_s), 2.0);
        QVERIFY(table.click(u"menuCorrect"_s));
        QCOMPARE(scaleOf(u"correctSeat"_s), 2.0);
        QCOMPARE(scaleOf(u"field_food"_s), 2.0);
        QVERIFY(table.leave());
        table.match()->askCorrection(0, u"goods.wood"_s);
        table.settle();
        QCOMPARE(scaleOf(u"why"_s), 2.0);
        const QRectF entry = placeOf(table.find(u"why"_s));
        QVERIFY(qAbs(entry.center().x() - 960) <= 1 && qAbs(entry.center().y() - 540) < 160);
        QCOMPARE(table.warnings(), QStringList());
    }

    // Groups of fields stand close below each other.
    void correctionsAreCloseTogether()
    {
        Table table(ofSize({1920, 1080}));
        QVERIFY(table.sitDown(kNames.first(2), u"newEmpires"_s) && table.primary(u"setupBar"_s) && EmpiresPlayer(table).layRow());
        QVERIFY(table.openMenu() && table.click(u"menuCorrect"_s));
        table.settle();
        const QRectF score = placeOf(table.find(u"field_score"_s));
        const QRectF place = placeOf(table.find(u"field_row1"_s));
        QCOMPARE(place.left(), score.left());
        QVERIFY2(place.top() - score.bottom() < 160, qPrintable(QString::number(place.top() - score.bottom())));
        QCOMPARE(table.warnings(), QStringList());
    }

    // Not in the middle of a row.
    void theBuyListOpensAtAWholeRow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 640);
        QTest::newRow("tablet") << QSize(800, 1280);
        QTest::newRow("low") << QSize(1280, 720);
    }
    void theBuyListOpensAtAWholeRow()
    {
        QFETCH(const QSize, size);
        Table table(ofSize(size));
        QVERIFY(table.begin(kNames.first(2), true));
        for (int turn = 0; turn < 8; ++turn) {
            QVERIFY(table.enter({u"coins"_s}));
            while (table.match()->stage() < BronzeMatch::Buy)
                QVERIFY(table.primary());
            table.settle();
            if (QQuickItem *row = table.find(u"leadership"_s); row != nullptr && table.match()->stage() == BronzeMatch::Buy) {
                const QQuickItem *list = pegsheet::tests::scrollerOf(row);
                const double top = list->property("contentY").toDouble();
                QCOMPARE(std::fmod(top, row->height()), 0.0);
            }
            QVERIFY(table.finishTurn());
        }
        QCOMPARE(table.warnings(), QStringList());
    }

    // Every sheet with its disasters, whole; also by the rules with the most developments.
    void sideSheetsShowTheirDisasters_data()
    {
        QTest::addColumn<int>("variant");
        QTest::newRow("bronze") << 0;
        QTest::newRow("late") << 2;
    }
    void sideSheetsShowTheirDisasters()
    {
        QFETCH(const int, variant);
        Table table(ofSize({1920, 1080}));
        QVERIFY(table.sitDown(kNames) && table.choose(u"rulesSwitch"_s, variant) && table.primary(u"setupBar"_s)
                && table.match() != nullptr);
        table.settle();
        for (int seat = 1; seat < kNames.size(); ++seat) {
            const QQuickItem *track = table.find(u"disasters@%1"_s.arg(seat));
            QVERIFY(track != nullptr);
            const QQuickItem *list = pegsheet::tests::scrollerOf(track);
            QVERIFY(placeOf(track).bottom() <= placeOf(list).bottom() + 1);
            // There is room for the names of buildings too, none of which is cut.
            QQuickItem *block = table.find(u"stoneCircle@%1"_s.arg(seat));
            QVERIFY(block != nullptr);
            const auto isCut = [](QQuickItem *item) { return item->property("truncated").toBool(); };
            QVERIFY(!block->property("iconOnly").toBool());
            QVERIFY(table.findIf(block, isCut) == nullptr);
        }
        QCOMPARE(table.warnings(), QStringList());
    }

    // Where little is asked it is large: points that are counted take the width of the window.
    void whatIsCountedFillsThePage()
    {
        Table table(ofSize({1920, 1080}));
        QVERIFY(table.sitDown(kNames, u"newNations"_s) && table.click(u"scoringOnly"_s) && table.primary(u"setupBar"_s));
        table.settle();
        QVERIFY(placeOf(table.find(u"tallyRow0"_s)).width() > 1500);
        const pegsheet::tests::LargePage page = pegsheet::tests::largePage(table.window());
        QCOMPARE(page.scrolling, QStringList());
        QVERIFY2(page.barePart <= 15, qPrintable(QString::number(page.barePart)));
        QCOMPARE(table.warnings(), QStringList());
    }

    // Boards, tracks, event, and the table of the steps, down to the bar.
    void anAgesEndFillsTheTable_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("upright") << QSize(800, 1280);
        QTest::newRow("wide") << QSize(1920, 1080);
    }
    void anAgesEndFillsTheTable()
    {
        QFETCH(const QSize, size);
        Table table(ofSize(size));
        QVERIFY(table.sitDown(kNames, u"newNations"_s) && table.primary(u"setupBar"_s));
        auto &match = static_cast<NationsMatch &>(*table.application().match());
        match.touch(u"famine"_s, -1, 4);
        match.touch(u"war"_s, -1, 5);
        match.touch(u"endAge"_s);
        for (const int books : {2, 1, 3, 4})
            match.touch(u"spent"_s, -1, books);
        table.settle();
        QVERIFY(table.find(u"event"_s) != nullptr);
        const QRectF bar = placeOf(table.find(u"bar"_s));
        const QRectF last = placeOf(table.find(u"ageEndRow3"_s));
        QVERIFY2(bar.top() - last.bottom() < 260, qPrintable(QString::number(bar.top() - last.bottom())));
        // What everybody has by now stands beside what the age brings.
        QVERIFY(table.find(u"ageEndScore"_s) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
};

} // namespace tst_pages_wide

PEGSHEET_WINDOW_TEST(tst_pages_wide, PagesWide)

#include "tst_pages_wide.moc"
