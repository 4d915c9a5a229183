// SPDX-License-Identifier: Apache-2.0
// In every game a match is played by keys alone, by a finger alone and with a screen reader, and every page that games share can be
// heard.
#include "tests/qml/pages/ear.h"
#include "tests/qml/pages/faults.h"
#include "tests/qml/pages/gamepages.h"
#include "tests/registry.h"

namespace tst_pages_games_ways {

using namespace Qt::StringLiterals;
using pegsheet::app::MoveList;
using pegsheet::tests::addGames;
using pegsheet::tests::Ear;
using pegsheet::tests::Faults;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Table;
using pegsheet::tests::Way;

class PagesGamesWays : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init() { prepareOne(); }
    void cleanup() { pegsheet::tests::unmarkTranslations(); }
    void turnsArePlayedByKeysAlone_data() { addGames({QSize(1920, 1080)}); }
    void turnsArePlayedByKeysAlone() { playIn(Way::Keys); }
    void turnsArePlayedByAFingerAlone_data() { addGames({QSize(800, 1280)}); }
    void turnsArePlayedByAFingerAlone() { playIn(Way::Touch); }
    void aMatchIsPlayedToItsEndByKeysAlone_data() { addGames(); }
    void aMatchIsPlayedToItsEndByKeysAlone() { playToTheEndIn(Way::Keys); }
    void aMatchIsPlayedToItsEndByAFingerAlone_data() { addGames(); }
    void aMatchIsPlayedToItsEndByAFingerAlone() { playToTheEndIn(Way::Touch); }
    void aMatchIsPlayedToItsEndWithAScreenReader_data() { addGames(); }
    void aMatchIsPlayedToItsEndWithAScreenReader() { playToTheEndIn(Way::ScreenReader); }
    void aSwipeShowsTheNextSheetAndBack_data() { addGames(); }
    void aSwipeShowsTheNextSheetAndBack();
    void keysUndoAndRedo_data() { addGames(); }
    void keysUndoAndRedo();
    void whatHappensIsSaid_data() { addGames(); }
    void whatHappensIsSaid();
    void everyPageCanBeHeardTouchedAndReached_data() { addGames({QSize(800, 1280), QSize(1920, 1080)}); }
    void everyPageCanBeHeardTouchedAndReached();

private:
    void playIn(Way way);
    void playToTheEndIn(Way way);
};

// From the start page through two rounds; a mistake is put right on the way, and a sheet.
void PagesGamesWays::playIn(Way way)
{
    Table::Options inOneWay = options();
    inOneWay.way = way;
    Table table(inOneWay);
    GamePlay play(table, game());
    QVERIFY2(play.begin(1), qPrintable(table.warnings().join(u'\n')));
    QVERIFY(play.script().beginSomething(table));
    QVERIFY(play.rubOut());
    QVERIFY2(play.playTurns(3), qPrintable(table.warnings().join(u'\n')));
    const std::uint64_t last = play.state();
    QVERIFY(play.openCorrections());
    QVERIFY2(play.oneMoreOfTheField() && table.primary(u"correctBar"_s), qPrintable(table.warnings().join(u'\n')));
    QVERIFY(play.state() != last);
    QVERIFY(table.undo());
    QCOMPARE(play.state(), last);
    QVERIFY(play.openMoves() && table.click(u"move%1"_s.arg(play.made() - 2)) && table.click(u"removeMove"_s));
    QVERIFY2(table.click(table.answer(u"repair"_s)), qPrintable(table.warnings().join(u'\n')));
    QVERIFY(play.state() != last);
    QVERIFY(table.click(u"undoSlip"_s));
    QCOMPARE(play.state(), last);
    QCOMPARE(table.warnings(), QStringList());
}

// To the final score, from it to the table and back, and to the next match. Who has won is said.
void PagesGamesWays::playToTheEndIn(Way way)
{
    Table::Options inOneWay = options();
    inOneWay.way = way;
    Table table(inOneWay);
    GamePlay play(table, game());
    QVERIFY2(play.begin(), qPrintable(table.warnings().join(u'\n')));
    Ear ear(table.window());
    QVERIFY2(play.script().finish(table), qPrintable(table.warnings().join(u'\n')));
    const QString winner = play.match().scoreTable().value(u"title"_s).toString();
    QVERIFY(play.match().over() && !winner.isEmpty());
    QVERIFY2(ear.heard.value(ear.heard.size() - 1).contains(winner), qPrintable(ear.heard.join(u" / "_s)));
    QVERIFY(table.find(u"scoreTable"_s) != nullptr);
    QVERIFY(table.secondary(u"finalBar"_s));
    QVERIFY(table.find(u"scoreTable"_s) == nullptr);
    QVERIFY(table.primary());
    QVERIFY(table.find(u"scoreTable"_s) != nullptr);
    QVERIFY(table.primary(u"finalBar"_s));
    QVERIFY(table.find(u"setupBar"_s) != nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesWays::aSwipeShowsTheNextSheetAndBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin());
    const std::uint64_t state = play.state();
    const auto isShown = [&](const QString &tab) { return table.find(tab)->property("shown").toBool(); };
    QVERIFY(isShown(u"tab0"_s));
    table.swipe(300, 60, 330);
    QVERIFY(isShown(u"tab1"_s));
    table.swipe(60, 300, 330);
    QVERIFY(isShown(u"tab0"_s));
    QCOMPARE(play.state(), state);
    QCOMPARE(play.script().begun(table), QString());
    QCOMPARE(table.warnings(), QStringList());
}

// Redo has two keys, as other programs have one or the other.
void PagesGamesWays::keysUndoAndRedo()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin() && play.playTurns(1));
    const std::uint64_t last = play.state();
    const auto redoBy = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        table.key(Qt::Key_Z, Qt::ControlModifier);
        const bool isUndone = !play.match().redoText().isEmpty();
        table.key(key, modifiers);
        return isUndone && play.match().redoText().isEmpty() && play.state() == last;
    };
    QVERIFY(redoBy(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier));
    QVERIFY(redoBy(Qt::Key_Y, Qt::ControlModifier));
    QCOMPARE(table.warnings(), QStringList());
}

// A move, whose turn it is then, undo, a correction, what mending comes to.
void PagesGamesWays::whatHappensIsSaid()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin());
    Ear ear(table.window());
    QVERIFY(play.playTurns(1));
    const QString move = play.move(play.script().mistake, MoveList::SentenceRole).toString();
    QVERIFY2(ear.heard.join(u'\n').contains(move), qPrintable(ear.heard.join(u" / "_s)));
    QVERIFY2(ear.heard.value(ear.heard.size() - 1).contains(u"Ben"_s), qPrintable(ear.heard.join(u" / "_s)));
    ear.heard.clear();
    const QString undone = play.match().undoText();
    QVERIFY(!undone.isEmpty() && table.undo());
    QCOMPARE(ear.heard, QStringList(undone));
    ear.heard.clear();
    play.match().explain(1, QLatin1String(play.script().field));
    table.settle();
    QCOMPARE(ear.heard, QStringList(table.find(u"refusal"_s)->property("text").toString()));
    // It goes with the next move, also where nothing was touched for that.
    play.match().redo();
    table.settle();
    QVERIFY(table.find(u"refusal"_s) == nullptr);
}

void PagesGamesWays::everyPageCanBeHeardTouchedAndReached()
{
    QFETCH(const QSize, size);
    // On a phone words that nobody translates are looked for, too.
    const bool isMarked = size.width() < 400;
    Table::Options marked = options();
    if (isMarked)
        marked.prepare = [](QQmlEngine &) { pegsheet::tests::markTranslations(); };
    Table table(marked);
    GamePlay play(table, game());
    QVERIFY(play.begin(3));
    QStringList faults;
    const auto look = [&](const QString &page) {
        table.settle();
        for (const QString &fault : Faults(table.window(), {u"Ada"_s, u"Ben"_s, u"Pegsheet"_s}, isMarked).all())
            faults.append(page + u": "_s + fault);
        return true;
    };
    const auto leave = [&] {
        table.key(Qt::Key_Escape);
        return true;
    };
    look(u"the turn"_s);
    QVERIFY(play.script().beginSomething(table) && look(u"something begun"_s));
    QVERIFY(play.rubOut());
    QVERIFY(table.openMenu() && look(u"the menu"_s) && leave());
    QVERIFY(play.openMoves() && look(u"moves"_s) && leave());
    QVERIFY(play.ask(play.script().mistake) && look(u"the question about a move"_s));
    QVERIFY(table.click(u"changeMove"_s) && look(u"mending"_s));
    QVERIFY(play.script().makeOtherwise(table) && look(u"what mending comes to"_s));
    QVERIFY(table.click(u"overruleBroken"_s) && look(u"what no longer holds, overruled"_s));
    QVERIFY(leave());
    QVERIFY(table.find(u"leaveMending"_s) != nullptr || leave());
    QVERIFY(table.click(u"leaveMending"_s));
    QVERIFY(play.openCorrections() && look(u"a sheet to correct"_s));
    QVERIFY(table.choose(u"correctSeat"_s, 2) && look(u"the turn to correct"_s) && leave());
    play.match().askCorrection(0, QLatin1String(play.script().field));
    QVERIFY(look(u"a field to correct"_s) && leave());
    QVERIFY(table.openMenu() && table.click(u"menuReplay"_s) && look(u"played back"_s));
    if (table.find(u"replaySheets"_s) != nullptr)
        QVERIFY(table.click(u"replaySheets"_s) && look(u"a sheet as it lay"_s) && leave());
    leave();
    QVERIFY(table.openMenu() && table.click(u"menuRules"_s) && look(u"the rules"_s) && leave());
    QVERIFY(play.openLeftMatch() && look(u"a match that is kept"_s));
    // Qt Test shortens long messages.
    for (const QString &fault : std::as_const(faults))
        qWarning("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_games_ways

PEGSHEET_WINDOW_TEST(tst_pages_games_ways, PagesGamesWays)

#include "tst_pages_games_ways.moc"
