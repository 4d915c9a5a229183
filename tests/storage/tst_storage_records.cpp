// SPDX-License-Identifier: Apache-2.0
// The card library: each record once, whatever is done to it can be taken back, and it stands apart from the matches.
#include "storage/casefold.h"
#include "storage/records.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QElapsedTimer>

#include <thread>

namespace tst_storage_records {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

constexpr std::int64_t kNoon = 1'800'000'000;

/// Made up for the test.
Record tile(const std::string &name, int points = 1, int age = 1)
{
    return {"nations", "", "en", "wonder", age, name, {{"gains", Array{Object{{"chit", "gold"}, {"n", 1}}}}, {"points", points}}};
}

QStringList namesOf(const std::vector<RecordEntry> &entries)
{
    QStringList names;
    for (const RecordEntry &entry : entries)
        names.append(QString::fromStdString(entry.content.name));
    return names;
}

} // namespace

class RecordsTest : public QObject
{
    Q_OBJECT

private:
    std::int64_t m_now = kNoon;
    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Records> m_records;

private slots:
    void init()
    {
        m_now = kNoon;
        m_folder = std::make_unique<Folder>();
        m_library = std::make_unique<Library>(*m_folder / "a.db", Library::Options{2000, [this] { return m_now; }});
        m_records = std::make_unique<Records>(*m_library);
    }

    void whatIsTypedInIsKept()
    {
        const KeptRecord kept = m_records->add(tile("  Café “Zur Höhle”  "));
        QVERIFY(kept.isNew);
        const RecordEntry entry = m_records->get(kept.id);
        QVERIFY(entry.content == tile("Café “Zur Höhle”"));
        QVERIFY(entry.origin == RecordOrigin::Typed && entry.confidence == Confidence::None);
        QCOMPARE(entry.madeAt, kNoon);
        QCOMPARE(entry.uses, std::int64_t(1));
        QCOMPARE(entry.usedAt, kNoon);
        m_records.reset();
        m_library.reset();
        Library reopened(*m_folder / "a.db");
        QVERIFY(Records(reopened).get(kept.id) == entry);
        QVERIFY(reopened.integrityFindings().empty());
    }

    // For later: only what is used at a table counts.
    void whatIsTypedInForLaterIsNotUsed()
    {
        const RecordId id = m_records->add(tile("Petra"), false).id;
        QCOMPARE(m_records->get(id).uses, std::int64_t(0));
        QCOMPARE(m_records->get(id).usedAt, std::int64_t(0));
        QVERIFY(!m_records->add(tile("Petra"), false).isNew);
        QCOMPARE(m_records->get(id).uses, std::int64_t(0));
        m_records->use(id);
        QCOMPARE(m_records->get(id).uses, std::int64_t(1));
    }

    void itStandsInTheFileForEverybody()
    {
        Record record = tile("Sphinx");
        std::swap(record.fields[0], record.fields[1]);
        record.fields.push_back({"unknown", Value()});
        m_records->add(record);
        QCOMPARE(sql(*m_folder / "a.db", "SELECT game || kind || age || name || fields FROM record"),
                 std::string(R"(nationswonder1Sphinx{"gains":[{"chit":"gold","n":1}],"points":1})"));
    }

    void theSameIsCountedNotDoubled()
    {
        const RecordId id = m_records->add(tile("Große Mauer")).id;
        m_now += 10;
        const KeptRecord again = m_records->add(tile("GROßE  mauer "));
        QVERIFY(!again.isNew);
        QVERIFY(again.id == id);
        QCOMPARE(m_records->get(id).content.name, std::string("Große Mauer"));
        QCOMPARE(m_records->get(id).uses, std::int64_t(2));
        QCOMPARE(m_records->get(id).usedAt, kNoon + 10);
        Record other = tile("Große Mauer");
        other.language = "de";
        QVERIFY(m_records->add(other).isNew);
        other.edition = "unrest";
        QVERIFY(m_records->add(other).isNew);
        QVERIFY(m_records->add(tile("Große Mauer", 2)).isNew);
        QVERIFY(m_records->add(tile("Große Mauer", 1, 2)).isNew);
        QCOMPARE(m_records->count({}), std::int64_t(5));
    }

    void namesAreSearchedAsWhoeverOpenedItSays()
    {
        Library::Options options;
        options.searchKey = [](std::string_view text) {
            std::string key(text);
            std::replace(key.begin(), key.end(), 'k', 'c');
            return key;
        };
        Library library(*m_folder / "b.db", options);
        Records records(library);
        records.add(tile("kafe one"));
        records.add(tile("cafe two"));
        RecordQuery query;
        query.search = "two kaf";
        QCOMPARE(records.count(query), std::int64_t(1));
        query.search = "caf";
        QCOMPARE(records.list(query, 0, 9).size(), std::size_t(2));
    }

    void namesAreComparedWithoutCase_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::newRow("ASCII") << "TAJ Mahal"
                               << "taj mahal";
        QTest::newRow("German") << "ÄRZTE ÖL Übel"
                                << "ärzte öl übel";
        QTest::newRow("French") << "Œuvre ÉÈÇ Ÿ"
                                << "œuvre éèç ÿ";
        QTest::newRow("Polish, Czech") << "ŁÓDŹ Žižka ŘEŠ"
                                       << "łódź žižka řeš";
        QTest::newRow("Hungarian, Romanian") << "ŐŰ ȘȚ"
                                             << "őű șț";
        QTest::newRow("Vietnamese") << "VIỆT"
                                    << "việt";
        QTest::newRow("Greek") << "ΣΊΒΥΛΛΑ ΉΏΣ"
                               << "σίβυλλα ήώς";
        QTest::newRow("Russian") << "ЁЛКА Їж"
                                 << "ёлка їж";
        QTest::newRow("blanks") << " Sun   Tzu"
                                << "sun tzu";
    }
    void namesAreComparedWithoutCase()
    {
        QFETCH(const QString, one);
        QFETCH(const QString, other);
        QCOMPARE(folded(one.toStdString()), folded(other.toStdString()));
        QCOMPARE(QString::fromStdString(folded(other.toStdString())), other.simplified().replace("ς", "σ"));
    }

    // Whatever Qt knows to be a capital of these alphabets, and nothing else, is folded as Qt does it.
    void theFoldingIsThatOfUnicode()
    {
        for (char32_t c = 0x21; c < 0x530; ++c) {
            const QString letter = QString::fromUcs4(&c, 1);
            const bool isTheirs = c < 0x180 || (c >= 0x391 && c < 0x3CF) || (c >= 0x400 && c < 0x460);
            if (!isTheirs || c == 0xA0 || c == 0x130 || c == 0x3C2 || (c >= 0x7F && c < 0xA0))
                continue;
            QCOMPARE(QString::fromStdString(folded(letter.toStdString())), letter.toLower());
        }
    }

    void whatCannotBeKeptIsRefusedAndNothingIsWritten_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("fault");
        QTest::newRow("a name of 41 characters") << "input.nameTooLong" << 0;
        QTest::newRow("a line feed in a name") << "input.nameControl" << 1;
        QTest::newRow("no kind") << "input.recordWord" << 2;
        QTest::newRow("a language of two words") << "input.recordWord" << 3;
        QTest::newRow("an age below 0") << "input.outOfRange" << 4;
        QTest::newRow("a number of 33 bits") << "input.outOfRange" << 5;
        QTest::newRow("a text of 201 bytes") << "input.textTooLong" << 6;
        QTest::newRow("a text that turns around") << "input.textControl" << 7;
        QTest::newRow("too deep") << "input.tooDeep" << 8;
        QTest::newRow("too much") << "input.recordTooLarge" << 9;
        QTest::newRow("a key that is no word") << "input.recordWord" << 10;
        QTest::newRow("nothing in a list") << "input.wrongType" << 11;
        QTest::newRow("a key twice") << "input.duplicate" << 12;
    }
    void whatCannotBeKeptIsRefusedAndNothingIsWritten()
    {
        QFETCH(const QString, code);
        QFETCH(const int, fault);
        Record record = tile("Sphinx");
        Value deep = Array{};
        for (int i = 0; i < 8; ++i)
            deep = Array{deep};
        const std::vector<std::function<void()>> faults{
            [&] { record.name = std::string(41, 'x'); },
            [&] { record.name = "a\nb"; },
            [&] { record.kind.clear(); },
            [&] { record.language = "de en"; },
            [&] { record.age = -1; },
            [&] {
                record.fields = {{"n", std::int64_t{1} << 32}};
            },
            [&] {
                record.fields = {{"t", std::string(201, 'x')}};
            },
            [&] {
                record.fields = {{"t", "a\xE2\x80\xAE"}};
            },
            [&] {
                record.fields = {{"t", deep}};
            },
            [&] {
                record.fields = {{"t", Array(400, Value(1))}};
            },
            [&] {
                record.fields = {{"a b", 1}};
            },
            [&] {
                record.fields = {{"t", Array{Value()}}};
            },
            [&] {
                record.fields = {{"t", 1}, {"s", 2}, {"t", 3}};
            },
        };
        const RecordId id = m_records->add(tile("Colossus")).id;
        faults.at(static_cast<std::size_t>(fault))();
        QCOMPARE(codeOf([&] { m_records->add(record); }), code);
        QCOMPARE(codeOf([&] { m_records->edit(id, record); }), code);
        QCOMPARE(codeOf([&] { m_records->learn(std::vector{tile("Petra"), record}); }), code);
        QCOMPARE(m_records->all().size(), std::size_t(1));
        record = tile(std::string(10, 'x') + "ööööööööööööööööööööööööööööö" + "!"); // 40
        QVERIFY(m_records->add(record).isNew);
    }

    void whatAnotherTabletSentIsLearntOnce()
    {
        const std::vector<Record> sent{tile("Sphinx"), tile("Petra"), tile("sphinx")};
        const auto kept = m_records->learn(sent);
        QVERIFY(kept[0].isNew && kept[1].isNew && !kept[2].isNew);
        QVERIFY(kept[2].id == kept[0].id);
        const auto again = m_records->learn(sent);
        QVERIFY(!again[0].isNew && !again[1].isNew);
        const RecordEntry entry = m_records->get(kept[0].id);
        QVERIFY(entry.origin == RecordOrigin::Received);
        QCOMPARE(entry.uses, std::int64_t(0));
        // Whoever types it in has seen it.
        m_records->add(tile("Petra"));
        QVERIFY(m_records->get(kept[1].id).origin == RecordOrigin::Typed);
        QVERIFY(m_records->learn({}).empty());
    }

    void anEditedRecordSaysSomethingElse()
    {
        const RecordId id = m_records->add(tile("Sphynx", 3)).id;
        m_now += 5;
        m_records->edit(id, tile("Sphinx", 4));
        const RecordEntry entry = m_records->get(id);
        QVERIFY(entry.content == tile("Sphinx", 4));
        QCOMPARE(entry.changedAt, kNoon + 5);
        QCOMPARE(entry.uses, std::int64_t(1));
        QCOMPARE(m_records->count({}), std::int64_t(1));
        // From a match that holds the old one it comes in no second time.
        const auto kept = m_records->learn(std::vector{tile("Sphynx", 3)});
        QVERIFY(!kept[0].isNew);
        QVERIFY(kept[0].id == id);
        QCOMPARE(m_records->count({}), std::int64_t(1));
        // Undone, and done again.
        m_records->edit(id, tile("Sphynx", 3));
        QVERIFY(m_records->get(id).content == tile("Sphynx", 3));
        m_records->edit(id, tile("Sphinx", 4));
        QCOMPARE(m_records->all().size(), std::size_t(2));
        QVERIFY(m_records->learn(std::vector{tile("Sphynx", 3)})[0].id == id);
        // Typed in again it is meant.
        const RecordId other = m_records->add(tile("Sphynx", 3)).id;
        QVERIFY(other != id);
        QCOMPARE(m_records->count({}), std::int64_t(2));
        QVERIFY(m_library->integrityFindings().empty());
    }

    void onlyTheCapitalsOfANameMayChange()
    {
        const RecordId id = m_records->add(tile("sphinx")).id;
        m_records->edit(id, tile("Sphinx"));
        QCOMPARE(m_records->get(id).content.name, std::string("Sphinx"));
        QCOMPARE(m_records->all().size(), std::size_t(1));
    }

    void noTwoRecordsSayTheSame()
    {
        const RecordId one = m_records->add(tile("Sphinx")).id;
        const RecordId other = m_records->add(tile("Petra")).id;
        QCOMPARE(codeOf([&] { m_records->edit(one, tile("PETRA")); }), QString("storage.sameRecord"));
        m_records->remove(other);
        QCOMPARE(codeOf([&] { m_records->edit(one, tile("Petra")); }), QString("storage.sameRecord"));
        QVERIFY(m_records->get(one).content == tile("Sphinx"));
        Record foreign = tile("Sphinx");
        foreign.game = "bronze";
        QCOMPARE(codeOf([&] { m_records->edit(one, foreign); }), QString("input.unknownValue"));
        QCOMPARE(codeOf([&] { m_records->edit(RecordId{77}, tile("x")); }), QString("storage.noSuchRecord"));
        QCOMPARE(codeOf([&] { m_records->edit(other, tile("x")); }), QString("storage.recordGone"));
    }

    void mergedRecordsAreOne()
    {
        const RecordId one = m_records->add(tile("Aquaduct")).id;
        const RecordId other = m_records->add(tile("Aqueduct")).id;
        m_records->use(other);
        m_records->merge(one, other);
        QCOMPARE(namesOf(m_records->list({}, 0, 9)), QStringList{"Aqueduct"});
        QCOMPARE(m_records->get(other).uses, std::int64_t(3));
        QVERIFY(m_records->get(one).mergedInto == other);
        QVERIFY(m_records->learn(std::vector{tile("Aquaduct")})[0].id == other);
        m_records->use(one);
        QCOMPARE(m_records->get(other).uses, std::int64_t(4));
        // A chain of them leads to its end.
        const RecordId last = m_records->add(tile("Aquädukt")).id;
        m_records->merge(other, last);
        QVERIFY(m_records->learn(std::vector{tile("Aquaduct")})[0].id == last);
        m_records->takeBack(other);
        m_records->takeBack(one);
        QCOMPARE(m_records->get(last).uses, std::int64_t(1));
        QCOMPARE(m_records->get(other).uses, std::int64_t(3));
        QCOMPARE(m_records->count({}), std::int64_t(3));

        QCOMPARE(codeOf([&] { m_records->merge(one, one); }), QString("storage.cannotMerge"));
        Record foreign = tile("Sphinx");
        foreign.game = "bronze";
        const RecordId elsewhere = m_records->add(foreign).id;
        QCOMPARE(codeOf([&] { m_records->merge(one, elsewhere); }), QString("storage.cannotMerge"));
        QCOMPARE(codeOf([&] { m_records->merge(one, RecordId{77}); }), QString("storage.noSuchRecord"));
    }

    void theBinKeepsWhatWasRemoved()
    {
        const RecordId id = m_records->add(tile("Sphinx")).id;
        const RecordEntry before = m_records->get(id);
        m_now += 7;
        m_records->remove(id);
        m_now += 7;
        m_records->remove(id);
        QCOMPARE(m_records->get(id).removedAt, kNoon + 7);
        QCOMPARE(m_records->count({}), std::int64_t(0));
        QCOMPARE(m_records->count({RecordQuery::Which::Removed}), std::int64_t(1));
        // What was removed does not come back with the next match.
        QVERIFY(m_records->learn(std::vector{tile("Sphinx")})[0].id == id);
        QCOMPARE(m_records->count({}), std::int64_t(0));
        m_records->takeBack(id);
        QVERIFY(m_records->get(id) == before);
        m_records->remove(id);
        m_records->add(tile("Sphinx"));
        QVERIFY(m_records->get(id).isLive());
        QCOMPARE(codeOf([&] { m_records->remove(RecordId{77}); }), QString("storage.noSuchRecord"));
    }

    void onlyWhatIsInTheBinIsForgotten()
    {
        const RecordId id = m_records->add(tile("Sphynx")).id;
        m_records->edit(id, tile("Sphinx"));
        const RecordId other = m_records->add(tile("Petra")).id;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, m_records->erase(id));
        m_records->remove(id);
        m_records->erase(id);
        QCOMPARE(m_records->all().size(), std::size_t(1));
        QVERIFY(m_records->get(other).isLive());
        QVERIFY(m_records->learn(std::vector{tile("Sphinx")})[0].id > other); // a number is never given twice
        QVERIFY(m_library->integrityFindings().empty());
    }

    void theMostUsedComeFirst()
    {
        m_records->add(tile("rarely"));
        const RecordId often = m_records->add(tile("often")).id;
        m_records->use(often);
        m_now += 9;
        m_records->add(tile("lately"));
        m_records->learn(std::vector{tile("b never"), tile("A never")});
        QCOMPARE(namesOf(m_records->list({}, 0, 9)), (QStringList{"often", "lately", "rarely", "A never", "b never"}));
        QCOMPARE(namesOf(m_records->list({}, 1, 2)), (QStringList{"lately", "rarely"}));
        QVERIFY(m_records->list({}, 5, 2).empty());
    }

    void whatIsLookedForIsFound()
    {
        m_records->add(tile("Hängende Gärten", 1, 1));
        m_records->add(tile("Gärtner 100%", 1, 2));
        Record other = tile("Garten", 1, 2);
        other.kind = "colony";
        other.language = "de";
        other.edition = "unrest";
        m_records->add(other);
        const auto found = [&](const RecordQuery &query) {
            const auto list = m_records->list(query, 0, 99);
            QTest::qVerify(m_records->count(query) == static_cast<std::int64_t>(list.size()), "count", "", __FILE__, __LINE__);
            QStringList names = namesOf(list);
            names.sort();
            return names;
        };
        RecordQuery query;
        query.search = "GÄRT";
        QCOMPARE(found(query), (QStringList{"Gärtner 100%", "Hängende Gärten"}));
        query.search = "gärten  hän";
        QCOMPARE(found(query), QStringList{"Hängende Gärten"});
        query.search = "0%";
        QCOMPARE(found(query), QStringList{"Gärtner 100%"});
        query.search = "_";
        QCOMPARE(found(query), QStringList());
        query = {};
        query.age = 2;
        QCOMPARE(found(query), (QStringList{"Garten", "Gärtner 100%"}));
        query.kind = "wonder";
        QCOMPARE(found(query), QStringList{"Gärtner 100%"});
        query = {};
        query.game = "bronze";
        QCOMPARE(found(query), QStringList());
        query = {};
        query.language = "de";
        query.edition = "unrest";
        QCOMPARE(found(query), QStringList{"Garten"});
        query.edition = "";
        QCOMPARE(found(query), QStringList());
        QVERIFY(m_records->find(tile("hängende gärten")).has_value());
        QVERIFY(!m_records->find(tile("hängende gärten", 9)).has_value());
    }

    void aFileBringsThemWithAllThatIsKnown()
    {
        const RecordId one = m_records->add(tile("Sphynx")).id;
        m_records->edit(one, tile("Sphinx"));
        m_records->use(one);
        const RecordId two = m_records->add(tile("Petra")).id;
        m_records->merge(two, one);
        m_records->remove(m_records->add(tile("Colossus")).id);
        m_records->seed("nations", 1, {{{"zeus", tile("Zeus"), Confidence::Low}}});
        const auto all = m_records->all();
        Library other(*m_folder / "b.db");
        Records there(other);
        for (const KeptRecord &kept : there.take(all))
            QVERIFY(kept.isNew);
        QVERIFY(there.all() == all);
        for (const KeptRecord &kept : there.take(all))
            QVERIFY(!kept.isNew);
        QVERIFY(there.all() == all);
        QCOMPARE(there.seed("nations", 1, {{{"zeus", tile("Zeus"), Confidence::Low}}}), 0);
    }

    void aFileThatContradictsItselfBringsNothing_data()
    {
        QTest::addColumn<int>("fault");
        for (int fault = 0; fault < 7; ++fault)
            QTest::addRow("%d", fault) << fault;
    }
    void aFileThatContradictsItselfBringsNothing()
    {
        QFETCH(const int, fault);
        std::vector<RecordEntry> entries(2);
        entries[0].id = RecordId{5};
        entries[0].content = tile("Sphinx");
        entries[1].id = RecordId{9};
        entries[1].content = tile("Petra");
        const std::array<std::function<void()>, 7> faults{
            [&] { entries[1].id = RecordId{5}; },
            [&] { entries[1].id = RecordId{}; },
            [&] { entries[1].mergedInto = RecordId{6}; },
            [&] { entries[1].mergedInto = RecordId{9}; },
            [&] {
                entries[0].mergedInto = RecordId{9};
                entries[1].mergedInto = RecordId{5};
            },
            [&] { entries[0].confidence = Confidence::High; },
            [&] {
                entries[0].content.game = "another";
                entries[0].mergedInto = RecordId{9};
            },
        };
        faults.at(static_cast<std::size_t>(fault))();
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, m_records->take(entries));
        QVERIFY(m_records->all().empty());
    }

    void whatIsCachedIsCheckedAndRepaired()
    {
        const RecordId id = m_records->add(tile("Größe")).id;
        m_records->add(tile("Petra"));
        QCOMPARE(m_records->check().repaired, std::int64_t(0));
        sql(*m_folder / "a.db", "UPDATE record SET folded = 'nonsense' WHERE id = " + std::to_string(id.value));
        sql(*m_folder / "a.db", "UPDATE record SET fields = '{\"b\":1,\"a\":2}' WHERE name = 'Petra'");
        const Records::Checked found = m_records->check();
        QCOMPARE(found.records, std::int64_t(2));
        QCOMPARE(found.repaired, std::int64_t(1));
        QCOMPARE(found.failed, std::int64_t(1));
        QVERIFY(m_records->find(tile("GRÖßE")).has_value());
    }

    // Matches go on while the library of cards is filled, in this window and in another.
    void matchesGoOnBesideIt()
    {
        const MatchId id = m_library->create("bronze", 1, someSetup(), {});
        std::int64_t revision = m_library->append(id, 1, 1, someMove(1, 0), someSummary(1));
        m_records->add(tile("Sphinx"));
        revision = m_library->append(id, revision, 2, someMove(2, 1), someSummary(2));
        Library other(*m_folder / "a.db");
        Records(other).add(tile("Petra"));
        QCOMPARE(m_records->count({}), std::int64_t(2));
        QCOMPARE(m_library->append(id, revision, 3, someMove(3, 2), someSummary(3)), revision + 1);
        Library moved = std::move(*m_library);
        m_records->add(tile("Zeus"));
        QCOMPARE(Records(moved).count({}), std::int64_t(3));
    }

    void threadsTakeTurns()
    {
        std::vector<std::thread> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&] {
                for (int i = 0; i < 10; ++i)
                    m_records->add(tile("Number " + std::to_string(i)));
            });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(m_records->count({}), std::int64_t(10));
        for (const RecordEntry &entry : m_records->list({}, 0, 99))
            QCOMPARE(entry.uses, std::int64_t(4));
    }

    void tenThousandAreQuick()
    {
        std::vector<RecordEntry> many(10'000);
        for (int i = 0; i < 10'000; ++i) {
            RecordEntry &entry = many[static_cast<std::size_t>(i)];
            entry.id = RecordId{i + 1};
            entry.content = tile("Number " + std::to_string(i * 7919 % 10'000), i % 5, i % 4 + 1);
            entry.content.kind = i % 2 == 0 ? "wonder" : "colony";
            entry.uses = i % 97;
        }
        m_records->take(many);
        const auto milliseconds = [](const std::function<void()> &work) {
            QElapsedTimer timer;
            timer.start();
            for (int i = 0; i < 10; ++i)
                work();
            return static_cast<double>(timer.nsecsElapsed()) / 10e6;
        };
        RecordQuery query{RecordQuery::Which::Live, "nations", "wonder", 3};
        const double offered = milliseconds([&] { QCOMPARE(m_records->list(query, 0, 20).size(), std::size_t(20)); });
        query.search = "number 42";
        const double searched = milliseconds([&] { QVERIFY(!m_records->list(query, 0, 20).empty()); });
        const double typed = milliseconds([&] { m_records->add(tile("Number 3", 9)); });
        qInfo("10,000 records: a page %.2f ms, a search %.2f ms, one typed in %.2f ms", offered, searched, typed);
        QVERIFY(offered < 50 && searched < 100);
    }
};

} // namespace tst_storage_records

PEGSHEET_TEST(tst_storage_records, RecordsTest)
#include "tst_storage_records.moc"
