// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/network.h"

#include <array>

namespace pegsheet::bronze {

/// By seat: the chance to win, or alone the expected final score.
using Chances = std::array<float, kMaxSeats>;

/// What came of a match that is over: 1 for who won, parts of it where several did; alone the final score.
[[nodiscard]] Chances resultOf(const State &state);

/// Asks the network about states that are much alike: what does not change from one to the next is not added up again.
class Estimate
{
public:
    /// States like this one will be asked about.
    void begin(const Network &network, const State &state);

    /// The chances at the end of a turn, before the next one rolls; of a match that is over the result.
    [[nodiscard]] Chances of(const State &state) const;

private:
    using Column = Network::Column;
    /// What the units of the second layer hear: whole numbers, which come to the same in whatever order they are added up.
    using Heard = std::array<std::int32_t, Network::kSecond>;
    struct SheetSum
    {
        SheetInputs inputs;
        Column sum;   ///< to the units of the first layer
        Heard others; ///< of the sheet seen from outside, by those who sit there
    };
    struct TableSum
    {
        TableInputs inputs;
        Column sum;
        Heard own; ///< of the seat's own sheet beside this table
    };
    [[nodiscard]] SheetSum sumOf(const SheetInputs &inputs) const;
    [[nodiscard]] TableSum sumOf(const TableInputs &inputs) const;
    void change(SheetSum &sheet, const SheetInputs &to) const;
    void look(SheetSum &sheet) const;
    [[nodiscard]] Heard ownOf(const SheetSum &sheet, const TableSum &table, const TableInputs &to) const;
    [[nodiscard]] Heard heard(Column units, int view) const;
    [[nodiscard]] std::int32_t answerOf(const Heard &own, const Heard &others) const;

    Network m_network{nullptr, false};
    int m_tableGroups = 0;
    std::array<Sheet, kMaxSeats> m_sheets;
    std::array<SheetSum, kMaxSeats> m_sums;
    std::array<TableSum, kMaxSeats> m_tables;
};

} // namespace pegsheet::bronze
