// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/applicationfont.h"
#include "tests/app/bronze/touches.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_back {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::tests::Table;

// Esc and Android's back go one step back, the keyboard stays where somebody left it, and the one on the screen
// covers nothing that is being typed into.
class PagesBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void backIsOneStep_data();
    void backIsOneStep();
    void theKeyboardComesBackFromTheMenu();
    void enterIsTheRightButtonOnASheet();
    void aSwitchIsOneStopAndArrowsChoose();
    void arrowsReachWhatTabPassesOver();
    void whatIsTypedIntoStaysAboveTheKeyboard();

private:
    Table::Options options(QSize size = {360, 640}) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        return options;
    }
    static QQuickItem *focusOn(Table &table, const QString &name)
    {
        QQuickItem *item = table.find(name);
        if (item != nullptr)
            item->forceActiveFocus(Qt::TabFocusReason);
        return item;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void PagesBack::backIsOneStep_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QSize>("size");
    QTest::newRow("Esc on a phone") << Qt::Key_Escape << QSize(360, 640);
    QTest::newRow("back on a phone") << Qt::Key_Back << QSize(360, 640);
    QTest::newRow("Esc in a window") << Qt::Key_Escape << QSize(1920, 1080);
}

void PagesBack::backIsOneStep()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const QSize, size);
    Table table(options(size));
    const auto back = [&] { table.key(key); };
    const auto shows = [&](const QString &name) { return table.find(name) != nullptr; };
    for (const QString &opener : {u"newBronze"_s, u"settingsButton"_s}) {
        QVERIFY(table.click(opener));
        back();
        QVERIFY(shows(u"newBronze"_s));
    }
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    BronzeMatch *match = table.match();

    // A slip is taken away before anything else.
    touchBuilding(*match, u"temple"_s);
    table.settle();
    QVERIFY(shows(u"refusal"_s));
    back();
    QVERIFY(!shows(u"refusal"_s));
    QVERIFY(shows(u"bar"_s));

    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"menuMoves"_s));
    back();
    QVERIFY(shows(u"bar"_s) && !shows(u"menuMoves"_s));

    QVERIFY(table.enter({u"workers"_s, u"coins"_s, u"coins"_s}));
    QVERIFY(table.click(u"city4"_s));
    QVERIFY(focusOn(table, u"city4"_s) != nullptr);
    table.key(Qt::Key_Menu);
    QVERIFY(shows(u"workerCount"_s));
    back();
    QVERIFY(!shows(u"workerCount"_s));
    const int left = match->workersLeft();
    QVERIFY(left < match->workers());

    showStage(*match, BronzeMatch::Buy);
    table.settle();
    QVERIFY(table.click(u"leadership"_s) || table.click(u"irrigation"_s));
    QVERIFY(match->purchase().active);
    back();
    QVERIFY(!match->purchase().active);
    QCOMPARE(match->workersLeft(), left);

    if (shows(u"tab1"_s)) {
        QVERIFY(table.click(u"tab1"_s));
        QVERIFY(shows(u"lookedSheet"_s));
        back();
        QVERIFY(!shows(u"lookedSheet"_s));
    }
    QVERIFY(table.match() == match);
    back();
    QVERIFY(shows(u"continueButton"_s));
    QCOMPARE(table.warnings(), QStringList());
}

void PagesBack::theKeyboardComesBackFromTheMenu()
{
    Table table(options());
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    QQuickItem *key = focusOn(table, u"key_coins"_s);
    QVERIFY(key != nullptr && key->hasActiveFocus());
    table.key(Qt::Key_Menu);
    QVERIFY(table.find(u"menuMoves"_s) != nullptr);
    QVERIFY(!key->hasActiveFocus());
    // Nothing behind the menu is reached.
    for (int tabs = 0; tabs < 20; ++tabs) {
        table.key(Qt::Key_Tab);
        QVERIFY(table.window()->activeFocusItem()->isEnabled());
    }
    table.key(Qt::Key_Escape);
    QVERIFY(key->hasActiveFocus());
}

void PagesBack::enterIsTheRightButtonOnASheet()
{
    Table table(options());
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    QVERIFY(table.enter({u"workers"_s, u"workers"_s, u"food"_s}));
    BronzeMatch *match = table.match();
    QVERIFY(focusOn(table, u"greatWall"_s) != nullptr);
    table.key(Qt::Key_Space);
    QCOMPARE(match->workersLeft(), 0);
    const int made = match->moveList()->made();
    table.key(Qt::Key_Return);
    QVERIFY(match->moveList()->made() > made);
}

void PagesBack::aSwitchIsOneStopAndArrowsChoose()
{
    Table table(options());
    QVERIFY(table.click(u"settingsButton"_s));
    QQuickItem *theme = table.find(u"themeSwitch"_s);
    QVERIFY(theme != nullptr);
    const auto isInside = [&] { return theme->isAncestorOf(table.window()->activeFocusItem()); };
    int stops = 0;
    for (int tabs = 0; tabs < 20; ++tabs) {
        QQuickItem *before = table.window()->activeFocusItem();
        table.key(Qt::Key_Tab);
        stops += isInside() && table.window()->activeFocusItem() != before ? 1 : 0;
        if (isInside())
            break;
    }
    QCOMPARE(stops, 1);
    table.application().settings()->setTheme(pegsheet::app::Settings::Light);
    table.settle();
    while (!isInside())
        table.key(Qt::Key_Tab);
    table.key(Qt::Key_Right);
    QCOMPARE(table.application().settings()->theme(), pegsheet::app::Settings::Dark);
    QVERIFY(isInside());
    table.key(Qt::Key_Left);
    QCOMPARE(table.application().settings()->theme(), pegsheet::app::Settings::Light);
    table.key(Qt::Key_Tab);
    QVERIFY(!isInside());
}

void PagesBack::arrowsReachWhatTabPassesOver()
{
    Table table(options());
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    QVERIFY(table.enter({u"coins"_s, u"coins"_s, u"coins"_s}));
    QCOMPARE(table.match()->stage(), BronzeMatch::Buy);
    QQuickItem *stop = focusOn(table, u"leadership"_s);
    QVERIFY(stop != nullptr);
    QQuickItem *last = table.find(u"empire"_s);
    QVERIFY(last != nullptr && !last->activeFocusOnTab());
    for (int arrows = 0; arrows < 20 && !last->hasActiveFocus(); ++arrows)
        table.key(Qt::Key_Down);
    QVERIFY(last->hasActiveFocus());
    // Scrolled to, and it says why it cannot be had.
    QVERIFY(last->mapToScene({0, last->height()}).y() <= table.find(u"bar"_s)->mapToScene({}).y());
    table.key(Qt::Key_Space);
    QVERIFY(table.find(u"refusal"_s) != nullptr);
}

void PagesBack::whatIsTypedIntoStaysAboveTheKeyboard()
{
    Table table(options());
    QVERIFY(table.click(u"newBronze"_s));
    for (int more = 0; more < 2; ++more)
        QVERIFY(table.click(u"addPlayer"_s));
    QQuickItem *entry = table.findIf(table.find(u"seat3"_s), [](QQuickItem *item) { return item->inherits("QQuickTextInput"); });
    QVERIFY(table.click(entry));
    QVERIFY(entry->hasActiveFocus());
    constexpr qreal keyboard = 340;
    table.window()->setProperty("keyboardTop", keyboard);
    table.settle();
    const QRectF place = entry->mapRectToScene(entry->boundingRect());
    const qreal bar = table.find(u"setupBar"_s)->mapToScene({}).y();
    QVERIFY2(place.top() >= 0 && place.bottom() <= bar,
             qPrintable(u"%1 to %2, bar at %3"_s.arg(place.top()).arg(place.bottom()).arg(bar)));
    QVERIFY(bar < keyboard);
    table.window()->setProperty("keyboardTop", table.window()->height());
    table.settle();
    QVERIFY(table.find(u"setupBar"_s)->mapToScene({}).y() > keyboard);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_back

PEGSHEET_WINDOW_TEST(tst_pages_back, PagesBack)

#include "tst_pages_back.moc"
