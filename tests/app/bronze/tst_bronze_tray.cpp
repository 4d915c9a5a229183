// SPDX-License-Identifier: Apache-2.0
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

namespace tst_bronze_tray {

using namespace pegsheet;
using namespace pegsheet::app;

class BronzeTrayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void realDiceTakeOneTouchADie()
    {
        Table table;
        const auto match = table.begin(true);
        QCOMPARE(match->tray()->missing(), 3);
        QVERIFY(!match->bar().enabled);
        QCOMPARE(match->bar().primary, QStringLiteral("3 dice to go"));
        for (const char *face : {"workers", "good", "food"})
            enterFace(*match, QString::fromLatin1(face));
        QVERIFY(match->bar().enabled);
        match->primary();
        QCOMPARE(match->stage(), BronzeMatch::Build);
        QCOMPARE(match->workers(), 3);
        QCOMPARE(row(*match, 0, 0).peg, 1);
        QCOMPARE(match->sheets().at(0).food.peg, 3); // 3 + 3 − 3
    }

    void anEnteredDieIsTakenOutAgain()
    {
        Table table;
        const auto match = table.begin(true);
        enterFace(*match, QStringLiteral("coins"));
        enterFace(*match, QStringLiteral("food"));
        touchDie(*match, 0);
        QCOMPARE(match->undoText(), QStringLiteral("Undo: 7 coins"));
        QCOMPARE(match->tray()->missing(), 2);
        QCOMPARE(die(*match, 1)->face(), QStringLiteral("food"));
    }

    void undoOfRealDiceLaysThemReadyAgain()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"choice", "choice", "coins"});
        QCOMPARE(match->undoText(), QStringLiteral("Undo: Roll"));
        match->undo();
        QCOMPARE(match->moveList()->made(), 0);
        QCOMPARE(match->tray()->missing(), 0);
        QVERIFY(match->bar().enabled);
        match->redo();
        QCOMPARE(match->coins(), 7);
        QCOMPARE(match->workers(), 4); // the stored food feeds all three cities: both dice work, as proposed
    }

    // Die by die, before the turn before it.
    void undoTakesEnteredDiceBackOneByOne()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"food", "food", "food"});
        while (match->seat() == 0)
            match->primary();
        const int made = match->moveList()->made();
        enterFace(*match, QStringLiteral("coins"));
        enterFace(*match, QStringLiteral("workers"));
        QCOMPARE(match->undoText(), QStringLiteral("Undo: 3 workers"));
        match->undo();
        QCOMPARE(match->tray()->missing(), 2);
        QCOMPARE(die(*match, 0)->face(), QStringLiteral("coins"));
        match->undo();
        QCOMPARE(match->tray()->missing(), 3);
        QCOMPARE(match->moveList()->made(), made);
        QCOMPARE(match->undoText(), QStringLiteral("Undo: End of turn"));
    }

    // Nobody touched them since: whoever goes back goes on.
    void diceThatUndoLaidReadyAreNoTouches()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"food", "food", "food"});
        while (match->seat() == 0)
            match->primary();
        const int made = match->moveList()->made();
        collect(*match, {"coins", "workers", "food"});
        match->undo();
        QCOMPARE(match->moveList()->made(), made);
        QCOMPARE(match->tray()->missing(), 0);
        match->undo();
        QCOMPARE(match->moveList()->made(), made - 1);
        QCOMPARE(match->seat(), 0);
    }

    void choiceDiceArePropsedSoThatAllCitiesEat()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "food", 1));
        for (const char *face : {"choice", "choice", "coins"})
            enterFace(*match, QString::fromLatin1(face));
        QVERIFY(die(*match, 0)->asFood());
        QVERIFY(!die(*match, 1)->asFood());
        halveDie(*match, 0, false);
        halveDie(*match, 1, false);
        QVERIFY(match->tray()->forecast()->outlook().startsWith(QStringLiteral("Famine: 2 cities unfed, 2 points lost.")));
        match->primary();
        QCOMPARE(match->sheets().at(0).disasters, 2);
        QCOMPARE(match->workers(), 4);
    }

    void choiceDiceStayAsTheyWereChosen()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "food", 1));
        for (const char *face : {"choice", "choice", "coins"})
            enterFace(*match, QString::fromLatin1(face));
        match->primary();
        QVERIFY(!match->tray()->open());
        // The food is eaten; both would be proposed as food now.
        QVERIFY(die(*match, 0)->asFood());
        QVERIFY(!die(*match, 1)->asFood());
        QCOMPARE(match->workers(), 2);
    }

    void choiceDiceStayAsTheyWereChosenWhenTheMatchIsOver()
    {
        Table table;
        const auto match = table.begin(true);
        QVariantList owned;
        for (const char *development : {"leadership", "irrigation", "agriculture", "quarrying", "medicine"})
            owned.append(QString::fromLatin1(development));
        QVERIFY(match->correct(0, {{QStringLiteral("developments"), owned}}, {}));
        const auto turn = [&] {
            QVERIFY(correct(*match, match->seat(), "food", 3));
            for (const char *face : {"choice", "coins", "coins"})
                enterFace(*match, QString::fromLatin1(face));
            match->primary();
            const int seat = match->seat();
            while (!match->over() && match->seat() == seat) {
                if (!match->news().isEmpty())
                    match->dismissNews();
                match->primary();
            }
        };
        turn();
        turn();
        QVERIFY(match->over());
        // The food is eaten: it would be proposed as food now.
        QCOMPARE(match->sheets().at(1).food.peg, 0);
        QVERIFY(!die(*match, 0)->asFood());
    }

    void theAppsLastRollIsCollectedWhereNothingIsLeftToChoose_data()
    {
        QTest::addColumn<bronze::Face>("last");
        QTest::addColumn<bool>("collected");
        QTest::newRow("nothing to choose") << bronze::Face::Food << true;
        QTest::newRow("a die of two kinds") << bronze::Face::Choice << false;
    }

    void theAppsLastRollIsCollectedWhereNothingIsLeftToChoose()
    {
        QFETCH(const bronze::Face, last);
        QFETCH(const bool, collected);
        Table table;
        const auto match = table.begin(false);
        match->tray()->setFaces([] { return bronze::Face::Coins; });
        match->primary();
        for (const bronze::Face face : {bronze::Face::Coins, last}) {
            match->tray()->setFaces([face] { return face; });
            touchDie(*match, 0);
            QVERIFY(match->tray()->open());
            match->primary();
        }
        QCOMPARE(!match->tray()->open(), collected);
        match->undo();
        QVERIFY(match->tray()->open());
    }

    // A die that was rolled again shows it, also where it shows the same face, until a die is touched or that is undone.
    void aDieRolledAgainIsFresh()
    {
        Table table;
        const auto match = table.begin(false);
        match->tray()->setFaces([] { return bronze::Face::Coins; });
        match->primary();
        QVERIFY(!die(*match, 1)->fresh());
        touchDie(*match, 1);
        match->primary();
        QVERIFY(die(*match, 1)->fresh());
        QVERIFY(!die(*match, 0)->fresh());
        touchDie(*match, 0);
        QVERIFY(!die(*match, 1)->fresh());
        match->undo(); // the touch
        touchDie(*match, 2);
        match->tray()->setFaces([] { return bronze::Face::Choice; });
        match->primary();
        QVERIFY(die(*match, 2)->fresh());
        match->undo();
        QVERIFY(!die(*match, 2)->fresh());
    }

    void theAppRollsAllThenThoseLetGo()
    {
        Table table;
        const auto match = table.begin(false);
        QCOMPARE(match->bar().primary, QStringLiteral("Roll 3 dice"));
        match->primary();
        QVERIFY(match->tray()->rolled());
        if (match->stage() != BronzeMatch::Roll)
            return; // three skulls, once in 216
        int free = -1;
        for (int place = 0; place < 3; ++place)
            if (!die(*match, place)->locked())
                free = place;
        if (free < 0)
            return;
        touchDie(*match, free);
        QVERIFY(die(*match, free)->rollsAgain());
        QCOMPARE(match->bar().primary, QStringLiteral("Roll 1 die"));
        QCOMPARE(match->bar().secondary, QStringLiteral("Keep all"));
        QCOMPARE(match->bar().secondaryDetail, QStringLiteral("and collect"));
        QStringList others;
        for (int place = 0; place < 3; ++place)
            if (place != free)
                others.append(die(*match, place)->face());
        match->primary();
        QStringList after;
        for (int place = 0; place < 3; ++place)
            if (place != free)
                after.append(die(*match, place)->face());
        QCOMPARE(after, others); // kept dice stay where they lie
    }

    void skullsStayAndSayWhy()
    {
        Table table;
        const auto match = table.begin(false);
        match->primary();
        while (match->stage() == BronzeMatch::Roll && match->tray()->rollsLeft() > 0) {
            QSignalSpy refused(match.get(), &BronzeMatch::refused);
            bool loose = false;
            for (int place = 0; place < 3; ++place) {
                const bool locked = die(*match, place)->locked();
                touchDie(*match, place);
                QCOMPARE(die(*match, place)->rollsAgain(), !locked);
                loose = loose || !locked;
                QCOMPARE(refused.count(), locked ? 1 : 0);
                refused.clear();
            }
            if (!loose)
                break;
            match->primary();
        }
    }

    void leadershipTurnsOneDieAndEndsTheRolling()
    {
        Table table;
        const auto match = table.begin(false);
        QVERIFY(correct(*match, 0, "developments", QVariantList{QStringLiteral("leadership")}));
        match->primary();
        QVERIFY(match->tray()->leadershipReady());
        QCOMPARE(match->bar().secondary, QStringLiteral("Leadership"));
        QCOMPARE(match->bar().secondaryDetail, QStringLiteral("no re-roll after it"));
        match->secondary();
        QVERIFY(match->tray()->leadershipPicking());
        QCOMPARE(match->bar().secondaryDetail, QString());
        touchDie(*match, 0);
        QVERIFY(!match->tray()->leadershipReady());
    }

    void leadershipGivesUpReRollsOnlyWhereSomeAreLeft()
    {
        Table table;
        const auto match = table.begin(false);
        QVERIFY(correct(*match, 0, "developments", QVariantList{QStringLiteral("leadership")}));
        match->tray()->setFaces([] { return bronze::Face::Coins; });
        match->primary();
        for (int roll = 0; roll < 2; ++roll) {
            QCOMPARE(match->bar().secondaryDetail, QStringLiteral("no re-roll after it"));
            touchDie(*match, 0);
            match->primary();
        }
        QCOMPARE(match->tray()->rollsLeft(), 0);
        QCOMPARE(match->bar().secondary, QStringLiteral("Leadership"));
        QCOMPARE(match->bar().secondaryDetail, QString());
    }

    void everyRollOfRealDiceIsAMoveOfItsOwn()
    {
        Table table;
        const auto match = table.begin(true);
        match->tray()->setEveryRoll(true);
        for (const char *face : {"food", "skull", "coins"})
            enterFace(*match, QString::fromLatin1(face));
        QCOMPARE(match->bar().primary, QStringLiteral("Collect"));
        QCOMPARE(match->bar().secondary, QStringLiteral("Re-roll some"));
        match->secondary();
        QCOMPARE(match->moveList()->made(), 1);
        QCOMPARE(match->tray()->rollsLeft(), 2);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        touchDie(*match, 1);
        QCOMPARE(refused.count(), 1); // the skull stays
        touchDie(*match, 0);
        QCOMPARE(match->tray()->missing(), 1);
        QCOMPARE(match->bar().secondary, QStringLiteral("Keep all"));
        enterFace(*match, QStringLiteral("good"));
        QCOMPARE(die(*match, 0)->face(), QStringLiteral("good"));
        touchDie(*match, 0); // taken out again
        QCOMPARE(match->tray()->missing(), 1);
        QCOMPARE(match->tray()->rollsLeft(), 2);
        enterFace(*match, QStringLiteral("workers"));
        QCOMPARE(match->tray()->rollsLeft(), 1); // entered is rolled
        QCOMPARE(match->bar().secondary, QStringLiteral("Re-roll some"));
        match->secondary();
        QCOMPARE(match->tray()->rollsLeft(), 1);
        QCOMPARE(die(*match, 0)->face(), QStringLiteral("workers"));
        touchDie(*match, 2);
        enterFace(*match, QStringLiteral("food"));
        QCOMPARE(match->bar().secondary, QString()); // the last roll
        QCOMPARE(match->tray()->rollsLeft(), 0);
        match->primary();
        QCOMPARE(match->stage(), BronzeMatch::Build);
        QCOMPARE(match->workers(), 3);
        QCOMPARE(match->moveList()->made(), 3); // keeping follows from the last
        match->undo();
        match->undo();
        QCOMPARE(match->tray()->rollsLeft(), 2);
    }

    void keepAllTakesTheDiceLetGoBack()
    {
        Table table;
        const auto match = table.begin(true);
        match->tray()->setEveryRoll(true);
        for (const char *face : {"food", "good", "coins"})
            enterFace(*match, QString::fromLatin1(face));
        match->secondary();
        touchDie(*match, 0);
        touchDie(*match, 2);
        QCOMPARE(match->bar().secondary, QStringLiteral("Keep all"));
        QCOMPARE(match->bar().secondaryDetail, QString()); // only takes them back
        match->secondary();
        QCOMPARE(match->tray()->missing(), 0);
        QCOMPARE(die(*match, 2)->face(), QStringLiteral("coins"));
        match->primary();
        QCOMPARE(match->coins(), 7);
    }

    void leadershipTurnsARealDie()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "developments", QVariantList{QStringLiteral("leadership")}));
        QVERIFY(!match->tray()->leadershipReady()); // only the last faces are entered
        match->tray()->setEveryRoll(true);
        for (const char *face : {"skull", "skull", "coins"})
            enterFace(*match, QString::fromLatin1(face));
        match->secondary();
        QCOMPARE(match->bar().secondary, QStringLiteral("Leadership"));
        match->secondary();
        touchDie(*match, 1);
        QCOMPARE(match->tray()->missing(), 1);
        enterFace(*match, QStringLiteral("workers"));
        QCOMPARE(die(*match, 1)->face(), QStringLiteral("workers"));
        QVERIFY(!match->tray()->leadershipReady());
        match->primary();
        QCOMPARE(match->workers(), 3);
        QCOMPARE(match->sheets().at(0).disasters, 0); // one skull only
    }

    void aDieAlikeIsCorrectedInItsPlace()
    {
        Table table;
        const auto match = table.begin(true);
        match->tray()->setEveryRoll(true);
        for (const char *face : {"food", "food", "food"})
            enterFace(*match, QString::fromLatin1(face));
        match->secondary();
        match->tray()->expect(1, QStringLiteral("coins"));
        QVERIFY(correct(*match, -1, "dice", QVariantList{QStringLiteral("food"), QStringLiteral("food"), QStringLiteral("coins")}));
        QCOMPARE(die(*match, 0)->face(), QStringLiteral("food"));
        QCOMPARE(die(*match, 1)->face(), QStringLiteral("coins"));
    }

    // Of a choice die that is kept, whatever is rolled beside it.
    void aHalfHoldsOnWhileItsDieLies()
    {
        Table table;
        const auto match = table.begin(false);
        int fallen = 0;
        match->tray()->setFaces([&] { return ++fallen == 1 ? bronze::Face::Choice : bronze::Face::Coins; });
        match->primary();
        QVERIFY(!die(*match, 0)->asFood());
        halveDie(*match, 0, true);
        touchDie(*match, 1);
        match->primary();
        QVERIFY(die(*match, 0)->asFood());
        QVERIFY(match->undoText() != QStringLiteral("Undo: 2 food or 2 workers"));
        match->primary();
        QCOMPARE(match->stage() != BronzeMatch::Roll, true);
        QCOMPARE(match->sheets().at(0).food.peg, 2); // 3 + 2 − 3
    }

    // What a die that was let go had come up as is not rolled yet.
    void aCorrectedDieLeavesTheOthersAsTheyLie()
    {
        Table table;
        const auto match = table.begin(true);
        match->tray()->setEveryRoll(true);
        for (const char *face : {"workers", "food", "good"})
            enterFace(*match, QString::fromLatin1(face));
        match->secondary();
        touchDie(*match, 0);
        enterFace(*match, QStringLiteral("food"));
        const QVariantList dice{QStringLiteral("workers"), QStringLiteral("food"), QStringLiteral("coins")};
        QVERIFY(correct(*match, -1, "dice", dice));
        QCOMPARE(die(*match, 0)->face(), QStringLiteral("workers"));
        QCOMPARE(die(*match, 1)->face(), QStringLiteral("food"));
        QCOMPARE(die(*match, 2)->face(), QStringLiteral("coins"));
        QCOMPARE(match->tray()->toRoll(), 0);
        touchDie(*match, 1);
        QVERIFY(die(*match, 1)->rollsAgain());
    }

    // As the move says, whatever the app would have taken.
    void aChoiceIsShownInPencil()
    {
        Table table;
        const auto match = table.begin(true);
        for (const bronze::Move &move : {bronze::Move(bronze::Roll{[] {
                                             bronze::Dice dice;
                                             dice.add(bronze::Face::Choice, 2);
                                             dice.add(bronze::Face::Coins);
                                             return dice;
                                         }()}),
                                         bronze::Move(bronze::Keep{})}) {
            const Value value = MatchOf<bronze::Bronze>::moveValue(move);
            QVERIFY(match->make(std::span(&value, 1)));
        }
        match->setReplay();
        for (const int food : {2, 0, 1}) {
            match->showInPencil(MatchOf<bronze::Bronze>::moveValue(bronze::Choose{static_cast<std::uint8_t>(food)}));
            int shown = 0;
            for (int place = 0; place < 3; ++place)
                shown += die(*match, place)->asFood();
            QCOMPARE(shown, food);
        }
    }

    void changingToRealDiceKeepsWhatLies()
    {
        Table table;
        const auto match = table.begin(false);
        match->primary();
        if (match->stage() != BronzeMatch::Roll)
            return;
        const QString face = die(*match, 0)->face();
        match->tray()->setRealDice(true);
        QCOMPARE(match->tray()->missing(), 0);
        QVERIFY(match->bar().enabled);
        touchDie(*match, 1); // mended by hand: the roll is taken back, the other dice stay entered
        QCOMPARE(match->tray()->missing(), 1);
        QCOMPARE(die(*match, 0)->face(), face);
    }
};

} // namespace tst_bronze_tray

PEGSHEET_WINDOW_TEST(tst_bronze_tray, BronzeTrayTest)
#include "tst_bronze_tray.moc"
