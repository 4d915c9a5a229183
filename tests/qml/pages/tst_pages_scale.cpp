// SPDX-License-Identifier: Apache-2.0
// On a screen whose scale is no whole number every edge lies on a pixel.
#include "qml/theme/applicationfont.h"
#include "qml/theme/wholepixels.h"
#include "tests/qml/pages/exchange.h"
#include "tests/qml/pages/scaledscreen.h"
#include "tests/qml/pages/textcheck.h"
#include "tests/registry.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_scale {

using namespace Qt::StringLiterals;
using pegsheet::tests::Table;

class PagesScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void edgesLieOnPixels_data();
    void edgesLieOnPixels();
};

void PagesScale::edgesLieOnPixels_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("phone") << QSize(360, 640);
    QTest::newRow("phone on its side") << QSize(640, 360);
    QTest::newRow("tablet") << QSize(800, 1280);
    QTest::newRow("desktop") << QSize(1920, 1080);
}

void PagesScale::edgesLieOnPixels()
{
    QFETCH(const QSize, size);
    const QTemporaryDir folder;
    Table::Options options;
    options.database = folder.filePath(u"a.db"_s);
    options.size = size;
    Table table(options);
    QCOMPARE(table.window()->effectiveDevicePixelRatio(), 2.0);
    const auto faults = [&] {
        table.settle();
        return pegsheet::tests::edgeFaults(table.window(), table.window()->effectiveDevicePixelRatio());
    };
    QCOMPARE(faults(), QStringList());
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dora"_s}, true));
    QCOMPARE(faults(), QStringList());
    QVERIFY(table.enter({u"coins"_s, u"workers"_s, u"food"_s}));
    QCOMPARE(faults(), QStringList());
    QVERIFY(table.finishTurn());
    QCOMPARE(faults(), QStringList());
    QVERIFY(pegsheet::tests::shownCode(table, true) != QString());
    QCOMPARE(faults(), QStringList());
}

int run(int argc, char **argv)
{
    const pegsheet::tests::ScaledScreen screen(1.5);
    pegsheet::useWholePixels();
    const QGuiApplication application(argc, argv);
    pegsheet::setApplicationFont();
    PagesScale test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_pages_scale

PEGSHEET_TEST_MAIN(tst_pages_scale, run)

#include "tst_pages_scale.moc"
