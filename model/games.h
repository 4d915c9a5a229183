// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Applies the macro GAME to every game that the window has pages for, in the order in which the games are offered. There is no
/// other list of games.
///
/// The name is that of the game's folders in model, app and qml, and what the game hands over is found by it, see model/README.md.
/// CMakeLists.txt reads this line, and the next list, too.
#define PEGSHEET_GAMES(GAME) GAME(bronze) GAME(nations) GAME(empires) GAME(tapestry)

/// Applies GAME to the games that can be played by the command line only: they have no pages yet, nothing in qml and no view
/// models. None is at present. The first of them is the next that goes over to the end of the list above, so that no game changes
/// its place.
#define PEGSHEET_GAMES_WITHOUT_PAGES(GAME)

/// Applies GAME to every game of the catalogue. The order is part of the format of codes.
#define PEGSHEET_ALL_GAMES(GAME) PEGSHEET_GAMES(GAME) PEGSHEET_GAMES_WITHOUT_PAGES(GAME)
