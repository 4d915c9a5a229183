// SPDX-License-Identifier: Apache-2.0
// The translation files hold every word of the sources, each of them translated.
#include "tests/places.h"
#include "tests/registry.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

namespace tst_translations {

namespace {

struct Message
{
    QString source;
    bool finished = false;
    QStringList forms;
};

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.finished = xml.attributes().value(QLatin1String("type")).isEmpty();
            message.forms = {xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed()};
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> messagesIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Message> messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("message"))
            messages.append(readMessage(xml));
    return messages;
}

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyWordOfTheSourcesIsTranslated_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("more");
        QTest::newRow("German") << QStringLiteral("pegsheet_de.ts") << QStringList();
        QTest::newRow("English plurals") << QStringLiteral("pegsheet_en.ts") << QStringList{QStringLiteral("-pluralonly")};
    }
    // A copy is brought up to date from the sources; what is then open was never translated.
    void everyWordOfTheSourcesIsTranslated()
    {
        QFETCH(const QString, file);
        QFETCH(const QStringList, more);
        const QString sources = pegsheet::tests::sourcePath({});
        const QTemporaryDir folder;
        const QString copy = folder.filePath(file);
        QVERIFY(QFile::copy(sources + QStringLiteral("/app/i18n/") + file, copy));
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        QProcess lupdate;
        lupdate.start(pegsheet::tests::programPath(QStringLiteral("lupdate")),
                      QStringList{QStringLiteral("-silent"), QStringLiteral("-no-obsolete"), QStringLiteral("-locations"),
                                  QStringLiteral("none")}
                          + more
                          + QStringList{sources + QStringLiteral("/app"), sources + QStringLiteral("/qml"), QStringLiteral("-I"),
                                        sources, QStringLiteral("-ts"), copy});
        QVERIFY(lupdate.waitForFinished(60'000));
        QCOMPARE(lupdate.exitCode(), 0);

        const QList<Message> messages = messagesIn(copy);
        QVERIFY(messages.size() >= 10);
        QStringList open;
        for (const Message &message : messages)
            if (!message.finished || message.forms.contains(QString()))
                open.append(message.source);
        QVERIFY2(open.isEmpty(), qPrintable(QStringLiteral("not translated:\n") + open.join(u'\n')));
    }
};

} // namespace tst_translations

PEGSHEET_TEST(tst_translations, TranslationsTest)
#include "tst_translations.moc"
