// SPDX-License-Identifier: Apache-2.0
// The listed conquests of an entry (DE p.9).
#include "model/tapestry/listedanswers.h"
#include "model/tapestry/rules.h"

namespace pegsheet::tapestry {

namespace {

constexpr std::uint32_t kReds = kCount<RedFace>;
constexpr std::uint32_t kBlacks = kCount<BlackFace> - 1;
constexpr std::uint32_t kTerritories = kCount<TileBenefit> + 1;
constexpr std::uint32_t kBlackOptions = kBlacks + kTerritories;

std::uint32_t countDice(bool both)
{
    return both ? kReds * kBlackOptions : kReds + kBlackOptions;
}
void setBlack(Conquer &move, std::uint32_t index)
{
    move.black = static_cast<BlackFace>(index < kBlacks ? index : kBlacks);
    if (index > kBlacks)
        move.tile = static_cast<TileBenefit>(index - kBlacks - 1);
}
std::uint32_t placeOfBlack(const Conquer &move)
{
    return static_cast<std::uint32_t>(move.black.index)
        + (move.tile.isSaid() ? static_cast<std::uint32_t>(move.tile.index) + 1 : 0);
}
void setDice(Conquer &move, bool both, std::uint32_t index)
{
    if (both || index < kReds)
        move.red = static_cast<RedFace>(both ? index / kBlackOptions : index);
    if (both)
        setBlack(move, index % kBlackOptions);
    else if (index >= kReds)
        setBlack(move, index - kReds);
}
std::uint32_t placeOfDice(const Conquer &move, bool both)
{
    const auto red = static_cast<std::uint32_t>(move.red.index);
    if (both)
        return red * kBlackOptions + placeOfBlack(move);
    return move.red.isSaid() ? red : kReds + placeOfBlack(move);
}

// Calls `use(conquest, count)` for every choice of whose it was, a trap and the island, with how many dice there are.
template <typename Use>
void eachConquest(const State &state, const Entry &entry, Use use)
{
    for (int seat = -1; seat < state.players; ++seat) {
        if (seat == entry.player || (seat >= 0 && state.at(seat).control < kLeastControl))
            continue;
        const bool canTrap = seat >= 0 && state.at(seat).tapestry > 0 && !state.at(seat).finished;
        for (const bool trap : {false, true})
            for (const bool island : {false, true}) {
                Conquer move;
                move.against.number = static_cast<std::int8_t>(seat);
                move.trap.isTrue = trap;
                move.island.isTrue = island;
                if ((!trap || canTrap) && use(move, countDice(bringsBothDice(state, entry, move))))
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
        setDice(found, bringsBothDice(state, entry, move), index);
        return true;
    });
    return found;
}

std::optional<std::uint32_t> placeOfConquest(const State &state, const Entry &entry, const Conquer &move)
{
    std::uint32_t before = 0;
    std::optional<std::uint32_t> found;
    const bool both = bringsBothDice(state, entry, move);
    eachConquest(state, entry, [&](const Conquer &each, std::uint32_t count) {
        if (each.against == move.against && each.trap == move.trap && each.island == move.island) {
            found = before + placeOfDice(move, both);
            return true;
        }
        before += count;
        return false;
    });
    return found;
}

} // namespace pegsheet::tapestry
