// SPDX-License-Identifier: Apache-2.0
// Tapestry by the command line: a sitting at both depths and of final scores, random matches, codes, what is refused.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QtTest>

namespace tst_cli_tapestry {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;
using pegsheet::storage::test::writeBytes;

namespace {

Run simulate(const QStringList &further)
{
    return run(QStringList{"simulate", "tapestry", "--seed", "1"} + further);
}

// Before the first turn: a city by numbers and one by plots, and a civilization each; the second is taken.
constexpr const char *kMats =
    R"json({"setup":{"players":["Ann","Bo"],"options":{"depth":"full","cards":"named","civilizations":"named"}}}
{"move":{"type":"skip"}}
{"move":{"type":"civilization","civilization":"the_chosen"}}
{"move":{"type":"capital","capital":"forest"}}
{"move":{"type":"civilization","civilization":"the_chosen"}}
{"move":{"type":"civilization","civilization":"leaders"}}
)json";

// Two turns of each player: a step with nothing to decide, the science die, a bonus, a card, a conquest with a trap.
constexpr const char *kTurns = R"json({"setup":{"players":["Ann","Bo"]}}
{"move":{"type":"advance","track":"science","pay":{"coin":1}}}
{"move":{"type":"income"}}
{"move":{"type":"income"}}
{"move":{"type":"advance","track":"exploration","pay":{"culture":1}}}
{"move":{"type":"advance","track":"technology","pay":{"culture":1}}}
{"move":{"type":"advance","track":"science","pay":{"worker":1}}}
{"move":{"type":"research","face":"military"}}
{"move":{"type":"advance","track":"exploration","pay":{"coin":1}}}
{"move":{"type":"advance","track":"exploration","pay":{"food":1}}}
{"move":{"type":"explore","points":2,"tile":"coin"}}
{"move":{"type":"take","pay":{"coin":1}}}
{"move":{"type":"correct","player":0,"set":{"control":3,"tapestry":1},"why":"counted again"}}
{"move":{"type":"benefit","player":1,"gains":"conquer_both_if_opponent","why":"a card"}}
{"move":{"type":"conquer","red":"vp(5)","against":0,"trap":true}}
{"move":{"type":"gain","resources":{"food":1}}}
)json";

} // namespace

class TapestryTest : public QObject
{
    Q_OBJECT

private:
    Folder m_folder;

    // Saved, replayed, shared as a picture and read out of it again: the same match.
    void comesBack(const QJsonObject &match, bool over)
    {
        writeBytes(m_folder / "match.json", compact(match));
        const Run replayed = run({"replay", nameOf(m_folder / "match.json")});
        QCOMPARE(replayed.status, 0);
        QCOMPARE(replayed.answer()["over"], QJsonValue(over));
        QFile::remove(nameOf(m_folder / "code.png"));
        const Run shared = run({"share", nameOf(m_folder / "match.json"), "--png", nameOf(m_folder / "code.png")});
        QCOMPARE(shared.status, 0);
        QCOMPARE(shared.answer()["frames"].toInt(), 1);
        const Run scanned = run({"scan", nameOf(m_folder / "code.png")});
        QCOMPARE(scanned.status, 0);
        QCOMPARE(scanned.answer()["game"], QJsonValue("tapestry"));
        QCOMPARE(scanned.answer()["setup"][u"players"], match["setup"][u"players"]);
        QCOMPARE(scanned.answer()["log"], match["log"]);
    }

private slots:
    void randomMatchesOfOneToFiveComeBack()
    {
        for (const char *players : {"1", "2", "3", "4", "5"}) {
            const QStringList wanted{"--players", players, "--games", "2", "--log"};
            const Run played = simulate(wanted);
            QCOMPARE(played.status, 0);
            QCOMPARE(simulate(wanted).lines, played.lines);
            for (const QJsonObject &line : played.answers()) {
                QCOMPARE(line["scores"].toArray().size(), QByteArray(players).toInt());
                QVERIFY(!line["winners"].toArray().isEmpty());
                QCOMPARE(line["log"].toArray().size(), line["moves"].toInt());
            }
            const QJsonObject line = played.answer();
            comesBack({{"game", "tapestry"}, {"setup", line["setup"]}, {"log", line["log"]}}, true);
        }
    }
    void optionsAreSimulated()
    {
        for (const char *option : {"nanotechnology=two", "tieBreak=resources", "depth=tracks", "depth=full"})
            QCOMPARE(simulate({"--players", "3", "--option", option, "--games", "2"}).status, 0);
    }
    // Reading 25: the numbers of income turns come from the table.
    void whatIsNotThereIsRefused()
    {
        QCOMPARE(code(simulate({"--players", "6"}).answer()), QStringLiteral("tapestry.playerCount"));
        const Run incomes = simulate({"--players", "2", "--option", "depth=income"});
        QCOMPARE(incomes.status, 1);
        QCOMPARE(code(incomes.answer()), QStringLiteral("input.unknownValue"));
        QCOMPARE(incomes.answer()["message"], QJsonValue("“depth” cannot be “income”. Possible here: tracks, full."));
        QCOMPARE(code(simulate({"--players", "2", "--option", "depth=deep"}).answer()), QStringLiteral("input.unknownValue"));
    }
    void turnsAndTheirAnswers()
    {
        const Run sitting = run({"play", "tapestry"}, kTurns);
        QCOMPARE(sitting.status, 0);
        const auto player = [&](int line, int seat) { return sitting.answer(line)["state"][u"players"][seat]; };
        QCOMPARE(sitting.answer(0)["phase"], QJsonValue("turn"));
        QCOMPARE(sitting.answer(0)["state"][u"depth"], QJsonValue("tracks"));
        QCOMPARE(code(sitting.answer(1)), QStringLiteral("tapestry.incomeFirst"));
        QCOMPARE(sitting.answer(1)["message"], QJsonValue("The first turn is an income turn. Take income before you advance."));
        QCOMPARE(player(3, 0)[u"resources"], QJsonValue(QJsonObject{{"coin", 1}, {"worker", 1}, {"food", 1}, {"culture", 1}}));
        QCOMPARE(player(3, 0)[u"tapestry"].toInt(), 1);
        QCOMPARE(sitting.answer(3)["player"].toInt(), 0);
        QCOMPARE(player(4, 0)[u"tiles"].toInt(), 3);
        QCOMPARE(player(5, 1)[u"techs"][u"bottom"].toInt(), 1);
        QCOMPARE(sitting.answer(6)["phase"], QJsonValue("queue"));
        QCOMPARE(sitting.answer(6)["state"][u"queue"],
                 QJsonValue(QJsonArray{QJsonObject{
                     {"player", 0}, {"wants", "research"}, {"what", "research_x"}, {"why", "science1"}, {"ready", true}}}));
        QCOMPARE(player(7, 0)[u"tracks"][u"military"], QJsonValue(QJsonArray{1}));
        QCOMPARE(sitting.answer(9)["state"][u"queue"][0][u"wants"], QJsonValue("explore"));
        QCOMPARE(player(10, 0)[u"vp"].toInt(), 2);
        QCOMPARE(sitting.answer(10)["state"][u"queue"][0][u"why"], QJsonValue("exploration2.bonus"));
        QCOMPARE(sitting.answer(10)["state"][u"queue"][0][u"optional"], QJsonValue(true));
        QCOMPARE(player(11, 0)[u"tapestry"].toInt(), 2);
        QCOMPARE(sitting.answer(11)["player"].toInt(), 1);
        QCOMPARE(sitting.answer(13)["state"][u"queue"][0][u"wants"], QJsonValue("conquer"));
        // The defender answers in the turn of the attacker.
        QCOMPARE(sitting.answer(14)["player"].toInt(), 0);
        QCOMPARE(sitting.answer(14)["state"][u"turn"].toInt(), 1);
        QCOMPARE(player(14, 1)[u"vp"].toInt(), 5);
        QCOMPARE(player(15, 0)[u"tapestry"].toInt(), 0);
        QCOMPARE(sitting.answer(15)["player"].toInt(), 1);
    }
    // Who begins with what, by name, and what it brings at once (contract of part 3b, reading 31).
    void civilizationsByName()
    {
        const Run sitting = run({"play", "tapestry"}, kMats);
        QCOMPARE(sitting.status, 0);
        const auto mats = [&](int line, int seat) { return sitting.answer(line)["state"][u"players"][seat][u"civilizations"]; };
        QCOMPARE(sitting.answer(0)["phase"], QJsonValue("setup"));
        QCOMPARE(mats(0, 0), QJsonValue(QJsonArray()));
        QCOMPARE(sitting.answer(1)["state"][u"queue"][0][u"wants"], QJsonValue("civilization"));
        QCOMPARE(mats(2, 0), QJsonValue(QJsonArray{QJsonObject{{"civilization", "the_chosen"}}}));
        QCOMPARE(sitting.answer(2)["state"][u"players"][0][u"vp"].toInt(), 15);
        QCOMPARE(code(sitting.answer(4)), QStringLiteral("tapestry.taken"));
        QCOMPARE(sitting.answer(4)["message"], QJsonValue("The Chosen: another player has it. Choose another one."));
        QCOMPARE(mats(5, 1), QJsonValue(QJsonArray{QJsonObject{{"civilization", "leaders"}, {"tracks", QJsonArray()}}}));
        QCOMPARE(sitting.answer(5)["phase"], QJsonValue("turn"));
        const QStringList named{"--players",           "3",    "--option", "depth=full", "--option", "cards=named", "--option",
                                "civilizations=named", "--log"};
        const QJsonObject line = simulate(named).answer();
        comesBack({{"game", "tapestry"}, {"setup", line["setup"]}, {"log", line["log"]}}, true);
        QCOMPARE(code(simulate({"--players", "2", "--option", "civilizations=named"}).answer()),
                 QStringLiteral("input.outOfRange"));
    }
    void theListedMovesAnswerTheQueue()
    {
        const Run sitting = run({"play", "tapestry"},
                                "{\"setup\":{\"players\":[\"Ann\"]}}\n{\"moves\":true}\n{\"move\":{\"type\":\"income\"}}\n"
                                "{\"moves\":true}\n{\"undo\":1}\n{\"redo\":1}\n{\"export\":true}\n");
        QCOMPARE(sitting.answer(1)["moves"], QJsonValue(QJsonArray{QJsonObject{{"type", "income"}}}));
        // Four tracks, each paid with one of four resources, the token said or not; and the income turn.
        int steps = 0;
        for (const QJsonValue &move : sitting.answer(3)["moves"].toArray())
            steps += move[u"type"] == QJsonValue("advance") && move[u"token"].isUndefined() ? 1 : 0;
        QCOMPARE(steps, 16);
        QVERIFY(sitting.answer(3)["moves"].toArray().contains(QJsonObject{{"type", "income"}}));
        QCOMPARE(sitting.answer(5)["state"], sitting.answer(2)["state"]);
        QCOMPARE(sitting.answer(6)["saved"][u"game"], QJsonValue("tapestry"));
    }
    // An answer in the past is replaced; what no longer holds is named.
    void thePastIsMended()
    {
        const Run sitting = run(
            {"play", "tapestry"},
            QByteArray(kTurns)
                + "{\"mend\":{\"at\":5,\"replace\":{\"type\":\"research\",\"face\":\"military\",\"stay\":true}}}\n"
                  "{\"undo\":1}\n");
        const QJsonObject mended = sitting.answer(16);
        QCOMPARE(mended["ok"], QJsonValue(true));
        QCOMPARE(mended["broken"], QJsonValue(QJsonArray()));
        QCOMPARE(mended["state"][u"players"][0][u"tracks"][u"military"], QJsonValue(QJsonArray{0}));
        QCOMPARE(sitting.answer(17)["state"], sitting.answer(15)["state"]);
    }
    void aSittingIsKeptSavedAndShared()
    {
        const QString database = nameOf(m_folder / "matches.db");
        const Run sitting = run({"play", "tapestry", "--db", database}, QByteArray(kTurns) + "{\"export\":true}\n");
        QCOMPARE(sitting.status, 0);
        const QJsonObject saved = sitting.answer(16)["saved"].toObject();
        QCOMPARE(saved["log"].toArray().size(), 14);
        const Run opened = run({"play", "tapestry", "--db", database}, "{\"open\":1}\n{\"move\":{\"type\":\"income\"}}\n");
        QCOMPARE(opened.answer(0)["state"], sitting.answer(15)["state"]);
        QCOMPARE(opened.answer(1)["state"][u"queue"][0][u"wants"], QJsonValue("gain"));
        QCOMPARE(run({"history", "--db", database, "check"}).status, 0);
        QCOMPARE(run({"history", "--db", database, "show", "1"}).status, 0);
        QCOMPARE(run({"history", "--db", database, "csv"}).status, 0);
        QCOMPARE(run({"history", "--db", database, "list"}).answer()["game"], QJsonValue("tapestry"));
        comesBack({{"game", "tapestry"}, {"setup", saved["setup"]}, {"log", saved["log"]}}, false);
    }
    // Depth `income`: any order of players, the numbers of each turn, other points by `benefit`.
    void incomeTurnsByTheirNumbers()
    {
        const Run sitting = run({"play", "tapestry"}, R"json({"setup":{"players":["Ann","Bo"],"options":{"depth":"income"}}}
{"move":{"type":"tally","player":1}}
{"move":{"type":"income"}}
{"move":{"type":"tally","player":0}}
{"move":{"type":"tally","player":0,"open":{"markets":4,"houses":5,"farms":1,"armories":3}}}
{"move":{"type":"tally","player":0,"open":{"markets":4,"houses":5,"farms":1,"armories":3},"tech":2,"city":3,"control":4}}
{"move":{"type":"benefit","player":1,"gains":"vp(10)","why":"achievement"}}
{"move":{"type":"correct","player":1,"set":{"resources":{"coin":3}}}}
{"move":{"type":"correct","player":1,"set":{"vp":12}}}
{"export":true}
)json");
        QCOMPARE(sitting.status, 0);
        QCOMPARE(sitting.answer(1)["state"][u"players"][1][u"incomes"].toInt(), 1);
        QCOMPARE(code(sitting.answer(2)), QStringLiteral("tapestry.notNow"));
        QVERIFY(sitting.answer(2)["message"].toString().startsWith(QStringLiteral("Only income turns are entered")));
        QCOMPARE(code(sitting.answer(4)), QStringLiteral("input.missingField"));
        // Twice the techs, three times the lines, once the territories.
        QCOMPARE(sitting.answer(5)["state"][u"players"][0][u"vp"].toInt(), 2 * 2 + 3 * 3 + 4);
        QCOMPARE(sitting.answer(6)["state"][u"players"][1][u"vp"].toInt(), 10);
        QCOMPARE(code(sitting.answer(7)), QStringLiteral("tapestry.noOption"));
        QCOMPARE(sitting.answer(7)["message"],
                 QJsonValue("Coin: not entered in this match, which is only about income turns. Leave it out."));
        QCOMPARE(sitting.answer(8)["scores"][1][u"total"].toInt(), 12);
        const QJsonValue saved = sitting.answer(9)["saved"];
        comesBack({{"game", "tapestry"}, {"setup", saved[u"setup"]}, {"log", saved[u"log"]}}, false);
    }
    // Mode `scoring`: points at the end, or those before the last income turn and its numbers; the table ends a tie.
    void finalScores()
    {
        const Run sitting = run({"play", "tapestry"}, R"({"setup":{"players":["Ann","Bo","Cy"],"mode":"scoring"}}
{"move":{"type":"sheet","player":0,"vp":100,"open":{"markets":6,"houses":1,"farms":3,"armories":1},"tech":4,"city":2,"control":5}}
{"move":{"type":"sheet","player":1,"vp":128}}
{"move":{"type":"income"}}
{"move":{"type":"sheet","player":2,"vp":90}}
{"move":{"type":"tallest","player":2}}
{"move":{"type":"tallest","player":1}}
{"export":true}
)");
        QCOMPARE(sitting.status, 0);
        QCOMPARE(sitting.answer(0)["phase"], QJsonValue("sheet"));
        // Three times the techs, ten for the row; once the lines; four of the farms.
        QCOMPARE(sitting.answer(1)["scores"][0][u"total"].toInt(), 100 + 3 * 4 + 10 + 2 + 4);
        QCOMPARE(code(sitting.answer(3)), QStringLiteral("tapestry.notNow"));
        QCOMPARE(sitting.answer(4)["phase"], QJsonValue("tie"));
        QCOMPARE(code(sitting.answer(5)), QStringLiteral("tapestry.noOption"));
        QCOMPARE(sitting.answer(6)["over"], QJsonValue(true));
        QCOMPARE(sitting.answer(6)["winners"], QJsonValue(QJsonArray{1}));
        const QJsonValue saved = sitting.answer(7)["saved"];
        comesBack({{"game", "tapestry"}, {"setup", saved[u"setup"]}, {"log", saved[u"log"]}}, true);
    }
    void messagesAreGermanToo()
    {
        const Run sitting = run({"play", "tapestry", "--lang", "de"}, kTurns);
        QCOMPARE(code(sitting.answer(1)), QStringLiteral("tapestry.incomeFirst"));
        QVERIFY(!sitting.answer(1)["message"].toString().isEmpty());
    }
    // Annex of the protocol: every move.
    void theGameIsListedAndDescribed()
    {
        const QJsonObject game = run({"games"}).answer(3);
        QCOMPARE(game["game"], QJsonValue("tapestry"));
        QCOMPARE(game["players"], QJsonValue(QJsonArray{1, 5}));
        QCOMPARE(game["variants"], QJsonValue(QJsonArray{"base"}));
        QStringList options;
        for (const QJsonValue &option : game["options"].toArray())
            options.append(option[u"name"].toString() + u'=' + option[u"default"].toString());
        QCOMPARE(options,
                 (QStringList{"depth=tracks", "nanotechnology=three", "tieBreak=landmark", "cards=counted", "stepOne=newEra",
                              "civilizations=counted", "adjustments=2023"}));
        QStringList types;
        for (const QJsonValue &move : run({"schema", "tapestry"}).answer()["$defs"][u"move"][u"oneOf"].toArray())
            types.append(move[u"properties"][u"type"][u"const"].toString());
        for (const char *type :
             {"advance", "income",  "gain",  "choose",  "take",         "skip",    "track",  "research", "explore",
              "space",   "conquer", "count", "upgrade", "tapestry",     "resolve", "effect", "benefit",  "district",
              "tallest", "tally",   "sheet", "correct", "civilization", "predict", "lose",   "trade",    "swap"})
            QVERIFY2(types.contains(QLatin1String(type)), type);
    }
};

} // namespace tst_cli_tapestry

PEGSHEET_TEST(tst_cli_tapestry, TapestryTest)
#include "tst_cli_tapestry.moc"
