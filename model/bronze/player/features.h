// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <array>
#include <cstdint>

namespace pegsheet::bronze {

/// A short list of the features that hold, out of many.
template <int kMost>
struct Holding
{
    std::array<std::uint16_t, kMost> list{};
    int count = 0;

    void add(int feature) { list[static_cast<std::size_t>(count++)] = static_cast<std::uint16_t>(feature); }
    [[nodiscard]] const std::uint16_t *begin() const { return list.data(); }
    [[nodiscard]] const std::uint16_t *end() const { return list.data() + count; }
};

/// What the network looks at: each feature holds or it does not. Those of a sheet are looked at with other eyes for the player
/// whose chance it is than for the others; those of the table say how the player stands to the others.
namespace features {

inline constexpr int kSheet = 200;
inline constexpr int kTable = 160;
using OfSheet = Holding<80>;
using OfTable = Holding<24>;

/// What the sheet of that seat shows; disasters are seen by how the totals stand.
void addSheet(const State &state, int seat, OfSheet &holding);
/// How that seat stands: points against the others, turns to come, monuments. `totals` are those of the seats.
void addTable(const State &state, int seat, const std::array<int, kMaxSeats> &totals, OfTable &holding);

} // namespace features

} // namespace pegsheet::bronze
