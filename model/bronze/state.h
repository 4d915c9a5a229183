// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/tables.h"
#include "model/core/bag.h"
#include "model/core/enums.h"

#include <array>
#include <cstdint>
#include <span>

namespace pegsheet::bronze {

using Dice = Bag<Face>;

/// One player's score sheet and pegboard.
struct Sheet
{
    std::uint8_t food = kStartFood;                ///< 0 to 15
    Per<std::uint8_t, Good> goods;                 ///< where the peg stands
    Per<std::uint8_t, City> cityBoxes;             ///< ticked boxes
    Per<std::uint8_t, Monument> monumentBoxes;
    Per<std::uint8_t, Monument> monumentPoints;    ///< what a finished one earned; 0 before
    EnumSet<Development> developments;
    std::int32_t disasters = 0;                    ///< points lost; without an upper limit

    [[nodiscard]] constexpr bool has(Development development) const { return developments.has(development); }
    [[nodiscard]] constexpr int boxes(Target target) const
    {
        return isCity(target) ? cityBoxes[cityOf(target)] : monumentBoxes[monumentOf(target)];
    }
    [[nodiscard]] constexpr bool finished(Target target) const { return boxes(target) == boxesOf(target); }
    /// Three to seven: as many dice are rolled and as much food is eaten.
    [[nodiscard]] constexpr int cities() const
    {
        int count = kStartCities;
        for (const City city : kAll<City>)
            count += cityBoxes[city] == kCities[city].boxes;
        return count;
    }
    [[nodiscard]] constexpr int goodsCount() const
    {
        int count = 0;
        for (const std::uint8_t pegs : goods.values)
            count += pegs;
        return count;
    }
    /// What the row is worth whole.
    [[nodiscard]] constexpr int value(Good good) const { return kGoods[good].values[goods[good]]; }
    [[nodiscard]] constexpr int goodsValue() const
    {
        int sum = 0;
        for (const Good good : kAll<Good>)
            sum += value(good);
        return sum;
    }
    constexpr bool operator==(const Sheet &) const = default;
};

/// How far the turn has gone: the latest step a move of which was made. A move of an earlier step is refused.
enum class Step : std::uint8_t { Start, Rolling, Choosing, Building, Bought, Discarded, Over };

/// The whole table, and how far the acting player's turn has gone. A few hundred bytes, copied freely.
struct State
{
    Variant variant = Variant::Classic;
    std::uint8_t players = 0;
    std::uint8_t player = 0; ///< who acts
    Step step = Step::Start;
    std::uint8_t rollsLeft = kRolls;
    bool leadershipUsed = false;
    std::uint8_t workers = 0; ///< not yet set; only after collecting
    std::uint8_t coins = 0;   ///< only after collecting, gone with the purchase
    std::uint32_t round = 1;
    Dice dice; ///< what lies on the table; empty before the roll
    std::array<Sheet, kMaxSeats> sheets;

    [[nodiscard]] constexpr const Sheet &mine() const { return sheets[player]; }
    [[nodiscard]] constexpr Sheet &mine() { return sheets[player]; }
    [[nodiscard]] constexpr std::span<const Sheet> seated() const { return {sheets.data(), players}; }
    [[nodiscard]] constexpr std::span<Sheet> seated() { return {sheets.data(), players}; }
    [[nodiscard]] constexpr const RuleSet &rules() const { return kRuleSets[variant]; }
    constexpr bool operator==(const State &) const = default;
};

[[nodiscard]] constexpr int costOf(const State &state, Development development)
{
    return kDevelopments[development].cost[state.variant];
}
[[nodiscard]] constexpr int pointsOf(const State &state, Development development)
{
    return kDevelopments[development].points[state.variant];
}
/// The development is printed in this rule set.
[[nodiscard]] constexpr bool exists(const State &state, Development development)
{
    return costOf(state, development) != 0;
}
/// The monument is in play at this number of players (EN, set-up).
[[nodiscard]] constexpr bool inPlay(const State &state, Monument monument)
{
    return !state.rules().closesMonuments || (kMonuments[monument].closedAt >> state.players & 1U) == 0;
}
[[nodiscard]] constexpr bool inPlay(const State &state, Target target)
{
    return isCity(target) || inPlay(state, monumentOf(target));
}
/// Somebody has finished it, so that its first points are gone.
[[nodiscard]] constexpr bool firstTaken(const State &state, Monument monument)
{
    for (const Sheet &sheet : state.seated())
        if (sheet.monumentBoxes[monument] == kMonuments[monument].boxes)
            return true;
    return false;
}
/// Goods above the limit that must go before the turn ends (EN 6); none with Caravans.
[[nodiscard]] constexpr int toDiscard(const Sheet &sheet)
{
    const int over = sheet.goodsCount() - kGoodsLimit;
    return over > 0 && !sheet.has(Development::Caravans) ? over : 0;
}

/// Why the match ends with this round.
enum class EndReason : std::uint8_t { None, Developments, Monuments };

/// Whether the match ends with this round as the sheets stand now (EN, game end): somebody owns the
/// number of developments, or every monument in play has been finished by somebody.
[[nodiscard]] EndReason endReason(const State &state);

/// Where a decision of the table is now: the step that has something to decide.
enum class Phase : std::uint8_t { Roll, Reroll, Choose, Build, Buy, Discard, End, Over };

[[nodiscard]] Phase phaseOf(const State &state);

} // namespace pegsheet::bronze

namespace pegsheet {

template <>
struct EnumNames<bronze::EndReason>
{
    static constexpr std::array<std::string_view, 3> names{"none", "developments", "monuments"};
};
template <>
struct EnumNames<bronze::Phase>
{
    static constexpr std::array<std::string_view, 8> names{"roll", "reroll", "choose",  "build",
                                                           "buy",  "discard", "end",   "over"};
};

} // namespace pegsheet
