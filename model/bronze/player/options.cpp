// SPDX-License-Identifier: Apache-2.0
// What can be done in a turn, held against each other: the best of it is what the app would do.
#include "model/bronze/late.h"
#include "model/bronze/player/evaluator.h"
#include "model/bronze/rules.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

/// All ways to let go of some of the dice, or of none; skulls stay where they must.
std::vector<Dice> keepsOf(const State &state)
{
    std::vector<Dice> keeps{Dice()};
    for (const Face face : kAll<Face>) {
        const int lie = state.dice.count(face);
        const int fewest = face == Face::Skull && state.agreed.locksSkulls ? lie : 0;
        std::vector<Dice> more;
        for (const Dice &keep : keeps) {
            for (int kept = fewest; kept <= lie; ++kept) {
                Dice with = keep;
                with.add(face, kept);
                more.push_back(with);
            }
        }
        keeps = std::move(more);
    }
    return keeps;
}

/// The moves that can be made of dice that lie.
std::vector<Move> rollingMoves(const State &state)
{
    std::vector<Move> moves{Keep{}};
    if (state.rollsLeft > 0)
        for (const Dice &keep : keepsOf(state))
            if (!(keep == state.dice))
                moves.emplace_back(Reroll{keep, {}});
    if (leadershipReady(state))
        for (const Face face : kAll<Face>)
            if (state.dice.count(face) > 0)
                moves.emplace_back(Leadership{face, face});
    return moves;
}

} // namespace

template <typename Use>
void Evaluator::visitEnds(const State &state, Use use)
{
    const Worth worth = worthOf(state, state.workers + kStoneWorkers * kGoods[Good::Stone].pegs);
    for (const Ending &ending : endingsOf(state, worth, m_spending)) {
        State after = state;
        visitMoves(state, ending, [&](const auto &move) { applyQuietly(after, move); });
        use(ending, m_estimate.of(after));
    }
}

Evaluator::Ended Evaluator::bestEnd(const State &state)
{
    if (!mayBuy(state.step)) {
        Ended ended;
        State after = state;
        NoEffects sink;
        for (const Move &move : bronze::bestEnd(state, m_worth, m_spending)) {
            ended.moves.push_back(move);
            apply(after, move, sink);
        }
        m_estimate.begin(network(state), state);
        ended.chances = m_estimate.of(after);
        return ended;
    }
    Ended ended;
    std::optional<Ending> best;
    visitEnds(state, [&](const Ending &ending, const Chances &chances) {
        if (best && !isBetter(state, chances, ended.chances))
            return;
        best = ending;
        ended.chances = chances;
    });
    visitMoves(state, *best, [&](const auto &move) { ended.moves.emplace_back(move); });
    return ended;
}

// Of those that build and buy the same, however that is paid for, the best.
std::vector<Evaluator::Ended> Evaluator::ends(const State &state)
{
    if (!mayBuy(state.step))
        return {decided(state)};
    std::vector<Spent> kinds;
    std::vector<Ended> options;
    visitEnds(state, [&](const Ending &ending, const Chances &chances) {
        std::size_t place = 0;
        while (place < kinds.size() && !(kinds[place].bought == ending.spent.bought && kinds[place].boxes == ending.spent.boxes))
            ++place;
        if (place == kinds.size()) {
            kinds.push_back(ending.spent);
            options.emplace_back();
        } else if (!isBetter(state, chances, options[place].chances)) {
            return;
        }
        options[place] = {{}, chances};
        visitMoves(state, ending, [&](const auto &move) { options[place].moves.emplace_back(move); });
    });
    return options;
}

std::vector<Evaluator::Ended> Evaluator::allOptions(const State &state)
{
    std::vector<Move> moves;
    switch (state.step) {
    case Step::Start:
        moves.emplace_back(Roll{});
        if (canPreserve(state))
            moves.emplace_back(Preserve{});
        break;
    case Step::Rolling: moves = rollingMoves(state); break;
    case Step::Choosing:
        for (int food = 0; food <= state.dice.count(Face::Choice); ++food)
            moves.emplace_back(Choose{static_cast<std::uint8_t>(food)});
        break;
    case Step::Invading:
        for (int metal = 0; metal <= state.mine().goods[Good::Metal]; ++metal)
            moves.emplace_back(Spears{static_cast<std::uint8_t>(metal)});
        break;
    default: return ends(state);
    }
    std::vector<Ended> options;
    for (const Move &move : moves)
        options.push_back({{move}, before(state, move)});
    return options;
}

std::vector<Evaluator::Option> Evaluator::options(const State &state, std::size_t most)
{
    std::vector<Option> options = allOptions(state);
    std::stable_sort(options.begin(), options.end(),
                     [&](const Option &one, const Option &other) { return isBetter(state, one.chances, other.chances); });
    options.resize(std::min(options.size(), most));
    return options;
}

} // namespace pegsheet::bronze
