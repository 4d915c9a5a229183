// SPDX-License-Identifier: Apache-2.0
// Copies set beside a library by itself, and what they and the damaged file are good for on the day they are needed.
#include "model/core/random.h"
#include "storage/records.h"
#include "storage/rescue.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>

#include <QDir>

namespace tst_storage_rescue {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

constexpr int kPage = 4096;
constexpr std::int64_t kDay = 86'400;

std::int64_t today()
{
    return QDateTime::currentSecsSinceEpoch();
}

/// How many are mutated: a few every day, more where it is asked for.
int mutations()
{
    bool isSet = false;
    const int asked = qEnvironmentVariableIntValue("PEGSHEET_MUTATIONS", &isSet);
    return isSet ? asked : 300;
}

/// Everything in a folder, to the byte.
QMap<QString, QByteArray> contentOf(const Folder &folder)
{
    QMap<QString, QByteArray> content;
    for (const QString &name : folder.names().split(u' '))
        content.insert(name, bytesOf(folder / name.toStdString()));
    return content;
}

/// A library of several matches, with its log where that is wanted, as after a kill.
QMap<QString, QByteArray> madeFiles(bool withLog)
{
    const Folder folder;
    for (int match = 0; match < 6; ++match) {
        Library library(folder / "a.db");
        library.insert(forkedMatch());
        playOn(library, MatchId{match + 1}, 40 * (match + 1));
    }
    for (int number = 0; number < 40; ++number)
        Records(*std::make_unique<Library>(folder / "a.db")).learn(std::vector{card(number)});
    const Library library(folder / "a.db");
    if (!withLog)
        return {{"a.db", bytesOf(folder / "a.db")}};
    playOn(*std::make_unique<Library>(folder / "a.db"), MatchId{3}, 20);
    return {{"a.db", bytesOf(folder / "a.db")}, {"a.db-wal", bytesOf(folder / "a.db-wal")}};
}

std::vector<StoredMatch> matchesOf(const QMap<QString, QByteArray> &files)
{
    const Folder folder;
    for (auto file = files.begin(); file != files.end(); ++file)
        writeBytes(folder / file.key().toStdString(), *file);
    const Library library(folder / "a.db");
    std::vector<StoredMatch> matches;
    for (int match = 1; match <= 6; ++match)
        matches.push_back(library.load(MatchId{match}));
    return matches;
}

/// Flips, swaps, cuts or empties something.
void spoil(QByteArray &bytes, Random &random)
{
    const auto anywhere = [&](qsizetype size) { return static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(size))); };
    const qsizetype pages = std::max<qsizetype>(bytes.size() / kPage, 1);
    switch (random.below(5)) {
    case 0:
        for (std::uint32_t flips = 1 + random.below(20); flips > 0; --flips)
            bytes[anywhere(bytes.size())] = static_cast<char>(random.below(256));
        break;
    case 1:
        for (int flips = 0; flips < 4; ++flips)
            bytes[anywhere(std::min<qsizetype>(bytes.size(), 120))] = static_cast<char>(random.below(256));
        break;
    case 2: {
        const qsizetype one = anywhere(pages) * kPage;
        const qsizetype other = anywhere(pages) * kPage;
        const QByteArray page = bytes.mid(one, kPage);
        bytes.replace(one, kPage, bytes.mid(other, kPage));
        bytes.replace(other, kPage, page);
        break;
    }
    case 3: bytes.truncate(1 + anywhere(bytes.size() - 1)); break;
    default: {
        const qsizetype page = anywhere(pages) * kPage;
        const qsizetype size = std::min<qsizetype>(kPage, bytes.size() - page);
        bytes.replace(page, size, QByteArray(size, '\0'));
    }
    }
}

/// Nothing but texts may differ: SQLite cannot know of a letter changed in one. Whoever replays it finds what is no move.
bool isOfItsShape(const StoredMatch &read, const std::vector<StoredMatch> &true_)
{
    return std::any_of(true_.begin(), true_.end(),
                       [&](const StoredMatch &match) { return read.nodes.size() == match.nodes.size(); });
}

std::filesystem::file_time_type monthsAgo()
{
    return std::filesystem::file_time_type::clock::now() - std::chrono::hours(24 * 100);
}

} // namespace

class RescueTest : public QObject
{
    Q_OBJECT

private slots:
    void aCopyADayIsKeptWhereSomethingChanged()
    {
        const Folder folder;
        Library library(folder / "a.db");
        QVERIFY(!keepBackup(folder / "a.db", today())); // there is nothing yet
        library.insert(forkedMatch());
        QVERIFY(keepBackup(folder / "a.db", today()));
        QVERIFY(!keepBackup(folder / "a.db", today()));
        QVERIFY(!keepBackup(folder / "a.db", today() + kDay)); // nothing new
        library.remember("a", "b");
        QVERIFY(!keepBackup(folder / "a.db", today() + kDay));
        playOn(library, MatchId{1}, 1);
        QVERIFY(!keepBackup(folder / "a.db", today()));
        QVERIFY(keepBackup(folder / "a.db", today() + kDay));
        const auto copies = backupsOf(folder / "a.db");
        QCOMPARE(copies.size(), std::size_t(2));
        QCOMPARE(copies.front().file.filename().string(), std::string("a.db.backup-1"));
        QCOMPARE(copies.front().matches, 1);
        QVERIFY(std::abs(copies.front().madeAt - today()) < 100);
        QVERIFY(isSame(Library(copies.front().file).load(MatchId{1}), library.load(MatchId{1})));
    }

    void aNoteAndTheBinAreChangesToo()
    {
        const Folder folder;
        Library library(folder / "a.db");
        library.insert(forkedMatch());
        QVERIFY(keepBackup(folder / "a.db", today()));
        library.describe(MatchId{1}, {"", "Ben's birthday"});
        QVERIFY(keepBackup(folder / "a.db", today() + kDay));
        library.remove(MatchId{1});
        QVERIFY(keepBackup(folder / "a.db", today() + 2 * kDay));
        library.takeBack(MatchId{1});
        QVERIFY(keepBackup(folder / "a.db", today() + 3 * kDay));
        QVERIFY(!keepBackup(folder / "a.db", today() + 4 * kDay));
    }

    void whatIsTypedInIsAChangeToo()
    {
        const Folder folder;
        Library library(folder / "a.db");
        Records records(library);
        int day = 0;
        const auto isKept = [&] { return keepBackup(folder / "a.db", today() + day++ * kDay); };
        records.seed("nations", 1, {{{"a", card(1)}}});
        QVERIFY(!isKept()); // that comes again by itself
        const RecordId id = records.add(card(2)).id;
        QVERIFY(isKept());
        QVERIFY(!isKept());
        records.use(id);
        QVERIFY(!isKept());
        records.edit(id, card(3));
        QVERIFY(isKept());
        records.merge(records.add(card(4)).id, id);
        QVERIFY(isKept());
        records.remove(id);
        QVERIFY(isKept());
        records.erase(id);
        QVERIFY(isKept());
        records.remove(records.find(card(1))->id);
        QVERIFY(isKept());
        QVERIFY(!isKept());
        Library copy(folder / "a.db.backup-1");
        QVERIFY(Records(copy).all() == records.all());
    }

    // A copy a day for two weeks; when they are older than 30 days each new one takes the oldest with it, down to three.
    void copiesOfTheLastThirtyDaysStay()
    {
        const Folder folder;
        Library library(folder / "a.db");
        library.insert(forkedMatch());
        const auto keptOn = [&](int day) {
            playOn(library, MatchId{1}, 1);
            QVERIFY(keepBackup(folder / "a.db", today() + day * kDay));
        };
        for (int day = 1; day <= 14; ++day)
            keptOn(day);
        QVERIFY(folder.names().contains("a.db.backup-14"));
        for (int copy = 1; copy <= 14; ++copy)
            QCOMPARE(Library(folder / ("a.db.backup-" + std::to_string(copy))).load(MatchId{1}).nodes.size(),
                     std::size_t(20 - copy));
        for (int copy = 1; copy <= 14; ++copy)
            std::filesystem::last_write_time(folder / ("a.db.backup-" + std::to_string(copy)), monthsAgo());
        keptOn(15);
        QVERIFY(folder.names().contains("a.db.backup-14"));
        QVERIFY(!folder.names().contains("a.db.backup-15"));
        QCOMPARE(Library(folder / "a.db.backup-14").load(MatchId{1}).nodes.size(), std::size_t(7));
        for (int day = 16; day <= 32; ++day) {
            keptOn(day);
            std::filesystem::last_write_time(folder / "a.db.backup-1", monthsAgo());
        }
        QVERIFY(folder.names().contains("a.db.backup-3"));
        QVERIFY(!folder.names().contains(".part"));
    }

    void theFullestCopyStays()
    {
        const Folder folder;
        Library library(folder / "a.db");
        for (int number = 0; number < 3; ++number)
            library.insert(forkedMatch());
        QVERIFY(keepBackup(folder / "a.db", today() + kDay));
        library.remove(MatchId{3});
        library.erase(MatchId{3});
        for (int day = 2; day <= 8; ++day) {
            for (int copy = 1; copy < day; ++copy)
                if (std::filesystem::exists(folder / ("a.db.backup-" + std::to_string(copy))))
                    std::filesystem::last_write_time(folder / ("a.db.backup-" + std::to_string(copy)), monthsAgo());
            playOn(library, MatchId{1}, 1);
            QVERIFY(keepBackup(folder / "a.db", today() + day * kDay));
        }
        int most = 0;
        const std::vector<Backup> copies = backupsOf(folder / "a.db");
        for (const Backup &copy : copies)
            most = std::max(most, copy.matches);
        QCOMPARE(most, 3);
        QVERIFY(copies.size() < 8);
    }

    // What a process left half done goes after a day; other files with such names never do.
    void whatWasLeftHalfDoneIsSwept()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 1);
        for (const char *name :
             {"a.db.part-17", "a.db.backup-1.part-18", "a.db.part-19-journal", "a.db.part-new", "b.db.part-20"}) {
            writeBytes(folder / name, "half");
            std::filesystem::last_write_time(folder / name, monthsAgo());
        }
        writeBytes(folder / "a.db.part-21", "somebody is at it");
        QVERIFY(keepBackup(folder / "a.db", today()));
        QCOMPARE(folder.names(), QString("a.db a.db.backup-1 a.db.part-21 a.db.part-new b.db.part-20"));
    }

    void aDamagedFileReplacesNoCopy()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 500);
        QVERIFY(keepBackup(folder / "a.db", today()));
        playOn(*std::make_unique<Library>(folder / "a.db"), MatchId{1}, 1);
        QByteArray bytes = bytesOf(folder / "a.db");
        for (qsizetype page = 9; page < bytes.size() / kPage; ++page)
            bytes.replace(page * kPage, kPage, QByteArray(kPage, '\x5a'));
        writeBytes(folder / "a.db", bytes);
        const QByteArray copy = bytesOf(folder / "a.db.backup-1");
        QCOMPARE(codeOf([&] { keepBackup(folder / "a.db", today() + kDay); }), QString("storage.damaged"));
        QCOMPARE(bytesOf(folder / "a.db.backup-1"), copy);
        QCOMPARE(folder.names(), QString("a.db a.db.backup-1"));
    }

    void whoeverStopsItGetsNone()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 5000);
        QVERIFY(!codeOf([&] { keepBackup(folder / "a.db", today(), [] { return true; }); }).isEmpty());
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void onlySoundCopiesAreOffered()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 5);
        QVERIFY(keepBackup(folder / "a.db", today()));
        writeBytes(folder / "a.db.backup-2", bytesOf(folder / "a.db.backup-1").chopped(100));
        writeBytes(folder / "a.db.backup-3", "a diary");
        writeBytes(folder / "a.db.v1.bak", bytesOf(folder / "a.db.backup-1"));
        writeBytes(folder / "a.db.txt", bytesOf(folder / "a.db.backup-1"));
        const auto before = contentOf(folder);
        const auto copies = backupsOf(folder / "a.db");
        QCOMPARE(copies.size(), std::size_t(2));
        QVERIFY(contentOf(folder) == before);
    }

    void whatIsReadOfADamagedFileTakesNoChange()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 5);
        Library read = Library::salvage(folder / "a.db");
        QVERIFY(read.isReadOnly());
        const StoredMatch match = read.load(MatchId{1});
        QCOMPARE(match.nodes.size(), std::size_t(5));
        QCOMPARE(read.list().size(), std::size_t(1));
        QCOMPARE(codeOf([&] { read.append(MatchId{1}, match.revision, 6, someMove(6, 5), {}); }), QString("storage.readOnly"));
        QCOMPARE(codeOf([&] { read.remember("a", "b"); }), QString("storage.readOnly"));
        QCOMPARE(codeOf([&] { read.create("bronze", 1, someSetup(), {}); }), QString("storage.readOnly"));
        QCOMPARE(folder.names(), QString("a.db"));
        // It outlives the file.
        Library moved = std::move(read);
        QVERIFY(std::filesystem::remove(folder / "a.db"));
        QCOMPARE(moved.load(MatchId{1}).nodes.size(), std::size_t(5));
    }

    void oneBadMatchLeavesTheOthersReadable()
    {
        const Folder folder;
        for (int match = 0; match < 3; ++match)
            makeLibrary(folder / "a.db", 5);
        sql(folder / "a.db", "DELETE FROM move WHERE match = 2 AND node = 2");
        int lost = 0;
        const Library read = Library::salvage(folder / "a.db", &lost);
        QCOMPARE(read.list().size(), std::size_t(2));
        QCOMPARE(lost, 1);
    }

    void theCardLibraryIsReadToo()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 5);
        std::vector<RecordEntry> before;
        {
            Library library(folder / "a.db");
            Records records(library);
            const RecordId id = records.add(card(1)).id;
            records.edit(id, card(2));
            records.merge(records.add(card(3)).id, id);
            records.remove(records.add(card(4)).id);
            records.seed("nations", 1, {{{"a", card(5)}}});
            before = records.all();
        }
        sql(folder / "a.db", "DELETE FROM move WHERE node = 2");
        Library read = Library::salvage(folder / "a.db");
        QVERIFY(Records(read).all() == before);
        QCOMPARE(codeOf([&] { Records(read).add(card(9)); }), QString("storage.readOnly"));
        // One of them cannot be read; what was merged into it is.
        {
            SQLite::Database db((folder / "a.db").string(), SQLite::OPEN_READWRITE);
            db.exec("PRAGMA ignore_check_constraints = ON; UPDATE record SET fields = 'x' WHERE id = 1");
        }
        Library rest = Library::salvage(folder / "a.db");
        QCOMPARE(Records(rest).all().size(), before.size() - 1);
        QVERIFY(Records(rest).find(card(3))->isLive());
    }

    // Bringing it up to date would look at every row.
    void aDamagedFileOfAnOlderFormatIsReadToo()
    {
        const Folder folder;
        for (int match = 0; match < 3; ++match)
            makeLibrary(folder / "a.db", 400);
        sql(folder / "a.db", "DROP TABLE record");
        sql(folder / "a.db", "DROP TABLE printed");
        sql(folder / "a.db", "DROP TABLE turn_time");
        sql(folder / "a.db", "DROP TABLE review");
        sql(folder / "a.db", "DROP INDEX match_by_day");
        sql(folder / "a.db", "ALTER TABLE match DROP COLUMN over_at");
        sql(folder / "a.db", "CREATE INDEX match_by_start ON match (started_at, id, game, players)");
        sql(folder / "a.db", "VACUUM");
        sql(folder / "a.db", "PRAGMA user_version = 5");
        const auto page = std::stoll(sql(folder / "a.db",
                                         "SELECT pageno FROM dbstat WHERE name = 'move' AND pagetype = 'leaf'"
                                         " ORDER BY pageno LIMIT 1 OFFSET 6"));
        QByteArray bytes = bytesOf(folder / "a.db");
        bytes.replace((page - 1) * kPage, kPage, QByteArray(kPage, '\x5a'));
        writeBytes(folder / "a.db", bytes);
        int lost = 0;
        const Library read = Library::salvage(folder / "a.db", &lost);
        QCOMPARE(read.list().size(), std::size_t(2));
        QCOMPARE(lost, 1);
        QCOMPARE(bytesOf(folder / "a.db"), bytes);
        QCOMPARE(codeOf([&] { const Library library(folder / "a.db"); }), QString("storage.damaged"));
    }

    // How long turns took is the least of a match, and what a review found is found again: where that cannot be read, the rest is.
    void unreadableTimesAndReviewsLoseNoMatch()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 40);
        {
            Library library(folder / "a.db");
            library.saveTurnTimes(MatchId{1}, std::vector<std::int64_t>(someSetup().players.size(), 60));
            library.saveReview(MatchId{1}, "found");
        }
        for (const char *table : {"turn_time", "review"}) {
            const auto page = std::stoll(
                sql(folder / "a.db", std::string("SELECT pageno FROM dbstat WHERE name = '") + table + "' LIMIT 1"));
            QByteArray bytes = bytesOf(folder / "a.db");
            bytes.replace((page - 1) * kPage, kPage, QByteArray(kPage, '\x5a'));
            writeBytes(folder / "a.db", bytes);
        }
        QVERIFY(Library(folder / "a.db").load(MatchId{1}).entry.turnTimes.empty());
        QCOMPARE(Library(folder / "a.db").review(MatchId{1}), std::string());
        int lost = 0;
        QCOMPARE(Library::salvage(folder / "a.db", &lost).load(MatchId{1}).nodes.size(), std::size_t(40));
        QCOMPARE(lost, 0);
    }

    // A match that ended is taken back and ends again, whatever became of what its review found.
    void anUnreadableReviewStopsNoMatch()
    {
        const Folder folder;
        const Setup setup{{"Ada", "Ben"}, "classic", {}, "play"};
        MatchId id;
        std::int64_t revision = 0;
        {
            Library library(folder / "a.db");
            id = library.create("bronze", 1, setup, {});
            revision = library.append(id, 1, 1, someMove(1, 0), {1, true, -1, {4, 9}, {1}, {}});
            library.saveReview(id, "found");
        }
        const auto page = std::stoll(sql(folder / "a.db", "SELECT pageno FROM dbstat WHERE name = 'review' LIMIT 1"));
        QByteArray bytes = bytesOf(folder / "a.db");
        bytes.replace((page - 1) * kPage, kPage, QByteArray(kPage, '\x5a'));
        writeBytes(folder / "a.db", bytes);
        Library library(folder / "a.db");
        QVERIFY(library.reviewedResults({"Ada", "", "", 5}).empty());
        revision = library.moveHead(id, revision, 0, 1, {0, false, 0, {0, 0}, {}, {}});
        QVERIFY(library.results({"Ada", "", "", 5}).empty());
        library.moveHead(id, revision, 1, 1, {1, true, -1, {4, 9}, {1}, {}});
        QCOMPARE(library.results({"Ada", "", "", 5}).size(), std::size_t(1));
    }

    // Whatever happened to a file: it is opened, or what can be read is, or a copy is offered; never is it changed by looking.
    void mutatedFilesLoseNothingMore_data()
    {
        QTest::addColumn<bool>("withLog");
        QTest::newRow("alone") << false;
        QTest::newRow("with its log") << true;
    }
    void mutatedFilesLoseNothingMore()
    {
        QFETCH(const bool, withLog);
        const auto good = madeFiles(withLog);
        const auto matches = matchesOf(good);
        const auto sound = madeFiles(false).first();
        Random random(withLog ? 7 : 5);
        int opened = 0;
        int refused = 0;
        int readable = 0;
        int differing = 0;
        for (int file = 0; file < mutations() / 2; ++file) {
            const Folder folder;
            auto spoilt = good;
            // The log is as large as the file.
            spoil(withLog && random.below(2) == 0 ? spoilt["a.db-wal"] : spoilt["a.db"], random);
            for (auto each = spoilt.begin(); each != spoilt.end(); ++each)
                writeBytes(folder / each.key().toStdString(), *each);
            writeBytes(folder / "a.db.backup-1", sound);
            const auto before = contentOf(folder);
            try {
                const Library read = Library::salvage(folder / "a.db");
                for (const MatchEntry &entry : read.list()) {
                    const StoredMatch match = read.load(entry.id);
                    QVERIFY(isOfItsShape(match, matches) || withLog);
                    differing += std::none_of(matches.begin(), matches.end(),
                                              [&](const StoredMatch &one) { return one.nodes == match.nodes; })
                        ? 1
                        : 0;
                }
                ++readable;
            } catch (const Error &error) {
                QCOMPARE(error.refusal().code, std::string_view("storage.damaged"));
            }
            QCOMPARE(backupsOf(folder / "a.db").size(), std::size_t(1));
            QVERIFY(contentOf(folder) == before);
            const QString code = codeOf([&] {
                Library library(folder / "a.db");
                ++opened;
                (void)codeOf([&] { (void)Records(library).all(); });
                (void)codeOf([&] { (void)Records(library).list({}, 0, 99); });
                for (int match = 1; match <= 6; ++match)
                    (void)codeOf([&] { (void)library.load(MatchId{match}); });
                (void)codeOf([&] { (void)library.list(); });
                if (!withLog)
                    QVERIFY(contentOf(folder).value("a.db") == before.value("a.db"));
            });
            if (!code.isEmpty()) {
                ++refused;
                QVERIFY2(contentOf(folder) == before, qPrintable(code));
            }
            if (file % 10 != 0)
                continue;
            QCOMPARE(codeOf([&] { Library::restore(folder / "a.db", folder / "a.db.backup-1"); }), QString());
            QCOMPARE(Library(folder / "a.db").list().size(), std::size_t(6));
        }
        qInfo("%d opened, %d refused, %d readable in part or whole, %d matches with other texts", opened, refused, readable,
              differing);
        QVERIFY(refused > mutations() / 20 && readable > mutations() / 10);
    }
};

} // namespace tst_storage_rescue

PEGSHEET_TEST(tst_storage_rescue, RescueTest)
#include "tst_storage_rescue.moc"
