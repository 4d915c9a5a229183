// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/sharecode.h"

#include <memory>
#include <string_view>

/// Codes as people send them: alone, as a link, or in the middle of a message.
namespace pegsheet {

/// The first code in a text, whatever stands around it; empty where there is none.
[[nodiscard]] std::string_view codeIn(std::string_view text);

/// Reads it. Null and the refusal as SharedCode::read() has it.
[[nodiscard]] std::unique_ptr<SharedCode> readCode(std::string_view text, MaybeRefusal &refusal);

} // namespace pegsheet
