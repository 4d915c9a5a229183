// SPDX-License-Identifier: Apache-2.0
// Averages, bests and bars over how often each value came.
#include "app/match/histogram.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_window_spread {

using pegsheet::app::Histogram;

namespace {

QString told(const std::vector<Histogram::Bin> &bins)
{
    QStringList parts;
    for (const Histogram::Bin &bin : bins)
        parts << QStringLiteral("%1..%2:%3").arg(bin.from).arg(bin.to).arg(bin.count);
    return parts.join(QLatin1Char(' '));
}

} // namespace

class SpreadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingHasNoAverage()
    {
        const Histogram spread;
        QCOMPARE(spread.count(), 0);
        QVERIFY(!spread.average() && !spread.greatest() && !spread.least());
        QVERIFY(spread.bins(9).empty());
    }

    void valuesAreCounted()
    {
        Histogram spread;
        spread.add(4, 3);
        spread.add(-2, 1);
        spread.add(4, 1);
        QCOMPARE(spread.count(), 5);
        QCOMPARE(spread.countOf(4), 4);
        QCOMPARE(spread.countOf(5), 0);
        QCOMPARE(spread.sum(), 14);
        QCOMPARE(*spread.average(), 2.8);
        QCOMPARE(*spread.greatest(), 4);
        QCOMPARE(*spread.least(), -2);
    }

    void binsAreRoundAndHoldEverything()
    {
        Histogram spread;
        spread.add(3, 2);
        spread.add(7, 1);
        QCOMPARE(told(spread.bins(5)), QStringLiteral("3..3:2 4..4:0 5..5:0 6..6:0 7..7:1"));
        QCOMPARE(told(spread.bins(4)), QStringLiteral("2..3:2 4..5:0 6..7:1"));
        spread.add(-1, 4);
        spread.add(31, 1);
        QCOMPARE(told(spread.bins(9)), QStringLiteral("-5..-1:4 0..4:2 5..9:1 10..14:0 15..19:0 20..24:0 25..29:0 30..34:1"));
        QCOMPARE(told(spread.bins(5)), QStringLiteral("-10..-1:4 0..9:3 10..19:0 20..29:0 30..39:1"));
        spread.add(400, 1);
        QCOMPARE(told(spread.bins(9)), QStringLiteral("-100..-1:4 0..99:4 100..199:0 200..299:0 300..399:0 400..499:1"));
    }
};

} // namespace tst_window_spread

PEGSHEET_TEST(tst_window_spread, SpreadTest)
#include "tst_window_spread.moc"
