// SPDX-License-Identifier: Apache-2.0
// Databases that are none, or cannot be used: each gives a clear sentence and stays as it is.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/Database.h>

#include <QtTest>

#include <sys/resource.h>

namespace tst_cli_files {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::asOrdinaryUser;
using pegsheet::storage::test::bytesOf;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;
using pegsheet::storage::test::sql;
using pegsheet::storage::test::writeBytes;

namespace {

using Path = std::filesystem::path;

constexpr const char *kRoll = R"({"type":"roll","faces":["workers","skull","food"]})";
constexpr const char *kKeep = R"({"type":"keep"})";

/// A database with one match of a single move.
void makeDatabase(const Path &file)
{
    Sitting sitting({"--db", nameOf(file)});
    sitting.ask(setupLine());
    sitting.move(kRoll);
    if (sitting.end() != 0)
        qFatal("cannot make a database for the test");
}

/// Both commands that open a database refuse this one with the code, and say which file it is.
void expectRefusal(const QString &file, const char *code)
{
    for (const QStringList &command : {QStringList{"play", "bronze", "--db", file}, QStringList{"history", "--db", file, "list"},
                                       QStringList{"history", "--db", file, "check"}}) {
        const Run refused = run(command, setupLine() + '\n');
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.lines.size(), 1);
        QCOMPARE(pegsheet::cli::test::code(refused.answer()), QString(code));
        QVERIFY(refused.answer()["message"].toString().contains(file));
    }
}

} // namespace

class FilesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFolderIsNoDatabase()
    {
        const Folder folder;
        expectRefusal(nameOf(folder.path()), "storage.isDirectory");
    }

    // Root may write everywhere, so another user tries, with a copy of the program that he may run.
    void whatMayNotBeWrittenIsSaidSoAndStaysAsItIs()
    {
        const Folder folder;
        const Path file = folder / "a.db";
        makeDatabase(file);
        const QByteArray before = bytesOf(file);
        const QString program = nameOf(folder / "pegsheet-cli");
        QVERIFY(QFile::copy(Sitting::program(), program));
        using std::filesystem::perms;
        std::filesystem::permissions(folder.path(), perms(0555));
        std::filesystem::permissions(file, perms(0444));
        std::filesystem::permissions(folder / "pegsheet-cli", perms(0555));
        const bool refused = asOrdinaryUser([&] {
            QProcess process;
            process.start(program, {"history", "--db", nameOf(file), "check"});
            return process.waitForFinished() && process.exitCode() == 1
                && code(object(process.readAllStandardOutput())) == "storage.readOnly";
        });
        std::filesystem::permissions(folder.path(), perms(0755));
        QVERIFY(refused);
        QCOMPARE(bytesOf(file), before);
    }

    void anotherProgramsFileStaysAsItIs()
    {
        const Folder folder;
        const Path file = folder / "a.db";
        writeBytes(file, "This is a letter, not a database. It is long enough to be looked at. " + QByteArray(4096, 'x'));
        const QByteArray before = bytesOf(file);
        expectRefusal(nameOf(file), "storage.foreign");
        QCOMPARE(bytesOf(file), before);
    }

    void anotherProgramsDatabaseStaysAsItIs()
    {
        const Folder folder;
        const Path file = folder / "a.db";
        sql(file, "CREATE TABLE recipe (name TEXT)");
        const QByteArray before = bytesOf(file);
        expectRefusal(nameOf(file), "storage.foreign");
        QCOMPARE(bytesOf(file), before);
    }

    void aNewerDatabaseStaysAsItIs()
    {
        const Folder folder;
        const Path file = folder / "a.db";
        makeDatabase(file);
        sql(file, "PRAGMA user_version = 999");
        const QByteArray before = bytesOf(file);
        expectRefusal(nameOf(file), "storage.newer");
        QCOMPARE(bytesOf(file), before);
    }

    void aTruncatedDatabaseIsCalledDamaged()
    {
        const Folder folder;
        const Path file = folder / "a.db";
        makeDatabase(file);
        writeBytes(file, bytesOf(file).left(4096 + 1000));
        const Run refused = run({"history", "--db", nameOf(file), "check"});
        QCOMPARE(refused.status, 1);
        QCOMPARE(code(refused.answers().last()), QString("storage.damaged"));
    }

    void aLockedDatabaseIsWaitedForAndThenNamed()
    {
        const Folder folder;
        const Path file = folder / "a.db";
        makeDatabase(file);
        Sitting sitting({"--db", nameOf(file)});
        const QJsonObject before = sitting.ask(R"({"open":1})");
        {
            SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
            other.exec("BEGIN IMMEDIATE");
            const QJsonObject refused = sitting.move(kKeep);
            QCOMPARE(code(refused), QString("storage.busy"));
            QVERIFY(refused["message"].toString().contains(nameOf(file)));
            QCOMPARE(sitting.ask(R"({"state":true})"), before);
            other.exec("ROLLBACK");
        }
        QCOMPARE(sitting.move(kKeep)["moves"], QJsonValue(2));
    }

    void aFullDiskLosesNothingThatWasAnswered()
    {
        const Folder folder;
        const Path file = folder / "a.db";
        makeDatabase(file);
        const RandomMatch match = randomMatch(4, 3);
        QJsonObject last;
        QString full;
        {
            // No file may grow any more beyond that, as if the disk were full.
            Sitting sitting({"--db", nameOf(file)}, [] {
                const rlimit limit{200'000, 200'000};
                setrlimit(RLIMIT_FSIZE, &limit);
            });
            last = sitting.ask(compact({{"setup", match.setup}}));
            for (const QJsonValue &move : match.log) {
                const QJsonObject answer = sitting.ask(compact({{"move", move}}));
                full = code(answer);
                if (!full.isEmpty())
                    break;
                last = answer;
            }
            QCOMPARE(full, QString("storage.full"));
            QCOMPARE(sitting.ask(R"({"state":true})"), last);
        }
        QVERIFY(last["moves"].toInt() > 3);
        Sitting again({"--db", nameOf(file)});
        QCOMPARE(again.ask(R"({"open":2})"), last);
        QCOMPARE(again.ask(compact({{"move", match.log[last["moves"].toInt()]}}))["ok"], QJsonValue(true));
    }

    void aMatchThatCannotBeReadWholeIsLookedAtOnly()
    {
        const Folder folder;
        const Path file = folder / "a.db";
        makeDatabase(file);
        sql(file, "UPDATE move SET fields = '{\"faces\":[\"food\"]}'");
        Sitting sitting({"--db", nameOf(file)});
        const QJsonObject opened = sitting.ask(R"({"open":1})");
        QCOMPARE(opened["ok"], QJsonValue(true));
        QCOMPARE(code(opened["damaged"].toObject()), QString("bronze.diceCount"));
        QCOMPARE(code(sitting.move(kRoll)), QString("storage.damaged"));
    }

    void messagesAreGermanOnRequest()
    {
        const Folder folder;
        const Run refused = run({"history", "--db", nameOf(folder.path()), "--lang", "de", "list"});
        QVERIFY(refused.answer()["message"].toString().endsWith("ist ein Ordner. Nenne eine Datei darin."));
    }
};

} // namespace tst_cli_files

PEGSHEET_TEST(tst_cli_files, FilesTest)
#include "tst_cli_files.moc"
