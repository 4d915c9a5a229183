// SPDX-License-Identifier: Apache-2.0
// Commands, options and exit statuses; games, schema, replay.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_cli_commands {

using namespace pegsheet::cli::test;

namespace {

QStringList words(const char *line)
{
    return QString::fromLatin1(line).split(u' ', Qt::SkipEmptyParts);
}

/// A file of that content; it lives as long as the folder.
QString fileWith(const QTemporaryDir &folder, const QByteArray &content)
{
    QFile file(folder.filePath("a.json"));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write a file for the test");
    return file.fileName();
}

} // namespace

class CommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandExplainsItself_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command :
             {"", "games", "schema", "play", "simulate", "replay", "history", "history list", "history show", "history export",
              "history import", "history backup", "history restore", "history stats", "history check"})
            QTest::newRow(*command == '\0' ? "none" : command) << command;
    }
    void everyCommandExplainsItself()
    {
        QFETCH(const QString, command);
        const Run help = run(command.split(u' ', Qt::SkipEmptyParts) + QStringList{"--help"});
        QCOMPARE(help.status, 0);
        QVERIFY(help.lines.join('\n').contains("Usage: pegsheet-cli"));
        QVERIFY(help.error.isEmpty());
    }

    void whatCannotBeUnderstoodEndsWithTwo_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"",
                                 "fly",
                                 "games now",
                                 "schema",
                                 "schema chess",
                                 "play",
                                 "play chess",
                                 "play bronze --db",
                                 "simulate bronze",
                                 "simulate chess --players 2",
                                 "simulate bronze --players two",
                                 "simulate bronze --players -1",
                                 "simulate bronze --players 2 --games -1",
                                 "simulate bronze --players 2 --games 1.5",
                                 "simulate bronze --players 2 --seed -1",
                                 "simulate bronze --players 2 --seed 18446744073709551616",
                                 "simulate bronze --players 2 --option x",
                                 "simulate bronze --players 2 --option =1",
                                 "simulate bronze --players 2 --option trading=true --option trading=true",
                                 "simulate bronze --players 2 --option trading=true --option trading=false",
                                 "simulate bronze --players 2 --variant=",
                                 "simulate bronze --players 2 --fast",
                                 "simulate bronze --players 2 --player slow",
                                 "simulate bronze --players 3 --player fast,random",
                                 "replay",
                                 "replay there/is/none.json",
                                 "replay .",
                                 "history",
                                 "history list",
                                 "history --db a.db",
                                 "history --db a.db fly",
                                 "history --db a.db show",
                                 "history --db a.db show one",
                                 "history --db a.db show -1",
                                 "history --db a.db import",
                                 "games --lang fr"})
            QTest::newRow(*line == '\0' ? "nothing" : line) << line;
    }
    void whatCannotBeUnderstoodEndsWithTwo()
    {
        QFETCH(const QString, line);
        const Run said = run(line.split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(said.status, 2);
        QVERIFY(!said.error.trimmed().isEmpty());
        QVERIFY(said.lines.isEmpty());
    }

    void gamesAreListedALineEach()
    {
        const Run games = run({"games"});
        QCOMPARE(games.status, 0);
        QCOMPARE(games.lines.size(), 4);
        const QJsonObject bronze = games.answer(0);
        QCOMPARE(bronze["game"], QJsonValue("bronze"));
        QCOMPARE(bronze["name"], QJsonValue("Roll Through the Ages: The Bronze Age"));
        QCOMPARE(bronze["players"].toArray().size(), 2);
        QCOMPARE(bronze["players"][1], QJsonValue(4));
        QCOMPARE(bronze["variants"][0], QJsonValue("classic"));
        QVERIFY(bronze["options"].isArray());
    }

    // By seat; one name is for all.
    void aSimulatedSeatIsPlayedByWhoIsNamed()
    {
        for (const auto &[players, winner] : {std::pair("fast,random", 0), std::pair("random,fast", 1)}) {
            const QJsonObject line = run({"simulate", "bronze", "--players", "2", "--player", players}).answer();
            QCOMPARE(line["winners"].toArray(), QJsonArray{winner});
        }
        const QJsonObject both = run({"simulate", "bronze", "--players", "2", "--player", "fast"}).answer();
        for (const QJsonValue &score : both["scores"].toArray())
            QVERIFY(score.toInt() > 10);
        const QByteArray before = run({"simulate", "bronze", "--players", "2"}).lines[0];
        QCOMPARE(run({"simulate", "bronze", "--players", "2", "--player", "random"}).lines[0], before);
        const Run refused = run({"simulate", "nations", "--players", "2", "--player", "fast"});
        QCOMPARE(refused.status, 1);
        QCOMPARE(code(refused.answer()), QString("input.noPlayer"));
    }

    void aSchemaDescribesSetupMovesAndState()
    {
        const QJsonObject schema = run({"schema", "bronze"}).answer();
        QCOMPARE(schema["$schema"], QJsonValue("https://json-schema.org/draft/2020-12/schema"));
        const QJsonObject defs = schema["$defs"].toObject();
        QVERIFY(defs["setup"]["properties"].toObject().contains("players"));
        QVERIFY(defs["state"]["properties"].toObject().contains("dice"));
        QStringList types;
        for (const QJsonValue &move : defs["move"]["oneOf"].toArray())
            types.append(move["properties"]["type"]["const"].toString());
        for (const QString &type : words("roll reroll keep leadership choose useStone build buy discard endTurn correct"))
            QVERIFY2(types.contains(type), qPrintable(type));
    }

    void aSavedMatchIsReplayedToItsEnd()
    {
        const QTemporaryDir folder;
        const RandomMatch match = randomMatch(3, 11);
        const Run replayed = run({"replay", fileWith(folder, match.saved())});
        QCOMPARE(replayed.status, 0);
        const QJsonObject end = replayed.answer();
        QCOMPARE(end["ok"], QJsonValue(true));
        QCOMPARE(end["over"], QJsonValue(true));
        QCOMPARE(end["moves"], QJsonValue(match.log.size()));
        QCOMPARE(end["winners"].toArray(), match.winners);
        for (qsizetype seat = 0; seat < 3; ++seat)
            QCOMPARE(end["scores"][seat]["total"], match.scores[seat]);
    }

    void aSavedMatchMayComeByStandardInput()
    {
        const QJsonObject end = run({"replay", "-"}, randomMatch(2, 1).saved()).answer();
        QCOMPARE(end["over"], QJsonValue(true));
    }

    void furtherKeysOfASavedMatchAreLeftAlone()
    {
        QJsonObject saved = object(randomMatch(2, 1).saved());
        saved["note"] = QJsonObject{{"deep", QJsonArray{1, 2}}};
        QCOMPARE(run({"replay", "-"}, compact(saved)).status, 0);
    }

    void theFirstRefusedMoveIsNamedByItsPlace()
    {
        RandomMatch match = randomMatch(2, 5);
        match.log[7] = QJsonObject{{"type", "roll"}, {"faces", QJsonArray{"food"}}};
        const Run refused = run({"replay", "-"}, match.saved());
        QCOMPARE(refused.status, 1);
        const QJsonObject answer = refused.answer();
        QCOMPARE(answer["ok"], QJsonValue(false));
        QCOMPARE(answer["at"], QJsonValue(7));
        QVERIFY(answer["code"].toString().startsWith("bronze."));
        QVERIFY(!answer["message"].toString().isEmpty());
        QVERIFY(refused.error.isEmpty());
    }

    void aMoveOfAnotherShapeIsNamedByItsPlaceToo()
    {
        RandomMatch match = randomMatch(2, 5);
        match.log[3] = QJsonObject{{"type", "fly"}};
        const Run refused = run({"replay", "-"}, match.saved());
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.answer()["at"], QJsonValue(3));
        QCOMPARE(code(refused.answer()), QString("input.unknownValue"));
    }

    void aRefusedSetupIsAJsonError_data()
    {
        QTest::addColumn<QByteArray>("saved");
        QTest::addColumn<QString>("code");
        QTest::newRow("too many players") << QByteArray(R"({"game":"bronze","setup":{"players":["a","b","c","d","e"]},"log":[]})")
                                          << "bronze.playerCount";
        QTest::newRow("no players") << QByteArray(R"({"game":"bronze","setup":{},"log":[]})") << "input.missingField";
        QTest::newRow("variant") << QByteArray(R"({"game":"bronze","setup":{"players":["a","b"],"variant":"x"},"log":[]})")
                                 << "input.unknownValue";
        QTest::newRow("game") << QByteArray(R"({"game":"chess","setup":{"players":["a","b"]},"log":[]})") << "input.unknownGame";
        QTest::newRow("match id") << QByteArray(R"({"game":"bronze","setup":{"players":["a","b"]},"log":[],"uid":"x"})")
                                  << "input.uid";
        QTest::newRow("time") << QByteArray(R"({"game":"bronze","setup":{"players":["a","b"]},"log":[],"started":"yesterday"})")
                              << "input.wrongType";
        QTest::newRow("newer rules") << QByteArray(
            R"({"game":"bronze","setup":{"players":["a","b"]},"log":[],"rulesVersion":1000})")
                                     << "input.outOfRange";
    }
    void aRefusedSetupIsAJsonError()
    {
        QFETCH(const QByteArray, saved);
        QFETCH(const QString, code);
        const Run refused = run({"replay", "-"}, saved);
        QCOMPARE(refused.status, 1);
        QCOMPARE(pegsheet::cli::test::code(refused.answer()), code);
    }

    void aFileThatIsNoSavedMatchEndsWithTwo_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("hello");
        QTest::newRow("two values") << QByteArray("{} {}");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("an answer of a sitting") << QByteArray(R"({"ok":true,"saved":{}})");
        QTest::newRow("no log") << QByteArray(R"({"game":"bronze","setup":{"players":["a","b"]}})");
        QTest::newRow("log is no list") << QByteArray(R"({"game":"bronze","setup":{"players":["a","b"]},"log":{}})");
        QTest::newRow("deep") << QByteArray(100'000, '[');
        QTest::newRow("bytes") << QByteArray("\x00\xff\x80\x01", 4);
        QTest::newRow("longer than any match") << QByteArray("{\"game\":\"") + QByteArray(17 << 20, 'x') + "\"}";
    }
    void aFileThatIsNoSavedMatchEndsWithTwo()
    {
        QFETCH(const QByteArray, content);
        const QTemporaryDir folder;
        const QString file = fileWith(folder, content);
        const Run said = run({"replay", file});
        QCOMPARE(said.status, 2);
        QVERIFY(said.lines.isEmpty());
        QVERIFY(said.error.startsWith(file.toUtf8() + ": "));
    }

    void aMatchWithoutAnIdGetsOneByItsContent()
    {
        const QJsonObject first = run({"replay", "-"}, randomMatch(2, 1).saved()).answer();
        const QJsonObject again = run({"replay", "-"}, randomMatch(2, 1).saved()).answer();
        const QJsonObject other = run({"replay", "-"}, randomMatch(2, 2).saved()).answer();
        QVERIFY(QRegularExpression("^[0-9a-f]{32}$").match(first["uid"].toString()).hasMatch());
        QCOMPARE(again["uid"], first["uid"]);
        QVERIFY(other["uid"] != first["uid"]);
    }

    // Fixed for ever: every tablet must come to the same id. Two FNV-1a sums over the text in the file.
    void theIdByContentNeverChanges()
    {
        const QJsonObject answer =
            run({"replay", "-"}, R"({"log":[],"setup":{"options":{},"players":["Ann","Bo"]},"game":"bronze"})").answer();
        QCOMPARE(answer["uid"], QJsonValue("1bbf8638008bc3758832d105d5da27c5"));
    }

    void messagesComeInTheLanguageAskedFor()
    {
        const QByteArray nine = R"({"game":"bronze","setup":{"players":["a","b","c","d","e"]},"log":[]})";
        QCOMPARE(run({"replay", "-", "--lang", "de"}, nine).answer()["message"],
                 QJsonValue("Dieses Spiel ist für 1 bis 4 Personen, nicht 5."));
        QCOMPARE(run({"--lang", "de", "replay", "-"}, nine).answer()["message"],
                 QJsonValue("Dieses Spiel ist für 1 bis 4 Personen, nicht 5."));
        QCOMPARE(run({"replay", "-"}, nine).answer()["message"], QJsonValue("This game is for 1 to 4 players, not 5."));
        QVERIFY(run({"--lang", "de", "replay", "none.json"}).error.contains("lässt sich nicht lesen"));
    }
};

} // namespace tst_cli_commands

PEGSHEET_TEST(tst_cli_commands, CommandsTest)
#include "tst_cli_commands.moc"
