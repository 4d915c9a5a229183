// SPDX-License-Identifier: Apache-2.0
// Calls of a window to the file system fail, once or from then on: it goes on, says what is not on the disk, and what it does
// not say that of is there. PEGSHEET_FAULTS says how many calls lie between two that fail; 1 is each.
#include "app/session.h"
#include "model/games.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_failing {

using namespace Qt::StringLiterals;
using namespace pegsheet;

namespace {

/// What a window came to that met a failing call.
struct Evening
{
    bool isReached = false; ///< there was such a call
    bool isWhole = false;   ///< it ended as it should
    bool isBegun = false;
    QString unsaved;
    QString state;
    QString warnings;
};

Evening played(const QString &game, const QString &folder, const QString &database, int at, bool isForGood)
{
    const QTemporaryDir elsewhere;
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, value] : std::initializer_list<std::pair<QString, QString>>{
             {u"HOME"_s, elsewhere.path()},
             {u"XDG_CONFIG_HOME"_s, elsewhere.path()},
             {u"LD_PRELOAD"_s, pegsheet::tests::programPath(u"pegsheet_failingcalls"_s)},
             {u"PEGSHEET_FAIL_IN"_s, folder},
             {u"PEGSHEET_FAIL_AT"_s, QString::number(at)},
             {u"PEGSHEET_FAILED"_s, elsewhere.filePath(u"failed"_s)}})
        surroundings.insert(name, value);
    if (isForGood)
        surroundings.insert(u"PEGSHEET_FAIL_FOR_GOOD"_s, u"1"_s);
    QProcess window;
    window.setProcessEnvironment(surroundings);
    window.start(pegsheet::tests::programPath(u"pegsheet_tablet"_s), {database});
    window.write("begin\t" + game.toUtf8() + "\tAda\tBen\nplay\nunsaved\nstate\nwarnings\n");
    window.closeWriteChannel();
    Evening evening;
    evening.isWhole = window.waitForFinished(60000) && window.exitStatus() == QProcess::NormalExit && window.exitCode() == 0;
    const QStringList lines = QString::fromUtf8(window.readAllStandardOutput()).split(u'\n');
    evening.isReached = QFile::exists(elsewhere.filePath(u"failed"_s));
    evening.isBegun = lines.value(0) == u"yes" && lines.value(1) == u"yes";
    evening.unsaved = lines.value(2);
    evening.state = lines.value(3);
    evening.warnings = lines.value(4);
    return evening;
}

/// The state of the only match in a file, as a tablet says it; empty where there is none.
QString stateIn(const QString &database)
{
    storage::Library library(database.toStdString());
    const auto entries = library.list();
    if (entries.empty())
        return {};
    MaybeRefusal refusal;
    const auto session = Session::open(library, entries.front().id, refusal);
    return session == nullptr || refusal ? QString() : QString::number(session->match().stateHash(), 16);
}

} // namespace

class PagesFailing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotThereIsSaid_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("isForGood");
#define GAME(game)                                                                                                                 \
    QTest::newRow(#game ", once") << QStringLiteral(#game) << false;                                                               \
    QTest::newRow(#game ", for good") << QStringLiteral(#game) << true;
        PEGSHEET_GAMES(GAME)
#undef GAME
    }
    void whatIsNotThereIsSaid()
    {
        QFETCH(const QString, game);
        QFETCH(const bool, isForGood);
        const int stride = qEnvironmentVariableIntValue("PEGSHEET_FAULTS") > 0 ? qEnvironmentVariableIntValue("PEGSHEET_FAULTS")
                                                                               : 61;
        bool isReached = true;
        int told = 0;
        for (int at = isForGood ? 2 : 1; isReached; at += stride) {
            const QTemporaryDir folder;
            const QString database = folder.filePath(u"matches/a.db"_s);
            const Evening evening = played(game, folder.path(), database, at, isForGood);
            isReached = evening.isReached;
            const QByteArray call = "call " + QByteArray::number(at);
            QVERIFY2(evening.isWhole && evening.isBegun, call);
            QCOMPARE(evening.warnings, u"no"_s);
            told += evening.unsaved != u"no";
            if (evening.unsaved == u"no")
                QVERIFY2(stateIn(database) == evening.state, call);
        }
        QVERIFY(!isForGood || told > 0);
    }
};

} // namespace tst_pages_failing

PEGSHEET_TEST(tst_pages_failing, PagesFailing)

#include "tst_pages_failing.moc"
