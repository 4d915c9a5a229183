// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/resolve.h"

#include "model/tapestry/mat.h"

#include <algorithm>
#include <bit>

namespace pegsheet::tapestry {

// The queue ------------------------------------------------------------------------------------------------

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
        m_state.queue.push({what, Act::Gain, for_.player, m_state.queue.node(what).times, why, for_.next, for_.group});
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

} // namespace

// The last part takes the place of the whole; each part before it is for the one behind it.
void Table::unfoldThen(int index)
{
    Queue &queue = m_state.queue;
    const Parts parts = partsOf(queue, queue[index].what);
    if (!queue.makeRoom(parts.count - (queue[index].times > 1 ? 0 : 1)))
        return queue.erase(index);
    if (queue[index].times > 1) {
        const Entry whole = use(index);
        queue.insertBefore(index++, whole);
    }
    Entry part = queue[index];
    for (std::size_t i = parts.count; i-- > 0;) {
        part.what = parts.places[i];
        part.times = queue.node(part.what).times;
        if (i + 1 == parts.count) {
            queue[index] = part;
        } else {
            queue.insertBefore(index, part);
            ++index;
        }
        part.next = static_cast<std::uint8_t>(index + 1);
        part.group = 0;
    }
}

// Points that are counted stand behind the other parts and wait for them, one for the other; the other parts know each other.
void Table::unfoldAll(int index)
{
    Queue &queue = m_state.queue;
    const Parts parts = partsOf(queue, queue[index].what);
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
            part.what = parts.places[i];
            part.times = queue.node(part.what).times;
            part.act = counted && !onlyCounted ? Act::Count : Act::Gain;
            if (!counted)
                part.group = group;
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
            (void)use(index);
            gain(seat, static_cast<Word>(static_cast<int>(Word::Market) + static_cast<int>(building)), 1);
            return;
        }
}

// A token goes on or back by itself, from the only space from which one can.
void Table::goOn(int index, std::uint32_t from)
{
    const Word word = m_state.queue.nodeOf(m_state.queue[index]).word;
    const auto track = static_cast<Track>(m_state.queue.nodeOf(m_state.queue[index]).arg);
    const Entry used = use(index);
    const int space = furthestOf(from);
    const bool isOn = word == Word::Adv || word == Word::AdvX;
    if (isOn)
        advance(used.player, track, space);
    else
        regress(used.player, track, space);
    if (word == Word::Adv || word == Word::Reg)
        bring(track, space + (isOn ? 1 : -1), used);
}

// What leaves nothing to decide ----------------------------------------------------------------------------

// In an `all` what can bring nothing stays as long as another part is pending that may change that.
bool Table::isHeld(int index) const
{
    const Queue &queue = m_state.queue;
    const std::uint8_t group = queue[index].group;
    if (group == 0)
        return false;
    const std::uint64_t waiting = queue.waiting();
    for (int i = 0; i < queue.size(); ++i)
        if (i != index && queue[i].group == group && queue[i].act != Act::Count
            && ((waiting >> i & 1U) != 0 || !isVoid(m_state, queue[i])))
            return true;
    return false;
}

void Table::leaveOut(int index)
{
    const Entry &entry = m_state.queue[index];
    if (m_tell.listens() && entry.act == Act::Gain) {
        const Node *node = &m_state.queue.nodeOf(entry);
        LeftOut told{entry.player, {}};
        for (int at = 0; at < node->size; ++at)
            told.gains.add(node[at]);
        m_tell(told);
    }
    m_state.queue.erase(index);
}

bool Table::gains(int index)
{
    const Entry entry = m_state.queue[index];
    const Node *node = &m_state.queue.nodeOf(entry);
    const int seat = entry.player;
    switch (node->word) {
    case Word::Then: unfoldThen(index); break;
    case Word::All: unfoldAll(index); break;
    case Word::Or: unfold(index, partAt(node, onlyOption(m_state, seat, node))); break;
    case Word::IncomeBuilding: buildAny(index); break;
    case Word::Adv:
    case Word::AdvX: goOn(index, canAdvance(m_state.at(seat).tracks[static_cast<Track>(node->arg)])); break;
    case Word::Reg:
    case Word::RegX: goOn(index, canRegress(m_state.at(seat).tracks[static_cast<Track>(node->arg)])); break;
    case Word::Civ:
        gain(seat, Word::Civ, 1);
        if (entry.times > 1) {
            Entry asked = use(index);
            asked.act = Act::OfCiv;
            m_state.queue.insertBefore(index, asked);
        } else {
            m_state.queue[index].act = Act::OfCiv;
        }
        break;
    default: {
        const Node gained = *node;
        m_state.queue.erase(index);
        if (gained.word == Word::Vp)
            score(seat, entry.why.source(), gained.arg * entry.times);
        else if (gained.word == Word::VpPer)
            score(seat, entry.why.source(), countOf(m_state, seat, static_cast<Counted>(gained.arg)) * entry.times);
        else if (gained.word == Word::LandmarkOf)
            take(seat, static_cast<Landmark>(gained.arg));
        else
            gain(seat, gained.word, entry.times);
    }
    }
    return true;
}

// Whether the entry, which is ready, is no longer what it was.
bool Table::happens(int index)
{
    const Entry entry = m_state.queue[index];
    if (isVoid(m_state, entry)) {
        if (isHeld(index))
            return false;
        leaveOut(index);
        return true;
    }
    if (asksFor(m_state, entry) != Wants::Nothing)
        return false;
    switch (entry.act) {
    case Act::Gain:
    case Act::Count: return gains(index);
    case Act::Play: // the card on top of the deck, face down (DE p.11)
        m_state.at(entry.player).played = static_cast<std::uint8_t>(std::min(m_state.at(entry.player).played + 1, kMostCards));
        break;
    case Act::Score: scoreMat(entry.player, m_state.at(entry.player).techCards()); break;
    case Act::Income: takeIncome(entry.player); break;
    default: return false;
    }
    m_state.queue.erase(index);
    return true;
}

bool Table::settleOne()
{
    const std::uint64_t waiting = m_state.queue.waiting();
    for (int index = m_state.queue.size(); index-- > 0;)
        if ((waiting >> index & 1U) == 0 && happens(index))
            return true;
    return false;
}

void Table::settle()
{
    while (settleOne()) {
    }
    m_state.queue.tidy();
    endTurns();
}

// Income (DE p.11 to 13) -----------------------------------------------------------------------------------

void Table::scoreMat(int seat, int tech)
{
    const auto count = [&](Counted counted) { return counted == Counted::Tech ? tech : countOf(m_state, seat, counted); };
    for (const Building building : kAll<Building>)
        for (int slot = 1; slot <= m_state.at(seat).open[building]; ++slot)
            if (const Node points = matPoints(building, slot); !points.isNone())
                score(seat, Source::Income, points.word == Word::Vp ? points.arg : count(static_cast<Counted>(points.arg)));
}

void Table::takeIncome(int seat)
{
    for (const Building building : kAll<Building>) {
        const MatIncome income = matIncome(building, m_state.at(seat).open[building]);
        const auto resource = static_cast<Word>(resourceOf(building));
        gain(seat, resource, income.resources);
        if (income.tiles > 0)
            gain(seat, Word::Tile, income.tiles);
        if (income.tapestry > 0)
            gain(seat, Word::Tapestry, income.tapestry);
    }
}

// Turns ----------------------------------------------------------------------------------------------------

void Table::endTurn()
{
    Player &player = m_state.at(m_state.turn);
    if (m_state.isIncome && player.incomes == kIncomes)
        player.finished = true;
    m_tell(TurnEnded{m_state.turn, player.finished});
    m_state.hasActed = false;
    m_state.isIncome = false;
    m_state.hasCounted = false;
    m_state.activated = 0;
    m_state.turn = static_cast<std::uint8_t>((m_state.turn + 1) % m_state.players);
}

void Table::endMatch()
{
    m_state.shared = leadersOf(m_state);
    const bool isDecided = std::has_single_bit(m_state.shared) || m_state.knowsTies();
    m_state.step = isDecided ? Step::Over : Step::Tie;
}

void Table::endTurns()
{
    if (m_state.queue.empty() && m_state.hasActed)
        endTurn();
    if (!m_state.queue.empty())
        return;
    if (m_state.isByNumbers())
        m_state.turn = static_cast<std::uint8_t>(nextToTell(m_state));
    for (int passed = 0; passed < m_state.players; ++passed) {
        if (!m_state.at(m_state.turn).finished)
            return;
        m_state.turn = static_cast<std::uint8_t>((m_state.turn + 1) % m_state.players);
    }
    endMatch();
}

} // namespace pegsheet::tapestry
