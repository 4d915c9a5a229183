// SPDX-License-Identifier: Apache-2.0
// Empire's End by the command line: random matches, a sitting, codes, what is refused.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QtTest>

namespace tst_cli_empires {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;
using pegsheet::storage::test::writeBytes;

namespace {

Run simulate(const QStringList &further)
{
    return run(QStringList{"simulate", "empires", "--seed", "1"} + further);
}

} // namespace

class EmpiresTest : public QObject
{
    Q_OBJECT

private:
    Folder m_folder;

private slots:
    // With a box that is made up; the same on every machine.
    void randomMatchesArePlayed()
    {
        for (const char *players : {"2", "3", "4"})
            for (const char *variant : {"normal", "blitz"}) {
                const Run run = simulate({"--players", players, "--variant", variant, "--games", "3", "--log"});
                QCOMPARE(run.status, 0);
                QCOMPARE(simulate({"--players", players, "--variant", variant, "--games", "3", "--log"}).lines, run.lines);
                for (const QJsonObject &line : run.answers()) {
                    QCOMPARE(line["scores"].toArray().size(), QByteArray(players).toInt());
                    QCOMPARE(line["log"].toArray().size(), line["moves"].toInt());
                }
            }
    }
    // The rulebook has no rules for one alone.
    void whatIsNotThereIsRefused()
    {
        QCOMPARE(code(simulate({"--players", "1"}).answer()), QStringLiteral("empires.playerCount"));
        QCOMPARE(code(simulate({"--players", "5"}).answer()), QStringLiteral("empires.playerCount"));
    }
    void resourcesAreSimulatedToo()
    {
        const Run run = simulate({"--players", "4", "--option", "depth=full", "--games", "2", "--log"});
        QCOMPARE(run.status, 0);
        QCOMPARE(simulate({"--players", "4", "--option", "depth=full", "--games", "2", "--log"}).lines, run.lines);
        for (const QJsonObject &line : run.answers())
            QCOMPARE(line["log"].toArray().size(), line["moves"].toInt());
    }
    // contract-empires.md, "An example", as it stands there
    void theExampleAtDepthFull()
    {
        const QByteArray lines = R"({"setup":{"players":["Ann","Bo"],"options":{"depth":"full"}}}
{"move":{"type":"lay","order":["farmWheat","roadTrade","townA","farmAxe","city","armyA","roadRefreshA","farmHammer","townB","armyB","roadRefreshB"]}}
{"move":{"type":"track","phases":["crisis","economy"]}}
{"move":{"type":"reveal","card":"fire-1"}}
{"move":{"type":"avert","player":0,"resource":"axe"}}
{"move":{"type":"accept","player":1,"position":5}}
{"move":{"type":"card","card":"fire-1","ability":{"when":"industry","do":[{"moveInnovation":1}]}}}
{"move":{"type":"exchange","player":1,"by":"roadTrade","for":"hammer"}}
{"move":{"type":"done"}}
)";
        const Run sitting = run({"play", "empires"}, lines);
        QCOMPARE(sitting.status, 0);
        QCOMPARE(sitting.answer(0)["state"][u"depth"], QJsonValue("full"));
        QCOMPARE(sitting.answer(4)["state"][u"crises"][0][u"pot"], QJsonValue(QJsonObject{{"axe", 1}}));
        QCOMPARE(sitting.answer(4)["player"].toInt(), 1);
        const QJsonValue bo = sitting.answer(8)["state"][u"players"][1];
        QCOMPARE(bo[u"resources"], QJsonValue(QJsonObject{{"wheat", 1}, {"hammer", 4}, {"axe", 4}, {"coin", 2}}));
        QCOMPARE(bo[u"hand"].toInt(), 4);
        QCOMPARE(sitting.answer(8)["phase"], QJsonValue("track"));
    }
    void aRandomMatchIsReplayedAndShared()
    {
        const QJsonObject line = simulate({"--players", "4", "--log"}).answer();
        writeBytes(m_folder / "match.json", compact({{"game", "empires"}, {"setup", line["setup"]}, {"log", line["log"]}}));
        const Run replayed = run({"replay", nameOf(m_folder / "match.json")});
        QCOMPARE(replayed.status, 0);
        QCOMPARE(replayed.answer()["over"], QJsonValue(true));
        QCOMPARE(replayed.answer()["winners"], line["winners"]);
        const Run shared = run({"share", nameOf(m_folder / "match.json"), "--png", nameOf(m_folder / "code.png")});
        QCOMPARE(shared.status, 0);
        QCOMPARE(shared.answer()["frames"].toInt(), 1);
        const Run scanned = run({"scan", nameOf(m_folder / "code.png")});
        QCOMPARE(scanned.status, 0);
        QCOMPARE(scanned.answer()["game"], QJsonValue("empires"));
        QCOMPARE(scanned.answer()["log"], line["log"]);
    }
    // The example of the contract, without resources.
    void aSittingIsKeptAndChecked()
    {
        const QString database = nameOf(m_folder / "matches.db");
        const QByteArray lines = R"({"setup":{"players":["Ann","Bo"]}}
{"move":{"type":"lay","order":["farmWheat","roadTrade","townA","farmAxe","city","armyA","roadRefreshA","farmHammer","townB","armyB","roadRefreshB"]}}
{"move":{"type":"track","phases":["crisis","economy"]}}
{"move":{"type":"reveal","card":"fire-1"}}
{"move":{"type":"avert","player":0,"resource":"axe"}}
{"move":{"type":"accept","player":1,"position":5}}
{"move":{"type":"card","card":"fire-1","ability":{"when":"industry","do":[{"moveInnovation":1}]}}}
{"move":{"type":"done"}}
{"undo":1}
)";
        const Run sitting = run({"play", "empires", "--db", database}, lines);
        QCOMPARE(sitting.status, 0);
        QCOMPARE(sitting.answer(3)["state"][u"players"][1][u"threatened"][0][u"positions"][0].toInt(), 1);
        QCOMPARE(code(sitting.answer(4)), QStringLiteral("empires.resourcesNotKept"));
        QVERIFY(!sitting.answer(4)["message"].toString().isEmpty());
        const QJsonValue bo = sitting.answer(5)["state"][u"players"][1];
        QCOMPARE(sitting.answer(5)["phase"], QJsonValue("economy"));
        QCOMPARE(sitting.answer(5)["state"][u"start"].toInt(), 1);
        QCOMPARE(bo[u"row"][0][u"destroyed"], QJsonValue(true));
        QCOMPARE(bo[u"row"][4][u"innovations"][0][u"card"], QJsonValue("fire-1"));
        QCOMPARE(sitting.answer(7)["phase"], QJsonValue("track"));
        QCOMPARE(sitting.answer(8)["phase"], QJsonValue("economy"));
        QCOMPARE(run({"history", "--db", database, "check"}).status, 0);
    }
    // Annex of the protocol: every move.
    void theGameIsListedAndDescribed()
    {
        const QJsonObject game = run({"games"}).answer(2);
        QCOMPARE(game["game"], QJsonValue("empires"));
        QCOMPARE(game["players"][0].toInt(), 2);
        QCOMPARE(game["players"][1].toInt(), 4);
        QStringList types;
        for (const QJsonValue &move : run({"schema", "empires"}).answer()["$defs"][u"move"][u"oneOf"].toArray())
            types.append(move[u"properties"][u"type"][u"const"].toString());
        for (const char *type : {"values", "card",   "track",    "lay",      "mulligan", "blitz", "reveal", "avert",   "freeBid",
                                 "redraw", "accept", "shortage", "exchange", "use",      "play",  "sell",   "discard", "rebuild",
                                 "swap",   "shift",  "done",     "campaign", "bid",      "stock", "sheet",  "correct"})
            QVERIFY2(types.contains(QLatin1String(type)), type);
    }
};

} // namespace tst_cli_empires

PEGSHEET_TEST(tst_cli_empires, EmpiresTest)
#include "tst_cli_empires.moc"
