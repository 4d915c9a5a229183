// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>

/// A finished match for BG Stats, as its documentation asks for it: “Push plays to BG Stats from other apps or websites” and the
/// file that it imports. Every true and false is written, because its importer on Android fails where one is missing.
namespace pegsheet::exporting {

/// Returns the play as the link carries it. `board` is the variant in words.
[[nodiscard]] QJsonObject bgStatsPlay(const Result &result, const QString &board);

/// The kind of a link: `https:` finds the app or its page, `bgstats:` the app alone.
enum class BgStatsLink { Web, App };
/// Returns the link. A note that makes it longer than kLongestLink is cut and ends in "…".
[[nodiscard]] QString bgStatsLink(const Result &result, const QString &board, BgStatsLink kind);
/// How many characters a link may have.
inline constexpr int kLongestLink = 8000;

/// Returns the same play as the content of a .bgsplay file.
[[nodiscard]] QByteArray bgStatsFile(const Result &result, const QString &board);

/// Returns an id that a player has in every match, from the name alone. `before` players of the same name sit before them in the
/// match.
[[nodiscard]] QString sourcePlayerId(const std::string &name, int before);
/// Returns the ids of all players of a match, in seat order.
[[nodiscard]] QStringList sourcePlayerIds(const Result &result);

/// Writes a time as BG Stats reads it: of a link it is UTC, of a file the table's own time.
[[nodiscard]] QString bgStatsTime(const QDateTime &time);

} // namespace pegsheet::exporting
