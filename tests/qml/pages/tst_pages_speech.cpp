// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using pegsheet::tests::Table;

namespace {

// The names of controls that a screen reader could not speak.
QStringList unspoken(QQuickItem *root)
{
    QStringList list;
    if (!root->isVisible())
        return list;
    const QVariant spoken = root->property("spokenName");
    const bool isTouched = root->property("canHold").isValid() && root->isEnabled();
    if (isTouched && spoken.toString().isEmpty())
        list.append(QString::fromLatin1(root->metaObject()->className()) + u' ' + root->objectName());
    for (QQuickItem *child : root->childItems())
        list.append(unspoken(child));
    return list;
}

} // namespace

class PagesSpeech : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void everyControlCanBeSpoken_data();
    void everyControlCanBeSpoken();
};

void PagesSpeech::everyControlCanBeSpoken_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("phone") << QSize(360, 640);
    QTest::newRow("tablet") << QSize(800, 1280);
    QTest::newRow("desktop") << QSize(1920, 1080);
}

void PagesSpeech::everyControlCanBeSpoken()
{
    QFETCH(const QSize, size);
    const QTemporaryDir folder;
    Table::Options options;
    options.database = folder.filePath(u"matches.db"_s);
    options.size = size;
    Table table(options);
    const auto silent = [&] { return unspoken(table.window()->contentItem()); };
    QCOMPARE(silent(), QStringList());
    QVERIFY(table.click(u"newBronze"_s));
    QCOMPARE(silent(), QStringList());
    table.key(Qt::Key_Escape);
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    QCOMPARE(silent(), QStringList());
    QVERIFY(table.click(u"key_skull"_s));
    QVERIFY(table.click(u"key_coins"_s));
    QVERIFY(table.click(u"key_workers"_s));
    QCOMPARE(silent(), QStringList());
    QVERIFY(table.primary());
    QCOMPARE(silent(), QStringList());
    QVERIFY(table.primary());
    QCOMPARE(silent(), QStringList());
    QVERIFY(table.click(u"leadership"_s));
    QCOMPARE(silent(), QStringList());
    for (const QString &opener : {u"menuMoves"_s, u"menuCorrect"_s, u"menuSettings"_s}) {
        table.key(Qt::Key_Menu);
        QCOMPARE(silent(), QStringList());
        QVERIFY(table.click(opener));
        QCOMPARE(silent(), QStringList());
        table.key(Qt::Key_Escape);
    }
}

QTEST_MAIN(PagesSpeech)

#include "tst_pages_speech.moc"
