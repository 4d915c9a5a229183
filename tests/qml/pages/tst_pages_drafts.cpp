// SPDX-License-Identifier: Apache-2.0
// Killed in every page and question, the program comes back to it. A kill is another program on the same file: the
// first one is still there and was not asked to close anything.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_drafts {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s};

} // namespace

class PagesDrafts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init();
    void cleanup() { m_running.clear(); }
    void theTurnComesBack_data() { sizes(); }
    void theTurnComesBack();
    void theMenuAndItsPagesComeBack_data();
    void theMenuAndItsPagesComeBack();
    void aCorrectionHalfTypedComesBack();
    void severalSheetsAreCorrectedAtOnce();
    void aCorrectionThatWasLeftDoesNot();
    void aCardHalfTypedComesBack();
    void aQuestionComesBackWithItsAnswer();
    void workersAskedForComeBack();
    void theSheetLookedAtComesBack();
    void thePurchaseComesBack();
    void aDisasterNotYetReadComesBack();
    void aSetUpHalfTypedComesBack();

private:
    static void sizes();
    Table &start(bool resume, QSize size = {360, 640});
    Table &kill(QSize size = {360, 640}) { return start(true, size); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::unique_ptr<Table>> m_running;
};

void PagesDrafts::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void PagesDrafts::sizes()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("phone") << QSize(360, 640);
    QTest::newRow("desktop") << QSize(1920, 1080);
}

Table &PagesDrafts::start(bool resume, QSize size)
{
    Table::Options options;
    options.database = m_folder->filePath(u"matches.db"_s);
    options.size = size;
    options.resume = resume;
    m_running.push_back(std::make_unique<Table>(options));
    return *m_running.back();
}

void PagesDrafts::theTurnComesBack()
{
    QFETCH(const QSize, size);
    Table &table = start(false, size);
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.click(u"key_coins"_s));
    QVERIFY(table.click(u"key_coins"_s));
    Table &again = kill(size);
    QVERIFY(again.match() != nullptr);
    QCOMPARE(again.match()->tray()->missing(), 1);
    QVERIFY(again.click(u"key_food"_s));
    QVERIFY(again.primary());
    QCOMPARE(again.match()->stage(), BronzeMatch::Buy);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::theMenuAndItsPagesComeBack_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("there");
    QTest::newRow("menu") << QString() << u"menuMoves"_s;
    QTest::newRow("moves") << u"menuMoves"_s << u"moveList"_s;
    QTest::newRow("correct") << u"menuCorrect"_s << u"correctBar"_s;
}

void PagesDrafts::theMenuAndItsPagesComeBack()
{
    QFETCH(const QString, row);
    QFETCH(const QString, there);
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    table.key(Qt::Key_Menu);
    if (!row.isEmpty())
        QVERIFY(table.click(row));
    QVERIFY(table.find(there) != nullptr);
    Table &again = kill();
    QVERIFY(again.find(there) != nullptr);
    again.key(Qt::Key_Escape);
    QTRY_VERIFY(again.find(there) == nullptr);
    QTRY_VERIFY(again.find(u"key_food"_s) != nullptr);
    // And what was left stays left.
    Table &third = kill();
    QVERIFY(third.find(there) == nullptr);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::aCorrectionHalfTypedComesBack()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"menuCorrect"_s));
    QVERIFY(table.click(u"correctSeat"_s, {0.4, 0.5}));
    QQuickItem *stepper = table.find(u"field_goods.cloth"_s);
    QVERIFY(table.click(table.findIf(stepper, [](QQuickItem *item) { return item->objectName() == "more"_L1; })));
    QVERIFY(table.click(u"why"_s));
    table.type(u"counted twi"_s);
    Table &again = kill();
    QCOMPARE(again.find(u"correctSeat"_s)->property("current").toInt(), 1);
    QCOMPARE(again.find(u"field_goods.cloth"_s)->property("value").toInt(), 1);
    QCOMPARE(again.find(u"why"_s)->property("text").toString(), u"counted twi"_s);
    QVERIFY(again.primary(u"correctBar"_s));
    QCOMPARE(again.match()->moveList()->made(), 1);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::aCardHalfTypedComesBack()
{
    Table &table = start(false);
    QVERIFY(table.click(u"settingsButton"_s));
    QVERIFY(table.click(u"libraryRow"_s));
    QVERIFY(table.click(u"newCard"_s));
    QVERIFY(table.click(u"cardName"_s));
    table.type(u"Made-up Isl"_s);
    Table &again = kill();
    QVERIFY(again.find(u"formBar"_s) != nullptr);
    QCOMPARE(again.find(u"cardName"_s)->property("text").toString(), u"Made-up Isl"_s);
    // What was left stays left.
    again.key(Qt::Key_Escape);
    QVERIFY(again.find(u"formBar"_s) == nullptr);
    Table &third = kill();
    QTRY_VERIFY(third.find(u"libraryList"_s) != nullptr);
    QVERIFY(third.find(u"formBar"_s) == nullptr);
    // So does what was kept.
    QVERIFY(third.click(u"newCard"_s));
    QVERIFY(third.click(u"cardName"_s));
    third.type(u"Made-up Isle"_s);
    QVERIFY(third.primary(u"formBar"_s));
    QVERIFY(third.find(u"formBar"_s) == nullptr);
    Table &fourth = kill();
    QVERIFY(fourth.find(u"formBar"_s) == nullptr);
    QCOMPARE(third.warnings(), QStringList());
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::severalSheetsAreCorrectedAtOnce()
{
    Table &table = start(false);
    const auto more = [&](const QString &field) {
        return table.click(table.findIf(table.find(field), [](QQuickItem *item) { return item->objectName() == "more"_L1; }));
    };
    QVERIFY(table.begin(kNames, true));
    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"menuCorrect"_s));
    QVERIFY(table.click(u"correctSeat"_s, {0.1, 0.5}));
    QVERIFY(more(u"field_goods.cloth"_s));
    QVERIFY(table.click(u"correctSeat"_s, {0.4, 0.5}));
    QCOMPARE(table.find(u"field_goods.cloth"_s)->property("value").toInt(), 0);
    QVERIFY(more(u"field_goods.metal"_s));
    QVERIFY(table.click(u"correctSeat"_s, {0.1, 0.5}));
    QCOMPARE(table.find(u"field_goods.cloth"_s)->property("value").toInt(), 1);
    QVERIFY(table.primary(u"correctBar"_s));
    QCOMPARE(table.match()->moveList()->made(), 2);
    QVERIFY(table.find(u"correctBar"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesDrafts::aCorrectionThatWasLeftDoesNot()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"menuCorrect"_s));
    QQuickItem *stepper = table.find(u"field_food"_s);
    QVERIFY(table.click(table.findIf(stepper, [](QQuickItem *item) { return item->objectName() == "less"_L1; })));
    QVERIFY(table.secondary(u"correctBar"_s));
    Table &again = kill();
    QVERIFY(again.find(u"correctBar"_s) == nullptr);
    again.key(Qt::Key_Menu);
    QVERIFY(again.click(u"menuCorrect"_s));
    QCOMPARE(again.find(u"field_food"_s)->property("value").toInt(), 3);
}

void PagesDrafts::aQuestionComesBackWithItsAnswer()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    table.match()->askCorrection(2, u"monuments.obelisk"_s);
    table.settle();
    QVERIFY(table.click(u"more"_s));
    QVERIFY(table.click(u"why"_s));
    table.type(u"Cleo built"_s);
    Table &again = kill();
    QCOMPARE(again.find(u"field_monuments.obelisk.boxes"_s)->property("value").toInt(), 1);
    QCOMPARE(again.find(u"why"_s)->property("text").toString(), u"Cleo built"_s);
    again.key(Qt::Key_Return);
    QVERIFY(again.match()->correctionOf(2, u"monuments.obelisk"_s).contains(u"Cleo built"_s));
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::workersAskedForComeBack()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"workers"_s, u"workers"_s, u"food"_s}));
    table.find(u"greatWall"_s)->forceActiveFocus();
    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"more"_s));
    QVERIFY(table.click(u"more"_s));
    Table &again = kill();
    QVERIFY(again.find(u"workerCount"_s) != nullptr);
    QCOMPARE(again.match()->workersLeft(), 4);
}

void PagesDrafts::theSheetLookedAtComesBack()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.click(u"tab2"_s));
    Table &again = kill();
    QVERIFY(again.find(u"lookedSheet"_s) != nullptr);
    QVERIFY(again.find(u"tab2"_s)->property("shown").toBool());
    QVERIFY(again.primary());
    Table &third = kill();
    QVERIFY(third.find(u"lookedSheet"_s) == nullptr);
    QCOMPARE(third.warnings(), QStringList());
}

void PagesDrafts::thePurchaseComesBack()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"coins"_s, u"coins"_s, u"food"_s}));
    QVERIFY(table.click(u"irrigation"_s));
    Table &again = kill();
    QVERIFY(again.find(u"picked"_s) != nullptr);
    QVERIFY(again.primary());
    QCOMPARE(again.match()->sheet(0)->developmentCount(), 1);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::aDisasterNotYetReadComesBack()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    for (int die = 0; die < 3; ++die)
        QVERIFY(table.click(u"key_skull"_s));
    QVERIFY(table.primary());
    QVERIFY(table.find(u"news"_s) != nullptr);
    Table &again = kill();
    QVERIFY(again.find(u"news"_s) != nullptr);
    QVERIFY(again.primary());
    QVERIFY(again.find(u"news"_s) == nullptr);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::aSetUpHalfTypedComesBack()
{
    Table &table = start(false);
    QVERIFY(table.click(u"newBronze"_s));
    QVERIFY(table.click(u"addPlayer"_s));
    QQuickItem *seat = table.find(u"seat2"_s);
    QVERIFY(table.click(table.findIf(seat, [](QQuickItem *item) { return item->inherits("QQuickTextInput"); })));
    table.type(u"Cle"_s);
    QVERIFY(table.click(u"diceSwitch"_s, {0.75, 0.5}));
    const auto part = [](Table &of, int row, const QString &name) {
        return of.findIf(of.find(u"seat%1"_s.arg(row)), [&](QQuickItem *item) { return item->objectName() == name; });
    };
    QVERIFY(table.click(part(table, 0, u"token"_s)));
    QVERIFY(table.click(part(table, 0, u"mark4"_s)));
    Table &again = kill();
    QVERIFY(again.find(u"setupBar"_s) != nullptr);
    QCOMPARE(again.find(u"seat2"_s)->property("text").toString(), u"Cle"_s);
    QCOMPARE(again.find(u"diceSwitch"_s)->property("current").toInt(), 1);
    QCOMPARE(again.find(u"seat0"_s)->property("mark").toInt(), 4);
    again.key(Qt::Key_Escape);
    QVERIFY(again.begin(kNames, true));
    // A match that was begun leaves nothing behind for the next.
    again.key(Qt::Key_Escape);
    QVERIFY(again.click(u"newBronze"_s));
    QCOMPARE(again.find(u"seat2"_s)->property("text").toString(), u"Cleo"_s);
    QCOMPARE(again.warnings(), QStringList());
}

} // namespace tst_pages_drafts

PEGSHEET_WINDOW_TEST(tst_pages_drafts, PagesDrafts)

#include "tst_pages_drafts.moc"
