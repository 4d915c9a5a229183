// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace pegsheet::app {

/// What the same player got alone by the same rules in another match.
struct EarlierResult
{
    int points = 0;
    QString when; ///< it was last played
};

} // namespace pegsheet::app
