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

void Queue::pushBehind(const Entry &entry)
{
    if (!makeRoom(1))
        return;
    std::move_backward(m_entries.begin(), m_entries.begin() + m_size, m_entries.begin() + m_size + 1);
    m_entries[0] = entry;
    ++m_size;
    for (int i = 1; i < m_size; ++i)
        if (std::uint8_t &next = (*this)[i].next; next != 0)
            ++next;
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

// In the order of the entries from behind, so that equal queues have equal pools. What is repeated stands behind its parts, which
// are nodes of it: those are not kept twice.
void Queue::tidy()
{
    if (m_pooled == 0)
        return;
    std::array<Node, kPoolRoom> pool{};
    std::array<std::uint8_t, kPoolRoom> places{}; // of nodes that are kept, and 1
    std::uint8_t kept = 0;
    for (int i = 0; i < m_size; ++i) {
        NodePlace &what = (*this)[i].what;
        if (what < PrintedNodes::kRoom)
            continue;
        const std::size_t from = what - PrintedNodes::kRoom;
        const std::size_t size = places[from] != 0 ? 0 : m_pool[from].size;
        m_hasOverflown = m_hasOverflown || kept + size > kPoolRoom;
        for (std::size_t at = 0; at < size && kept < kPoolRoom; ++at) {
            pool[kept] = m_pool[from + at];
            places[from + at] = ++kept;
        }
        what = static_cast<NodePlace>(PrintedNodes::kRoom + places[from] - 1);
    }
    m_pool = pool;
    m_pooled = kept;
}

} // namespace pegsheet::tapestry
