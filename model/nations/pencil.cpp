// SPDX-License-Identifier: Apache-2.0
// What touches make of a pencil, and the moves it comes to.
#include "model/nations/pencil.h"

#include "model/nations/judging.h"
#include "model/nations/pencilpieces.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pegsheet::nations {

namespace {

constexpr int kDieSides = 4; // of the die that removes a tile

// What was said of the new age; complete where no offer is to be looked over first.
TouchResult dealt(const State &state, const Pencil &pencil)
{
    return {std::nullopt, !dealsOffer(state, pencil) && canDeal(state, pencil)};
}

TouchResult setNumber(Pencil &pencil, const State &state, PencilKind kind, int Pencil::*number, int given)
{
    if (given < 1 || given > kMostThreshold)
        return {outOfRange(nameOf(kind), given, 1, kMostThreshold)};
    if (std::exchange(pencil.*number, given) != given)
        pencil.event.reset();
    return dealt(state, pencil);
}

TouchResult takeEvent(Pencil &pencil, const State &state, const Value &with)
{
    std::array<std::int64_t, 3> read{};
    const std::array<std::string_view, 3> names{"famine", "war", "record"};
    for (std::size_t at = 0; at < names.size(); ++at) {
        const Value *value = with.find(names.at(at));
        if (value == nullptr || value->integer() == nullptr)
            return nothingThere(PencilKind::Event);
        read.at(at) = *value->integer();
        if (at < 2 && (read.at(at) < 1 || read.at(at) > kMostThreshold))
            return {outOfRange(names.at(at), read.at(at), 1, kMostThreshold)};
    }
    pencil.famine = static_cast<int>(read[0]);
    pencil.war = static_cast<int>(read[1]);
    pencil.event = read[2];
    return dealt(state, pencil);
}

TouchResult setDepth(Pencil &pencil, const State &state, int place)
{
    if (place < 0 || place >= static_cast<int>(kCount<Depth>))
        return nothingThere(PencilKind::Depth);
    const auto wanted = static_cast<Depth>(place);
    pencil.depth = wanted == state.depth ? std::nullopt : std::optional(wanted);
    if (!dealsOffer(state, pencil))
        pencil.tile = {};
    return {};
}

TouchResult touchDeal(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    if (state.step != Step::Deal || state.agreed.onlySheets)
        return nothingThere(kind);
    switch (kind) {
    case PencilKind::Famine: return setNumber(pencil, state, kind, &Pencil::famine, touch.number);
    case PencilKind::War: return setNumber(pencil, state, kind, &Pencil::war, touch.number);
    case PencilKind::Event: return takeEvent(pencil, state, touch.with);
    default: return setDepth(pencil, state, touch.at);
    }
}

TouchResult finish(Pencil &pencil, const State &state)
{
    if (pencil.asking == Asking::Nothing && pencil.tile.open)
        return finishTile(pencil, state);
    if (asksPieces(state, pencil)) {
        pencil.taken = takenPieces(state, pencil);
        return {refuses(state, moveWith(state, pencil, *pencil.taken)), true};
    }
    if (state.step == Step::Famine) // whoever is not ticked has not enough
        return sayWhole(pencil, FamineMet{pencil.met});
    return canDeal(state, pencil) ? TouchResult{std::nullopt, true} : nothingThere(PencilKind::Finish);
}

Deal dealOf(const State &state, const Pencil &pencil)
{
    Deal move;
    move.famine = static_cast<std::uint8_t>(pencil.famine);
    move.war = static_cast<std::uint8_t>(pencil.war);
    if (pencil.depth)
        move.depth = static_cast<NewDepth>(static_cast<int>(*pencil.depth) + 1);
    if (dealsOffer(state, pencil))
        for (const Place &place : pencil.offer)
            if (place)
                move.offer.tiles.push_back(*place);
    return move;
}

} // namespace

TouchResult Pencil::touch(const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    switch (kind) {
    case PencilKind::Ready: return nothingThere(kind);
    case PencilKind::Finish: return finish(*this, state);
    case PencilKind::Piece:
    case PencilKind::Way:
    case PencilKind::Back:
    case PencilKind::Build:
    case PencilKind::Reroll:
    case PencilKind::Face: return touchPieces(*this, state, touch);
    case PencilKind::Sum: return saySum(*this, state, touch);
    case PencilKind::Ask: return askSum(*this, state, touch.at);
    case PencilKind::Sheet: return enterSheet(*this, state, touch.at);
    case PencilKind::Seat:
    case PencilKind::Spent:
    case PencilKind::Met: return touchAge(*this, state, touch);
    case PencilKind::Pass:
    case PencilKind::EndAge:
    case PencilKind::Opponent:
    case PencilKind::Remove:
    case PencilKind::GiveBack:
    case PencilKind::Rolled: return touchWhole(*this, state, touch);
    case PencilKind::Famine:
    case PencilKind::War:
    case PencilKind::Depth:
    case PencilKind::Event: return touchDeal(*this, state, touch);
    default: return touchTile(*this, state, touch);
    }
}

// A purchase is laid ready without its points and its slot, which are asked for again.
bool Pencil::layReady(const State &state, const Move &move)
{
    if (const auto *deal = std::get_if<Deal>(&move); deal != nullptr && state.step == Step::Deal && !state.agreed.onlySheets) {
        famine = deal->famine;
        war = deal->war;
        offer.assign(deal->offer.tiles.begin(), deal->offer.tiles.end());
        if (deal->depth != NewDepth::Same && static_cast<int>(deal->depth) - 1 != static_cast<int>(state.depth))
            depth = static_cast<Depth>(static_cast<int>(deal->depth) - 1);
        return true;
    }
    if (laySums(*this, state, move) || layAge(*this, state, move))
        return true;
    const auto *bought = std::get_if<BuyTile>(&move);
    if (bought == nullptr || state.step != Step::Act || state.keepsOffer())
        return false;
    tile = blankTile(state, -1);
    tile.lay(bought->tile);
    tile.points = -1;
    tile.row = bought->row;
    return true;
}

std::vector<Move> Pencil::moves(const State &state) const
{
    if (!whole.empty())
        return whole;
    switch (state.step) {
    case Step::Deal: return canDeal(state, *this) ? std::vector<Move>{dealOf(state, *this)} : std::vector<Move>();
    case Step::Roll: {
        if (faces.empty() || missingDice(state, *this).total() > 0)
            return {};
        Roll roll;
        for (const DieFace face : faces)
            ++roll.faces[face];
        return {roll};
    }
    case Step::Act:
        if (asking != Asking::Nothing)
            return {moveWith(state, *this, takenPieces(state, *this))};
        if (!tile.open || state.isFull() || tile.forPlace >= 0 || !isComplete(state, tile))
            return {};
        return {purchaseOf(state, tile)};
    case Step::Sums:
    case Step::Typing:
        return canEnterSheet(state, *this, sheet) ? std::vector<Move>{sheetMove(state, *this, sheet)} : std::vector<Move>();
    default: break;
    }
    return taken && asksPieces(state, *this) ? std::vector<Move>{moveWith(state, *this, *taken)} : ageMoves(state, *this);
}

std::optional<AskedNumber> Pencil::asked(const State &state) const
{
    if (sheetFields(state) != nullptr)
        return askedNumber(state, *this, askedSum(state, *this));
    if (asksSpent(state))
        return AskedNumber{{static_cast<std::uint8_t>(PencilKind::Spent)}, 0, kMostSpent};
    if (state.step == Step::Opponent)
        return AskedNumber{{static_cast<std::uint8_t>(PencilKind::Opponent)}, 0, state.age * kHighestFace};
    if (state.step == Step::Remove)
        return AskedNumber{{static_cast<std::uint8_t>(PencilKind::Remove)}, 1, kDieSides};
    if (tile.open || state.step != Step::Deal || state.agreed.onlySheets)
        return std::nullopt;
    if (famine == 0)
        return AskedNumber{{static_cast<std::uint8_t>(PencilKind::Famine)}, 1, kMostThreshold};
    if (war == 0)
        return AskedNumber{{static_cast<std::uint8_t>(PencilKind::War)}, 1, kMostThreshold};
    return std::nullopt;
}

bool Pencil::isOpen(std::string_view code)
{
    constexpr std::array<std::string_view, 5> kOpen{"nations.tradeSingle", "nations.notEnough", "nations.needless",
                                                    "nations.givenTooLittle", "nations.nothingRerolled"};
    return std::find(kOpen.begin(), kOpen.end(), code) != kOpen.end();
}

Depth depthOf(const State &state, const Pencil &pencil)
{
    return pencil.depth.value_or(state.depth);
}

bool dealsOffer(const State &state, const Pencil &pencil)
{
    return state.step == Step::Deal && !state.agreed.onlySheets && state.agreed.offer && depthOf(state, pencil) != Depth::Tracks;
}

int missingTiles(const State &state, const Pencil &pencil)
{
    if (!dealsOffer(state, pencil))
        return 0;
    const auto there = std::count_if(pencil.offer.begin(), pencil.offer.end(),
                                     [](const Place &place) { return place.has_value(); });
    return state.columns() * kRows - static_cast<int>(there);
}

bool canDeal(const State &state, const Pencil &pencil)
{
    return state.step == Step::Deal && !state.agreed.onlySheets && pencil.famine > 0 && pencil.war > 0
        && missingTiles(state, pencil) == 0;
}

} // namespace pegsheet::nations
