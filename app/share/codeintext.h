// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/sharecode.h"

#include <memory>
#include <string_view>
#include <vector>

/// Codes as people send them: alone, as a link, or in the middle of a message.
namespace pegsheet {

/// The first code in a text, whatever stands around it; empty where there is none.
[[nodiscard]] std::string_view codeIn(std::string_view text);

/// All of them, one after the other.
[[nodiscard]] std::vector<std::string_view> codesIn(std::string_view text);

/// Reads the first as a match. Null and the refusal as SharedCode::read() has it, or share.library of one that holds records.
[[nodiscard]] std::unique_ptr<SharedCode> readCode(std::string_view text, MaybeRefusal &refusal);

} // namespace pegsheet
