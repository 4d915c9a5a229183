// SPDX-License-Identifier: Apache-2.0
// Dice as they lie: what they counted, which the table set, and which one a refusal was about.
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

namespace tst_bronze_dice {

using namespace pegsheet;
using namespace pegsheet::app;

namespace {

QVariantList faces(std::initializer_list<const char *> names)
{
    QVariantList list;
    for (const char *name : names)
        list.append(QString::fromLatin1(name));
    return list;
}

QList<bool> correctedOf(BronzeMatch &match)
{
    QList<bool> marks;
    for (int place = 0; place < match.tray()->count(); ++place)
        marks.append(die(match, place)->corrected());
    return marks;
}

/// A first roll of real dice, each roll of which is entered.
void rollReal(BronzeMatch &match, std::initializer_list<const char *> names)
{
    match.tray()->setEveryRoll(true);
    for (const char *name : names)
        enterFace(match, QString::fromLatin1(name));
    match.secondary();
}

} // namespace

class BronzeDiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void coinsCollectedShowWhatTheyCounted()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"coins", "food", "food"});
        QCOMPARE(match->coins(), 7);
        QVERIFY(correct(*match, 0, "developments", faces({"coinage"})));
        QCOMPARE(match->coins(), 7);
        QCOMPARE(match->tray()->coinValue(), 7);
        match->undo();
        match->undo();
        QVERIFY(correct(*match, 0, "developments", faces({"coinage"})));
        QCOMPARE(match->tray()->coinValue(), 12);
        match->primary();
        QCOMPARE(match->coins(), 12);
        QCOMPARE(match->tray()->coinValue(), 12);
    }

    void coinageBoughtCountsFromTheNextRollOn()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"coins", "coins", "coins"});
        showStage(*match, BronzeMatch::Buy);
        touchDevelopment(*match, QStringLiteral("coinage"));
        const Value move = MatchOf<bronze::Bronze>::moveValue(bronze::Buy{bronze::Development::Coinage, {}, 0});
        match->make(std::span(&move, 1));
        QVERIFY(development(*match, 0, "coinage").owned);
        QCOMPARE(match->seat(), 0);
        QCOMPARE(match->tray()->coinValue(), 7);
    }

    void aCorrectedDieIsMarkedInItsPlace()
    {
        Table table;
        const auto match = table.begin(true);
        rollReal(*match, {"food", "food", "food"});
        QCOMPARE(correctedOf(*match), QList<bool>({false, false, false}));
        match->tray()->expect(1, QStringLiteral("coins"));
        QVERIFY(correct(*match, -1, "dice", faces({"food", "food", "coins"})));
        QCOMPARE(correctedOf(*match), QList<bool>({false, true, false}));
        match->undo();
        QCOMPARE(correctedOf(*match), QList<bool>({false, false, false}));
        match->redo();
        QCOMPARE(correctedOf(*match).count(true), 1);
    }

    void theMarkComesBackAndStaysUntilTheDieIsRolledAgain()
    {
        Table table;
        storage::MatchId id;
        {
            const auto match = table.begin(true);
            rollReal(*match, {"food", "food", "good"});
            QVERIFY(correct(*match, -1, "dice", faces({"food", "food", "coins"})));
            id = match->id();
        }
        const auto match = table.open(id, true);
        match->tray()->setEveryRoll(true);
        int coin = 0;
        while (die(*match, coin)->face() != QLatin1String("coins"))
            ++coin;
        QVERIFY(die(*match, coin)->corrected());
        QCOMPARE(correctedOf(*match).count(true), 1);
        touchDie(*match, coin);
        QVERIFY(!die(*match, coin)->corrected());
        enterFace(*match, QStringLiteral("coins"));
        match->touch(QStringLiteral("enter"));
        QCOMPARE(correctedOf(*match).count(true), 0);
    }

    void theNextTurnHasItsOwnDice()
    {
        Table table;
        const auto match = table.begin(true);
        rollReal(*match, {"food", "food", "food"});
        QVERIFY(correct(*match, -1, "dice", faces({"food", "food", "good"})));
        match->primary();
        QCOMPARE(correctedOf(*match).count(true), 1);
        match->primary();
        QCOMPARE(match->seat(), 1);
        QCOMPARE(correctedOf(*match).count(true), 0);
    }

    void theDieThatWasRefusedIsCorrected()
    {
        Table table;
        const auto match = table.begin(true, 3);
        rollReal(*match, {"food", "skull", "food"});
        QSignalSpy asked(match.get(), &BronzeMatch::correctionAsked);
        touchDie(*match, 1);
        QVERIFY(match->correctRefused());
        QCOMPARE(asked.front(), QVariantList({0, QStringLiteral("dice.1")}));
    }
};

} // namespace tst_bronze_dice

PEGSHEET_WINDOW_TEST(tst_bronze_dice, BronzeDiceTest)
#include "tst_bronze_dice.moc"
