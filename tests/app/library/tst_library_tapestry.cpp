// SPDX-License-Identifier: Apache-2.0
// The records of Tapestry: cards of the table's own, all of them made up.
#include "app/library/cardlibrary.h"
#include "app/library/librarycodes.h"
#include "app/library/libraryfile.h"
#include "app/tapestry/library/tapestryrecords.h"
#include "model/catalog.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <algorithm>

namespace tst_library_tapestry {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;
using tapestry::Benefit;
using tapestry::When;

namespace {

Record card(Object fields, const char *name = "Made-up Feast")
{
    Record record;
    record.game = "tapestry";
    record.kind = "card";
    record.name = name;
    record.fields = std::move(fields);
    return canonicalRecord(std::move(record));
}

Benefit read(const std::string &text)
{
    Benefit benefit;
    if (fromValue("gains", Value(text), benefit))
        qFatal("no benefit: %s", text.c_str());
    return benefit;
}

std::string codeOf(const MaybeRefusal &refusal)
{
    return refusal ? std::string(refusal->code) : std::string();
}

std::string refused(Object fields)
{
    return codeOf(refusesRecord(gameRecords(), card(std::move(fields))));
}

// The value of a refusal by its key; nothing where it has none, or the record is taken.
Value valueOf(const std::string &gains, std::string_view key)
{
    const auto refusal = refusesRecord(gameRecords(), card({{"gains", gains}}));
    if (!refusal)
        return {};
    const auto found = std::ranges::find(refusal->values, key, &Member::key);
    return found == refusal->values.end() ? Value() : found->value;
}

// Thirteen times seven letters, and one part more that fills it up to 120 bytes, or whatever it is.
std::string longText(const std::string &last)
{
    std::string text = "all(";
    for (int count = 0; count < 13; ++count)
        text += "culture,";
    return text + last + ')';
}

std::vector<Record> someCards()
{
    return {card({}),
            card({{"when", "played"}, {"gains", "coin*2"}}),
            card({{"when", "era"}}, "Made-up Fair"),
            card({{"gains", "then(explore,or(vp(3),adv_x(any)))"}}, "Erfundenes Fest"),
            card({{"when", "reaction"}, {"gains", longText("tapestry*20")}}),
            card({{"gains", "vp_per(farm)"}}, "")};
}

} // namespace

class TapestryRecordsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<CardLibrary> m_cards;

    [[nodiscard]] std::vector<RecordEntry> live() const
    {
        return m_cards->records().list({RecordQuery::Which::Live, "tapestry"}, 0, 99);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_library = std::make_unique<Library>(*m_folder / "a.db");
        m_cards = std::make_unique<CardLibrary>(*m_library, gameRecords());
    }

    void aCardIsARecordAndBack()
    {
        const Record record = tapestry::recordOf("Made-up Feast", read("all(coin,vp(3))"), "en");
        QCOMPARE(codeOf(refusesRecord(gameRecords(), record)), std::string());
        QCOMPARE(record.language, std::string("en"));
        QVERIFY(tapestry::gainsOf(record) == read("all(coin,vp(3))"));
        QVERIFY(!tapestry::whenOf(record));
        QVERIFY(tapestry::recordOf("Made-up Feast", {}).fields.empty());
        QVERIFY(tapestry::whenOf(card({{"when", "era"}})) == When::Era);
        QVERIFY(tapestry::gainsOf(card({{"when", "era"}})).isNone());
        // What is no card of this game says neither.
        Record other = card({{"when", "era"}, {"gains", "coin"}});
        other.game = "nations";
        QVERIFY(!tapestry::whenOf(other));
        QVERIFY(tapestry::gainsOf(other).isNone());
    }

    void whatNoCardSaysIsRefused()
    {
        for (const Record &record : someCards())
            QCOMPARE(codeOf(refusesRecord(gameRecords(), record)), std::string());
        QCOMPARE(refused({{"when", "later"}}), std::string("input.unknownValue"));
        QCOMPARE(refused({{"gains", 2}}), std::string("input.wrongType"));
        QCOMPARE(refused({{"points", 2}}), std::string("input.unknownField"));
        Record aged = card({});
        aged.age = 1;
        QCOMPARE(codeOf(refusesRecord(gameRecords(), aged)), std::string("input.outOfRange"));
        aged.age = 0;
        aged.kind = "tech";
        QCOMPARE(codeOf(refusesRecord(gameRecords(), aged)), std::string("input.unknownValue"));
    }

    // It says at which byte a benefit stops being one, and what stands there.
    void aBenefitIsRefusedWithItsPlace()
    {
        QCOMPARE(refused({{"gains", "all(coin,fod)"}}), std::string("input.unknownValue"));
        QVERIFY(valueOf("all(coin,fod)", "at") == Value(9));
        QVERIFY(valueOf("all(coin,fod)", "value") == Value("fod"));
        QVERIFY(valueOf("coin,food", "at") == Value(4));
        QVERIFY(valueOf("adv(x)", "at") == Value(4));
        QCOMPARE(refused({{"gains", "coin*31"}}), std::string("input.outOfRange"));
        QVERIFY(valueOf("coin*31", "at") == Value(5));
        QVERIFY(valueOf("coin*30", "at").isNull());
    }

    void aBenefitHasAtMost120Bytes()
    {
        QCOMPARE(longText("tapestry*20").size(), Benefit::kLongest);
        QCOMPARE(refused({{"gains", longText("tapestry*20")}}), std::string());
        QCOMPARE(refused({{"gains", longText("vp_per(farm)")}}), std::string("input.textTooLong"));
    }

    void allOfThemGoIntoCodesAndBack()
    {
        const std::vector<Record> all = someCards();
        MaybeRefusal refusal;
        const auto codes = libraryCodes(all, gameRecords(), refusal);
        QVERIFY(!refusal);
        std::string text;
        for (const std::string &code : codes)
            text += code + '\n';
        const auto read = readLibraryCodes(text, gameRecords(), refusal);
        QVERIFY(read.has_value());
        QCOMPARE(read->records.size(), all.size());
        for (const Record &record : all)
            QVERIFY(std::ranges::find(read->records, record) != read->records.end());
    }

    void allOfThemGoIntoAFileAndBack()
    {
        for (const Record &record : someCards())
            (void)m_cards->records().add(record);
        const std::string text = libraryText(m_cards->records().all());
        Library other(*m_folder / "b.db");
        Records there(other);
        LibraryPlan plan;
        QVERIFY(!readLibrary(text, there, gameRecords(), plan));
        QCOMPARE(plan.count(PlannedRow::What::New), static_cast<int>(someCards().size()));
        applyPlan(plan, there);
        for (const Record &record : someCards())
            QVERIFY(there.find(record).has_value());
        QCOMPARE(libraryText(there.all()), text);
    }

    // One in a file that is no card stays out, and the others come in.
    void aFileBringsNoCardThatIsNone()
    {
        const std::string text = R"({"pegsheet":"library","version":1,"records":[)"
                                 R"({"game":"tapestry","kind":"card","name":"Made-up Feast","fields":{"gains":"coin*2"}},)"
                                 R"({"game":"tapestry","kind":"card","name":"Made-up Fair","fields":{"gains":"coin*two"}}]})";
        LibraryPlan plan;
        (void)readLibrary(text, m_cards->records(), gameRecords(), plan);
        QCOMPARE(plan.rows.size(), std::size_t(2));
        QCOMPARE(plan.count(PlannedRow::What::New), 1);
        QCOMPARE(codeOf(plan.rows.back().refusal), std::string("input.outOfRange"));
    }

    // Cards that the table named itself; not those that are printed, and none that nobody named.
    void aMatchTeachesItsCards()
    {
        MaybeRefusal refusal;
        Setup setup;
        setup.players = {"Ada", "Ben"};
        setup.options = {{"depth", "full"}, {"cards", "named"}};
        const auto match = findGame("tapestry")->start(setup, refusal);
        QVERIFY(match != nullptr);
        const auto play = [&](const Object &move) { return codeOf(match->play(move)); };
        const Object skip{{"type", "skip"}};
        const Object income{{"type", "income"}};
        for (const Object &move :
             {skip, skip, income, income, Object{{"type", "correct"}, {"player", 0}, {"set", Object{{"tapestry", 5}}}}})
            QCOMPARE(play(move), std::string());
        const Object feast{{"type", "tapestry"}, {"name", "Made-up Feast"}, {"gains", "vp(3)"}};
        for (const Object &card : {Object{{"type", "tapestry"}, {"card", "academia"}}, Object{{"type", "tapestry"}}, feast,
                                   Object{{"type", "tapestry"}, {"name", "Made-up Fair"}}, feast}) {
            QCOMPARE(play({{"type", "benefit"}, {"player", 0}, {"gains", "overplay"}}), std::string());
            QCOMPARE(play(card), std::string());
            (void)play(skip); // what the one that is not named says
        }
        QCOMPARE(tapestry::heldRecords(*match).size(), std::size_t(2));
        QCOMPARE(m_cards->learnFrom(*match), 2);
        QCOMPARE(m_cards->learnFrom(*match), 0);
        const Record held = tapestry::recordOf("Made-up Feast", read("vp(3)"));
        QVERIFY(std::ranges::any_of(live(), [&](const RecordEntry &entry) { return entry.content == held; }));
    }
};

} // namespace tst_library_tapestry

PEGSHEET_TEST(tst_library_tapestry, TapestryRecordsTest)
#include "tst_library_tapestry.moc"
