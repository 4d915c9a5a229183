// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/tile.h"

#include <array>
#include <span>

namespace pegsheet::nations {

/// What is in a box: every tile with its age, every event, every die. The rulebook prints none of it, so the model has none;
/// whoever wants random matches hands one in.
struct Library
{
    struct Threshold
    {
        std::uint8_t famine = 1;
        std::uint8_t war = 1;
    };
    /// For each age as many tiles as the largest offer or more, and an event or more.
    std::array<std::span<const Tile>, kAges> tiles;
    std::array<std::span<const Threshold>, kAges> events;
    Per<std::array<DieFace, 6>, Colour> dice;
};

/// What the random player plays with from now on; it must outlive every match. Null takes it away.
void setLibrary(const Library *library);
/// Null where none was handed in: then nothing can be simulated (nations.noLibrary).
[[nodiscard]] const Library *library();

} // namespace pegsheet::nations
