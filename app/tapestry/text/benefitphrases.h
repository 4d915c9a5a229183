// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/benefitwords.h"

#include <QString>

/// The phrases of which benefits are made (benefittext.h), in the language installed.
namespace pegsheet::tapestry {

/// Of a word that has nothing in its brackets: "explore"; empty where it has none or there can be several (amountText()).
[[nodiscard]] QString plainText(Word word);
/// So many points for each of what is counted: "2 points per tech card".
[[nodiscard]] QString pointsText(Counted counted, int points);
/// What comes so often: "4 points for each opponent".
[[nodiscard]] QString timesText(Multiplier multiplier, const QString &gains);
/// Of `everyone`, `opponents` and `neighbours`: pieces for them ("1 coin for everybody"), or what they do ("everybody: explore").
[[nodiscard]] QString forOthersText(Word word, bool isPiece, const QString &gains);

} // namespace pegsheet::tapestry
