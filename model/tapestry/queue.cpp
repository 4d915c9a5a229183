// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/queue.h"

#include <algorithm>
#include <bit>

namespace pegsheet::tapestry {

std::uint64_t Queue::waiting() const
{
    std::uint64_t waiting = 0;
    for (int i = 0; i < m_size; ++i)
        if (const unsigned next = (*this)[i].next; next != 0)
            waiting |= std::uint64_t{1} << (next - 1);
    return waiting;
}

void Queue::push(const Entry &entry)
{
    if (m_size == kRoom) {
        m_hasOverflown = true;
        return;
    }
    m_entries[m_size++] = entry;
}

void Queue::insertBefore(int index, const Entry &entry)
{
    if (m_size == kRoom) {
        m_hasOverflown = true;
        return;
    }
    const auto from = m_entries.begin() + index + 1;
    std::move_backward(from, m_entries.begin() + m_size, m_entries.begin() + m_size + 1);
    *from = entry;
    ++m_size;
    for (int i = index + 2; i < m_size; ++i)
        if (std::uint8_t &next = (*this)[i].next; next > index + 1)
            ++next;
}

void Queue::erase(int index)
{
    const auto gone = static_cast<std::uint8_t>(index + 1);
    const std::uint8_t next = (*this)[index].next;
    std::move(m_entries.begin() + index + 1, m_entries.begin() + m_size, m_entries.begin() + index);
    m_entries[--m_size] = {};
    for (int i = index; i < m_size; ++i) {
        std::uint8_t &mine = (*this)[i].next;
        if (mine == gone)
            mine = next;
        else if (mine > gone)
            --mine;
    }
}

void Queue::clear()
{
    *this = {};
}

std::uint8_t Queue::freeGroup() const
{
    std::uint64_t taken = 1;
    for (int i = 0; i < m_size; ++i)
        taken |= std::uint64_t{1} << (*this)[i].group;
    return static_cast<std::uint8_t>(std::countr_one(taken));
}

NodePlace Queue::keep(const Benefit &benefit)
{
    const auto nodes = benefit.nodes();
    if (m_pooled + static_cast<int>(nodes.size()) > kPoolRoom) {
        m_hasOverflown = true;
        return 0;
    }
    const auto place = static_cast<NodePlace>(PrintedNodes::kRoom + m_pooled);
    std::copy(nodes.begin(), nodes.end(), m_pool.begin() + m_pooled);
    m_pooled = static_cast<std::uint8_t>(m_pooled + nodes.size());
    return place;
}

void Queue::tidy()
{
    if (m_pooled == 0)
        return;
    std::array<bool, kPoolRoom> isNeeded{};
    for (int i = 0; i < m_size; ++i)
        if (const NodePlace what = (*this)[i].what; what >= PrintedNodes::kRoom)
            std::fill_n(isNeeded.begin() + (what - PrintedNodes::kRoom), node(what).size, true);
    std::array<std::uint8_t, kPoolRoom> places{};
    std::uint8_t kept = 0;
    for (std::size_t i = 0; i < m_pooled; ++i) {
        places[i] = kept;
        if (isNeeded[i])
            m_pool[kept++] = m_pool[i];
    }
    std::fill(m_pool.begin() + kept, m_pool.begin() + m_pooled, Node());
    m_pooled = kept;
    for (int i = 0; i < m_size; ++i)
        if (NodePlace &what = (*this)[i].what; what >= PrintedNodes::kRoom)
            what = static_cast<NodePlace>(PrintedNodes::kRoom + places[what - PrintedNodes::kRoom]);
}

} // namespace pegsheet::tapestry
