// SPDX-License-Identifier: Apache-2.0
// The records of Nations: what is known of the box, and what matches bring. Tiles that no source shows are called made up.
#include "app/library/cardlibrary.h"
#include "app/library/librarycodes.h"
#include "app/nations/library/nationsrecords.h"
#include "model/catalog.h"
#include "tests/model/nations/facts.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <algorithm>

namespace tst_library_nations {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;
using nations::Event;
using nations::Tile;
using nations::TileKind;

namespace {

Tile madeUp(TileKind kind, const char *name, int points, int age = 2)
{
    Tile tile;
    tile.kind = kind;
    tile.price = nations::usualPrice(kind);
    tile.age = static_cast<std::uint8_t>(age);
    tile.points = static_cast<std::uint8_t>(points);
    tile.name = Label(name);
    if (kind == TileKind::Wonder)
        tile.stone = 4;
    return tile;
}

Tile farm()
{
    Tile tile = madeUp(TileKind::Development, "Made-up Farm", 1);
    tile.gains.dice[nations::Colour::Orange] = 2;
    return tile;
}

std::string codeOf(const MaybeRefusal &refusal)
{
    return refusal ? std::string(refusal->code) : std::string();
}

MaybeRefusal refused(const Record &record)
{
    return refusesRecord(gameRecords(), record);
}

Record with(Record record, const char *key, Value value)
{
    record.fields.push_back({key, std::move(value)});
    return record;
}

const PrintedRecord *factOf(const std::vector<PrintedRecord> &facts, const std::string &id)
{
    const auto found = std::find_if(facts.begin(), facts.end(), [&](const PrintedRecord &each) { return each.fact == id; });
    return found == facts.end() ? nullptr : &*found;
}

} // namespace

class NationsRecordsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Folder> m_folder;
    std::int64_t m_now = 1'800'000'000;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<CardLibrary> m_cards;

    [[nodiscard]] std::vector<RecordEntry> of(const char *kind, int age) const
    {
        return m_cards->records().list({RecordQuery::Which::Live, "nations", kind, age}, 0, 99);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_library = std::make_unique<Library>(*m_folder / "a.db", Library::Options{2000, [this] { return ++m_now; }});
        m_cards = std::make_unique<CardLibrary>(*m_library, gameRecords());
    }

    void aTileIsARecordAndBack()
    {
        Tile priced = madeUp(TileKind::Colony, "", 0, 0);
        priced.price = nations::Symbol::Gold;
        priced.gains.chits[nations::Chit::Food] = 3;
        Tile both = farm();
        both.gains.chits[nations::Chit::Reroll] = 1;
        for (const Tile &tile :
             {farm(), priced, both, madeUp(TileKind::Development, "Made-up Nothing", 0),
              madeUp(TileKind::Advisor, "Made-up Advisor", 3, 4), madeUp(TileKind::Wonder, "Made-up Wonder", 20)}) {
            const Record record = nations::recordOf(tile, "de");
            QVERIFY2(!refused(record), codeOf(refused(record)).c_str());
            QVERIFY(nations::tileOf(record) == tile);
            QVERIFY(nations::tileOf(with(record, "note", "seen in the shop window")) == tile);
            QCOMPARE(record.language, std::string(tile.name.empty() ? "" : "de"));
        }
        QVERIFY(nations::recordOf(farm()).fields == (Object{{"dice", Object{{"orange", 2}}}, {"points", 1}}));
    }

    void anEventIsARecordAndBack()
    {
        const Record record = nations::recordOf(3, Event{4, 5});
        QVERIFY(!refused(record));
        QCOMPARE(record.age, 3);
        QVERIFY((nations::eventOf(record) == Event{4, 5}));
        Record half = record;
        half.fields.pop_back();
        QVERIFY(!refused(half));
        QVERIFY(!nations::eventOf(half));
        QVERIFY(!nations::eventOf(nations::recordOf(farm())));
    }

    void whatIsNotKnownAsAWholeIsNoTile()
    {
        Record record = nations::recordOf(madeUp(TileKind::Wonder, "Made-up Wonder", 2));
        QCOMPARE(record.fields.size(), std::size_t(3));
        for (std::size_t place = 0; place < record.fields.size(); ++place) {
            Record part = record;
            part.fields.erase(part.fields.begin() + static_cast<std::ptrdiff_t>(place));
            QVERIFY(!refused(part));
            QVERIFY(!nations::tileOf(part));
        }
    }

    void whatNoTileSaysIsRefused()
    {
        const auto record = [](const char *kind, Object fields, int age = 1) {
            return Record{"nations", "", "", kind, age, "Made-up", std::move(fields)};
        };
        QCOMPARE(codeOf(refused(record("ship", {}))), std::string("input.unknownValue"));
        QCOMPARE(codeOf(refused(record("advisor", {}, 5))), std::string("input.outOfRange"));
        QCOMPARE(codeOf(refused(record("advisor", {{"stone", 2}}))), std::string("input.unknownField"));
        QCOMPARE(codeOf(refused(record("wonder", {{"stone", 13}}))), std::string("input.outOfRange"));
        QCOMPARE(codeOf(refused(record("colony", {{"points", 21}}))), std::string("input.outOfRange"));
        QCOMPARE(codeOf(refused(record("colony", {{"price", "food"}}))), std::string("input.unknownValue"));
        QCOMPARE(codeOf(refused(record("development", {{"dice", Object{{"green", 1}}}}))), std::string("input.unknownField"));
        QCOMPARE(codeOf(refused(record("development", {{"dice", Object{{"red", 4}}}}))), std::string("input.outOfRange"));
        QCOMPARE(codeOf(refused(record("development", {{"dice", Object{{"red", 0}}}}))), std::string("input.outOfRange"));
        QCOMPARE(codeOf(refused(record("development", {{"dice", 2}}))), std::string("input.wrongType"));
        QCOMPARE(codeOf(refused(record("event", {{"famine", 0}}))), std::string("input.outOfRange"));
        QCOMPARE(codeOf(refused(record("event", {{"war", 16}}))), std::string("input.outOfRange"));
        QCOMPARE(codeOf(refused(record("event", {{"note", 3}}))), std::string("input.wrongType"));
        QCOMPARE(codeOf(refused(record("die", {{"faces", Object{{"redFood", 1}}}}, 0))), std::string("input.missingField"));
        QCOMPARE(codeOf(refused(record("die", {{"colour", "red"}, {"faces", Object{{"blueBook1", 1}}}}, 0))),
                 std::string("input.unknownField"));
        QCOMPARE(codeOf(refused(record("die", {{"colour", "red"}, {"faces", Object{{"redFood", 4}, {"redStone", 3}}}}, 0))),
                 std::string("input.outOfRange"));
        QCOMPARE(codeOf(refused(record("die", {{"colour", "red"}}, 1))), std::string("input.outOfRange"));
    }

    void theExpansionHasKindsOfItsOwn()
    {
        Record board{"nations", "unrest", "en", "board", 0, "Made-up Land", {{"note", "Something is different."}, {"number", 6}}};
        QVERIFY(!refused(board));
        board.edition.clear();
        QCOMPARE(codeOf(refused(board)), std::string("input.unknownValue"));
        Record tile = nations::recordOf(farm());
        tile.edition = "unrest";
        QVERIFY(!refused(tile));
        tile.edition = "other";
        QCOMPARE(codeOf(refused(tile)), std::string("input.unknownValue"));
        m_cards->seed();
        // It is offered in no match of the base game.
        QVERIFY(m_cards->offered({"nations", "board", 0}, 9).empty());
    }

    void whatIsKnownFromTheStartIsSound()
    {
        const auto facts = nations::printedRecords();
        for (const PrintedRecord &fact : facts)
            QVERIFY2(!refused(fact.content), fact.fact.c_str());
        m_cards->seed();
        QCOMPARE(m_cards->records().list({RecordQuery::Which::All, "nations"}, 0, 999).size(), facts.size());
        const auto red = nations::facesOf(factOf(facts, "die.red")->content);
        QVERIFY(red.has_value());
        for (const nations::DieFace face : *red)
            QVERIFY(nations::kFaces[face].colour == nations::Colour::Red);
        // Of these a face is not known.
        for (const char *colour : {"die.white", "die.blue", "die.orange"})
            QVERIFY(!nations::facesOf(factOf(facts, colour)->content));
        for (const PrintedRecord &fact : facts)
            QVERIFY2(!nations::tileOf(fact.content), "no tile of the box is known as a whole");
    }

    void theDiceSayWhatTheFactsSay()
    {
        const auto facts = nations::printedRecords();
        for (const QJsonValue each : nations::factsIn("dice.json")[u"dice"].toArray()) {
            const PrintedRecord *fact = factOf(facts, "die." + each[u"id"].toString().toStdString());
            if (fact == nullptr)
                continue;
            QCOMPARE(QString::fromUtf8(nameOf(fact->confidence).data()), each[u"enumerable_faces_confidence"].toString());
            const Value fields(fact->content.fields);
            const Object counts = *fields.find("faces")->object();
            const bool isWhole = each[u"faces"].isArray();
            std::map<std::string, int> said;
            for (const QJsonValue face : each[isWhole ? u"faces" : u"enumerable_faces"].toArray())
                for (const nations::DieFace known : kAll<nations::DieFace>)
                    if (nations::textOf(nameOf(nations::kFaces[known].colour)) == each[u"id"].toString()
                        && nations::textOf(nameOf(nations::kFaces[known].symbol)) == face[u"symbol"].toString()
                        && nations::kFaces[known].n == face[u"n"].toInt())
                        ++said[std::string(nameOf(known))];
            if (each[u"id"].toString() == u"orange") { // one of them is not on the die
                said.erase("orangeGold3");
                said.erase("orangeFood3");
            }
            QCOMPARE(counts.size(), said.size());
            for (const Member &count : counts)
                QCOMPARE(int(*count.value.integer()), said[count.key]);
        }
    }

    // In the language of the window where there is a choice; all that have but one.
    void aFactIsThereOnceInEachLanguage()
    {
        m_cards->seed();
        const auto names = [&](const char *kind, const char *language) {
            RecordQuery query{RecordQuery::Which::Live, "nations", kind};
            query.factLanguage = language;
            QStringList found;
            for (const RecordEntry &entry : m_cards->records().list(query, 0, 99))
                found.append(QString::fromStdString(entry.content.name));
            found.sort();
            return found;
        };
        QCOMPARE(names("wonder", "de"), (QStringList{"Hängende Gärten", "Suezkanal", "Taj Mahal"}));
        QCOMPARE(names("wonder", "en"), (QStringList{"Hanging Gardens", "Suez Canal", "Taj Mahal"}));
        QCOMPARE(names("development", "en"), (QStringList{"Synagogue", "Terrassenfelder"}));
        QCOMPARE(names("advisor", "de"), (QStringList{"Elizabeth", "Montezuma", "Sun Tzu"}));
        QCOMPARE(names("wonder", "").size(), 6);
    }

    void whatIsBoughtIsKnownTheNextTime()
    {
        m_cards->took(nations::recordOf(farm(), "de"));
        m_cards->took(nations::recordOf(farm(), "en"));
        auto found = of("development", 2);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].uses, std::int64_t(2));
        QVERIFY(found[0].origin == RecordOrigin::Typed);
        // Out of the bin, and where it was merged or edited the other one is used.
        m_cards->records().remove(found[0].id);
        m_cards->took(nations::recordOf(farm(), "de"));
        QCOMPARE(of("development", 2).size(), std::size_t(1));
        Record other = found[0].content;
        other.name = "Made-up Field";
        m_cards->records().edit(found[0].id, other);
        m_cards->took(nations::recordOf(farm(), "en"));
        found = of("development", 2);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].content.name, std::string("Made-up Field"));
        QCOMPARE(found[0].uses, std::int64_t(4));
    }

    void whatWasKnownInPartIsKnownAsAWhole()
    {
        m_cards->seed();
        const std::size_t before = m_cards->records().list({RecordQuery::Which::Live}, 0, 999).size();
        Tile tile = madeUp(TileKind::Development, "terrassenfelder", 1, 3);
        tile.gains.dice[nations::Colour::Orange] = 2;
        m_cards->took(nations::recordOf(tile, "en"));
        QCOMPARE(m_cards->records().list({RecordQuery::Which::Live}, 0, 999).size(), before);
        const auto found = of("development", 3);
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(nations::tileOf(found[0].content) == tile);
        QCOMPARE(found[0].content.language, std::string("de"));
        QCOMPARE(found[0].fact, std::string("terrassenfelder"));
        // What says otherwise is another one.
        tile = madeUp(TileKind::Development, "Synagogue", 1, 3);
        tile.gains.dice[nations::Colour::Red] = 1;
        m_cards->took(nations::recordOf(tile, "en"));
        QCOMPARE(m_cards->records().list({RecordQuery::Which::Live}, 0, 999).size(), before + 1);
    }

    void aMatchTeachesItsTilesAndEvents()
    {
        Tile ofThisAge = farm();
        ofThisAge.age = 1;
        const auto farmed = [&](int slot) {
            return Object{{"type", "buyTile"}, {"tile", nations::toValue(ofThisAge)}, {"slot", slot}};
        };
        const Array log{Object{{"type", "deal"}, {"famine", 2}, {"war", 3}},
                        farmed(2),
                        farmed(3),
                        Object{{"type", "correct"}, {"set", Object{{"event", Object{{"war", 5}}}}}},
                        Object{{"type", "correct"},
                               {"player", 0},
                               {"set", Object{{"colonies", Array{nations::toValue(madeUp(TileKind::Colony, "Made-up Isle", 1))}}}}},
                        Object{{"type", "buyTile"}, {"tile", nations::toValue(madeUp(TileKind::Advisor, "", 2, 0))}}};
        MaybeRefusal refusal;
        Setup setup;
        setup.players = {"Ada", "Ben"};
        const auto match = findGame("nations")->start(setup, refusal);
        QVERIFY(match != nullptr);
        for (const Value &move : log)
            QVERIFY(!match->play(move));
        QCOMPARE(nations::heldRecords(*match).size(), std::size_t(4));
        QCOMPARE(m_cards->learnFrom(*match), 4);
        QCOMPARE(m_cards->learnFrom(*match), 0);
        QVERIFY((nations::eventOf(of("event", 1)[0].content) == Event{2, 5}));
        QCOMPARE(of("advisor", 1).size(), std::size_t(1)); // of the age in which it was bought
        QVERIFY(of("colony", 2)[0].origin == RecordOrigin::Received);
        const auto bronze = findGame("bronze")->start(setup, refusal);
        QCOMPARE(m_cards->learnFrom(*bronze), 0);
    }

    void whatIsHereInAnotherLanguageIsNotLearnedAgain()
    {
        m_cards->took(nations::recordOf(farm(), "de"));
        QCOMPARE(m_cards->learn(std::vector{nations::recordOf(farm())}), 0);
        QCOMPARE(of("development", 2).size(), std::size_t(1));
    }

    void allOfItGoesIntoCodesAndBack()
    {
        std::vector<Record> all;
        for (const PrintedRecord &fact : nations::printedRecords())
            all.push_back(fact.content);
        for (int points = 0; points < 30; ++points)
            all.push_back(nations::recordOf(madeUp(static_cast<TileKind>(points % 4), "Made-up", points % 20, 1 + points % 4)));
        MaybeRefusal refusal;
        const auto codes = libraryCodes(all, gameRecords(), refusal);
        QVERIFY(!refusal);
        std::string text;
        for (const std::string &code : codes)
            text += code + '\n';
        auto read = readLibraryCodes(text, gameRecords(), refusal);
        QVERIFY(read.has_value());
        QCOMPARE(read->records.size(), all.size());
        for (const Record &record : all)
            QVERIFY(std::find(read->records.begin(), read->records.end(), record) != read->records.end());
        qInfo("%zu records in %zu code(s), %zu characters", all.size(), codes.size(), text.size());
    }
};

} // namespace tst_library_nations

PEGSHEET_TEST(tst_library_nations, NationsRecordsTest)
#include "tst_library_nations.moc"
