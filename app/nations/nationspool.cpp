// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationspool.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"
#include "model/nations/rules.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app::nationsview {

using namespace nations;

namespace {

struct PoolText
{
    Q_DECLARE_TR_FUNCTIONS(NationsPool)
};

// A piece's index: the faces of dice, then the kinds of chits.
constexpr int kFirstChit = static_cast<int>(kCount<DieFace>);
constexpr int kPieces = kFirstChit + static_cast<int>(kCount<Chit>);

std::uint8_t &amountAt(Pieces &pieces, int index)
{
    return index < kFirstChit ? pieces.dice.values.at(static_cast<std::size_t>(index))
                              : pieces.chits.values.at(static_cast<std::size_t>(index - kFirstChit));
}

int amountAt(const Pieces &pieces, int index)
{
    Pieces copy = pieces;
    return amountAt(copy, index);
}

Pieces some(int index, int count)
{
    Pieces pieces;
    amountAt(pieces, index) = static_cast<std::uint8_t>(count);
    return pieces;
}

NationsPiece chitsOf(Chit chit)
{
    const bool hasSymbol = chit != Chit::Reroll;
    NationsPiece piece;
    piece.index = kFirstChit + static_cast<int>(chit);
    piece.chit = static_cast<int>(chit);
    piece.symbol = hasSymbol ? static_cast<int>(chit) : -1;
    piece.n = hasSymbol ? 1 : 0;
    return piece;
}

// An odd die, too little and too much may still change.
bool isUsable(const State &state, const Pencil &pencil, const Pieces &one)
{
    if (pencil.asking == Asking::Reroll)
        return one.dice.total() > 0;
    const auto refusal = refuses(state, moveWith(state, pencil, one));
    return !refusal || Pencil::isOpen(refusal->code);
}

QList<NationsPiece> piecesThere(const State &state, const Pencil &pencil, const Pieces &taken)
{
    QList<NationsPiece> list;
    for (int index = 0; index < kPieces; ++index) {
        const int count = amountAt(state.mine().available, index);
        if (count == 0)
            continue;
        NationsPiece piece = index < kFirstChit ? pieceOf(static_cast<DieFace>(index))
                                                : chitsOf(static_cast<Chit>(index - kFirstChit));
        piece.count = count;
        piece.taken = amountAt(taken, index);
        piece.usable = isUsable(state, pencil, some(index, 1));
        piece.spoken = nationswords::pieces(some(index, count)).join(QString());
        if (piece.taken > 0)
            //: Dice or chits, for those who cannot see them: %1 "2 × 1 gold (white)", %2 how many of them are picked
            piece.spoken = PoolText::tr("%1, %2 picked").arg(piece.spoken).arg(piece.taken);
        list.append(piece);
    }
    return list;
}

QString askedText(const NationsPool &pool, Symbol symbol)
{
    if (pool.spends() && pool.need == 0)
        //: What can be spent at the end of an age: as many as one likes
        return PoolText::tr("any books");
    return nationswords::symbols(symbol, pool.need);
}

void addTaking(NationsPool &pool, const State &state, const Pencil &pencil)
{
    const Pieces taken = takenPieces(state, pencil);
    const Symbol symbol = askedSymbol(state, pencil);
    pool.pieces = piecesThere(state, pencil, taken);
    pool.need = askedAmount(state, pencil);
    pool.paid = pool.rerolls() ? taken.dice.total() + taken.chits.total() : worthOf(taken, symbol).total();
    pool.enough = !refuses(state, moveWith(state, pencil, taken));
    if (!pool.rerolls())
        pool.asked = askedText(pool, symbol);
    const std::vector<Pieces> all = ways(state, pencil);
    const auto found = std::find(all.begin(), all.end(), taken);
    pool.way = found == all.end() ? -1 : static_cast<int>(found - all.begin());
    for (const Pieces &way : all)
        if (all.size() > 1)
            pool.ways.append(listText(nationswords::pieces(way)));
}

} // namespace

NationsPiece pieceOf(DieFace face)
{
    const FaceRow &row = kFaces[face];
    NationsPiece piece;
    piece.index = static_cast<int>(face);
    piece.colour = static_cast<int>(row.colour);
    piece.symbol = static_cast<int>(row.symbol);
    piece.n = row.n;
    return piece;
}

QList<NationsPiece> piecesOf(const Gains &gains)
{
    QList<NationsPiece> list;
    const auto add = [&](int NationsPiece::*what, int number, int count) {
        NationsPiece piece;
        piece.*what = number;
        piece.count = count;
        if (count > 0)
            list.append(piece);
    };
    for (const Colour colour : kAll<Colour>)
        add(&NationsPiece::colour, static_cast<int>(colour), gains.dice[colour]);
    for (const Chit chit : kAll<Chit>)
        add(&NationsPiece::chit, static_cast<int>(chit), gains.chits[chit]);
    return list;
}

NationsPool::Mode poolMode(const State &state, const Pencil &pencil)
{
    if (!state.isFull())
        return NationsPool::Idle;
    switch (pencil.asking) {
    case Asking::Price:
    case Asking::Build: return NationsPool::Paying;
    case Asking::Reroll: return NationsPool::Rerolling;
    case Asking::Nothing: break;
    }
    return state.step == Step::Roll ? NationsPool::Rolling : asksPieces(state, pencil) ? NationsPool::Spending : NationsPool::Idle;
}

NationsPool pool(const State &state, const Pencil &pencil, const NationsCards *cards)
{
    NationsPool pool;
    pool.mode = poolMode(state, pencil);
    if (pool.rolls())
        addRoll(pool, state, pencil, cards);
    else if (pool.takes())
        addTaking(pool, state, pencil);
    return pool;
}

} // namespace pegsheet::app::nationsview
