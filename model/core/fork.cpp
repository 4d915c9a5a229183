// SPDX-License-Identifier: Apache-2.0
#include "model/core/fork.h"

#include <algorithm>
#include <memory>

namespace pegsheet {

namespace {

struct Step
{
    int place;
    int turn;  ///< counted from the place where both sides were the same
    int actor; ///< whose move it is
    Value move;
    int partner = -1;  ///< the index of the same move among the other side's steps
    bool used = false; ///< it already stands for a move of the other side
};

/// Whether a turn begins there: where all act at once none does.
bool beginsTurn(const Match &match, int place)
{
    return match.playerAt(place) != match.playerAt(place - 1) && !match.isEverybodysTurnAt(place);
}

/// How many turns began after the place `from`, up to `to`.
int turnsBetween(const Match &match, int from, int to)
{
    int turns = 0;
    for (int place = from + 1; place <= to; ++place)
        turns += beginsTurn(match, place) ? 1 : 0;
    return turns;
}

std::vector<Step> stepsOf(const Match &match, int from)
{
    const Array log = match.log();
    std::vector<Step> steps;
    int turn = 0;
    for (int place = from; place < match.length(); ++place) {
        if (place > from && beginsTurn(match, place))
            ++turn;
        steps.push_back({place, turn, match.actorAt(place), log[static_cast<std::size_t>(place)]});
    }
    return steps;
}

bool isSame(const Step &one, const Step &other)
{
    return one.turn == other.turn && one.move == other.move;
}

/// Makes partners of the longest row of moves that both sides have in the same order.
void pair(std::vector<Step> &side, std::vector<Step> &other)
{
    std::vector<std::vector<int>> longest(side.size() + 1, std::vector<int>(other.size() + 1));
    for (std::size_t i = side.size(); i-- > 0;)
        for (std::size_t j = other.size(); j-- > 0;)
            longest[i][j] = isSame(side[i], other[j]) ? longest[i + 1][j + 1] + 1 : std::max(longest[i + 1][j], longest[i][j + 1]);
    for (std::size_t i = 0, j = 0; i < side.size() && j < other.size();) {
        if (isSame(side[i], other[j])) {
            side[i].partner = static_cast<int>(j);
            other[j++].partner = static_cast<int>(i++);
        } else if (longest[i + 1][j] >= longest[i][j + 1]) {
            ++i;
        } else {
            ++j;
        }
    }
}

/// The first move of that turn, player and kind which the other side made instead, each taken once.
int insteadOf(const Step &step, std::vector<Step> &others)
{
    const Value *type = step.move.find("type");
    for (Step &other : others) {
        const Value *otherType = other.move.find("type");
        if (!other.used && other.partner < 0 && other.turn == step.turn && other.actor == step.actor && type != nullptr
            && otherType != nullptr && *type == *otherType) {
            other.used = true;
            return other.place;
        }
    }
    return -1;
}

/// Where the other side stood when this move would have come.
int placeFor(const std::vector<Step> &side, std::size_t step, const std::vector<Step> &others, int otherFrom)
{
    for (std::size_t before = step; before-- > 0;)
        if (side[before].partner >= 0)
            return others[static_cast<std::size_t>(side[before].partner)].place + 1;
    const auto turn = std::find_if(others.begin(), others.end(), [&](const Step &other) { return other.turn == side[step].turn; });
    return turn == others.end() ? otherFrom : turn->place;
}

} // namespace

std::vector<SidedMove> continuation(const Match &side, int from, const Match &other, int otherFrom)
{
    std::vector<Step> steps = stepsOf(side, from);
    std::vector<Step> others = stepsOf(other, otherFrom);
    pair(steps, others);
    const int othersTurn = turnsBetween(other, otherFrom, other.length());
    const auto further = other.branch(other.head());
    std::vector<SidedMove> moves;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step &step = steps[i];
        SidedMove seen{step.place, step.actor, step.move, MoveClass::Same, -1, {}};
        const bool isOpen = step.turn >= othersTurn && further != nullptr;
        if (step.partner < 0) {
            const auto refusal = isOpen ? further->replay(step.move) : std::nullopt;
            seen.moveClass = isOpen && !refusal ? MoveClass::New : MoveClass::Contradicting;
            if (seen.moveClass == MoveClass::Contradicting) {
                seen.instead = insteadOf(step, others);
                const int place = seen.instead >= 0 ? seen.instead : placeFor(steps, i, others, otherFrom);
                seen.refusal = isOpen ? refusal : other.refusesAt(place, step.move);
            }
        }
        moves.push_back(std::move(seen));
    }
    return moves;
}

} // namespace pegsheet
