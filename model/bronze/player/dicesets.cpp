// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/dicesets.h"

namespace pegsheet::bronze {

DiceSets::DiceSets()
{
    for (int n = 0; n <= kMaxDice; ++n) {
        for (int number = first(n); number < first(n + 1); ++number) {
            Row &row = m_rows[static_cast<std::size_t>(number)];
            row.dice = Dice::at(n, static_cast<std::uint32_t>(number - first(n)));
            for (const Face face : kAll<Face>) {
                const auto at = static_cast<std::size_t>(face);
                Dice other = row.dice;
                other.add(face);
                row.more[at] = static_cast<std::int16_t>(n < kMaxDice ? numberOf(other) : kSets);
                other.remove(face, 2);
                row.fewer[at] = static_cast<std::int16_t>(row.dice.count(face) > 0 ? numberOf(other) : kSets);
            }
        }
    }
}

const DiceSets &diceSets()
{
    static const DiceSets kTable;
    return kTable;
}

} // namespace pegsheet::bronze
