// SPDX-License-Identifier: Apache-2.0
// The program itself, with options that are wrong: a sentence says so, and nothing is shown. What needs no window asks for none.
#include "tests/places.h"
#include "tests/registry.h"

#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

namespace tst_window_options {

using namespace Qt::StringLiterals;

class WindowOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongOptionsAreSaid_data();
    void wrongOptionsAreSaid();
    void noDisplayIsNeeded_data();
    void noDisplayIsNeeded();
};

void WindowOptions::wrongOptionsAreSaid_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("word");
    QTest::newRow("a size that is none") << QStringList{u"--size"_s, u"wide"_s} << 2 << u"360x640"_s;
    QTest::newRow("half a size") << QStringList{u"--size"_s, u"360x"_s} << 2 << u"360x640"_s;
    for (const QString &size : {u"0x0"_s, u"319x640"_s, u"360x319"_s, u"8193x640"_s, u"360x99999"_s, u"999999999x999999999"_s})
        QTest::newRow(qPrintable(size)) << QStringList{u"--size"_s, size} << 2 << u"from 320x320 to 8192x8192"_s;
    QTest::newRow("the smallest size") << QStringList{u"--size"_s, u"320x320"_s} << 0 << QString();
    QTest::newRow("no such match") << QStringList{u"--open"_s, u"7"_s} << 1 << u"7"_s;
    QTest::newRow("a link to look at") << QStringList{u"pegsheet:ABC"_s} << 0 << QString();
    QTest::newRow("behind what a desktop puts before a link nothing is an option")
        << QStringList{u"--"_s, u"--size=1x1"_s} << 0 << QString();
    QTest::newRow("none at all") << QStringList{} << 0 << QString();
}

void WindowOptions::wrongOptionsAreSaid()
{
    QFETCH(const QStringList, options);
    QFETCH(const int, status);
    QFETCH(const QString, word);
    const QTemporaryDir folder;
    QProcess program;
    program.start(pegsheet::tests::programPath(u"pegsheet"_s),
                  QStringList{u"--db"_s, folder.filePath(u"matches.db"_s), u"--quit-when-ready"_s} + options);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), status);
    const QString said = QString::fromUtf8(program.readAllStandardError());
    QVERIFY2(said.contains(word), qPrintable(said));
    QCOMPARE(program.readAllStandardOutput().startsWith("ready"), status == 0);
}

void WindowOptions::noDisplayIsNeeded_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("word");
    QTest::newRow("help") << QStringList{u"--help"_s} << 0 << u"--size <size>"_s;
    QTest::newRow("help in short") << QStringList{u"-h"_s} << 0 << u"--size <size>"_s;
    QTest::newRow("the version") << QStringList{u"--version"_s} << 0 << u"pegsheet "_s;
    QTest::newRow("the version in short") << QStringList{u"-v"_s} << 0 << u"pegsheet "_s;
    QTest::newRow("help with an option of Qt's own")
        << QStringList{u"-platform"_s, u"nowhere"_s, u"--help"_s} << 0 << u"--size <size>"_s;
    QTest::newRow("a wrong size") << QStringList{u"--size"_s, u"1x1"_s} << 2 << u"from 320x320"_s;
}

void WindowOptions::noDisplayIsNeeded()
{
    QFETCH(const QStringList, options);
    QFETCH(const int, status);
    QFETCH(const QString, word);
    QProcess program;
    // No display can be had there: who makes a window ends with a signal.
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(u"QT_QPA_PLATFORM"_s, u"nowhere"_s);
    program.setProcessEnvironment(surroundings);
    program.start(pegsheet::tests::programPath(u"pegsheet"_s), options);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), status);
    const QString said = QString::fromUtf8(status == 0 ? program.readAllStandardOutput() : program.readAllStandardError());
    QVERIFY2(said.contains(word), qPrintable(said));
}

} // namespace tst_window_options

PEGSHEET_TEST(tst_window_options, WindowOptions)

#include "tst_window_options.moc"
