// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/entropy.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

/// Names and notes in shared codes: byte by byte of their UTF-8, letters by how often they stand in names. The weights
/// are part of the shared format.
namespace pegsheet {

/// 256 bytes and, last, the end.
using LetterWeights = std::array<std::uint32_t, 257>;
inline constexpr std::uint32_t kTextEnd = 256;

/// Weights of what follows a letter (`inside`), or begins a word.
[[nodiscard]] constexpr LetterWeights letterWeights(bool inside)
{
    // a to z, in thousandths of the letters of names.
    constexpr std::array<std::uint32_t, 26> kLetters{115, 15, 25, 28, 110, 8,  15, 35, 85, 6, 15, 62, 30,
                                                     85,  45, 8,  2,  65,  45, 40, 25, 9,  7, 4,  22, 6};
    LetterWeights weights{};
    for (std::uint32_t &weight : weights)
        weight = 1;
    for (std::size_t byte = 0x80; byte < 0x100; ++byte)
        weights[byte] = 3;
    for (std::size_t digit = '0'; digit <= '9'; ++digit)
        weights[digit] = 4;
    for (std::size_t letter = 0; letter < kLetters.size(); ++letter) {
        weights['a' + letter] = inside ? kLetters[letter] * 4 : 20;
        weights['A' + letter] = inside ? 4 : 100;
    }
    weights[' '] = inside ? 60 : 4;
    weights[kTextEnd] = inside ? 500 : 20;
    return weights;
}
inline constexpr LetterWeights kLettersInside = letterWeights(true);
inline constexpr LetterWeights kLettersBeginning = letterWeights(false);

/// A text of at most `most` bytes.
template <EntropyCoder C>
std::string codeText(C &coder, std::string_view text, std::size_t most)
{
    std::string read;
    while (read.size() < most) {
        const bool begins = read.empty() || read.back() == ' ';
        const std::uint32_t wanted = read.size() < text.size() ? static_cast<std::uint8_t>(text[read.size()]) : kTextEnd;
        const std::uint32_t byte = coder.weighted(wanted, begins ? kLettersBeginning : kLettersInside);
        if (byte == kTextEnd)
            break;
        read.push_back(static_cast<char>(byte));
    }
    return read;
}

} // namespace pegsheet
