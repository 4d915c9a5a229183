// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/benefit.h"

#include <QString>

#include <span>

/// Benefits in words, made to stand behind a colon or alone.
namespace pegsheet::tapestry {

/// "2 territory tiles, then explore". The nodes are those of one benefit, the outermost word first; empty for none.
[[nodiscard]] QString benefitText(std::span<const Node> nodes);
[[nodiscard]] inline QString benefitText(const Benefit &benefit)
{
    return benefitText(benefit.nodes());
}
/// So many of a word that is gained or paid: "2 coins".
[[nodiscard]] QString amountText(Word word, int count);

} // namespace pegsheet::tapestry
