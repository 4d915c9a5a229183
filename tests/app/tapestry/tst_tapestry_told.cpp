// SPDX-License-Identifier: Apache-2.0
// Every move of random matches is told, in both languages, with what came of it, and rounds are counted.
#include "tests/app/tapestry/table.h"

#include "app/tapestry/tapestrymovedescriptions.h"
#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/tapestryview.h"
#include "tests/registry.h"

#include <QSet>
#include <QTest>

namespace tst_tapestry_told {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tapestry;
using namespace Qt::StringLiterals;

namespace {

// Words without anything that is not filled in.
bool isWhole(const QString &text)
{
    return !text.contains(u'{') && !text.contains(u'%');
}

MoveDescription last(const TheMatch &match)
{
    return tapestryMove(match, match.length() - 1);
}

QStringList detailsOf(const MoveDescription &told)
{
    return told.detail.split(u" · "_s, Qt::SkipEmptyParts);
}

} // namespace

class TapestryTold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(installLanguage(u"en"_s)); }

    void everyMoveIsTold_data()
    {
        QTest::addColumn<QByteArray>("depth");
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "de"})
            for (int players = 1; players <= kMostSeats; ++players)
                for (const auto &[depth, mode] :
                     {std::pair{"tracks", "play"}, {"full", "play"}, {"income", "play"}, {"tracks", "scoring"}})
                    QTest::addRow("%s, %s, %d players, %s", depth, mode, players, language)
                        << QByteArray(depth) << QByteArray(mode) << players << QString::fromLatin1(language);
    }
    void everyMoveIsTold()
    {
        QFETCH(const QByteArray, depth);
        QFETCH(const QByteArray, mode);
        QFETCH(const int, players);
        QFETCH(const QString, language);
        QVERIFY(installLanguage(language));
        for (std::uint64_t seed = 1; seed <= 7; ++seed) {
            const auto match = played(players, seed, {{"depth", depth.constData()}}, mode.constData());
            int round = 1;
            for (int place = 0; place < match->length(); ++place) {
                const MoveDescription told = tapestryMove(*match, place);
                QVERIFY2(!told.sentence.isEmpty() && isWhole(told.sentence), qPrintable(told.sentence));
                QVERIFY2(isWhole(told.detail) && !told.detail.contains(u" ·  · "_s), qPrintable(told.detail));
                const QString name = tapestrysentences::shortName(match->moveAt(place));
                QVERIFY2(!name.isEmpty() && isWhole(name), qPrintable(told.sentence));
                QVERIFY(told.round >= round);
                round = told.round;
                QCOMPARE(tapestryRound(*match, place), round);
                const Queue &queue = match->stateAt(place).queue;
                for (int index = 0; index < queue.size(); ++index)
                    QVERIFY(!tapestrysentences::ofEntry(match->stateAt(place), queue[index]).isEmpty());
            }
            QVERIFY(tapestryRound(*match, match->length()) >= round);
        }
    }
    // Of each kind there is one among them.
    void movesOfAllKindsAreThere()
    {
        QSet<std::size_t> kinds;
        for (std::uint64_t seed = 1; seed <= 7; ++seed)
            for (const auto &[depth, mode] :
                 {std::pair{"tracks", "play"}, {"full", "play"}, {"income", "play"}, {"tracks", "scoring"}}) {
                const auto match = played(3, seed, {{"depth", depth}}, mode);
                for (int place = 0; place < match->length(); ++place)
                    kinds.insert(match->moveAt(place).index());
            }
        kinds.insert(Move(Tallest()).index());
        // Cards and civilizations are counted in all of these, and so none is asked for by its name.
        for (const Move &move :
             {Move(Invent()), Move(NameTech()), Move(NameStack()), Move(NameOpponent()), Move(NameLandmark()), Move(Discard()),
              Move(StandUp()), Move(ConvertFood{{{{1, 0, 0, 0}}}, {}}), Move(NameCivilization()), Move(Predict()),
              Move(Lose{{{{1, 0, 0, 0}}}, {}}), Move(Trade()), Move(SwapBuildings())}) {
            QVERIFY(!kinds.contains(move.index()));
            QVERIFY(isWhole(tapestrysentences::shortName(move)));
            kinds.insert(move.index());
        }
        QCOMPARE(std::size_t(kinds.size()), std::variant_size_v<Move>);
    }
    void whatIsUndoneIsToldAsBefore()
    {
        const auto match = played(3, 5);
        QStringList before;
        for (int place = 0; place < match->length(); ++place)
            before.append(QString::number(tapestryMove(*match, place).round) + tapestryMove(*match, place).sentence);
        const int all = match->length();
        match->undo(60);
        for (int place = match->length(); place < all; ++place)
            QCOMPARE(QString::number(tapestryMove(*match, place).round) + tapestryMove(*match, place).sentence, before.at(place));
    }

    void movesAreSentences()
    {
        const auto match = begun(2);
        play(*match, {"income"});
        QCOMPARE(last(*match).whole(), u"Ada: Income turn 1"_s);
        QCOMPARE(detailsOf(last(*match)).constLast(), u"turn over"_s);
        play(*match, {"income", "correct player=0 set=resources:{coin:8,worker:8,food:8,culture:8}"});
        QCOMPARE(last(*match).sentence, u"The table corrected Ada's sheet"_s);
        QVERIFY(last(*match).correction && last(*match).seat == -1);
        QVERIFY(detailsOf(last(*match)).constFirst().startsWith(u"Coin: "_s));
        play(*match, {"advance track=science pay=worker:1"});
        QCOMPARE(last(*match).whole(), u"Ada: Advanced: Science 1, paid 1 worker"_s);
        QCOMPARE(last(*match).detail, u"Science: 0 → 1"_s);
        play(*match, {"research face=military"});
        QCOMPARE(last(*match).sentence, u"Science die: Military"_s);
        QCOMPARE(detailsOf(last(*match)), (QStringList{u"Military: 0 → 1"_s, u"turn over"_s}));
        play(*match, {"benefit player=0 gains=\"all(coin*2,vp(3))\" why=trade"});
        QCOMPARE(last(*match).whole(), u"For Ada: 2 coins and 3 points (trade)"_s);
        QCOMPARE(last(*match).seat, 0);
    }
    // DE p.13: of each at most 8 are kept.
    void whatFindsNoRoomIsNotToldAsChosen()
    {
        const auto match = begun(2);
        play(*match,
             {"income", "income", "correct player=0 set=resources:{coin:7,worker:8,food:1,culture:1}",
              "benefit player=0 gains=\"or(coin*3,culture)\"", "choose option=0"});
        QCOMPARE(last(*match).sentence, u"Chose 1 coin, no room for 2 more"_s);
        play(*match, {"benefit player=0 gains=\"any*2\"", "gain resources={worker:1,food:1}"});
        QCOMPARE(last(*match).sentence, u"Chose 1 food, no room for 1 more"_s);
        play(*match, {"benefit player=0 gains=any", "gain resources=worker:1"});
        QCOMPARE(last(*match).sentence, u"Chose 1 worker, for which there is no room"_s);
        play(*match, {"benefit player=0 gains=\"or(culture*3,farm)\"", "choose option=0"});
        QCOMPARE(last(*match).sentence, u"Chose 3 culture"_s);
    }
    // Oil Magnate: what comes on the track that was named says which it is.
    void theTrackThatWasNamedIsTold()
    {
        const auto match = begun(2, {{"depth", "full"}, {"cards", "named"}});
        play(*match,
             {"skip", "skip", "income", "income", "correct player=0 set=tapestry:2", "benefit player=0 gains=overplay",
              "tapestry card=\"oil_magnate\"", "track track=technology", "invent"});
        const State &state = match->current();
        QCOMPARE(state.queue.size(), 1);
        QCOMPARE(tapestrysentences::ofEntry(state, state.queue[0]),
                 u"advance without benefit or bonus (Technology), if you like"_s);
        play(*match, {"take"});
        QCOMPARE(last(*match).sentence, u"Taken: advance without benefit or bonus (Technology)"_s);
    }
    // What was left is declined only where nothing of it was chosen.
    void whatIsDoneIsNotDeclined()
    {
        const auto match = begun(2, {{"depth", "full"}, {"cards", "named"}});
        play(*match,
             {"skip", "skip", "income", "income", "correct player=0 set=tapestry:2", "benefit player=0 gains=overplay",
              "tapestry card=colonialism", "choose option=0", "skip"});
        QCOMPARE(last(*match).sentence, u"Done: Colonialism"_s);
        play(*match, {"benefit player=0 gains=\"some(coin,worker)\"", "choose option=1", "skip"});
        QCOMPARE(last(*match).sentence, u"Done"_s);
        play(*match, {"benefit player=0 gains=\"some(coin,worker)\"", "skip"});
        QCOMPARE(last(*match).sentence, u"Declined: 1 coin, 1 worker, whichever apply"_s);
    }
    // DE p.28: twice what the tile brings, in the place of points.
    void whatIsDoubledIsToldWhole()
    {
        const auto match = begun(2, {{"depth", "full"}, {"cards", "named"}});
        play(*match,
             {"skip", "skip", "income", "income", "correct player=0 set={acting:[{card:exploitation}],tiles:3}",
              "benefit player=0 gains=explore", "explore points=0 tile=\"tile*2\" double=true"});
        QCOMPARE(last(*match).sentence, u"Explored: 4 territory tiles instead of points"_s);
        play(*match, {"benefit player=0 gains=explore", "explore points=3 tile=\"tile*2\""});
        QCOMPARE(last(*match).sentence, u"Explored: 3 points, 2 territory tiles"_s);
    }
    // Of those that are not named it is told how many they are.
    void techsThatArePaidAreNamed()
    {
        const auto match = begun(2, {{"depth", "full"}, {"cards", "named"}});
        play(*match,
             {"skip", "skip", "income", "income",
              "correct player=0 set=techCards:[{card:ammonia,row:bottom},{card:paper,row:middle},{card:unknown,row:bottom},"
              "{card:unknown,row:bottom},{card:unknown,row:bottom},{card:unknown,row:middle}]",
              "benefit player=0 gains=\"pay(tech_card*3=>vp(10))\"", "take cards=ammonia,paper,bottom"});
        QCOMPARE(last(*match).sentence, u"Paid Ammonia, Paper, one not named: 10 points"_s);
        play(*match, {"benefit player=0 gains=\"pay(tech_card*2=>vp(10))\"", "take cards=bottom,middle"});
        QCOMPARE(last(*match).sentence, u"Paid 2 tech cards: 10 points"_s);
    }
    void movesOfACityAreSentences()
    {
        const auto match = begun(2, {{"depth", "full"}});
        play(*match, {"capital capital=mountain"});
        QCOMPARE(last(*match).whole(), u"Ada: Capital city: Mountain (1)"_s);
        play(*match, {"skip"});
        QCOMPARE(last(*match).sentence, u"The city is kept by two numbers"_s);
        play(*match,
             {"income", "income", "correct player=0 set=resources:{food:8},tracks:{exploration:[3]}",
              "advance track=exploration pay=food:2", "skip"});
        QCOMPARE(last(*match).whole(), u"Ada: Laid aside: Lighthouse"_s);
        play(*match, {"place player=0 what=lighthouse x=0 y=6 turn=0"});
        QCOMPARE(last(*match).whole(), u"Built for Ada: Lighthouse, column 1, row 7"_s);
        play(*match,
             {"correct player=0 set=city:{grid:[\".mm......\",\"mmm......\",\"mmm......\",\".........\",\".........\","
              "\".........\",\".........\",\".........\",\".........\"]}"});
        QCOMPARE(detailsOf(last(*match)).constFirst(), u"Plots of the city: as on the table"_s);
        play(*match, {"benefit player=0 gains=farm", "place x=0 y=0 turn=0"});
        QCOMPARE(last(*match).whole(), u"Ada: Built: Farm, column 1, row 1"_s);
        QCOMPARE(detailsOf(last(*match)).constFirst(), u"complete: 1 district"_s);
        play(*match, {"gain resources=coin:1", "correct player=0 set=city:{capital:forest,beside:[market,forge]}"});
        QCOMPARE(detailsOf(last(*match)), (QStringList{u"Capital city: Forest (6)"_s, u"Beside the city: Market, Forge"_s}));
    }
    void wordsAreThoseOfTheTable()
    {
        const auto two = begun(2);
        play(*two,
             {"income", "income", "correct player=0 set=techs:{bottom:1}", "benefit player=0 gains=upgrade", "upgrade row=bottom"});
        QCOMPARE(last(*two).sentence, u"Upgraded a tech card: from the bottom to the middle row"_s);
        const auto bonus = [](const TheMatch &match) {
            return tapestryview::income(match.current(), 0, namesOf(match)).value(u"bonus"_s).toString();
        };
        QVERIFY2(bonus(*two).endsWith(u", if Benedikt does not get there first."_s), qPrintable(bonus(*two)));
        const auto three = begun(3);
        play(*three, {"income", "income", "income"});
        QVERIFY2(bonus(*three).endsWith(u", if neither Benedikt nor Cleo „die Große“ gets there first."_s),
                 qPrintable(bonus(*three)));
    }
    // Whoever did not make the move is named, and what is alike is added up.
    void whatCameIsAddedUp()
    {
        const std::vector<Effect> effects{Got{0, Word::Coin, 1, 0},
                                          Scored{0, Source::Income, 3, {}, {}, {}},
                                          Got{0, Word::Coin, 1, 0},
                                          Got{0, Word::Food, 1, 0},
                                          Got{1, Word::Any, 2, 0},
                                          Scored{0, Source::Income, 4, {}, {}, {}},
                                          Scored{0, Source::Explore, 2, {}, {}, {}},
                                          Got{0, Word::Culture, 1, 2},
                                          Got{0, Word::Invent, 2, 0},
                                          Got{0, Word::Market, 0, 1},
                                          TookLandmark{1, Landmark::Forge},
                                          TurnEnded{1, true},
                                          Achieved{0, Achievement::ToppleTwo}};
        const QStringList names{u"Ada"_s, u"Ben"_s};
        QCOMPARE(tapestrysentences::ofEffects(effects, names, 0),
                 (QStringList{u"2 coins, 1 food, 1 culture, 2 tech cards"_s, u"no room for: 2 culture, 1 market"_s,
                              u"Points: 7 (Income turns)"_s, u"Ben: 2 resources of any kind"_s, u"Points: 2 (Exploring)"_s,
                              u"Ben: Forge into the city"_s, u"Ben has finished"_s, u"Achievement: Two toppled outposts"_s}));
        QCOMPARE(tapestrysentences::ofEffects(effects, names, 1).constFirst(), u"Ada: 2 coins, 1 food, 1 culture, 2 tech cards"_s);
        QCOMPARE(tapestrysentences::ofEffects({Got{0, Word::Coin, 1, 1}}, names, 0),
                 (QStringList{u"1 coin, no room for 1 more"_s}));
        QCOMPARE(tapestrysentences::ofEffects({Scored{0, Source::Tech, 3, {}, {}, {}}}, {u"Ada"_s}),
                 (QStringList{u"Points: 3 (Tech cards)"_s}));
    }
    // A card in force is told where no move says its name.
    void cardsAreToldByName()
    {
        const QStringList names{u"Ada"_s, u"Ben"_s};
        const std::vector<Effect> effects{Played{0, TapestryCard::Academia, {}, 2, {}},
                                          Acts{0, TapestryCard::Academia, -1, {}},
                                          Acts{0, TapestryCard::Monarchy, -1, {}},
                                          Ends{0, TapestryCard::Capitalism},
                                          Ends{1, TapestryCard::Theocracy},
                                          SetOff{1, TapestryCard::BrokerOfPeace, 0},
                                          SetOff{1, TapestryCard::BrokerOfPeace, 0},
                                          SetOff{0, TapestryCard::Academia, 0}};
        QCOMPARE(
            tapestrysentences::ofEffects(effects, names, 0),
            (QStringList{u"in force now: Monarchy"_s, u"no longer in force: Capitalism"_s, u"Ben, no longer in force: Theocracy"_s,
                         u"Ben has “Broker of Peace”"_s, u"because of “Academia”"_s}));
        const State state;
        QCOMPARE(tapestrysentences::ofMove(state, PlayTapestry{TapestryCard::Trap, {}, {}, {}}, names), u"Played: Trap"_s);
        QCOMPARE(tapestrysentences::ofMove(state, PlayTapestry{{}, "Feast", {}, {}}, names), u"Played: Feast"_s);
        QCOMPARE(tapestrysentences::ofMove(state, PlayTapestry(), names), u"Played a tapestry card"_s);
        QCOMPARE(tapestrysentences::ofMove(state, Invent{Tech::TheNail, {}}, names), u"Invented: The Nail"_s);
        QCOMPARE(tapestrysentences::ofMove(state, Invent(), names), u"Invented a tech card"_s);
        QCOMPARE(tapestrysentences::ofMove(state, Upgrade{{}, Tech::Paper, {}}, names), u"Upgraded: Paper"_s);
        QCOMPARE(tapestryview::whyText(Why::card(TapestryCard::WartimeEconomy)), u"Wartime Economy"_s);
        QCOMPARE(tapestryview::whyText(Why::tech(Tech::Zeppelins)), u"Zeppelins"_s);
        QCOMPARE(tapestryview::whyText(Why::Tech), u"Tech card"_s);
        Entry asked;
        asked.act = Act::DarkAges;
        asked.why = Why::card(TapestryCard::DarkAges);
        QCOMPARE(tapestrysentences::ofEntry(state, asked), u"Dark Ages"_s);
    }
    // DE p.26, p.27: which card is copied, and for which one an opponent is chosen.
    void whatACardAsksIsToldWithACard()
    {
        const auto match = begun(3, {{"depth", "full"}, {"cards", "named"}});
        play(*match,
             {"skip", "skip", "skip", "income", "income", "income", "correct player=1 set=mat:[[academia],[],[],[]]",
              "correct player=2 set=mat:[[unknown],[],[],[]]", "correct player=0 set=tapestry:3", "benefit player=0 gains=overplay",
              "tapestry card=espionage", "stack player=1 era=1"});
        QCOMPARE(last(*match).whole(), u"Ada: Copied: Academia (Benedikt, era 1)"_s);
        play(*match, {"benefit player=0 gains=\"copy_card\"", "stack player=2 era=1"});
        QCOMPARE(last(*match).sentence, u"Copied: the card of Cleo „die Große“ in era 1"_s);
        play(*match, {"skip", "benefit player=0 gains=overplay", "tapestry card=alliance", "opponent player=1"});
        QCOMPARE(last(*match).whole(), u"Ada: Chosen for “Alliance”: Benedikt"_s);
    }
    // A landmark is brought rather than said.
    void aCardBringsALandmark()
    {
        const auto match = begun(2);
        play(*match,
             {"income", "income", "correct player=0 set=techs:{bottom:1,middle:1}", "benefit player=0 gains=circle",
              "effect gains=\"landmark(bakery)\""});
        QCOMPARE(last(*match).sentence, u"The card brings the Bakery"_s);
    }
    // By their names in the language in use, in whatever way they are written.
    void correctionsNameCards()
    {
        const auto match = begun(2, {{"depth", "full"}, {"cards", "named"}});
        play(*match, {"correct player=1 set=techCards:[{card:\"air_conditioning\",row:middle},{card:unknown,row:bottom}]"});
        QCOMPARE(last(*match).detail, u"Tech cards by name: Air Conditioning (Middle row), not named (Bottom row)"_s);
        play(*match, {"correct player=1 set=mat:[[\"dark_ages\"],[academia,\"faceDown\"],[],[]]"});
        QCOMPARE(last(*match).detail, u"Tapestry cards on the mat: Era 1: Dark Ages; Era 2: Academia, face down"_s);
        play(*match, {"correct player=1 set=mat:[[],[],[],[]]"});
        QCOMPARE(last(*match).detail, u"Tapestry cards on the mat: none"_s);
        play(*match, {"correct player=1 set=acting:[{card:academia},{card:\"marriage_of_state\",partner:0,track:science}]"});
        QCOMPARE(last(*match).detail, u"Cards in force: Academia, Marriage of State (Ada · Science)"_s);
        play(*match, {"correct set=locks:[{track:science,by:1}]"});
        QCOMPARE(last(*match).detail, u"Locked tracks: Science (Benedikt)"_s);
    }
    void correctionsSayWhatTheyChanged()
    {
        const auto match = begun(2);
        play(*match, {"correct player=1 set=tracks:{science:[4]} why=forgot"});
        QCOMPARE(last(*match).sentence, u"The table corrected Benedikt's sheet: forgot"_s);
        QCOMPARE(last(*match).detail, u"Science: 0 → 4"_s);
        play(*match, {"correct player=1 set=landmarks:[forge,bakery]"});
        QCOMPARE(last(*match).detail, u"Landmarks: Forge, Bakery"_s);
        play(*match, {"correct player=1 set=landmarks:[]"});
        QCOMPARE(last(*match).detail, u"Landmarks: none"_s);
        play(*match, {"correct set=achievements:{\"topple_two\":[1]}"});
        QCOMPARE(last(*match).detail, u"Two toppled outposts: Benedikt"_s);
        play(*match, {"correct set=turn:1"});
        QCOMPARE(last(*match).detail, u"it is Benedikt's turn"_s);
    }

    void aRoundIsOnceRoundTheTable()
    {
        const auto match = begun(3);
        QCOMPARE(tapestryRound(*match, 0), 1);
        for (int round = 1; round <= 2; ++round)
            for (int seat = 0; seat < 3; ++seat) {
                QCOMPARE(tapestryRound(*match, match->length()), round);
                QCOMPARE(match->current().turn, seat);
                if (round == 1)
                    play(*match, {"income"});
                else
                    play(*match, {"advance track=exploration pay=" + std::string(nameOf(anyOf(match->current()))) + ":1"});
            }
        QCOMPARE(tapestryRound(*match, match->length()), 3);
        play(*match, {"correct set=turn:2"});
        play(*match, {"correct set=turn:0"});
        QCOMPARE(tapestryRound(*match, match->length()), 3);
    }
    void aloneEveryTurnIsARound()
    {
        const auto match = begun(1);
        play(*match, {"income"});
        QCOMPARE(tapestryRound(*match, match->length()), 2);
    }
    void whereOnlyIncomeIsEnteredARoundIsAnEra()
    {
        const auto match = begun(2, {{"depth", "income"}});
        play(*match, {"tally player=0"});
        QCOMPARE(last(*match).whole(), u"Income turn 1: Ada"_s);
        QCOMPARE(tapestryRound(*match, match->length()), 1);
        play(*match, {"tally player=1"});
        QCOMPARE(tapestryRound(*match, match->length()), 2);
    }

private:
    static Resource anyOf(const State &state)
    {
        for (const Resource resource : kAll<Resource>)
            if (state.at(state.turn).resources[resource] > 0)
                return resource;
        return Resource::Coin;
    }
};

} // namespace tst_tapestry_told

PEGSHEET_TEST(tst_tapestry_told, TapestryTold)

#include "tst_tapestry_told.moc"
