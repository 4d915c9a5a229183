// SPDX-License-Identifier: Apache-2.0
// A mistake some turns back is mended in the window: what every game does is in tst_pages_games_mending, here are dice, kills and
// the slip.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_mending {

using namespace Qt::StringLiterals;
using pegsheet::app::MoveList;
using pegsheet::tests::Table;

class PagesMending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // A wrong die: the dice of that turn lie there, one is touched and entered anew.
    void aWrongDieIsMended()
    {
        Table table(options({360, 640}, u"en"_s));
        QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        playThreeTurns(table);
        const int food = table.match()->sheets().at(0).food.peg;
        QVERIFY(ask(table, 1));
        QVERIFY(table.click(u"changeMove"_s));
        QCOMPARE(table.match()->moveList()->made(), 0);
        QCOMPARE(table.match()->tray()->missing(), 0);
        QVERIFY(table.click(u"die0"_s)); // one of food: the dice lie in the order of the keys
        QVERIFY(table.click(u"key_good"_s));
        QVERIFY(table.primary());
        QVERIFY(table.find(u"broken0"_s) == nullptr);
        QVERIFY(table.click(table.answer(u"repair"_s)));
        QVERIFY(table.match()->sheets().at(0).food.peg < food);
        QCOMPARE(table.warnings(), QStringList());
    }

    // What should not be there is left out by doing nothing.
    void aMoveIsLeftOut()
    {
        Table table(options({360, 640}, u"en"_s));
        QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        const int built = playThreeTurns(table);
        QVERIFY(ask(table, built));
        QVERIFY(table.click(u"changeMove"_s));
        QVERIFY(table.find(u"seeRepair"_s) == nullptr);
        QVERIFY(table.primary() && table.primary()); // builds nothing, and ends the turn
        QVERIFY(table.click(table.answer(u"repair"_s)));
        QCOMPARE(table.match()->sheets().at(0).cityCount, 3);
        QCOMPARE(table.warnings(), QStringList());
    }

    // Once it is made nobody is to play before it is looked at: the bar of nobody's colour leads there, also after a kill.
    void whatIsMadeIsNotTheNextTurn_data()
    {
        pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)});
    }
    void whatIsMadeIsNotTheNextTurn()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        qlonglong id = 0;
        {
            Table table(options(size, language));
            QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
            const int wrong = playThreeTurns(table);
            id = table.match()->id().value;
            QVERIFY(ask(table, wrong) && table.click(u"changeMove"_s));
            QVERIFY(table.find(u"seeRepair"_s) == nullptr && !table.match()->bar().showsRepair);
            QVERIFY(table.click(u"stepPyramid"_s) && table.primary());
            QCOMPARE(table.find(u"repair"_s)->property("mark").toInt(), -1);
            QVERIFY(turnLine(table, u"broken0"_s).contains(u"Ada"_s)); // all of her turn goes with the roll
            QVERIFY(table.find(u"then"_s)->property("text").toString().contains(u"2"_s));
            QVERIFY(table.find(u"shifts"_s) == nullptr); // nobody has played after that turn
            QVERIFY(table.click(table.button(u"repair"_s, "noText")));
            QVERIFY(table.match()->bar().showsRepair);
            QCOMPARE(offered(table), table.match()->bar().primary);
            QCOMPARE(table.find(u"bar"_s)->property("mark").toInt(), -1);
            // Who plays on all the same gets the words of the turn.
            QVERIFY(table.click(u"key_food"_s));
            QVERIFY(!table.match()->bar().showsRepair);
            QVERIFY(table.click(u"die0"_s));
            QVERIFY(table.match()->bar().showsRepair);
            QCOMPARE(table.warnings(), QStringList());
        }
        Table::Options again = options(size, language);
        again.open = id;
        Table table(again);
        QVERIFY(table.match()->bar().showsRepair);
        QVERIFY(table.primary());
        QVERIFY(table.find(u"repair"_s) != nullptr);
        // Undo, and it is to be made again.
        table.key(Qt::Key_Escape);
        QVERIFY(table.undo() && table.undo());
        QVERIFY(!table.match()->bar().showsRepair);
        QVERIFY(table.find(u"mending"_s) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // A touch on the slip closes it, and nothing else comes of it; so does Esc.
    void theSlipGoesWithTheNextTouch()
    {
        Table table(options({360, 640}, u"en"_s));
        QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        const int wrong = playThreeTurns(table);
        for (const bool byKey : {false, true}) {
            QVERIFY(ask(table, wrong) && table.click(u"removeMove"_s) && table.click(table.answer(u"repair"_s)));
            QVERIFY(table.find(u"mendedSlip"_s) != nullptr);
            if (byKey)
                table.key(Qt::Key_Escape);
            else
                QVERIFY(table.click(u"mendedSlip"_s, {0.2, 0.5}));
            QVERIFY(table.find(u"mendedSlip"_s) == nullptr);
            QCOMPARE(table.match()->sheets().at(0).cityCount, 3);
            QVERIFY(table.match() != nullptr && table.undo());
        }
        QCOMPARE(table.warnings(), QStringList());
    }

    // Killed between two steps, it goes on where it was; left then, everything is as it was.
    void aStepFurtherOutlivesAKill()
    {
        qlonglong id = 0;
        QVariantList was;
        {
            Table table(options({360, 640}, u"en"_s));
            QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
            const int wrong = playThreeTurns(table);
            id = table.match()->id().value;
            was = sentences(table);
            QVERIFY(ask(table, wrong) && table.click(u"changeMove"_s) && table.click(u"stepPyramid"_s) && table.primary());
            QVERIFY(table.click(u"changeBroken"_s));
            QVERIFY(table.click(u"key_food"_s));
        }
        Table::Options again = options({360, 640}, u"en"_s);
        again.open = id;
        {
            Table table(again);
            QVERIFY(table.find(u"mending"_s) != nullptr);
            QCOMPARE(table.match()->tray()->missing(), 2);
            QVERIFY(table.click(u"key_good"_s) && table.click(u"key_good"_s) && table.primary());
        }
        Table table(again);
        QVERIFY(table.find(u"broken0"_s) == nullptr);
        table.key(Qt::Key_Escape);
        QVERIFY(table.click(u"leaveMending"_s));
        QCOMPARE(sentences(table), was);
        QCOMPARE(table.match()->moveList()->made(), was.size());
        QCOMPARE(table.warnings(), QStringList());
    }

    // A turn that was entered twice goes as a whole; its end alone is never offered.
    void aTurnEnteredTwiceIsRemoved()
    {
        Table table(options({640, 360}, u"de"_s));
        QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        for (int turn = 0; turn < 3; ++turn)
            QVERIFY(table.enter({u"food"_s, u"good"_s, u"food"_s}) && table.finishTurn());
        const int made = table.match()->moveList()->made();
        QCOMPARE(table.match()->seat(), 1);
        const int turn = made / 3;
        QVERIFY(ask(table, turn));
        QVERIFY(table.click(u"removeMove"_s));
        QVERIFY(table.find(u"shifts"_s) != nullptr);
        QVERIFY(table.click(table.answer(u"repair"_s)));
        QCOMPARE(table.match()->seat(), 0);
        QCOMPARE(table.match()->moveList()->made(), made - turn);
        QVERIFY(ask(table, turn - 1));
        QVERIFY(table.find(u"removeMove"_s) == nullptr && table.find(u"insertBefore"_s) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // While the past is mended nobody gets behind its beginning by undo or by the list.
    void theBeginningOfMendingStays()
    {
        Table table(options({360, 640}, u"en"_s));
        QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        const int wrong = playThreeTurns(table);
        QVERIFY(ask(table, wrong) && table.click(u"changeMove"_s));
        table.match()->undo();
        table.match()->goTo(0);
        QCOMPARE(table.match()->moveList()->made(), wrong);
        QCOMPARE(table.match()->undoText(), QString());
        QVERIFY(ask(table, 0));
        QVERIFY(table.find(u"changeMove"_s) == nullptr);
        QVERIFY(table.click(table.answer(u"question"_s)));
        QCOMPARE(table.match()->moveList()->made(), wrong);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    static QVariant at(Table &table, int place, int role)
    {
        const MoveList *list = table.match()->moveList();
        return list->data(list->index(place), role);
    }

    static QVariantList sentences(Table &table)
    {
        QVariantList sentences;
        for (int place = 0; place < table.match()->moveList()->rowCount(); ++place)
            sentences.append(at(table, place, MoveList::SentenceRole));
        return sentences;
    }

    // What stands under a move that does not hold any more.
    static QString turnLine(Table &table, const QString &broken)
    {
        QQuickItem *line = table.findIf(table.find(broken), [](QQuickItem *item) { return item->objectName() == u"turn"_s; });
        return line == nullptr ? QString() : line->property("text").toString();
    }

    // What the bar's main button says.
    static QString offered(Table &table) { return table.find(u"bar"_s)->property("mainText").toString(); }

    Table::Options options(QSize size, const QString &language) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        options.language = language;
        return options;
    }

    // Ada builds her fourth city, Ben collects, Ada rolls four dice; the place of the building.
    static int playThreeTurns(Table &table)
    {
        int built = -1;
        [&] {
            QVERIFY(table.enter({u"workers"_s, u"food"_s, u"food"_s}));
            built = table.match()->moveList()->made();
            QVERIFY(table.click(u"city4"_s));
            QVERIFY(table.primary()); // nothing is left to decide: that ends the turn
            QVERIFY(table.enter({u"food"_s, u"good"_s, u"food"_s}));
            QVERIFY(table.finishTurn());
            QVERIFY(table.enter({u"food"_s, u"good"_s, u"good"_s, u"food"_s}));
            QVERIFY(table.finishTurn());
        }();
        return built;
    }

    // The question about that move, from the match.
    static bool ask(Table &table, int place)
    {
        if (!table.openMenu() || !table.click(u"menuMoves"_s))
            return false;
        constexpr int kCenter = 1;
        QMetaObject::invokeMethod(table.find(u"moveList"_s), "positionViewAtIndex", Q_ARG(int, place), Q_ARG(int, kCenter));
        table.settle();
        return table.click(u"move%1"_s.arg(place));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_mending

PEGSHEET_WINDOW_TEST(tst_pages_mending, PagesMending)
#include "tst_pages_mending.moc"
