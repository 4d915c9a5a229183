// SPDX-License-Identifier: Apache-2.0
// What is begun by touches, judged by the rules: taken back touch by touch and over a kill, whatever comes.
#include "tests/model/tapestry/fingers.h"
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"
#include "tests/touches/randomtouches.h"

namespace tst_tapestry_pencil {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr const char *kRich = "correct player=0 set={resources:{coin:3,worker:3,food:5,culture:3},incomes:1}";

} // namespace

class TestPencil : public QObject
{
    Q_OBJECT

private slots:
    // DE p.6: a step costs by its tier; of what may be of any kind that goes of which there is most.
    void oneTouchIsAStep()
    {
        Fingers fingers;
        fingers.play({kRich, "correct player=0 set={tracks:{science:[3]}}"});
        QCOMPARE(fingers.touch(PencilKind::Advance, static_cast<int>(Track::Science)), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("advance track=science pay=worker:1,food:1"));
        QVERIFY(fingers.line().isEmpty());
    }
    void thePaymentIsChosenByHand()
    {
        Fingers fingers;
        fingers.play({kRich, "correct player=0 set={tracks:{science:[6]}}"});
        QCOMPARE(fingers.touch(PencilKind::Payment, static_cast<int>(Track::Science)), QString());
        QCOMPARE(resourcesAsked(fingers.state(), fingers.line().pencil()), 2);
        for (int worker = 0; worker < 2; ++worker)
            QCOMPARE(fingers.touch(PencilKind::Resource, static_cast<int>(Resource::Worker)), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("advance track=science pay=worker:3"));
    }
    void aPaymentIsNoMoreThanThereIs()
    {
        Fingers fingers;
        fingers.play({"correct player=0 set={resources:{worker:2,coin:2},incomes:1,tracks:{science:[6]}}"});
        fingers.touch(PencilKind::Payment, static_cast<int>(Track::Science));
        QCOMPARE(fingers.touch(PencilKind::Resource, static_cast<int>(Resource::Worker)), QString());
        QCOMPARE(fingers.touch(PencilKind::Resource, static_cast<int>(Resource::Worker)), QString::fromUtf8("tapestry.notEnough"));
    }
    // DE p.6: the first turn is an income turn.
    void theFirstTurnIsAnIncomeTurn()
    {
        Fingers fingers;
        QCOMPARE(fingers.touch(PencilKind::Advance, 0), QString::fromUtf8("tapestry.incomeFirst"));
        QCOMPARE(fingers.touch(PencilKind::Income), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("income"));
    }
    // DE p.7: the points of the sides, and what the tile brings, in any order.
    void aTileIsExplored()
    {
        for (const bool isTileFirst : {false, true}) {
            Fingers fingers;
            fingers.play(
                {kRich, "correct player=0 set={tracks:{exploration:[3]},tiles:1}", "advance track=exploration pay={food:2}"});
            const auto points = [&] { return fingers.touch(PencilKind::Points, -1, 4); };
            const auto tile = [&] { return fingers.touch(PencilKind::Tile, static_cast<int>(TileBenefit::Coin)); };
            QCOMPARE(isTileFirst ? tile() : points(), QString());
            QCOMPARE(isTileFirst ? points() : tile(), QString());
            QCOMPARE(fingers.last(), QString::fromUtf8("explore points=4 tile=coin"));
        }
    }
    // DE p.9: whose territory it was, and the die; the black one brings what the territory has.
    void aTerritoryIsConquered()
    {
        Fingers fingers;
        fingers.play({kRich, "correct player=1 set={control:2}", "advance track=military pay={food:1}"});
        QCOMPARE(fingers.touch(PencilKind::Against, 0), QString::fromUtf8("tapestry.noOption"));
        QCOMPARE(fingers.touch(PencilKind::Against, 1), QString());
        QCOMPARE(fingers.touch(PencilKind::Trap), QString::fromUtf8("tapestry.noCard"));
        QCOMPARE(fingers.touch(PencilKind::Black, static_cast<int>(BlackFace::Territory)), QString());
        QVERIFY(!fingers.line().isEmpty());
        QCOMPARE(fingers.touch(PencilKind::Tile, static_cast<int>(TileBenefit::Food)), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8(R"(conquer black="territory_benefit" tile=food against=1)"));
    }
    // Contract, reading 9: what is optional is declined along with the turn that follows.
    void declinedAlongWithTheNextTurn()
    {
        Fingers fingers;
        fingers.play({"income", "income", "correct player=0 set={tracks:{technology:[1]},tapestry:0,resources:{coin:4}}",
                      "advance track=technology pay={coin:1}"});
        QVERIFY(canDeclineAll(fingers.state()));
        QCOMPARE(declined(fingers.state()).turn, std::uint8_t{1});
        const int before = fingers.length();
        QCOMPARE(fingers.touch(PencilKind::Advance, static_cast<int>(Track::Exploration)), QString());
        QCOMPARE(fingers.length(), before + 2);
        QCOMPARE(fingers.last(), QString::fromUtf8("advance track=exploration pay=coin:1"));
        QCOMPARE(fingers.state().turn, std::uint8_t{0});
    }
    // DE p.11: a card is played with what it says, which are two moves and one touch; also where nothing comes of it at once.
    void aCardIsPlayedWithWhatItSays()
    {
        for (const bool isSaid : {true, false}) {
            Fingers fingers;
            fingers.play({"income", "income", "correct player=0 set={tapestry:1}", "correct player=1 set={incomes:2}", "income"});
            QCOMPARE(openWants(fingers.state(), {}), Wants::Tapestry);
            const int before = fingers.length();
            if (isSaid)
                QCOMPARE(fingers.touch(PencilKind::Word, static_cast<int>(Word::Coin)), QString());
            QCOMPARE(fingers.length(), before);
            QCOMPARE(fingers.touch(isSaid ? PencilKind::Finish : PencilKind::Play), QString());
            QCOMPARE(fingers.length(), before + 2);
            QCOMPARE(fingers.last(), QString::fromUtf8(isSaid ? "effect gains=coin" : "skip"));
            QCOMPARE(int{fingers.state().at(0).tapestry}, 0);
            QVERIFY(openWants(fingers.state(), {}) != Wants::TellEffect);
        }
    }
    // A card that is named asks nothing itself: what another player is asked meanwhile is not passed over.
    void aQuestionOfAnotherPlayerStays()
    {
        Fingers fingers(2, {{"depth", "full"}, {"cards", "named"}});
        fingers.play({"skip", "skip", "income", "income", "correct player=0 set={tapestry:3,techCards:[{card:unknown,row:bottom}]}",
                      "correct player=1 set={acting:[{card:alliance,partner:0}]}", "benefit player=0 gains=overplay",
                      "benefit player=0 gains=upgrade", "upgrade row=bottom", "effect gains=coin"});
        QCOMPARE(fingers.state().queue.size(), 2);
        const int before = fingers.length();
        QCOMPARE(fingers.touch(PencilKind::Card, static_cast<int>(TapestryCard::Academia)), QString());
        QCOMPARE(fingers.length(), before + 1);
        QCOMPARE(fingers.state().queue.size(), 1);
        QCOMPARE(int{fingers.state().queue[0].player}, 1);
        QCOMPARE(openWants(fingers.state(), {}), Wants::TellEffect);
    }
    // Contract, reading 63: a name, and what it brings; it answers the entry that is open.
    void aCardOfTheTablesOwnIsPlayed()
    {
        Fingers fingers(2, {{"depth", "full"}, {"cards", "named"}});
        const Object feast{{"name", "Feast"}, {"gains", "vp(3)"}};
        fingers.play(
            {"skip", "skip", "income", "income", "correct player=0 set={tapestry:3}", "correct player=1 set={tapestry:3}"});
        QCOMPARE(fingers.touch(PencilKind::OwnCard, -1, 0, feast), QString::fromUtf8("tapestry.notNow"));
        fingers.play({"benefit player=0 gains=overplay"});
        QCOMPARE(fingers.touch(PencilKind::OwnCard), QString::fromUtf8("input.missingField"));
        QCOMPARE(fingers.touch(PencilKind::OwnCard, -1, 0, Object{{"name", 3}}), QString::fromUtf8("input.wrongType"));
        QCOMPARE(fingers.touch(PencilKind::OwnCard, -1, 0, Object{{"name", "Feast"}, {"gains", "food,"}}),
                 QString::fromUtf8("input.unknownValue"));
        QCOMPARE(fingers.touch(PencilKind::OwnCard, -1, 0, feast), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8(R"x(tapestry name=Feast gains="vp(3)")x"));
        fingers.play({"benefit player=0 gains=overplay", "benefit player=1 gains=overplay"});
        const int first = openEntry(fingers.state(), {});
        const int other = first == 0 ? 1 : 0;
        const int owner = fingers.state().queue[other].player;
        QCOMPARE(fingers.touch(PencilKind::Entry, fingers.state().queue.turned(other)), QString());
        QCOMPARE(fingers.touch(PencilKind::OwnCard, -1, 0, Object{{"name", "Fair"}}), QString());
        QCOMPARE(int{fingers.state().at(owner).tapestry}, owner == 0 ? 1 : 2);
    }
    // DE p.5; contract, reading 31: by one touch, once its player has a capital; the letters only show fewer, and none can be kept.
    void aCivilizationIsNamed()
    {
        const auto touched = [](Fingers &fingers, Civilization civilization) {
            return fingers.touch(PencilKind::Civilization, static_cast<int>(civilization));
        };
        Fingers counted(2, {{"depth", "full"}, {"cards", "named"}});
        QCOMPARE(touched(counted, Civilization::Leaders), QString::fromUtf8("tapestry.notNow"));
        Fingers fingers(2, {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}});
        QCOMPARE(touched(fingers, Civilization::Leaders), QString::fromUtf8("tapestry.notNow"));
        QCOMPARE(fingers.touch(PencilKind::Letter, -1, 'L'), QString::fromUtf8("tapestry.notNow"));
        fingers.play({"skip"});
        QCOMPARE(openWants(fingers.state(), {}), Wants::Civilization);
        const int before = fingers.length();
        QCOMPARE(fingers.touch(PencilKind::Letter, -1, 'L'), QString());
        QCOMPARE(fingers.line().pencil().letter, int{'L'});
        QCOMPARE(fingers.length(), before);
        QCOMPARE(touched(fingers, Civilization::Leaders), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("civilization civilization=leaders"));
        QVERIFY(fingers.line().isEmpty() && fingers.state().mats[Civilization::Leaders].isOf(0));
        fingers.play({"skip"});
        QCOMPARE(touched(fingers, Civilization::Leaders), QString::fromUtf8("tapestry.taken"));
        QCOMPARE(fingers.touch(PencilKind::Skip), QString());
        QCOMPARE(matsOf(fingers.state().mats, 1), 0);
        QCOMPARE(openWants(fingers.state(), {}), Wants::Nothing);
    }
    // DE p.29: what is lost is touched one by one, out of what there is.
    void aResourceIsLost()
    {
        Fingers fingers(2, {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}});
        fingers.play({"skip", "civilization civilization=futurists", "skip", "skip", "income"});
        QCOMPARE(openWants(fingers.state(), {}), Wants::Lose);
        QCOMPARE(resourcesAsked(fingers.state(), {}), 1);
        const int before = fingers.state().at(0).resources[Resource::Coin];
        QCOMPARE(fingers.touch(PencilKind::Resource, static_cast<int>(Resource::Coin)), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("lose resources=coin:1"));
        QCOMPARE(int{fingers.state().at(0).resources[Resource::Coin]}, before - 1);
    }
    // DE p.8: from the bottom row a card brings its circle, from the middle row its square.
    void aCardGoesUpWithWhatItBrings()
    {
        Fingers fingers;
        fingers.play({"income", "income", "correct player=0 set={tapestry:0,techs:{bottom:1,middle:1}}",
                      "correct player=1 set={incomes:2}", "income"});
        QCOMPARE(openWants(fingers.state(), {}), Wants::Upgrade);
        QCOMPARE(fingers.touch(PencilKind::Tech, 0, static_cast<int>(TechRow::Top)), QString::fromUtf8("tapestry.noOption"));
        const int before = fingers.length();
        QCOMPARE(fingers.touch(PencilKind::Tech, 1, static_cast<int>(TechRow::Middle)), QString());
        QCOMPARE(fingers.length(), before + 2);
        QCOMPARE(fingers.last(), QString::fromUtf8(R"x(effect gains="vp(7)")x"));
        QCOMPARE(int{fingers.state().at(0).techs[TechRow::Top]}, 1);
        QCOMPARE(int{fingers.state().at(0).techs[TechRow::Bottom]}, 1);
    }
    void aBenefitIsTold()
    {
        Fingers fingers;
        fingers.touch(PencilKind::Benefit, 1);
        fingers.touch(PencilKind::Word, static_cast<int>(Word::Coin));
        fingers.touch(PencilKind::Word, static_cast<int>(Word::Coin));
        fingers.touch(PencilKind::Word, static_cast<int>(Word::Vp), 5);
        fingers.touch(PencilKind::Why, -1, 0, Value("a card"));
        QCOMPARE(fingers.touch(PencilKind::Word, static_cast<int>(Word::Pay)), QString::fromUtf8("tapestry.noOption"));
        QCOMPARE(fingers.touch(PencilKind::Finish), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8(R"x(benefit player=1 gains="all(coin*2,vp(5))" why="a card")x"));
        QCOMPARE(fingers.state().at(1).vp, std::int16_t{5});
    }
    // DE p.11 to 13, by the numbers of an income turn.
    void anIncomeTurnIsToldByItsNumbers()
    {
        Fingers fingers(2, {{"depth", "income"}});
        QCOMPARE(toldSeat(fingers.state(), fingers.line().pencil()), 0);
        QCOMPARE(fingers.touch(PencilKind::Finish), QString());
        QCOMPARE(fingers.touch(PencilKind::Finish), QString());
        // The second one scores: the tech cards are not known.
        QCOMPARE(fingers.touch(PencilKind::Finish), QString::fromUtf8("input.missingField"));
        QCOMPARE(fingers.touch(PencilKind::Number, static_cast<int>(NumberField::Tech), 3), QString());
        QCOMPARE(fingers.touch(PencilKind::Finish), QString());
        QCOMPARE(fingers.state().at(0).incomes, std::uint8_t{2});
    }
    void aFinishedSheetIsEntered()
    {
        Fingers fingers(2, {}, "scoring");
        QVERIFY(!fingers.touch(PencilKind::Finish).isEmpty());
        fingers.touch(PencilKind::Number, static_cast<int>(NumberField::Vp), 187);
        QCOMPARE(fingers.touch(PencilKind::Finish), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("sheet player=0 vp=187"));
    }
    void whateverIsTouched()
    {
        tests::RandomTouches<tapestry::Game, Pencil> touches(
            7,
            [](Random &random) {
                const std::uint32_t what = random.below(9);
                return beginMatch(1 + static_cast<int>(random.below(5)),
                                  what == 0      ? Object{{"depth", "income"}}
                                      : what < 3 ? Object{{"depth", "full"}}
                                      : what < 4 ? Object{{"depth", "full"}, {"cards", "named"}}
                                      : what < 6 ? Object{{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}}
                                                 : Object{},
                                  what == 1 ? "scoring" : "play");
            },
            [](const State &state, const Pencil &pencil, Random &random) { return guess(state, pencil, random); });
        const std::int64_t count = tests::randomTouches() / 4;
        QVERIFY(touches.run(count));
        QVERIFY(touches.taken > count / 5 && touches.moves > count / 50);
    }

private:
    static Touch guess(const State &state, const Pencil &pencil, Random &random)
    {
        if (tellsBenefit(state, pencil) && openWants(state, pencil) == Wants::Tapestry && random.below(3) == 0)
            return touchOf(PencilKind::Play);
        if (tellsBenefit(state, pencil) && random.below(5) == 0)
            return touchOf(PencilKind::Tech, static_cast<int>(random.below(33)), static_cast<int>(random.below(3)));
        if (tellsBenefit(state, pencil))
            return random.below(4) == 0 ? touchOf(PencilKind::Finish)
                                        : touchOf(PencilKind::Word, static_cast<int>(random.below(20)));
        const auto any = [&](PencilKind kind, std::uint32_t below, int number = 0) {
            return touchOf(kind, static_cast<int>(random.below(below)), number);
        };
        switch (openWants(state, pencil)) {
        case Wants::Nothing:
            return random.below(5) == 0 ? any(PencilKind::Aside, kCount<Landmark>)
                : random.below(4) == 0  ? any(PencilKind::Payment, 4)
                : random.below(3) == 0  ? touchOf(PencilKind::Income)
                                        : any(PencilKind::Advance, 4);
        case Wants::Gain:
        case Wants::Lose: return any(PencilKind::Resource, 4);
        case Wants::Choose: return any(PencilKind::Choose, 4);
        case Wants::Take:
            return random.below(4) == 0 ? any(PencilKind::PaidTech, 37)
                : random.below(4) == 0  ? any(PencilKind::Row, 3)
                : random.below(2) == 0  ? touchOf(PencilKind::Take)
                : random.below(2) == 0  ? touchOf(PencilKind::Skip)
                                        : any(PencilKind::Resource, 4);
        case Wants::Track:
            return random.below(4) == 0 ? any(PencilKind::Match, 4, static_cast<int>(random.below(13)))
                : random.below(4) == 0  ? any(PencilKind::CopySpace, 20, static_cast<int>(random.below(13)))
                                        : any(PencilKind::Track, 4, static_cast<int>(random.below(3)));
        case Wants::Research: return any(PencilKind::Research, 4, static_cast<int>(random.below(2)));
        case Wants::Explore:
            return random.below(9) == 0 ? touchOf(PencilKind::Double)
                : random.below(2) == 0  ? touchOf(PencilKind::Points, -1, static_cast<int>(random.below(7)))
                                        : any(PencilKind::Tile, 13);
        case Wants::Space: return touchOf(PencilKind::Space, 1 + static_cast<int>(random.below(15)));
        case Wants::Conquer:
            switch (random.below(8)) {
            case 5: return any(PencilKind::Row, 3);
            case 6: return touchOf(PencilKind::Marker);
            case 7: return any(PencilKind::Other, kCount<DieFace> + 1);
            case 0: return any(PencilKind::Against, state.players);
            case 1: return touchOf(random.below(2) == 0 ? PencilKind::Island : PencilKind::Trap);
            case 2: return any(PencilKind::Black, 5);
            case 3: return any(PencilKind::Tile, 14);
            default: return any(PencilKind::Red, 5);
            }
        case Wants::Count: return touchOf(PencilKind::Lines, -1, static_cast<int>(random.below(19)));
        case Wants::Upgrade:
            return random.below(3) == 0 ? touchOf(PencilKind::Skip)
                : random.below(3) == 0
                ? any(PencilKind::Improve, kCount<Tech> + kCount<TechRow>, static_cast<int>(random.below(kMostSeats)))
                : random.below(2) == 0 ? any(PencilKind::OwnTech, kCount<Tech>)
                : random.below(2) == 0 ? any(PencilKind::Upgrade, 2)
                                       : any(PencilKind::Tech, 33, static_cast<int>(random.below(3)));
        case Wants::Tapestry:
            return random.below(9) == 0 ? touchOf(PencilKind::Card)
                : random.below(9) == 0  ? touchOf(PencilKind::OwnCard, -1, 0, Object{{"name", "Feast"}, {"gains", "coin"}})
                : random.below(5) == 0  ? touchOf(PencilKind::Letter, -1, 'A')
                                        : any(PencilKind::Card, kCount<TapestryCard> + 1);
        case Wants::Resolve: return touchOf(PencilKind::Resolve);
        case Wants::Capital: return any(PencilKind::Capital, kCount<Capital>);
        case Wants::Place:
            return random.below(3) == 0 ? touchOf(random.below(2) == 0 ? PencilKind::Finish : PencilKind::Skip)
                : random.below(4) == 0  ? any(random.below(2) == 0 ? PencilKind::Column : PencilKind::Map, 4)
                                        : touchOf(PencilKind::Spot, -1, static_cast<int>(random.below(Spot::kCount)));
        case Wants::Invent:
        case Wants::Tech: return touchOf(PencilKind::OwnTech, static_cast<int>(random.below(kCount<Tech> + 2)) - 1);
        case Wants::Stack: return any(PencilKind::Stack, 5, static_cast<int>(random.below(6)));
        case Wants::Opponent: return any(PencilKind::Opponent, 5, static_cast<int>(random.below(6)));
        case Wants::Landmark: return any(PencilKind::Landmark, kCount<Landmark> + 1);
        case Wants::Discard: return touchOf(PencilKind::Discard, -1, static_cast<int>(random.below(8)));
        case Wants::StandUp: return random.below(3) == 0 ? touchOf(PencilKind::Finish) : any(PencilKind::StandUp, 5);
        case Wants::Convert: return random.below(3) == 0 ? touchOf(PencilKind::Finish) : any(PencilKind::Resource, 4);
        case Wants::Civilization:
            return random.below(4) == 0 ? touchOf(PencilKind::Skip)
                : random.below(5) == 0  ? touchOf(PencilKind::Letter, -1, 'L')
                                        : any(PencilKind::Civilization, kCount<Civilization> + 1);
        case Wants::Predict: return any(PencilKind::Predict, kCount<Predicted>, static_cast<int>(random.below(11)));
        case Wants::Trade:
            return touchOf(PencilKind::Trade, static_cast<int>(random.below(6)) - 1, static_cast<int>(random.below(16)) - 1);
        case Wants::Swap: return any(PencilKind::Swap, kPlots + 1);
        case Wants::TellEffect: break;
        }
        return touchOf(PencilKind::Skip);
    }
};

} // namespace tst_tapestry_pencil

PEGSHEET_TEST(tst_tapestry_pencil, TestPencil)

#include "tst_pencil.moc"
