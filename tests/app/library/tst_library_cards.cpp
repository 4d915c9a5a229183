// SPDX-License-Identifier: Apache-2.0
// The card library as a match uses it. The game and its records are made up for the test.
#include "app/library/cardlibrary.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include "model/catalog.h"

namespace tst_library_cards {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

Record tile(const std::string &name, int points, int age = 1, const std::string &language = "en")
{
    return {"tiles", "", language, "wonder", age, name, {{"points", points}}};
}

constexpr std::array<std::string_view, 2> kKeys{"points", "stone"};

std::vector<GameRecords> games()
{
    GameRecords tiles;
    tiles.game = "tiles";
    tiles.kinds = {{"wonder", true, true, {"points", "stone"}}, {"board", false, true, {"slots"}}};
    tiles.words.keys = kKeys;
    tiles.refuses = [](const Record &record) {
        const bool isSound = record.age < 5;
        return isSound ? MaybeRefusal()
                       : Refusal{"input.outOfRange", {{"field", "age"}, {"value", record.age}, {"min", 1}, {"max", 4}}};
    };
    tiles.printedVersion = 1;
    tiles.printed = [] { return std::vector<PrintedRecord>{{"colossus", tile("Colossus", 0), Confidence::Medium}}; };
    return {tiles};
}

QStringList namesOf(const std::vector<RecordEntry> &entries)
{
    QStringList names;
    for (const RecordEntry &entry : entries)
        names.append(QString::fromStdString(entry.content.name));
    return names;
}

std::string codeOf(const MaybeRefusal &refusal)
{
    return refusal ? std::string(refusal->code) : std::string();
}

} // namespace

class CardsTest : public QObject
{
    Q_OBJECT

private:
    const std::vector<GameRecords> m_games = games();
    std::unique_ptr<Folder> m_folder;
    std::int64_t m_now = 1'800'000'000;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<CardLibrary> m_cards;

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_library = std::make_unique<Library>(*m_folder / "a.db", Library::Options{2000, [this] { return ++m_now; }});
        m_cards = std::make_unique<CardLibrary>(*m_library, m_games);
    }

    void whatIsKnownFromTheStartIsThere()
    {
        m_cards->seed();
        m_cards->seed();
        const auto offered = m_cards->offered({"tiles", "wonder", 1}, 9);
        QCOMPARE(namesOf(offered), QStringList{"Colossus"});
        QVERIFY(offered[0].confidence == Confidence::Medium);
    }

    void theNextTimeItIsOffered()
    {
        KeptRecord kept;
        for (const Record &record : {tile("Petra", 1), tile("Sphinx", 2), tile("Zeus", 3, 2), tile("Σφίγγα", 2, 1, "el")})
            QVERIFY(!m_cards->add(record, kept));
        QVERIFY(!m_cards->add(tile("Σφίγγα", 2, 1, "el"), kept));
        (void)m_cards->use(m_cards->records().find(tile("Sphinx", 2))->id);
        QCOMPARE(namesOf(m_cards->offered({"tiles", "wonder", 1, "", "en"}, 9)), (QStringList{"Sphinx", "Petra", "Σφίγγα"}));
        QCOMPARE(namesOf(m_cards->offered({"tiles", "wonder", 1, "", "el"}, 9)), (QStringList{"Σφίγγα", "Sphinx", "Petra"}));
        QCOMPARE(namesOf(m_cards->offered({"tiles", "wonder", 1, "", "en"}, 1)), QStringList{"Sphinx"});
        QCOMPARE(namesOf(m_cards->offered({"tiles", "wonder", 1, "", "en", "pe"}, 9)), QStringList{"Petra"});
        // What belongs to one edition is not offered with another.
        Record unrest = tile("Uruk", 2);
        unrest.edition = "unrest";
        QVERIFY(!m_cards->add(unrest, kept));
        QCOMPARE(m_cards->offered({"tiles", "wonder", 1, "", "en"}, 9).size(), std::size_t(3));
        QCOMPARE(namesOf(m_cards->offered({"tiles", "wonder", 1, "unrest", "en"}, 9)),
                 (QStringList{"Sphinx", "Uruk", "Petra", "Σφίγγα"}));
    }

    void onlyRecordsOfTheGameAreTaken()
    {
        KeptRecord kept;
        Record record = tile("Petra", 1);
        record.kind = "ship";
        QCOMPARE(codeOf(m_cards->add(record, kept)), std::string("input.unknownValue"));
        record = tile("Petra", 1);
        record.fields.push_back({"colour", "red"});
        QCOMPARE(codeOf(m_cards->add(record, kept)), std::string("input.unknownField"));
        QCOMPARE(codeOf(m_cards->add(tile("Petra", 1, 5), kept)), std::string("input.outOfRange"));
        record = {"tiles", "", "", "board", 2, "Rome", {}};
        QCOMPARE(codeOf(m_cards->add(record, kept)), std::string("input.outOfRange"));
        QCOMPARE(codeOf(m_cards->add(tile(std::string(41, 'x'), 1), kept)), std::string("input.nameTooLong"));
        QVERIFY(m_cards->records().all().empty());
    }

    void aReceivedMatchTeachesItsRecords()
    {
        const std::vector<Record> held{tile("Petra", 1), tile("Sphinx", 2), tile("Bad", 1, 7)};
        QCOMPARE(m_cards->learn(held), 2);
        QCOMPARE(m_cards->learn(held), 0);
        QCOMPARE(m_cards->learn(std::vector{tile("Bad", 1, 7)}), 0);
        QVERIFY(m_cards->records().find(tile("Petra", 1))->origin == RecordOrigin::Received);
        QCOMPARE(m_cards->offered({"tiles", "wonder", 1}, 9).size(), std::size_t(2));
    }

    // A correction of the library is none of the matches that were played with it.
    void aMatchHoldsACopy()
    {
        KeptRecord kept;
        QVERIFY(!m_cards->add(tile("Petra", 1), kept));
        StoredMatch match = forkedMatch();
        match.nodes.push_back({5, Object{{"type", "buy"}, {"tile", copyOf(m_cards->use(kept.id))}}});
        const MatchId id = m_library->insert(match);
        m_cards->records().edit(kept.id, tile("Petra", 7));
        m_cards->records().remove(kept.id);
        m_cards->records().erase(kept.id);
        const StoredMatch after = m_library->load(id);
        QVERIFY(after.nodes == match.nodes);
        Record held;
        QVERIFY(!readCopy("tiles", *after.nodes.back().move.find("tile"), held));
        QVERIFY(held == tile("Petra", 1));
        QVERIFY(copyOf(held).find("game") == nullptr);
        QVERIFY(readCopy("tiles", Value(3), held));
        // Whoever gets that match knows the tile as it was.
        QCOMPARE(m_cards->learn(std::vector{held}), 1);
    }

    void whatWasMergedIsUsedAsTheOther()
    {
        KeptRecord one;
        KeptRecord other;
        QVERIFY(!m_cards->add(tile("Aquaduct", 1), one));
        QVERIFY(!m_cards->add(tile("Aqueduct", 1), other));
        m_cards->records().merge(one.id, other.id);
        QVERIFY(m_cards->use(one.id) == tile("Aqueduct", 1));
        QCOMPARE(m_cards->records().get(other.id).uses, std::int64_t(3));
    }

    void codesCountGamesLikeTheCatalogue()
    {
        const auto all = recordGames(m_games);
        QCOMPARE(all.size(), catalog().size());
        for (std::size_t place = 0; place < all.size(); ++place)
            QVERIFY(all[place].id == catalog()[place].info->id);
        for (const GameRecords &game : gameRecords())
            QVERIFY(findGame(game.game) != nullptr);
    }
};

} // namespace tst_library_cards

PEGSHEET_TEST(tst_library_cards, CardsTest)
#include "tst_library_cards.moc"
