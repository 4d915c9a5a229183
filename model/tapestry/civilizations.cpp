// SPDX-License-Identifier: Apache-2.0
// Civilizations that are known by name: how they come, and what they bring then.
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/resolve.h"

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

std::uint32_t freeMats(const State &state, bool atStart)
{
    std::uint32_t free = kDone.bits();
    for (const Civilization civilization : kAll<Civilization>)
        if (state.mats[civilization].isHeld() || (!atStart && kCivilizations[civilization].has(MatMark::OnlyAtStart)))
            free &= ~(1U << static_cast<unsigned>(civilization));
    return free;
}

std::uint32_t nextBoxes(const State &state, const Entry &entry)
{
    const Civilization civilization = civilizationOf(entry);
    const MatState &mat = state.mats[civilization];
    const CivilizationRow &row = kCivilizations[civilization];
    if (entry.act == Act::AnyBox)
        return (1U << static_cast<unsigned>(row.columns() * row.boxesIn(0))) - 1;
    if (row.course == Course::Path)
        return pathsFrom(mat.tokenColumn(), mat.tokenRow());
    std::uint32_t columns = 0;
    for (int column = 0; column < row.columns(); ++column)
        if (mat.column(column) < row.boxesIn(column))
            columns |= 1U << static_cast<unsigned>(column);
    return columns;
}

bool isVoidOfMat(const State &state, const Entry &entry)
{
    if (entry.act == Act::Mat)
        return freeMats(state, true) == 0;
    if (!state.mats[civilizationOf(entry)].isOf(entry.player))
        return true;
    if (asksForBox(entry))
        return nextBoxes(state, entry) == 0;
    if (entry.act != Act::Box)
        return false;
    return std::ranges::none_of(kAll<Track>, [&](Track track) { return spacesFor(state, entry, track) != 0; });
}

namespace {

// In the order in which they came.
struct HeldMats
{
    std::array<Civilization, kCount<Civilization>> mats{};
    std::size_t count = 0;
};

// Those with a part of that income turn, of those that count at its end or of the others.
HeldMats stepsOf(const State &state, int seat, int turn, bool isCounted)
{
    HeldMats held;
    eachMat(state.mats, seat, [&](Civilization civilization) {
        const StepOne &part = kCivilizations[civilization].stepOne;
        if (kDone.has(civilization) && part.isIn(turn) && part.isCounted == isCounted)
            held.mats[held.count++] = civilization;
    });
    return held;
}

} // namespace

void Table::beginMats(const Entry &step, int turn)
{
    Entry entry = step;
    const auto pushAll = [&](bool isCounted) {
        const HeldMats held = stepsOf(m_state, step.player, turn, isCounted);
        for (std::size_t place = held.count; place-- > 0;) {
            const Civilization civilization = held.mats[place];
            m_state.queue.push(beside(entry, static_cast<NodePlace>(civilization), stepOf(civilization), Why::mat(civilization)));
            if (isCounted)
                entry.next = static_cast<std::uint8_t>(m_state.queue.size());
        }
    };
    pushAll(true);
    entry.group = m_state.queue.freeGroup() & Entry::kGroups;
    pushAll(false);
}

Entry Table::beginAfterFirst(const Entry &step)
{
    Entry next = step;
    for (const Civilization civilization : kAll<Civilization>) {
        const MatState &mat = m_state.mats[civilization];
        const NodePlace what = kPrinted.afterFirst(civilization);
        if (!m_state.agreed.adjusts || !mat.isOf(step.player) || mat.isOfStart == 0 || what == 0)
            continue;
        push(what, Why::mat(civilization), next);
        next.next = static_cast<std::uint8_t>(m_state.queue.size());
    }
    return next;
}

NodePlace boxOf(const State &state, const Entry &entry, int option)
{
    const Civilization civilization = civilizationOf(entry);
    const CivilizationRow &row = kCivilizations[civilization];
    const MatState &mat = state.mats[civilization];
    const int rows = row.boxesIn(0);
    if (entry.act == Act::AnyBox)
        return kPrinted.box(civilization, option / rows, option % rows);
    return row.course == Course::Path ? kPrinted.box(civilization, mat.tokenColumn(), option)
                                      : kPrinted.box(civilization, option, mat.column(option));
}

void Table::cover(const Entry &used, Track track, int space)
{
    const Civilization civilization = civilizationOf(used);
    MatState &mat = m_state.mats[civilization];
    mat.setTracks(mat.tracks() | 1U << static_cast<unsigned>(track));
    m_tell(UsedMat{used.player, civilization});
    move(beside(used, kPrinted.box(civilization, 0, static_cast<int>(track)), Act::NoBonus, used.why), track, space);
}

// Columns of boxes are counted from 0, those of the token from 1: 0 is the start.
void Table::enterBox(const Entry &used, int option)
{
    const Civilization civilization = civilizationOf(used);
    const CivilizationRow &row = kCivilizations[civilization];
    MatState &mat = m_state.mats[civilization];
    const NodePlace box = boxOf(m_state, used, option);
    const int rows = row.boxesIn(0);
    if (row.course == Course::Path)
        mat.setToken((used.act == Act::AnyBox ? option / rows : mat.tokenColumn()) + 1, option % rows);
    else
        mat.setColumn(option, mat.column(option) + 1);
    m_tell(UsedMat{used.player, civilization});
    push(box, Why::mat(civilization), used);
}

// No advance: nothing is entered, reached or heard (contract, reading 36).
void Table::leap(int seat, int spaces)
{
    for (const Track track : kAll<Track>) {
        Tokens &tokens = m_state.at(seat).tracks[track];
        if (spaces == 0 || !tokens.has(0))
            continue;
        tokens.remove(0);
        tokens.add(spaces);
        m_tell(Moved{static_cast<std::uint8_t>(seat), track, 0, static_cast<std::uint8_t>(spaces)});
    }
}

// What is pushed last comes first.
void Table::keep(const Entry &used, Civilization civilization, bool atStart)
{
    m_state.mats[civilization] = matOf(civilization, used.player, matsOf(m_state.mats, used.player), atStart);
    m_state.heed();
    m_tell(GotMat{used.player, civilization});
    if (!atStart) {
        if (kCivilizations[civilization].midgame == Midgame::AnyBox)
            m_state.queue.push(beside(used, static_cast<NodePlace>(civilization), Act::AnyBox, Why::mat(civilization)));
        return;
    }
    leap(used.player, kCivilizations[civilization].leap);
    if (m_state.agreed.adjusts)
        push(kPrinted.adjustment(civilization, m_state.players), Why::mat(civilization), used);
    push(kPrinted.start(civilization), Why::mat(civilization), used);
}

} // namespace pegsheet::tapestry
