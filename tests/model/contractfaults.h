// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/core/notation.h"
#include "tests/model/seats.h"

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pegsheet {

/// What a game adds of its own. Every function answers with a fault, or empty.
// clang-format off
template <typename H, typename G>
concept ContractHooks = requires(const typename G::State &state, const typename G::Move &move,
                                 const std::vector<typename G::Move> &log) {
    { H::kMatches } -> std::convertible_to<int>; ///< random matches for each table
    { H::moreTables() } -> std::same_as<std::vector<Seats>>; ///< besides every variant for every number of players
    { H::isListed(move) } -> std::same_as<bool>; ///< of a listed kind, legal or not
    { H::goesOnOpenly(state) } -> std::same_as<bool>; ///< an open move is all that can be made
    { H::broken(state) } -> std::same_as<std::string>;
    { H::brokenBy(state, move, state) } -> std::same_as<std::string>;
    { H::brokenAtEnd(state, log) } -> std::same_as<std::string>;
    { H::brokenList(state) } -> std::same_as<std::string>;
};
// clang-format on

[[nodiscard]] inline std::string faultIf(bool fault, std::string_view what)
{
    return fault ? std::string(what) : std::string();
}

/// What is wrong with one move or one score; empty when nothing is.
template <Game G, ContractHooks<G> Hooks>
struct ContractFaults
{
    using State = typename G::State;
    using Move = typename G::Move;
    using TheMatch = MatchOf<G>;

    static std::string at(const State &state, std::uint32_t index)
    {
        const auto listed = G::listed(state);
        const Move move = listed.at(index);
        if (G::refuses(state, move))
            return "a listed move is refused: " + notation(TheMatch::moveValue(move));
        if (!Hooks::isListed(move))
            return "an open move is listed: " + notation(TheMatch::moveValue(move));
        return faultIf(listed.indexOf(move) != index, "a listed move is at another place: " + notation(TheMatch::moveValue(move)));
    }

    static std::string of(const State &state, const Move &move)
    {
        const auto listed = G::listed(state);
        const MaybeRefusal refusal = G::refuses(state, move);
        const auto index = listed.indexOf(move);
        const std::string line = notation(TheMatch::moveValue(move));
        if (refusal && !refusal->code.starts_with(G::info().id) && !refusal->code.starts_with("input."))
            return "a refusal of somebody else's: " + std::string(refusal->code);
        if (index.has_value() != (Hooks::isListed(move) && !refusal))
            return "accepted is not the same as listed: " + line;
        if (index && (*index >= listed.size() || !(listed.at(*index) == move)))
            return "accepted, but another move is at its place: " + line;
        Move read;
        return faultIf(!refusal && (TheMatch::readMove(TheMatch::moveValue(move), read) || !(read == move)),
                       "accepted, but not read back equal: " + line);
    }

    static std::string of(const Score &score, int seat)
    {
        int total = 0;
        for (const ScoreLine &line : score.lines) {
            total += line.points;
            int items = 0;
            for (const ScoreItem &item : line.items)
                items += item.points;
            if (!line.items.empty() && items != line.points)
                return "the parts of a line are not its points: " + std::string(line.what);
            if (line.points == 0 && line.why.empty())
                return "a zero does not say why: " + std::string(line.what);
        }
        return faultIf(score.player != seat || total != score.total, "the lines are not the total");
    }

    static std::string ofWinners(const std::vector<Score> &scores, const std::vector<int> &winners)
    {
        const auto rank = [&](int seat) {
            const Score &score = scores.at(static_cast<std::size_t>(seat));
            return std::pair(score.total, score.tieBreak);
        };
        std::vector<int> expected{0};
        for (int seat = 1; seat < static_cast<int>(scores.size()); ++seat) {
            if (rank(seat) > rank(expected.front()))
                expected.clear();
            if (expected.empty() || rank(seat) == rank(expected.front()))
                expected.push_back(seat);
        }
        return faultIf(winners != expected, "somebody else won");
    }
};

} // namespace pegsheet
