// SPDX-License-Identifier: Apache-2.0
// The database is damaged: the start page offers the copies beside it, and what can still be read.
#include "qml/theme/applicationfont.h"
#include "storage/rescue.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"
#include "tests/storage/fulldisk.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <SQLiteCpp/SQLiteCpp.h>

namespace tst_pages_rescue {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using tests::Table;

namespace {

QByteArray bytesOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(name));
}

} // namespace

class PagesRescue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setApplicationFont(); }

    void aCopyTakesItsPlace_data() { sizes(); }
    void aCopyTakesItsPlace()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QByteArray damaged = damage(folder);
        Table table(options(folder, size, language));
        QVERIFY(!table.application().problem().isEmpty());
        QCOMPARE(table.application().rescue()->copies().size(), 1);
        keepPicture(table, u"rescue"_s);
        QVERIFY(table.click(u"useCopy0"_s));
        QTRY_COMPARE(table.application().problem(), QString());
        QVERIFY(table.find(u"useCopy0"_s) == nullptr);
        QCOMPARE(table.application().matches()->count(), 1);
        QCOMPARE(bytesOf(folder.filePath(u"matches.db.before-restore"_s)), damaged);
        QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        QCOMPARE(table.warnings(), QStringList());
    }

    void whatCanBeReadIsLookedAt_data() { sizes(); }
    void whatCanBeReadIsLookedAt()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QByteArray damaged = damage(folder);
        {
            Table table(options(folder, size, language));
            QVERIFY(table.click(u"lookAtRest"_s));
            QTRY_COMPARE(table.application().matches()->count(), 1);
            QVERIFY(table.click(u"continueButton"_s));
            QVERIFY(table.find(u"unsavedReason"_s) != nullptr && table.find(u"retrySave"_s) == nullptr);
            QVERIFY(table.match()->isReadOnly());
            const QString position = table.match()->position();
            keepPicture(table, u"looking"_s);
            QVERIFY(!table.match()->correct(0, {{u"food"_s, 5}}, {}));
            QCOMPARE(table.match()->position(), position);
            QVERIFY(!table.match()->unsavedReason().isEmpty());
            const QString file = folder.filePath(u"saved.pegsheet"_s);
            (void)table.application().sharing()->saveAs(QUrl::fromLocalFile(file));
            QVERIFY(bytesOf(file).contains("\"log\""));
            QVERIFY(QFile::remove(file));
            table.key(Qt::Key_Escape); // why nothing happens
            table.key(Qt::Key_Escape);
            QTRY_VERIFY(table.match() == nullptr);
            QCOMPARE(table.warnings(), QStringList());
        }
        QCOMPARE(bytesOf(folder.filePath(u"matches.db"_s)), damaged);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
    }

    void theCopyOfTheDayIsMade()
    {
        const QTemporaryDir folder;
        {
            Table table(options(folder, {360, 640}, u"en"_s));
            QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
            QCOMPARE(keepCopy(table), true);
        }
        QVERIFY(QFile::exists(folder.filePath(u"matches.db.backup-1"_s)));
    }

    // Found in the background while the table plays: it plays on, and hears of it back on the start page.
    void theCopyOfTheDayFindsDamage_data() { sizes(); }
    void theCopyOfTheDayFindsDamage()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"matches.db"_s);
        {
            Table table(options(folder, {360, 640}, u"en"_s));
            QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        }
        QVERIFY(storage::keepBackup(name.toStdString(), QDateTime::currentSecsSinceEpoch()));
        const std::filesystem::path copy = (name + u".backup-1"_s).toStdString();
        std::filesystem::last_write_time(copy, std::filesystem::last_write_time(copy) - std::chrono::hours(24));
        Table table(options(folder, size, language));
        QVERIFY(table.click(u"continueButton"_s));
        QVERIFY(table.enter({u"food"_s, u"food"_s, u"workers"_s}));
        spoil(name);
        QCOMPARE(keepCopy(table), false);
        QVERIFY(!table.application().problem().isEmpty());
        QVERIFY(table.application().rescue()->damaged());
        // Nobody is taken away from the table, and no copy takes the place of what is played.
        table.application().rescue()->useCopy(0);
        table.application().rescue()->lookAtRest();
        QVERIFY(table.match()->correct(0, {{u"food"_s, 9}}, {}));
        QCOMPARE(table.match()->unsavedReason(), QString());
        QVERIFY(!table.application().problem().isEmpty());
        for (int step = 0; step < 3 && table.match() != nullptr; ++step)
            table.key(Qt::Key_Escape); // what is read first, then the match
        QTRY_VERIFY(table.match() == nullptr);
        QVERIFY(table.find(u"problem"_s) != nullptr);
        keepPicture(table, u"found"_s);
        QVERIFY(table.find(u"problem"_s)->mapToScene({}).y() >= 0);
        QVERIFY(table.click(u"useCopy0"_s));
        QTRY_COMPARE(table.application().problem(), QString());
        QVERIFY(QFile::exists(name + u".before-restore"_s));
        QCOMPARE(table.warnings(), QStringList());
    }

    // Somebody deleted the file, and its copies are there: they are offered, nothing is made in its place unasked.
    void aMissingFileIsToldWithItsCopies_data() { sizes(); }
    void aMissingFileIsToldWithItsCopies()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"matches.db"_s);
        damage(folder);
        QVERIFY(QFile::remove(name));
        Table table(options(folder, size, language));
        QVERIFY(table.application().rescue()->missing());
        QVERIFY(!QFile::exists(name));
        keepPicture(table, u"missing"_s);
        QVERIFY(table.find(u"lookAtRest"_s) == nullptr);
        QVERIFY(table.click(u"tryAgain"_s));
        QTRY_VERIFY(table.application().rescue()->missing());
        QVERIFY(table.click(u"useCopy0"_s));
        QTRY_COMPARE(table.application().problem(), QString());
        QCOMPARE(table.application().matches()->count(), 1);
        QCOMPARE(table.warnings(), QStringList());
    }

    // A new database in it would hide the copies, and take away what lies beside it.
    void aFileCutToNothingIsToldLikeAMissingOne()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"matches.db"_s);
        damage(folder);
        QVERIFY(QFile::resize(name, 0));
        Table table(options(folder, {360, 640}, u"en"_s));
        QVERIFY(table.application().rescue()->missing());
        QCOMPARE(QFileInfo(name).size(), 0);
        QVERIFY(table.click(u"useCopy0"_s));
        QTRY_COMPARE(table.application().problem(), QString());
        QCOMPARE(table.application().matches()->count(), 1);
        QCOMPARE(table.warnings(), QStringList());
    }

    void anEmptyOneTakesThePlaceOfAMissingFile()
    {
        const QTemporaryDir folder;
        damage(folder);
        QVERIFY(QFile::remove(folder.filePath(u"matches.db"_s)));
        Table table(options(folder, {360, 640}, u"en"_s));
        QVERIFY(table.click(u"beginAnew"_s));
        QTRY_COMPARE(table.application().problem(), QString());
        QCOMPARE(table.application().matches()->count(), 0);
        QVERIFY(QFile::exists(folder.filePath(u"matches.db.backup-1"_s)));
        QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        QCOMPARE(table.match()->unsavedReason(), QString());
        QCOMPARE(table.warnings(), QStringList());
    }

    // A backup was put by hand where a file lay whose writer had been killed.
    void whatLayBesideABackupIsSetAside_data() { sizes(); }
    void whatLayBesideABackupIsSetAside()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"matches.db"_s);
        damage(folder);
        QByteArray log;
        {
            Table table(options(folder, {360, 640}, u"en"_s));
            QVERIFY(table.click(u"useCopy0"_s));
            QTRY_COMPARE(table.application().problem(), QString());
        }
        {
            // So many that the file is not the backup's any more, page for page.
            storage::Library library(name.toStdString());
            for (int match = 0; match < 300; ++match)
                library.create("bronze", 1, {{"Cleo", "Dov"}, {}, {}, "play"}, {});
        }
        {
            Table table(options(folder, {360, 640}, u"en"_s));
            QVERIFY(table.begin({u"Eve"_s, u"Flo"_s}, true));
            log = bytesOf(name + u"-wal"_s);
        }
        QVERIFY(!log.isEmpty());
        writeBytes(name, bytesOf(name + u".backup-1"_s));
        writeBytes(name + u"-wal"_s, log);
        Table table(options(folder, size, language));
        QVERIFY(table.application().problem().contains(u"matches.db.foreign-wal"_s));
        QVERIFY(table.application().keeping());
        keepPicture(table, u"aside"_s);
        QVERIFY(table.click(u"tryAgain"_s));
        QTRY_COMPARE(table.application().problem(), QString());
        QCOMPARE(table.application().matches()->count(), 1);
        QCOMPARE(bytesOf(name + u".foreign-wal"_s), log);
        QCOMPARE(table.warnings(), QStringList());
    }

    // The disk is full before the program starts: all can be looked at, and what is played is kept once there is room, by itself.
    void aFullDiskIsReadAndKeptLater_data() { sizes(); }
    void aFullDiskIsReadAndKeptLater()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        const QTemporaryDir folder;
        {
            Table table(options(folder, {360, 640}, u"en"_s));
            QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        }
        storage::MatchId id;
        {
            const storage::test::FullDisk disk(0);
            Table table(options(folder, size, language));
            QVERIFY(table.application().waiting() && !table.application().keeping());
            QCOMPARE(table.application().matches()->count(), 1);
            keepFilm(table, u"full"_s);
            QVERIFY(table.click(u"continueButton"_s));
            QVERIFY(table.enter({u"food"_s, u"food"_s, u"workers"_s}));
            QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
            keepFilm(table, u"full played"_s);
            id = table.match()->id();
            table.application().goOn();
            QVERIFY(!table.match()->unsavedReason().isEmpty());
            {
                const storage::test::Room room;
                table.application().goOn();
            }
            QCOMPARE(table.match()->unsavedReason(), QString());
            QCOMPARE(table.application().problem(), QString());
            QVERIFY(!table.application().waiting());
            QCOMPARE(table.warnings(), QStringList());
        }
        const storage::Library other(folder.filePath(u"matches.db"_s).toStdString());
        QCOMPARE(other.load(id).nodes.size(), std::size_t(2));
    }

private:
    static void sizes() { pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(800, 1280), QSize(1920, 1080)}); }

    static Table::Options options(const QTemporaryDir &folder, QSize size, const QString &language)
    {
        Table::Options options;
        options.database = folder.filePath(u"matches.db"_s);
        options.size = size;
        options.language = language;
        return options;
    }

    // Whether the copy of the day was made.
    static bool keepCopy(Table &table)
    {
        QSignalSpy kept(table.application().rescue(), &app::Rescue::copyKept);
        table.application().rescue()->keepCopy();
        return (!kept.isEmpty() || kept.wait()) && kept.first().first().toBool();
    }

    // A page that is read only once a match is over.
    static void spoil(const QString &name)
    {
        qint64 page = 0;
        {
            SQLite::Database db(name.toStdString(), SQLite::OPEN_READONLY);
            page = db.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'result_by_name'").getInt64();
        }
        QFile file(name);
        if (!file.open(QIODevice::ReadWrite) || !file.seek((page - 1) * 4096) || file.write(QByteArray(4096, '\x7f')) != 4096)
            qFatal("%s", qPrintable(name));
    }

    // A match, its copy, and then the beginning of the file is spoilt; what stands there now.
    static QByteArray damage(const QTemporaryDir &folder)
    {
        const QString name = folder.filePath(u"matches.db"_s);
        {
            Table table(options(folder, {360, 640}, u"en"_s));
            if (!table.begin({u"Ada"_s, u"Ben"_s}, true) || !table.enter({u"food"_s, u"food"_s, u"workers"_s}))
                qFatal("no match");
        }
        // Else so small a file ends with what says which tables there are.
        storage::Library(name.toStdString()).remember("long", std::string(5000, 'x'));
        storage::keepBackup(name.toStdString(), QDateTime::currentSecsSinceEpoch());
        QByteArray bytes = bytesOf(name);
        bytes.chop(100);
        writeBytes(name, bytes);
        return bytes;
    }

    // Pictures need room.
    static void keepFilm(Table &table, const QString &name)
    {
        const storage::test::Room room;
        keepPicture(table, name);
    }

    // Files for whoever wants to look at them.
    static void keepPicture(Table &table, const QString &name)
    {
        const QString folder = qEnvironmentVariable("PEGSHEET_PICTURES");
        table.settle();
        if (folder.isEmpty())
            return;
        for (const auto theme : {app::Settings::Dark, app::Settings::Light}) {
            table.application().settings()->setTheme(theme);
            table.settle();
            table.window()->grabWindow().save(
                u"%1/%2 %3 %4.png"_s.arg(folder, name, QString::fromLatin1(QTest::currentDataTag())).arg(theme));
        }
    }
};

} // namespace tst_pages_rescue

PEGSHEET_WINDOW_TEST(tst_pages_rescue, PagesRescue)
#include "tst_pages_rescue.moc"
