// SPDX-License-Identifier: Apache-2.0
// Capital cities of Tapestry in the window: built by touches, by keys and by a screen reader, looked at, kept through a kill.
#include "tests/qml/pages/tapestryplayer.h"
#include "tests/registry.h"

#include "model/core/notation.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>

namespace tst_pages_cities {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tests;
using tapestry::Track;

namespace {

bool make(Table &table, std::string_view line)
{
    Value move;
    return !readNotation<tapestry::Move>(line, move) && tapestryOf(table)->make(std::span(&move, 1));
}

QString mat(tapestry::Capital capital)
{
    return u"key%1_%2_0"_s.arg(static_cast<int>(tapestry::PencilKind::Capital)).arg(static_cast<int>(capital));
}

// Two players; the first has the city Mountain, the other one keeps two numbers.
bool begin(Table &table)
{
    TapestryPlayer player(table);
    return table.sitDown({u"Ada"_s, u"Ben"_s}, u"newTapestry"_s) && table.choose(u"choice_depth"_s, 2)
        && table.choose(u"choice_civilizations"_s, 1) && table.primary(u"setupBar"_s)
        && table.click(mat(tapestry::Capital::Mountain)) && table.secondary() && player.takeIncome() && player.takeIncome();
}

// The Lighthouse, which is two plots wide and high, is to be built.
bool toTheLighthouse(Table &table)
{
    return make(table, "correct player=0 set={tracks:{exploration:[3]},resources:{coin:4,worker:4,food:4,culture:4}}")
        && TapestryPlayer(table).advance(Track::Exploration);
}

QString gridOf(Table &table)
{
    return tapestryOf(table)->cityOf(0).value(u"grid"_s).toString();
}

QPoint cornerOf(Table &table)
{
    const QVariantMap placing = tapestryOf(table)->placing();
    return {placing.value(u"column"_s).toInt(), placing.value(u"row"_s).toInt()};
}

// A plot, as parts of the size of the city with its pegs.
QPointF plotAt(Table &table, int column, int row)
{
    constexpr double kWithEdges = 9.85;
    constexpr double kEdge = 0.3;
    (void)table;
    return {(column + kEdge + 0.5) / kWithEdges, (row + kEdge + 0.5) / kWithEdges};
}

// A finger that goes from one plot to another and is lifted there.
void drag(Table &table, QPoint from, QPoint to)
{
    QQuickItem *city = table.find(u"city0"_s);
    const QPoint first = table.reveal(city, plotAt(table, from.x(), from.y()));
    const QPointF last = city->mapToScene(
        QPointF(plotAt(table, to.x(), to.y()).x() * city->width(), plotAt(table, to.x(), to.y()).y() * city->height()));
    QTest::mousePress(table.window(), Qt::LeftButton, {}, first);
    constexpr int kSteps = 6;
    for (int step = 1; step <= kSteps; ++step)
        QTest::mouseMove(table.window(), first + (last.toPoint() - first) * step / kSteps);
    QTest::mouseRelease(table.window(), Qt::LeftButton, {}, last.toPoint());
    table.settle();
}

} // namespace

class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    // The entry asks for the mat; neither the keys nor the bar ask once more.
    void aMatIsAskedForOnce()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newTapestry"_s) && table.choose(u"choice_depth"_s, 2)
                && table.choose(u"choice_civilizations"_s, 1) && table.primary(u"setupBar"_s));
        app::TapestryMatch *match = tapestryOf(table);
        QCOMPARE(match->queue().at(0).toMap().value(u"title"_s).toString(), u"Which capital city is it?"_s);
        QCOMPARE(match->answers().size(), 1);
        QCOMPARE(match->answers().at(0).title, QString());
        QCOMPARE(match->bar().primary, u"Capital city"_s);
        QVERIFY(table.find(mat(tapestry::Capital::Mountain)) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // One touch on a free plot. Beside one it is shown first, and another touch builds there.
    void aBuildingIsOneTouch_data() { everyWindow(); }
    void aBuildingIsOneTouch()
    {
        Table table(options());
        QVERIFY(begin(table) && make(table, "benefit player=0 gains=\"market*2\""));
        QVERIFY(table.click(u"city0"_s, plotAt(table, 4, 4)));
        QCOMPARE(gridOf(table).at(4 * 9 + 4), u'm');
        // The first plot of the second row is impassable.
        QVERIFY(table.click(u"city0"_s, plotAt(table, 0, 1)));
        QCOMPARE(gridOf(table).count(u'm'), 1);
        QVERIFY(table.find(u"city0"_s)->property("moved").toInt() >= 0);
        const QPoint shown = table.find(u"city0"_s)->property("placing").toMap().value(u"cells"_s).toList().at(0).toPoint();
        QVERIFY(table.click(u"city0"_s, plotAt(table, shown.x(), shown.y())));
        QCOMPARE(gridOf(table).count(u'm'), 2);
        QVERIFY(tapestryOf(table)->queue().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // It goes along with the finger from one legal place to the next, and a drag is one touch for undo.
    void aLandmarkIsDraggedAndSet_data() { everyWindow(); }
    void aLandmarkIsDraggedAndSet()
    {
        Table table(options());
        QVERIFY(begin(table) && toTheLighthouse(table));
        const QPoint first = cornerOf(table);
        QVERIFY(table.click(u"placingNext"_s));
        const QPoint next = cornerOf(table);
        QVERIFY(next != first);
        QVERIFY(table.undo());
        QCOMPARE(cornerOf(table), first);
        tapestryOf(table)->touch(u"spot"_s, -1, tapestryOf(table)->spotNear(0, 4, 0, 2, 6));
        const QPoint before = cornerOf(table);
        drag(table, {1, 1}, {3, 0});
        QCOMPARE(cornerOf(table), before + QPoint(2, -1));
        QVERIFY(table.undo());
        QCOMPARE(cornerOf(table), before);
        const int moves = tapestryOf(table)->moveList()->rowCount();
        QVERIFY(table.primary());
        QCOMPARE(tapestryOf(table)->moveList()->rowCount(), moves + 1);
        QCOMPARE(gridOf(table).count(u'L'), 4);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A touch on a plot covers it, another one goes to the next place that does; where none does a word says so.
    void aLandmarkCoversTheTouchedPlot_data() { everyWindow(); }
    void aLandmarkCoversTheTouchedPlot()
    {
        Table table(options());
        QVERIFY(begin(table) && toTheLighthouse(table));
        const auto touch = [&](QPoint plot) { return table.click(u"city0"_s, plotAt(table, plot.x(), plot.y())); };
        const auto cells = [&] { return tapestryOf(table)->placing().value(u"cells"_s).toList(); };
        constexpr QPoint kPlot(4, 7);
        QList<QPoint> corners;
        for (int time = 0; time < 4; ++time) {
            QVERIFY(touch(kPlot) && cells().contains(QVariant(kPlot)) && !corners.contains(cornerOf(table)));
            corners.append(cornerOf(table));
        }
        QVERIFY(touch(kPlot));
        QCOMPARE(cornerOf(table), corners.first());
        // It is impassable.
        const QSignalSpy told(tapestryOf(table), &app::TableMatch::informed);
        QVERIFY(touch({4, 3}));
        QCOMPARE(told.size(), 1);
        QCOMPARE(cornerOf(table), corners.first());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Before it is touched it stands where it completes most, wholly in the city.
    void aLandmarkBeginsWhereItCompletesMost_data() { everyWindow(); }
    void aLandmarkBeginsWhereItCompletesMost()
    {
        Table table(options());
        QVERIFY(begin(table));
        QVariantList rows = tapestryOf(table)->plotAt(0, 0, 0).value(u"rows"_s).toList();
        QCOMPARE(rows.value(8).toString(), u"..#......"_s);
        rows[8] = u"mm#..mmmm"_s;
        QVERIFY(tapestryOf(table)->correct(0, {{u"city"_s, QVariantMap{{u"grid"_s, rows}}}}, {}) && toTheLighthouse(table));
        QCOMPARE(cornerOf(table), QPoint(3, 7));
        QCOMPARE(tapestryOf(table)->placing().value(u"after"_s).toInt(), 1);
        QVERIFY(table.primary());
        QCOMPARE(gridOf(table).mid(72), u"mm#LLmmmm"_s);
        QCOMPARE(gridOf(table).count(u'L'), 4);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Of each that is taken it is known where and when it came from, and the city names it.
    void aLandmarkSaysWhereItCameFrom_data() { everyWindow(); }
    void aLandmarkSaysWhereItCameFrom()
    {
        Table table(options());
        QVERIFY(begin(table) && toTheLighthouse(table) && table.primary() && TapestryPlayer(table).answerAll()
                && make(table, "correct player=1 set={landmarks:[forge]}"));
        const auto came = [&](tapestry::Landmark landmark) {
            return tapestryOf(table)->landmarks().at(static_cast<int>(landmark)).toMap().value(u"came"_s).toString();
        };
        if (QTest::currentDataTag() != "tablet"_L1) {
            QCOMPARE(came(tapestry::Landmark::Lighthouse), u"Exploration 4, tier II, round 2"_s);
            QCOMPARE(came(tapestry::Landmark::Forge), u"as the table says, round 2"_s);
        }
        QCOMPARE(came(tapestry::Landmark::Bakery), QString());
        QVERIFY(table.click(u"tab0"_s) && (table.find(u"page4"_s) == nullptr || table.click(u"page4"_s)));
        const QString name = tapestryOf(table)->landmarks().at(0).toMap().value(u"name"_s).toString();
        QVERIFY(table.find(u"builtLandmarks"_s) != nullptr);
        QVERIFY(table.find(u"builtLandmarks"_s)->property("text").toString().contains(name));
        QCOMPARE(table.warnings(), QStringList());
    }
    // Arrows go to the next legal place that way; a screen reader hears where that is, and goes through all of them.
    void keysAndAScreenReaderMoveIt()
    {
        Table table(options());
        QVERIFY(begin(table) && toTheLighthouse(table));
        QQuickItem *city = table.find(u"city0"_s);
        city->forceActiveFocus(Qt::TabFocusReason);
        const QPoint first = cornerOf(table);
        table.key(Qt::Key_Down);
        QVERIFY(cornerOf(table).y() > first.y());
        table.key(Qt::Key_Right);
        QVERIFY(cornerOf(table).x() > first.x());
        QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(city);
        QCOMPARE(heard->role(), QAccessible::Slider);
        QCOMPARE(heard->text(QAccessible::Name), u"Lighthouse"_s);
        QVERIFY(heard->text(QAccessible::Description).startsWith(u"row "_s));
        const int number = tapestryOf(table)->placing().value(u"number"_s).toInt();
        heard->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
        QCOMPARE(tapestryOf(table)->placing().value(u"number"_s).toInt(), number + 1);
        // A building is set where it is shown.
        QVERIFY(table.primary() && TapestryPlayer(table).answerAll() && make(table, "benefit player=0 gains=\"market\""));
        city = table.find(u"city0"_s);
        city->forceActiveFocus(Qt::TabFocusReason);
        table.key(Qt::Key_Right);
        QVERIFY(!gridOf(table).contains(u'm'));
        table.key(Qt::Key_Return);
        QCOMPARE(gridOf(table).count(u'm'), 1);
        QCOMPARE(table.warnings(), QStringList());
    }
    // DE p.13: it is built later, before the next turn of its player; that button stands where the turn would begin.
    void whatWasLaidAsideIsBuiltFirst()
    {
        Table table(options());
        QVERIFY(begin(table) && toTheLighthouse(table) && table.secondary() && TapestryPlayer(table).answerAll());
        QVERIFY(TapestryPlayer(table).takeIncome());
        app::TapestryMatch *match = tapestryOf(table);
        QCOMPARE(match->turnSeat(), 0);
        QCOMPARE(match->bar().primary, u"Build Lighthouse first"_s);
        // Until then no track can be touched, and each says why.
        const auto track = [match](int at) { return match->sheets().at(0).toMap().value(u"tracks"_s).toList().at(at).toMap(); };
        for (int at = 0; at < 4; ++at) {
            QCOMPARE(track(at).value(u"missing"_s).toString(), u"Build Lighthouse first"_s);
            QVERIFY(!track(at).value(u"possible"_s).toBool() && !track(at).value(u"canChoose"_s).toBool());
        }
        QVERIFY(table.primary());
        QVERIFY(match->placing().value(u"isLandmark"_s).toBool());
        QVERIFY(table.primary());
        QCOMPARE(gridOf(table).count(u'L') > 0, true);
        QVERIFY(match->bar().primary.startsWith(u"Income turn"_s));
        QCOMPARE(track(1).value(u"missing"_s).toString(), QString());
        QVERIFY(track(1).value(u"possible"_s).toBool());
        QCOMPARE(table.warnings(), QStringList());
    }
    void aLandmarkInPencilIsKeptThroughAKill()
    {
        Table::Options how = options();
        QPoint corner;
        {
            Table table(how);
            QVERIFY(begin(table) && toTheLighthouse(table) && table.click(u"placingNext"_s) && table.click(u"placingNext"_s));
            corner = cornerOf(table);
            how.open = tapestryOf(table)->id().value;
        }
        Table table(how);
        QCOMPARE(cornerOf(table), corner);
        QVERIFY(table.undo());
        QVERIFY(cornerOf(table) != corner);
        QCOMPARE(table.warnings(), QStringList());
    }
    // All of a match in each window and each way, to the score, where the city counts by itself; then as it is played back.
    void aMatchWithCitiesIsPlayedToItsScore_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("way");
        const auto row = [](const char *name, QSize size, const QString &language, tests::Way way) {
            QTest::newRow(name) << size << language << static_cast<int>(way);
        };
        row("phone, touch", {360, 640}, u"en"_s, tests::Way::Touch);
        row("phone, screen reader", {360, 640}, u"de"_s, tests::Way::ScreenReader);
        row("tablet, keys", {800, 1280}, u"de"_s, tests::Way::Keys);
        row("desktop, mouse", {1920, 1080}, u"de"_s, tests::Way::Mouse);
        row("desktop, keys", {1920, 1080}, u"en"_s, tests::Way::Keys);
    }
    void aMatchWithCitiesIsPlayedToItsScore()
    {
        QFETCH(const int, way);
        Table::Options how = options();
        how.way = static_cast<tests::Way>(way);
        Table table(how);
        QVERIFY(begin(table));
        TapestryPlayer player(table);
        app::TapestryMatch *match = tapestryOf(table);
        for (int turn = 0; turn < 4; ++turn)
            QVERIFY(player.advance(turn % 2 == 0 ? Track::Technology : Track::Exploration) && player.answerAll());
        while (!match->over())
            QVERIFY(match->stage() == u"turn"_s ? player.takeIncome() : player.answer());
        const QString grid = gridOf(table);
        QVERIFY(grid.count(u'L') + grid.count(u'm') + grid.count(u'h') + grid.count(u'f') + grid.count(u'a') > 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Landmarks that are free come into sight where they are asked for, below the city.
    void whatIsOpenedIsSeen_data() { everyWindow(); }
    void whatIsOpenedIsSeen()
    {
        Table table(options());
        QVERIFY(begin(table));
        QVERIFY((table.find(u"page4"_s) == nullptr || table.click(u"page4"_s)) && table.click(u"showsFree"_s));
        table.settle();
        const auto placeOf = [](const QQuickItem *item) {
            return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        };
        const QQuickItem *first = table.find(u"try_lighthouse"_s);
        QVERIFY(first != nullptr);
        QVERIFY(placeOf(scrollerOf(first)).contains(placeOf(first)));
        QCOMPARE(table.warnings(), QStringList());
    }
    // A long touch on a plot says what it holds; a building that nobody built there stands there then, in one move.
    void aPlotIsCorrected_data() { everyWindow(); }
    void aPlotIsCorrected()
    {
        Table table(options());
        QVERIFY(begin(table) && (table.find(u"page4"_s) == nullptr || table.click(u"page4"_s)));
        const int moves = tapestryOf(table)->moveList()->rowCount();
        QVERIFY(table.hold(u"plots0"_s));
        QVERIFY(table.find(u"correctField"_s) != nullptr);
        QVERIFY(table.click(u"plot_m"_s) && table.click(table.answer(u"correctField"_s)));
        QCOMPARE(gridOf(table).at(4 * 9 + 4), u'm');
        QCOMPARE(gridOf(table).count(u'm'), 1);
        QCOMPARE(tapestryOf(table)->moveList()->rowCount(), moves + 1);
        // The page stays the one that was corrected on.
        QVERIFY(table.find(u"plots0"_s) != nullptr);
        // Of another plot, and empty again.
        tapestryOf(table)->askCorrection(0, u"city.grid.4.3"_s);
        table.settle();
        QVERIFY(table.click(u"plot_f"_s) && table.click(table.answer(u"correctField"_s)));
        QCOMPARE(gridOf(table).at(4 * 9 + 3), u'f');
        tapestryOf(table)->askCorrection(0, u"city.grid.4.4"_s);
        table.settle();
        QVERIFY(table.click(u"plot_."_s) && table.click(table.answer(u"correctField"_s)));
        QCOMPARE(gridOf(table).count(u'm'), 0);
        QCOMPARE(gridOf(table).at(4 * 9 + 3), u'f');
        // Two of them in one correction: a building stands on another plot.
        tapestryOf(table)->askCorrection(0, u"city.grid.4.3"_s);
        table.settle();
        QVERIFY(table.click(u"plot_."_s));
        QQuickItem *column = table.find(u"plotColumn"_s);
        QVERIFY(table.click(table.findIf(column, [](QQuickItem *item) { return item->objectName() == u"more"_s; })));
        QVERIFY(table.click(u"plot_f"_s) && table.click(table.answer(u"correctField"_s)));
        QCOMPARE(gridOf(table).at(4 * 9 + 3), u'.');
        QCOMPARE(gridOf(table).at(4 * 9 + 4), u'f');
        QCOMPARE(table.warnings(), QStringList());
    }
    // What is missing is marked, and a landmark that is free is tried, without a move.
    void whatWouldFitIsLookedAt_data() { everyWindow(); }
    void whatWouldFitIsLookedAt()
    {
        Table table(options());
        QVERIFY(begin(table));
        const int moves = tapestryOf(table)->moveList()->rowCount();
        QVERIFY((table.find(u"page4"_s) == nullptr || table.click(u"page4"_s)) && table.click(u"showsMissing"_s));
        QVERIFY(table.click(u"showsFree"_s) && table.click(u"try_barn"_s));
        const QVariantMap tried = table.find(u"city0"_s)->property("placing").toMap();
        QCOMPARE(tried.value(u"what"_s).toInt(), 4 + static_cast<int>(tapestry::Landmark::Barn));
        QVERIFY(table.click(u"placingNext"_s));
        QCOMPARE(table.find(u"city0"_s)->property("placing").toMap().value(u"number"_s).toInt(),
                 tried.value(u"number"_s).toInt() + 1);
        QVERIFY(table.click(u"try_barn"_s));
        QVERIFY(table.find(u"city0"_s)->property("placing").toMap().isEmpty());
        QCOMPARE(tapestryOf(table)->moveList()->rowCount(), moves);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    static void everyWindow()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("phone") << QSize(360, 640) << u"en"_s;
        QTest::newRow("tablet") << QSize(800, 1280) << u"de"_s;
        QTest::newRow("desktop") << QSize(1920, 1080) << u"en"_s;
    }
    [[nodiscard]] Table::Options options() const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"pegsheet.db"_s);
        if (QTest::currentDataTag() != nullptr) {
            options.size = *static_cast<QSize *>(QTest::qData("size", qMetaTypeId<QSize>()));
            options.language = *static_cast<QString *>(QTest::qData("language", qMetaTypeId<QString>()));
        }
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_cities

PEGSHEET_WINDOW_TEST(tst_pages_cities, TestPages)
#include "tst_pages_cities.moc"
