// SPDX-License-Identifier: Apache-2.0
#include "model/nations/judging.h"

#include "model/nations/rules.h"

namespace pegsheet::nations {

Refusal inPhase(std::string_view code, const State &state)
{
    return {code, {{"phase", nameOf(phaseOf(state))}}};
}

MaybeRefusal refusesAnything(const State &state)
{
    if (state.agreed.onlySheets)
        return Refusal{"nations.onlySheets", {}};
    if (state.step == Step::Over)
        return Refusal{"nations.matchOver", {}};
    return std::nullopt;
}

MaybeRefusal refusesStep(const State &state, Step step)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (state.step < step)
        return inPhase("nations.tooEarly", state);
    if (state.step > step)
        return inPhase("nations.tooLate", state);
    return std::nullopt;
}

MaybeRefusal refusesAction(const State &state)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    switch (state.step) {
    case Step::Deal:
    case Step::Opponent: return inPhase("nations.tooEarly", state);
    case Step::Roll: return Refusal{state.mine().rolled ? "nations.turnOver" : "nations.rollFirst", {}};
    case Step::GiveBack:
    case Step::Remove: return inPhase("nations.turnOver", state);
    case Step::Act: return state.mine().passed ? MaybeRefusal(Refusal{"nations.passed", {}}) : std::nullopt;
    default: return Refusal{state.depth == Depth::Tracks ? "nations.actionsNotKept" : "nations.passed", {}};
    }
}

MaybeRefusal refusesPlace(const State &state, const Tile &tile, int slot)
{
    if (slot > kSlots)
        return outOfRange("slot", slot, 0, kSlots);
    const bool isDevelopment = tile.kind == TileKind::Development;
    if (isDevelopment != (slot > 0))
        return Refusal{isDevelopment ? "nations.slotMissing" : "nations.slotNotHere", {{"kind", nameOf(tile.kind)}}};
    const Gains coming = tile.kind == TileKind::Wonder ? Gains() : tile.gains;
    if (!hasRoom(state, state.mine(), replacedBy(state.mine(), tile, slot), coming))
        return Refusal{"nations.tooManyPieces", {{"dice", kMostDice}, {"chits", kMostChits}}};
    return std::nullopt;
}

MaybeRefusal refusesPieces(const State &state, const Pieces &paid, Symbol symbol, int price)
{
    if (state.isFull())
        return refusesPayment(state.mine().available, paid, symbol, price);
    return paid.empty() ? std::nullopt : MaybeRefusal(Refusal{"nations.piecesNotKept", {}});
}

} // namespace pegsheet::nations
