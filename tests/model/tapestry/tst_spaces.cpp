// SPDX-License-Identifier: Apache-2.0
// Each of the 48 spaces (DE p.17 to 20), as a step brings it to a player who has eight of each resource and took the first income.
#include "model/tapestry/correction.h"
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

namespace tst_tapestry_spaces {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

using Lines = QList<std::string>;

// A row: the space, what is corrected before, what is pending after the step, the answers, and what player 0 has then.
struct Row
{
    const char *name;
    const char *before;
    const char *pending;
    Lines answers;
    const char *after;
};

const Row kExploration[]{
    {"1 Scouting", "", "", {}, "tiles=3 food=7"},
    {"2 Rafts",
     "",
     "0 explore, 0 (pay(any=>tapestry))",
     {"explore points=3 tile=farm", "take pay=worker:1"},
     "vp=3 tiles=0 farms=2 tapestry=2 worker=7"},
    {"3 Wagons", "", "0 choose", {"choose option=1"}, "farms=2 tiles=1"},
    {"3 Wagons, explored", "", "0 choose", {"choose option=0", "explore points=0 tile=market"}, "farms=1 tiles=0 markets=2"},
    {"4 Navigation", "", "0 explore", {"explore points=6 tile=market"}, "tiles=1 vp=6 markets=2 food=6"},
    {"5 Ships", "control:4", "0 take", {"take pay=coin:1"}, "vp=4 farms=2 coin=7"},
    {"6 Tunnels", "", "0 take", {"take pay=coin:1", "explore points=1 tile=tapestry"}, "tiles=1 farms=2 tapestry=2 vp=1"},
    {"7 Trains", "", "0 explore", {"explore points=2 tile=\"tile*2\""}, "tiles=4 vp=2 food=5"},
    {"8 Cars", "tiles:2", "0 take", {"take"}, "farms=2 vp=6 tiles=0"},
    {"8 Cars, with one tile", "", "", {}, "farms=2 vp=1 tiles=1"},
    {"9 Airplanes", "", "0 explore, 0 (pay(any=>tapestry))", {"explore points=4 tile=coin", "skip"}, "tiles=2 vp=4 tapestry=1"},
    {"10 Space Shuttle", "tiles:3,tracks:{technology:[5]}", "0 take", {"take"}, "vp=15 tiles=0 food=6"},
    {"11 Interstellar Travel", "", "0 space", {"space tile=13"}, "space=2 vp=13"},
    {"12 Warpgates",
     "space:2",
     "0 space, 0 (pay(any=>explore_space))",
     {"space tile=13", "take pay=worker:1", "space tile=5"},
     "vp=31 space=0 worker=8"},
};

const Row kScience[]{
    {"1 Astronomy", "", "0 research", {"research face=military"}, "worker=7 outposts=8"},
    {"2 Mathematics", "", "0 take", {"take pay=coin:1"}, "tapestry=2 houses=2 coin=7"},
    {"3 Herbalism", "", "0 choose", {"choose option=1"}, "houses=2"},
    {"4 Medicine", "techs:{bottom:2}", "", {}, "vp=2 tapestry=2"},
    {"5 Chemistry",
     "tapestry:2",
     "0 research, 0 (pay(tapestry_from_hand*2=>vp(5)))",
     {"research face=technology", "take"},
     "bottom=1 vp=5 tapestry=0"},
    {"5 Chemistry, with one card",
     "",
     "0 research, 0 (pay(tapestry_from_hand*2=>vp(5)))",
     {"research face=technology"},
     "bottom=1 vp=0 tapestry=1"},
    {"6 Biology", "", "0 choose", {"choose option=0", "research face=exploration"}, "tiles=3 houses=1"},
    {"7 Academic Research", "tracks:{exploration:[1]}", "0 track", {"track track=exploration"}, "tiles=3 worker=5"},
    {"8 Nutrition", "open:{houses:3}", "", {}, "houses=4 vp=3"},
    {"9 Physics", "", "0 choose", {"choose option=0"}, "tiles=3"},
    {"10 Neuroscience", "tracks:{military:[3],technology:[5]}", "0 choose", {"choose option=1", "take"}, "bottom=1 worker=6"},
    {"10 Neuroscience, one track left", "tracks:{technology:[3]}", "0 take", {"take pay=coin:1"}, "tapestry=2 markets=2"},
    {"10 Neuroscience, nothing to go back", "", "", {}, "worker=6 tapestry=1"},
    {"11 Quantum Physics",
     "",
     "0 choose, 0 (or(adv(e),adv(m),adv(t)))",
     {"choose option=0", "choose option=2"},
     "tiles=3 bottom=1"},
    {"12 Alien Biology",
     "",
     "0 research",
     {"research face=science", "research face=military", "research face=technology stay=true", "research face=science"},
     "vp=20"},
};

const Row kMilitary[]{
    {"1 Archery", "", "0 conquer", {"conquer red=\"vp(4)\""}, "vp=4 control=2 outposts=7"},
    {"2 Bladed Weapons", "", "0 take", {"take pay=culture:1"}, "tapestry=2 armories=2 culture=6"},
    {"3 Walls", "", "0 choose", {"choose option=0", "conquer black=\"territory_benefit\" tile=invent"}, "control=2 bottom=1"},
    {"4 Standing Army", "resources:{worker:3},tiles:5", "", {}, "worker=4 vp=5"},
    {"5 Cavalry", "", "0 conquer", {"conquer red=\"vp_per(control)\""}, "armories=2 vp=2"},
    {"6 Gunpowder",
     "",
     "0 conquer, 0 (pay(any=>armory))",
     {"conquer black=\"territory_benefit\"", "skip"},
     "tapestry=2 armories=1"},
    {"7 Tanks", "", "0 conquer", {"conquer red=\"vp(5)\""}, "vp=5"},
    {"7 Tanks, against an opponent",
     "resources:{coin:2}",
     "0 conquer",
     {"conquer red=\"vp(5)\" black=coin against=1"},
     "vp=5 toppled=1 coin=3"},
    {"8 Warplanes", "", "0 conquer, 0 (pay(any=>tapestry))", {"conquer red=\"vp(7)\"", "take pay=food:1"}, "vp=7 tapestry=2"},
    {"9 Anti-Aircraft Defense", "tapestry:2,played:3", "", {}, "armories=2 vp=5"},
    {"10 Nuclear Bomb",
     "tracks:{exploration:[6]}",
     "0 tapestry, 0 resolve",
     {"tapestry", "effect gains=tile"},
     "vp=6 tapestry=0 played=1 tiles=2"},
    {"10 Nuclear Bomb, without a card", "tapestry:0,tracks:{exploration:[6]}", "", {}, "vp=6 tapestry=0 played=0"},
    {"11 Drone Assassins",
     "tapestry:3",
     "0 count, 0 (pay(tapestry_from_hand*3=>vp(10)))",
     {"count count=7", "take"},
     "vp=17 lines=7 tapestry=0"},
    {"12 Mechs",
     "resources:{coin:0}",
     "0 conquer, 0 effect",
     {"conquer red=\"vp_per(control)\" black=coin", "skip"},
     "vp=12 coin=1 civilizations=2"},
};

const Row kTechnology[]{
    {"1 Pottery", "", "", {}, "bottom=1 coin=7"},
    {"2 Carpentry", "", "0 take", {"take pay=food:1"}, "tapestry=2 markets=2"},
    {"3 Stone Tools", "", "0 choose", {"choose option=0"}, "bottom=1 markets=1"},
    {"4 Metallurgy", "", "0 take, 0 (invent)", {"take"}, "bottom=1"},
    {"5 Glass",
     "techs:{bottom:1}",
     "0 choose, 0 (pay(any=>upgrade))",
     {"choose option=2", "take pay=food:1", "upgrade row=bottom", "effect gains=\"vp(3)\""},
     "armories=2 middle=1 bottom=0 vp=3"},
    {"5 Glass, without a tech", "", "0 choose, 0 (pay(any=>upgrade))", {"choose option=0"}, "farms=2 food=8"},
    {"6 Steel", "open:{armories:4}", "0 take", {"take pay=food:1"}, "vp=3 markets=2 bottom=1"},
    {"7 Rubber", "", "0 take, 0 (invent), 0 (invent)", {"skip"}, "bottom=2 coin=5"},
    {"8 Plastic",
     "open:{markets:3},techs:{middle:1}",
     "0 take",
     {"take pay=food:1", "upgrade row=middle", "skip"},
     "markets=4 vp=3 top=1"},
    {"9 Electronics",
     "techs:{bottom:1}",
     "0 upgrade, 0 (circle)",
     {"upgrade row=bottom", "effect gains=\"vp(2)\"", "effect gains=\"vp(3)\""},
     "middle=1 vp=5"},
    {"9 Electronics, without a tech", "", "", {}, "middle=0 coin=5"},
    {"10 Computers", "tracks:{military:[4],science:[7]}", "", {}, "vp=11"},
    {"11 Nanotechnology",
     "techs:{bottom:2,middle:1}",
     "0 upgrade, 0 (square), 0 (pay(tech_card*3=>vp(10)))",
     {"upgrade row=middle", "skip", "effect gains=tile", "take"},
     "vp=10 bottom=0 middle=0 top=0 tiles=2"},
    {"12 AI Singularity",
     "resources:{worker:1,food:2,culture:3}",
     "0 track",
     {"track track=science"},
     "vp=10 coin=7 worker=2 food=3 culture=4"},
};

void addRows(Track track, std::span<const Row> rows)
{
    for (const Row &row : rows)
        QTest::addRow("%s %s", std::string(nameOf(track)).c_str(), row.name)
            << int(track) << QString::fromLatin1(row.name).section(u' ', 0, 0).toInt() << std::string(row.before)
            << std::string(row.pending) << row.answers << QString::fromLatin1(row.after);
}

} // namespace

class TestSpaces : public QObject
{
    Q_OBJECT

private slots:
    void everySpace_data()
    {
        QTest::addColumn<int>("track");
        QTest::addColumn<int>("space");
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("pending");
        QTest::addColumn<Lines>("answers");
        QTest::addColumn<QString>("after");
        addRows(Track::Exploration, kExploration);
        addRows(Track::Science, kScience);
        addRows(Track::Military, kMilitary);
        addRows(Track::Technology, kTechnology);
    }
    void everySpace()
    {
        QFETCH(const int, track);
        QFETCH(const int, space);
        QFETCH(const std::string, before);
        QFETCH(const std::string, pending);
        QFETCH(const Lines, answers);
        QFETCH(const QString, after);
        TestTable table;
        table.standBefore(static_cast<Track>(track), space).play("correct player=1 set=control:3");
        if (!before.empty())
            table.play("correct player=0 set=" + before);
        table.step(static_cast<Track>(track));
        QCOMPARE(table.pending(), pending);
        QCOMPARE(int{table.state().turn}, pending.empty() ? 1 : 0);
        for (const std::string &answer : answers)
            table.play(answer);
        // Everything is done, and the turn went on by itself.
        QCOMPARE(table.pending(), std::string());
        QCOMPARE(int{table.state().turn}, 1);
        for (const QString &number : after.split(u' ')) {
            const std::vector<FieldRow> rows = fieldRows(table.state(), 0);
            const auto row = std::ranges::find(rows, number.section(u'=', 0, 0).toStdString(), &FieldRow::name);
            QVERIFY(row != rows.end());
            QCOMPARE(static_cast<int>(*row->value.integer()), number.section(u'=', 1).toInt());
        }
    }
    void everySpaceHasARow()
    {
        for (const auto &rows : {std::span<const Row>(kExploration), std::span<const Row>(kScience),
                                 std::span<const Row>(kMilitary), std::span<const Row>(kTechnology)})
            for (int space = 1; space <= kSpaces; ++space)
                QVERIFY(std::any_of(rows.begin(), rows.end(), [space](const Row &row) { return std::atoi(row.name) == space; }));
    }
};

} // namespace tst_tapestry_spaces

PEGSHEET_TEST(tst_tapestry_spaces, TestSpaces)
#include "tst_spaces.moc"
