// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <QVariantList>

namespace pegsheet::app {

/// What rolling again all dice but those can bring, for a BarList: "label", "text", a chance in per cent, and "length".
struct RollOdds
{
    QVariantList threats; ///< disasters and hunger that can come
    QVariantList reach; ///< buildings that could be finished and developments that could be paid for, the likeliest first; what is
                        ///< certain stands there too
};
[[nodiscard]] RollOdds rollOdds(const bronze::State &state, bronze::Dice kept);

} // namespace pegsheet::app
