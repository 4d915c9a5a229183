// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/player/ending.h"
#include "model/bronze/player/estimate.h"
#include "model/bronze/player/rolltree.h"
#include "model/bronze/player/turnplan.h"
#include "model/core/random.h"

#include <cstdint>
#include <vector>

namespace pegsheet::bronze {

/// Knows the chances of all seats in every state of a match, if from here on everybody plays as it does: exact over the dice of the
/// turn, by the network at its end. What it has thought of a turn is kept while it is asked about that turn.
class Evaluator
{
public:
    /// Of the numbers and of what is made of them: reviews by another one are not gone on with.
    static constexpr std::uint32_t kVersion = 1;

    /// By the network that comes with the app, or by another one.
    Evaluator() = default;
    explicit Evaluator(const Network &network) : m_network(network), m_hasNetwork(true) {}

    /// The chances now. The match must be played, not entered as finished sheets.
    [[nodiscard]] Chances of(const State &state);
    /// The chances once the move is decided, before its dice fall: their exact mean. Where it has none, after the move.
    [[nodiscard]] Chances before(const State &state, const Move &move);
    /// The chances once its dice lie as the move says, as before() would have them then; the same where it has none.
    [[nodiscard]] Chances fallen(const State &state, const Move &move);
    /// What the app would do: a move without its dice, which are those of before().
    [[nodiscard]] Move best(const State &state);

    struct Option
    {
        std::vector<Move> moves; ///< one of the dice, without them; else all up to the end of the turn
        Chances chances{};       ///< once it is decided
    };
    /// What could be done there, the best for the acting player first: at most so many, of which no two build and buy the same.
    [[nodiscard]] std::vector<Option> options(const State &state, std::size_t most);

    /// How far such a chance of a seat is usually off, a standard error, where it is of() or where rollouts have refined it: found
    /// by tests/training/positions.cpp. Alone in points.
    [[nodiscard]] static double error(const State &state, double chance, bool rolledOut);

    /// The chances before a turn, or at the end, by the network alone.
    [[nodiscard]] Chances estimated(const State &state) const;
    /// The table after the turn if its dice lie so for good, as the chances before have it.
    [[nodiscard]] State after(const State &state, Dice dice);
    struct Turn
    {
        State after;
        Chances luck; ///< by how much its dice fell better than their mean
    };
    /// A turn from its beginning, played as the app does; dice fall by their true odds.
    [[nodiscard]] Turn playTurn(const State &state, Random &random);

private:
    using Ended = Option;
    void think(const State &state);
    void workFinals(const State &state);
    [[nodiscard]] Network network(const State &state) const
    {
        return m_hasNetwork ? m_network : networkOf(state.variant, state.players);
    }
    [[nodiscard]] const Worth &worthOf(const State &state, int workers);
    struct End
    {
        State state;
        Chances chances;
    };
    [[nodiscard]] End end(const State &state, Dice dice);
    [[nodiscard]] Dice finalDice(const State &state, Random &random) const;
    [[nodiscard]] bool isBetter(const State &state, const Chances &chances, const Chances &best) const;
    [[nodiscard]] Chances lying(const State &state, int number, int rolls, bool leadership) const;
    [[nodiscard]] Chances kept(const State &state, int number, int rolls) const;
    [[nodiscard]] Chances onceMore(const State &state, Face face) const;
    template <typename Read>
    [[nodiscard]] Chances read(const State &state, Read value) const;
    [[nodiscard]] Chances start(const State &state);
    [[nodiscard]] bool shouldPreserve(const State &state);
    template <typename MoveOf>
    [[nodiscard]] Ended bestOf(const State &state, int most, MoveOf moveOf);
    [[nodiscard]] const Ended &decided(const State &state);
    [[nodiscard]] Ended decide(const State &state);
    [[nodiscard]] Ended bestEnd(const State &state);
    template <typename Use>
    void visitEnds(const State &state, Use use);
    [[nodiscard]] std::vector<Ended> ends(const State &state);
    [[nodiscard]] std::vector<Ended> allOptions(const State &state);

    Network m_network{nullptr, false};
    bool m_hasNetwork = false;
    Estimate m_estimate;
    TurnPlan m_plan; ///< by the network
    TurnPlan m_fast; ///< by the weights of the fast player: where things go together the network's worths say less
    Spending m_spending;
    Worth m_worth;
    RollTree m_tree;
    std::array<FollowedTree, kMaxSeats> m_others; ///< by seat, where there are three or more
    bool m_thought = false;
    State m_decidedAt; ///< what was decided last, and where
    Ended m_decided;
};

} // namespace pegsheet::bronze
