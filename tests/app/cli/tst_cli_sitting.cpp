// SPDX-License-Identifier: Apache-2.0
// A sitting, request by request.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"

#include <QtTest>

namespace tst_cli_sitting {

using namespace pegsheet::cli::test;

namespace {

constexpr const char *kRoll = R"({"type":"roll","faces":["workers","skull","food"]})";
constexpr const char *kKeep = R"({"type":"keep"})";

} // namespace

class SittingTest : public QObject
{
    Q_OBJECT

private slots:
    void theSetupIsAnsweredWithTheState()
    {
        Sitting sitting;
        const QJsonObject answer = sitting.ask(setupLine());
        QCOMPARE(answer.keys(), QStringList({"did", "moves", "ok", "over", "phase", "player", "scores", "state", "winners"}));
        QCOMPARE(answer["ok"], QJsonValue(true));
        QCOMPARE(answer["moves"], QJsonValue(0));
        QCOMPARE(answer["player"], QJsonValue(0));
        QCOMPARE(answer["over"], QJsonValue(false));
        QVERIFY(answer["winners"].toArray().isEmpty());
        QVERIFY(answer["did"].toArray().isEmpty());
        const QJsonObject state = answer["state"].toObject();
        for (const char *key : {"round", "players", "dice", "rollsLeft", "workers", "coins"})
            QVERIFY2(state.contains(key), key);
        const QJsonObject ann = state["players"][0].toObject();
        for (const char *key : {"name", "food", "goods", "cities", "cityBoxes", "monuments", "developments", "disasters"})
            QVERIFY2(ann.contains(key), key);
        QCOMPARE(ann["name"], QJsonValue("Ann"));
        QCOMPARE(ann["monuments"]["obelisk"], QJsonValue(QJsonObject{{"boxes", 0}, {"points", 0}}));
        QCOMPARE(sitting.end(), 0);
    }

    // The rest is played anew; what no longer holds is named and left out; undo takes it back in one step.
    void thePastIsMended()
    {
        Sitting sitting;
        sitting.ask(setupLine());
        for (const char *move :
             {R"({"type":"roll","faces":["workers","workers","food"]})", kKeep, R"({"type":"build","target":"city4","boxes":3})",
              R"({"type":"build","target":"obelisk","boxes":3})", R"({"type":"endTurn"})"})
            QCOMPARE(sitting.ask(QByteArray(R"({"move":)") + move + '}')["ok"], QJsonValue(true));
        const QJsonObject before = sitting.ask(R"({"state":true})");
        const QJsonObject mended = sitting.ask(R"({"mend":{"at":0,"replace":{"type":"roll","faces":["workers","food","food"]}}})");
        QCOMPARE(mended["ok"], QJsonValue(true));
        QCOMPARE(mended["moves"], QJsonValue(4));
        QCOMPARE(mended["player"], QJsonValue(1));
        const QJsonArray broken = mended["broken"].toArray();
        QCOMPARE(broken.size(), 1);
        QCOMPARE(broken[0]["at"], QJsonValue(3));
        QCOMPARE(broken[0]["code"], QJsonValue("bronze.notEnoughWorkers"));
        QCOMPARE(sitting.ask(R"({"undo":1})"), before);
        QJsonObject again = sitting.ask(R"({"redo":1})");
        again.insert("broken", mended["broken"]);
        QCOMPARE(again, mended);
        QCOMPARE(sitting.ask(R"({"undo":2})")["moves"], QJsonValue(4));
        QCOMPARE(sitting.ask(R"({"redo":9})")["state"], mended["state"]);
        const QJsonObject inserted = sitting.ask(R"({"mend":{"at":2,"insert":{"type":"build","target":"obelisk","boxes":1}}})");
        QCOMPARE(inserted["broken"].toArray().size(), 1);
        QCOMPARE(sitting.ask(R"({"mend":{"at":2,"remove":true}})")["broken"].toArray().size(), 0);
    }

    // By what the players are told apart belongs to the set-up; the rules do not ask for it.
    void marksAreKeptWithTheSetUp()
    {
        Sitting plain;
        const QJsonObject expected = plain.ask(setupLine());
        Sitting sitting;
        QCOMPARE(sitting.ask(R"({"setup":{"players":["Ann","Bo"],"marks":[4,0]}})"), expected);
        const QJsonObject setup = sitting.ask(R"({"export":true})")["saved"].toObject()["setup"].toObject();
        QCOMPARE(setup["marks"], QJsonValue(QJsonArray{4, 0}));
    }

    void marksInSeatOrderAreLeftOut()
    {
        Sitting sitting;
        sitting.ask(R"({"setup":{"players":["Ann","Bo"],"marks":[0,1]}})");
        QVERIFY(!sitting.ask(R"({"export":true})")["saved"].toObject()["setup"].toObject().contains("marks"));
    }

    void whatIsNoAgreementIsRefused()
    {
        Sitting sitting;
        const QJsonObject nothing = sitting.ask(R"({"setup":{"players":["Ann","Bo"],"variant":""}})");
        QCOMPARE(code(nothing), QString("input.unknownValue"));
        QCOMPARE(nothing["message"], QJsonValue("“variant” cannot be that. Possible here: classic, 2024, late."));
        QCOMPARE(code(sitting.ask(R"({"setup":{"players":["Ann","Bo"],"variant":"late","options":{"trading":false}}})")),
                 QString("bronze.tradingBelongs"));
        QCOMPARE(sitting.ask(setupLine())["ok"], QJsonValue(true));
    }

    // The printed rules for one player have it so; what was stored before it was so stays as it was.
    void aloneInTheLateBronzeAgeSkullsAreRolledAgain()
    {
        const auto rollsAgain = [](const QByteArray &setup) {
            Sitting sitting;
            sitting.ask("{\"setup\":" + setup + '}');
            return sitting.move(R"({"type":"roll","faces":["skull","skull","skull"]})")["phase"] == QJsonValue("reroll");
        };
        QVERIFY(rollsAgain(R"({"players":["Ann"],"variant":"late"})"));
        QVERIFY(!rollsAgain(R"({"players":["Ann"],"variant":"late","options":{"soloSkulls":"locked"}})"));
        QVERIFY(!rollsAgain(R"({"players":["Ann"],"variant":"late","options":{"soloSkulls":"ruleSet"}})"));
        QVERIFY(!rollsAgain(R"({"players":["Ann"],"variant":"2024"})"));
        Sitting sitting;
        sitting.ask(R"({"setup":{"players":["Ann"],"variant":"late"}})");
        QCOMPARE(sitting.exported()["setup"][u"options"][u"soloSkulls"], QJsonValue("rerolled"));
        const QByteArray stored = R"({"game":"bronze","setup":{"players":["Ann"],"variant":"late"},)"
                                  R"("log":[{"type":"roll","faces":["skull","skull","skull"]}]})";
        QCOMPARE(run({"replay", "-"}, stored).answer()["phase"], QJsonValue("buy"));
    }

    void marksThatDoNotFitAreRefused()
    {
        Sitting sitting;
        QCOMPARE(code(sitting.ask(R"({"setup":{"players":["Ann","Bo"],"marks":[1]}})")), QString("input.markCount"));
        QCOMPARE(code(sitting.ask(R"({"setup":{"players":["Ann","Bo"],"marks":[1,1]}})")), QString("input.duplicate"));
        QCOMPARE(code(sitting.ask(R"({"setup":{"players":["Ann","Bo"],"marks":[1,5]}})")), QString("input.outOfRange"));
        QCOMPARE(sitting.ask(setupLine())["ok"], QJsonValue(true));
    }

    void linesOfTheScoreAddUp()
    {
        Sitting sitting;
        sitting.ask(setupLine());
        const QJsonObject answer = sitting.ask(
            R"({"move":{"type":"correct","player":1,"set":{"developments":["coinage","empire"],"disasters":4}}})");
        const QJsonObject score = answer["scores"][1].toObject();
        QCOMPARE(score["player"], QJsonValue(1));
        int sum = 0;
        for (const QJsonValue &line : score["lines"].toArray())
            sum += line["points"].toInt();
        QCOMPARE(score["total"], QJsonValue(sum));
        QCOMPARE(sum, 4 + 8 + 3 - 4);
    }

    void movesAreLoggedInCanonicalForm()
    {
        Sitting sitting;
        sitting.ask(setupLine());
        sitting.move(R"({"type":"correct","player":0,"set":{"goods":{"stone":3,"wood":5}}})");
        sitting.move(R"({"faces":["coins","workers","coins"],"type":"roll"})");
        sitting.move(kKeep);
        sitting.move(R"({"type":"buy","food":0,"goods":[],"development":"leadership"})");
        sitting.move(R"({"type":"discard","goods":{"stone":1,"wood":1,"cloth":0}})");
        const QJsonArray log = sitting.exported()["log"].toArray();
        QCOMPARE(log[1]["faces"].toArray(), QJsonArray({"workers", "coins", "coins"}));
        QVERIFY(!log[3].toObject().contains("food"));
        QCOMPARE(log[4]["goods"].toObject().keys(), QStringList({"stone", "wood"}));
    }

    void theFirstRollIsListedAMultisetAnEntry()
    {
        Sitting sitting;
        sitting.ask(setupLine());
        const QJsonObject answer = sitting.ask(R"({"moves":true})");
        QCOMPARE(answer["ok"], QJsonValue(true));
        QCOMPARE(answer["moves"].toArray().size(), 56);
        QCOMPARE(answer["moves"][0]["faces"].toArray(), QJsonArray({"food", "food", "food"}));
    }

    void everyListedMoveIsAccepted()
    {
        Sitting sitting;
        sitting.ask(setupLine());
        sitting.move(kRoll);
        for (const QJsonValue &move : sitting.ask(R"({"moves":true})")["moves"].toArray()) {
            QCOMPARE(code(sitting.ask(compact({{"move", move}}))), QString());
            sitting.ask(R"({"undo":1})");
        }
    }

    void aRefusedMoveChangesNothing()
    {
        Sitting sitting;
        sitting.ask(setupLine());
        const QJsonObject before = sitting.move(kRoll);
        const QJsonObject refused = sitting.move(R"({"type":"endTurn"})");
        QCOMPARE(refused.keys(), QStringList({"code", "message", "ok"}));
        QCOMPARE(code(refused), QString("bronze.tooEarly"));
        QCOMPARE(sitting.ask(R"({"state":true})"), before);
    }

    // The sentence of the contract.
    void tooFewWorkersAreSaidInNumbers()
    {
        Sitting sitting;
        sitting.ask(setupLine());
        sitting.move(kRoll);
        sitting.move(kKeep);
        sitting.move(R"({"type":"build","target":"city4","boxes":2})");
        QCOMPARE(
            sitting.move(R"({"type":"build","target":"obelisk","boxes":3})"),
            QJsonObject({{"ok", false}, {"code", "bronze.notEnoughWorkers"}, {"message", "This needs 3 workers; 1 is left."}}));
    }

    void undoAndRedoStopAtTheirEnds()
    {
        Sitting sitting;
        const QJsonObject begin = sitting.ask(setupLine());
        sitting.move(kRoll);
        const QJsonObject end = sitting.move(kKeep);
        QCOMPARE(sitting.ask(R"({"undo":1})")["moves"], QJsonValue(1));
        QCOMPARE(sitting.ask(R"({"undo":99})"), begin);
        QCOMPARE(sitting.ask(R"({"undo":1})"), begin);
        QCOMPARE(sitting.ask(R"({"redo":1})")["moves"], QJsonValue(1));
        QCOMPARE(sitting.ask(R"({"redo":9000000000000000000})"), end);
        QCOMPARE(sitting.ask(R"({"redo":0})"), end);
    }

    void aMoveAfterUndoBeginsAnotherBranch()
    {
        Sitting sitting;
        sitting.ask(setupLine());
        sitting.move(kRoll);
        sitting.move(kKeep);
        sitting.ask(R"({"undo":2})");
        const QJsonObject other = sitting.move(R"({"type":"roll","faces":["food","food","food"]})");
        QCOMPARE(sitting.ask(R"({"redo":5})"), other);
        QCOMPARE(sitting.exported()["log"].toArray().size(), 1);
    }

    void whatALastMoveDidIsTold()
    {
        Sitting sitting;
        sitting.ask(setupLine());
        sitting.move(R"({"type":"roll","faces":["skull","skull","food"]})");
        const QJsonObject answer = sitting.move(kKeep);
        const QJsonArray did = answer["did"].toArray();
        const bool hit = std::any_of(did.begin(), did.end(), [](const QJsonValue &happened) {
            return happened["what"] == QJsonValue("hit") && happened["disaster"] == QJsonValue("drought")
                && happened["player"] == QJsonValue(0) && happened["points"] == QJsonValue(2);
        });
        QVERIFY(hit);
    }

    void anExportSufficesForTheSameState()
    {
        Sitting sitting;
        sitting.ask(setupLine(3));
        sitting.move(kRoll);
        sitting.move(kKeep);
        QJsonObject end = sitting.move(R"({"type":"build","target":"obelisk","boxes":3})");
        const QJsonObject saved = sitting.exported();
        QCOMPARE(saved.keys(), QStringList({"game", "log", "setup"}));
        QJsonObject replayed = run({"replay", "-"}, compact(saved)).answer();
        replayed.remove("uid");
        QCOMPARE(replayed, end);
    }

    void aWholeMatchEndsWithItsWinners()
    {
        const RandomMatch match = randomMatch(4, 40);
        Sitting sitting;
        sitting.ask(compact({{"setup", match.setup}}));
        QJsonObject answer;
        for (const QJsonValue &move : match.log) {
            QVERIFY(!answer["over"].toBool());
            answer = sitting.ask(compact({{"move", move}}));
        }
        QCOMPARE(answer["over"], QJsonValue(true));
        QCOMPARE(answer["phase"], QJsonValue("over"));
        QCOMPARE(answer["winners"].toArray(), match.winners);
        QCOMPARE(code(sitting.move(kKeep)), QString("bronze.matchOver"));
        QVERIFY(sitting.ask(R"({"undo":1})")["winners"].toArray().isEmpty());
    }

    void aLineIsAnsweredBeforeTheNextIsSent()
    {
        // ask() would wait for ever if an answer stayed in a buffer.
        Sitting sitting;
        QCOMPARE(sitting.ask(setupLine())["moves"], QJsonValue(0));
        QCOMPARE(sitting.move(kRoll)["moves"], QJsonValue(1));
    }

    void messagesComeInGermanOnRequest()
    {
        Sitting sitting({"--lang", "de"});
        sitting.ask(setupLine());
        QCOMPARE(sitting.move(R"({"type":"endTurn"})")["message"], QJsonValue("Dafür ist es zu früh: Erst kommt „Würfeln“."));
    }
};

} // namespace tst_cli_sitting

PEGSHEET_TEST(tst_cli_sitting, SittingTest)
#include "tst_cli_sitting.moc"
