// SPDX-License-Identifier: Apache-2.0
// Civilizations that are known by name: how they come, and what they bring then.
#include "model/tapestry/procedures/mats.h"

#include <algorithm>
#include <array>
#include <bit>

namespace pegsheet::tapestry {

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
        if (part.isIn(turn) && part.isCounted == isCounted)
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

// What comes last is put down first: the card is played once it was found.
Entry Table::beginAfterFirst(const Entry &step)
{
    Entry next = step;
    for (const Civilization civilization : kAll<Civilization>) {
        const MatState &mat = m_state.mats[civilization];
        if (!mat.isOf(step.player) || mat.isOfStart == 0)
            continue;
        const auto put = [&](const Entry &entry) {
            m_state.queue.push(entry);
            next.next = static_cast<std::uint8_t>(m_state.queue.size());
        };
        if (kCivilizations[civilization].has(MatMark::CardOnFire))
            put(beside(next, static_cast<NodePlace>(civilization), Act::FirstCard, Why::mat(civilization)));
        const NodePlace what = kPrinted.afterFirst(civilization);
        if (m_state.agreed.adjusts && what != 0)
            put(beside(next, what, Act::Gain, Why::mat(civilization), kPrinted[what].times));
    }
    return next;
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

void Table::keep(const Entry &used, Civilization civilization, bool atStart)
{
    m_state.mats[civilization] = matOf(civilization, used.player, matsOf(m_state.mats, used.player), atStart);
    m_state.heed();
    m_tell(GotMat{used.player, civilization});
    beginMat(used, civilization, atStart);
}

// What is pushed last comes first.
void Table::beginMat(const Entry &used, Civilization civilization, bool atStart)
{
    const CivilizationRow &row = kCivilizations[civilization];
    const auto ask = [&](Act act, int times = 1) {
        m_state.queue.push(beside(used, static_cast<NodePlace>(civilization), act, Why::mat(civilization), times));
    };
    if (!atStart)
        switch (row.midgame) {
        case Midgame::AnyBox: return ask(Act::AnyBox);
        case Midgame::Swap: return ask(Act::Swap, kMostSwaps);
        case Midgame::GiveAll: return ask(Act::GiveFree, row.markers);
        case Midgame::Outposts: return ask(Act::Outposts);
        default: return;
        }
    leap(used.player, row.leap);
    if (m_state.agreed.adjusts) {
        push(kPrinted.adjustment(civilization, m_state.players), Why::mat(civilization), used);
        if (const int plots = row.plots * (m_state.players - 1); plots > 0)
            m_state.queue.push(beside(used, 0, Act::Marker, Why::mat(civilization), plots));
    }
    push(kPrinted.start(civilization), Why::mat(civilization), used);
    if (row.shows(MatField::Numbers))
        ask(Act::Predict);
}

// What lies on mats ----------------------------------------------------------------------------------------

void Table::gainExposed(const Entry &used)
{
    const Civilization civilization = civilizationOf(used);
    const CivilizationRow &row = kCivilizations[civilization];
    m_tell(UsedMat{used.player, civilization});
    for (int column = row.columns(); column-- > 0;)
        for (int box = row.boxesIn(column); box-- > 0;)
            if (liesOpen(m_state, civilization, column, box))
                push(kPrinted.box(civilization, column, box), used.why, used);
}

void Table::layOutposts(const Entry &used, int inFirst)
{
    MatState &mat = m_state.mats[civilizationOf(used)];
    const CivilizationRow &row = kCivilizations[civilizationOf(used)];
    mat.setColumn(0, inFirst);
    mat.setColumn(1, std::min(m_state.at(used.player).outposts - inFirst, row.boxesIn(1)));
    m_tell(UsedMat{used.player, civilizationOf(used)});
}

void Table::takeOutpost(int seat, OutpostRow row)
{
    --m_state.at(seat).outposts;
    if (const std::uint32_t rows = outpostRows(m_state, seat); rows != 0) {
        MatState &mat = m_state.mats[kHolder<MatMark::HoldsOutposts>];
        const int from = row.isSaid() ? int{row.number} : std::countr_zero(rows);
        mat.setColumn(from, mat.column(from) - 1);
    }
}

void Table::placeOutpost(const Entry &used, OutpostRow row)
{
    takeOutpost(used.player, row);
    std::uint8_t &control = m_state.at(used.player).control;
    control = static_cast<std::uint8_t>(std::min(control + 1, kMostCards));
    happened(Event::Growth, used.player, used);
}

void Table::coverWithBuilding(const Entry &used, int column)
{
    constexpr Civilization kCraftsmen = kHolder<MatMark::TakesBuildings>;
    MatState &mat = m_state.mats[kCraftsmen];
    const NodePlace box = kPrinted.box(kCraftsmen, column, mat.column(column));
    mat.setColumn(column, mat.column(column) + 1);
    m_tell(UsedMat{used.player, kCraftsmen});
    push(box, Why::mat(kCraftsmen), used);
    happened(Event::IncomeBuildingInCity, used.player, used);
}

// What mats hear -------------------------------------------------------------------------------------------

void Table::gainAtOnce(int seat, const Node &node, Why why)
{
    if (node.word == Word::Vp)
        score(seat, why, node.arg * node.times);
    else if (node.word == Word::VpPer)
        score(seat, why, countOf(m_state, seat, static_cast<Counted>(node.arg)) * node.times);
    else if (!m_state.at(seat).finished)
        gain(seat, node.word, node.times, beside(Entry(), 0, Act::Gain, why));
}

void Table::hearByMats(Event event, int owner, int seat, const Entry &for_, const Detail &detail)
{
    eachMat(m_state.mats, owner, [&](Civilization civilization) {
        const MatTrigger &on = kCivilizations[civilization].on;
        if (on.event != MaybeOne(event) || (on.ofHolders ? !m_state.mats[civilization].holds(seat) : owner != seat))
            return;
        const NodePlace what = kPrinted.gains(civilization);
        if (what == 0 || event == Event::Growth)
            return goOff({m_state, *this, m_tell}, owner, civilization, for_);
        m_tell(UsedMat{static_cast<std::uint8_t>(owner), civilization});
        m_state.queue.push(beside(for_, what, Act::Gain, Why::mat(civilization), kPrinted[what].times * detail.times));
    });
}

} // namespace pegsheet::tapestry
