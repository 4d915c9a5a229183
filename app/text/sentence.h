// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"

#include <QString>
#include <QStringList>

#include <span>
#include <string_view>

namespace pegsheet {

/// The context of all sentences in the translation files.
inline constexpr const char *kSentenceContext = "Sentence";

/// The sentence of a code, as English source text with typed parts:
///
/// - `{left}`: a number, a text as it is, or a list with commas
/// - `{left:workers}`: a counted phrase, "3 workers"; see counted.cpp
/// - `{target:target}`: the name of a thing in the game, by its identifier
/// - `{goods:list}`: phrases in a row, each an object whose member `say` is the code of another row and whose
///   other members are its values: "2 wood, 1 stone"
///
/// so that a translator writes whole sentences and never glues words. A code may have several rows; the
/// first that fits speaks: `field`, where given, must have `value`, and every part must have its value.
struct Sentence
{
    std::string_view code;
    const char *text;
    std::string_view field = {};
    std::string_view value = {};
};

/// The name of a thing: `kind` as in `{target:kind}`, `id` as in the refusal. An unknown id is its own name.
using TermText = QString (*)(std::string_view kind, std::string_view id);

/// The refusal in words of the language installed; null when no row fits. `terms` may be null.
[[nodiscard]] QString sentenceFor(const Refusal &refusal, std::span<const Sentence> rows, TermText terms);

/// "3 workers" for the kind "workers"; null for an unknown kind.
[[nodiscard]] QString countedText(std::string_view kind, std::int64_t count);

/// The items in a row, as a list is written.
[[nodiscard]] QString listText(const QStringList &items);

/// Names in a row, as they are said: "Ada, Ben and Cleo".
[[nodiscard]] QString namesText(const QStringList &names);

/// A text from outside, fit to stand inside a sentence: what cannot be printed becomes U+FFFD.
[[nodiscard]] QString quotable(std::string_view text);

} // namespace pegsheet
