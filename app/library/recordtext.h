// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "app/match/answers.h"

#include <QList>
#include <QString>
#include <QVariantMap>
#include <string>
#include <string_view>

/// Puts records into words, in the language in use. Each game has words of its own; of one that has none its identifiers are shown.
namespace pegsheet::app {

/// How the benefits of a game are put together: the texts that stand in fields of that sort, the empty one where nothing is said.
struct BenefitWording
{
    /// What is said so far: how many parts it has that come together, and whether they come in that order.
    struct Said
    {
        int parts = 0;
        bool isInOrder = false;
    };

    QList<AnswerGroup> (*keys)() = nullptr; ///< each of them adds something
    Touch takeLast;                         ///< the touch that rubs out the last part
    Touch turn;                             ///< the one that puts all parts in order, or in any
    Said (*read)(std::string_view benefit) = nullptr;
    /// Does to the benefit what the touch says. Where there is no room for that it refuses, and leaves it as it is.
    MaybeRefusal (*touch)(std::string &benefit, const Touch &touch) = nullptr;
};

/// The functions that put the records of one game into words.
struct RecordWording
{
    std::string_view game;
    QString (*kind)(std::string_view kind) = nullptr;
    QString (*age)(int age) = nullptr;
    QString (*edition)(std::string_view edition) = nullptr;
    /// The name of a field, and a word that can stand in it.
    QString (*field)(std::string_view key) = nullptr;
    QString (*word)(std::string_view key, std::string_view word) = nullptr;
    /// Everything a record says but its name, in a part of a sentence.
    QString (*says)(const Record &record) = nullptr;
    /// What a record without a name is called.
    QString (*nameless)(const Record &record) = nullptr;
    /// What stands in a field that only the game reads, or is a benefit, in words; null where it has none.
    QString (*value)(std::string_view key, const Value &value) = nullptr;
    /// What a record looks like on the table, for the file library/CardPicture.qml of the game's pages; empty where nothing of it
    /// can be drawn, null where the game draws none.
    QVariantMap (*picture)(const Record &record) = nullptr;
    /// How benefits are put together; null where no record has one.
    const BenefitWording *benefits = nullptr;
};

/// Returns the functions of that game, or nullptr.
[[nodiscard]] const RecordWording *findWording(std::string_view game);

/// The name of a record, or what it is called without one; and everything else it says, in a part of a sentence.
[[nodiscard]] QString recordTitle(const Record &record);
[[nodiscard]] QString recordSays(const Record &record);
[[nodiscard]] QString kindText(std::string_view game, std::string_view kind);
/// "Age II"; empty for 0.
[[nodiscard]] QString ageText(std::string_view game, int age);
[[nodiscard]] QString editionText(std::string_view game, std::string_view edition);
[[nodiscard]] QString fieldText(std::string_view game, std::string_view key);
[[nodiscard]] QString wordText(std::string_view game, std::string_view key, std::string_view word);
/// What stands in a field that only the game reads, in words.
[[nodiscard]] QString valueText(std::string_view game, std::string_view key, const Value &value);
/// What a record looks like, as its game has it, and "page": the file that draws that; empty where it is not drawn.
[[nodiscard]] QVariantMap recordPicture(const Record &record);
/// "Typed in here", "Known from the start, for sure".
[[nodiscard]] QString originText(const storage::RecordEntry &entry);
/// "used 3 times"; empty where it never was.
[[nodiscard]] QString usesText(const storage::RecordEntry &entry);

} // namespace pegsheet::app
