// SPDX-License-Identifier: Apache-2.0
#include "model/entry.h"

#include "model/core/fields.h"
#include "model/tapestry/game.h"

namespace pegsheet::tapestry {

const GameInfo &Game::info()
{
    return gameInfo();
}

MaybeRefusal Game::refusesSimulation(const Setup &setup)
{
    State state;
    if (auto refusal = tapestry::start(setup, state))
        return refusal;
    return state.agreed.onlyIncome ? MaybeRefusal(unknownValue("depth", "income", {"tracks", "full"})) : std::nullopt;
}

GameEntry entry();

// For the catalogue, see model/games.h.
GameEntry entry()
{
    return entryOf<Game>();
}

} // namespace pegsheet::tapestry

namespace pegsheet {

template class MatchOf<tapestry::Game>;

} // namespace pegsheet
