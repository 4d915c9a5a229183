// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace pegsheet::storage {

/// A match's number in its database.
struct MatchId
{
    std::int64_t value = 0;

    auto operator<=>(const MatchId &) const = default;
};

/// How often something came to a value, over the finished matches of a player.
///
/// `what` is "score"; "rank" (from 1, the winners have the first); "margin" (to the best of the others; nothing alone); "of" (how
/// many played); or "from." and a line of the score ("from.monuments").
struct Tally
{
    std::string game;
    std::string variant;
    std::string name;
    std::string what;
    std::int64_t value = 0;
    std::int64_t count = 0;

    bool operator==(const Tally &) const = default;
};

/// Which tallies; an empty text stands for any.
struct TallyQuery
{
    std::string game;
    std::string variant;
    std::string name;
    std::string what; ///< "from." for all of its lines
};

/// How a finished match came out for a player.
struct Result
{
    MatchId match;
    std::string game;
    std::string variant;
    std::int64_t playedAt = 0; ///< see playedAt() of a match
    int seat = 0;
    int score = 0;
    int rank = 1;
    std::optional<int> margin; ///< unset for one who played alone
};

/// How long finished matches took, where that is known.
struct Durations
{
    std::int64_t matches = 0;
    std::int64_t seconds = 0; ///< at the table, all of those matches together
    std::int64_t timed = 0;   ///< so many sheets have the time of their turns
    std::int64_t turns = 0;   ///< seconds of those turns together

    bool operator==(const Durations &) const = default;
};

/// What reviewing a finished match found, for one who played it.
struct ReviewedResult
{
    int seat = 0;
    std::string found; ///< see Library::review()
};

struct ResultQuery
{
    std::string name;
    std::string game;    ///< empty: any
    std::string variant; ///< empty: any
    std::size_t count = 100;
};

} // namespace pegsheet::storage
