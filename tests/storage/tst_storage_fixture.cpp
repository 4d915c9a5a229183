// SPDX-License-Identifier: Apache-2.0
// Files of every format version ever published are read exactly, and become what a new file is.
#include "storage/schema.h"
#include "tests/places.h"
#include "tests/registry.h"
#include "tests/storage/fixture.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <QDir>

namespace tst_storage_fixture {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

/// Tables and indices word for word, one a line.
std::string schemaOf(const std::filesystem::path &file)
{
    SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
    SQLite::Statement query(db, "SELECT type || ' ' || name || ' ' || ifnull(sql, '') FROM sqlite_schema ORDER BY name");
    std::string schema;
    while (query.executeStep())
        schema += query.getColumn(0).getString() + '\n';
    return schema;
}

} // namespace

class FixtureTest : public QObject
{
    Q_OBJECT

private:
    Folder m_folder;

private slots:
    void everyVersionHasItsFile()
    {
        for (const Migration &step : migrations())
            QVERIFY(QFile::exists(pegsheet::tests::sourcePath(QStringLiteral("tests/storage/fixtures/v%1.db").arg(step.version))));
    }

    void aFileIsReadExactly_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name :
             QDir(pegsheet::tests::sourcePath(QStringLiteral("tests/storage/fixtures"))).entryList({"v*.db"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << name;
    }

    void aFileIsReadExactly()
    {
        QFETCH(QString, name);
        const auto file = m_folder / name.toStdString();
        QVERIFY(QFile::copy(pegsheet::tests::sourcePath(QStringLiteral("tests/storage/fixtures/") + name),
                            QString::fromStdString(file.string())));
        {
            Library library(file);
            QVERIFY(isSame(library.load(MatchId{1}), fixture::finished()));
            QVERIFY(isSame(library.load(MatchId{2}), fixture::begun()));
            auto entries = library.list();
            const int version = name.mid(1, 1).toInt();
            if (version >= 8) {
                QCOMPARE(library.review(MatchId{8}), version < 9 ? std::string() : std::string(fixture::kFound));
                const StoredMatch corrected = library.load(MatchId{8});
                QVERIFY(isSame(corrected, fixture::corrected()));
                QCOMPARE(playedAt(corrected.entry), fixture::corrected().entry.overAt);
                entries.erase(entries.begin());
            }
            // Where nobody knows when it was over, it is dated by its beginning, whatever is done to it from then on.
            QCOMPARE(library.load(MatchId{1}).entry.overAt, fixture::finished().entry.startedAt);
            QCOMPARE(library.load(MatchId{2}).entry.overAt, 0);
            if (version >= 7) {
                const StoredMatch timed = library.load(MatchId{7});
                QVERIFY(isSame(timed, fixture::timed()));
                entries.erase(entries.begin());
            }
            if (name != "v1.db" && name != "v2.db" && name != "v3.db" && name != "v4.db") {
                const StoredMatch told = library.load(MatchId{6});
                QVERIFY(isSame(told, fixture::told()));
                QCOMPARE(told.entry.played, fixture::told().entry.played);
                entries.erase(entries.begin());
            }
            if (name != "v1.db" && name != "v2.db" && name != "v3.db") {
                QVERIFY(isSame(library.load(MatchId{5}), fixture::mended()));
                QVERIFY(isSame(entries.front(), fixture::mended().entry));
                entries.erase(entries.begin());
            }
            if (name != "v1.db" && name != "v2.db") {
                QVERIFY(isSame(library.load(MatchId{4}), fixture::shared()));
                QVERIFY(isSame(entries.front(), fixture::shared().entry));
                entries.erase(entries.begin());
            }
            if (name != "v1.db") {
                QVERIFY(isSame(library.load(MatchId{3}), fixture::marked()));
                QVERIFY(isSame(entries.front(), fixture::marked().entry));
                entries.erase(entries.begin());
            }
            QCOMPARE(entries.size(), std::size_t(2));
            QVERIFY(isSame(entries[0], fixture::begun().entry));
            QVERIFY(isSame(entries[1], fixture::finished().entry));
            // What older formats knew of a finished match is counted too.
            const auto wins = library.tallies({"bronze", "classic", "Ann", "rank"});
            QCOMPARE(wins.size(), std::size_t(1));
            QCOMPARE(std::pair(wins[0].value, wins[0].count), std::pair(std::int64_t(1), std::int64_t(1)));
            QCOMPARE(library.results({"Jürgen 🎲", "", "", 9}).at(0).margin, std::optional(-33));
            QCOMPARE(library.remembered("language"), std::string("de"));
            QVERIFY(Records(library).all() == (version < 6 ? std::vector<RecordEntry>() : fixture::records()));
            const Record printed{"bronze", "", "", "card", 0, "", {}};
            QCOMPARE(Records(library).seed("bronze", 7, {{{"one", printed}}}), version < 6 ? 1 : 0);
            QVERIFY(library.integrityFindings().empty());
        }
        makeLibrary(m_folder / "new.db", 0);
        QCOMPARE(schemaOf(file), schemaOf(m_folder / "new.db"));
        Library(file).create("bronze", 1, someSetup(), {});
    }
};

} // namespace tst_storage_fixture

PEGSHEET_TEST(tst_storage_fixture, FixtureTest)
#include "tst_storage_fixture.moc"
