// SPDX-License-Identifier: Apache-2.0
// Dice and chits: what is paid with them, which of them are rolled again or spent, and what those rolled show.
#include "model/nations/pencilpieces.h"

#include "model/nations/rules.h"

#include <algorithm>
#include <utility>

namespace pegsheet::nations {

namespace {

constexpr int kFirstChit = static_cast<int>(kCount<DieFace>); // of a piece's place: the faces of dice, then the kinds of chits
constexpr int kPieces = kFirstChit + static_cast<int>(kCount<Chit>);
constexpr std::uint32_t kMostWays = 6; // choices beyond these are made piece by piece

// What a purchase or a building costs.
std::pair<Symbol, int> priceIn(const State &state, const Pencil &pencil)
{
    if (pencil.asking == Asking::Build)
        return {Symbol::Stone, state.mine().wonder ? state.mine().wonder->stone : 0};
    const TileEntry &tile = pencil.tile;
    return {tileOf(state, tile).price, priceOf(tile.offered >= 0 ? tile.offered % kRows + 1 : tile.row)};
}

// Those of the pieces that show the symbol.
Pieces showing(const Pieces &pieces, Symbol symbol)
{
    Pieces those;
    those.chits[chitOf(symbol)] = pieces.chits[chitOf(symbol)];
    for (const DieFace face : kAll<DieFace>)
        if (kFaces[face].symbol == symbol)
            those.dice[face] = pieces.dice[face];
    return those;
}

// Everything that could be given, to hear what is still missing.
Pieces allFor(const Pieces &there, Symbol wanted)
{
    Pieces all;
    for (const DieFace face : kAll<DieFace>)
        if (kFaces[face].symbol == wanted || isTradable(wanted))
            all.dice[face] = there.dice[face];
    if (isTradable(wanted) && worthOf({there.dice, {}}, wanted).traded % kDiceATrade != 0)
        for (const DieFace face : kAll<DieFace>)
            if (kFaces[face].symbol != wanted && all.dice[face] > 0) {
                --all.dice[face];
                break;
            }
    all.chits[chitOf(wanted)] = there.chits[chitOf(wanted)];
    return all;
}

TouchResult touchPiece(Pencil &pencil, const State &state, int index)
{
    const bool isChit = index >= kFirstChit;
    if (!asksPieces(state, pencil) || index < 0 || index >= kPieces || (isChit && pencil.asking == Asking::Reroll))
        return nothingThere(PencilKind::Piece);
    const auto at = static_cast<std::size_t>(isChit ? index - kFirstChit : index);
    const Pieces &there = state.mine().available;
    Pieces next = takenPieces(state, pencil);
    std::uint8_t &taken = isChit ? next.chits.values.at(at) : next.dice.values.at(at);
    const int most = isChit ? there.chits.values.at(at) : there.dice.values.at(at);
    if (most == 0)
        return nothingThere(PencilKind::Piece);
    taken = static_cast<std::uint8_t>(taken < most ? taken + 1 : 0);
    pencil.taken = next;
    return {};
}

TouchResult enterFace(Pencil &pencil, const State &state, int face)
{
    if (!state.isFull() || state.step != Step::Roll || face < 0 || face >= kFirstChit)
        return nothingThere(PencilKind::Face);
    const auto shown = static_cast<DieFace>(face);
    if (missingDice(state, pencil)[kFaces[shown].colour] == 0)
        return nothingThere(PencilKind::Face);
    pencil.faces.push_back(shown);
    return {std::nullopt, missingDice(state, pencil).total() == 0};
}

TouchResult askReroll(Pencil &pencil, const State &state)
{
    if (!state.isFull())
        return sayWhole(pencil, Reroll{});
    auto refusal = refuses(state, Reroll());
    if (refusal && refusal->code != "nations.nothingRerolled")
        return {std::move(refusal)};
    pencil.asking = Asking::Reroll;
    pencil.taken.reset();
    return {};
}

} // namespace

TouchResult nothingThere(PencilKind kind)
{
    return {unknownValue("touch", nameOf(kind), {})};
}

TouchResult touchPieces(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    switch (kind) {
    case PencilKind::Piece: return touchPiece(pencil, state, touch.at);
    case PencilKind::Face: return enterFace(pencil, state, touch.at);
    case PencilKind::Reroll: return askReroll(pencil, state);
    case PencilKind::Build: return state.isFull() ? askPrice(pencil, state, Asking::Build) : sayWhole(pencil, Build{});
    case PencilKind::Back:
        pencil.asking = Asking::Nothing;
        pencil.taken.reset();
        return {};
    default: break;
    }
    const std::vector<Pieces> all = ways(state, pencil);
    if (touch.at < 0 || touch.at >= static_cast<int>(all.size()))
        return nothingThere(kind);
    pencil.taken = all[static_cast<std::size_t>(touch.at)];
    return {};
}

TouchResult askPrice(Pencil &pencil, const State &state, Asking asking)
{
    pencil.asking = asking;
    pencil.taken.reset();
    const std::vector<Pieces> all = ways(state, pencil);
    const Pieces pieces = all.empty() ? allFor(state.mine().available, askedSymbol(state, pencil)) : all.front();
    if (auto refusal = refuses(state, moveWith(state, pencil, pieces)))
        return {std::move(refusal)};
    if (all.empty())
        pencil.taken = pieces;
    return {std::nullopt, all.size() == 1};
}

Move purchaseOf(const State &state, const TileEntry &entry)
{
    const auto slot = static_cast<std::uint8_t>(asksSlot(entry) ? entry.slot : 0);
    if (entry.offered >= 0) {
        Buy move;
        move.column = static_cast<std::uint8_t>(entry.offered / kRows + 1);
        move.row = static_cast<std::uint8_t>(entry.offered % kRows + 1);
        move.slot = slot;
        return move;
    }
    BuyTile move;
    move.tile = tileOf(state, entry);
    move.row = static_cast<std::uint8_t>(entry.row);
    move.slot = slot;
    return move;
}

bool asksPieces(const State &state, const Pencil &pencil)
{
    if (!state.isFull())
        return false;
    return pencil.asking != Asking::Nothing || state.step == Step::Books || state.step == Step::Famine || state.step == Step::War;
}

Symbol askedSymbol(const State &state, const Pencil &pencil)
{
    return pencil.asking == Asking::Price || pencil.asking == Asking::Build ? priceIn(state, pencil).first : spentAt(state.step);
}

int askedAmount(const State &state, const Pencil &pencil)
{
    switch (pencil.asking) {
    case Asking::Price:
    case Asking::Build: return priceIn(state, pencil).second;
    case Asking::Reroll: return 0;
    case Asking::Nothing: break;
    }
    return state.step == Step::Famine ? state.event.famine : state.step == Step::War ? state.event.war : 0;
}

std::vector<Pieces> ways(const State &state, const Pencil &pencil)
{
    std::vector<Pieces> all;
    const int price = askedAmount(state, pencil);
    if ((pencil.asking != Asking::Price && pencil.asking != Asking::Build) || price == 0)
        return all;
    const Payments payments(state.mine().available, askedSymbol(state, pencil), price);
    for (std::uint32_t way = 0; way < std::min(payments.count(price), kMostWays); ++way)
        all.push_back(payments.at(price, way));
    return all;
}

// Dice of strength are not traded by themselves: the war is still to come.
Pieces suggested(const State &state, const Pencil &pencil)
{
    if (pencil.asking != Asking::Nothing) {
        const std::vector<Pieces> all = ways(state, pencil);
        return all.empty() ? Pieces() : all.front();
    }
    if (!asksPieces(state, pencil))
        return {};
    const Pieces &there = state.mine().available;
    const int need = askedAmount(state, pencil);
    const Symbol symbol = askedSymbol(state, pencil);
    const Pieces own = showing(there, symbol);
    if (need == 0)
        return own;
    Pieces peaceful = there;
    for (const DieFace face : kAll<DieFace>)
        if (kFaces[face].symbol == Symbol::Strength)
            peaceful.dice[face] = 0;
    const bool trades = tradesAt(state, state.step);
    for (const Pieces &from : {own, trades ? peaceful : own}) {
        const Payments payments(from, symbol, std::min(need, kMostStone));
        if (need <= kMostStone && payments.count(need) > 0)
            return payments.at(need, 0);
    }
    return {};
}

Pieces takenPieces(const State &state, const Pencil &pencil)
{
    return pencil.taken ? *pencil.taken : suggested(state, pencil);
}

Move moveWith(const State &state, const Pencil &pencil, const Pieces &pieces)
{
    switch (pencil.asking) {
    case Asking::Reroll: return Reroll{pieces.dice};
    case Asking::Build: return Build{{pieces}};
    case Asking::Price: {
        Move move = purchaseOf(state, pencil.tile);
        std::visit(
            [&](auto &made) {
                if constexpr (requires { made.pieces; })
                    made.pieces = pieces;
            },
            move);
        return move;
    }
    case Asking::Nothing: break;
    }
    if (state.step == Step::Books)
        return Books{{pieces}};
    if (state.step == Step::Famine)
        return Famine{{pieces}};
    return War{{pieces}};
}

Amounts<Colour> missingDice(const State &state, const Pencil &pencil)
{
    Amounts<Colour> missing;
    if (!state.isFull() || state.step != Step::Roll)
        return missing;
    Amounts<DieFace> entered;
    for (const DieFace face : pencil.faces)
        ++entered[face];
    const Amounts<Colour> colours = coloursOf(entered);
    for (const Colour colour : kAll<Colour>)
        missing[colour] = static_cast<std::uint8_t>(std::max(0, state.mine().toRoll[colour] - colours[colour]));
    return missing;
}

} // namespace pegsheet::nations
