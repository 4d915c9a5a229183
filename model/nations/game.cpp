// SPDX-License-Identifier: Apache-2.0
#include "model/nations/game.h"

#include "model/entry.h"

namespace pegsheet::nations {

const GameInfo &Nations::info()
{
    return gameInfo();
}

MaybeRefusal Nations::refusesSimulation(const Setup &)
{
    return library() == nullptr ? MaybeRefusal(Refusal{"nations.noLibrary", {}}) : std::nullopt;
}

GameEntry entry();

// For the catalogue, see model/games.h.
GameEntry entry()
{
    return entryOf<Nations>();
}

} // namespace pegsheet::nations

namespace pegsheet {

template class MatchOf<nations::Nations>;

} // namespace pegsheet
