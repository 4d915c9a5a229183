// SPDX-License-Identifier: Apache-2.0
// Every text of every screen can be read: none is cut, clipped or lies on another.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/screens.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/textcheck.h"
#include "tests/registry.h"

#include <QQmlComponent>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_texts {

using namespace Qt::StringLiterals;
using pegsheet::tests::Screens;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s};

} // namespace

class PagesTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void faultsAreFound_data();
    void faultsAreFound();
    void everyTextCanBeRead_data();
    void everyTextCanBeRead();
};

void PagesTexts::faultsAreFound_data()
{
    QTest::addColumn<QByteArray>("items");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *items, const char *fault) {
        QTest::newRow(name) << QByteArray(items) << QString::fromLatin1(fault);
    };
    row("a text alone", "Text { text: 'whole' }", "");
    row("cut", "Text { width: 30; elide: Text.ElideRight; text: 'much too long for it' }", "cut");
    row("a name that is cut", "Text { width: 8; elide: Text.ElideRight; text: 'Cleo' }", "");
    row("wider than its room", "Text { width: 30; text: 'much too long for it' }", "wider than its room");
    row("clipped at the side", "Item { width: 30; height: 30; clip: true; Text { text: 'much too long' } }", "clipped at");
    row("clipped below", "Item { width: 90; height: 4; clip: true; Text { text: 'low' } }", "clipped above or below");
    row("out of the window", "Text { x: 180; text: 'much too long' }", "clipped at");
    row("scrolled", "Flickable { width: 90; height: 4; clip: true; Text { text: 'low' } }", "");
    row("on each other", "Item { Text { text: 'one' } Text { x: 4; text: 'two' } }", "on each other");
    row("side by side", "Row { Text { text: 'one' } Text { text: 'two' } }", "");
    row("covered", "Item { Text { text: 'one' } Rectangle { width: 90; height: 90; Text { text: 'two' } } }", "");
    row("below by z", "Item { Rectangle { z: 1; width: 90; height: 90; Text { text: 'two' } } Text { text: 'one' } }", "");
    row("not seen", "Item { Text { text: 'one' } Text { text: 'two'; opacity: 0 } Text { text: 'three'; visible: false } }", "");
}

void PagesTexts::faultsAreFound()
{
    QFETCH(const QByteArray, items);
    QFETCH(const QString, fault);
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nItem { " + items + " }", {});
    QQuickWindow window;
    window.resize(200, 200);
    std::unique_ptr<QObject> root(component.create());
    QVERIFY2(root != nullptr, qPrintable(component.errorString()));
    qobject_cast<QQuickItem *>(root.get())->setParentItem(window.contentItem());
    const QStringList faults = pegsheet::tests::textFaults(&window, kNames);
    QCOMPARE(faults.isEmpty(), fault.isEmpty());
    QVERIFY2(fault.isEmpty() || faults.constFirst().startsWith(fault), qPrintable(faults.join(u'\n')));
}

void PagesTexts::everyTextCanBeRead_data()
{
    pegsheet::tests::addSizesAndLanguages(
        {QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1280, 800), QSize(1920, 1080)});
}

void PagesTexts::everyTextCanBeRead()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    const QTemporaryDir folder;
    Table::Options options;
    options.database = folder.filePath(u"matches.db"_s);
    options.size = size;
    options.language = language;
    Table table(options);
    QStringList faults;
    int screens = 0;
    Screens walk(table, [&](const QString &name) {
        ++screens;
        for (const QString &fault : pegsheet::tests::textFaults(table.window(), kNames))
            faults.append(name + u": "_s + fault);
    });
    QVERIFY2(walk.walk(), qPrintable(table.warnings().join(u'\n')));
    QVERIFY(screens > 25);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_texts

PEGSHEET_WINDOW_TEST(tst_pages_texts, PagesTexts)

#include "tst_pages_texts.moc"
