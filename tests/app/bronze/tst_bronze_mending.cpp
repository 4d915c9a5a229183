// SPDX-License-Identifier: Apache-2.0
// Mending the past step by step: where it stands is found again after a kill at any moment of it, and never where it is not
// being mended; what it comes to.
#include "tests/app/bronze/table.h"

#include "app/bronze/bronzegame.h"
#include "app/match/mending.h"
#include "app/match/movesearch.h"
#include "tests/registry.h"

namespace tst_bronze_mending {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

const BronzeMatch::Typed &typed(BronzeMatch &match)
{
    return static_cast<const BronzeMatch::Typed &>(match.session().match());
}

void endTurn(BronzeMatch &match)
{
    const int length = match.moveList()->made();
    while (match.moveList()->made() == length || match.stage() != BronzeMatch::Roll)
        match.primary();
}

/// Ada builds her fourth city, Ben collects, Ada rolls four dice; the place of the building.
int playThreeTurns(BronzeMatch &match)
{
    collect(match, {"workers", "food", "food"});
    const int built = match.moveList()->made();
    touchBuilding(match, u"city4"_s);
    match.primary();
    collect(match, {"food", "good", "food"});
    endTurn(match);
    collect(match, {"food", "good", "good", "food"});
    endTurn(match);
    return built;
}

QStringList sentences(const BronzeMatch &match)
{
    QStringList sentences;
    for (int place = 0; place < match.moveList()->rowCount(); ++place)
        sentences.append(match.moveList()->whole(place));
    return sentences;
}

/// The city was a pyramid.
void buildThePyramid(BronzeMatch &match)
{
    touchBuilding(match, u"stepPyramid"_s);
    match.primary();
}

int brokenAt(const BronzeMatch &match, int index)
{
    return match.repair().value(u"broken"_s).toList().value(index).toMap().value(u"place"_s).toInt();
}

} // namespace

class TestBronzeMending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    // Written down before the match goes there: killed in between, nothing is being mended.
    void aBeginningThatWasNotReachedIsNone()
    {
        Table table;
        const auto match = table.begin(true);
        const int built = playThreeTurns(*match);
        const QVariantMap draft = Mending(typed(*match), built, Mending::Kind::Change).draft();
        QVERIFY(!Mending::restored(typed(*match), draft));
        match->beginMending(built, true);
        QCOMPARE(match->mendingDraft(), draft);
        QVERIFY(Mending::restored(typed(*match), draft).has_value());
    }

    // Nor once it is done, or left.
    void whatIsDoneOrLeftIsNone()
    {
        Table table;
        const auto match = table.begin(true);
        const int built = playThreeTurns(*match);
        match->beginMending(built, true);
        const QVariantMap draft = match->mendingDraft();
        match->leaveMending();
        QVERIFY(!Mending::restored(typed(*match), draft));
        match->beginMending(built, true);
        QVERIFY(match->finishMending());
        QCOMPARE(match->mendingDraft(), QVariantMap());
        QVERIFY(!Mending::restored(typed(*match), draft));
        // Also where the table has gone on since.
        collect(*match, {"food", "good", "food"});
        QVERIFY(!Mending::restored(typed(*match), draft));
    }

    // A further step of which not all was kept: the one before it goes on.
    void aStepThatWasNotReachedIsLeft()
    {
        Table table;
        const auto match = table.begin(true);
        match->beginMending(playThreeTurns(*match), true);
        buildThePyramid(*match);
        auto mending = Mending::restored(typed(*match), match->mendingDraft());
        QVERIFY(mending.has_value());
        const auto moves = mending->goOn(typed(*match), brokenAt(*match, 0), Mending::Kind::Change);
        QVERIFY(!moves.empty());
        const auto again = Mending::restored(typed(*match), mending->draft());
        QVERIFY(again.has_value() && again->isFirstStep());
        QVERIFY(match->mendFurther(brokenAt(*match, 0), false));
        const auto further = Mending::restored(typed(*match), match->mendingDraft());
        QVERIFY(further.has_value() && !further->isFirstStep());
        QCOMPARE(further->draft(), mending->draft());
    }

    // Passed over on the way to a later one, a move that does not hold is still named.
    void whatWasPassedOverIsNamed()
    {
        Table table;
        const auto match = table.begin(true);
        match->beginMending(playThreeTurns(*match), true);
        buildThePyramid(*match);
        const QVariantList broken = match->repair().value(u"broken"_s).toList();
        QCOMPARE(broken.size(), 2); // the roll and the keeping of it
        QVERIFY(match->mendFurther(brokenAt(*match, 1), true));
        const QVariantMap repair = match->repair();
        const QVariantMap left = repair.value(u"left"_s).toList().value(0).toMap();
        QCOMPARE(left.value(u"place"_s), broken.front().toMap().value(u"place"_s));
        QCOMPARE(left.value(u"reason"_s), broken.front().toMap().value(u"reason"_s));
        QCOMPARE(repair.value(u"broken"_s).toList().size(), 1);
        // A step back, and both are open again.
        match->undo();
        QCOMPARE(match->repair().value(u"broken"_s).toList(), broken);
        QCOMPARE(match->repair().value(u"left"_s).toList(), QVariantList());
    }

    // Asked by itself: once for the move, at the end of a turn put in, once the roll is collected; never in the middle.
    void whatIsMadeAsksByItself()
    {
        Table table;
        const auto match = table.begin(true);
        const int built = playThreeTurns(*match);
        QSignalSpy asked(match.get(), &BronzeMatch::repairAsked);
        match->beginMending(built, true);
        touchBuilding(*match, u"stepPyramid"_s);
        QCoreApplication::processEvents();
        QCOMPARE(asked.size(), 0);
        match->primary();
        QTRY_COMPARE(asked.size(), 1);
        match->leaveMending();
        // A building that was forgotten: there may be more of them.
        match->beginMending(built, false);
        setWorkers(*match, u"city4"_s, 1);
        match->primary();
        QCoreApplication::processEvents();
        QCOMPARE(asked.size(), 1);
        QVERIFY(match->bar().showsRepair);
        match->secondary();
        match->secondary();
        QTRY_COMPARE(asked.size(), 2);
        match->leaveMending();
        match->beginMending(0, true);
        QCOMPARE(match->stage(), BronzeMatch::Roll);
        QVERIFY(!match->bar().showsRepair && !match->canSeeRepair());
        collect(*match, {"food", "food", "food"});
        QTRY_COMPARE(asked.size(), 3);
    }

    // Whose turn it is then, and that a turn has lost its end.
    void whatComesOfItIsSaid()
    {
        Table table;
        const auto match = table.begin(true);
        const int built = playThreeTurns(*match);
        match->beginMending(built, true);
        buildThePyramid(*match);
        const QVariantMap roll = match->repair().value(u"broken"_s).toList().value(0).toMap();
        QCOMPARE(roll.value(u"turn"_s).toString(), u"Without it the whole turn of Ada is left out."_s);
        QCOMPARE(match->repair().value(u"then"_s).toString(), u"Then it is Ada's turn, round 2."_s);
        match->leaveMending();
        // Eight goods, and her turn cannot end.
        match->beginMending(built + 1, false);
        QCOMPARE(match->repair().value(u"then"_s).toString(), u"Then it is Ben's turn, round 2."_s);
        QVERIFY(match->correct(0, {{u"goods"_s, QVariantMap{{u"wood"_s, 8}}}}, {}));
        const QVariantMap end = match->repair().value(u"broken"_s).toList().value(0).toMap();
        QCOMPARE(end.value(u"place"_s).toInt(), built + 1);
        QCOMPARE(end.value(u"turn"_s).toString(), u"Without it Ada's turn is not over."_s);
    }

    // A turn rolled anew and built as before: what was built then is not missed.
    void whatIsMadeAgainIsNotMissed()
    {
        Table table;
        const auto match = table.begin(true);
        playThreeTurns(*match);
        match->beginMending(0, true);
        collect(*match, {"workers", "food", "good"});
        touchBuilding(*match, u"city4"_s);
        match->primary();
        QCOMPARE(match->repair().value(u"broken"_s).toList(), QVariantList());
    }

    // Undo stops at the beginning of what is mended, whatever asks for it.
    void nothingGoesBehindTheBeginning()
    {
        Table table;
        const auto match = table.begin(true);
        const int built = playThreeTurns(*match);
        const QStringList was = sentences(*match);
        match->beginMending(built, false);
        for (int step = 0; step < 3; ++step)
            match->undo();
        match->goTo(0);
        QCOMPARE(match->moveList()->made(), built);
        QCOMPARE(match->earliest(), built);
        match->leaveMending();
        QCOMPARE(sentences(*match), was);
        QCOMPARE(match->earliest(), 0);
    }

    // A turn that is gone moves those after it to others; what only changes does not.
    void turnsThatCountForOthersAreSaid()
    {
        Table table;
        const auto match = table.begin(true);
        playThreeTurns(*match);
        QSignalSpy asked(match.get(), &BronzeMatch::repairAsked);
        match->beginRemoving(0);
        QCOMPARE(asked.size(), 1);
        QVERIFY(match->repair().value(u"shifts"_s).toBool());
        match->refuseRepair();
        QCOMPARE(match->mending(), QString());
        match->beginRemoving(2);
        QVERIFY(!match->repair().value(u"shifts"_s).toBool());
    }

    // A turn's end alone would swallow the next turn: it is not offered to be taken out.
    void whatCanBeMendedDependsOnTheMove()
    {
        Table table;
        const auto match = table.begin(true);
        const int built = playThreeTurns(*match);
        const auto offers = [&](int place, const QString &what) { return match->mendingChoices(place).value(what).toBool(); };
        QVERIFY(offers(0, u"wholeTurn"_s) && offers(0, u"remove"_s) && offers(0, u"change"_s));
        QVERIFY(!offers(built, u"wholeTurn"_s) && offers(built, u"remove"_s));
        QVERIFY(!offers(built + 1, u"remove"_s) && !offers(built + 1, u"change"_s) && offers(built + 1, u"insert"_s));
        QCOMPARE(match->mendingChoices(match->moveList()->made()), QVariantMap());
        match->beginMending(built, true);
        QCOMPARE(match->mendingChoices(0), QVariantMap());
    }

    // The search takes words in any order, from any of what a line shows, without regard to case and accents.
    void movesAreFoundByTheirWords()
    {
        Table table;
        const auto match = table.begin(true);
        playThreeTurns(*match);
        MoveSearch search;
        search.setList(match->moveList());
        QCOMPARE(search.found(), search.total());
        search.setText(u"CITY  ádá BUILT"_s);
        QCOMPARE(search.found(), 1);
        QCOMPARE(search.rowOf(2), 0);
        QCOMPARE(search.rowOf(0), -1);
        search.setText(u"\u0130 bu\u0131lt"_s);
        QVERIFY(search.found() > 0);
        search.setText(u"ben built"_s);
        QCOMPARE(search.found(), 0);
        search.setText({});
        QCOMPARE(search.rowOfRound(2), match->moveList()->placeOfRound(2));
        QCOMPARE(match->moveList()->data(match->moveList()->index(search.rowOfRound(2)), MoveList::RoundRole).toInt(), 2);
        QCOMPARE(match->moveList()->data(match->moveList()->index(search.rowOfRound(2) - 1), MoveList::RoundRole).toInt(), 1);
        // What is made while words are looked for is looked at too.
        search.setText(u"rolled"_s);
        const int before = search.found();
        collect(*match, {"food", "good", "food"});
        QCOMPARE(search.found(), before + 1);
    }
};

} // namespace tst_bronze_mending

PEGSHEET_WINDOW_TEST(tst_bronze_mending, TestBronzeMending)
#include "tst_bronze_mending.moc"
