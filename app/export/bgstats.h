// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

/// A finished match for BG Stats, as its documentation asks for it: “Push plays to BG Stats from other apps or websites” and the
/// file that it imports. Every true and false is written, because its importer on Android fails where one is missing.
namespace pegsheet::exporting {

/// Returns the play as the link carries it. `board` is the variant in words.
[[nodiscard]] QJsonObject bgStatsPlay(const Result &result, const QString &board);

/// The kind of a link: `https:` finds the app or its page, `bgstats:` the app alone.
enum class BgStatsLink { Web, App };
/// Returns the link. It should be shorter than kLongestLink, which is not checked.
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

/// Writes a time in seconds since 1970 as BG Stats reads it, in UTC.
[[nodiscard]] QString utcText(std::int64_t seconds);

/// Returns the number of a game at BoardGameGeek; 0 where none is known for certain.
[[nodiscard]] int bggIdOf(std::string_view game);

} // namespace pegsheet::exporting
