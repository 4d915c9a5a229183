// SPDX-License-Identifier: Apache-2.0
// The contract of a game where cards are known by name.
#include "tests/model/contract.h"
#include "tests/model/tapestry/invariants.h"
#include "tests/model/tapestry/namedgame.h"

namespace pegsheet::tapestry {

/// Tables at which cards are named.
struct NamedInvariants : Invariants
{
    static std::vector<Seats> moreTables()
    {
        std::vector<Seats> tables{{2, "base", {{"nanotechnology", "two"}}, "play"}};
        for (int players = 1; players <= kMostSeats; ++players)
            tables.push_back({players, "base", {{"depth", "full"}}, "play"});
        return tables;
    }
};

} // namespace pegsheet::tapestry

PEGSHEET_CONTRACT_TEST(tst_tapestry_namedcontract, pegsheet::tapestry::NamedGame, pegsheet::tapestry::NamedInvariants)
