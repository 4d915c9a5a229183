// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/sharecode.h"

#include <memory>
#include <string_view>
#include <vector>

/// Finds codes as people send them: alone, as a link, or in the middle of a message.
namespace pegsheet {

/// Returns the first code in a text, whatever stands around it; empty where there is none. A full stop that ends a sentence is
/// returned with the code before it, since it can be a digit of the code.
[[nodiscard]] std::string_view codeIn(std::string_view text);

/// Returns all codes in a text, one after the other.
[[nodiscard]] std::vector<std::string_view> codesIn(std::string_view text);

/// Reads the first code in a text as a match. Returns null and the refusal as SharedCode::read() has it, or share.library for a
/// code that holds records of the card library.
[[nodiscard]] std::unique_ptr<SharedCode> readCode(std::string_view text, MaybeRefusal &refusal);

} // namespace pegsheet
