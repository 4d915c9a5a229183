// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/text/optiontext.h"
#include "app/text/sentence.h"

#include <QString>

#include <span>
#include <string_view>

namespace pegsheet {

/// The words of a game: what gameText() in its namespace returns.
struct GameText
{
    std::string_view game;       ///< its id; codes of the game begin with it and a dot
    QString (*name)() = nullptr; ///< its name, the same on every page
    std::span<const Sentence> (*sentences)() = nullptr;
    TermText term = nullptr;                               ///< names of the things in its refusals, by kind and id
    QString (*scoreLine)(std::string_view what) = nullptr; ///< the name of a ScoreLine or ScoreItem
    OptionTexts options = {};                              ///< what is asked for at set-up
};

[[nodiscard]] std::span<const GameText> gameTexts();
/// The words of the game of that id, or nullptr.
[[nodiscard]] const GameText *findGameText(std::string_view game);

} // namespace pegsheet
