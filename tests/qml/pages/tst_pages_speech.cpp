// SPDX-License-Identifier: Apache-2.0
#include "app/nations/library/nationsrecords.h"
#include "qml/modules.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/faults.h"
#include "tests/qml/pages/screens.h"
#include "tests/qml/pages/sizes.h"
#include "tests/registry.h"

#include <QDate>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_speech {

using namespace Qt::StringLiterals;
using pegsheet::tests::Faults;
using pegsheet::tests::Screens;
using pegsheet::tests::Table;

namespace {

// What nobody translates: the players' names, the program's, those of cards, languages in themselves, parts of dates.
QStringList spokenAsIs()
{
    QStringList words;
    for (const pegsheet::storage::PrintedRecord &card : pegsheet::nations::printedRecords())
        words.append(QString::fromStdString(card.content.name));
    return words
        + QStringList{u"Ada"_s,      u"Benedikt"_s, u"Ben"_s,
                      u"Cleo"_s,     u"Dov"_s,      u"Café Zur Höhle"_s,
                      u"Pegsheet"_s, u"English"_s,  u"Deutsch"_s,
                      u"AM"_s,       u"PM"_s,       QLocale().monthName(QDate::currentDate().month(), QLocale::ShortFormat)};
}

} // namespace

class PagesSpeech : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void cleanup() { pegsheet::tests::unmarkTranslations(); }
    void faultsAreFound_data();
    void faultsAreFound();
    void everyScreenCanBeHeardTouchedAndReached_data();
    void everyScreenCanBeHeardTouchedAndReached();
};

void PagesSpeech::faultsAreFound_data()
{
    QTest::addColumn<QString>("items");
    QTest::addColumn<QString>("fault");
    const auto button = [](const QString &rest, const QString &name = u"One"_s) {
        return u"Touchable { width: 60; height: 60; spokenName: \"%1\"; %2 } "_s.arg(name, rest);
    };
    QTest::newRow("none") << button({}) + button(u"x: 100"_s, u"Two"_s) << QString();
    QTest::newRow("no name") << button({}, {}) << u"nameless"_s;
    QTest::newRow("an identifier") << button({}, u"greatWall"_s) << u"an identifier"_s;
    QTest::newRow("ignored") << button(u"Accessible.ignored: true"_s) << u"not in the tree"_s;
    QTest::newRow("no control") << button(u"Accessible.role: Accessible.StaticText"_s) << u"a control of role"_s;
    QTest::newRow("wrong state") << button(u"property bool shown: true; Accessible.role: Accessible.PageTab"_s)
                                 << u"wrongly selected"_s;
    QTest::newRow("the same words") << button({}) + button(u"x: 100"_s) << u"spoken like another"_s;
    QTest::newRow("low") << u"TextEntry { label: \"Name\"; width: 100; height: 30 }"_s << u"touched on"_s;
    QTest::newRow("over another") << button({}) + button(u"x: 30"_s, u"Two"_s) << u"under the touches"_s;
    QTest::newRow("under what is typed into")
        << button({}) + u"TextEntry { label: \"Name\"; x: 30; height: 50 }"_s << u"under the touches"_s;
    QTest::newRow("silent area") << u"Item { width: 50; height: 50; MouseArea { anchors.fill: parent } }"_s << u"without a name"_s;
    QTest::newRow("nothing seen") << button(u"showsFocus: false"_s) << u"nothing shows"_s;
    QTest::newRow("nothing to see") << u"Item { width: 0; height: 9; activeFocusOnTab: true }"_s + button({}) << u"no control"_s;
    QTest::newRow("clipped") << u"Item { width: 30; height: 60; clip: true; "_s + button({}) + u"}"_s << u"out of sight"_s;
    QTest::newRow("backwards") << button(u"y: 100"_s) + button({}, u"Two"_s) + button(u"y: 200"_s, u"Three"_s)
                               << u"Tab goes back"_s;
    QTest::newRow("trap") << button({}) + button(u"x: 100; Keys.onTabPressed: {}"_s, u"Two"_s) + button(u"x: 200"_s, u"Three"_s)
                          << u"never comes to"_s;
}

// A walk that finds nothing has to be one that would.
void PagesSpeech::faultsAreFound()
{
    QFETCH(const QString, items);
    QFETCH(const QString, fault);
    QQmlApplicationEngine engine;
    pegsheet::addModules(engine);
    engine.loadData(u"import QtQuick\nimport Pegsheet.Controls\nWindow { width: 360; height: 400; visible: true; "
                    "Page { anchors.fill: parent; %1 } }"_s.arg(items)
                        .toUtf8());
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    QVERIFY(window != nullptr && QTest::qWaitForWindowExposed(window));
    const QStringList found = Faults(window, {}, false).all();
    if (fault.isEmpty())
        QCOMPARE(found, QStringList());
    else
        QVERIFY2(!found.filter(fault).isEmpty(), qPrintable(found.join(u'\n')));
}

void PagesSpeech::everyScreenCanBeHeardTouchedAndReached_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isMarked");
    // Where words are marked, how wide the window is does not matter; where they are not, touches and the keyboard are looked at.
    for (const QSize size : {QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)}) {
        if (pegsheet::tests::isEveryPairWanted() || size.width() == 360 || size.width() == 1920)
            QTest::addRow("%dx%d words", size.width(), size.height()) << size << u"en"_s << true;
        QTest::addRow("%dx%d de", size.width(), size.height()) << size << u"de"_s << false;
    }
}

void PagesSpeech::everyScreenCanBeHeardTouchedAndReached()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    QFETCH(const bool, isMarked);
    const QTemporaryDir folder;
    Table::Options options;
    options.database = folder.filePath(u"matches.db"_s);
    options.size = size;
    options.language = language;
    if (isMarked)
        options.prepare = [](QQmlEngine &) { pegsheet::tests::markTranslations(); };
    Table table(options);
    QStringList faults;
    QString last;
    Screens screens(table, [&](const QString &screen) {
        last = screen;
        for (const QString &fault : Faults(table.window(), spokenAsIs(), isMarked).all())
            faults.append(screen + u": "_s + fault);
    });
    const bool isWhole = screens.walk();
    // Qt Test shortens long messages.
    for (const QString &fault : std::as_const(faults))
        qWarning("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
    QVERIFY2(isWhole, qPrintable(u"after "_s + last + u'\n' + table.warnings().join(u'\n')));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_speech

PEGSHEET_WINDOW_TEST(tst_pages_speech, PagesSpeech)

#include "tst_pages_speech.moc"
