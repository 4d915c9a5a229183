// SPDX-License-Identifier: Apache-2.0
// What the window shows is on the disk; where the disk fails, the window says what is missing there, and nothing is lost.
#include "app/share/takeover.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"

#include <QFile>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <sqlite3.h>

namespace tst_pages_keeping {

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
    void cleanup() { faults::disarm(); }
    void aFullDiskIsSaidAndNothingIsLost_data();
    void aFullDiskIsSaidAndNothingIsLost();
    void whatIsMissingIsSavedElsewhere_data() { sizes(); }
    void whatIsMissingIsSavedElsewhere();
    void aMatchIsNotLeftUnasked_data() { sizes(); }
    void aMatchIsNotLeftUnasked();
    void theWindowIsNotClosedUnasked();
    void aMatchBeginsOnAFullDisk_data() { sizes(); }
    void aMatchBeginsOnAFullDisk();
    void aMatchBeginsWithoutADatabase_data() { sizes(); }
    void aMatchBeginsWithoutADatabase();
    void finishedSheetsBeginOnAFullDisk();
    void everyFrameShowsWhatIsKept();

private:
    static void sizes();
    static void keepPicture(Table &table, const QString &name);
    static bool accept(Table &table, const QString &file, const QString &where = u"unsavedReason"_s);
    static std::filesystem::path databaseIn(const QTemporaryDir &folder)
    {
        return std::filesystem::path(folder.filePath(u"matches.db"_s).toStdU16String());
    }
    static Table::Options options(const QTemporaryDir &folder, QSize size, const QString &language = u"en"_s)
    {
        Table::Options options;
        options.language = language;
        options.database = folder.filePath(u"matches.db"_s);
        options.size = size;
        return options;
    }
};

void PagesKeeping::sizes()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)});
}

// Files for whoever wants to look at them.
void PagesKeeping::keepPicture(Table &table, const QString &name)
{
    const QString folder = qEnvironmentVariable("PEGSHEET_PICTURES");
    if (folder.isEmpty())
        return;
    for (const auto theme : {app::Settings::Dark, app::Settings::Light}) {
        table.application().settings()->setTheme(theme);
        table.settle();
        pictureOf(table).save(u"%1/%2 %3 %4.png"_s.arg(folder, name, QString::fromLatin1(QTest::currentDataTag())).arg(theme));
    }
}

void PagesKeeping::aFullDiskIsSaidAndNothingIsLost_data()
{
    sizes();
}

void PagesKeeping::aFullDiskIsSaidAndNothingIsLost()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    const QTemporaryDir folder;
    Table table(options(folder, size, language));
    QVERIFY(table.begin(kNames, true));
    const QImage before = pictureOf(table);
    // A disaster, then workers: everything goes on by clicks.
    faults::arm(1, SQLITE_FULL);
    QVERIFY(table.enter({u"skull"_s, u"skull"_s, u"workers"_s}));
    keepPicture(table, u"entered"_s);
    QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
    QVERIFY(table.click(u"city4"_s));
    QVERIFY(table.primary());
    const QString position = table.match()->position();
    keepPicture(table, u"unsavedReason"_s);
    QVERIFY(table.click(u"retrySave"_s));
    QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
    QVERIFY(faults::disarm());
    storage::Library other(std::filesystem::path(folder.filePath(u"matches.db"_s).toStdU16String()));
    QCOMPARE(other.load(table.match()->id()).nodes.size(), std::size_t(0));
    // There is room again.
    QVERIFY(table.click(u"retrySave"_s));
    QVERIFY(table.find(u"unsavedReason"_s) == nullptr);
    QCOMPARE(table.match()->position(), position);
    QCOMPARE(other.load(table.match()->id()).head, table.match()->session().match().head());
    // Or with the next move, by itself.
    faults::arm(1, SQLITE_IOERR_WRITE);
    QVERIFY(table.undo());
    QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
    faults::disarm();
    QVERIFY(table.undo());
    QVERIFY(table.find(u"unsavedReason"_s) == nullptr);
    QCOMPARE(other.load(table.match()->id()).head, table.match()->session().match().head());
    while (table.match()->undoText() != QString())
        QVERIFY(table.undo());
    QVERIFY(!before.isNull());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesKeeping::whatIsMissingIsSavedElsewhere()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    const QTemporaryDir folder;
    Table table(options(folder, size, language));
    QVERIFY(table.begin(kNames, true));
    faults::arm(1, SQLITE_FULL);
    QVERIFY(table.enter({u"food"_s, u"food"_s, u"workers"_s}));
    QVERIFY(table.click(u"saveElsewhere"_s));
    const QString file = folder.filePath(u"elsewhere.pegsheet"_s);
    QVERIFY(accept(table, file));
    faults::disarm();
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    storage::Library other(std::filesystem::path(folder.filePath(u"other.db"_s).toStdU16String()));
    MaybeRefusal refusal;
    const auto takeover = Takeover::read(saved.readAll().toStdString(), other, refusal);
    QVERIFY(takeover != nullptr && !refusal);
    QCOMPARE(takeover->theirs().stateHash(), table.match()->session().match().stateHash());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesKeeping::aMatchIsNotLeftUnasked()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    const QTemporaryDir folder;
    Table table(options(folder, size, language));
    QVERIFY(table.begin(kNames, true));
    faults::arm(1, SQLITE_FULL);
    QVERIFY(table.enter({u"food"_s, u"food"_s, u"workers"_s}));
    const auto id = table.match()->id();
    const QString position = table.match()->position();
    table.key(Qt::Key_Escape);
    keepPicture(table, u"left"_s);
    QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr);
    keepPicture(table, u"question"_s);
    table.key(Qt::Key_Return);
    QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr && table.match() != nullptr);
    QVERIFY(table.click(u"tryFirst"_s));
    QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr);
    table.key(Qt::Key_Escape); // the question
    QVERIFY(table.find(u"unsavedQuestion"_s) == nullptr);
    QCOMPARE(table.match()->position(), position);
    table.key(Qt::Key_Escape);
    faults::disarm();
    QVERIFY(table.click(u"tryFirst"_s));
    QTRY_VERIFY(table.match() == nullptr);
    QVERIFY(table.find(u"newBronze"_s) != nullptr);
    storage::Library other(std::filesystem::path(folder.filePath(u"matches.db"_s).toStdU16String()));
    QCOMPARE(other.load(id).nodes.size(), std::size_t(2));
    QCOMPARE(table.warnings(), QStringList());
}

void PagesKeeping::theWindowIsNotClosedUnasked()
{
    const QTemporaryDir folder;
    Table table(options(folder, {360, 640}, u"en"_s));
    QVERIFY(table.begin(kNames, true));
    faults::arm(1, SQLITE_FULL);
    QVERIFY(table.enter({u"food"_s, u"food"_s, u"workers"_s}));
    QVERIFY(!table.window()->close());
    table.settle();
    QVERIFY(table.window()->isVisible());
    QVERIFY(table.click(table.answer(u"unsavedQuestion"_s)));
    QTRY_VERIFY(!table.window()->isVisible());
    QCOMPARE(table.warnings(), QStringList());
}

// As the system's dialog does when a file is chosen.
bool PagesKeeping::accept(Table &table, const QString &file, const QString &where)
{
    QObject *chooser = nullptr;
    if (QQuickItem *at = table.find(where))
        if (auto *loader = at->findChild<QQuickItem *>(u"saveChooser"_s))
            chooser = loader->property("item").value<QObject *>();
    if (chooser == nullptr)
        return false;
    chooser->setProperty("selectedFile", QUrl::fromLocalFile(file));
    const QPointer dialog(chooser);
    const bool isAccepted = QMetaObject::invokeMethod(chooser, "accepted");
    if (dialog)
        QMetaObject::invokeMethod(dialog, "close");
    return isAccepted;
}

// It begins in memory, and is there with all its moves once there is room.
void PagesKeeping::aMatchBeginsOnAFullDisk()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    const QTemporaryDir folder;
    QString position;
    {
        Table table(options(folder, size, language));
        QVERIFY(table.sitDown(kNames) && table.click(u"diceSwitch"_s, {0.25, 0.5}));
        faults::arm(1, SQLITE_FULL);
        QVERIFY(table.primary(u"setupBar"_s));
        QVERIFY(table.match() != nullptr);
        QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
        keepPicture(table, u"begun"_s);
        QVERIFY(table.enter({u"food"_s, u"food"_s, u"workers"_s}));
        table.key(Qt::Key_Escape);
        QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr);
        QVERIFY(table.click(u"tryFirst"_s));
        QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr);
        table.key(Qt::Key_Escape);
        faults::disarm();
        storage::Library other(databaseIn(folder));
        QCOMPARE(other.list().size(), std::size_t(0));
        QVERIFY(table.click(u"retrySave"_s));
        QVERIFY(table.find(u"unsavedReason"_s) == nullptr);
        position = table.match()->position();
        QCOMPARE(other.load(table.match()->id()).nodes.size(), std::size_t(2));
        QCOMPARE(table.warnings(), QStringList());
    }
    // Killed then, it comes back to it.
    Table::Options again = options(folder, size, language);
    again.resume = true;
    Table table(again);
    QVERIFY(table.match() != nullptr);
    QCOMPARE(table.match()->position(), position);
    QCOMPARE(table.warnings(), QStringList());
}

// The file is none of ours: what is played is asked about, saved elsewhere, and kept where the file is one again.
void PagesKeeping::aMatchBeginsWithoutADatabase()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    const QTemporaryDir folder;
    QFile diary(folder.filePath(u"matches.db"_s));
    QVERIFY(diary.open(QIODevice::WriteOnly));
    diary.write(QByteArray("This is a diary, not a database. ").repeated(300));
    diary.close();
    Table table(options(folder, size, language));
    QVERIFY(!table.application().problem().isEmpty());
    QVERIFY2(table.begin(kNames, true), qPrintable(table.warnings().join(u'\n')));
    QVERIFY(table.enter({u"food"_s, u"food"_s, u"workers"_s}));
    QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
    keepPicture(table, u"homeless"_s);
    QVERIFY(!table.window()->close());
    table.settle();
    keepPicture(table, u"homeless question"_s);
    QVERIFY(table.click(u"saveFirst"_s));
    const QString file = folder.filePath(u"elsewhere.pegsheet"_s);
    QVERIFY(accept(table, file, u"unsavedQuestion"_s));
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(saved.readAll().contains("\"log\""));
    QVERIFY(table.click(u"tryFirst"_s));
    QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr);
    // Somebody puts the diary where it belongs.
    QVERIFY(diary.rename(folder.filePath(u"diary.txt"_s)));
    QVERIFY(table.click(u"tryFirst"_s));
    QTRY_VERIFY(!table.window()->isVisible());
    QCOMPARE(table.application().problem(), QString());
    QCOMPARE(table.match()->unsavedReason(), QString());
    storage::Library other(databaseIn(folder));
    QCOMPARE(other.load(table.match()->id()).nodes.size(), std::size_t(2));
    QCOMPARE(table.warnings(), QStringList());
}

void PagesKeeping::finishedSheetsBeginOnAFullDisk()
{
    const QTemporaryDir folder;
    Table table(options(folder, {360, 640}, u"en"_s));
    QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}) && table.click(u"scoringOnly"_s));
    faults::arm(1, SQLITE_FULL);
    QVERIFY(table.primary(u"setupBar"_s));
    QVERIFY(table.match()->scoring());
    for (int seat = 0; seat < 2; ++seat) {
        table.match()->typeNumber(u"goods.wood"_s, 3);
        table.match()->primary();
    }
    QVERIFY(table.match()->over());
    QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
    faults::disarm();
    QVERIFY(table.click(u"retrySave"_s));
    storage::Library other(databaseIn(folder));
    QVERIFY(other.list().front().summary.over);
    QCOMPARE(table.application().match()->unsavedReason(), QString());
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

} // namespace tst_pages_keeping

PEGSHEET_WINDOW_TEST(tst_pages_keeping, PagesKeeping)
#include "tst_pages_keeping.moc"
