// SPDX-License-Identifier: Apache-2.0
// Conquests (DE p.9): whose territory it becomes, what the dice bring, and what civilizations gain of it.
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/rules.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

void addOne(std::uint8_t &number)
{
    if (number < kMostCards)
        ++number;
}

// Where cards are known by name whoever loses something is told so.
void tellLost(const Making &making, int seat, LostWhat what)
{
    if (making.state.agreed.namesCards)
        making.tell(Lost{static_cast<std::uint8_t>(seat), what, 1});
}

// What is gained of the dice, red before black and the tile once more behind them, for what `used` was for. Returns
// for what everything is that has to be done before them.
Entry bringDice(const Making &making, const Conquer &move, Entry used)
{
    const auto bring = [&](NodePlace what) {
        making.table.push(what, Why::Conquer, used);
        if (what != 0) {
            used.next = static_cast<std::uint8_t>(making.state.queue.size());
            used.group = 0;
        }
    };
    const NodePlace tile = move.tile.isSaid() ? kPrinted.tile(*move.tile) : NodePlace{0};
    if (bringsTile(making.state, used, move))
        bring(tile);
    if (move.black.isSaid())
        bring(*move.black != BlackFace::Territory ? kPrinted.black(*move.black) : tile);
    if (move.red.isSaid())
        bring(kPrinted.red(*move.red));
    return used;
}

// What mats gain of a territory that was nobody's, or grew; the dice wait for it (contract, reading 33).
void makeOfMats(const Making &making, const Entry &used, const Conquer &move)
{
    if (!move.trap.isTrue)
        making.table.happened(Event::Growth, used.player, used);
    if (!move.marker.isTrue)
        return;
    --making.state.mats[kHolder<MatMark::ProtectsConquest>].markers;
    making.table.happened(Event::EmptyTerritory, used.player, used);
}

} // namespace

void make(const Making &making, const Conquer &move)
{
    State &state = making.state;
    Entry used = making.table.use(entryFor(state, move.entry, Wants::Conquer));
    Player &player = state.at(used.player);
    making.table.takeOutpost(used.player, move.row);
    if (move.trap.isTrue) {
        Player &defender = state.at(move.against.number);
        --defender.tapestry;
        tellLost(making, move.against.number, LostWhat::Tapestry);
        addOne(defender.toppled);
        Entry any = used;
        any.player = static_cast<std::uint8_t>(move.against.number);
        making.table.push(kPrinted.ruled(Ruled::Any), Why::Trap, any);
        used.next = static_cast<std::uint8_t>(state.queue.size());
        used.group = 0;
    } else {
        addOne(player.control);
        if (move.against.isSaid()) {
            --state.at(move.against.number).control;
            tellLost(making, move.against.number, LostWhat::Territory);
            addOne(player.toppled);
        }
    }
    if (move.other.isSaid())
        used = leaveDie(making, used, move);
    used = bringDice(making, move, used);
    if (state.agreed.namesMats)
        makeOfMats(making, used, move);
    if (move.island.isTrue && !move.trap.isTrue)
        making.table.reach(used.player, Achievement::MiddleIsland);
    const int toppler = move.trap.isTrue ? move.against.number : int{used.player};
    if (state.at(toppler).toppled >= kToppled)
        making.table.reach(toppler, Achievement::ToppleTwo);
}

} // namespace pegsheet::tapestry
