// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/entropy.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// Numbers in shared codes. One function writes and reads: an encoder looks at what it is given, a decoder returns what it reads.
namespace pegsheet {

/// One value an enumerator or number, by their weights.
template <EntropyCoder C, typename T, std::size_t N>
T codeWeighted(C &coder, T value, const std::array<std::uint32_t, N> &weights)
{
    const auto wanted = static_cast<std::uint32_t>(value);
    return static_cast<T>(coder.weighted(wanted < N ? wanted : 0, weights));
}

/// A number from `least` to `most`, all equally likely.
template <EntropyCoder C, typename T>
T codeBetween(C &coder, T value, std::int64_t least, std::int64_t most)
{
    const auto number = static_cast<std::int64_t>(value);
    const auto wanted = static_cast<std::uint32_t>(number < least || number > most ? 0 : number - least);
    return static_cast<T>(least + coder.uniform(wanted, static_cast<std::uint32_t>(most - least + 1)));
}

/// Whose sheet a correction sets, one of so many seats; -1: the table's.
template <EntropyCoder C>
std::int8_t codeWhose(C &coder, std::uint32_t seats, int player)
{
    const std::uint32_t whose = coder.uniform(player < 0 ? seats : static_cast<std::uint32_t>(player), seats + 1);
    return static_cast<std::int8_t>(whose == seats ? -1 : static_cast<int>(whose));
}

} // namespace pegsheet
