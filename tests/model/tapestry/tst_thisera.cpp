// SPDX-License-Identifier: Apache-2.0
// Tapestry cards "this era": each acts, has ended as the next income turn begins, is covered, and acts for nobody else (DE p.12,
// p.26 to 30; R: readings of the contract).
#include "model/tapestry/listed.h"
#include "model/tapestry/mat.h"
#include "tests/model/tapestry/cardtable.h"
#include "tests/registry.h"

#include <set>
#include <string>
#include <vector>

namespace tst_tapestry_thisera {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

int cardPoints(const TestTable &table, int player = 0)
{
    return table.points(player, Source::Tapestry);
}
int pointsOf(const TestTable &table)
{
    return cardPoints(table);
}
int coinsOf(const TestTable &table)
{
    return table.player(0).resources[Resource::Coin];
}
int housesOf(const TestTable &table)
{
    return table.player(0).built(Building::House);
}
int armoriesOf(const TestTable &table)
{
    return table.player(0).built(Building::Armory);
}
int scienceOf(const TestTable &table)
{
    return spaceOf(table, Track::Science);
}
int militaryOf(const TestTable &table)
{
    return spaceOf(table, Track::Military);
}
int controlOf(const TestTable &table)
{
    return table.player(0).control;
}
int tilesOf(const TestTable &table)
{
    return table.player(0).tiles;
}
int pendingGainsOf(const TestTable &table)
{
    return table.pending() == "0 gain" ? 1 : 0;
}
int freeBonusesOf(const TestTable &table)
{
    int count = 0;
    for (int index = 0; index < table.state().queue.size(); ++index)
        count += table.state().queue[index].act == Act::FreeBonus ? 1 : 0;
    return count;
}
int countBothDice(const TestTable &table)
{
    return table.says("conquer red=\"vp(4)\" black=coin against=1").empty() ? 1 : 0;
}
int countTileToo(const TestTable &table)
{
    return table.says("conquer red=\"vp(4)\" tile=coin").empty() ? 1 : 0;
}

// What lies on the table before, who is told what and answers, and what of it changes by how much through the card. A line that is
// refused without the card is left out then.
struct Row
{
    std::string card;
    std::string before;
    std::string gains;
    std::vector<std::string> answers;
    int (*measure)(const TestTable &);
    int more;
    int whose = 0; ///< who is told
};

const std::vector<Row> kRows{
    {"academia", "tapestry:2", "tapestry*2", {}, &pointsOf, 6},
    {"academia", "tapestry:2", "invent", {"invent card=paper"}, &pointsOf, 3},
    {"age_of_sail", "tiles:1", "explore", {"skip"}, &tilesOf, 3},
    {"broker_of_peace", "tiles:0", "adv_x(m)", {}, &pointsOf, 3, 1},
    {"broker_of_peace", "tracks:{military:[1]}", "adv_x(m)", {}, &militaryOf, -1},
    {"capitalism", "resources:{coin:1},open:{markets:2}", "market", {}, &coinsOf, 1},
    {"empiricism", "tracks:{science:[4]}", "adv_x(s)", {}, &pointsOf, 2},
    {"golden_age", "techCards:[{card:calendar,row:bottom}]", "upgrade", {"upgrade card=calendar"}, &pointsOf, 3},
    {"golden_age", "techCards:[{card:warships,row:middle}],outposts:0", "upgrade", {"upgrade card=warships"}, &pointsOf, 3},
    {"industrialism", "techCards:[],open:{houses:2}", "invent", {"invent card=paper"}, &housesOf, 1},
    {"militarism", "tiles:1,outposts:2,control:2", "explore", {"explore points=0 tile=coin", "take"}, &controlOf, 1},
    {"monarchy", "open:{houses:2}", "house", {}, &pointsOf, 3},
    {"pillage_and_plunder", "outposts:2", "conquer", {}, &countBothDice, 1},
    {"pirate_rule", "outposts:2", "conquer", {}, &countTileToo, 1},
    {"revisionism", "tracks:{science:[3]}", "adv_x(s)", {}, &pendingGainsOf, 1},
    {"revisionism", "landmarks:[\"rubber_works\"],tracks:{technology:[6]}", "adv_x(t)", {}, &armoriesOf, 1},
    {"theocracy", "tracks:{military:[3]}", "adv_x(m)", {}, &pointsOf, 4},
    {"theocracy", "tracks:{science:[1]}", "adv_x(s)", {}, &scienceOf, -1},
    {"wartime_economy", "tracks:{military:[1]},resources:{coin:1}", "adv(m)", {}, &freeBonusesOf, 1},
};

// The neutral card: its effect is not told.
TestTable &cover(TestTable &table)
{
    return playCard(table, {}).play("skip");
}

// What the row measures once it has happened to player 0, or to another; the card is played first, and then `between` is done.
template <typename Between>
int measured(const Row &row, bool isPlayed, Between between, int whose)
{
    TestTable table = begun(6);
    set(table, "control:4,tapestry:0", 1);
    if (isPlayed)
        playCard(table, row.card);
    else
        cover(table);
    between(table);
    set(table, row.before);
    if (const std::string theirs = "correct player=1 set=" + row.before; table.says(theirs).empty())
        table.play(theirs); // but not what only one can have
    const int before = row.measure(table);
    tell(table, row.gains, whose);
    for (const std::string &answer : row.answers)
        if (table.says(answer).empty())
            table.play(answer);
    return row.measure(table) - before;
}

void eachCard()
{
    QTest::addColumn<int>("at");
    for (std::size_t at = 0; at < kRows.size(); ++at)
        QTest::newRow((kRows[at].card + ' ' + kRows[at].gains).c_str()) << int(at);
}

// What is pending of an income turn does not count.
void beginIncome(TestTable &table)
{
    set(table, "incomes:1", 1);
    table.play("income").play("correct set=queue:[]");
}

// Two players whose first keeps a city on that mat with four cards, and a place there on an impassable plot.
TestTable onMountain()
{
    TestTable table(2, {{"depth", "full"}, {"cards", "named"}});
    table.play({"capital capital=mountain", "skip", "income", "income"});
    return set(table, "tapestry:4");
}
std::string impassablePlaceOf(const TestTable &table)
{
    const int plot = table.player(0).city.with(Content::Impassable).first();
    return "place x=" + std::to_string(plot % kCitySide) + " y=" + std::to_string(plot / kCitySide) + " turn=0";
}

} // namespace

class TestThisEra : public QObject
{
    Q_OBJECT

private slots:
    // Each card "this era" is a row, or has tests of its own: Terraforming below, the others where procedures are tested.
    void everyCardIsTested()
    {
        std::set<std::string> tested{"terraforming", "alliance", "exploitation", "marriage_of_state", "mercantilism", "tyranny"};
        for (const Row &row : kRows)
            tested.insert(row.card);
        for (const TapestryCard card : kAll<TapestryCard>) {
            const std::string name(nameOf(card));
            QVERIFY2((tested.erase(name) == 1) == (kCardRows[card].when == When::Era), name.c_str());
        }
        QVERIFY(tested.empty());
    }
    void acts_data() { eachCard(); }
    void acts()
    {
        QFETCH(const int, at);
        const Row &row = kRows.at(static_cast<std::size_t>(at));
        const auto nothing = [](TestTable &) {};
        QCOMPARE(measured(row, true, nothing, row.whose) - measured(row, false, nothing, row.whose), row.more);
    }
    void hasEnded_data() { eachCard(); }
    void hasEnded()
    {
        QFETCH(const int, at);
        const Row &row = kRows.at(static_cast<std::size_t>(at));
        QCOMPARE(measured(row, true, &beginIncome, row.whose), measured(row, false, &beginIncome, row.whose));
    }
    void isCovered_data() { eachCard(); }
    void isCovered()
    {
        QFETCH(const int, at);
        const Row &row = kRows.at(static_cast<std::size_t>(at));
        const auto covered = [](TestTable &table) { cover(table); };
        QCOMPARE(measured(row, true, covered, row.whose), measured(row, false, covered, row.whose));
    }
    void actsForNobodyElse_data() { eachCard(); }
    void actsForNobodyElse()
    {
        QFETCH(const int, at);
        const Row &row = kRows.at(static_cast<std::size_t>(at));
        const auto nothing = [](TestTable &) {};
        QCOMPARE(measured(row, true, nothing, 1 - row.whose), measured(row, false, nothing, 1 - row.whose));
    }
    // Both dice and the tile are no question of the queue.
    void diceAreListedAsTheyCount()
    {
        TestTable table = begun(4, 3);
        set(table, "control:3,tapestry:2", 1);
        set(table, "outposts:3");
        const auto countConquests = [&] {
            const ListedMoves listed(table.state());
            const std::uint32_t count = listed.countUsual(Kind::Conquer);
            for (std::uint32_t index = 0; index < count; ++index)
                if (listed.placeOf(listed.at(Kind::Conquer, index)) != index)
                    return 0U;
            return count;
        };
        tell(table, "conquer");
        const std::uint32_t single = 5 + 4 + 14;
        QCOMPARE(countConquests(), 2 * single + 4 * single); // nobody's, or one's with a trap or without; each also the island
        set(table, "acting:[{card:\"pillage_and_plunder\"}]");
        const std::uint32_t both = 5 * (4 + 14);
        QCOMPARE(countConquests(), 2 * single + 2 * both);
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1 trap=true"), std::string("tapestry.noTrap"));
        set(table, "acting:[{card:\"pirate_rule\"}]");
        const std::uint32_t withTile = 5 * 14 + 4 * 14 + 14;
        QCOMPARE(countConquests(), 4 * withTile + 2 * single);
        QCOMPARE(table.says("conquer red=\"vp(4)\" tile=coin against=1 trap=true"), std::string("tapestry.noOption"));
        set(table, "acting:[{card:\"pirate_rule\"},{card:\"pillage_and_plunder\"}]");
        QCOMPARE(countConquests(), 2 * withTile + 2 * 5 * (4 * 14 + 14));
    }
    // DE p.29, R48: the tile comes once more, behind the dice.
    void pirateRule()
    {
        TestTable table = begun();
        set(table, "outposts:3,acting:[{card:\"pirate_rule\"}],resources:{coin:0}");
        tell(table, "conquer").play("conquer red=\"vp(5)\" tile=coin");
        QCOMPARE(table.points(0, Source::Conquer), 5);
        QCOMPARE(coinsOf(table), 1);
        tell(table, "conquer").play("conquer black=\"territory_benefit\" tile=coin");
        QCOMPARE(coinsOf(table), 3);
    }
    // DE p.26, R46: three tiles come as an exploring gets ready, one may be given for 3 points, then it is explored.
    void ageOfSail()
    {
        TestTable table = begun(4, 3);
        set(table, "tiles:0,acting:[{card:\"age_of_sail\"}]");
        set(table, "incomes:5", 2);
        tell(table, "explore");
        QCOMPARE(tilesOf(table), 3);
        QCOMPARE(table.pending(), std::string("0 opponent, 0 (explore)"));
        const Value queue = queueValue(table.state());
        QVERIFY(*(*queue.array())[0].find("what") == Value("age_of_sail"));
        QVERIFY((*queue.array())[0].find("optional") != nullptr);
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Opponent), 1U); // not who has ended
        QCOMPARE(table.says("opponent player=2"), std::string("tapestry.finished"));
        QCOMPARE(table.says("opponent player=0"), std::string("tapestry.noOption"));
        const int theirs = table.player(1).tiles;
        TestTable kept = table;
        table.play("opponent player=1");
        QCOMPARE(int{table.player(1).tiles}, theirs + 1);
        QCOMPARE(cardPoints(table), 3);
        QCOMPARE(table.pending(), std::string("0 explore"));
        table.play("explore points=0 tile=coin");
        QCOMPARE(tilesOf(table), 1);
        kept.play("skip").play("explore points=1 tile=coin");
        QCOMPARE(tilesOf(kept), 2);
        QCOMPARE(cardPoints(kept), 0);
        // Each time anew.
        set(table, "tiles:0");
        tell(table, "explore*2");
        table.play({"skip", "skip"});
        QCOMPARE(table.pending(), std::string("0 opponent, 0 (explore*2)"));
        QCOMPARE(tilesOf(table), 6);
    }
    // R46: behind the tile's benefit.
    void militarism()
    {
        TestTable table = begun();
        set(table, "tiles:2,outposts:1,acting:[{card:militarism}]");
        tell(table, "explore").play("explore points=0 tile=invent");
        QCOMPARE(table.pending(), std::string("0 invent, 0 (opt(outpost_there))"));
        table.play({"invent", "take"});
        QCOMPARE(controlOf(table), 2);
        QCOMPARE(int{table.player(0).outposts}, 0);
        tell(table, "explore").play("explore points=0 tile=coin");
        QVERIFY(table.state().queue.empty());
    }
    // R47: two points a coin that is printed open, also one above eight.
    void capitalism()
    {
        TestTable table = begun();
        set(table, "incomes:2", 1); // no bonus for entering the era first
        set(table, "open:{markets:4},resources:{coin:8},tapestry:1");
        table.play({"income", "tapestry card=capitalism", "count count=0"});
        QCOMPARE(int{table.state().turn}, 1);
        QCOMPARE(cardPoints(table), 2 * matIncome(Building::Market, 4).resources);
        QCOMPARE(coinsOf(table), 8);
    }
    // DE p.26, p.30: nobody's own step on the track of the card; a step back and the die are free of it.
    void anOwnBlock()
    {
        TestTable table = begun();
        set(table, "acting:[{card:theocracy}],tracks:{science:[2]}");
        QCOMPARE(table.says("advance track=science pay={coin:1}"), std::string("tapestry.blocked"));
        QVERIFY(*table.valuesOf("advance track=science pay={coin:1}").find("card") == Value("theocracy"));
        const ListedMoves listed(table.state());
        for (std::uint32_t index = 0; index < listed.count(Kind::Advance); ++index)
            QVERIFY(std::get<Advance>(listed.at(Kind::Advance, index)).track != Track::Science);
        tell(table, "adv_x(s)");
        QCOMPARE(spaceOf(table, Track::Science), 2);
        tell(table, "reg_x(s)");
        QCOMPARE(spaceOf(table, Track::Science), 1);
        tell(table, "adv_x(s)", 1);
        QCOMPARE(spaceOf(table, Track::Science, 1), 1);
    }
    // DE p.30: impassable plots may be built on, 5 points once a piece.
    void terraforming()
    {
        TestTable table = onMountain();
        const std::string place = impassablePlaceOf(table);
        tell(table, "house");
        QCOMPARE(table.says(place), std::string("tapestry.noPlace"));
        playCard(table, "terraforming");
        const ListedMoves listed(table.state());
        QVERIFY(listed.placeOf(moveOf(place)).has_value());
        table.play(place);
        QCOMPARE(cardPoints(table), 5);
        tell(table, "house").play(impassablePlaceOf(table));
        QCOMPARE(cardPoints(table), 10);
    }
    void terraformingEnds_data()
    {
        QTest::addColumn<bool>("isCovered");
        QTest::newRow("covered") << true;
        QTest::newRow("ended") << false;
    }
    void terraformingEnds()
    {
        QFETCH(const bool, isCovered);
        TestTable table = onMountain();
        playCard(table, "terraforming");
        if (isCovered)
            cover(table);
        else
            beginIncome(table);
        tell(table, "house");
        QCOMPARE(table.says(impassablePlaceOf(table)), std::string("tapestry.noPlace"));
        table.play(listedPlace(table));
        QCOMPARE(cardPoints(table), 0);
    }
    // R49: what stands beside the city brings nothing.
    void monarchyBesideACity()
    {
        TestTable table = onMountain();
        set(table, "acting:[{card:monarchy}]");
        tell(table, "house");
        table.play(listedPlace(table));
        QCOMPARE(cardPoints(table), 3);
        table.play(gridOf(0, kFull));
        tell(table, "house");
        QCOMPARE(cardPoints(table), 3);
        QCOMPARE(table.player(0).city.beside(Building::House), 1);
    }

private:
    // The first place that is listed, as a line.
    static std::string listedPlace(const TestTable &table)
    {
        const auto place = std::get<PlacePiece>(ListedMoves(table.state()).at(Kind::Place, 0));
        return "place x=" + std::to_string(int{place.spot.column}) + " y=" + std::to_string(int{place.spot.row})
            + " turn=" + std::to_string(int{place.spot.turn});
    }
};

} // namespace tst_tapestry_thisera

PEGSHEET_TEST(tst_tapestry_thisera, TestThisEra)
#include "tst_thisera.moc"
