// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Applies the macro GAME to every game, in the order in which the games are offered. There is no other list of games.
///
/// The name is that of the game's folders in model, app and qml, and what the game hands over is found by it, see model/README.md.
/// CMakeLists.txt reads this line, too.
#define PEGSHEET_GAMES(GAME) GAME(bronze) GAME(nations) GAME(empires)
