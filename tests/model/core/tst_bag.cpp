// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/state.h"
#include "model/core/bag.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_core_bag {

using namespace pegsheet;
using bronze::Face;
using Dice = Bag<Face>;

class TestBag : public QObject
{
    Q_OBJECT

private slots:
    void countsWhatWasAdded()
    {
        Dice dice;
        QVERIFY(dice.empty());
        dice.add(Face::Food, 2);
        dice.add(Face::Coins);
        QCOMPARE(dice.count(Face::Food), 2);
        QCOMPARE(dice.count(Face::Good), 0);
        QCOMPARE(dice.size(), 3);
        dice.remove(Face::Food);
        QCOMPARE(dice.count(Face::Food), 1);
    }
    void holdsFifteenOfEveryKind()
    {
        Dice dice;
        for (const Face face : kAll<Face>)
            dice.add(face, 15);
        QCOMPARE(dice.size(), 90);
        for (const Face face : kAll<Face>)
            QCOMPARE(dice.count(face), 15);
    }
    void containsMeansEveryKindAsOften()
    {
        Dice three;
        three.add(Face::Skull, 3);
        Dice two;
        two.add(Face::Skull, 2);
        QVERIFY(three.contains(two));
        QVERIFY(!two.contains(three));
        two.add(Face::Good);
        QVERIFY(!three.contains(two));
        QVERIFY((three + two).contains(two));
        QCOMPARE((three + two) - two, three);
    }
    // Every multiset of up to seven dice has one place, and the places are the numbers below variety().
    void placesAndMultisetsMatchOneToOne()
    {
        for (int n = 0; n <= 7; ++n) {
            Dice before;
            for (std::uint32_t index = 0; index < Dice::variety(n); ++index) {
                const Dice dice = Dice::at(n, index);
                QCOMPARE(dice.size(), n);
                QCOMPARE(dice.rank(), index);
                QVERIFY(index == 0 || dice != before);
                before = dice;
            }
        }
    }
    void varietyIsTheNumberOfMultisets()
    {
        const std::array<std::uint32_t, 8> expected{1, 6, 21, 56, 126, 252, 462, 792};
        for (int n = 0; n <= 7; ++n)
            QCOMPARE(Dice::variety(n), expected.at(static_cast<std::size_t>(n)));
    }
    // The order is the one of the lists as they are written: food before good, …, shorter runs later.
    void multisetsAreSortedAsLists()
    {
        Dice first;
        first.add(Face::Food, 2);
        QCOMPARE(Dice::at(2, 0), first);
        Dice second;
        second.add(Face::Food);
        second.add(Face::Good);
        QCOMPARE(Dice::at(2, 1), second);
        Dice last;
        last.add(Face::Coins, 2);
        QCOMPARE(Dice::at(2, 20), last);
    }
    void choosingMoreThanThereAreIsImpossible()
    {
        QCOMPARE(choose(3, 4), 0U);
        QCOMPARE(choose(3, -1), 0U);
        QCOMPARE(choose(12, 5), 792U);
        QCOMPARE(choose(5, 0), 1U);
    }
};

} // namespace tst_core_bag

PEGSHEET_TEST(tst_core_bag, TestBag)
#include "tst_bag.moc"
