// SPDX-License-Identifier: Apache-2.0
// What dice are worth while they can still be rolled (EN 1, FR table 3), against counting every outcome.
#include "model/bronze/player/rolltree.h"
#include "model/core/random.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

#include <map>
#include <memory>

namespace tst_bronze_rolltree {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// Counts every outcome of every die, one after the other, and tries everything that may be kept.
class Counting
{
public:
    Counting(int dice, bool leadership, bool locksSkulls) : m_dice(dice), m_leadership(leadership), m_locksSkulls(locksSkulls) {}

    std::map<std::uint32_t, double> final; ///< by packed dice

    double lying(Dice dice, int rolls)
    {
        const auto key = std::pair(dice.packed(), rolls);
        if (const auto known = m_lying.find(key); known != m_lying.end())
            return known->second;
        double best = stopping(dice);
        if (rolls > 0)
            for (int number = 0; number < DiceSets::first(m_dice); ++number) {
                const Dice kept = diceSets()[number].dice;
                const bool keepsSkulls = !m_locksSkulls || kept.count(Face::Skull) == dice.count(Face::Skull);
                if (dice.contains(kept) && keepsSkulls)
                    best = std::max(best, this->kept(kept, rolls - 1));
            }
        return m_lying[key] = best;
    }

    double kept(Dice dice, int rolls)
    {
        if (dice.size() == m_dice)
            return lying(dice, rolls);
        const auto key = std::pair(dice.packed(), rolls);
        if (const auto known = m_kept.find(key); known != m_kept.end())
            return known->second;
        int outcomes = 1;
        for (int die = dice.size(); die < m_dice; ++die)
            outcomes *= 6;
        double sum = 0;
        for (int outcome = 0; outcome < outcomes; ++outcome) {
            Dice rolled = dice;
            for (int die = dice.size(), rest = outcome; die < m_dice; ++die, rest /= 6)
                rolled.add(static_cast<Face>(rest % 6));
            sum += lying(rolled, rolls);
        }
        return m_kept[key] = sum / outcomes;
    }

private:
    double stopping(Dice dice)
    {
        double best = final[dice.packed()];
        for (const Face from : kAll<Face>) {
            if (!m_leadership || dice.count(from) == 0)
                continue;
            double sum = 0;
            for (const Face to : kAll<Face>) {
                Dice turned = dice;
                turned.remove(from);
                turned.add(to);
                sum += final[turned.packed()];
            }
            best = std::max(best, sum / 6);
        }
        return best;
    }

    int m_dice;
    bool m_leadership;
    bool m_locksSkulls;
    std::map<std::pair<std::uint32_t, int>, double> m_lying;
    std::map<std::pair<std::uint32_t, int>, double> m_kept;
};

} // namespace

class TestRollTree : public QObject
{
    Q_OBJECT

private slots:
    void everySetHasItsNumber()
    {
        for (int number = 0; number < DiceSets::kSets; ++number)
            QCOMPARE(DiceSets::numberOf(diceSets()[number].dice), number);
        const auto &row = diceSets()[DiceSets::numberOf(dice("food skull"))];
        QCOMPARE(row.more[static_cast<std::size_t>(Face::Coins)], std::int16_t(DiceSets::numberOf(dice("food skull coins"))));
        QCOMPARE(row.fewer[static_cast<std::size_t>(Face::Food)], std::int16_t(DiceSets::numberOf(dice("skull"))));
        QCOMPARE(row.fewer[static_cast<std::size_t>(Face::Good)], std::int16_t(DiceSets::kSets));
    }

    void everythingIsWorthWhatCountingSays_data()
    {
        QTest::addColumn<int>("dice");
        QTest::addColumn<bool>("leadership");
        QTest::addColumn<bool>("locksSkulls");
        for (const int dice : {3, 4})
            for (const bool leadership : {false, true})
                for (const bool locks : {true, false})
                    QTest::addRow("%d dice%s%s", dice, leadership ? ", Leadership" : "", locks ? "" : ", skulls are rolled again")
                        << dice << leadership << locks;
    }
    void everythingIsWorthWhatCountingSays()
    {
        QFETCH(int, dice);
        QFETCH(bool, leadership);
        QFETCH(bool, locksSkulls);
        const auto tree = std::make_unique<RollTree>();
        Counting counting(dice, leadership, locksSkulls);
        Random random(static_cast<std::uint64_t>(dice));
        for (int number = DiceSets::first(dice); number < DiceSets::first(dice + 1); ++number) {
            tree->final(number) = static_cast<float>(random.below(2000)) / 100 - 10;
            counting.final[diceSets()[number].dice.packed()] = static_cast<double>(tree->final(number));
        }
        tree->work(dice, kRolls, leadership, locksSkulls);

        constexpr double kNear = 1e-4;
        for (int rolls = 0; rolls < kRolls; ++rolls) {
            for (int number = 0; number < DiceSets::first(dice + 1); ++number) {
                const Dice set = diceSets()[number].dice;
                const bool whole = set.size() == dice;
                const double counted = whole ? counting.lying(set, rolls) : counting.kept(set, rolls);
                const auto worked = static_cast<double>(whole ? tree->lying(number, rolls) : tree->kept(number, rolls));
                QVERIFY2(std::abs(worked - counted) < kNear, qPrintable(QStringLiteral("%1 rolls, set %2").arg(rolls).arg(number)));
                if (!whole || rolls == 0)
                    continue;
                const int keep = tree->bestKeep(number, rolls);
                const Dice kept = diceSets()[keep].dice;
                QVERIFY(set.contains(kept) && (!locksSkulls || kept.count(Face::Skull) == set.count(Face::Skull)));
                const double worth = keep == number ? counting.lying(set, 0) : counting.kept(kept, rolls - 1);
                QVERIFY(std::abs(worth - counted) < kNear);
            }
        }
    }

    // FR table 3: one die, a skull too, and only where it is worth it.
    void leadershipTurnsTheWorstDie()
    {
        const auto tree = std::make_unique<RollTree>();
        for (int number = DiceSets::first(3); number < DiceSets::first(4); ++number)
            tree->final(number) = -static_cast<float>(diceSets()[number].dice.count(Face::Skull));
        tree->work(3, 2, true, true);
        const auto skulls = tree->bestOnceMore(DiceSets::numberOf(dice("food skull skull")));
        QVERIFY(skulls && *skulls == Face::Skull);
        QVERIFY(!tree->bestOnceMore(DiceSets::numberOf(dice("food food coins"))));
        tree->work(3, 2, false, true);
        QVERIFY(!tree->bestOnceMore(DiceSets::numberOf(dice("food skull skull"))));
    }
};

} // namespace tst_bronze_rolltree

PEGSHEET_TEST(tst_bronze_rolltree, TestRollTree)
#include "tst_rolltree.moc"
