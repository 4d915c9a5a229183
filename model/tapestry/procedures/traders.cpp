// SPDX-License-Identifier: Apache-2.0
// Traders: a marker lies on an empty territory, for points, and gains the die that its conqueror leaves; or beside an outpost of an
// opponent, for what the tile brings (civilizations.json; contract, reading 57).
#include "model/tapestry/procedures/mats.h"

namespace pegsheet::tapestry {

namespace {

constexpr Civilization kTraders = Civilization::Traders;

NodePlace placeOf(DieFace face, MaybeOne<TileBenefit> tile)
{
    if (isRed(face))
        return kPrinted.red(static_cast<RedFace>(face));
    if (face == DieFace::Territory)
        return tile.isSaid() ? kPrinted.tile(*tile) : NodePlace{0};
    return kPrinted.black(static_cast<BlackFace>(static_cast<std::size_t>(face) - kCount<RedFace>));
}

} // namespace

void trade(const Making &making, const Entry &used, const Trade &move)
{
    MatState &mat = making.state.mats[kTraders];
    --mat.markers;
    making.tell(UsedMat{used.player, kTraders});
    if (move.against.isSaid()) {
        mat.addBeside(move.against.number);
        if (move.tile.isSaid())
            making.table.push(kPrinted.tile(*move.tile), used.why, used);
        return;
    }
    mat.setNumber(mat.number() + 1);
    if (move.points.number > 0)
        making.table.score(used.player, used.why, move.points.number);
}

// Who conquers may be the Traders, who gain their own die first.
Entry leaveDie(const Making &making, const Entry &used, const Conquer &move)
{
    MatState &mat = making.state.mats[kTraders];
    mat.setNumber(mat.number() - 1);
    mat.addBeside(used.player);
    making.tell(UsedMat{mat.owner, kTraders});
    const NodePlace what = placeOf(*move.other, move.tile);
    if (what == 0)
        return used;
    const bool isCounted = isRed(*move.other) || kPrinted[what].word <= Word::Culture;
    if (!mat.isOf(used.player) && isCounted) {
        making.table.gainAtOnce(mat.owner, kPrinted[what], Why::mat(kTraders));
        return used;
    }
    Entry theirs = beside(used, what, Act::Gain, Why::mat(kTraders), kPrinted[what].times);
    theirs.player = mat.owner;
    if (!mat.isOf(used.player)) {
        if (!making.state.at(mat.owner).finished)
            making.table.pushBehind(theirs);
        return used;
    }
    making.state.queue.push(theirs);
    Entry next = used;
    next.next = static_cast<std::uint8_t>(making.state.queue.size());
    next.group = 0;
    return next;
}

} // namespace pegsheet::tapestry
