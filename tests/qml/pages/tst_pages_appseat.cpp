// SPDX-License-Identifier: Apache-2.0
// A seat played by the app: chosen at set-up, and played through by the bar alone; and the odds of dice, which are told where they
// are wanted.
#include "app/bronze/bronzematch.h"
#include "app/bronze/words.h"
#include "app/match/replay.h"
#include "app/settings.h"
#include "model/core/random.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>
#include <functional>

namespace tst_pages_appseat {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::tests::Table;
using pegsheet::tests::Way;

class PagesAppSeat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void oneTurnAgainstTheApp_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Way>("way");
        QTest::addColumn<bool>("realDice");
        for (const QSize size : {QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)})
            QTest::addRow("%dx%d, app's dice", size.width(), size.height()) << size << Way::Mouse << false;
        QTest::addRow("touch, real dice") << QSize(360, 640) << Way::Touch << true;
        QTest::addRow("keys, real dice") << QSize(360, 640) << Way::Keys << true;
        QTest::addRow("screen reader, app's dice") << QSize(360, 640) << Way::ScreenReader << false;
    }
    void oneTurnAgainstTheApp()
    {
        QFETCH(QSize, size);
        QFETCH(Way, way);
        QFETCH(bool, realDice);
        Table table(options(size, way));
        QVERIFY(table.sitDown({u"Ada"_s}));
        QVERIFY(table.click(u"addApp"_s));
        QVERIFY(table.choose(u"strength"_s, 0));
        QVERIFY(table.choose(u"diceSwitch"_s, realDice ? 0 : 1));
        QVERIFY(table.primary(u"setupBar"_s));
        BronzeMatch *match = table.match();
        QVERIFY(match != nullptr);
        QCOMPARE(match->names(), (QStringList{u"Ada"_s, u"App"_s}));
        QCOMPARE(match->assistance().players, (QStringList{QString(), u"easy"_s}));
        playTurn(table);
        QCOMPARE(match->seat(), 1);
        QVERIFY(match->isAppsTurn());
        playTurn(table);
        QCOMPARE(match->seat(), 0);
        QCOMPARE(match->round(), 2);
        QCOMPARE(table.warnings(), QStringList());
    }

    // On a phone, with the table's dice, to the end: who sits there rolls for both.
    void aWholeMatchAgainstTheApp()
    {
        Table table(options({360, 640}, Way::Touch));
        QVERIFY(table.sitDown({u"Ada"_s}));
        QVERIFY(table.click(u"addApp"_s));
        QVERIFY(table.choose(u"strength"_s, 2));
        QVERIFY(table.choose(u"diceSwitch"_s, 0));
        QVERIFY(table.primary(u"setupBar"_s));
        BronzeMatch *match = table.match();
        pegsheet::Random random(7);
        for (int turn = 0; turn < 100 && !match->over(); ++turn)
            playTurn(table, [&] { return static_cast<pegsheet::bronze::Face>(random.below(6)); });
        QVERIFY(match->over());
        QVERIFY(match->scoreTable().value(u"title"_s).toString().contains(u"App"_s));
        QCOMPARE(table.warnings(), QStringList());
    }

    // Where only finished sheets are counted nobody plays; and a name typed over it is the app's all the same.
    void theSeatIsOnlyOfferedWhereItCanBePlayed()
    {
        Table table(options({800, 1280}, Way::Mouse));
        QVERIFY(table.sitDown({u"Ada"_s}, u"newNations"_s));
        QVERIFY(table.find(u"addApp"_s) == nullptr);
        table.key(Qt::Key_Escape);
        QVERIFY(table.sitDown({u"Ada"_s}));
        QVERIFY(table.click(u"addApp"_s));
        QVERIFY(table.click(u"addApp"_s));
        QVERIFY(table.find(u"seat2"_s) != nullptr);
        QVERIFY(table.click(u"scoringOnly"_s));
        QVERIFY(table.find(u"addApp"_s) == nullptr);
        QVERIFY(table.click(u"scoringOnly"_s));
        QVERIFY(table.primary(u"setupBar"_s));
        QCOMPARE(table.match()->names(), (QStringList{u"Ada"_s, u"App"_s, u"App 2"_s}));
        QCOMPARE(table.warnings(), QStringList());
    }

    void oddsAreToldWhereTheyAreWanted()
    {
        Table table(options({360, 640}, Way::Touch));
        QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, false));
        table.match()->tray()->setFaces([] { return pegsheet::bronze::Face::Workers; });
        QVERIFY(table.primary());
        QVERIFY(table.click(u"die0"_s) && table.click(u"die1"_s));
        QVERIFY(table.find(u"odds"_s) == nullptr);
        table.application().settings()->setOdds(true);
        table.settle();
        QVERIFY(table.find(u"odds"_s) != nullptr);
        QVERIFY(table.find(u"reach"_s) != nullptr);
        // Two dice are no drought but one in 36 (EN 3d).
        const QVariantList threats = table.match()->tray()->odds().value(u"threats"_s).toList();
        QCOMPARE(threats.size(), 1);
        QCOMPARE(threats.front().toMap().value(u"length"_s).toDouble(), 1.0 / 36);
        QVERIFY(table.click(u"die0"_s) && table.click(u"die1"_s));
        QVERIFY(table.find(u"odds"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    void aHintIsOneTouchAway_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Way>("way");
        QTest::addRow("touch") << QSize(360, 640) << Way::Touch;
        QTest::addRow("keys") << QSize(1920, 1080) << Way::Keys;
        QTest::addRow("screen reader") << QSize(800, 1280) << Way::ScreenReader;
    }
    void aHintIsOneTouchAway()
    {
        QFETCH(QSize, size);
        QFETCH(Way, way);
        Table table(options(size, way));
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}));
        QVERIFY(table.click(u"hintsSwitch"_s));
        QVERIFY(table.choose(u"diceSwitch"_s, 1));
        QVERIFY(table.primary(u"setupBar"_s));
        table.match()->tray()->setFaces([] { return pegsheet::bronze::Face::Good; });
        QVERIFY(table.find(u"hintStrip"_s) == nullptr);
        QVERIFY(table.primary());
        QVERIFY(table.click(u"hintStrip"_s));
        QVERIFY(table.find(u"hint0"_s) != nullptr && table.find(u"hint2"_s) != nullptr);
        // What comes third lets some die go.
        QVERIFY(table.click(u"hint2"_s));
        QVERIFY(table.find(u"hint0"_s) == nullptr);
        QCOMPARE(table.match()->assistance().hinted.size(), 1);
        // Played back, the move that followed says so.
        const qlonglong match = table.match()->id().value;
        QVERIFY(table.primary() && table.openMenu() && table.click(u"menuStart"_s));
        QVERIFY(table.application().beginReplay(match));
        pegsheet::app::Replay &replay = *table.application().replay();
        replay.setPlace(1);
        QVERIFY(!replay.hinted());
        replay.setPlace(2);
        QVERIFY(replay.hinted());
        QCOMPARE(table.warnings(), QStringList());
        // It is agreed on the next time too.
        QVERIFY(table.application().settings()->hints());
    }

private:
    [[nodiscard]] Table::Options options(QSize size, Way way) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        options.way = way;
        return options;
    }

    // By the bar alone, but for real dice, which fall as `fallen` says.
    static void playTurn(Table &table, const std::function<pegsheet::bronze::Face()> &fallen)
    {
        BronzeMatch *match = table.match();
        const int seat = match->seat();
        for (int press = 0; press < Table::kPatience && match->seat() == seat && !match->over(); ++press) {
            while (match->realDice() && match->stage() == BronzeMatch::Roll && match->tray()->missing() > 0)
                QVERIFY(table.enterDie(pegsheet::app::words::key(fallen())));
            QVERIFY(table.primary());
        }
    }
    static void playTurn(Table &table)
    {
        using pegsheet::bronze::Face;
        playTurn(table, [food = false]() mutable { return (food = !food) ? Face::Workers : Face::Food; });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_appseat

PEGSHEET_WINDOW_TEST(tst_pages_appseat, PagesAppSeat)
#include "tst_pages_appseat.moc"
