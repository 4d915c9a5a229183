// SPDX-License-Identifier: Apache-2.0
// In every game a match goes from tablet to tablet: by a text, by the picture of a window, by a file, and by itself where each
// player has a tablet.
#include "app/share/qrreader.h"
#include "app/share/takeover.h"
#include "tests/qml/pages/exchange.h"
#include "tests/qml/pages/gamepages.h"
#include "tests/registry.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

namespace tst_pages_games_share {

using namespace Qt::StringLiterals;
using pegsheet::app::IncomingMatch;
using pegsheet::tests::addGames;
using pegsheet::tests::chooseFile;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::pasteCode;
using pegsheet::tests::shownCode;
using pegsheet::tests::Table;

// Tablets are had one after the other: a program has one application.
class PagesGamesShare : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init();
    void theCodeOnTheScreenIsReadFromItsPicture_data() { addGames({QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)}); }
    void theCodeOnTheScreenIsReadFromItsPicture();
    void savedFilesAreWaysIn_data() { addGames(); }
    void savedFilesAreWaysIn();
    void aMatchGoesToAnotherTabletAndComesBack_data() { addGames(); }
    void aMatchGoesToAnotherTabletAndComesBack();
    void aForkIsDecidedForTheirs_data() { addGames(); }
    void aForkIsDecidedForTheirs() { decide(true); }
    void aForkIsDecidedForMine_data() { addGames(); }
    void aForkIsDecidedForMine() { decide(false); }
    void aTabletSaysWhatItWaitsFor_data() { addGames({QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)}); }
    void aTabletSaysWhatItWaitsFor();
    void oneTabletEachNeedsOneTouchARound_data() { addGames(); }
    void oneTabletEachNeedsOneTouchARound();

private:
    QString playedOn(const QString &name, bool otherwise, std::uint64_t &state);
    QString forked(std::uint64_t &mine, std::uint64_t &theirs);
    void decide(bool isTheirs);
    [[nodiscard]] Table::Options opened(const QString &name) const;

    bool m_wasWhole = false; ///< the code of the last playedOn()
};

void PagesGamesShare::init()
{
    prepareOne();
    QGuiApplication::clipboard()->clear();
    // Saved files go below the test's folder.
    qputenv("HOME", database(u"home"_s).toUtf8());
    qputenv("XDG_CONFIG_HOME", database(u"config"_s).toUtf8());
}

Table::Options PagesGamesShare::opened(const QString &name) const
{
    Table::Options tablet = options(name);
    tablet.open = 1;
    return tablet;
}

void PagesGamesShare::theCodeOnTheScreenIsReadFromItsPicture()
{
    Table::Options dark = options();
    dark.theme = pegsheet::app::Settings::Dark;
    Table table(dark);
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const QString text = shownCode(table, true);
    QVERIFY2(text.startsWith(u"PEGSHEET:"_s), qPrintable(text));
    QCOMPARE(pegsheet::app::readCode(table.window()->grabWindow()), text);
    QVERIFY(table.primary());
    QVERIFY(table.find(u"code"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

// A picture of the code, then the file with the same match.
void PagesGamesShare::savedFilesAreWaysIn()
{
    std::uint64_t state = 0;
    {
        Table ada(options(u"ada"_s));
        GamePlay play(ada, game());
        QVERIFY(play.begin(2));
        state = play.state();
        QVERIFY(!shownCode(ada, true).isEmpty());
        QVERIFY(ada.click(u"savePicture"_s) && ada.click(u"saveFile"_s));
        QCOMPARE(ada.warnings(), QStringList());
    }
    const auto saved = [](const QString &folder) {
        const auto files = QDir(qEnvironmentVariable("HOME") + u'/' + folder).entryInfoList(QDir::Files);
        return files.size() == 1 ? files.constFirst().filePath() : QString();
    };
    Table ben(options(u"ben"_s));
    GamePlay play(ben, game());
    QVERIFY(chooseFile(ben, saved(u"Pictures"_s)));
    QTRY_COMPARE(ben.application().arrival()->kind(), IncomingMatch::New);
    QVERIFY(ben.primary());
    QTRY_VERIFY(ben.application().match() != nullptr);
    QCOMPARE(play.state(), state);
    QVERIFY(chooseFile(ben, saved(u"Documents"_s)));
    QTRY_COMPARE(ben.application().arrival()->kind(), IncomingMatch::Same);
    QVERIFY(ben.primary());
    QCOMPARE(play.state(), state);
    QVERIFY(play.playTurns(1));
    QCOMPARE(ben.warnings(), QStringList());
}

// A turn on that tablet, then the code of what is new; another turn than is usual where it shall differ.
QString PagesGamesShare::playedOn(const QString &name, bool otherwise, std::uint64_t &state)
{
    Table table(opened(name));
    if (table.find(u"code"_s) != nullptr) // the page that was open last is open again
        table.leave();
    GamePlay play(table, game());
    if (!play.playTurns(1))
        return {};
    if (otherwise && !(play.undoTo(play.script().mistake) && play.script().makeOtherwise(table)))
        return {};
    state = play.state();
    const QString code = shownCode(table, false);
    m_wasWhole = table.application().sharing()->whole();
    return code;
}

void PagesGamesShare::aMatchGoesToAnotherTabletAndComesBack()
{
    QString code;
    std::uint64_t state = 0;
    {
        Table ada(options(u"ada"_s));
        GamePlay play(ada, game());
        QVERIFY(play.begin(1));
        state = play.state();
        code = shownCode(ada, false);
        QVERIFY(code.startsWith(u"PEGSHEET:"_s));
        QCOMPARE(ada.warnings(), QStringList());
    }
    {
        Table ben(options(u"ben"_s));
        QVERIFY(pasteCode(ben, code));
        QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::New);
        QVERIFY(ben.primary());
        QTRY_VERIFY(ben.application().match() != nullptr);
        QCOMPARE(GamePlay(ben, game()).state(), state);
        // The same once more changes nothing.
        QVERIFY(pasteCode(ben, code));
        QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::Same);
        QVERIFY(ben.primary());
        QCOMPARE(GamePlay(ben, game()).state(), state);
        QCOMPARE(ben.warnings(), QStringList());
    }
    std::uint64_t further = 0;
    const QString bens = playedOn(u"ben"_s, false, further);
    QVERIFY(bens.startsWith(u"PEGSHEET:"_s));
    QVERIFY2(!m_wasWhole, "only what is new is shown");
    QVERIFY(further != state);
    Table ada(opened(u"ada"_s));
    GamePlay play(ada, game());
    QCOMPARE(play.state(), state);
    QVERIFY(pasteCode(ada, bens));
    QCOMPARE(ada.application().arrival()->kind(), IncomingMatch::Further);
    QVERIFY(ada.primary());
    QTRY_COMPARE(play.state(), further);
    QCOMPARE(play.match().seat(), 0);
    QVERIFY(play.playTurns(1));
    QCOMPARE(ada.warnings(), QStringList());
}

// Both tablets enter the first turn, differently; the code that Ben's then shows.
QString PagesGamesShare::forked(std::uint64_t &mine, std::uint64_t &theirs)
{
    QString code;
    {
        Table ada(options(u"ada"_s));
        if (!GamePlay(ada, game()).begin())
            return {};
        code = shownCode(ada, true);
    }
    {
        Table ben(options(u"ben"_s));
        if (!pasteCode(ben, code) || !ben.primary() || !QTest::qWaitFor([&] { return ben.application().match() != nullptr; }))
            return {};
    }
    const QString bens = playedOn(u"ben"_s, true, theirs);
    return playedOn(u"ada"_s, false, mine).isEmpty() || mine == theirs ? QString() : bens;
}

void PagesGamesShare::decide(bool isTheirs)
{
    std::uint64_t mine = 0;
    std::uint64_t theirs = 0;
    const QString bens = forked(mine, theirs);
    QVERIFY(!bens.isEmpty());
    QString decided;
    {
        Table ada(opened(u"ada"_s));
        QVERIFY(pasteCode(ada, bens));
        QCOMPARE(ada.application().arrival()->kind(), IncomingMatch::Fork);
        QVERIFY(ada.find(u"mineAfter"_s) != nullptr && ada.find(u"theirsAfter"_s) != nullptr);
        // Killed before it is decided, it is asked again.
        Table again(opened(u"ada"_s));
        GamePlay play(again, game());
        QCOMPARE(again.application().arrival()->kind(), IncomingMatch::Fork);
        QCOMPARE(again.application().arrival()->mineAfter().first().toMap().value(u"sort"_s), QVariant(u"against"_s));
        QVERIFY(isTheirs ? again.primary() : again.secondary());
        QTRY_COMPARE(play.state(), isTheirs ? theirs : mine);
        // Whoever keeps their own has what the other needs: its code comes up.
        QTRY_COMPARE(again.find(u"code"_s) != nullptr, !isTheirs);
        decided = shownCode(again, true);
        // What was left is still there.
        if (isTheirs) {
            QVERIFY(again.leave() && play.ask(play.script().mistake) && again.click(u"way0"_s));
            QCOMPARE(play.state(), mine);
        }
        QCOMPARE(again.warnings(), QStringList());
    }
    // The decision travels with the next code.
    Table ben(opened(u"ben"_s));
    QVERIFY(pasteCode(ben, decided));
    QCOMPARE(ben.application().arrival()->kind(), isTheirs ? IncomingMatch::Same : IncomingMatch::Mended);
    QVERIFY(ben.primary());
    QTRY_COMPARE(GamePlay(ben, game()).state(), isTheirs ? theirs : mine);
    QCOMPARE(ben.warnings(), QStringList());
}

// Whoever is not on turn sees what they wait for, and one touch opens the scanner; a player without a tablet plays here once
// that is said.
void PagesGamesShare::aTabletSaysWhatItWaitsFor()
{
    Table ben(options());
    GamePlay play(ben, game());
    QVERIFY(play.begin());
    const std::uint64_t state = play.state();
    QCOMPARE(play.match().bar().awaited, QString());
    QVERIFY(!shownCode(ben, true).isEmpty());
    QVERIFY(ben.click(u"here1"_s) && ben.leave());
    QVERIFY(play.match().bar().awaited.startsWith(u"Ada "_s));
    QVERIFY(ben.find(u"awaited"_s) != nullptr);
    QCOMPARE(ben.find(u"awaited"_s)->property("text").toString(), play.match().bar().awaited);
    QVERIFY(ben.primary());
    QTRY_VERIFY(ben.find(u"paste"_s) != nullptr);
    QVERIFY(ben.leave() && play.state() == state);
    QVERIFY(ben.secondary());
    QVERIFY(play.match().bar().awaited.isEmpty() && ben.find(u"awaited"_s) == nullptr);
    QCOMPARE(ben.warnings(), QStringList());
}

// The code comes up by itself; the other tablet's turn arrives by itself. What is left is one touch between them.
void PagesGamesShare::oneTabletEachNeedsOneTouchARound()
{
    QString code;
    {
        Table ada(options(u"ada"_s));
        GamePlay play(ada, game());
        QVERIFY(play.begin());
        QVERIFY(!shownCode(ada, true).isEmpty());
        QVERIFY(ada.click(u"here0"_s) && ada.leave());
        QVERIFY(play.playTurns(1));
        QTRY_VERIFY2(ada.find(u"code"_s) != nullptr, "the code of a turn that ended comes up by itself");
        code = shownCode(ada, true);
        QCOMPARE(ada.warnings(), QStringList());
    }
    {
        Table ben(options(u"ben"_s));
        QVERIFY(pasteCode(ben, code) && ben.primary());
        QTRY_VERIFY(ben.application().match() != nullptr);
    }
    std::uint64_t state = 0;
    const QString bens = playedOn(u"ben"_s, false, state);
    Table ada(opened(u"ada"_s));
    QCOMPARE(ada.application().sharing()->here(), 0);
    QVERIFY(!shownCode(ada, false).isEmpty());
    QVERIFY(ada.secondary()); // the one touch
    // What the camera sees reaches the page as this does.
    QGuiApplication::clipboard()->setText(bens);
    QVERIFY(ada.click(u"paste"_s));
    QTRY_VERIFY2(ada.find(u"paste"_s) == nullptr, "a turn that only comes on top is taken over by itself");
    QCOMPARE(GamePlay(ada, game()).state(), state);
    QCOMPARE(ada.warnings(), QStringList());
}

} // namespace tst_pages_games_share

PEGSHEET_WINDOW_TEST(tst_pages_games_share, PagesGamesShare)

#include "tst_pages_games_share.moc"
