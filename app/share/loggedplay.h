// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/playlog.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Plays as other programs have them.
namespace pegsheet {

/// A play; what is not said is empty.
struct LoggedPlay
{
    struct Player
    {
        QString name;
        QString score; ///< as it was typed: "31", "12+7", "30.5"
        bool won = false;
        bool begins = false;
        int seat = 0; ///< 0: not known
    };

    std::string uid;
    int number = 0; ///< of the game, at BoardGameGeek
    QString title;
    QDateTime when;
    int minutes = 0;
    QString place;
    QString note;
    bool counts = true; ///< it is over, and not ignored
    std::vector<Player> players;
};

/// Returns the points of a score that may be a sum, rounded; nothing where it is no number.
[[nodiscard]] std::optional<int> pointsOf(QString score);

/// Adds the play, or counts it as left out, see PlayLog.
void add(PlayLog &log, const LoggedPlay &play);

/// Read an export of BG Stats, and plays of BoardGameGeek; return false where the text is none, or not whole.
[[nodiscard]] bool readBgStats(std::string_view text, PlayLog &log);
[[nodiscard]] bool readBoardGameGeek(std::string_view text, PlayLog &log);

} // namespace pegsheet
