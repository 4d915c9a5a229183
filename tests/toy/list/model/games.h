// SPDX-License-Identifier: Apache-2.0
#pragma once

/// The list of model/games.h with one game more, for the tests that prove what a game needs. It must begin as that list does: the
/// order is part of the format.
#define PEGSHEET_GAMES(GAME) GAME(bronze) GAME(nations) GAME(empires) GAME(toy)
