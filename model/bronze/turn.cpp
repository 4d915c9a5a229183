// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/late.h"
#include "model/bronze/payment.h"
#include "model/bronze/rules.h"
#include "model/bronze/trading.h"

namespace pegsheet::bronze {

int monumentPointsNow(const State &state, Monument monument)
{
    return firstTaken(state, monument) ? laterPoints(state, monument) : kMonuments[monument].first;
}

bool allDiceLie(const State &state)
{
    if (state.rollsLeft == 0)
        return true;
    return state.agreed.locksSkulls && state.dice.count(Face::Skull) == state.dice.size();
}

EndReason endReason(const State &state)
{
    const bool lastRound = state.isSolo() && state.round >= static_cast<std::uint32_t>(state.rules().soloRounds);
    if (lastRound)
        return EndReason::Rounds;
    if (state.isSolo() && !state.agreed.soloEndsEarly)
        return EndReason::None;
    for (const Sheet &sheet : state.seated())
        if (sheet.developments.size() >= state.agreed.developmentsToEnd)
            return EndReason::Developments;
    for (const Monument monument : kAll<Monument>)
        if (inPlay(state, monument) && !firstTaken(state, monument))
            return EndReason::None;
    return EndReason::Monuments;
}

bool canBuild(const State &state)
{
    const Sheet &sheet = state.mine();
    if (state.workers == 0 && !(sheet.has(Development::Engineering) && sheet.goods[Good::Stone] > 0))
        return false;
    for (const Target target : kAll<Target>)
        if (inPlay(state, target) && !sheet.finished(target))
            return true;
    return false;
}

bool canBuy(const State &state)
{
    return (affordable(state.variant, purchasingPower(state)).bits() & ~state.mine().developments.bits()) != 0;
}

bool canExchange(const State &state)
{
    const bool swaps = (state.step == Step::Building || state.step == Step::Exchanged) && swapCount(state) > 0;
    return swaps || canTrade(state);
}

Phase phaseOf(const State &state)
{
    switch (state.step) {
    case Step::Start: return Phase::Roll;
    case Step::Rolling: return Phase::Reroll;
    case Step::Choosing: return Phase::Choose;
    case Step::Invading: return Phase::Spears;
    case Step::Over: return Phase::Over;
    case Step::Typing: return Phase::Sheet;
    case Step::Trading:
    case Step::Building:
    case Step::Exchanged:
        if (state.step == Step::Trading && canExchange(state))
            return Phase::Trade;
        if (state.step != Step::Exchanged && (canBuild(state) || shipsInReach(state) > 0))
            return Phase::Build;
        if (canExchange(state))
            return Phase::Trade;
        if (canBuy(state))
            return Phase::Buy;
        break;
    case Step::Bought:
    case Step::Discarded: break;
    }
    return toDiscard(state.mine()) > 0 ? Phase::Discard : Phase::End;
}

} // namespace pegsheet::bronze
