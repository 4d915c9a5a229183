// SPDX-License-Identifier: Apache-2.0
// Mystics: four numbers are predicted; each brings something once it is reached, and points at the end where it is exact
// (civilizations.json; contract, readings 55 and 56).
#include "model/tapestry/procedures/mats.h"

namespace pegsheet::tapestry {

namespace {

constexpr Civilization kMystics = Civilization::Mystics;

} // namespace

int countOf(const State &state, int seat, Predicted what)
{
    const Player &player = state.at(seat);
    switch (what) {
    case Predicted::Tech: return player.techCount();
    case Predicted::Districts: return player.districts;
    case Predicted::Control: return player.control;
    case Predicted::Tracks: return player.ends.size();
    }
    return 0;
}

void predict(const Making &making, const Entry &used, const Per<std::uint8_t, Predicted> &numbers)
{
    MatState &mat = making.state.mats[kMystics];
    for (const Predicted what : kAll<Predicted>)
        mat.setNumber(what, numbers[what]);
    making.tell(UsedMat{used.player, kMystics});
    reachNumbers(making, used.player, used);
}

void reachNumbers(const Making &making, int owner, const Entry &for_)
{
    MatState &mat = making.state.mats[kMystics];
    int reached = 0;
    for (const Predicted what : kAll<Predicted>)
        if (mat.number(what) > 0 && !mat.isReached(what) && countOf(making.state, owner, what) >= mat.number(what)) {
            mat.reach(what);
            ++reached;
        }
    if (reached == 0)
        return;
    making.tell(UsedMat{static_cast<std::uint8_t>(owner), kMystics});
    if (making.state.at(owner).finished)
        return;
    Entry any = beside(for_, kPrinted.gains(kMystics), Act::Gain, Why::mat(kMystics), reached);
    any.player = static_cast<std::uint8_t>(owner);
    making.state.queue.push(any);
}

int countExact(const State &state)
{
    const MatState &mat = state.mats[kMystics];
    int exact = 0;
    for (const Predicted what : kAll<Predicted>)
        exact += mat.number(what) > 0 && countOf(state, mat.owner, what) == mat.number(what) ? 1 : 0;
    return exact;
}

} // namespace pegsheet::tapestry
