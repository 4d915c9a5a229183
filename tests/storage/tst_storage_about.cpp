// SPDX-License-Identifier: Apache-2.0
// What people say of a match, the bin, the time at the table, and what reviews found.
#include "model/core/keptrollouts.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

namespace tst_storage_about {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

constexpr std::int64_t kNoon = 1'800'000'000;

} // namespace

class AboutTest : public QObject
{
    Q_OBJECT

private:
    std::int64_t m_now = kNoon;
    Library::Options options()
    {
        return {2000, [this] { return m_now; }};
    }

private slots:
    void init() { m_now = kNoon; }

    void whatIsSaidIsKept()
    {
        const Folder folder;
        const About said{"Café “Zur Höhle”", "Böö was ill.\n“Next time”"};
        MatchId id;
        {
            Library library(folder / "a.db");
            id = library.create("bronze", 1, someSetup(), {});
            QVERIFY(library.load(id).entry.about == About());
            library.describe(id, {"elsewhere", "x"});
            library.describe(id, said);
            playOn(library, id, 2);
        }
        Library library(folder / "a.db");
        QVERIFY(library.load(id).entry.about == said);
        QVERIFY(library.list().front().about == said);
        library.describe(id, {});
        QVERIFY(library.load(id).entry.about == About());
        QCOMPARE(codeOf([&] { library.describe(MatchId{77}, said); }), QString("storage.noSuchMatch"));
    }

    void turnTimesAreSaved()
    {
        const Folder folder;
        MatchId id;
        {
            Library library(folder / "a.db");
            id = library.create("bronze", 1, someSetup(), {});
            QVERIFY(library.turnTimes(id).empty());
            std::vector<std::int64_t> seconds(someSetup().players.size(), 30);
            library.saveTurnTimes(id, seconds);
            seconds.back() = 95;
            library.saveTurnTimes(id, seconds);
            playOn(library, id, 2); // who saves them goes on with the match
            seconds.push_back(1);
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.saveTurnTimes(id, seconds));
            seconds.pop_back();
            seconds.front() = -1;
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.saveTurnTimes(id, seconds));
        }
        Library library(folder / "a.db");
        std::vector<std::int64_t> wanted(someSetup().players.size(), 30);
        wanted.back() = 95;
        QCOMPARE(library.turnTimes(id), wanted);
        QCOMPARE(library.load(id).entry.turnTimes, wanted);
        QCOMPARE(codeOf([&] { library.saveTurnTimes(MatchId{77}, wanted); }), QString("storage.noSuchMatch"));
        library.remove(id);
        library.erase(id);
        QVERIFY(library.turnTimes(id).empty());
    }

    void whatReviewsFoundIsKept()
    {
        const Folder folder;
        const std::string found("\0\xff review", 9);
        MatchId id;
        {
            Library library(folder / "a.db");
            id = library.create("bronze", 1, someSetup(), {});
            QCOMPARE(library.review(id), std::string());
            library.saveReview(id, std::string(kMostKept, 'x'));
            library.saveReview(id, found);
            playOn(library, id, 2); // who saves it goes on with the match
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.saveReview(id, std::string(kMostKept + 1, 'x')));
            QCOMPARE(codeOf([&] { library.saveReview(MatchId{77}, found); }), QString("storage.noSuchMatch"));
        }
        Library library(folder / "a.db");
        QCOMPARE(library.review(id), found);
        QCOMPARE(library.review(MatchId{77}), std::string());
        library.remove(id);
        library.erase(id);
        QCOMPARE(library.review(id), std::string());
        QVERIFY(library.integrityFindings().empty());
    }

    // A backup is not longer for what is found again at any time.
    void whatReviewsFoundIsInNoBackup()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        playOn(library, id, 5);
        library.backup(folder / "before.db");
        library.saveReview(id, std::string(kMostKept, 'x'));
        library.backup(folder / "after.db");
        QCOMPARE(bytesOf(folder / "after.db").size(), bytesOf(folder / "before.db").size());
        const Library copy(folder / "after.db");
        QCOMPARE(copy.review(id), std::string());
        QVERIFY(isSame(copy.load(id), library.load(id)));
        QCOMPARE(library.review(id).size(), kMostKept);
    }

    // One that came in is where its date wants it, and who plays goes on.
    void matchesAreSortedByDate()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        const auto insertAt = [&](char digit, std::int64_t time) {
            StoredMatch match;
            match.entry.uid = "0123456789abcdef0123456789abcdef";
            match.entry.uid.front() = digit;
            match.entry.game = "bronze";
            match.entry.setup = someSetup();
            match.entry.startedAt = match.entry.touchedAt = time;
            return library.insert(match);
        };
        const MatchId here = library.create("bronze", 1, someSetup(), {});
        const MatchId former = insertAt('1', kNoon - 2'000);
        const MatchId oldest = insertAt('2', kNoon - 9'000);
        const MatchId late = insertAt('3', kNoon - 1'000);
        const auto order = [&] {
            std::vector<MatchId> ids;
            for (const MatchEntry &entry : library.find({Wanted::Which::All, Wanted::Order::Changed, {}, {}, {}}, 0, 9))
                ids.push_back(entry.id);
            return ids;
        };
        QVERIFY(order() == std::vector<MatchId>({late, oldest, former, here}));
        library.sortByDate();
        QVERIFY(order() == std::vector<MatchId>({here, late, former, oldest}));
        (void)library.append(former, 1, 1, someMove(1, 0), someSummary(1));
        QVERIFY(order() == std::vector<MatchId>({former, here, late, oldest}));
    }

    // Of finished matches; those in the bin and copies are left out.
    void durationsAreSummed()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        StoredMatch match;
        match.entry.uid = "0123456789abcdef0123456789abcdef";
        match.entry.game = "bronze";
        match.entry.setup = {{"Ann", "Ben"}, "classic", {}, "play"};
        match.entry.summary = {0, true, -1, {7, 12}, {1}, {}};
        match.entry.played = 2'700;
        match.entry.turnTimes = {900, 1'500};
        library.insert(match);
        match.entry.uid.front() = '1';
        match.entry.played.reset();
        match.entry.turnTimes = {100, 200};
        const MatchId second = library.insert(match);
        match.entry.uid.front() = '2';
        match.entry.origin = Origin{"0123456789abcdef0123456789abcdef", 0};
        library.insert(match);
        QVERIFY((library.durations({}) == Durations{1, 2'700, 4, 2'700}));
        QVERIFY((library.durations({"bronze", "classic", "Ben", {}}) == Durations{1, 2'700, 2, 1'700}));
        QVERIFY((library.durations({"nations", "", "", {}}) == Durations()));
        library.remove(second);
        QVERIFY((library.durations({}) == Durations{1, 2'700, 2, 2'400}));
    }

    void tooLongATextEndsWithAWholeLetter()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        std::string place(kLongestPlace - 1, 'x');
        library.describe(id, {place + "ö and more", std::string(kLongestNote + 50, 'y')});
        QCOMPARE(library.load(id).entry.about.place, place);
        QCOMPARE(library.load(id).entry.about.note.size(), kLongestNote);
    }

    // The library that describes a match goes on with its moves.
    void whoDescribesGoesOn()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        const std::int64_t revision = library.append(id, 1, 1, someMove(1, 0), someSummary(1));
        library.describe(id, {"here", ""});
        QCOMPARE(library.append(id, revision, 2, someMove(2, 1), someSummary(2)), revision + 1);
    }

    void theBinKeepsEverything()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        const MatchId id = library.insert(forkedMatch());
        const StoredMatch before = library.load(id);
        library.remove(id);
        QCOMPARE(library.load(id).entry.removedAt, kNoon);
        QVERIFY(library.load(id).nodes == before.nodes);
        library.takeBack(id);
        QVERIFY(isSame(library.load(id), before));
    }

    void onlyWhatIsInTheBinIsForgotten()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        StoredMatch match = forkedMatch();
        match.known = {{{1, 2}}, 3};
        match.mends = {{4, 2}};
        match.entry.about = {"here", "note"};
        const MatchId id = library.insert(match);
        const MatchId other = library.create("bronze", 1, someSetup(), {});
        playOn(library, other, 3);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.erase(id));
        library.remove(id);
        library.erase(id);
        QCOMPARE(codeOf([&] { (void)library.load(id); }), QString("storage.noSuchMatch"));
        QCOMPARE(library.list().size(), std::size_t(1));
        QCOMPARE(library.load(other).nodes.size(), std::size_t(3));
        QVERIFY(library.tallies({}).empty());
        for (const char *table : {"match", "progress", "move", "about", "result", "mend", "point", "edition"})
            QCOMPARE(sql(folder / "a.db",
                         std::string("SELECT count(*) FROM ") + table + " WHERE "
                             + (std::string_view(table) == "match" ? "id" : "match") + " = " + std::to_string(id.value)),
                     std::string("0"));
        QVERIFY(library.integrityFindings().empty());
    }

    void timeAtTheTableLeavesPausesOut()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        const MatchId id = library.create("bronze", 1, someSetup(), {});
        QCOMPARE(library.load(id).entry.played, std::optional<std::int64_t>(0));
        m_now += 60;
        playOn(library, id, 1);
        m_now += kLongestPause;
        playOn(library, id, 1);
        QCOMPARE(library.load(id).entry.played, std::optional<std::int64_t>(60 + kLongestPause));
        m_now += kLongestPause + 1; // laid aside
        playOn(library, id, 1);
        m_now -= 500; // set back
        playOn(library, id, 1);
        m_now += 530;
        std::int64_t revision = playOn(library, id, 1);
        QCOMPARE(library.load(id).entry.played, std::optional<std::int64_t>(60 + kLongestPause + 30));
        // Once it is over nobody plays any more.
        const Summary over{6, true, -1, {1, 2, 3}, {2}};
        m_now += 10;
        revision = library.append(id, revision, 6, someMove(6, 5), over);
        m_now += 20;
        library.moveHead(id, revision, 6, 6, over);
        QCOMPARE(library.load(id).entry.played, std::optional<std::int64_t>(60 + kLongestPause + 40));
    }

    void whatNobodyKnowsStaysUnknown()
    {
        const Folder folder;
        Library library(folder / "a.db", options());
        const MatchId id = library.insert(forkedMatch());
        m_now += 60;
        playOn(library, id, 1);
        QVERIFY(!library.load(id).entry.played);
    }
};

} // namespace tst_storage_about

PEGSHEET_TEST(tst_storage_about, AboutTest)
#include "tst_storage_about.moc"
