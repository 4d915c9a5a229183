// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

/// Files that the table asks for: whole or not there at all, and never over another one.
namespace pegsheet::app {

/// Where the system keeps documents.
[[nodiscard]] QString documentsFolder();

/// A name that every file system takes.
[[nodiscard]] QString plainName(QString name);

/// In that folder, with a number behind it where there is such a file already.
[[nodiscard]] QString freeFile(const QString &folder, const QString &stem, const QString &ending);

/// Writes it; says why it could not be in the system's words, else nothing. Nothing is no content.
[[nodiscard]] QString writeFile(const QString &name, const QByteArray &bytes);

} // namespace pegsheet::app
