// SPDX-License-Identifier: Apache-2.0
#include "model/empires/game.h"

#include "model/entry.h"

namespace pegsheet::empires {

GameEntry entry();

MaybeRefusal Empires::refusesSimulation(const Setup &)
{
    return box() == nullptr ? MaybeRefusal(Refusal{"empires.noBox", {}}) : std::nullopt;
}

// For the catalogue, see model/games.h.
GameEntry entry()
{
    return entryOf<Empires>();
}

} // namespace pegsheet::empires

namespace pegsheet {

template class MatchOf<empires::Empires>;

} // namespace pegsheet
