// SPDX-License-Identifier: Apache-2.0
// Finished sheets typed in by touches: what each touch does, what the bar says, what undo takes back, what is kept.
#include "app/application.h"
#include "model/bronze/finished.h"
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

namespace tst_bronze_typing {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<BronzeMatch> typing(Table &table, int players = 4)
{
    return table.begin(true, players, "", {}, "scoring");
}

int peg(BronzeMatch &match, int place)
{
    return row(match, match.seat(), place).peg;
}

// Something on the sheet of whoever's it is, and entered.
void enter(BronzeMatch &match, const char *development = "medicine")
{
    touchDevelopment(match, QString::fromLatin1(development));
    match.primary();
}

} // namespace

class BronzeTypingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void aCityIsFinishedOrBlank()
    {
        Table table;
        const auto match = typing(table);
        touchBuilding(*match, u"city6"_s);
        QVERIFY(building(*match, 0, "city6").finished);
        QCOMPARE(match->sheets().at(0).cityCount, 4);
        QCOMPARE(match->undoText(), u"Undo: 6th city"_s);
        touchBuilding(*match, u"city6"_s);
        QCOMPARE(building(*match, 0, "city6").ticked, 0);
    }

    // First, later, blank; where another sheet has the first points the other way round.
    void aMonumentGoesRoundItsPoints()
    {
        Table table;
        const auto match = typing(table);
        const auto temple = [&](int seat) { return building(*match, seat, "temple"); };
        touchBuilding(*match, u"temple"_s);
        QVERIFY(temple(0).finished && temple(0).earnedFirst);
        touchBuilding(*match, u"temple"_s);
        QVERIFY(temple(0).finished && !temple(0).earnedFirst && temple(0).firstGone);
        QCOMPARE(temple(0).earned, temple(0).laterPoints);
        touchBuilding(*match, u"temple"_s);
        QCOMPARE(temple(0).ticked, 0);
        touchBuilding(*match, u"temple"_s);
        QVERIFY(temple(1).firstGone);
        typeSheetOf(*match, 1);
        touchBuilding(*match, u"temple"_s);
        QVERIFY(temple(1).finished && !temple(1).earnedFirst);
        touchBuilding(*match, u"temple"_s);
        QVERIFY(temple(1).earnedFirst);
        touchBuilding(*match, u"temple"_s);
        QCOMPARE(temple(1).ticked, 0);
    }

    // Of the sheets of others only one that has the first points takes them.
    void aLaterMonumentLeavesTheFirstPoints()
    {
        Table table;
        const auto match = typing(table, 2);
        touchBuilding(*match, u"obelisk"_s);
        touchBuilding(*match, u"obelisk"_s);
        match->primary();
        QCOMPARE(match->seat(), 1);
        QVERIFY(!building(*match, 1, "obelisk").firstGone);
        touchBuilding(*match, u"obelisk"_s);
        QVERIFY(building(*match, 1, "obelisk").earnedFirst);
    }

    void whatCannotStandThereIsRefused()
    {
        Table table;
        const auto match = typing(table, 2);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        // Too many goods can still be mended by ticking Caravans: they hide nothing.
        match->typeNumber(u"goods.wood"_s, 8);
        QCOMPARE(refused.count(), 0);
        touchBuilding(*match, u"temple"_s);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(building(*match, 0, "temple").ticked, 0);
        QVERIFY(!building(*match, 0, "temple").legal && building(*match, 0, "obelisk").legal);
    }

    void developmentsAndRows()
    {
        Table table;
        const auto match = typing(table);
        touchDevelopment(*match, u"masonry"_s);
        touchDevelopment(*match, u"empire"_s);
        QCOMPARE(match->sheets().at(0).developmentCount, 2);
        touchDevelopment(*match, u"masonry"_s);
        QCOMPARE(match->sheets().at(0).developmentCount, 1);
        for (int touch = 1; touch <= 4; ++touch) {
            touchRow(*match, u"metal"_s);
            QCOMPARE(peg(*match, 4), touch);
            QCOMPARE(row(*match, 0, 4).before, touch - 1);
        }
        touchRow(*match, u"metal"_s);
        QCOMPARE(peg(*match, 4), 0);
        QCOMPARE(match->sheets().at(0).score, 8 + 3);
        QCOMPARE(match->bar().detail, u"11 points"_s);
    }

    void numbersAreAskedFor()
    {
        Table table;
        const auto match = typing(table);
        QSignalSpy asked(match.get(), &BronzeMatch::numberAsked);
        QSignalSpy corrected(match.get(), &BronzeMatch::correctionAsked);
        match->explain(0, u"disasters"_s);
        match->askCorrection(0, u"goods.wood"_s);
        QCOMPARE(asked.count(), 2);
        QCOMPARE(asked.at(1).at(1).toString(), u"goods.wood"_s);
        QCOMPARE(corrected.count(), 0);
        match->typeNumber(u"disasters"_s, 7);
        match->typeNumber(u"goods.wood"_s, 5);
        match->typeNumber(u"cityBoxes.city7"_s, 3);
        match->typeNumber(u"monuments.greatWall"_s, 13);
        QCOMPARE(match->sheets().at(0).disasters, 7);
        QCOMPARE(peg(*match, 0), 5);
        QCOMPARE(building(*match, 0, "city7").ticked, 3);
        QVERIFY(building(*match, 0, "greatWall").earnedFirst);
        match->typeNumber(u"goods.wood"_s, 99);
        QCOMPARE(peg(*match, 0), 8);
        match->typeNumber(u"disasters"_s, -2);
        QCOMPARE(match->sheets().at(0).disasters, 0);
        // What does nothing there.
        match->typeNumber(u"food"_s, 4);
        match->typeNumber(u"goods.wine"_s, 4);
        QCOMPARE(match->undoText(), u"Undo: Disasters"_s);
    }

    void numbersAreTypedDigitByDigit()
    {
        Table table;
        const auto match = typing(table);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        const auto lost = [&](std::initializer_list<Qt::Key> keys) {
            for (const Qt::Key key : keys)
                if (!match->typeKey(key))
                    return -1;
            return match->sheets().at(0).disasters;
        };
        QCOMPARE(lost({Qt::Key_4}), -1); // nothing is asked for
        match->frameNumber(u"disasters"_s);
        QCOMPARE(lost({Qt::Key_4, Qt::Key_2}), 42);
        QCOMPARE(lost({Qt::Key_Backspace}), 4);
        QCOMPARE(lost({Qt::Key_3}), 43);
        QCOMPARE(lost({Qt::Key_Delete, Qt::Key_Delete}), 0);
        QCOMPARE(lost({Qt::Key_7}), 7);
        QVERIFY(!match->typeKey(Qt::Key_A));
        // Asked for again it begins anew.
        match->frameNumber(u"disasters"_s);
        QCOMPARE(lost({Qt::Key_9}), 9);
        match->frameNumber(u"monuments.greatWall"_s);
        QCOMPARE(lost({Qt::Key_1, Qt::Key_3}), 9);
        QVERIFY(building(*match, 0, "greatWall").earnedFirst);
        match->frameNumber(u"goods.wood"_s);
        QCOMPARE(refused.count(), 0);
        QCOMPARE(lost({Qt::Key_5, Qt::Key_9}), 9);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(peg(*match, 0), 5);
    }

    // Each goes on where it was left; nothing of another is lost.
    void everyPlayerHasASheetInPencil()
    {
        Table table;
        const auto match = typing(table);
        touchDevelopment(*match, u"medicine"_s);
        match->explain(2, u"disasters"_s); // a touch on somebody else's sheet
        QCOMPARE(match->seat(), 2);
        QCOMPARE(match->playerName(), u"Cleo"_s);
        touchDevelopment(*match, u"empire"_s);
        QVERIFY(match->sheets().at(2).acting && match->acting().seat == 2 && !match->sheets().at(0).acting);
        typeSheetOf(*match, 0);
        QVERIFY(development(*match, 0, "medicine").owned && !development(*match, 0, "empire").owned);
        match->primary();
        QCOMPARE(match->seat(), 1);
        QVERIFY(match->sheets().at(0).entered && !match->sheets().at(2).entered);
        QVERIFY(development(*match, 2, "empire").owned);
        QVERIFY(!match->bar().enabled);
        QCOMPARE(match->standing(), u"Sheets entered: 1 of 4"_s);
    }

    void nothingHappensBeforeAnythingIsTicked()
    {
        Table table;
        const auto match = typing(table);
        QVERIFY(!match->bar().enabled);
        match->primary();
        QCOMPARE(match->moveList()->made(), 0);
        // Who has really nothing says so.
        match->typeNumber(u"disasters"_s, 0);
        QVERIFY(match->bar().enabled);
        match->primary();
        QVERIFY(match->sheets().at(0).entered);
    }

    // Whosever sheet it was on: that is looked at then.
    void undoGoesBackTouchByTouch()
    {
        Table table;
        const auto match = typing(table);
        touchDevelopment(*match, u"medicine"_s);
        touchRow(*match, u"wood"_s);
        typeSheetOf(*match, 1);
        touchDevelopment(*match, u"empire"_s);
        typeSheetOf(*match, 0);
        QCOMPARE(match->undoText(), u"Undo: Empire"_s);
        match->undo();
        QCOMPARE(match->seat(), 1);
        QVERIFY(!development(*match, 1, "empire").owned);
        QCOMPARE(match->undoText(), u"Undo: Wood"_s);
        match->undo();
        QCOMPARE(match->seat(), 0);
        QCOMPARE(peg(*match, 0), 0);
        QCOMPARE(match->undoText(), u"Undo: Medicine"_s);
        match->undo();
        QCOMPARE(match->undoText(), QString());
        QVERIFY(!match->bar().enabled);
    }

    void redoMakesTouchesAgain()
    {
        Table table;
        const auto match = typing(table);
        touchDevelopment(*match, u"medicine"_s);
        match->typeNumber(u"disasters"_s, 7);
        match->undo();
        match->undo();
        QCOMPARE(match->redoText(), u"Redo: Medicine"_s);
        // Another sheet is only looked at.
        typeSheetOf(*match, 1);
        QCOMPARE(match->redoText(), u"Redo: Medicine"_s);
        match->redo();
        QCOMPARE(match->redoText(), u"Redo: Disasters"_s);
        match->redo();
        QCOMPARE(match->sheets().at(0).disasters, 7);
        QCOMPARE(match->redoText(), QString());
        match->undo();
        QCOMPARE(match->undoText(), u"Undo: Medicine"_s);
        // What is touched instead takes its place.
        touchRow(*match, u"wood"_s);
        QCOMPARE(match->redoText(), QString());
    }

    void anEnteredSheetIsLaidBack()
    {
        Table table;
        const auto match = typing(table);
        enter(*match);
        typeSheetOf(*match, 2);
        touchDevelopment(*match, u"empire"_s);
        touchRow(*match, u"wood"_s);
        match->primary();
        QCOMPARE(match->seat(), 1);
        QCOMPARE(match->undoText(), u"Undo: Finished sheet"_s);
        match->undo();
        QCOMPARE(match->seat(), 2);
        QVERIFY(development(*match, 2, "empire").owned && !match->sheets().at(2).entered);
        QCOMPARE(match->bar().primary, u"Enter the sheet"_s);
        // Further back it goes touch by touch, and redo comes to where it was entered.
        match->undo();
        QCOMPARE(peg(*match, 0), 0);
        match->redo();
        QVERIFY(!match->sheets().at(2).entered);
        QCOMPARE(peg(*match, 0), 1);
        match->redo();
        QVERIFY(match->sheets().at(2).entered);
        QCOMPARE(row(*match, 2, 0).peg, 1);
        QCOMPARE(match->seat(), 1);
    }

    // What was ticked since it was taken back goes where redo enters it: nothing is entered unseen.
    void goingForthRubsOutWhatIsTickedOfThatSheet()
    {
        Table table;
        const auto match = typing(table, 2);
        touchDevelopment(*match, u"medicine"_s);
        match->primary();
        match->undo();
        touchRow(*match, u"wood"_s);
        match->undo();
        touchRow(*match, u"stone"_s);
        match->goTo(1);
        QVERIFY(match->sheets().at(0).entered);
        QCOMPARE(row(*match, 0, 1).peg, 0);
    }

    // One that came with all its ticks goes as a whole, and redo has it still.
    void aSheetFromElsewhereIsRubbedOutWhole()
    {
        Table table;
        storage::MatchId id;
        {
            const auto match = typing(table);
            enter(*match);
            id = match->id();
        }
        const auto match = table.open(id, true);
        match->undo();
        QCOMPARE(match->undoText(), u"Undo: Finished sheet"_s);
        match->undo();
        QVERIFY(!match->bar().enabled);
        QCOMPARE(match->redoText(), u"Redo: Finished sheet"_s);
        match->redo();
        QVERIFY(development(*match, 0, "medicine").owned && !match->sheets().at(0).entered);
        QCOMPARE(match->undoText(), u"Undo: Finished sheet"_s);
        match->redo();
        QVERIFY(development(*match, 0, "medicine").owned && match->sheets().at(0).entered);
    }

    void aSheetIsEnteredAnew()
    {
        Table table;
        const auto match = typing(table);
        enter(*match);
        typeSheetOf(*match, 0);
        QCOMPARE(match->bar().primary, u"Go on with Ben"_s);
        match->primary();
        QCOMPARE(match->seat(), 1);
        typeSheetOf(*match, 0);
        QVERIFY(development(*match, 0, "medicine").owned);
        touchDevelopment(*match, u"masonry"_s);
        QCOMPARE(match->bar().primary, u"Enter the changes"_s);
        // Back to what was entered there is nothing to enter.
        touchDevelopment(*match, u"masonry"_s);
        QCOMPARE(match->bar().primary, u"Go on with Ben"_s);
        touchDevelopment(*match, u"masonry"_s);
        match->primary();
        QCOMPARE(match->moveList()->made(), 2);
        QCOMPARE(match->sheets().at(0).developmentCount, 2);
        QCOMPARE(match->seat(), 1);
    }

    // The model refuses the second first points; mended on either sheet they are entered.
    void firstPointsTwiceAreRefusedAndMended()
    {
        Table table;
        const auto match = typing(table, 2);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        touchBuilding(*match, u"obelisk"_s);
        match->primary();
        touchBuilding(*match, u"obelisk"_s);
        touchBuilding(*match, u"obelisk"_s);
        match->primary();
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.front().front().toString().contains(u"Obelisk"_s));
        QVERIFY(!match->over() && building(*match, 1, "obelisk").earnedFirst);
        typeSheetOf(*match, 0);
        touchBuilding(*match, u"obelisk"_s);
        QVERIFY(building(*match, 0, "obelisk").finished && !building(*match, 0, "obelisk").earnedFirst);
        // The change goes in with the last sheet.
        typeSheetOf(*match, 1);
        match->primary();
        QVERIFY(match->over());
        QCOMPARE(refused.count(), 1);
        QCOMPARE(match->sheets().at(0).score, 3);
        QVERIFY(!building(*match, 0, "obelisk").earnedFirst && building(*match, 1, "obelisk").earnedFirst);
    }

    void tooManyGoodsAreRefusedUntilCaravans()
    {
        Table table;
        const auto match = typing(table, 1);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        match->typeNumber(u"goods.wood"_s, 7);
        match->primary();
        QCOMPARE(refused.count(), 1);
        touchDevelopment(*match, u"caravans"_s);
        match->primary();
        QVERIFY(match->over());
    }

    void theTieIsBroken()
    {
        Table table;
        const auto match = typing(table, 2);
        touchRow(*match, u"wood"_s);
        enter(*match);
        match->typeNumber(u"goods.metal"_s, 1);
        enter(*match);
        QVERIFY(match->over());
        const QVariantMap scores = match->scoreTable();
        QCOMPARE(scores.value(u"title"_s).toString(), u"Ben wins the tie"_s);
        QVERIFY(scores.value(u"sentence"_s).toString().contains(u"Ben's are worth 5"_s));
        QCOMPARE(match->rounds(), 0);
        QVERIFY(match->lastRound().isEmpty());
    }

    // Five developments end no match that is over on paper.
    void noRoundIsTheLast()
    {
        Table table;
        const auto match = typing(table, 2);
        for (const char *key : {"medicine", "masonry", "coinage", "irrigation", "leadership"})
            touchDevelopment(*match, QString::fromLatin1(key));
        match->primary();
        QCOMPARE(match->sheets().at(0).developmentCount, 5);
        QVERIFY(match->lastRound().isEmpty());
        QVERIFY(!match->standing().contains(u"Round"_s));
    }

    void correctionsWaitUntilAllIsEntered()
    {
        Table table;
        const auto match = typing(table, 1);
        enter(*match);
        QVERIFY(match->over());
        QSignalSpy asked(match.get(), &BronzeMatch::correctionAsked);
        match->askCorrection(0, u"goods.wood"_s);
        QCOMPARE(asked.count(), 1);
        QVERIFY(correct(*match, 0, "disasters", 4));
        QCOMPARE(match->sheets().at(0).score, 3 - 4);
        match->undo();
        match->undo();
        QCOMPARE(match->sheets().at(0).score, 3);
        QCOMPARE(match->stage(), BronzeMatch::Typing);
    }

    // A kill is another program on the same file.
    void whatIsInPencilComesBack()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"matches.db"_s);
        Application killed(file);
        QVERIFY(killed.begin({u"Ada"_s, u"Ben"_s, u"Cleo"_s}, true, {}, true));
        enter(*openMatch(killed));
        touchBuilding(*openMatch(killed), u"obelisk"_s);
        touchBuilding(*openMatch(killed), u"obelisk"_s);
        openMatch(killed)->typeNumber(u"cityBoxes.city7"_s, 2);
        typeSheetOf(*openMatch(killed), 2);
        touchDevelopment(*openMatch(killed), u"empire"_s);
        openMatch(killed)->typeNumber(u"goods.cloth"_s, 3);
        openMatch(killed)->typeNumber(u"disasters"_s, 31);
        QCoreApplication::processEvents();
        Application program(file);
        program.resume();
        BronzeMatch &match = *openMatch(program);
        QCOMPARE(match.stage(), BronzeMatch::Typing);
        QCOMPARE(match.seat(), 2);
        QCOMPARE(match.draft(), openMatch(killed)->draft());
        QVERIFY(development(match, 2, "empire").owned);
        QCOMPARE(match.sheets().at(2).disasters, 31);
        QCOMPARE(row(match, 2, 3).peg, 3);
        QVERIFY(building(match, 1, "obelisk").finished && !building(match, 1, "obelisk").earnedFirst);
        QCOMPARE(building(match, 1, "city7").ticked, 2);
        match.primary();
        QCOMPARE(match.seat(), 1);
        QVERIFY(match.sheets().at(2).entered);
    }

    void whatTheModelWouldNotAcceptIsLeftOut_data()
    {
        QTest::addColumn<QVariantMap>("sheet");
        QTest::addColumn<int>("score");
        const QVariantMap medicine{{u"developments"_s, QVariantList{u"medicine"_s}}};
        const auto with = [&](const QString &key, const QVariant &value) {
            QVariantMap sheet = medicine;
            sheet.insert(key, value);
            return sheet;
        };
        const QVariantMap temple{{u"temple"_s, QVariantMap{{u"boxes"_s, 7}, {u"points"_s, 4}}}};
        QTest::newRow("as it was") << medicine << 3;
        QTest::newRow("too many goods stay") << with(u"goods"_s, QVariantMap{{u"wood"_s, 8}}) << 3;
        QTest::newRow("a closed monument") << with(u"monuments"_s, temple) << 0;
        QTest::newRow("another player's") << with(u"player"_s, 1) << 0;
        QTest::newRow("points of nowhere") << with(u"monuments"_s,
                                                   QVariantMap{{u"obelisk"_s, QVariantMap{{u"boxes"_s, 9}, {u"points"_s, 5}}}})
                                           << 0;
        QTest::newRow("no such good") << with(u"goods"_s, QVariantMap{{u"wine"_s, 1}}) << 0;
        QTest::newRow("another type") << with(u"disasters"_s, u"many"_s) << 0;
    }
    void whatTheModelWouldNotAcceptIsLeftOut()
    {
        QFETCH(QVariantMap, sheet);
        QFETCH(int, score);
        Table table;
        const auto match = typing(table, 2);
        if (!sheet.contains(u"player"_s))
            sheet.insert(u"player"_s, 0);
        sheet.insert(u"type"_s, u"sheet"_s);
        touchRow(*match, u"wood"_s);
        const QVariant head = match->draft().value(u"head"_s);
        match->undo();
        match->restoreDraft(
            {{u"head"_s, head},
             {u"line"_s, QVariantMap{{u"touches"_s, QVariantList{QVariant(QVariantList{u"laid"_s, 0, 0, sheet})}}}}});
        QCOMPARE(match->seat(), 0);
        QCOMPARE(match->sheets().at(0).score, score);
        QCOMPARE(match->bar().enabled, score == 3);
        QCOMPARE(building(*match, 0, "temple").ticked, 0);
    }

    // The ordinary way never begins one, whatever was begun before.
    void onlyWhoAsksGetsOne()
    {
        QTemporaryDir folder;
        Application program(folder.filePath(u"matches.db"_s));
        QVERIFY(program.begin({u"Ada"_s, u"Ben"_s}, true, {}, true));
        QVERIFY(openMatch(program)->scoring());
        QVERIFY(program.agreement()->ending().isEmpty());
        program.close();
        QVERIFY(program.begin({u"Ada"_s, u"Ben"_s}, true));
        QVERIFY(!openMatch(program)->scoring());
        QCOMPARE(openMatch(program)->stage(), BronzeMatch::Roll);
    }

    void aloneInTheLateBronzeAgeSkullsAreRolledAgainUnlessAgreed()
    {
        QTemporaryDir folder;
        Application program(folder.filePath(u"matches.db"_s));
        Agreement *agreement = program.agreement();
        const auto options = [&](std::size_t players) {
            Setup setup;
            setup.players.resize(players);
            agreement->setPlayers(static_cast<int>(players));
            agreement->fill(setup);
            return setup.options;
        };
        agreement->setVariant(2);
        QVERIFY(options(2).empty());
        QVERIFY(options(1) == (Object{{"soloSkulls", "rerolled"}}));
        QVERIFY(agreement->isOn(u"soloSkulls"_s));
        agreement->choose(u"soloSkulls"_s, false);
        QVERIFY(options(1) == (Object{{"soloSkulls", "locked"}}));
    }

    // Of what can be agreed on only what the points depend on.
    void fewOptionsMeanSomethingThen()
    {
        QTemporaryDir folder;
        Application program(folder.filePath(u"matches.db"_s));
        Agreement *agreement = program.agreement();
        agreement->setVariant(1);
        QVERIFY(agreement->isOffered(u"laterPoints"_s) && agreement->isOffered(u"longerGame"_s));
        agreement->setScoringOnly(true);
        QVERIFY(agreement->isOffered(u"laterPoints"_s) && agreement->isOffered(u"longerGame"_s));
        QVERIFY(!agreement->isOffered(u"soloEndsEarly"_s));
        agreement->choose(u"laterPoints"_s, true);
        Setup setup;
        agreement->fill(setup);
        QCOMPARE(setup.mode, std::string("scoring"));
        QCOMPARE(setup.options.size(), 1U);
        agreement->setPlayers(1);
        QVERIFY(!agreement->isOffered(u"soloSkulls"_s));
    }
};

} // namespace tst_bronze_typing

PEGSHEET_WINDOW_TEST(tst_bronze_typing, BronzeTypingTest)
#include "tst_bronze_typing.moc"
