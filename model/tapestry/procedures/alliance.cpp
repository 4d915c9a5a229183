// SPDX-License-Identifier: Apache-2.0
// Alliance (its text; contract, readings 37 and 48): neither of the two conquers the other, and what the opponent gains of an
// upgrade the owner gains after it. What is gained so is no upgrade, and nobody gains it once more (DE p.29).
#include "model/tapestry/procedures/procedures.h"

namespace pegsheet::tapestry {

namespace {

// How many cards of the player make an ally of that opponent.
int countWith(const Player &player, int opponent)
{
    int count = 0;
    for (int place = 0; place < player.acting.count(); ++place) {
        const Acting &acting = player.acting[place];
        count += acting.row().procedure == Procedure::Alliance && acting.partner == opponent ? 1 : 0;
    }
    return count;
}

constexpr TapestryCard kCard = TapestryCard::Alliance;

} // namespace

bool areAllied(const State &state, int one, int other)
{
    return countWith(state.at(one), other) + countWith(state.at(other), one) > 0;
}

int countAllies(const State &state, int seat)
{
    int count = 0;
    for (int owner = 0; owner < state.players; ++owner)
        count += countWith(state.at(owner), seat);
    return count;
}

// The first in turn order stands first.
Entry behindIt(State &state, const Entry &used, const Entry &part)
{
    Entry next = used;
    if (used.isEcho != 0)
        return next;
    const bool isNameless = part.act != Act::Gain;
    const auto tech = isNameless ? kNamelessTech : static_cast<NodePlace>(part.why.index() - Why::kTechCards);
    const bool isSquare = isNameless ? part.act == Act::OfSquare : part.what == kPrinted.square(static_cast<Tech>(tech));
    for (int step = state.players; step-- > 1;) {
        const int owner = (used.player + step) % state.players;
        for (int times = countWith(state.at(owner), used.player); times > 0; --times) {
            Entry theirs = beside(next, static_cast<NodePlace>(2 * tech + (isSquare ? 1 : 0)), Act::Ally, Why::card(kCard));
            theirs.player = static_cast<std::uint8_t>(owner);
            state.queue.push(theirs);
            next.next = static_cast<std::uint8_t>(state.queue.size());
            next.group = 0;
        }
    }
    return next;
}

void gainAsAlly(const Making &making, const Entry &entry)
{
    MaybeOne<Tech> tech;
    if (const auto number = static_cast<NodePlace>(entry.what / 2); number != kNamelessTech)
        tech = static_cast<Tech>(number);
    Entry part = partOfTech(entry, entry.what % 2 == 0, tech);
    part.isEcho = 1;
    making.table.pushBehind(part);
}

} // namespace pegsheet::tapestry
