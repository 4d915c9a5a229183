// SPDX-License-Identifier: Apache-2.0
// A name is one person's however it is typed, and a search finds what a reader would.
#include "app/text/namekey.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_namekey {

using namespace pegsheet;

class NameKeyTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAreComposedAndTrimmed_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *what, const QString &typed, const QString &name) { QTest::newRow(what) << typed << name; };
        row("plain", QStringLiteral("Ada"), QStringLiteral("Ada"));
        row("composed", QStringLiteral("Jos\u00E9"), QStringLiteral("Jos\u00E9"));
        row("decomposed", QStringLiteral("Jose\u0301"), QStringLiteral("Jos\u00E9"));
        row("an accent that stays apart", QStringLiteral("x\u0301"), QStringLiteral("x\u0301"));
        row("blanks inside", QStringLiteral(" Zo\u00EB van Dam "), QStringLiteral("Zo\u00EB van Dam"));
        row("a family", QStringLiteral("\U0001F469\u200D\U0001F33E"), QStringLiteral("\U0001F469\u200D\U0001F33E"));
        row("a heart in colour", QStringLiteral("\u2764\uFE0F"), QStringLiteral("\u2764\uFE0F"));
        row("the flag of Scotland", QStringLiteral("\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"),
            QStringLiteral("\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"));
        row("Persian with a joiner", QStringLiteral("\u0645\u06CC\u200C\u062E"), QStringLiteral("\u0645\u06CC\u200C\u062E"));
        row("a bell is refused elsewhere", QStringLiteral("\u0007"), QStringLiteral("\u0007"));
        for (const char16_t mark : {u'\t',     u'\n',     u'\u0085', u'\u00A0', u'\u00AD', u'\u034F', u'\u061C', u'\u115F',
                                    u'\u1160', u'\u1680', u'\u17B4', u'\u17B5', u'\u180B', u'\u180E', u'\u2000', u'\u2007',
                                    u'\u200B', u'\u200D', u'\u200F', u'\u2028', u'\u202E', u'\u202F', u'\u205F', u'\u2060',
                                    u'\u2064', u'\u2069', u'\u2800', u'\u3000', u'\u3164', u'\uFEFF', u'\uFFA0'}) {
            const QByteArray code = "U+" + QByteArray::number(uint(mark), 16);
            row(("behind: " + code).constData(), QStringLiteral("Ada") + QChar(mark), QStringLiteral("Ada"));
            row(("before: " + code).constData(), QChar(mark) + QStringLiteral("Ada"), QStringLiteral("Ada"));
            row(("alone: " + code).constData(), QString(2, QChar(mark)), QString());
        }
        row("an accent alone", QStringLiteral("\u0301"), QString());
        row("a variation selector alone", QStringLiteral("\uFE0F\U000E0100"), QString());
        row("marks around what is invisible", QStringLiteral("\u0301\u200D\uFE0F"), QString());
    }
    void namesAreComposedAndTrimmed()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, name);
        QCOMPARE(composedName(typed), name);
        QCOMPARE(composedName(name), name);
        QCOMPARE(QString::fromStdString(nameKey(typed.toStdString())), name);
    }

    void searchesFindWhatAReaderWould_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("search");
        const auto row = [](const QString &text, const QString &search) {
            QTest::newRow(qPrintable(text + u'/' + search)) << text << search;
        };
        row(QStringLiteral("\u0130zmir"), QStringLiteral("izmir"));
        row(QStringLiteral("izmir"), QStringLiteral("\u0130ZM\u0130R"));
        row(QStringLiteral("I\u011ED\u0131r"), QStringLiteral("igdir"));
        row(QStringLiteral("\u00C9ire"), QStringLiteral("E\u0301ire"));
        row(QStringLiteral("E\u0301ire"), QStringLiteral("eire"));
        row(QStringLiteral("Stra\u00DFe"), QStringLiteral("STRASSE"));
        row(QStringLiteral("STRA\u1E9EE"), QStringLiteral("stra\u00DFe"));
        row(QStringLiteral("\u039F\u0394\u039F\u03A3"), QStringLiteral("\u03BF\u03B4\u03CC\u03C2"));
        row(QStringLiteral("Jo\u00ADs\u00E9"), QStringLiteral("jose"));
        row(QStringLiteral("Sun\u00A0Tzu"), QStringLiteral("sun tzu"));
    }
    void searchesFindWhatAReaderWould()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, search);
        QCOMPARE(searchText(text), searchText(search));
        QCOMPARE(QString::fromStdString(searchKey(text.toStdString())), searchText(search));
    }

    // Whoever folds what is folded changes nothing.
    void keysAreTheirOwnKeys()
    {
        for (char32_t c = 0x20; c < 0x30000; ++c) {
            if (QChar::isSurrogate(c))
                continue;
            const QString key = searchText(QString::fromUcs4(&c, 1));
            QCOMPARE(searchText(key), key);
            const QString name = composedName(QString::fromUcs4(&c, 1));
            QCOMPARE(composedName(name), name);
        }
    }
};

} // namespace tst_namekey

PEGSHEET_TEST(tst_namekey, NameKeyTest)
#include "tst_namekey.moc"
