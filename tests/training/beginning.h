// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/game.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace pegsheet::training {

/// A match of the Bronze Age before its first roll. Ends the program where the game has no such rule set.
inline bronze::State begun(const std::string &variant, int players)
{
    Setup setup;
    setup.variant = variant;
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("P" + std::to_string(seat + 1));
    bronze::State state;
    if (bronze::Bronze::start(setup, state)) {
        std::fprintf(stderr, "the game refuses the set-up\n");
        std::exit(2);
    }
    return state;
}

/// Reads all of the text as a number.
template <typename N>
bool read(std::string_view text, N &number)
{
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc() && end == text.data() + text.size();
}

/// Reads options, each a name and a value: `set` takes both and returns whether there is such an option, with such a value.
template <typename Set>
bool readOptions(int argc, char **argv, Set set)
{
    for (int i = 1; i + 1 < argc; i += 2)
        if (!set(std::string_view(argv[i]), std::string_view(argv[i + 1])))
            return false;
    return argc % 2 == 1;
}

/// Takes a text as it is.
inline bool read(std::string_view text, std::string &wanted)
{
    wanted = text;
    return true;
}

} // namespace pegsheet::training
