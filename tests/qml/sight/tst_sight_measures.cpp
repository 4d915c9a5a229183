// SPDX-License-Identifier: Apache-2.0
// The measures themselves, against published values.
#include "tests/qml/sight/measures.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_sight_measures {

using namespace pegsheet::tests;

class MeasuresTest : public QObject
{
    Q_OBJECT

private slots:
    void blackOnWhiteIsTwentyOne()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(qAbs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
    }

    // G. Sharma, W. Wu, E. N. Dalal: The CIEDE2000 Color-Difference Formula, 2005, table 1: pairs on both sides of every
    // step of the formula.
    void differencesAreThePublishedOnes_data()
    {
        QTest::addColumn<QList<double>>("pair");
        QTest::addColumn<double>("expected");
        QTest::newRow("1") << QList<double>{50, 2.6772, -79.7751, 50, 0, -82.7485} << 2.0425;
        QTest::newRow("3") << QList<double>{50, 2.8361, -74.0200, 50, 0, -82.7485} << 3.4412;
        QTest::newRow("7") << QList<double>{50, 0, 0, 50, -1, 2} << 2.3669;
        QTest::newRow("9") << QList<double>{50, 2.4900, -0.0010, 50, -2.4900, 0.0009} << 7.1792;
        QTest::newRow("17") << QList<double>{50, 2.5, 0, 73, 25, -18} << 27.1492;
        QTest::newRow("25") << QList<double>{60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387} << 1.2644;
        QTest::newRow("34") << QList<double>{2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514} << 0.9082;
    }

    void differencesAreThePublishedOnes()
    {
        QFETCH(QList<double>, pair);
        QFETCH(double, expected);
        const Lab one{pair.at(0), pair.at(1), pair.at(2)};
        const Lab other{pair.at(3), pair.at(4), pair.at(5)};
        QVERIFY2(qAbs(difference(one, other) - expected) < 1e-4, qPrintable(QString::number(difference(one, other), 'f', 5)));
        QVERIFY(qAbs(difference(other, one) - expected) < 1e-4);
    }

    void whiteIsWhite()
    {
        const Lab white = labOf(Qt::white);
        QVERIFY(qAbs(white.l - 100) < 0.01);
        QVERIFY(std::abs(white.a) < 0.02 && std::abs(white.b) < 0.02);
    }

    void greysLookTheSameToEveryEye()
    {
        for (const Sight sight : kSights)
            for (const int grey : {0, 64, 128, 255})
                QVERIFY(difference(labOf(seenBy(sight, QColor(grey, grey, grey))), labOf(QColor(grey, grey, grey))) < 0.5);
    }

    // Red and green of one lightness are one colour to those who lack a cone for them, and two to the others.
    void whatIsConfusedIsConfused()
    {
        const QColor red(0xB0, 0x60, 0x40);
        const QColor green(0x70, 0x78, 0x40);
        const auto seen = [&](Sight sight) { return difference(labOf(seenBy(sight, red)), labOf(seenBy(sight, green))); };
        QVERIFY(seen(Sight::Full) > 30);
        QVERIFY(seen(Sight::Deutan) < 10);
        QVERIFY(seen(Sight::Tritan) > 20);
    }
};

} // namespace tst_sight_measures

PEGSHEET_TEST(tst_sight_measures, MeasuresTest)
#include "tst_sight_measures.moc"
