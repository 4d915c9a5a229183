// SPDX-License-Identifier: Apache-2.0
#include "qml/firstpages.h"
#include "qml/modules.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_pages {

using namespace Qt::StringLiterals;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s};

QQuickItem *entryOf(Table &table, int seat)
{
    QQuickItem *row = table.find(u"seat%1"_s.arg(seat));
    return row == nullptr ? nullptr : table.findIf(row, [](QQuickItem *item) { return item->inherits("QQuickTextInput"); });
}

QString problemOf(Table &table, int seat)
{
    QQuickItem *text = table.findIf(table.find(u"seat%1"_s.arg(seat)),
                                    [](QQuickItem *item) { return item->objectName() == "nameProblem"_L1; });
    return text == nullptr ? QString() : text->property("text").toString();
}

} // namespace

class PagesPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void whatIsReadAheadIsThere();
    void badNamesAreSaidAtOnce_data();
    void badNamesAreSaidAtOnce();
    void theSameNameTwiceIsPointedOutAndAllowed();
    void aCorrectionIsMadeAndMarked();
    void anImpossibleCorrectionIsRefusedInASentence();
    void theListOfMovesGoesBackAfterAsking();
    void languageAndThemeChangeAtOnceAndAreKept();
    void settingsAreSwitchedAndKept();
    void aboutSaysWhereMatchesAre();
    void escapeGoesBackFromEveryPage();
    void openAndFinishedMatchesStandOnTheStartPage();
    void aDatabaseThatCannotBeOpenedIsShownWithItsPlace();

private:
    Table::Options options(QSize size = {360, 640}) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void PagesPages::whatIsReadAheadIsThere()
{
    QQmlEngine engine;
    pegsheet::addModules(engine);
    const QList<QUrl> phone = pegsheet::firstPages(u"bronze", {360, 640});
    const QList<QUrl> desktop = pegsheet::firstPages(u"bronze", {1920, 1080});
    const QList<QUrl> upright = pegsheet::firstPages(u"bronze", {800, 1280});
    QVERIFY(phone != desktop);
    QVERIFY(upright != desktop);
    for (const QUrl &page : pegsheet::firstPages({}, {}) + phone + upright + desktop) {
        const QQmlComponent component(&engine, page);
        QVERIFY2(component.isReady(), qPrintable(component.errorString()));
    }
}

void PagesPages::badNamesAreSaidAtOnce_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("blank") << u"   "_s;
    QTest::newRow("long") << QString(150, u'a');
    QTest::newRow("bell") << u"A\u0007da"_s;
    QTest::newRow("turned round") << u"A\u202eda"_s;
}

void PagesPages::badNamesAreSaidAtOnce()
{
    QFETCH(const QString, name);
    Table table(options());
    QVERIFY(table.click(u"newBronze"_s));
    QVERIFY(table.click(entryOf(table, 0)));
    // As from a keyboard of the screen or the clipboard: what no single key sends.
    QInputMethodEvent event;
    event.setCommitString(name);
    QCoreApplication::sendEvent(entryOf(table, 0), &event);
    table.settle();
    const bool isShown = !problemOf(table, 0).isEmpty();
    const bool isCleaned = entryOf(table, 0)->property("text").toString() != name;
    QVERIFY2(isShown || isCleaned, qPrintable(entryOf(table, 0)->property("text").toString()));
    QVERIFY(table.find(u"setupBar"_s)->property("mainPossible") == false);
    QVERIFY(table.primary(u"setupBar"_s));
    QVERIFY(table.match() == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesPages::theSameNameTwiceIsPointedOutAndAllowed()
{
    Table table(options());
    QVERIFY(table.click(u"newBronze"_s));
    for (int seat = 0; seat < 2; ++seat) {
        QVERIFY(table.click(entryOf(table, seat)));
        table.type(u"Ada"_s);
    }
    QVERIFY(problemOf(table, 0).contains(u"Ada"_s));
    QVERIFY(problemOf(table, 1).contains(u"Ada"_s));
    QVERIFY(table.primary(u"setupBar"_s));
    QVERIFY(table.match() != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesPages::aCorrectionIsMadeAndMarked()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"menuCorrect"_s));
    const auto more = [&](const QString &field) {
        return table.click(table.findIf(table.find(field), [](QQuickItem *item) { return item->objectName() == "more"_L1; }));
    };
    QVERIFY(more(u"field_goods.wood"_s));
    QVERIFY(more(u"field_cityBoxes.city4"_s));
    QVERIFY(table.click(u"field_irrigation"_s));
    QVERIFY(table.primary(u"correctBar"_s));
    const pegsheet::app::BronzeSheet sheet = table.match()->sheets().at(0);
    QCOMPARE(sheet.goodsCount, 1);
    QCOMPARE(sheet.developmentCount, 1);
    QCOMPARE(sheet.cities.at(0).ticked, 1);
    QVERIFY(sheet.cities.at(0).corrected);
    QVERIFY(table.undo());
    QCOMPARE(table.match()->sheets().at(0).developmentCount, 0);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesPages::anImpossibleCorrectionIsRefusedInASentence()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QStringList said;
    QObject::connect(table.match(), &pegsheet::app::BronzeMatch::refused, table.window(),
                     [&](const QString &sentence) { said.append(sentence); });
    QVERIFY(!table.match()->correct(0, {{u"food"_s, 99}}, {}));
    QCOMPARE(said.size(), 1);
    table.settle();
    QCOMPARE(table.find(u"refusal"_s)->property("text").toString(), said.front());
}

void PagesPages::theListOfMovesGoesBackAfterAsking()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"coins"_s}));
    QVERIFY(table.finishTurn());
    const int made = table.match()->moveList()->made();
    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"menuMoves"_s));
    QVERIFY(table.click(u"move0"_s));
    QVERIFY(table.find(u"question"_s) != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"question"_s) == nullptr);
    QCOMPARE(table.match()->moveList()->made(), made);
    QVERIFY(table.click(u"move0"_s));
    table.key(Qt::Key_Return);
    QCOMPARE(table.match()->moveList()->made(), 1);
    QVERIFY(table.click(u"move%1"_s.arg(made - 1)));
    table.key(Qt::Key_Return);
    QCOMPARE(table.match()->moveList()->made(), made);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesPages::languageAndThemeChangeAtOnceAndAreKept()
{
    {
        Table table(options());
        QVERIFY(table.click(u"settingsButton"_s));
        QVERIFY(table.click(u"languageSwitch"_s, {0.75, 0.5}));
        QCOMPARE(table.application().settings()->language(), u"de"_s);
        QCOMPARE(table.findIf(table.window()->contentItem(),
                              [](QQuickItem *item) { return item->property("title").toString() == "Einstellungen"_L1; })
                     != nullptr,
                 true);
        const QColor light = table.window()->color();
        QVERIFY(table.click(u"themeSwitch"_s, {0.9, 0.5}));
        QVERIFY(table.window()->color() != light);
        QCOMPARE(table.warnings(), QStringList());
    }
    pegsheet::app::Application again(options().database);
    QCOMPARE(again.settings()->language(), u"de"_s);
    QCOMPARE(again.settings()->theme(), pegsheet::app::Settings::HighContrast);
}

void PagesPages::settingsAreSwitchedAndKept()
{
    {
        Table table(options());
        QVERIFY(table.click(u"settingsButton"_s));
        const QQuickItem *title = table.findIf(table.window()->contentItem(),
                                               [](QQuickItem *item) { return item->property("text").toString() == "Settings"_L1; });
        const qreal height = title->height();
        QVERIFY(table.click(u"textSizeSwitch"_s, {0.9, 0.5}));
        QVERIFY(title->height() > height * 1.2);
        QVERIFY(table.click(u"keepAwakeSwitch"_s));
        QVERIFY(table.click(u"soundSwitch"_s));
        QVERIFY(table.click(u"motionSwitch"_s, {0.1, 0.5}));
        QVERIFY(table.click(u"gameNumber"_s));
        table.type(u"12a34"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    pegsheet::app::Application again(options().database);
    QCOMPARE(again.settings()->textSize(), 130);
    QCOMPARE(again.settings()->motion(), pegsheet::app::Settings::AsTheSystem);
    QVERIFY(!again.settings()->keepAwake());
    QVERIFY(again.settings()->sound());
    QCOMPARE(again.settings()->gameNumber(u"empires"_s), u"1234"_s);
}

void PagesPages::aboutSaysWhereMatchesAre()
{
    Table table(options());
    QVERIFY(table.click(u"settingsButton"_s));
    QVERIFY(table.click(u"aboutRow"_s));
    const auto says = [&](const QString &text) {
        return table.findIf(table.window()->contentItem(), [&](QQuickItem *item) {
            return item->inherits("QQuickText") && item->property("text").toString().contains(text);
        }) != nullptr;
    };
    QVERIFY(says(options().database));
    QVERIFY(says(u"LGPL-3.0-only"_s));
    QVERIFY(says(u"unofficial"_s));
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"themeSwitch"_s) != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"newBronze"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesPages::escapeGoesBackFromEveryPage()
{
    Table table(options());
    for (const QString &opener : {u"newBronze"_s, u"settingsButton"_s}) {
        QVERIFY(table.click(opener));
        table.key(Qt::Key_Escape);
        QVERIFY(table.find(u"newBronze"_s) != nullptr);
    }
    QVERIFY(table.begin(kNames, true));
    for (const QString &opener : {u"menuMoves"_s, u"menuCorrect"_s, u"menuSettings"_s}) {
        table.key(Qt::Key_Menu);
        QVERIFY(table.click(opener));
        table.key(Qt::Key_Escape);
        QVERIFY2(table.find(u"bar"_s) != nullptr, qPrintable(opener));
    }
    table.key(Qt::Key_Menu);
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"menuMoves"_s) == nullptr);
    QVERIFY(table.match() != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(table.match() == nullptr);
    QVERIFY(table.find(u"continueButton"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesPages::openAndFinishedMatchesStandOnTheStartPage()
{
    for (const QSize size : {QSize(360, 640), QSize(1920, 1080)}) {
        Table table(options(size));
        QVERIFY(table.begin(kNames, true));
        table.key(Qt::Key_Escape);
        QVERIFY(table.begin({u"Cleo"_s, u"Dov"_s}, true));
        table.key(Qt::Key_Escape);
        QVERIFY(table.click(u"continueButton"_s));
        QCOMPARE(table.match()->names().front(), u"Cleo"_s);
        table.key(Qt::Key_Escape);
        QVERIFY(table.click(u"earlier1"_s));
        QCOMPARE(table.match()->names().front(), u"Ada"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
}

void PagesPages::aDatabaseThatCannotBeOpenedIsShownWithItsPlace()
{
    Table::Options broken = options();
    QVERIFY(QDir().mkpath(broken.database));
    Table table(broken);
    QVERIFY(table.find(u"problem"_s) != nullptr);
    // A match can be played all the same.
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"coins"_s}));
    // It is nowhere but in memory: whoever leaves it is asked.
    table.key(Qt::Key_Escape);
    QVERIFY(table.click(table.answer(u"unsavedQuestion"_s)));
    QVERIFY(table.match() == nullptr);
    QVERIFY(QDir().rmdir(broken.database));
    QVERIFY(table.click(u"tryAgain"_s));
    QVERIFY(table.find(u"problem"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_pages

PEGSHEET_WINDOW_TEST(tst_pages_pages, PagesPages)

#include "tst_pages_pages.moc"
