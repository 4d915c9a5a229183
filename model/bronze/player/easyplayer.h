// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/fastplayer.h"

#include <cstdint>

namespace pegsheet::bronze {

/// Plays as the fast player, but each turn it holds things to be worth more or less than they are: what it does makes sense, and
/// seldom is the best. The same turn is played the same way again.
class EasyPlayer
{
public:
    EasyPlayer() = default;
    EasyPlayer(const EasyPlayer &) = delete;
    EasyPlayer &operator=(const EasyPlayer &) = delete;

    /// Makes and returns one move; dice fall by their true odds. The match must not be over.
    Move play(State &state, Random &random);
    /// See FastPlayer.
    void reconsider() { m_player.reconsider(); }

private:
    void sway(const State &state);

    std::uint64_t m_turn = 0; ///< of which the weights are; 0: of none
    Weights m_weights;
    FastPlayer m_player{m_weights};
};

} // namespace pegsheet::bronze
