// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <array>
#include <cstdint>

/// What the network looks at. Everything it sees is a group of columns of which one holds; column 0 of a table stands for nothing.
namespace pegsheet::bronze {

/// What a sheet shows, disasters aside: those are seen by how the totals stand.
struct SheetInputs
{
    static constexpr int kGroups = 43;
    static constexpr int kColumns = 241;
    std::array<std::uint16_t, kGroups> columns{};
    int reach = 0; ///< the most points that the next purchase may well bring

    SheetInputs() = default;
    SheetInputs(const State &state, int seat);
};

/// How all seats stand to each other.
struct Standings
{
    std::array<int, kMaxSeats> totals{}; ///< points
    std::array<int, kMaxSeats> reach{};  ///< see SheetInputs
    bool ends = false;                   ///< the match ends with this round
};

/// How a seat stands: alone by the round and its points, among several also to the others.
struct TableInputs
{
    static constexpr int kGroups = 19;
    static constexpr int kGroupsAlone = 2;
    static constexpr int kColumns = 419;
    static constexpr int kColumnsAlone = 45; ///< the first of them
    std::array<std::uint16_t, kGroups> columns{};

    TableInputs() = default;
    TableInputs(const State &state, int seat, const Standings &standings);
};

} // namespace pegsheet::bronze
