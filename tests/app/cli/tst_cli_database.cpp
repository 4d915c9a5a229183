// SPDX-License-Identifier: Apache-2.0
// A sitting with a database: every answer is kept, whoever asks next.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QtTest>

namespace tst_cli_database {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;

namespace {

constexpr const char *kRoll = R"({"type":"roll","faces":["workers","skull","food"]})";
constexpr const char *kKeep = R"({"type":"keep"})";
constexpr const char *kState = R"({"state":true})";

} // namespace

class DatabaseTest : public QObject
{
    Q_OBJECT

private slots:
    void aStateSaysWhichMatchItIs()
    {
        const Folder folder;
        Sitting sitting({"--db", nameOf(folder / "a.db")});
        QCOMPARE(sitting.ask(setupLine())["id"], QJsonValue(1));
        QCOMPARE(sitting.move(kRoll)["id"], QJsonValue(1));
        QCOMPARE(sitting.end(), 0);
        Sitting next({"--db", nameOf(folder / "a.db")});
        QCOMPARE(next.ask(setupLine())["id"], QJsonValue(2));
    }

    void aMatchIsOpenedWhereItStood()
    {
        const Folder folder;
        QJsonObject last;
        {
            Sitting sitting({"--db", nameOf(folder / "a.db")});
            sitting.ask(setupLine());
            sitting.move(kRoll);
            last = sitting.move(kKeep);
            QCOMPARE(sitting.end(), 0);
        }
        Sitting again({"--db", nameOf(folder / "a.db")});
        QCOMPARE(again.ask(R"({"open":1})"), last);
    }

    void undoAndRedoGoOnAcrossARestart()
    {
        const Folder folder;
        QJsonObject end;
        {
            Sitting sitting({"--db", nameOf(folder / "a.db")});
            sitting.ask(setupLine());
            sitting.move(kRoll);
            sitting.move(kKeep);
            end = sitting.move(R"({"type":"build","target":"city4","boxes":3})");
            QCOMPARE(sitting.ask(R"({"undo":2})")["moves"], QJsonValue(1));
        }
        {
            Sitting sitting({"--db", nameOf(folder / "a.db")});
            QCOMPARE(sitting.ask(R"({"open":1})")["moves"], QJsonValue(1));
            QCOMPARE(sitting.ask(R"({"redo":9})"), end);
            QCOMPARE(sitting.ask(R"({"undo":9})")["moves"], QJsonValue(0));
        }
        Sitting sitting({"--db", nameOf(folder / "a.db")});
        QCOMPARE(sitting.ask(R"({"open":1})")["moves"], QJsonValue(0));
        QCOMPARE(sitting.ask(R"({"redo":3})"), end);
    }

    void whatARefusedMoveChangedIsNothingAlsoInTheFile()
    {
        const Folder folder;
        QJsonObject last;
        {
            Sitting sitting({"--db", nameOf(folder / "a.db")});
            last = sitting.ask(setupLine());
            QCOMPARE(code(sitting.move(kKeep)), QString("bronze.tooEarly"));
        }
        Sitting again({"--db", nameOf(folder / "a.db")});
        QCOMPARE(again.ask(R"({"open":1})"), last);
    }

    void twoSittingsOnOneMatchLoseNothing()
    {
        const Folder folder;
        Sitting one({"--db", nameOf(folder / "a.db")});
        one.ask(setupLine());
        Sitting two({"--db", nameOf(folder / "a.db")});
        two.ask(R"({"open":1})");

        const QJsonObject rolled = one.move(kRoll);
        const QJsonObject refused = two.move(R"({"type":"roll","faces":["food","food","food"]})");
        QCOMPARE(code(refused), QString("storage.changedElsewhere"));
        QVERIFY(refused["message"].toString().contains("Match 1"));
        QCOMPARE(two.ask(kState), rolled);
        QCOMPARE(two.move(kKeep)["moves"], QJsonValue(2));

        QCOMPARE(code(one.ask(R"({"undo":1})")), QString("storage.changedElsewhere"));
        QCOMPARE(one.ask(kState)["moves"], QJsonValue(2));
        QCOMPARE(one.ask(R"({"undo":1})"), rolled);
    }

    void twoSittingsOnTwoMatchesDoNotDisturbEachOther()
    {
        const Folder folder;
        Sitting one({"--db", nameOf(folder / "a.db")});
        Sitting two({"--db", nameOf(folder / "a.db")});
        QCOMPARE(one.ask(setupLine())["id"], QJsonValue(1));
        QCOMPARE(two.ask(setupLine(3))["id"], QJsonValue(2));
        QCOMPARE(one.move(kRoll)["moves"], QJsonValue(1));
        QCOMPARE(two.move(kRoll)["moves"], QJsonValue(1));
        QCOMPARE(one.move(kKeep)["moves"], QJsonValue(2));
    }

    void onlyMatchesThatAreThereCanBeOpened()
    {
        const Folder folder;
        Sitting sitting({"--db", nameOf(folder / "a.db")});
        const QJsonObject missing = sitting.ask(R"({"open":7})");
        QCOMPARE(code(missing), QString("storage.noSuchMatch"));
        QVERIFY(missing["message"].toString().contains("7"));
        QCOMPARE(code(sitting.ask(R"({"open":"1"})")), QString("input.wrongType"));
        QCOMPARE(code(sitting.ask(R"({"open":-1})")), QString("input.outOfRange"));
        QCOMPARE(sitting.ask(setupLine())["id"], QJsonValue(1));
    }

    void anExportKnowsTheMatchId()
    {
        const Folder folder;
        Sitting sitting({"--db", nameOf(folder / "a.db")});
        sitting.ask(setupLine());
        sitting.move(kRoll);
        const QJsonObject saved = sitting.exported();
        QCOMPARE(saved["game"], QJsonValue("bronze"));
        QCOMPARE(saved["log"].toArray().size(), 1);
        QCOMPARE(saved["uid"], run({"history", "--db", nameOf(folder / "a.db"), "list"}).answer()["uid"]);
    }

    void memoryAndFileTellTheSame()
    {
        const Folder folder;
        const RandomMatch match = randomMatch(2, 13);
        Sitting kept({"--db", nameOf(folder / "a.db")});
        Sitting unsavedMoves;
        const QByteArray setup = compact({{"setup", match.setup}});
        QCOMPARE(withoutId(kept.ask(setup)), unsavedMoves.ask(setup));
        for (const QJsonValue &move : match.log) {
            const QByteArray line = compact({{"move", move}});
            QCOMPARE(withoutId(kept.ask(line)), unsavedMoves.ask(line));
        }
    }
};

} // namespace tst_cli_database

PEGSHEET_TEST(tst_cli_database, DatabaseTest)
#include "tst_cli_database.moc"
