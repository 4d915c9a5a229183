// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/keptrollouts.h"
#include "model/core/matchof.h"
#include "model/core/random.h"
#include "model/core/review.h"
#include "model/core/reviewparts.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace pegsheet {

/// What a game offers to have its matches reviewed. `Evaluator` knows the chances: `of(state)` in every state; `before(state,
/// move)` once the move is decided and before its dice, as their exact mean; `fallen(state, move)` once they lie; `best(state)`,
/// the move that the app would make, dice aside. `Rollout` plays on: `run(evaluator, state, number, random)` returns the chances
/// where it stops, and as `luck` what of them the dice on the way did, by seat, in any unit; its mean is 0; `finalScore(state,
/// random)` plays on to the end, alone. `Evaluator::error(state, chance, rolledOut)` says how far such a chance is usually off,
/// where it is the model's and where rollouts have refined it. `Evaluator::kVersion` is raised whenever it answers otherwise.
/// `isReroll(move)` says whether some dice were rolled again, `keepsDice(move)` whether it is part of how the dice of a turn came
/// to lie, `isSameDecision(one, other)` whether moves differ by their dice at most, `partOf(move)` what it was part of,
/// `refusesReview(state)` why a match that stands there cannot be reviewed.
// clang-format off
template <typename G>
concept Reviewable = Game<G>
    && requires(typename G::Evaluator &evaluator, typename G::Rollout &rollout, const typename G::State &state,
                const typename G::Move &move, Random &random) {
           { evaluator.of(state)[0] } -> std::convertible_to<double>;
           { evaluator.before(state, move)[0] } -> std::convertible_to<double>;
           { evaluator.fallen(state, move)[0] } -> std::convertible_to<double>;
           { evaluator.best(state) } -> std::same_as<typename G::Move>;
           { G::Evaluator::error(state, 0.5, true) } -> std::convertible_to<double>;
           { G::Evaluator::kVersion } -> std::convertible_to<std::uint32_t>;
           { rollout.run(evaluator, state, random).chances[0] } -> std::convertible_to<double>;
           { rollout.run(evaluator, state, random).luck[0] } -> std::convertible_to<double>;
           { rollout.finalScore(state, random) } -> std::convertible_to<double>;
           { G::isReroll(move) } -> std::same_as<bool>;
           { G::keepsDice(move) } -> std::same_as<bool>;
           { G::isSameDecision(move, move) } -> std::same_as<bool>;
           { G::partOf(move) } -> std::same_as<MovePart>;
           { G::refusesReview(state) } -> std::same_as<MaybeRefusal>;
       };
// clang-format on

/// Reviews a match of one game.
template <Reviewable G>
class ReviewOf final : public Reviewer
{
public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// The match must not change while it is reviewed.
    ReviewOf(const MatchOf<G> &match, const Reviewing &how) : m_match(match), m_how(how), m_seats(match.setup().players.size())
    {
        m_review.points = m_seats == 1;
        m_review.lastRolls = hasOnlyLastRolls();
        m_review.start = numbers(m_evaluator->of(match.stateAt(0)));
        m_review.result = m_review.start;
        clear(m_review.parts, m_seats);
    }

    bool work() override
    {
        if (m_place < m_match.length()) {
            reviewMove(m_place++);
            return true;
        }
        if (!m_readied)
            ready();
        if (const std::size_t turn = widest(); turn != m_means.size()) {
            roll(turn);
            return true;
        }
        return playOut();
    }

    [[nodiscard]] bool isRollingOut() const override { return m_place >= m_match.length(); }

    const Review &review() override
    {
        if (m_stale)
            settle();
        m_stale = false;
        return m_review;
    }

    [[nodiscard]] std::string found() override
    {
        return m_taken && m_rollouts == 0 ? m_how.found : keptRollouts(rolledOut(), luck(), m_means);
    }

private:
    static constexpr double kLeastMargin = 1e-4;
    static constexpr std::size_t kScores = 40; ///< that a turn is played out to
    static constexpr int kScoresAtOnce = 8;

    template <typename Chances>
    BySeat numbers(const Chances &chances) const
    {
        return BySeat(chances.begin(), chances.begin() + static_cast<std::ptrdiff_t>(m_seats));
    }
    /// Dice were entered, and never some of them twice: as they finally lay.
    [[nodiscard]] bool hasOnlyLastRolls() const
    {
        bool any = false;
        for (int place = 0; place < m_match.length(); ++place) {
            if (G::isReroll(m_match.moveAt(place)))
                return false;
            any = any || G::beginsRolling(m_match.moveAt(place));
        }
        return any;
    }

    /// A correction after the end belongs to the last turn.
    [[nodiscard]] bool beginsTurn(int place) const
    {
        return m_review.turns.empty() || (m_match.endsTurnAt(place - 1) && m_match.playerAt(place) >= 0);
    }

    void reviewMove(int place)
    {
        const State &state = m_match.stateAt(place);
        const Move &move = m_match.moveAt(place);
        if (beginsTurn(place)) {
            m_review.turns.push_back({place, m_match.playerAt(place), m_review.result, 0, 0, 0, 0, 0, {}, {}});
            m_errors.push_back(error(state, m_review.result, false));
            m_goals.push_back(std::max(kLeastMargin, m_how.margin) * (m_review.points ? std::max(1.0, m_review.result[0]) : 1.0));
        }
        ReviewedTurn &turn = m_review.turns.back();
        const MovePart part = G::partOf(move);
        ReviewedMove reviewed{place, part == MovePart::Correction ? -1 : m_match.actorAt(place), {}, {}, 0};
        clear(reviewed.parts, m_seats);
        const BySeat before = m_review.result;
        Move best;
        if (part == MovePart::Play)
            best = m_evaluator->best(state);
        const BySeat after = numbers(m_evaluator->of(m_match.stateAt(place + 1)));
        switch (part) {
        case MovePart::Trade: reviewed.parts.trades = less(after, before); break;
        case MovePart::Correction: reviewed.parts.corrections = less(after, before); break;
        case MovePart::Play: judge({state, move, best, before, after}, reviewed); break;
        }
        m_review.result = after;
        turn.moves.push_back(std::move(reviewed));
        m_stale = true;
    }

    struct Played
    {
        const State &state;
        const Move &move;
        const Move &best; ///< what the app would have done
        const BySeat &before;
        const BySeat &after;
    };
    void judge(const Played &played, ReviewedMove &reviewed)
    {
        const auto &[state, move, best, before, after] = played;
        const BySeat decided = numbers(m_evaluator->before(state, move));
        const BySeat fallen = numbers(m_evaluator->fallen(state, move));
        const bool same = G::isSameDecision(move, best);
        const BySeat wanted = same ? decided : numbers(m_evaluator->before(state, best));
        Parts &parts = reviewed.parts;
        parts.luck = less(fallen, decided);
        parts.choices = less(decided, wanted);
        parts.rest = less(wanted, before);
        add(parts.rest, less(after, fallen));
        if (m_review.lastRolls && G::keepsDice(move)) {
            // Of what was rolled before, and kept, nobody knows.
            std::swap(parts.rolls, parts.choices);
            if (G::beginsRolling(move)) {
                add(parts.rolls, parts.luck);
                parts.luck.assign(m_seats, 0.0);
            }
        } else if (!same && parts.choices[static_cast<std::size_t>(G::player(state))] < 0) {
            reviewed.better = MatchOf<G>::moveValue(best);
            reviewed.hoped = wanted[static_cast<std::size_t>(G::player(state))];
        }
    }

    void ready()
    {
        m_readied = true;
        for (const ReviewedTurn &turn : m_review.turns)
            m_means.emplace_back(m_seats, m_match.stateHashAt(turn.place));
        m_taken = takeRollouts(m_how.found, rolledOut(), m_means);
        m_stale = m_stale || m_taken;
        for (std::size_t turn = 0; turn < m_means.size(); ++turn)
            if (m_means[turn].found().count > 0)
                m_errors[turn] = error(m_match.stateAt(m_review.turns[turn].place), asChances(m_means[turn].means()), true);
    }

    /// Of the chances there, of the seat of which it is largest.
    [[nodiscard]] static double error(const State &state, const BySeat &chances, bool rolledOut)
    {
        double largest = 0;
        for (const double chance : chances)
            largest = std::max(largest, static_cast<double>(G::Evaluator::error(state, chance, rolledOut)));
        return largest;
    }

    [[nodiscard]] RolledOut rolledOut() const { return {G::Evaluator::kVersion, m_match.stateHashAt(0), lineSums(m_match).back()}; }

    /// By seat; empty where it is not known, or of a match that can still go otherwise.
    [[nodiscard]] std::vector<SeatLuck> luck()
    {
        std::vector<SeatLuck> luck;
        if (m_review.points || m_review.lastRolls || !m_match.over())
            return luck;
        luck.resize(m_seats);
        for (const ReviewedTurn &turn : review().turns)
            for (std::size_t seat = 0; seat < m_seats; ++seat) {
                const double change = turn.parts.luck[seat] + turn.parts.rest[seat];
                luck[seat].luck += change;
                luck[seat].squares += change * change;
            }
        return luck;
    }

    /// The turn whose margin is widest, if it is too wide and there is anything to roll out.
    [[nodiscard]] std::size_t widest() const
    {
        std::size_t widest = m_means.size();
        double margin = 0;
        if (m_rollouts >= m_how.rollouts)
            return widest;
        for (std::size_t turn = 0; turn < m_means.size(); ++turn) {
            const double here = m_means[turn].margin() / m_goals[turn];
            if (here > 1 && here > margin && isBetweenTurns(m_review.turns[turn].place)) {
                margin = here;
                widest = turn;
            }
        }
        return widest;
    }

    [[nodiscard]] bool isBetweenTurns(int place) const { return !G::over(m_match.stateAt(place)); }

    void roll(std::size_t turn)
    {
        const State &state = m_match.stateAt(m_review.turns[turn].place);
        RolloutMeans &means = m_means[turn];
        Random random = means.random();
        const auto rolled = m_rollout->run(*m_evaluator, state, random);
        means.add(less(numbers(rolled.chances), numbers(rolled.luck)));
        m_errors[turn] = error(state, asChances(means.means()), true);
        ++m_rollouts;
        m_stale = true;
    }

    /// Plays on from a turn, alone, some more times. Returns whether anything is left to do.
    bool playOut()
    {
        if (!m_review.points || m_playedOut == m_review.turns.size())
            return false;
        const State &state = m_match.stateAt(m_review.turns[m_playedOut].place);
        Random random(m_match.stateHashAt(m_review.turns[m_playedOut].place) + m_scores.size());
        for (int more = 0; more < kScoresAtOnce; ++more)
            m_scores.push_back(m_rollout->finalScore(state, random));
        if (m_scores.size() >= kScores)
            spread();
        return true;
    }

    /// Tells the tenths from the scores that a turn was played out to. Their mean is of another player than is expected to play.
    void spread()
    {
        std::sort(m_scores.begin(), m_scores.end());
        const double mean = std::accumulate(m_scores.begin(), m_scores.end(), 0.0) / static_cast<double>(m_scores.size());
        const double expected = review().turns[m_playedOut].chances[0];
        ReviewedTurn &turn = m_review.turns[m_playedOut++];
        turn.low = expected + m_scores[m_scores.size() / 10] - mean;
        turn.high = expected + m_scores[m_scores.size() - 1 - m_scores.size() / 10] - mean;
        m_scores.clear();
    }

    /// With the luck taken off single numbers lie outside of what a chance can be, and so may, by little, their mean.
    [[nodiscard]] BySeat asChances(BySeat means) const
    {
        if (m_review.points)
            return means;
        double sum = 0;
        for (double &mean : means)
            sum += mean = std::max(0.0, mean);
        for (double &mean : means)
            mean /= sum;
        return means;
    }

    /// Works out from what is known of moves and turns all that is summed.
    void settle()
    {
        clear(m_review.parts, m_seats);
        for (std::size_t turn = 0; turn < m_review.turns.size(); ++turn) {
            ReviewedTurn &reviewed = m_review.turns[turn];
            if (turn < m_means.size() && m_means[turn].found().count > 0) {
                reviewed.chances = asChances(m_means[turn].means());
                reviewed.sampling = m_means[turn].margin();
                reviewed.rollouts = m_means[turn].found().count;
            }
            reviewed.margin = std::hypot(reviewed.sampling, m_errors[turn]);
        }
        if (!m_review.turns.empty())
            m_review.start = m_review.turns.front().chances;
        for (std::size_t turn = 0; turn < m_review.turns.size(); ++turn) {
            ReviewedTurn &reviewed = m_review.turns[turn];
            clear(reviewed.parts, m_seats);
            for (const ReviewedMove &move : reviewed.moves)
                add(reviewed.parts, move.parts);
            const BySeat &after = turn + 1 < m_review.turns.size() ? m_review.turns[turn + 1].chances : m_review.result;
            reviewed.parts.rest = less(after, reviewed.chances);
            for (const BySeat *part : {&reviewed.parts.luck, &reviewed.parts.rolls, &reviewed.parts.choices, &reviewed.parts.trades,
                                       &reviewed.parts.corrections})
                add(reviewed.parts.rest, *part, -1);
            add(m_review.parts, reviewed.parts);
        }
    }

    const MatchOf<G> &m_match;
    Reviewing m_how;
    std::size_t m_seats;
    std::unique_ptr<typename G::Evaluator> m_evaluator = std::make_unique<typename G::Evaluator>(); // too large for a stack
    std::unique_ptr<typename G::Rollout> m_rollout = std::make_unique<typename G::Rollout>();
    Review m_review;
    std::vector<double> m_goals;       ///< by turn: how small its sampling is to be
    std::vector<double> m_errors;      ///< by turn: how far the model and its rollouts are off
    std::vector<RolloutMeans> m_means; ///< by turn
    int m_place = 0;
    bool m_readied = false;
    bool m_taken = false; ///< what was found before
    bool m_stale = true;
    std::int64_t m_rollouts = 0;
    std::size_t m_playedOut = 0;  ///< so many turns
    std::vector<double> m_scores; ///< of the next one
};

/// Begins the review of a match of the game; null where the game has none, with `refusal` set where this match cannot be reviewed.
template <Game G>
std::unique_ptr<Reviewer> reviewMatch(const Match &match, const Reviewing &how, MaybeRefusal &refusal)
{
    if constexpr (Reviewable<G>) {
        const auto &own = static_cast<const MatchOf<G> &>(match);
        refusal = G::refusesReview(own.current());
        if (!refusal)
            return std::make_unique<ReviewOf<G>>(own, how);
    } else {
        refusal = Refusal{"input.noReview", {{"game", std::string(G::info().id)}}};
    }
    return nullptr;
}

} // namespace pegsheet
