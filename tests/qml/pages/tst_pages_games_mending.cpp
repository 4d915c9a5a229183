// SPDX-License-Identifier: Apache-2.0
// In every game a mistake of the first turn is mended in the window.
#include "tests/qml/pages/gamepages.h"
#include "tests/qml/pages/mistaken.h"
#include "tests/registry.h"

namespace tst_pages_games_mending {

using namespace Qt::StringLiterals;
using pegsheet::app::MoveList;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Mistaken;
using pegsheet::tests::neverMistaken;
using pegsheet::tests::Table;

class PagesGamesMending : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init() { prepareOne(); }
    void anEarlierMoveIsChanged_data() { addGames({QSize(800, 1280), QSize(1920, 1080)}); }
    void anEarlierMoveIsChanged();
    void theSlipTakesItBack_data() { addGames(); }
    void theSlipTakesItBack();
    void aMoveIsRemovedAtOnce_data() { addGames(); }
    void aMoveIsRemovedAtOnce();
    void aMissingMoveIsPutIn_data() { addGames(); }
    void aMissingMoveIsPutIn();
    void whatNoLongerHoldsIsChangedToo_data() { addGames(); }
    void whatNoLongerHoldsIsChangedToo();
    void whatNoLongerHoldsIsOverruled_data() { addGames(); }
    void whatNoLongerHoldsIsOverruled();
    void itIsLeftInTheMiddle_data() { addGames(); }
    void itIsLeftInTheMiddle();
};

void PagesGamesMending::anEarlierMoveIsChanged()
{
    const std::uint64_t right = neverMistaken(options(u"other"_s), game());
    QVERIFY(right != 0);
    Mistaken match(options(), game());
    QVERIFY(match.isThere);
    Table &table = match.table;
    GamePlay &play = match.play;
    QVERIFY(right != match.state);
    QVERIFY(play.ask(play.script().mistake));
    QVERIFY(table.click(u"changeMove"_s));
    QVERIFY(table.find(u"mending"_s) != nullptr);
    QCOMPARE(play.made(), play.script().mistake);
    QVERIFY(play.script().makeOtherwise(table));
    QVERIFY(table.find(u"repair"_s) != nullptr); // by itself: nobody is to think that it goes on here
    QVERIFY(table.find(u"broken0"_s) != nullptr);
    const QVariantList promised = play.match().repair().value(u"players"_s).toList();
    QVERIFY(match.accept());
    QCOMPARE(play.state(), right);
    QCOMPARE(static_cast<qsizetype>(play.points().size()), promised.size());
    for (qsizetype seat = 0; seat < promised.size(); ++seat)
        QCOMPARE(play.points().at(static_cast<std::size_t>(seat)), promised.at(seat).toMap().value(u"after"_s).toInt());
    const QStringList is = play.moves();
    QCOMPARE(is.size(), play.made());
    QVERIFY(is.at(play.script().mistake) != match.was.at(play.script().mistake));
    QVERIFY(play.move(play.script().mistake, MoveList::MendedRole).toBool());
    table.key(Qt::Key_Escape); // the slip that would take it back
    QVERIFY(table.find(u"mendedSlip"_s) == nullptr);
    // All of it is one step.
    QVERIFY(table.undo());
    QVERIFY(match.isAsBefore());
    QVERIFY(play.redo());
    QCOMPARE(play.state(), right);
    QCOMPARE(play.moves(), is);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesMending::theSlipTakesItBack()
{
    Mistaken match(options(), game());
    QVERIFY(match.isThere && match.change() && match.accept());
    match.table.settle();
    const auto place = [](const QQuickItem *item) { return item->mapRectToScene(QRectF(0, 0, item->width(), item->height())); };
    const QQuickItem *slip = match.table.find(u"mendedSlip"_s);
    QVERIFY(slip != nullptr);
    // It lies on nothing, or on the line on which the last turn is told.
    QQuickItem *view = match.table.find(u"matchView"_s);
    const bool hasLine = view->property("item").value<QQuickItem *>()->property("mendedTop").isValid();
    const QQuickItem *covered = match.table.findIf(view, [&](QQuickItem *item) {
        const bool isTouched = item->metaObject()->indexOfProperty("touchedAt") >= 0 && item->objectName() != u"pastTold"_s;
        return isTouched && place(slip).intersects(place(item));
    });
    QVERIFY(hasLine ? covered == nullptr : !place(slip).intersects(place(view)));
    QVERIFY(match.table.click(u"undoSlip"_s));
    QVERIFY(match.table.find(u"mendedSlip"_s) == nullptr);
    QVERIFY(match.isAsBefore());
    QCOMPARE(match.table.warnings(), QStringList());
}

// No, then yes.
void PagesGamesMending::aMoveIsRemovedAtOnce()
{
    Mistaken match(options(), game());
    QVERIFY(match.isThere);
    Table &table = match.table;
    QVERIFY(match.play.ask(match.play.script().mistake));
    const auto told = [&](int role) { return match.play.move(match.play.script().mistake, role).toString(); };
    QVERIFY(table.find(u"question"_s)
                ->property("text")
                .toString()
                .startsWith(told(MoveList::PlayerRole).isEmpty() ? told(MoveList::SentenceRole) : u"Ada: "_s));
    QVERIFY(table.click(u"removeMove"_s));
    QVERIFY(table.find(u"repair"_s) != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(match.isAsBefore());
    QVERIFY(match.play.ask(match.play.script().mistake) && table.click(u"removeMove"_s) && match.accept());
    QVERIFY(match.play.moves().size() < match.was.size());
    QVERIFY(match.play.state() != match.state);
    table.key(Qt::Key_Escape);
    QVERIFY(table.undo());
    QVERIFY(match.isAsBefore());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesMending::aMissingMoveIsPutIn()
{
    Mistaken match(options(), game());
    QVERIFY(match.isThere);
    Table &table = match.table;
    GamePlay &play = match.play;
    QVERIFY(play.ask(play.script().mistake));
    QVERIFY(table.click(u"insertBefore"_s));
    QVERIFY(table.find(u"mending"_s) != nullptr);
    QCOMPARE(play.made(), play.script().mistake);
    QVERIFY(play.script().makeOtherwise(table));
    const QVariantList promised = play.match().repair().value(u"players"_s).toList();
    QVERIFY(match.accept());
    for (qsizetype seat = 0; seat < promised.size(); ++seat)
        QCOMPARE(play.points().at(static_cast<std::size_t>(seat)), promised.at(seat).toMap().value(u"after"_s).toInt());
    QVERIFY(play.move(play.script().mistake, MoveList::MendedRole).toBool());
    QVERIFY(play.moves().at(play.script().mistake) != match.was.at(play.script().mistake));
    table.key(Qt::Key_Escape);
    QVERIFY(table.undo());
    QVERIFY(match.isAsBefore());
    QCOMPARE(table.warnings(), QStringList());
}

// Ada's second turn is made as it then can be, in the same repair.
void PagesGamesMending::whatNoLongerHoldsIsChangedToo()
{
    Mistaken match(options(), game());
    QVERIFY(match.isThere);
    Table &table = match.table;
    GamePlay &play = match.play;
    const int seat = play.match().seat();
    QVERIFY(match.change());
    QVERIFY(table.click(u"changeBroken"_s));
    QVERIFY(table.find(u"repair"_s) == nullptr && table.find(u"mending"_s) != nullptr);
    QCOMPARE(play.match().seat(), 0);
    // Undo leads back to the question, once what was laid ready of the move is rubbed out.
    QVERIFY(play.rubOut() && table.undo());
    QVERIFY(table.find(u"repair"_s) != nullptr);
    QVERIFY(table.click(u"changeBroken"_s));
    QVERIFY(play.script().makeInstead(table));
    QVERIFY(table.find(u"repair"_s) != nullptr && table.find(u"broken0"_s) == nullptr);
    QVERIFY(match.accept());
    QCOMPARE(play.match().seat(), seat);
    QVERIFY(play.state() != match.state);
    table.key(Qt::Key_Escape);
    QVERIFY(table.undo());
    QVERIFY(match.isAsBefore());
    QCOMPARE(table.warnings(), QStringList());
}

// The table says that it was so all the same.
void PagesGamesMending::whatNoLongerHoldsIsOverruled()
{
    Mistaken match(options(), game());
    QVERIFY(match.isThere && match.change());
    Table &table = match.table;
    GamePlay &play = match.play;
    QVERIFY(table.click(u"overruleBroken"_s));
    QVERIFY(table.find(u"correctBar"_s) != nullptr);
    QVERIFY(play.script().overrule(table));
    QVERIFY(table.click(u"why"_s));
    table.type(u"it was there"_s);
    QVERIFY(table.primary(u"correctBar"_s));
    QTRY_VERIFY(table.find(u"repair"_s) != nullptr);
    QVERIFY(table.find(u"broken0"_s) == nullptr);
    QVERIFY(match.accept());
    QCOMPARE(play.made(), match.was.size() + 1);
    QStringList reasons;
    for (int place = 0; place < play.made(); ++place)
        if (play.move(place, MoveList::CorrectionRole).toBool())
            reasons.append(play.move(place, MoveList::SentenceRole).toString() + play.move(place, MoveList::DetailRole).toString());
    QCOMPARE(reasons.size(), 1);
    QVERIFY2(reasons.constFirst().contains(u"it was there"_s), qPrintable(reasons.constFirst()));
    QCOMPARE(play.moves().constLast(), match.was.constLast());
    table.key(Qt::Key_Escape);
    QVERIFY(table.undo());
    QVERIFY(match.isAsBefore());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesMending::itIsLeftInTheMiddle()
{
    Mistaken match(options(), game());
    QVERIFY(match.isThere);
    QVERIFY(match.play.ask(match.play.script().mistake) && match.table.click(u"changeMove"_s));
    QVERIFY(match.table.click(u"leaveMending"_s));
    QVERIFY(match.table.find(u"mending"_s) == nullptr);
    QVERIFY(match.isAsBefore());
    // Made already, but not agreed to.
    QVERIFY(match.change() && match.table.click(match.table.button(u"repair"_s, "noText")));
    QVERIFY(match.play.match().bar().showsRepair);
    QVERIFY(match.table.click(u"leaveMending"_s));
    QVERIFY(match.isAsBefore());
    QCOMPARE(match.table.warnings(), QStringList());
}

} // namespace tst_pages_games_mending

PEGSHEET_WINDOW_TEST(tst_pages_games_mending, PagesGamesMending)

#include "tst_pages_games_mending.moc"
