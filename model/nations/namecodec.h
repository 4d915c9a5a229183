// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/letters.h"
#include "model/core/setup.h"

#include <string>
#include <string_view>

/// Names of tiles in shared codes: as other names (model/core/letters.h), but a vowel seldom follows a vowel, and a consonant
/// less often a consonant. An offer holds a dozen of them. The weights are part of the shared format.
namespace pegsheet::nations {

[[nodiscard]] constexpr bool isVowel(char letter)
{
    return std::string_view("aeiouyAEIOUY").find(letter) != std::string_view::npos;
}

/// Weights of what follows a vowel, or another letter.
[[nodiscard]] constexpr LetterWeights nameWeights(bool afterVowel)
{
    constexpr std::uint32_t kVowelAfterVowel = 4;
    constexpr std::uint32_t kConsonantAfterConsonant = 2;
    LetterWeights weights = kLettersInside;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        std::uint32_t &weight = weights[static_cast<std::size_t>(letter)];
        if (isVowel(letter) == afterVowel)
            weight /= afterVowel ? kVowelAfterVowel : kConsonantAfterConsonant;
    }
    return weights;
}
inline constexpr LetterWeights kAfterVowel = nameWeights(true);
inline constexpr LetterWeights kAfterOther = nameWeights(false);

template <EntropyCoder C>
std::string codeName(C &coder, std::string_view name)
{
    constexpr std::size_t kMost = std::size_t{kNameLength} * 4;
    std::string read;
    while (read.size() < kMost) {
        const bool begins = read.empty() || read.back() == ' ';
        const LetterWeights &weights = begins ? kLettersBeginning : isVowel(read.back()) ? kAfterVowel : kAfterOther;
        const std::uint32_t wanted = read.size() < name.size() ? static_cast<std::uint8_t>(name[read.size()]) : kTextEnd;
        const std::uint32_t byte = coder.weighted(wanted, weights);
        if (byte == kTextEnd)
            break;
        read.push_back(static_cast<char>(byte));
    }
    return read;
}

} // namespace pegsheet::nations
