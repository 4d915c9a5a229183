// SPDX-License-Identifier: Apache-2.0
#include "model/empires/effects.h"

namespace pegsheet::empires {

Value effectValue(const Effect &effect)
{
    return std::visit([](const auto &each) { return describedValue(each, "what"); }, effect);
}

} // namespace pegsheet::empires
