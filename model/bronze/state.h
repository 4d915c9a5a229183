// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/tables.h"
#include "model/core/bag.h"
#include "model/core/enums.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace pegsheet::bronze {

using Dice = Bag<Face>;

/// One player's score sheet and pegboard.
struct Sheet
{
    std::uint8_t food = kStartFood;    ///< 0 to 15
    Per<std::uint8_t, Good> goods;     ///< where the peg stands
    Per<std::uint8_t, City> cityBoxes; ///< ticked boxes
    Per<std::uint8_t, Monument> monumentBoxes;
    Per<std::uint8_t, Monument> monumentPoints; ///< what a finished one earned; 0 before
    EnumSet<Development> developments;
    std::int32_t disasters = 0; ///< points lost; without an upper limit
    std::uint8_t ships = 0;     ///< Shipping: 0 to 5, kept for good

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
/// Invading: collected, but an invasion waits for its spearheads (Smithing). Trading: between collecting and building,
/// with the option of that name. Exchanged: after building, trades and ships (Late Bronze Age). Typing: not a turn
/// but finished sheets are entered.
enum class Step : std::uint8_t {
    Start,
    Rolling,
    Choosing,
    Invading,
    Trading,
    Building,
    Exchanged,
    Bought,
    Discarded,
    Over,
    Typing
};

/// The dice are collected and the turn goes on.
[[nodiscard]] constexpr bool hasCollected(Step step)
{
    return step >= Step::Invading && step < Step::Over;
}

/// Buildings can still be worked on, or a development can still be bought.
[[nodiscard]] constexpr bool mayBuild(Step step)
{
    return step == Step::Trading || step == Step::Building;
}
[[nodiscard]] constexpr bool mayBuy(Step step)
{
    return mayBuild(step) || step == Step::Exchanged;
}
/// Nothing of the dice is left to decide, and the turn is not over.
[[nodiscard]] constexpr bool mayDiscard(Step step)
{
    return step >= Step::Trading && step < Step::Over;
}

/// What was agreed besides the rule set, as far as the rules ask for it.
struct Agreed
{
    bool trading = false;       ///< trades are possible
    bool locksSkulls = true;    ///< skulls are never rolled again
    bool soloEndsEarly = false; ///< alone, developments and monuments end the match too (D19)
    bool onlySheets = false;    ///< nothing but finished sheets is entered
    std::uint8_t developmentsToEnd = 5;
    LaterPoints laterPoints = LaterPoints::Printed;

    constexpr bool operator==(const Agreed &) const = default;
};

/// The whole table, and how far the acting player's turn has gone. A few hundred bytes, copied freely.
struct State
{
    Variant variant = Variant::Classic;
    std::uint8_t players = 0;
    std::uint8_t player = 0; ///< who acts
    Step step = Step::Start;
    std::uint8_t rollsLeft = kRolls;
    bool leadershipUsed = false;
    bool preserved = false;  ///< Preservation has doubled the food this turn
    std::uint8_t trades = 0; ///< made this turn, as far as a byte counts
    std::uint8_t swaps = 0;  ///< made with ships this turn
    std::uint8_t typed = 0;  ///< bit of each seat whose finished sheet has been entered
    Agreed agreed;
    std::uint8_t workers = 0; ///< not yet set; only after collecting
    std::uint8_t coins = 0;   ///< only after collecting, gone with the purchase
    std::uint32_t round = 1;
    Dice dice; ///< what lies on the table; empty before the roll
    std::array<Sheet, kMaxSeats> sheets;

    static constexpr int kLeastPlayers = 1;
    static constexpr int kMostPlayers = kMaxSeats;
    /// What follows from fields that are shown, and is not shown itself.
    static constexpr std::array<std::string_view, 5> kDerived{"goodsCount", "goodsValue", "points", "score", "player"};
    /// The fields of the table, and of a player's sheet: model/bronze/fields.h.
    static void describe(auto &state, auto &&visit);
    static void describe(auto &state, int seat, auto &&visit);

    [[nodiscard]] constexpr const Sheet &mine() const { return sheets[player]; }
    [[nodiscard]] constexpr Sheet &mine() { return sheets[player]; }
    [[nodiscard]] constexpr std::span<const Sheet> seated() const { return {sheets.data(), players}; }
    [[nodiscard]] constexpr std::span<Sheet> seated() { return {sheets.data(), players}; }
    [[nodiscard]] constexpr const RuleSet &rules() const { return kRuleSets[variant]; }
    [[nodiscard]] constexpr bool isSolo() const { return players == 1; }
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

/// Points for whoever finishes the monument when somebody has before.
[[nodiscard]] constexpr int laterPoints(const State &state, Monument monument)
{
    return kMonuments[monument].later[state.agreed.laterPoints];
}

/// Why the match ends with this round.
enum class EndReason : std::uint8_t { None, Developments, Monuments, Rounds };

/// Whether the match ends with this round as the sheets stand now (EN, game end): somebody owns the
/// number of developments, or every monument in play has been finished by somebody. Alone it ends with the
/// last of the rounds (DE, FR, solo), and so only then unless agreed otherwise (D19).
[[nodiscard]] EndReason endReason(const State &state);

/// Where a decision of the table is now: the step that has something to decide.
/// Spears is the decision how many spearheads an invasion takes, Trade that on trades and ships, Sheet the next
/// finished sheet.
enum class Phase : std::uint8_t { Roll, Reroll, Choose, Build, Buy, Discard, End, Over, Spears, Trade, Sheet };

[[nodiscard]] Phase phaseOf(const State &state);

} // namespace pegsheet::bronze

namespace pegsheet {

template <>
struct EnumNames<bronze::EndReason>
{
    static constexpr std::array<std::string_view, 4> names{"none", "developments", "monuments", "rounds"};
};
template <>
struct EnumNames<bronze::Phase>
{
    static constexpr std::array<std::string_view, 11> names{"roll", "reroll", "choose", "build", "buy",  "discard",
                                                            "end",  "over",   "spears", "trade", "sheet"};
};

} // namespace pegsheet
