// SPDX-License-Identifier: Apache-2.0
// Answers to what civilizations ask.
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/rules.h"

namespace pegsheet::tapestry {

void make(const Making &making, const NameCivilization &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Civilization));
    making.table.keep(used, move.civilization, used.act == Act::Mat);
}

void make(const Making &making, const Predict &move)
{
    predict(making, making.table.use(entryFor(making.state, move.entry, Wants::Predict)), move.numbers);
}

void make(const Making &making, const Lose &move)
{
    Queue &queue = making.state.queue;
    const int index = entryFor(making.state, move.entry, Wants::Lose);
    const int seat = queue[index].player;
    queue.erase(index);
    making.table.lose(seat, move.resources);
}

void make(const Making &making, const Trade &move)
{
    trade(making, making.table.use(entryFor(making.state, move.entry, Wants::Trade)), move);
}

void make(const Making &making, const SwapBuildings &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Swap));
    swapBuildings(making, used, plotAt(move.from.column, move.from.row), plotAt(move.to.column, move.to.row));
}

} // namespace pegsheet::tapestry
