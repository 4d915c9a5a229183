// SPDX-License-Identifier: Apache-2.0
#include "model/catalog.h"

#include "model/bronze/game.h"
#include "model/core/matchof.h"
#include "model/core/schema.h"
#include "model/core/simulate.h"
#include "model/nations/game.h"

#include <array>

namespace pegsheet {

namespace {

template <Game G>
GameEntry entry()
{
    return {&G::info(),
            [](const Setup &setup, MaybeRefusal &refusal) -> std::unique_ptr<Match> { return MatchOf<G>::start(setup, refusal); },
            &MatchOf<G>::restore,
            &refusesSimulation<G>,
            &simulateMatch<G>,
            &gameSchema<G>};
}

} // namespace

std::span<const GameEntry> catalog()
{
    static const std::array kGames{
        entry<bronze::Bronze>(),
        entry<nations::Nations>(),
    };
    return kGames;
}

const GameEntry *findGame(std::string_view id)
{
    for (const GameEntry &game : catalog())
        if (game.info->id == id)
            return &game;
    return nullptr;
}

} // namespace pegsheet
