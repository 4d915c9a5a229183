// SPDX-License-Identifier: Apache-2.0
// Nations by the command line: random matches, a sitting, the history, codes.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QtTest>

namespace tst_cli_nations {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;
using pegsheet::storage::test::writeBytes;

namespace {

Run simulate(const QStringList &further)
{
    return run(QStringList{"simulate", "nations", "--seed", "1"} + further);
}

// A random match as files hold it.
QByteArray savedOf(const QJsonObject &line)
{
    return compact({{"game", "nations"}, {"setup", line["setup"]}, {"log", line["log"]}});
}

} // namespace

class NationsTest : public QObject
{
    Q_OBJECT

private:
    Folder m_folder;

private slots:
    // Protocol: the same on every machine; rules notes, section 6: full depth is what simulate plays.
    void randomMatchesArePlayedWithEveryDie()
    {
        const Run run = simulate({"--players", "4", "--games", "3", "--log"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.lines.size(), 3);
        QCOMPARE(simulate({"--players", "4", "--games", "3", "--log"}).lines, run.lines);
        const QJsonObject setup = run.answer()["setup"].toObject();
        QCOMPARE(setup["options"][u"depth"], QJsonValue("full"));
        QCOMPARE(setup["options"][u"offer"], QJsonValue(true));
        for (const QJsonObject &line : run.answers()) {
            QCOMPARE(line["scores"].toArray().size(), 4);
            QCOMPARE(line["winners"].toArray().size(), 1);
            QCOMPARE(line["log"].toArray().size(), line["moves"].toInt());
        }
    }
    // Every tile and event of it, once.
    void aMatchThatComesInTeachesTheCardLibrary()
    {
        const QJsonObject match = simulate({"--players", "4", "--log"}).answer();
        const QString file = nameOf(m_folder / "taught.json");
        writeBytes(m_folder / "taught.json", savedOf(match));
        const QStringList database{"--db", nameOf(m_folder / "taught.db")};
        QCOMPARE(run(QStringList{"history"} + database + QStringList{"import", file}).status, 0);
        const auto known = [&](const QStringList &which) {
            return run(QStringList{"library"} + database + QStringList{"list", "--game", "nations"} + which).lines.size();
        };
        for (const char *age : {"1", "2", "3", "4"})
            QCOMPARE(known({"--kind", "event", "--age", age}), 1);
        const auto all = known({});
        QVERIFY(all > 40);
        QCOMPARE(run(QStringList{"history"} + database + QStringList{"import", file}).status, 0);
        QCOMPARE(known({}), all);
    }
    void otherDepthsAreSimulatedWhereAskedFor()
    {
        for (const char *depth : {"tracks", "tiles", "full"}) {
            const Run run = simulate({"--players", "2", "--option", QStringLiteral("depth=") + QLatin1String(depth), "--option",
                                      "offer=false", "--log"});
            QCOMPARE(run.status, 0);
            // The default is not written down.
            const QJsonValue written = run.answer()["setup"][u"options"][u"depth"];
            QCOMPARE(written.toString("tiles"), QString::fromLatin1(depth));
        }
        QCOMPARE(simulate({"--players", "5"}).status, 1);
        QCOMPARE(code(simulate({"--players", "5"}).answer()), QStringLiteral("nations.playerCount"));
    }
    void aRandomMatchIsReplayedAndShared()
    {
        const QJsonObject line = simulate({"--players", "4", "--log"}).answer();
        writeBytes(m_folder / "match.json", savedOf(line));
        const Run replayed = run({"replay", nameOf(m_folder / "match.json")});
        QCOMPARE(replayed.status, 0);
        QCOMPARE(replayed.answer()["over"], QJsonValue(true));
        QCOMPARE(replayed.answer()["winners"], line["winners"]);
        const Run shared = run({"share", nameOf(m_folder / "match.json"), "--png", nameOf(m_folder / "code.png")});
        QCOMPARE(shared.status, 0);
        QCOMPARE(shared.answer()["frames"].toInt(), 1);
        const Run scanned = run({"scan", nameOf(m_folder / "code.png")});
        QCOMPARE(scanned.status, 0);
        QCOMPARE(scanned.answer()["game"], QJsonValue("nations"));
        QCOMPARE(scanned.answer()["log"], line["log"]);
    }
    // A new match asks only what an answer can change; what was stored with every answer is read with them.
    void needlessQuestionsAreAskedOfWhoStoredTheirAnswers()
    {
        const auto steps = [](const char *options) {
            return QByteArray(R"({"setup":{"players":["Ann","Bo"],"options":{"depth":"full")") + options + R"(}}}
{"move":{"type":"deal","famine":9,"war":9}}
{"move":{"type":"roll","faces":{"whiteGold":5}}}
{"move":{"type":"pass"}}
{"move":{"type":"roll","faces":{"whiteGold":5}}}
{"move":{"type":"pass"}}
{"export":true}
)";
        };
        const Run fresh = run({"play", "nations"}, steps(""));
        QCOMPARE(fresh.answer(5)["phase"], QJsonValue("deal"));
        QCOMPARE(fresh.answer(6)["saved"][u"setup"][u"options"][u"needlessQuestions"], QJsonValue(false));
        QCOMPARE(run({"play", "nations"}, steps(R"(,"needlessQuestions":true)")).answer(5)["phase"], QJsonValue("famine"));
        const QByteArray stored = R"({"game":"nations","setup":{"players":["Ann","Bo"],"options":{"depth":"full"}},"log":[)"
                                  R"({"type":"deal","famine":9,"war":9},{"type":"roll","faces":{"whiteGold":5}},{"type":"pass"},)"
                                  R"({"type":"roll","faces":{"whiteGold":5}},{"type":"pass"},)"
                                  R"({"type":"famine","dice":{"whiteGold":2}},{"type":"famine"}]})";
        QCOMPARE(run({"replay", "-"}, stored).answer()["phase"], QJsonValue("deal"));
    }
    // What is refused of new moves only, and was made before that, is read, kept, checked, shared and compared as any other.
    void whatOnlyNewMovesAreRefusedStaysReadable()
    {
        const QByteArray begin = R"({"game":"nations","setup":{"players":["Ann","Bo"]},"log":[{"type":"deal","famine":2,"war":3})";
        const QByteArray other = R"({"type":"buyTile","tile":{"kind":"advisor","age":2}})";
        const QString deal = nameOf(m_folder / "deal.json");
        const QString mine = nameOf(m_folder / "mine.json");
        const QString theirs = nameOf(m_folder / "theirs.json");
        writeBytes(m_folder / "deal.json", begin + "]}");
        writeBytes(m_folder / "mine.json", begin + ',' + other + R"(,{"type":"pass"}]})");
        writeBytes(m_folder / "theirs.json", begin + ',' + other + ',' + other + "]}");
        const Run sitting = run({"play", "nations"}, R"({"setup":{"players":["Ann","Bo"]}}
{"move":{"type":"deal","famine":2,"war":3}}
{"move":)" + other + "}\n");
        QCOMPARE(code(sitting.answer(2)), QStringLiteral("nations.otherAge"));
        // Only replay judges a file as if it were made now.
        QCOMPARE(code(run({"replay", mine}).answer()), QStringLiteral("nations.otherAge"));
        const QString database = nameOf(m_folder / "kept.db");
        QCOMPARE(run({"history", "--db", database, "import", mine}).status, 0);
        QCOMPARE(run({"history", "--db", database, "check"}).status, 0);
        const Run kept = run({"play", "nations", "--db", database}, "{\"open\":1}\n{\"undo\":2}\n{\"redo\":2}\n");
        QCOMPARE(kept.answer(2)["moves"], QJsonValue(3));
        const QString picture = nameOf(m_folder / "kept.png");
        QCOMPARE(run({"share", mine, "--png", picture}).status, 0);
        QCOMPARE(run({"scan", picture}).answer()["log"].toArray().size(), 3);
        QCOMPARE(run({"merge", mine, deal}).answer()["relation"], QJsonValue("ahead"));
        QCOMPARE(run({"merge", deal, mine}).answer()["relation"], QJsonValue("behind"));
        const QJsonObject fork = run({"merge", mine, theirs}).answer();
        QCOMPARE(fork["relation"], QJsonValue("fork"));
        QCOMPARE(fork["at"], QJsonValue(2));
    }
    void aSittingIsKeptAndChecked()
    {
        const QString database = nameOf(m_folder / "matches.db");
        const QByteArray lines = R"({"setup":{"players":["Ann","Bo"]}}
{"move":{"type":"deal","famine":2,"war":3}}
{"move":{"type":"buyTile","tile":{"kind":"development","name":"Terrassenfelder","dice":{"orange":2}},"row":2,"slot":1}}
{"move":{"type":"build"}}
{"move":{"type":"pass"}}
{"undo":1}
{"moves":true}
)";
        const Run sitting = run({"play", "nations", "--db", database}, lines);
        QCOMPARE(sitting.status, 0);
        QCOMPARE(sitting.answer(2)["did"][0][u"what"], QJsonValue("bought"));
        QCOMPARE(sitting.answer(3)["code"], QJsonValue("nations.noWonder"));
        QVERIFY(sitting.answer(3)["message"].toString().contains("wonder"));
        QCOMPARE(sitting.answer(4)["player"].toInt(), 0);
        QCOMPARE(sitting.answer(5)["state"][u"players"][0][u"entitled"][u"dice"][u"orange"].toInt(), 2);
        QCOMPARE(sitting.answer(6)["moves"].toArray().size(), 2);
        const Run checked = run({"history", "--db", database, "check"});
        QCOMPARE(checked.status, 0);
    }
    // As the window does: once, as it is at the end, and what was known in part gets the rest.
    void aSittingTeachesTheCardLibrary()
    {
        const QString database = nameOf(m_folder / "sitting.db");
        const auto known = [&](const QString &kind) {
            return run({"library", "--db", database, "list", "--game", "nations", "--kind", kind, "--age", "1"}).answers();
        };
        const QByteArray lines = R"({"setup":{"players":["Ann","Bo"]}}
{"move":{"type":"deal","famine":2,"war":9}}
{"undo":1}
{"move":{"type":"deal","famine":2,"war":3}}
{"move":{"type":"buyTile","tile":{"kind":"development","name":"Terrassenfelder","dice":{"orange":2},"points":1},"row":2,"slot":1}}
{"move":{"type":"buyTile","tile":{"kind":"colony","points":3}}}
{"undo":1}
)";
        QCOMPARE(run({"play", "nations", "--db", database}, lines).status, 0);
        QCOMPARE(known("event").size(), 1);
        QCOMPARE(known("event")[0]["fields"][u"war"].toInt(), 3);
        QCOMPARE(known("event")[0]["uses"].toInt(), 1);
        QVERIFY(known("colony").isEmpty());
        const QJsonObject terraces = known("development").value(0);
        QCOMPARE(terraces["name"], QJsonValue("Terrassenfelder"));
        QCOMPARE(terraces["fact"], QJsonValue("terrassenfelder"));
        QCOMPARE(terraces["fields"][u"points"].toInt(), 1);
        // Opened again it counts what comes then.
        QCOMPARE(run({"play", "nations", "--db", database}, R"({"open":1}
{"redo":1}
)")
                     .status,
                 0);
        QCOMPARE(known("event")[0]["uses"].toInt(), 1);
        QCOMPARE(known("colony").size(), 1);
        QCOMPARE(known("colony")[0]["fields"][u"points"].toInt(), 3);
    }
    void theGameIsListedAndDescribed()
    {
        const QJsonObject game = run({"games"}).answer(1);
        QCOMPARE(game["game"], QJsonValue("nations"));
        QCOMPARE(game["players"][1].toInt(), 4);
        QStringList types;
        for (const QJsonValue &move : run({"schema", "nations"}).answer()["$defs"][u"move"][u"oneOf"].toArray())
            types.append(move[u"properties"][u"type"][u"const"].toString());
        for (const char *type :
             {"roll", "reroll", "buy", "build", "pass", "giveBack", "books", "famine", "war", "opponentRoll", "opponentRemove",
              "deal", "buyTile", "booksSpent", "famineMet", "strength", "tilePoints", "sheet", "correct"})
            QVERIFY2(types.contains(QLatin1String(type)), type);
    }
};

} // namespace tst_cli_nations

PEGSHEET_TEST(tst_cli_nations, NationsTest)
#include "tst_cli_nations.moc"
