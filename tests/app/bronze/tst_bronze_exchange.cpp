// SPDX-License-Identifier: Apache-2.0
// Trades on both boards, ships, swaps, spearheads and preserved food: what touches pencil in, and what becomes of it.
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

namespace tst_bronze_exchange {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<BronzeMatch> trading(Table &table, int players = 2)
{
    return table.begin(true, players, "classic", {{"trading", true}});
}

void setGoods(BronzeMatch &match, int seat, const QVariantMap &goods, int food = 3)
{
    QVERIFY(match.correct(seat, {{u"goods"_s, goods}, {u"food"_s, food}}, {}));
}

QVariantList owned(std::initializer_list<const char *> developments)
{
    QVariantList list;
    for (const char *development : developments)
        list.append(QString::fromLatin1(development));
    return list;
}

int peg(BronzeMatch &match, int seat, int place)
{
    return row(match, seat, place).peg;
}

} // namespace

class BronzeExchangeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    // DE, FR, trading: both say yes, the acting player first; then the wares change hands.
    void bothSayYes()
    {
        Table table;
        const auto match = trading(table, 3);
        setGoods(*match, 2, {{u"cloth"_s, 1}});
        collect(*match, {"good", "good", "food"});
        QVERIFY(match->exchange().open);
        match->openTrade();
        QCOMPARE(match->stage(), BronzeMatch::Trade);
        takePartner(*match, 1);
        QCOMPARE(match->exchange().partner, 2);
        QVERIFY(!match->bar().enabled);
        touchRow(*match, u"wood"_s);
        touchRowOf(*match, 2, u"cloth"_s);
        touchRowOf(*match, 2, u"food"_s);
        QCOMPARE(match->exchange().words, u"Ada gives 1 Wood and gets 1 Cloth, 1 food."_s);
        QCOMPARE(row(*match, 0, 0).pencil, 0);
        QCOMPARE(row(*match, 2, 3).pencil, 0);
        QCOMPARE(match->sheets().at(0).food.pencil, 4);
        QCOMPARE(match->bar().primary, u"Ada agrees"_s);
        QCOMPARE(match->bar().mark, match->sheets().at(0).mark);
        match->primary();
        QVERIFY(match->exchange().agreed);
        QCOMPARE(match->bar().primary, u"Cleo agrees"_s);
        QCOMPARE(match->bar().mark, match->sheets().at(2).mark);
        match->primary();
        QCOMPARE(peg(*match, 0, 0), 0);
        QCOMPARE(peg(*match, 0, 3), 1);
        QCOMPARE(peg(*match, 2, 0), 1);
        QCOMPARE(match->sheets().at(2).food.peg, 2);
        QVERIFY(match->stage() != BronzeMatch::Trade);
        match->undo();
        QCOMPARE(peg(*match, 2, 0), 0);
    }

    // Whoever changes what was agreed to is asked again.
    void aChangedOfferIsAgreedToAnew()
    {
        Table table;
        const auto match = trading(table);
        collect(*match, {"good", "good", "food"});
        match->openTrade();
        touchRow(*match, u"wood"_s);
        match->primary();
        QVERIFY(match->exchange().agreed);
        touchRow(*match, u"stone"_s);
        QVERIFY(!match->exchange().agreed);
        QCOMPARE(match->bar().primary, u"Ada agrees"_s);
    }

    // DE: no more than lies there; FR: no more than there are holes (D22). The sentence says which.
    void moreThanThereIsGoesBackToNone()
    {
        Table table;
        const auto match = trading(table);
        setGoods(*match, 1, {{u"wood"_s, 8}, {u"metal"_s, 1}});
        collect(*match, {"good", "good", "food"});
        match->openTrade();
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        touchRow(*match, u"metal"_s);
        QCOMPARE(refused.takeFirst().front().toString(), u"Spearheads: you hold 0, not 1. Give no more than that."_s);
        touchRow(*match, u"wood"_s);
        QVERIFY(refused.takeFirst().front().toString().startsWith(u"Wood: the other player would have 9"_s));
        touchRowOf(*match, 1, u"metal"_s);
        QCOMPARE(row(*match, 0, 4).pencil, 1);
        touchRowOf(*match, 1, u"metal"_s);
        QCOMPARE(row(*match, 0, 4).pencil, -1);
        QCOMPARE(refused.size(), 0);
        // What is asked for is given back by a touch on the own board.
        touchRowOf(*match, 1, u"metal"_s);
        touchRow(*match, u"metal"_s);
        QCOMPARE(row(*match, 0, 4).pencil, -1);
    }

    // D25: with trading it is done before building, and what was pencilled there waits.
    void workersInPencilWaitForTheTrade()
    {
        Table table;
        const auto match = trading(table);
        collect(*match, {"workers", "good", "food"});
        touchBuilding(*match, u"city4"_s);
        QCOMPARE(match->workersLeft(), 0);
        match->openTrade();
        touchRow(*match, u"wood"_s);
        match->primary();
        match->primary();
        QCOMPARE(peg(*match, 1, 0), 1);
        QCOMPARE(match->workersLeft(), 0);
        QCOMPARE(match->stage(), BronzeMatch::Build);
        match->primary();
        QVERIFY(building(*match, 0, "city4").finished);
        QVERIFY(!match->exchange().open);
    }

    // After the first building it is too late (DE, FR); the button stays where it was and says so.
    void theButtonOfATradeStays()
    {
        Table table;
        const auto match = trading(table);
        setGoods(*match, 0, {{u"metal"_s, 3}});
        collect(*match, {"workers", "food", "food"});
        QVERIFY(match->exchange().open);
        QVERIFY(match->exchange().offered);
        touchBuilding(*match, u"city4"_s);
        match->primary();
        QVERIFY(building(*match, 0, "city4").finished);
        QVERIFY(!match->exchange().open);
        QVERIFY(match->exchange().offered);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        match->openTrade();
        QVERIFY(match->stage() != BronzeMatch::Trade);
        QCOMPARE(refused.at(0).at(0).toString(),
                 u"Trading comes before the first building of a turn. Undo the building to trade."_s);
    }

    // Rubbed out first, then left: a trade that was only looked at is no move.
    void undoLeavesAnOffer()
    {
        Table table;
        const auto match = trading(table);
        collect(*match, {"good", "good", "food"});
        const int made = match->moveList()->made();
        match->openTrade();
        touchRow(*match, u"wood"_s);
        match->undo();
        QCOMPARE(match->stage(), BronzeMatch::Trade);
        QCOMPARE(row(*match, 0, 0).pencil, -1);
        match->undo();
        QVERIFY(match->stage() != BronzeMatch::Trade);
        match->openTrade();
        touchRow(*match, u"wood"_s);
        QVERIFY(match->cancel());
        QVERIFY(match->stage() != BronzeMatch::Trade);
        match->openTrade();
        match->secondary();
        QVERIFY(match->stage() != BronzeMatch::Trade);
        QCOMPARE(match->moveList()->made(), made);
    }

    void nobodyTradesUnlessAgreed()
    {
        Table table;
        const auto match = table.begin(true);
        collect(*match, {"good", "good", "food"});
        QVERIFY(!match->exchange().open);
        QVERIFY(!match->exchange().offered);
        match->openTrade();
        QVERIFY(match->stage() != BronzeMatch::Trade);
    }

    // LBASHEET: trades come after building, so that what is pencilled is built first.
    void lateBuildsBeforeItTrades()
    {
        Table table;
        const auto match = table.begin(true, 2, "late");
        collect(*match, {"workers", "good", "food"});
        touchBuilding(*match, u"city4"_s);
        match->openTrade();
        touchRow(*match, u"wood"_s);
        match->primary();
        match->primary();
        QVERIFY(building(*match, 0, "city4").finished);
        QCOMPARE(peg(*match, 1, 0), 1);
        QVERIFY(match->stage() != BronzeMatch::Build);
        QVERIFY(match->exchange().open);
    }

    // LBASHEET, X28: a ship is a wood and a cloth, and swaps one good a turn.
    void shipsSwapOnceEach()
    {
        Table table;
        const auto match = table.begin(true, 2, "late");
        QVERIFY(match->correct(0, {{u"developments"_s, owned({"shipping"})}}, {}));
        setGoods(*match, 0, {{u"wood"_s, 3}, {u"cloth"_s, 1}, {u"metal"_s, 4}});
        collect(*match, {"workers", "food", "food"});
        QCOMPARE(match->exchange().shipsInReach, 1);
        touchBuilding(*match, u"city4"_s);
        buildShip(*match);
        QCOMPARE(match->sheets().at(0).ships, 1);
        QCOMPARE(match->workersLeft(), 0);
        QCOMPARE(peg(*match, 0, 0), 2);
        match->openTrade();
        takePartner(*match, 1);
        QCOMPARE(match->exchange().partner, -1);
        QSignalSpy refused(match.get(), &BronzeMatch::refused);
        touchRow(*match, u"cloth"_s);
        QCOMPARE(refused.size(), 1); // there is none to give
        touchRow(*match, u"wood"_s);
        touchRow(*match, u"metal"_s);
        QVERIFY(refused.takeLast().front().toString().contains(u"ends at 4"_s));
        touchRow(*match, u"food"_s);
        QCOMPARE(refused.size(), 2);
        touchRow(*match, u"stone"_s);
        touchRow(*match, u"cloth"_s);
        QCOMPARE(row(*match, 0, 1).pencil, -1);
        QCOMPARE(match->bar().primary, u"Wood for Cloth"_s);
        match->primary();
        QCOMPARE(peg(*match, 0, 0), 1);
        QCOMPARE(peg(*match, 0, 3), 1);
        QVERIFY(building(*match, 0, "city4").finished);
        // The one ship has sailed; only trades are left.
        QCOMPARE(match->exchange().swapsLeft, 0);
        QCOMPARE(match->exchange().partners.size(), 1);
    }

    // LBASHEET, X26.
    void aPotteryDoublesTheFood()
    {
        Table table;
        const auto match = table.begin(true, 2, "late");
        QVERIFY(match->correct(0, {{u"developments"_s, owned({"preservation"})}}, {}));
        setGoods(*match, 0, {{u"pottery"_s, 2}}, 9);
        enterFace(*match, u"food"_s);
        QCOMPARE(match->exchange().foodPreserved, 15);
        preserve(*match);
        QCOMPARE(match->sheets().at(0).food.peg, 15);
        QCOMPARE(peg(*match, 0, 2), 1);
        QCOMPARE(match->exchange().foodPreserved, 0);
        QCOMPARE(match->tray()->missing(), 2);
    }

    // LBASHEET, X27: any number of the spearheads goes along.
    void someSpearheadsStay()
    {
        Table table;
        const auto match = table.begin(true, 2, "late");
        QVERIFY(match->correct(0, {{u"developments"_s, owned({"smithing"})}, {u"cityBoxes"_s, QVariantMap{{u"city4"_s, 3}}}}, {}));
        setGoods(*match, 0, {{u"metal"_s, 2}, {u"wood"_s, 8}}, 9);
        collect(*match, {"skull", "skull", "skull", "skull"});
        QCOMPARE(match->stage(), BronzeMatch::Spears);
        QCOMPARE(match->bar().primary, u"Send 3 Spearheads"_s);
        touchRow(*match, u"metal"_s);
        touchRow(*match, u"metal"_s);
        QCOMPARE(match->bar().primary, u"Send 1 Spearhead"_s);
        QCOMPARE(row(*match, 0, 4).pencil, 2);
        touchRow(*match, u"metal"_s);
        QCOMPARE(match->bar().primary, u"Send 3 Spearheads"_s);
        touchRow(*match, u"metal"_s);
        match->primary();
        QCOMPARE(match->sheets().at(1).disasters, 4 + 2 * 2);
        QCOMPARE(peg(*match, 0, 4), 1);
    }

    // Killed in the middle: the offer, the partner and the first yes come back; what does not fit any more does not.
    void anOfferComesBack()
    {
        Table table;
        const auto match = trading(table, 3);
        setGoods(*match, 2, {{u"cloth"_s, 1}});
        collect(*match, {"good", "good", "food"});
        match->openTrade();
        takePartner(*match, 1);
        touchRow(*match, u"wood"_s);
        touchRowOf(*match, 2, u"cloth"_s);
        match->primary();
        QVariantMap draft = match->draft();
        const auto again = table.open(match->id(), true);
        again->restoreDraft(draft);
        QCOMPARE(again->stage(), BronzeMatch::Trade);
        QCOMPARE(again->exchange().words, u"Ada gives 1 Wood and gets 1 Cloth."_s);
        QVERIFY(again->exchange().agreed);
        QCOMPARE(again->draft(), draft);
        // One of them is another now: what follows it is left out.
        QVariantMap line = draft.value(u"line"_s).toMap();
        QVariantList touches = line.value(u"touches"_s).toList();
        touches.insert(1, QVariantList{u"take"_s, static_cast<int>(bronze::Ware::Metal)});
        line.insert(u"touches"_s, touches);
        draft.insert(u"line"_s, line);
        const auto third = table.open(match->id(), true);
        third->restoreDraft(draft);
        QCOMPARE(third->stage(), BronzeMatch::Trade);
        QVERIFY(!third->bar().enabled);
    }
};

} // namespace tst_bronze_exchange

PEGSHEET_WINDOW_TEST(tst_bronze_exchange, BronzeExchangeTest)
#include "tst_bronze_exchange.moc"
