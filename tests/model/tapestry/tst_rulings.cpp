// SPDX-License-Identifier: Apache-2.0
// The rulings of the rulebook's questions and sidebars (facts/rulings.json, DE p.16 to 30), at tables where cards have names: a
// function begins with the id of its ruling.
#include "tests/model/tapestry/cardtable.h"
#include "tests/model/tapestry/facts.h"
#include "tests/registry.h"

#include <QMetaMethod>

#include <map>
#include <string>

namespace tst_tapestry_rulings {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// What is not about cards: which function of which file tests it.
struct Elsewhere
{
    const char *id;
    const char *file;
    const char *function;
};
constexpr Elsewhere kElsewhere[]{{"F01", "answers", "exploring"},
                                 {"F02", "answers", "exploring"},
                                 {"F03", "answers", "suppliesRunOut"},
                                 {"F06", "answers", "singularity"},
                                 {"F15", "turns", "uncoveredSlots"},
                                 {"F21", "turns", "inAnothersTurn"},
                                 {"M07", "cityareas", "districtByABuilding"},
                                 {"M10", "turns", "theEnd"}};
// Of civilizations, of deals between players, which bind nobody, and of the landmark cards of expansions.
const QStringList kOutside{QStringLiteral("F28"), QStringLiteral("F29"), QStringLiteral("F48"), QStringLiteral("M14")};

bool isWritten(const Elsewhere &test)
{
    QFile file(pegsheet::tests::sourcePath(QStringLiteral("tests/model/tapestry/tst_") + QLatin1String(test.file)
                                           + QStringLiteral(".cpp")));
    return file.open(QIODevice::ReadOnly) && file.readAll().contains("    void " + QByteArray(test.function) + "()\n");
}
int coinsOf(const TestTable &table)
{
    return table.player(0).resources[Resource::Coin];
}
// What is answered next, and by whom.
std::string nextOf(const TestTable &table)
{
    return table.pending().substr(0, table.pending().find(','));
}
// Player 0 conquers; player 1 has three territories and a card.
TestTable conquering()
{
    TestTable table = begun();
    set(table, "outposts:3");
    set(table, "control:3,tapestry:1", 1);
    return tell(table, "conquer");
}

} // namespace

class TestRulings : public QObject
{
    Q_OBJECT

private slots:
    void everyRulingIsTested()
    {
        std::map<QString, int> tests;
        for (int index = staticMetaObject.methodOffset(); index < staticMetaObject.methodCount(); ++index)
            if (const QString name = QString::fromLatin1(staticMetaObject.method(index).name()); name.contains(u'_'))
                ++tests[name.section(u'_', 0, 0).replace(0, 1, name.front().toUpper())];
        for (const Elsewhere &test : kElsewhere) {
            QVERIFY2(isWritten(test), test.id);
            ++tests[QLatin1String(test.id)];
        }
        for (const QString &id : kOutside)
            ++tests[id];
        for (const QJsonValue ruling : baseOf(factsIn("rulings.json")[u"rulings"].toArray()))
            QVERIFY2(tests.erase(ruling[u"id"].toString()) == 1, ruling[u"id"].toString().toUtf8().constData());
        QVERIFY2(tests.empty(), "a test of a ruling that is none");
    }
    // DE p.18: Electronics brings the circle of the card that it just upgraded once more.
    void f05_theCircleComesTwice()
    {
        TestTable table = begun();
        set(table, "techCards:[{card:calendar,row:bottom}],tracks:{technology:[8]},resources:{coin:3,culture:0}");
        table.play({"advance track=technology pay=coin:3", "upgrade card=calendar", "tech card=calendar"});
        QCOMPARE(int{table.player(0).resources[Resource::Culture]}, 2);
    }
    // A step of the science die takes the landmark of the tier, too.
    void f07_theDieTakesALandmark()
    {
        TestTable table = begun();
        set(table, "tracks:{science:[3]}");
        tell(table, "research_x").play("research face=science");
        QCOMPARE(int{table.state().landmarks[landmarkOf(Track::Science, 4)]}, 0);
    }
    // DE p.9: one of both dice, also where a trap answers.
    void f09_oneOfBothDice()
    {
        TestTable table = conquering();
        for (const char *trap : {"", " trap=true"})
            QCOMPARE(table.says("conquer red=\"vp(4)\" black=coin against=1" + std::string(trap)),
                     std::string("tapestry.noOption"));
        table.play("conquer red=\"vp(4)\" against=1 trap=true");
        QCOMPARE(table.points(0, Source::Conquer), 4);
        QCOMPARE(coinsOf(table), 2);
    }
    // DE p.9: the tile brings something by its symbol only.
    void f10_theTileByItsSymbol()
    {
        TestTable table = conquering();
        QCOMPARE(table.says("conquer black=coin tile=farm"), std::string("tapestry.noOption"));
        table.play("conquer black=coin");
        QCOMPARE(table.player(0).built(Building::Farm), 0);
        tell(table, "conquer").play("conquer black=\"territory_benefit\" tile=farm");
        QCOMPARE(table.player(0).built(Building::Farm), 1);
    }
    // DE p.15: who has ended plays no trap, and can be conquered.
    void f11_noTrapAfterTheEnd()
    {
        TestTable table = conquering();
        set(table, "incomes:5", 1);
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1 trap=true"), std::string("tapestry.finished"));
        table.play("conquer red=\"vp(4)\" against=1");
        QCOMPARE(int{table.player(1).control}, 2);
    }
    // DE p.15: the fifth income turn asks for no card.
    void f17_noCardInTheFifthTurn()
    {
        TestTable table = begun(4);
        set(table, "incomes:4").play("income");
        QCOMPARE(nextOf(table), std::string("0 count"));
        QCOMPARE(int{table.player(0).tapestry}, 4);
    }
    // DE p.14: what brings a card on the mat then and later puts it on top of the fourth era.
    void f17b_onTheFourthEra()
    {
        TestTable table = begun(4);
        set(table, "incomes:4,mat:[[],[],[],[trap]],techCards:[{card:\"printing_press\",row:middle}],tracks:{technology:[4]}");
        table.play({"income", "upgrade card=\"printing_press\"", "tapestry card=meritocracy", "invent", "count count=0"});
        QVERIFY(table.player(0).finished);
        QCOMPARE(int{*table.player(0).mat.top(3)}, int(TapestryCard::Meritocracy));
        playCard(table, "trap");
        QCOMPARE(table.player(0).mat.count(3), 3);
        QCOMPARE(int{*table.player(0).mat.top(3)}, int(TapestryCard::Trap));
    }
    // DE p.28: a card of step 1 lies in the new era, and that of step 2 on top of it; in the fifth turn on the fourth era.
    void f18_theNewEra()
    {
        TestTable table = begun(4);
        for (const int turn : {2, 3, 4}) {
            set(table, "incomes:" + std::to_string(turn - 1) + ",tapestry:4").play("income");
            QCOMPARE(nextOf(table), std::string("0 gain"));
            tell(table, "overplay").play("tapestry card=trap");
            table.play("gain resources={coin:" + std::to_string(turn - 1) + "}").play({"tapestry", "skip"});
            QCOMPARE(table.player(0).mat.count(turn - 1), 2);
            QVERIFY(table.player(0).mat.at(turn - 1, 0) == static_cast<std::uint8_t>(TapestryCard::Trap));
            table.play("correct set=queue:[]").play("correct set=turn:0");
        }
        set(table, "incomes:4").play("income");
        playCard(table, "trap");
        QCOMPARE(table.player(0).mat.count(3), 3);
    }
    // Where step 1 plays nothing the fifth turn does all the same.
    void f18_theFifthTurnPlays()
    {
        TestTable table(2, {{"depth", "full"}, {"cards", "named"}, {"stepOne", "void"}});
        table.play({"skip", "skip", "income", "income"});
        set(table, "tapestry:2,incomes:4").play("income");
        playCard(table, "trap");
        QCOMPARE(table.player(0).mat.count(3), 1);
    }
    // In another player's turn, too: a landmark and an achievement come at once.
    void f20_inAnothersTurn()
    {
        TestTable table = begun();
        set(table, "tracks:{military:[3],science:[11]}", 1);
        tell(table, "all(adv_x(m),adv_x(s))", 1);
        QCOMPARE(int{table.state().turn}, 0);
        QCOMPARE(int{table.state().landmarks[landmarkOf(Track::Military, 4)]}, 1);
        QCOMPARE(table.points(1, Source::Achievements), 10);
    }
    // DE p.6: what is gained cannot be declined, a bonus can.
    void f22_onlyABonusIsDeclined()
    {
        for (const char *gains : {"any", "invent", "upgrade", "adv(any)", "overplay", "landmark(any)"}) {
            TestTable table = begun();
            set(table, "techCards:[{card:calendar,row:bottom}]");
            tell(table, gains);
            QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        }
        TestTable table = begun();
        for (const char *bonus : {"pay(any=>invent)", "pay(tapestry_from_hand*2=>vp(5))"})
            tell(table, bonus).play("skip");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.player(0).tapestry}, 4);
    }
    // DE p.29: a building is built where there is a place, also one that a card brings.
    void f24_aBuildingIsBuilt()
    {
        TestTable table(2, {{"depth", "full"}, {"cards", "named"}});
        table.play({"capital capital=mountain", "skip", "income", "income"});
        set(table, "techCards:[{card:paper,row:bottom}]");
        tell(table, "upgrade").play("upgrade card=paper");
        QCOMPARE(table.pending(), std::string("0 place"));
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(table.says("income"), std::string("tapestry.pending"));
    }
    // A landmark that another has brings nothing, and nothing in its place.
    void f25_aLandmarkThatIsTaken()
    {
        TestTable table = begun();
        set(table, "landmarks:[bakery]", 1);
        set(table, "techCards:[{card:bakery,row:middle}],open:{farms:2}");
        tell(table, "upgrade").play("upgrade card=bakery");
        QCOMPARE(table.did<LeftOut>().size(), std::size_t{1});
        QVERIFY(table.state().queue.empty());
        QCOMPARE(landmarksOf(table.state(), 0) + table.player(0).vp, 0);
    }
    // A sixth market is none, and no card takes it for one.
    void f26_fiveOfAKind()
    {
        TestTable table = begun();
        set(table, "open:{markets:6},acting:[{card:capitalism}]");
        const int coins = coinsOf(table);
        tell(table, "market");
        QCOMPARE(table.did<LeftOut>().size(), std::size_t{1});
        QVERIFY(table.state().queue.empty());
        QCOMPARE(coinsOf(table), coins);
    }
    // DE p.29: a copy of Marriage of State is of another track.
    void f35_aCopyOfAMarriage()
    {
        TestTable table = begun();
        set(table, "mat:[[\"marriage_of_state\"],[],[],[]],acting:[{card:\"marriage_of_state\",partner:0,track:science}]", 1);
        playCard(table, "espionage").play("stack player=1 era=1");
        QCOMPARE(table.says("track track=science"), std::string("tapestry.taken"));
        table.play("track track=military");
        QCOMPARE(int{table.player(0).acting[0].track}, int(Track::Military));
    }
    // DE p.29: over another card, too; whether nobody else has come as far decides.
    void f36_technocracyOverAnotherCard()
    {
        for (const int others : {1, 2}) {
            TestTable table = begun();
            set(table, "incomes:2");
            set(table, "incomes:" + std::to_string(others), 1);
            playCard(table, "academia");
            playCard(table, "technocracy");
            QCOMPARE(nextOf(table), std::string(others == 1 ? "0 invent" : ""));
            QCOMPARE(table.points(0, Source::Tapestry), others == 1 ? 0 : 3);
        }
    }
    // What is printed on the map is no tile: of the middle island nothing is named.
    void f39_theIslandIsNoTile()
    {
        TestTable table = begun();
        const int before = table.player(0).resources.total();
        playCard(table, "colonialism").play("skip");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(table.player(0).resources.total(), before);
    }
    // DE p.29: the achievement stays; outposts that stand again do not count towards one that is still to come.
    void f40_whatRevolutionStandsUp()
    {
        const auto conquer = [](TestTable &table) { tell(table, "conquer", 1).play("conquer red=\"vp(4)\" against=0"); };
        TestTable table = begun();
        set(table, "control:4,tapestry:4");
        set(table, "outposts:4,control:4", 1);
        conquer(table);
        playCard(table, "revolution").play({"choose option=1", "standUp against=[1]"});
        conquer(table);
        QCOMPARE(table.points(1, Source::Achievements), 0);
        conquer(table);
        QCOMPARE(table.points(1, Source::Achievements), 10);
        tell(table, "stand_up(3)").play("standUp against=[1,1]");
        QCOMPARE(int{table.player(1).toppled}, 0);
        QVERIFY(table.state().achievements[Achievement::ToppleTwo].has(1));
        QCOMPARE(table.points(1, Source::Achievements), 10);
    }
    // DE p.30: what was thrown off is shuffled and comes again; the table says where nothing is left.
    void f49_whatIsThrownOffComesAgain()
    {
        TestTable table = begun();
        set(table, "techCards:[{card:paper,row:bottom},{card:clocks,row:bottom},{card:barn,row:bottom}]");
        tell(table, "invent", 1);
        QCOMPARE(table.says("invent card=paper"), std::string("tapestry.taken"));
        tell(table, "pay(tech_card*3=>vp(10))").play("take").play("invent card=paper");
        QCOMPARE(table.player(1).techCount(), 1);
    }
    // DE p.11: who begins an era before both neighbours gains one resource less than its number, before the card.
    void m02_beforeTheNeighbours()
    {
        for (const int era : {2, 3, 4}) {
            TestTable table = begun(4, 3);
            set(table, "incomes:" + std::to_string(era - 1));
            TestTable later = table;
            table.play("income");
            QCOMPARE(table.says("gain resources={coin:" + std::to_string(era) + "}"), std::string("tapestry.noOption"));
            table.play("gain resources={coin:" + std::to_string(era - 1) + "}");
            QCOMPARE(nextOf(table), std::string("0 tapestry"));
            set(later, "incomes:" + std::to_string(era), 2).play("income");
            QCOMPARE(nextOf(later), std::string("0 tapestry"));
        }
    }
    // DE p.11: of an empty hand the card on top of the deck lies face down and does nothing.
    void m03_aCardFaceDown()
    {
        for (const int incomes : {1, 2, 3}) {
            TestTable table = begun(0);
            set(table, "incomes:5", 1);
            set(table, "incomes:" + std::to_string(incomes)).play("income");
            QVERIFY(table.player(0).mat.top(incomes) == Mat::kFaceDown);
            QCOMPARE(table.player(0).acting.count(), 0);
            QCOMPARE(nextOf(table), std::string("0 count"));
        }
    }
    // What goes above eight is lost.
    void m04_eightOfAResource()
    {
        TestTable table = begun();
        set(table, "resources:{coin:8},acting:[{card:capitalism}]");
        tell(table, "market");
        QCOMPARE(coinsOf(table), 8);
        QCOMPARE(table.points(0, Source::Tapestry), 0);
    }
    // DE p.18: what the science die shows may be declined, no other step.
    void m06_onlyTheDieIsDeclined()
    {
        TestTable table = begun();
        tell(table, "research");
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        table.play("research face=science stay=true");
        QCOMPARE(spaceOf(table, Track::Science), 0);
        for (const char *step : {"adv(any)", "adv_x(any)"})
            QCOMPARE(tell(table, step).says("skip"), std::string("tapestry.notOptional"));
    }
    // DE p.9: control stays, the attacker's outpost falls, and the attacker gains one die; the trap lies nowhere.
    void m08_aTrapHolds()
    {
        TestTable table = conquering();
        table.play("conquer black=coin against=1 trap=true");
        QCOMPARE(coinsOf(table), 3);
        QCOMPARE(int{table.player(0).outposts}, 2);
        QCOMPARE(int{table.player(0).control}, 1);
        QCOMPARE(int{table.player(1).control}, 3);
        QCOMPARE(int{table.player(1).toppled}, 1);
        QCOMPARE(table.player(1).tapestry + table.player(1).mat.count(), 0);
        QCOMPARE(table.pending(), std::string("1 gain"));
    }
    // DE p.15: who has ended gains nothing through others, and points that the table names.
    void m15_whoHasEnded()
    {
        TestTable table = begun(4, 3);
        set(table, "incomes:5,mat:[[],[],[],[academia]]", 1);
        playCard(table, "coal_baron").play("skip");
        playCard(table, "diplomacy");
        QCOMPARE(table.pending(), std::string("0 gain, 0 (income_bldg), 2 gain"));
        QCOMPARE(int{table.player(1).tiles}, 1);
        tell(table, "all(tapestry,vp(4))", 1);
        QCOMPARE(int{table.player(1).vp}, 4);
    }
    // DE p.14: of two tokens the furthest is compared; either may go on.
    void m16_theFurthestToken()
    {
        TestTable table = begun();
        set(table, "tracks:{science:[5,1]}");
        set(table, "tracks:{science:[5]}", 1);
        playCard(table, "boast_of_superiority");
        QCOMPARE(table.points(0, Source::Tapestry), 16);
        for (const char *token : {"1", "5"})
            QCOMPARE(table.says("advance track=science token=" + std::string(token) + " pay=worker:1,coin:1"),
                     std::string(*token == '1' ? "tapestry.noOption" : ""));
        set(table, "tracks:{science:[6]}", 1);
        playCard(table, "trap");
        tell(table, "times(tracks_not_behind,vp(4))");
        QCOMPARE(table.points(0, Source::Typed), 12);
    }
};

} // namespace tst_tapestry_rulings

PEGSHEET_TEST(tst_tapestry_rulings, TestRulings)
#include "tst_rulings.moc"
