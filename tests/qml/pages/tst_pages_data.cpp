// SPDX-License-Identifier: Apache-2.0
// Leaving with one's data, and coming back: copies, the reminder of them, and files for other programs, by clicks.
#include "app/share/historyfile.h"
#include "model/catalog.h"
#include "model/core/exchange.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/exchange.h"
#include "tests/qml/pages/sizes.h"
#include "tests/registry.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <sys/stat.h>

namespace tst_pages_data {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using pegsheet::tests::pasteCode;
using pegsheet::tests::pickFile;
using pegsheet::tests::Table;

namespace {

constexpr qint64 kDay = 24 * 60 * 60;

/// Finished matches of the random player, each ended at that time.
void addFinished(storage::Library &library, int count, qint64 when)
{
    for (int seed = 0; seed < count; ++seed) {
        MaybeRefusal refusal;
        SavedMatch saved;
        saved.game = findGame("bronze");
        saved.setup = canonicalSetup(*saved.game->info, {{"Ada", "Ben"}, {}, {}, "play"});
        saved.log = saved.game->simulate(saved.setup, {static_cast<std::uint64_t>(seed), true}).log;
        saved.rulesVersion = 1;
        saved.started = when - 3600;
        saved.touched = when;
        std::optional<std::size_t> at;
        const auto match = restored(saved, refusal, at);
        MatchImport(library).store(saved, *match);
    }
}

/// A browser, of which a test says what it does.
class Browser final : public app::Platform
{
public:
    void keepAwake(bool) override {}
    void watch() override {}
    void play(const QByteArray &) override {}
    void listen() override {}
    [[nodiscard]] bool isPage() const override { return true; }
    [[nodiscard]] QString sources() const override { return m_sources; }
    void setSources(const QString &sources) { m_sources = sources; }
    using Platform::setMayForget;
    using Platform::setNewerWaits;

private:
    QString m_sources;
};

/// For whoever wants to look.
void grab(Table &table, const char *name)
{
    const QString folder = qEnvironmentVariable("PEGSHEET_PICTURES");
    if (folder.isEmpty())
        return;
    for (const auto theme : {app::Settings::Dark, app::Settings::Light}) {
        table.application().settings()->setTheme(theme);
        table.settle();
        table.window()->grabWindow().save(u"%1/%2-%3-%4-%5.png"_s.arg(folder, QLatin1String(name))
                                              .arg(table.window()->width())
                                              .arg(table.application().settings()->language())
                                              .arg(theme));
    }
}

} // namespace

class PagesData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setApplicationFont(); }
    void init();
    void aCopyIsSavedBroughtBackAndTakenBack_data();
    void aCopyIsSavedBroughtBackAndTakenBack();
    void inTheMiddleOfAMatch();
    void whatStandsBesideTheFileIsSaidUntilNobodyTouchesAnything();
    void whatIsNoCopyIsSaidAndChangesNothing();
    void playsLoggedElsewhereAreTakenIn_data();
    void playsLoggedElsewhereAreTakenIn();
    void aHistoryFileIsTakenIn();
    void takingInIsStopped_data();
    void takingInIsStopped();
    void theReminderIsQuiet_data();
    void theReminderIsQuiet();
    void theReminderIsTurnedOffForGood();
    void aBrowserThatMayForgetIsSpokenOf_data();
    void aBrowserThatMayForgetIsSpokenOf();
    void aCodeInABrowserSaysWhereItIsTakenIn_data();
    void aCodeInABrowserSaysWhereItIsTakenIn();
    void aNewerVersionIsALineOnTheStartPage_data();
    void aNewerVersionIsALineOnTheStartPage();
    void aPageSaysItsLicence_data();
    void aPageSaysItsLicence();
    void theSettingsComeBackToo();
    void aMatchIsExported_data();
    void aMatchIsExported();
    void theTablesNumberOfAGameIsExported();
    void theFinalScoreBecomesAPicture();
    void filesAreNeverWrittenOver();

private:
    [[nodiscard]] Table::Options options(QSize size = {360, 640}, const QString &language = u"en"_s) const;
    [[nodiscard]] std::filesystem::path database() const { return m_folder->filePath(u"a.db"_s).toStdString(); }
    /// The same in a browser, which `browser` then points to.
    [[nodiscard]] Table::Options inBrowser(Browser *&browser, QSize size, const QString &language) const;
    [[nodiscard]] QStringList documents(const QString &ending) const;
    static bool openData(Table &table);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_many; ///< a long history
};

void PagesData::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QGuiApplication::clipboard()->clear();
    // Saved files go below the test's folder.
    qputenv("HOME", m_folder->path().toUtf8());
    qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
}

Table::Options PagesData::options(QSize size, const QString &language) const
{
    Table::Options options;
    options.database = m_folder->filePath(u"a.db"_s);
    options.size = size;
    options.language = language;
    return options;
}

Table::Options PagesData::inBrowser(Browser *&browser, QSize size, const QString &language) const
{
    Table::Options shown = options(size, language);
    shown.platform = [&browser] {
        auto made = std::make_unique<Browser>();
        browser = made.get();
        return made;
    };
    return shown;
}

QStringList PagesData::documents(const QString &ending) const
{
    QStringList files;
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    for (const QString &name : folder.entryList({u"*."_s + ending}, QDir::Files))
        files.append(folder.filePath(name));
    return files;
}

bool PagesData::openData(Table &table)
{
    // A head that grew while a match was open stands above what is in sight.
    if (QQuickItem *list = table.find(u"earlierMatches"_s))
        list->setProperty("contentY", list->property("originY"));
    return table.click(u"settingsButton"_s) && table.click(u"dataRow"_s) && table.find(u"saveCopy"_s) != nullptr;
}

void PagesData::aCopyIsSavedBroughtBackAndTakenBack_data()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)});
}

void PagesData::aCopyIsSavedBroughtBackAndTakenBack()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    {
        storage::Library library(database());
        addFinished(library, 2, 1'717'000'000);
    }
    Table table(options(size, language));
    app::Application &application = table.application();
    QVERIFY(openData(table));
    QVERIFY(table.click(u"saveCopy"_s));
    QCOMPARE(documents(u"db"_s).size(), 1);
    grab(table, "saved");
    QVERIFY(!application.backups()->last().isEmpty());
    QVERIFY(table.leave());
    QVERIFY(table.leave());
    QVERIFY(table.begin({u"Cleo"_s, u"Dov"_s}, true));
    QVERIFY(table.openMenu());
    QVERIFY(table.click(u"menuStart"_s));
    QTRY_COMPARE(application.matches()->count(), 3);
    QVERIFY(openData(table));
    QVERIFY(table.click(u"bringBack"_s));
    QVERIFY(pickFile(table, documents(u"db"_s).first()));
    QTRY_VERIFY(table.find(u"restoreQuestion"_s) != nullptr);
    QCOMPARE(application.matches()->count(), 3);
    grab(table, "question");
    QVERIFY(application.restoring()->there().contains(u"2"_s));
    QVERIFY(application.restoring()->here().contains(u"3"_s));
    QVERIFY(table.click(table.answer(u"restoreQuestion"_s)));
    QTRY_COMPARE(application.matches()->count(), 2);
    QVERIFY(table.find(u"restoreQuestion"_s) == nullptr);
    // What was said lies over the lower rows until the next touch.
    QTest::mouseClick(table.window(), Qt::LeftButton, {}, {2, size.height() / 2});
    QVERIFY(table.click(u"takeBack"_s));
    QTRY_COMPARE(application.matches()->count(), 3);
    QCOMPARE(application.settings()->language(), language);
    QCOMPARE(table.warnings(), QStringList());
}

// The page of the match goes before the match does, and what is brought back is played on.
void PagesData::inTheMiddleOfAMatch()
{
    Table table(options());
    app::Application &application = table.application();
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    QVERIFY(table.openMenu());
    QVERIFY(table.click(u"menuSettings"_s));
    QVERIFY(table.click(u"dataRow"_s));
    QVERIFY(table.click(u"saveCopy"_s));
    QVERIFY(table.leave());
    QVERIFY(table.leave());
    QVERIFY(table.enter({u"coins"_s, u"food"_s, u"food"_s}));
    const int made = table.match()->moveList()->made();
    QVERIFY(made > 0);
    QVERIFY(table.openMenu());
    QVERIFY(table.click(u"menuSettings"_s));
    QVERIFY(table.click(u"dataRow"_s));
    QVERIFY(table.click(u"bringBack"_s));
    QVERIFY(pickFile(table, documents(u"db"_s).first()));
    QTRY_VERIFY(table.find(u"restoreQuestion"_s) != nullptr);
    QVERIFY(table.click(table.answer(u"restoreQuestion"_s)));
    QTRY_VERIFY(application.match() == nullptr);
    QTRY_VERIFY(table.find(u"takeBack"_s) != nullptr);
    QVERIFY(application.open(1));
    QCOMPARE(application.match()->moveList()->made(), 0);
    application.close();
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::whatStandsBesideTheFileIsSaidUntilNobodyTouchesAnything()
{
    Table table(options());
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    auto *quiet = table.application().findChild<QTimer *>(u"quiet"_s);
    QVERIFY(quiet->isActive());
    QVERIFY(table.openMenu());
    QVERIFY(table.click(u"menuSettings"_s));
    QVERIFY(table.click(u"dataRow"_s));
    QQuickItem *told = table.find(u"besideFile"_s);
    QVERIFY(told != nullptr && told->isVisible());
    QVERIFY(told->property("text").toString().contains(u"a.db-wal"_s));
    quiet->start(0);
    QTRY_VERIFY(!told->isVisible());
    QVERIFY(QFile::copy(m_folder->filePath(u"a.db"_s), m_folder->filePath(u"alone.db"_s)));
    QCOMPARE(storage::Library(m_folder->filePath(u"alone.db"_s).toStdString()).list().size(), std::size_t(1));
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::whatIsNoCopyIsSaidAndChangesNothing()
{
    Table table(options());
    const QString letter = m_folder->filePath(u"letter.txt"_s);
    QFile file(letter);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Dear Ben, " + QByteArray(1000, 'x'));
    file.close();
    QVERIFY(openData(table));
    QSignalSpy told(table.application().restoring(), &app::Restoring::message);
    // Each is looked at beside the window, and then told of.
    const auto describe = [&table, &told](const QString &name) {
        app::Restoring *restoring = table.application().restoring();
        told.clear();
        restoring->look(QUrl::fromLocalFile(name));
        while (restoring->busy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return restoring->kind() == app::Restoring::Nothing && told.count() == 1 ? told.first().first().toString() : QString();
    };
    QVERIFY(describe(letter).contains(letter));
    QVERIFY(table.find(u"restoreQuestion"_s) == nullptr);
    QVERIFY(describe(m_folder->filePath(u"nothing.db"_s)).contains(u"nothing.db"_s));
    // Nor the database that is open: whoever closes it takes its locks away.
    QVERIFY(describe(m_folder->filePath(u"a.db"_s)).contains(u"is what is open here"_s));
    QVERIFY(!table.application().restoring()->restore());
    QCOMPARE(QDir(m_folder->path()).entryList({u"*.before-restore*"_s}).size(), 0);
    // Plays of other programs of which none can come in.
    for (const char *log : {R"({"about":"","plays":[{"rating":1.5}],"players":[],"games":[]})",
                            "<?xml version=\"1.0\"?>\n<plays username=\"ada\" total=\"1\"/>"}) {
        QFile foreign(m_folder->filePath(u"plays"_s));
        QVERIFY(foreign.open(QIODevice::WriteOnly) && foreign.write(log) > 0);
        foreign.close();
        QVERIFY(describe(foreign.fileName()).contains(u"Plays that stayed out"_s));
    }
    // Of a pipe nothing is read, and of a history no more than can be.
    const QString pipe = m_folder->filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(describe(pipe).contains(pipe + u"” is a pipe"_s));
    QVERIFY(describe(m_folder->path()).contains(m_folder->path() + u"” is a folder"_s));
    QFile history(m_folder->filePath(u"history.json"_s));
    QVERIFY(history.open(QIODevice::WriteOnly) && history.write("{\"pegsheet\":\"history\"") > 0
            && history.resize(kHistoryLength + 1));
    QVERIFY(describe(history.fileName()).contains(QString::number(kHistoryLength)));
}

void PagesData::playsLoggedElsewhereAreTakenIn_data()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(800, 1280), QSize(1920, 1080)});
}

// Each name is matched with somebody who has played here, or stays.
void PagesData::playsLoggedElsewhereAreTakenIn()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    {
        storage::Library library(database());
        addFinished(library, 1, 1'717'000'000);
    }
    const QString name = m_folder->filePath(u"plays.xml"_s);
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<plays><play id='7' date='2024-05-31' length='60'><item name='Tapestry' objectid='286096'/><players>"
               "<player name='Addy' score='201' win='1'/><player name='Ben' score='175'/><player name='Cleo' score='9'/>"
               "</players></play><play id='8' date='2024-05-31'><item name='Chess' objectid='171'/></play></plays>");
    file.close();
    Table table(options(size, language));
    const app::Restoring *restoring = table.application().restoring();
    QVERIFY(openData(table));
    for (const int added : {1, 0}) {
        const int before = table.application().matches()->count();
        QVERIFY(table.click(u"bringBack"_s));
        QVERIFY(pickFile(table, name));
        QTRY_VERIFY(table.find(u"restoreQuestion"_s) != nullptr);
        QVERIFY(restoring->there().contains(language == u"de" ? u"1 andere"_s : u"1 other play stays out"_s));
        QVERIFY(table.find(u"asResults"_s) != nullptr);
        grab(table, added > 0 ? "strangers" : "no-strangers");
        if (added > 0) {
            QCOMPARE(restoring->people(), (QStringList{u"Ada"_s, u"Ben"_s}));
            QCOMPARE(restoring->strangers(), (QStringList{u"Addy"_s, u"Cleo"_s}));
            QVERIFY(table.click(u"stranger1as2"_s) && table.click(u"stranger1as0"_s) && table.click(u"stranger0as1"_s));
        }
        QVERIFY(table.click(table.answer(u"restoreQuestion"_s)));
        QTRY_VERIFY(!restoring->busy());
        QCOMPARE(table.application().matches()->count(), before + added);
        // What was said lies over the lower rows until the next touch.
        QTest::mouseClick(table.window(), Qt::LeftButton, {}, {2, table.window()->height() / 2});
    }
    const auto entries = storage::Library(database()).list();
    const auto play = std::find_if(entries.begin(), entries.end(), [](const auto &entry) { return entry.game == "tapestry"; });
    QVERIFY(play != entries.end());
    QCOMPARE(play->setup.players, (std::vector<std::string>{"Ada", "Ben", "Cleo"}));
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::aHistoryFileIsTakenIn()
{
    {
        storage::Library library(database());
        addFinished(library, 3, 1'717'000'000);
    }
    QString file;
    {
        Table table(options());
        QVERIFY(openData(table));
        QVERIFY(table.click(u"saveHistory"_s));
        QCOMPARE(documents(u"json"_s).size(), 1);
        file = documents(u"json"_s).first();
        QVERIFY(table.click(u"saveTable"_s));
        QCOMPARE(documents(u"csv"_s).size(), 1);
    }
    Table::Options other = options();
    other.database = m_folder->filePath(u"b.db"_s);
    Table table(other);
    for (const int added : {3, 0}) {
        const int before = table.application().matches()->count();
        if (before == 0)
            QVERIFY(openData(table));
        QVERIFY(table.click(u"bringBack"_s));
        QVERIFY(pickFile(table, file));
        QTRY_VERIFY(table.find(u"restoreQuestion"_s) != nullptr);
        QVERIFY(table.click(table.answer(u"restoreQuestion"_s)));
        QTRY_VERIFY(!table.application().restoring()->busy());
        QCOMPARE(table.application().matches()->count(), before + added);
        QVERIFY(!table.application().restoring()->canTakeBack());
    }
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::takingInIsStopped_data()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(800, 1280), QSize(1920, 1080)});
}

// The page says how far it is and stops where that is wanted; what came in stays, and the rest comes in the next time.
void PagesData::takingInIsStopped()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    constexpr int kMany = 80; // it goes on while the button is reached
    if (m_many.empty()) {
        storage::Library other(m_folder->filePath(u"b.db"_s).toStdString());
        addFinished(other, kMany, 1'717'000'000);
        std::vector<LeftOut> leftOut;
        m_many = historyText(other, leftOut);
    }
    QFile file(m_folder->filePath(u"history.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(m_many)) > 0);
    file.close();
    Table::Options shown = options(size, language);
    shown.theme = size.width() == 800 ? app::Settings::Dark : app::Settings::Light;
    Table table(shown);
    app::Restoring *restoring = table.application().restoring();
    QVERIFY(openData(table));
    QSignalSpy told(restoring, &app::Restoring::message);
    bool isClicked = false;
    const auto importMatches = [&] {
        restoring->look(QUrl::fromLocalFile(m_folder->filePath(u"history.json"_s)));
        while (restoring->busy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (!restoring->restore())
            return false;
        while (restoring->busy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return true;
    };
    connect(restoring, &app::Restoring::progressed, this, [&] {
        if (isClicked || restoring->done() != 1)
            return;
        isClicked = true;
        // Without waiting for anything: meanwhile the import goes on.
        if (const QString pictures = qEnvironmentVariable("PEGSHEET_PICTURES"); !pictures.isEmpty())
            table.window()->grabWindow().save(u"%1/import-%2-%3.png"_s.arg(pictures).arg(size.width()).arg(language));
        isClicked = table.click(u"stopImport"_s);
    });
    QVERIFY(importMatches());
    QVERIFY(isClicked);
    const int came = table.application().matches()->count();
    QVERIFY(came >= 1 && came < kMany);
    QCOMPARE(restoring->done(), came);
    QCOMPARE(told.count(), 1);
    QVERIFY(table.find(u"bringBack"_s) != nullptr);
    QVERIFY(importMatches());
    QCOMPARE(table.application().matches()->count(), kMany);
    QCOMPARE(restoring->done(), kMany);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::theReminderIsQuiet_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::newRow("phone") << QSize(360, 640) << u"en"_s;
    QTest::newRow("phone, German") << QSize(360, 640) << u"de"_s;
    QTest::newRow("desktop") << QSize(1920, 1080) << u"en"_s;
}

void PagesData::theReminderIsQuiet()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    qint64 now = 1'717'000'000;
    {
        storage::Library library(database());
        addFinished(library, app::Backups::kManyMatches - 1, now - 100);
    }
    Table table(options(size, language));
    app::Backups *backups = table.application().backups();
    backups->setClock([&now] { return now; });
    // Four, and none of them old: nothing is said.
    QVERIFY(table.find(u"backupNow"_s) == nullptr);
    now += app::Backups::kManyDays * kDay;
    backups->setClock([&now] { return now; });
    QTRY_VERIFY(table.find(u"backupNow"_s) != nullptr);
    grab(table, "reminder");
    QVERIFY(table.click(u"backupLater"_s));
    QTRY_VERIFY(table.find(u"backupNow"_s) == nullptr);
    now += app::Backups::kQuietDays * kDay;
    backups->setClock([&now] { return now; });
    QTRY_VERIFY(table.find(u"backupNow"_s) != nullptr);
    QVERIFY(table.click(u"backupNow"_s));
    QVERIFY(table.click(u"saveCopy"_s));
    // Back where it was asked, not in the settings.
    QVERIFY(table.leave());
    QTRY_VERIFY(table.find(u"newBronze"_s) != nullptr);
    QVERIFY(table.find(u"backupNow"_s) == nullptr);
    // Nothing is new, however long it takes.
    now += 400 * kDay;
    backups->setClock([&now] { return now; });
    QVERIFY(!backups->due());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::theReminderIsTurnedOffForGood()
{
    {
        storage::Library library(database());
        addFinished(library, app::Backups::kManyMatches, 1'717'000'000);
    }
    {
        Table table(options());
        QVERIFY(table.find(u"backupNow"_s) != nullptr);
        QVERIFY(openData(table));
        QVERIFY(table.click(u"remindSwitch"_s));
        QVERIFY(table.leave());
        QVERIFY(table.leave());
        QTRY_VERIFY(table.find(u"backupNow"_s) == nullptr);
    }
    Table again(options());
    QVERIFY(again.find(u"backupNow"_s) == nullptr);
    QVERIFY(!again.application().backups()->reminding());
}

void PagesData::aBrowserThatMayForgetIsSpokenOf_data()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(640, 360), QSize(1920, 1080)});
}

void PagesData::aBrowserThatMayForgetIsSpokenOf()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    {
        storage::Library library(database());
        addFinished(library, app::Backups::kManyMatchesForgetful, QDateTime::currentSecsSinceEpoch());
    }
    Browser *browser = nullptr;
    Table table(inBrowser(browser, size, language));
    QVERIFY(table.find(u"backupNow"_s) == nullptr);
    browser->setMayForget(true);
    QTRY_VERIFY(table.find(u"backupNow"_s) != nullptr);
    QVERIFY(openData(table));
    const QQuickItem *sentence = table.find(u"mayForget"_s);
    QVERIFY(sentence != nullptr);
    // A page on the home screen has a store of its own: what is here comes along as a copy.
    const QString words = sentence->property("text").toString();
    QVERIFY(words.contains(u"iPhone"_s)
            && words.contains(language == u"de"_s ? u"Kopie und hole sie"_s : u"copy first, and bring it back"_s));
    QVERIFY(table.find(u"saveCopy"_s) != nullptr && table.find(u"bringBack"_s) != nullptr);
    const QString reminder = table.find(u"remindSwitch"_s)->property("detail").toString();
    QVERIFY(reminder.contains(QString::number(app::Backups::kManyMatchesForgetful)));
    QVERIFY(reminder.contains(QString::number(app::Backups::kManyDaysForgetful)));
    grab(table, "may-forget");
    browser->setMayForget(false);
    QTRY_VERIFY(table.find(u"mayForget"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::aCodeInABrowserSaysWhereItIsTakenIn_data()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(1920, 1080)});
}

void PagesData::aCodeInABrowserSaysWhereItIsTakenIn()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    MaybeRefusal refusal;
    const auto match = findGame("bronze")->start(canonicalSetup(*findGame("bronze")->info, {{"Ada", "Ben"}, {}, {}, "play"}),
                                                 refusal);
    Browser *browser = nullptr;
    Table table(inBrowser(browser, size, language));
    QVERIFY(pasteCode(table, QString::fromStdString(shareText(*match, std::string(32, 'a'), Known{}, Extent::Whole))));
    QTRY_VERIFY(table.application().arrival() != nullptr);
    QVERIFY(table.find(u"takenHere"_s) == nullptr);
    browser->setMayForget(true);
    QTRY_VERIFY(table.find(u"takenHere"_s) != nullptr);
    QVERIFY(table.find(u"takenHere"_s)->property("text").toString().contains(u"iPhone"_s));
    grab(table, "taken-here");
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::aNewerVersionIsALineOnTheStartPage_data()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(640, 360), QSize(1920, 1080)});
}

void PagesData::aNewerVersionIsALineOnTheStartPage()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Browser *browser = nullptr;
    Table table(inBrowser(browser, size, language));
    QVERIFY(table.find(u"newerVersionText"_s) == nullptr);
    browser->setNewerWaits(true);
    QTRY_VERIFY(table.find(u"newerVersionText"_s) != nullptr);
    grab(table, "newer-version");
    // It is no more than a line: everything goes on.
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    QVERIFY(table.find(u"newerVersionText"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::aPageSaysItsLicence_data()
{
    pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(1920, 1080)});
}

void PagesData::aPageSaysItsLicence()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    const auto openAbout = [](Table &table) { return table.click(u"settingsButton"_s) && table.click(u"aboutRow"_s); };
    const auto text = [](Table &table, const QString &name) {
        const QQuickItem *item = table.find(name);
        return item != nullptr ? item->property("text").toString() : QString();
    };
    const QString address = u"https://example.org/pegsheet"_s;
    {
        Browser *browser = nullptr;
        Table table(inBrowser(browser, size, language));
        browser->setSources(address);
        QVERIFY(openAbout(table));
        QVERIFY(text(table, u"pageLicence"_s).contains(u"GPL-3.0"_s));
        QVERIFY(text(table, u"pageSources"_s).contains(address));
        table.reveal(table.find(u"pageSources"_s));
        grab(table, "licence");
        QCOMPARE(table.warnings(), QStringList());
    }
    {
        Browser *browser = nullptr;
        Table table(inBrowser(browser, size, language));
        QVERIFY(openAbout(table));
        QVERIFY(!text(table, u"pageSources"_s).isEmpty());
    }
    Table table(options(size, language));
    QVERIFY(openAbout(table));
    QVERIFY(table.find(u"pageLicence"_s) == nullptr);
    QVERIFY(table.find(u"pageSources"_s) == nullptr);
}

void PagesData::theSettingsComeBackToo()
{
    Table table(options());
    app::Application &application = table.application();
    application.settings()->setTheme(app::Settings::Dark);
    QVERIFY(application.backups()->save());
    application.settings()->setTheme(app::Settings::Light);
    application.settings()->setLanguage(u"de"_s);
    QSignalSpy theme(application.settings(), &app::Settings::themeChanged);
    application.restoring()->look(QUrl::fromLocalFile(documents(u"db"_s).first()));
    QTRY_COMPARE(application.restoring()->kind(), app::Restoring::Copy);
    QVERIFY(application.restoring()->restore());
    QCOMPARE(application.settings()->theme(), app::Settings::Dark);
    QCOMPARE(application.settings()->language(), u"en"_s);
    QVERIFY(theme.count() > 0);
    // And it is kept on: the database that is open is the one that was brought back.
    application.settings()->setTheme(app::Settings::HighContrast);
    QCOMPARE(storage::Library(database()).remembered("theme"), std::to_string(app::Settings::HighContrast));
}

void PagesData::aMatchIsExported_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("file") << u"exportFile"_s << u"pegsheet"_s << QByteArray(R"({"game":"bronze",)");
    QTest::newRow("pdf") << u"exportPdf"_s << u"pdf"_s << QByteArray("%PDF");
    QTest::newRow("picture") << u"exportPicture"_s << u"png"_s << QByteArray("\x89PNG");
    QTest::newRow("BG Stats") << u"exportBgStats"_s << u"bgsplay"_s << QByteArray("{\n    \"about\"");
    QTest::newRow("BGG") << u"exportBgg"_s << u"csv"_s << QByteArray("\xEF\xBB\xBFobjecttype,objectid,");
    QTest::newRow("BG Stats link") << u"copyBgStats"_s << QString()
                                   << QByteArray("https://app.bgstatsapp.com/createPlay.html?data=%7B");
    QTest::newRow("BGG fields") << u"copyBgg"_s << QString() << QByteArray("objecttype\tthing\n");
}

void PagesData::aMatchIsExported()
{
    QFETCH(QString, row);
    QFETCH(QString, ending);
    QFETCH(QByteArray, begins);
    {
        storage::Library library(database());
        addFinished(library, 1, 1'717'000'000);
    }
    Table table(options());
    QQmlComponent component(qmlEngine(table.window()), QUrl(u"qrc:/qt/qml/Pegsheet/pages/ExportChoices.qml"_s));
    std::unique_ptr<QObject> made(
        component.createWithInitialProperties({{u"matchId"_s, 1}, {u"over"_s, true}, {u"isResult"_s, false}, {u"width"_s, 340}}));
    auto *choices = qobject_cast<QQuickItem *>(made.get());
    QVERIFY2(choices != nullptr, qPrintable(component.errorString()));
    choices->setParentItem(table.window()->contentItem());
    choices->setZ(10);
    QSignalSpy told(choices, SIGNAL(message(QString)));
    QVERIFY(table.click(row));
    QCOMPARE(told.count(), 1);
    if (ending.isEmpty()) {
        QVERIFY(QGuiApplication::clipboard()->text().toUtf8().startsWith(begins));
    } else {
        QCOMPARE(documents(ending).size(), 1);
        QVERIFY(told.first().first().toString().contains(QDir::toNativeSeparators(documents(ending).first())));
        QFile file(documents(ending).first());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(begins));
    }
    // Without a sheet there is none to be made.
    choices->setProperty("isResult", true);
    QTRY_COMPARE(table.find(row) != nullptr, row.contains(u"Bg"_s));
    choices->setProperty("isResult", false);
    // Of a match that goes on only what is of use then.
    choices->setProperty("over", false);
    QTRY_COMPARE(table.find(row) != nullptr, row == u"exportFile"_s || row == u"exportPdf"_s);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::theTablesNumberOfAGameIsExported()
{
    {
        storage::Library library(database());
        SavedMatch saved;
        saved.game = findGame("empires");
        saved.setup = canonicalSetup(*saved.game->info, {{"Ada", "Ben"}, {}, {}, "result"});
        saved.uid = std::string(32, 'e');
        saved.rulesVersion = 1;
        saved.started = 1'717'000'000;
        saved.result = Standing{};
        saved.result->over = true;
        saved.result->scores = {5, 6};
        saved.result->winners = {1};
        MatchImport(library).storeResult(saved);
    }
    Table table(options());
    const auto exported = [&](app::Exporting::Form form, const QString &ending) {
        const QStringList before = documents(ending);
        if (!table.application().exporting()->save(1, form))
            return QByteArray();
        QStringList made = documents(ending);
        made.removeIf([&](const QString &file) { return before.contains(file); });
        QFile file(made.value(0));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(!exported(app::Exporting::BgStats, u"bgsplay"_s).contains("\"bggId\": 4711"));
    table.application().settings()->setGameNumber(u"empires"_s, u"4711"_s);
    QVERIFY(exported(app::Exporting::BgStats, u"bgsplay"_s).contains("\"bggId\": 4711"));
    QVERIFY(exported(app::Exporting::BggTable, u"csv"_s).contains("\r\nthing,4711,"));
}

// Under the final score; what is said of it is no refusal, and so nothing to be overruled.
void PagesData::theFinalScoreBecomesAPicture()
{
    {
        storage::Library library(database());
        addFinished(library, 1, 1'717'000'000);
    }
    Table table(options());
    QVERIFY(table.click(u"allMatches"_s) && table.click(u"match0"_s) && table.click(u"openMatch"_s));
    QVERIFY(table.match() != nullptr && table.match()->over());
    QVERIFY(table.click(u"scorePicture"_s));
    QCOMPARE(documents(u"png"_s).size(), 1);
    QVERIFY(!QImage(documents(u"png"_s).first()).isNull());
    const QQuickItem *said = table.find(u"refusal"_s);
    QVERIFY(said != nullptr && said->property("text").toString().contains(u".png"_s));
    QVERIFY(!said->property("canOverrule").toBool());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesData::filesAreNeverWrittenOver()
{
    Table table(options());
    QVERIFY(table.application().begin({u"Ada"_s, u"Ben"_s}, true));
    for (int time = 1; time <= 3; ++time) {
        QVERIFY(table.application().exporting()->save(1, app::Exporting::MatchFile));
        QCOMPARE(documents(u"pegsheet"_s).size(), time);
        QVERIFY(table.application().backups()->save());
        QCOMPARE(documents(u"db"_s).size(), time);
    }
    QVERIFY(!table.application().exporting()->save(1, app::Exporting::BgStats));
    QVERIFY(!table.application().exporting()->save(7, app::Exporting::MatchFile));
    table.application().close();
}

} // namespace tst_pages_data

PEGSHEET_WINDOW_TEST(tst_pages_data, PagesData)
#include "tst_pages_data.moc"
