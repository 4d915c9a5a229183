// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/game.h"

namespace pegsheet::bronze {

const GameInfo &Bronze::info()
{
    return gameInfo();
}

} // namespace pegsheet::bronze

namespace pegsheet {

template class MatchOf<bronze::Bronze>;

} // namespace pegsheet
