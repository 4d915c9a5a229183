// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/rules.h"

#include "model/bronze/finished.h"
#include "model/bronze/late.h"
#include "model/bronze/payment.h"
#include "model/bronze/trading.h"

namespace pegsheet::bronze {

namespace {

Refusal needs(Development development)
{
    return {"bronze.needsDevelopment", {{"development", nameOf(development)}}};
}

// What these rules do not have is said before when it would come.
MaybeRefusal refusesRules(const State &state, Development development)
{
    if (exists(state, development) || state.agreed.onlySheets || state.step == Step::Over)
        return std::nullopt;
    return Refusal{"bronze.noSuchDevelopment", {{"development", nameOf(development)}, {"for", "move"}}};
}

Refusal diceCount(int needed, int given)
{
    return {"bronze.diceCount", {{"needed", needed}, {"given", given}}};
}

// Moves come in the order of the turn's steps (EN, order of play): `open` is the span in which this one may come.
MaybeRefusal wrongStep(const State &state, Step first, Step last)
{
    if (state.agreed.onlySheets)
        return Refusal{"bronze.onlySheets", {}};
    if (state.step == Step::Over)
        return Refusal{"bronze.matchOver", {}};
    if (state.step < first)
        return Refusal{"bronze.tooEarly", {{"phase", nameOf(phaseOf(state))}}};
    if (state.step > last)
        return Refusal{"bronze.tooLate", {{"phase", nameOf(phaseOf(state))}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Roll &move)
{
    if (auto refusal = wrongStep(state, Step::Start, Step::Start))
        return refusal;
    const int needed = state.mine().cities(); // one die a city (EN 1)
    if (move.faces.size() != needed)
        return diceCount(needed, move.faces.size());
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Reroll &move)
{
    if (auto refusal = wrongStep(state, Step::Rolling, Step::Rolling))
        return refusal;
    if (state.rollsLeft == 0)
        return Refusal{"bronze.noRollsLeft", {}};
    for (const Face face : kAll<Face>)
        if (move.kept.count(face) > state.dice.count(face))
            return Refusal{"bronze.faceNotThere", {{"face", nameOf(face)}, {"there", state.dice.count(face)}}};
    if (state.agreed.locksSkulls && move.kept.count(Face::Skull) < state.dice.count(Face::Skull)) // EN 1; D20
        return Refusal{"bronze.skullsLocked", {{"skulls", state.dice.count(Face::Skull)}}};
    const int needed = state.dice.size() - move.kept.size();
    if (needed == 0)
        return Refusal{"bronze.nothingRerolled", {}};
    if (move.rolled.size() != needed)
        return diceCount(needed, move.rolled.size());
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Keep &)
{
    return wrongStep(state, Step::Rolling, Step::Rolling);
}

MaybeRefusal judge(const State &state, const Leadership &move)
{
    if (state.leadershipUsed && state.step < Step::Over)
        return Refusal{"bronze.leadershipUsed", {}}; // once a turn; it ended the rolling (FR table 3, D5)
    if (auto refusal = wrongStep(state, Step::Rolling, Step::Rolling))
        return refusal;
    if (!state.mine().has(Development::Leadership))
        return needs(Development::Leadership);
    if (state.dice.count(move.from) == 0)
        return Refusal{"bronze.faceNotThere", {{"face", nameOf(move.from)}, {"there", 0}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Choose &move)
{
    if (auto refusal = wrongStep(state, Step::Choosing, Step::Choosing))
        return refusal;
    const int dice = state.dice.count(Face::Choice);
    if (move.food > dice)
        return Refusal{"bronze.choiceDice", {{"given", move.food}, {"dice", dice}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const UseStone &move)
{
    if (auto refusal = wrongStep(state, Step::Trading, Step::Building))
        return refusal;
    const Sheet &sheet = state.mine();
    if (!sheet.has(Development::Engineering))
        return needs(Development::Engineering);
    if (move.stone > sheet.goods[Good::Stone])
        return Refusal{"bronze.notEnoughGoods",
                       {{"good", nameOf(Good::Stone)}, {"needed", move.stone}, {"left", sheet.goods[Good::Stone]}}};
    if (move.stone == 0)
        return outOfRange("stone", 0, 1, 7);
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Build &move)
{
    if (auto refusal = wrongStep(state, Step::Trading, Step::Building))
        return refusal;
    const std::string_view target = nameOf(move.target);
    if (!inPlay(state, move.target))
        return Refusal{"bronze.monumentClosed", {{"target", target}, {"players", state.players}}};
    const int open = boxesOf(move.target) - state.mine().boxes(move.target);
    if (open == 0)
        return Refusal{"bronze.alreadyBuilt", {{"target", target}}};
    if (move.boxes > open)
        return Refusal{"bronze.notEnoughBoxes", {{"target", target}, {"needed", move.boxes}, {"left", open}}};
    if (move.boxes > state.workers)
        return Refusal{"bronze.notEnoughWorkers", {{"needed", move.boxes}, {"left", state.workers}}};
    if (move.boxes == 0)
        return outOfRange("boxes", 0, 1, 15);
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Buy &move)
{
    if (state.step >= Step::Bought && state.step < Step::Over)
        return Refusal{"bronze.tooLateToBuy", {}}; // one a turn (EN 5), and before discarding
    if (auto refusal = wrongStep(state, Step::Trading, Step::Exchanged))
        return refusal;
    return refusesPayment(state, move);
}

MaybeRefusal judge(const State &state, const Discard &move)
{
    // A correction may leave too many goods even after a discard.
    if (auto refusal = wrongStep(state, Step::Trading, Step::Discarded))
        return refusal;
    const Sheet &sheet = state.mine();
    const int needed = toDiscard(sheet);
    if (needed == 0)
        return Refusal{"bronze.nothingToDiscard", {{"goods", sheet.goodsCount()}, {"limit", kGoodsLimit}}};
    for (const Good good : kAll<Good>)
        if (move.goods[good] > sheet.goods[good])
            return Refusal{"bronze.notEnoughGoods",
                           {{"good", nameOf(good)}, {"needed", move.goods[good]}, {"left", sheet.goods[good]}}};
    if (move.goods.total() != needed)
        return Refusal{"bronze.discardCount", {{"needed", needed}, {"given", move.goods.total()}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const EndTurn &)
{
    if (auto refusal = wrongStep(state, Step::Trading, Step::Discarded))
        return refusal;
    if (const int owed = toDiscard(state.mine()); owed > 0)
        return Refusal{"bronze.discardFirst", {{"needed", owed}, {"limit", kGoodsLimit}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Preserve &)
{
    if (auto refusal = refusesRules(state, Development::Preservation))
        return refusal;
    if (auto refusal = wrongStep(state, Step::Start, Step::Start))
        return refusal;
    const Sheet &sheet = state.mine();
    if (!sheet.has(Development::Preservation))
        return needs(Development::Preservation);
    if (state.preserved)
        return Refusal{"bronze.preserved", {}};
    if (sheet.goods[Good::Pottery] == 0)
        return Refusal{"bronze.notEnoughGoods", {{"good", nameOf(Good::Pottery)}, {"needed", 1}, {"left", 0}}};
    if (sheet.food == 0)
        return Refusal{"bronze.nothingToPreserve", {}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Spears &move)
{
    if (auto refusal = refusesRules(state, Development::Smithing))
        return refusal;
    if (auto refusal = wrongStep(state, Step::Invading, Step::Invading))
        return refusal;
    const int metal = state.mine().goods[Good::Metal];
    if (move.metal > metal)
        return Refusal{"bronze.notEnoughGoods", {{"good", nameOf(Good::Metal)}, {"needed", move.metal}, {"left", metal}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Ship &move)
{
    if (auto refusal = refusesRules(state, Development::Shipping))
        return refusal;
    if (auto refusal = wrongStep(state, Step::Trading, Step::Building))
        return refusal;
    const Sheet &sheet = state.mine();
    if (!sheet.has(Development::Shipping))
        return needs(Development::Shipping);
    if (sheet.ships + move.ships > kMaxShips)
        return Refusal{"bronze.tooManyShips", {{"ships", sheet.ships}, {"max", kMaxShips}}};
    for (const Good good : {Good::Wood, Good::Cloth})
        if (move.ships > sheet.goods[good])
            return Refusal{"bronze.notEnoughGoods", {{"good", nameOf(good)}, {"needed", move.ships}, {"left", sheet.goods[good]}}};
    if (move.ships == 0)
        return outOfRange("ships", 0, 1, kMaxShips);
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Swap &move)
{
    if (auto refusal = refusesRules(state, Development::Shipping))
        return refusal;
    if (auto refusal = wrongStep(state, Step::Building, Step::Exchanged))
        return refusal;
    const Sheet &sheet = state.mine();
    if (swapsLeft(state) == 0)
        return Refusal{"bronze.noShipLeft", {{"ships", sheet.ships}}};
    if (move.from == move.to)
        return Refusal{"bronze.swapSame", {{"good", nameOf(move.from)}}};
    if (sheet.goods[move.from] == 0)
        return Refusal{"bronze.notEnoughGoods", {{"good", nameOf(move.from)}, {"needed", 1}, {"left", 0}}};
    if (sheet.goods[move.to] == kGoods[move.to].pegs)
        return Refusal{"bronze.rowFull", {{"good", nameOf(move.to)}, {"pegs", kGoods[move.to].pegs}}};
    return std::nullopt;
}

// What a kept match could not be read back from must not be made, however it was put together.
template <typename M>
MaybeRefusal refusesFields(const M &move)
{
    Object object;
    M::describe(move, FieldWriter(object));
    M read;
    FieldReader reader(object);
    M::describe(read, reader);
    return reader.finish("type");
}

MaybeRefusal judge(const State &state, const Trade &move)
{
    const bool isAfter = state.rules().tradesAfterBuilding;
    if (!state.agreed.trading && state.step < Step::Over)
        return Refusal{"bronze.noTrading", {{"players", state.players}}};
    if (auto refusal = isAfter ? wrongStep(state, Step::Building, Step::Exchanged) : wrongStep(state, Step::Trading, Step::Trading))
        return refusal;
    if (auto refusal = refusesFields(move))
        return refusal;
    return refusesTrade(state, move);
}

MaybeRefusal judge(const State &state, const FinishedSheet &move)
{
    if (!state.agreed.onlySheets)
        return Refusal{"bronze.noSheets", {}};
    if (auto refusal = refusesFields(move))
        return refusal;
    return refusesSheet(state, move);
}

MaybeRefusal judge(const State &state, const Correct &move)
{
    if (auto refusal = refusesFields(move))
        return refusal;
    return refuses(state, move.player, move.set);
}

} // namespace

MaybeRefusal refuses(const State &state, const Move &move)
{
    return std::visit([&](const auto &made) { return judge(state, made); }, move);
}

} // namespace pegsheet::bronze
