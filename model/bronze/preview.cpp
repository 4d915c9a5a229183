// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/preview.h"

#include "model/bronze/payment.h"
#include "model/bronze/rules.h"

namespace pegsheet::bronze {

Outlook outlook(const State &state, std::span<const Move> moves)
{
    Outlook result{state, {}, 0, {}};
    EffectLog log;
    for (const Move &move : moves) {
        result.refusal = refuses(result.after, move);
        if (result.refusal)
            break;
        apply(result.after, move, log);
        ++result.made;
    }
    result.effects = std::move(log.effects);
    return result;
}

DicePreview previewDice(const State &state, Dice dice, int foodDice)
{
    DicePreview preview{yieldOf(state.mine(), dice, foodDice), std::nullopt, {}, 0};
    preview.disaster = disasterOf(preview.yield.skulls);
    State after = state;
    after.mine().goods = preview.yield.goods;
    after.mine().food = static_cast<std::uint8_t>(preview.yield.foodAfter);
    after.coins = static_cast<std::uint8_t>(preview.yield.coins);
    if (preview.disaster) {
        for (int seat = 0; seat < state.players; ++seat)
            preview.fates[static_cast<std::size_t>(seat)] = fateOf(state, *preview.disaster, seat);
        if (preview.fates[state.player].losesGoods)
            after.mine().goods = {};
    }
    preview.purchasingPower = purchasingPower(after);
    return preview;
}

int proposedFoodDice(const State &state, Dice dice)
{
    const int choices = dice.count(Face::Choice);
    for (int food = 0; food < choices; ++food)
        if (yieldOf(state.mine(), dice, food).unfed == 0)
            return food;
    return choices;
}

} // namespace pegsheet::bronze
