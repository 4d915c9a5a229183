// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>
#include <string>

/// Reads files that somebody chose: anything may lie there. Every function throws storage::Error.
namespace pegsheet::app {

/// Throws input.fileUnreadable for that file.
[[noreturn]] void throwUnreadable(const QString &file);

/// Reads at most `most` bytes of a file. Refuses pipes, devices and folders by their kind, before they are opened.
[[nodiscard]] QByteArray readAll(const QString &name, qint64 most);

/// Reads the text of a history; refuses one longer than kHistoryLength (input.tooLong).
[[nodiscard]] std::string readHistoryText(const QString &name);

} // namespace pegsheet::app
