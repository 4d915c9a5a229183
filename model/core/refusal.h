// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/value.h"

#include <optional>
#include <string_view>

namespace pegsheet {

/// Why something is not possible: a stable code and the values its sentence needs.
///
/// The words live in `app` (errortext.cpp), one template a code and language. Codes begin with the
/// space they belong to: `input.`, `storage.`, `share.` or a game's, by its id; once published they
/// never change their meaning. Values are numbers or identifiers ("coinage"), never sentences.
struct Refusal
{
    std::string_view code; ///< always a literal: it outlives every refusal
    Object values;

    bool operator==(const Refusal &) const = default;
};

/// Nothing, where all is well.
using MaybeRefusal = std::optional<Refusal>;

} // namespace pegsheet
