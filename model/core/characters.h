// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

/// Texts that people typed, character by character.
namespace pegsheet {

/// Without the blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The next character of valid UTF-8, taken off the text, which is not empty; what is not valid comes out as U+FFFD, one byte at a
/// time.
char32_t takeCharacter(std::string_view &text);

/// Control characters, line separators, and those that change the direction of the text around them; also what is no character.
[[nodiscard]] bool garbles(char32_t character);

/// Whether a text may have line breaks.
enum class Lines { One, Several };

/// Whether a text holds what garbles it or a mark of direction (U+200E, U+200F). A line feed does not garble what may have several
/// lines.
[[nodiscard]] bool isGarbled(std::string_view text, Lines lines);

/// The same text without all that: a tab becomes a blank, and so does a line break where there may be only one line.
[[nodiscard]] std::string cleaned(std::string_view text, Lines lines);

} // namespace pegsheet
