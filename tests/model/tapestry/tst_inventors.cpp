// SPDX-License-Identifier: Apache-2.0
// The Inventors: in the second to fifth income turn a marker on a tech card of anybody, which goes up; they gain what its owner
// gains, and of another's card that comes to the top row they get the card too (civilizations.json; DE p.29; contract, reading 53).
#include "tests/model/tapestry/matquestions.h"
#include "tests/registry.h"

namespace tst_tapestry_inventors {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr Civilization kMat = Civilization::Inventors;

// Three players after the first income, of whom the first has the Inventors; nobody has resources.
TestTable begun()
{
    TestTable table = withMats({"inventors", "", ""});
    table.play({"income", "income", "income"});
    for (const int seat : {1, 2})
        set(table, "resources:{coin:0,worker:0,food:0,culture:0},tiles:0", seat);
    return table;
}

// Player 0 takes the income turn of that number without resources; these tech cards lie with the two players.
TestTable inTurn(int turn, const std::string &own, const std::string &others, const std::string &fields = {})
{
    TestTable table = begun();
    beforeIncome(table, turn);
    set(table, "resources:{coin:0,worker:0,food:0,culture:0},tiles:0,techCards:[" + own + ']');
    set(table, "techCards:[" + others + ']', 1);
    if (!fields.empty())
        set(table, fields);
    return table.play("income");
}

// A card that came to the middle row of player 1, or of theirs, carries one of their markers; nobody is in a turn, and what cards
// need is there.
TestTable marked(const std::string &card, int owner = 1)
{
    const std::string lying = "{card:\"" + card + "\",row:bottom}";
    TestTable table = owner == 0 ? inTurn(2, lying, "") : inTurn(2, "", lying);
    table.play("upgrade player=" + std::to_string(owner) + " card=\"" + card + '"').play("correct set=queue:[]");
    set(table, "tracks:{exploration:[4],technology:[4]}", owner);
    return set(table, "resources:{coin:0,worker:0,food:0,culture:0}");
}

} // namespace

class TestInventors : public QObject
{
    Q_OBJECT

private slots:
    // They begin with four markers and nothing else.
    void theStart()
    {
        for (const Object &options : {kNamed, asPrinted()}) {
            TestTable table(2, options);
            table.play({"skip", "civilization civilization=inventors"});
            QCOMPARE(table.pending(), std::string("1 capital, 1 (step)"));
            QCOMPARE(shownOf(table, "civilizations"), std::string("[{civilization:inventors,markers:4}]"));
            table.play({"skip", "skip"});
            set(table, "techCards:[{card:paper,row:bottom}]").play("income");
            QCOMPARE(int{table.state().turn}, 1);
        }
    }
    void whenItComes()
    {
        for (int turn = 2; turn <= kIncomes; ++turn) {
            TestTable table = inTurn(turn, "", "{card:calendar,row:bottom}");
            QCOMPARE(textOf(nextShown(table)), asked("upgrade", "inventors", true));
            QVERIFY(allElseWaits(table));
            table.play("skip");
            QCOMPARE(int{table.state().mats[kMat].markers}, 4);
            QVERIFY(table.pending().find("upgrade") == std::string::npos);
            QCOMPARE(shownOf(table, "techCards", 1), std::string("[{card:calendar,row:bottom}]"));
        }
    }
    // No marker, or no card that could go up.
    void whenItCannot()
    {
        const char *const mat = "civilizations:[{civilization:inventors,markers:0}]";
        for (const TestTable &table : {inTurn(2, "", "{card:calendar,row:bottom}", mat), inTurn(5, "{card:paper,row:top}", ""),
                                       inTurn(3, "", "{card:calendar,row:top},{card:unknown,row:top}")}) {
            QVERIFY(isLeftOut(table, kMat));
            QVERIFY(table.pending().find("upgrade") == std::string::npos);
        }
    }
    // Every card of anybody that is not in the top row, whatever it needs; whose it is is always said (decided with reading 53).
    void whatIsListed()
    {
        const TestTable table = inTurn(2, "{card:transistors,row:middle},{card:paper,row:top}",
                                       "{card:clocks,row:bottom},{card:unknown,row:middle},{card:unknown,row:middle},"
                                       "{card:unknown,row:top},{card:radio,row:middle},{card:barn,row:top}");
        QStringList all;
        for (const char *seat : {" player=0", " player=1", " player=2", ""})
            for (const char *card : {" card=transistors", " card=paper", " card=clocks", " card=radio", " card=barn",
                                     " card=compass", " row=bottom", " row=middle", " row=top", " card=clocks row=bottom", ""})
                all.append(QString("upgrade") + card + seat);
        QCOMPARE(listedLines(table, Kind::Upgrade), acceptedLines(table, all));
        QCOMPARE(listedLines(table, Kind::Upgrade).size(), 4);
        QCOMPARE(listedLines(table, Kind::Skip), QStringList{"skip"});
    }
    void whatIsRefused()
    {
        const TestTable table = inTurn(2, "{card:transistors,row:middle}", "{card:clocks,row:bottom},{card:barn,row:top}");
        for (const char *line : {"upgrade card=transistors", "upgrade card=clocks", "upgrade row=bottom"}) {
            QCOMPARE(table.says(line), std::string("input.missingField"));
            QCOMPARE(memberOf(table.valuesOf(line), "field"), std::string("player"));
        }
        for (const char *line :
             {"upgrade card=clocks player=0", "upgrade card=transistors player=1", "upgrade card=compass player=1"})
            QCOMPARE(table.says(line), std::string("tapestry.noCard"));
        for (const char *line : {"upgrade card=barn player=1", "upgrade row=bottom player=1", "upgrade row=top player=1"})
            QCOMPARE(table.says(line), std::string("tapestry.noOption"));
        QCOMPARE(table.says("upgrade card=clocks player=3"), std::string("input.outOfRange"));
    }
    // An own card goes up once, without what it needs, and stays.
    void anOwnCard()
    {
        TestTable table = inTurn(2, "{card:\"canned_food\",row:bottom},{card:calendar,row:middle}", "");
        TestTable top = table;
        table.play("upgrade player=0 card=\"canned_food\"");
        QCOMPARE(amountOf(table, Resource::Food, 0), 1);
        QCOMPARE(int{table.state().mats[kMat].markers}, 3);
        QCOMPARE(shownOf(table, "techCards"), std::string("[{card:canned_food,row:middle,marker:0},{card:calendar,row:middle}]"));
        top.play("upgrade player=0 card=calendar");
        QCOMPARE(int{top.player(0).ledger[Source::Tech][2]}, 7);
        QCOMPARE(shownOf(top, "techCards"), std::string("[{card:canned_food,row:bottom},{card:calendar,row:top,marker:0}]"));
    }
    // Of another's card the owner gains the circle, then the Inventors; it stays where it is, with the marker.
    void theCircleOfAnother()
    {
        TestTable table = inTurn(2, "", "{card:\"canned_food\",row:bottom}");
        table.play("upgrade player=1 card=\"canned_food\"");
        QVERIFY(amountOf(table, Resource::Food, 0) == 1 && amountOf(table, Resource::Food, 1) == 1);
        QVERIFY(table.did<Got>().front().player == 1);
        QCOMPARE(int{table.state().mats[kMat].markers}, 3);
        QCOMPARE(shownOf(table, "techCards", 1), std::string("[{card:canned_food,row:middle,marker:0}]"));
        QCOMPARE(memberOf(nextShown(table), "why"), std::string("era2"));
    }
    // Of another's card that comes to the top row both gain the square, then it lies in the Inventors' bottom row (DE p.29).
    void theSquareOfAnother()
    {
        TestTable table = inTurn(5, "{card:paper,row:top}", "{card:radio,row:top},{card:calendar,row:middle}");
        table.play("upgrade player=1 card=calendar");
        QCOMPARE(table.points(1, Source::Tech), 7);
        QCOMPARE(int{table.player(0).ledger[Source::Tech][5]}, 7);
        QCOMPARE(shownOf(table, "techCards", 1), std::string("[{card:radio,row:top}]"));
        QCOMPARE(shownOf(table, "techCards"), std::string("[{card:paper,row:top},{card:calendar,row:bottom,marker:0}]"));
        // What is counted is the own of each.
        TestTable counted = inTurn(2, "", "{card:telescope,row:middle}", "tiles:2");
        set(counted, "tiles:5", 1);
        counted.play("upgrade player=1 card=telescope");
        QVERIFY(counted.points(1, Source::Tech) == 5 && counted.points(0, Source::Tech) == 2);
        // A landmark is there once.
        TestTable landmark = inTurn(2, "", "{card:bakery,row:middle}");
        landmark.play("upgrade player=1 card=bakery");
        QCOMPARE(int{landmark.state().landmarks[Landmark::Bakery]}, 1);
        QCOMPARE(shownOf(landmark, "techCards"), std::string("[{card:bakery,row:bottom,marker:0}]"));
    }
    // What it asks is asked of the owner, then of the Inventors, and their step 1 waits for both.
    void whatIsAsked()
    {
        TestTable table = inTurn(2, "", "{card:\"the_nail\",row:middle}");
        table.play("upgrade player=1 card=\"the_nail\"");
        for (const auto &[asked, option] : {std::pair("1 choose", "0"), std::pair("0 choose", "2")}) {
            QVERIFY(table.pending().starts_with(asked));
            QCOMPARE(table.says("gain resources={coin:1}"), std::string("tapestry.notNow"));
            table.play(std::string("choose option=") + option);
        }
        QVERIFY(table.player(1).built(Building::Market) == 1 && table.player(0).built(Building::Farm) == 1);
        QCOMPARE(shownOf(table, "techCards"), std::string("[{card:the_nail,row:bottom,marker:0}]"));
        QCOMPARE(shownOf(table, "techCards", 1), std::string("[]"));
        QCOMPARE(memberOf(nextShown(table), "why"), std::string("era2"));
    }
    // A card that is not named asks its effect, of both (contract, readings 37 and 53).
    void aCardThatIsNotNamed()
    {
        TestTable table = inTurn(3, "{card:unknown,row:top}", "{card:unknown,row:bottom},{card:unknown,row:middle}");
        TestTable top = table;
        table.play("upgrade player=1 row=bottom");
        for (const char *effect : {"1 effect", "0 effect"}) {
            QVERIFY(table.pending().starts_with(effect));
            table.play("effect gains=worker");
        }
        QVERIFY(amountOf(table, Resource::Worker, 0) == 1 && amountOf(table, Resource::Worker, 1) == 1);
        QCOMPARE(shownOf(table, "techCards", 1), std::string("[{card:unknown,row:middle,marker:0},{card:unknown,row:middle}]"));
        top.play({"upgrade player=1 row=middle", "effect gains=\"vp(7)\"", "effect gains=\"vp(7)\""});
        QVERIFY(top.points(0, Source::Tech) == 7 && top.points(1, Source::Tech) == 7);
        QCOMPARE(shownOf(top, "techCards", 1), std::string("[{card:unknown,row:bottom}]"));
        QCOMPARE(shownOf(top, "techCards"), std::string("[{card:unknown,row:top},{card:unknown,row:bottom,marker:0}]"));
    }
    // An owner who has ended gains nothing; the card goes up and is told of (contract, readings 33 and 60).
    void theOwnerHasEnded()
    {
        TestTable table = begun();
        set(table, "incomes:5,techCards:[{card:\"canned_food\",row:bottom},{card:\"the_nail\",row:middle}]", 1);
        beforeIncome(table, 2);
        set(table, "resources:{food:0}").play("income");
        TestTable top = table;
        table.play("upgrade player=1 card=\"canned_food\"");
        QVERIFY(amountOf(table, Resource::Food, 0) == 1 && amountOf(table, Resource::Food, 1) == 0);
        const auto isTheirs = [](const auto &each) { return each.player == 1; };
        QVERIFY(std::ranges::any_of(table.did<Upgraded>(), isTheirs) || std::ranges::any_of(table.did<Lost>(), isTheirs));
        top.play("upgrade player=1 card=\"the_nail\"");
        QVERIFY(top.pending().starts_with("0 choose"));
        top.play("choose option=1");
        QCOMPARE(shownOf(top, "techCards"), std::string("[{card:the_nail,row:bottom,marker:0}]"));
    }
    // It is the Inventors who upgrade: cards that hear of an upgrade are theirs, and those of their allies.
    void whoUpgrades()
    {
        const std::string line = "upgrade player=1 card=\"canned_food\"";
        TestTable golden = inTurn(2, "", "{card:\"canned_food\",row:bottom}");
        TestTable ally = golden;
        set(golden, "acting:[{card:\"golden_age\"}]").play(line);
        QCOMPARE(golden.points(0, Source::Tapestry), 3);
        for (const int partner : {0, 1}) {
            TestTable table = ally;
            set(table, "acting:[{card:alliance,partner:" + std::to_string(partner) + "}]", 2).play(line);
            QCOMPARE(amountOf(table, Resource::Food, 2), partner == 0 ? 1 : 0);
            QVERIFY(amountOf(table, Resource::Food, 1) == 1 && amountOf(table, Resource::Food, 0) == 1);
        }
        set(ally, "acting:[{card:\"golden_age\"}]", 1).play(line);
        QCOMPARE(ally.points(1, Source::Tapestry), 0);
    }
    // A marked card that its owner brings to the top: the owner, at the end of the queue the Inventors, then it goes (ruling F28).
    void itsOwnerBringsItUp()
    {
        TestTable table = marked("calendar");
        tell(table, "upgrade", 1).play("upgrade card=calendar");
        QVERIFY(table.state().queue.empty());
        QVERIFY(table.points(0, Source::Tech) == 7 && table.points(1, Source::Tech) == 7);
        QCOMPARE(shownOf(table, "techCards", 1), std::string("[]"));
        QCOMPARE(shownOf(table, "techCards"), std::string("[{card:calendar,row:bottom,marker:0}]"));
        TestTable nail = marked("the_nail");
        tell(nail, "then(upgrade,any)", 1).play("upgrade card=\"the_nail\"").play("choose option=0");
        QVERIFY(nail.pending().starts_with("1 gain, 0 choose"));
        nail.play("choose option=1");
        QCOMPARE(shownOf(nail, "techCards"), std::string("[{card:the_nail,row:bottom,marker:0}]"));
        QCOMPARE(nail.pending(), std::string("1 gain"));
    }
    // Not of a card without a marker, not once the Inventors have ended, and of an own card not twice.
    void theyGainNothing()
    {
        TestTable unmarked = marked("calendar");
        set(unmarked, "techCards:[{card:calendar,row:middle}]", 1);
        tell(unmarked, "upgrade", 1).play("upgrade card=calendar");
        TestTable ended = marked("calendar");
        set(ended, "incomes:5");
        tell(ended, "upgrade", 1).play("upgrade card=calendar");
        for (const TestTable *table : {&unmarked, &ended})
            QVERIFY(table->points(1, Source::Tech) == 7 && table->points(0, Source::Tech) == 0);
        QCOMPARE(shownOf(unmarked, "techCards", 1), std::string("[{card:calendar,row:top}]"));
        QCOMPARE(shownOf(ended, "techCards", 1), std::string("[{card:calendar,row:top,marker:0}]"));
        TestTable own = marked("calendar", 0);
        tell(own, "upgrade").play("upgrade card=calendar");
        QCOMPARE(own.points(0, Source::Tech), 7);
        QCOMPARE(shownOf(own, "techCards"), std::string("[{card:calendar,row:top,marker:0}]"));
    }
    // A marker is corrected with its card; of one that comes to the middle row its owner alone gains the circle (contract, state of
    // part 3, reading 59).
    void aMarkerIsCorrected()
    {
        TestTable table = begun();
        const std::string line = "correct player=1 set=techCards:[{card:calendar,row:bottom,marker:0}]";
        QCOMPARE(unreadable(line), std::string());
        QCOMPARE(lineOf(moveOf(line)).toStdString(), line);
        table.play(line);
        QCOMPARE(shownOf(table, "techCards", 1), std::string("[{card:calendar,row:bottom,marker:0}]"));
        set(table, "resources:{culture:0}");
        tell(table, "upgrade", 1).play("upgrade card=calendar");
        QVERIFY(amountOf(table, Resource::Culture, 1) == 1 && amountOf(table, Resource::Culture, 0) == 0);
        QCOMPARE(shownOf(table, "techCards", 1), std::string("[{card:calendar,row:middle,marker:0}]"));
    }
    // Gained during play they do nothing at once (contract, reading 54).
    void duringPlay()
    {
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        set(table, "techCards:[{card:paper,row:bottom}]", 1);
        table.play({"benefit player=0 gains=civ", "civilization civilization=inventors"});
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.state().mats[kMat].markers}, 4);
        beforeIncome(table, 2).play("income");
        QCOMPARE(textOf(nextShown(table)), asked("upgrade", "inventors", true));
    }
};

} // namespace tst_tapestry_inventors

PEGSHEET_TEST(tst_tapestry_inventors, TestInventors)
#include "tst_inventors.moc"
