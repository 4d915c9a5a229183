// SPDX-License-Identifier: Apache-2.0
// How entries become their parts.
#include "model/tapestry/counting.h"
#include "model/tapestry/resolve.h"

#include <algorithm>

namespace pegsheet::tapestry {

Entry Table::use(int index)
{
    Queue &queue = m_state.queue;
    Entry used = queue[index];
    if (used.times > 1) {
        --queue[index].times;
        used.next = static_cast<std::uint8_t>(index + 1);
        used.group = 0;
        used.times = 1;
    } else {
        queue.erase(index);
    }
    return used;
}

void Table::push(NodePlace what, Why why, const Entry &for_)
{
    if (what != 0)
        m_state.queue.push(beside(for_, what, Act::Gain, why, m_state.queue.node(what).times));
}

void Table::pushPart(const Entry &used, int part)
{
    const auto what = static_cast<NodePlace>(used.what + part);
    const Act act = sameTrackOf(used.act) != kSameTrack ? used.act : Act::Gain;
    m_state.queue.push(beside(used, what, act, used.why, m_state.queue.node(what).times));
}

// One time of the entry becomes the part of its benefit that stands so many nodes behind the first, in its place.
void Table::unfold(int index, int part)
{
    Queue &queue = m_state.queue;
    Entry &entry = queue[index];
    Entry unfolded = entry;
    unfolded.what = static_cast<NodePlace>(entry.what + part);
    unfolded.times = queue.node(unfolded.what).times;
    if (entry.times == 1) {
        entry = unfolded;
        return;
    }
    --entry.times;
    unfolded.next = static_cast<std::uint8_t>(index + 1);
    unfolded.group = 0;
    queue.insertBefore(index, unfolded);
}

namespace {

constexpr std::size_t kMostParts = Benefit::kMostNodes;

// Places of the parts of a group, from the left.
struct Parts
{
    std::array<NodePlace, kMostParts> places{};
    std::size_t count = 0;
};

Parts partsOf(const Queue &queue, NodePlace what)
{
    Parts parts;
    const NodePlace end = static_cast<NodePlace>(what + queue.node(what).size);
    for (auto at = static_cast<NodePlace>(what + 1); at < end; at = static_cast<NodePlace>(at + queue.node(at).size))
        parts.places[parts.count++] = at;
    return parts;
}

// A `lock` is no part of its own: the step behind it locks its track.
std::size_t takeLock(const Queue &queue, Parts &parts)
{
    std::size_t locking = parts.count;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < parts.count; ++i)
        if (queue.node(parts.places[i]).word != Word::Lock)
            parts.places[kept++] = parts.places[i];
        else if (i + 1 < parts.count && isMovement(&queue.node(parts.places[i + 1])))
            locking = kept;
    parts.count = kept;
    return locking;
}

} // namespace

// The last part takes the place of the whole; each part before it is for the one behind it.
void Table::unfoldThen(int index)
{
    Queue &queue = m_state.queue;
    Parts parts = partsOf(queue, queue[index].what);
    const std::size_t locking = takeLock(queue, parts);
    const int factor = takeFactor(index);
    if (!queue.makeRoom(parts.count - (queue[index].times > 1 ? 0 : 1)))
        return queue.erase(index);
    if (queue[index].times > 1) {
        const Entry whole = use(index);
        queue.insertBefore(index++, whole);
    }
    Entry next = queue[index];
    for (std::size_t i = parts.count; i-- > 0;) {
        next.what = parts.places[i];
        Entry part = multiplied(next, queue.node(next.what), factor);
        if (i == locking)
            part.act = Act::AdvLocks;
        if (i + 1 == parts.count) {
            queue[index] = part;
        } else {
            queue.insertBefore(index, part);
            ++index;
        }
        next.next = static_cast<std::uint8_t>(index + 1);
        next.group = 0;
    }
}

// Points that are counted stand behind the other parts and wait for them, one for the other; the other parts know each other.
void Table::unfoldAll(int index)
{
    Queue &queue = m_state.queue;
    const Parts parts = partsOf(queue, queue[index].what);
    const int factor = takeFactor(index);
    if (!queue.makeRoom(parts.count - (queue[index].times > 1 ? 0 : 1)))
        return queue.erase(index);
    if (queue[index].times > 1) {
        const Entry whole = use(index);
        queue.insertBefore(index++, whole);
    }
    const auto isCounted = [&](NodePlace place) { return queue.node(place).word == Word::VpPer; };
    const bool onlyCounted = std::all_of(parts.places.begin(), parts.places.begin() + static_cast<std::ptrdiff_t>(parts.count),
                                         isCounted);
    const Entry whole = queue[index];
    const std::uint8_t group = whole.group != 0 || onlyCounted ? whole.group : queue.freeGroup();
    Entry part = whole;
    bool isFirst = true;
    for (const bool counted : {true, false})
        for (std::size_t i = parts.count; i-- > 0;) {
            if (isCounted(parts.places[i]) != counted)
                continue;
            part.act = whole.act;
            part.what = parts.places[i];
            part = multiplied(part, queue.node(part.what), factor);
            if (counted && !onlyCounted)
                part.act = Act::Count;
            if (!counted)
                part.group = group & Entry::kGroups;
            if (isFirst)
                queue[index] = part;
            else
                queue.insertBefore(index++, part);
            isFirst = false;
            if (part.act == Act::Count) {
                part.next = static_cast<std::uint8_t>(index + 1);
                part.group = 0;
            }
        }
}

// Of `income_bldg` the only building that is left.
void Table::buildAny(int index)
{
    const int seat = m_state.queue[index].player;
    for (const Building building : kAll<Building>)
        if (m_state.at(seat).open[building] < kSlots) {
            gainBuildings(use(index), building, 1);
            return;
        }
}

// A token goes on or back by itself, from the only space from which one can.
void Table::goOn(int index, std::uint32_t from)
{
    const Track track = trackOf(m_state.queue.nodeOf(m_state.queue[index]), m_state.queue[index].act);
    const Entry used = use(index);
    const int space = furthestOf(from);
    move(used, track, space);
}

void Table::move(const Entry &used, Track track, int space)
{
    const Word word = m_state.queue.nodeOf(used).word;
    const bool isOn = word != Word::Reg && word != Word::RegX;
    if (used.act == Act::AdvLocks)
        lock(used.player, track);
    if (m_state.agreed.namesCards)
        nameTrack(used, track);
    Arrived arrived;
    if (isOn)
        arrived = advance(used.player, track, space, used.why);
    else
        regress(used.player, track, space);
    if (word == Word::Adv || word == Word::Reg)
        bring(track, space + (isOn ? 1 : -1), used, arrived);
    else if (word == Word::AdvB)
        bringBonus(track, space + 1, used, arrived);
    else
        bringLandmark(used, arrived);
}

namespace {

bool asksForSame(const Node *node)
{
    for (int at = 0; at < node->size; ++at)
        if (node[at].word == Word::AdvX && node[at].arg == kSameTrack)
            return true;
    return false;
}

} // namespace

void Table::nameTrack(const Entry &used, Track track)
{
    for (int at = used.next; at != 0; at = m_state.queue[at - 1].next)
        if (Entry &entry = m_state.queue[at - 1]; entry.act == Act::Gain && asksForSame(&m_state.queue.nodeOf(entry)))
            entry.act = sameTrack(track);
}

} // namespace pegsheet::tapestry
