// SPDX-License-Identifier: Apache-2.0
// Civilizations that are known by name: how they come, and what they bring then.
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/resolve.h"

namespace pegsheet::tapestry {

std::uint32_t freeMats(const State &state, bool atStart)
{
    std::uint32_t free = kDone.bits();
    for (const Civilization civilization : kAll<Civilization>)
        if (state.mats[civilization].isHeld() || (!atStart && kCivilizations[civilization].has(MatMark::OnlyAtStart)))
            free &= ~(1U << static_cast<unsigned>(civilization));
    return free;
}

bool isVoidOfMat(const State &state, const Entry &entry)
{
    return entry.act == Act::Mat && freeMats(state, true) == 0;
}

// What is pushed last comes first.
void Table::keep(const Entry &used, Civilization civilization, bool atStart)
{
    m_state.mats[civilization] = matOf(civilization, used.player, matsOf(m_state.mats, used.player), atStart);
    m_state.heed();
    m_tell(GotMat{used.player, civilization});
    if (!atStart)
        return;
    if (m_state.agreed.adjusts)
        push(kPrinted.adjustment(civilization, m_state.players), Why::mat(civilization), used);
    push(kPrinted.start(civilization), Why::mat(civilization), used);
}

} // namespace pegsheet::tapestry
