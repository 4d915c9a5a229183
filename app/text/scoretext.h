// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/score.h"

#include <QString>

#include <cstddef>
#include <string_view>

namespace pegsheet {

/// A whole number as it is written, with a minus and no hyphen.
[[nodiscard]] QString numberText(int number);

/// The lines of a score from `first` to the one before `last` that are not nothing, each with its points: what a sum is made of.
/// `nameOf` gives the name of a line.
[[nodiscard]] QString sumText(const Score &score, std::size_t first, std::size_t last, QString (*nameOf)(std::string_view what));

} // namespace pegsheet
