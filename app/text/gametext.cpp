// SPDX-License-Identifier: Apache-2.0
#include "app/text/gametext.h"

#include "model/games.h"

#include <array>

namespace pegsheet {

#define GAME(game)                                                                                                                 \
    namespace game {                                                                                                               \
    GameText gameText();                                                                                                           \
    }
PEGSHEET_ALL_GAMES(GAME)
#undef GAME

std::span<const GameText> gameTexts()
{
#define GAME(game) game::gameText(),
    static const std::array kGames{PEGSHEET_ALL_GAMES(GAME)};
#undef GAME
    return kGames;
}

const GameText *findGameText(std::string_view game)
{
    for (const GameText &text : gameTexts())
        if (text.game == game)
            return &text;
    return nullptr;
}

} // namespace pegsheet
