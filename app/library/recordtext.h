// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"

#include <QString>
#include <string_view>

/// What records say, in the language in use. Each game has words of its own; of one that has none its identifiers are shown.
namespace pegsheet::app {

/// The words of one game.
struct RecordWording
{
    std::string_view game;
    QString (*kind)(std::string_view kind) = nullptr;
    QString (*age)(int age) = nullptr;
    QString (*edition)(std::string_view edition) = nullptr;
    /// What stands under a key, and a word that stands there.
    QString (*field)(std::string_view key) = nullptr;
    QString (*word)(std::string_view key, std::string_view word) = nullptr;
    /// All of it in a part of a sentence, without its name.
    QString (*says)(const Record &record) = nullptr;
    /// What it is called where it has no name.
    QString (*nameless)(const Record &record) = nullptr;
};

/// The words of that game, or nullptr.
[[nodiscard]] const RecordWording *findWording(std::string_view game);

[[nodiscard]] QString recordTitle(const Record &record);
[[nodiscard]] QString recordSays(const Record &record);
[[nodiscard]] QString kindText(std::string_view game, std::string_view kind);
/// "Age II"; empty of none.
[[nodiscard]] QString ageText(std::string_view game, int age);
[[nodiscard]] QString editionText(std::string_view game, std::string_view edition);
[[nodiscard]] QString fieldText(std::string_view game, std::string_view key);
[[nodiscard]] QString wordText(std::string_view game, std::string_view key, std::string_view word);
/// "Typed in here", "Known from the start; surely so".
[[nodiscard]] QString originText(const storage::RecordEntry &entry);
/// "used 3 times"; empty where it never was.
[[nodiscard]] QString usesText(const storage::RecordEntry &entry);

} // namespace pegsheet::app
