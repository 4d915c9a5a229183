// SPDX-License-Identifier: Apache-2.0
// Killed in every game, the program comes back to what was begun and to the page that was open.
#include "tests/qml/pages/gamepages.h"
#include "tests/qml/pages/mistaken.h"
#include "tests/registry.h"

namespace tst_pages_games_drafts {

using namespace Qt::StringLiterals;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Mistaken;
using pegsheet::tests::neverMistaken;
using pegsheet::tests::Table;

class PagesGamesDrafts : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init() { prepareOne(); }
    void aSetUpHalfTypedComesBack_data() { addGames(); }
    void aSetUpHalfTypedComesBack();
    void whatIsBegunComesBack_data() { addGames(); }
    void whatIsBegunComesBack();
    void thePageThatWasOpenComesBack_data() { addGames(); }
    void thePageThatWasOpenComesBack();
    void theSheetLookedAtComesBack_data() { addGames(); }
    void theSheetLookedAtComesBack();
    void mendingComesBack_data() { addGames(); }
    void mendingComesBack();
    void aFurtherStepOfMendingComesBack_data() { addGames(); }
    void aFurtherStepOfMendingComesBack();
};

void PagesGamesDrafts::aSetUpHalfTypedComesBack()
{
    constexpr int kMark = 4;
    const auto part = [](Table &of, int row, const auto &isIt) { return of.findIf(of.find(u"seat%1"_s.arg(row)), isIt); };
    const auto named = [](const QString &name) { return [name](QQuickItem *item) { return item->objectName() == name; }; };
    Table table(options());
    QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, GamePlay(table, game()).newMatch()) && table.click(u"addPlayer"_s));
    QVERIFY(table.click(part(table, 2, [](QQuickItem *item) { return item->inherits("QQuickTextInput"); })));
    table.type(u"Cle"_s);
    QVERIFY(table.click(part(table, 0, named(u"token"_s))) && table.click(part(table, 0, named(u"mark%1"_s.arg(kMark)))));
    Table again(killed());
    GamePlay same(again, game());
    QVERIFY(again.find(u"setupBar"_s) != nullptr && again.find(u"seat2"_s) != nullptr);
    QCOMPARE(again.find(u"seat2"_s)->property("text").toString(), u"Cle"_s);
    QCOMPARE(again.find(u"seat0"_s)->property("mark").toInt(), kMark);
    QVERIFY(again.leave());
    QVERIFY(same.script().begin(again, {u"Ada"_s, u"Ben"_s, u"Cleo"_s}));
    // A match that was begun leaves nothing behind for the next.
    QVERIFY(same.toTheStart() && again.click(same.newMatch()) && again.find(u"seat2"_s) != nullptr);
    QCOMPARE(again.find(u"seat2"_s)->property("text").toString(), u"Cleo"_s);
    QCOMPARE(table.warnings(), QStringList());
    QCOMPARE(again.warnings(), QStringList());
}

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

// Killed before the mistake was mended, and again before it was agreed to.
void PagesGamesDrafts::mendingComesBack()
{
    const std::uint64_t right = neverMistaken(options(u"other"_s), game());
    Mistaken match(options(), game());
    QVERIFY(match.isThere);
    QVERIFY(match.play.ask(match.play.script().mistake) && match.table.click(u"changeMove"_s));
    Table::Options again = options();
    again.open = match.play.id();
    {
        Table table(again);
        QVERIFY(table.application().match() != nullptr);
        QVERIFY(table.find(u"mending"_s) != nullptr);
        QVERIFY(match.play.script().makeOtherwise(table));
        QCOMPARE(table.warnings(), QStringList());
    }
    Table table(again);
    QVERIFY(table.application().match() != nullptr);
    GamePlay play(table, game());
    QVERIFY(play.match().bar().showsRepair || table.find(u"repair"_s) != nullptr);
    QVERIFY(table.find(u"repair"_s) != nullptr || table.primary());
    QVERIFY(table.click(table.answer(u"repair"_s)));
    QVERIFY(table.find(u"mending"_s) == nullptr);
    QCOMPARE(play.state(), right);
    table.key(Qt::Key_Escape);
    QVERIFY(table.undo());
    QCOMPARE(play.state(), match.state);
    QCOMPARE(table.warnings(), QStringList());
}

// Killed between two steps of it, mending goes on where it was; left then, everything is as it was.
void PagesGamesDrafts::aFurtherStepOfMendingComesBack()
{
    Mistaken match(options(), game());
    QVERIFY(match.isThere && match.change() && match.table.click(u"changeBroken"_s));
    Table::Options again = options();
    again.open = match.play.id();
    {
        Table table(again);
        QVERIFY(table.application().match() != nullptr);
        QVERIFY(table.find(u"mending"_s) != nullptr && table.find(u"repair"_s) == nullptr);
        QCOMPARE(GamePlay(table, game()).match().seat(), 0);
        QVERIFY(match.play.script().makeInstead(table));
        QCOMPARE(table.warnings(), QStringList());
    }
    Table table(again);
    QVERIFY(table.application().match() != nullptr);
    GamePlay play(table, game());
    QVERIFY(table.find(u"repair"_s) != nullptr || table.primary());
    QVERIFY(table.find(u"repair"_s) != nullptr && table.find(u"broken0"_s) == nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(table.click(u"leaveMending"_s));
    QCOMPARE(play.state(), match.state);
    QCOMPARE(play.moves(), match.was);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_games_drafts

PEGSHEET_WINDOW_TEST(tst_pages_games_drafts, PagesGamesDrafts)

#include "tst_pages_games_drafts.moc"
