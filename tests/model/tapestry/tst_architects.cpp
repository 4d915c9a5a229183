// SPDX-License-Identifier: Apache-2.0
// The Architects: districts and lines whose income buildings are of one kind bring more (civilizations.json; contract, readings 51,
// 52, 54 and 61).
#include "tests/model/tapestry/candidates.h"
#include "tests/model/tapestry/keptmats.h"
#include "tests/registry.h"

namespace tst_tapestry_architects {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

using Rows = std::array<std::string_view, kCitySide>;

// One plot of each of the first two districts is free, side by side.
constexpr Rows kLacksTwo{"mm..mmmmm", "mmmmmmmmm", "mmmmmmmmm", ".........", ".........",
                         ".........", ".........", ".........", "........."};
constexpr Rows kMixed{"mm..hhhhh", "mmmmmmmhm", "mmmmmmmmm", ".........", ".........",
                      ".........", ".........", ".........", "........."};

// Player 0 has the mat, and those plots.
TestTable onPlots(const Rows &rows)
{
    TestTable table = keptWithMats({"architects", ""});
    return table.play(gridOf(0, rows));
}

// Before the first turn the city of player 0 is on the first mat, and the civilization was named.
TestTable named(int players, const Object &options = kNamed)
{
    TestTable table(players, options);
    return table.play({"capital capital=mountain", "civilization civilization=architects"});
}

// It was gained during play, with those plots.
TestTable gained(const Rows &rows)
{
    TestTable table = keptWithMats({"", ""});
    table.play(gridOf(0, rows));
    return tell(table, "civ").play("civilization civilization=architects");
}

} // namespace

class TestArchitects : public QObject
{
    Q_OBJECT

private slots:
    // By the sheet of 2023 a marker an opponent lies on a free plot, each in another district (DE p.32; contract, reading 51).
    void theStart_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 2; players <= kMostSeats; ++players)
            QTest::addRow("%d players", players) << players;
    }
    void theStart()
    {
        QFETCH(const int, players);
        TestTable table = named(players);
        QVERIFY(shownNext(table)
                == Value(Object{{"player", 0}, {"wants", "place"}, {"what", "marker"}, {"why", "architects"}, {"ready", true}}));
        QCOMPARE(table.says("skip entry=0"), std::string("tapestry.notOptional"));
        const int impassable = table.player(0).city.with(Content::Impassable).size();
        const std::array<const char *, 4> places{"place x=0 y=0", "place x=8 y=0", "place x=0 y=3", "place x=3 y=0"};
        for (std::size_t marker = 0; marker + 1 < static_cast<std::size_t>(players); ++marker) {
            QVERIFY(table.pending().starts_with("0 place, 1 capital"));
            table.play(places[marker]);
        }
        QVERIFY(table.pending().starts_with("1 capital"));
        QCOMPARE(table.player(0).city.with(Content::Impassable).size(), impassable + players - 1);
        QVERIFY(table.player(0).city.at(plotAt(0, 0)) == Content::Impassable);
        QVERIFY(shownMats(table) == Value(Array{Object{{"civilization", "architects"}}}));
        QCOMPARE(int{table.player(0).vp}, 0);
    }
    void whereNoMarkerLies()
    {
        TestTable table = named(3);
        table.play("place x=1 y=0 turn=0");
        for (const char *line : {"place x=0 y=0", "place x=2 y=2", // the same district
                                 "place x=1 y=0", "place x=6 y=1", // built on, and impassable
                                 "place x=-1 y=0", "place x=3 y=-3", "place x=3 y=0 turn=1"}) {
            QCOMPARE(table.says(line), std::string("tapestry.noPlace"));
            QVERIFY(table.valuesOf(line) == Value(Object{{"what", "marker"}}));
        }
        QVERIFY(!table.says("place column=0").empty());
        QVERIFY(!table.says("place map=empty").empty());
        QCOMPARE(table.says("place x=3 y=0"), std::string());
    }
    // Every free plot of the other districts, in reading order.
    void markersThatAreListed()
    {
        TestTable table = named(3);
        const int free = kPlots - table.player(0).city.with(Content::Impassable).size();
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Place), static_cast<std::uint32_t>(free));
        QCOMPARE(faultOfList(table, Kind::Place, allPlaces()), std::string());
        table.play("place x=0 y=2"); // of the first district seven plots were free (capitals.json)
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Place), static_cast<std::uint32_t>(free - 7));
        QCOMPARE(faultOfList(table, Kind::Place, allPlaces()), std::string());
    }
    // Nothing as it is printed, alone, or where no mat lies.
    void noMarkers()
    {
        QCOMPARE(named(3, asPrinted()).pending(), std::string("1 capital, 1 (step), 2 capital, 2 (step)"));
        QCOMPARE(named(1).phase(), std::string("turn"));
        TestTable table(2, kNamed);
        table.play({"skip", "civilization civilization=architects"});
        QCOMPARE(table.pending(), std::string("1 capital, 1 (step)"));
        // No income turn has a part of it.
        for (int turn = 1; turn <= kIncomes; ++turn) {
            TestTable plain = begunWithMats({"", ""});
            TestTable with = begunWithMats({"architects", ""});
            QCOMPARE(beforeIncome(with, turn).play("income").pending(), beforeIncome(plain, turn).play("income").pending());
            QVERIFY(with.did<UsedMat>().empty());
        }
        // Of a city kept by numbers nobody knows the buildings.
        TestTable numbers = begunWithMats({"architects", ""});
        tell(numbers, "vp_per(city)").play("count count=5");
        QCOMPARE(numbers.points(0, Source::Typed), 5);
    }

    // A district brings `any` more where its income buildings are of one kind, before its own (contract, reading 52).
    void districts_data()
    {
        QTest::addColumn<Rows>("rows");
        QTest::addColumn<QByteArray>("gains");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<int>("districts");
        QTest::addColumn<int>("ofOneKind");
        const auto row = [](const char *name, const Rows &rows, const char *gains, const char *place, int districts,
                            int ofOneKind) {
            QTest::newRow(name) << rows << QByteArray(gains) << QByteArray(place) << districts << ofOneKind;
        };
        Rows landmarks = kLacksOne;
        landmarks[0] = ".LL......";
        landmarks[1] = landmarks[2] = "L#L......";
        row("one kind", kLacksOne, "market", "x=0 y=0 turn=0", 1, 1);
        row("two kinds", kLacksOne, "farm", "x=0 y=0 turn=0", 1, 0);
        row("one building", landmarks, "armory", "x=0 y=0 turn=0", 1, 1);
        row("no building", landmarks, "landmark(forge)", "x=-1 y=-1 turn=0", 1, 0);
        row("a landmark beside them", kLacksOne, "landmark(forge)", "x=-1 y=-1 turn=0", 1, 1);
        row("two at once", kLacksTwo, "landmark(forge)", "x=2 y=-1 turn=0", 2, 2);
        row("one of two at once", kMixed, "landmark(forge)", "x=2 y=-1 turn=0", 2, 1);
        row("none", kLacksTwo, "market", "x=0 y=4 turn=0", 0, 0);
    }
    void districts()
    {
        QFETCH(const Rows, rows);
        QFETCH(const QByteArray, gains);
        QFETCH(const QByteArray, place);
        QFETCH(const int, districts);
        QFETCH(const int, ofOneKind);
        TestTable table = onPlots(rows);
        tell(table, gains.toStdString()).play("place " + place.toStdString());
        const Queue &queue = table.state().queue;
        QCOMPARE(queue.size(), (districts > 0 ? 1 : 0) + (ofOneKind > 0 ? 1 : 0));
        if (ofOneKind > 0) {
            QVERIFY(nextEntry(table).why == Why::mat(Civilization::Architects));
            QCOMPARE(int{nextEntry(table).times}, ofOneKind);
            QVERIFY(*shownNext(table).find("wants") == Value("gain"));
            table.play("gain resources={coin:" + std::to_string(ofOneKind) + "}");
        }
        if (districts > 0) {
            QVERIFY(nextEntry(table).why == Why::District);
            QCOMPARE(int{nextEntry(table).times}, districts);
            table.play("gain resources={coin:" + std::to_string(districts) + "}");
        }
        QVERIFY(queue.empty());
        // Nobody else's does.
        TestTable other = keptWithMats({"", "architects"});
        other.play(gridOf(0, rows));
        tell(other, gains.toStdString()).play("place " + place.toStdString());
        QCOMPARE(other.state().queue.size(), districts > 0 ? 1 : 0);
    }

    // A complete line counts twice where the income buildings in it are of one kind (contract, reading 52).
    void lines_data()
    {
        QTest::addColumn<Rows>("rows");
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("points");
        const auto row = [](const char *name, const Rows &rows, int lines, int points) {
            QTest::newRow(name) << rows << lines << points;
        };
        Rows rows = kBare;
        rows[0] = "mmmmmmmmm";
        row("one row", rows, 1, 2);
        rows[0] = "mmmmhmmmm";
        row("of two kinds", rows, 1, 1);
        rows[0] = "##LLLLa##";
        row("one building", rows, 1, 2);
        rows[0] = "##LLLLL##";
        row("no building", rows, 1, 1);
        rows[1] = "fffffffff";
        row("two rows", rows, 2, 3);
        rows[1] = "ffffffff.";
        row("one that lacks a plot", rows, 1, 1);
        Rows columns = kBare;
        columns.fill("m...h....");
        row("two columns", columns, 2, 4);
        row("all", kFull, 18, 36);
    }
    void lines()
    {
        QFETCH(const Rows, rows);
        QFETCH(const int, lines);
        QFETCH(const int, points);
        TestTable table = onPlots(rows);
        tell(table, "vp_per(city)");
        QCOMPARE(table.points(0, Source::Typed), points);
        QCOMPARE(table.points(0, Source::Civilization), 0);
        QCOMPARE(int{table.player(0).lines}, lines);
        // In an income turn too: a house of the mat lies open (income_mat.json; contract, reading 61).
        beforeIncome(table, 5).play("income");
        QCOMPARE(table.points(0, Source::Income), points);
        QCOMPARE(table.points(0, Source::Civilization), 0);
        QCOMPARE(int{table.player(0).lines}, lines);
        TestTable other = keptWithMats({"", "architects"});
        other.play(gridOf(0, rows));
        QCOMPARE(tell(other, "vp_per(city)").points(0, Source::Typed), lines);
    }

    // During play up to three times two buildings of two kinds change places (contract, reading 54).
    void swaps()
    {
        constexpr Rows kTown{"mhL#.....", "f........", ".........", ".........", ".........",
                             ".........", ".........", ".........", "........."};
        TestTable table = gained(kTown);
        QVERIFY(shownNext(table)
                == Value(Object{{"player", 0},
                                {"wants", "swap"},
                                {"what", "architects"},
                                {"why", "architects"},
                                {"ready", true},
                                {"optional", true}}));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Swap), 6U);
        QCOMPARE(faultOfList(table, Kind::Swap, allSwaps()), std::string());
        for (const char *line : {"swap from=[2,0] to=[0,0]", "swap from=[3,0] to=[0,0]", "swap from=[4,0] to=[0,0]"})
            QVERIFY(isNoOption(table, line, "from"));
        for (const char *line : {"swap from=[0,0] to=[2,0]", "swap from=[0,0] to=[3,0]", "swap from=[0,0] to=[4,0]"})
            QVERIFY(isNoOption(table, line, "to"));
        QCOMPARE(table.says("swap from=[0,0] to=[0,0]"), std::string("tapestry.noOption"));
        TestTable declined = table;
        QVERIFY(declined.play("skip").state().queue.empty());
        QCOMPARE(pictureOf(declined.player(0).city), pictureOf(drawn(kTown)));
        table.play("swap from=[1,0] to=[0,0]");
        QCOMPARE(pictureOf(table.player(0).city)[0], QStringLiteral("hmL#....."));
        table.play("swap from=[0,0] to=[0,1]");
        QCOMPARE(pictureOf(table.player(0).city).mid(0, 2), QStringList({"fmL#.....", "h........"}));
        table.play("swap from=[0,0] to=[1,0]");
        QCOMPARE(pictureOf(table.player(0).city)[0], QStringLiteral("mfL#....."));
        QVERIFY(table.state().queue.empty());
    }
    // It completes nothing, and what is counted later goes by the new places.
    void whatASwapCompletes()
    {
        constexpr Rows kTown{"mmh......", "mmm......", "mmm......", ".........", ".........",
                             ".........", ".........", ".........", "m........"};
        TestTable table = gained(kTown);
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Swap), 18U);
        table.play("swap from=[2,0] to=[0,8]");
        QVERIFY(table.did<Completed>().empty());
        QCOMPARE(table.pending(), std::string("0 swap"));
        QVERIFY(table.play("skip").state().queue.empty());
        QCOMPARE(int{table.player(0).districts}, 1);
    }
    // Where there are not two kinds in the grid nothing is asked.
    void nothingToSwap()
    {
        for (const Rows &rows : {kBare, kLacksOne})
            QVERIFY(gained(rows).state().queue.empty());
        TestTable counted = begunWithMats({"", ""});
        tell(counted, "civ").play("civilization civilization=architects");
        QVERIFY(counted.state().queue.empty());
    }
};

} // namespace tst_tapestry_architects

PEGSHEET_TEST(tst_tapestry_architects, TestArchitects)
#include "tst_architects.moc"
