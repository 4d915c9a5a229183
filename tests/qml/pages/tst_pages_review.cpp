// SPDX-License-Identifier: Apache-2.0
// Under the score of a finished match stands what it came from, and what mattered is the way to its place in the replay.
#include "app/match/replay.h"
#include "app/settings.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/played.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_review {

using namespace Qt::StringLiterals;
using pegsheet::app::MatchReview;
using pegsheet::tests::Table;
using pegsheet::tests::Way;

namespace {

// Plays the finished match back, until all of its review is known.
bool isReplayed(Table &table)
{
    pegsheet::app::Application &application = table.application();
    if (!QTest::qWaitFor([&] { return table.find(u"scoreTable"_s) != nullptr; }))
        return false;
    table.settle();
    return table.click(u"replayMatch"_s) && QTest::qWaitFor([&] { return application.replay() != nullptr; })
        && QTest::qWaitFor([&] { return application.replay()->review()->isSettled(); }, 60'000);
}

} // namespace

class PagesReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatMatteredLeadsToItsPlace_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("way");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("language");
        QTest::addRow("touch") << QSize(360, 640) << static_cast<int>(Way::Touch) << u"luckiest"_s << u"en"_s;
        QTest::addRow("keys, less motion") << QSize(360, 640) << static_cast<int>(Way::Keys) << u"dearest"_s << u"de"_s;
        QTest::addRow("keys, wide") << QSize(1920, 1080) << static_cast<int>(Way::Keys) << u"turned"_s << u"de"_s;
        QTest::addRow("screen reader") << QSize(800, 1280) << static_cast<int>(Way::ScreenReader) << u"turned"_s << u"de"_s;
    }
    void whatMatteredLeadsToItsPlace()
    {
        QFETCH(QSize, size);
        QFETCH(int, way);
        QFETCH(QString, row);
        QFETCH(QString, language);
        Table::Options wanted = options(size, static_cast<Way>(way));
        wanted.language = language;
        Table table(wanted);
        if (QByteArray(QTest::currentDataTag()).endsWith("less motion"))
            table.application().settings()->setMotion(pegsheet::app::Settings::Reduced);
        const MatchReview *review = table.application().review();
        QVERIFY(review != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(table.find(u"reviewCard"_s) != nullptr, 20'000);
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(table.find(u"sums%1"_s.arg(seat)) != nullptr);
        table.settle();
        // Rolled out to the end the place stays where it is.
        QTRY_VERIFY_WITH_TIMEOUT(review->isSettled(), 60'000);
        const int place = review->property(row.toLatin1()).toMap().value(u"place"_s, -1).toInt();
        QVERIFY(place >= 0);
        QVERIFY(table.click(row));
        QTRY_VERIFY(table.application().replay() != nullptr);
        table.settle();
        QCOMPARE(table.application().replay()->place(), place);
        QVERIFY(table.find(u"replayMove"_s) != nullptr);
        QVERIFY(table.leave());
        QTRY_VERIFY(table.application().replay() == nullptr);
        QVERIFY(table.find(row) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // It is worked on while it is seen only, and with the move before the end there is none.
    void nothingIsDoneWhereNobodyLooks()
    {
        Table table(options({360, 640}, Way::Mouse));
        QTRY_VERIFY_WITH_TIMEOUT(table.find(u"reviewCard"_s) != nullptr, 20'000);
        const MatchReview *review = table.application().review();
        QVERIFY(review->isRunning() || review->isSettled());
        QVERIFY(table.secondary(u"finalBar"_s));
        QVERIFY(table.find(u"reviewCard"_s) == nullptr && !review->isRunning());
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(u"reviewCard"_s) != nullptr);
        QVERIFY(table.undo(u"finalBar"_s));
        QVERIFY(table.application().review() == nullptr && table.find(u"reviewCard"_s) == nullptr);
        table.match()->redo();
        QTRY_VERIFY_WITH_TIMEOUT(table.find(u"reviewCard"_s) != nullptr, 20'000);
        QCOMPARE(table.warnings(), QStringList());
    }

    void withoutReviewsThereIsNoCard()
    {
        Table table(options({360, 640}, Way::Mouse));
        QTRY_VERIFY(table.find(u"scoreTable"_s) != nullptr);
        table.application().settings()->setReviews(false);
        table.settle();
        QVERIFY(table.application().review() == nullptr && table.find(u"reviewCard"_s) == nullptr);
        table.application().settings()->setReviews(true);
        QTRY_VERIFY_WITH_TIMEOUT(table.find(u"reviewCard"_s) != nullptr, 20'000);
        QCOMPARE(table.warnings(), QStringList());
    }

    // In the replay the turn at which it tipped is marked, and one touch away.
    void theTurningPointIsOneTouchAway_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("way");
        QTest::addRow("touch") << QSize(360, 640) << static_cast<int>(Way::Touch);
        QTest::addRow("keys") << QSize(1920, 1080) << static_cast<int>(Way::Keys);
    }
    void theTurningPointIsOneTouchAway()
    {
        QFETCH(QSize, size);
        QFETCH(int, way);
        Table table(options(size, static_cast<Way>(way)));
        QVERIFY(isReplayed(table));
        const MatchReview *review = table.application().replay()->review();
        QVERIFY(review->turningPoint() > 0);
        QTRY_VERIFY(table.find(u"chanceChart"_s) != nullptr);
        QCOMPARE(table.find(u"chanceChart"_s)->property("turning").toReal(), review->turningPoint());
        QVERIFY(table.click(u"turningPoint"_s));
        QCOMPARE(table.application().replay()->place(), review->turned().value(u"place"_s).toInt());
        QCOMPARE(table.application().replay()->marker(), review->turningPoint());
        QVERIFY(table.choose(u"chartSwitch"_s, 1));
        QVERIFY(table.find(u"turningPoint"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // Beside a better move a pencil: the table shows it where it was made, and it is said why; once more, and it goes.
    void aBetterMoveIsShownInPencil_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("way");
        QTest::addRow("touch") << QSize(360, 640) << static_cast<int>(Way::Touch);
        QTest::addRow("keys") << QSize(800, 1280) << static_cast<int>(Way::Keys);
        QTest::addRow("screen reader") << QSize(1920, 1080) << static_cast<int>(Way::ScreenReader);
    }
    void aBetterMoveIsShownInPencil()
    {
        QFETCH(QSize, size);
        QFETCH(int, way);
        Table table(options(size, static_cast<Way>(way)));
        QVERIFY(isReplayed(table));
        pegsheet::app::Replay &replay = *table.application().replay();
        for (int place = 1; place <= replay.moves() && !replay.hasBetter(); ++place)
            replay.setPlace(place);
        QVERIFY(replay.hasBetter());
        // All of it is read without a finger on it.
        table.settle();
        const QQuickItem *words = table.find(u"replayMoveReviewed"_s);
        QVERIFY(words != nullptr);
        const QQuickItem *scroll = words;
        while (scroll != nullptr && !scroll->inherits("QQuickFlickable"))
            scroll = scroll->parentItem();
        QVERIFY(scroll != nullptr && words->mapToItem(scroll, QPointF(0, words->height())).y() <= scroll->height());
        QVERIFY(table.find(u"replayWhy"_s) == nullptr);
        QVERIFY(table.click(u"replayBetter"_s));
        QVERIFY(replay.showsBetter());
        QVERIFY(table.find(u"replayWhy"_s) != nullptr);
        QVERIFY(table.click(u"replayBetter"_s));
        QVERIFY(!replay.showsBetter());
        QVERIFY(table.find(u"replayWhy"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // Pressed under the card, the score sheets become a picture.
    void whatItCameToIsOnAPicture()
    {
        Table table(options({360, 640}, Way::Touch));
        QTRY_VERIFY_WITH_TIMEOUT(table.find(u"reviewCard"_s) != nullptr, 20'000);
        QVERIFY(table.click(u"reviewPicture"_s));
        const QQuickItem *said = table.find(u"refusal"_s);
        QVERIFY(said != nullptr && said->property("text").toString().contains(u".png"_s));
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    Table::Options options(QSize size, Way way)
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        options.way = way;
        options.open = pegsheet::tests::keepPlayedMatch(options.database, {u"Ada"_s, u"Ben"_s, u"Cleo"_s}, 7);
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_review

PEGSHEET_WINDOW_TEST(tst_pages_review, PagesReview)
#include "tst_pages_review.moc"
