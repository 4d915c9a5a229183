// SPDX-License-Identifier: Apache-2.0
// The listed conquests of an entry (DE p.9).
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/listedanswers.h"
#include "model/tapestry/marks.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/rules.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

constexpr std::uint32_t kReds = kCount<RedFace>;
constexpr std::uint32_t kBlacks = kCount<BlackFace> - 1;
constexpr std::uint32_t kTerritories = kCount<TileBenefit> + 1;

// How the dice of a conquest are listed: both or one of them, and a tile with any of them or only where a black one says so. Where
// one is left to somebody else, only the other can be gained.
struct Dice
{
    bool both = false;
    bool tileToo = false;
    MaybeOne<DieFace> other = {};

    [[nodiscard]] std::uint32_t tilesOfRed() const { return !both && (tileToo || other == DieFace::Territory) ? kTerritories : 1; }
    [[nodiscard]] std::uint32_t reds() const { return other.isSaid() && isRed(*other) ? 0 : kReds * tilesOfRed(); }
    [[nodiscard]] std::uint32_t blacks() const
    {
        return other.isSaid() && !isRed(*other) ? 0 : kTerritories + kBlacks * (tileToo ? kTerritories : 1);
    }
    [[nodiscard]] std::uint32_t count() const { return both ? reds() * blacks() : reds() + blacks(); }
};
Dice diceOf(const State &state, const Entry &entry, const Conquer &move)
{
    return {bringsBothDice(state, entry, move), bringsTile(state, entry, move), move.other};
}
void setTile(Conquer &move, std::uint32_t index)
{
    if (index > 0)
        move.tile = static_cast<TileBenefit>(index - 1);
}
std::uint32_t placeOfTile(const Conquer &move)
{
    return move.tile.isSaid() ? static_cast<std::uint32_t>(move.tile.index) + 1 : 0;
}
void setBlack(Conquer &move, const Dice &dice, std::uint32_t index)
{
    const std::uint32_t tiles = dice.tileToo ? kTerritories : 1;
    const std::uint32_t face = std::min(index / tiles, kBlacks);
    move.black = static_cast<BlackFace>(face);
    setTile(move, index - face * tiles);
}
std::uint32_t placeOfBlack(const Conquer &move, const Dice &dice)
{
    return static_cast<std::uint32_t>(move.black.index) * (dice.tileToo ? kTerritories : 1) + placeOfTile(move);
}
void setDice(Conquer &move, const Dice &dice, std::uint32_t index)
{
    if (!dice.both && index >= dice.reds())
        return setBlack(move, dice, index - dice.reds());
    if (dice.both) {
        move.red = static_cast<RedFace>(index / dice.blacks());
        return setBlack(move, dice, index % dice.blacks());
    }
    move.red = static_cast<RedFace>(index / dice.tilesOfRed());
    setTile(move, index % dice.tilesOfRed());
}
std::uint32_t placeOfDice(const Conquer &move, const Dice &dice)
{
    const auto red = static_cast<std::uint32_t>(move.red.index);
    if (dice.both)
        return red * dice.blacks() + placeOfBlack(move, dice);
    if (!move.red.isSaid())
        return dice.reds() + placeOfBlack(move, dice);
    return red * dice.tilesOfRed() + placeOfTile(move);
}

// Calls `use(conquest)` for every row of the outpost, marker and die that is left, until that says so.
template <typename Use>
bool eachOfMats(const State &state, const Entry &entry, const Conquer &conquest, Use use)
{
    const bool hasRows = asksForRow(state, entry.player);
    const bool hasMarker = mayProtect(state, entry, conquest);
    const bool hasOther = maySpareDie(state, conquest) && !bringsBothDice(state, entry, conquest);
    for (int row = hasRows ? 0 : -1; row <= (hasRows ? OutpostRow::kMost : -1); ++row)
        for (const bool isMarked : {false, true})
            for (int other = -1; other < (hasOther ? static_cast<int>(kCount<DieFace>) : 0); ++other) {
                Conquer move = conquest;
                move.row.number = static_cast<std::int8_t>(row);
                move.marker.isTrue = isMarked;
                move.other.index = static_cast<std::int8_t>(other);
                if ((!isMarked || hasMarker) && use(move))
                    return true;
            }
    return false;
}

// Calls `use(conquest, count)` for every choice of whose it was, a trap, the island and what mats say, with how many dice there
// are.
template <typename Use>
void eachConquest(const State &state, const Entry &entry, Use use)
{
    for (int seat = -1; seat < state.players; ++seat) {
        if (seat == entry.player || (seat >= 0 && (openTerritories(state, seat) == 0 || areAllied(state, entry.player, seat))))
            continue;
        const bool canTrap = seat >= 0 && !hasMark(state.at(entry.player), Mark::NoTraps) && state.at(seat).tapestry > 0
            && !state.at(seat).finished;
        for (const bool trap : {false, true})
            for (const bool island : {false, true}) {
                Conquer move;
                move.against.number = static_cast<std::int8_t>(seat);
                move.trap.isTrue = trap;
                move.island.isTrue = island;
                const auto useIt = [&](const Conquer &each) { return use(each, diceOf(state, entry, each).count()); };
                if ((!trap || canTrap) && eachOfMats(state, entry, move, useIt))
                    return;
            }
    }
}

} // namespace

std::uint32_t countConquests(const State &state, const Entry &entry)
{
    std::uint32_t sum = 0;
    eachConquest(state, entry, [&](const Conquer &, std::uint32_t count) {
        sum += count;
        return false;
    });
    return sum;
}

Conquer conquestAt(const State &state, const Entry &entry, std::uint32_t index)
{
    Conquer found;
    eachConquest(state, entry, [&](const Conquer &move, std::uint32_t count) {
        found = move;
        if (index >= count) {
            index -= count;
            return false;
        }
        setDice(found, diceOf(state, entry, move), index);
        return true;
    });
    return found;
}

std::optional<std::uint32_t> placeOfConquest(const State &state, const Entry &entry, const Conquer &move)
{
    std::uint32_t before = 0;
    std::optional<std::uint32_t> found;
    const Dice dice = diceOf(state, entry, move);
    eachConquest(state, entry, [&](const Conquer &each, std::uint32_t count) {
        if (each.against == move.against && each.trap == move.trap && each.island == move.island && each.row == move.row
            && each.marker == move.marker && each.other == move.other) {
            found = before + placeOfDice(move, dice);
            return true;
        }
        before += count;
        return false;
    });
    return found;
}

} // namespace pegsheet::tapestry
