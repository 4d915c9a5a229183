// SPDX-License-Identifier: Apache-2.0
// Cards that are known by name: how they come, lie and end, and what they bring of what happens.
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/techpicks.h"

#include <algorithm>

namespace pegsheet::tapestry {

Entry partOfTech(const Entry &for_, bool isCircle, MaybeOne<Tech> card)
{
    if (!card.isSaid())
        return beside(for_, 0, isCircle ? Act::OfCircle : Act::OfSquare, Why::Tech);
    const NodePlace what = isCircle ? kPrinted.circle(*card) : kPrinted.square(*card);
    return beside(for_, what, Act::Gain, Why::tech(*card), kPrinted[what].times);
}

// What of that word `used` was for; what is still to be repeated stands between.
Entry *Table::heirOf(const Entry &used, Word word)
{
    for (int at = used.next; at != 0; at = m_state.queue[at - 1].next) {
        Entry &entry = m_state.queue[at - 1];
        if (!isPlainGain(entry.act))
            break;
        const Word its = m_state.queue.nodeOf(entry).word;
        if (its == word)
            return &entry;
        if (its != m_state.queue.nodeOf(used).word)
            break;
    }
    return nullptr;
}

void Table::invent(const Entry &used, MaybeOne<Tech> card)
{
    Player &player = m_state.at(used.player);
    player.techCards.add({card, TechRow::Bottom});
    player.countCards();
    m_tell(Invented{used.player, card, used.why.mat()});
    if (Entry *heir = heirOf(used, Word::UpgradeIt)) {
        heir->act = Act::UpgradeIt;
        heir->what = card.isSaid() ? static_cast<NodePlace>(*card) : kNamelessTech;
    }
    if (Entry *heir = heirOf(used, Word::CircleOfIt))
        *heir = partOfTech(*heir, true, card);
    happened(Event::Invent, used.player, used, {1, {}, card});
    happened(Event::Growth, used.player, used);
}

namespace {

// The lowest row first, in it the card that was gained first.
void removeLowest(TechCards &cards, int count)
{
    for (const TechRow row : kAll<TechRow>)
        for (int place = 0; place < cards.count() && count > 0;)
            if (cards[place].row == row) {
                cards.remove(place);
                --count;
            } else {
                ++place;
            }
}

} // namespace

void Table::payTechs(int seat, int count, const TechRefs &cards)
{
    TechCards &there = m_state.at(seat).techCards;
    for (int said = 0; said < cards.count(); ++said) {
        int place = 0;
        while (TechPicks::numberOf(there[place]) != cards[said])
            ++place;
        there.remove(place);
    }
    removeLowest(there, count - cards.count());
    m_state.at(seat).countCards();
}

void Table::lay(const Entry &used, std::uint8_t code, std::string_view name)
{
    const int seat = used.player;
    Player &player = m_state.at(seat);
    if (!m_state.agreed.namesCards) {
        player.played = static_cast<std::uint8_t>(std::min(player.played + 1, kMostCards));
        return;
    }
    if (player.mat.isFull())
        return;
    const int era = stackOf(player.incomes);
    endActing(seat, true);
    player.mat.add(era, code);
    player.countCards();
    MaybeOne<TapestryCard> card;
    if (code < kCount<TapestryCard>)
        card = static_cast<TapestryCard>(code);
    if (m_tell.listens())
        m_tell(Played{static_cast<std::uint8_t>(seat),
                      card,
                      std::string(name),
                      static_cast<std::uint8_t>(era + 1),
                      {code == Mat::kFaceDown}});
    if (card.isSaid() && kCardRows[*card].when == When::Era)
        act(used, *card, true);
    m_state.heed();
}

void Table::act(const Entry &used, TapestryCard card, bool isOfMat)
{
    ActingCards &cards = m_state.at(used.player).acting;
    if (cards.isFull())
        return;
    Acting acting;
    acting.card = static_cast<std::uint8_t>(card);
    acting.isOfMat = isOfMat;
    cards.add(acting);
    m_tell(Acts{used.player, card, -1, {}});
    m_state.heed();
    if (kCardRows[card].has(Mark::Partner))
        m_state.queue.push(beside(used, static_cast<NodePlace>(card), Act::Partner, Why::card(card)));
}

void Table::play(const Entry &used, TapestryCard card)
{
    push(kPrinted.play(card), Why::card(card), used);
    begin({m_state, *this, m_tell}, used, card);
}

// What lies on the mat, or everything.
void Table::endActing(int seat, bool onlyOfMat)
{
    ActingCards &acting = m_state.at(seat).acting;
    for (int place = 0; m_tell.listens() && place < acting.count(); ++place)
        if (!onlyOfMat || acting[place].isOfMat)
            m_tell(Ends{static_cast<std::uint8_t>(seat), static_cast<TapestryCard>(acting[place].card)});
    if (onlyOfMat)
        acting.removeThoseOfMat();
    else
        acting.clear();
}

// Where impassable plots are closed again, what was laid aside may have no place any more.
void Table::endEra(int seat)
{
    if (!m_state.agreed.namesCards)
        return;
    endActing(seat, false);
    m_state.heed();
    putAsideBeside(seat);
}

void Table::lock(int seat, Track track)
{
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
    std::uint8_t &old = m_state.locks.old[track];
    m_state.locks.by[track] = static_cast<std::uint8_t>(m_state.locks.by[track] | bit);
    old = static_cast<std::uint8_t>(seat == m_state.turn ? old & ~bit : old | bit);
    m_state.heed();
    m_tell(Locked{static_cast<std::uint8_t>(seat), track});
}

// A turn of the player ends: what was locked before it is open again, and the rest lasts for another turn, if there is one.
void Table::endLocks(int seat)
{
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
    for (const Track track : kAll<Track>) {
        std::uint8_t &by = m_state.locks.by[track];
        std::uint8_t &old = m_state.locks.old[track];
        if ((by & bit) == 0)
            continue;
        if ((old & bit) == 0 && !m_state.at(seat).finished) {
            old = static_cast<std::uint8_t>(old | bit);
            continue;
        }
        by = static_cast<std::uint8_t>(by & ~bit);
        old = static_cast<std::uint8_t>(old & ~bit);
        m_tell(Unlocked{static_cast<std::uint8_t>(seat), track});
    }
    m_state.heed();
}

namespace {

// Whether what happened to that seat is what the trigger of an acting card listens to.
bool listens(const Acting &acting, std::size_t on, Event event, bool isOwn, int seat, const Detail &detail)
{
    const TriggerRow &trigger = acting.row().on[on];
    if (trigger.event != MaybeOne(event))
        return false;
    if (trigger.track != kAnyTrack && !(detail.track == MaybeOne(static_cast<Track>(trigger.track))))
        return false;
    switch (event) {
    case Event::OpponentAdv: return !isOwn;
    case Event::UpgradeOfPartner:
    case Event::BenefitOfPartnerOnTrack: return acting.partner == seat;
    default: return isOwn;
    }
}

} // namespace

// Points and resources come at once. What the language does not say belongs to the procedure of the card.
void Table::setOff(int owner, int place, std::size_t on, int seat, const Entry &for_, const Detail &detail)
{
    const auto card = static_cast<TapestryCard>(m_state.at(owner).acting[place].card);
    const NodePlace what = kPrinted.gains(card, on);
    if (what == 0)
        return goOff({m_state, *this, m_tell}, owner, card, for_);
    const Node &node = kPrinted[what];
    m_tell(SetOff{static_cast<std::uint8_t>(owner), card, static_cast<std::uint8_t>(seat)});
    if (node.word == Word::Vp)
        return score(owner, Why::card(card), node.arg * node.times * detail.times);
    if (node.word <= Word::Culture) {
        gain(owner, node.word, node.times * detail.times);
        return;
    }
    Entry entry = beside(for_, what, Act::Gain, Why::card(card), node.times * detail.times);
    if (node.word == Word::CircleOfIt)
        entry = partOfTech(for_, true, detail.tech);
    entry.player = static_cast<std::uint8_t>(owner);
    if (owner == seat)
        m_state.queue.push(entry);
    else
        pushBehind(entry);
}

// By place: what is set off may end a card.
void Table::hear(Event event, int seat, const Entry &for_, const Detail &detail)
{
    for (int step = 0; step < m_state.players; ++step) {
        const int owner = (seat + step) % m_state.players;
        for (int place = 0; place < m_state.at(owner).acting.count(); ++place)
            for (const std::size_t on : {0U, 1U})
                if (listens(m_state.at(owner).acting[place], on, event, owner == seat, seat, detail))
                    setOff(owner, place, on, seat, for_, detail);
        if (m_state.agreed.namesMats)
            hearByMats(event, owner, seat, for_, detail);
    }
}

void Table::pushBehind(const Entry &entry)
{
    Entry &behind = m_behind.emplace_back(entry);
    behind.next = 0;
    behind.group = 0;
}

} // namespace pegsheet::tapestry
