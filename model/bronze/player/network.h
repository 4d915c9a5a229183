// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/inputs.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace pegsheet::bronze {

/// The learned model: a network of two hidden layers, whose numbers are whole. It is asked once a seat. Each sheet goes through the
/// units of the first layer: the seat's own with how it stands to the others, and each of the others' as it is seen from outside,
/// which are added up. The second layer hears both.
///
/// The numbers lie one after the other. To the units of the first layer: from sheets, from the table, bias of the own sheet, and,
/// among several, of a sheet seen from outside. To each unit of the second layer: from those of the own sheet and, among several,
/// of the others. Bias of the second layer, its answer, bias of the answer.
class Network
{
public:
    static constexpr int kUnits = 48; ///< of the first layer, among several
    static constexpr int kUnitsAlone = 16;
    static constexpr int units(bool alone) { return alone ? kUnitsAlone : kUnits; }
    static constexpr int kSecond = 16;               ///< units of the second layer
    using Column = std::array<std::int16_t, kUnits>; ///< by unit of the first layer
    /// A unit answers in these parts of one, up to kMost; more counts as kMost.
    static constexpr int kUnit = 1024;
    static constexpr int kMost = 8 * kUnit;
    /// Numbers of the answer are in these parts of one.
    static constexpr int kAnswer = 2048;
    /// One of the answer, among several: odds by the factor e. Alone so many points.
    static constexpr int kPoints = 8;

    static constexpr std::size_t size(bool alone)
    {
        const int first = SheetInputs::kColumns + tables(alone) + biases(alone);
        return static_cast<std::size_t>((first + kSecond * views(alone)) * units(alone) + 2 * kSecond + 1);
    }

    /// `numbers`: size() of them, which must live as long.
    constexpr Network(const std::int16_t *numbers, bool alone) : m_numbers(numbers), m_alone(alone) {}

    [[nodiscard]] constexpr bool isAlone() const { return m_alone; }
    [[nodiscard]] constexpr int units() const { return units(m_alone); }
    [[nodiscard]] const std::int16_t *sheet(int column) const { return at(column); }
    [[nodiscard]] const std::int16_t *table(int column) const { return at(SheetInputs::kColumns + column); }
    [[nodiscard]] const std::int16_t *bias() const { return table(tables(m_alone)); }
    /// Only among several.
    [[nodiscard]] const std::int16_t *othersBias() const { return table(tables(m_alone) + 1); }
    /// To that unit of the second layer.
    [[nodiscard]] const std::int16_t *second(int unit) const
    {
        return table(tables(m_alone) + biases(m_alone) + unit * views(m_alone));
    }
    [[nodiscard]] const std::int16_t *secondBias() const { return second(kSecond); }
    [[nodiscard]] const std::int16_t *answer() const { return secondBias() + kSecond; }
    /// In 256ths.
    [[nodiscard]] int answerBias() const { return answer()[kSecond]; }

    static constexpr int tables(bool alone) { return alone ? TableInputs::kColumnsAlone : TableInputs::kColumns; }
    /// The own sheet alone, or that and the others'.
    static constexpr int views(bool alone) { return alone ? 1 : 2; }
    static constexpr int biases(bool alone) { return views(alone); }

private:
    [[nodiscard]] const std::int16_t *at(int column) const { return m_numbers + static_cast<std::ptrdiff_t>(column) * units(); }

    const std::int16_t *m_numbers;
    bool m_alone;
};

/// The network that comes with the app, for that rule set and number of players.
[[nodiscard]] Network networkOf(Variant variant, int players);

} // namespace pegsheet::bronze
