// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/game.h"

#include "model/bronze/trading.h"

#include <algorithm>
#include <array>
#include <optional>

namespace pegsheet::bronze {

namespace {

constexpr std::array<std::uint32_t, kMaxDice + 1> kOutcomes{1, 6, 36, 216, 1296, 7776, 46656, 279936};

// n dice at once: every sequence of faces equally likely.
Dice rolled(int n, Random &random)
{
    Dice dice;
    std::uint32_t outcome = random.below(kOutcomes[static_cast<std::size_t>(n)]);
    for (int die = 0; die < n; ++die) {
        dice.add(static_cast<Face>(outcome % 6));
        outcome /= 6;
    }
    return dice;
}

Reroll rerolled(const State &state, Random &random)
{
    const Dice kept = keepAt(state, random.below(keepCount(state)));
    return {kept, rolled(state.dice.size() - kept.size(), random)};
}

template <typename M>
Move made(State &state, const M &move)
{
    applyQuietly(state, move);
    return move;
}

// One of the kinds that are legal; nothing stands for a trade, of which there is at most one a turn.
std::optional<Kind> drawnKind(const State &state, const ListedMoves &listed, Random &random)
{
    std::array<std::optional<Kind>, kKinds + 1> legal{};
    std::uint32_t count = 0;
    for (int kind = 0; kind < kKinds; ++kind)
        if (listed.any(static_cast<Kind>(kind)))
            legal[count++] = static_cast<Kind>(kind);
    if (state.trades == 0 && canTrade(state))
        ++count;
    return legal[count == 1 ? 0 : random.below(count)];
}

std::uint8_t drawnUpTo(int most, Random &random)
{
    return static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(most) + 1));
}

// All trades that are possible, equally likely: whatever is drawn beyond them is drawn again.
Trade drawnTrade(const State &state, Random &random)
{
    Amounts<Ware> most;
    for (int seat = 0; seat < state.players; ++seat)
        for (const Ware ware : kAll<Ware>)
            if (const int there = held(state.sheets[static_cast<std::size_t>(seat)], ware); seat != state.player)
                most[ware] = static_cast<std::uint8_t>(std::max<int>(most[ware], there));
    for (;;) {
        Trade trade;
        trade.with = static_cast<std::uint8_t>(random.below(state.players - 1U));
        trade.with = static_cast<std::uint8_t>(trade.with + (trade.with >= state.player ? 1 : 0));
        for (const Ware ware : kAll<Ware>) {
            trade.give[ware] = drawnUpTo(held(state.mine(), ware), random);
            trade.take[ware] = drawnUpTo(most[ware], random);
        }
        if (!refusesTrade(state, trade))
            return trade;
    }
}

// The sheet of who is next, out of a match of the same set-up, with the points of monuments that it can have here.
FinishedSheet drawnSheet(const State &state, Random &random)
{
    State match;
    match.variant = state.variant;
    match.players = state.players;
    match.agreed = state.agreed;
    match.agreed.onlySheets = false;
    while (match.step != Step::Over)
        playRandomly(match, random);
    const Sheet &sheet = match.sheets[state.player];
    FinishedSheet move;
    move.player = state.player;
    move.food = sheet.food;
    move.goods.values = sheet.goods.values;
    move.cityBoxes.values = sheet.cityBoxes.values;
    for (const Monument monument : kAll<Monument>)
        move.monuments.marks[monument].boxes = sheet.monumentBoxes[monument];
    move.developments = sheet.developments;
    move.disasters = sheet.disasters;
    move.ships = sheet.ships;
    return move;
}

} // namespace

Move playRandomly(State &state, Random &random)
{
    if (state.step == Step::Typing) {
        const FinishedSheet sheet = drawnSheet(state, random);
        applyQuietly(state, sheet);
        return sheet;
    }
    const ListedMoves listed(state);
    const auto drawn = drawnKind(state, listed, random);
    if (!drawn)
        return made(state, drawnTrade(state, random));
    const Kind kind = *drawn;
    switch (kind) {
    case Kind::Roll: return made(state, Roll{rolled(state.mine().cities(), random)});
    case Kind::Reroll: return made(state, rerolled(state, random));
    case Kind::Keep: return made(state, Keep{});
    case Kind::EndTurn: return made(state, EndTurn{});
    default: break;
    }
    const Move move = listed.at(kind, random.below(listed.count(kind)));
    NoEffects sink;
    apply(state, move, sink);
    return move;
}

} // namespace pegsheet::bronze
