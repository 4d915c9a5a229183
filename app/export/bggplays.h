// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/result.h"

#include <QString>

/// A finished match in the words of BoardGameGeek's play log, which nothing may write to: to be copied there by hand.
namespace pegsheet::exporting {

/// A table of one play with the names of its fields as columns: `objecttype`, `objectid`, `playdate`, …, and
/// `players[0][name]`, `players[0][score]`, … for every player.
[[nodiscard]] std::string bggTable(const Result &result);

/// The same a field a line, for the clipboard: what is empty is left out.
[[nodiscard]] QString bggText(const Result &result);

} // namespace pegsheet::exporting
