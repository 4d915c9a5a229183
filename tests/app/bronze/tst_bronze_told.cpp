// SPDX-License-Identifier: Apache-2.0
// What the table is told, and when: disasters as they come up again, and that the match is about to end.
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

namespace tst_bronze_told {

using namespace pegsheet;
using namespace pegsheet::app;

namespace {

QVariantMap rowOf(const BronzeMatch &match, int seat)
{
    return match.news().value(QStringLiteral("rows")).toList().at(seat).toMap();
}

QVariantList four()
{
    return {QStringLiteral("leadership"), QStringLiteral("irrigation"), QStringLiteral("agriculture"), QStringLiteral("quarrying")};
}

/// The acting player has four developments and picks the fifth.
void pickTheFifth(BronzeMatch &match)
{
    QVERIFY(correct(match, match.seat(), "developments", four()));
    collect(match, {"coins", "coins", "coins"});
    showStage(match, BronzeMatch::Buy);
    touchDevelopment(match, QStringLiteral("medicine"));
    QVERIFY(match.purchase().active);
}

} // namespace

class BronzeToldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void aDisasterSaysWhyItStruck_data()
    {
        QTest::addColumn<int>("skulls");
        QTest::addColumn<int>("seat");
        QTest::addColumn<QString>("reason");
        QTest::newRow("drought") << 2 << 0 << QStringLiteral("no Irrigation");
        QTest::newRow("pestilence") << 3 << 1 << QStringLiteral("no Medicine");
        QTest::newRow("invasion") << 4 << 0 << QStringLiteral("no Great Wall");
    }
    void aDisasterSaysWhyItStruck()
    {
        QFETCH(const int, skulls);
        QFETCH(const int, seat);
        QFETCH(const QString, reason);
        Table table;
        const auto match = table.begin(true);
        QVERIFY(match->correct(
            0, {{QStringLiteral("food"), 9}, {QStringLiteral("cityBoxes"), QVariantMap{{QStringLiteral("city4"), 3}}}}, {}));
        for (int die = 0; die < match->tray()->count(); ++die)
            enterFace(*match, die < skulls ? QStringLiteral("skull") : QStringLiteral("food"));
        match->primary();
        QCOMPARE(rowOf(*match, seat).value(QStringLiteral("kind")).toString(), QStringLiteral("hit"));
        QCOMPARE(rowOf(*match, seat).value(QStringLiteral("text")).toString(), reason);
    }

    void goingForthOverADisasterTellsItAgain()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"skull", "skull", "workers"});
        const int collected = match->moveList()->made();
        match->goTo(0);
        QVERIFY(match->news().isEmpty());
        match->goTo(collected);
        QCOMPARE(match->news().value(QStringLiteral("title")).toString(), QStringLiteral("Drought"));
        match->dismissNews();
        match->undo();
        QVERIFY(match->news().isEmpty());
        match->redo();
        QCOMPARE(match->news().value(QStringLiteral("title")).toString(), QStringLiteral("Drought"));
    }

    void goingPastADisasterOrBackToItTellsNothing()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"skull", "skull", "workers"});
        const int collected = match->moveList()->made();
        touchBuilding(*match, QStringLiteral("city4"));
        match->primary();
        const int built = match->moveList()->made();
        match->goTo(0);
        match->goTo(built);
        QVERIFY(match->news().isEmpty());
        match->goTo(collected);
        QVERIFY(match->news().isEmpty());
    }

    void theDevelopmentThatBringsTheLastRoundSaysSo()
    {
        Table table;
        const auto match = table.begin(true);
        pickTheFifth(*match);
        QVERIFY2(match->bar().detail.startsWith(QStringLiteral("makes it the last round")), qPrintable(match->bar().detail));
        match->primary();
        QVERIFY(!match->lastRound().isEmpty());
    }

    void theDevelopmentThatEndsTheMatchSaysSo()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"food", "food", "food"});
        match->primary();
        QCOMPARE(match->seat(), 1);
        pickTheFifth(*match);
        QVERIFY2(match->bar().detail.startsWith(QStringLiteral("ends the match")), qPrintable(match->bar().detail));
        match->primary();
        QVERIFY(match->over());
    }

    void aDevelopmentBeforeThatSaysNothingOfTheKind()
    {
        Table table;
        const auto match = table.begin(true);
        QVERIFY(correct(*match, 0, "developments", four().mid(1)));
        collect(*match, {"coins", "coins", "coins"});
        showStage(*match, BronzeMatch::Buy);
        touchDevelopment(*match, QStringLiteral("medicine"));
        QVERIFY(match->purchase().active);
        QVERIFY2(!match->bar().detail.contains(QStringLiteral("last round")), qPrintable(match->bar().detail));
    }

    void theMonumentThatBringsTheLastRoundSaysSo()
    {
        Table table;
        const auto match = table.begin(true);
        // All monuments in play but one are Ben's.
        QVariantMap boxes;
        const auto monuments = match->sheets().at(1).monuments;
        for (const BronzeBuilding &monument : monuments)
            if (!monument.closed && monument.key != QLatin1String("stepPyramid"))
                boxes.insert(monument.key, QVariantMap{{QStringLiteral("boxes"), monument.boxes}});
        QVERIFY(correct(*match, 1, "monuments", boxes));
        collect(*match, {"workers", "food", "food"});
        touchBuilding(*match, QStringLiteral("stepPyramid"));
        QVERIFY2(match->bar().detail.startsWith(QStringLiteral("makes it the last round")), qPrintable(match->bar().detail));
        match->primary();
        QVERIFY(!match->lastRound().isEmpty());
    }
};

} // namespace tst_bronze_told

PEGSHEET_WINDOW_TEST(tst_bronze_told, BronzeToldTest)
#include "tst_bronze_told.moc"
