// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/effects.h"

namespace pegsheet::tapestry {

Value effectValue(const Effect &effect)
{
    return std::visit([](const auto &told) { return describedValue(told, "what"); }, effect);
}

} // namespace pegsheet::tapestry
