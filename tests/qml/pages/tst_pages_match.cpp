// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QGuiApplication>
#include <QPointer>
#include <QQmlComponent>
#include <QScopeGuard>
#include <QScreen>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_match {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s};

// Rolls that bring coins, goods, workers, choices, disasters and famine.
const QList<QStringList> kRolls{
    {u"coins"_s, u"coins"_s, u"good"_s},  {u"workers"_s, u"workers"_s, u"food"_s}, {u"skull"_s, u"skull"_s, u"skull"_s},
    {u"skull"_s, u"skull"_s, u"coins"_s}, {u"skull"_s, u"choice"_s, u"coins"_s},   {u"workers"_s, u"choice"_s, u"food"_s},
    {u"coins"_s, u"coins"_s, u"coins"_s},
};

} // namespace

class PagesMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void aMatchGoesFromSetUpToFinalScore_data();
    void aMatchGoesFromSetUpToFinalScore();
    void aKilledTurnComesBackWhereItStood();
    void undoAndRedoGoThroughAWholeTurn();
    void whatATurnBroughtIsTold();
    void undoRubsOutThePencilFirst();
    void theWindowShowsWhatIs();
    void theAppRollsToo();
    void aDoubleTouchEndsOneTurn();
    void diceCanBeExchangedInTheMiddleOfATurn();
    void aTurnCanBePlayedByKeys();
    void whatIsHiddenDoesNotHoldTheKeyboard();
    void somebodyElsesSheetCanBeLookedAt();
    void ownSheetCanBeLookedAtWhileRolling_data();
    void ownSheetCanBeLookedAtWhileRolling();
    void sheetsGoOnWhileTheTurnPasses_data();
    void sheetsGoOnWhileTheTurnPasses();
    void halvesOfASheetAreMadeWithTheirMatch_data();
    void halvesOfASheetAreMadeWithTheirMatch();
    void whatIsRefusedIsSaidInASentence();
    void anExactNumberOfWorkersCanBeAskedFor();
    void aPageSaysOnceWhatItIsFor();
    void theClockIsShownAndPaused();
    void stonesWork_data();
    void stonesWork();

private:
    Table::Options options(QSize size = {360, 640}, const QString &language = u"en"_s) const;
    static void playTurns(Table &table, int turns);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void PagesMatch::initTestCase()
{
    pegsheet::setApplicationFont();
}

void PagesMatch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

Table::Options PagesMatch::options(QSize size, const QString &language) const
{
    Table::Options options;
    options.database = m_folder->filePath(u"matches.db"_s);
    options.size = size;
    options.language = language;
    return options;
}

void PagesMatch::playTurns(Table &table, int turns)
{
    for (int turn = 0; turn < turns && !table.match()->over(); ++turn) {
        QVERIFY(table.enter(kRolls.at(turn % kRolls.size())));
        QVERIFY2(table.finishTurn(), qPrintable(table.warnings().join(u'\n')));
    }
}

void PagesMatch::aMatchGoesFromSetUpToFinalScore_data()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(800, 1280), QSize(1920, 1080)});
}

void PagesMatch::aMatchGoesFromSetUpToFinalScore()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    Table table(options(size, language));
    QVERIFY(table.begin(kNames, true));
    playTurns(table, 90);
    QVERIFY(table.match()->over());
    QVERIFY(table.find(u"scoreTable"_s) != nullptr);
    // How it was won is seen: bars below what the scores are made of, and how they went.
    QVERIFY(table.find(u"scoreTable"_s)->property("largest").toDouble() > 0);
    QVERIFY(table.find(u"course"_s) != nullptr);
    // On a phone the page's title says who won, and the reason stands below the table without scrolling.
    QQuickItem *verdict = table.find(size.width() < 600 ? u"verdict"_s : u"winner"_s);
    QVERIFY(verdict != nullptr && !verdict->property("text").toString().isEmpty());
    QQuickItem *bar = table.find(u"finalBar"_s);
    QVERIFY(verdict->mapToScene({0, verdict->height()}).y() <= bar->mapToScene({}).y());

    const QString before = table.find(u"reason"_s)->property("text").toString();
    QVERIFY(table.click(u"scoreTable"_s, {0.5, 0.4}));
    QVERIFY(table.find(u"reason"_s)->property("text").toString() != before);
    // The sheets can be looked at, and the score again.
    QVERIFY(table.secondary(u"finalBar"_s));
    QVERIFY(table.find(u"scoreTable"_s) == nullptr);
    QVERIFY(table.primary());
    QVERIFY(table.find(u"scoreTable"_s) != nullptr);
    QVERIFY(table.undo(u"finalBar"_s));
    QVERIFY(!table.match()->over());
    while (!table.match()->over())
        QVERIFY(table.stepOn());
    QVERIFY(table.primary(u"finalBar"_s));
    QVERIFY(table.find(u"setupBar"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::aKilledTurnComesBackWhereItStood()
{
    qlonglong id = 0;
    int set = 0;
    {
        Table table(options());
        QVERIFY(table.begin(kNames, true));
        playTurns(table, 4);
        QVERIFY(table.enter({u"workers"_s}));
        // All that fit, then one less: that one is still to be set.
        QVERIFY(table.click(u"greatWall"_s));
        QVERIFY(table.click(u"greatWall"_s));
        set = table.match()->workers() - 1;
        QVERIFY(table.primary());
        QCOMPARE(table.match()->stage(), BronzeMatch::Build);
        id = table.match()->id().value;
        QCOMPARE(table.warnings(), QStringList());
    }
    Table::Options again = options();
    again.open = id;
    Table table(again);
    QCOMPARE(table.match()->playerName(), u"Ben"_s);
    QCOMPARE(table.match()->stage(), BronzeMatch::Build);
    QCOMPARE(table.match()->workersLeft(), 1);
    QVERIFY(table.find(u"greatWall"_s) != nullptr);
    QCOMPARE(table.find(u"greatWall"_s)->property("filled").toInt(), set);
    QVERIFY(table.undo());
    QCOMPARE(table.find(u"greatWall"_s)->property("filled").toInt(), 0);
    QVERIFY(table.finishTurn());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::undoAndRedoGoThroughAWholeTurn()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"coins"_s}));
    QVERIFY(table.finishTurn());
    QCOMPARE(table.match()->playerName(), u"Ben"_s);
    const int made = table.match()->moveList()->made();

    while (!table.match()->undoText().isEmpty())
        QVERIFY(table.undo());
    QCOMPARE(table.match()->moveList()->made(), 0);
    QCOMPARE(table.match()->playerName(), u"Ada"_s);
    // The dice that were undone lie ready.
    QCOMPARE(table.match()->tray()->missing(), 0);
    while (!table.match()->redoText().isEmpty())
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(table.match()->moveList()->made(), made);
    table.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(table.match()->moveList()->made() < made);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::undoRubsOutThePencilFirst()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"workers"_s, u"workers"_s, u"food"_s}));
    const int made = table.match()->moveList()->made();
    QVERIFY(table.click(u"temple"_s) || table.click(u"obelisk"_s));
    QCOMPARE(table.match()->workersLeft(), 0);
    QVERIFY(table.undo());
    QCOMPARE(table.match()->workersLeft(), 6);
    QCOMPARE(table.match()->moveList()->made(), made);
}

// What lies in the window, painted bit by bit as it changed, is what a window shows that has just been opened.
void PagesMatch::theWindowShowsWhatIs()
{
    const auto seen = [](Table &table) {
        table.settle();
        const QQuickWindow *window = table.window();
        return window->screen()->grabWindow(window->winId()).toImage().convertToFormat(QImage::Format_RGB32);
    };
    QImage changed;
    {
        Table table(options({640, 900}));
        QVERIFY(table.begin(kNames, true));
        (void)seen(table);
        QVERIFY(table.enter({u"food"_s, u"workers"_s, u"coins"_s}));
        changed = seen(table);
        QCOMPARE(changed.size(), table.window()->size());
    }
    Table::Options again = options({640, 900});
    again.open = 1;
    Table table(again);
    QTRY_COMPARE(seen(table), changed);
}

void PagesMatch::theAppRollsToo()
{
    Table table(options());
    QVERIFY(table.begin(kNames, false));
    QVERIFY(table.find(u"key_food"_s) == nullptr);
    // One face after the other: three skulls would leave nothing to let go.
    std::size_t fallen = 0;
    table.match()->tray()->setFaces([&fallen] {
        const auto faces = pegsheet::kAll<pegsheet::bronze::Face>;
        return faces.at(fallen++ % faces.size());
    });
    for (int turn = 0; turn < 6; ++turn) {
        QVERIFY(table.primary());
        QVERIFY(table.match()->tray()->rolled());
        // Lets go what can be let go, and rolls it again.
        QVERIFY(table.click(u"die0"_s, {0.9, 0.9}));
        if (table.match()->tray()->toRoll() > 0) {
            QCOMPARE(table.find(u"bar"_s)->property("wayOutDetail").toString(), u"and collect"_s);
            QVERIFY(table.primary());
        }
        while (table.match()->stage() == BronzeMatch::Roll || table.find(u"news"_s) != nullptr)
            QVERIFY(table.primary());
        QVERIFY(table.finishTurn());
    }
    QCOMPARE(table.match()->round(), 3);
    QCOMPARE(table.warnings().filter(u"not there"_s), QStringList());
}

// The button that ends a turn is the next player's roll: a hand that trembles throws nobody's dice.
void PagesMatch::aDoubleTouchEndsOneTurn()
{
    Table table(options());
    QVERIFY(table.begin(kNames, false));
    table.match()->tray()->setFaces([] { return pegsheet::bronze::Face::Food; });
    while (table.match()->stage() != BronzeMatch::End)
        QVERIFY(table.stepOn());
    QStyleHints *hints = QGuiApplication::styleHints();
    const QScopeGuard patient(
        [hints, interval = hints->mouseDoubleClickInterval()] { hints->setMouseDoubleClickInterval(interval); });
    hints->setMouseDoubleClickInterval(1000);
    QTest::mouseDClick(table.window(), Qt::LeftButton, {}, table.reveal(table.button(u"bar"_s, "mainText")));
    QCOMPARE(table.match()->playerName(), kNames.at(1));
    QVERIFY(!table.match()->tray()->rolled());
    // Nor does a third one beside it.
    QTest::mouseClick(table.window(), Qt::LeftButton, {}, table.reveal(table.button(u"bar"_s, "mainText"), {0.2, 0.5}));
    QVERIFY(!table.match()->tray()->rolled());
    // Nor does Enter that is held down.
    const auto enter = [&table](bool isHeld) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Return, {}, QString(), isHeld);
        QCoreApplication::sendEvent(table.window(), &event);
    };
    enter(true);
    QVERIFY(!table.match()->tray()->rolled());
    enter(false);
    QVERIFY(table.match()->tray()->rolled());
}

void PagesMatch::diceCanBeExchangedInTheMiddleOfATurn()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.click(u"key_coins"_s));
    QVERIFY(table.secondary());
    QVERIFY(!table.match()->tray()->realDice());
    QVERIFY(table.secondary());
    QVERIFY(table.match()->tray()->realDice());
    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"menuDice"_s));
    QVERIFY(!table.match()->tray()->realDice());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::aTurnCanBePlayedByKeys()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    const auto focused = [&] { return table.window()->activeFocusItem()->objectName(); };
    table.key(Qt::Key_Tab);
    QCOMPARE(focused(), u"key_food"_s);
    table.key(Qt::Key_1);
    table.key(Qt::Key_6);
    table.key(Qt::Key_6);
    QCOMPARE(table.match()->tray()->missing(), 0);
    table.key(Qt::Key_Return);
    QCOMPARE(table.match()->stage(), BronzeMatch::Buy);
    table.key(Qt::Key_Tab); // which half of the sheet is shown
    table.key(Qt::Key_Tab);
    QCOMPARE(focused(), u"leadership"_s);
    table.key(Qt::Key_Space);
    QVERIFY(table.match()->purchase().active);
    table.key(Qt::Key_Enter);
    table.key(Qt::Key_Return);
    QCOMPARE(table.match()->playerName(), u"Ben"_s);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::whatIsHiddenDoesNotHoldTheKeyboard()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    table.find(u"key_food"_s)->forceActiveFocus(Qt::TabFocusReason);
    for (int die = 0; die < 3; ++die)
        table.key(Qt::Key_Space);
    QCOMPARE(table.match()->tray()->missing(), 0);
    QVERIFY(table.find(u"key_food"_s) == nullptr);
    // The keys are gone: Enter is the bar's.
    table.key(Qt::Key_Return);
    QVERIFY(table.match()->stage() != BronzeMatch::Roll);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::somebodyElsesSheetCanBeLookedAt()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.click(u"tab2"_s));
    QVERIFY(table.find(u"lookedSheet"_s) != nullptr);
    QVERIFY(table.click(u"lookSwitch"_s, {0.8, 0.5}));
    QCOMPARE(table.match()->playerName(), u"Ada"_s);
    QVERIFY(table.primary());
    QVERIFY(table.find(u"lookedSheet"_s) == nullptr);
    QVERIFY(table.find(u"key_food"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::ownSheetCanBeLookedAtWhileRolling_data()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(640, 360)});
}

// As another's is: by the name, and back by it, by the bar or by Esc; what is entered stays.
void PagesMatch::ownSheetCanBeLookedAtWhileRolling()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Table::Options chosen = options();
    chosen.size = size;
    chosen.language = language;
    Table table(chosen);
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.click(u"key_food"_s));
    const auto isLooking = [&] { return table.find(u"lookedSheet"_s) != nullptr && table.find(u"die0"_s) == nullptr; };
    for (int way = 0; way < 3; ++way) {
        QVERIFY(!isLooking());
        QVERIFY(table.click(u"tab0"_s));
        QVERIFY(isLooking());
        QVERIFY(table.find(u"tab0"_s)->property("shown").toBool());
        if (way == 2)
            table.key(Qt::Key_Escape);
        else
            QVERIFY(way == 0 ? table.click(u"tab0"_s) : table.primary());
    }
    QVERIFY(!isLooking());
    QCOMPARE(table.match()->tray()->missing(), 2);
    // From another's sheet the name leads to the turn first.
    QVERIFY(table.click(u"tab1"_s) && table.click(u"tab0"_s));
    QVERIFY(!isLooking() && table.find(u"die0"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::sheetsGoOnWhileTheTurnPasses_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QStringList>("seen");
    const QStringList wide{u"side0"_s, u"city4@0"_s, u"peg_wood@0"_s, u"city4"_s, u"obelisk"_s, u"masonry"_s};
    QTest::newRow("phone") << QSize(360, 640) << QStringList{u"tab0"_s, u"tab1"_s};
    QTest::newRow("tablet") << QSize(800, 1280) << wide;
    QTest::newRow("desktop") << QSize(1920, 1080) << wide;
}

// No item is made anew for what another player has or touches, and who looks on is not told what others do.
void PagesMatch::sheetsGoOnWhileTheTurnPasses()
{
    QFETCH(const QSize, size);
    QFETCH(const QStringList, seen);
    Table table(options(size));
    QVERIFY(table.begin(kNames, true));
    playTurns(table, 1);
    QList<QPointer<QQuickItem>> items;
    for (const QString &name : seen)
        items.append(table.find(name));
    const QSignalSpy told(items.at(1), seen.contains(u"city4@0"_s) ? SIGNAL(buildingChanged()) : SIGNAL(childrenChanged()));
    playTurns(table, 1);
    table.settle();
    for (int place = 0; place < seen.size(); ++place)
        QVERIFY2(items.at(place) != nullptr && table.find(seen.at(place)) == items.at(place), qPrintable(seen.at(place)));
    QVERIFY(told.isEmpty());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::halvesOfASheetAreMadeWithTheirMatch_data()
{
    QTest::addColumn<QByteArray>("buying");
    QTest::newRow("buildings") << "false"_ba;
    QTest::newRow("developments") << "true"_ba;
}

void PagesMatch::halvesOfASheetAreMadeWithTheirMatch()
{
    QFETCH(const QByteArray, buying);
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.match()->correct(2, {{u"developments"_s, QVariantList{u"leadership"_s}}}, {}));
    QQmlComponent component(qmlEngine(table.window()));
    // The half is written out, so it is known before the match is.
    component.setData("import Pegsheet.App\nSheetHalf { match: App.match; sheet: App.match.sheets[2]; buying: " + buying + " }",
                      QUrl(u"qrc:/qt/qml/Pegsheet/Bronze/match/Half.qml"_s));
    const std::unique_ptr<QObject> half(component.create());
    QVERIFY2(half != nullptr, qPrintable(component.errorString()));
    const QQuickItem *shown = table.findIf(qobject_cast<QQuickItem *>(half.get()), [&](const QQuickItem *item) {
        return item != half.get() && item->property("match").isValid();
    });
    QVERIFY(shown != nullptr);
    QCOMPARE(shown->property("match").value<BronzeMatch *>(), table.match());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::whatIsRefusedIsSaidInASentence()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"coins"_s, u"coins"_s, u"food"_s}));
    QVERIFY(table.click(u"empire"_s));
    QQuickItem *slip = table.find(u"refusal"_s);
    QVERIFY(slip != nullptr);
    QVERIFY(slip->property("text").toString().contains(u"60"_s));
    // Gone at the next touch, wherever.
    QVERIFY(table.click(u"tab0"_s));
    QVERIFY(table.find(u"refusal"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::anExactNumberOfWorkersCanBeAskedFor()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"workers"_s, u"workers"_s, u"food"_s}));
    QQuickItem *wall = table.find(u"greatWall"_s);
    QVERIFY(wall != nullptr);
    wall->forceActiveFocus();
    table.key(Qt::Key_Menu);
    QQuickItem *question = table.find(u"workerCount"_s);
    QVERIFY(question != nullptr);
    for (int step = 0; step < 4; ++step)
        QVERIFY(table.click(u"more"_s));
    QCOMPARE(table.match()->workersLeft(), 2);
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"workerCount"_s) == nullptr);
    QCOMPARE(table.match()->workersLeft(), 2);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesMatch::aPageSaysOnceWhatItIsFor()
{
    Table::Options first = options();
    first.firstDay = true;
    {
        Table table(first);
        QVERIFY(table.begin(kNames, true));
        const QQuickItem *said = table.find(u"refusal"_s);
        QVERIFY(said != nullptr);
        QVERIFY(said->property("text").toString().startsWith(u"Touch here what you do at the table."_s));
        QVERIFY(table.enter(kRolls.front())); // the next touch takes it away
        QVERIFY(table.find(u"refusal"_s) == nullptr);
    }
    Table again(first);
    QVERIFY(again.begin(kNames, true));
    QVERIFY(again.find(u"refusal"_s) == nullptr);
}

void PagesMatch::theClockIsShownAndPaused()
{
    Table table(options());
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.find(u"clockStrip"_s) == nullptr);
    QVERIFY(table.openMenu());
    QVERIFY(table.click(u"menuClock"_s));
    QVERIFY(table.find(u"clockStrip"_s) != nullptr);
    QVERIFY(table.click(u"clockStrip"_s));
    QVERIFY(table.application().turnClock()->paused());
    QVERIFY(table.click(u"clockStrip"_s));
    QVERIFY(!table.application().turnClock()->paused());
    playTurns(table, 1);
    QVERIFY(table.openMenu());
    QVERIFY(table.click(u"menuClock"_s));
    QVERIFY(table.find(u"clockStrip"_s) == nullptr);
}

void PagesMatch::stonesWork_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("phone") << QSize(360, 640);
    QTest::newRow("desktop") << QSize(1920, 1080);
}

// Engineering: a stone is three workers, as often as there are stones.
void PagesMatch::stonesWork()
{
    QFETCH(const QSize, size);
    Table table(options(size));
    QVERIFY(table.begin(kNames, true));
    BronzeMatch *match = table.match();
    QVERIFY(
        match->correct(0, {{u"developments"_s, QVariantList{u"engineering"_s}}, {u"goods"_s, QVariantMap{{u"stone"_s, 2}}}}, {}));
    QVERIFY(table.enter({u"workers"_s, u"food"_s, u"food"_s}));
    QVERIFY(table.click(u"city4"_s));
    const int pencilled = match->workers() - match->workersLeft();
    QVERIFY(pencilled > 0);
    for (int stones = 2; stones > 0; --stones) {
        QCOMPARE(match->stonesToSell(), stones);
        const int workers = match->workers();
        QVERIFY(table.click(u"sellStone"_s));
        QCOMPARE(match->workers(), workers + 3);
        QCOMPARE(match->workers() - match->workersLeft(), pencilled);
    }
    QVERIFY(table.find(u"sellStone"_s) == nullptr);
    QVERIFY(table.undo());
    QVERIFY(table.undo());
    QCOMPARE(match->stonesToSell(), 1);
    QVERIFY(table.finishTurn());
    QCOMPARE(table.warnings(), QStringList());
}

// Whose turn it was and what it brought is said over the next one until something is begun; undo says what it took back.
void PagesMatch::whatATurnBroughtIsTold()
{
    Table table(options());
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    const auto told = [&] {
        const QQuickItem *slip = table.find(u"told"_s);
        return slip == nullptr ? QString() : slip->property("text").toString();
    };
    QVERIFY(told().isEmpty());
    QVERIFY(table.enter({u"skull"_s, u"skull"_s, u"coins"_s}) && table.finishTurn());
    QVERIFY2(told().startsWith(u"Ada: "_s) && told().endsWith(u"; +1 point"_s), qPrintable(told()));
    QVERIFY(table.click(u"key_coins"_s));
    QVERIFY(told().isEmpty());
    QVERIFY(table.undo() && told().startsWith(u"Ada: "_s));
    QVERIFY(table.undo());
    QVERIFY2(told().startsWith(u"Taken back: Ada"_s), qPrintable(told()));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_match

PEGSHEET_WINDOW_TEST(tst_pages_match, PagesMatch)

#include "tst_pages_match.moc"
