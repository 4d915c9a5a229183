// SPDX-License-Identifier: Apache-2.0
// When the card library learns what a match has shown, and what it does not learn.
#include "tests/app/nations/entering.h"
#include "tests/app/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_learning {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

void endAge(NationsMatch &match)
{
    while (match.stage() == NationsMatch::Act)
        match.touch(u"pass"_s);
    while (match.stage() == NationsMatch::Books)
        match.touch(u"spent"_s, -1, 0);
    match.primary();
    while (match.stage() == NationsMatch::Order)
        match.touch(u"spent"_s, -1, 0);
}

void deal(NationsMatch &match, int famine, int war)
{
    match.touch(u"famine"_s, -1, famine);
    match.touch(u"war"_s, -1, war);
}

void buy(NationsMatch &match, int points)
{
    match.touch(u"open"_s, static_cast<int>(nations::TileKind::Colony), 0);
    match.touch(u"points"_s, -1, points);
}

QList<int> pointsOf(const std::vector<nations::Tile> &tiles)
{
    QList<int> points;
    for (const nations::Tile &tile : tiles)
        points.append(tile.points);
    return points;
}

} // namespace

class NationsLearningTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void anAgeIsLearnedWhenItIsOver()
    {
        NationsTable table;
        MadeUpCards cards;
        const auto match = table.begin();
        match->setCards(&cards);
        deal(*match, 2, 3);
        buy(*match, 4);
        QVERIFY(cards.learned.empty() && cards.learnedEvents.empty());
        endAge(*match);
        QCOMPARE(match->age(), 2);
        QCOMPARE(pointsOf(cards.learned), QList<int>{4});
        QVERIFY((cards.learnedEvents == std::vector{std::pair{1, nations::Event{2, 3}}}));
        // Once.
        deal(*match, 4, 4);
        endAge(*match);
        QCOMPARE(pointsOf(cards.learned), QList<int>{4});
        QCOMPARE(cards.learnedEvents.size(), 2U);
    }
    void whatWasUndoneOrPutRightIsNot()
    {
        NationsTable table;
        MadeUpCards cards;
        const auto match = table.begin();
        match->setCards(&cards);
        deal(*match, 2, 9);
        match->undo();
        deal(*match, 2, 3);
        buy(*match, 4);
        match->undo();
        buy(*match, 5);
        QVERIFY(play(*match, {"correct player=0 set=colonies:[{kind:colony,age:1,points:6}]"}));
        endAge(*match);
        QCOMPARE(pointsOf(cards.learned), QList<int>{6});
        QVERIFY((cards.learnedEvents == std::vector{std::pair{1, nations::Event{2, 3}}}));
    }
    void whatIsMendedIsLearnedAsItThenIs()
    {
        NationsTable table;
        MadeUpCards cards;
        const auto match = table.begin();
        match->setCards(&cards);
        deal(*match, 2, 9);
        buy(*match, 4);
        match->beginMending(0, true);
        match->touch(u"war"_s, -1, 3);
        QVERIFY(match->finishMending());
        endAge(*match);
        QVERIFY((cards.learnedEvents == std::vector{std::pair{1, nations::Event{2, 3}}}));
        QCOMPARE(pointsOf(cards.learned), QList<int>{4});
    }
    void aKnownCardIsCountedWhereItWasTakenFrom()
    {
        NationsTable table;
        MadeUpCards cards;
        cards.knownEvents = {{8, nations::Event{5, 6}, {}}};
        const auto match = table.begin();
        match->setCards(&cards);
        match->answer(match->deal().known.at(0).key);
        endAge(*match);
        QCOMPARE(cards.usedIds, std::vector<std::int64_t>{8});
        QVERIFY(cards.learnedEvents.empty());
    }
    void aMatchThatIsClosedInTheMiddleTeachesToo()
    {
        NationsTable table;
        MadeUpCards cards;
        auto match = table.begin();
        match->setCards(&cards);
        deal(*match, 2, 3);
        buy(*match, 4);
        const storage::MatchId id = match->id();
        match.reset();
        QCOMPARE(pointsOf(cards.learned), QList<int>{4});
        // Opened again it is not counted a second time, but stays known.
        match = table.open(id);
        match->setCards(&cards);
        endAge(*match);
        QCOMPARE(pointsOf(cards.learned), QList<int>{4});
        QCOMPARE(cards.learnedEvents.size(), 1U);
        QCOMPARE(pointsOf(cards.remembered.tiles), QList<int>{4});
        QCOMPARE(cards.remembered.events.size(), 1U);
    }
};

} // namespace tst_nations_learning

PEGSHEET_WINDOW_TEST(tst_nations_learning, NationsLearningTest)
#include "tst_nations_learning.moc"
