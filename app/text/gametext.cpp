// SPDX-License-Identifier: Apache-2.0
#include "app/text/gametext.h"

#include "app/text/bronzetext.h"
#include "app/text/nationstext.h"

#include <array>

namespace pegsheet {

std::span<const GameText> gameTexts()
{
    static constexpr std::array kGames{
        GameText{"bronze", &bronze::gameName, &bronze::sentences, &bronze::termText, &bronze::scoreName},
        GameText{"nations", &nations::gameName, &nations::sentences, &nations::termText, &nations::scoreName},
    };
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
