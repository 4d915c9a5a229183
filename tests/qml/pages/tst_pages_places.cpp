// SPDX-License-Identifier: Apache-2.0
// What lies where it is looked for: the bar, the slip over it, the menu and the disasters of a phone on its side.
#include "qml/theme/applicationfont.h"
#include "tests/app/bronze/touches.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_places {

using namespace Qt::StringLiterals;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dov"_s};

QRectF placeOf(const QQuickItem *item)
{
    return item == nullptr ? QRectF() : item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

} // namespace

class PagesPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void theBarStaysInItsPlaceWhenTheTurnPasses_data();
    void theBarStaysInItsPlaceWhenTheTurnPasses();
    void refusalsLieAboveTheBar_data();
    void refusalsLieAboveTheBar();
    void theMenuIsReachedWholeOnAPhoneOnItsSide();
    void everybodysFateIsInSightOnAPhoneOnItsSide();
    void developmentsInWordsFollowEveryChange();

private:
    Table::Options options(QSize size) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

Table::Options PagesPlaces::options(QSize size) const
{
    Table::Options options;
    options.database = m_folder->filePath(u"matches.db"_s);
    options.size = size;
    return options;
}

void PagesPlaces::theBarStaysInItsPlaceWhenTheTurnPasses_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1280, 800), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// A second touch at the place of a first one is never somebody else's undo. In windows with all sheets side by side the buttons lie
// under who acts (tst_pages_wide), and what a second touch meets is not taken (tst_ActionBar).
void PagesPlaces::theBarStaysInItsPlaceWhenTheTurnPasses()
{
    QFETCH(const QSize, size);
    Table table(options(size));
    QVERIFY(table.begin(kNames, true));
    const auto undo = [&] {
        return placeOf(table.findIf(table.find(u"bar"_s),
                                    [](QQuickItem *item) { return item->property("iconName").toString() == "undo"_L1; }));
    };
    const QRectF bar = placeOf(table.find(u"bar"_s));
    const QRectF button = undo();
    QVERIFY(QRectF({}, QSizeF(size)).contains(bar));
    for (int turn = 0; turn < 4; ++turn) {
        QVERIFY(table.enter({u"food"_s}));
        const QRectF pressed = placeOf(table.button(u"bar"_s, "mainText"));
        QVERIFY(table.finishTurn());
        QCOMPARE(table.match()->seat(), (turn + 1) % 4);
        QCOMPARE(placeOf(table.find(u"bar"_s)).bottomLeft(), bar.bottomLeft());
        if (size.width() >= 1280)
            continue;
        QCOMPARE(undo().left(), button.left());
        QVERIFY(!undo().intersects(pressed));
    }
    QCOMPARE(table.warnings(), QStringList());
}

void PagesPlaces::refusalsLieAboveTheBar_data()
{
    theBarStaysInItsPlaceWhenTheTurnPasses_data();
}

void PagesPlaces::refusalsLieAboveTheBar()
{
    QFETCH(const QSize, size);
    Table table(options(size));
    QVERIFY(table.begin(kNames, true));
    touchDevelopment(*table.match(), u"empire"_s);
    QTRY_VERIFY(table.find(u"refusal"_s) != nullptr);
    table.settle();
    const QRectF slip = placeOf(table.find(u"refusal"_s));
    const QRectF bar = placeOf(table.find(u"bar"_s));
    QVERIFY2(slip.bottom() <= bar.top() && slip.bottom() >= bar.top() - 20,
             qPrintable(u"slip to %1, bar from %2"_s.arg(slip.bottom()).arg(bar.top())));
}

void PagesPlaces::theMenuIsReachedWholeOnAPhoneOnItsSide()
{
    Table table(options({640, 320}));
    QVERIFY(table.begin(kNames, true));
    table.key(Qt::Key_Menu);
    QQuickItem *rows = table.find(u"menuRows"_s);
    QVERIFY(rows != nullptr);
    QVERIFY(rows->property("contentHeight").toDouble() > rows->height());
    QVERIFY(table.click(u"menuStart"_s));
    QVERIFY(table.find(u"continueButton"_s) != nullptr);
}

void PagesPlaces::everybodysFateIsInSightOnAPhoneOnItsSide()
{
    Table table(options({640, 360}));
    QVERIFY(table.begin(kNames, true));
    for (int die = 0; die < 3; ++die)
        QVERIFY(table.click(u"key_skull"_s));
    QVERIFY(table.primary());
    QQuickItem *news = table.find(u"news"_s);
    QVERIFY(news != nullptr);
    QCOMPARE(news->width(), 640.0);
    // The rows and what is said of it beside them; the bar below that.
    QQuickItem *head = table.findIf(news, [](QQuickItem *item) { return item->property("skulls").toInt() == 3; });
    QVERIFY(head != nullptr);
    QVERIFY(placeOf(head).left() > 320);
    QVERIFY(placeOf(head).bottom() <= placeOf(table.find(u"bar"_s)).top());
    QVERIFY(table.primary());
    QVERIFY(table.find(u"news"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesPlaces::developmentsInWordsFollowEveryChange()
{
    Table table(options({800, 1280}));
    QVERIFY(table.begin(kNames, true));
    const auto words = [&] { return table.find(u"owned@1"_s)->property("text").toString(); };
    const QString none = words();
    for (const QVariantList &owned :
         {QVariantList{u"irrigation"_s}, QVariantList{u"irrigation"_s, u"medicine"_s}, QVariantList()}) {
        QVERIFY(table.match()->correct(1, {{u"developments"_s, owned}}, {}));
        table.settle();
        QCOMPARE(words() == none, owned.isEmpty());
        QCOMPARE(words().contains(u"Medicine"_s), owned.size() == 2);
    }
}

} // namespace tst_pages_places

PEGSHEET_WINDOW_TEST(tst_pages_places, PagesPlaces)

#include "tst_pages_places.moc"
