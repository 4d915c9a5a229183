// SPDX-License-Identifier: Apache-2.0
// What is begun and not done comes back after a kill. A kill is another program on the same file: the first one is
// still there and has not been asked to close anything.
#include "app/application.h"
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <algorithm>

namespace tst_bronze_drafts {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

// A program that was killed, and the one started after it.
class Program
{
public:
    Program() { start(); }

    Application &app() { return *m_running.back(); }
    BronzeMatch &match() { return *openMatch(app()); }
    bool begin(bool realDice, const QStringList &names = {u"Ada"_s, u"Ben"_s}) { return app().begin(names, realDice); }
    void killAndResume()
    {
        // The touch was handled and the next one is waited for.
        QCoreApplication::processEvents();
        start();
        app().resume();
    }
    [[nodiscard]] QString file() const { return m_folder.filePath(u"matches.db"_s); }

private:
    void start() { m_running.push_back(std::make_unique<Application>(file())); }

    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<Application>> m_running;
};

QStringList faces(BronzeMatch &match)
{
    QStringList list;
    for (int place = 0; place < match.tray()->count(); ++place)
        list.append(die(match, place)->face());
    return list;
}

} // namespace

class BronzeDraftsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void facesEnteredComeBackInTheirPlaces()
    {
        Program program;
        QVERIFY(program.begin(true));
        for (const char *face : {"food", "choice", "coins"})
            enterFace(program.match(), QString::fromLatin1(face));
        touchDie(program.match(), 0);
        halveDie(program.match(), 1, false);
        program.killAndResume();
        QCOMPARE(faces(program.match()), QStringList({u""_s, u"choice"_s, u"coins"_s}));
        QVERIFY(!die(program.match(), 1)->asFood());
        QCOMPARE(program.match().tray()->missing(), 1);
    }

    void diceLetGoComeBack()
    {
        Program program;
        QVERIFY(program.begin(false));
        do {
            if (program.match().tray()->rolled())
                program.match().undo();
            program.match().primary();
        } while (die(program.match(), 2)->locked());
        touchDie(program.match(), 2);
        const QStringList lay = faces(program.match());
        program.killAndResume();
        QCOMPARE(faces(program.match()), lay);
        QVERIFY(die(program.match(), 2)->rollsAgain());
        QCOMPARE(program.match().tray()->toRoll(), 1);
    }

    void aRollAgainBeingEnteredComesBack()
    {
        Program program;
        QVERIFY(program.begin(true));
        program.match().tray()->setEveryRoll(true);
        for (const char *face : {"food", "good", "coins"})
            enterFace(program.match(), QString::fromLatin1(face));
        program.match().secondary();
        QVERIFY(program.match().tray()->rolled());
        touchDie(program.match(), 0);
        touchDie(program.match(), 1);
        enterFace(program.match(), u"workers"_s);
        program.killAndResume();
        QVERIFY(program.match().tray()->everyRoll());
        QCOMPARE(faces(program.match()), QStringList({u"workers"_s, u""_s, u"coins"_s}));
        QCOMPARE(program.match().bar().primary, u"1 die to go"_s);
    }

    void pencilledWorkersComeBack()
    {
        Program program;
        QVERIFY(program.begin(true));
        collect(program.match(), {"workers", "workers", "food"});
        touchBuilding(program.match(), u"obelisk"_s);
        setWorkers(program.match(), u"obelisk"_s, 4);
        touchBuilding(program.match(), u"city4"_s);
        program.killAndResume();
        QCOMPARE(building(program.match(), 0, "obelisk").pencilled, 4);
        QCOMPARE(building(program.match(), 0, "city4").pencilled, 2);
        QCOMPARE(program.match().workersLeft(), 0);
        QCOMPARE(program.match().undoText(), u"Undo: 4th city"_s);
        program.match().undo();
        program.killAndResume();
        QCOMPARE(building(program.match(), 0, "city4").pencilled, 0);
        QCOMPARE(program.match().redoText(), u"Redo: 4th city"_s);
        program.match().redo();
        program.match().primary();
        QCOMPARE(building(program.match(), 0, "obelisk").ticked, 4);
    }

    void aPurchaseWithItsRowsComesBack()
    {
        Program program;
        QVERIFY(program.begin(true));
        QVERIFY(correct(program.match(), 0, "goods", QVariantMap{{u"wood"_s, 4}, {u"stone"_s, 3}}));
        collect(program.match(), {"coins", "food", "food"});
        touchDevelopment(program.match(), u"irrigation"_s);
        QVERIFY(program.match().purchase().active);
        touchRow(program.match(), u"wood"_s);
        touchRow(program.match(), u"stone"_s);
        const int paid = program.match().purchase().paid;
        program.killAndResume();
        QCOMPARE(program.match().stage(), BronzeMatch::Buy);
        QCOMPARE(program.match().purchase().key, u"irrigation"_s);
        QCOMPARE(program.match().purchase().paid, paid);
    }

    void goodsToGiveUpComeBack()
    {
        Program program;
        QVERIFY(program.begin(true));
        QVERIFY(correct(program.match(), 0, "goods", QVariantMap{{u"wood"_s, 6}, {u"stone"_s, 2}}));
        collect(program.match(), {"food", "food", "food"});
        showStage(program.match(), BronzeMatch::Discard);
        QCOMPARE(program.match().stage(), BronzeMatch::Discard);
        touchRow(program.match(), u"wood"_s);
        program.killAndResume();
        QCOMPARE(program.match().stage(), BronzeMatch::Discard);
        QCOMPARE(program.match().stillToDiscard(), 1);
    }

    void aDisasterNotYetReadComesBack()
    {
        Program program;
        QVERIFY(program.begin(true));
        for (int die = 0; die < 3; ++die)
            enterFace(program.match(), u"skull"_s);
        program.match().primary();
        const QVariantMap news = program.match().news();
        QVERIFY(!news.isEmpty());
        program.killAndResume();
        QCOMPARE(program.match().news(), news);
        program.match().dismissNews();
        program.killAndResume();
        QCOMPARE(program.match().news(), QVariantMap());
    }

    // Of finished sheets, touch by touch.
    void undoAndRedoOfTouchesComeBack()
    {
        Program program;
        QVERIFY(program.app().begin({u"Ada"_s, u"Ben"_s}, true, {}, true));
        touchDevelopment(program.match(), u"leadership"_s);
        touchDevelopment(program.match(), u"irrigation"_s);
        program.match().undo();
        program.killAndResume();
        QCOMPARE(program.match().undoText(), u"Undo: Leadership"_s);
        QCOMPARE(program.match().redoText(), u"Redo: Irrigation"_s);
        program.match().redo();
        QVERIFY(development(program.match(), 0, "irrigation").owned);
        program.match().undo();
        program.match().undo();
        QVERIFY(!development(program.match(), 0, "leadership").owned);
        QVERIFY(program.match().undoText().isEmpty());
    }

    // The step that was passed by the bar.
    void buildingNothingIsUndoneAfterAKill()
    {
        Program program;
        QVERIFY(program.begin(true));
        collect(program.match(), {"workers", "coins", "food"});
        QCOMPARE(program.match().stage(), BronzeMatch::Build);
        program.match().primary();
        const BronzeMatch::Stage stage = program.match().stage();
        QVERIFY(stage != BronzeMatch::Build);
        program.killAndResume();
        QCOMPARE(program.match().stage(), stage);
        program.match().undo();
        QCOMPARE(program.match().stage(), BronzeMatch::Build);
    }

    // What was begun at the table before is there again once mending is over.
    void whatWasBegunOutlivesMending_data()
    {
        QTest::addColumn<bool>("isMended");
        QTest::newRow("left") << false;
        QTest::newRow("mended") << true;
    }
    void whatWasBegunOutlivesMending()
    {
        QFETCH(const bool, isMended);
        Program program;
        QVERIFY(program.begin(true));
        collect(program.match(), {"food", "food", "food"});
        while (program.match().seat() == 0)
            program.match().primary();
        enterFace(program.match(), u"coins"_s);
        enterFace(program.match(), u"workers"_s);
        program.match().beginMending(0, true);
        program.killAndResume();
        QVERIFY(!program.match().mending().isEmpty());
        if (isMended) {
            touchDie(program.match(), 0);
            enterFace(program.match(), u"good"_s);
            program.match().primary();
            QVERIFY(program.match().finishMending());
        } else {
            program.match().leaveMending();
        }
        QVERIFY(program.match().mending().isEmpty());
        QCOMPARE(program.match().seat(), 1);
        QCOMPARE(faces(program.match()), QStringList({u"coins"_s, u"workers"_s, u""_s}));
    }

    void whatBecameAMoveIsNoDraftAnyMore()
    {
        Program program;
        QVERIFY(program.begin(true));
        collect(program.match(), {"workers", "workers", "food"});
        touchBuilding(program.match(), u"city4"_s);
        QCoreApplication::processEvents();
        program.match().primary();
        program.killAndResume();
        QCOMPARE(building(program.match(), 0, "city4").ticked, 3);
        QCOMPARE(program.match().workersLeft(), 3);
        QVERIFY(program.match().draft().isEmpty());
    }

    void whatIsRubbedOutStaysRubbedOut()
    {
        Program program;
        QVERIFY(program.begin(true));
        collect(program.match(), {"workers", "workers", "food"});
        touchBuilding(program.match(), u"city4"_s);
        QCoreApplication::processEvents();
        program.match().undo();
        program.killAndResume();
        QCOMPARE(program.match().workersLeft(), 6);
    }

    void aDraftOfAnotherPlaceDoesNotFit()
    {
        Program program;
        QVERIFY(program.begin(true));
        collect(program.match(), {"workers", "workers", "food"});
        touchBuilding(program.match(), u"city4"_s);
        const QVariantMap draft = program.match().draft();
        program.match().undo();
        program.match().undo();
        program.match().restoreDraft(draft);
        QVERIFY(!program.match()
                     .draft()
                     .value(u"line"_s)
                     .toMap()
                     .value(u"touches"_s)
                     .toList()
                     .contains(draft.value(u"line"_s).toMap().value(u"touches"_s).toList().constFirst()));
        QCOMPARE(program.match().stage(), BronzeMatch::Roll);
    }

    void whatTheModelWouldNotAcceptIsLeftOut_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("content");
        const auto line = [](const QVariantList &touch) {
            return QVariant(QVariantMap{{u"touches"_s, QVariantList{QVariant(touch)}}});
        };
        QTest::newRow("more workers than there are") << u"line"_s << line({u"workers"_s, 9, 13});
        QTest::newRow("a closed monument") << u"line"_s << line({u"workers"_s, 6, 2});
        QTest::newRow("no such building") << u"line"_s << line({u"workers"_s, 11, 2});
        QTest::newRow("not to be paid") << u"line"_s << line({u"development"_s, 12});
        QTest::newRow("no such development") << u"line"_s << line({u"development"_s, 99});
        QTest::newRow("nothing to give up") << u"line"_s << line({u"discard"_s, 0});
        QTest::newRow("no such touch") << u"line"_s << line({u"cooking"_s});
        QTest::newRow("dice after collecting") << u"tray"_s << QVariant(QVariantMap{{u"faces"_s, QStringList({u"food"_s})}});
        QTest::newRow("a hint without moves") << u"line"_s << line({u"hint"_s});
        QTest::newRow("a stage that is over") << u"line"_s << line({u"look"_s, 0});
        QTest::newRow("another type") << u"line"_s << QVariant(u"many"_s);
        QTest::newRow("news from nowhere") << u"news"_s << QVariant(-4);
    }
    void whatTheModelWouldNotAcceptIsLeftOut()
    {
        QFETCH(QString, key);
        QFETCH(QVariant, content);
        Program program;
        QVERIFY(program.begin(true));
        collect(program.match(), {"workers", "workers", "food"});
        const QString bar = program.match().bar().primary;
        program.match().restoreDraft({{u"head"_s, program.match().position().section(u':', 1).toInt()}, {key, content}});
        QCOMPARE(program.match().bar().primary, bar);
        QCOMPARE(program.match().draft(), QVariantMap());
    }

    void aDraftOfAnotherVersionIsNone()
    {
        Program program;
        QVERIFY(program.begin(true));
        QHash<QString, QString> disk{{u"draft.old"_s, u"{\"v\":0,\"a\":1}"_s}, {u"draft.torn"_s, u"{\"v\":1,\"a\""_s}};
        Drafts drafts([&](const QString &key) { return disk.value(key); },
                      [&](const QString &key, const QString &text) { return disk.insert(key, text) != disk.end(); }, nullptr);
        QCOMPARE(drafts.load(u"old"_s), QVariantMap());
        QCOMPARE(drafts.load(u"torn"_s), QVariantMap());
        drafts.save(u"new"_s, {{u"a"_s, 1}});
        QCOMPARE(drafts.load(u"new"_s).value(u"a"_s).toInt(), 1);
        QVERIFY(!disk.contains(u"draft.new"_s)); // when the events at hand are handled
        QTRY_VERIFY(disk.contains(u"draft.new"_s));
        drafts.forget(u"new"_s);
        drafts.flush();
        QCOMPARE(disk.value(u"draft.new"_s), QString());
    }

    void whatCannotBeWrittenGoesWithTheNext()
    {
        bool isFull = true;
        QHash<QString, QString> disk;
        Drafts drafts([&](const QString &key) { return disk.value(key); },
                      [&](const QString &key, const QString &text) {
                          if (!isFull)
                              disk.insert(key, text);
                          return !isFull;
                      },
                      nullptr);
        drafts.save(u"a"_s, {{u"n"_s, 1}});
        drafts.flush();
        QCOMPARE(drafts.load(u"a"_s).value(u"n"_s).toInt(), 1);
        isFull = false;
        drafts.save(u"b"_s, {{u"n"_s, 2}});
        drafts.flush();
        QCOMPARE(disk.size(), 2);
    }

    void puttingTheProgramAsideWritesAtOnce()
    {
        int written = 0;
        Drafts drafts([](const QString &) { return QString(); }, [&](const QString &, const QString &) { return ++written > 0; },
                      nullptr);
        for (int touch = 0; touch < 5; ++touch)
            drafts.save(u"a"_s, {{u"touch"_s, touch}});
        QCOMPARE(written, 0);
        Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationSuspended);
        QCOMPARE(written, 1);
    }

    // A touch costs the write to the disk and next to nothing more.
    void keepingADraftIsCheap()
    {
        Program program;
        QVERIFY(program.begin(true));
        collect(program.match(), {"workers", "workers", "food"});
        QString text;
        Drafts drafts([](const QString &) { return QString(); },
                      [&](const QString &, const QString &written) {
                          text = written;
                          return true;
                      },
                      nullptr);
        std::vector<qint64> times;
        for (int touch = 0; touch < 101; ++touch) {
            setWorkers(program.match(), u"greatWall"_s, touch % 6 + 1);
            QElapsedTimer timer;
            timer.start();
            drafts.keepLater(u"match"_s, [&] { return program.match().draft(); });
            drafts.flush();
            times.push_back(timer.nsecsElapsed());
        }
        std::nth_element(times.begin(), times.begin() + 50, times.end());
        qInfo() << "median of a draft:" << times[50] / 1000 << "us," << text.size() << "characters";
        QVERIFY(times[50] < 1000000);
        QVERIFY(text.size() < 3000);
    }

    void aMatchThatWasLeftIsNotResumed()
    {
        Program program;
        QVERIFY(program.begin(true));
        enterFace(program.match(), u"food"_s);
        const qlonglong id = program.match().id().value;
        program.app().close();
        program.killAndResume();
        QVERIFY(program.app().match() == nullptr);
        // What was begun in it is still there.
        QVERIFY(program.app().open(id));
        QCOMPARE(program.match().tray()->missing(), 2);
    }
};

} // namespace tst_bronze_drafts

PEGSHEET_WINDOW_TEST(tst_bronze_drafts, BronzeDraftsTest)
#include "tst_bronze_drafts.moc"
