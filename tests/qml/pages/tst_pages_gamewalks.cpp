// SPDX-License-Identifier: Apache-2.0
// Every screen of Nations, of Empire's End and of Tapestry can be read, heard, touched and reached by keys.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/empireswalk.h"
#include "tests/qml/pages/faults.h"
#include "tests/qml/pages/largecheck.h"
#include "tests/qml/pages/nationswalk.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/tapestrywalk.h"
#include "tests/qml/pages/textcheck.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_gamewalks {

using namespace Qt::StringLiterals;
using pegsheet::tests::EmpiresWalk;
using pegsheet::tests::Faults;
using pegsheet::tests::NationsWalk;
using pegsheet::tests::Table;
using pegsheet::tests::TapestryWalk;

namespace {

const QStringList kNames{u"Ada"_s, u"Benedikt"_s, u"Cleo"_s, u"Dov"_s};

// What nobody translates.
const QStringList kSpokenAsIs = kNames + TapestryWalk::names() + QStringList{u"Pegsheet"_s, u"English"_s, u"Deutsch"_s};

// What is read from a metre, on a large screen; nothing of Tapestry is scrolled to on a smaller one either.
QStringList fromAfar(const QString &game, Table &table)
{
    const QSize size = table.window()->size();
    if (size == QSize(1920, 1080))
        return game == u"nations"_s ? pegsheet::tests::largePage(table.window()).small
                                    : pegsheet::tests::largeFaults(table.window());
    return game == u"tapestry"_s && size == QSize(1280, 800) ? pegsheet::tests::largePage(table.window()).scrolling : QStringList();
}

} // namespace

class PagesGameWalks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void cleanup() { pegsheet::tests::unmarkTranslations(); }
    void everyScreenCanBeReadHeardAndReached_data();
    void everyScreenCanBeReadHeardAndReached();
};

void PagesGameWalks::everyScreenCanBeReadHeardAndReached_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isMarked");
    for (const QString &game : {u"nations"_s, u"empires"_s, u"tapestry"_s}) {
        for (const QSize size : {QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1280, 800), QSize(1920, 1080)})
            for (const QString &language : {u"en"_s, u"de"_s})
                if (pegsheet::tests::isPairWanted(size, language)
                    && (pegsheet::tests::isEveryPairWanted() || size != QSize(800, 1280))) // that size has the marked words
                    QTest::addRow("%s %dx%d %s", qPrintable(game), size.width(), size.height(), qPrintable(language))
                        << game << size << language << false;
        QTest::addRow("%s, marked words", qPrintable(game)) << game << QSize(800, 1280) << u"en"_s << true;
    }
}

void PagesGameWalks::everyScreenCanBeReadHeardAndReached()
{
    QFETCH(const QString, game);
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
    const auto look = [&](const QString &screen) {
        last = screen;
        for (const QString &fault : Faults(table.window(), kSpokenAsIs, isMarked).all())
            faults.append(screen + u": "_s + fault);
        // Marks make words longer than any language does.
        if (!isMarked)
            for (const QString &fault :
                 pegsheet::tests::textFaults(table.window(), kNames + TapestryWalk::names()) + fromAfar(game, table))
                faults.append(screen + u": "_s + fault);
        return true;
    };
    const bool isWhole = game == u"nations"_s ? NationsWalk(table, look).all()
        : game == u"empires"_s                ? EmpiresWalk(table, look).all()
                                              : TapestryWalk(table, look).all();
    // Qt Test shortens long messages.
    for (const QString &fault : std::as_const(faults))
        qWarning("%s", qPrintable(fault));
    QVERIFY2(isWhole, qPrintable(u"after "_s + last + u'\n' + table.warnings().join(u'\n')));
    QCOMPARE(faults.size(), 0);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_gamewalks

PEGSHEET_WINDOW_TEST(tst_pages_gamewalks, PagesGameWalks)

#include "tst_pages_gamewalks.moc"
