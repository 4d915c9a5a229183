// SPDX-License-Identifier: Apache-2.0
// A match is played back in the window: the card, wide windows, kept matches and finished sheets. What every game does is in
// tst_pages_games_replay and tst_pages_games_history.
#include "app/match/replay.h"
#include "app/settings.h"
#include "qml/theme/applicationfont.h"
#include "tests/app/bronze/touches.h"
#include "tests/qml/pages/played.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_replay {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::app::Replay;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s};

} // namespace

class PagesReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // The card says what the match says of that place.
    void theCardTellsTheMove()
    {
        Table table(options());
        openedReplay(table);
        Replay *replay = table.application().replay();
        for (const int place : {0, 1, replay->moves() / 2, replay->moves()}) {
            replay->setPlace(place);
            table.settle();
            QCOMPARE(textOf(table, u"replaySentence"_s), replay->sentence());
            QCOMPARE(textOf(table, u"replayMove"_s), u"move %1 of %2"_s.arg(place).arg(replay->moves()));
        }
    }

    // The chances stand under the peg, the scores one touch away; where reviews are not wanted, the scores alone.
    void theChancesStandUnderThePeg()
    {
        Table table(options());
        openedReplay(table);
        QTRY_VERIFY_WITH_TIMEOUT(table.find(u"chanceChart"_s) != nullptr, 20'000);
        QVERIFY(table.find(u"scoreChart"_s) == nullptr);
        Replay *replay = table.application().replay();
        replay->setPlace(replay->moves() / 2);
        table.settle();
        QVERIFY(!replay->turnReviewed().isEmpty());
        QTRY_COMPARE(textOf(table, u"replayReviewed"_s), replay->turnReviewed());
        QVERIFY(table.choose(u"chartSwitch"_s, 1));
        QVERIFY(table.find(u"scoreChart"_s) != nullptr && table.find(u"chanceChart"_s) == nullptr);
        QVERIFY(!replay->review()->isRunning());
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.application().replay() == nullptr);
        table.application().settings()->setReviews(false);
        openedReplay(table);
        QVERIFY(table.find(u"scoreChart"_s) != nullptr && table.find(u"chartSwitch"_s) == nullptr);
        QVERIFY(table.application().replay()->turnReviewed().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }

    void wideWindowsShowEverySheet_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 1280), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void wideWindowsShowEverySheet()
    {
        QFETCH(QSize, size);
        Table table(options(size));
        openedReplay(table);
        for (const QString &sheet : {u"side0"_s, u"side1"_s, u"side2"_s})
            QVERIFY2(table.find(sheet) != nullptr, qPrintable(sheet));
        QVERIFY(table.find(u"chart"_s) != nullptr);
    }

    // Whatever is touched on a sheet of the past, it says that nothing changes, and nothing does.
    void nothingOfThePastCanBeTouched()
    {
        Table table(options({1920, 1080}));
        const int made = openedReplay(table);
        const auto hash = table.match()->session().match().stateHash();
        QVERIFY(table.click(u"city7@1"_s));
        QVERIFY(table.find(u"refusal"_s) != nullptr);
        QCOMPARE(table.match()->session().match().stateHash(), hash);
        QCOMPARE(table.application().replay()->place(), made);
        table.key(Qt::Key_Escape);
        QVERIFY(table.find(u"refusal"_s) == nullptr && table.find(u"chart"_s) != nullptr);
    }

    // A match that is kept is played back from the start page; there is a code for the one that is open only.
    void aKeptMatchIsPlayedBack()
    {
        Table::Options first = options();
        const qlonglong id = first.open;
        first.open = 0;
        Table table(first);
        QVERIFY(table.application().beginReplay(id, 7));
        QQuickItem *pages = table.find(u"startLoader"_s)->parentItem();
        QVERIFY(QMetaObject::invokeMethod(pages, "open", Q_ARG(QString, u"replay"_s)));
        table.settle();
        QCOMPARE(textOf(table, u"replayMove"_s), u"move 7 of 166"_s);
        QVERIFY(table.find(u"replayCode"_s) == nullptr);
        QVERIFY(table.click(u"playOn"_s) && table.click(table.answer(u"question"_s)));
        QTRY_VERIFY(table.match() != nullptr);
        QCOMPARE(table.match()->moveList()->made(), 7);
        QTRY_VERIFY(table.application().replay() == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // Where only finished sheets are counted it goes from sheet to sheet.
    void finishedSheetsArePlayedBack_data() { wideWindowsShowEverySheet_data(); }
    void finishedSheetsArePlayedBack()
    {
        QFETCH(QSize, size);
        Table::Options first = options(size);
        first.open = 0;
        Table table(first);
        QVERIFY(table.beginSheets(kNames));
        for (const QString &development : {u"empire"_s, u"leadership"_s}) {
            touchDevelopment(*table.match(), development);
            QVERIFY(table.primary());
        }
        QVERIFY(table.openMenu() && table.click(u"menuReplay"_s));
        const Replay *replay = table.application().replay();
        QCOMPARE(replay->moves(), 2);
        QVERIFY(table.find(u"stepSwitch"_s) == nullptr);
        QVERIFY(table.click(u"stepBack"_s));
        QCOMPARE(textOf(table, u"replayTitle"_s), u"Ada"_s);
        QCOMPARE(static_cast<BronzeMatch *>(replay->table())->sheets().at(1).score, 0);
        QCOMPARE(table.warnings(), QStringList());
    }

    // What a finger that goes along the rail costs, drawn; told, not judged: machines differ.
    void everyStepOfADragIsQuick_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(360, 640), QSize(1920, 1080)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void everyStepOfADragIsQuick()
    {
        QFETCH(QSize, size);
        Table table(options(size));
        openedReplay(table);
        Replay *replay = table.application().replay();
        replay->setPlace(0);
        table.settle();
        qint64 longest = 0;
        qint64 sum = 0;
        qint64 drawn = 0;
        for (int place = 1; place <= replay->moves(); ++place) {
            QElapsedTimer clock;
            clock.start();
            replay->setPlace(place);
            const qint64 step = clock.nsecsElapsed();
            (void)table.window()->grabWindow();
            drawn += clock.nsecsElapsed() - step;
            longest = qMax(longest, step);
            sum += step;
        }
        qInfo("%d moves: a step %.2f ms, %.2f at most; drawn in %.2f", replay->moves(),
              static_cast<double>(sum) / 1e6 / replay->moves(), static_cast<double>(longest) / 1e6,
              static_cast<double>(drawn) / 1e6 / replay->moves());
    }

private:
    Table::Options options(QSize size = {360, 640})
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        options.open = pegsheet::tests::keepPlayedMatch(options.database, kNames, 7);
        return options;
    }

    // By way of the final score; how many moves the match has.
    static int openedReplay(Table &table)
    {
        table.settle();
        return table.openMenu() && table.click(u"menuReplay"_s) ? table.match()->moveList()->made() : -1;
    }

    static QString textOf(Table &table, const QString &name)
    {
        const QQuickItem *item = table.find(name);
        return item == nullptr ? QString() : item->property("text").toString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_replay

PEGSHEET_WINDOW_TEST(tst_pages_replay, PagesReplay)
#include "tst_pages_replay.moc"
