// SPDX-License-Identifier: Apache-2.0
#include "app/library/gamerecords.h"

namespace pegsheet::empires {

GameRecords records();

// Cards are typed into the match itself.
GameRecords records()
{
    return {};
}

} // namespace pegsheet::empires
