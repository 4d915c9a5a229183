// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/resolve.h"

#include "model/core/work.h"
#include "model/tapestry/counting.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace pegsheet::tapestry {

// What leaves nothing to decide ----------------------------------------------------------------------------

// Bit of each group of which a part is pending that can still bring something.
std::uint64_t Table::pendingGroups(std::uint64_t waiting) const
{
    const Queue &queue = m_state.queue;
    std::uint64_t groups = 0;
    for (int i = 0; i < queue.size(); ++i) {
        Work::add(1);
        const Entry &entry = queue[i];
        if (entry.group != 0 && entry.act != Act::Count && ((waiting >> i & 1U) != 0 || !isVoid(m_state, entry)))
            groups |= std::uint64_t{1} << entry.group;
    }
    return groups;
}

void Table::leaveOut(int index)
{
    const Entry &entry = m_state.queue[index];
    const MaybeOne<TapestryCard> card = entry.why.card();
    const MaybeOne<Civilization> mat = entry.why.mat();
    // Where there are techs, and none of them may go up.
    const bool isUpgrade = entry.act == Act::Upgrade && m_state.agreed.namesCards && m_state.at(entry.player).techCount() > 0;
    if (m_tell.listens() && (isPlainGain(entry.act) || card.isSaid() || mat.isSaid() || isUpgrade)) {
        LeftOut told{entry.player, {}, card, mat};
        const Node *node = &m_state.queue.nodeOf(entry);
        for (int at = 0; isPlainGain(entry.act) && at < node->size; ++at)
            told.gains.add(node[at]);
        if (isUpgrade)
            told.gains.add({Word::Upgrade, 0, 1, 1});
        m_tell(told);
    }
    m_state.queue.erase(index);
}

namespace {

// So many of them, in table order.
Resources firstOf(Resources there, int count)
{
    for (std::uint8_t &amount : there.values) {
        amount = static_cast<std::uint8_t>(std::min<int>(amount, count));
        count -= amount;
    }
    return there;
}

} // namespace

bool Table::gains(int index)
{
    const Entry entry = m_state.queue[index];
    const Node *node = &m_state.queue.nodeOf(entry);
    const int seat = entry.player;
    switch (node->word) {
    case Word::Then: unfoldThen(index); break;
    case Word::All: unfoldAll(index); break;
    case Word::Or: unfold(index, partAt(node, onlyOption(m_state, seat, node, sameTrackOf(entry.act)))); break;
    case Word::IncomeBuilding: buildAny(index); break;
    case Word::Adv:
    case Word::AdvB:
    case Word::AdvX: goOn(index, spacesFor(m_state, entry, trackOf(*node, entry.act))); break;
    case Word::Reg:
    case Word::RegX: goOn(index, spacesFor(m_state, entry, trackOf(*node, entry.act))); break;
    case Word::Times: become(index, 1, countOf(m_state, seat, static_cast<Multiplier>(node->arg)) * entry.times); break;
    case Word::Rank:
    case Word::FirstInEra: unfold(index, partThatHolds(m_state, seat, node)); break;
    case Word::Everyone:
    case Word::Opponents:
    case Word::Neighbours: share(index); break;
    case Word::Some: askSome(index); break;
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
            score(seat, entry.why, gained.arg * entry.times);
        else if (gained.word == Word::VpPer)
            score(seat, entry.why, countOf(m_state, seat, static_cast<Counted>(gained.arg)) * entry.times);
        else if (gained.word == Word::LandmarkOf)
            gainLandmark(
                entry,
                static_cast<Landmark>(gained.arg == kAnyLandmark ? std::countr_zero(freeLandmarks(m_state)) : int{gained.arg}));
        else if (gained.word == Word::OutpostThere)
            placeOutpost(entry);
        else if (gained.word == Word::Lose)
            lose(seat, firstOf(lostOf(m_state.at(seat), gained), entry.times));
        else if (gained.word == Word::Tile)
            gainTiles(entry);
        else if (gained.word >= Word::Market && gained.word <= Word::Armory)
            gainBuildings(entry, static_cast<Building>(static_cast<int>(gained.word) - static_cast<int>(Word::Market)),
                          entry.times);
        else
            gain(seat, gained.word, entry.times, entry);
    }
    }
    return true;
}

// Whether the entry, which is ready and can bring something, is no longer what it was.
bool Table::happens(int index)
{
    const Entry entry = m_state.queue[index];
    if (const Wants wants = asksFor(m_state, entry); wants != Wants::Nothing)
        return wants == Wants::Explore && m_state.listening != 0 && sail(index);
    if (isPlainGain(entry.act) || entry.act == Act::Count)
        return gains(index);
    switch (entry.act) {
    case Act::Play: // the card on top of the deck, face down (DE p.11)
        lay(entry, Mat::kFaceDown);
        break;
    case Act::Score: scoreMat(entry.player, m_state.at(entry.player).techCount()); break;
    case Act::Income: takeIncome(entry.player); break;
    case Act::Place: putBeside(index); break;
    default: return proceeds(index);
    }
    m_state.queue.erase(index);
    return true;
}

// The same of an entry that belongs to the procedure of a card or of a mat.
bool Table::proceeds(int index)
{
    const Making making{m_state, *this, m_tell};
    const Entry entry = m_state.queue[index];
    switch (entry.act) {
    case Act::Partner: namePartner(making, use(index), std::countr_zero(opponentsOf(m_state, entry))); return true;
    case Act::HostEnd: endGames(making, index); return true;
    case Act::Box: enterBox(use(index), std::countr_zero(nextBoxes(m_state, entry))); return true;
    case Act::LastPoints: countLast(making, use(index)); return true;
    case Act::Exposed: gainExposed(use(index)); return true;
    case Act::Outposts: layOutposts(use(index), std::countr_zero(outpostChoices(m_state, entry.player))); return true;
    case Act::GiveFree: give(making, use(index), std::countr_zero(opponentsOf(m_state, entry))); return true;
    case Act::Share: gainAsInventors(making, index); return true;
    case Act::Fetch: fetch(making, entry); break;
    case Act::Stolen: {
        Entry theirs = entry;
        theirs.act = Act::Share;
        theirs.player = m_state.mats[kHolder<MatMark::LiftsAny>].owner;
        pushBehind(theirs);
        break;
    }
    case Act::Wed: gainAsSpouse(making, entry); break;
    case Act::Ally: gainAsAlly(making, entry); break;
    default: return false;
    }
    m_state.queue.erase(index);
    return true;
}

// In an `all` what can bring nothing stays as long as another part is pending that may change that.
bool Table::settleOne()
{
    const Queue &queue = m_state.queue;
    const std::uint64_t waiting = queue.waiting();
    std::optional<std::uint64_t> pending;
    for (int index = queue.size(); index-- > 0;) {
        Work::add(1);
        if ((waiting >> index & 1U) != 0)
            continue;
        if (!isVoid(m_state, queue[index])) {
            if (happens(index))
                return true;
            continue;
        }
        if (const std::uint8_t group = queue[index].group; group != 0) {
            if (!pending)
                pending = pendingGroups(waiting);
            if ((*pending >> group & 1U) != 0)
                continue;
        }
        leaveOut(index);
        return true;
    }
    return false;
}

void Table::settle()
{
    do {
        for (const Entry &behind : m_behind)
            m_state.queue.pushBehind(behind);
        m_behind.clear();
    } while (settleOne());
    m_state.queue.tidy();
    endTurns();
}

// Turns ----------------------------------------------------------------------------------------------------

void Table::endTurn()
{
    Player &player = m_state.at(m_state.turn);
    if (m_state.isIncome && player.incomes == kIncomes) {
        player.finished = true;
        endEra(m_state.turn);
    }
    if (m_state.agreed.namesCards)
        endLocks(m_state.turn);
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
