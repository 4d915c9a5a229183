// SPDX-License-Identifier: Apache-2.0
#include "model/core/characters.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_core_characters {

using namespace pegsheet;

class TestCharacters : public QObject
{
    Q_OBJECT

private slots:
    void textsAreCleaned_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("line");  ///< what is left where it has one
        QTest::addColumn<QString>("lines"); ///< where it may have several
        const auto row = [](const char *what, const QString &text, const QString &line, const QString &lines) {
            QTest::newRow(what) << text << line << lines;
        };
        row("nothing", {}, {}, {});
        row("letters", QStringLiteral("Café “Höhle” 🎲 אבג"), QStringLiteral("Café “Höhle” 🎲 אבג"),
            QStringLiteral("Café “Höhle” 🎲 אבג"));
        row("a joined picture", QStringLiteral("👩\u200D🌾"), QStringLiteral("👩\u200D🌾"), QStringLiteral("👩\u200D🌾"));
        row("a line feed", QStringLiteral("a\nb"), QStringLiteral("a b"), QStringLiteral("a\nb"));
        row("as Windows breaks lines", QStringLiteral("a\r\nb"), QStringLiteral("a b"), QStringLiteral("a\nb"));
        row("as old computers did", QStringLiteral("a\rb"), QStringLiteral("a b"), QStringLiteral("a\nb"));
        row("a paragraph separator", QStringLiteral("a\u2029b"), QStringLiteral("a b"), QStringLiteral("a\nb"));
        row("a tab", QStringLiteral("a\tb"), QStringLiteral("a b"), QStringLiteral("a b"));
        for (const int code : {0x00, 0x07, 0x1B, 0x7F, 0x80, 0x9F, 0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069, 0xFEFF, 0xFFFD})
            row(qPrintable(QString::number(code, 16)), QStringLiteral("a%1b").arg(QChar(code)), QStringLiteral("ab"),
                QStringLiteral("ab"));
    }
    void textsAreCleaned()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, line);
        QFETCH(const QString, lines);
        const std::string given = text.toStdString();
        QCOMPARE(QString::fromStdString(cleaned(given, Lines::One)), line);
        QCOMPARE(QString::fromStdString(cleaned(given, Lines::Several)), lines);
        QCOMPARE(isGarbled(given, Lines::One), text != line);
        QCOMPARE(isGarbled(given, Lines::Several), text != lines);
    }

    void whatIsNoUtf8IsLeftOut()
    {
        QVERIFY(isGarbled("Caf\xE9", Lines::Several));
        QCOMPARE(cleaned("Caf\xE9 \xF0\x9F", Lines::Several), std::string("Caf "));
    }
};

} // namespace tst_core_characters

PEGSHEET_TEST(tst_core_characters, TestCharacters)
#include "tst_characters.moc"
