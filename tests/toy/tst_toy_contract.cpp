// SPDX-License-Identifier: Apache-2.0
#include "tests/model/contract.h"
#include "tests/toy/model/toy.h"

namespace pegsheet::toy {

struct Invariants
{
    static constexpr int kMatches = 20;

    static std::vector<Seats> moreTables() { return {}; }
    static bool isListed(const Move &move) { return !std::holds_alternative<Correct>(move); }
    static bool goesOnOpenly(const State &) { return false; }
    static std::string broken(const State &state)
    {
        for (const Sheet &sheet : state.sheets)
            for (const std::uint8_t count : sheet.values)
                if (count > kRoom)
                    return "a hole is too full";
        return {};
    }
    static std::string brokenBy(const State &before, const Move &, const State &after)
    {
        return faultIf(after.round < before.round, "the rounds go back");
    }
    static std::string brokenAtEnd(const State &state, const std::vector<Move> &log)
    {
        return faultIf(log.size() != static_cast<std::size_t>(kRounds * state.players), "not a move each turn");
    }
    static std::string brokenList(const State &) { return {}; }
};

} // namespace pegsheet::toy

PEGSHEET_CONTRACT_TEST(tst_toy_contract, pegsheet::toy::Toy, pegsheet::toy::Invariants)
