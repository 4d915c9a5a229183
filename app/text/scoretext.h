// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/score.h"

#include <QString>

#include <cstddef>
#include <string_view>

namespace pegsheet {

/// A whole number as it is written, with a minus and no hyphen.
[[nodiscard]] QString numberText(int number);

/// A part of a whole, from 0 to 1, in whole per cent: "38 %"; and a change of it, with its sign.
[[nodiscard]] QString percentText(double part);
[[nodiscard]] QString percentChangeText(double change);

/// Expected points, which need not be whole: "3.1 points"; a change of them, with its sign; and that as a number alone.
[[nodiscard]] QString expectedText(double points);
[[nodiscard]] QString expectedChangeText(double change);
[[nodiscard]] QString expectedChangeNumber(double change);

/// What stands for a number of points that is nothing: a dash.
[[nodiscard]] QString noPointsText();

/// A part of a score with its points: "Temple 4".
[[nodiscard]] QString partText(const QString &name, int points);

/// The lines of a score from `first` to the one before `last` that are not nothing, each with its points: what a sum is made of.
/// `nameOf` gives the name of a line.
[[nodiscard]] QString sumText(const Score &score, std::size_t first, std::size_t last, QString (*nameOf)(std::string_view what));

} // namespace pegsheet
