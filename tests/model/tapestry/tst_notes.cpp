// SPDX-License-Identifier: Apache-2.0
// What is done where the rulebook leaves room: a test a rules note (model/tapestry/notes.h), by its id.
#include "model/tapestry/notes.h"
#include "model/tapestry/scoring.h"
#include "tests/model/tapestry/fulltable.h"
#include "tests/model/tapestry/mattable.h"
#include "tests/registry.h"

namespace tst_tapestry_notes {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

TestTable begun(int players = 2, Object options = {})
{
    TestTable table(players, std::move(options));
    for (int seat = 0; seat < players; ++seat)
        table.play("income");
    return table;
}

} // namespace

class TestNotes : public QObject
{
    Q_OBJECT

private slots:
    // Every note is a test here, and every option that a note names is one.
    void all()
    {
        for (const RulesNote &note : kNotes) {
            QVERIFY2(metaObject()->indexOfSlot((std::string(note.id) + "()").c_str()) >= 0, std::string(note.id).c_str());
            const auto &options = gameInfo().options;
            QVERIFY(note.option.empty() || std::any_of(options.begin(), options.end(), [&](const OptionInfo &info) {
                        return info.name == note.option;
                    }));
        }
    }
    // DE p.9, p.21 (corrections 12).
    void trapOneDie()
    {
        TestTable table = begun();
        table.play("correct player=1 set=control:2,tapestry:1").play("benefit player=0 gains=\"conquer_both_if_opponent\"");
        QCOMPARE(table.says("conquer red=\"vp(4)\" black=coin against=1 trap=true"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1"), std::string("tapestry.noOption"));
        table.play("conquer red=\"vp(4)\" against=1 trap=true");
        QCOMPARE(table.points(0, Source::Conquer), 4);
    }
    // DE p.11 (corrections 11).
    void overMakerOfFire()
    {
        TestTable table = begun();
        QCOMPARE(int{table.player(0).incomes}, 1);
        table.play({"benefit player=0 gains=overplay", "tapestry", "skip"});
        QCOMPARE(int{table.player(0).tapestry}, 0);
        QCOMPARE(int{table.player(0).played}, 1);
    }
    // DE p.29 against p.13 (corrections 8).
    void besideOnlyWhenFull()
    {
        TestTable table = withPlots(kLacksOne);
        table.play("benefit player=0 gains=\"market\"");
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        table.play(gridOf(0, kFull));
        QCOMPARE(table.state().queue.size(), 0);
        QCOMPARE(table.player(0).city.beside(Building::Market), 1);
    }
    // DE p.13, reading 18.
    void laidAside()
    {
        TestTable table = withPlots(kLacksOne);
        table.play("correct player=0 set=tracks:{military:[3]}").step(Track::Military).play("skip");
        QVERIFY(table.player(0).city.where(Landmark::Barracks) == Where::LaidAside);
        QCOMPARE(int{table.state().turn}, 1);
        QCOMPARE(table.says("place player=0 what=barracks x=4 y=4 turn=0"), std::string());
    }
    // DE p.18, M06, reading 14.
    void alienBiology()
    {
        TestTable table = begun();
        table.play("correct player=0 set=tracks:{science:[11],military:[12]},resources:{worker:2}")
            .play("advance track=science pay=worker:2");
        const int before = table.player(0).vp;
        table.play({"research face=military stay=true", "research face=military", "research face=technology stay=true"});
        QCOMPARE(table.player(0).vp - before, kPushPoints);
        QCOMPARE(table.pending(), std::string("0 research"));
        table.play("research face=military stay=true");
        QCOMPARE(table.player(0).vp - before, kPushPoints);
        QCOMPARE(table.player(0).tracks[Track::Technology].furthest(), 0);
    }
    // DE p.9, reading 28.
    void startTerritory()
    {
        TestTable table = begun();
        table.play("benefit player=0 gains=conquer");
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1"), std::string("tapestry.noOption"));
        table.play("correct player=1 set=control:2");
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1"), std::string());
    }
    // DE p.15, F11, M15.
    void finishedGainNothing()
    {
        TestTable table = begun();
        table.play("correct player=1 set=control:2,tapestry:1,incomes:5").play("benefit player=0 gains=conquer");
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1 trap=true"), std::string("tapestry.finished"));
        table.play("conquer red=\"vp(4)\" against=1");
        QVERIFY(table.pending().empty());
        QCOMPARE(int{table.player(1).vp}, 0);
    }
    // DE p.15, M10.
    void tie()
    {
        TestTable table = begun();
        table.play("correct player=0 set=incomes:5,resources:{coin:8}").play("correct player=1 set=incomes:5");
        QCOMPARE(table.phase(), std::string("tie"));
        TestTable other = begun(2, {{"tieBreak", "resources"}});
        other.play("correct player=0 set=incomes:5,resources:{coin:8}").play("correct player=1 set=incomes:5");
        QVERIFY((winnersOf(other.state()) == std::vector<int>{0}));
    }
    void tieWithoutResources()
    {
        TestTable table(2, {{"tieBreak", "resources"}}, "scoring");
        table.play({"sheet player=0 vp=9", "sheet player=1 vp=9"});
        QCOMPARE(table.phase(), std::string("tie"));
    }
    // DE p.15, variants.
    void nanotechnology()
    {
        for (const char *cards : {"three", "two"}) {
            TestTable table = begun(2, {{"nanotechnology", cards}});
            table.play("correct player=0 set=tracks:{technology:[10]},resources:{coin:2},techs:{bottom:2}");
            table.play({"advance track=technology pay=coin:2", "upgrade row=bottom", "skip"});
            QCOMPARE(table.pending() == "0 take", std::string_view(cards) == "two");
        }
    }
    // DE p.32, reading 51.
    void adjustments()
    {
        const auto pointsAtStart = [](const Object &options) {
            return int{withMats({"the_chosen", "leaders"}, options).player(0).vp};
        };
        QCOMPARE(pointsAtStart(kNamed), 15);
        QCOMPARE(pointsAtStart(asPrinted()), 0);
    }
    // Reading 56; tst_thechosen.cpp.
    void theChosen()
    {
        TestTable table = withMats({"the_chosen", ""}, asPrinted());
        table.play({"income", "income"});
        beforeIncome(table, 2).play("income");
        QCOMPARE(table.points(0, Source::Civilization), 4);
    }
    // Reading 53.
    void historians()
    {
        TestTable table = withMats({"historians", ""}, asPrinted());
        table.play({"income", "income"});
        beforeIncome(table, 2);
        set(table, "civilizations:[{civilization:historians,markers:2,given:[1,1],squares:[0,3]}],tiles:1").play("income");
        QCOMPARE(table.says("opponent player=1"), std::string());
        tell(table, "landmark(bakery)", 1);
        QCOMPARE(table.points(0, Source::Civilization), 6);
    }
    // Reading 36.
    void futurists()
    {
        const TestTable table = withMats({"futurists", ""});
        QCOMPARE(spaceOf(table, Track::Science), 4);
        QCOMPARE(landmarksOf(table.state(), 0), 0);
    }
    // DE p.32, reading 51.
    void heralds()
    {
        TestTable table = withMats({"heralds", "historians"});
        const int before = table.player(0).tapestry;
        table.play("income");
        QCOMPARE(table.player(0).tapestry - before, 2); // that of the income mat, and the one that is found
        QCOMPARE(table.says("tapestry card=renaissance"), std::string("tapestry.noCard"));
        QCOMPARE(table.says("tapestry card=democracy"), std::string());
        table.play({"skip", "income"});
        QVERIFY(table.pending().empty());
    }
    // Reading 55.
    void mystics()
    {
        TestTable table(2, asPrinted());
        table.play({"skip", "civilization civilization=mystics"});
        table.play("predict tech=1 districts=1 control=1 tracks=1");
        QCOMPARE(table.pending(), std::string("0 gain, 1 capital, 1 (step)"));
    }
    // DE p.29, reading 53.
    void inventors()
    {
        TestTable table = withMats({"inventors", ""}, asPrinted());
        table.play({"income", "income"});
        beforeIncome(table, 2);
        set(table, "techCards:[{card:paper,row:bottom}]", 1).play({"income", "upgrade player=1 card=paper"});
        const std::string pending = table.pending();
        QVERIFY2(table.did<Upgraded>().size() == 1, pending.c_str());
        QVERIFY(table.player(1).techCards[0].isMarked);
    }
    // DE p.7, reading 16.
    void spaceTile()
    {
        TestTable table = begun();
        table.play("correct player=0 set=space:1").play("benefit player=0 gains=\"explore_space\"");
        for (int tile = 1; tile <= kSpaceTiles; ++tile)
            QCOMPARE(table.says("space tile=" + std::to_string(tile)), std::string());
    }
};

} // namespace tst_tapestry_notes

PEGSHEET_TEST(tst_tapestry_notes, TestNotes)
#include "tst_notes.moc"
