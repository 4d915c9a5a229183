// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <initializer_list>
#include <string_view>

namespace pegsheet::tapestry {

/// The name of a thing in the first of these kinds that has one, see termText(); an unknown id is its own name.
[[nodiscard]] QString nameIn(std::initializer_list<std::string_view> kinds, std::string_view id);

} // namespace pegsheet::tapestry
