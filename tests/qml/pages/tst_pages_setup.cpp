// SPDX-License-Identifier: Apache-2.0
// Who sits where with which mark: by mouse, finger and keys.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QPointingDevice>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_setup {

using namespace Qt::StringLiterals;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s};

} // namespace

class PagesSetup : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Table> m_table;

    Table &table() { return *m_table; }

    QQuickItem *part(int seat, const QString &name)
    {
        QQuickItem *row = table().find(u"seat%1"_s.arg(seat));
        return row == nullptr ? nullptr : table().findIf(row, [&](QQuickItem *item) { return item->objectName() == name; });
    }
    QString nameAt(int seat)
    {
        QQuickItem *row = table().find(u"seat%1"_s.arg(seat));
        return row == nullptr ? QString() : row->property("text").toString();
    }
    int markAt(int seat)
    {
        QQuickItem *row = table().find(u"seat%1"_s.arg(seat));
        return row == nullptr ? -1 : row->property("mark").toInt();
    }
    QPoint middle(QQuickItem *item) { return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint(); }
    QStringList order()
    {
        QStringList names;
        for (int seat = 0; table().find(u"seat%1"_s.arg(seat)) != nullptr; ++seat)
            names.append(nameAt(seat));
        return names;
    }

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init()
    {
        m_table.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        m_table = std::make_unique<Table>(options);
        // A table that has played before.
        QVERIFY(table().application().begin(kNames, true));
        table().application().close();
        QVERIFY(table().click(u"newBronze"_s));
        QCOMPARE(order(), kNames);
    }
    void cleanup() { QCOMPARE(table().warnings(), QStringList()); }
    void cleanupTestCase() { m_table.reset(); }

    // Enter is the page's button on the cross of a player too; Space takes the player away.
    void enterTakesNobodyAway()
    {
        part(1, u"remove"_s)->forceActiveFocus(Qt::TabFocusReason);
        table().key(Qt::Key_Space);
        const QStringList left{u"Ada"_s, u"Cleo"_s};
        QCOMPARE(order(), left);
        part(0, u"remove"_s)->forceActiveFocus(Qt::TabFocusReason);
        table().key(Qt::Key_Return);
        QTRY_VERIFY(table().application().match() != nullptr);
        QCOMPARE(table().application().match()->names(), left);
    }
    // Enter goes on to the next name, and after the last to a new one, until the table is full.
    void enterGoesToTheNextName()
    {
        const auto typedAt = [&] {
            for (int seat = 0; part(seat, u"grip"_s) != nullptr; ++seat)
                if (table().find(u"seat%1"_s.arg(seat))->isAncestorOf(table().window()->activeFocusItem()))
                    return seat;
            return -1;
        };
        QMetaObject::invokeMethod(table().find(u"seat1"_s), "takeKeyboard");
        table().type(u"Bert"_s);
        table().key(Qt::Key_Return);
        QCOMPARE(typedAt(), 2);
        table().type(u"Cato"_s);
        table().key(Qt::Key_Return);
        QCOMPARE(typedAt(), 3);
        table().type(u"Dov"_s);
        table().key(Qt::Key_Return);
        QCOMPARE(typedAt(), -1);
        QCOMPARE(order(), QStringList({u"Ada"_s, u"Bert"_s, u"Cato"_s, u"Dov"_s}));
        QVERIFY(table().application().match() == nullptr);
        // From a seat that stays empty it goes on to the start.
        QVERIFY(table().click(part(3, u"remove"_s)));
        QMetaObject::invokeMethod(table().find(u"seat2"_s), "takeKeyboard");
        table().key(Qt::Key_Return);
        QCOMPARE(typedAt(), 3);
        table().key(Qt::Key_Return);
        QCOMPARE(order(), QStringList({u"Ada"_s, u"Bert"_s, u"Cato"_s}));
        QCOMPARE(typedAt(), -1);
        // Where it is seen.
        QCOMPARE(table().window()->activeFocusItem(), table().button(u"setupBar"_s, "mainText"));
        QMetaObject::invokeMethod(table().find(u"seat0"_s), "takeKeyboard");
        for (int times = 0; times < 5; ++times)
            table().key(Qt::Key_Return);
        QVERIFY(table().application().match() != nullptr);
    }

    // The row that Enter adds after the last name waits for one more and keeps nobody from starting; it is in no draw either.
    void anEmptyLastRowDoesNotCount()
    {
        QMetaObject::invokeMethod(table().find(u"seat2"_s), "takeKeyboard");
        table().key(Qt::Key_Return);
        QCOMPARE(order(), kNames + QStringList(QString()));
        QVERIFY(table().primary(u"setupBar"_s));
        QVERIFY(table().match() != nullptr);
        QCOMPARE(table().match()->names(), kNames);
        table().key(Qt::Key_Escape);
        QVERIFY(table().click(u"newBronze"_s) && table().click(u"addPlayer"_s));
        QCOMPARE(order().size(), 4);
        QVERIFY(table().click(u"drawFirst"_s));
        QCOMPARE(order().size(), 3);
        // One in the middle and a second one of two do count.
        QVERIFY(table().click(u"addPlayer"_s) && table().click(part(0, u"remove"_s)) && table().click(part(0, u"remove"_s)));
        QCOMPARE(order().size(), 2);
        QVERIFY(order().back().isEmpty());
        QVERIFY(!table().find(u"setupBar"_s)->property("mainPossible").toBool());
    }

    void aSeatIsDraggedWithTheMouse()
    {
        const QPoint from = middle(part(2, u"grip"_s));
        const QPoint to = middle(part(0, u"grip"_s)) - QPoint(0, 10);
        QTest::mousePress(table().window(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 8; ++step)
            QTest::mouseMove(table().window(), from + (to - from) * step / 8);
        table().settle();
        QTest::mouseRelease(table().window(), Qt::LeftButton, {}, to);
        QCOMPARE(order(), QStringList({u"Cleo"_s, u"Ada"_s, u"Ben"_s}));
        QCOMPARE(markAt(0), 2); // the mark goes with the person
    }

    void aSeatIsDraggedWithAFinger()
    {
        const std::unique_ptr<QPointingDevice> finger(QTest::createTouchDevice());
        const QPoint from = middle(part(0, u"grip"_s));
        const QPoint to = middle(part(1, u"grip"_s)) + QPoint(0, 6);
        QTest::touchEvent(table().window(), finger.get()).press(1, from);
        for (int step = 1; step <= 8; ++step)
            QTest::touchEvent(table().window(), finger.get()).move(1, from + (to - from) * step / 8);
        table().settle();
        QTest::touchEvent(table().window(), finger.get()).release(1, to);
        QCOMPARE(order(), QStringList({u"Ben"_s, u"Ada"_s, u"Cleo"_s}));
    }

    void aSeatIsMovedByKeys()
    {
        part(2, u"grip"_s)->forceActiveFocus(Qt::TabFocusReason);
        table().key(Qt::Key_Up);
        QCOMPARE(order(), QStringList({u"Ada"_s, u"Cleo"_s, u"Ben"_s}));
        table().key(Qt::Key_Up);
        table().key(Qt::Key_Up); // the top already
        QCOMPARE(order(), QStringList({u"Cleo"_s, u"Ada"_s, u"Ben"_s}));
        table().key(Qt::Key_Down);
        QCOMPARE(order(), QStringList({u"Ada"_s, u"Cleo"_s, u"Ben"_s}));
        // One key goes all round.
        table().key(Qt::Key_Space);
        table().key(Qt::Key_Space);
        QCOMPARE(order(), QStringList({u"Cleo"_s, u"Ada"_s, u"Ben"_s}));
    }

    void aMarkIsChosenAndGoesWithTheMatch()
    {
        QVERIFY(table().click(part(0, u"token"_s)));
        QVERIFY(table().click(part(0, u"mark4"_s)));
        QCOMPARE(markAt(0), 4);
        QVERIFY(part(0, u"mark4"_s) == nullptr);
        QVERIFY(table().primary(u"setupBar"_s));
        QCOMPARE(table().match()->sheets().at(0).mark, 4);
        QCOMPARE(table().match()->sheets().at(1).mark, 1);
        QCOMPARE(table().match()->mark(), 4);
        table().key(Qt::Key_Escape);
        const QVariantMap row = table().application().matches()->row(0);
        QCOMPARE(row.value(u"marks"_s).toList(), QVariantList({4, 1, 2}));
        QVERIFY(table().click(u"continueButton"_s));
        QCOMPARE(table().match()->sheets().at(0).mark, 4);
        table().key(Qt::Key_Escape);
        // And with the person.
        QVERIFY(table().click(u"newBronze"_s));
        QCOMPARE(markAt(0), 4);
    }

    void aMarkThatSomebodyHasIsSwapped()
    {
        QVERIFY(table().click(part(0, u"token"_s)));
        QVERIFY(table().click(part(0, u"mark2"_s)));
        QCOMPARE(markAt(0), 2);
        QCOMPARE(markAt(1), 1);
        QCOMPARE(markAt(2), 0);
    }

    // Also on a phone the star has its word, and the word is whole.
    void theStarSaysWhoBegins()
    {
        const auto wordAt = [this](int seat) {
            return table().findIf(table().find(u"seat%1"_s.arg(seat)),
                                  [](QQuickItem *item) { return item->property("text").toString() == "begins"_L1; });
        };
        QVERIFY(wordAt(0) != nullptr && wordAt(0)->width() >= wordAt(0)->implicitWidth());
        QVERIFY(wordAt(1) == nullptr && wordAt(2) == nullptr);
        part(2, u"grip"_s)->forceActiveFocus(Qt::TabFocusReason);
        table().key(Qt::Key_Space);
        QCOMPARE(nameAt(0), u"Cleo"_s);
        QVERIFY(wordAt(0) != nullptr && wordAt(2) == nullptr);
    }

    void whoPlayedBeforeIsOneTouchAway()
    {
        QVERIFY(table().find(u"chip_Cleo"_s) == nullptr);
        QVERIFY(table().click(part(2, u"remove"_s)));
        QVERIFY(table().click(u"chip_Cleo"_s));
        QCOMPARE(order(), kNames);
        QCOMPARE(markAt(2), 2);
        QVERIFY(table().find(u"chip_Cleo"_s) == nullptr);
    }

    void theLastSeatCannotGo()
    {
        QVERIFY(part(0, u"remove"_s) != nullptr && part(2, u"remove"_s) != nullptr);
        QVERIFY(table().click(part(2, u"remove"_s)));
        QVERIFY(table().click(part(1, u"remove"_s)));
        QVERIFY(part(0, u"remove"_s) == nullptr);
        QVERIFY(table().click(u"addPlayer"_s));
        QVERIFY(part(0, u"remove"_s) != nullptr);
    }

    // Options that mean nothing for these rules or as many players are not there.
    void optionsGoWithRulesAndPlayers()
    {
        const auto offered = [this] {
            QStringList keys;
            for (const char *key : {"trading", "longerGame", "laterPoints", "soloEndsEarly", "soloSkulls"})
                if (table().find(u"option_"_s + QLatin1String(key)) != nullptr)
                    keys.append(QLatin1String(key));
            return keys;
        };
        QCOMPARE(offered(), QStringList({u"trading"_s}));
        QVERIFY(table().find(u"doubtful"_s) == nullptr);
        // There trading is a step of the turn (LBASHEET), and the sources are incomplete.
        QVERIFY(table().choose(u"rulesSwitch"_s, 2));
        QCOMPARE(offered(), QStringList());
        QVERIFY(table().find(u"doubtful"_s) != nullptr);
        QVERIFY(table().choose(u"rulesSwitch"_s, 1));
        QCOMPARE(offered(), QStringList({u"trading"_s, u"longerGame"_s}));
        QVERIFY(table().click(u"doubtful"_s));
        QCOMPARE(offered(), QStringList({u"trading"_s, u"longerGame"_s, u"laterPoints"_s}));
        QVERIFY(table().click(part(2, u"remove"_s)));
        QVERIFY(table().click(part(1, u"remove"_s)));
        QCOMPARE(offered(), QStringList({u"soloEndsEarly"_s, u"soloSkulls"_s}));
    }

    // Readings of the rules lie behind one row; what is chosen there otherwise than usual stands below it.
    void whatIsDoubtfulIsFolded()
    {
        const auto detail = [this] { return table().find(u"doubtful"_s)->property("detail").toString(); };
        QVERIFY(table().choose(u"rulesSwitch"_s, 1));
        const QString usual = detail();
        QVERIFY(table().click(u"doubtful"_s) && table().click(u"option_laterPoints"_s));
        QVERIFY(detail() != usual && detail().contains(table().find(u"option_laterPoints"_s)->property("title").toString()));
        const QString chosen = detail();
        QVERIFY(table().click(u"doubtful"_s));
        QVERIFY(table().find(u"option_laterPoints"_s) == nullptr);
        table().key(Qt::Key_Escape);
        // Of every game that has such readings; the next time they are folded.
        for (const QString &game : {u"newNations"_s, u"newTapestry"_s, u"newEmpires"_s}) {
            QVERIFY(table().click(game));
            QCOMPARE(detail(), usual);
            QVERIFY(table().find(u"choice_tieBreak"_s) == nullptr && table().find(u"option_famineTrades"_s) == nullptr);
            QVERIFY(table().click(u"doubtful"_s));
            QCOMPARE(table().find(u"choice_tieBreak"_s) != nullptr, game == u"newTapestry"_s);
            table().key(Qt::Key_Escape);
        }
        QVERIFY(table().click(u"newBronze"_s));
        QCOMPARE(detail(), chosen);
    }

    // What was agreed is played, and is there again the next time.
    void whatIsAgreedIsPlayedAndRemembered()
    {
        QVERIFY(table().choose(u"rulesSwitch"_s, 1));
        QVERIFY(table().click(u"option_longerGame"_s));
        QVERIFY(table().primary(u"setupBar"_s));
        const pegsheet::Setup &setup = table().match()->session().match().setup();
        QCOMPARE(setup.variant, std::string("2024"));
        QVERIFY(setup.options == pegsheet::Object({{"longerGame", true}}));
        QCOMPARE(table().match()->sheets().at(0).developmentLimit, 6);
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        m_table.reset();
        m_table = std::make_unique<Table>(options);
        QCOMPARE(table().application().agreement()->variant(), 1);
        QVERIFY(table().application().agreement()->isOn(u"longerGame"_s));
    }

    void aChipFillsTheEmptySeatFirst()
    {
        QVERIFY(table().click(part(1, u"remove"_s)));
        QVERIFY(table().click(u"addPlayer"_s));
        QCOMPARE(order(), QStringList({u"Ada"_s, u"Cleo"_s, QString()}));
        QVERIFY(table().click(u"chip_Ben"_s));
        QCOMPARE(order(), QStringList({u"Ada"_s, u"Cleo"_s, u"Ben"_s}));
        QCOMPARE(markAt(2), 1);
    }

    void drawingWhoBeginsKeepsTheOrderRoundTheTable()
    {
        QSet<QString> began;
        for (int draws = 0; draws < 60 && began.size() < 3; ++draws) {
            QVERIFY(table().click(u"drawFirst"_s));
            const QStringList now = order();
            began.insert(now.front());
            const auto ada = now.indexOf(u"Ada"_s);
            QCOMPARE(now.at((ada + 1) % 3), u"Ben"_s);
            QCOMPARE(now.at((ada + 2) % 3), u"Cleo"_s);
            QCOMPARE(markAt(static_cast<int>(ada)), 0);
        }
        QCOMPARE(began.size(), 3); // by chance not: once in ten thousand million
    }

    void theDrawIsTold()
    {
        QVERIFY(table().click(u"drawFirst"_s));
        const QString told = u"Drawn: %1 begins"_s.arg(nameAt(0));
        QVERIFY(table().findIf(table().window()->contentItem(), [&](QQuickItem *item) {
            return item->property("text").toString().startsWith(told);
        }) != nullptr);
    }

    void goingBackClosesTheMarksFirst()
    {
        QVERIFY(table().click(part(0, u"token"_s)));
        QVERIFY(part(0, u"mark4"_s) != nullptr);
        table().key(Qt::Key_Escape);
        QVERIFY(part(0, u"mark4"_s) == nullptr);
        QVERIFY(table().find(u"setupBar"_s) != nullptr);
        table().key(Qt::Key_Escape);
        QVERIFY(table().find(u"setupBar"_s) == nullptr);
    }

    void aNewSeatIsTypedIntoAtOnce()
    {
        QVERIFY(table().click(u"addPlayer"_s));
        table().type(u"Dov"_s);
        QCOMPARE(nameAt(3), u"Dov"_s);
    }

    // Who was typed in and not started sits there again, but the game is that of the button.
    void whatWasBegunDoesNotChooseTheGame()
    {
        QVERIFY(table().click(u"addPlayer"_s));
        table().type(u"Dov"_s);
        for (int steps = 0; steps < 3 && table().find(u"newNations"_s) == nullptr; ++steps)
            table().key(Qt::Key_Escape);
        QVERIFY(table().click(u"newNations"_s));
        QCOMPARE(table().application().game(), u"nations"_s);
        QCOMPARE(order(), kNames + QStringList(u"Dov"_s));
    }

    void seatsAreRemembered()
    {
        part(2, u"grip"_s)->forceActiveFocus(Qt::TabFocusReason);
        table().key(Qt::Key_Up);
        QVERIFY(table().primary(u"setupBar"_s));
        QCOMPARE(table().match()->names(), QStringList({u"Ada"_s, u"Cleo"_s, u"Ben"_s}));
        QCOMPARE(table().match()->sheets().at(1).mark, 2);
        table().key(Qt::Key_Escape);
        QVERIFY(table().click(u"newBronze"_s));
        QCOMPARE(order(), QStringList({u"Ada"_s, u"Cleo"_s, u"Ben"_s}));
        QCOMPARE(markAt(1), 2);
    }
};

} // namespace tst_pages_setup

PEGSHEET_WINDOW_TEST(tst_pages_setup, PagesSetup)
#include "tst_pages_setup.moc"
