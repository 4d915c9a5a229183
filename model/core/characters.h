// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

/// Texts that people typed, character by character.
namespace pegsheet {

/// Returns the text without the blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Removes the first UTF-8 character from the text, which must not be empty, and returns it. Of what is not valid it removes one
/// byte at a time and returns U+FFFD.
char32_t takeCharacter(std::string_view &text);

/// Control characters, line separators, and those that change the direction of the text around them; also what is no character.
[[nodiscard]] bool garbles(char32_t character);

/// Whether a text may have line breaks.
enum class Lines { One, Several };

/// Whether the text holds a character that garbles() it or a mark of direction (U+200E, U+200F). A line feed is allowed with
/// Lines::Several.
[[nodiscard]] bool isGarbled(std::string_view text, Lines lines);

/// Returns the text without such characters: a tab becomes a blank, and so does a line break with Lines::One.
[[nodiscard]] std::string cleaned(std::string_view text, Lines lines);

} // namespace pegsheet
