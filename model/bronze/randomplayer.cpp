// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/game.h"

#include <array>

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

Kind drawnKind(const ListedMoves &listed, Random &random)
{
    std::array<Kind, kKinds> legal{};
    std::uint32_t count = 0;
    for (int kind = 0; kind < kKinds; ++kind)
        if (listed.any(static_cast<Kind>(kind)))
            legal[count++] = static_cast<Kind>(kind);
    return legal[count == 1 ? 0 : random.below(count)];
}

} // namespace

Move playRandomly(State &state, Random &random)
{
    const ListedMoves listed(state);
    const Kind kind = drawnKind(listed, random);
    switch (kind) {
    case Kind::Roll:
        return made(state, Roll{rolled(state.mine().cities(), random)});
    case Kind::Reroll:
        return made(state, rerolled(state, random));
    case Kind::Keep:
        return made(state, Keep{});
    case Kind::EndTurn:
        return made(state, EndTurn{});
    default:
        break;
    }
    const Move move = listed.at(kind, random.below(listed.count(kind)));
    NoEffects sink;
    apply(state, move, sink);
    return move;
}

} // namespace pegsheet::bronze
