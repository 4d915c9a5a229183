// SPDX-License-Identifier: Apache-2.0
// How far what reviews of the Bronze Age say can be relied on: what is said of chances against what came, luck against nothing, and
// choices of players of known strength. Prints each figure with its limit; exit status 1 where one is not kept.
#include "model/bronze/game.h"
#include "model/core/reviewof.h"
#include "tests/training/telling.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <functional>
#include <memory>
#include <string>

namespace pegsheet::training {

namespace {

using bronze::Bronze;
using Reviewed = MatchOf<Bronze>;
using Play = std::function<bronze::Move(bronze::State &, Random &)>;

std::unique_ptr<Reviewed> played(const std::string &variant, int players, std::uint64_t seed, const Play &play)
{
    Setup setup;
    setup.variant = variant;
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("P" + std::to_string(seat + 1));
    MaybeRefusal refusal;
    auto match = Reviewed::start(setup, refusal);
    Random random(seed);
    while (!match->over()) {
        bronze::State state = match->current();
        if (match->play(play(state, random)))
            std::abort();
    }
    return match;
}

std::unique_ptr<Reviewer> reviewed(const Reviewed &match)
{
    MaybeRefusal refusal;
    Reviewing how;
    how.rollouts = 0;
    auto reviewer = reviewMatch<Bronze>(match, how, refusal);
    while (reviewer->work())
        continue;
    return reviewer;
}

/// How many matches, and how strictly what they show is taken: few of them say less.
struct Thoroughness
{
    int matches = 20000;

    [[nodiscard]] bool isWhole() const { return matches >= 1500; }
    [[nodiscard]] double errors() const { return isWhole() ? 2 : 4; }
    /// The network of the late rules knows least of what comes.
    [[nodiscard]] double disagreement(const std::string &variant) const
    {
        return !isWhole() ? 0.045 : variant == "late" ? 0.037 : 0.026;
    }
    [[nodiscard]] double apart() const { return isWhole() ? 3 : 0; }
};

/// What is said and what came, by tenths.
class Calibration
{
public:
    void add(double chance, double came)
    {
        Tenth &tenth = m_tenths[static_cast<std::size_t>(std::clamp(chance * 10, 0.0, 9.0))];
        tenth.said += chance;
        tenth.count += 1;
        tenth.off += came - chance;
        tenth.offInMatch += came - chance;
    }
    /// Turns of one match have one result: they count together for the sampling error.
    void endMatch()
    {
        for (Tenth &tenth : m_tenths) {
            tenth.squares += tenth.offInMatch * tenth.offInMatch;
            tenth.offInMatch = 0;
        }
    }
    void tell(const std::string &where, const Thoroughness &how) const
    {
        for (const Tenth &tenth : m_tenths) {
            if (tenth.count == 0)
                continue;
            const double off = std::abs(tenth.off / tenth.count);
            const double limit = 0.015 + how.errors() * std::sqrt(tenth.squares) / tenth.count;
            training::tell(where + ", said " + std::to_string(tenth.said / tenth.count) + ", off by", off, limit, off <= limit);
        }
    }

private:
    struct Tenth
    {
        double said = 0;
        double count = 0;
        double off = 0;
        double offInMatch = 0;
        double squares = 0;
    };
    std::array<Tenth, 10> m_tenths{};
};

void calibrate(const std::string &variant, int players, const Thoroughness &how)
{
    const auto app = std::make_unique<bronze::AppPlayer>();
    Calibration calibration;
    Mean luck;
    Mean rest;
    for (int number = 0; number < how.matches; ++number) {
        const auto match = played(variant, players, static_cast<std::uint64_t>(number),
                                  [&](bronze::State &state, Random &random) { return app->play(state, random); });
        const auto reviewer = reviewed(*match);
        const Review &review = reviewer->review();
        // Of each turn the seat that plays it: those of the others follow from it.
        for (const ReviewedTurn &turn : review.turns) {
            const auto seat = static_cast<std::size_t>(turn.seat);
            calibration.add(turn.chances[seat], review.result[seat]);
            luck.add(turn.parts.luck[seat]);
            rest.add(std::abs(turn.parts.rest[seat]));
        }
        calibration.endMatch();
    }
    const std::string where = variant + ", " + std::to_string(players) + " players";
    calibration.tell(where, how);
    tell(where + ", luck a turn", luck.mean(), 3 * luck.error(), std::abs(luck.mean()) <= 3 * luck.error());
    tell(where + ", disagreement of neighbouring turns", rest.mean(), how.disagreement(variant),
         rest.mean() <= how.disagreement(variant));
}

/// The fast player, but of its rerolls so many of five are of random dice.
class Careless
{
public:
    explicit Careless(std::uint32_t ofFive) : m_ofFive(ofFive) {}
    bronze::Move play(bronze::State &state, Random &random)
    {
        const bronze::State before = state;
        bronze::Move move = m_fast.play(state, random);
        const bool again = before.step == bronze::Step::Rolling && before.rollsLeft > 0;
        if (!again || random.below(5) >= m_ofFive)
            return move;
        bronze::Reroll reroll;
        for (const bronze::Face face : kAll<bronze::Face>)
            for (int die = 0; die < before.dice.count(face); ++die) {
                const bool stays = face == bronze::Face::Skull || random.below(2) == 0;
                (stays ? reroll.kept : reroll.rolled).add(stays ? face : static_cast<bronze::Face>(random.below(6)));
            }
        if (reroll.rolled.empty())
            return move;
        state = before;
        move = reroll;
        Bronze::apply(state, move);
        return move;
    }

private:
    std::uint32_t m_ofFive;
    bronze::FastPlayer m_fast;
};

Mean choices(int matches, const Play &play)
{
    Mean mean;
    for (int number = 0; number < matches; ++number) {
        const auto match = played("classic", 2, static_cast<std::uint64_t>(number), play);
        const auto reviewer = reviewed(*match);
        for (const ReviewedTurn &turn : reviewer->review().turns)
            mean.add(turn.parts.choices[static_cast<std::size_t>(turn.seat)]);
    }
    return mean;
}

void orderPlayers(const Thoroughness &how)
{
    const int matches = std::min(how.matches, 1500);
    const auto app = std::make_unique<bronze::AppPlayer>();
    const auto fast = std::make_unique<bronze::FastPlayer>();
    const auto fifth = std::make_unique<Careless>(1);
    const auto all = std::make_unique<Careless>(5);
    const auto by = [](auto &player) {
        return [&player](bronze::State &state, Random &random) { return player->play(state, random); };
    };
    Mean before = choices(matches, by(app));
    tell("choices of the app", before.mean(), 0.0001, std::abs(before.mean()) <= 0.0001);
    const std::pair<const char *, Play> others[]{{"choices of the fast player", by(fast)},
                                                 {"choices with every fifth reroll at random", by(fifth)},
                                                 {"choices with all rerolls at random", by(all)}};
    for (const auto &[what, play] : others) {
        const Mean mean = choices(matches, play);
        const double limit = before.mean() - how.apart() * std::hypot(mean.error(), before.error());
        tell(what, mean.mean(), limit, mean.mean() < limit);
        before = mean;
    }
}

} // namespace

} // namespace pegsheet::training

int main(int argc, char **argv)
{
    using namespace pegsheet::training;
    Thoroughness how;
    if (argc == 3 && std::strcmp(argv[1], "--matches") == 0)
        std::from_chars(argv[2], argv[2] + std::strlen(argv[2]), how.matches);
    else if (argc != 1)
        return 2;
    orderPlayers(how);
    for (const char *variant : {"classic", "2024", "late"})
        for (const int players : {2, 3, 4})
            if (how.isWhole() || players == 2)
                calibrate(variant, players, how);
    return allKept ? 0 : 1;
}
