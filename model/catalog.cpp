// SPDX-License-Identifier: Apache-2.0
#include "model/catalog.h"

#include "model/games.h"

#include <array>

namespace pegsheet {

#define GAME(game)                                                                                                                 \
    namespace game {                                                                                                               \
    GameEntry entry();                                                                                                             \
    }
PEGSHEET_ALL_GAMES(GAME)
#undef GAME

std::span<const GameEntry> catalog()
{
#define GAME(game) game::entry(),
    static const std::array kGames{PEGSHEET_ALL_GAMES(GAME)};
#undef GAME
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
