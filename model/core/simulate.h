// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/core/simulation.h"

#include <memory>
#include <type_traits>
#include <utility>

namespace pegsheet {

/// Why the random player cannot play a match of that set-up now. Most games need nothing that is not there.
template <Game G>
MaybeRefusal refusesSimulation([[maybe_unused]] const Setup &setup)
{
    if constexpr (requires { G::refusesSimulation(setup); })
        return G::refusesSimulation(setup);
    else
        return std::nullopt;
}

/// What nobody at the table sees, such as a shuffled box, which a game may keep for its random player beside the state; nullptr
/// where it keeps nothing.
template <Game G>
auto unseenOf([[maybe_unused]] const typename G::State &state, [[maybe_unused]] Random &random)
{
    if constexpr (requires { typename G::Unseen; })
        return typename G::Unseen(state, random);
    else
        return nullptr;
}

/// The game's player of that sort; a player that never plays where it has none.
struct NoPlayer
{
};
template <Game G>
auto easyPlayerOf()
{
    if constexpr (requires { typename G::EasyPlayer; })
        return typename G::EasyPlayer();
    else
        return NoPlayer();
}
template <Game G>
auto fastPlayerOf()
{
    if constexpr (requires { typename G::FastPlayer; })
        return typename G::FastPlayer();
    else
        return NoPlayer();
}
template <Game G>
auto appPlayerOf()
{
    if constexpr (requires { typename G::AppPlayer; })
        return typename G::AppPlayer();
    else
        return NoPlayer();
}

/// Whether the game has that player.
template <Game G>
bool hasPlayer(SimulatedPlayer player)
{
    switch (player) {
    case SimulatedPlayer::Random: break;
    case SimulatedPlayer::Easy: return !std::is_same_v<decltype(easyPlayerOf<G>()), NoPlayer>;
    case SimulatedPlayer::Fast: return !std::is_same_v<decltype(fastPlayerOf<G>()), NoPlayer>;
    case SimulatedPlayer::App: return !std::is_same_v<decltype(appPlayerOf<G>()), NoPlayer>;
    }
    return true;
}

/// Makes the moves of a simulated match, each by the player of the seat whose turn it is. The players must be some that the game
/// has.
template <Game G>
class SimulatedTable
{
public:
    SimulatedTable(const typename G::State &state, const Simulating &how)
        : m_players(how.players), m_random(how.seed), m_unseen(unseenOf<G>(state, m_random))
    {
    }

    typename G::Move play(typename G::State &state)
    {
        [[maybe_unused]] const SimulatedPlayer player = playerOf(static_cast<std::size_t>(G::player(state)));
        if constexpr (!std::is_same_v<decltype(m_easy), NoPlayer>)
            if (player == SimulatedPlayer::Easy)
                return m_easy.play(state, m_random);
        if constexpr (!std::is_same_v<decltype(m_fast), NoPlayer>)
            if (player == SimulatedPlayer::Fast)
                return m_fast.play(state, m_random);
        if constexpr (!std::is_same_v<decltype(m_app), NoPlayer>)
            if (player == SimulatedPlayer::App)
                return m_app.play(state, m_random);
        if constexpr (kHasUnseen)
            return G::playRandomly(state, m_random, m_unseen);
        else
            return G::playRandomly(state, m_random);
    }
    [[nodiscard]] Value dealt() const
    {
        if constexpr (kHasUnseen)
            return m_unseen.dealt();
        else
            return {};
    }

private:
    [[nodiscard]] SimulatedPlayer playerOf(std::size_t seat) const
    {
        return seat < m_players.size() ? m_players[seat] : SimulatedPlayer::Random;
    }

    static constexpr bool kHasUnseen = requires { typename G::Unseen; };

    const std::vector<SimulatedPlayer> &m_players;
    Random m_random;
    decltype(unseenOf<G>(std::declval<const typename G::State &>(), std::declval<Random &>())) m_unseen;
    decltype(easyPlayerOf<G>()) m_easy{};
    decltype(fastPlayerOf<G>()) m_fast{};
    decltype(appPlayerOf<G>()) m_app{};
};

/// Plays a match to its end. The set-up must be one that the game accepts.
template <Game G>
SimulatedMatch simulateMatch(const Setup &setup, const Simulating &how)
{
    SimulatedMatch match;
    typename G::State state;
    if (refusesSimulation<G>(setup) || G::start(setup, state))
        return match;
    const auto table = std::make_unique<SimulatedTable<G>>(state, how); // too large for a stack
    while (!G::over(state)) {
        const auto move = table->play(state);
        if (how.withLog)
            match.log.push_back(MatchOf<G>::moveValue(move));
        ++match.moves;
    }
    for (const Score &score : G::scores(state))
        match.scores.push_back(score.total);
    match.winners = G::winners(state);
    match.dealt = table->dealt();
    return match;
}

} // namespace pegsheet
