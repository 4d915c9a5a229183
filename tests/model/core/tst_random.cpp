// SPDX-License-Identifier: Apache-2.0
#include "model/core/random.h"
#include "tests/registry.h"

#include <QTest>

#include <array>

namespace tst_core_random {

using namespace pegsheet;

class TestRandom : public QObject
{
    Q_OBJECT

private slots:
    // xoshiro256** whose four words are the first four of splitmix64, as its authors recommend.
    void matchesThePublishedGenerator_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QVector<quint64>>("words");
        QTest::newRow("seed 0") << quint64{0}
                                << QVector<quint64>{0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c};
        QTest::newRow("seed 1234567") << quint64{
            1234567} << QVector<quint64>{0x30a3a1c363600467, 0x19405f0f579929ca, 0x115beaac046ddbd9, 0xeb17caf48f27d7f6};
        QTest::newRow("all bits") << ~quint64{
            0} << QVector<quint64>{0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f};
    }
    void matchesThePublishedGenerator()
    {
        QFETCH(quint64, seed);
        QFETCH(QVector<quint64>, words);
        Random random(seed);
        for (const quint64 word : words)
            QCOMPARE(quint64{random.next()}, word);
    }
    void oneIsTheOnlyNumberBelowOne()
    {
        Random random(3);
        for (int i = 0; i < 100; ++i)
            QCOMPARE(random.below(1), 0U);
    }
    void staysBelowTheBound()
    {
        Random random(4);
        for (const std::uint32_t bound : {2U, 3U, 6U, 1000U, 279936U, 0x80000001U, 0xFFFFFFFFU})
            for (int i = 0; i < 1000; ++i)
                QVERIFY(random.below(bound) < bound);
    }
    // Chi-square with five degrees of freedom stays below 20.5 in 999 of 1000 fair dice; the seed is fixed.
    void dieFacesAreEquallyLikely()
    {
        constexpr int kThrows = 600000;
        std::array<int, 6> counts{};
        Random random(5);
        for (int i = 0; i < kThrows; ++i)
            ++counts.at(random.below(6));
        double chi = 0;
        for (const int count : counts) {
            const double off = count - kThrows / 6.0;
            chi += off * off / (kThrows / 6.0);
        }
        QVERIFY2(chi < 20.5, QByteArray::number(chi).constData());
    }
    // With a bound of three quarters of 2^32 and no rejection, every third number would come twice as often.
    void largeBoundsAreNotSkewed()
    {
        constexpr std::uint32_t kBound = 0xC0000000U;
        constexpr int kThrows = 300000;
        std::array<int, 3> byRemainder{};
        Random random(6);
        for (int i = 0; i < kThrows; ++i)
            ++byRemainder.at(random.below(kBound) % 3);
        for (const int count : byRemainder)
            QVERIFY2(count > 99000 && count < 101000, QByteArray::number(count).constData());
    }
    void equalSeedsGiveEqualThrows()
    {
        Random one(7);
        Random two(7);
        Random other(8);
        int differ = 0;
        for (int i = 0; i < 100; ++i) {
            const std::uint32_t thrown = one.below(1000);
            QCOMPARE(two.below(1000), thrown);
            differ += other.below(1000) != thrown ? 1 : 0;
        }
        QVERIFY(differ > 90);
    }
};

} // namespace tst_core_random

PEGSHEET_TEST(tst_core_random, TestRandom)
#include "tst_random.moc"
