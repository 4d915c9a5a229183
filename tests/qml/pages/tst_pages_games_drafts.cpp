// SPDX-License-Identifier: Apache-2.0
// Killed in every game, the program comes back to what was begun and to the page that was open.
#include "tests/qml/pages/gamepages.h"
#include "tests/registry.h"

namespace tst_pages_games_drafts {

using namespace Qt::StringLiterals;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Table;

class PagesGamesDrafts : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init() { prepareOne(); }
    void whatIsBegunComesBack_data() { addGames(); }
    void whatIsBegunComesBack();
    void thePageThatWasOpenComesBack_data() { addGames(); }
    void thePageThatWasOpenComesBack();
    void theSheetLookedAtComesBack_data() { addGames(); }
    void theSheetLookedAtComesBack();
};

void PagesGamesDrafts::whatIsBegunComesBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    QCOMPARE(play.script().begun(table), QString());
    QVERIFY(play.script().beginSomething(table));
    const int made = play.made();
    const QString begun = play.script().begun(table);
    QVERIFY(!begun.isEmpty());
    QCOMPARE(play.made(), made);
    Table again(killed());
    QVERIFY(again.application().match() != nullptr);
    GamePlay same(again, game());
    QCOMPARE(same.script().begun(again), begun);
    QCOMPARE(same.made(), made);
    // Undo rubs it out, and takes no move.
    QVERIFY(same.rubOut());
    QCOMPARE(same.made(), made);
    // What was rubbed out stays so.
    Table third(killed());
    QVERIFY(third.application().match() != nullptr);
    QCOMPARE(same.script().begun(third), QString());
    QVERIFY(GamePlay(third, game()).playTurns(1));
    QCOMPARE(again.warnings(), QStringList());
    QCOMPARE(third.warnings(), QStringList());
}

void PagesGamesDrafts::thePageThatWasOpenComesBack()
{
    {
        Table table(options());
        QVERIFY(GamePlay(table, game()).begin(1));
    }
    const QList<std::pair<QString, QString>> pages{{QString(), u"menuMoves"_s},
                                                   {u"menuMoves"_s, u"moveList"_s},
                                                   {u"menuCorrect"_s, u"correctBar"_s},
                                                   {u"menuShare"_s, u"code"_s}};
    for (const auto &[row, there] : pages) {
        Table table(killed());
        QVERIFY(table.application().match() != nullptr);
        QVERIFY(table.openMenu() && (row.isEmpty() || table.click(row)));
        QVERIFY2(table.find(there) != nullptr, qPrintable(there));
        Table again(killed());
        QVERIFY(again.application().match() != nullptr);
        QVERIFY2(again.find(there) != nullptr, qPrintable(there));
        // What was left stays left.
        again.key(Qt::Key_Escape);
        QTRY_VERIFY(again.find(there) == nullptr);
        QVERIFY(again.find(u"bar"_s) != nullptr);
        QCOMPARE(again.warnings(), QStringList());
    }
}

void PagesGamesDrafts::theSheetLookedAtComesBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin());
    QVERIFY(table.click(u"tab1"_s));
    Table again(killed());
    QVERIFY(again.application().match() != nullptr);
    QVERIFY(again.find(u"tab1"_s)->property("shown").toBool());
    QVERIFY(again.primary()); // back to the turn
    QVERIFY(again.find(u"tab0"_s)->property("shown").toBool());
    Table third(killed());
    QVERIFY(third.application().match() != nullptr);
    QVERIFY(third.find(u"tab0"_s)->property("shown").toBool());
    QVERIFY(GamePlay(third, game()).playTurns(1));
    QCOMPARE(third.warnings(), QStringList());
}

} // namespace tst_pages_games_drafts

PEGSHEET_WINDOW_TEST(tst_pages_games_drafts, PagesGamesDrafts)

#include "tst_pages_games_drafts.moc"
