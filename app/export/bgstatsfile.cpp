// SPDX-License-Identifier: Apache-2.0
// The file that BG Stats imports: numbers that hold in this file, and ids that hold everywhere.
#include "app/export/bgstats.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

namespace pegsheet::exporting {

namespace {

const QUuid kGames(QStringLiteral("{9b0f0d0c-0a35-4d69-8c0f-55c1a1a6f5de}"));
const QUuid kPlaces(QStringLiteral("{d0a1c3f2-58c4-4a0b-8a1e-2a6f0e9b7c34}"));
constexpr int kGame = 1; // numbers of the one game, and of the one place
constexpr int kPlace = 1;

QString upperUuid(QString hexDigits)
{
    if (hexDigits.size() == 32)
        for (const int at : {20, 16, 12, 8})
            hexDigits.insert(at, QLatin1Char('-'));
    return hexDigits.toUpper();
}

QJsonObject gameOf(const Result &result, const QString &date)
{
    const QString id = QString::fromStdString(result.entry.game);
    QJsonObject game{{QStringLiteral("uuid"), QUuid::createUuidV5(kGames, id).toString(QUuid::WithoutBraces).toUpper()},
                     {QStringLiteral("id"), kGame},
                     {QStringLiteral("name"), QString::fromStdString(result.title)},
                     {QStringLiteral("modificationDate"), date},
                     {QStringLiteral("cooperative"), false},
                     {QStringLiteral("highestWins"), true},
                     {QStringLiteral("noPoints"), false},
                     {QStringLiteral("usesTeams"), false}};
    if (result.boardGameGeek != 0)
        game[QStringLiteral("bggId")] = result.boardGameGeek;
    return game;
}

QJsonArray playersOf(const Result &result, const QString &date)
{
    QJsonArray players;
    const QStringList ids = sourcePlayerIds(result);
    for (const Place &place : result.places)
        players.append(QJsonObject{{QStringLiteral("uuid"), ids[place.seat].toUpper()},
                                   {QStringLiteral("id"), place.seat + 1},
                                   {QStringLiteral("name"), QString::fromStdString(place.name)},
                                   {QStringLiteral("isAnonymous"), false},
                                   {QStringLiteral("modificationDate"), date}});
    return players;
}

// The one place, where it is said.
QJsonArray placesOf(const Result &result, const QString &date)
{
    const QString name = QString::fromStdString(result.entry.about.place);
    if (name.isEmpty())
        return {};
    const QUuid uuid = QUuid::createUuidV5(kPlaces, name.normalized(QString::NormalizationForm_C));
    return {QJsonObject{{QStringLiteral("uuid"), uuid.toString(QUuid::WithoutBraces).toUpper()},
                        {QStringLiteral("id"), kPlace},
                        {QStringLiteral("name"), name},
                        {QStringLiteral("modificationDate"), date}}};
}

QJsonArray scoresOf(const Result &result)
{
    QJsonArray scores;
    for (const Place &place : result.places)
        scores.append(QJsonObject{{QStringLiteral("score"), QString::number(place.score)},
                                  {QStringLiteral("winner"), place.isWinner},
                                  {QStringLiteral("newPlayer"), false},
                                  {QStringLiteral("startPlayer"), place.seat == 0},
                                  {QStringLiteral("playerRefId"), place.seat + 1},
                                  {QStringLiteral("rank"), place.rank},
                                  {QStringLiteral("seatOrder"), place.seat + 1}});
    return scores;
}

QJsonObject playOf(const Result &result, const QString &board, const QString &date)
{
    const QString played = bgStatsTime(QDateTime::fromSecsSinceEpoch(playedAt(result.entry)));
    QJsonObject play{{QStringLiteral("uuid"), upperUuid(QString::fromStdString(result.entry.uid))},
                     {QStringLiteral("modificationDate"), date},
                     {QStringLiteral("entryDate"), played},
                     {QStringLiteral("playDate"), played},
                     {QStringLiteral("usesTeams"), false},
                     {QStringLiteral("durationMin"), minutesOf(result).value_or(0)},
                     {QStringLiteral("ignored"), false},
                     {QStringLiteral("manualWinner"), true}, // the game's tie-break, not the points alone, says who won
                     {QStringLiteral("rounds"), 0},
                     {QStringLiteral("bggId"), 0},
                     {QStringLiteral("importPlayId"), 0},
                     {QStringLiteral("gameRefId"), kGame},
                     {QStringLiteral("board"), board},
                     {QStringLiteral("comments"), QString::fromStdString(result.entry.about.note)},
                     {QStringLiteral("scoringSetting"), 0},
                     {QStringLiteral("expansionPlays"), QJsonArray()},
                     {QStringLiteral("playerScores"), scoresOf(result)}};
    if (!result.entry.about.place.empty())
        play[QStringLiteral("locationRefId")] = kPlace;
    return play;
}

} // namespace

QByteArray bgStatsFile(const Result &result, const QString &board)
{
    const QString date = bgStatsTime(QDateTime::fromSecsSinceEpoch(result.entry.touchedAt));
    const QJsonObject file{{QStringLiteral("about"), QStringLiteral("Pegsheet")},
                           {QStringLiteral("games"), QJsonArray{gameOf(result, date)}},
                           {QStringLiteral("players"), playersOf(result, date)},
                           {QStringLiteral("locations"), placesOf(result, date)},
                           {QStringLiteral("plays"), QJsonArray{playOf(result, board, date)}},
                           {QStringLiteral("challenges"), QJsonArray()},
                           {QStringLiteral("deletedObjects"), QJsonArray()},
                           {QStringLiteral("tags"), QJsonArray()},
                           {QStringLiteral("userInfo"), QJsonObject{{QStringLiteral("meRefId"), 0}}}};
    return QJsonDocument(file).toJson(QJsonDocument::Indented);
}

} // namespace pegsheet::exporting
