// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/payment.h"
#include "model/bronze/player/worth.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace pegsheet::bronze {

/// What there is to spend once the dice are collected and the cities are fed.
struct Purse
{
    Per<std::uint8_t, Good> goods;
    int workers = 0;
    int coins = 0;
    int food = 0;
};

/// What to do with it, in the order of the turn.
struct Spent
{
    std::uint8_t stones = 0; ///< given for workers (Engineering)
    Amounts<Target> boxes;
    std::optional<Development> bought;
    EnumSet<Good> rows; ///< given for it
    std::uint8_t food = 0;
    Amounts<Good> discarded;
    float worth = 0; ///< what all of it is worth
};

/// The best use of what the dice brought, by what things are worth: workers set by a knapsack over all targets, every purchase with
/// every choice of rows, stones for workers with Engineering, food for coins with Granaries, and the goods that stay within the
/// limit of six.
class Spending
{
public:
    /// Looks at the sheet of the acting player as it is now; `workers` is the most that the dice can bring, kNoBuilding where
    /// nothing can be built any more. `worth` must live as long as this is asked.
    void begin(const State &state, const Worth &worth, int workers);
    static constexpr int kNoBuilding = -1;

    /// What the best use is worth, food that is left included. The goods are those of begin() after collecting `earned` of them, or
    /// none where a revolt took them (kLost).
    [[nodiscard]] float worthOf(int earned, int coinDice, int workers, int food);
    static constexpr int kLost = 15;
    /// Whether the purchase is a matter of its own: without Engineering and Granaries worthOf is boxesWorth, boughtFor and the
    /// food.
    [[nodiscard]] bool isApart() const { return !m_engineering && !m_granaries; }
    [[nodiscard]] float boxesWorth(int workers) const { return m_boxes[static_cast<std::size_t>(std::min(workers, m_workers))]; }
    /// The best purchase without stones and food given, and the goods that stay.
    [[nodiscard]] float boughtFor(int earned, int coinDice) { return boughtFor(earned, 0, coinDice, 0); }

    /// The best use of what is at hand, by the goods of begin().
    [[nodiscard]] Spent best(const Purse &purse) const;

private:
    static constexpr int kMostStones = 7;
    struct Rows
    {
        std::uint8_t coins = 0; ///< for those given, at most kDearest
        std::uint8_t given = 0; ///< bits of them
        float left = 0;         ///< what the others are worth within the limit
        float all = 0;          ///< and without it
    };
    struct RowChoices
    {
        int count = 0;
        std::array<Rows, 32> choices;
    };
    struct Purchase
    {
        float worth = 0;
        int development = -1; ///< none
        std::uint8_t rows = 0;
        std::uint8_t food = 0;
    };
    struct Known
    {
        std::uint32_t turn = 0; ///< worked out in that turn
        float worth = 0;
    };

    void workBoxes(const State &state);
    void workBudgets(const State &state);
    [[nodiscard]] Per<std::uint8_t, Good> collected(int earned) const;
    void findRows(const Per<std::uint8_t, Good> &goods, RowChoices &rows) const;
    [[nodiscard]] Purchase purchase(const RowChoices &rows, int coins, int food) const;
    [[nodiscard]] float purchaseWorth(const RowChoices &rows, int coins, int food) const;
    [[nodiscard]] float boughtFor(int earned, int stones, int coinDice, int food);

    const Worth *m_worth = nullptr;
    const Sheet *m_sheet = nullptr;
    bool m_engineering = false;
    bool m_granaries = false;
    bool m_keepsAll = false; ///< Caravans: no limit
    int m_coinDie = 7;
    int m_foodRate = 4;
    int m_workers = 0;
    std::uint32_t m_turn = 0;
    std::array<float, kMaxWorkers + 1> m_boxes{};
    Per<std::array<std::uint8_t, kMaxWorkers + 1>, Target> m_boxPicks{};
    std::array<float, kDearest + 1> m_budget{};           ///< the best purchase for so many coins, Caravans aside
    std::array<std::int8_t, kDearest + 1> m_budgetPick{}; ///< -1: none
    std::array<float, kDearest + 1> m_caravansFrom{};     ///< what they are worth from their price on: no limit then
    std::array<std::array<std::uint32_t, kMostStones + 1>, 16> m_rowsKnown{};
    std::array<std::array<RowChoices, kMostStones + 1>, 16> m_rows; ///< by goods earned and stones given
    std::array<Known, std::size_t{16} * 8 * 8 * 16> m_bought{};     ///< by goods earned, stones given, coin dice, food
};

/// What of these goods is above the limit of six, the least valuable of them (EN 6).
[[nodiscard]] Amounts<Good> overLimit(const Per<std::uint8_t, Good> &goods);

} // namespace pegsheet::bronze
