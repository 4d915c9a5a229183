// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Every game there is, in the order they are offered: the one list of them. GAME is a macro of who wants something of each.
///
/// A game is a folder of its name in model, app and qml. What it hands over is found by that name, see model/README.md.
/// CMakeLists.txt reads the line, too.
#define PEGSHEET_GAMES(GAME) GAME(bronze) GAME(nations)
