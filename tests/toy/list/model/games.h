// SPDX-License-Identifier: Apache-2.0
#pragma once

/// The list of model/games.h with one game more, for the tests that prove what a game needs. It must begin as that list does: the
/// order is part of the format. Games without pages are not in it.
#define PEGSHEET_GAMES(GAME) GAME(bronze) GAME(nations) GAME(empires) GAME(tapestry) GAME(toy)
#define PEGSHEET_GAMES_WITHOUT_PAGES(GAME)
#define PEGSHEET_ALL_GAMES(GAME) PEGSHEET_GAMES(GAME) PEGSHEET_GAMES_WITHOUT_PAGES(GAME)
