// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/seatplayer.h"

#include "model/bronze/player/easyplayer.h"
#include "model/bronze/player/evaluator.h"
#include "model/bronze/player/fastplayer.h"
#include "model/core/overload.h"
#include "model/core/random.h"

#include <variant>

namespace pegsheet::bronze {

struct SeatPlayer::Thinking
{
    std::variant<FastPlayer, EasyPlayer, Evaluator> by;
};

SeatPlayer::SeatPlayer(SimulatedPlayer player) : m_player(player), m_thinking(std::make_unique<Thinking>())
{
    if (player == SimulatedPlayer::Easy)
        m_thinking->by.emplace<EasyPlayer>();
    else if (player == SimulatedPlayer::App)
        m_thinking->by.emplace<Evaluator>();
}

SeatPlayer::~SeatPlayer() = default;
SeatPlayer::SeatPlayer(SeatPlayer &&) noexcept = default;
SeatPlayer &SeatPlayer::operator=(SeatPlayer &&) noexcept = default;

Move SeatPlayer::best(const State &state)
{
    Random random(0);
    State after = state;
    Move move = std::visit(Overload{
                               [&](Evaluator &evaluator) { return evaluator.best(state); },
                               [&](auto &player) {
                                   player.reconsider();
                                   return player.play(after, random);
                               },
                           },
                           m_thinking->by);
    std::visit(Overload{
                   [](Roll &roll) { roll.faces = {}; },
                   [](Reroll &again) { again.rolled = {}; },
                   [](Leadership &once) { once.to = Face::Food; },
                   [](auto &) {},
               },
               move);
    return move;
}

} // namespace pegsheet::bronze
