// SPDX-License-Identifier: Apache-2.0
// In every game sheets are corrected in the window.
#include "tests/qml/pages/gamepages.h"
#include "tests/registry.h"

namespace tst_pages_games_corrections {

using namespace Qt::StringLiterals;
using pegsheet::app::MoveList;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Table;

class PagesGamesCorrections : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init() { prepareOne(); }
    void aSheetIsCorrected_data() { addGames({QSize(1920, 1080)}); }
    void aSheetIsCorrected();
    void aCorrectionHalfTypedComesBack_data() { addGames(); }
    void aCorrectionHalfTypedComesBack();
    void oneChangeComesBack_data() { addGames(); }
    void oneChangeComesBack();
    void aCorrectionThatIsLeftDoesNotComeBack_data() { addGames(); }
    void aCorrectionThatIsLeftDoesNotComeBack();
    void aQuestionComesBackWithItsAnswer_data() { addGames(); }
    void aQuestionComesBackWithItsAnswer();
    void aLongTouchCorrects_data() { addGames(); }
    void aLongTouchCorrects();

private:
    static QQuickItem *held(Table &table, const QString &name, Qt::MouseButton button = Qt::LeftButton);
};

void PagesGamesCorrections::aSheetIsCorrected()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(2));
    const std::uint64_t state = play.state();
    const int made = play.made();
    const QString path = QLatin1String(play.script().field);
    QVERIFY(play.openCorrections());
    const int value = play.fieldValue();
    QVERIFY(play.oneMoreOfTheField());
    QCOMPARE(play.fieldValue(), value + 1);
    QVERIFY(table.click(u"why"_s));
    table.type(u"miscounted"_s);
    QCOMPARE(play.state(), state);
    QVERIFY(table.primary(u"correctBar"_s));
    QVERIFY(table.find(u"correctBar"_s) == nullptr);
    // It stands in the list of moves, and on the sheet.
    QCOMPARE(play.made(), made + 1);
    QVERIFY(play.move(made, MoveList::CorrectionRole).toBool());
    QVERIFY(QString(play.move(made, MoveList::SentenceRole).toString() + play.move(made, MoveList::DetailRole).toString())
                .contains(u"miscounted"_s));
    QVERIFY(play.match().correctionOf(0, path).contains(u"miscounted"_s));
    QVERIFY(play.openMoves() && table.find(u"move%1"_s.arg(made)) != nullptr && table.leave());
    QVERIFY(play.openCorrections());
    QCOMPARE(play.fieldValue(), value + 1);
    QVERIFY(table.leave());
    QVERIFY(table.undo());
    QCOMPARE(play.state(), state);
    QVERIFY(play.match().correctionOf(0, path).isEmpty());
    // What was begun on the page and left is nothing.
    QVERIFY(play.openCorrections() && play.oneMoreOfTheField() && table.secondary(u"correctBar"_s));
    QCOMPARE(play.made(), made);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesCorrections::aCorrectionHalfTypedComesBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1) && play.openCorrections());
    QVERIFY(table.choose(u"correctSeat"_s, 1) && play.oneMoreOfTheField());
    const int value = play.fieldValue();
    QVERIFY(table.click(u"why"_s));
    table.type(u"counted twi"_s);
    Table again(killed());
    QVERIFY(again.application().match() != nullptr);
    GamePlay same(again, game());
    QCOMPARE(again.find(u"correctSeat"_s)->property("current").toInt(), 1);
    QCOMPARE(same.fieldValue(), value);
    QCOMPARE(again.find(u"why"_s)->property("text").toString(), u"counted twi"_s);
    // Several sheets at once.
    QVERIFY(again.choose(u"correctSeat"_s, 0));
    QVERIFY(same.oneMoreOfTheField());
    const int made = same.made();
    QVERIFY(again.primary(u"correctBar"_s));
    QCOMPARE(same.made(), made + 2);
    for (const int seat : {0, 1})
        QVERIFY(same.match().correctionOf(seat, QLatin1String(same.script().field)).contains(u"counted twi"_s));
    Table third(killed());
    QVERIFY(third.application().match() != nullptr);
    QVERIFY(third.find(u"correctBar"_s) == nullptr);
    QCOMPARE(again.warnings(), QStringList());
}

// Before anything else was touched; so does that it was taken back.
void PagesGamesCorrections::oneChangeComesBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1) && play.openCorrections());
    const int value = play.fieldValue();
    QVERIFY(play.oneMoreOfTheField());
    Table again(killed());
    GamePlay same(again, game());
    QVERIFY(again.find(u"correctBar"_s) != nullptr);
    QCOMPARE(same.fieldValue(), value + 1);
    QVERIFY(same.oneLessOfTheField());
    Table third(killed());
    GamePlay last(third, game());
    QVERIFY(third.find(u"correctBar"_s) != nullptr && third.choose(u"correctSeat"_s, 0));
    QCOMPARE(last.fieldValue(), value);
    QVERIFY(last.oneMoreOfTheField() && third.primary(u"correctBar"_s));
    QVERIFY(last.openCorrections());
    QCOMPARE(last.fieldValue(), value + 1);
    QCOMPARE(again.warnings(), QStringList());
    QCOMPARE(third.warnings(), QStringList());
}

// Left by the button, and by Esc.
void PagesGamesCorrections::aCorrectionThatIsLeftDoesNotComeBack()
{
    {
        Table table(options());
        GamePlay play(table, game());
        QVERIFY(play.begin(1));
    }
    for (const bool isByKey : {false, true}) {
        Table table(killed());
        GamePlay play(table, game());
        QVERIFY(play.openCorrections());
        const int value = play.fieldValue();
        QVERIFY(play.oneMoreOfTheField());
        QCOMPARE(play.fieldValue(), value + 1);
        if (isByKey)
            table.key(Qt::Key_Escape);
        else
            QVERIFY(table.secondary(u"correctBar"_s));
        QVERIFY(table.find(u"correctBar"_s) == nullptr);
        Table again(killed());
        QVERIFY(again.application().match() != nullptr && again.find(u"correctBar"_s) == nullptr);
        GamePlay same(again, game());
        QVERIFY(same.openCorrections());
        QCOMPARE(same.fieldValue(), value);
        QCOMPARE(again.warnings(), QStringList());
        QVERIFY(again.leave());
    }
}

void PagesGamesCorrections::aQuestionComesBackWithItsAnswer()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const QString path = QLatin1String(play.script().field);
    play.match().askCorrection(1, path);
    table.settle();
    QVERIFY(table.find(u"correctField"_s) != nullptr && play.oneMoreOfTheField());
    const int value = play.fieldValue();
    QVERIFY(table.click(u"why"_s));
    table.type(u"Ben says so"_s);
    Table again(killed());
    QVERIFY(again.application().match() != nullptr);
    GamePlay same(again, game());
    QVERIFY(again.find(u"correctField"_s) != nullptr);
    QCOMPARE(same.fieldValue(), value);
    again.key(Qt::Key_Return);
    QVERIFY(same.match().correctionOf(1, path).contains(u"Ben says so"_s));
    QCOMPARE(again.warnings(), QStringList());
}

// What a long touch of Ben's sheet asks, or the other button of the mouse; null where nothing of his is asked.
QQuickItem *PagesGamesCorrections::held(Table &table, const QString &name, Qt::MouseButton button)
{
    const QQuickItem *tab = table.find(u"tab1"_s);
    if (tab == nullptr || !(tab->property("shown").toBool() || table.click(u"tab1"_s)) || table.find(name) == nullptr)
        return nullptr;
    const QPoint point = table.reveal(table.find(name));
    QTest::mousePress(table.window(), button, {}, point);
    (void)QTest::qWaitFor([&] { return table.find(u"correctField"_s) != nullptr; });
    QTest::mouseRelease(table.window(), button, {}, point);
    table.settle();
    QQuickItem *question = table.find(u"correctField"_s);
    return question != nullptr && question->property("text").toString().startsWith(u"Ben: "_s) ? question : nullptr;
}

void PagesGamesCorrections::aLongTouchCorrects()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin());
    const std::uint64_t state = play.state();
    const QString name = QLatin1String(play.script().held);
    const auto more = [&] {
        return table.click(
            table.findIf(table.find(u"correctField"_s), [](QQuickItem *item) { return item->objectName() == "more"_L1; }));
    };
    QQuickItem *question = held(table, name);
    QVERIFY(question != nullptr && table.find(u"earlier"_s) == nullptr);
    const QString path = question->property("path").toString();
    // Not, then yes; nothing is left of what was not.
    QVERIFY(more() && table.click(table.button(u"correctField"_s, "noText")));
    QVERIFY(table.find(u"correctField"_s) == nullptr);
    QCOMPARE(play.state(), state);
    question = held(table, name, Qt::RightButton);
    QVERIFY(question != nullptr && !question->property("possible").toBool());
    QVERIFY(more() && table.click(table.answer(u"correctField"_s)));
    QVERIFY(table.find(u"correctField"_s) == nullptr);
    QVERIFY(play.state() != state);
    // The next long touch tells what it was.
    const QString was = play.match().correctionOf(1, path);
    QVERIFY(!was.isEmpty());
    QVERIFY(held(table, name) != nullptr && table.find(u"earlier"_s) != nullptr);
    QCOMPARE(table.find(u"earlier"_s)->property("text").toString(), was);
    table.key(Qt::Key_Escape);
    QVERIFY(table.undo());
    QCOMPARE(play.state(), state);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_games_corrections

PEGSHEET_WINDOW_TEST(tst_pages_games_corrections, PagesGamesCorrections)

#include "tst_pages_games_corrections.moc"
