// SPDX-License-Identifier: Apache-2.0
#include "app/export/bgstats.h"

#include "app/text/namekey.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <map>
#include <utility>

namespace pegsheet::exporting {

namespace {

constexpr qsizetype kMostOfALetter = 12; // characters of a link
// For ever: BG Stats knows our games and players again by it.
constexpr QLatin1String kSource("Pegsheet");
const QString kComments = QStringLiteral("comments");
// Of our names; version 5 as RFC 4122 has it.
const QUuid kNames(QStringLiteral("{2f0d7a3e-6a51-4c1e-9f0b-7e5d1c40b6a8}"));

QJsonObject gameOf(const Result &result)
{
    QJsonObject game{{QStringLiteral("name"), QString::fromStdString(result.title)},
                     {QStringLiteral("sourceGameId"), QString::fromStdString(result.entry.game)},
                     {QStringLiteral("highestWins"), true},
                     {QStringLiteral("noPoints"), false}};
    if (result.boardGameGeek != 0)
        game[QStringLiteral("bggId")] = result.boardGameGeek;
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

QString linkOf(const QJsonObject &play, BgStatsLink kind)
{
    const QByteArray json = QJsonDocument(play).toJson(QJsonDocument::Compact);
    const QLatin1String scheme(kind == BgStatsLink::Web ? "https" : "bgstats");
    return scheme + QStringLiteral("://app.bgstatsapp.com/createPlay.html?data=")
        + QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUtf8(json)));
}

} // namespace

QString bgStatsTime(const QDateTime &time)
{
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString sourcePlayerId(const std::string &name, int before)
{
    QString whole = QString::fromStdString(nameKey(name));
    if (before > 0)
        whole += QLatin1Char('\n') + QString::number(before + 1);
    return QUuid::createUuidV5(kNames, whole).toString(QUuid::WithoutBraces);
}

QStringList sourcePlayerIds(const Result &result)
{
    QStringList ids;
    std::map<std::string, int> seen;
    for (const Place &place : result.places)
        ids.append(sourcePlayerId(place.name, seen[nameKey(place.name)]++));
    return ids;
}

QJsonObject bgStatsPlay(const Result &result, const QString &board)
{
    QJsonObject play{{QStringLiteral("sourceName"), kSource},
                     {QStringLiteral("sourcePlayId"), QString::fromStdString(result.entry.uid)},
                     {QStringLiteral("playDate"), bgStatsTime(QDateTime::fromSecsSinceEpoch(playedAt(result.entry)).toUTC())},
                     {QStringLiteral("board"), board},
                     {QStringLiteral("game"), gameOf(result)},
                     {QStringLiteral("players"), playersOf(result)}};
    if (const auto minutes = minutesOf(result))
        play[QStringLiteral("durationMin")] = *minutes;
    if (!result.entry.about.place.empty())
        play[QStringLiteral("location")] = QString::fromStdString(result.entry.about.place);
    if (!result.entry.about.note.empty())
        play[kComments] = QString::fromStdString(result.entry.about.note);
    return play;
}

QString bgStatsLink(const Result &result, const QString &board, BgStatsLink kind)
{
    QJsonObject play = bgStatsPlay(result, board);
    QString link = linkOf(play, kind);
    QString note = play[kComments].toString();
    while (link.size() > kLongestLink && !note.isEmpty()) {
        // Each time too little rather than too much.
        note.chop(std::min(note.size(), 1 + (link.size() - kLongestLink) / kMostOfALetter));
        if (!note.isEmpty() && note.back().isHighSurrogate())
            note.chop(1);
        play[kComments] = QString(note + QChar(0x2026));
        link = linkOf(play, kind);
    }
    return link;
}

} // namespace pegsheet::exporting
