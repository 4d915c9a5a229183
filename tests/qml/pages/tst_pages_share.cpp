// SPDX-License-Identifier: Apache-2.0
// Two tablets, each with its own database, that exchange a match by what their windows show.
#include "app/share/qrreader.h"
#include "qml/theme/applicationfont.h"
#include "tests/app/share/film.h"
#include "tests/qml/pages/exchange.h"
#include "tests/registry.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>

namespace tst_pages_share {

using namespace Qt::StringLiterals;
using pegsheet::app::IncomingMatch;
using pegsheet::tests::chooseFile;
using pegsheet::tests::pasteCode;
using pegsheet::tests::shownCode;
using pegsheet::tests::stateOf;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s};
const QStringList kCoins{u"coins"_s, u"food"_s, u"food"_s};
const QStringList kWork{u"workers"_s, u"workers"_s, u"food"_s};

} // namespace

class PagesShare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void theCodeOnTheScreenIsReadFromItsPicture_data();
    void theCodeOnTheScreenIsReadFromItsPicture();
    void aMatchGoesToAnotherTabletAndComesBack();
    void aForkShowsBothSidesAndIsDecided_data();
    void aForkShowsBothSidesAndIsDecided();
    void oneTabletEachNeedsOneTouchARound();
    void aTabletSaysWhatItWaitsFor_data();
    void aTabletSaysWhatItWaitsFor();
    void whatIsAwaitedIsScannedAtOneTouch();
    void aFileHoldsTheWholeMatchWhateverIsShown();
    void aFileIsSavedOnceMoreRatherThanOver();
    void aSavedFileTellsWhenTheMatchBegan();
    void aFilmBeforeTheScannerIsReadAsACameraIs();
    void aTakeoverThatCannotBeKeptChangesNothing();
    void whatIsNoCodeIsSaid();

private:
    /// Tablets are had one after the other: a program has one application.
    Table::Options tablet(const QString &name, qlonglong open = 0) const;
    QString playedBy(const QString &name, qlonglong open, const QStringList &dice, std::uint64_t *state = nullptr);

    std::unique_ptr<QTemporaryDir> m_folder;
    bool m_wasWhole = false; ///< the code of the last playedBy()
};

void PagesShare::initTestCase()
{
    pegsheet::setApplicationFont();
}

void PagesShare::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QGuiApplication::clipboard()->clear();
    // Saved files go below the test's folder.
    qputenv("HOME", m_folder->path().toUtf8());
    qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
}

Table::Options PagesShare::tablet(const QString &name, qlonglong open) const
{
    Table::Options options;
    options.database = m_folder->filePath(name + u".db"_s);
    options.open = open;
    return options;
}

// A turn on that tablet, then the code of what is new.
QString PagesShare::playedBy(const QString &name, qlonglong open, const QStringList &dice, std::uint64_t *state)
{
    Table table(tablet(name, open));
    // The page that was open last is open again.
    if (table.find(u"code"_s) != nullptr)
        table.leave();
    if (!table.enter(dice) || !table.finishTurn())
        return {};
    if (state != nullptr)
        *state = stateOf(table);
    const QString code = shownCode(table, false);
    m_wasWhole = table.application().sharing()->whole();
    return code;
}

void PagesShare::theCodeOnTheScreenIsReadFromItsPicture_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("phone") << QSize(360, 640);
    QTest::newRow("phone on its side") << QSize(640, 360);
    QTest::newRow("tablet") << QSize(800, 1280);
    QTest::newRow("desktop") << QSize(1920, 1080);
}

void PagesShare::theCodeOnTheScreenIsReadFromItsPicture()
{
    QFETCH(const QSize, size);
    Table::Options options = tablet(u"a"_s);
    options.size = size;
    options.theme = pegsheet::app::Settings::Dark;
    Table table(options);
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter(kCoins));
    const QString text = shownCode(table, true);
    QVERIFY2(text.startsWith(u"PEGSHEET:"_s), qPrintable(text));
    QCOMPARE(pegsheet::app::readCode(table.window()->grabWindow()), text);
    QVERIFY(table.primary());
    QVERIFY(table.find(u"code"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesShare::aMatchGoesToAnotherTabletAndComesBack()
{
    QString code;
    std::uint64_t state = 0;
    {
        Table ada(tablet(u"ada"_s));
        QVERIFY(ada.begin(kNames, true));
        QVERIFY(ada.enter(kCoins));
        QVERIFY(ada.finishTurn());
        state = stateOf(ada);
        code = shownCode(ada, false);
        QCOMPARE(ada.warnings(), QStringList());
    }
    {
        Table ben(tablet(u"ben"_s));
        QVERIFY(pasteCode(ben, code));
        QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::New);
        QVERIFY(ben.primary());
        QTRY_VERIFY(ben.match() != nullptr);
        QCOMPARE(stateOf(ben), state);
        // The same once more changes nothing.
        QVERIFY(pasteCode(ben, code));
        QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::Same);
        QVERIFY(ben.primary());
        QCOMPARE(stateOf(ben), state);
        QCOMPARE(ben.warnings(), QStringList());
    }
    const QString bens = playedBy(u"ben"_s, 1, kWork, &state);
    QVERIFY(bens.startsWith(u"PEGSHEET:"_s));
    QVERIFY2(!m_wasWhole, "only what is new is shown");
    Table ada(tablet(u"ada"_s, 1));
    QVERIFY(pasteCode(ada, bens));
    QCOMPARE(ada.application().arrival()->kind(), IncomingMatch::Further);
    QVERIFY(ada.primary());
    QTRY_COMPARE(ada.match() == nullptr ? 0 : stateOf(ada), state);
    QCOMPARE(ada.match()->seat(), 0);
    QCOMPARE(ada.warnings(), QStringList());
}

void PagesShare::aForkShowsBothSidesAndIsDecided_data()
{
    QTest::addColumn<bool>("theirs");
    QTest::newRow("take theirs") << true;
    QTest::newRow("keep mine") << false;
}

void PagesShare::aForkShowsBothSidesAndIsDecided()
{
    QFETCH(const bool, theirs);
    QString code;
    {
        Table ada(tablet(u"ada"_s));
        QVERIFY(ada.begin(kNames, true));
        code = shownCode(ada, true);
    }
    {
        Table ben(tablet(u"ben"_s));
        QVERIFY(pasteCode(ben, code) && ben.primary());
        QTRY_VERIFY(ben.match() != nullptr);
    }
    // Both type Ada's turn, differently.
    std::uint64_t bensState = 0;
    std::uint64_t adasState = 0;
    const QString bens = playedBy(u"ben"_s, 1, kWork, &bensState);
    QVERIFY(!playedBy(u"ada"_s, 1, kCoins, &adasState).isEmpty());
    QVERIFY(bensState != adasState);
    QString decided;
    {
        Table ada(tablet(u"ada"_s, 1));
        QVERIFY(pasteCode(ada, bens));
    }
    {
        // Killed before it is decided, it is asked again.
        Table ada(tablet(u"ada"_s, 1));
        QCOMPARE(ada.application().arrival()->kind(), IncomingMatch::Fork);
        QVERIFY(ada.find(u"mineAfter"_s) != nullptr);
        QVERIFY(ada.find(u"theirsAfter"_s) != nullptr);
        QCOMPARE(ada.application().arrival()->mineAfter().first().toMap().value(u"sort"_s), QVariant(u"against"_s));
        QVERIFY(theirs ? ada.primary() : ada.secondary());
        QTRY_COMPARE(stateOf(ada), theirs ? bensState : adasState);
        // Whoever keeps their own has what the other needs: its code comes up.
        QTRY_COMPARE(ada.find(u"code"_s) != nullptr, !theirs);
        decided = shownCode(ada, true);
        QCOMPARE(ada.warnings(), QStringList());
    }
    // The decision travels with the next code.
    Table ben(tablet(u"ben"_s, 1));
    QVERIFY(pasteCode(ben, decided));
    QCOMPARE(ben.application().arrival()->kind(), theirs ? IncomingMatch::Same : IncomingMatch::Mended);
    QVERIFY(ben.primary());
    if (!theirs)
        QTRY_COMPARE(stateOf(ben), adasState);
    QCOMPARE(ben.warnings(), QStringList());
}

// The code comes up by itself; the other tablet's turn arrives by itself. What is left is one touch between them.
void PagesShare::oneTabletEachNeedsOneTouchARound()
{
    QString code;
    {
        Table ada(tablet(u"ada"_s));
        QVERIFY(ada.begin(kNames, true));
        (void)shownCode(ada, true);
        QVERIFY(ada.click(u"here0"_s));
        QVERIFY(ada.leave());
        QVERIFY(ada.enter(kCoins));
        QVERIFY(ada.finishTurn());
        QTRY_VERIFY2(ada.find(u"code"_s) != nullptr, "the code of a turn that ended comes up by itself");
        code = ada.application().sharing()->text();
        QCOMPARE(ada.warnings(), QStringList());
    }
    {
        Table ben(tablet(u"ben"_s));
        QVERIFY(pasteCode(ben, code) && ben.primary());
        QTRY_VERIFY(ben.match() != nullptr);
    }
    const QString bens = playedBy(u"ben"_s, 1, kWork);
    Table ada(tablet(u"ada"_s, 1));
    QCOMPARE(ada.application().sharing()->here(), 0);
    int touches = 0;
    QVERIFY(shownCode(ada, false) != QString());
    QVERIFY(ada.secondary()); // "Scan theirs"
    ++touches;
    // What the camera sees reaches the page as this does.
    QGuiApplication::clipboard()->setText(bens);
    QVERIFY(ada.click(u"paste"_s));
    QTRY_VERIFY2(ada.find(u"paste"_s) == nullptr, "a turn that only comes on top is taken over by itself");
    QCOMPARE(ada.match()->seat(), 0);
    qInfo("one tablet each: %d touch a round besides the turn itself", touches);
    QCOMPARE(touches, 1);
    QCOMPARE(ada.warnings(), QStringList());
}

void PagesShare::aTabletSaysWhatItWaitsFor_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("a phone") << QSize(360, 640);
    QTest::newRow("a phone on its side") << QSize(640, 360);
    QTest::newRow("a tablet") << QSize(800, 1280);
    QTest::newRow("a desktop") << QSize(1920, 1080);
}

// Whoever is not on turn sees what they wait for, and one touch opens the scanner; a player without a tablet is entered
// here by beginning to, or by saying so where the app rolls.
void PagesShare::aTabletSaysWhatItWaitsFor()
{
    QFETCH(const QSize, size);
    Table::Options options = tablet(u"ada"_s);
    options.size = size;
    Table ada(options);
    QVERIFY(ada.begin(kNames, true));
    const auto awaited = [&ada] { return ada.match()->awaited(); };
    QCOMPARE(awaited(), QString());
    (void)shownCode(ada, true);
    QVERIFY(ada.click(u"here1"_s));
    QVERIFY(ada.leave());
    QCOMPARE(awaited(), u"Ada plays on another tablet. Scan the code that it shows then."_s);
    QQuickItem *strip = ada.find(u"awaited"_s);
    QVERIFY(strip != nullptr);
    QCOMPARE(strip->property("text").toString(), awaited());
    // A die that is entered says who plays; taken out again, the other is awaited again.
    QVERIFY(ada.click(u"key_coins"_s));
    QCOMPARE(awaited(), QString());
    QVERIFY(ada.find(u"awaited"_s) == nullptr);
    QVERIFY(ada.click(u"die0"_s, {0.9, 0.9}));
    QVERIFY(!awaited().isEmpty());
    // The app's dice are rolled for others only after that was asked for.
    ada.match()->tray()->setRealDice(false);
    QVERIFY(!awaited().isEmpty());
    QVERIFY(ada.secondary());
    QCOMPARE(awaited(), QString());
    QVERIFY(!ada.match()->tray()->rolled());
    QVERIFY(ada.primary());
    QVERIFY(ada.match()->tray()->rolled());
    // Taken back, it is as it was; the other's turn is awaited again once another begins.
    QVERIFY(ada.undo());
    QCOMPARE(awaited(), QString());
    ada.application().sharing()->setHere(0);
    ada.application().sharing()->setHere(1);
    QVERIFY(awaited().isEmpty());
    QCOMPARE(ada.warnings(), QStringList());
}

void PagesShare::whatIsAwaitedIsScannedAtOneTouch()
{
    Table ada(tablet(u"ada"_s));
    QVERIFY(ada.begin(kNames, true));
    (void)shownCode(ada, true);
    QVERIFY(ada.click(u"here1"_s));
    QVERIFY(ada.leave());
    QVERIFY(ada.primary());
    QTRY_VERIFY(ada.find(u"paste"_s) != nullptr);
    QVERIFY(ada.leave());
    QVERIFY(!ada.match()->tray()->rolled());
    QCOMPARE(ada.warnings(), QStringList());
}

// What is looked at on the screen may be only what is new: whoever finds a file later may have nothing else.
void PagesShare::aFileHoldsTheWholeMatchWhateverIsShown()
{
    Table table(tablet(u"a"_s));
    QVERIFY(table.begin(kNames, true));
    QString shown;
    for (int turn = 0; turn < 2; ++turn) {
        QVERIFY(table.enter(kCoins));
        QVERIFY(table.finishTurn());
        shown = shownCode(table, false);
        if (turn == 0)
            QVERIFY(table.leave());
    }
    QVERIFY(!table.application().sharing()->whole());
    QVERIFY(table.click(u"savePicture"_s));
    QVERIFY(table.click(u"saveFile"_s));
    table.application().sharing()->setWhole(true);
    const QString whole = table.application().sharing()->text();
    QVERIFY(whole != shown);
    const QString name = m_folder->filePath(u"%1/Pegsheet Ada- Ben %2.%3"_s);
    const int moves = table.application().sharing()->moves();
    QCOMPARE(pegsheet::app::readCode(QImage(name.arg(u"Pictures"_s).arg(moves).arg(u"png"_s))), whole);
    QFile file(name.arg(u"Documents"_s).arg(moves).arg(u"pegsheet"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QJsonDocument::fromJson(file.readAll()).object().value(u"log"_s).toArray().size(), moves);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesShare::aFileIsSavedOnceMoreRatherThanOver()
{
    Table table(tablet(u"a"_s));
    QVERIFY(table.begin(kNames, true));
    QVERIFY(shownCode(table, true) != QString());
    const QStringList buttons{u"savePicture"_s, u"savePicture"_s, u"saveFile"_s, u"saveDrawing"_s, u"savePaper"_s};
    for (const QString &button : buttons)
        QVERIFY2(table.click(button), qPrintable(button));
    QStringList found;
    for (const QString &folder : {u"Pictures"_s, u"Documents"_s})
        for (const QString &file : QDir(m_folder->filePath(folder)).entryList(QDir::Files, QDir::Name))
            found.append(file);
    QCOMPARE(found,
             QStringList({u"Pegsheet Ada- Ben 0 2.png"_s, u"Pegsheet Ada- Ben 0.png"_s, u"Pegsheet Ada- Ben 0.svg"_s,
                          u"Pegsheet Ada- Ben 0.pdf"_s, u"Pegsheet Ada- Ben 0.pegsheet"_s}));
    QCOMPARE(pegsheet::app::readCode(QImage(m_folder->filePath(u"Pictures/Pegsheet Ada- Ben 0.png"_s))),
             table.application().sharing()->text());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesShare::aSavedFileTellsWhenTheMatchBegan()
{
    const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-1);
    Table table(tablet(u"a"_s));
    QVERIFY(table.begin(kNames, true));
    QVERIFY(shownCode(table, true) != QString());
    QVERIFY(table.click(u"saveFile"_s));
    QFile file(m_folder->filePath(u"Documents/Pegsheet Ada- Ben 0.pegsheet"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject saved = QJsonDocument::fromJson(file.readAll()).object();
    const QDateTime started = QDateTime::fromString(saved.value(u"started"_s).toString(), Qt::ISODate);
    QVERIFY2(started >= before && started <= QDateTime::currentDateTimeUtc(), qPrintable(started.toString()));
    // The file is a way in for the other tablet.
    const std::uint64_t state = stateOf(table);
    QVERIFY(table.leave());
    QVERIFY(chooseFile(table, file.fileName()));
    QTRY_COMPARE(table.application().arrival()->kind(), IncomingMatch::Same);
    QVERIFY(table.primary());
    QCOMPARE(stateOf(table), state);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesShare::aFilmBeforeTheScannerIsReadAsACameraIs()
{
    QImage scene(1280, 720, QImage::Format_RGB32);
    scene.fill(Qt::darkGray);
    std::uint64_t state = 0;
    {
        Table ada(tablet(u"ada"_s));
        QVERIFY(ada.begin(kNames, true));
        QVERIFY(shownCode(ada, true) != QString());
        state = stateOf(ada);
        QPainter(&scene).drawImage(460, 40, ada.window()->grabWindow());
    }
    QImage empty(scene.size(), scene.format());
    empty.fill(Qt::darkGray);
    QFile film(m_folder->filePath(u"film.avi"_s));
    QVERIFY(film.open(QIODevice::WriteOnly));
    film.write(pegsheet::tests::filmOf(QList<QImage>(5, empty) + QList<QImage>(10, scene), 10));
    film.close();

    Table ben(tablet(u"ben"_s));
    QVERIFY(chooseFile(ben, film.fileName()));
    QTRY_COMPARE_WITH_TIMEOUT(ben.application().arrival()->kind(), IncomingMatch::New, 30000);
    QVERIFY(ben.primary());
    QTRY_COMPARE(stateOf(ben), state);
    QCOMPARE(ben.warnings(), QStringList());
}

void PagesShare::aTakeoverThatCannotBeKeptChangesNothing()
{
    QString code;
    {
        Table ada(tablet(u"ada"_s));
        QVERIFY(ada.begin(kNames, true));
        QVERIFY(ada.enter(kCoins));
        code = shownCode(ada, true);
    }
    Table ben(tablet(u"ben"_s));
    QVERIFY(pasteCode(ben, code));
    QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::New);
    // The disk is full: no file may grow.
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    const rlimit full{1, limit.rlim_max};
    std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &full);
    const bool pressed = ben.primary();
    ben.settle();
    setrlimit(RLIMIT_FSIZE, &limit);
    QVERIFY(pressed);
    QVERIFY2(ben.find(u"refusal"_s) != nullptr, "it says why");
    QCOMPARE(ben.application().matches()->count(), 0);
    QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::New);
    // The page is still there; with room on the disk the same button does it.
    QVERIFY(ben.primary());
    QTRY_VERIFY(ben.match() != nullptr);
    QCOMPARE(ben.application().matches()->count(), 1);
    QCOMPARE(ben.warnings(), QStringList());
}

void PagesShare::whatIsNoCodeIsSaid()
{
    Table table(tablet(u"a"_s));
    QVERIFY(pasteCode(table, u"PEGSHEET:0000000000"_s));
    QVERIFY(table.find(u"refusal"_s) != nullptr);
    QCOMPARE(table.application().arrival()->kind(), IncomingMatch::Nothing);
    QCOMPARE(table.application().matches()->count(), 0);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_share

PEGSHEET_WINDOW_TEST(tst_pages_share, PagesShare)

#include "tst_pages_share.moc"
