// SPDX-License-Identifier: Apache-2.0
// Inventors: a tech of anybody goes a row up and carries a marker; its owner gains what that brings, then they. Another's card that
// comes to the top row with a marker goes to their bottom row, once both have gained (civilizations.json; DE p.29; contract,
// reading 53).
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"

namespace pegsheet::tapestry {

namespace {

constexpr Civilization kInventors = Civilization::Inventors;

NodePlace numberOf(const TechCards::Held &held)
{
    return held.card.isSaid() ? static_cast<NodePlace>(*held.card) : kNamelessTech;
}

MaybeOne<Tech> cardOf(const Entry &entry)
{
    return entry.what == kNamelessTech ? MaybeOne<Tech>() : MaybeOne<Tech>(static_cast<Tech>(entry.what));
}

// Where a card lies that is to go: whose it is, and its place.
struct Lying
{
    int seat = -1;
    int place = -1;
};
Lying find(const State &state, const Entry &entry)
{
    const int owner = state.mats[kInventors].owner;
    const MaybeOne<Tech> card = cardOf(entry);
    for (int seat = 0; seat < state.players; ++seat) {
        const TechCards &cards = state.at(seat).techCards;
        const int place = card.isSaid() ? cards.find(*card) : cards.findUnnamed(TechRow::Top, true);
        if (seat != owner && place >= 0 && cards[place].row == TechRow::Top && cards[place].isMarked)
            return {seat, place};
    }
    return {};
}

Entry behind(const State &state, const Entry &for_)
{
    Entry next = for_;
    next.next = static_cast<std::uint8_t>(state.queue.size());
    next.group = 0;
    return next;
}

// It is one of another player, whose card comes to the top row.
Entry pushFetch(State &state, const Entry &for_, const TechCards::Held &held)
{
    state.queue.push(beside(for_, numberOf(held), Act::Fetch, Why::mat(kInventors)));
    return behind(state, for_);
}

} // namespace

void improve(const Making &making, const Entry &used, const Upgrade &move)
{
    State &state = making.state;
    Player &owner = state.at(move.player);
    const int place = move.card.isSaid() ? owner.techCards.find(*move.card) : owner.techCards.findUnnamed(*move.row);
    const TechCards::Held held = owner.techCards[place];
    const bool isCircle = held.row == TechRow::Bottom;
    const bool isOther = move.player != used.player;
    owner.techCards.setRow(place, isCircle ? TechRow::Middle : TechRow::Top);
    owner.techCards.mark(place);
    owner.countCards();
    --state.mats[kInventors].markers;
    making.tell(UsedMat{used.player, kInventors});
    making.tell(Upgraded{static_cast<std::uint8_t>(move.player), move.card, isCircle ? TechRow::Middle : TechRow::Top});
    Entry next = isOther && !isCircle ? pushFetch(state, used, held) : used;
    next = behindIt(state, next, partOfTech(next, isCircle, move.card));
    state.queue.push(partOfTech(next, isCircle, move.card));
    if (isOther && !owner.finished) {
        next = behind(state, next);
        next.player = static_cast<std::uint8_t>(move.player);
        state.queue.push(partOfTech(next, isCircle, move.card));
    }
    making.table.happened(Event::Upgrade, used.player, used, {1, {}, move.card});
}

Entry behindTheft(State &state, const Entry &used, const TechCards::Held &held)
{
    const MatState &mat = state.mats[kInventors];
    if (!held.isMarked || held.row != TechRow::Top || !mat.isHeld() || mat.isOf(used.player))
        return used;
    state.queue.push(beside(used, numberOf(held), Act::Stolen, Why::mat(kInventors)));
    return behind(state, used);
}

void gainAsInventors(const Making &making, int index)
{
    Queue &queue = making.state.queue;
    Entry part = partOfTech(queue[index], false, cardOf(queue[index]));
    queue[index].act = Act::Fetch;
    part.next = static_cast<std::uint8_t>(index + 1);
    part.group = 0;
    queue.insertBefore(index, part);
}

void fetch(const Making &making, const Entry &entry)
{
    State &state = making.state;
    const Lying lying = find(state, entry);
    const std::uint8_t owner = state.mats[kInventors].owner;
    Player &from = state.at(lying.seat);
    Player &to = state.at(owner);
    from.techCards.remove(lying.place);
    to.techCards.add({cardOf(entry), TechRow::Bottom, true});
    from.countCards();
    to.countCards();
    making.tell(Lost{static_cast<std::uint8_t>(lying.seat), LostWhat::Tech, 1});
    making.tell(UsedMat{owner, kInventors});
    Entry theirs = entry;
    theirs.player = owner;
    making.table.happened(Event::Growth, owner, theirs);
}

bool isVoidTheft(const State &state, const Entry &entry)
{
    const MatState &mat = state.mats[kInventors];
    if (!mat.isHeld() || state.at(mat.owner).finished)
        return true;
    return find(state, entry).seat < 0 || state.at(mat.owner).techCards.isFull();
}

} // namespace pegsheet::tapestry
