// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationshandbook.h"

namespace pegsheet::app {

QVariantList nationsRulesAtHand(const nations::State &)
{
    return {};
}

QVariantList nationsDoubts(const nations::State &)
{
    return {};
}

} // namespace pegsheet::app
