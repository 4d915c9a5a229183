// SPDX-License-Identifier: Apache-2.0
#include "app/application.h"
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QUrl>

namespace tst_bronze_application {

using namespace pegsheet;
using namespace pegsheet::app;

class ApplicationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMatchIsBegunListedAndOpenedAgain()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("deep/er/matches.db"));
        qlonglong id = 0;
        {
            Application application(file);
            QCOMPARE(application.problem(), QString());
            const QAbstractItemModelTester tester(application.matches(), QAbstractItemModelTester::FailureReportingMode::QtTest);
            QVERIFY(application.begin({QStringLiteral("  Ada "), QStringLiteral("Ben")}, true));
            QCOMPARE(application.match()->names(), QStringList({QStringLiteral("Ada"), QStringLiteral("Ben")}));
            application.settings()->setLanguage(QStringLiteral("de"));
            application.close();
            QCOMPARE(application.matches()->count(), 1);
            id = application.matches()->row(0).value(QStringLiteral("matchId")).toLongLong();
        }
        Application application(file);
        QCOMPARE(application.settings()->language(), QStringLiteral("de"));
        QCOMPARE(application.settings()->names().size(), 2);
        QVERIFY(application.open(id));
        QCOMPARE(application.match()->seat(), 0);
        application.settings()->setLanguage(QStringLiteral("en"));
    }

    void whatCannotBeShownIsRefusedInPlaceAndNote_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("control") << QStringLiteral("A\u0007b");
        QTest::newRow("tab") << QStringLiteral("A\tb");
        QTest::newRow("direction override") << QStringLiteral("A\u202Eb");
        QTest::newRow("direction isolate") << QStringLiteral("A\u2067b");
        QTest::newRow("direction mark") << QStringLiteral("A\u200Eb");
        QTest::newRow("lone surrogate") << QString(QChar(0xD800));
    }
    void whatCannotBeShownIsRefusedInPlaceAndNote()
    {
        QFETCH(QString, text);
        const QTemporaryDir folder;
        Application application(folder.filePath(QStringLiteral("matches.db")));
        QVERIFY(application.begin({QStringLiteral("Ada")}, true));
        const qlonglong id = application.match()->session().id().value;
        application.close();
        History *history = application.history();
        QVERIFY(history->look(id));
        const auto shown = [&](const char *key) { return history->shown().value(QLatin1String(key)).toString(); };
        QVERIFY(history->describe(id, QStringLiteral("Café"), QStringLiteral("one\ntwo")));
        QStringList said;
        connect(&application, &Application::refused, this, [&](const QString &sentence) { said << sentence; });
        QVERIFY(!history->describe(id, text, QStringLiteral("three")));
        QVERIFY(!history->describe(id, QStringLiteral("Café\nHöhle"), QStringLiteral("three")));
        QVERIFY(!history->describe(id, QStringLiteral("elsewhere"), text));
        const QString ending = QStringLiteral(
            " contains a character that cannot be shown. Use letters, digits, spaces and punctuation.");
        QCOMPARE(said,
                 (QStringList{QStringLiteral("The place") + ending, QStringLiteral("The place") + ending,
                              QStringLiteral("The note") + ending}));
        QVERIFY(history->look(id));
        QCOMPARE(shown("place"), QStringLiteral("Café"));
        QCOMPARE(shown("note"), QStringLiteral("one\ntwo"));
    }

    void badNamesAreRefusedWithASentence_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("good");
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("blank") << QStringLiteral("   ") << false;
        QTest::newRow("no-break blanks") << QStringLiteral("\u00A0\u00A0") << false;
        QTest::newRow("no width") << QStringLiteral("\u200B\u2060") << false;
        QTest::newRow("an accent alone") << QStringLiteral("\u0301") << false;
        QTest::newRow("10,000 characters") << QString(10000, u'a') << false;
        QTest::newRow("control") << QStringLiteral("A\u0007b") << false;
        QTest::newRow("direction override") << QStringLiteral("A\u202Eb") << false;
        QTest::newRow("lone surrogate") << QString(QChar(0xD800)) << false;
        QTest::newRow("right to left") << QStringLiteral("\u05D0\u05D1\u05D2") << true;
        QTest::newRow("forty characters") << QString(40, u'ä') << true;
    }
    void badNamesAreRefusedWithASentence()
    {
        QFETCH(QString, name);
        QFETCH(bool, good);
        const QTemporaryDir folder;
        Application application(folder.filePath(QStringLiteral("matches.db")));
        QSignalSpy refused(&application, &Application::refused);
        QCOMPARE(application.nameProblem(name).isEmpty(), good);
        QCOMPARE(application.begin({QStringLiteral("Ada"), name}, true), good);
        QCOMPARE(refused.count(), good ? 0 : 1);
    }

    void howeverANameIsTypedItIsOnePersons()
    {
        const QTemporaryDir folder;
        Application application(folder.filePath(QStringLiteral("matches.db")));
        const QString jose = QStringLiteral("Jos\u00E9");
        for (const QString &name : {jose, QStringLiteral("Jose\u0301"), jose + QChar(0xA0), QChar(0x200F) + jose + QChar(0x200B)}) {
            QVERIFY(application.begin({name, QStringLiteral("Ben")}, true));
            QCOMPARE(application.match()->names().constFirst(), jose);
            QCOMPARE(application.settings()->names().constFirst(), jose);
            application.close();
        }
        QCOMPARE(application.people()->list().size(), 2);
    }

    void theHistoryIsSearchedAsAReaderWould()
    {
        const QTemporaryDir folder;
        Application application(folder.filePath(QStringLiteral("matches.db")));
        QVERIFY(application.begin({QStringLiteral("\u0130zmir"), QStringLiteral("\u00C9ire")}, true));
        const qlonglong id = application.match()->session().id().value;
        application.close();
        History *history = application.history();
        QVERIFY(history->describe(id, QStringLiteral("Stra\u00DFe"), QStringLiteral("\u039F\u0394\u039F\u03A3")));
        for (const char16_t *search :
             {u"izmir", u"E\u0301ire", u"eire", u"STRASSE", u"\u03BF\u03B4\u03CC\u03C2", u"br\u00F6nze izmir"}) {
            history->setSearch(QString::fromUtf16(search));
            QCOMPARE(history->matches()->count(), 1);
        }
        history->setSearch(QStringLiteral("ankara"));
        QCOMPARE(history->matches()->count(), 0);
    }

    void noNameAndFiveNamesAreRefused()
    {
        const QTemporaryDir folder;
        Application application(folder.filePath(QStringLiteral("matches.db")));
        QSignalSpy refused(&application, &Application::refused);
        QVERIFY(!application.begin({}, true));
        QVERIFY(!application.begin(
            {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d"), QStringLiteral("e")}, true));
        QCOMPARE(refused.count(), 2);
        QVERIFY(application.match() == nullptr);
    }

    void aDatabaseThatCannotBeOpenedIsToldAndLeftAlone()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("matches.db"));
        QFile other(file);
        QVERIFY(other.open(QIODevice::WriteOnly));
        const QByteArray content = QByteArray("This is a diary, not a database. ").repeated(300);
        other.write(content);
        other.close();
        {
            Application application(file);
            QVERIFY(!application.problem().isEmpty());
            QVERIFY(application.begin({QStringLiteral("Ada"), QStringLiteral("Ben")}, true)); // in memory
            application.tryAgain();
            QVERIFY(!application.problem().isEmpty());
        }
        QVERIFY(other.open(QIODevice::ReadOnly));
        QCOMPARE(other.readAll(), content);
        other.close();
        QVERIFY(QFile::remove(file));
        Application application(file);
        QVERIFY(application.problem().isEmpty());
    }

    void aMatchThatIsNotThereIsRefused()
    {
        const QTemporaryDir folder;
        Application application(folder.filePath(QStringLiteral("matches.db")));
        QSignalSpy refused(&application, &Application::refused);
        QVERIFY(!application.open(77));
        QCOMPARE(refused.count(), 1);
    }

    void whatIsHandedOverReachesThePages()
    {
        const QTemporaryDir folder;
        Application application(folder.filePath(QStringLiteral("matches.db")));
        QSignalSpy offered(&application, &Application::offered);
        const auto told = [&](const QString &fileOrLink) {
            application.offer(fileOrLink);
            return offered.constLast().at(0).toString();
        };
        // A code is not read as an address: that would change it.
        QCOMPARE(told(QStringLiteral("pegsheet://A/../B:007")), QStringLiteral("pegsheet://A/../B:007"));
        QCOMPARE(told(QStringLiteral("PEGSHEET:A+B")), QStringLiteral("PEGSHEET:A+B"));
        QCOMPARE(told(QStringLiteral("file:///a/b%20c.pegsheet")), QStringLiteral("file:///a/b%20c.pegsheet"));
        QCOMPARE(told(QStringLiteral("/a/b c.png")), QStringLiteral("file:///a/b%20c.png"));
        QCOMPARE(told(QStringLiteral("b.pegsheet")),
                 QUrl::fromLocalFile(QDir::current().filePath(QStringLiteral("b.pegsheet"))).toString());
        QCOMPARE(offered.size(), 5);
    }
};

} // namespace tst_bronze_application

PEGSHEET_WINDOW_TEST(tst_bronze_application, ApplicationTest)
#include "tst_bronze_application.moc"
