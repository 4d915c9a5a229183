// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "storage/library.h"

#include <memory>
#include <optional>
#include <string_view>

namespace pegsheet::app {

/// Where every copy of an example says it comes from, of whichever game.
inline constexpr std::string_view kExampleUid = "70656773686565742d6578616d706c65";

/// Returns a match of three that goes on, for somebody to look at who has none of that game yet; null where the game has none, and
/// with a refusal where the rules of today refuse a move of it.
[[nodiscard]] std::unique_ptr<Match> exampleMatch(std::string_view game, MaybeRefusal &refusal);

/// Whether a match that comes from there, or from nowhere, began as an example.
[[nodiscard]] bool isExample(const std::optional<storage::Origin> &origin);

} // namespace pegsheet::app
