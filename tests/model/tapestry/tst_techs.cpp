// SPDX-License-Identifier: Apache-2.0
// Every tech card of the facts: what its circle and its square bring, and what it needs to go to the top.
#include "model/tapestry/listed.h"
#include "model/tapestry/techs.h"
#include "tests/model/tapestry/cardtable.h"
#include "tests/model/tapestry/facts.h"
#include "tests/registry.h"

#include <set>
#include <string>

namespace tst_tapestry_techs {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

void eachTech()
{
    QTest::addColumn<QJsonValue>("fact");
    for (const QJsonValue fact : factsIn("tech_cards.json")[u"cards"].toArray())
        QTest::newRow(fact[u"id"].toString().toUtf8().constData()) << fact;
}

std::string textIn(const QJsonValue &fact, const char *key)
{
    return fact[QLatin1String(key)].toString().toStdString();
}

// Player 0 has the card in that row, another one beside it, and some of everything.
TestTable withTech(const std::string &card, const char *row, int players = 2)
{
    TestTable table = begun(2, players);
    set(table,
        "tiles:3,outposts:4,techCards:[{card:\"" + card + "\",row:" + row + "},{card:unknown,row:middle},{card:unknown,row:top}]");
    return set(table,
               "tracks:{exploration:[5],science:[5],military:[5],technology:[5]},open:{markets:3,houses:3,farms:3,armories:3}");
}

// What is left of two tables where points came from different places.
bool isAlike(State one, State other)
{
    for (State *state : {&one, &other})
        for (Player &player : state->seats) {
            player.ledger = {};
            player.techCards = {};
            player.techs = {};
        }
    for (State *state : {&one, &other})
        for (int index = 0; index < state->queue.size(); ++index) {
            state->queue[index].why = Why();
            state->queue[index].what = 0;
        }
    one.queue.tidy();
    other.queue.tidy();
    return one.at(0) == other.at(0) && one.landmarks == other.landmarks && one.queue == other.queue
        && one.tilesLeft == other.tilesLeft;
}

} // namespace

class TestTechs : public QObject
{
    Q_OBJECT

private slots:
    // DE p.24, p.25: what goes to the middle row brings its circle, what goes to the top its square.
    void circle_data() { eachTech(); }
    void circle()
    {
        QFETCH(const QJsonValue, fact);
        TestTable table = withTech(textIn(fact, "id"), "bottom");
        tell(table, "upgrade").play("upgrade card=\"" + textIn(fact, "id") + '"');
        QVERIFY(table.did<Upgraded>().front().row == TechRow::Middle);
        TestTable told = withTech(textIn(fact, "id"), "middle");
        tell(told, textIn(fact, "circle"));
        QCOMPARE(table.pending(), told.pending());
        QVERIFY(isAlike(table.state(), told.state()));
        QVERIFY(table.player(0).vp == table.player(0).ledger[Source::Tech][1]);
    }
    void square_data() { eachTech(); }
    void square()
    {
        QFETCH(const QJsonValue, fact);
        TestTable table = withTech(textIn(fact, "id"), "middle");
        set(table,
            "tracks:{exploration:[11],science:[11],military:[11],technology:[11]},open:{markets:5,houses:5,farms:5,armories:5}", 1);
        TestTable told = table;
        set(told, "techCards:[{card:\"" + textIn(fact, "id") + "\",row:top},{card:unknown,row:middle},{card:unknown,row:top}]");
        tell(told, textIn(fact, "square"));
        tell(table, "upgrade").play("upgrade card=\"" + textIn(fact, "id") + '"');
        QCOMPARE(table.pending(), told.pending());
        QVERIFY(isAlike(table.state(), told.state()));
    }
    // DE p.8: a card goes to the top once its owner or a neighbour has what it needs now (contract, reading 38).
    void prerequisite_data() { eachTech(); }
    void prerequisite()
    {
        QFETCH(const QJsonValue, fact);
        const QJsonValue needed = fact[u"prerequisite"];
        const bool isTier = needed[u"type"].toString() == u"track_tier";
        const std::string track = needed[u"track"].toString().toStdString();
        const std::string row = needed[u"row"].toString().toStdString();
        const std::string least = isTier ? "tracks:{" + track + ":[" + std::to_string(3 * needed[u"tier"].toInt() - 2) + "]}"
                                         : "open:{" + row + ':' + std::to_string(needed[u"slot"].toInt()) + '}';
        const std::string less = isTier ? "tracks:{" + track + ":[" + std::to_string(3 * needed[u"tier"].toInt() - 3) + "]}"
                                        : "open:{" + row + ':' + std::to_string(needed[u"slot"].toInt() - 1) + '}';
        const std::string line = "upgrade card=\"" + textIn(fact, "id") + '"';
        TestTable table = begun(2, 4);
        set(table, "techCards:[{card:\"" + textIn(fact, "id") + "\",row:middle},{card:unknown,row:bottom}]");
        tell(table, "upgrade");
        const auto isRefused = [&] { return table.says(line) == "tapestry.prerequisite"; };
        for (int seat = 0; seat < 4; ++seat)
            set(table, less, seat);
        QVERIFY(isRefused());
        const Value values = table.valuesOf(line);
        QVERIFY(*values.find("tech") == Value(textIn(fact, "id")));
        QVERIFY(isTier ? *values.find("tier") == Value(needed[u"tier"].toInt())
                       : *values.find("slot") == Value(needed[u"slot"].toInt()));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Upgrade), 1U);
        for (int seat = 0; seat < 4; ++seat) {
            set(table, least, seat);
            QCOMPARE(isRefused(), seat == 2); // who sits opposite is no neighbour
            QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Upgrade), seat == 2 ? 1U : 2U);
            set(table, less, seat);
            QVERIFY(isRefused());
        }
        set(table, least + ",incomes:5", 1); // who has ended counts
        QVERIFY(table.player(1).finished && !isRefused());
    }
    // After AI Singularity technology is 12 (DE p.19).
    void theSingularityIsTheEndOfItsTrack()
    {
        TestTable table = begun();
        set(table, "techCards:[{card:\"time_travel\",row:middle}],tracks:{technology:[]},singularity:true");
        tell(table, "upgrade");
        QCOMPARE(table.says("upgrade card=\"time_travel\""), std::string());
    }
    // An upgrade that no card can take is left out; outside of step 3 it may be skipped only where no card must be meant (contract,
    // reading 39).
    void whatMayGoUpAtAll()
    {
        TestTable table = begun();
        set(table, "techCards:[{card:warships,row:middle},{card:clocks,row:top}]");
        tell(table, "upgrade");
        QVERIFY(table.state().queue.empty());
        set(table, "techCards:[{card:warships,row:middle},{card:unknown,row:middle}]");
        tell(table, "upgrade");
        QCOMPARE(table.says("skip"), std::string());
        set(table, "techCards:[{card:warships,row:middle},{card:unknown,row:middle}],tracks:{exploration:[7]}");
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        set(table, "techCards:[{card:warships,row:middle},{card:unknown,row:bottom}],tracks:{exploration:[0]}");
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        // What is in force may let any card go up.
        set(table, "techCards:[{card:warships,row:middle}],acting:[{card:\"golden_age\"}]");
        table.play("upgrade card=warships");
        QCOMPARE(table.points(0, Source::Tapestry), 3);
    }
    // DE p.24: its circle brings a square of an own card in the top row, its square a circle (contract, reading 40).
    void assemblyLine()
    {
        TestTable table = begun();
        set(table, "techCards:[{card:\"assembly_line\",row:bottom},{card:calendar,row:top}],tracks:{exploration:[7]}");
        tell(table, "upgrade").play("upgrade card=\"assembly_line\"");
        QCOMPARE(table.pending(), std::string("0 tech"));
        table.play("tech card=calendar");
        QCOMPARE(table.points(0, Source::Tech), 7);
        tell(table, "upgrade").play("upgrade card=\"assembly_line\"");
        QVERIFY(table.state().queue.empty()); // no card lies in the middle row
    }
    // A square whose landmark is taken brings nothing, and the card goes up (contract, reading 39).
    void aLandmarkThatIsTaken()
    {
        TestTable table = begun();
        set(table, "landmarks:[bakery]", 1);
        set(table, "techCards:[{card:bakery,row:middle}],open:{farms:2}");
        tell(table, "upgrade").play("upgrade card=bakery");
        QVERIFY(table.state().queue.empty());
        QVERIFY(table.player(0).techCards[0].row == TechRow::Top);
    }
    // What a bonus costs is the owner's choice, from any row (DE p.8); left out where exactly so many are there.
    void techsAsACost()
    {
        TestTable table = begun();
        set(table,
            "techCards:[{card:clocks,row:top},{card:unknown,row:bottom},{card:barn,row:middle},{card:unknown,row:bottom},{card:paper,row:bottom}]");
        tell(table, "pay(tech_card*3=>vp(10))");
        QCOMPARE(table.says("take"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("take cards=[clocks,barn]"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("take cards=[clocks,barn,calendar]"), std::string("tapestry.noCard"));
        QCOMPARE(table.says("take cards=[clocks,clocks,barn]"), std::string("tapestry.noCard"));
        QCOMPARE(table.says("take cards=[clocks,middle,bottom]"), std::string("tapestry.noOption"));
        // Three of clocks, barn, paper and two that are not named: 1 + 3 + 3.
        const ListedMoves listed(table.state());
        QCOMPARE(listed.countUsual(Kind::Take), 7U);
        std::set<std::string> seen;
        for (std::uint32_t index = 0; index < 7; ++index) {
            const Move move = listed.at(Kind::Take, index);
            QVERIFY(listed.placeOf(move) == index);
            std::string text;
            for (int place = 0; place < 3; ++place)
                text += std::to_string(std::get<Take>(move).cards[place]) + ' ';
            QVERIFY(seen.empty() || seen.contains(text) == false);
            seen.insert(text);
        }
        QVERIFY(std::get<Take>(listed.at(Kind::Take, 0)).cards == std::get<Take>(moveOf("take cards=[barn,clocks,paper]")).cards);
        table.play("take cards=[clocks,bottom,paper]");
        QCOMPARE(table.player(0).vp, std::int16_t{10});
        QCOMPARE(table.player(0).techCards.count(), 2);
        QVERIFY(table.player(0).techCards.find(static_cast<Tech>(*fromName<Tech>("barn"))) >= 0);
        tell(table, "pay(tech_card*2=>vp(10))");
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Take), 1U);
        QCOMPARE(table.says("take cards=[barn,bottom]"), std::string("tapestry.noOption"));
        table.play("take");
        QCOMPARE(table.player(0).techCards.count(), 0);
    }
};

} // namespace tst_tapestry_techs

PEGSHEET_TEST(tst_tapestry_techs, TestTechs)
#include "tst_techs.moc"
