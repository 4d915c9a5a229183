// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/game.h"

namespace pegsheet::bronze {

const GameInfo &Bronze::info()
{
    static const GameInfo kInfo{"bronze", "Roll Through the Ages: The Bronze Age", 1, 2, kMaxSeats,
                                {nameOf(Variant::Classic)}, {}};
    return kInfo;
}

} // namespace pegsheet::bronze
