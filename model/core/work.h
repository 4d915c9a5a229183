// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace pegsheet {

/// Counts what a thread does in the loops whose length a hostile match could drive up, so that tests can bound it on any machine.
class Work
{
public:
    static void add(std::uint64_t steps) { s_steps += steps; }
    /// Steps since the thread began.
    [[nodiscard]] static std::uint64_t steps() { return s_steps; }

private:
    static inline thread_local std::uint64_t s_steps = 0;
};

} // namespace pegsheet
