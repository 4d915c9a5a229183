// SPDX-License-Identifier: Apache-2.0
#include "storage/casefold.h"

#include "model/core/characters.h"

namespace pegsheet::storage {

namespace {

bool isWithin(char32_t c, char32_t first, char32_t last)
{
    return c >= first && c <= last;
}

/// Latin letters beyond ASCII: in most of their block capitals are even, in two stretches odd.
char32_t smallLatin(char32_t c)
{
    if (isWithin(c, 0xC0, 0xDE) && c != 0xD7)
        return c + 0x20;
    if (c == 0x178)
        return 0xFF;
    if (c == 0x1E9E)
        return 0xDF;
    const bool isOdd = isWithin(c, 0x139, 0x148) || isWithin(c, 0x179, 0x17E);
    const bool isEven = isWithin(c, 0x100, 0x137) || isWithin(c, 0x14A, 0x177) || isWithin(c, 0x1DE, 0x1EF)
        || isWithin(c, 0x1F8, 0x21F) || isWithin(c, 0x222, 0x233) || isWithin(c, 0x1E00, 0x1E95) || isWithin(c, 0x1EA0, 0x1EFF);
    if (c == 0x130 || c == 0x131) // the two of Turkish are letters of their own
        return c;
    if (isOdd)
        return c % 2 == 1 ? c + 1 : c;
    return isEven && c % 2 == 0 ? c + 1 : c;
}

char32_t small(char32_t c)
{
    if (isWithin(c, 'A', 'Z'))
        return c + 0x20;
    if (isWithin(c, 0x391, 0x3AB) && c != 0x3A2)
        return c + 0x20;
    if (c == 0x386)
        return 0x3AC;
    if (isWithin(c, 0x388, 0x38A))
        return c + 0x25;
    if (c == 0x38C)
        return 0x3CC;
    if (c == 0x38E || c == 0x38F)
        return c + 0x3F;
    if (c == 0x3C2) // the sigma at a word's end
        return 0x3C3;
    if (isWithin(c, 0x410, 0x42F))
        return c + 0x20;
    if (isWithin(c, 0x400, 0x40F))
        return c + 0x50;
    return smallLatin(c);
}

void append(std::string &text, char32_t c)
{
    const auto rest = [&](unsigned shift) { text += static_cast<char>(0x80U | (c >> shift & 0x3FU)); };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0U | c >> 6U);
        rest(0);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0U | c >> 12U);
        rest(6);
        rest(0);
    } else {
        text += static_cast<char>(0xF0U | c >> 18U);
        rest(12);
        rest(6);
        rest(0);
    }
}

} // namespace

std::string folded(std::string_view name)
{
    std::string text;
    while (!name.empty()) {
        const char32_t c = takeCharacter(name);
        const bool isBlank = c == ' ' || c == 0xA0;
        if (!isBlank)
            append(text, small(c));
        else if (!text.empty() && text.back() != ' ')
            text += ' ';
    }
    if (!text.empty() && text.back() == ' ')
        text.pop_back();
    return text;
}

} // namespace pegsheet::storage
