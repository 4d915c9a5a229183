// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace pegsheet {

/// Joins lambdas into one visitor; std::visit then refuses to compile when a case is missing.
template <typename... Cases>
struct Overload : Cases...
{
    using Cases::operator()...;
};
template <typename... Cases>
Overload(Cases...) -> Overload<Cases...>;

} // namespace pegsheet
