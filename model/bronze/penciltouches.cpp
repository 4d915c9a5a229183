// SPDX-License-Identifier: Apache-2.0
// Touches of a turn: workers, what is bought, what is given up or changes hands, and the stages they belong to.
#include "model/bronze/penciltouches.h"

#include "model/bronze/late.h"
#include "model/bronze/preview.h"
#include "model/bronze/trading.h"

#include <algorithm>
#include <utility>

namespace pegsheet::bronze {

namespace {

TouchResult rowEmpty(Good good)
{
    return {Refusal{"bronze.rowEmpty", {{"good", nameOf(good)}}}};
}

// What belongs to another stage is over.
void leaveTrade(Pencil &pencil)
{
    pencil.partner.reset();
    pencil.deal = {};
}

// Why it cannot be bought, with everything that could be given: it says what is missing.
TouchResult outOfReach(const State &state, Development development)
{
    Buy all{development, {}, static_cast<std::uint8_t>(foodMax(state))};
    for (const Good good : kAll<Good>)
        if (state.mine().goods[good] > 0)
            all.goods.insert(good);
    return {refuses(state, all)};
}

TouchResult pick(Pencil &pencil, const State &state, Development development)
{
    if (pencil.development == development) {
        pencil.dropPurchase();
        return {};
    }
    const auto options = cheapest(state, development);
    if (options.empty())
        return outOfReach(state, development);
    leaveTrade(pencil);
    pencil.development = development;
    pencil.rows = options.front().goods;
    pencil.food = options.front().food;
    lookAt(pencil, state, Stage::Buy);
    return {};
}

TouchResult pay(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    if (!pencil.development)
        return nothingThere(kind);
    if (kind == PencilKind::Food) {
        if (touch.number < 0 || touch.number > foodMax(state))
            return {outOfRange("food", touch.number, 0, foodMax(state))};
        pencil.food = touch.number;
        return {};
    }
    if (kind == PencilKind::Payment) {
        const auto options = cheapest(state, *pencil.development);
        if (touch.at < 0 || touch.at >= static_cast<int>(options.size()))
            return nothingThere(kind);
        pencil.rows = options[static_cast<std::size_t>(touch.at)].goods;
        pencil.food = options[static_cast<std::size_t>(touch.at)].food;
        return {};
    }
    const auto good = enumeratorAt<Good>(touch.at);
    if (!good)
        return nothingThere(kind);
    if (touch.number != 0 && state.mine().goods[*good] == 0)
        return rowEmpty(*good);
    touch.number != 0 ? pencil.rows.insert(*good) : pencil.rows.erase(*good);
    return {};
}

bool isPossible(const State &state, Stage stage)
{
    switch (stage) {
    case Stage::Build: return mayBuild(state.step);
    case Stage::Buy:
    case Stage::End: return mayBuy(state.step);
    case Stage::Discard: return toDiscardNow(state) > 0;
    default: return false;
    }
}

// Workers that are still in pencil go in with it.
TouchResult buyNothing(Pencil &pencil, const State &state)
{
    std::vector<Move> moves = pencil.builds();
    if (toDiscardNow(state) > 0 && moves.empty()) {
        lookAt(pencil, state, Stage::Discard);
        return {};
    }
    if (toDiscardNow(state) == 0)
        moves.emplace_back(EndTurn{});
    pencil.whole = std::move(moves);
    return {std::nullopt, true};
}

TouchResult pass(Pencil &pencil, const State &state, Stage stage)
{
    const bool isBegun = stage == Stage::Build ? pencil.workers() > 0 : pencil.development.has_value();
    if ((stage != Stage::Build && stage != Stage::Buy) || !isPossible(state, stage) || pencil.partner || isBegun)
        return nothingThere(PencilKind::Pass);
    if (stage == Stage::Buy)
        return buyNothing(pencil, state);
    lookAt(pencil, state, canBuyNow(state) ? Stage::Buy : Stage::End);
    return {};
}

TouchResult discard(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto good = enumeratorAt<Good>(touch.at);
    const int must = toDiscardNow(state);
    if (!good || must == 0)
        return nothingThere(PencilKind::Discard);
    const int pegs = state.mine().goods[*good];
    if (pegs == 0)
        return rowEmpty(*good);
    auto &given = pencil.discard[*good];
    const int left = must - pencil.discard.total();
    if (given == 0 && left == 0)
        return {Refusal{"bronze.discardCount", {{"needed", must}, {"given", must + 1}}}};
    given = static_cast<std::uint8_t>(given < pegs && left > 0 ? given + 1 : 0);
    return {};
}

TouchResult takePartner(Pencil &pencil, const State &state, int at)
{
    const int seat = at < 0 ? state.player : at;
    const auto partners = tradePartners(state);
    if (!mayDiscard(state.step) || !canExchange(state) || std::find(partners.begin(), partners.end(), seat) == partners.end())
        return nothingThere(PencilKind::Partner);
    if (pencil.partner == seat)
        return {};
    pencil.dropPurchase();
    pencil.partner = seat;
    pencil.deal = {};
    return {};
}

} // namespace

TouchResult nothingThere(PencilKind kind)
{
    return {unknownValue("touch", nameOf(kind), {})};
}

TouchResult setWorkers(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto target = enumeratorAt<Target>(touch.at);
    if (!target || touch.number < 0 || touch.number > boxesOf(*target))
        return nothingThere(PencilKind::Workers);
    const int left = state.workers - pencil.workers() + pencil.boxes[*target];
    pencil.dropPurchase();
    leaveTrade(pencil);
    pencil.boxes[*target] = static_cast<std::uint8_t>(touch.number);
    auto refusal = outlook(state, pencil.builds()).refusal;
    // Of this place, however many the others of the pencil take.
    if (refusal && refusal->code == "bronze.notEnoughWorkers")
        refusal->values = {{"needed", touch.number}, {"left", left}};
    if (refusal)
        return {std::move(refusal)};
    // Who sets workers builds after all.
    lookAt(pencil, state, Stage::Build);
    return {};
}

TouchResult touchPurchase(Pencil &pencil, const State &state, const Touch &touch)
{
    if (static_cast<PencilKind>(touch.kind) != PencilKind::Development)
        return pay(pencil, state, touch);
    const auto development = enumeratorAt<Development>(touch.at);
    return development ? pick(pencil, state, *development) : nothingThere(PencilKind::Development);
}

TouchResult touchGoods(Pencil &pencil, const State &state, const Touch &touch)
{
    if (static_cast<PencilKind>(touch.kind) == PencilKind::Discard)
        return discard(pencil, state, touch);
    const int all = state.mine().goods[Good::Metal];
    if (naturalStage(state) != Stage::Spears || touch.number < 0 || touch.number > all)
        return nothingThere(PencilKind::Spears);
    pencil.spears = touch.number == 0 || touch.number == all ? std::nullopt : std::optional<int>(touch.number);
    return {};
}

TouchResult touchExchange(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    if (kind == PencilKind::Partner)
        return takePartner(pencil, state, touch.at);
    if (!pencil.partner)
        return nothingThere(kind);
    const bool withShips = pencil.partner == state.player;
    if (kind == PencilKind::Agree) {
        if (withShips || pencil.deal.empty())
            return nothingThere(kind);
        pencil.deal.agreed = true;
        return {};
    }
    const auto ware = enumeratorAt<Ware>(touch.at);
    if (!ware || (withShips && (*ware == Ware::Food || kind == PencilKind::Take)))
        return nothingThere(kind);
    return {withShips ? touchSwap(state, pencil.deal, static_cast<Good>(*ware))
                      : touchDeal(state, pencil.deal, *pencil.partner, *ware, kind == PencilKind::Give)};
}

TouchResult touchStage(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    if (kind == PencilKind::Pass)
        return pass(pencil, state, static_cast<Stage>(touch.at));
    if (kind == PencilKind::Look) {
        // Where that is not possible nothing else is shown.
        lookAt(pencil, state, static_cast<Stage>(touch.at));
        TouchResult result;
        result.isView = true;
        return result;
    }
    if (!pencil.partner && !pencil.development)
        return nothingThere(kind);
    // Back to what the turn was at: building, while workers wait in pencil.
    if (pencil.partner)
        pencil.looked.reset();
    leaveTrade(pencil);
    pencil.dropPurchase();
    return {};
}

void lookAt(Pencil &pencil, const State &state, Stage stage)
{
    if (!isPossible(state, stage))
        return;
    const Stage shown = stage == Stage::End && toDiscardNow(state) > 0 ? Stage::Discard : stage;
    pencil.looked = shown == naturalStage(state) ? std::nullopt : std::optional(shown);
}

Stage naturalStage(const State &state)
{
    switch (phaseOf(state)) {
    case Phase::Trade:
        // Trades are offered beside what the turn goes on with.
        return mayBuild(state.step) && canBuild(state) ? Stage::Build
            : canBuy(state)                            ? Stage::Buy
            : toDiscardNow(state) > 0                  ? Stage::Discard
                                                       : Stage::End;
    case Phase::Roll:
    case Phase::Reroll:
    case Phase::Choose: return Stage::Roll;
    case Phase::Spears: return Stage::Spears;
    case Phase::Build: return Stage::Build;
    case Phase::Buy: return Stage::Buy;
    case Phase::Discard: return Stage::Discard;
    case Phase::End: return Stage::End;
    case Phase::Sheet: return Stage::Typing;
    case Phase::Over: break;
    }
    return Stage::Over;
}

Stage stageOf(const State &state, const Pencil &pencil)
{
    return pencil.partner ? Stage::Trade : pencil.looked.value_or(naturalStage(state));
}

bool canBuyNow(const State &state)
{
    return mayBuy(state.step) && canBuy(state);
}

int toDiscardNow(const State &state)
{
    return mayDiscard(state.step) ? toDiscard(state.mine()) : 0;
}

int foodMax(const State &state)
{
    return state.mine().has(Development::Granaries) ? state.mine().food : 0;
}

std::vector<Payment> cheapest(const State &state, Development development)
{
    std::vector<Payment> all = payments(state, development);
    const auto dearer = std::find_if(all.begin(), all.end(),
                                     [&](const Payment &payment) { return payment.total > all.front().total; });
    all.erase(dearer, all.end());
    return all;
}

} // namespace pegsheet::bronze
