// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/easyplayer.h"

namespace pegsheet::bronze {

namespace {

// At most so many thousandths of a weight are added or taken away.
constexpr std::uint32_t kSway = 800;

// Nothing of it changes while the turn is played, but what ends it.
std::uint64_t turnOf(const State &state)
{
    std::uint64_t turn = 1 + state.round;
    for (int seat = 0; seat < state.players; ++seat) {
        const Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
        turn = turn * 0x100000001B3ULL + static_cast<std::uint64_t>(sheet.developments.bits());
    }
    return turn * 8 + state.player + 1;
}

} // namespace

void EasyPlayer::sway(const State &state)
{
    const std::uint64_t turn = turnOf(state);
    if (turn == m_turn)
        return;
    m_turn = turn;
    m_weights = weightsOf(state.variant, state.players);
    Random random(turn);
    for (std::int32_t &weight : m_weights.thousandths) {
        const auto sway = static_cast<std::int64_t>(random.below(2 * kSway + 1)) - kSway;
        weight += static_cast<std::int32_t>(weight * sway / 1000);
    }
}

Move EasyPlayer::play(State &state, Random &random)
{
    sway(state);
    return m_player.play(state, random);
}

} // namespace pegsheet::bronze
