// SPDX-License-Identifier: Apache-2.0
// What is told of the turn that is over names whose turn it was, whoever answered in it.
#include "app/match/gametable.h"
#include "app/match/tablematch.h"
#include "app/session.h"
#include "app/tapestry/tapestrymatch.h"
#include "model/catalog.h"
#include "tests/app/tapestry/table.h"
#include "tests/registry.h"

#include <QTest>

#include <string>
#include <utility>
#include <vector>

namespace tst_tapestry_lastturn {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tapestry;
using namespace Qt::StringLiterals;

namespace {

using Names = std::vector<std::string>;

// The match of these after the moves.
std::unique_ptr<TableMatch> matchAfter(std::initializer_list<std::string_view> lines, Object options = {},
                                       Names names = {"Ada", "Benedikt"})
{
    MaybeRefusal refusal;
    auto session = Session::begin(*findGame("tapestry"), {std::move(names), {}, std::move(options), "play"}, nullptr, refusal);
    if (session == nullptr)
        qFatal("the set-up is refused: %s", std::string(refusal->code).c_str());
    for (const std::string_view line : lines)
        if ((refusal = session->play(TheMatch::moveValue(moveOf(line)))))
            qFatal("refused: %s (%s)", std::string(line).c_str(), std::string(refusal->code).c_str());
    return makeTableMatch(std::move(session), {});
}

// What the table is told then.
QString toldAfter(std::initializer_list<std::string_view> lines, Object options = {})
{
    return matchAfter(lines, std::move(options))->told();
}

} // namespace

class TapestryLastTurn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(installLanguage(u"en"_s)); }

    void itIsTold()
    {
        QCOMPARE(toldAfter({"income"}),
                 u"Ada: Income turn 1; 1 coin, 1 worker, 1 food, 1 culture, 1 territory tile, 1 tapestry card"_s);
    }
    // Of an income turn also what it brought: in short the resources, with those that were chosen.
    void whatAnIncomeTurnBroughtIsTold()
    {
        const auto income = matchAfter({"income", "income", "correct player=0 set=open:{farms:3},tapestry:0", "income",
                                        "gain resources=coin:1", "count count=2"});
        QVERIFY2(income->lastTurnInShort().contains(u" points, 2 coins, 1 worker, 2 food, 1 culture"_s),
                 qPrintable(income->lastTurnInShort()));
        QVERIFY(!income->lastTurnInShort().contains(u"tapestry card"_s));
        QVERIFY2(income->lastTurn().contains(u"1 tapestry card"_s), qPrintable(income->lastTurn()));
        // A step tells what its moves tell.
        const auto step = matchAfter({"income", "income", "advance track=military pay=coin:1", "conquer red=\"vp(4)\""});
        QVERIFY2(!step->lastTurnInShort().contains(u"1 coin, 1"_s), qPrintable(step->lastTurnInShort()));
    }
    // Mercantilism: the food that became coins is not there any more.
    void foodThatBecameSomethingElseIsNotTold()
    {
        const auto income = matchAfter({"skip", "skip", "income", "income", "correct player=1 set=incomes:2",
                                        "correct player=0 set=open:{farms:3},tapestry:1", "income", "tapestry card=mercantilism",
                                        "count count=0", "convert resources=coin:1"},
                                       {{"depth", "full"}, {"cards", "named"}});
        QVERIFY2(income->lastTurnInShort().contains(u", 2 coins, 1 worker, 1 food, 1 culture"_s),
                 qPrintable(income->lastTurnInShort()));
    }
    // What is asked because of a card of the table's own has its name, until another one is played.
    void whatAnOwnCardAsksHasItsName()
    {
        const auto detail = [](std::initializer_list<std::string_view> lines) {
            const auto match = matchAfter(lines, {{"depth", "full"}, {"cards", "named"}});
            return static_cast<TapestryMatch &>(*match).queue().at(0).toMap().value(u"detail"_s).toString();
        };
        QCOMPARE(detail({"skip", "skip", "income", "income", "correct player=0 set=tapestry:2", "benefit player=0 gains=overplay",
                         "tapestry name=Feast gains=any"}),
                 u"Feast"_s);
        QCOMPARE(detail({"skip", "skip", "income", "income", "correct player=0 set=tapestry:2", "benefit player=0 gains=overplay",
                         "tapestry name=Feast", "benefit player=0 gains=overplay", "tapestry", "effect gains=any"}),
                 u"Tapestry card"_s);
    }
    // What mattered and the points, where there is more to tell; a correction before it does not matter as much.
    void itIsToldInShort()
    {
        QCOMPARE(matchAfter({"income"})->lastTurnInShort(), u"Ada: Income turn 1; 1 coin, 1 worker, 1 food, 1 culture"_s);
        const auto landmark = matchAfter({"income", "income", "correct player=0 set=resources:{worker:8},tracks:{science:[3]}",
                                          "advance track=science pay=worker:2"});
        QCOMPARE(landmark->lastTurnInShort(), u"Ada: Apothecary into the city"_s);
        QVERIFY(landmark->lastTurn().startsWith(landmark->lastTurnInShort() + u"; "_s));
        const auto step = matchAfter({"income", "income", "correct player=0 set=vp:10", "advance track=exploration pay=coin:1"});
        QCOMPARE(step->lastTurnInShort(), u"Ada: Advanced: Exploration 1, paid 1 coin; +10 points"_s);
        QVERIFY(step->lastTurn().contains(u"corrected"_s));
    }
    // What was told before an income turn, or a step, does not matter as much.
    void theMainMoveIsToldInShort()
    {
        const auto income = matchAfter({"income", "income", "correct player=0 set=tapestry:0", "benefit player=0 gains=coin",
                                        "income", "gain resources=coin:1", "count count=0"});
        QVERIFY2(income->lastTurnInShort().startsWith(u"Ada: Income turn 2"_s), qPrintable(income->lastTurnInShort()));
        QVERIFY2(income->lastTurn().contains(u"1 coin"_s), qPrintable(income->lastTurn()));
        const auto step = matchAfter({"income", "income", "benefit player=0 gains=coin", "advance track=exploration pay=coin:1"});
        QVERIFY2(step->lastTurnInShort().startsWith(u"Ada: Advanced: Exploration 1"_s), qPrintable(step->lastTurnInShort()));
    }
    // F09, DE p.9: who plays a trap gains a resource in the turn of the attacker, whose turn it stays.
    void anAnswerOfAnotherEndsIt()
    {
        const QString told = toldAfter({"income", "income", "correct player=0 set=resources:{coin:8,worker:8,food:8,culture:8}",
                                        "correct player=1 set=control:2,tapestry:1", "advance track=science pay=worker:1",
                                        "benefit player=0 gains=conquer", "conquer red=\"vp(4)\" against=1 trap=true",
                                        "gain resources=coin:1", "research face=military stay=true"});
        QVERIFY2(told.startsWith(u"Ada: "_s) && told.endsWith(u"; +4 points · Benedikt: Chose 1 coin"_s), qPrintable(told));
    }
    void anAnswerOfAnotherIsTheLast()
    {
        const QString told = toldAfter({"income", "income", "correct player=0 set=resources:{coin:8,worker:8,food:8,culture:8}",
                                        "correct player=1 set=control:2,tapestry:1", "advance track=science pay=worker:1",
                                        "benefit player=1 gains=any", "research face=military stay=true entry=1",
                                        "gain resources=coin:1"});
        QVERIFY2(told.startsWith(u"Ada: "_s) && told.endsWith(u"Benedikt: Chose 1 coin"_s), qPrintable(told));
    }
    // What another did out of turn does not make it the turn of that one, nor that one's what comes of it.
    void whatWasDoneOutOfTurnIsNamed()
    {
        const QString told = toldAfter({"income", "income", "advance track=science pay=food:1", "research face=military stay=true",
                                        "district player=0", "gain resources=coin:1", "benefit player=0 gains=\"vp(3)\"",
                                        "advance track=exploration pay=food:1"});
        QVERIFY2(told.startsWith(u"Benedikt: Advanced: "_s) && told.contains(u" · District complete: Ada · Ada: Chose 1 coin · "_s)
                     && told.endsWith(u" · Ada: +3 points"_s),
                 qPrintable(told));
    }
    // DE p.26: what a step gives to another is told with the card that gives it, and not a second time among the points.
    void whatCardsGaveToOthersIsToldWithThem()
    {
        const auto match = matchAfter({"skip", "skip", "income", "income",
                                       "correct player=1 set=acting:[{card:\"broker_of_peace\"}]",
                                       "advance track=military pay=coin:1", "conquer red=\"vp(4)\""},
                                      {{"depth", "full"}, {"cards", "named"}});
        const QString given = u"; +4 points · Benedikt: 3 points (Broker of Peace)"_s;
        QVERIFY2(match->told().startsWith(u"Ada: "_s) && match->told().endsWith(given), qPrintable(match->told()));
        QCOMPARE(match->lastTurnInShort(), u"Ada: Advanced: Military 1, paid 1 coin"_s + given);
    }
    // The Historians gain what lies open on their mat when one who holds a marker of theirs gains a landmark (civilizations.json).
    void whatCivilizationsGaveToOthersIsToldWithThem()
    {
        const auto match = matchAfter(
            {"skip", "skip", "skip", "skip", "income", "income",
             "correct player=1 set=civilizations:[{civilization:historians,markers:2,given:[0,0],squares:[0,1]}]",
             "correct player=0 set=resources:{worker:8},tracks:{science:[3]}", "advance track=science pay=worker:2"},
            {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}});
        QVERIFY2(match->told().endsWith(u" · Benedikt: 3 points, 1 worker (Historians)"_s), qPrintable(match->told()));
    }
    // In short of two of them, in the order of turns.
    void whatManyWereGivenIsToldInShort()
    {
        const auto match = matchAfter({"skip", "skip", "skip", "skip", "income", "income", "income", "income",
                                       "benefit player=0 gains=\"everyone(tile)\"", "advance track=military pay=coin:1",
                                       "conquer red=\"vp(4)\""},
                                      {{"depth", "full"}, {"cards", "named"}}, {"Ada", "Benedikt", "Cleo", "Dan"});
        const QString two = u"; +4 points · Benedikt: 1 territory tile · Cleo: 1 territory tile"_s;
        QVERIFY2(match->told().endsWith(two + u" · Dan: 1 territory tile"_s), qPrintable(match->told()));
        QCOMPARE(match->lastTurnInShort(), u"Ada: Advanced: Military 1, paid 1 coin"_s + two + u" · and 1 more"_s);
    }
    // DE p.6: whoever enters a tier first takes its landmark, which hands do before they read on.
    void aLandmarkIsToldFirst()
    {
        const std::initializer_list<std::string_view> lines{"income", "income",
                                                            "correct player=0 set=resources:{worker:8},tracks:{science:[3]}",
                                                            "advance track=science pay=worker:2"};
        QVERIFY2(toldAfter(lines).startsWith(u"Ada: Apothecary into the city; "_s)
                     && toldAfter(lines).contains(u"; Advanced: Science 4, "_s),
                 qPrintable(toldAfter(lines)));
        QVERIFY(installLanguage(u"de"_s));
        QVERIFY2(toldAfter(lines).startsWith(u"Ada: Apotheke in die Stadt; "_s), qPrintable(toldAfter(lines)));
    }
    // At depth income everybody's turns are told in any order.
    void anIncomeTurnIsToldOfWhoseItIs()
    {
        const QString told = toldAfter({"tally player=1 open=markets:3"}, {{"depth", "income"}});
        QVERIFY2(told.startsWith(u"Income turn 1: Benedikt"_s), qPrintable(told));
    }
};

} // namespace tst_tapestry_lastturn

PEGSHEET_TEST(tst_tapestry_lastturn, TapestryLastTurn)

#include "tst_tapestry_lastturn.moc"
