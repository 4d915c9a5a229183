// SPDX-License-Identifier: Apache-2.0
// What BG Stats is told, against its contract: every field of the right kind, and every truth there.
#include "app/export/bgstats.h"
#include "model/catalog.h"
#include "tests/app/export/results.h"
#include "tests/app/export/timezone.h"
#include "tests/registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>
#include <QUrl>
#include <QUrlQuery>

namespace tst_export_bgstats {

using namespace pegsheet::exporting;
using namespace pegsheet::exporting::test;
using namespace Qt::StringLiterals;

namespace {

struct Field
{
    const char *name;
    QJsonValue::Type type;
    bool isRequired = true;
};

// The tables of the contract.
const QList<Field> kPlay{
    {"sourceName", QJsonValue::String},         {"sourcePlayId", QJsonValue::String}, {"playDate", QJsonValue::String},
    {"durationMin", QJsonValue::Double, false}, {"board", QJsonValue::String},        {"comments", QJsonValue::String, false},
    {"location", QJsonValue::String, false},    {"game", QJsonValue::Object},         {"players", QJsonValue::Array}};
const QList<Field> kGame{{"name", QJsonValue::String},
                         {"sourceGameId", QJsonValue::String},
                         {"bggId", QJsonValue::Double, false},
                         {"highestWins", QJsonValue::Bool},
                         {"noPoints", QJsonValue::Bool}};
const QList<Field> kPlayer{{"name", QJsonValue::String},      {"sourcePlayerId", QJsonValue::String}, {"score", QJsonValue::Double},
                           {"rank", QJsonValue::Double},      {"role", QJsonValue::String, false},    {"winner", QJsonValue::Bool},
                           {"startPlayer", QJsonValue::Bool}, {"team", QJsonValue::String, false}};
const QList<Field> kFileGame{{"uuid", QJsonValue::String},        {"id", QJsonValue::Double},
                             {"name", QJsonValue::String},        {"modificationDate", QJsonValue::String},
                             {"cooperative", QJsonValue::Bool},   {"highestWins", QJsonValue::Bool},
                             {"noPoints", QJsonValue::Bool},      {"usesTeams", QJsonValue::Bool},
                             {"bggId", QJsonValue::Double, false}};
const QList<Field> kFilePlace{{"uuid", QJsonValue::String},
                              {"id", QJsonValue::Double},
                              {"name", QJsonValue::String},
                              {"modificationDate", QJsonValue::String}};
const QList<Field> kFilePlayer{{"uuid", QJsonValue::String},
                               {"id", QJsonValue::Double},
                               {"name", QJsonValue::String},
                               {"isAnonymous", QJsonValue::Bool},
                               {"modificationDate", QJsonValue::String}};
const QList<Field> kFilePlay{
    {"uuid", QJsonValue::String},          {"modificationDate", QJsonValue::String}, {"entryDate", QJsonValue::String},
    {"playDate", QJsonValue::String},      {"usesTeams", QJsonValue::Bool},          {"durationMin", QJsonValue::Double},
    {"ignored", QJsonValue::Bool},         {"manualWinner", QJsonValue::Bool},       {"rounds", QJsonValue::Double},
    {"bggId", QJsonValue::Double},         {"importPlayId", QJsonValue::Double},     {"gameRefId", QJsonValue::Double},
    {"board", QJsonValue::String},         {"comments", QJsonValue::String},         {"scoringSetting", QJsonValue::Double},
    {"expansionPlays", QJsonValue::Array}, {"playerScores", QJsonValue::Array},      {"locationRefId", QJsonValue::Double, false}};
const QList<Field> kFileScore{{"score", QJsonValue::String},       {"winner", QJsonValue::Bool},
                              {"newPlayer", QJsonValue::Bool},     {"startPlayer", QJsonValue::Bool},
                              {"playerRefId", QJsonValue::Double}, {"rank", QJsonValue::Double},
                              {"seatOrder", QJsonValue::Double}};

/// What of an object is not as the table says.
QString faultOf(const QJsonObject &object, const QList<Field> &table)
{
    QStringList known;
    for (const Field &field : table) {
        const QString name = QString::fromLatin1(field.name);
        known.append(name);
        if (!object.contains(name) && field.isRequired)
            return name + QStringLiteral(" is missing");
        if (object.contains(name) && object[name].type() != field.type)
            return name + QStringLiteral(" is of another kind");
    }
    for (const QString &key : object.keys())
        if (!known.contains(key))
            return key + QStringLiteral(" is not in the contract");
    return {};
}

QString faultOfAll(const QJsonArray &list, const QList<Field> &table)
{
    for (const QJsonValue &each : list)
        if (const QString fault = faultOf(each.toObject(), table); !fault.isEmpty())
            return fault;
    return {};
}

QJsonObject fileOf(const Result &result)
{
    return QJsonDocument::fromJson(bgStatsFile(result, QStringLiteral("Classic"))).object();
}

} // namespace

class TestBgStats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLinkKeepsTheContract_data();
    void theLinkKeepsTheContract();
    void theFileKeepsTheContract_data() { theLinkKeepsTheContract_data(); }
    void theFileKeepsTheContract();
    void aPlayerIsKnownAgain();
    void aNumberIsThereOrNot();
    void theGamesHaveTheirNumbers();
    void theFileIsInTheTablesOwnTime();
    void placeAndNoteGoAlong();
    void aLongNoteIsCutInALink_data();
    void aLongNoteIsCutInALink();
    void aMatchThatWasPutAwayHasNoDuration();
};

void TestBgStats::theLinkKeepsTheContract_data()
{
    QTest::addColumn<QList<int>>("scores");
    QTest::addColumn<QList<int>>("winners");
    QTest::newRow("alone") << QList<int>{-4} << QList<int>{0};
    QTest::newRow("two, below zero") << QList<int>{-3, -12} << QList<int>{0};
    QTest::newRow("three, a tie") << QList<int>{20, 20, 7} << QList<int>{0, 1};
    QTest::newRow("four, a tie behind") << QList<int>{20, 33, 20, 20} << QList<int>{1};
    QTest::newRow("five") << QList<int>{1, 2, 3, 4, 0} << QList<int>{3};
}

void TestBgStats::theLinkKeepsTheContract()
{
    QFETCH(QList<int>, scores);
    QFETCH(QList<int>, winners);
    const Result result = resultFor({scores.begin(), scores.end()}, {winners.begin(), winners.end()});
    for (const BgStatsLink kind : {BgStatsLink::Web, BgStatsLink::App}) {
        const QString link = bgStatsLink(result, QStringLiteral("Ausgabe 2024/25 & mehr"), kind);
        QVERIFY(link.startsWith(QLatin1String(kind == BgStatsLink::Web ? "https" : "bgstats")
                                + QStringLiteral("://app.bgstatsapp.com/createPlay.html?data=%7B")));
        QVERIFY(link.size() < kLongestLink);
        QVERIFY(!link.contains(QRegularExpression(QStringLiteral("[^A-Za-z0-9%._~:/?=-]"))));
        const QByteArray json = QByteArray::fromPercentEncoding(link.section(QStringLiteral("data="), 1).toLatin1());
        const QJsonObject play = QJsonDocument::fromJson(json).object();
        QCOMPARE(faultOf(play, kPlay), QString());
        QCOMPARE(faultOf(play[u"game"].toObject(), kGame), QString());
        const QJsonArray players = play[u"players"].toArray();
        QCOMPARE(faultOfAll(players, kPlayer), QString());
        QCOMPARE(players.size(), scores.size());
        for (int seat = 0; seat < scores.size(); ++seat) {
            QCOMPARE(players[seat][u"name"].toString(), QString::fromStdString(kNames[static_cast<std::size_t>(seat)]));
            QCOMPARE(players[seat][u"score"].toInt(), scores[seat]);
            QCOMPARE(players[seat][u"winner"].toBool(), winners.contains(seat));
            QCOMPARE(players[seat][u"startPlayer"].toBool(), seat == 0);
        }
        QCOMPARE(play[u"sourceName"].toString(), QStringLiteral("Pegsheet"));
        QCOMPARE(play[u"sourcePlayId"].toString(), QStringLiteral("0123456789abcdef0123456789abcdef"));
        QCOMPARE(play[u"playDate"].toString(), QStringLiteral("2024-05-31 18:47:29"));
        QCOMPARE(play[u"durationMin"].toInt(), 47);
    }
}

void TestBgStats::theFileKeepsTheContract()
{
    QFETCH(QList<int>, scores);
    QFETCH(QList<int>, winners);
    const Result result = resultFor({scores.begin(), scores.end()}, {winners.begin(), winners.end()});
    QJsonParseError error;
    const QJsonObject file = QJsonDocument::fromJson(bgStatsFile(result, QStringLiteral("Classic")), &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    for (const char *list : {"games", "players", "locations", "plays", "challenges", "deletedObjects", "tags"})
        QVERIFY2(file[QLatin1String(list)].isArray(), list);
    QVERIFY(file[u"about"].isString());
    QVERIFY(file[u"userInfo"].toObject()[u"meRefId"].isDouble());
    QCOMPARE(faultOfAll(file[u"games"].toArray(), kFileGame), QString());
    QCOMPARE(faultOfAll(file[u"players"].toArray(), kFilePlayer), QString());
    QCOMPARE(faultOfAll(file[u"plays"].toArray(), kFilePlay), QString());
    const QJsonObject play = file[u"plays"].toArray().first().toObject();
    QCOMPARE(play[u"uuid"].toString(), QStringLiteral("01234567-89AB-CDEF-0123-456789ABCDEF"));
    QCOMPARE(play[u"gameRefId"], file[u"games"].toArray().first().toObject()[u"id"]);
    const QJsonArray found = play[u"playerScores"].toArray();
    QCOMPARE(faultOfAll(found, kFileScore), QString());
    for (int seat = 0; seat < scores.size(); ++seat) {
        QCOMPARE(found[seat][u"score"].toString(), QString::number(scores[seat]));
        QCOMPARE(found[seat][u"playerRefId"], file[u"players"].toArray()[seat].toObject()[u"id"]);
    }
}

// BG Stats remembers who is meant by this id, so it may never be another one: these are promises.
void TestBgStats::aPlayerIsKnownAgain()
{
    QCOMPARE(sourcePlayerId("Ann", 0), sourcePlayerId("Ann", 0));
    QCOMPARE(sourcePlayerId("Ann", 0), QStringLiteral("e367ca6b-aa55-507d-9fb1-d2a6646a39dd"));
    QVERIFY(sourcePlayerId("Ann", 0) != sourcePlayerId("ann", 0));
    QVERIFY(sourcePlayerId("Ann", 0) != sourcePlayerId("Ann", 1));
    QCOMPARE(sourcePlayerId("J\u00fcrgen", 0), sourcePlayerId("Ju\u0308rgen", 0));
    QCOMPARE(sourcePlayerId("J\u00fcrgen", 0), sourcePlayerId("J\u00fcrgen\u00a0", 0));
    Result twins = resultFor({1, 2}, {1});
    twins.places[0].name = twins.places[1].name = "Bo";
    QVERIFY(sourcePlayerIds(twins)[0] != sourcePlayerIds(twins)[1]);
    twins.places[0].name += "\u200b";
    QVERIFY(sourcePlayerIds(twins)[0] != sourcePlayerIds(twins)[1]);
}

void TestBgStats::aNumberIsThereOrNot()
{
    Result result = resultFor({1}, {0});
    const auto inFile = [&] { return fileOf(result)[u"games"].toArray().first().toObject(); };
    QCOMPARE(bgStatsPlay(result, {})[u"game"].toObject()[u"bggId"], QJsonValue(37380));
    QCOMPARE(inFile()[u"bggId"], QJsonValue(37380));
    result.boardGameGeek = 0;
    QVERIFY(!bgStatsPlay(result, {})[u"game"].toObject().contains(u"bggId"));
    QVERIFY(!inFile().contains(u"bggId"));
}

void TestBgStats::theGamesHaveTheirNumbers()
{
    QMap<QString, int> numbers;
    for (const pegsheet::GameEntry &game : pegsheet::catalog())
        numbers[QString::fromUtf8(game.info->id.data(), static_cast<qsizetype>(game.info->id.size()))] = game.info->boardGameGeek;
    QCOMPARE(numbers[u"bronze"_s], 37380);
    QCOMPARE(numbers[u"nations"_s], 157809);
    QCOMPARE(numbers[u"tapestry"_s], 286096);
    QCOMPARE(numbers[u"empires"_s], 0);
}

// 18:47 in UTC is 14:47 in New York, and what ends there after 20:00 is tomorrow in UTC.
void TestBgStats::theFileIsInTheTablesOwnTime()
{
    const TimeZone newYork("America/New_York");
    Result result = resultFor({1, 2}, {1});
    result.entry.overAt += 6 * 3600;
    result.entry.touchedAt = result.entry.overAt;
    const QJsonObject play = fileOf(result)[u"plays"].toArray().first().toObject();
    for (const char *field : {"playDate", "entryDate", "modificationDate"})
        QCOMPARE(play[QLatin1String(field)].toString(), QStringLiteral("2024-05-31 20:47:29"));
    QCOMPARE(bgStatsPlay(result, {})[u"playDate"].toString(), QStringLiteral("2024-06-01 00:47:29"));
}

void TestBgStats::placeAndNoteGoAlong()
{
    Result result = resultFor({1, 2}, {1});
    QVERIFY(!bgStatsPlay(result, {}).contains(u"comments"));
    result.entry.about = {"Café “Zur Höhle”", "the dog\nate a die"};
    QCOMPARE(bgStatsPlay(result, {})[u"comments"].toString(), QStringLiteral("the dog\nate a die"));
    QCOMPARE(bgStatsPlay(result, {})[u"location"].toString(), QStringLiteral("Café “Zur Höhle”"));
    const QJsonObject file = fileOf(result);
    const QJsonArray places = file[u"locations"].toArray();
    QCOMPARE(places.size(), 1);
    QCOMPARE(faultOfAll(places, kFilePlace), QString());
    QCOMPARE(places[0][u"name"].toString(), QStringLiteral("Café “Zur Höhle”"));
    const QJsonObject play = file[u"plays"].toArray().first().toObject();
    QCOMPARE(faultOf(play, kFilePlay), QString());
    QCOMPARE(play[u"locationRefId"], places[0][u"id"]);
    QCOMPARE(play[u"comments"].toString(), QStringLiteral("the dog\nate a die"));
    QCOMPARE(fileOf(result)[u"locations"][0][u"uuid"], places[0][u"uuid"]);
}

void TestBgStats::aLongNoteIsCutInALink_data()
{
    QTest::addColumn<QString>("letter");
    QTest::newRow("ASCII") << QStringLiteral("a");
    QTest::newRow("two bytes") << QStringLiteral("ж");
    QTest::newRow("four bytes") << QStringLiteral("🎲");
    QTest::newRow("to be escaped") << QStringLiteral("\n");
}

void TestBgStats::aLongNoteIsCutInALink()
{
    QFETCH(QString, letter);
    Result result = resultFor({1, 2, 3, 4, 5}, {4});
    const QString note = letter.repeated(static_cast<int>(pegsheet::storage::kLongestNote) / letter.toUtf8().size());
    result.entry.about.note = note.toStdString();
    const QString link = bgStatsLink(result, QStringLiteral("Classic"), BgStatsLink::App);
    QVERIFY(link.size() <= kLongestLink);
    const QByteArray json = QByteArray::fromPercentEncoding(link.section(QStringLiteral("data="), 1).toLatin1());
    QString read = QJsonDocument::fromJson(json).object()[u"comments"].toString();
    if (read != note) {
        QVERIFY(link.size() > kLongestLink - 100);
        QVERIFY(read.endsWith(QChar(0x2026)));
        read.chop(1);
        QVERIFY(note.startsWith(read));
        QVERIFY(!read.back().isHighSurrogate());
    }
    QCOMPARE(fileOf(result)[u"plays"][0][u"comments"].toString(), note);
}

void TestBgStats::aMatchThatWasPutAwayHasNoDuration()
{
    Result result = resultFor({1, 2}, {1});
    result.entry.overAt = result.entry.touchedAt = result.entry.startedAt + 3 * 24 * 3600;
    QVERIFY(!bgStatsPlay(result, {}).contains(u"durationMin"));
}

} // namespace tst_export_bgstats

PEGSHEET_TEST(tst_export_bgstats, TestBgStats)
#include "tst_export_bgstats.moc"
