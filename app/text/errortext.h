// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/text/sentence.h"
#include "model/core/refusal.h"

#include <QString>

#include <span>
#include <string_view>

namespace pegsheet {

/// A refusal as a sentence of the language installed: what is wrong, and what would be right. One line,
/// plain text. A code without a sentence of its own gets a general one that names the code.
[[nodiscard]] QString errorText(const Refusal &refusal);

/// The sentence of a code that needs no values: why a line of the score is zero.
[[nodiscard]] QString reasonText(std::string_view code);

/// The sentences of all codes that belong to no game: `input.`, `storage.`.
[[nodiscard]] std::span<const Sentence> commonSentences();

} // namespace pegsheet
