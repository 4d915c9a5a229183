// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/game.h"
#include "tests/model/contract.h"
#include "tests/model/tapestry/invariants.h"

namespace pegsheet::tapestry {

/// The game, asked for whose turn it is instead of who answers: a defender answers in the turn of the attacker, which goes on.
struct GameByTurns : Game
{
    static int player(const State &state) { return state.turn; }
};

} // namespace pegsheet::tapestry

PEGSHEET_CONTRACT_TEST(tst_tapestry_contract, pegsheet::tapestry::GameByTurns, pegsheet::tapestry::Invariants)
