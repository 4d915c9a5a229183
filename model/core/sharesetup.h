// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/entropy.h"
#include "model/core/letters.h"
#include "model/core/match.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <vector>

/// How a set-up is written in a shared code. Order and weights are part of the shared format.
namespace pegsheet::sharing {

inline constexpr std::uint32_t kMostSeats = 8;
inline constexpr std::uint32_t kMostMarks = 8;
// The first variant of a game is what most play.
inline constexpr std::array<std::uint32_t, 8> kVariantWeights{9, 1, 1, 1, 1, 1, 1, 1};
inline constexpr std::size_t kNameBytes = std::size_t{kNameLength} * 4;

template <typename T, typename List>
std::uint32_t placeIn(const List &list, const T &wanted)
{
    const auto found = std::find(list.begin(), list.end(), wanted);
    return found == list.end() ? 0 : static_cast<std::uint32_t>(found - list.begin());
}

/// Codes the marks: where they are not in seat order, the mark of each seat among those still free.
template <EntropyCoder C>
std::vector<int> codeMarks(C &coder, const std::vector<int> &marks, std::size_t seats)
{
    std::vector<int> read;
    if (!codeTruth(coder, !marks.empty(), 1, 15))
        return read;
    std::vector<int> left(kMostMarks);
    std::iota(left.begin(), left.end(), 0);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::uint32_t wanted = seat < marks.size() ? placeIn(left, marks[seat]) : 0;
        const std::uint32_t place = coder.uniform(wanted, static_cast<std::uint32_t>(left.size()));
        read.push_back(left[place]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(place));
    }
    return read;
}

/// Codes the options that are not at their default, by their places. Sets `isKnown` to false for one that is not known here.
template <EntropyCoder C>
Object codeOptions(C &coder, const GameInfo &game, const Object &options, bool &isKnown)
{
    Object read;
    const std::uint32_t count = codeCount(coder, static_cast<std::uint32_t>(options.size()));
    // More than there are can only be somebody else's, or a count that was made up to keep us busy.
    isKnown = isKnown && count <= game.options.size();
    for (std::uint32_t i = 0; i < count && isKnown; ++i) {
        std::uint32_t option = 0;
        std::uint32_t value = 0;
        if (i < options.size()) {
            const auto named = std::find_if(game.options.begin(), game.options.end(),
                                            [&](const OptionInfo &info) { return info.name == options[i].key; });
            option = static_cast<std::uint32_t>(named - game.options.begin());
            value = placeIn(named->values, options[i].value);
        }
        option = codeCount(coder, option);
        value = codeCount(coder, value);
        isKnown = option < game.options.size() && value < game.options[option].values.size();
        if (isKnown)
            read.push_back({std::string(game.options[option].name), game.options[option].values[value]});
    }
    return read;
}

/// Codes a set-up. What a newer Pegsheet may have more of is written independently of how many there are today.
template <EntropyCoder C>
Setup codeSetup(C &coder, const GameInfo &game, const Setup &setup, bool &isKnown)
{
    Setup read;
    const auto seats = static_cast<std::uint32_t>(setup.players.size());
    read.players.resize(1 + coder.uniform(std::clamp(seats, 1U, kMostSeats) - 1, kMostSeats));
    for (std::size_t seat = 0; seat < read.players.size(); ++seat)
        read.players[seat] = codeText(coder, seat < seats ? setup.players[seat] : "", kNameBytes);
    const std::uint32_t variant = coder.weighted(placeIn(game.variants, std::string_view(setup.variant)), kVariantWeights);
    isKnown = variant < game.variants.size();
    if (isKnown)
        read.variant = game.variants[variant];
    read.mode = codeTruth(coder, setup.mode == "scoring", 1, 31) ? "scoring" : "play";
    if (codeTruth(coder, !setup.options.empty(), 1, 7))
        read.options = codeOptions(coder, game, setup.options, isKnown);
    read.marks = codeMarks(coder, setup.marks, read.players.size());
    return read;
}

} // namespace pegsheet::sharing
