// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/result.h"

#include <QString>

/// A finished match as fields of BoardGameGeek's play log, which nothing may write to: to be copied there by hand.
namespace pegsheet::exporting {

/// Returns a CSV table of one play with the names of its fields as columns: `objecttype`, `objectid`, `playdate`, …, and
/// `players[0][name]`, `players[0][score]`, … for every player.
[[nodiscard]] std::string bggTable(const Result &result);

/// Returns the same for the clipboard, one field a line with a tab behind its name; empty fields are left out.
[[nodiscard]] QString bggText(const Result &result);

} // namespace pegsheet::exporting
