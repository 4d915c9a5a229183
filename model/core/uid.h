// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What tells a match from every other, on every tablet: 32 hexadecimal digits. The last 16 of a match begun here follow
/// from the first 16, so that a shared code need hold only those.
namespace pegsheet {

/// The digits of that number, 16 of them, small letters.
[[nodiscard]] constexpr std::string hexOf(std::uint64_t number)
{
    std::string text(16, '0');
    for (std::size_t place = text.size(); place > 0; --place, number >>= 4U)
        text[place - 1] = "0123456789abcdef"[number & 15U];
    return text;
}

/// The number of exactly 16 such digits; nothing for anything else.
[[nodiscard]] constexpr std::optional<std::uint64_t> fromHex(std::string_view text)
{
    std::uint64_t number = 0;
    for (const char digit : text) {
        if ((digit < '0' || digit > '9') && (digit < 'a' || digit > 'f'))
            return std::nullopt;
        number = number << 4U | static_cast<std::uint64_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
    }
    return text.size() == 16 ? std::optional(number) : std::nullopt;
}

/// Returns the second half that follows from the first: one step of splitmix64.
[[nodiscard]] constexpr std::uint64_t uidTail(std::uint64_t head)
{
    head += 0x9E3779B97F4A7C15U;
    head = (head ^ head >> 30U) * 0xBF58476D1CE4E5B9U;
    head = (head ^ head >> 27U) * 0x94D049BB133111EBU;
    return head ^ head >> 31U;
}

/// Returns the uid that begins with that number.
[[nodiscard]] constexpr std::string uidFrom(std::uint64_t head)
{
    return hexOf(head) + hexOf(uidTail(head));
}

} // namespace pegsheet
