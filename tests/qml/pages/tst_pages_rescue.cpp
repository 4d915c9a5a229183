// SPDX-License-Identifier: Apache-2.0
// The database is damaged: the start page offers the copies beside it, and what can still be read.
#include "qml/theme/applicationfont.h"
#include "storage/rescue.h"
#include "tests/qml/pages/table.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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
            QVERIFY(table.find(u"adrift"_s) != nullptr && table.find(u"catchUp"_s) == nullptr);
            QVERIFY(table.match()->onlyLook());
            const QString position = table.match()->position();
            keepPicture(table, u"looking"_s);
            QVERIFY(!table.match()->correct(0, {{u"food"_s, 5}}, {}));
            QCOMPARE(table.match()->position(), position);
            QVERIFY(!table.match()->adrift().isEmpty());
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

    // Found in the background while all seemed well.
    void theCopyOfTheDayFindsDamage()
    {
        const QTemporaryDir folder;
        {
            Table table(options(folder, {360, 640}, u"en"_s));
            QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
            QSignalSpy kept(table.application().rescue(), &app::Rescue::copyKept);
            table.application().rescue()->keepCopy();
            QTRY_COMPARE(kept.size(), 1);
            QCOMPARE(kept.first().first().toBool(), true);
        }
        QVERIFY(QFile::exists(folder.filePath(u"matches.db.backup-1"_s)));
    }

private:
    static void sizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize size : {QSize(360, 640), QSize(800, 1280), QSize(1920, 1080)})
            for (const QString &language : {u"en"_s, u"de"_s})
                QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(language)) << size << language;
    }

    static Table::Options options(const QTemporaryDir &folder, QSize size, const QString &language)
    {
        Table::Options options;
        options.database = folder.filePath(u"matches.db"_s);
        options.size = size;
        options.language = language;
        return options;
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
        storage::keepBackup(name.toStdString(), QDateTime::currentSecsSinceEpoch());
        QByteArray bytes = bytesOf(name);
        bytes.chop(100);
        writeBytes(name, bytes);
        return bytes;
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
            table.window()->grabWindow().save(u"%1/%2 %3 %4.png"_s.arg(folder, name, QString::fromLatin1(QTest::currentDataTag())).arg(theme));
        }
    }
};

QTEST_MAIN(PagesRescue)
#include "tst_pages_rescue.moc"
