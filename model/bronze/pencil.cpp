// SPDX-License-Identifier: Apache-2.0
// What touches make of a pencil, and the moves it comes to.
#include "model/bronze/pencil.h"

#include "model/bronze/penciltouches.h"
#include "model/bronze/preview.h"
#include "model/core/overload.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace pegsheet::bronze {

namespace {

// What was begun of the turn in words of one move: nothing of one that has no pencil.
bool lay(Pencil &pencil, const State &state, const Move &move)
{
    return std::visit(Overload{[&](const Build &build) {
                                   pencil.boxes[build.target] = static_cast<std::uint8_t>(pencil.boxes[build.target] + build.boxes);
                                   return true;
                               },
                               [&](const Buy &buy) {
                                   pencil.development = buy.development;
                                   pencil.rows = buy.goods;
                                   pencil.food = buy.food;
                                   return true;
                               },
                               [&](const Discard &discard) {
                                   pencil.discard = discard.goods;
                                   return true;
                               },
                               [&](const Spears &spears) {
                                   if (spears.metal > 0 && spears.metal < state.mine().goods[Good::Metal])
                                       pencil.spears = spears.metal;
                                   return true;
                               },
                               [&](const FinishedSheet &sheet) {
                                   pencil.typed.lay(state, sheet);
                                   pencil.typed.seat = sheet.player == state.player ? -1 : int{sheet.player};
                                   return true;
                               },
                               [](const EndTurn &) { return true; }, [](const auto &) { return false; }},
                      move);
}

// The step that a move belongs to.
std::optional<Stage> stageOfMove(const Move &move)
{
    return std::visit(
        Overload{[](const Build &) { return std::optional(Stage::Build); }, [](const Buy &) { return std::optional(Stage::Buy); },
                 [](const Discard &) { return std::optional(Stage::Discard); },
                 [](const EndTurn &) { return std::optional(Stage::End); }, [](const auto &) { return std::optional<Stage>(); }},
        move);
}

// What is built with stones, or bought after a swap, cannot be pencilled before.
void layMoves(Pencil &pencil, const State &state, const std::vector<Move> &moves)
{
    for (const Move &move : moves)
        if (std::holds_alternative<Build>(move) || std::holds_alternative<Buy>(move))
            lay(pencil, state, move);
    std::vector<Move> all = pencil.builds();
    if (pencil.development)
        all.emplace_back(pencil.purchase());
    if (outlook(state, all).refusal)
        pencil = {};
    const Move &first = moves.front();
    if (std::holds_alternative<Discard>(first) || std::holds_alternative<Spears>(first))
        lay(pencil, state, first);
    if (const auto stage = stageOfMove(first))
        lookAt(pencil, state, *stage);
}

TouchResult layProposed(Pencil &pencil, const State &state, const Touch &touch)
{
    std::vector<Move> moves;
    const Array *list = touch.with.array();
    if (list == nullptr)
        return nothingThere(static_cast<PencilKind>(touch.kind));
    for (const Value &value : *list)
        if (auto refusal = MatchOf<Bronze>::readMove(value, moves.emplace_back()))
            return {std::move(refusal)};
    pencil = {};
    if (!moves.empty() && !state.agreed.onlySheets)
        layMoves(pencil, state, moves);
    TouchResult result;
    result.isView = static_cast<PencilKind>(touch.kind) == PencilKind::Proposed;
    return result;
}

std::vector<Move> exchangeMoves(const State &state, const Pencil &pencil)
{
    const bool withShips = pencil.partner == state.player;
    if (withShips ? !pencil.deal.isSwap() : !pencil.deal.agreed)
        return {};
    // Workers in pencil are set first where nothing can be built after it; else they stay in pencil.
    std::vector<Move> moves = state.rules().tradesAfterBuilding ? pencil.builds() : std::vector<Move>();
    moves.push_back(withShips ? Move(pencil.deal.swap()) : Move(pencil.deal.trade(*pencil.partner)));
    return moves;
}

// What the button of that stage makes; nothing where that is only said by it.
std::vector<Move> turnMoves(const State &state, const Pencil &pencil, Stage stage)
{
    std::vector<Move> moves = pencil.builds();
    if (stage == Stage::Buy && pencil.development)
        moves.emplace_back(pencil.purchase());
    else if (stage == Stage::Buy)
        moves.clear();
    else if (stage == Stage::Discard && moves.empty() && pencil.discard.total() == toDiscardNow(state))
        moves.emplace_back(Discard{pencil.discard});
    return moves.empty() ? moves : confirmed(state, std::move(moves));
}

TouchResult finish(Pencil &pencil, const State &state)
{
    std::vector<Move> moves = pencil.moves(state);
    switch (stageOf(state, pencil)) {
    case Stage::Spears: moves = {Spears{static_cast<std::uint8_t>(pencil.spears.value_or(state.mine().goods[Good::Metal]))}}; break;
    case Stage::Roll: moves = collectMoves(state, pencil); break;
    case Stage::Typing: moves = sheetMoves(state, pencil); break;
    case Stage::End:
        if (moves.empty())
            moves = {EndTurn{}};
        break;
    default: break;
    }
    if (moves.empty())
        return nothingThere(PencilKind::Finish);
    if (auto refusal = outlook(state, moves).refusal)
        return {std::move(refusal)};
    pencil.whole = std::move(moves);
    return {std::nullopt, true};
}

TouchResult play(Pencil &pencil, const Value &with)
{
    Move move;
    if (auto refusal = MatchOf<Bronze>::readMove(with, move))
        return {std::move(refusal)};
    return sayWhole(pencil, std::move(move));
}

bool isOfDice(PencilKind kind)
{
    return kind >= PencilKind::Face && kind <= PencilKind::Lie;
}

bool movesDice(const Correction &correction)
{
    return std::any_of(correction.settings.begin(), correction.settings.end(), [](const Setting &setting) {
        return setting.field == Field::DiceShown || setting.field == Field::RollsLeft || setting.field == Field::Round;
    });
}

bool saysWhole(PencilKind kind)
{
    switch (kind) {
    case PencilKind::SendNone:
    case PencilKind::Finish:
    case PencilKind::Stone:
    case PencilKind::Ship:
    case PencilKind::Preserve:
    case PencilKind::Enter:
    case PencilKind::Rolled:
    case PencilKind::Play: return true;
    default: return false;
    }
}

} // namespace

// The rules refuse it, where they do, as they refuse every move that the touches come to.
TouchResult sayWhole(Pencil &pencil, Move move)
{
    pencil.whole = {std::move(move)};
    return {std::nullopt, true};
}

TouchResult Pencil::touch(const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    switch (kind) {
    case PencilKind::Ready: return nothingThere(kind);
    case PencilKind::Proposed:
    case PencilKind::Hint: return layProposed(*this, state, touch);
    case PencilKind::Finish: return finish(*this, state);
    case PencilKind::SendNone: return sayWhole(*this, Spears{});
    case PencilKind::Stone: return sayWhole(*this, UseStone{});
    case PencilKind::Ship: return sayWhole(*this, bronze::Ship{});
    case PencilKind::Preserve: return sayWhole(*this, bronze::Preserve{});
    case PencilKind::Play: return play(*this, touch.with);
    case PencilKind::Face:
    case PencilKind::TakeOut:
    case PencilKind::LetGo:
    case PencilKind::Half:
    case PencilKind::KeepAll:
    case PencilKind::Lead:
    case PencilKind::Enter:
    case PencilKind::Rolled:
    case PencilKind::Lie: return touchDice(*this, state, touch);
    case PencilKind::Sheet:
    case PencilKind::Tick:
    case PencilKind::Number:
    case PencilKind::Laid: return touchSheet(*this, state, touch);
    case PencilKind::Partner:
    case PencilKind::Give:
    case PencilKind::Take:
    case PencilKind::Agree: return touchExchange(*this, state, touch);
    case PencilKind::Workers: return setWorkers(*this, state, touch);
    case PencilKind::Look:
    case PencilKind::Pass:
    case PencilKind::Back: return touchStage(*this, state, touch);
    case PencilKind::Spears:
    case PencilKind::Discard: return touchGoods(*this, state, touch);
    default: return touchPurchase(*this, state, touch);
    }
}

bool Pencil::layReady(const State &state, const Move &move)
{
    if (refuses(state, move) || std::holds_alternative<EndTurn>(move))
        return false;
    const bool isLaid = lay(*this, state, move);
    if (const auto stage = stageOfMove(move); isLaid && stage)
        lookAt(*this, state, *stage);
    return isLaid && *this != Pencil();
}

std::vector<Move> Pencil::moves(const State &state) const
{
    if (!whole.empty())
        return whole;
    switch (const Stage stage = stageOf(state, *this)) {
    case Stage::Trade: return exchangeMoves(state, *this);
    case Stage::Spears: return spears ? std::vector<Move>{bronze::Spears{static_cast<std::uint8_t>(*spears)}} : std::vector<Move>();
    case Stage::Build:
    case Stage::Buy:
    case Stage::Discard:
    case Stage::End: return turnMoves(state, *this, stage);
    default: return {};
    }
}

bool Pencil::survives(const Touch &touch, const Move *move)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    const auto isIts = [&](int seat) {
        const auto *sheet = move == nullptr ? nullptr : std::get_if<FinishedSheet>(move);
        return sheet != nullptr && sheet->player == seat;
    };
    if (kind == PencilKind::Tick || kind == PencilKind::Number)
        return !isIts(SheetField(touch.at).seat);
    if (kind == PencilKind::Laid)
        return !isIts(touch.at);
    if (move == nullptr || saysWhole(kind))
        return false;
    if (const auto *correct = std::get_if<Correct>(move))
        return !isOfDice(kind) || !movesDice(correct->set);
    const bool isStone = std::holds_alternative<UseStone>(*move);
    const bool isExchanged = std::holds_alternative<Trade>(*move) || std::holds_alternative<Swap>(*move)
        || std::holds_alternative<bronze::Ship>(*move);
    const bool isBuilt = std::holds_alternative<Build>(*move);
    switch (kind) {
    case PencilKind::Face:
    case PencilKind::TakeOut:
    case PencilKind::Half:
    case PencilKind::Lie: return std::holds_alternative<bronze::Preserve>(*move);
    case PencilKind::KeepAll:
    case PencilKind::Lead: return std::holds_alternative<Roll>(*move) || std::holds_alternative<Reroll>(*move);
    case PencilKind::Workers: return isStone || isExchanged;
    case PencilKind::Development:
    case PencilKind::Pay:
    case PencilKind::Food:
    case PencilKind::Payment: return isStone;
    case PencilKind::Discard: return isStone || isExchanged || isBuilt || std::holds_alternative<Buy>(*move);
    case PencilKind::Pass: return isBuilt && static_cast<Stage>(touch.at) == Stage::Buy && touch.number != 0;
    default: return false;
    }
}

int Pencil::workers() const
{
    int sum = 0;
    for (const std::uint8_t set : boxes.values)
        sum += set;
    return sum;
}

bool Pencil::isBegun() const
{
    return workers() > 0 || development || discard.total() > 0 || !deal.empty() || spears;
}

void Pencil::dropPurchase()
{
    development.reset();
    rows = {};
    food = 0;
}

std::vector<Move> Pencil::builds() const
{
    std::vector<Move> moves;
    for (const Target target : kAll<Target>)
        if (boxes[target] > 0)
            moves.push_back(Build{target, boxes[target]});
    return moves;
}

Buy Pencil::purchase() const
{
    return {development.value_or(Development::Leadership), rows, static_cast<std::uint8_t>(food)};
}

std::vector<Move> confirmed(const State &state, std::vector<Move> moves)
{
    const Outlook after = outlook(state, moves);
    if (!after.refusal && phaseOf(after.after) == Phase::End)
        moves.emplace_back(EndTurn{});
    return moves;
}

} // namespace pegsheet::bronze
