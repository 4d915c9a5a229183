// SPDX-License-Identifier: Apache-2.0
#include "model/core/matchof.h"
#include "model/core/notation.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

#include <map>

namespace tst_bronze_randomplayer {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

constexpr int kTimes = 60000;

// How often the random player, asked again and again in the same state, makes moves that `name` calls alike.
template <typename Name>
std::map<std::string, int> frequencies(const State &state, Name name)
{
    Random random(1);
    std::map<std::string, int> counts;
    for (int time = 0; time < kTimes; ++time) {
        State copy = state;
        ++counts[name(playRandomly(copy, random))];
    }
    return counts;
}

std::string typeOf(const Move &move)
{
    return std::visit([](const auto &made) { return std::string(made.kType); }, move);
}

std::string lineOf(const Move &move)
{
    return notation(MatchOf<Bronze>::moveValue(move));
}

// Within five standard deviations of its share.
bool isShare(int count, double share, int times = kTimes)
{
    const double off = count - times * share;
    return off * off < 25 * times * share * (1 - share);
}

} // namespace

// Protocol, "The random player of simulate": first a kind, all equally likely, then a move of that kind, all
// equally likely; dice by their true odds.
class TestRandomPlayer : public QObject
{
    Q_OBJECT

private slots:
    void diceFallByTheirTrueOdds()
    {
        const auto counts = frequencies(Table().state, lineOf);
        QCOMPARE(counts.size(), std::size_t{56});
        QVERIFY(isShare(counts.at("roll faces=food,food,food"), 1 / 216.0));
        QVERIFY(isShare(counts.at("roll faces=food,food,coins"), 3 / 216.0));
        QVERIFY(isShare(counts.at("roll faces=food,skull,coins"), 6 / 216.0));
    }
    void kindsAreEquallyLikely()
    {
        Table table;
        table.owns({Development::Leadership});
        table.make(Roll{dice("food good coins")});
        const auto counts = frequencies(table.state, typeOf);
        QCOMPARE(counts.size(), std::size_t{3});
        for (const auto &[type, count] : counts)
            QVERIFY2(isShare(count, 1 / 3.0), type.c_str());
    }
    void movesOfAKindAreEquallyLikely()
    {
        Table table;
        table.state.step = Step::Building;
        table.setPegs({3, 0, 0, 0, 0});
        table.state.workers = 2;
        const ListedMoves listed(table.state);
        const double kinds = 2; // build and end the turn
        const auto counts = frequencies(table.state, lineOf);
        QCOMPARE(counts.size(), std::size_t{listed.size()});
        const double builds = listed.count(Kind::Build);
        for (const auto &[line, count] : counts)
            QVERIFY2(isShare(count, line == "endTurn" ? 1 / kinds : 1 / kinds / builds), line.c_str());
    }
    // Of a re-roll the kept dice are the decision: each choice of them is as likely; what comes up is chance.
    void whatIsKeptIsDecidedAndWhatIsRolledIsChance()
    {
        Table table;
        table.make(Roll{dice("food food coins")});
        int rerolls = 0;
        const auto counts = frequencies(table.state, [&](const Move &move) {
            const Reroll *reroll = std::get_if<Reroll>(&move);
            rerolls += reroll != nullptr ? 1 : 0;
            return reroll == nullptr ? std::string() : std::to_string(reroll->kept.packed());
        });
        QCOMPARE(counts.size(), std::size_t{1 + 5}); // keep, and nothing, food, two food, coins, food and coins kept
        for (const auto &[kept, count] : counts)
            QVERIFY(kept.empty() || isShare(count, 1 / 5.0, rerolls));
        const auto rolled = frequencies(table.state, [&](const Move &move) {
            const Reroll *reroll = std::get_if<Reroll>(&move);
            return reroll == nullptr || reroll->kept.size() != 2 ? std::string() : lineOf(Move(Reroll{{}, reroll->rolled}));
        });
        int single = 0;
        for (const auto &[line, count] : rolled)
            single += line.empty() ? 0 : count;
        for (const auto &[line, count] : rolled)
            QVERIFY2(line.empty() || isShare(count, 1 / 6.0, single), line.c_str());
    }
    void leadershipTurnsAnyDieToAnyFace()
    {
        Table table;
        table.owns({Development::Leadership});
        table.state.step = Step::Rolling;
        table.state.rollsLeft = 0;
        table.state.dice = dice("skull food food");
        const auto counts = frequencies(table.state, lineOf);
        QCOMPARE(counts.size(), std::size_t{1 + 12});
        for (const auto &[line, count] : counts)
            QVERIFY2(isShare(count, line == "keep" ? 0.5 : 0.5 / 12), line.c_str());
    }
    void noCorrectionsAreMade()
    {
        Random random(2);
        for (int match = 0; match < 50; ++match) {
            State state = Table(4).state;
            while (!Bronze::over(state))
                QVERIFY(!std::holds_alternative<Correct>(playRandomly(state, random)));
        }
    }
};

} // namespace tst_bronze_randomplayer

PEGSHEET_TEST(tst_bronze_randomplayer, TestRandomPlayer)
#include "tst_randomplayer.moc"
