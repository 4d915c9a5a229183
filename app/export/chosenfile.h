// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>
#include <string>

/// Files that somebody chose: anything may lie there. Every function throws storage::Error.
namespace pegsheet::app {

/// input.fileUnreadable of that file.
[[noreturn]] void throwUnreadable(const QString &file);

/// At most that many bytes of a file. Pipes, devices and folders are refused by kind, before they are opened.
[[nodiscard]] QByteArray readAll(const QString &name, qint64 most);

/// The text of a history; a longer one than kHistoryLength is refused (input.tooLong).
[[nodiscard]] std::string readHistoryText(const QString &name);

} // namespace pegsheet::app
