// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/nations/game.h"

#include <vector>

namespace pegsheet::nations {

/// The cards that a match has shown: what was dealt, bought or entered, with what the table put right of it; each once, in the
/// order they came. Tiles whose age was not said are of the age they came in.
struct SeenCards
{
    struct OfAge
    {
        int age = 1;
        Event event;

        bool operator==(const OfAge &) const = default;
    };

    std::vector<OfAge> events;
    std::vector<Tile> tiles;

    bool operator==(const SeenCards &) const = default;
};

/// Up to where the match stands. A tile that is corrected was never the one before, wherever it has gone since it was dealt; one
/// that is taken away stays seen.
[[nodiscard]] SeenCards seenCards(const MatchOf<Nations> &match);

} // namespace pegsheet::nations
