// SPDX-License-Identifier: Apache-2.0
// What is begun and not done comes back after a kill: another program on the same file, while the first one is still there and
// has not been asked to close anything.
#include "app/nations/library/nationsrecords.h"
#include "tests/app/nations/table.h"
#include "tests/registry.h"

#include <QGuiApplication>

namespace tst_nations_drafts {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

class Program
{
public:
    Program() { start(); }

    Application &app() { return *m_running.back(); }
    NationsMatch &match() { return *static_cast<NationsMatch *>(app().match()); }
    bool begin(const QString &depth, bool scoringOnly = false, const QStringList &names = {u"Ada"_s, u"Ben"_s})
    {
        app().setGame(u"nations"_s);
        app().agreement()->choose(u"depth"_s, depth);
        return app().begin(names, true, {}, scoringOnly);
    }
    void killAndResume()
    {
        // The touch was handled and the next one is waited for.
        QCoreApplication::processEvents();
        start();
        app().resume();
    }

    /// Lets the card library know an event before the match begins.
    void know(int age, const nations::Event &event)
    {
        storage::Library library(m_folder.filePath(u"matches.db"_s).toStdString());
        storage::Records(library).add(nations::recordOf(age, event));
    }

private:
    void start() { m_running.push_back(std::make_unique<Application>(m_folder.filePath(u"matches.db"_s))); }

    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<Application>> m_running;
};

void deal(NationsMatch &match)
{
    match.touch(u"famine"_s, -1, 2);
    match.touch(u"war"_s, -1, 2);
}

void enterNumber(NationsMatch &match, int number)
{
    match.enterNumber(match.answers().value(0), number);
}

} // namespace

class NationsDraftsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void halfAnEventComesBack()
    {
        Program program;
        QVERIFY(program.begin(u"tiles"_s));
        program.match().touch(u"famine"_s, -1, 4);
        program.killAndResume();
        QCOMPARE(program.match().stage(), NationsMatch::Deal);
        QCOMPARE(program.match().deal().famine, 4);
        QCOMPARE(program.match().undoText(), u"Undo: famine 4"_s);
        program.match().touch(u"war"_s, -1, 3);
        QCOMPARE(program.match().stage(), NationsMatch::Act);
        QCOMPARE(program.match().war(), 3);
    }
    // With what it was taken from, and in the order in which it was said.
    void anEventOutOfTheLibraryComesBackAsOne()
    {
        Program program;
        program.know(1, {4, 5});
        program.app().setGame(u"nations"_s);
        program.app().agreement()->choose(u"offer"_s, true);
        QVERIFY(program.begin(u"tiles"_s));
        QCOMPARE(program.match().deal().known.size(), 1);
        program.match().touch(u"depth"_s, Nations::Full);
        program.match().answer(program.match().deal().known.at(0).key);
        QCOMPARE(program.match().stage(), NationsMatch::Deal);
        const QVariantMap draft = program.match().draft();
        const QString undoText = program.match().undoText();
        program.killAndResume();
        QCOMPARE(program.match().deal().famine, 4);
        QCOMPARE(program.match().deal().war, 5);
        QCOMPARE(program.match().draft(), draft);
        QCOMPARE(program.match().undoText(), undoText);
        program.match().undo();
        QCOMPARE(program.match().deal().famine, 0);
        QCOMPARE(program.match().deal().depth, int(Nations::Full));
    }
    void aTileHalfEnteredComesBack()
    {
        Program program;
        QVERIFY(program.begin(u"tiles"_s));
        deal(program.match());
        program.match().primary();
        program.match().touch(u"tile"_s, Nations::Development);
        program.match().touch(u"die"_s, Nations::Orange);
        program.match().touch(u"points"_s, -1, 2);
        program.killAndResume();
        QVERIFY(program.match().picker().open);
        QCOMPARE(program.match().picker().points, 2);
        QCOMPARE(program.match().picker().dice.at(Nations::Orange), 1);
        program.match().takeSlot(5);
        QCOMPARE(program.match().sheets().at(0).developments.at(4).points, 2);
        // Rubbed out, nothing of it comes back.
        program.match().primary();
        program.match().undo();
        program.killAndResume();
        QVERIFY(!program.match().picker().open);
        // But for redo.
        program.match().redo();
        QVERIFY(program.match().picker().open);
    }
    void ticksOfTheFamineComeBack()
    {
        Program program;
        QVERIFY(program.begin(u"tracks"_s));
        deal(program.match());
        program.match().touch(u"spent"_s, -1, 1);
        program.match().touch(u"spent"_s, -1, 2);
        QCOMPARE(program.match().stage(), NationsMatch::Famine);
        program.match().touch(u"met"_s, 1);
        program.killAndResume();
        QCOMPARE(program.match().bar().detail, QString());
        program.match().primary();
        QCOMPARE(program.match().sheets().at(1).ledger.front().detail, u"Books 2 · Famine 1 · War 0"_s);
    }
    void piecesPickedForAPaymentComeBack()
    {
        Program program;
        QVERIFY(program.begin(u"full"_s));
        deal(program.match());
        QVERIFY(play(program.match(),
                     {"roll faces=whiteGold:2,whiteStone:2,whiteBook:1",
                      "buyTile tile=kind:wonder,stone:1,points:2 row=1 dice=whiteGold:1", "roll faces=whiteGold:5", "pass"}));
        program.match().touch(u"build"_s);
        QCOMPARE(program.match().pool().mode, NationsPool::Paying);
        program.match().touch(u"way"_s, 1);
        program.killAndResume();
        QCOMPARE(program.match().pool().mode, NationsPool::Paying);
        QCOMPARE(program.match().pool().way, 1);
        // Of a tile the page comes back with it.
        program.match().touch(u"back"_s);
        program.match().touch(u"open"_s);
        program.match().touch(u"tile"_s, Nations::Advisor);
        program.match().touch(u"points"_s, -1, 1);
        program.match().touch(u"row"_s, -1, 1);
        QCOMPARE(program.match().pool().mode, NationsPool::Paying);
        program.killAndResume();
        QVERIFY(program.match().picker().open);
        QCOMPARE(program.match().pool().mode, NationsPool::Paying);
        QVERIFY(!program.match().over());
    }
    void diceHalfEnteredComeBack()
    {
        Program program;
        QVERIFY(program.begin(u"full"_s));
        deal(program.match());
        program.match().touch(u"face"_s, int(nations::DieFace::WhiteFood));
        program.match().touch(u"face"_s, int(nations::DieFace::WhiteBook));
        program.killAndResume();
        QCOMPARE(program.match().bar().primary, u"3 dice to go"_s);
    }
    void digitsComeBack()
    {
        Program program;
        QVERIFY(program.begin(u"tiles"_s));
        program.match().pressKey(Qt::Key_1);
        QCOMPARE(program.match().bar().primary, u"Enter 1"_s);
        program.killAndResume();
        QCOMPARE(program.match().bar().primary, u"Enter 1"_s);
        program.match().pressKey(Qt::Key_2);
        QCOMPARE(program.match().deal().famine, 12);
    }
    // Passing of all was one touch, and is one step of undo.
    void whatWasOneTouchStaysOne()
    {
        Program program;
        QVERIFY(program.begin(u"tiles"_s));
        deal(program.match());
        program.match().touch(u"endAge"_s);
        QCOMPARE(program.match().stage(), NationsMatch::Books);
        program.killAndResume();
        program.match().undo();
        QCOMPARE(program.match().stage(), NationsMatch::Act);
        QCOMPARE(program.match().moveList()->made(), 1);
    }
    void finalScoresHalfEnteredComeBack()
    {
        Program program;
        QVERIFY(program.begin(u"tiles"_s, true));
        enterNumber(program.match(), 12);
        enterNumber(program.match(), 3);
        program.killAndResume();
        QCOMPARE(program.match().stage(), NationsMatch::Typing);
        QCOMPARE(program.match().tally().at(0).total, 15);
        QCOMPARE(program.match().question(), u"Ada: Advisor?"_s);
        // Undo goes back as it was said, not as it is laid out.
        program.match().touch(u"ask"_s, nations::sumPlace(1, 4));
        enterNumber(program.match(), 9);
        program.match().touch(u"ask"_s, nations::sumPlace(0, 3));
        enterNumber(program.match(), 4);
        program.killAndResume();
        for (const QString &said : {u"Undo: Colonies 4"_s, u"Undo: Wonders 9"_s, u"Undo: Developments 3"_s}) {
            QCOMPARE(program.match().undoText(), said);
            program.match().undo();
        }
    }
    void theForecastStaysAway()
    {
        Program program;
        QVERIFY(program.begin(u"tiles"_s));
        deal(program.match());
        QVERIFY(!program.match().forecastText().isEmpty());
        program.match().setForecast(false);
        QCOMPARE(program.match().forecastText(), QString());
        program.killAndResume();
        QVERIFY(!program.match().forecast());
    }
};

} // namespace tst_nations_drafts

PEGSHEET_WINDOW_TEST(tst_nations_drafts, NationsDraftsTest)
#include "tst_nations_drafts.moc"
