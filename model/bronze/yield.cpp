// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/yield.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

// One good a row from wood upwards, then from wood again; what finds no hole is lost but still counts as
// one of those earned (EN 3a, FR; decision D1). Always begins at wood (FR).
void collectGoods(const Sheet &sheet, Yield &yield)
{
    constexpr int kRows = static_cast<int>(kCount<Good>);
    for (const Good good : kAll<Good>) {
        const int row = static_cast<int>(good);
        const int earned = yield.goodsEarned / kRows + (row < yield.goodsEarned % kRows ? 1 : 0);
        const int pegs = std::min(kGoods[good].pegs, sheet.goods[good] + earned);
        yield.goodsLost += sheet.goods[good] + earned - pegs;
        yield.goods[good] = static_cast<std::uint8_t>(pegs);
    }
    // Quarrying: one more when at least one stone was produced, once a turn (FR; D2), if there is a hole (D3).
    const bool producedStone = yield.goodsEarned >= 2;
    if (producedStone && sheet.has(Development::Quarrying) && yield.goods[Good::Stone] < kGoods[Good::Stone].pegs) {
        ++yield.goods[Good::Stone];
        yield.quarried = true;
    }
}

// Collect up to fifteen, then every city eats one (EN 3b, 3c; D12, D30).
void collectFood(const Sheet &sheet, Dice dice, int foodDice, Yield &yield)
{
    const int dinners = dice.count(Face::Food) + foodDice;
    yield.agriculture = sheet.has(Development::Agriculture) ? dinners : 0; // a die, not a symbol (EN 5; D7)
    yield.foodEarned = dice.count(Face::Food) * kFaces[Face::Food].food + foodDice * kFaces[Face::Choice].food + yield.agriculture;
    yield.foodBefore = sheet.food;
    const int stored = std::min(kMaxFood, sheet.food + yield.foodEarned);
    yield.foodLost = sheet.food + yield.foodEarned - stored;
    yield.eaten = std::min(stored, sheet.cities());
    yield.unfed = sheet.cities() - yield.eaten;
    yield.foodAfter = stored - yield.eaten;
}

Fate hit(Disaster disaster)
{
    return {Fate::Kind::Hit, kDisasterPoints[disaster], disaster == Disaster::Revolt, Shield::Roller};
}

Fate spared(Shield by)
{
    return {Fate::Kind::Spared, 0, false, by};
}

// Smithing turns it against the others, who have no better shield than the wall (LBASHEET; whether their own Smithing
// spares them is in no source).
Fate invaded(const State &state, int seat, int spears)
{
    const bool roller = seat == state.player;
    const bool turned = state.mine().has(Development::Smithing);
    if (roller == turned)
        return roller ? spared(Shield::Smithing) : Fate{};
    if (state.sheets[static_cast<std::size_t>(seat)].finished(Target::GreatWall))
        return spared(Shield::GreatWall);
    Fate fate = hit(Disaster::Invasion);
    fate.points += turned ? kSpearheadPoints * spears : 0;
    return fate;
}

} // namespace

Yield yieldOf(const Sheet &sheet, Dice dice, int foodDice)
{
    Yield yield;
    yield.skulls = dice.count(Face::Skull);
    yield.goodsEarned = dice.count(Face::Good) * kFaces[Face::Good].goods + dice.count(Face::Skull) * kFaces[Face::Skull].goods;
    collectGoods(sheet, yield);
    collectFood(sheet, dice, foodDice, yield);

    const int workDice = dice.count(Face::Choice) - foodDice;
    const int crews = dice.count(Face::Workers) + workDice;
    yield.masonry = sheet.has(Development::Masonry) ? crews : 0; // a die, not a symbol (EN 5; D7)
    yield.workers = dice.count(Face::Workers) * kFaces[Face::Workers].workers + workDice * kFaces[Face::Choice].workers
        + yield.masonry;
    yield.coins = dice.count(Face::Coins) * (sheet.has(Development::Coinage) ? kCoinageCoins : kFaces[Face::Coins].coins);
    return yield;
}

Fate fateOf(const State &state, Disaster disaster, int seat, int spears)
{
    const Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
    const bool roller = seat == state.player;
    switch (disaster) {
    case Disaster::Famine: // falls on the roller while feeding; nothing spares (D11)
        return roller ? hit(disaster) : Fate{};
    case Disaster::Drought:
        if (!roller)
            return {};
        return sheet.has(Development::Irrigation) ? spared(Shield::Irrigation) : hit(disaster);
    case Disaster::Pestilence: // strikes the others, never the roller (EN 3d); alone the roller (DE, FR, solo)
        if (roller && !state.isSolo())
            return spared(Shield::Roller);
        return sheet.has(Development::Medicine) ? spared(Shield::Medicine) : hit(disaster);
    case Disaster::Invasion: // the wall stands only once finished on an earlier turn (ENSHEET, FR; D4)
        return invaded(state, seat, spears);
    case Disaster::Revolt: // with Religion it turns against the others without it (FR, BGA; D8)
        if (roller)
            return sheet.has(Development::Religion) ? spared(Shield::Religion) : hit(disaster);
        if (!state.mine().has(Development::Religion))
            return {};
        return sheet.has(Development::Religion) ? spared(Shield::Religion) : hit(disaster);
    }
    return {};
}

} // namespace pegsheet::bronze
