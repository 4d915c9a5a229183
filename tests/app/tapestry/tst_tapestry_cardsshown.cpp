// SPDX-License-Identifier: Apache-2.0
// Cards that lie on the table, as they are shown: what is in force, the stacks of the mats, the techs row by row.
#include "app/export/scoresheet.h"
#include "app/tapestry/tapestryledger.h"
#include "app/tapestry/tapestrymovedescriptions.h"
#include "app/tapestry/tapestryscores.h"
#include "app/tapestry/tapestryview.h"
#include "app/text/language.h"
#include "model/tapestry/pencil.h"
#include "tests/app/tapestry/table.h"
#include "tests/registry.h"

#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <memory>
#include <ranges>

namespace tst_tapestry_cardsshown {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tapestry;

namespace {

// Ada, Benedikt and Cleo have taken their first income turns; then these moves.
std::unique_ptr<TheMatch> named(std::initializer_list<std::string_view> lines)
{
    auto match = begun(3, {{"depth", "full"}, {"cards", "named"}});
    play(*match, {"skip", "skip", "skip", "income", "income", "income"});
    play(*match, lines);
    return match;
}

QStringList textsOf(const QVariantList &list, const QString &key)
{
    QStringList texts;
    for (const QVariant &each : list)
        texts.append(each.toMap().value(key).toString());
    return texts;
}

// The cards of a stack, or of a row of techs.
QVariantList cardsAt(const QVariantList &list, int place)
{
    return list.at(place).toMap().value(u"cards"_s).toList();
}

} // namespace

class TapestryCardsShownTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }
    // Whom and which track a card is about stands with it; what is a player's own comes first.
    void whatIsInForceSaysWhomItIsAbout()
    {
        const auto match = named(
            {"correct player=0 set=acting:[{card:academia}]",
             "correct player=1 set=acting:[{card:\"marriage_of_state\",partner:2,track:science},{card:alliance,"
             "partner:0}]"});
        const State &state = match->current();
        const QVariantList acting = tapestryview::acting(state, 1, namesOf(*match));
        QCOMPARE(textsOf(acting, u"name"_s), (QStringList{u"Marriage of State"_s, u"Alliance"_s}));
        QCOMPARE(textsOf(acting, u"about"_s), (QStringList{namesOf(*match).at(2) + u" · Science"_s, u"Ada"_s}));
        // What playing it asked is answered, and not asked once more.
        const QString wed = u"Whenever that opponent gains the benefit of a space of that track: the same benefit for you, without "
                            "the bonus."_s;
        const QString allied = u"Whenever that opponent upgrades a tech card: the same circle or square for you. Neither of you "
                               "conquers from the other."_s;
        QCOMPARE(textsOf(acting, u"says"_s), (QStringList{wed, allied}));
        QCOMPARE(tapestryview::inForce(state, 0, namesOf(*match)),
                 u"In force now: Academia, Marriage of State (Benedikt), Alliance (Benedikt)"_s);
        QCOMPARE(tapestryview::inForce(state, 1, namesOf(*match)), u"In force now: Marriage of State, Alliance, Academia (Ada)"_s);
    }
    // DE p.30: no benefit comes of it, but landmarks do.
    void comingLevelSaysWithWhom()
    {
        const auto match = named({"correct player=0 set=tracks:{science:[3]}", "correct player=1 set=tracks:{science:[5]}",
                                  "benefit player=0 gains=\"match(any)\""});
        const auto details = [&] {
            QStringList texts;
            const QList<AnswerGroup> groups = tapestryview::answers(match->current(), {}, namesOf(*match));
            for (const AnswerKey &key : groups.constFirst().keys)
                texts.append(key.detail);
            return texts;
        };
        QCOMPARE(details(), (QStringList{u"3 → 5 · Benedikt · Apothecary into the city"_s, u"3 → 0 · Cleo „die Große“"_s}));
        play(*match, {"correct player=2 set={tracks:{science:[5]},landmarks:[apothecary]}"});
        QCOMPARE(details(), QStringList{u"3 → 5 · Benedikt and Cleo „die Große“"_s});
    }
    // Colonialism: what applies of a tile, one after the other; what came already stands back.
    void severalAreChosenOneAfterTheOther()
    {
        const auto match = named(
            {"correct player=0 set=tapestry:2", "benefit player=0 gains=overplay", "tapestry card=colonialism", "choose option=2"});
        const QList<AnswerGroup> groups = tapestryview::answers(match->current(), {}, namesOf(*match));
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups.constFirst().title, u"Any of these, one after the other"_s);
        QStringList details;
        QList<bool> possible;
        for (const AnswerKey &key : groups.constFirst().keys) {
            details.append(key.detail);
            possible.append(key.possible);
        }
        QCOMPARE(details,
                 (QStringList{u"for mountain on the tile"_s, u"for grassland on the tile"_s, u"for forest on the tile"_s,
                              u"for desert on the tile"_s}));
        QCOMPARE(possible, (QList<bool>{true, true, false, true}));
    }
    // The ledger says beneath techs and tapestry cards what each was worth.
    void theLedgerKnowsWhatCardsWereWorth()
    {
        const auto match = named(
            {"correct player=0 set=acting:[{card:academia}]", "advance track=technology pay=coin:1", "invent card=calendar"});
        const auto byCard = tapestryview::cardPoints(*match);
        const QVariantList lines = tapestryview::ledger(match->current(), 0, byCard.front());
        QVERIFY2(textsOf(lines, u"cards"_s).contains(u"Academia 3"_s), qPrintable(textsOf(lines, u"cards"_s).join(u'|')));
        for (const tapestryview::CardPoints &each : byCard | std::views::drop(1))
            QVERIFY(each.tapestryCards == tapestryview::CardPoints{}.tapestryCards);
    }
    void nothingIsInForceAtFirst()
    {
        const auto match = named({});
        QCOMPARE(tapestryview::acting(match->current(), 0, namesOf(*match)), QVariantList());
        QCOMPARE(tapestryview::inForce(match->current(), 0, namesOf(*match)), QString());
    }
    // DE p.27: of whoever locked a track it is said how long.
    void aLockSaysWhoAndHowLong()
    {
        const auto match = named({"correct set=locks:[{track:science,by:1}]"});
        const QVariantList acting = tapestryview::acting(match->current(), 1, namesOf(*match));
        QCOMPARE(textsOf(acting, u"name"_s), QStringList(u"Science locked"_s));
        QCOMPARE(textsOf(acting, u"says"_s),
                 QStringList(u"Nobody but Benedikt advances there until the end of that player's next turn."_s));
        QCOMPARE(tapestryview::inForce(match->current(), 0, namesOf(*match)), u"In force now: Science locked (Benedikt)"_s);
        QVERIFY(tapestryview::acting(match->current(), 0, namesOf(*match)).isEmpty());
    }
    // From the uppermost down; what is not named or lies face down says so.
    void stacksShowWhatIsCovered()
    {
        const auto match = named({"correct player=0 set={incomes:2,mat:[[trap],[academia,\"faceDown\",unknown,alliance],[],[]]}"});
        const QVariantList stacks = tapestryview::stacks(match->current(), 0, namesOf(*match));
        QCOMPARE(textsOf(stacks, u"name"_s), (QStringList{u"Era 1"_s, u"Era 2"_s, u"Era 3"_s, u"Era 4"_s}));
        QCOMPARE(textsOf(cardsAt(stacks, 1), u"name"_s),
                 (QStringList{u"Alliance"_s, u"Not named"_s, u"Face down"_s, u"Academia"_s}));
        const QStringList says = textsOf(cardsAt(stacks, 1), u"says"_s);
        QVERIFY(!says.at(0).isEmpty() && says.at(1).isEmpty() && says.at(2).isEmpty() && !says.at(3).isEmpty());
        QCOMPARE(textsOf(cardsAt(stacks, 0), u"name"_s), QStringList(u"Trap"_s));
        QVERIFY(cardsAt(stacks, 2).isEmpty());
    }
    // DE p.27: Espionage acts as what it copied, and says so where it lies; a card that is covered says nothing.
    void aCardOfTheMatSaysWhatItCopied()
    {
        const auto match = named({"correct player=1 set={incomes:1,mat:[[academia],[],[],[]]}",
                                  "correct player=0 set={incomes:1,tapestry:1,mat:[[trap],[],[],[]]}",
                                  "benefit player=0 gains=overplay", "tapestry card=espionage", "stack player=1 era=1"});
        const QVariantList own = tapestryview::stacks(match->current(), 0, namesOf(*match));
        QCOMPARE(textsOf(cardsAt(own, 0), u"name"_s), (QStringList{u"Espionage"_s, u"Trap"_s}));
        QCOMPARE(textsOf(cardsAt(own, 0), u"about"_s), (QStringList{u"copied: Academia"_s, QString()}));
        const QVariantList copied = tapestryview::stacks(match->current(), 1, namesOf(*match));
        QCOMPARE(textsOf(cardsAt(copied, 0), u"about"_s), QStringList(QString()));
    }
    // DE p.8: the owner or a neighbour has what a card needs for the top row.
    void techsStandInTheirRows()
    {
        const auto match = named(
            {"correct player=0 set=techCards:[{card:paper,row:middle},{card:ammonia,row:middle},{card:unknown,row:"
             "bottom},{card:unknown,row:bottom},{card:clocks,row:top}]",
             "correct player=1 set=tracks:{science:[4]}"});
        const QVariantList rows = tapestryview::techRows(match->current(), 0);
        QCOMPARE(textsOf(rows, u"name"_s), (QStringList{u"Top row"_s, u"Middle row"_s, u"Bottom row"_s}));
        QCOMPARE(textsOf(rows, u"unnamed"_s), (QStringList{u"0"_s, u"0"_s, u"2"_s}));
        QCOMPARE(textsOf(cardsAt(rows, 0), u"name"_s), QStringList(u"Clocks"_s));
        QCOMPARE(textsOf(cardsAt(rows, 0), u"needs"_s), QStringList(QString()));
        QCOMPARE(textsOf(cardsAt(rows, 1), u"name"_s), (QStringList{u"Paper"_s, u"Ammonia"_s}));
        QCOMPARE(textsOf(cardsAt(rows, 1), u"isMet"_s), (QStringList{u"true"_s, u"false"_s}));
        const QStringList needs = textsOf(cardsAt(rows, 1), u"needs"_s);
        QVERIFY(needs.at(0).startsWith(u"Top row possible: "_s) && needs.at(1).startsWith(u"For the top row: "_s));
        QVERIFY(cardsAt(rows, 2).isEmpty());
    }
    // Behind the printed ones, by their own names, under letters that no printed one has, too. One that counts later brings nothing
    // as it is played, and neither does one whose benefit is void.
    void cardsOfTheTablesOwnStandBehindThePrintedOnes()
    {
        const auto match = named({"correct player=0 set={tapestry:2}", "benefit player=0 gains=overplay"});
        const auto read = [](const char *text) {
            Benefit benefit;
            return fromValue("gains", Value(text), benefit) ? Benefit() : benefit;
        };
        const QList<tapestryview::OwnCard> own{{u"Älpler"_s, u"coins"_s, read("coin*2"), true},
                                               {u"Zeppelin"_s, u"later"_s, read("coin"), false},
                                               {u"🎪 Zirkus"_s, u"in vain"_s, read("match(any)"), true}};
        Pencil pencil;
        const auto groups = [&] { return tapestryview::answers(match->current(), pencil, namesOf(*match), &own); };
        QCOMPARE(groups().at(1).keys.last().page, u"card"_s);
        QCOMPARE(tapestryview::answers(match->current(), pencil, namesOf(*match)).at(1).keys.size(), 1);
        const QList<AnswerKey> all = groups().at(2).keys;
        QCOMPARE(all.at(all.size() - 3).title, u"Älpler"_s);
        QVERIFY((all.at(all.size() - 3).touch.with == Value(Object{{"name", "Älpler"}, {"gains", "coin*2"}})));
        QCOMPARE(all.at(all.size() - 3).pictures.size(), 2);
        QVERIFY((all.at(all.size() - 2).touch.with == Value(Object{{"name", "Zeppelin"}})));
        QCOMPARE(all.at(all.size() - 2).detail, u"later"_s);
        QCOMPARE(all.last().detail, u"Brings nothing now. in vain"_s);
        pencil.letter = u'A';
        QVERIFY(groups().at(2).keys.size() > 1);
        QCOMPARE(groups().at(2).keys.last().title, u"Älpler"_s);
        const QList<AnswerKey> letters = groups().at(0).keys;
        for (const AnswerKey &letter : letters) {
            pencil.letter = letter.touch.number;
            QVERIFY2(!groups().at(2).keys.isEmpty(), qPrintable(letter.title));
        }
        pencil.letter = 0x1F3AA;
        QCOMPARE(groups().at(2).keys.size(), 1);
    }
    // Neither among the counters nor in a sentence nor on paper, where what a correction sets are names and not how many there are.
    void civilizationsByNameAreNoNumber()
    {
        const auto match = begun(3, {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}});
        play(*match,
             {"skip", "skip", "skip", "skip", "skip", "skip",
              "correct player=1 set=civilizations:[{civilization:leaders},{civilization:\"the_chosen\"}]"});
        const QStringList fields = textsOf(tapestryview::counters(match->current(), 1), u"field"_s);
        QVERIFY(fields.contains(u"control"_s) && !fields.contains(u"civilizations"_s));
        QCOMPARE(tapestryMove(*match, match->length() - 1).detail, u"Civilizations: Leaders, The Chosen"_s);
        const Paper paper = tapestryPaper(*match, 1, namesOf(*match));
        QVERIFY(std::ranges::find(paper.marks(), u"2"_s, &Paper::Mark::text) != paper.marks().end());
        const auto named = begun(3, {{"depth", "full"}, {"cards", "named"}});
        play(*named, {"skip", "skip", "skip"});
        QVERIFY(textsOf(tapestryview::counters(named->current(), 1), u"field"_s).contains(u"civilizations"_s));
    }
    // DE p.8: by a neighbour, for the middle row, and not where it was so before or the player has it, too.
    void techsAreJustMetByNeighbours()
    {
        const auto match = named(
            {"correct player=0 set=techCards:[{card:paper,row:middle},{card:ammonia,row:middle},{card:vaccines,"
             "row:bottom},{card:clocks,row:middle}]",
             "correct player=1 set=tracks:{technology:[4]}"});
        const State before = match->current();
        play(*match, {"correct player=2 set=tracks:{science:[4]}"});
        const State after = match->current();
        QCOMPARE(tapestryview::techsJustMet(before, after, 0), QStringList(u"paper"_s));
        QCOMPARE(tapestryview::techsJustMet(before, after, 1), QStringList());
        QCOMPARE(tapestryview::techsJustMet(after, after, 0), QStringList());
        play(*match, {"correct player=0 set=tracks:{science:[5]}"});
        QCOMPARE(tapestryview::techsJustMet(before, match->current(), 0), QStringList());
    }
    // Accents aside, whatever language the machine speaks. Each letter stands once, and leads to something.
    void namesStandByTheirLetters()
    {
        const auto back = qScopeGuard([] { QVERIFY(installLanguage(u"en"_s)); });
        QVERIFY(installLanguage(u"de"_s));
        const auto match = named({"correct player=1 set=techCards:[{card:calendar,row:bottom}]", "benefit player=0 gains=invent"});
        const QStringList three{u"Bäckerei"_s, u"Bibliothek"_s, u"Börse"_s};
        const QStringList techs = textsOf(tapestryview::techsFor(match->current(), 0), u"name"_s);
        QCOMPARE(techs.mid(techs.indexOf(three.first()), 3), three);
        Pencil pencil;
        const auto titlesOf = [&](int group) {
            QStringList titles;
            const QList<AnswerKey> keys = tapestryview::answers(match->current(), pencil, namesOf(*match)).at(group).keys;
            for (const AnswerKey &key : keys)
                titles.append(key.title);
            return titles;
        };
        const QStringList letters = titlesOf(0);
        QVERIFY(std::ranges::is_sorted(letters) && QSet<QString>(letters.begin(), letters.end()).size() == letters.size());
        int shown = 0;
        for (const QString &letter : letters) {
            pencil.letter = letter.front().unicode();
            shown += static_cast<int>(titlesOf(2).size());
        }
        // All but the one that lies on the table.
        QCOMPARE(shown, static_cast<int>(kCount<Tech>) - 1);
        pencil.letter = u'B';
        QCOMPARE(titlesOf(2), three);
    }
    // It stands back once no card is left that begins with it, and says so.
    void aLetterKeepsItsPlace()
    {
        const auto groupsAfter = [](std::string_view taken) {
            const auto match = named({taken, "benefit player=0 gains=invent"});
            Pencil pencil;
            pencil.letter = u'Z';
            return tapestryview::answers(match->current(), pencil, namesOf(*match));
        };
        const QList<AnswerGroup> before = groupsAfter("correct player=1 set=techCards:[{card:calendar,row:bottom}]");
        const QList<AnswerGroup> after = groupsAfter("correct player=1 set=techCards:[{card:zeppelins,row:bottom}]");
        const AnswerKey &last = after.constFirst().keys.constLast();
        QVERIFY(last.title == u"Z"_s && !last.possible && last.chosen);
        QVERIFY(std::ranges::all_of(before.constFirst().keys, &AnswerKey::possible));
        const auto isInPlace = [](const AnswerKey &one, const AnswerKey &other) { return one.name == other.name; };
        QVERIFY(std::ranges::equal(before.constFirst().keys, after.constFirst().keys, isInPlace));
        QCOMPARE(before.constLast().keys.size(), qsizetype(1));
        QVERIFY(after.constLast().keys.isEmpty() && after.constLast().shape == u"words"_s && !after.constLast().text.isEmpty());
    }
};

} // namespace tst_tapestry_cardsshown

PEGSHEET_TEST(tst_tapestry_cardsshown, TapestryCardsShownTest)

#include "tst_tapestry_cardsshown.moc"
