// SPDX-License-Identifier: Apache-2.0
// What is kept of a match: the set-up, the tree of moves, where the table stands, what the list shows.
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <stdexcept>

namespace tst_storage_heads {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

class HeadsTest : public QObject
{
    Q_OBJECT

private slots:
    void aNewMatchHasItsSetupAndNoMoves()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 7, someSetup(), {0, false, 2, {0, 0, 0}, {}});
        const StoredMatch match = library.load(id);
        QCOMPARE(match.entry.id.value, id.value);
        QVERIFY(isUid(match.entry.uid));
        QCOMPARE(match.entry.game, std::string("bronze"));
        QCOMPARE(match.entry.rulesVersion, 7);
        QVERIFY(match.entry.setup == someSetup());
        QVERIFY((match.entry.summary == Summary{0, false, 2, {0, 0, 0}, {}}));
        QVERIFY(match.nodes.empty());
        QCOMPARE(match.head, 0);
        QCOMPARE(match.tip, 0);
        QCOMPARE(match.revision, 1);
    }

    void movesAreReadBackAsTheyWere()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), someSummary(0));
        playOn(library, id, 40);
        Library again(folder / "a.db");
        const StoredMatch match = again.load(id);
        QCOMPARE(match.nodes.size(), std::size_t(40));
        for (NodeId node = 1; node <= 40; ++node)
            QVERIFY(match.nodes[static_cast<std::size_t>(node - 1)] == someMove(node, node - 1));
        QCOMPARE(match.head, 40);
        QCOMPARE(match.tip, 40);
        QCOMPARE(match.revision, 41);
        QVERIFY(match.entry.summary == someSummary(40));
    }

    void severalMovesAreOneChange()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), someSummary(0));
        std::int64_t revision = playOn(library, id, 2);
        const std::vector<StoredNode> moves{someMove(3, 1), someMove(4, 3), someMove(5, 4)};
        QCOMPARE(library.append(id, revision, 3, moves, someSummary(4)), revision + 1);
        const StoredMatch match = library.load(id);
        QCOMPARE(match.nodes.size(), std::size_t(5));
        for (NodeId node = 3; node <= 5; ++node)
            QVERIFY(match.nodes[static_cast<std::size_t>(node - 1)] == moves[static_cast<std::size_t>(node - 3)]);
        QCOMPARE(match.head, 5);
        QCOMPARE(match.tip, 5);
        QCOMPARE(match.revision, revision + 1);
        QVERIFY(match.entry.summary == someSummary(4));
        // The next one comes behind all of them.
        revision = library.append(id, match.revision, 6, someMove(6, 5), someSummary(5));
        QCOMPARE(library.load(id).revision, revision);
    }

    void undoMovesTheHeadAndKeepsEverything()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), someSummary(0));
        const std::int64_t revision = playOn(library, id, 5);
        QCOMPARE(library.moveHead(id, revision, 2, 5, someSummary(2)), revision + 1);
        const StoredMatch match = library.load(id);
        QCOMPARE(match.head, 2);
        QCOMPARE(match.tip, 5);
        QCOMPARE(match.nodes.size(), std::size_t(5));
        QVERIFY(match.entry.summary == someSummary(2));
    }

    void aMoveFromAnEarlierPlaceIsABranch()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), someSummary(0));
        std::int64_t revision = playOn(library, id, 3);
        revision = library.moveHead(id, revision, 1, 3, someSummary(1));
        library.append(id, revision, 4, someMove(4, 1), someSummary(2));
        const StoredMatch match = library.load(id);
        QCOMPARE(match.nodes[3].parent, 1);
        QCOMPARE(match.nodes[2].parent, 2);
        QCOMPARE(match.head, 4);
        QCOMPARE(match.tip, 4);
    }

    void aWholeMatchComesBackAsItWasGiven()
    {
        const Folder folder;
        Library library(folder / "a.db");
        StoredMatch match = forkedMatch();
        const MatchId id = library.insert(match);
        match.entry.id = id;
        match.revision = 1;
        QVERIFY(isSame(library.load(id), match));
    }

    void aWholeMatchIsAllOrNothing()
    {
        const Folder folder;
        Library library(folder / "a.db");
        StoredMatch match = forkedMatch();
        match.nodes.back().move = Object{{"kind", "no type"}};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.insert(match));
        match = forkedMatch();
        match.nodes[2].parent = 3;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.insert(match));
        match = forkedMatch();
        match.tip = 6;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.insert(match));
        match = forkedMatch();
        match.entry.uid = "00112233445566778899AABBCCDDEEFF";
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.insert(match));
        QVERIFY(library.list().empty());
        QCOMPARE(library.insert(forkedMatch()).value, 1);
    }

    void whatTheCallerGotWrongIsNotWritten()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), someSummary(0));
        const std::int64_t revision = playOn(library, id, 3);
        const StoredMatch before = library.load(id);
        const auto append = [&](NodeId node, const StoredNode &move) { library.append(id, revision, node, move, someSummary(4)); };
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, append(5, someMove(5, 3)));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, append(3, someMove(3, 2)));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, append(4, someMove(4, 4)));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, append(4, someMove(4, -1)));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, append(4, {3, Value("roll")}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, append(4, {3, Object{{"type", 1}}}));
        const auto appendAll = [&](const std::vector<StoredNode> &moves) {
            library.append(id, revision, 4, moves, someSummary(4));
        };
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, appendAll({}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, appendAll({someMove(4, 3), someMove(5, 5)}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, appendAll({someMove(4, 3), {4, Value("roll")}}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.moveHead(id, revision, 4, 3, someSummary(3)));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.moveHead(id, revision, 3, -1, someSummary(3)));
        QVERIFY(isSame(library.load(id), before));
        append(4, someMove(4, 3));
    }

    void aMatchThatIsNotThereIsNamed()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId none{9};
        QCOMPARE(codeOf([&] { (void)library.load(none); }), QString("storage.noSuchMatch"));
        QCOMPARE(codeOf([&] { library.append(none, 1, 1, someMove(1, 0), {}); }), QString("storage.noSuchMatch"));
        QCOMPARE(codeOf([&] { library.moveHead(none, 1, 0, 0, {}); }), QString("storage.noSuchMatch"));
        QCOMPARE(codeOf([&] { library.rewriteSummary(none, {}); }), QString("storage.noSuchMatch"));
        try {
            (void)library.load(none);
        } catch (const Error &error) {
            QCOMPARE(error.refusal().values, (Object{{"file", (folder / "a.db").string()}, {"match", 9}}));
        }
    }

    void theListBeginsWithTheMatchChangedLast()
    {
        const Folder folder;
        Library library(folder / "a.db");
        std::vector<MatchId> ids;
        for (int i = 0; i < 3; ++i)
            ids.push_back(library.create("bronze", 1, someSetup(), someSummary(i)));
        const auto order = [&] {
            QList<int> numbers;
            for (const MatchEntry &entry : library.list())
                numbers.push_back(static_cast<int>(entry.id.value));
            return numbers;
        };
        QCOMPARE(order(), (QList<int>{3, 2, 1}));
        playOn(library, ids[0], 2);
        QCOMPARE(order(), (QList<int>{1, 3, 2}));
        const StoredMatch second = library.load(ids[1]);
        library.moveHead(ids[1], second.revision, 0, 0, someSummary(0));
        QCOMPARE(order(), (QList<int>{2, 1, 3}));
        library.rewriteSummary(ids[2], someSummary(9));
        QCOMPARE(order(), (QList<int>{2, 1, 3}));
        QVERIFY(isSame(library.list().front(), library.load(ids[1]).entry));
    }

    void aRewrittenSummaryLeavesTheRevision()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), someSummary(0));
        const std::int64_t revision = playOn(library, id, 2);
        const Summary truth{2, true, -1, {4, 5, 6}, {2}};
        library.rewriteSummary(id, truth);
        QVERIFY(library.load(id).entry.summary == truth);
        QCOMPARE(library.append(id, revision, 3, someMove(3, 2), someSummary(3)), revision + 1);
    }

    void aMatchIsFoundByItsUid()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const std::string uid = "ffeeddccbbaa99887766554433221100";
        const MatchId first = library.create("bronze", 1, someSetup(), {}, uid);
        const MatchId other = library.create("bronze", 1, someSetup(), {});
        const MatchId second = library.create("bronze", 1, someSetup(), {}, uid);
        QVERIFY((library.findUid(uid) == std::vector<MatchId>{first, second}));
        QVERIFY((library.findUid(library.load(other).entry.uid) == std::vector<MatchId>{other}));
        QVERIFY(library.findUid("00").empty());
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.create("bronze", 1, someSetup(), {}, "xyz"));
    }

    void smallThingsAreRemembered()
    {
        const Folder folder;
        {
            Library library(folder / "a.db");
            QCOMPARE(library.remembered("names"), std::string());
            library.remember("names", R"(["Ann"])");
            library.remember("names", R"(["Ann","Bo"])");
            library.remember("language", "de");
        }
        const Library library(folder / "a.db");
        QCOMPARE(library.remembered("names"), std::string(R"(["Ann","Bo"])"));
        QCOMPARE(library.remembered("language"), std::string("de"));
    }

    void namesOfAnyLengthAreKeptWhole()
    {
        const Folder folder;
        Library library(folder / "a.db");
        Setup setup = someSetup();
        setup.players = {std::string(10'000, 'x'), "\u202eRTL", std::string("nul\0inside", 10)};
        const MatchId id = library.create("bronze", 1, setup, {});
        QVERIFY(library.load(id).entry.setup == setup);
    }

    void theShellCanReadAMatch()
    {
        const Folder folder;
        {
            Library library(folder / "a.db");
            library.insert(forkedMatch());
        }
        const auto file = folder / "a.db";
        QCOMPARE(sql(file, "SELECT group_concat(type, ' ') FROM move WHERE match = 1"),
                 std::string("roll correct build endTurn roll"));
        QCOMPARE(sql(file, "SELECT json_extract(fields, '$.set.food') FROM move WHERE node = 2"), std::string("2"));
        QCOMPARE(sql(file, "SELECT players ->> 0 FROM match"), std::string("Ann"));
        QCOMPARE(sql(file, "SELECT head || ' ' || tip FROM progress"), std::string("4 5"));
        QCOMPARE(sql(file, "PRAGMA journal_mode"), std::string("wal"));
    }
};

} // namespace tst_storage_heads

PEGSHEET_TEST(tst_storage_heads, HeadsTest)
#include "tst_storage_heads.moc"
