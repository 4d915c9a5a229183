// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/setup.h"
#include "model/core/value.h"

#include <string>
#include <string_view>

namespace pegsheet {

/// Who sits at a table of random matches, and by which rules.
struct Seats
{
    int players = 0;
    std::string_view variant;
    Object options = {};
    std::string mode = "play";
};

[[nodiscard]] inline Setup setupFor(const Seats &seats)
{
    Setup setup;
    for (int seat = 0; seat < seats.players; ++seat)
        setup.players.push_back("Player " + std::to_string(seat + 1));
    setup.variant = seats.variant;
    setup.options = seats.options;
    setup.mode = seats.mode;
    return setup;
}

} // namespace pegsheet
