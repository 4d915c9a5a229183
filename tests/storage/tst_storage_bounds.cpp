// SPDX-License-Identifier: Apache-2.0
// Whatever a file says: what is read of it is no larger than what we write, and no later than there is any match.
#include "storage/rescue.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>

namespace tst_storage_bounds {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kYear3000 = 32'503'680'000;

} // namespace

class BoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void longTextsAreReadShortened()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 5);
        sql(folder / "a.db",
            "UPDATE match SET players = '[\"' || replace(hex(zeroblob(2500000)), '0', 'ö') || '\",\"Bo\"]', variant = hex(zeroblob(9999))");
        sql(folder / "a.db",
            "INSERT INTO about (match, place, note) VALUES (1, hex(zeroblob(9999)), replace(hex(zeroblob(9999)), '0', '€'))");
        const Library library(folder / "a.db");
        const MatchEntry entry = library.list().front();
        // Of a match that is opened more of a name is read, but not all of it either.
        const Setup opened = library.load(MatchId{1}).entry.setup;
        QVERIFY(opened.players.front().size() < 17'000 && opened.players.front().ends_with("…"));
        QVERIFY(opened.variant == entry.setup.variant && opened.players[1] == entry.setup.players[1]);
        QVERIFY(library.load(MatchId{1}).entry.about == entry.about);
        const QString name = QString::fromStdString(entry.setup.players.front());
        QCOMPARE(name, QString(100, QChar(u'ö')) + QChar(u'…'));
        QCOMPARE(entry.setup.players[1], std::string("Bo"));
        QVERIFY(entry.setup.variant.size() < 210 && entry.setup.variant.ends_with("…"));
        QVERIFY(entry.about.place.size() <= kLongestPlace + 3 && entry.about.place.ends_with("…"));
        QVERIFY(entry.about.note.size() <= kLongestNote + 3 && entry.about.note.ends_with("€…"));
    }

    void ofTooManyPlayersTheFirstAreRead()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 5);
        sql(folder / "a.db",
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)"
            " UPDATE match SET players = (SELECT json_group_array('Ann ' || i) FROM n)");
        QCOMPARE(Library(folder / "a.db").list().front().setup.players.size(), std::size_t(16));
    }

    // A clock that was wrong once, or a hand in the file: the match changed next was changed then.
    void aTimeFarAheadDoesNotStay()
    {
        const Folder folder;
        const fs::path file = folder / "a.db";
        makeLibrary(file, 5);
        sql(file, "UPDATE progress SET over = 1, touched_at = " + std::to_string(kYear3000));
        constexpr std::int64_t kNow = 1'800'000'000;
        Library library(file, {2000, [] { return kNow; }});
        QVERIFY(library.list().front().touchedAt < kYear3000);
        QCOMPARE(library.finishedAfter(kNow - 1).count, std::int64_t(0));
        playOn(library, MatchId{1}, 1);
        QCOMPARE(library.list().front().touchedAt, kNow);
    }

    void aCopyIsNotDatedByIt()
    {
        const Folder folder;
        const fs::path file = folder / "a.db";
        makeLibrary(file, 5);
        sql(file, "UPDATE progress SET touched_at = " + std::to_string(kYear3000));
        QVERIFY(keepBackup(file, 1'800'000'000));
        QCOMPARE(backupsOf(file).front().changedAt, std::int64_t(0));
    }
};

} // namespace tst_storage_bounds

PEGSHEET_TEST(tst_storage_bounds, BoundsTest)
#include "tst_storage_bounds.moc"
