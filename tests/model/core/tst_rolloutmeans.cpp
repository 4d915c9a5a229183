// SPDX-License-Identifier: Apache-2.0
#include "model/core/rolloutmeans.h"
#include "tests/registry.h"

#include <QTest>

#include <cmath>

namespace tst_core_rolloutmeans {

using pegsheet::Random;
using pegsheet::RolloutMeans;

class TestRolloutMeans : public QObject
{
    Q_OBJECT

private slots:
    void meansAndTheWidestErrorOfThem()
    {
        RolloutMeans means(2, 1);
        for (int i = 0; i < 8; ++i)
            means.add({i % 2 == 0 ? 0.25 : 0.75, 1.0});
        QCOMPARE(means.found().count, 8);
        QCOMPARE(means.means(), (std::vector<double>{0.5, 1.0}));
        QCOMPARE(means.margin(), std::sqrt(8 * 0.0625 / (8 * 7)));
    }

    // A few that happen to agree would say that all is known.
    void fewSayNothing()
    {
        RolloutMeans means(1, 1);
        for (int i = 0; i < 7; ++i)
            means.add({0.5});
        QVERIFY(means.margin() > 1);
        means.add({0.5});
        QCOMPARE(means.margin(), 0.0);
    }

    void whatIsLargeDoesNotHideWhatIsSmall()
    {
        RolloutMeans means(1, 1);
        for (int i = 0; i < 1000; ++i)
            means.add({1e9 + (i % 2 == 0 ? 0.5 : -0.5)});
        QVERIFY(std::abs(means.margin() - 0.5 / std::sqrt(999.0)) < 1e-6);
    }

    void theSameSeedTheSameRandomNumbers()
    {
        RolloutMeans one(1, 7);
        RolloutMeans other(1, 7);
        QCOMPARE(one.random().next(), other.random().next());
    }
};

} // namespace tst_core_rolloutmeans

PEGSHEET_TEST(tst_core_rolloutmeans, TestRolloutMeans)
#include "tst_rolloutmeans.moc"
