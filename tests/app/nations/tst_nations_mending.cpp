// SPDX-License-Identifier: Apache-2.0
// The past of a match of Nations is mended, also of an age that is long over, and all that follows from it with it.
#include "tests/app/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_mending {

using namespace pegsheet;
using namespace pegsheet::app;
namespace Nations = pegsheet::app::Nations; // not the game of that name
using namespace Qt::StringLiterals;

namespace {

/// Two ages of two players: in each Ada spends a book and Ben two, nobody has enough food, and Ada has three strength.
void playTwoAges(NationsMatch &match)
{
    for (int age = 1; age <= 2; ++age) {
        QVERIFY(play(match, {"deal famine=2 war=3"}));
        if (age == 1)
            QVERIFY(play(match, {"buyTile tile=kind:colony,points:2", "buyTile tile=kind:advisor,points:1"}));
        QVERIFY(play(match, {"pass", "pass"}));
        while (match.stage() == NationsMatch::Books)
            match.touch(u"spent"_s, -1, match.ageEnd().seat == 0 ? 1 : 2);
        match.primary();
        while (match.stage() == NationsMatch::Order)
            match.touch(u"spent"_s, -1, match.ageEnd().seat == 0 ? 3 : 0);
    }
}

/// The last place of a move of that kind before the age that begins there.
int placeOf(NationsMatch &match, const char *type, int from = 0)
{
    const Match &line = match.session().match();
    for (int place = from; place < line.length(); ++place)
        if (*line.node(line.nodeAt(place + 1)).move.find("type")->text() == type)
            return place;
    return -1;
}

} // namespace

class NationsMendingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void anEventOfAnAgeThatIsOver()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        playTwoAges(*match);
        // The war was three, and Ada met it: 1 + 2.
        QCOMPARE(match->sheets().at(0).points, 3);
        const QVariantMap choices = match->mendingChoices(0);
        QVERIFY(choices[u"change"_s].toBool() && choices[u"remove"_s].toBool());
        QSignalSpy asked(match.get(), &NationsMatch::repairAsked);
        match->beginMending(0, true);
        // What was dealt lies ready.
        QCOMPARE(match->deal().famine, 2);
        QCOMPARE(match->deal().war, 3);
        match->touch(u"war"_s, -1, 5);
        QTRY_COMPARE(asked.size(), 1);
        const QVariantMap repair = match->repair();
        QVERIFY(repair[u"broken"_s].toList().isEmpty());
        QCOMPARE(repair[u"players"_s].toList().front().toMap()[u"after"_s].toInt(), 3 - 1 + 2);
        QCOMPARE(repair[u"then"_s].toString(), u"Then it is Ada's turn, Age III."_s);
        QVERIFY(match->finishMending());
        QCOMPARE(match->age(), 3);
        QCOMPARE(match->sheets().at(0).points, 2);
        match->undo();
        QCOMPARE(match->sheets().at(0).points, 3);
    }
    void aNumberOfTheTableOfTheAge()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        playTwoAges(*match);
        // Age II is over and its table still stands: Ada's books were five, not one.
        match->touchCell(0, NationsAgeEnd::Books);
        QVERIFY(!match->mending().isEmpty());
        QCOMPARE(match->ageEnd().seat, 0);
        QSignalSpy asked(match.get(), &NationsMatch::repairAsked);
        match->touch(u"spent"_s, -1, 5);
        QTRY_COMPARE(asked.size(), 1);
        QVERIFY(match->finishMending());
        QCOMPARE(match->sheets().at(0).books, 1 + 1 + 5);
        QCOMPARE(match->sheets().at(1).books, 3 + 2 + 2);
    }
    void aTileThatWasAnother()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        playTwoAges(*match);
        match->beginMending(placeOf(*match, "buyTile"), true);
        QVERIFY(match->picker().open);
        QCOMPARE(match->picker().kind, int(Nations::Colony));
        QSignalSpy asked(match.get(), &NationsMatch::repairAsked);
        match->touch(u"points"_s, -1, 4);
        QTRY_COMPARE(asked.size(), 1);
        QVERIFY(match->finishMending());
        QCOMPARE(match->sheets().at(0).tilePoints, 4);
        QCOMPARE(match->sheets().at(1).tilePoints, 1);
        QCOMPARE(match->age(), 3);
    }
    void whoHadFoodEnough()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        playTwoAges(*match);
        match->beginMending(placeOf(*match, "famineMet"), true);
        QCOMPARE(match->stage(), NationsMatch::Famine);
        match->touch(u"met"_s, 1);
        match->primary();
        QVERIFY(match->finishMending());
        QCOMPARE(match->sheets().at(1).ledger.front().detail, u"Books 2 · Famine 1 · War 0"_s);
    }
    void whatWasBegunAtTheTableIsTakenUpAgain()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        QVERIFY(play(*match, {"deal famine=2 war=3", "pass", "pass"}));
        match->touch(u"spent"_s, -1, 1);
        match->touch(u"spent"_s, -1, 2);
        QCOMPARE(match->stage(), NationsMatch::Famine);
        match->touch(u"met"_s, 1);
        const auto isTicked = [&] { return match->ageEnd().rows.back().cells.at(NationsAgeEnd::Famine).met; };
        QVERIFY(isTicked());
        match->touchCell(0, NationsAgeEnd::Books);
        QVERIFY(!isTicked());
        match->leaveMending();
        QCOMPARE(match->stage(), NationsMatch::Famine);
        QVERIFY(isTicked());
        // The same once it is mended; but not where the table stands elsewhere then.
        match->touchCell(0, NationsAgeEnd::Books);
        match->touch(u"spent"_s, -1, 4);
        QVERIFY(match->finishMending());
        QCOMPARE(match->sheets().at(0).books, 5);
        QVERIFY(isTicked());
        match->beginRemoving(placeOf(*match, "pass"));
        QVERIFY(match->finishMending());
        QCOMPARE(match->stage(), NationsMatch::Act);
        QVERIFY(match->draft().isEmpty());
    }
    void aPaymentThatHasOneWayLeftIsNotMadeByItself()
    {
        NationsTable table;
        const auto match = table.begin("full", 2);
        QVERIFY(play(*match, {"deal famine=2 war=3", "roll faces=whiteGold:2,whiteStone:2,whiteBook:1"}));
        match->touch(u"open"_s);
        match->touch(u"tile"_s, Nations::Advisor);
        match->touch(u"points"_s, -1, 1);
        match->touch(u"row"_s, -1, 1);
        QCOMPARE(match->pool().mode, NationsPool::Paying);
        QVERIFY(match->pool().ways.size() > 1);
        const int made = match->moveList()->made();
        match->beginMending(1, true);
        while (match->stage() == NationsMatch::Roll)
            match->touch(u"face"_s, int(nations::DieFace::WhiteGold));
        QVERIFY(match->finishMending());
        QCOMPARE(match->moveList()->made(), made);
        QVERIFY(match->picker().open);
    }
    void itIsTakenUpAfterAKillToo()
    {
        NationsTable table;
        auto match = table.begin("tiles", 2);
        QVERIFY(play(*match, {"deal famine=2 war=3", "pass", "pass"}));
        match->touch(u"spent"_s, -1, 1);
        match->touch(u"spent"_s, -1, 2);
        match->touch(u"met"_s, 1);
        match->touchCell(0, NationsAgeEnd::Books);
        const QVariantMap mending = match->mendingDraft();
        const storage::MatchId id = match->id();
        match.reset();
        match = table.open(id);
        match->restoreMending(mending);
        QVERIFY(!match->mending().isEmpty());
        match->leaveMending();
        QVERIFY(match->ageEnd().rows.back().cells.at(NationsAgeEnd::Famine).met);
    }
    void aLaterMoveThatBrokeLiesReady()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        playTwoAges(*match);
        // The first age ends before Ben has acted: his purchase does not hold.
        const int bought = placeOf(*match, "buyTile") + 1;
        match->beginMending(placeOf(*match, "buyTile"), true);
        QVERIFY(match->mendFurther(bought, false));
        QVERIFY(match->picker().open);
        QCOMPARE(match->picker().kind, int(Nations::Advisor));
        match->leaveMending();
    }
    // A move between that is refused of new ones only was made before, and is played again.
    void whatIsRefusedOfNewMovesIsGoneOver()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        QVERIFY(play(*match, {"deal famine=2 war=3", "buyTile tile=kind:colony,points:2"}));
        const Value other = moveOf("buyTile tile=kind:advisor,age:2");
        QVERIFY(!match->make(std::span(&other, 1)));
        QVERIFY(!match->session().replay(std::span(&other, 1)));
        QVERIFY(play(*match, {"buyTile tile=kind:colony,points:3", "pass"}));
        const int first = placeOf(*match, "buyTile");
        match->beginMending(first, true);
        QVERIFY(match->mendFurther(first + 2, false));
        QCOMPARE(match->session().match().length(), first + 1);
        match->leaveMending();
    }
    void anUnusualPriceIsMendedWithTheTile()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        QVERIFY(play(*match, {"deal famine=2 war=3", "buyTile tile=kind:colony,points:2,price:gold", "pass"}));
        match->beginMending(placeOf(*match, "buyTile"), true);
        match->touch(u"points"_s, -1, 4);
        QVERIFY(match->finishMending());
        const Match &line = match->session().match();
        QCOMPARE(notation(line.node(line.nodeAt(placeOf(*match, "buyTile") + 1)).move),
                 std::string("buyTile tile=kind:colony,price:gold,age:1,points:4"));
    }
    void anActionThatWasNone()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        playTwoAges(*match);
        match->beginRemoving(placeOf(*match, "buyTile"));
        const QVariantMap repair = match->repair();
        // Ben's purchase counts for Ada then, which is said.
        QVERIFY(repair[u"shifts"_s].toBool());
        match->leaveMending();
        QCOMPARE(match->age(), 3);
        QCOMPARE(match->sheets().at(0).tilePoints, 2);
    }
};

} // namespace tst_nations_mending

PEGSHEET_WINDOW_TEST(tst_nations_mending, NationsMendingTest)
#include "tst_nations_mending.moc"
