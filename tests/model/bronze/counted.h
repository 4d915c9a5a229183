// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/evaluator.h"
#include "model/bronze/rules.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace pegsheet::bronze {

/// In how many ways single dice can fall so.
[[nodiscard]] inline double waysOf(Dice dice)
{
    double ways = 1;
    int left = dice.size();
    for (const Face face : kAll<Face>) {
        ways *= choose(left, dice.count(face));
        left -= dice.count(face);
    }
    return ways;
}

/// What the dice of a turn come to for all seats, counted outcome by outcome of every single die, with everything tried that may be
/// kept. Dice that lie for good are worth what the evaluator says of them; the rest is counted here.
class Counted
{
public:
    struct Worth
    {
        std::array<double, kMaxSeats> chances{};
        double unsure = 0; ///< where two keeps are worth the same to the roller, those who watch may come to either
    };

    /// The state, in which the dice of the turn lie.
    Counted(Evaluator &evaluator, const State &state) : m_evaluator(evaluator), m_state(state), m_dice(state.dice.size()) {}

    /// The dice lie, with so many rolls left.
    Worth lying(Dice dice, int rolls)
    {
        const auto key = std::pair(dice.packed(), rolls);
        if (const auto known = m_lying.find(key); known != m_lying.end())
            return known->second;
        Worth best = stopping(dice);
        for (int size = 0; rolls > 0 && size < m_dice; ++size)
            for (std::uint32_t at = 0; at < Dice::variety(size); ++at)
                if (const Dice kept = Dice::at(size, at); mayKeep(dice, kept))
                    choose(best, this->kept(kept, rolls - 1));
        return m_lying[key] = best;
    }
    /// Those are kept and the others rolled; so many rolls are left then.
    Worth kept(Dice dice, int rolls)
    {
        const auto key = std::pair(dice.packed(), rolls);
        if (const auto known = m_kept.find(key); known != m_kept.end())
            return known->second;
        int outcomes = 1;
        for (int die = dice.size(); die < m_dice; ++die)
            outcomes *= 6;
        Worth mean;
        for (int outcome = 0; outcome < outcomes; ++outcome) {
            Dice fallen = dice;
            for (int die = dice.size(), rest = outcome; die < m_dice; ++die, rest /= 6)
                fallen.add(static_cast<Face>(rest % 6));
            add(mean, lying(fallen, rolls), outcomes);
        }
        return m_kept[key] = mean;
    }
    /// A die of that face is rolled once more, for good.
    Worth onceMore(Dice dice, Face from)
    {
        Worth mean;
        dice.remove(from);
        for (const Face to : kAll<Face>) {
            Dice turned = dice;
            turned.add(to);
            add(mean, last(turned), 6);
        }
        return mean;
    }
    /// The dice lie for good.
    Worth last(Dice dice)
    {
        const auto [known, isNew] = m_last.try_emplace(dice.packed());
        if (isNew) {
            State lies = m_state;
            lies.dice = dice;
            const Chances chances = m_evaluator.before(lies, Keep{});
            std::copy(chances.begin(), chances.end(), known->second.chances.begin());
        }
        return known->second;
    }
    [[nodiscard]] bool mayKeep(Dice dice, Dice kept) const
    {
        return dice.contains(kept) && (!m_state.agreed.locksSkulls || kept.count(Face::Skull) == dice.count(Face::Skull));
    }

private:
    Worth stopping(Dice dice)
    {
        Worth best = last(dice);
        if (leadershipReady(m_state))
            for (const Face from : kAll<Face>)
                if (dice.count(from) > 0)
                    choose(best, onceMore(dice, from));
        return best;
    }
    void choose(Worth &best, const Worth &other) const
    {
        constexpr double kSame = 1e-6;
        const double better = other.chances[m_state.player] - best.chances[m_state.player];
        const bool same = std::abs(better) < kSame;
        double apart = 0;
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            apart = std::max(apart, std::abs(other.chances[seat] - best.chances[seat]));
        const double unsure = std::max(best.unsure, other.unsure) + apart;
        if (better > 0)
            best = other;
        if (same)
            best.unsure = unsure;
    }
    static void add(Worth &mean, const Worth &one, int outcomes)
    {
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            mean.chances[seat] += one.chances[seat] / outcomes;
        mean.unsure += one.unsure / outcomes;
    }

    Evaluator &m_evaluator;
    State m_state;
    int m_dice;
    std::map<std::uint32_t, Worth> m_last;
    std::map<std::pair<std::uint32_t, int>, Worth> m_lying;
    std::map<std::pair<std::uint32_t, int>, Worth> m_kept;
};

} // namespace pegsheet::bronze
