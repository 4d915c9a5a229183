// SPDX-License-Identifier: Apache-2.0
// The best use of what the dice brought, against trying everything (EN 4 to 6, FR table 3).
#include "model/bronze/player/spending.h"
#include "model/core/random.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

#include <cmath>
#include <memory>

namespace tst_bronze_spending {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

float number(Random &random)
{
    return static_cast<float>(random.below(1000)) / 100;
}

// Goods are worth their coins: then those to discard are the ones of the fewest coins.
Worth someWorth(const State &state, Random &random)
{
    Worth worth;
    for (const Target target : kAll<Target>)
        for (int boxes = 1; boxes < 16; ++boxes)
            worth.boxes[target][static_cast<std::size_t>(boxes)] = worth.boxes[target][static_cast<std::size_t>(boxes) - 1]
                + number(random);
    for (const Development development : kAll<Development>)
        worth.developments[development] = exists(state, development) && !state.mine().has(development) ? 4 * number(random)
                                                                                                       : Worth::kUnwanted;
    for (const Good good : kAll<Good>)
        for (int pegs = 0; pegs <= kGoods[good].pegs; ++pegs)
            worth.goods[good][static_cast<std::size_t>(pegs)] = 0.25F
                * static_cast<float>(kGoods[good].values[static_cast<std::size_t>(pegs)]);
    for (std::size_t food = 1; food < worth.food.size(); ++food)
        worth.food[food] = worth.food[food - 1] + number(random) / 8;
    return worth;
}

// Tries everything that the rules let somebody do at that step.
class Trying
{
public:
    explicit Trying(const Worth &worth) : m_worth(worth) {}

    float best = Worth::kUnwanted;

    void fromStones(State state)
    {
        build(state, 0, 0);
        for (std::uint8_t stones = 1; stones <= state.mine().goods[Good::Stone]; ++stones) {
            const UseStone move{stones};
            if (Bronze::refuses(state, move))
                return;
            State after = state;
            Bronze::apply(after, move);
            build(after, 0, 0);
        }
    }

private:
    void build(const State &state, std::size_t target, float worth)
    {
        if (target == kCount<Target>) {
            buy(state, worth);
            return;
        }
        build(state, target + 1, worth);
        for (std::uint8_t boxes = 1; boxes <= state.workers; ++boxes) {
            const Build move{static_cast<Target>(target), boxes};
            if (Bronze::refuses(state, move))
                return;
            State after = state;
            Bronze::apply(after, move);
            build(after, target + 1, worth + m_worth.boxes[move.target][boxes]);
        }
    }

    void buy(const State &state, float worth)
    {
        discard(state, worth);
        for (const Development development : kAll<Development>)
            for (std::uint32_t rows = 0; rows <= EnumSet<Good>::kFull; ++rows)
                for (std::uint8_t food = 0; food <= state.mine().food; ++food) {
                    const Buy move{development, EnumSet<Good>::fromBits(rows), food};
                    if (Bronze::refuses(state, move))
                        continue;
                    State after = state;
                    Bronze::apply(after, move);
                    discard(after, worth + m_worth.developments[development]);
                }
    }

    void discard(const State &state, float worth)
    {
        const int over = toDiscard(state.mine());
        Per<std::uint8_t, Good> kept = state.mine().goods;
        giveUp(kept, 0, over, worth + m_worth.food[state.mine().food]);
    }

    void giveUp(Per<std::uint8_t, Good> &kept, std::size_t row, int over, float worth)
    {
        if (row == kept.values.size()) {
            for (const Good good : kAll<Good>)
                worth += m_worth.goods[good][kept[good]];
            if (over == 0)
                best = std::max(best, worth);
            return;
        }
        const std::uint8_t all = kept.values[row];
        for (int given = 0; given <= std::min<int>(all, over); ++given) {
            kept.values[row] = static_cast<std::uint8_t>(all - given);
            giveUp(kept, row + 1, over - given, worth);
        }
        kept.values[row] = all;
    }

    const Worth &m_worth;
};

// A sheet on which little is left to build, so that everything can be tried.
State someState(Variant variant, EnumSet<Development> developments, Random &random)
{
    Table table(2, nameOf(variant));
    Sheet &sheet = table.sheet();
    sheet.developments = developments;
    for (const Good good : kAll<Good>)
        sheet.goods[good] = static_cast<std::uint8_t>(random.below(3));
    sheet.food = static_cast<std::uint8_t>(random.below(6));
    for (const Monument monument : kAll<Monument>)
        if (inPlay(table.state, monument))
            sheet.monumentBoxes[monument] = static_cast<std::uint8_t>(kMonuments[monument].boxes
                                                                      - static_cast<int>(random.below(2)));
    for (const City city : kAll<City>)
        sheet.cityBoxes[city] = static_cast<std::uint8_t>(kCities[city].boxes - static_cast<int>(random.below(3)));
    table.collected(static_cast<int>(random.below(6)), static_cast<int>(random.below(5)) * 7);
    return table.state;
}

} // namespace

class TestSpending : public QObject
{
    Q_OBJECT

private slots:
    void nothingThatCouldBeDoneIsWorthMore_data()
    {
        QTest::addColumn<int>("variant");
        QTest::addColumn<unsigned>("owned");
        const auto bit = [](Development development) { return 1U << static_cast<unsigned>(development); };
        for (const Variant variant : kAll<Variant>) {
            const QByteArray name = bytes(nameOf(variant));
            const int row = static_cast<int>(variant);
            QTest::addRow("%s", name.constData()) << row << 0U;
            QTest::addRow("%s, Engineering", name.constData()) << row << bit(Development::Engineering);
            QTest::addRow("%s, Granaries", name.constData()) << row << bit(Development::Granaries);
            QTest::addRow("%s, Caravans", name.constData()) << row << bit(Development::Caravans);
            QTest::addRow("%s, all three", name.constData())
                << row << (bit(Development::Engineering) | bit(Development::Granaries) | bit(Development::Caravans));
        }
    }
    void nothingThatCouldBeDoneIsWorthMore()
    {
        QFETCH(int, variant);
        QFETCH(unsigned, owned);
        const auto spending = std::make_unique<Spending>();
        Random random(owned + 1);
        for (int tried = 0; tried < 8; ++tried) {
            const State state = someState(static_cast<Variant>(variant), EnumSet<Development>::fromBits(owned), random);
            const Worth worth = someWorth(state, random);
            spending->begin(state, worth, state.workers);
            const Spent spent = spending->best({state.mine().goods, state.workers, state.coins, state.mine().food});
            Trying trying(worth);
            trying.fromStones(state);
            QVERIFY2(std::abs(spent.worth - trying.best) < 0.01F,
                     QByteArray::number(static_cast<double>(spent.worth)) + " for "
                         + QByteArray::number(static_cast<double>(trying.best)));
        }
    }
};

} // namespace tst_bronze_spending

PEGSHEET_TEST(tst_bronze_spending, TestSpending)
#include "tst_spending.moc"
