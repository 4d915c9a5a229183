// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

/// Texts that people typed, character by character.
namespace pegsheet {

/// Without the blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The next character of valid UTF-8, taken off the text, which is not empty; what is not valid comes out as U+FFFD, one byte at a time.
char32_t takeCharacter(std::string_view &text);

/// Control characters, line separators, and those that change the direction of the text around them; also what is no character.
[[nodiscard]] bool garbles(char32_t character);

} // namespace pegsheet
