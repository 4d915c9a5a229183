// SPDX-License-Identifier: Apache-2.0
// The listed steps of a turn.
#include "model/tapestry/listedanswers.h"
#include "model/tapestry/tokenplaces.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// The payments of a step to a space: all of the track's own, and some of any.
class Payments
{
public:
    Payments(const Player &player, Track track, int space)
        : m_own(kOwnResource[track]), m_cost(costOf(space)), m_left(player.resources)
    {
        m_isPossible = m_left[m_own] >= m_cost.own;
        if (m_isPossible)
            m_left[m_own] = static_cast<std::uint8_t>(m_left[m_own] - m_cost.own);
    }
    [[nodiscard]] std::uint32_t count() const { return m_isPossible ? picks().count() : 0; }
    [[nodiscard]] Resources at(std::uint32_t index) const
    {
        Resources paid = picks().at(index);
        paid[m_own] = static_cast<std::uint8_t>(paid[m_own] + m_cost.own);
        return paid;
    }
    [[nodiscard]] std::optional<std::uint32_t> placeOf(Resources paid) const
    {
        if (!m_isPossible || paid[m_own] < m_cost.own)
            return std::nullopt;
        paid[m_own] = static_cast<std::uint8_t>(paid[m_own] - m_cost.own);
        return picks().has(paid) ? std::optional(picks().placeOf(paid)) : std::nullopt;
    }

private:
    [[nodiscard]] Picks picks() const { return {m_left, m_cost.any}; }

    Resource m_own;
    Cost m_cost;
    Resources m_left;
    bool m_isPossible = false;
};

Payments paymentsOf(const State &state, Track track, std::uint32_t spaces, std::uint32_t place)
{
    return {state.at(state.turn), track, spaceAt(spaces, place) + 1};
}

// Calls `use(track, spaces, place)` for each track and token of whose turn it is, until that says so: first with the tokens left
// out.
template <typename Use>
void eachStep(const State &state, Use use)
{
    for (const bool isSaid : {false, true})
        for (const Track track : kAll<Track>) {
            const std::uint32_t spaces = stepsFor(state.at(state.turn), track);
            const std::uint32_t end = isSaid ? countTokens(spaces) : std::min(countTokens(spaces), 1U);
            for (std::uint32_t place = isSaid ? 1 : 0; place < end; ++place)
                if (use(track, spaces, place))
                    return;
        }
}

} // namespace

std::uint32_t countAdvances(const State &state)
{
    std::uint32_t sum = 0;
    eachStep(state, [&](Track track, std::uint32_t spaces, std::uint32_t place) {
        sum += paymentsOf(state, track, spaces, place).count();
        return false;
    });
    return sum;
}

std::uint32_t countUsualAdvances(const State &state)
{
    std::uint32_t sum = 0;
    eachStep(state, [&](Track track, std::uint32_t spaces, std::uint32_t place) {
        sum += place == 0 ? paymentsOf(state, track, spaces, place).count() : 0;
        return place > 0;
    });
    return sum;
}

Advance advanceAt(const State &state, std::uint32_t index)
{
    Advance move;
    eachStep(state, [&](Track track, std::uint32_t spaces, std::uint32_t place) {
        const Payments payments = paymentsOf(state, track, spaces, place);
        const std::uint32_t count = payments.count();
        if (index >= count) {
            index -= count;
            return false;
        }
        move = {track, payments.at(index), tokenAt(spaces, place)};
        return true;
    });
    return move;
}

std::optional<std::uint32_t> placeOf(const State &state, const Advance &move)
{
    std::uint32_t before = 0;
    std::optional<std::uint32_t> found;
    eachStep(state, [&](Track track, std::uint32_t spaces, std::uint32_t place) {
        const Payments payments = paymentsOf(state, track, spaces, place);
        if (track == move.track && tokenAt(spaces, place) == move.token) {
            if (const auto paid = payments.placeOf(move.pay))
                found = before + *paid;
            return true;
        }
        before += payments.count();
        return false;
    });
    return found;
}

} // namespace pegsheet::tapestry
