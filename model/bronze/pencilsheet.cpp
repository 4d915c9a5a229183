// SPDX-License-Identifier: Apache-2.0
// Finished sheets typed in, and what a finger on a sheet says.
#include "model/bronze/penciltouches.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

namespace pegsheet::bronze {

namespace {

/// A change of the sheet being typed; all sheets as they lie there are at hand.
using Change = std::function<void(FinishedSheet &sheet, const State &all)>;

TouchResult change(Pencil &pencil, const State &state, const SheetField &field, const Change &make)
{
    const State all = pencil.typed.over(state, field.seat);
    FinishedSheet next = pencil.typed.asTyped(state, field.seat);
    make(next, all);
    if (pencil.typed.of(field.seat) == next)
        return {};
    // Alone on a sheet, so that nothing else hides why it cannot be.
    FinishedSheet only;
    only.player = next.player;
    make(only, all);
    if (auto refusal = refusesForGood(state, only))
        return {std::move(refusal)};
    const TypedSheets before = pencil.typed;
    pencil.typed.lay(state, next);
    if (!(pencil.typed == before))
        pencil.ticked = field.place();
    return {};
}

bool isSeat(const State &state, int seat)
{
    return seat >= 0 && seat < state.players;
}

std::optional<Touch> touchOnGood(const State &state, const Pencil &pencil, Good good)
{
    const int at = static_cast<int>(good);
    const Stage stage = stageOf(state, pencil);
    if (stage == Stage::Spears && good == Good::Metal) {
        const int picked = pencil.spears.value_or(state.mine().goods[Good::Metal]);
        return touchOf(PencilKind::Spears, -1, picked - 1);
    }
    if (pencil.development)
        return touchOf(PencilKind::Pay, at, pencil.rows.has(good) ? 0 : 1);
    const int must = toDiscardNow(state);
    if (stage != Stage::Discard || must == 0 || (pencil.discard[good] == 0 && must == pencil.discard.total()))
        return std::nullopt;
    return touchOf(PencilKind::Discard, at);
}

// As much food as the price still lacks, or none again.
std::optional<Touch> touchOnFood(const State &state, const Pencil &pencil)
{
    const int most = foodMax(state);
    if (!pencil.development || most == 0)
        return std::nullopt;
    const int each = state.rules().coinsPerFood;
    const int missing = costOf(state, *pencil.development) - paid(state, pencil.rows, pencil.food);
    const int lacking = (std::max(0, missing) + each - 1) / each;
    return touchOf(PencilKind::Food, -1, pencil.food > 0 ? 0 : std::clamp(lacking, 1, most));
}

// As many workers as fit go in; touched again, one less.
Touch touchOnBuilding(const State &state, const Pencil &pencil, Target target)
{
    const int set = pencil.boxes[target];
    const int open = boxesOf(target) - state.mine().boxes(target);
    const int fitting = std::max(1, std::min(open, state.workers - pencil.workers()));
    return touchOf(PencilKind::Workers, static_cast<int>(target), set > 0 ? set - 1 : fitting);
}

// What the other sheets leave for it is asked now: they may be others once it is touched anew.
Touch touchOnSheet(const State &state, const Pencil &pencil, const SheetField &field)
{
    FinishedSheet sheet = pencil.typed.asTyped(state, field.seat);
    touchSheetField(sheet, field, pencil.typed.over(state, field.seat), pencil.ticked == field.place());
    return touchOf(PencilKind::Tick, field.place(), tickOf(sheet, field));
}

std::optional<Touch> touchOnWare(const State &state, const Pencil &pencil, int seat, Ware ware)
{
    const bool withShips = pencil.partner == state.player;
    if ((withShips && ware == Ware::Food) || (seat != state.player && seat != pencil.partner))
        return std::nullopt;
    return touchOf(seat == state.player ? PencilKind::Give : PencilKind::Take, static_cast<int>(ware));
}

} // namespace

TouchResult touchSheet(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    if (state.step != Step::Typing)
        return nothingThere(kind);
    if (kind == PencilKind::Sheet) {
        if (!isSeat(state, touch.at))
            return nothingThere(kind);
        pencil.typed.seat = touch.at == state.player ? -1 : int{touch.at};
        TouchResult result;
        result.isView = true;
        return result;
    }
    if (kind == PencilKind::Laid) {
        Move move;
        if (auto refusal = MatchOf<Bronze>::readMove(touch.with, move))
            return {std::move(refusal)};
        const auto *sheet = std::get_if<FinishedSheet>(&move);
        if (sheet == nullptr || sheet->player != touch.at || !isSeat(state, touch.at))
            return nothingThere(kind);
        if (auto refusal = refusesForGood(state, *sheet))
            return {std::move(refusal)};
        pencil.typed.lay(state, *sheet);
        return {};
    }
    if (touch.at < 0 || !isSeat(state, SheetField(touch.at).seat))
        return nothingThere(kind);
    const SheetField field(touch.at);
    if (kind == PencilKind::Number)
        return change(pencil, state, field,
                      [&](FinishedSheet &sheet, const State &all) { setNumber(sheet, field, touch.number, all); });
    return change(pencil, state, field, [&](FinishedSheet &sheet, const State &) { setTick(sheet, field, touch.number); });
}

std::vector<Move> sheetMoves(const State &state, const Pencil &pencil)
{
    const int seat = seatOf(state, pencil);
    if (!pencil.typed.of(seat))
        return {};
    std::vector<Move> moves;
    const unsigned entered = state.typed & ~(1U << seat);
    if (std::popcount(entered) + 1 == state.players)
        for (int other = 0; other < state.players; ++other)
            if (other != seat && pencil.typed.of(other))
                moves.emplace_back(*pencil.typed.of(other));
    moves.emplace_back(*pencil.typed.of(seat));
    return moves;
}

int seatOf(const State &state, const Pencil &pencil)
{
    return pencil.typed.seat >= 0 ? pencil.typed.seat : state.player;
}

std::optional<Touch> touchOn(const State &state, const Pencil &pencil, int seat, std::string_view path)
{
    if (state.step == Step::Typing) {
        const auto field = sheetFieldAt(path);
        return field && *field > 0 ? std::optional(touchOnSheet(state, pencil, {seat, *field})) : std::nullopt;
    }
    const bool isFood = path == "food";
    const auto field = isFood ? std::nullopt : sheetFieldAt(path);
    if (!isFood && !field)
        return std::nullopt;
    const auto good = isFood ? std::nullopt : SheetField(seat, *field).good();
    if (pencil.partner && (isFood || good))
        return touchOnWare(state, pencil, seat, isFood ? Ware::Food : static_cast<Ware>(*good));
    // Of a sheet that is not the acting player's nothing else is touched.
    if (seat != state.player)
        return std::nullopt;
    if (isFood)
        return touchOnFood(state, pencil);
    if (good)
        return touchOnGood(state, pencil, *good);
    if (const auto target = SheetField(seat, *field).target())
        return touchOnBuilding(state, pencil, *target);
    if (const auto development = SheetField(seat, *field).development())
        return touchOf(PencilKind::Development, static_cast<int>(*development));
    return std::nullopt;
}

} // namespace pegsheet::bronze
