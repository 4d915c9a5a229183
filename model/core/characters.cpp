// SPDX-License-Identifier: Apache-2.0
#include "model/core/characters.h"

#include <array>
#include <cstddef>

namespace pegsheet {

namespace {

// How many bytes the character has that begins with this one; 0 where none does.
std::size_t lengthFrom(unsigned lead)
{
    if (lead < 0x80)
        return 1;
    if (lead < 0xC0 || lead >= 0xF8)
        return 0;
    return lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
}

// Written in as few bytes as it takes, and no half of a surrogate pair.
bool isWellFormed(char32_t character, std::size_t length)
{
    constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
    return character >= kLeast[length] && character <= 0x10FFFF && (character < 0xD800 || character > 0xDFFF);
}

bool isDirectionMark(char32_t character)
{
    return character == 0x200E || character == 0x200F;
}

bool isUnwanted(char32_t character, Lines lines)
{
    const bool isWelcome = character == U'\n' && lines == Lines::Several;
    return !isWelcome && (garbles(character) || isDirectionMark(character));
}

// What stands in the place of an unwanted character before the rest of a text: nothing of most.
std::string_view replacementOf(char32_t character, std::string_view rest, Lines lines)
{
    if (character == U'\r' && rest.starts_with('\n'))
        return {}; // the line feed behind it says the same
    const bool isBreak = character == U'\n' || character == U'\r' || character == 0x2028 || character == 0x2029;
    if (isBreak && lines == Lines::Several)
        return "\n";
    return isBreak || character == U'\t' ? " " : "";
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

char32_t takeCharacter(std::string_view &text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = lengthFrom(byte(0));
    bool valid = length != 0 && length <= text.size();
    char32_t character = length == 1 ? byte(0) : byte(0) & (0x7FU >> length);
    for (std::size_t i = 1; valid && i < length; ++i) {
        valid = (byte(i) & 0xC0U) == 0x80U;
        character = character << 6U | (byte(i) & 0x3FU);
    }
    valid = valid && isWellFormed(character, length);
    text.remove_prefix(valid ? length : 1);
    return valid ? character : U'\uFFFD';
}

bool garbles(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069) || c == 0xFFFD || c == 0xFEFF;
}

bool isGarbled(std::string_view text, Lines lines)
{
    while (!text.empty())
        if (isUnwanted(takeCharacter(text), lines))
            return true;
    return false;
}

std::string cleaned(std::string_view text, Lines lines)
{
    std::string clean;
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t character = takeCharacter(text);
        clean += isUnwanted(character, lines) ? replacementOf(character, text, lines)
                                              : before.substr(0, before.size() - text.size());
    }
    return clean;
}

} // namespace pegsheet
