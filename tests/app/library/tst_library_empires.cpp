// SPDX-License-Identifier: Apache-2.0
// The records of Empire's End, whose cards have a key. Abilities that no source shows are made up.
#include "app/empires/library/conflictrecords.h"
#include "app/library/cardlibrary.h"
#include "app/library/librarycodes.h"
#include "app/library/libraryfile.h"
#include "model/catalog.h"
#include "model/empires/game.h"
#include "storage/json.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <algorithm>
#include <map>

namespace tst_library_empires {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;
using empires::Bid;
using empires::Card;
using empires::CardFacts;
using empires::Location;
using empires::PlaceNumbers;
using empires::Round;
using What = PlannedRow::What;

namespace {

Value json(const char *text)
{
    Value value;
    if (readJson(text, value))
        qFatal("no JSON: %s", text);
    return value;
}

empires::AbilityRef madeUp(int points)
{
    empires::AbilityEffect effect;
    effect.number = static_cast<std::int8_t>(points);
    return empires::AbilityRef({empires::When::Economy, false, {effect}});
}

CardFacts factsOf(int bids, int hammers, int points)
{
    CardFacts facts;
    facts.bids = EnumSet<Bid>::fromBits(static_cast<std::uint32_t>(bids));
    facts.hammers = static_cast<std::uint8_t>(hammers);
    facts.ability = points == 0 ? empires::AbilityRef() : madeUp(points);
    return facts;
}

// Written when the words of these records were laid down.
constexpr const char *kCode =
    "PEGSHEET:01OBAFJ.Q/GJ6P0YS8X1L4K4VNRPFXD7*WY1:9O1HQN418N9:7AO42+95JYQQDERSS5I+Z2/NVVCCSYKQKLP1ILA*ZSCU4F6-YID24:FUSRX58EVVBX:5VLTX."
    "13U4NC1GUFV.H7YSAIAF";

// Written when Conflict cards came to them.
constexpr const char *kConflictCode = "PEGSHEET:00MGA1KL.YVHXDQDLY.INFLV-D61M62N*I4HM3A0AZVQ6:4XBA0JFK0II6D42VGVTDR9YAWJ3";

const Card kFire = empires::cardNamed("fire-9");
const std::vector<Round> kTrack{Round::Crisis, Round::Economy, Round::Military, Round::End};

// All of it is made up.
empires::Conflict conflict(int lowest = 2)
{
    empires::Conflict card;
    card.victory = 4;
    card.tiers = {empires::Tier{-5, 0, {}}, empires::Tier{0, 0, {}}, empires::Tier{6, 0, {}}};
    card.lowest = static_cast<std::uint8_t>(lowest);
    card.highest = 8;
    card.rank = 2;
    card.with = 9;
    return card;
}

// With what is said beside its numbers.
empires::Conflict wholeConflict()
{
    empires::Conflict card = conflict();
    card.victoryGain[empires::Resource::Axe] = 2;
    card.tiers[1].gain[empires::Resource::Wheat] = 1;
    card.tiers[2].refresh = 1;
    return card;
}

Record fire(int bids, int hammers, int points)
{
    return empires::recordOf(kFire, factsOf(bids, hammers, points));
}

std::string codeOf(const MaybeRefusal &refusal)
{
    return refusal ? std::string(refusal->code) : std::string();
}

std::string refused(const char *kind, const char *fields)
{
    return codeOf(refusesRecord(gameRecords(), keptForm(gameRecords(), {"empires", "", "", kind, 0, "", *json(fields).object()})));
}

} // namespace

class EmpiresRecordsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Folder> m_folder;
    std::int64_t m_now = 1'800'000'000;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<CardLibrary> m_cards;

    [[nodiscard]] std::vector<RecordEntry> live() const
    {
        return m_cards->records().list({RecordQuery::Which::Live, "empires"}, 0, 99);
    }
    [[nodiscard]] bool isOnly(const Record &record) const { return live().size() == 1 && live().front().content == record; }
    [[nodiscard]] LibraryPlan plan(const std::vector<Record> &records) const
    {
        return planOf(records, m_cards->records(), gameRecords());
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_library = std::make_unique<Library>(*m_folder / "a.db", Library::Options{2000, [this] { return ++m_now; }});
        m_cards = std::make_unique<CardLibrary>(*m_library, gameRecords());
    }

    void whatIsKnownIsARecordAndBack()
    {
        for (const CardFacts &facts : {CardFacts(), factsOf(7, 2, 3), factsOf(4, 0, 0), factsOf(0, 1, 0), factsOf(0, 0, 5)}) {
            const Record record = empires::recordOf(kFire, facts);
            QCOMPARE(codeOf(refusesRecord(gameRecords(), record)), std::string());
            QVERIFY(empires::cardOf(record) == std::pair(kFire, facts));
        }
        const Record place = empires::recordOf(Location::ArmyB, PlaceNumbers{6, 4});
        QCOMPARE(codeOf(refusesRecord(gameRecords(), place)), std::string());
        QVERIFY((empires::placeOf(place) == std::pair(Location::ArmyB, PlaceNumbers{6, 4})));
        QVERIFY(!empires::cardOf(place));
        const Record track = empires::recordOf(kTrack, 3);
        QCOMPARE(codeOf(refusesRecord(gameRecords(), track)), std::string());
        QVERIFY(empires::trackOf(track, 4) == kTrack);
        QVERIFY(!empires::trackOf(track, 2));
    }

    void whatNoCardSaysIsRefused()
    {
        QCOMPARE(refused("card", R"({"kind":"fire","number":9,"bid":["wheat","axe"],"hammers":1})"), std::string());
        QCOMPARE(refused("card", R"({"kind":"fire"})"), std::string("input.missingField"));
        QCOMPARE(refused("card", R"({"kind":"fire","number":12})"), std::string("input.outOfRange"));
        QCOMPARE(refused("card", R"({"kind":"fire","number":9,"bid":[]})"), std::string("input.outOfRange"));
        QCOMPARE(refused("card", R"({"kind":"fire","number":9,"bid":["coin"]})"), std::string("input.unknownValue"));
        QCOMPARE(refused("card", R"({"kind":"fire","number":9,"bid":["axe","axe"]})"), std::string("input.unknownValue"));
        QCOMPARE(refused("card", R"({"kind":"fire","number":9,"bid":["axe","wheat"]})"), std::string("input.unknownValue"));
        QCOMPARE(refused("card", R"({"kind":"fire","number":9,"bid":"axe"})"), std::string("input.wrongType"));
        QCOMPARE(refused("card", R"({"kind":"fire","number":9,"ability":{"when":"economy","do":[{"points":2}]}})"), std::string());
        QCOMPARE(refused("card", R"({"kind":"fire","number":9,"ability":{"when":"economy","do":[{"strength":2}]}})"),
                 std::string("empires.otherTime"));
        QCOMPARE(refused("card", R"({"kind":"fire","number":9,"ability":2})"), std::string("input.wrongType"));
        QCOMPARE(refused("place", R"({"value":3})"), std::string("input.missingField"));
        QCOMPARE(refused("track", R"({"side":"2","phases":["crisis","economy"]})"), std::string("input.unknownValue"));
        QCOMPARE(refused("track", R"({"side":"2"})"), std::string("input.missingField"));
        QCOMPARE(refused("track", R"({"side":"2","phases":["end","end"]})"), std::string("empires.trackEnded"));
        QCOMPARE(refused("track", R"({"side":"2","phases":["doubleCrisis","end"]})"), std::string("empires.otherSide"));
        QCOMPARE(refused("track", R"({"side":"3-4","phases":["doubleCrisis","end"]})"), std::string());
    }

    void aConflictIsARecordAndBack()
    {
        for (const empires::Conflict &card : {conflict(), wholeConflict(), conflict(0)}) {
            const Record record = empires::recordOf(card);
            QCOMPARE(codeOf(refusesRecord(gameRecords(), record)), std::string());
            QVERIFY(empires::conflictOf(record) == card);
        }
        QVERIFY(!empires::conflictOf(fire(1, 2, 3)));
        Record record = empires::recordOf(conflict(7));
        QCOMPARE(codeOf(refusesRecord(gameRecords(), record)), std::string("empires.noTierBetween"));
        record = empires::recordOf(conflict());
        std::erase_if(record.fields, [](const Member &member) { return member.key == "victory"; });
        QCOMPARE(codeOf(refusesRecord(gameRecords(), record)), std::string("input.missingField"));
        QVERIFY(!empires::conflictOf(record));
    }

    // Its numbers say which it is; markers and resources are learned beside them.
    void aConflictIsKnownByItsNumbers()
    {
        m_cards->took(empires::recordOf(conflict()));
        m_cards->took(empires::recordOf(wholeConflict()));
        QVERIFY(isOnly(empires::recordOf(wholeConflict())));
        m_cards->took(empires::recordOf(conflict()));
        QVERIFY(isOnly(empires::recordOf(wholeConflict())));
        m_cards->took(empires::recordOf(conflict(3)));
        QCOMPARE(live().size(), std::size_t(2));
    }

    void aCardIsKeptOnceAndCompleted()
    {
        KeptRecord kept;
        QVERIFY(!m_cards->add(fire(1, 0, 0), kept));
        QVERIFY(kept.isNew);
        QCOMPARE(m_cards->learn(std::vector{fire(0, 2, 0), fire(0, 0, 4), empires::recordOf(Location::City, PlaceNumbers{0, 6})}),
                 1);
        QCOMPARE(live().size(), std::size_t(2));
        QVERIFY(m_cards->findCard(fire(0, 0, 0))->content == fire(1, 2, 4));
        // The same again, and what was said before, add nothing.
        QCOMPARE(m_cards->learn(std::vector{fire(1, 2, 4), fire(1, 0, 0), fire(0, 2, 0)}), 0);
        m_cards->took(fire(1, 0, 0));
        QCOMPARE(live().size(), std::size_t(2));
        QVERIFY(m_cards->findCard(fire(0, 0, 0))->content == fire(1, 2, 4));
        // Another number is another card.
        m_cards->took(empires::recordOf(empires::cardNamed("fire-8"), factsOf(1, 2, 4)));
        QCOMPARE(live().size(), std::size_t(3));
        // Two of one card that come together are one.
        QCOMPARE(m_cards->learn(std::vector{empires::recordOf(empires::cardNamed("flood-1"), factsOf(2, 0, 0)),
                                            empires::recordOf(empires::cardNamed("flood-1"), factsOf(0, 1, 0))}),
                 1);
        QVERIFY(empires::cardOf(m_cards->findCard(empires::recordOf(empires::cardNamed("flood-1"), {}))->content)->second
                == factsOf(2, 1, 0));
    }

    void whatDiffersStaysUnlessSomebodySaysSo()
    {
        m_cards->took(fire(1, 2, 0));
        QCOMPARE(m_cards->learn(std::vector{fire(2, 0, 4)}), 0);
        QVERIFY(isOnly(fire(1, 2, 4)));
        m_cards->took(fire(2, 1, 0));
        QVERIFY(isOnly(fire(1, 2, 4)));
        KeptRecord kept;
        QCOMPARE(codeOf(m_cards->add(fire(2, 0, 0), kept)), std::string("input.recordDiffers"));
        m_cards->took(fire(2, 0, 0), Differing::Replace);
        QVERIFY(isOnly(fire(2, 2, 4)));
        // What it said before is not lost.
        QVERIFY(m_cards->records().find(fire(1, 2, 4))->mergedInto == live().front().id);
    }

    void whatIsInTheBinIsNotLearnedAgain()
    {
        m_cards->took(fire(1, 0, 0));
        m_cards->records().remove(live().front().id);
        QCOMPARE(m_cards->learn(std::vector{fire(1, 2, 0)}), 0);
        QVERIFY(live().empty());
        m_cards->took(fire(0, 2, 0));
        QVERIFY(isOnly(fire(1, 2, 0)));
    }

    void anAbilityIsWrittenInOneWay()
    {
        const Value spelled = json(R"({"when":"industry","exhaust":false,"do":[{"at":"empire","discount":"play","hammers":1}]})");
        const Value plain = json(R"({"do":[{"discount":"play","hammers":1}],"when":"industry"})");
        for (const Value &ability : {spelled, plain})
            (void)m_cards->learn(
                std::vector{Record{"empires", "", "", "card", 0, "", {{"kind", "flood"}, {"number", 1}, {"ability", ability}}}});
        QCOMPARE(live().size(), std::size_t(1));
        QVERIFY(*Value(live().front().content.fields).find("ability") == plain);
    }

    void whatComesInIsLookedAtCardByCard()
    {
        m_cards->took(fire(1, 2, 0));
        const Record flood = empires::recordOf(empires::cardNamed("flood-1"), factsOf(2, 0, 0));
        const Record more = empires::recordOf(empires::cardNamed("flood-1"), factsOf(0, 1, 0));
        const auto what = [&](const std::vector<Record> &records) {
            std::vector<What> all;
            for (const PlannedRow &row : plan(records).rows)
                all.push_back(row.what);
            return all;
        };
        QVERIFY((what({fire(1, 0, 0), flood, more}) == std::vector{What::Known, What::New, What::Known}));
        QVERIFY((what({fire(1, 0, 4)}) == std::vector{What::Adds}));
        QVERIFY((what({fire(2, 0, 4)}) == std::vector{What::Differs}));
        applyPlan(plan({fire(2, 0, 4), flood, more}), m_cards->records());
        QCOMPARE(live().size(), std::size_t(2));
        QVERIFY(m_cards->findCard(fire(0, 0, 0))->content == fire(1, 2, 4));
        QVERIFY(empires::cardOf(m_cards->findCard(flood)->content)->second == factsOf(2, 1, 0));
        applyPlan(plan({fire(2, 0, 3)}), m_cards->records(), Differing::Replace);
        QVERIFY(m_cards->findCard(fire(0, 0, 0))->content == fire(2, 2, 3));
        m_cards->records().remove(m_cards->findCard(flood)->id);
        QVERIFY(plan({more}).rows.front().isGone);
        QVERIFY(!plan({more}).isNews());
    }

    // What cards said before comes along in a file, and makes no second card.
    void aFileWithFormerWordsBringsNoCardTwice()
    {
        m_cards->took(fire(1, 0, 0));
        m_cards->took(fire(1, 2, 0));
        const std::string text = libraryText(m_cards->records().all());
        m_library = std::make_unique<Library>(*m_folder / "b.db", Library::Options{2000, [this] { return ++m_now; }});
        m_cards = std::make_unique<CardLibrary>(*m_library, gameRecords());
        const auto takeIn = [&] {
            LibraryPlan plan;
            QVERIFY(!readLibrary(text, m_cards->records(), gameRecords(), plan));
            applyPlan(plan, m_cards->records());
        };
        m_cards->took(fire(0, 0, 4));
        takeIn();
        QVERIFY(isOnly(fire(1, 2, 4)));
        takeIn();
        QVERIFY(isOnly(fire(1, 2, 4)));
    }

    // As facts/empires_end/crises.json has them.
    void whatIsKnownFromTheStartIsWhatTheSourcesSay()
    {
        const std::map<std::string, const char *> facts{
            {"fire-8", R"({"when":"industry","do":[{"refresh":"all","at":"adjacent"}]})"},
            {"blight-9", R"({"when":"end","do":[{"points":13,"if":{"mostDestroyed":"tiesCount"}}]})"},
            {"barbarians-7", R"({"when":"crisis","exhaust":true,"do":[{"redrawCrisis":1,"shuffle":true}]})"},
            {"plague-5", R"({"when":"economy","do":[{"points":2,"per":{"count":"destroyed","at":"adjacent"}}]})"},
            {"plague-8", R"({"when":"end","do":[{"points":3,"per":{"count":"destroyed","at":"adjacent"}}]})"},
            {"plague-9", R"({"when":"end","do":[{"points":4,"per":{"count":"healthy","type":"farm","at":"adjacent"}}]})"}};
        const auto printed = empires::printedRecords();
        QCOMPARE(printed.size(), facts.size());
        for (const PrintedRecord &each : printed) {
            QVERIFY(each.confidence == Confidence::Medium);
            const auto card = empires::cardOf(each.content);
            QVERIFY(card.has_value());
            QCOMPARE(std::string(nameOf(card->first)), each.fact);
            empires::AbilityRef ability;
            QVERIFY(!fromValue("ability", json(facts.at(each.fact)), ability));
            QVERIFY(card->second.ability == ability);
            QVERIFY(card->second.bids.empty() && card->second.hammers == 0);
        }
    }

    void whatIsKnownFromTheStartIsNoSecondCard()
    {
        const Card plague = empires::cardNamed("plague-9");
        m_cards->took(empires::recordOf(plague, factsOf(1, 0, 0)));
        m_cards->seed();
        QCOMPARE(live().size(), empires::printedRecords().size());
        QVERIFY(empires::cardOf(m_cards->findCard(empires::recordOf(plague, {}))->content)->second == factsOf(1, 0, 0));
        const auto sure = m_cards->findCard(empires::recordOf(empires::cardNamed("fire-8"), {}));
        QVERIFY(sure->confidence == Confidence::Medium);
    }

    void aMatchTeachesWhatItKnows()
    {
        MaybeRefusal refusal;
        Setup setup;
        setup.players = {"Ada", "Ben"};
        const auto match = findGame("empires")->start(setup, refusal);
        QVERIFY(match != nullptr);
        QCOMPARE(m_cards->learnFrom(*match), 0);
        for (const char *move : {R"({"type":"card","card":"fire-9","bid":["wheat"],"hammers":2})",
                                 R"({"type":"values","of":{"city":{"repair":6}}})", R"({"type":"track","phases":["crisis"]})"})
            QCOMPARE(codeOf(match->play(json(move))), std::string());
        QCOMPARE(m_cards->learnFrom(*match), 2);
        QCOMPARE(codeOf(match->play(json(R"({"type":"track","phases":["economy","end"]})"))), std::string());
        QCOMPARE(m_cards->learnFrom(*match), 1);
        QCOMPARE(m_cards->learnFrom(*match), 0);
        QVERIFY(m_cards->findCard(fire(0, 0, 0))->content == fire(1, 2, 0));
        QVERIFY(
            (empires::placeOf(m_cards->findCard(empires::recordOf(Location::City, {}))->content)->second == PlaceNumbers{0, 6}));
    }

    void aMatchTeachesItsConflicts()
    {
        MaybeRefusal refusal;
        Setup setup;
        setup.players = {"Ada", "Ben"};
        const auto match = findGame("empires")->start(setup, refusal);
        Object campaign = conflictMembers(wholeConflict());
        campaign.insert(campaign.begin(), Member{"type", "campaign"});
        for (const Value &move :
             {json(R"({"type":"lay","order":["city","townA","townB","armyA","armyB","roadTrade","roadRefreshA",)"
                   R"("roadRefreshB","farmWheat","farmAxe","farmHammer"]})"),
              json(R"({"type":"track","phases":["military"]})"),
              json(R"({"type":"values","of":{"townA":{"value":20},"townB":{"value":21},"armyB":{"value":6},)"
                   R"("roadRefreshB":{"value":10}}})"),
              Value(campaign)})
            QCOMPARE(codeOf(match->play(move)), std::string());
        QCOMPARE(m_cards->learnFrom(*match), 5);
        QVERIFY(m_cards->findCard(empires::recordOf(conflict()))->content == empires::recordOf(wholeConflict()));
        QCOMPARE(m_cards->learnFrom(*match), 0);
    }

    void aCodeOfConflictsIsReadForEver()
    {
        const std::vector<Record> all{empires::recordOf(conflict()), empires::recordOf(conflict(0)), fire(1, 2, 3)};
        MaybeRefusal refusal;
        const auto codes = libraryCodes(all, gameRecords(), refusal);
        QCOMPARE(codeOf(refusal), std::string());
        qInfo("%zu records: %s", all.size(), codes.front().c_str());
        for (const std::string &code : {codes.front(), std::string(kConflictCode)}) {
            const auto read = readLibraryCodes(code, gameRecords(), refusal);
            QVERIFY2(read.has_value(), codeOf(refusal).c_str());
            QCOMPARE(read->records.size(), all.size());
            for (const Record &record : all)
                QVERIFY(std::find(read->records.begin(), read->records.end(), record) != read->records.end());
        }
    }

    // One that was written once is read for ever.
    void aCodeIsReadForEver()
    {
        std::vector<Record> all{fire(5, 2, 4), empires::recordOf(Location::RoadRefreshB, PlaceNumbers{21, 3}),
                                empires::recordOf(kTrack, 2),
                                empires::recordOf({Round::DoubleCrisis, Round::IndustryEconomy, Round::End}, 4)};
        for (const PrintedRecord &each : empires::printedRecords())
            all.push_back(each.content);
        MaybeRefusal refusal;
        const auto codes = libraryCodes(all, gameRecords(), refusal);
        QCOMPARE(codeOf(refusal), std::string());
        QCOMPARE(codes.size(), std::size_t(1));
        qInfo("%zu records: %s", all.size(), codes.front().c_str());
        for (const std::string &code : {codes.front(), std::string(kCode)}) {
            const auto read = readLibraryCodes(code, gameRecords(), refusal);
            QVERIFY2(read.has_value(), codeOf(refusal).c_str());
            QCOMPARE(read->records.size(), all.size());
            for (const Record &record : all)
                QVERIFY(std::find(read->records.begin(), read->records.end(), record) != read->records.end());
        }
    }
};

} // namespace tst_library_empires

PEGSHEET_TEST(tst_library_empires, EmpiresRecordsTest)
#include "tst_library_empires.moc"
