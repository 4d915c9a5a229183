// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/spending.h"

#include <numeric>

namespace pegsheet::bronze {

namespace {

using Goods = Per<std::uint8_t, Good>;

// Every state of the pegboard has a number: the rows' pegs times these.
constexpr Per<int, Good> kGoodSteps{{{1, 9, 72, 504, 3024}}};
constexpr int kGoodsStates = 15120;

int numberOf(const Goods &goods)
{
    int number = 0;
    for (const Good good : kAll<Good>)
        number += goods[good] * kGoodSteps[good];
    return number;
}

// For every state of the pegboard, what stays of it within the limit of six: the goods worth most coins (EN 6).
class Limited
{
public:
    Limited()
    {
        for (int number = 0; number < kGoodsStates; ++number) {
            Row &row = m_rows[static_cast<std::size_t>(number)];
            int count = 0;
            for (const Good good : kAll<Good>) {
                const int pegs = number / kGoodSteps[good] % (kGoods[good].pegs + 1);
                row.goods[good] = static_cast<std::uint8_t>(pegs);
                row.coins += kGoods[good].values[static_cast<std::size_t>(pegs)];
                count += pegs;
            }
            if (count > kGoodsLimit)
                row = bestOfFewer(number, row.goods);
        }
    }
    [[nodiscard]] const Goods &operator[](int number) const { return m_rows[static_cast<std::size_t>(number)].goods; }

private:
    struct Row
    {
        Goods goods;
        int coins = 0;
    };

    // With one peg fewer it is a state of a smaller number, whose best is known.
    [[nodiscard]] Row bestOfFewer(int number, const Goods &goods) const
    {
        Row best{{}, -1};
        for (const Good good : kAll<Good>)
            if (goods[good] > 0)
                if (const Row &fewer = m_rows[static_cast<std::size_t>(number - kGoodSteps[good])]; fewer.coins > best.coins)
                    best = fewer;
        return best;
    }

    std::array<Row, kGoodsStates> m_rows;
};

const Goods &limited(int number)
{
    static const Limited kTable;
    return kTable[number];
}

float worthOfGoods(const Worth &worth, const Goods &goods)
{
    float sum = 0;
    for (const Good good : kAll<Good>)
        sum += worth.goods[good][goods[good]];
    return sum;
}

} // namespace

void Spending::begin(const State &state, const Worth &worth, int workers)
{
    m_worth = &worth;
    m_sheet = &state.mine();
    m_engineering = workers != kNoBuilding && m_sheet->has(Development::Engineering);
    m_granaries = m_sheet->has(Development::Granaries);
    m_keepsAll = m_sheet->has(Development::Caravans);
    m_coinDie = m_sheet->has(Development::Coinage) ? kCoinageCoins : kFaces[Face::Coins].coins;
    m_foodRate = state.rules().coinsPerFood;
    m_workers = std::min(kMaxWorkers, std::max(0, workers) + (m_engineering ? kStoneWorkers * kMostStones : 0));
    ++m_turn;
    workBoxes(state);
    workBudgets(state);
}

void Spending::workBoxes(const State &state)
{
    const auto most = static_cast<std::size_t>(m_workers);
    std::fill_n(m_boxes.begin(), most + 1, 0.0F);
    for (const Target target : kAll<Target>) {
        auto &picks = m_boxPicks[target];
        std::fill_n(picks.begin(), most + 1, std::uint8_t{0});
        const int open = inPlay(state, target) ? boxesOf(target) - m_sheet->boxes(target) : 0;
        if (open == 0)
            continue;
        const auto &gain = m_worth->boxes[target];
        for (std::size_t workers = most; workers > 0; --workers) {
            float best = m_boxes[workers];
            const std::size_t limit = std::min(workers, static_cast<std::size_t>(open));
            for (std::size_t boxes = 1; boxes <= limit; ++boxes) {
                if (const float sum = m_boxes[workers - boxes] + gain[boxes]; sum > best) {
                    best = sum;
                    picks[workers] = static_cast<std::uint8_t>(boxes);
                }
            }
            m_boxes[workers] = best;
        }
    }
}

void Spending::workBudgets(const State &state)
{
    m_budget.fill(Worth::kUnwanted);
    m_budgetPick.fill(-1);
    m_caravansFrom.fill(Worth::kUnwanted);
    const auto caravans = static_cast<std::size_t>(costOf(state, Development::Caravans));
    std::fill(m_caravansFrom.begin() + static_cast<std::ptrdiff_t>(caravans), m_caravansFrom.end(),
              m_worth->developments[Development::Caravans]);
    for (const Development development : kAll<Development>) {
        const float worth = m_worth->developments[development];
        if (worth <= Worth::kUnwanted || development == Development::Caravans)
            continue;
        const auto cost = static_cast<std::size_t>(costOf(state, development));
        if (worth > m_budget[cost]) {
            m_budget[cost] = worth;
            m_budgetPick[cost] = static_cast<std::int8_t>(development);
        }
    }
    for (std::size_t coins = 1; coins < m_budget.size(); ++coins) {
        if (m_budget[coins - 1] > m_budget[coins]) {
            m_budget[coins] = m_budget[coins - 1];
            m_budgetPick[coins] = m_budgetPick[coins - 1];
        }
    }
}

Goods Spending::collected(int earned) const
{
    constexpr int kRows = static_cast<int>(kCount<Good>);
    Goods goods;
    if (earned == kLost)
        return goods;
    for (const Good good : kAll<Good>) {
        const int row = static_cast<int>(good);
        const int more = earned / kRows + (row < earned % kRows ? 1 : 0);
        goods[good] = static_cast<std::uint8_t>(std::min(kGoods[good].pegs, m_sheet->goods[good] + more));
    }
    if (earned >= 2 && m_sheet->has(Development::Quarrying) && goods[Good::Stone] < kGoods[Good::Stone].pegs)
        ++goods[Good::Stone];
    return goods;
}

void Spending::findRows(const Goods &goods, RowChoices &rows) const
{
    std::array<int, 32> numbers{};
    std::array<int, 32> counts{};
    rows.choices[0] = {0, 0, 0, worthOfGoods(*m_worth, goods)};
    numbers[0] = numberOf(goods);
    counts[0] = std::accumulate(goods.values.begin(), goods.values.end(), 0);
    std::size_t count = 1;
    for (const Good good : kAll<Good>) {
        const int pegs = goods[good];
        if (pegs == 0)
            continue;
        const int coins = kGoods[good].values[static_cast<std::size_t>(pegs)];
        const float worth = m_worth->goods[good][static_cast<std::size_t>(pegs)];
        for (std::size_t i = 0; i < count; ++i) {
            const Rows &from = rows.choices[i];
            rows.choices[count + i] = {static_cast<std::uint8_t>(std::min(kDearest, from.coins + coins)),
                                       static_cast<std::uint8_t>(from.given | 1U << static_cast<unsigned>(good)), 0,
                                       from.all - worth};
            numbers[count + i] = numbers[i] - pegs * kGoodSteps[good];
            counts[count + i] = counts[i] - pegs;
        }
        count *= 2;
    }
    rows.count = static_cast<int>(count);
    for (std::size_t i = 0; i < count; ++i)
        rows.choices[i].left = m_keepsAll || counts[i] <= kGoodsLimit ? rows.choices[i].all
                                                                      : worthOfGoods(*m_worth, limited(numbers[i]));
}

Spending::Purchase Spending::purchase(const RowChoices &rows, int coins, int food) const
{
    Purchase best{rows.choices[0].left + m_worth->food[static_cast<std::size_t>(food)]};
    const int most = m_granaries ? food : 0;
    for (int given = 0; given <= most; ++given) {
        const float left = m_worth->food[static_cast<std::size_t>(food - given)];
        const int more = coins + given * m_foodRate;
        for (int i = 0; i < rows.count; ++i) {
            const Rows &choice = rows.choices[static_cast<std::size_t>(i)];
            const auto budget = static_cast<std::size_t>(std::min(kDearest, more + choice.coins));
            if (const float worth = m_budget[budget] + choice.left + left; worth > best.worth)
                best = {worth, m_budgetPick[budget], choice.given, static_cast<std::uint8_t>(given)};
            if (const float worth = m_caravansFrom[budget] + choice.all + left; worth > best.worth)
                best = {worth, static_cast<int>(Development::Caravans), choice.given, static_cast<std::uint8_t>(given)};
        }
    }
    return best;
}

// As purchase, but nothing has to be known of it.
float Spending::purchaseWorth(const RowChoices &rows, int coins, int food) const
{
    float best = rows.choices[0].left + m_worth->food[static_cast<std::size_t>(food)];
    const int most = m_granaries ? food : 0;
    for (int given = 0; given <= most; ++given) {
        const float left = m_worth->food[static_cast<std::size_t>(food - given)];
        const int more = coins + given * m_foodRate;
        for (int i = 0; i < rows.count; ++i) {
            const Rows &choice = rows.choices[static_cast<std::size_t>(i)];
            const auto budget = static_cast<std::size_t>(std::min(kDearest, more + choice.coins));
            const float plain = m_budget[budget] + choice.left;
            const float caravans = m_caravansFrom[budget] + choice.all;
            best = std::max(best, std::max(plain, caravans) + left);
        }
    }
    return best;
}

float Spending::boughtFor(int earned, int stones, int coinDice, int food)
{
    const auto at = static_cast<std::size_t>(((earned * 8 + stones) * 8 + coinDice) * 16 + food);
    Known &known = m_bought[at];
    if (known.turn != m_turn) {
        auto &rowsKnown = m_rowsKnown[static_cast<std::size_t>(earned)][static_cast<std::size_t>(stones)];
        RowChoices &rows = m_rows[static_cast<std::size_t>(earned)][static_cast<std::size_t>(stones)];
        if (rowsKnown != m_turn) {
            Goods goods = collected(earned);
            goods[Good::Stone] = static_cast<std::uint8_t>(goods[Good::Stone] - stones);
            findRows(goods, rows);
            rowsKnown = m_turn;
        }
        known = {m_turn, purchaseWorth(rows, coinDice * m_coinDie, food) - m_worth->food[static_cast<std::size_t>(food)]};
    }
    return known.worth;
}

float Spending::worthOf(int earned, int coinDice, int workers, int food)
{
    const int sold = m_granaries ? food : 0;
    const int stones = m_engineering ? collected(earned)[Good::Stone] : 0;
    float best = Worth::kUnwanted;
    for (int given = 0; given <= stones; ++given)
        best = std::max(best, boxesWorth(workers + kStoneWorkers * given) + boughtFor(earned, given, coinDice, sold));
    return best + m_worth->food[static_cast<std::size_t>(food)];
}

Spent Spending::best(const Purse &purse) const
{
    Spent spent;
    RowChoices rows;
    Purchase bought;
    float most = 2 * Worth::kUnwanted;
    const int stones = m_engineering ? purse.goods[Good::Stone] : 0;
    for (int given = 0; given <= stones; ++given) {
        Goods goods = purse.goods;
        goods[Good::Stone] = static_cast<std::uint8_t>(goods[Good::Stone] - given);
        findRows(goods, rows);
        const Purchase purchased = purchase(rows, purse.coins, purse.food);
        if (const float worth = boxesWorth(purse.workers + kStoneWorkers * given) + purchased.worth; worth > most) {
            most = worth;
            bought = purchased;
            spent.stones = static_cast<std::uint8_t>(given);
        }
    }
    int workers = std::min(m_workers, purse.workers + kStoneWorkers * spent.stones);
    for (std::size_t target = kCount<Target>; target-- > 0;) {
        const std::uint8_t boxes = m_boxPicks.values[target][static_cast<std::size_t>(workers)];
        spent.boxes.values[target] = boxes;
        workers -= boxes;
    }
    spent.rows = EnumSet<Good>::fromBits(bought.rows);
    spent.food = bought.food;
    if (bought.development >= 0)
        spent.bought = static_cast<Development>(bought.development);
    spent.worth = most;
    Goods left = purse.goods;
    left[Good::Stone] = static_cast<std::uint8_t>(left[Good::Stone] - spent.stones);
    for (const Good good : kAll<Good>)
        if (spent.rows.has(good))
            left[good] = 0;
    if (!m_keepsAll && spent.bought != Development::Caravans)
        spent.discarded = overLimit(left);
    return spent;
}

Amounts<Good> overLimit(const Goods &goods)
{
    Amounts<Good> over;
    for (const Good good : kAll<Good>)
        over[good] = static_cast<std::uint8_t>(goods[good] - limited(numberOf(goods))[good]);
    return over;
}

} // namespace pegsheet::bronze
