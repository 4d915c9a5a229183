// SPDX-License-Identifier: Apache-2.0
// The Heralds: in the second to fifth income turn a marker on an uppermost card "when played", whose text is gained; and who begins
// with them may play a card on Maker of Fire after the first income (civilizations.json; contract, readings 41, 51 and 54).
#include "tests/model/tapestry/matquestions.h"
#include "tests/registry.h"

namespace tst_tapestry_heralds {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr Civilization kMat = Civilization::Heralds;

// Player 0 began with the Heralds and is on turn after the first income; nothing was played on Maker of Fire.
TestTable begun()
{
    TestTable table = withMats({"heralds", "", ""}, asPrinted());
    return table.play({"income", "skip", "income", "income"});
}

// Player 0 takes the income turn of that number; the stacks of player 1 are those, and so much was set of player 0 before.
TestTable inTurn(int turn, const std::string &stacks, const std::string &fields = {})
{
    TestTable table = begun();
    set(table, "mat:[" + stacks + ']', 1);
    beforeIncome(table, turn);
    if (!fields.empty())
        set(table, fields);
    return table.play("income");
}

std::string shown(int markers, const std::string &marked)
{
    return "[{civilization:heralds,markers:" + std::to_string(markers) + ",marked:[" + marked + "]}]";
}

QStringList everyStack()
{
    QStringList all;
    for (int seat = 0; seat < 3; ++seat)
        for (int era = 1; era <= Mat::kEras; ++era)
            all.append("stack player=" + QString::number(seat) + " era=" + QString::number(era));
    return all;
}

std::string playing(TapestryCard card)
{
    return "tapestry card=\"" + std::string(nameOf(card)) + '"';
}

QStringList everyCard()
{
    QStringList all{"tapestry"};
    for (const TapestryCard card : kAll<TapestryCard>)
        all.append(QString::fromStdString(playing(card)));
    return all;
}

} // namespace

class TestHeralds : public QObject
{
    Q_OBJECT

private slots:
    // Nothing before the first turn, four markers (contract, reading 51).
    void theStart()
    {
        for (const Object &options : {kNamed, asPrinted()}) {
            TestTable table(2, options);
            table.play({"skip", "civilization civilization=heralds"});
            QCOMPARE(table.pending(), std::string("1 capital, 1 (step)"));
            QCOMPARE(int{table.player(0).tapestry}, 0);
            QCOMPARE(shownOf(table, "civilizations"), shown(4, ""));
        }
    }
    // By the sheet of 2023 a card is found at the end of the first income turn and may be played on Maker of Fire: one "when
    // played", but no Renaissance, or one that is not named (DE p.32; contract, reading 51).
    void theFirstCard()
    {
        TestTable table = withMats({"heralds", ""});
        table.play("income");
        QCOMPARE(int{table.player(0).tapestry}, 2); // the other came with the income
        QCOMPARE(textOf(nextShown(table)), asked("tapestry", "heralds", true));
        QCOMPARE(table.pending(), std::string("0 tapestry"));
        QCOMPARE(listedLines(table, Kind::Tapestry), acceptedLines(table, everyCard()));
        QCOMPARE(listedLines(table, Kind::Skip), QStringList{"skip"});
        for (const TapestryCard card : kAll<TapestryCard>) {
            const When when = kCardRows[card].when;
            if (when != When::Played && when != When::Era)
                continue;
            const bool isOpen = when == When::Played && nameOf(card) != "renaissance";
            QCOMPARE(table.says(playing(card)), std::string(isOpen ? "" : "tapestry.noCard"));
            if (!isOpen)
                QCOMPARE(memberOf(table.valuesOf(playing(card)), "card"), std::string(nameOf(card)));
        }
        TestTable declined = table;
        declined.play("skip");
        QCOMPARE(int{declined.player(0).tapestry}, 2);
        QCOMPARE(declined.player(0).mat.count(), 0);
        TestTable nameless = table;
        nameless.play("tapestry");
        QCOMPARE(nameless.pending(), std::string("0 effect"));
        nameless.play("effect gains=\"vp(3)\"");
        table.play("tapestry card=\"boast_of_superiority\"");
        QCOMPARE(shownOf(table, "mat"), std::string("[[boast_of_superiority],[],[],[]]"));
        QCOMPARE(shownOf(nameless, "mat"), std::string("[[unknown],[],[],[]]"));
        QCOMPARE(table.points(0, Source::Tapestry), 16);
        for (const TestTable *each : {&table, &declined, &nameless}) {
            QCOMPARE(int{each->state().turn}, 1);
            QCOMPARE(each->phase(), std::string("turn"));
            QCOMPARE(shownOf(*each, "civilizations"), shown(4, ""));
        }
        QCOMPARE(int{table.player(0).tapestry}, 1);
    }
    // As it is printed no card is found, and any of the hand may be played, of which those "this era" come into force.
    void theFirstCardAsPrinted()
    {
        TestTable table = withMats({"heralds", ""}, asPrinted());
        table.play("income");
        QCOMPARE(int{table.player(0).tapestry}, 1);
        QCOMPARE(textOf(nextShown(table)), asked("tapestry", "heralds", true));
        QCOMPARE(listedLines(table, Kind::Tapestry).size(), everyCard().size());
        QCOMPARE(listedLines(table, Kind::Tapestry), acceptedLines(table, everyCard()));
        table.play("tapestry card=academia");
        QCOMPARE(int{table.player(0).tapestry}, 0);
        QCOMPARE(shownOf(table, "mat"), std::string("[[academia],[],[],[]]"));
        QCOMPARE(table.player(0).acting.count(), 1);
        QCOMPARE(int{table.state().turn}, 1);
    }
    // Only of who begins with them, and only after the first income.
    void noFirstCard()
    {
        TestTable table = withMats({"", ""});
        set(table, "civilizations:[{civilization:heralds}]");
        table.play("income");
        QCOMPARE(table.phase(), std::string("turn"));
        QCOMPARE(int{table.player(0).tapestry}, 1);
        TestTable second = withMats({"heralds", ""});
        second.play({"income", "skip", "income"});
        beforeIncome(second, 2).play("income");
        while (second.pending().starts_with("0 gain"))
            second.play("gain resources={coin:1}");
        QVERIFY(second.pending().find("tapestry") == std::string::npos);
    }
    void whenItComes()
    {
        for (int turn = 2; turn <= kIncomes; ++turn) {
            TestTable table = inTurn(turn, "[trap],[],[],[]");
            QCOMPARE(textOf(nextShown(table)), asked("stack", "heralds", true));
            QVERIFY(allElseWaits(table));
            table.play("skip");
            QCOMPARE(shownOf(table, "civilizations"), shown(4, ""));
            QCOMPARE(table.points(0, Source::Tapestry), 0);
            QVERIFY(table.pending().find("stack") == std::string::npos);
        }
    }
    // No marker, or no card that could be meant.
    void whenItCannot()
    {
        for (const char *fields : {"civilizations:[{civilization:heralds,markers:0,marked:[]}]",
                                   "civilizations:[{civilization:heralds,markers:3,marked:[[1,2,1]]}]"}) {
            const bool hasMarkers = std::string_view(fields).find("markers:0") == std::string_view::npos;
            const TestTable table = inTurn(3, hasMarkers ? "[academia],[tyranny,trap],[],[]" : "[trap],[],[],[]", fields);
            QVERIFY(isLeftOut(table, kMat));
            QVERIFY(table.pending().find("stack") == std::string::npos);
        }
    }
    // Any uppermost card "when played" of anybody, traps, Espionage and cards that are not named too (contract, reading 41).
    void whatIsListed()
    {
        TestTable table = begun();
        set(table, "mat:[[academia,trap],[\"boast_of_superiority\",theocracy],[unknown],[faceDown]]", 1);
        set(table, "mat:[[espionage],[trap],[feudalism],[trap,trap]]", 2);
        set(table,
            "mat:[[faceDown,renaissance],[],[],[]],civilizations:[{civilization:heralds,markers:2,marked:[[2,2,0],[2,4,0]]}]");
        beforeIncome(table, 4).play("income");
        QCOMPARE(listedLines(table, Kind::Stack),
                 (QStringList{"stack player=0 era=1", "stack player=1 era=1", "stack player=1 era=3", "stack player=2 era=1",
                              "stack player=2 era=3", "stack player=2 era=4"}));
        QCOMPARE(listedLines(table, Kind::Stack), acceptedLines(table, everyStack()));
        QCOMPARE(listedLines(table, Kind::Skip), QStringList{"skip"});
        // A card "this era" above, a card laid face down, one with a marker, an empty stack.
        for (const auto &[player, era] : {std::pair(1, 2), std::pair(1, 4), std::pair(2, 2), std::pair(0, 2)}) {
            const std::string line = "stack player=" + std::to_string(player) + " era=" + std::to_string(era);
            QCOMPARE(table.says(line), std::string("tapestry.noCard"));
            QVERIFY(table.valuesOf(line) == Value(Object{{"player", player}, {"era", era}}));
        }
    }
    // The text is gained as if the Heralds played the card: by them, as points of a card (contract, reading 61).
    void whatIsGained()
    {
        TestTable table = inTurn(2, "[\"boast_of_superiority\"],[trap],[],[]");
        set(table, "tracks:{science:[3],military:[1]}", 2);
        TestTable trap = table;
        table.play("stack player=1 era=1");
        QCOMPARE(int{table.player(0).ledger[Source::Tapestry][2]}, 8);
        QCOMPARE(table.points(0, Source::Civilization) + table.points(1, Source::Tapestry), 0);
        QCOMPARE(shownOf(table, "civilizations"), shown(3, "[1,1,0]"));
        QVERIFY(table.state().mats[kMat].isMarked({1, 0, 0}));
        QCOMPARE(memberOf(nextShown(table), "why"), std::string("era2"));
        // The card stays where it is, and nothing comes out of the hand.
        QCOMPARE(shownOf(table, "mat", 1), std::string("[[boast_of_superiority],[trap],[],[]]"));
        QCOMPARE(table.player(0).mat.count(), 0);
        trap.play("stack player=1 era=2");
        QCOMPARE(int{trap.player(0).ledger[Source::Tapestry][2]}, 10);
        QCOMPARE(shownOf(trap, "civilizations"), shown(3, "[1,2,0]"));
    }
    // What a card asks is asked of the Heralds, and step 1 waits for it: benefits, procedures, cards that are not named.
    void whatIsAsked()
    {
        TestTable ages = inTurn(3, "[\"dark_ages\"],[],[],[]");
        ages.play("stack player=1 era=1");
        QVERIFY(ages.pending().starts_with("0 track"));
        QVERIFY(allElseWaits(ages));
        ages.play("track track=military");
        QCOMPARE(spaceOf(ages, Track::Military), 3);
        TestTable feudal = inTurn(3, "[],[feudalism],[],[]", "landmarks:[forge,bakery]");
        feudal.play("stack player=1 era=2");
        QVERIFY(feudal.pending().starts_with("0 choose"));
        feudal.play("choose option=1");
        QCOMPARE(int{feudal.player(0).ledger[Source::Tapestry][3]}, 6);
        TestTable host = inTurn(3, "[],[],[\"olympic_host\"],[]");
        host.play("stack player=1 era=3");
        QVERIFY(host.pending().starts_with("0 take"));
        host.play("take");
        QCOMPARE(int{host.player(0).ledger[Source::Tapestry][3]}, 10);
        TestTable unknown = inTurn(3, "[],[],[],[unknown]");
        unknown.play("stack player=1 era=4");
        QVERIFY(unknown.pending().starts_with("0 effect"));
        QVERIFY(allElseWaits(unknown));
        unknown.play("effect gains=\"vp(7)\"");
        QCOMPARE(int{unknown.player(0).ledger[Source::Tapestry][3]}, 7);
        QCOMPARE(shownOf(unknown, "civilizations"), shown(3, "[1,4,0]"));
    }
    // By Espionage any card with an ability is copied, but none of its own; what acts "this era" does so for the Heralds to the end
    // of theirs (DE p.12; contract, reading 41).
    void espionage()
    {
        TestTable table = inTurn(2, "[espionage],[academia],[],[]");
        QCOMPARE(listedLines(table, Kind::Stack), QStringList{"stack player=1 era=1"});
        table.play("stack player=1 era=1");
        QCOMPARE(shownOf(table, "civilizations"), shown(3, "[1,1,0]"));
        QVERIFY(table.pending().starts_with("0 stack"));
        QCOMPARE(listedLines(table, Kind::Stack), QStringList{"stack player=1 era=2"});
        table.play("stack player=1 era=2");
        QCOMPARE(table.player(0).acting.count(), 1);
        // It carries no marker, for it was not the Heralds that named it.
        QCOMPARE(shownOf(table, "civilizations"), shown(3, "[1,1,0]"));
        // The stack of the era is covered in the same turn, but it was no own Espionage that lay there.
        table.play("gain resources={coin:1}");
        while (!table.state().queue.empty() && table.state().turn == 0 && table.says("skip").empty())
            table.play("skip");
        QCOMPARE(table.player(0).mat.count(1), 1);
        QCOMPARE(table.player(0).acting.count(), 1);
    }
    // The marker is the card's: what covers it is another card, and what lies on an own mat can carry one too.
    void theMarkerStaysWithItsCard()
    {
        TestTable table = inTurn(4, "[trap],[],[],[]",
                                 "civilizations:[{civilization:heralds,markers:3,marked:[[1,1,0]]}],mat:[[trap],[],[],[]]");
        QCOMPARE(listedLines(table, Kind::Stack), QStringList{"stack player=0 era=1"});
        set(table, "mat:[[trap,trap],[],[],[]]", 1);
        QCOMPARE(listedLines(table, Kind::Stack), (QStringList{"stack player=0 era=1", "stack player=1 era=1"}));
        TestTable own = table;
        table.play("stack player=1 era=1");
        QCOMPARE(shownOf(table, "civilizations"), shown(2, "[1,1,0],[1,1,1]"));
        own.play("stack player=0 era=1");
        QCOMPARE(shownOf(own, "civilizations"), shown(2, "[1,1,0],[0,1,0]"));
        QCOMPARE(own.points(0, Source::Tapestry), 10);
    }
    // During play they bring nothing at once (contract, reading 54).
    void duringPlay()
    {
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        const int hand = table.player(0).tapestry;
        table.play({"benefit player=0 gains=civ", "civilization civilization=heralds"});
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.player(0).tapestry}, hand);
        QCOMPARE(shownOf(table, "civilizations"), shown(4, ""));
        beforeIncome(table, 2);
        set(table, "mat:[[trap],[],[],[]]", 1).play("income");
        QCOMPARE(textOf(nextShown(table)), asked("stack", "heralds", true));
    }
};

} // namespace tst_tapestry_heralds

PEGSHEET_TEST(tst_tapestry_heralds, TestHeralds)
#include "tst_heralds.moc"
