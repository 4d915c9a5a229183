// SPDX-License-Identifier: Apache-2.0
// Words of tapestry cards that count, compare, or bring something to several players.
#include "model/tapestry/counting.h"
#include "model/tapestry/marks.h"
#include "model/tapestry/resolve.h"

#include <algorithm>

namespace pegsheet::tapestry {

Entry multiplied(const Entry &entry, const Node &node, int times)
{
    Entry part = entry;
    const int all = std::min<int>(node.times * times, node.word == Word::Any ? Benefit::kMostTimes : 255);
    part.times = static_cast<std::uint8_t>(std::max(all, 1));
    if (node.word == Word::Then || node.word == Word::All)
        part.act = Act::Multiplied;
    else if (part.act == Act::Multiplied || !isPlainGain(part.act))
        part.act = Act::Gain;
    return part;
}

// The entry becomes a part of its benefit, so many times.
void Table::become(int index, int part, int times)
{
    Entry &entry = m_state.queue[index];
    entry.what = static_cast<NodePlace>(entry.what + part);
    entry = multiplied(entry, m_state.queue.nodeOf(entry), times);
}

// How often the parts of a group come together; the group itself comes once then.
int Table::takeFactor(int index)
{
    Entry &entry = m_state.queue[index];
    if (entry.act != Act::Multiplied)
        return 1;
    const int factor = entry.times;
    entry.times = 1;
    entry.act = Act::Gain;
    return factor;
}

// Gains of others stand behind all that is pending, steps in the place of the whole, one for the next (contract, reading 34).
void Table::share(int index)
{
    Queue &queue = m_state.queue;
    const Entry whole = queue[index];
    const Node *node = &queue.nodeOf(whole);
    const bool isStep = isMovement(node + 1);
    const Sharers sharers = sharersOf(m_state, whole.player, node->word, isStep);
    Entry part = whole;
    part.what = static_cast<NodePlace>(whole.what + 1);
    part = multiplied(part, node[1], whole.times);
    if (!isStep) {
        bool hasOwn = false;
        for (int place = 0; place < sharers.count; ++place) {
            part.player = sharers.seats[static_cast<std::size_t>(place)];
            hasOwn = hasOwn || part.player == whole.player;
            if (part.player == whole.player)
                queue[index] = part;
            else
                pushBehind(part);
        }
        if (!hasOwn)
            queue.erase(index);
        return;
    }
    if (sharers.count == 0 || !queue.makeRoom(static_cast<std::size_t>(sharers.count - 1)))
        return queue.erase(index);
    for (int place = sharers.count; place-- > 0;) {
        part.player = sharers.seats[static_cast<std::size_t>(place)];
        if (place + 1 == sharers.count)
            queue[index] = part;
        else
            queue.insertBefore(index++, part);
        part.next = static_cast<std::uint8_t>(index + 1);
        part.group = 0;
    }
}

// Tiles that came can be meant by what they are gained for.
void Table::gainTiles(const Entry &entry)
{
    if (gain(entry.player, Word::Tile, entry.times, entry) > 0)
        if (Entry *heir = heirOf(entry, Word::ExploreIt))
            heir->act = Act::ExploreIt;
}

// One time of a `some` asks for its parts, one after the other.
void Table::askSome(int index)
{
    Queue &queue = m_state.queue;
    const Node *node = &queue.nodeOf(queue[index]);
    int parts = 0;
    for (int at = 1; at < node->size; at += node[at].size)
        ++parts;
    Entry asked = queue[index];
    const bool isRepeated = asked.times > 1;
    if (isRepeated)
        asked = use(index);
    asked.act = Act::SomeOf;
    asked.times = static_cast<std::uint8_t>((1U << static_cast<unsigned>(std::min(parts, 8))) - 1);
    if (isRepeated)
        queue.insertBefore(index, asked);
    else
        queue[index] = asked;
}

// Before something is explored tiles come, and one of them may be given away for points, by what is in force: a group of so many
// tiles and of what is paid with one (DE p.26; contract, reading 46).
bool Table::sail(int index)
{
    Queue &queue = m_state.queue;
    const Entry entry = queue[index];
    const Word word = queue.nodeOf(entry).word;
    const bool explores = entry.act == Act::ExploreIt
        || (isPlainGain(entry.act) && (word == Word::Explore || word == Word::ExploreAnywhere));
    const ActingCards &acting = m_state.at(entry.player).acting;
    if (!explores || !listensTo(m_state.at(entry.player), Event::ExploreBegins))
        return false;
    if (entry.times > 1) {
        const Entry once = use(index);
        queue.insertBefore(index++, once);
    }
    queue[index].act = Act::Sailed;
    for (int place = 0; place < acting.count(); ++place) {
        const auto card = static_cast<TapestryCard>(acting[place].card);
        const NodePlace gains = gainsOf(card, Event::ExploreBegins);
        if (gains == 0)
            continue;
        Entry given = beside(entry, static_cast<NodePlace>(card), Act::GiveTile, Why::card(card));
        given.next = static_cast<std::uint8_t>(index + 1);
        given.group = 0;
        queue.insertBefore(index, given);
        m_tell(SetOff{entry.player, card, entry.player});
        gain(entry.player, Word::Tile, kPrinted[static_cast<NodePlace>(gains + 1)].times);
    }
    return true;
}

} // namespace pegsheet::tapestry
