// SPDX-License-Identifier: Apache-2.0
// Two tablets, each with its own database, that exchange a match by what their windows show.
#include "app/share/qrreader.h"
#include "app/text/language.h"
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

// How a file of theirs is called that is saved today.
QString savedStem()
{
    return u"The Bronze Age Ada Ben "_s + QDate::currentDate().toString(Qt::ISODate);
}

} // namespace

class PagesShare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void whoeverEntersADieIsNotWaitedFor();
    void aFileHoldsTheWholeMatchWhateverIsShown();
    void aFileIsSavedOnceMoreRatherThanOver();
    void aSavedFileTellsWhenTheMatchBegan();
    void filesCanBeToldApartInQtsOwnDialog();
    void aFilmBeforeTheScannerIsReadAsACameraIs();
    void aTakeoverThatCannotBeKeptChangesNothing();
    void whatIsNoCodeIsSaid();

private:
    /// Tablets are had one after the other: a program has one application.
    Table::Options tablet(const QString &name, qlonglong open = 0) const;
    QString savedFile(const QString &folder, const QString &ending) const
    {
        return m_folder->filePath(u"%1/%2.%3"_s.arg(folder, savedStem(), ending));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
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

// A player without a tablet is entered here by beginning to, or by saying so where the app rolls.
void PagesShare::whoeverEntersADieIsNotWaitedFor()
{
    Table ada(tablet(u"ada"_s));
    QVERIFY(ada.begin(kNames, true));
    const auto awaited = [&ada] { return ada.match()->bar().awaited; };
    (void)shownCode(ada, true);
    QVERIFY(ada.click(u"here1"_s) && ada.leave());
    QVERIFY(!awaited().isEmpty());
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
    const int moves = table.application().sharing()->moves();
    QCOMPARE(pegsheet::app::readCode(QImage(savedFile(u"Pictures"_s, u"png"_s))), whole);
    QFile file(savedFile(u"Documents"_s, u"pegsheet"_s));
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
        QVERIFY2(table.click(button) && !table.find(button)->property("detail").toString().isEmpty(), qPrintable(button));
    QStringList found;
    for (const QString &folder : {u"Pictures"_s, u"Documents"_s})
        for (const QString &file : QDir(m_folder->filePath(folder)).entryList(QDir::Files, QDir::Name))
            found.append(file);
    const QString stem = savedStem();
    QCOMPARE(found, QStringList({stem + u" 2.png"_s, stem + u".png"_s, stem + u".svg"_s, stem + u".pdf"_s, stem + u".pegsheet"_s}));
    QCOMPARE(pegsheet::app::readCode(QImage(savedFile(u"Pictures"_s, u"png"_s))), table.application().sharing()->text());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesShare::aSavedFileTellsWhenTheMatchBegan()
{
    const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-1);
    Table table(tablet(u"a"_s));
    QVERIFY(table.begin(kNames, true));
    QVERIFY(shownCode(table, true) != QString());
    QVERIFY(table.click(u"saveFile"_s));
    QFile file(savedFile(u"Documents"_s, u"pegsheet"_s));
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

// On a phone a long name is cut before its ending, and below it stands whole when the file was changed.
void PagesShare::filesCanBeToldApartInQtsOwnDialog()
{
    const QString name = u"A picture of the code of the match that we played yesterday.png"_s;
    QFile file(m_folder->filePath(u"codes/"_s + name));
    QVERIFY(QDir(m_folder->path()).mkpath(u"codes"_s) && file.open(QIODevice::WriteOnly) && file.write("12345") == 5);
    file.close();
    Table table(tablet(u"a"_s));
    QVERIFY(pegsheet::tests::openFiles(table, m_folder->filePath(u"codes"_s)));
    if (table.find(u"fileDialogListView"_s) == nullptr)
        QSKIP("Qt's dialog has a window of its own.");
    const auto textOf = [&](const QString &wanted) {
        return table.findIf(table.find(u"fileDialogListView"_s), [&](QQuickItem *item) {
            return item->inherits("QQuickText") && item->property("text").toString().contains(wanted);
        });
    };
    QTRY_VERIFY(textOf(name) != nullptr);
    QVERIFY(textOf(name)->property("truncated").toBool());
    const QDateTime changed = QFileInfo(file).lastModified();
    QQuickItem *detail = textOf(pegsheet::installedLocale().toString(changed, QLocale::ShortFormat));
    QVERIFY(detail != nullptr && !detail->property("truncated").toBool());
    QVERIFY(detail->property("text").toString().endsWith(u"5 bytes"_s));
    QVERIFY(textOf(name)->mapRectToScene(textOf(name)->boundingRect()).bottom() <= detail->mapToScene({0, 0}).y() + 1);
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
