// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

/// A finished match for BG Stats, by its own contract: “Push plays to BG Stats from other apps or websites” and the file that
/// it imports. Every truth is written, because its importer on Android fails where one is missing.
namespace pegsheet::exporting {

/// The play as the link carries it. `board` is the variant in words.
[[nodiscard]] QJsonObject bgStatsPlay(const Result &result, const QString &board);

enum class BgStatsLink { Web, App };
/// The link; `https:` finds the app or its page, `bgstats:` the app alone. Shorter than kLongestLink.
[[nodiscard]] QString bgStatsLink(const Result &result, const QString &board, BgStatsLink kind);
inline constexpr int kLongestLink = 8000;

/// The same play as the content of a .bgsplay file.
[[nodiscard]] QByteArray bgStatsFile(const Result &result, const QString &board);

/// Who that is, match after match: from the name alone. `before` of the same name sit before them in the match.
[[nodiscard]] QString sourcePlayerId(const std::string &name, int before);
/// The same for every player of a match.
[[nodiscard]] QStringList sourcePlayerIds(const Result &result);

/// A time in seconds since 1970 as BG Stats reads it, in UTC.
[[nodiscard]] QString utcText(std::int64_t seconds);

/// The number of a game at BoardGameGeek; 0 where none is known for certain.
[[nodiscard]] int bggIdOf(std::string_view game);

} // namespace pegsheet::exporting
