// SPDX-License-Identifier: Apache-2.0
// Touches that answer civilizations.
#include "model/core/fields.h"
#include "model/tapestry/penciltouches.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/techpicks.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

const Entry &openOf(const State &state, const Pencil &pencil)
{
    return state.queue[openEntry(state, pencil)];
}

// Whether the rules take what is said of a conquest so far, whatever the dice show.
TouchResult begin(Pencil &pencil, const State &state, const Pencil &next)
{
    if (auto refusal = refusesConquest(state, next))
        return refused(std::move(*refusal));
    pencil = next;
    return kCompletes;
}

TouchResult touchRow(Pencil &pencil, const State &state, int at)
{
    if (at < 0 || at > OutpostRow::kMost)
        return refused(outOfRange("row", at, 0, OutpostRow::kMost));
    const Entry &entry = openOf(state, pencil);
    const OutpostRow row{static_cast<std::int8_t>(at)};
    const bool isTaken = openWants(state, pencil) == Wants::Take;
    if (!(isTaken ? asksForRow(state, entry) : asksForRow(state, entry.player)))
        return refused(noOption("row", "outposts"));
    if (isTaken)
        return say(pencil, Take{{}, {}, {}, row});
    Pencil next = pencil;
    next.outpost = row;
    return begin(pencil, state, next);
}

// The die that is left to somebody cannot be gained any more.
TouchResult touchOther(Pencil &pencil, const State &state, int at)
{
    if (auto refusal = notAmong<DieFace>("other", at))
        return refused(std::move(*refusal));
    const MaybeOne<DieFace> face = static_cast<DieFace>(at);
    Pencil next = pencil;
    next.other = next.other == face ? MaybeOne<DieFace>() : face;
    if (next.other.isSaid() && isRed(*next.other))
        next.red = {};
    else if (next.other.isSaid())
        next.black = {};
    return begin(pencil, state, next);
}

TouchResult touchMarker(Pencil &pencil, const State &state)
{
    Pencil next = pencil;
    next.marker = !next.marker;
    return begin(pencil, state, next);
}

TouchResult touchImprove(Pencil &pencil, const Touch &touch)
{
    constexpr int kMost = TechRefs::ofRow(TechRow::Top);
    if (touch.at < 0 || touch.at > kMost)
        return refused(outOfRange("card", touch.at, 0, kMost));
    Upgrade move;
    move.player = static_cast<std::int8_t>(std::clamp<int>(touch.number, -1, kMostSeats));
    if (touch.at < static_cast<int>(kCount<Tech>))
        move.card = static_cast<Tech>(touch.at);
    else
        move.row = static_cast<TechRow>(touch.at - TechRefs::ofRow(TechRow::Bottom));
    return say(pencil, move);
}

TouchResult touchPredict(Pencil &pencil, const State &state, const Touch &touch)
{
    if (auto refusal = notAmong<Predicted>("number", touch.at))
        return refused(std::move(*refusal));
    if (openWants(state, pencil) != Wants::Predict)
        return notNowTouch(state);
    const auto what = static_cast<Predicted>(touch.at);
    if (touch.number < kLeastPredicted || touch.number > kMostPredicted[what])
        return refused(outOfRange(nameOf(what), touch.number, kLeastPredicted, kMostPredicted[what]));
    pencil.predicted[what] = static_cast<std::uint8_t>(touch.number);
    const auto isSaid = [](std::uint8_t number) { return number > 0; };
    return {std::nullopt, std::ranges::all_of(pencil.predicted.values, isSaid), false, false};
}

// Of an opponent's territory first whose it is; once more: not.
TouchResult touchTrade(Pencil &pencil, const State &state, const Touch &touch)
{
    if (openWants(state, pencil) != Wants::Trade)
        return notNowTouch(state);
    Trade move;
    if (touch.at < 0) {
        move.points.number = static_cast<std::int8_t>(std::clamp<int>(touch.number, 0, kMostNeighbours + 1));
        return say(pencil, move);
    }
    if (auto refusal = refusesSeat(state, touch.at))
        return refused(std::move(*refusal));
    if (touch.number < 0) {
        pencil.against = pencil.against == touch.at ? -1 : touch.at;
        return {std::nullopt, false, true, false};
    }
    move.against.number = static_cast<std::int8_t>(touch.at);
    if (touch.number > 0 && touch.number <= static_cast<int>(kCount<TileBenefit>))
        move.tile = static_cast<TileBenefit>(touch.number - 1);
    return say(pencil, move);
}

TouchResult touchSwap(Pencil &pencil, const State &state, int plot)
{
    if (plot < 0 || plot >= kPlots)
        return refused(outOfRange("plot", plot, 0, kPlots - 1));
    if (openWants(state, pencil) != Wants::Swap)
        return notNowTouch(state);
    const auto ref = [](int at) {
        return PlotRef{static_cast<std::uint8_t>(at % kCitySide), static_cast<std::uint8_t>(at / kCitySide)};
    };
    if (pencil.plot < 0 || pencil.plot == plot) {
        if (!state.at(openOf(state, pencil).player).city.buildings().has(plot))
            return refused(noOption("from"));
        pencil.plot = pencil.plot == plot ? -1 : plot;
        return {};
    }
    return say(pencil, SwapBuildings{ref(pencil.plot), ref(plot), {}});
}

TouchResult touchElsewhere(Pencil &pencil, const State &state, const Touch &touch)
{
    if (openWants(state, pencil) != Wants::Place)
        return notNowTouch(state);
    PlacePiece move;
    if (static_cast<PencilKind>(touch.kind) == PencilKind::Map) {
        if (auto refusal = notAmong<MapPlace>("map", touch.at))
            return refused(std::move(*refusal));
        move.map = static_cast<MapPlace>(touch.at);
    } else {
        move.column.number = static_cast<std::int8_t>(std::clamp<int>(touch.at, 0, static_cast<int>(kBoxColumns) - 1));
    }
    return say(pencil, move);
}

} // namespace

TouchResult touchMats(Pencil &pencil, const State &state, const Touch &touch)
{
    if (!state.agreed.namesMats || pencil.tells || openEntry(state, pencil) < 0)
        return notNowTouch(state);
    const bool isConquest = openWants(state, pencil) == Wants::Conquer;
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Row:
        return isConquest || openWants(state, pencil) == Wants::Take ? touchRow(pencil, state, touch.at) : notNowTouch(state);
    case PencilKind::Marker: return isConquest ? touchMarker(pencil, state) : notNowTouch(state);
    case PencilKind::Other: return isConquest ? touchOther(pencil, state, touch.at) : notNowTouch(state);
    case PencilKind::Improve: return touchImprove(pencil, touch);
    case PencilKind::Predict: return touchPredict(pencil, state, touch);
    case PencilKind::Trade: return touchTrade(pencil, state, touch);
    case PencilKind::Swap: return touchSwap(pencil, state, touch.at);
    case PencilKind::SkipParts:
        if (optionalParts(state, openOf(state, pencil).player) == 0)
            return refused({"tapestry.notOptional", {}});
        pencil = Pencil();
        pencil.skipsParts = true;
        return kCompletes;
    default: return touchElsewhere(pencil, state, touch);
    }
}

} // namespace pegsheet::tapestry
