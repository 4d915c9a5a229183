// SPDX-License-Identifier: Apache-2.0
// An export of BG Stats: plays that refer to games, players and places by their numbers there.
#include "app/share/loggedplay.h"
#include "app/share/matchfile.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace pegsheet {

namespace {

using Numbered = QHash<int, QJsonObject>;

Numbered byNumber(const QJsonValue &list)
{
    Numbered found;
    for (const QJsonValue &each : list.toArray())
        found.insert(each[u"id"].toInt(), each.toObject());
    return found;
}

/// The uuid there, which has as many digits as a uid; of another one, or of what stands in its place, a sum.
std::string uidOf(const QJsonObject &play)
{
    const QString uuid = play[u"uuid"].toString();
    std::string uid = QString(uuid).remove(QLatin1Char('-')).toLower().toStdString();
    if (storage::isUid(uid))
        return uid;
    return derivedUid(uuid.isEmpty() ? QJsonDocument(play).toJson(QJsonDocument::Compact).toStdString() : uuid.toStdString());
}

LoggedPlay::Player playerOf(const QJsonObject &score, const Numbered &players)
{
    return {players[score[u"playerRefId"].toInt()][u"name"].toString(), score[u"score"].toVariant().toString(),
            score[u"winner"].toBool(), score[u"startPlayer"].toBool(), score[u"seatOrder"].toInt()};
}

} // namespace

bool readBgStats(std::string_view text, PlayLog &log)
{
    const auto document = QJsonDocument::fromJson(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
    const QJsonObject file = document.object();
    if (!file[u"plays"].isArray())
        return false;
    const Numbered games = byNumber(file[u"games"]);
    const Numbered players = byNumber(file[u"players"]);
    const Numbered places = byNumber(file[u"locations"]);
    for (const QJsonValue &each : file[u"plays"].toArray()) {
        const QJsonObject play = each.toObject();
        const QJsonObject game = games[play[u"gameRefId"].toInt()];
        LoggedPlay logged;
        logged.uid = uidOf(play);
        logged.number = game[u"bggId"].toInt();
        logged.title = game[u"name"].toString();
        // In the table's own time.
        logged.when = QDateTime::fromString(play[u"playDate"].toString(), QStringLiteral("yyyy-MM-dd HH:mm:ss"));
        logged.minutes = play[u"durationMin"].toInt();
        logged.place = places[play[u"locationRefId"].toInt()][u"name"].toString();
        logged.note = play[u"comments"].toString();
        logged.counts = !play[u"ignored"].toBool();
        for (const QJsonValue &score : play[u"playerScores"].toArray())
            logged.players.push_back(playerOf(score.toObject(), players));
        add(log, logged);
    }
    return true;
}

} // namespace pegsheet
