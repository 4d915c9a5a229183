// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/sharecode.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Finds codes as people send them: alone, as a link, or in the middle of a message, also one that was wrapped into lines, quoted
/// or marked on its way.
namespace pegsheet {

/// Returns the first code in a text whose checksum is right, else the first; empty where there is none.
[[nodiscard]] std::string codeIn(std::string_view text);

/// Returns all codes in a text, one after the other, in capitals. What is no sign of a code may stand within it, and signs of the
/// sentence behind it: its checksum tells where it ends. Where none is right, what stands up to the first other sign is returned.
[[nodiscard]] std::vector<std::string> codesIn(std::string_view text);

/// Reads the code in a text, as codeIn() finds it, as a match. Returns null and the refusal as SharedCode::read() has it, or
/// share.library for a code that holds records of the card library.
[[nodiscard]] std::unique_ptr<SharedCode> readCode(std::string_view text, MaybeRefusal &refusal);

} // namespace pegsheet
