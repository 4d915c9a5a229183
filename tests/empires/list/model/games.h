// SPDX-License-Identifier: Apache-2.0
#pragma once

/// The list of model/games.h with the game that is about to join it, for the tests of its window.
#define PEGSHEET_GAMES(GAME) GAME(bronze) GAME(nations) GAME(empires)
