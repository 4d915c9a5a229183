// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/effects.h"

namespace pegsheet::bronze {

Value effectValue(const Effect &effect)
{
    return std::visit([](const auto &happened) { return describedValue(happened, "what"); }, effect);
}

} // namespace pegsheet::bronze
