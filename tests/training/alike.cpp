// SPDX-License-Identifier: Apache-2.0
// Some matches of the Bronze Age reviewed, in millionths: the same on every machine and with every compiler. Alone it prints them;
// with a file it tells where they differ from what that holds. Where they are meant to, Evaluator::kVersion is raised, and
// `reviews_alike > reviews.txt` writes the new ones.
#include "model/bronze/game.h"
#include "model/core/notation.h"
#include "model/core/reviewof.h"

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>

namespace pegsheet::training {

namespace {

using bronze::Bronze;

void print(std::ostream &out, const char *name, const BySeat &numbers)
{
    bool isNothing = true;
    for (const double number : numbers)
        isNothing = isNothing && std::llround(number * 1e6) == 0;
    if (isNothing)
        return;
    out << ' ' << name;
    for (const double number : numbers)
        out << ' ' << std::llround(number * 1e6);
}

void print(std::ostream &out, const Parts &parts)
{
    print(out, "luck", parts.luck);
    print(out, "rolls", parts.rolls);
    print(out, "choices", parts.choices);
    print(out, "trades", parts.trades);
    print(out, "corrections", parts.corrections);
    print(out, "rest", parts.rest);
    out << '\n';
}

/// Half of its moves by the fast player, the others at random.
std::unique_ptr<MatchOf<Bronze>> played(const std::string &variant, int players, int moves)
{
    Setup setup;
    setup.variant = variant;
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("P" + std::to_string(seat + 1));
    MaybeRefusal refusal;
    auto match = MatchOf<Bronze>::start(setup, refusal);
    const auto fast = std::make_unique<bronze::FastPlayer>();
    Random random(7);
    while (!match->over() && match->length() < moves) {
        bronze::State state = match->current();
        const bool badly = random.below(2) == 0;
        if (match->play(badly ? bronze::playRandomly(state, random) : fast->play(state, random)))
            std::abort();
    }
    return match;
}

void print(std::ostream &out, const std::string &variant, int players, int moves)
{
    const auto match = played(variant, players, moves);
    MaybeRefusal refusal;
    Reviewing how;
    how.rollouts = 200;
    const auto reviewer = reviewMatch<Bronze>(*match, how, refusal);
    while (reviewer->work())
        continue;
    const Review &review = reviewer->review();
    out << variant << ' ' << players;
    print(out, "start", review.start);
    print(out, "result", review.result);
    print(out, review.parts);
    for (const ReviewedTurn &turn : review.turns) {
        out << "turn " << turn.place << " seat " << turn.seat << " rollouts " << turn.rollouts;
        print(out, "chances", turn.chances);
        print(out, "margin", {turn.margin});
        print(out, "sampling", {turn.sampling});
        print(out, turn.parts);
        for (const ReviewedMove &move : turn.moves) {
            out << "  " << move.place;
            if (!move.better.isNull())
                out << ' ' << notation(move.better);
            print(out, move.parts);
        }
    }
}

} // namespace

} // namespace pegsheet::training

int main(int argc, char **argv)
{
    using pegsheet::training::print;
    std::ostringstream out;
    print(out, "classic", 1, 60);
    print(out, "classic", 2, 90);
    print(out, "2024", 3, 90);
    print(out, "late", 4, 90);
    if (argc == 1) {
        std::cout << out.str();
        return 0;
    }
    std::ifstream file(argv[1]);
    std::istringstream now(out.str());
    std::string wanted;
    std::string line;
    for (int number = 1;; ++number) {
        const bool more = static_cast<bool>(std::getline(now, line));
        if (static_cast<bool>(std::getline(file, wanted)) != more || (more && line != wanted)) {
            std::cout << "line " << number << "\nwas: " << wanted << "\nnow: " << line << '\n';
            return 1;
        }
        if (!more)
            return 0;
    }
}
