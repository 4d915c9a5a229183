// SPDX-License-Identifier: Apache-2.0
#include "app/export/bgstats.h"

#include "model/catalog.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>
#include <QUuid>

#include <map>
#include <utility>

namespace pegsheet::exporting {

namespace {

// For ever: BG Stats knows our games and players again by it.
constexpr QLatin1String kSource("Pegsheet");
// Of our names; version 5 as RFC 4122 has it.
const QUuid kNames(QStringLiteral("{2f0d7a3e-6a51-4c1e-9f0b-7e5d1c40b6a8}"));

QJsonObject gameOf(const Result &result)
{
    QJsonObject game{{QStringLiteral("name"), QString::fromStdString(result.title)},
                     {QStringLiteral("sourceGameId"), QString::fromStdString(result.entry.game)},
                     {QStringLiteral("highestWins"), true},
                     {QStringLiteral("noPoints"), false}};
    if (const int id = bggIdOf(result.entry.game); id != 0)
        game[QStringLiteral("bggId")] = id;
    return game;
}

QJsonArray playersOf(const Result &result)
{
    QJsonArray players;
    const QStringList ids = sourcePlayerIds(result);
    for (const Place &place : result.places)
        players.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(place.name)},
                                   {QStringLiteral("sourcePlayerId"), ids[place.seat]},
                                   {QStringLiteral("score"), place.score},
                                   {QStringLiteral("rank"), place.rank},
                                   {QStringLiteral("winner"), place.isWinner},
                                   {QStringLiteral("startPlayer"), place.seat == 0}});
    return players;
}

} // namespace

QString utcText(std::int64_t seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds).toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

int bggIdOf(std::string_view game)
{
    const GameEntry *entry = findGame(game);
    return entry == nullptr ? 0 : entry->info->boardGameGeek;
}

QString sourcePlayerId(const std::string &name, int before)
{
    // The same letters may be written in two ways; whoever types them sees one.
    QString whole = QString::fromStdString(name).normalized(QString::NormalizationForm_C);
    if (before > 0)
        whole += QLatin1Char('\n') + QString::number(before + 1);
    return QUuid::createUuidV5(kNames, whole).toString(QUuid::WithoutBraces);
}

QStringList sourcePlayerIds(const Result &result)
{
    QStringList ids;
    std::map<std::string, int> seen;
    for (const Place &place : result.places)
        ids.append(sourcePlayerId(place.name, seen[place.name]++));
    return ids;
}

QJsonObject bgStatsPlay(const Result &result, const QString &board)
{
    QJsonObject play{{QStringLiteral("sourceName"), kSource},
                     {QStringLiteral("sourcePlayId"), QString::fromStdString(result.entry.uid)},
                     {QStringLiteral("playDate"), utcText(result.entry.touchedAt)},
                     {QStringLiteral("board"), board},
                     {QStringLiteral("game"), gameOf(result)},
                     {QStringLiteral("players"), playersOf(result)}};
    if (const auto minutes = minutesOf(result))
        play[QStringLiteral("durationMin")] = *minutes;
    if (!result.entry.about.place.empty())
        play[QStringLiteral("location")] = QString::fromStdString(result.entry.about.place);
    return play;
}

QString bgStatsLink(const Result &result, const QString &board, BgStatsLink kind)
{
    const QByteArray json = QJsonDocument(bgStatsPlay(result, board)).toJson(QJsonDocument::Compact);
    const QLatin1String scheme(kind == BgStatsLink::Web ? "https" : "bgstats");
    return scheme + QStringLiteral("://app.bgstatsapp.com/createPlay.html?data=")
        + QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUtf8(json)));
}

} // namespace pegsheet::exporting
