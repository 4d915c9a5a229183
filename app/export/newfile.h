// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

/// Writes files that the user asks for: they are there whole or not at all. freeFile() finds names that are not taken yet.
namespace pegsheet::app {

/// Returns the system's folder of documents; the home folder where there is none.
[[nodiscard]] QString documentsFolder();

/// Makes a name that every file system takes: letters, digits, blanks and hyphens, at most 60 of them.
[[nodiscard]] QString plainName(QString name);

/// Returns a path in that folder that is not taken yet: `stem` as plainName() has it, with a number behind it where there is such a
/// file already.
[[nodiscard]] QString freeFile(const QString &folder, const QString &stem, const QString &ending);

/// Writes a file, and its folder, in the place of what has that name, and hands it out (handout.h). Returns nothing, or in the
/// system's words why it could not be written; an empty file is not written.
[[nodiscard]] QString writeFile(const QString &name, const QByteArray &bytes);

} // namespace pegsheet::app
