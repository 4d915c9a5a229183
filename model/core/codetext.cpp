// SPDX-License-Identifier: Apache-2.0
#include "model/core/codetext.h"

#include <algorithm>
#include <array>

namespace pegsheet {

namespace {

constexpr std::uint32_t kBase = 43;
// As many digits as one step over the number yields: 43^5 is below 2^32.
constexpr std::uint32_t kStep = kBase * kBase * kBase * kBase * kBase;
constexpr int kStepDigits = 5;

// How many bytes so many digits hold: 8 bits to log2(43) = 5.4262647547… a digit, rounded down.
constexpr std::size_t bytesIn(std::size_t digits)
{
    return static_cast<std::size_t>(static_cast<std::uint64_t>(digits) * 542626475U / 800000000U);
}

constexpr std::size_t digitsFor(std::size_t bytes)
{
    std::size_t digits = bytes + bytes / 3;
    while (bytesIn(digits) < bytes)
        ++digits;
    return digits;
}

std::optional<std::uint32_t> valueOf(char digit)
{
    const char capital = digit >= 'a' && digit <= 'z' ? static_cast<char>(digit - 'a' + 'A') : digit;
    const std::size_t place = kCodeDigits.find(capital);
    if (place == std::string_view::npos)
        return std::nullopt;
    return static_cast<std::uint32_t>(place);
}

constexpr std::array<std::uint32_t, 256> kCrcTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t remainder = byte;
        for (int bit = 0; bit < 8; ++bit)
            remainder = (remainder & 1U) != 0 ? remainder >> 1U ^ 0xEDB88320U : remainder >> 1U;
        table[byte] = remainder;
    }
    return table;
}();

} // namespace

std::string base43(std::span<const std::uint8_t> bytes)
{
    // The number in words of 32 bits, the highest first, is divided until all digits are out.
    std::vector<std::uint32_t> words((bytes.size() + 3) / 4);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::size_t low = bytes.size() - 1 - i;
        words[words.size() - 1 - low / 4] |= std::uint32_t{bytes[i]} << low % 4 * 8;
    }
    std::string text(digitsFor(bytes.size()), kCodeDigits.front());
    std::size_t first = 0;
    for (auto digit = text.rbegin(); digit != text.rend();) {
        std::uint64_t rest = 0;
        for (std::size_t i = first; i < words.size(); ++i) {
            rest = rest << 32U | words[i];
            words[i] = static_cast<std::uint32_t>(rest / kStep);
            rest %= kStep;
        }
        while (first < words.size() && words[first] == 0)
            ++first;
        for (int i = 0; i < kStepDigits && digit != text.rend(); ++i, ++digit, rest /= kBase)
            *digit = kCodeDigits[rest % kBase];
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> fromBase43(std::string_view text)
{
    const std::size_t size = bytesIn(text.size());
    if (digitsFor(size) != text.size())
        return std::nullopt;
    // In words of 32 bits, the lowest first; one more than the bytes need catches what is too large.
    std::vector<std::uint32_t> words(size / 4 + 2);
    std::size_t used = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::uint64_t carry = 0;
        std::uint32_t scale = 1;
        for (int i = 0; i < kStepDigits && at < text.size(); ++i, ++at) {
            const auto value = valueOf(text[at]);
            if (!value)
                return std::nullopt;
            carry = carry * kBase + *value;
            scale *= kBase;
        }
        for (std::size_t i = 0; i < used || carry != 0; ++i) {
            if (i == words.size())
                return std::nullopt;
            carry += std::uint64_t{words[i]} * scale;
            words[i] = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
            used = std::max(used, i + 1);
        }
    }
    std::vector<std::uint8_t> bytes(size);
    for (std::size_t low = 0; low < words.size() * 4; ++low) {
        const auto byte = static_cast<std::uint8_t>(words[low / 4] >> low % 4 * 8);
        if (low < size)
            bytes[size - 1 - low] = byte;
        else if (byte != 0)
            return std::nullopt;
    }
    return bytes;
}

std::uint32_t crc32(std::span<const std::uint8_t> bytes)
{
    std::uint32_t sum = ~std::uint32_t{0};
    for (const std::uint8_t byte : bytes)
        sum = kCrcTable[(sum ^ byte) & 0xFFU] ^ sum >> 8U;
    return ~sum;
}

} // namespace pegsheet
