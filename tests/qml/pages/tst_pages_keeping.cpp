// SPDX-License-Identifier: Apache-2.0
// What the window shows is on the disk; where the disk is full, it shows what it showed before.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"
#include "tests/storage/faultyvfs.h"

#include <QTemporaryDir>
#include <QTest>
#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace pegsheet;
using tests::Table;
namespace faults = storage::test::faults;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dov"_s};

QImage pictureOf(Table &table)
{
    table.settle();
    return table.window()->grabWindow();
}

} // namespace

class PagesKeeping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setApplicationFont();
        faults::install();
    }
    void aFullDiskLeavesThePicture_data();
    void aFullDiskLeavesThePicture();
    void everyFrameShowsWhatIsKept();

private:
    static Table::Options options(const QTemporaryDir &folder, QSize size)
    {
        Table::Options options;
        options.database = folder.filePath(u"matches.db"_s);
        options.size = size;
        return options;
    }
};

void PagesKeeping::aFullDiskLeavesThePicture_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("phone") << QSize(360, 640);
    QTest::newRow("phone on its side") << QSize(640, 360);
    QTest::newRow("desktop") << QSize(1920, 1080);
}

void PagesKeeping::aFullDiskLeavesThePicture()
{
    QFETCH(const QSize, size);
    const QTemporaryDir folder;
    Table table(options(folder, size));
    QVERIFY(table.begin(kNames, true));
    const auto failsAndThenWorks = [&] {
        const QImage before = pictureOf(table);
        const QString position = table.match()->position();
        QVERIFY(!before.isNull());
        faults::arm(1, SQLITE_FULL);
        table.match()->primary();
        QVERIFY(faults::disarm());
        QVERIFY(pictureOf(table) != before); // a sentence says why
        table.key(Qt::Key_Escape);
        QCOMPARE(table.match()->position(), position);
        QVERIFY(pictureOf(table) == before);
        QVERIFY(table.primary());
        QVERIFY(table.match()->position() != position);
    };
    // A disaster, whose card would take the place of the dice.
    for (const char *face : {"skull", "skull", "workers"})
        table.match()->tray()->enter(QString::fromLatin1(face));
    failsAndThenWorks();
    table.match()->dismissNews();
    // The last workers of a turn.
    table.match()->setWorkers(u"city4"_s, 3);
    failsAndThenWorks();
    QCOMPARE(table.warnings(), QStringList());
}

void PagesKeeping::everyFrameShowsWhatIsKept()
{
    const QTemporaryDir folder;
    Table table(options(folder, {1920, 1080}));
    QVERIFY(table.begin(kNames, true));
    storage::Library other(std::filesystem::path(folder.filePath(u"matches.db"_s).toStdU16String()));
    int frames = 0;
    QStringList ahead;
    connect(table.window(), &QQuickWindow::afterAnimating, this, [&] {
        const Match &shown = table.match()->session().match();
        const storage::StoredMatch kept = other.load(table.match()->id());
        ++frames;
        if (kept.head != shown.head() || kept.tip != shown.tip())
            ahead.append(table.match()->position());
    });
    for (int turn = 0; turn < 4; ++turn) {
        QVERIFY(table.enter({u"workers"_s, u"coins"_s, u"good"_s}));
        QVERIFY(table.finishTurn());
    }
    QVERIFY(frames > 12);
    QCOMPARE(ahead, QStringList());
}

QTEST_MAIN(PagesKeeping)
#include "tst_pages_keeping.moc"
