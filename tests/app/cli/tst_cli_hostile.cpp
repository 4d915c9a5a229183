// SPDX-License-Identifier: Apache-2.0
// Whatever is given for a file or stands behind standard input: every command comes to its end and says what it thinks of it.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QtTest>

#include <random>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_cli_hostile {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::bytesOf;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;
using pegsheet::storage::test::writeBytes;

namespace {

/// Every command that takes a file, with that file.
QList<QStringList> commandsFor(const QString &file, const QString &database)
{
    return {{"replay", file},
            {"share", file},
            {"scan", file},
            {"merge", file, file},
            {"history", "--db", database, "import", file},
            {"library", "--db", database, "import", file},
            {"library", "--db", database, "import", "--dry-run", file}};
}

} // namespace

class HostileTest : public QObject
{
    Q_OBJECT

private slots:
    void filesOfAFewBytesAreSaidToBeNone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const QByteArray &bytes :
             {QByteArray(), QByteArray("P"), QByteArray("RI"), QByteArray("RIF"), QByteArray("RIFF"), QByteArray("RIFFa"),
              QByteArray("RIFFabcd"), QByteArray("RIFFabcdAVI"), QByteArray("\x1A\x45\xDF"), QByteArray("abcdfty"),
              QByteArray("PEGSHEET:"), QByteArray("{"), QByteArray("\x89PNG\r\n\x1a\n"), QByteArray("\xff\xd8\xff")})
            QTest::newRow(QByteArray::number(bytes.size()) + ' ' + bytes.toHex()) << bytes;
    }
    void filesOfAFewBytesAreSaidToBeNone()
    {
        QFETCH(QByteArray, bytes);
        const Folder folder;
        const auto file = folder / "given";
        writeBytes(file, bytes);
        for (const QString &given : {nameOf(file), QStringLiteral("-")})
            for (const QStringList &command : commandsFor(given, nameOf(folder / "a.db"))) {
                const Run refused = run(command, bytes);
                QVERIFY2(refused.status == 1 || refused.status == 2, qPrintable(command.join(u' ')));
                QVERIFY2(!refused.lines.isEmpty() || refused.error.size() > 20, qPrintable(command.join(u' ')));
            }
    }

    // A few hundred files by chance, cut out of what is understood and put together anew.
    void noFileEndsACommandBeforeItsAnswer()
    {
        const Folder folder;
        const auto file = folder / "given";
        const QByteArray match = randomMatch(2, 5).saved();
        writeBytes(file, match);
        const QByteArray text =
            run({"share", nameOf(file), "--png", nameOf(folder / "code.png")}).answer()["text"].toString().toLatin1();
        const QByteArrayList pieces{
            match, text, bytesOf(folder / "code.png"), "RIFF\1\2\3\4AVI ", R"({"pegsheet":"history","version":1,"matches":[)",
            "]}"};
        std::mt19937 random(20261124);
        const auto below = [&random](qsizetype end) { return static_cast<qsizetype>(random() % static_cast<std::uint32_t>(end)); };
        for (int round = 0; round < 40; ++round) {
            QByteArray given;
            for (qsizetype count = 1 + below(3); count > 0; --count) {
                const QByteArray &piece = pieces[below(pieces.size())];
                given += piece.mid(below(8) == 0 ? below(piece.size()) : 0, below(4) == 0 ? below(piece.size()) : piece.size());
            }
            for (qsizetype changes = below(4); changes > 0 && !given.isEmpty(); --changes)
                given[below(given.size())] = static_cast<char>(below(256));
            writeBytes(file, given);
            const QList<QStringList> commands = commandsFor(nameOf(file), nameOf(folder / "a.db"));
            const QStringList &command = commands[below(commands.size())];
            const Run ended = run(command);
            QVERIFY2(ended.status >= 0 && ended.status <= 2,
                     qPrintable(command.join(u' ') + QStringLiteral(": ") + QString::fromLatin1(given.toHex())));
        }
    }

    void aClosedInputIsSaid_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("play") << QStringList{"play", "bronze"};
        for (const QStringList &command : commandsFor(QStringLiteral("-"), QStringLiteral("a.db")))
            QTest::newRow(qPrintable(command.join(u' '))) << command;
    }
    void aClosedInputIsSaid()
    {
        QFETCH(QStringList, command);
        const Folder folder;
        QCOMPARE(run({"play", "bronze", "--db", nameOf(folder / "a.db")}, setupLine() + '\n').status, 0);
        command.replaceInStrings(QStringLiteral("a.db"), nameOf(folder / "a.db"));
        const Run refused = run(command, {}, [] { ::close(STDIN_FILENO); });
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.error.contains("Standard input is closed"), refused.error.constData());
    }

    // Whatever is opened later, such as a database, must not become the output.
    void aClosedOutputIsSaid()
    {
        const Folder folder;
        const QStringList command{"history", "--db", nameOf(folder / "a.db"), "list"};
        QCOMPARE(run({"play", "bronze", "--db", nameOf(folder / "a.db")}, setupLine() + '\n').status, 0);
        const Run refused = run(command, {}, [] { ::close(STDOUT_FILENO); });
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.error.contains("Standard output takes no more"), refused.error.constData());
        QCOMPARE(run(command).answer()["moves"].toInt(), 0);
    }

    // As a program leaves it that had it open without waiting.
    void anInputThatDoesNotWaitIsWaitedFor()
    {
        const auto withoutWaiting = [] { ::fcntl(STDIN_FILENO, F_SETFL, ::fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK); };
        Sitting sitting({}, withoutWaiting);
        QVERIFY(sitting.ask(setupLine())["ok"].toBool());
        QVERIFY(sitting.ask(R"({"state":true})")["ok"].toBool());
        QCOMPARE(sitting.end(), 0);
    }

    void aFolderThatIsGoneIsSaid()
    {
        const Folder folder;
        const auto leaveAFolderThatGoes = [path = nameOf(folder / "gone").toStdString()] {
            if (::mkdir(path.c_str(), 0700) == 0 && ::chdir(path.c_str()) == 0)
                ::rmdir(path.c_str());
        };
        const Run refused = run({"history", "--db", "a.db", "list"}, {}, leaveAFolderThatGoes);
        QCOMPARE(refused.status, 1);
        QCOMPARE(code(refused.answer()), QString("storage.cannotOpen"));
    }

    // A picture goes over a picture of a code that Pegsheet made, over nothing else.
    void noPictureIsWrittenOverAnotherFile()
    {
        const Folder folder;
        const auto match = folder / "match.json";
        writeBytes(match, randomMatch(2, 3).saved());
        const auto picture = folder / "code.png";
        const QStringList sharing{"share", nameOf(match), "--png", nameOf(picture)};
        QCOMPARE(run(sharing).status, 0);
        const QByteArray made = bytesOf(picture);
        QCOMPARE(run(sharing).status, 0);
        QCOMPARE(bytesOf(picture), made);
        QImage other(30, 30, QImage::Format_RGB32);
        other.fill(Qt::red);
        QVERIFY(other.save(nameOf(picture)));
        const QByteArray before = bytesOf(picture);
        QCOMPARE(code(run(sharing).answer()), QString("storage.exists"));
        QCOMPARE(bytesOf(picture), before);
        const Run over = run({"share", nameOf(match), "--png", nameOf(match)});
        QCOMPARE(code(over.answer()), QString("storage.exists"));
        QCOMPARE(bytesOf(match), randomMatch(2, 3).saved());
    }
};

} // namespace tst_cli_hostile

PEGSHEET_TEST(tst_cli_hostile, HostileTest)

#include "tst_cli_hostile.moc"
