// SPDX-License-Identifier: Apache-2.0
#include "tests/model/contract.h"
#include "tests/model/core/pile.h"

namespace pegsheet::pile {

/// What holds in the smallest game.
struct Invariants
{
    static constexpr int kMatches = 2000;

    static std::vector<Seats> moreTables() { return {}; }
    static bool goesOnOpenly(const State &) { return false; }
    static bool isListed(const Move &move) { return !std::holds_alternative<Note>(move); }
    static std::string broken(const State &state)
    {
        int taken = 0;
        for (const int stones : state.taken)
            taken += stones;
        return taken + state.stones == 10 ? "" : "stones got lost";
    }
    static std::string brokenBy(const State &before, const Move &, const State &after)
    {
        return after.stones <= before.stones ? "" : "stones came back";
    }
    static std::string brokenAtEnd(const State &, const std::vector<Move> &) { return {}; }
    static std::string brokenList(const State &) { return {}; }
};

} // namespace pegsheet::pile

PEGSHEET_CONTRACT_TEST(tst_core_contract, pegsheet::pile::Pile, pegsheet::pile::Invariants)
