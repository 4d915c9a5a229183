// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>
#include <string>
#include <vector>

/// Writes files that the user asks for: they are there whole or not at all. freeFile() finds names that are not taken yet.
namespace pegsheet::app {

/// Returns the system's folder of documents; the home folder where there is none.
[[nodiscard]] QString documentsFolder();

/// Makes a name that every file system takes: letters, digits, single blanks and hyphens, at most 80 of them. Apostrophes go, every
/// other sign becomes a blank.
[[nodiscard]] QString plainName(const QString &name);

/// Returns how a file of a match is called before its ending: the game, who plays, the day as 2026-05-31. Names of players are cut
/// first where it gets longer than plainName() allows.
[[nodiscard]] QString matchStem(const QString &gameName, const std::vector<std::string> &players, const QDate &day);

/// Returns a path in that folder that is not taken yet: `stem` as plainName() has it, with a number behind it where there is such a
/// file already.
[[nodiscard]] QString freeFile(const QString &folder, const QString &stem, const QString &ending);

/// Writes a file, and its folder, in the place of what has that name, and hands it out (handout.h). Returns nothing, or in the
/// system's words why it could not be written; an empty file is not written.
[[nodiscard]] QString writeFile(const QString &name, const QByteArray &bytes);

} // namespace pegsheet::app
