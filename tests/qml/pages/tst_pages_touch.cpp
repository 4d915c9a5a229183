// SPDX-License-Identifier: Apache-2.0
// Fingers on the sheets of a phone: swiping from one to the next, long touches that correct.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QPointingDevice>
#include <QQmlComponent>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_touch {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s};
constexpr int kMiddle = 330; // of the page's height, on a phone

} // namespace

class PagesTouch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aSwipeShowsTheNextSheetAndBack_data();
    void aSwipeShowsTheNextSheetAndBack();
    void thePageFollowsTheFinger();
    void aShortSwipeFallsBack();
    void swipesGoRoundTheTable();
    void aSwipeTouchesNothing();
    void aFingerUpAndDownScrolls();
    void aLongTouchCorrectsExactlyThatField_data();
    void aLongTouchCorrectsExactlyThatField();
    void aCorrectedThingTellsWhatItWas();
    void whileBuildingTheQuestionLeadsToTheCorrection();
    void aDevelopmentIsTakenBack();
    void aRolledDieIsCorrected();
    void overrulingARefusalAsksForWhatWasTouched_data();
    void overrulingARefusalAsksForWhatWasTouched();
    void sideSheetsCanBeCorrected();
    void nothingMovesOnAWideSheet();
    void aPhoneOnItsSideShowsTwoColumns_data();
    void aPhoneOnItsSideShowsTwoColumns();
    void nothingLiesUnderACameraOrTheSystemsBars();

private:
    Table::Options options(QSize size = {360, 640}) const;
    static QString shownSheet(Table &table);
    static bool hold(Table &table, const QString &name, QPointF at = {0.5, 0.5});

    std::unique_ptr<QTemporaryDir> m_folder;
    QPointingDevice *m_finger = nullptr;
};

void PagesTouch::initTestCase()
{
    pegsheet::setApplicationFont();
    m_finger = QTest::createTouchDevice();
}

Table::Options PagesTouch::options(QSize size) const
{
    Table::Options options;
    options.database = m_folder->filePath(u"matches.db"_s);
    options.size = size;
    return options;
}

// Whose sheet is looked at; empty on the turn itself.
QString PagesTouch::shownSheet(Table &table)
{
    QQuickItem *half = table.find(u"lookedSheet"_s);
    return half == nullptr ? QString() : half->property("sheet").value<pegsheet::app::BronzeSheet>().name;
}

bool PagesTouch::hold(Table &table, const QString &name, QPointF at)
{
    QQuickItem *item = table.find(name);
    if (item == nullptr)
        return false;
    const QPoint point = table.reveal(item, at);
    QTest::mousePress(table.window(), Qt::LeftButton, {}, point);
    const bool asked = QTest::qWaitFor(
        [&] { return table.find(u"correctField"_s) != nullptr || table.find(u"workerCount"_s) != nullptr; }, 3000);
    QTest::mouseRelease(table.window(), Qt::LeftButton, {}, point);
    table.settle();
    return asked;
}

void PagesTouch::aSwipeShowsTheNextSheetAndBack_data()
{
    QTest::addColumn<int>("y");
    QTest::newRow("on the page") << kMiddle;
    QTest::newRow("on the players") << 30;
}

void PagesTouch::aSwipeShowsTheNextSheetAndBack()
{
    QFETCH(const int, y);
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    table.swipe(300, 60, y);
    QCOMPARE(shownSheet(table), u"Ben"_s);
    QCOMPARE(table.match()->playerName(), u"Ada"_s);
    QVERIFY(table.find(u"tab1"_s)->property("shown").toBool());
    table.swipe(60, 300, y);
    QCOMPARE(shownSheet(table), QString());
    QVERIFY(table.find(u"key_food"_s) != nullptr);
    QVERIFY(table.find(u"tab0"_s)->property("shown").toBool());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTouch::thePageFollowsTheFinger()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QQuickItem *key = table.find(u"key_food"_s);
    const double before = key->mapToScene({}).x();
    QTest::mousePress(table.window(), Qt::LeftButton, {}, {300, kMiddle});
    for (int x = 290; x >= 180; x -= 10)
        QTest::mouseMove(table.window(), {x, kMiddle});
    table.settle();
    const double moved = before - key->mapToScene({}).x();
    QVERIFY2(moved > 80 && moved <= 120, qPrintable(QString::number(moved)));
    // The neighbour follows at its edge.
    QQuickItem *neighbour = table.findIf(table.window()->contentItem(),
                                         [](QQuickItem *item) { return item->objectName() == "lookedSheet"_L1; });
    QVERIFY(neighbour != nullptr);
    QVERIFY(neighbour->mapToScene({}).x() > 200 && neighbour->mapToScene({}).x() < 300);
    QTest::mouseMove(table.window(), {100, kMiddle});
    table.settle();
    QVERIFY(table.find(u"tab1"_s)->property("shown").toBool());
    QTest::mouseRelease(table.window(), Qt::LeftButton, {}, {100, kMiddle});
    table.settle();
    QCOMPARE(shownSheet(table), u"Ben"_s);
    QCOMPARE(table.find(u"lookedSheet"_s)->parentItem()->mapToScene({}).x(), 0.0);
}

void PagesTouch::aShortSwipeFallsBack()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QTest::mousePress(table.window(), Qt::LeftButton, {}, {300, kMiddle});
    for (int x = 290; x >= 230; x -= 10)
        QTest::mouseMove(table.window(), {x, kMiddle});
    for (int x = 235; x <= 270; x += 5)
        QTest::mouseMove(table.window(), {x, kMiddle});
    QTest::mouseRelease(table.window(), Qt::LeftButton, {}, {270, kMiddle});
    table.settle();
    QCOMPARE(shownSheet(table), QString());
    QVERIFY(table.find(u"key_food"_s) != nullptr);
    QCOMPARE(table.find(u"key_food"_s)->mapToScene({}).x(), 8.0);
}

void PagesTouch::swipesGoRoundTheTable()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QStringList seen;
    for (int turn = 0; turn < 3; ++turn) {
        table.swipe(300, 60, kMiddle);
        seen.append(shownSheet(table));
    }
    QCOMPARE(seen, QStringList({u"Ben"_s, u"Cleo"_s, u""_s}));
    table.swipe(60, 300, kMiddle);
    QCOMPARE(shownSheet(table), u"Cleo"_s);
    // The next turn leads back to it.
    QVERIFY(table.primary());
    QVERIFY(table.enter({u"food"_s}));
    QVERIFY(table.finishTurn());
    QCOMPARE(table.match()->playerName(), u"Ben"_s);
    table.swipe(60, 300, kMiddle);
    QCOMPARE(shownSheet(table), u"Ada"_s);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTouch::aSwipeTouchesNothing()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    const int y = table.find(u"key_food"_s)->mapToScene({0, 20}).toPoint().y();
    table.swipe(60, 300, y);
    table.swipe(300, 60, y);
    QCOMPARE(table.match()->tray()->missing(), 3);
    QCOMPARE(shownSheet(table), QString());
}

void PagesTouch::aFingerUpAndDownScrolls()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"coins"_s}));
    QQuickItem *row = table.find(u"coinage"_s);
    const double before = row->mapToScene({}).y();
    for (int way = 0; way < 2; ++way) {
        QTest::touchEvent(table.window(), m_finger).press(0, QPoint(200, 500));
        for (int y = 490; y >= 300; y -= 10)
            QTest::touchEvent(table.window(), m_finger).move(0, QPoint(200 - (500 - y) / 20, y));
        QTest::touchEvent(table.window(), m_finger).release(0, QPoint(190, 300));
    }
    QTRY_VERIFY(row->mapToScene({}).y() < before - 50);
    QCOMPARE(shownSheet(table), QString());
}

void PagesTouch::aLongTouchCorrectsExactlyThatField_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("stepper");
    QTest::newRow("city") << u"city5@1"_s << u"cityBoxes.city5"_s;
    QTest::newRow("monument") << u"obelisk@1"_s << u"monuments.obelisk.boxes"_s;
    QTest::newRow("wall") << u"greatWall@1"_s << u"monuments.greatWall.boxes"_s;
    QTest::newRow("good") << u"peg_stone@1"_s << u"goods.stone"_s;
    QTest::newRow("food") << u"peg_food@1"_s << u"food"_s;
    QTest::newRow("disasters") << u"disasters@1"_s << u"disasters"_s;
}

void PagesTouch::aLongTouchCorrectsExactlyThatField()
{
    QFETCH(const QString, name);
    QFETCH(const QString, stepper);
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    table.swipe(300, 60, kMiddle);
    QVERIFY(hold(table, name));
    QQuickItem *field = table.find(u"field_"_s + stepper);
    QVERIFY(field != nullptr);
    const int before = field->property("value").toInt();
    QVERIFY(table.click(table.findIf(field, [](QQuickItem *item) { return item->objectName() == "more"_L1; })));
    QVERIFY(table.click(table.findIf(table.find(u"correctField"_s), [](QQuickItem *item) {
        return item->property("text").toString() == "Correct"_L1 && item->property("kind").isValid();
    })));
    QVERIFY(table.find(u"correctField"_s) == nullptr);
    QCOMPARE(table.match()->moveList()->made(), 1);
    // Still on Ben's sheet the number is the new one.
    table.swipe(300, 60, kMiddle);
    QVERIFY(hold(table, name));
    QCOMPARE(table.find(u"field_"_s + stepper)->property("value").toInt(), before + 1);
    QVERIFY(table.find(u"earlier"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTouch::aCorrectedThingTellsWhatItWas()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.match()->correct(1, {{u"cityBoxes"_s, QVariantMap{{u"city4"_s, 2}}}}, u"forgotten last turn"_s));
    QVERIFY(table.match()->correct(1, {{u"cityBoxes"_s, QVariantMap{{u"city4"_s, 1}}}}, u"one too many"_s));
    table.swipe(300, 60, kMiddle);
    QVERIFY(table.click(u"city4@1"_s));
    QCOMPARE(table.find(u"refusal"_s)->property("text").toString(), u"Corrected by the table: it was 2. “one too many”"_s);
    QVERIFY(table.click(u"city5@1"_s));
    QVERIFY(table.find(u"refusal"_s)->property("text").toString().contains(u"Ada"_s));
}

void PagesTouch::whileBuildingTheQuestionLeadsToTheCorrection()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"workers"_s, u"workers"_s, u"food"_s}));
    QVERIFY(hold(table, u"greatWall"_s));
    QVERIFY(table.click(u"correctInstead"_s));
    QVERIFY(table.find(u"workerCount"_s) == nullptr);
    QVERIFY(table.find(u"field_monuments.greatWall.boxes"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTouch::aDevelopmentIsTakenBack()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.match()->correct(0, {{u"developments"_s, QVariantList({u"irrigation"_s, u"masonry"_s})}}, {}));
    QVERIFY(table.enter({u"coins"_s}));
    QVERIFY(hold(table, u"irrigation"_s));
    QVERIFY(table.click(u"field_irrigation"_s, {0.75, 0.5}));
    table.key(Qt::Key_Return);
    QVERIFY(table.find(u"correctField"_s) == nullptr);
    QCOMPARE(table.match()->sheets().at(0).developmentCount, 1);
    QVERIFY(table.match()->correctionOf(0, u"developments.irrigation"_s).contains(u"was owned"_s));
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTouch::aRolledDieIsCorrected()
{
    Table table(options());
    QVERIFY(table.begin(kNames, false));
    QVERIFY(table.primary());
    while (table.match()->stage() != BronzeMatch::Roll) // three skulls
        QVERIFY(table.undo() && table.primary());
    auto dice = table.match()->tray()->dice();
    const QString other = dice.at(&dice, 1)->face() == "coins"_L1 ? u"food"_s : u"coins"_s;
    QVERIFY(hold(table, u"die1"_s, {0.8, 0.8}));
    QVERIFY(table.click(u"face_"_s + other));
    table.key(Qt::Key_Return);
    QVERIFY(table.find(u"correctField"_s) == nullptr);
    QCOMPARE(dice.at(&dice, 1)->face(), other);
    QCOMPARE(table.match()->moveList()->made(), 2);
}

void PagesTouch::overrulingARefusalAsksForWhatWasTouched_data()
{
    QTest::addColumn<QString>("touched");
    QTest::addColumn<QString>("path"); // empty: the page of everything
    QTest::newRow("a development") << u"empire"_s << u"developments.empire"_s;
    QTest::newRow("no field of a sheet") << QString() << QString();
}

void PagesTouch::overrulingARefusalAsksForWhatWasTouched()
{
    QFETCH(const QString, touched);
    QFETCH(const QString, path);
    Table table(options({1280, 800}));
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"food"_s, u"coins"_s, u"coins"_s}));
    if (touched.isEmpty())
        table.match()->correct(0, {{u"food"_s, 99}}, {});
    else
        QVERIFY(table.click(touched));
    table.settle();
    QQuickItem *slip = table.find(u"refusal"_s);
    QVERIFY(slip != nullptr);
    QVERIFY(
        table.click(table.findIf(slip, [](QQuickItem *item) { return item->property("spokenName") == QVariant(u"Overrule"_s); })));
    QQuickItem *question = table.find(u"correctField"_s);
    QCOMPARE(question != nullptr, !path.isEmpty());
    if (question != nullptr)
        QCOMPARE(question->property("path").toString(), path);
    else
        QVERIFY(table.find(u"correctBar"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTouch::sideSheetsCanBeCorrected()
{
    Table table(options({1920, 1080}));
    QVERIFY(table.begin(kNames, true));
    QVERIFY(hold(table, u"temple@2"_s));
    QVERIFY(table.find(u"field_monuments.temple.boxes"_s) != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(hold(table, u"peg_metal@1"_s));
    QVERIFY(table.find(u"field_goods.metal"_s) != nullptr);
    table.key(Qt::Key_Escape);
    // Lines too low to be touched one by one: the list is, at a line.
    QQuickItem *lines = table.find(u"developments@2"_s);
    QQuickItem *line = table.find(u"medicine@2"_s);
    QVERIFY(lines != nullptr && line != nullptr);
    QVERIFY(hold(table, u"developments@2"_s, {0.5, (line->y() + line->height() / 2) / lines->height()}));
    QVERIFY(table.find(u"field_medicine"_s) != nullptr);
    table.key(Qt::Key_Escape);
    // The acting sheet too.
    QVERIFY(hold(table, u"caravans"_s));
    QVERIFY(table.find(u"field_caravans"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

// Eyes and fingers find everything where it was.
void PagesTouch::nothingMovesOnAWideSheet()
{
    Table table(options({1920, 1080}));
    QVERIFY(table.begin(kNames, true));
    const auto places = [&] {
        QList<QPointF> corners;
        for (const QString &name : {u"temple"_s, u"obelisk"_s, u"leadership"_s, u"empire"_s, u"die0"_s, u"disasters"_s})
            corners.append(
                table.findIf(table.window()->contentItem(), [&](QQuickItem *item) { return item->objectName() == name; })
                    ->mapToScene({}));
        return corners;
    };
    const QList<QPointF> atFirst = places();
    for (int die = 0; die < 3; ++die) {
        QVERIFY(table.click(u"key_workers"_s));
        QCOMPARE(places(), atFirst);
    }
    QVERIFY(table.primary());
    QCOMPARE(table.match()->stage(), pegsheet::app::BronzeMatch::Build);
    QCOMPARE(places(), atFirst);
    // All of it is in sight.
    QQuickItem *last = table.find(u"empire"_s);
    QVERIFY(last->mapToScene({0, last->height()}).y() <= table.find(u"bar"_s)->mapToScene({}).y());
}

void PagesTouch::aPhoneOnItsSideShowsTwoColumns_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("640") << QSize(640, 360);
    QTest::newRow("740") << QSize(740, 360);
}

void PagesTouch::aPhoneOnItsSideShowsTwoColumns()
{
    QFETCH(const QSize, size);
    Table table(options(size));
    QVERIFY(table.begin(kNames, true));
    const auto left = [&](const QString &name) {
        QQuickItem *item = table.find(name);
        return item == nullptr ? -1 : item->mapToScene({}).x();
    };
    const double middle = left(u"bar"_s);
    QVERIFY(middle > size.width() / 2.0);
    QVERIFY(left(u"key_food"_s) >= 0 && left(u"key_coins"_s) < middle);
    QVERIFY(left(u"everyRoll"_s) >= middle);
    QVERIFY(table.enter({u"workers"_s, u"coins"_s, u"coins"_s}));
    // Both halves of the sheet at once.
    QVERIFY(left(u"city4"_s) >= 0 && left(u"city4"_s) < middle);
    QVERIFY(left(u"irrigation"_s) >= middle);
    QVERIFY(table.click(u"city4"_s));
    QVERIFY(table.primary());
    table.swipe(500, 100, 200);
    QCOMPARE(shownSheet(table), u"Ben"_s);
    QVERIFY(left(u"city4@1"_s) < middle && left(u"irrigation@1"_s) >= middle);
    table.swipe(100, 500, 200);
    QCOMPARE(shownSheet(table), QString());
    for (int turn = 0; turn < 6; ++turn) {
        QVERIFY2(table.finishTurn(), qPrintable(table.warnings().join(u'\n')));
        QVERIFY(table.enter({u"coins"_s, u"good"_s, u"skull"_s}));
    }
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTouch::nothingLiesUnderACameraOrTheSystemsBars()
{
    Table::Options safe = options();
    safe.prepare = [](QQmlEngine &engine) {
        QQmlComponent margins(&engine);
        margins.setData("import QtQml\nimport Pegsheet.Theme\nQtObject { Component.onCompleted: {"
                        "Theme.safeTop = 30; Theme.safeBottom = 20; Theme.safeLeft = 10; Theme.safeRight = 5 } }",
                        {});
        delete margins.create();
    };
    Table table(safe);
    QVERIFY(table.begin(kNames, true));
    const QRectF inside(10, 30, 360 - 15, 640 - 50);
    for (const char *name : {"tab0", "tab2", "key_food", "key_coins", "bar"}) {
        const QQuickItem *item = table.find(QString::fromLatin1(name));
        QVERIFY2(item != nullptr, name);
        QVERIFY2(inside.contains(QRectF(item->mapToScene({}), QSizeF(item->width(), item->height()))), name);
    }
}

} // namespace tst_pages_touch

PEGSHEET_WINDOW_TEST(tst_pages_touch, PagesTouch)

#include "tst_pages_touch.moc"
