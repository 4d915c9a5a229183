// SPDX-License-Identifier: Apache-2.0
// The tables that other programs read: every cell where it belongs, and none that a spreadsheet would run.
#include "app/export/bggplays.h"
#include "app/export/bgstats.h"
#include "app/export/csv.h"
#include "app/export/matchtable.h"
#include "app/match/matchabout.h"
#include "app/match/matchlist.h"
#include "app/session.h"
#include "tests/app/export/results.h"
#include "tests/app/export/timezone.h"
#include "tests/registry.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

namespace tst_export_tables {

using namespace pegsheet;
using namespace pegsheet::exporting;
using namespace pegsheet::exporting::test;

namespace {

const std::string kMark = "\xEF\xBB\xBF"; // which tells a spreadsheet that it is UTF-8

/// Reads it as RFC 4180 says, which a spreadsheet does too. No rows without the mark.
QList<QStringList> rowsOf(const std::string &text)
{
    if (!text.starts_with(kMark))
        return {};
    QList<QStringList> rows;
    QStringList row;
    std::string cell;
    bool isQuoted = false;
    for (std::size_t at = kMark.size(); at < text.size(); ++at) {
        const char c = text[at];
        if (isQuoted && c == '"' && at + 1 < text.size() && text[at + 1] == '"') {
            cell += text[++at];
        } else if (c == '"') {
            isQuoted = !isQuoted;
        } else if (!isQuoted && (c == ',' || c == '\r')) {
            row.append(QString::fromStdString(std::exchange(cell, {})));
            if (c == '\r' && text[++at] == '\n')
                rows.append(std::exchange(row, {}));
        } else {
            cell += c;
        }
    }
    return row.isEmpty() && cell.empty() ? rows : QList<QStringList>();
}

QString at(const QList<QStringList> &rows, int row, const char *column)
{
    return rows[row].value(rows.first().indexOf(QLatin1String(column)), QStringLiteral("no such column"));
}

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellsAreQuotedWhereTheyMustBe();
    void whatWasTypedIsNeverAFormula();
    void aRowAPlayer();
    void whereItWasPlayedAndWhatWasNotedIsThere();
    void aCorrectionLeavesTheDay();
    void theListsSayTheSameDay();
    void placesAreShared();
    void aMatchThatGoesOnHasNoPlaces();
    void theColumnsOfBoardGameGeek();
    void theSameForTheClipboard();
};

void TestTables::cellsAreQuotedWhereTheyMustBe()
{
    Csv csv;
    csv.cell("a").cell("b,c").cell("d;e").cell("say \"no\"").cell("two\nlines").cell("").cell(-7);
    csv.endRow();
    QCOMPARE(QByteArray::fromStdString(csv.text()),
             QByteArray("\xEF\xBB\xBF"
                        "a,\"b,c\",\"d;e\",\"say \"\"no\"\"\",\"two\nlines\",,-7\r\n"));
}

void TestTables::whatWasTypedIsNeverAFormula()
{
    for (const char *text : {"=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "＝1"}) {
        Csv csv;
        csv.typed(text);
        csv.endRow();
        QCOMPARE(rowsOf(csv.text()).first().first(), QLatin1Char('\'') + QString::fromUtf8(text));
    }
    Csv csv;
    csv.typed("A=1").typed("陈");
    csv.endRow();
    QCOMPARE(rowsOf(csv.text()).first(), (QStringList{QStringLiteral("A=1"), QStringLiteral("陈")}));
}

void TestTables::aRowAPlayer()
{
    const auto rows = rowsOf(matchTable({resultFor({-3, 20, 20}, {1}), resultFor({5}, {0})}));
    QCOMPARE(rows.size(), 5);
    QCOMPARE(rows.first(),
             QStringLiteral("uid,game,variant,options,started,touched,duration,moves,seat,name,score,place,winner,"
                            "day,location,note,developments,disasters")
                 .split(QLatin1Char(',')));
    for (const QStringList &row : rows)
        QCOMPARE(row.size(), rows.first().size());
    QCOMPARE(at(rows, 1, "options"), QStringLiteral("trading=true; laterPoints=classic"));
    QCOMPARE(at(rows, 1, "started"), QStringLiteral("2024-05-31T18:00:00Z"));
    QCOMPARE(at(rows, 1, "duration"), QStringLiteral("47"));
    QCOMPARE(at(rows, 1, "name"), QString::fromStdString(kNames[0]));
    QCOMPARE(at(rows, 1, "score"), QStringLiteral("-3"));
    QCOMPARE(at(rows, 1, "developments"), QStringLiteral("0"));
    QCOMPARE(at(rows, 3, "name"), QStringLiteral("'=SUM(A1:A9)"));
    QCOMPARE(at(rows, 2, "winner"), QStringLiteral("1"));
    QCOMPARE(at(rows, 3, "winner"), QStringLiteral("0"));
    QCOMPARE(at(rows, 4, "seat"), QStringLiteral("1"));
}

void TestTables::whereItWasPlayedAndWhatWasNotedIsThere()
{
    Result told = resultFor({5, 7}, {1});
    told.entry.about = {"=Café", "“so close”,\nsaid Bo"};
    const auto rows = rowsOf(matchTable({told}));
    QCOMPARE(at(rows, 2, "location"), QStringLiteral("'=Café"));
    QCOMPARE(at(rows, 2, "note"), QStringLiteral("“so close”,\nsaid Bo"));
    const auto play = rowsOf(bggTable(told));
    QCOMPARE(at(play, 1, "location"), QStringLiteral("'=Café"));
    QCOMPARE(at(play, 1, "comments"), QStringLiteral("“so close”,\nsaid Bo"));
    QVERIFY(bggText(told).contains(QStringLiteral("location\t=Café\n")));
}

void TestTables::aCorrectionLeavesTheDay()
{
    constexpr std::int64_t kWeek = 7 * 24 * 60 * 60;
    const TimeZone newYork("America/New_York");
    Result corrected = resultFor({5, 7}, {1});
    corrected.entry.startedAt += 6 * 60 * 60; // 20:00 there
    corrected.entry.overAt = corrected.entry.startedAt + 47 * 60;
    corrected.entry.touchedAt = corrected.entry.startedAt + kWeek;
    const QString day = QStringLiteral("2024-05-31");
    QCOMPARE(at(rowsOf(bggTable(corrected)), 1, "playdate"), day);
    QVERIFY(bggText(corrected).contains(QStringLiteral("playdate\t") + day));
    const auto rows = rowsOf(matchTable({corrected}));
    QCOMPARE(at(rows, 1, "day"), day);
    QCOMPARE(at(rows, 1, "duration"), QStringLiteral("47"));
    const auto file = QJsonDocument::fromJson(bgStatsFile(corrected, {})).object()[u"plays"][0];
    QCOMPARE(file[u"playDate"].toString(), QStringLiteral("2024-05-31 20:47:00"));
    QCOMPARE(file[u"entryDate"].toString(), QStringLiteral("2024-05-31 20:47:00"));
    QCOMPARE(file[u"modificationDate"].toString(), QStringLiteral("2024-06-07 20:00:00"));
    QCOMPARE(bgStatsPlay(corrected, {})[u"playDate"].toString(), QStringLiteral("2024-06-01 00:47:00"));
    corrected.entry.overAt = 0; // nobody knows
    QCOMPARE(at(rowsOf(bggTable(corrected)), 1, "playdate"), day);
}

// One match is begun on a Friday, over on the Sunday and corrected today; another one goes on since that Friday.
void TestTables::theListsSayTheSameDay()
{
    constexpr std::int64_t kFriday = 1'717'178'400; // 2024-05-31 18:00:00
    constexpr std::int64_t kSunday = kFriday + 2 * 24 * 60 * 60;
    const TimeZone utc("UTC");
    const std::int64_t today = QDateTime::currentSecsSinceEpoch();
    const QTemporaryDir folder;
    storage::Library library(folder.filePath(QStringLiteral("a.db")).toStdString());
    storage::StoredMatch match;
    match.entry.game = "bronze";
    match.entry.setup = {{"Ann", "Bo"}, "classic", {}, "play"};
    match.entry.startedAt = kFriday;
    match.entry.touchedAt = today;
    match.entry.summary = {0, false, 0, {3, 5}, {}, {}};
    library.insert(match);
    match.entry.summary = {0, true, -1, {3, 5}, {1}, {}};
    match.entry.overAt = kSunday;
    const storage::MatchId over = library.insert(match);
    app::MatchList list([&](std::size_t from, std::size_t count) { return library.find({}, from, count); }, nullptr);
    list.refresh();
    QCOMPARE(list.count(), 2);
    QCOMPARE(list.row(0)[QStringLiteral("over")].toBool(), true);
    QCOMPARE(list.row(0)[QStringLiteral("day")].toString(), app::dayOf(kSunday));
    QCOMPARE(list.row(0)[QStringLiteral("when")].toString(), app::dayOf(kSunday));
    QCOMPARE(list.row(0)[QStringLiteral("month")].toString(), QStringLiteral("June 2024"));
    QCOMPARE(list.row(1)[QStringLiteral("day")].toString(), app::dayOf(kFriday));
    QCOMPARE(list.row(1)[QStringLiteral("when")].toString(), app::whenOf(today)); // it can be gone on with
    QCOMPARE(list.row(1)[QStringLiteral("month")].toString(), QStringLiteral("May 2024"));
    QVERIFY(app::matchAbout(library.load(over).entry, nullptr)[QStringLiteral("when")].toString().startsWith(app::dayOf(kSunday)));
    QCOMPARE(library.results({"Bo", "", "", 1}).at(0).playedAt, kSunday);
}

// By finished sheets of four: 1, 2, 2, 4, whatever the seats.
void TestTables::placesAreShared()
{
    MaybeRefusal refusal;
    const auto session = Session::begin(*findGame("bronze"), {{"A", "B", "C", "D"}, {}, {}, "scoring"}, nullptr, refusal);
    QVERIFY(!refusal);
    for (const auto &[player, lost] : {std::pair(0, 5), {1, 9}, {2, 2}, {3, 5}}) {
        const Object goods;
        const Object sheet{{"type", "sheet"},       {"player", player},        {"goods", goods},   {"cityBoxes", Object()},
                           {"monuments", Object()}, {"developments", Array()}, {"disasters", lost}};
        const auto refused = session->play(Value(sheet));
        QVERIFY2(!refused, refused ? std::string(refused->code).c_str() : "");
    }
    const Result result = resultOf(session->match(), session->entry());
    QList<int> ranks;
    for (const Place &place : result.places)
        ranks.append(place.rank);
    QCOMPARE(ranks, (QList<int>{2, 4, 1, 2}));
    QVERIFY(result.places[2].isWinner);
    QCOMPARE(result.boardGameGeek, 37380);
}

void TestTables::aMatchThatGoesOnHasNoPlaces()
{
    const QTemporaryDir folder;
    storage::Library library(folder.filePath(QStringLiteral("a.db")).toStdString());
    MaybeRefusal refusal;
    const auto session = Session::begin(*findGame("bronze"), {{"Ann", "Bo"}, {}, {}, "play"}, &library, refusal);
    int leftOut = 0;
    const auto rows = rowsOf(matchTable(library, leftOut));
    QCOMPARE(rows.size(), 3);
    QCOMPARE(leftOut, 0);
    QCOMPARE(at(rows, 1, "place"), QString());
    QCOMPARE(at(rows, 1, "winner"), QString());
    QCOMPARE(at(rows, 2, "name"), QStringLiteral("Bo"));
    QCOMPARE(rows.first().mid(16),
             (QStringList{QStringLiteral("developments"), QStringLiteral("monuments"), QStringLiteral("architecture"),
                          QStringLiteral("empire"), QStringLiteral("disasters")}));
}

void TestTables::theColumnsOfBoardGameGeek()
{
    const auto rows = rowsOf(bggTable(resultFor({-3, 20}, {1})));
    QCOMPARE(rows.size(), 2);
    for (const char *column : {"objecttype",
                               "objectid",
                               "playdate",
                               "dateinput",
                               "length",
                               "location",
                               "quantity",
                               "incomplete",
                               "nowinstats",
                               "comments",
                               "players[0][playerid]",
                               "players[0][name]",
                               "players[0][username]",
                               "players[0][color]",
                               "players[0][position]",
                               "players[0][score]",
                               "players[0][rating]",
                               "players[0][new]",
                               "players[0][win]",
                               "players[1][name]"})
        QVERIFY2(rows.first().contains(QLatin1String(column)), column);
    QCOMPARE(at(rows, 1, "objecttype"), QStringLiteral("thing"));
    QCOMPARE(at(rows, 1, "objectid"), QStringLiteral("37380"));
    QCOMPARE(at(rows, 1, "length"), QStringLiteral("47"));
    QCOMPARE(at(rows, 1, "players[0][score]"), QStringLiteral("-3"));
    QCOMPARE(at(rows, 1, "players[1][win]"), QStringLiteral("1"));
    QCOMPARE(at(rows, 1, "incomplete"), QStringLiteral("0"));
}

void TestTables::theSameForTheClipboard()
{
    const QString text = bggText(resultFor({1, 2}, {1}));
    QVERIFY(text.contains(QStringLiteral("players[1][win]\t1\n")));
    QVERIFY(text.contains(QStringLiteral("length\t47\n")));
    QVERIFY(!text.contains(QStringLiteral("username")));
}

} // namespace tst_export_tables

PEGSHEET_TEST(tst_export_tables, TestTables)
#include "tst_export_tables.moc"
