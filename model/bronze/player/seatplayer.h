// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/core/simulation.h"

#include <memory>

namespace pegsheet::bronze {

/// Plays a seat at a table whose dice are rolled by somebody else: it says what it would do next.
class SeatPlayer
{
public:
    /// As that player would, which is not the random one.
    explicit SeatPlayer(SimulatedPlayer player);
    ~SeatPlayer();
    SeatPlayer(SeatPlayer &&) noexcept;
    SeatPlayer &operator=(SeatPlayer &&) noexcept;

    [[nodiscard]] SimulatedPlayer player() const { return m_player; }
    /// The move that it would make, its dice aside, the same whenever it is asked. The match must be played and not be over.
    [[nodiscard]] Move best(const State &state);

private:
    struct Thinking;
    SimulatedPlayer m_player;
    std::unique_ptr<Thinking> m_thinking;
};

} // namespace pegsheet::bronze
