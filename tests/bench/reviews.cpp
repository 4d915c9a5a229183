// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

#include "model/bronze/game.h"
#include "model/bronze/odds.h"
#include "model/bronze/player/seatplayer.h"
#include "model/core/reviewof.h"

#include <chrono>
#include <memory>

namespace pegsheet::bench {

namespace {

using bronze::Bronze;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

Setup setupOf(int players)
{
    Setup setup;
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("P" + std::to_string(seat + 1));
    return setup;
}

bronze::State begun(int players)
{
    bronze::State state;
    return Bronze::start(setupOf(players), state) ? bronze::State() : state;
}

// The app's player at one seat, the fast one at the other; each deal of the dice is played from both.
double wonByApp(int pairs)
{
    const auto app = std::make_unique<bronze::AppPlayer>();
    const auto fast = std::make_unique<bronze::FastPlayer>();
    double won = 0;
    for (int match = 0; match < 2 * pairs; ++match) {
        bronze::State state = begun(2);
        Random random(static_cast<std::uint64_t>(match / 2));
        while (!Bronze::over(state)) {
            if (state.player == match % 2)
                app->play(state, random);
            else
                fast->play(state, random);
        }
        won += static_cast<double>(bronze::resultOf(state)[static_cast<std::size_t>(match % 2)]);
    }
    return won / (2 * pairs);
}

void strength()
{
    constexpr int kPairs = 2000;
    const double won = wonByApp(kPairs);
    row(QStringLiteral("the app's player against the fast one"), QStringLiteral("%1 % won").arg(won * 100, 0, 'f', 1),
        QStringLiteral("%1 pairs of matches").arg(kPairs), QStringLiteral("70 %"), won >= 0.7);
}

void treesOfTurns()
{
    const auto evaluator = std::make_unique<bronze::Evaluator>();
    const auto fast = std::make_unique<bronze::FastPlayer>();
    std::array<double, 8> spent{};
    std::array<int, 8> turns{};
    for (int match = 0; match < 300; ++match) {
        Random random(static_cast<std::uint64_t>(match));
        for (bronze::State state = begun(2); !Bronze::over(state); fast->play(state, random)) {
            if (state.step != bronze::Step::Start)
                continue;
            const auto dice = static_cast<std::size_t>(bronze::diceOf(state));
            const auto start = Clock::now();
            (void)evaluator->of(state);
            spent[dice] += millisecondsSince(start);
            ++turns[dice];
        }
    }
    const auto tell = [&](std::size_t dice, double wanted) {
        const double each = spent[dice] / std::max(1, turns[dice]);
        row(QStringLiteral("the tree of a turn with %1 dice").arg(dice), QStringLiteral("%1 ms").arg(each, 0, 'f', 3), QString(),
            QStringLiteral("%1 ms").arg(wanted), each <= wanted);
    };
    tell(3, 0.04);
    tell(5, 0.2);
    tell(7, 0.7);
}

// A match of 60 turns, nearly: of random players, cut there.
std::unique_ptr<MatchOf<Bronze>> matchOf(int players, int turns, std::uint64_t seed)
{
    MaybeRefusal refusal;
    auto match = MatchOf<Bronze>::start(setupOf(players), refusal);
    const auto fast = std::make_unique<bronze::FastPlayer>();
    Random random(seed);
    int ended = 0;
    while (!match->over() && ended < turns) {
        bronze::State state = match->current();
        const bool badly = random.below(2) == 0;
        const bronze::Move move = badly ? bronze::playRandomly(state, random) : fast->play(state, random);
        ended += std::holds_alternative<bronze::EndTurn>(move) ? 1 : 0;
        if (match->play(move))
            break;
    }
    return match;
}

double reviewed(const MatchOf<Bronze> &match, std::int64_t rollouts)
{
    Reviewing how;
    how.rollouts = rollouts;
    MaybeRefusal refusal;
    const auto start = Clock::now();
    const auto reviewer = reviewMatch<Bronze>(match, how, refusal);
    while (reviewer->work())
        continue;
    (void)reviewer->review();
    return millisecondsSince(start);
}

void wholeMatches()
{
    constexpr int kTurns = 60;
    for (const int players : {2, 4}) {
        double byModel = 0;
        double toMargin = 0;
        int turns = 0;
        for (std::uint64_t seed = 1; turns < 6 * kTurns; ++seed) {
            const auto match = matchOf(players, kTurns, seed);
            byModel += reviewed(*match, 0);
            toMargin += reviewed(*match, 1'000'000);
            for (int place = 0; place < match->length(); ++place)
                turns += match->endsTurnAt(place) ? 1 : 0;
        }
        byModel *= static_cast<double>(kTurns) / turns;
        toMargin *= static_cast<double>(kTurns) / turns;
        row(QStringLiteral("60 turns of %1 players reviewed by the model").arg(players),
            QStringLiteral("%1 ms").arg(byModel, 0, 'f', 1), QString(), QStringLiteral("50 ms"), byModel <= 50);
        const double wanted = players == 2 ? 2000 : 4000;
        row(QStringLiteral("60 turns of %1 players to 1 % everywhere").arg(players),
            QStringLiteral("%1 ms").arg(toMargin, 0, 'f', 0), QString(), QStringLiteral("%1 ms").arg(wanted), toMargin <= wanted);
    }
}

// What somebody at the table waits for: the longest of many, in matches whose sheets are full of what can be had.
void waits()
{
    const auto evaluator = std::make_unique<bronze::Evaluator>();
    const auto fast = std::make_unique<bronze::FastPlayer>();
    bronze::SeatPlayer seat(SimulatedPlayer::App);
    double odds = 0;
    double move = 0;
    double hint = 0;
    for (std::uint64_t match = 0; match < 20; ++match) {
        Random random(match);
        for (bronze::State state = begun(2); !Bronze::over(state); fast->play(state, random)) {
            auto start = Clock::now();
            (void)seat.best(state);
            move = std::max(move, millisecondsSince(start));
            start = Clock::now();
            (void)evaluator->options(state, 3);
            hint = std::max(hint, millisecondsSince(start));
            if (state.step != bronze::Step::Start || state.mine().cities() < bronze::kMaxDice)
                continue;
            start = Clock::now();
            (void)bronze::oddsOf(state, {});
            odds = std::max(odds, millisecondsSince(start));
        }
    }
    const auto tell = [](const QString &what, double longest, double wanted) {
        row(what, QStringLiteral("%1 ms").arg(longest, 0, 'f', 2), QStringLiteral("at most"), QStringLiteral("%1 ms").arg(wanted),
            longest <= wanted);
    };
    tell(QStringLiteral("the odds of seven dice"), odds, 1);
    tell(QStringLiteral("a move of a seat that the app plays"), move, 50);
    tell(QStringLiteral("a hint"), hint, 50);
}

} // namespace

void reviews()
{
    treesOfTurns();
    waits();
    wholeMatches();
    strength();
}

} // namespace pegsheet::bench
