// SPDX-License-Identifier: Apache-2.0
// Cards that are known by name: invented, upgraded, played, and what they bring.
#include "model/core/overload.h"
#include "model/tapestry/listed.h"
#include "tests/model/tapestry/cardtable.h"
#include "tests/registry.h"

namespace tst_tapestry_cards {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

std::string techsOf(const Player &player)
{
    std::string text;
    for (int place = 0; place < player.techCards.count(); ++place) {
        const auto [card, row, isMarked] = player.techCards[place];
        text += (text.empty() ? "" : " ") + std::string(card.isSaid() ? nameOf(*card) : "unknown") + '.' + std::string(nameOf(row));
        text += isMarked ? "*" : "";
    }
    return text;
}

// What is listed of a kind, by names: "bottom" and "middle" rows, "-" what is not named.
std::string listedOf(const TestTable &table, Kind kind)
{
    const ListedMoves listed(table.state());
    std::string text;
    for (std::uint32_t index = 0; index < listed.countUsual(kind); ++index) {
        const Move move = listed.at(kind, index);
        const std::string_view name = std::visit(
            Overload{[](const Upgrade &each) { return each.card.isSaid() ? nameOf(*each.card) : nameOf(*each.row); },
                     [](const auto &each) -> std::string_view {
                         if constexpr (requires { each.card.isSaid(); })
                             return each.card.isSaid() ? nameOf(*each.card) : "-";
                         else
                             return "?";
                     }},
            move);
        text += (text.empty() ? "" : " ") + std::string(name);
        if (listed.placeOf(move) != index)
            return "not at its place: " + text;
    }
    return text;
}

} // namespace

class TestCards : public QObject
{
    Q_OBJECT

private slots:
    // DE p.8. One at a time; a name may be left out (contract, reading 32).
    void techsAreInvented()
    {
        TestTable table = begun();
        tell(table, "invent*2");
        QCOMPARE(table.pending(), std::string("0 invent"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Invent), 34U);
        table.play("invent card=paper");
        QCOMPARE(table.pending(), std::string("0 invent"));
        QCOMPARE(table.says("invent card=paper"), std::string("tapestry.taken"));
        QVERIFY(table.valuesOf("invent card=paper") == Value(Object{{"tech", "paper"}, {"player", 0}}));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Invent), 33U);
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        table.play("invent");
        QCOMPARE(techsOf(table.player(0)), std::string("paper.bottom unknown.bottom"));
        QCOMPARE(int{table.player(0).techs[TechRow::Bottom]}, 2);
        QVERIFY(table.state().queue.empty());
        // Of another player too.
        tell(table, "invent", 1);
        QCOMPARE(table.says("invent card=paper"), std::string("tapestry.taken"));
    }
    // DE p.25: circle a culture, square 7 points.
    void calendar()
    {
        TestTable table = begun();
        set(table, "tracks:{exploration:[4]}");
        tell(table, "invent").play("invent card=calendar");
        const int culture = table.player(0).resources[Resource::Culture];
        tell(table, "upgrade").play("upgrade card=calendar");
        QCOMPARE(int{table.player(0).resources[Resource::Culture]}, culture + 1);
        QCOMPARE(techsOf(table.player(0)), std::string("calendar.middle"));
        tell(table, "upgrade").play("upgrade card=calendar");
        QCOMPARE(table.points(0, Source::Tech), 7);
        QCOMPARE(techsOf(table.player(0)), std::string("calendar.top"));
    }
    // DE p.25: circle a house, square a point for each.
    void paper()
    {
        TestTable table = begun();
        tell(table, "invent").play("invent card=paper");
        tell(table, "upgrade").play("upgrade card=paper");
        QCOMPARE(table.player(0).built(Building::House), 1);
        set(table, "open:{houses:4},tracks:{science:[4]}");
        tell(table, "upgrade").play("upgrade card=paper");
        QCOMPARE(table.points(0, Source::Tech), 3);
    }
    // Electronics: the circle of the card that was just upgraded comes once more (ruling F05).
    void circleOnceMore()
    {
        TestTable table = begun();
        tell(table, "invent").play("invent card=calendar");
        const int culture = table.player(0).resources[Resource::Culture];
        tell(table, "then(upgrade,circle)").play("upgrade card=calendar");
        QCOMPARE(table.pending(), std::string("0 tech"));
        QCOMPARE(table.says("tech"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("tech card=paper"), std::string("tapestry.noCard"));
        table.play("tech card=calendar");
        QCOMPARE(int{table.player(0).resources[Resource::Culture]}, culture + 2);
    }
    // What is not named asks for what it says, as where cards are counted.
    void techsWithoutANameBesideNamedOnes()
    {
        TestTable table = begun();
        tell(table, "invent*3").play({"invent", "invent card=clocks", "invent card=bakery"});
        tell(table, "upgrade");
        QCOMPARE(listedOf(table, Kind::Upgrade), std::string("bakery clocks bottom"));
        QCOMPARE(table.says("upgrade"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("upgrade card=clocks row=bottom"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("upgrade row=middle"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("upgrade card=paper"), std::string("tapestry.noCard"));
        table.play("upgrade row=bottom");
        QCOMPARE(table.pending(), std::string("0 effect"));
        table.play("effect gains=coin");
        QCOMPARE(techsOf(table.player(0)), std::string("unknown.middle clocks.bottom bakery.bottom"));
        tell(table, "upgrade").play("upgrade card=bakery");
        QCOMPARE(table.points(0, Source::Tech), 4);
        tell(table, "circle");
        QCOMPARE(listedOf(table, Kind::Tech), std::string("bakery -"));
        table.play("tech");
        QCOMPARE(table.pending(), std::string("0 effect"));
        table.play("skip");
        table.play("correct player=0 set=techCards:[{card:paper,row:top}]");
        QCOMPARE(table.says("benefit player=0 gains=upgrade"), std::string());
        tell(table, "upgrade");
        QVERIFY(table.state().queue.empty());
    }
    void techsArePaid()
    {
        TestTable table = begun();
        table.play("correct player=0 set=techCards:[{card:paper,row:middle},{card:unknown,row:bottom},{card:clocks,row:top}]");
        tell(table, "pay(tech_card*2=>vp(10))").play("take cards=[bottom,paper]");
        QCOMPARE(techsOf(table.player(0)), std::string("clocks.top"));
        // They can be invented again (contract, reading 32).
        tell(table, "invent");
        QCOMPARE(table.says("invent card=paper"), std::string());
    }
    // DE p.30: 3 points for each tech and each tapestry card that is gained; not for itself.
    void academiaActs()
    {
        TestTable table = begun();
        playCard(table, "academia");
        QCOMPARE(table.points(0, Source::Tapestry), 0);
        tell(table, "invent").play("invent card=paper");
        QCOMPARE(table.points(0, Source::Tapestry), 3);
        tell(table, "tapestry*2");
        QCOMPARE(table.points(0, Source::Tapestry), 9);
        tell(table, "tapestry", 1);
        tell(table, "invent", 1).play("invent");
        QCOMPARE(table.points(0, Source::Tapestry), 9);
        QCOMPARE(table.points(1, Source::Tapestry), 0);
    }
    // DE p.12: it ends before step 1 of the next income turn; what that turn brings is not for it any more.
    void academiaHasEnded()
    {
        TestTable table = begun(2);
        playCard(table, "academia");
        QCOMPARE(table.player(0).acting.count(), 1);
        table.play("income");
        QCOMPARE(table.player(0).acting.count(), 0);
        tell(table, "tapestry");
        QCOMPARE(table.points(0, Source::Tapestry), 0);
    }
    void academiaIsCovered()
    {
        TestTable table = begun(2);
        playCard(table, "academia");
        playCard(table, "capitalism");
        QCOMPARE(table.player(0).acting.count(), 1);
        tell(table, "tapestry");
        QCOMPARE(table.points(0, Source::Tapestry), 0);
        QCOMPARE(table.player(0).mat.count(0), 2);
    }
    // With the own last turn the own cards end (DE p.15).
    void cardsEndWithTheOwnLastTurn()
    {
        TestTable table = begun(1, 1);
        table.play("correct player=0 set=incomes:4,acting:[{card:academia}]");
        QCOMPARE(table.state().listening != 0, true);
        table.play("income");
        while (table.state().step == Step::Turns)
            table.play(table.pending().find("upgrade") != std::string::npos || table.pending().find("take") != std::string::npos
                           ? "skip"
                           : "count count=0");
        QCOMPARE(table.player(0).acting.count(), 0);
        QCOMPARE(table.state().listening, 0U);
    }
    // Contract, reading 42: the new era in an income turn; before the second Maker of Fire, in and after the fifth era 4 (F17b).
    void whereACardGoes()
    {
        TestTable table = begun(4);
        playCard(table, "trap");
        QCOMPARE(table.points(0, Source::Tapestry), 10);
        QCOMPARE(table.player(0).mat.count(0), 1);
        for (const auto &[incomes, era] : {std::pair("0", 0), std::pair("3", 2), std::pair("5", 3)}) {
            const int before = table.player(0).mat.count(era);
            table.play("correct player=0 set=incomes:" + std::string(incomes));
            playCard(table, {});
            table.play("skip");
            QCOMPARE(table.player(0).mat.count(era), before + 1);
        }
    }
    // Contract, reading 30: names are kept where everything is.
    void cardsAreNamedAtDepthFullAlone()
    {
        const auto refusalOf = [](Object options, std::string_view mode = "play") {
            Setup setup;
            setup.players = {"A", "B"};
            setup.options = std::move(options);
            setup.mode = mode;
            State state;
            const auto refusal = start(setup, state);
            return refusal ? Value(refusal->values) : Value();
        };
        QVERIFY(refusalOf({{"depth", "full"}, {"cards", "named"}}).isNull());
        QVERIFY(refusalOf({{"cards", "named"}, {"depth", "full"}, {"stepOne", "void"}}).isNull());
        QVERIFY(refusalOf({{"cards", "counted"}, {"stepOne", "newEra"}}).isNull());
        const Value named = Object{{"field", "cards"}, {"value", "named"}, {"allowed", Array{"counted"}}};
        QVERIFY(refusalOf({{"cards", "named"}}) == named);
        QVERIFY(refusalOf({{"depth", "income"}, {"cards", "named"}}) == named);
        QVERIFY(refusalOf({{"depth", "full"}, {"cards", "named"}}, "scoring") == named);
        QVERIFY(refusalOf({{"stepOne", "void"}})
                == Value(Object{{"field", "stepOne"}, {"value", "void"}, {"allowed", Array{"newEra"}}}));
        // Parts 1 and 2 say nothing of it, and are the same.
        QVERIFY(TestTable(2, {{"depth", "full"}}).state() == TestTable(2, {{"depth", "full"}, {"cards", "counted"}}).state());
        QVERIFY(!(TestTable(2, {{"depth", "full"}}).state() == TestTable(2, {{"depth", "full"}, {"cards", "named"}}).state()));
    }
    // Contract, reading 42: step 1 of an income turn plays in the new era, and step 2 on top of it; or nothing is played there.
    void stepOne()
    {
        for (const bool isVoid : {false, true}) {
            TestTable table(2, {{"depth", "full"}, {"cards", "named"}, {"stepOne", isVoid ? "void" : "newEra"}});
            table.play({"skip", "skip", "income", "income"});
            table.play("correct player=0 set=tapestry:4").play("correct player=1 set=incomes:2");
            table.play("income");
            tell(table, "overplay"); // what a table tells before step 2
            int asked = 0;
            const std::uint64_t waiting = table.state().queue.waiting();
            for (int index = 0; index < table.state().queue.size(); ++index)
                asked += wantsOf(table.state(), index, waiting) == Wants::Tapestry ? 1 : 0;
            QCOMPARE(asked, isVoid ? 1 : 2);
            table.play("tapestry card=academia");
            if (!isVoid)
                table.play("tapestry card=trap");
            QCOMPARE(table.player(0).mat.count(1), isVoid ? 1 : 2);
            tell(table, "overplay"); // and behind it as ever
            QCOMPARE(table.pending().substr(0, 10), std::string("0 tapestry"));
        }
    }
    // A table that begins late: the uppermost card of the present era acts, if it is one of those (contract, reading 59).
    void aTableThatBeginsLate()
    {
        TestTable table = begun(4);
        table.play("correct player=0 set=incomes:2,mat:[[unknown],[trap,academia],[capitalism],[]]");
        QCOMPARE(table.player(0).acting.count(), 1);
        tell(table, "tapestry");
        QCOMPARE(table.points(0, Source::Tapestry), 3);
        playCard(table, {}); // and is covered as any other
        QCOMPARE(table.player(0).acting.count(), 0);
        table.play("skip");
        table.play("correct player=0 set=incomes:3");
        QCOMPARE(int{table.player(0).acting[0].card}, int(TapestryCard::Capitalism));
        for (const char *none : {"incomes:4", "incomes:5", "incomes:0", "incomes:1"}) {
            table.play("correct player=0 set=" + std::string(none));
            QCOMPARE(table.player(0).acting.count(), 0);
        }
        // What is said of it stands, and whom a card that acts already is about.
        table.play("correct player=0 set=incomes:2,mat:[[],[alliance],[],[]],acting:[{card:alliance,partner:1}]");
        table.play("correct player=0 set=mat:[[unknown],[alliance],[],[]]");
        QCOMPARE(int{table.player(0).acting[0].partner}, 1);
        table.play("correct player=0 set=mat:[[unknown],[trap],[],[]]");
        QCOMPARE(table.player(0).acting.count(), 0);
    }
    // An empty hand: the card on top of the deck, face down (DE p.11, M03). In the fifth turn none is played (F17).
    void aCardFaceDown()
    {
        TestTable table = begun(0);
        table.play("correct player=1 set=incomes:2"); // no bonus for entering the era first
        table.play("income");
        QVERIFY(table.player(0).mat.top(1) == Mat::kFaceDown);
        QCOMPARE(int{table.player(0).played}, 1);
        QCOMPARE(int{table.player(0).tapestry}, 0);
    }
    void noSecondOfACard()
    {
        TestTable table = begun(4);
        playCard(table, "academia");
        tell(table, "overplay");
        QCOMPARE(table.says("tapestry card=academia"), std::string("tapestry.taken"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Tapestry), 44U);
        QVERIFY(ListedMoves(table.state()).at(Kind::Tapestry, 43) == Move(PlayTapestry()));
        table.play("tapestry");
        QCOMPARE(table.pending(), std::string("0 effect"));
        table.play("effect gains=\"vp(2)\"");
        QCOMPARE(table.points(0, Source::Tapestry), 2);
        QVERIFY(table.player(0).mat.top(0) == Mat::kUnknown);
        QCOMPARE(table.player(0).acting.count(), 0);
    }
    // Contract, reading 63: a card that the facts do not have lies there without a name, and its gains stand in place of an
    // `effect`.
    void aCardOfTheTablesOwn()
    {
        TestTable table = begun(4);
        tell(table, "overplay");
        QCOMPARE(table.says("tapestry gains=\"vp(3)\""), std::string("tapestry.noOption"));
        QCOMPARE(table.says("tapestry card=trap name=Utopia"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("tapestry name=\"" + std::string(41, 'a') + '"'), std::string("input.nameTooLong"));
        const Move move = moveOf("tapestry name=Utopia gains=\"vp(3)\"");
        QVERIFY(!isListed(move) && !ListedMoves(table.state()).indexOf(move));
        table.play("tapestry name=Utopia gains=\"vp(3)\"");
        QCOMPARE(table.points(0, Source::Tapestry), 3);
        QVERIFY(table.state().queue.empty());
        QVERIFY(table.player(0).mat.top(0) == Mat::kUnknown);
        QCOMPARE(table.did<Played>().front().name, std::string("Utopia"));
        tell(table, "overplay").play("tapestry name=Utopia");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.player(0).tapestry}, 2);
    }
    // What stands open hears of steps, landmarks and techs (contract, readings 33 and 36).
    void whatHappensIsHeard()
    {
        TestTable table = begun();
        table.play("correct player=0 set=acting:[{card:empiricism},{card:industrialism},{card:revisionism}],tracks:{science:[2]}");
        tell(table, "adv_x(s)");
        QCOMPARE(table.points(0, Source::Tapestry), 2);
        QVERIFY(table.did<SetOff>().front().card == static_cast<TapestryCard>(*fromName<TapestryCard>("empiricism")));
        tell(table, "adv_x(s)", 1);
        QCOMPARE(table.points(1, Source::Tapestry), 0);
        // A landmark's resource comes before the benefit of its space.
        tell(table, "adv(s)");
        QCOMPARE(table.pending().substr(0, 6), std::string("0 gain"));
        QCOMPARE(table.points(0, Source::Tapestry), 4);
        const Value queue = queueValue(table.state());
        QVERIFY(*(*queue.array())[0].find("why") == Value("revisionism"));
        table.play("correct set=queue:[]");
        // Where another has the landmark an armory comes instead.
        table.play("correct player=1 set=landmarks:[\"rubber_works\"]");
        table.play("correct player=0 set=tracks:{technology:[6]}");
        const int armories = table.player(0).built(Building::Armory);
        tell(table, "adv_x(t)");
        QCOMPARE(table.player(0).built(Building::Armory), armories + 1);
        // The circle of a tech comes as it is invented; the card stays where it is.
        tell(table, "invent").play("invent card=paper");
        QCOMPARE(table.player(0).built(Building::House), 1);
        QCOMPARE(techsOf(table.player(0)), std::string("paper.bottom"));
        tell(table, "invent").play("invent");
        QCOMPARE(table.pending(), std::string("0 effect"));
    }
    // What others are asked stands behind all that is pending, and nothing waits for it.
    void whatIsPutBehind()
    {
        Queue queue;
        Entry entry;
        entry.player = 1;
        queue.push(entry);
        entry.next = 1;
        queue.push(entry);
        Entry behind;
        behind.player = 2;
        queue.pushBehind(behind);
        QCOMPARE(queue.size(), 3);
        QCOMPARE(int{queue[0].player}, 2);
        QCOMPARE(int{queue[1].next}, 0);
        QCOMPARE(int{queue[2].next}, 2);
        for (int more = queue.size(); more <= Queue::kRoom; ++more) {
            QVERIFY(!queue.hasOverflown());
            queue.pushBehind(behind);
        }
        QVERIFY(queue.hasOverflown());
    }
    void whatNothingAsksFor()
    {
        TestTable table = begun();
        for (const char *move : {"stack player=1 era=1", "opponent player=1", "landmark landmark=forge", "discard count=1",
                                 "standUp against=[1]", "convert resources={coin:1}"})
            QCOMPARE(table.says(move), std::string("tapestry.notNow"));
        table.play("correct player=0 set=tiles:1");
        tell(table, "all(explore,pay(any=>vp(1)),adv(any))");
        QCOMPARE(table.says("explore points=0 tile=coin double=true"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("take pay={coin:1} cards=[paper]"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=science to=3"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=science player=1"), std::string("tapestry.noOption"));
    }
    // Where cards are counted a name is refused, and nothing is asked.
    void whereCardsAreCounted()
    {
        TestTable table = withFullStores();
        table.play("correct player=0 set=tapestry:2,techs:{bottom:1}");
        tell(table, "invent");
        QVERIFY(table.state().queue.empty());
        tell(table, "upgrade");
        QCOMPARE(table.says("upgrade card=paper"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("upgrade"), std::string("input.missingField"));
        QCOMPARE(table.says("invent card=paper"), std::string("tapestry.notNow"));
        table.play({"upgrade row=bottom", "skip"});
        tell(table, "overplay");
        QCOMPARE(table.says("tapestry card=academia"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("tapestry name=Utopia"), std::string("tapestry.noOption"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Tapestry), 1U);
        table.play("tapestry");
    }
};

} // namespace tst_tapestry_cards

PEGSHEET_TEST(tst_tapestry_cards, TestCards)
#include "tst_cards.moc"
