// SPDX-License-Identifier: Apache-2.0
// What the network looks at, and its sums.
#include "model/bronze/player/evaluator.h"
#include "tests/model/bronze/anywhere.h"
#include "tests/registry.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

namespace tst_bronze_estimate {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// Which groups of inputs a column was seen in.
class Seen
{
public:
    explicit Seen(int columns) : m_groups(static_cast<std::size_t>(columns)) {}
    // Whether it may be so: a column that exists, and of no other group.
    template <std::size_t N>
    bool add(const std::array<std::uint16_t, N> &columns, std::size_t groups = N)
    {
        for (std::size_t group = 0; group < groups; ++group) {
            if (columns[group] >= m_groups.size())
                return false;
            std::set<std::size_t> &there = m_groups[columns[group]];
            there.insert(group);
            if (columns[group] != 0 && there.size() > 1)
                return false;
        }
        return true;
    }
    int columns() const
    {
        return static_cast<int>(
            std::count_if(m_groups.begin(), m_groups.end(), [](const auto &groups) { return !groups.empty(); }));
    }

private:
    std::vector<std::set<std::size_t>> m_groups;
};

Standings standingsOf(const State &state)
{
    Standings standings;
    standings.ends = endReason(state) != EndReason::None;
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        standings.totals[seat] = totalOf(state, static_cast<int>(seat));
        standings.reach[seat] = SheetInputs(state, static_cast<int>(seat)).reach;
    }
    return standings;
}

} // namespace

class TestEstimate : public QObject
{
    Q_OBJECT

private slots:
    // Changed step by step the sums of the network are those of adding all of them up.
    void theSumsAreTheSameFromAnywhere_data() { addTables(); }
    void theSumsAreTheSameFromAnywhere()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        Estimate far;
        Estimate near;
        const Network network = networkOf(*fromName<Variant>(variant.toStdString()), players);
        int states = 0;
        walk(variant, players, 10, 20, [&](const State &state) {
            if (states++ % 50 == 0)
                far.begin(network, state);
            near.begin(network, state);
            QCOMPARE(far.of(state), near.of(state));
        });
    }

    void everyInputHasColumnsOfItsOwn()
    {
        Seen sheets(SheetInputs::kColumns);
        Seen tables(TableInputs::kColumns);
        Seen alone(TableInputs::kColumnsAlone);
        for (const Variant variant : kAll<Variant>)
            for (int players = 1; players <= kMaxSeats; ++players)
                for (const std::uint32_t corrected : {0U, 8U})
                    walk(bytes(nameOf(variant)), players, 40, corrected, [&](const State &state) {
                        for (int seat = 0; seat < state.players; ++seat) {
                            QVERIFY(sheets.add(SheetInputs(state, seat).columns));
                            const TableInputs inputs(state, seat, standingsOf(state));
                            QVERIFY(tables.add(inputs.columns));
                            if (state.isSolo())
                                QVERIFY(alone.add(inputs.columns, TableInputs::kGroupsAlone));
                        }
                    });
        // Nearly all there are come up.
        QVERIFY2(sheets.columns() > SheetInputs::kColumns * 9 / 10, QByteArray::number(sheets.columns()).constData());
        QVERIFY2(tables.columns() > TableInputs::kColumns * 8 / 10, QByteArray::number(tables.columns()).constData());
    }

    void onceOverTheResultIsAllThatCounts()
    {
        const auto evaluator = std::make_unique<Evaluator>();
        Table table(3);
        table.state.step = Step::Over;
        table.owns({Development::Coinage}, 1);
        QCOMPARE(evaluator->of(table.state), (Chances{0, 1, 0, 0}));
        QCOMPARE(evaluator->estimated(table.state), (Chances{0, 1, 0, 0}));
        table.owns({Development::Coinage}, 2);
        QCOMPARE(evaluator->of(table.state), (Chances{0, 0.5F, 0.5F, 0}));
        table.setPegs({1, 0, 0, 0, 0}, 2); // the most valuable goods
        QCOMPARE(evaluator->of(table.state), (Chances{0, 0, 1, 0}));
        Table alone(1);
        alone.state.step = Step::Over;
        alone.owns({Development::Coinage});
        alone.sheet().disasters = 11;
        QCOMPARE(evaluator->of(alone.state), (Chances{static_cast<float>(totalOf(alone.state, 0)), 0, 0, 0}));
    }
};

} // namespace tst_bronze_estimate

PEGSHEET_TEST(tst_bronze_estimate, TestEstimate)
#include "tst_estimate.moc"
