// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/worth.h"

#include <array>
#include <cstdint>

namespace pegsheet::bronze {

/// What the fast player holds things to be worth, in points. Most grows with the turns that are still to come.
struct Weights
{
    /// Turns to come, among several: `begin`, less `round` for each round played and `development` for each that the player has who
    /// owns most. Alone it is known.
    enum Name : std::uint8_t {
        TurnsBegin,
        TurnsRound,
        TurnsDevelopment,
        City4, ///< a turn with the city
        City5,
        City6,
        City7,
        CityLong,      ///< the same for the square of a tenth of the turns
        CityPart,      ///< of what the city is worth, for the part that is built
        MonumentPart,  ///< the same of a monument's points
        MonumentTurn,  ///< more of them for each turn to come
        MonumentFirst, ///< of the points that are lost where another is first
        Wall,          ///< a turn behind the Great Wall
        Coin,          ///< of the goods left
        CoinTurn,      ///< the same, for each turn to come
        Pegs,          ///< wood to metal, each peg, while turns are to come
        PegsEnd = Pegs + 5,
        Food = PegsEnd, ///< eaten next turn
        FoodLater,      ///< and the turn after
        FoodSpare,
        Others,       ///< a point that another loses
        OthersGoods,  ///< all goods that another loses
        End,          ///< a point of lead, for who ends the match
        Dice,         ///< more of a development that works by the die, for each city beyond five
        Ship,         ///< a turn with the ship
        Developments, ///< a turn with each of them
        Count = Developments + 17
    };
    std::array<std::int32_t, Count> thousandths{};

    [[nodiscard]] float operator[](int name) const
    {
        return static_cast<float>(thousandths[static_cast<std::size_t>(name)]) * 0.001F;
    }
};

/// The weights that come with the app, for that rule set and number of players.
[[nodiscard]] const Weights &weightsOf(Variant variant, int players);

/// What things are worth to the acting player by these weights.
void fillWorth(const State &state, const Weights &weights, Worth &worth);

} // namespace pegsheet::bronze
