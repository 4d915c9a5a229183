// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/game.h"

#include "model/bronze/fields.h"
#include "model/entry.h"

namespace pegsheet::bronze {

const GameInfo &Bronze::info()
{
    return gameInfo();
}

GameEntry entry();

// For the catalogue, see model/games.h.
GameEntry entry()
{
    return entryOf<Bronze>();
}

} // namespace pegsheet::bronze

namespace pegsheet {

template class MatchOf<bronze::Bronze>;

} // namespace pegsheet
