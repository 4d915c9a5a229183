// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "storage/library.h"

#include <memory>
#include <string_view>

namespace pegsheet::app {

/// Where every copy of the example match says it comes from.
inline constexpr std::string_view kExampleUid = "70656773686565742d6578616d706c65";

/// Returns a match of three in its sixth round, for somebody who has none yet to look at; null, and the refusal, where the rules
/// of today refuse a move of it.
[[nodiscard]] std::unique_ptr<Match> exampleMatch(MaybeRefusal &refusal);

/// Whether a kept match began as the example.
[[nodiscard]] bool isExample(const storage::MatchEntry &entry);

} // namespace pegsheet::app
