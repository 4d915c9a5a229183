// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/effects.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/shapes.h"

/// What comes of the queue. Every function here changes a state and tells what it did.
namespace pegsheet::tapestry {

/// A state on which things happen.
class Table
{
public:
    Table(State &state, const Teller &tell) : m_state(state), m_tell(tell) {}

    // Pieces and points. What there is no room or supply for is lost.
    void gain(int seat, Word what, int count);
    void score(int seat, Source from, int points);
    void take(int seat, Landmark landmark);
    void reach(int seat, Achievement achievement);
    void pay(int seat, const Node &cost, const Resources &resources);
    void pay(int seat, const Resources &resources);
    /// Counts the icons of points that lie open on the income mat, `tech` cards for those of tech (DE p.11 to 13).
    void scoreMat(int seat, int tech);

    // Tracks.
    /// A step on from that space; there must be a token that can go. Landmarks and achievements come at once (DE p.6, p.15).
    void advance(int seat, Track track, int from);
    void regress(int seat, Track track, int from);
    /// What the space brings is pending then, the bonus behind the benefit: for what `for_` was for, from where that comes. Nothing
    /// where it was activated in this turn already.
    void bring(Track track, int space, const Entry &for_);

    // The queue.
    /// Takes one time of an entry out and returns it; what it brings has to be done for Entry::next, in Entry::group.
    Entry use(int index);
    /// Puts the benefit at that place before everything else, for what `for_` was for. Nothing at a place without a node.
    void push(NodePlace what, Why why, const Entry &for_);
    /// Everything that leaves nothing to decide happens, and the turn ends where it is over.
    void settle();
    /// Looks again at who is finished, whose turn it is and whether the match is over.
    void endTurns();

    /// Depth `income`: the next income turn of a player by its numbers, which refusesTally() must accept. What resources and cards
    /// it would bring is told and not kept.
    void tally(int seat, const IncomeNumbers &numbers);
    /// Mode `scoring`: what a player has at the end, instead of what was entered before. refusesSheet() must accept it.
    void enter(int seat, int points, const IncomeNumbers &numbers);

private:
    bool settleOne();
    bool happens(int index);
    bool gains(int index);
    [[nodiscard]] std::uint64_t pendingGroups(std::uint64_t waiting) const;
    void leaveOut(int index);
    void goOn(int index, std::uint32_t from);
    void unfold(int index, int part);
    void unfoldThen(int index);
    void unfoldAll(int index);
    void buildAny(int index);
    void takeIncome(int seat);
    void tellIncome(int seat);
    void endTurn();
    void endMatch();

    State &m_state;
    const Teller &m_tell;
};

} // namespace pegsheet::tapestry
