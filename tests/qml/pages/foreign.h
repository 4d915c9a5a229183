// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"

#include <QString>
#include <string>

namespace pegsheet::tests {

/// The code of another tablet that has the same match: it shares all but the last `apart` moves, and then made `moves` others,
/// the first of them another than ours where there is one. Whole, and without any point that it left.
[[nodiscard]] QString foreignCode(const Match &ours, const std::string &uid, int apart, int moves);

} // namespace pegsheet::tests
