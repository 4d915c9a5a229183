// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/correction.h"
#include "model/bronze/state.h"
#include "model/bronze/yield.h"
#include "model/core/fields.h"

#include <string_view>
#include <variant>
#include <vector>

/// What a move did, for the list of moves, the disaster card and the screen reader. Rules hand these to a
/// sink; NoEffects costs nothing.
namespace pegsheet::bronze {

inline constexpr Range kSeatRange{0, kMaxSeats - 1};
inline constexpr Range kAnyRange{-2147483647, 2147483647};

/// Goods arrived: `earned` by the dice, `quarried` besides; `lost` of the earned ones had no hole left.
struct GoodsCollected
{
    static constexpr std::string_view kType = "goods";
    std::uint8_t player = 0;
    int earned = 0;
    Amounts<Good> gained;
    int lost = 0;
    int quarried = 0; ///< 1 where Quarrying added a stone

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("earned", self.earned, kAnyRange);
        visit("gained", self.gained);
        visit("lost", self.lost, kAnyRange);
        visit("quarried", self.quarried, kAnyRange);
    }
};

/// Food arrived; `lost` was above fifteen.
struct FoodCollected
{
    static constexpr std::string_view kType = "food";
    std::uint8_t player = 0;
    int earned = 0;
    int lost = 0;
    int food = 0; ///< what is there now

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("earned", self.earned, kAnyRange);
        visit("lost", self.lost, kAnyRange);
        visit("food", self.food, kAnyRange);
    }
};

/// The cities ate.
struct Fed
{
    static constexpr std::string_view kType = "fed";
    std::uint8_t player = 0;
    int cities = 0;
    int unfed = 0;
    int food = 0; ///< what is left

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("cities", self.cities, kAnyRange);
        visit("unfed", self.unfed, kAnyRange);
        visit("food", self.food, kAnyRange);
    }
};

/// A disaster hit a player: points lost, or with a revolt all goods.
struct Hit
{
    static constexpr std::string_view kType = "hit";
    Disaster disaster = Disaster::Famine;
    std::uint8_t player = 0;
    int points = 0;
    Amounts<Good> goods;

    static void describe(auto &self, auto &&visit)
    {
        visit("disaster", self.disaster);
        visit("player", self.player, kSeatRange);
        visit("points", self.points, kAnyRange);
        visit("goods", self.goods);
    }
};

/// A disaster passed a player by, and why.
struct Spared
{
    static constexpr std::string_view kType = "spared";
    Disaster disaster = Disaster::Famine;
    std::uint8_t player = 0;
    Shield by = Shield::Irrigation;

    static void describe(auto &self, auto &&visit)
    {
        visit("disaster", self.disaster);
        visit("player", self.player, kSeatRange);
        visit("by", self.by);
    }
};

/// Workers and coins that the dice, or stones, brought for this turn.
struct Ready
{
    static constexpr std::string_view kType = "ready";
    int workers = 0;
    int coins = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("workers", self.workers, kAnyRange);
        visit("coins", self.coins, kAnyRange);
    }
};

/// Boxes were ticked. When that finished a monument, `points` is what it earned and `first` whether as the first.
struct Built
{
    static constexpr std::string_view kType = "built";
    std::uint8_t player = 0;
    Target target = Target::City4;
    int boxes = 0;
    int open = 0; ///< boxes still open
    int points = 0;
    bool first = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("target", self.target);
        visit("boxes", self.boxes, kAnyRange);
        visit("open", self.open, kAnyRange);
        visit("points", self.points, kAnyRange);
        visit("first", self.first);
    }
};

/// A development was bought; `over` is what was paid too much and is lost.
struct Bought
{
    static constexpr std::string_view kType = "bought";
    std::uint8_t player = 0;
    Development development = Development::Leadership;
    int cost = 0;
    int coins = 0;
    Amounts<Good> goods;
    int food = 0;
    int over = 0;
    int points = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("development", self.development);
        visit("cost", self.cost, kAnyRange);
        visit("coins", self.coins, kAnyRange);
        visit("goods", self.goods);
        visit("food", self.food, kAnyRange);
        visit("over", self.over, kAnyRange);
        visit("points", self.points, kAnyRange);
    }
};

/// Goods were given up: discarded, turned into workers, food, ships or a harder invasion.
struct GivenUp
{
    static constexpr std::string_view kType = "givenUp";
    std::uint8_t player = 0;
    Amounts<Good> goods;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("goods", self.goods);
    }
};

/// Ships were built.
struct ShipsBuilt
{
    static constexpr std::string_view kType = "ships";
    std::uint8_t player = 0;
    int built = 0;
    int ships = 0; ///< all there are now

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("built", self.built, kAnyRange);
        visit("ships", self.ships, kAnyRange);
    }
};

/// A ship turned a good into another.
struct Swapped
{
    static constexpr std::string_view kType = "swapped";
    std::uint8_t player = 0;
    Good from = Good::Wood;
    Good to = Good::Wood;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("from", self.from);
        visit("to", self.to);
    }
};

/// Goods and food changed hands.
struct Traded
{
    static constexpr std::string_view kType = "traded";
    std::uint8_t player = 0;
    std::uint8_t with = 0;
    Amounts<Ware> gave;
    Amounts<Ware> took;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("with", self.with, kSeatRange);
        visit("gave", self.gave);
        visit("took", self.took);
    }
};

/// A finished sheet was entered.
struct SheetEntered
{
    static constexpr std::string_view kType = "sheetEntered";
    std::uint8_t player = 0;
    bool over = false; ///< it was the last one missing

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("over", self.over);
    }
};

/// A field was set by the table.
struct Corrected
{
    static constexpr std::string_view kType = "corrected";
    std::int8_t player = -1;
    Correction before;
    Correction after;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, OptionalPlayer{});
        visit("before", self.before);
        visit("after", self.after);
    }
};

/// The match will end with this round.
struct LastRound
{
    static constexpr std::string_view kType = "lastRound";
    std::uint8_t player = 0; ///< whose move brought it about
    EndReason why = EndReason::None;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("why", self.why);
    }
};

/// The turn is over; workers and coins not used are gone.
struct TurnEnded
{
    static constexpr std::string_view kType = "turnEnded";
    std::uint8_t player = 0;
    int workers = 0;
    int coins = 0;
    bool over = false; ///< and so is the match

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("workers", self.workers, kAnyRange);
        visit("coins", self.coins, kAnyRange);
        visit("over", self.over);
    }
};

using Effect = std::variant<GoodsCollected, FoodCollected, Fed, Hit, Spared, Ready, Built, Bought, GivenUp, Corrected, LastRound,
                            TurnEnded, ShipsBuilt, Swapped, Traded, SheetEntered>;

/// Collects what happened.
struct EffectLog
{
    static constexpr bool kListens = true;
    std::vector<Effect> effects;

    void operator()(Effect effect) { effects.push_back(std::move(effect)); }
};

/// Listens to nothing.
struct NoEffects
{
    static constexpr bool kListens = false;

    template <typename E>
    constexpr void operator()(const E &) const
    {
    }
};

/// `{"what":"hit","disaster":"drought",…}`
[[nodiscard]] Value effectValue(const Effect &effect);

} // namespace pegsheet::bronze
