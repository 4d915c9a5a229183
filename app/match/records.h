// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <QStringList>

#include <cstddef>
#include <vector>

namespace pegsheet::app {

/// What a finished match of several players was the first or the best of among those that are kept of that game and variant, a
/// sentence each: the best score of all who were not alone, somebody's first win, somebody's longest row of wins (from three on),
/// the narrowest finish. Nothing of a match that does not count, and nothing where there is too little to compare it with.
[[nodiscard]] QStringList recordsOf(const storage::Library &library, const storage::MatchEntry &entry);

/// Returns the longest row of wins among results in the order they are kept, the last begun first. Matches alone do not count.
[[nodiscard]] int longestRow(const std::vector<storage::Result> &results);

} // namespace pegsheet::app
