// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/exchange.h"

#include <memory>
#include <string>
#include <vector>

namespace pegsheet::cli {

/// A text out of a file: of a match or with a code in it. Of a picture, what the code in it says. Throws Unclear where it can
/// be neither or is too large, Refused for a video.
[[nodiscard]] std::string readShared(const std::string &file);

/// The texts of the matches in such a text, which may hold several codes.
[[nodiscard]] std::vector<std::string> matchesIn(const std::string &text);

/// The uid that the text names, before anything else of it is looked at; empty where a file of a match has none.
[[nodiscard]] std::string uidIn(const std::string &file, const std::string &text);

/// The copy of a match in such a text; `file` is only named. `here` is what a part of a match goes on from, or null. Throws
/// Unclear where there is none in it, Refused where it cannot be accepted.
[[nodiscard]] std::unique_ptr<Offer> copyIn(const std::string &file, const std::string &text, const Match *here);

} // namespace pegsheet::cli
