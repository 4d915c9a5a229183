// SPDX-License-Identifier: Apache-2.0
// Olympic Host (its text; contract, reading 47): the owner, then each other in turn order may pay a worker for 10 points. Where an
// opponent does the owner gains an income building, else a coin.
#include "model/tapestry/procedures/procedures.h"

namespace pegsheet::tapestry {

namespace {

// Of the last entry, once an opponent has taken part.
constexpr std::uint8_t kWithOpponents = 2;

} // namespace

void takePart(const Making &making, const Entry &used)
{
    Resources worker;
    worker[Resource::Worker] = 1;
    making.table.pay(used.player, worker);
    making.table.score(used.player, used.why, kHostPoints);
    for (int at = used.next; at != 0; at = making.state.queue[at - 1].next)
        if (Entry &end = making.state.queue[at - 1]; end.act == Act::HostEnd) {
            if (end.player != used.player)
                end.times = kWithOpponents;
            return;
        }
}

void endGames(const Making &making, int index)
{
    Entry &end = making.state.queue[index];
    end = beside(end, kPrinted.ruled(end.times == kWithOpponents ? Ruled::IncomeBuilding : Ruled::Coin), Act::Gain, end.why);
}

} // namespace pegsheet::tapestry
