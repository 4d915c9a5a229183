// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/scoretable.h"
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <algorithm>

namespace tst_bronze_match {

using namespace pegsheet;
using namespace pegsheet::app;

namespace {

/// Plays like somebody who touches what is allowed, at random but always the same.
class Visitor
{
public:
    explicit Visitor(BronzeMatch &match) : m_match(match) {}

    void step()
    {
        m_match.dismissNews();
        switch (m_match.stage()) {
        case BronzeMatch::Roll: return roll();
        case BronzeMatch::Build: return build();
        case BronzeMatch::Buy: return buy();
        case BronzeMatch::Discard:
            for (int place = 0; place < 5 && m_match.stillToDiscard() > 0; ++place)
                while (m_match.stillToDiscard() > 0 && row(m_match, seat(), place).pencil != 0
                       && row(m_match, seat(), place).peg > 0)
                    touchRow(m_match, row(m_match, seat(), place).key);
            return m_match.primary();
        case BronzeMatch::End: return m_match.primary();
        case BronzeMatch::Spears: return m_match.primary();
        case BronzeMatch::Trade:
        case BronzeMatch::Typing:
        case BronzeMatch::Over: return;
        }
    }

private:
    [[nodiscard]] int seat() const { return m_match.seat(); }

    void roll()
    {
        static const char *const kFaces[] = {"food", "good", "skull", "workers", "choice", "coins"};
        if (m_match.tray()->realDice() && m_match.tray()->missing() > 0)
            return enterFace(m_match, QString::fromLatin1(kFaces[m_random.bounded(6)]));
        m_match.primary();
    }

    void build()
    {
        while (m_match.workersLeft() > 0) {
            const BronzeSheet sheet = m_match.acting();
            const auto list = m_random.bounded(2) == 0 ? sheet.cities : sheet.monuments;
            const BronzeBuilding touched = list.at(m_random.bounded(static_cast<int>(list.size())));
            if (touched.legal && touched.pencilled == 0)
                touchBuilding(m_match, touched.key);
            else if (m_random.bounded(20) == 0)
                break;
        }
        m_match.primary();
    }

    void buy()
    {
        const auto list = m_match.acting().developments;
        const auto dearest = std::find_if(list.rbegin(), list.rend(), [](const auto &each) { return each.legal; });
        if (dearest != list.rend())
            touchDevelopment(m_match, dearest->key);
        m_match.primary();
    }

    BronzeMatch &m_match;
    QRandomGenerator m_random{5};
};

} // namespace

class BronzeMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void aWholeMatchIsPlayedByTouches_data()
    {
        QTest::addColumn<bool>("realDice");
        QTest::addColumn<int>("players");
        for (int players = 2; players <= 4; ++players) {
            QTest::addRow("real dice, %d players", players) << true << players;
            QTest::addRow("the app's dice, %d players", players) << false << players;
        }
    }
    void aWholeMatchIsPlayedByTouches()
    {
        QFETCH(bool, realDice);
        QFETCH(int, players);
        Table table;
        const auto match = table.begin(realDice, players);
        const QAbstractItemModelTester tester(match->moveList(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        match->tray()->setFaces([random = Random(7)]() mutable { return static_cast<bronze::Face>(random.below(6)); });
        Visitor visitor(*match);
        for (int steps = 0; !match->over() && steps < 20000; ++steps)
            visitor.step();
        QVERIFY(match->over());
        QCOMPARE(refused.count(), 0);
        QCOMPARE(match->scoreTable().value(QStringLiteral("players")).toList().size(), players);
        QVERIFY(!match->scoreTable().value(QStringLiteral("title")).toString().isEmpty());
        // Every number says what it is made of.
        for (const QVariant &row : match->scoreTable().value(QStringLiteral("rows")).toList())
            for (const QVariant &each : row.toMap().value(QStringLiteral("cells")).toList()) {
                const QVariantMap cell = each.toMap();
                QVERIFY(cell.value(QStringLiteral("text")).toString() == QLatin1String("0")
                        || !cell.value(QStringLiteral("why")).toString().isEmpty());
            }

        // Back to the set-up and forth again, and the same after switching off.
        const int made = match->moveList()->made();
        const int score = match->sheets().at(0).score;
        match->goTo(0);
        QCOMPARE(match->sheets().at(0).score, 0);
        match->goTo(made);
        QCOMPARE(match->sheets().at(0).score, score);
        const auto again = table.open(match->id(), realDice);
        QVERIFY(again->over());
        QCOMPARE(again->sheets().at(0).score, score);
    }

    // Where a development brings points the line says what it counts.
    void pointsOfADevelopmentSayWhatTheyAre()
    {
        bronze::State state;
        QVERIFY(!bronze::start({{"Ada", "Ben"}, "classic", {}, "play"}, state));
        state.sheets[0].developments.insert(bronze::Development::Empire);
        state.sheets[0].developments.insert(bronze::Development::Architecture);
        state.sheets[0].monumentBoxes[bronze::Monument::StepPyramid] = static_cast<std::uint8_t>(
            bronze::kMonuments[bronze::Monument::StepPyramid].boxes);
        const QVariantList rows =
            bronzeScoreTable(state, {QStringLiteral("Ada"), QStringLiteral("Ben")}).value(QStringLiteral("rows")).toList();
        for (const int row : {2, 3}) {
            const QVariantMap cell = rows.at(row).toMap().value(QStringLiteral("cells")).toList().at(0).toMap();
            QVERIFY(cell.value(QStringLiteral("points")).toInt() > 0);
            QVERIFY(!cell.value(QStringLiteral("why")).toString().isEmpty());
        }
    }

    void aBuildingTakesAsManyWorkersAsFitThenOneLess()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"workers", "workers", "food"});
        touchBuilding(*match, QStringLiteral("city5"));
        QCOMPARE(building(*match, 0, "city5").pencilled, 4);
        QCOMPARE(match->workersLeft(), 2);
        touchBuilding(*match, QStringLiteral("stepPyramid"));
        QCOMPARE(building(*match, 0, "stepPyramid").pencilled, 2);
        QCOMPARE(match->bar().primary, QStringLiteral("Build 6 boxes"));
        touchBuilding(*match, QStringLiteral("city5"));
        QCOMPARE(building(*match, 0, "city5").pencilled, 3);
        QCOMPARE(match->workersLeft(), 1);
        QVERIFY(match->bar().detail.contains(QStringLiteral("1 worker left")));
        match->primary();
        QCOMPARE(building(*match, 0, "city5").ticked, 3);
        QCOMPARE(building(*match, 0, "city5").pencilled, 0);
    }

    void undoRubsPencilOutBeforeItTakesMovesBack()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"workers", "food", "food"});
        touchBuilding(*match, QStringLiteral("city4"));
        QCOMPARE(match->undoText(), QStringLiteral("Undo: 4th city"));
        match->undo();
        QCOMPARE(building(*match, 0, "city4").pencilled, 0);
        QCOMPARE(match->stage(), BronzeMatch::Build);
        QCOMPARE(match->redoText(), QStringLiteral("Redo: 4th city"));
        match->redo();
        QCOMPARE(building(*match, 0, "city4").pencilled, 3);
    }

    // "Build nothing" and "Buy nothing" make no move, but they are steps of the table: undo goes back over each.
    void undoGoesBackOverWhatWasPassed()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "goods", QVariantMap{{QStringLiteral("wood"), 6}}));
        collect(*match, {"coins", "good", "workers"});
        QCOMPARE(match->stage(), BronzeMatch::Build);
        match->primary();
        QCOMPARE(match->stage(), BronzeMatch::Buy);
        QCOMPARE(match->undoText(), QStringLiteral("Undo: Build nothing"));
        match->primary();
        QCOMPARE(match->stage(), BronzeMatch::Discard);
        QCOMPARE(match->undoText(), QStringLiteral("Undo: Buy nothing"));
        match->undo();
        QCOMPARE(match->stage(), BronzeMatch::Buy);
        QCOMPARE(match->undoText(), QStringLiteral("Undo: Build nothing"));
        match->undo();
        QCOMPARE(match->stage(), BronzeMatch::Build);
        QCOMPARE(match->undoText(), QStringLiteral("Undo: Roll"));
        match->primary();
        // Buying is after building all the same: what was passed before it is still gone back over.
        touchDevelopment(*match, QStringLiteral("leadership"));
        QVERIFY(match->cancel());
        QCOMPARE(match->undoText(), QStringLiteral("Undo: Build nothing"));
        match->undo();
        QCOMPARE(match->stage(), BronzeMatch::Build);
        // Who lets a development go again stands where it was picked.
        match->primary();
        match->primary();
        QCOMPARE(match->stage(), BronzeMatch::Discard);
        touchDevelopment(*match, QStringLiteral("leadership"));
        QCOMPARE(match->stage(), BronzeMatch::Buy);
        QVERIFY(match->cancel());
        QCOMPARE(match->stage(), BronzeMatch::Discard);
        QCOMPARE(match->undoText(), QStringLiteral("Undo: Buy nothing"));
        QCOMPARE(match->redoText(), QStringLiteral("Redo: Leadership"));
    }

    void whoBuildsAfterBuildingNothingIsBackInBuilding_data()
    {
        QTest::addColumn<QString>("coins"); // decides whether something can be bought
        QTest::addColumn<int>("wood");      // and whether goods must go
        QTest::addColumn<BronzeMatch::Stage>("passed");
        QTest::newRow("nothing to buy") << QStringLiteral("food") << 0 << BronzeMatch::End;
        QTest::newRow("something to buy") << QStringLiteral("coins") << 4 << BronzeMatch::Buy;
        QTest::newRow("goods to give up") << QStringLiteral("food") << 8 << BronzeMatch::Discard;
    }
    void whoBuildsAfterBuildingNothingIsBackInBuilding()
    {
        QFETCH(const QString, coins);
        QFETCH(const int, wood);
        QFETCH(const BronzeMatch::Stage, passed);
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"workers", "workers", qPrintable(coins)});
        QVERIFY(
            correct(*match, 0, "goods", QVariantMap{{QStringLiteral("wood"), wood}, {QStringLiteral("stone"), wood == 8 ? 1 : 0}}));
        QCOMPARE(match->stage(), BronzeMatch::Build);
        match->primary();
        if (passed == BronzeMatch::Discard && match->stage() == BronzeMatch::Buy)
            match->primary();
        QCOMPARE(match->stage(), passed);
        setWorkers(*match, QStringLiteral("obelisk"), 4);
        QCOMPARE(match->stage(), BronzeMatch::Build);
        QCOMPARE(match->bar().primary, QStringLiteral("Build 4 boxes"));
        match->undo();
        QCOMPARE(match->stage(), passed);
        QCOMPARE(match->workersLeft(), 6);
        setWorkers(*match, QStringLiteral("obelisk"), 6);
        match->primary();
        QCOMPARE(building(*match, 0, "obelisk").ticked, 6);
    }

    // What is refused is the place that was touched, not another one of the pencil.
    void aPlaceForWhichNoWorkerIsLeftSaysSo()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"workers", "workers", "food"});
        setWorkers(*match, QStringLiteral("obelisk"), 6);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        touchBuilding(*match, QStringLiteral("city4"));
        QCOMPARE(refused.value(0).value(0).toString(), QStringLiteral("This needs 1 worker; 0 are left."));
        setWorkers(*match, QStringLiteral("obelisk"), 7);
        QCOMPARE(refused.value(1).value(0).toString(), QStringLiteral("This needs 7 workers; 6 are left."));
        QCOMPARE(match->workersLeft(), 0);
    }

    // A place is left with workers in pencil only by an older draft or by looking ahead.
    void workersInPencilAreSetBeforeTheTurnEnds()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"workers", "workers", "food"});
        setWorkers(*match, QStringLiteral("obelisk"), 6);
        showStage(*match, BronzeMatch::End);
        QCOMPARE(match->stage(), BronzeMatch::End);
        QCOMPARE(match->bar().primary, QStringLiteral("Build 6 boxes"));
        QVERIFY(match->bar().detail.contains(QStringLiteral("ends the turn")));
        match->primary();
        QCOMPARE(building(*match, 0, "obelisk").ticked, 6);
        QCOMPARE(match->seat(), 1);
    }

    void buyingNothingInksInTheWorkersInPencilBeforeGoodsGo()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "goods", QVariantMap{{QStringLiteral("wood"), 7}}));
        collect(*match, {"coins", "coins", "workers"});
        setWorkers(*match, QStringLiteral("obelisk"), 2);
        showStage(*match, BronzeMatch::Buy);
        QCOMPARE(match->bar().primary, QStringLiteral("Buy nothing"));
        QCOMPARE(match->bar().detail, QStringLiteral("builds 2 boxes · 1 worker unused"));
        match->primary();
        QCOMPARE(match->stage(), BronzeMatch::Discard);
        QCOMPARE(building(*match, 0, "obelisk").ticked, 2);
        QCOMPARE(match->undoText(), QStringLiteral("Undo: Buy nothing"));
        match->undo();
        QCOMPARE(match->stage(), BronzeMatch::Build); // with the worker that is left
    }

    void goodsPickedToGoStayPickedWhileTheRestIsDone()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "goods", QVariantMap{{QStringLiteral("wood"), 5}, {QStringLiteral("stone"), 3}}));
        collect(*match, {"food", "food", "workers"});
        while (match->stage() != BronzeMatch::Discard)
            match->primary();
        touchRow(*match, QStringLiteral("wood"));
        QCOMPARE(match->stillToDiscard(), 1);
        setWorkers(*match, QStringLiteral("obelisk"), 3);
        match->primary();
        QCOMPARE(building(*match, 0, "obelisk").ticked, 3);
        QCOMPARE(match->stillToDiscard(), 1);
        QVERIFY(row(*match, 0, 0).chosen);
    }

    void aPurchaseStaysInPencilWhileStoneIsSold()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(match->correct(0,
                               {{QStringLiteral("goods"), QVariantMap{{QStringLiteral("stone"), 1}, {QStringLiteral("metal"), 1}}},
                                {QStringLiteral("developments"), QVariantList{QStringLiteral("engineering")}}},
                               {}));
        collect(*match, {"coins", "food", "food"});
        touchDevelopment(*match, QStringLiteral("leadership"));
        touchRow(*match, QStringLiteral("stone"));
        sellStone(*match);
        QCOMPARE(match->stage(), BronzeMatch::Buy);
        QVERIFY(match->purchase().active);
        QCOMPARE(match->purchase().paid, 12); // the stone is not there any more
        match->primary();
        QVERIFY(development(*match, 0, "leadership").owned);
    }

    void whatLeavesWorkersUnusedSaysSo()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"workers", "coins", "coins"});
        QCOMPARE(match->bar().detail, QStringLiteral("3 workers unused")); // build nothing
        match->primary();
        QCOMPARE(match->bar().primary, QStringLiteral("Buy nothing"));
        QCOMPARE(match->bar().detail, QStringLiteral("3 workers unused · ends the turn"));
        touchDevelopment(*match, QStringLiteral("leadership"));
        QCOMPARE(match->bar().primary, QStringLiteral("Pay 14 for Leadership"));
        QCOMPARE(match->bar().detail, QStringLiteral("3 workers unused · ends the turn"));
        QVERIFY(match->cancel());
        setWorkers(*match, QStringLiteral("obelisk"), 3);
        touchDevelopment(*match, QStringLiteral("leadership"));
        QVERIFY(!match->bar().detail.contains(QStringLiteral("unused")));
        QVERIFY(match->bar().detail.contains(QStringLiteral("builds 3 boxes")));
        QVERIFY(match->cancel());
        showStage(*match, BronzeMatch::Buy);
        QCOMPARE(match->bar().detail, QStringLiteral("builds 3 boxes · ends the turn")); // buy nothing
        match->undo();
        showStage(*match, BronzeMatch::End);
        QCOMPARE(match->bar().detail, QStringLiteral("3 workers unused · then it is Ben's turn"));
    }

    void discardingSaysWhichWorkersAreUnused()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "goods", QVariantMap{{QStringLiteral("wood"), 7}}));
        collect(*match, {"workers", "food", "food"});
        while (match->stage() != BronzeMatch::Discard)
            match->primary();
        touchRow(*match, QStringLiteral("wood"));
        QCOMPARE(match->bar().detail, QStringLiteral("3 workers unused · ends the turn"));
    }

    // Only what a touch would change is framed; the rest says what would be right.
    void rowsAreLegalOnlyWhereTheyGiveOrGiveBack()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "goods", QVariantMap{{QStringLiteral("wood"), 6}}));
        collect(*match, {"good", "good", "workers"}); // the seventh wood and a stone
        QVERIFY(!row(*match, 0, 0).legal);            // while building
        while (match->stage() != BronzeMatch::Discard)
            match->primary();
        QVERIFY(row(*match, 0, 0).legal);
        QVERIFY(row(*match, 0, 1).legal);
        QVERIFY(!row(*match, 0, 2).legal); // nothing stands there
        touchRow(*match, QStringLiteral("wood"));
        touchRow(*match, QStringLiteral("wood"));
        QCOMPARE(match->stillToDiscard(), 0);
        QVERIFY(row(*match, 0, 0).legal);
        QVERIFY(!row(*match, 0, 1).legal);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        touchRow(*match, QStringLiteral("stone"));
        match->explain(0, QStringLiteral("goods.stone"));
        QCOMPARE(refused.count(), 2);
        for (const auto &told : refused)
            QCOMPARE(told.front().toString(), QStringLiteral("Give up exactly 2 goods, not 3."));
        touchRow(*match, QStringLiteral("wood")); // all of it back
        QCOMPARE(match->stillToDiscard(), 2);
        QVERIFY(row(*match, 0, 1).legal);
    }

    void whatWasRefusedLastIsCorrected_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"developments.empire", "cityBoxes.city4", "monuments.obelisk", "goods.wood", "food"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    void whatWasRefusedLastIsCorrected()
    {
        QFETCH(const QString, path);
        Table table;
        const auto match = table.begin(true);
        QSignalSpy asked(match.get(), &BronzeMatch::correctionAsked);
        QVERIFY(!match->correctRefused());
        const QString key = path.section(u'.', 1);
        if (path.startsWith(u"developments"))
            touchDevelopment(*match, key);
        else if (path.startsWith(u"goods") || path == u"food")
            touchRow(*match, path == u"food" ? path : key);
        else
            touchBuilding(*match, key);
        QVERIFY(match->correctRefused());
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.front(), QVariantList({0, path}));
        QVERIFY(!match->correctRefused());
    }

    void theFieldOfAnotherSheetIsCorrectedOnThatSheet()
    {
        Table table;
        const auto match = table.begin(true);
        QSignalSpy asked(match.get(), &BronzeMatch::correctionAsked);
        match->explain(1, QStringLiteral("disasters"));
        QVERIFY(match->correctRefused());
        QCOMPARE(asked.front(), QVariantList({1, QStringLiteral("disasters")}));
        // What was refused since was for no field.
        match->explain(1, QStringLiteral("disasters"));
        QVERIFY(!match->correct(1, {{QStringLiteral("food"), 99}}, {}));
        QVERIFY(!match->correctRefused());
    }

    void whatIsNotInTheMatchCannotBeCorrected_data()
    {
        QTest::addColumn<int>("seat");
        QTest::newRow("one's own") << 0;
        QTest::newRow("another's") << 1;
    }
    // A monument that is out of play has no field on the page of corrections: sending anybody there would lead nowhere.
    void whatIsNotInTheMatchCannotBeCorrected()
    {
        QFETCH(const int, seat);
        Table table;
        const auto match = table.begin(true);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        const auto touchTemple = [&] {
            refused.clear();
            if (seat == 0)
                touchBuilding(*match, QStringLiteral("temple"));
            else
                match->explain(1, QStringLiteral("monuments.temple"));
            return refused.size() == 1 && !match->canOverrule();
        };
        QVERIFY(touchTemple()); // before the roll
        collect(*match, {"workers", "workers", "workers"});
        QVERIFY(touchTemple());
        QVERIFY(refused.front().front().toString().contains(QStringLiteral("Temple")));
        match->explain(1, QStringLiteral("food"));
        QVERIFY(match->canOverrule());
    }

    void whatIsNotAllowedSaysWhy()
    {
        Table table;
        const auto match = table.begin(true);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        touchBuilding(*match, QStringLiteral("city4"));
        QCOMPARE(refused.count(), 1);
        collect(*match, {"food", "good", "good"});
        refused.clear();
        touchDevelopment(*match, QStringLiteral("empire"));
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.front().front().toString().contains(QStringLiteral("60")));
        refused.clear();
        touchBuilding(*match, QStringLiteral("temple")); // not with two players
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.front().front().toString().contains(QStringLiteral("Temple")));
    }

    // DE 7, EN 5: the worked example of a purchase.
    void theCheapestPaymentIsOfferedWithItsEquals()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "goods",
                        QVariantMap{{QStringLiteral("wood"), 4},
                                    {QStringLiteral("stone"), 3},
                                    {QStringLiteral("cloth"), 1},
                                    {QStringLiteral("metal"), 1}}));
        collect(*match, {"good", "coins", "food"}); // the good is the fifth wood
        touchDevelopment(*match, QStringLiteral("agriculture"));
        // 7 coins, spearhead 5 and cloth 4 are 16; wood alone would be 15 beside the coins that are lost anyway.
        QCOMPARE(match->purchase().paid, 16);
        QCOMPARE(match->purchase().over, 1);
        QCOMPARE(match->purchase().alternatives.size(), 1);
        match->primary();
        QVERIFY(development(*match, 0, "agriculture").owned);
        QCOMPARE(row(*match, 0, 0).peg, 5);
        QCOMPARE(row(*match, 0, 1).peg, 3);
        QCOMPARE(row(*match, 0, 3).peg, 0);
        QCOMPARE(row(*match, 0, 4).peg, 0);
    }

    void equallyDearPaymentsStandBesideEachOther()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "goods", QVariantMap{{QStringLiteral("wood"), 3}, {QStringLiteral("stone"), 2}}));
        collect(*match, {"coins", "food", "food"});
        touchDevelopment(*match, QStringLiteral("leadership")); // wood and stone are worth 6 each
        QCOMPARE(match->purchase().alternatives.size(), 2);
        QVERIFY(row(*match, 0, 1).chosen); // two stones are fewer goods than three wood
        takePayment(*match, 1);
        QVERIFY(row(*match, 0, 0).chosen);
        QVERIFY(!row(*match, 0, 1).chosen);
        QCOMPARE(match->purchase().paid, 13);
    }

    void rowsAreChosenByTouch()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "goods", QVariantMap{{QStringLiteral("stone"), 3}, {QStringLiteral("metal"), 1}}));
        collect(*match, {"coins", "food", "food"});
        touchDevelopment(*match, QStringLiteral("leadership"));
        QCOMPARE(match->purchase().paid, 12); // 7 coins and a spearhead
        QVERIFY(row(*match, 0, 4).chosen);
        touchRow(*match, QStringLiteral("metal"));
        QCOMPARE(match->purchase().missing, 3);
        QVERIFY(!match->bar().enabled);
        touchRow(*match, QStringLiteral("stone"));
        QCOMPARE(match->purchase().over, 9);
        QCOMPARE(match->bar().primary, QStringLiteral("Pay 19 for Leadership"));
        match->primary();
        QVERIFY(development(*match, 0, "leadership").owned);
        QCOMPARE(row(*match, 0, 1).peg, 0);
    }

    // What leaves nothing to decide ends the turn; undo takes all of that touch back.
    void theLastDecisionEndsTheTurn()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"coins", "coins", "workers"});
        touchBuilding(*match, QStringLiteral("city4"));
        QVERIFY(!match->bar().detail.contains(QStringLiteral("ends the turn")));
        match->primary();
        QCOMPARE(match->stage(), BronzeMatch::Buy);
        touchDevelopment(*match, QStringLiteral("leadership"));
        QVERIFY(match->bar().detail.contains(QStringLiteral("ends the turn")));
        match->primary();
        QCOMPARE(match->seat(), 1);
        match->undo();
        QCOMPARE(match->seat(), 0);
        QCOMPARE(match->stage(), BronzeMatch::Buy);
    }

    void aPurchaseInksInTheWorkersInPencil()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"coins", "coins", "workers"});
        touchBuilding(*match, QStringLiteral("city4"));
        touchDevelopment(*match, QStringLiteral("leadership"));
        match->primary();
        QVERIFY(building(*match, 0, "city4").finished);
        QVERIFY(development(*match, 0, "leadership").owned);
        QCOMPARE(match->seat(), 1);
    }

    void endingWithoutAPurchaseInksInTheWorkersInPencil()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"coins", "coins", "workers"});
        touchBuilding(*match, QStringLiteral("city4"));
        showStage(*match, BronzeMatch::Buy);
        match->primary();
        QVERIFY(building(*match, 0, "city4").finished);
        QCOMPARE(match->seat(), 1);
    }

    void goodsAboveSixAreGivenUpOneTouchEach()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "goods", QVariantMap{{QStringLiteral("wood"), 5}, {QStringLiteral("stone"), 3}}));
        collect(*match, {"food", "food", "food"});
        match->primary(); // buy nothing
        QCOMPARE(match->stage(), BronzeMatch::Discard);
        QCOMPARE(match->stillToDiscard(), 2);
        touchRow(*match, QStringLiteral("wood"));
        touchRow(*match, QStringLiteral("stone"));
        QVERIFY(match->bar().enabled);
        match->primary();
        QCOMPARE(row(*match, 0, 0).peg, 4);
        QCOMPARE(row(*match, 0, 1).peg, 2);
        QCOMPARE(match->seat(), 1);
    }

    void aDisasterIsTold()
    {
        Table table;
        const auto match = table.begin(true, 3);
        QVERIFY(correct(*match, 2, "developments", QVariantList{QStringLiteral("medicine")}));
        for (int die = 0; die < 3; ++die)
            enterFace(*match, QStringLiteral("skull"));
        match->primary();
        const QVariantList rows = match->news().value(QStringLiteral("rows")).toList();
        QCOMPARE(match->news().value(QStringLiteral("title")).toString(), QStringLiteral("Pestilence"));
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(0).toMap().value(QStringLiteral("kind")).toString(), QStringLiteral("untouched"));
        QCOMPARE(rows.at(1).toMap().value(QStringLiteral("kind")).toString(), QStringLiteral("hit"));
        QCOMPARE(rows.at(1).toMap().value(QStringLiteral("points")).toInt(), 3);
        QCOMPARE(rows.at(2).toMap().value(QStringLiteral("kind")).toString(), QStringLiteral("spared"));
        match->dismissNews();
        QVERIFY(match->news().isEmpty());
    }

    // The shield belongs to the disaster of the skulls: nothing spares from famine.
    void aFamineBesideADisasterIsToldApart_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("Famine: 3 cities unfed · Drought: spared by Irrigation");
        QTest::newRow("de") << QStringLiteral("de")
                            << QStringLiteral("Hungersnot: 3 Städte ohne Nahrung · Dürre: geschützt durch Bewässerung");
    }
    void aFamineBesideADisasterIsToldApart()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, text);
        QVERIFY(installLanguage(language));
        Table table;
        const auto match = table.begin(true);
        QVERIFY(match->correct(
            0, {{QStringLiteral("food"), 0}, {QStringLiteral("developments"), QVariantList{QStringLiteral("irrigation")}}}, {}));
        for (const char *face : {"skull", "skull", "coins"})
            enterFace(*match, QString::fromLatin1(face));
        match->primary();
        const QVariantList rows = match->news().value(QStringLiteral("rows")).toList();
        QVERIFY(installLanguage(QStringLiteral("en")));
        QCOMPARE(rows.at(0).toMap().value(QStringLiteral("text")).toString(), text);
        QCOMPARE(rows.at(0).toMap().value(QStringLiteral("points")).toInt(), 3);
    }

    void aRefusalSaysWhatIsOwedNow()
    {
        Table table;
        const auto match = table.begin(false);
        match->tray()->setFaces([] { return bronze::Face::Food; });
        match->primary();
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        touchDevelopment(*match, QStringLiteral("leadership"));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused.front().front().toString(),
                 QStringLiteral("It is too early for this. After a roll: keep, roll again, or say which dice are food."));
    }

    void correctionsAreMarkedAndUndone()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(match->correct(1, {{QStringLiteral("food"), 9}, {QStringLiteral("disasters"), 2}},
                               QStringLiteral("forgot the famine")));
        QCOMPARE(match->sheets().at(1).food.peg, 9);
        QVERIFY(match->sheets().at(1).food.corrected);
        QVERIFY(match->sheets().at(1).disastersCorrected);
        QVERIFY(!match->sheets().at(0).food.corrected);
        QVERIFY(match->moveList()->data(match->moveList()->index(0), MoveList::CorrectionRole).toBool());
        match->undo();
        QCOMPARE(match->sheets().at(1).food.peg, 3);
        QVERIFY(!match->sheets().at(1).food.corrected);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        QVERIFY(!match->correct(1, {{QStringLiteral("food"), 99}}, {}));
        QVERIFY(!match->correct(1, {{QStringLiteral("food"), 1.5}}, {}));
        QCOMPARE(refused.count(), 2);
        QCOMPARE(match->sheets().at(1).food.peg, 3);
    }

    void theMiddleOfATurnComesBackAfterAKill()
    {
        Table table;
        storage::MatchId id;
        {
            const auto match = table.begin(true);
            id = match->id();
            collect(*match, {"workers", "coins", "coins"});
            touchBuilding(*match, QStringLiteral("city4"));
            match->primary();
        } // nothing is saved on the way out: a kill is no different
        const auto match = table.open(id, true);
        QCOMPARE(match->stage(), BronzeMatch::Buy);
        QCOMPARE(match->coins(), 14);
        QVERIFY(building(*match, 0, "city4").finished);
        QVERIFY(!match->undoText().isEmpty());
        match->undo();
        QVERIFY(!building(*match, 0, "city4").finished);
        const auto again = table.open(id, true);
        QVERIFY(!again->redoText().isEmpty());
        again->redo();
        QVERIFY(building(*again, 0, "city4").finished);
    }

    void anotherWindowsMoveIsNotLost()
    {
        Table table;
        const auto here = table.begin(true);
        const auto there = table.open(here->id(), true);
        collect(*here, {"food", "food", "good"});
        QSignalSpy failed(there.get(), &BronzeMatch::failed);
        collect(*there, {"workers", "workers", "workers"});
        QCOMPARE(failed.count(), 1);
        QCOMPARE(there->workers(), 0); // it shows what the first window did
        QCOMPARE(there->sheets().at(0).food.peg, here->sheets().at(0).food.peg);
        QCOMPARE(there->stage(), here->stage());
    }

    void theLastRoundIsAnnouncedAndTheTieExplained()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "developments",
                        QVariantList{QStringLiteral("leadership"), QStringLiteral("irrigation"), QStringLiteral("agriculture"),
                                     QStringLiteral("quarrying"), QStringLiteral("medicine")}));
        QVERIFY(correct(*match, 1, "developments",
                        QVariantList{QStringLiteral("leadership"), QStringLiteral("irrigation"), QStringLiteral("agriculture"),
                                     QStringLiteral("quarrying"), QStringLiteral("medicine")}));
        QVERIFY(match->lastRound().contains(QStringLiteral("Ada")));
        collect(*match, {"food", "food", "good"});
        match->primary();
        QCOMPARE(match->seat(), 1);
        collect(*match, {"food", "good", "good"});
        match->primary();
        QVERIFY(match->over());
        QCOMPARE(match->scoreTable().value(QStringLiteral("title")).toString(), QStringLiteral("Ben wins the tie"));
        QVERIFY(match->lastRound().isEmpty());
        match->undo();
        QVERIFY(!match->over());
    }

    void firstPointsOnTwoSheetsAreNamedUnderTheScore()
    {
        Table table;
        const auto match = table.begin(true);
        const auto finished = [](int points) {
            return QVariantMap{
                {QStringLiteral("obelisk"), QVariantMap{{QStringLiteral("boxes"), 9}, {QStringLiteral("points"), points}}}};
        };
        QVERIFY(correct(*match, 0, "developments",
                        QVariantList{QStringLiteral("leadership"), QStringLiteral("irrigation"), QStringLiteral("agriculture"),
                                     QStringLiteral("quarrying"), QStringLiteral("medicine")}));
        QVERIFY(correct(*match, 0, "monuments", finished(6)));
        QVERIFY(correct(*match, 1, "monuments", finished(6)));
        for (int turn = 0; turn < 2; ++turn) {
            collect(*match, {"food", "food", "food"});
            match->primary();
        }
        QVERIFY(match->over());
        const auto notes = [&] { return match->scoreTable().value(QStringLiteral("notes")).toStringList(); };
        QCOMPARE(notes(),
                 QStringList{QStringLiteral(
                     "Obelisk: the first points are on several sheets (Ada and Ben), though only one finished it first.")});
        QVERIFY(correct(*match, 0, "monuments", finished(3)));
        QVERIFY(notes().isEmpty());
        QVERIFY(correct(*match, 1, "monuments", finished(3)));
        QCOMPARE(notes(), QStringList{QStringLiteral("Obelisk: nobody has the first points, though somebody finished it first.")});
    }

    void whatJustChangedStandsOutUntilTheNextTouch()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"workers", "workers", "food"});
        setWorkers(*match, QStringLiteral("city4"), 2);
        setWorkers(*match, QStringLiteral("obelisk"), 3);
        match->primary();
        // Both of them, though they are two moves.
        QCOMPARE(building(*match, 0, "city4").fresh, 2);
        QCOMPARE(building(*match, 0, "obelisk").fresh, 3);
        touchBuilding(*match, QStringLiteral("greatWall"));
        QCOMPARE(building(*match, 0, "city4").fresh, 0);
        QCOMPARE(building(*match, 0, "obelisk").fresh, 0);
    }

    void aCorrectionMarksWhatItChangedAndNothingElse()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "developments", QVariantList{QStringLiteral("irrigation")}));
        QVERIFY(
            match->correct(0,
                           {{QStringLiteral("developments"), QVariantList{QStringLiteral("irrigation"), QStringLiteral("masonry")}},
                            {QStringLiteral("food"), 3}},
                           QStringLiteral("bought last week")));
        QVERIFY(development(*match, 0, "masonry").corrected);
        QVERIFY(!development(*match, 0, "caravans").corrected);
        QVERIFY(!match->sheets().at(0).food.corrected); // it was 3 before
        QCOMPARE(match->correctionOf(0, QStringLiteral("developments.masonry")),
                 QStringLiteral("Corrected by the table: it was not owned. “bought last week”"));
        QCOMPARE(match->correctionOf(0, QStringLiteral("food")), QString());
        QCOMPARE(match->correctionOf(1, QStringLiteral("developments.masonry")), QString());
        match->undo();
        QVERIFY(!development(*match, 0, "masonry").corrected);
    }

    void theLastTurnOfEveryPlayerCanBeRead()
    {
        Table table;
        const auto match = table.begin(true);
        QCOMPARE(match->lastTurns().at(0), QString());
        collect(*match, {"workers", "workers", "food"});
        setWorkers(*match, QStringLiteral("city4"), 3);
        match->primary();
        while (match->seat() == 0)
            match->primary();
        const QStringList lines = match->lastTurns().at(0).split(u'\n');
        QVERIFY(lines.size() >= 1);
        QVERIFY(lines.last().contains(QStringLiteral("3")));
        QCOMPARE(match->lastTurns().at(1), QString());
    }
};

} // namespace tst_bronze_match

PEGSHEET_WINDOW_TEST(tst_bronze_match, BronzeMatchTest)
#include "tst_bronze_match.moc"
