// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/library.h"

namespace pegsheet::nations {

/// A box that nobody sells: sixty tiles with names of eight letters, twelve events and four dice, made up so that the random
/// player has something to play with. Nothing in it is the game's; it is shown to nobody.
[[nodiscard]] const Library &madeUpLibrary();

} // namespace pegsheet::nations
