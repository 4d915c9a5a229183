// SPDX-License-Identifier: Apache-2.0
// What finished matches came to is counted as they come, go and change; the tallies are what counting anew would give.
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <map>
#include <random>

namespace tst_storage_results {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

Setup setupOf(std::vector<std::string> names, std::string variant = "classic")
{
    return {std::move(names), std::move(variant), {}, "play"};
}

MatchId keep(Library &library, const Setup &setup, const Summary &summary, std::optional<Origin> origin = {})
{
    StoredMatch match;
    match.entry.game = "bronze";
    match.entry.setup = setup;
    match.entry.startedAt = 1'700'000'000;
    match.entry.summary = summary;
    match.entry.origin = std::move(origin);
    return library.insert(match);
}

Summary over(std::vector<int> scores, std::vector<int> winners, std::vector<std::vector<PointSource>> sources = {})
{
    return {0, true, -1, std::move(scores), std::move(winners), std::move(sources)};
}

/// "score 12×1, score 30×2"
QString told(const std::vector<Tally> &tallies)
{
    QStringList parts;
    for (const Tally &tally : tallies)
        parts << QString("%1 %2×%3").arg(QString::fromStdString(tally.what)).arg(tally.value).arg(tally.count);
    return parts.join(", ");
}

using Counted = std::map<std::string, std::int64_t>;

Counted kept(const Library &library)
{
    Counted counted;
    for (const Tally &tally : library.tallies({}))
        counted[tally.variant + "/" + tally.name + "/" + tally.what + "/" + std::to_string(tally.value)] = tally.count;
    return counted;
}

} // namespace

class ResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void aFinishedMatchIsCounted()
    {
        const Folder folder;
        Library library(folder / "a.db");
        keep(library, setupOf({"Ada", "Ben", "Cleo", "Dov"}),
             over({20, 31, 20, 31}, {3},
                  {{{"monuments", 22}, {"disasters", -2}}, {{"monuments", 31}}, {{"monuments", 20}}, {{"monuments", 31}}}));
        QCOMPARE(told(library.tallies({"bronze", "classic", "Ada", ""})),
                 QString("from.disasters -2×1, from.monuments 22×1, margin -11×1, of 4×1, rank 3×1, score 20×1"));
        QCOMPARE(told(library.tallies({"", "", "Ben", "rank"})), QString("rank 2×1")); // the tie-break went against him
        QCOMPARE(told(library.tallies({"", "", "Dov", "rank"})), QString("rank 1×1"));
        QCOMPARE(told(library.tallies({"", "", "Dov", "margin"})), QString("margin 0×1"));
        QCOMPARE(told(library.tallies({"", "", "Cleo", "from."})), QString("from.monuments 20×1"));
        QVERIFY(library.tallies({"nations", "", "", ""}).empty());
    }

    void spellingsOfAPersonAreCountedTogether()
    {
        const Folder folder;
        Library::Options options;
        options.nameKey = [](std::string_view name) { return std::string(name.substr(0, name.find_last_not_of('_') + 1)); };
        Library library(folder / "a.db", options);
        const auto played = [&](const std::string &name, int score, std::int64_t when) {
            StoredMatch match;
            match.entry.game = "bronze";
            match.entry.setup = setupOf({name, "Ben"});
            match.entry.startedAt = when;
            match.entry.played = 60;
            match.entry.turnTimes = {10, 20};
            match.entry.summary = over({score, 5}, {0});
            return library.insert(match);
        };
        played("Ada", 20, 100);
        const MatchId last = played("Ada__", 20, 300);
        played("Ada_", 9, 200);
        const std::vector<std::pair<std::string, std::int64_t>> all{{"Ada__", 3}, {"Ben", 3}};
        QCOMPARE(library.names(), all);
        for (const char *name : {"Ada", "Ada_", "Ada_______"}) {
            QCOMPARE(told(library.tallies({"", "", name, "score"})), QString("score 9×1, score 20×2"));
            QCOMPARE(library.tallies({"", "", name, "score"}).at(0).name, std::string("Ada__"));
            QCOMPARE(library.results({name, "", "", 9}).size(), std::size_t(3));
            QCOMPARE(library.durations({"", "", name, ""}), (Durations{3, 180, 3, 30}));
        }
        QCOMPARE(told(library.tallies({"", "", "", "score"})), QString("score 9×1, score 20×2, score 5×3"));
        // Of what is in the bin nobody takes a name.
        library.remove(last);
        QCOMPARE(library.tallies({"", "", "Ada", "score"}).at(0).name, std::string("Ada_"));
        QVERIFY(!library.recountTallies());
    }

    void aloneThereIsNoMargin()
    {
        const Folder folder;
        Library library(folder / "a.db");
        keep(library, setupOf({"Ada"}), over({17}, {0}));
        QCOMPARE(told(library.tallies({})), QString("of 1×1, rank 1×1, score 17×1"));
        QVERIFY(!library.results({"Ada", "", "", 5}).at(0).margin);
    }

    void anOpenMatchIsNot()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, setupOf({"Ada", "Ben"}), {0, false, 0, {0, 0}, {}});
        std::int64_t revision = library.append(id, 1, 1, someMove(1, 0), {1, false, 0, {4, 0}, {}});
        QVERIFY(library.tallies({}).empty());
        revision = library.append(id, revision, 2, someMove(2, 1), over({4, 9}, {1}));
        QCOMPARE(told(library.tallies({"", "", "", "score"})), QString("score 4×1, score 9×1"));
        // Undone it is open again.
        revision = library.moveHead(id, revision, 1, 2, {1, false, 0, {4, 0}, {}});
        QVERIFY(library.tallies({}).empty());
        QVERIFY(library.results({"Ada", "", "", 5}).empty());
        library.append(id, revision, 3, someMove(3, 1), over({8, 9}, {1}));
        QCOMPARE(told(library.tallies({"", "", "Ada", "score"})), QString("score 8×1"));
        library.rewriteSummary(id, over({11, 9}, {0}));
        QCOMPARE(told(library.tallies({"", "", "Ada", "score"})), QString("score 11×1"));
        QCOMPARE(library.results({"Ada", "", "", 5}).at(0).rank, 1);
    }

    // What a review found stays with the match as it ended: with the end it goes.
    void whatReviewsFoundGoesWithTheResult()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, setupOf({"Ada", "Ben"}), {0, false, 0, {0, 0}, {}});
        library.saveReview(id, "on the way");
        const auto found = [&](const char *name, std::size_t count = 5) {
            QStringList all;
            for (const ReviewedResult &each : library.reviewedResults({name, "bronze", "", count}))
                all << QString("%1 %2").arg(each.seat).arg(QString::fromStdString(each.found));
            return all.join(", ");
        };
        QCOMPARE(found("Ada"), QString());
        std::int64_t revision = library.append(id, 1, 1, someMove(1, 0), over({4, 9}, {1}));
        library.saveReview(id, "as it ended");
        QCOMPARE(found("Ada"), QString("0 as it ended"));
        QCOMPARE(found("Ben"), QString("1 as it ended"));
        QCOMPARE(found("Cleo"), QString());
        library.moveHead(id, revision, 0, 1, {0, false, 0, {0, 0}, {}});
        QCOMPARE(found("Ada"), QString());
        QCOMPARE(library.review(id), std::string());
        // Copies and the bin do not count, nor one that nobody reviewed.
        const MatchId other = keep(library, setupOf({"Ben", "Ada"}), over({4, 9}, {1}));
        keep(library, setupOf({"Ben", "Ada"}), over({5, 9}, {1}));
        library.saveReview(other, "other");
        library.saveReview(keep(library, setupOf({"Ben", "Ada"}), over({6, 9}, {1}), Origin{"0123456789abcdef0123456789abcdef", 3}),
                           "copy");
        QCOMPARE(found("Ada"), QString("1 other"));
        QVERIFY(found("Ada", 0).isEmpty());
        library.remove(other);
        QCOMPARE(found("Ada"), QString());
    }

    void whatEndedWhileTheDiskFailedIsCountedAndUndone()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, setupOf({"Ada", "Ben"}), {0, false, 0, {0, 0}, {}});
        const StoredNode last = someMove(1, 0);
        const std::int64_t revision = library.saveUnsaved(id, 1, {{last}, {}, 1, 1, {}, over({4, 9}, {1})});
        QCOMPARE(told(library.tallies({"", "", "", "score"})), QString("score 4×1, score 9×1"));
        library.moveHead(id, revision, 0, 1, {0, false, 0, {0, 0}, {}});
        QVERIFY(library.tallies({}).empty());
        QVERIFY(library.results({"Ada", "", "", 5}).empty());
    }

    void theBinAndCopiesDoNotCount()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = keep(library, setupOf({"Ada", "Ben"}), over({4, 9}, {1}));
        const Counted once = kept(library);
        keep(library, setupOf({"Ada", "Ben"}), over({40, 9}, {0}), Origin{"0123456789abcdef0123456789abcdef", 3});
        QCOMPARE(kept(library), once);
        QCOMPARE(library.results({"Ada", "", "", 5}).size(), std::size_t(1));
        library.remove(id);
        QVERIFY(library.tallies({}).empty());
        QVERIFY(library.results({"Ada", "", "", 5}).empty());
        library.remove(id);
        library.takeBack(id);
        QCOMPARE(kept(library), once);
    }

    void theLastResultsComeFirst()
    {
        const Folder folder;
        Library library(folder / "a.db");
        keep(library, setupOf({"Ada", "Ben"}), over({1, 0}, {0}));
        keep(library, setupOf({"Ben", "Ada"}, "late"), over({0, 2}, {1}));
        keep(library, setupOf({"Ben", "Cleo"}), over({0, 2}, {1}));
        keep(library, setupOf({"Ada", "Ben"}), over({3, 5}, {1}));
        const auto all = library.results({"Ada", "", "", 9});
        QCOMPARE(all.size(), std::size_t(3));
        QCOMPARE(std::tuple(all[0].score, all[1].score, all[2].score), std::tuple(3, 2, 1));
        QCOMPARE(std::tuple(all[1].seat, all[1].variant, all[1].margin), std::tuple(1, std::string("late"), std::optional(2)));
        QCOMPARE(library.results({"Ada", "", "", 2}).size(), std::size_t(2));
        QCOMPARE(library.results({"Ada", "bronze", "classic", 9}).size(), std::size_t(2));
        // A match that came from elsewhere later was played before.
        StoredMatch older;
        older.entry.game = "bronze";
        older.entry.setup = setupOf({"Ada", "Ben"});
        older.entry.startedAt = 1'600'000'000;
        older.entry.summary = over({77, 5}, {0});
        const MatchId id = library.insert(older);
        QCOMPARE(library.results({"Ada", "", "", 9}).back().score, 77);
        library.remove(id);
        QCOMPARE(library.variants(), (std::vector<std::pair<std::string, std::string>>{{"bronze", "classic"}, {"bronze", "late"}}));
        QCOMPARE(library.names(), (std::vector<std::pair<std::string, std::int64_t>>{{"Ben", 4}, {"Ada", 3}, {"Cleo", 1}}));
    }

    void wrongTalliesAreCountedAnew()
    {
        const Folder folder;
        {
            Library library(folder / "a.db");
            keep(library, setupOf({"Ada", "Ben"}), over({4, 9}, {1}));
        }
        sql(folder / "a.db", "UPDATE tally SET count = 5 WHERE what = 'rank'");
        sql(folder / "a.db", "DELETE FROM tally WHERE what = 'of'");
        Library library(folder / "a.db");
        QVERIFY(library.recountTallies());
        QCOMPARE(told(library.tallies({"", "", "Ada", ""})), QString("margin -5×1, of 2×1, rank 2×1, score 4×1"));
        QVERIFY(!library.recountTallies());
    }

    void whatPointsCameFromIsRead()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const Summary summary = over({20, 3}, {0}, {{{"monuments", 22}, {"disasters", -2}}, {{"monuments", 3}}});
        const MatchId id = keep(library, setupOf({"Ada", "Ben"}), summary);
        QVERIFY(library.load(id).entry.summary == summary);
    }

    // Matches come, go on, end, are undone, removed and taken back in any order: the tallies are always those of a library
    // into which only what counts now was put.
    void theTalliesAreWhatCountingAnewGives()
    {
        std::mt19937 random(7);
        const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
        const auto drawn = [&](std::size_t seats) {
            Summary summary{0, below(3) > 0, -1, {}, {}};
            for (std::size_t seat = 0; seat < seats; ++seat) {
                summary.scores.push_back(below(9) - 2);
                summary.sources.push_back({{"monuments", below(4)}, {"disasters", -below(3)}});
            }
            if (summary.over)
                summary.winners = {below(static_cast<int>(seats))};
            else
                summary.sources.clear();
            return summary;
        };
        const std::vector<std::string> everybody{"Ada", "Ben", "Cleo", "Dov"};
        struct Known
        {
            MatchId id;
            Setup setup;
            Summary summary;
            bool removed = false;
        };
        const Folder folder;
        Library library(folder / "a.db");
        std::vector<Known> matches;
        for (int step = 0; step < 400; ++step) {
            if (matches.size() < 8 || below(10) == 0) {
                const auto seats = static_cast<std::size_t>(1 + below(4));
                const Setup setup = setupOf({everybody.begin(), everybody.begin() + static_cast<std::ptrdiff_t>(seats)},
                                            below(2) ? "classic" : "late");
                const Summary summary = drawn(seats);
                matches.push_back({keep(library, setup, summary), setup, summary});
                continue;
            }
            Known &match = matches[static_cast<std::size_t>(below(static_cast<int>(matches.size())))];
            const StoredMatch stored = library.load(match.id);
            if (below(3) == 0) {
                match.removed = !match.removed;
                match.removed ? library.remove(match.id) : library.takeBack(match.id);
                continue;
            }
            match.summary = drawn(match.setup.players.size());
            const auto node = static_cast<NodeId>(stored.nodes.size() + 1);
            library.append(match.id, stored.revision, node, someMove(node, stored.head), match.summary);
        }
        Library anew(folder / "b.db");
        for (const Known &match : matches)
            if (!match.removed)
                keep(anew, match.setup, match.summary);
        QVERIFY(!kept(anew).empty());
        QVERIFY(!library.recountTallies());
        QCOMPARE(kept(library), kept(anew));
        QVERIFY(library.integrityFindings().empty());
    }
};

} // namespace tst_storage_results

PEGSHEET_TEST(tst_storage_results, ResultsTest)
#include "tst_storage_results.moc"
