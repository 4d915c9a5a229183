// SPDX-License-Identifier: Apache-2.0
// The random player: the same matches on every machine, each of them a legal one.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QtTest>

namespace tst_cli_simulate {

using namespace pegsheet::cli::test;

namespace {

Run simulate(int players, int games, int seed, const QStringList &further = {})
{
    return run(QStringList{"simulate", "bronze", "--players", QString::number(players), "--games", QString::number(games), "--seed",
                           QString::number(seed)}
               + further);
}

} // namespace

class SimulateTest : public QObject
{
    Q_OBJECT

private slots:
    void aLineAMatchSaysHowItWent()
    {
        const Run played = simulate(4, 5, 3);
        QCOMPARE(played.status, 0);
        QCOMPARE(played.lines.size(), 5);
        for (qsizetype i = 0; i < 5; ++i) {
            const QJsonObject line = played.answer(i);
            QCOMPARE(line.keys(), QStringList({"game", "moves", "scores", "winners"}));
            QCOMPARE(line["game"], QJsonValue(i));
            QCOMPARE(line["scores"].toArray().size(), 4);
            QVERIFY(line["moves"].toInt() > 0);
            QVERIFY(!line["winners"].toArray().isEmpty());
        }
    }

    void theLastLineOnStandardErrorIsTheSpeed()
    {
        const QByteArrayList lines = simulate(2, 5, 3).error.trimmed().split('\n');
        QVERIFY(QRegularExpression("[0-9]+ moves/s, [0-9]+ matches/s$").match(lines.last()).hasMatch());
    }

    void theSameSeedPlaysTheSameMatches()
    {
        QCOMPARE(simulate(3, 50, 8, {"--log"}).lines, simulate(3, 50, 8, {"--log"}).lines);
        QVERIFY(simulate(3, 5, 8).lines != simulate(3, 5, 80).lines);
    }

    void aMatchDependsOnSeedAndIndexTogether()
    {
        QJsonObject third = simulate(2, 3, 7).answer(2);
        QJsonObject alone = simulate(2, 1, 9).answer(0);
        third.remove("game");
        alone.remove("game");
        QCOMPARE(third, alone);
    }

    // Generator, draw of kinds and order of moves are part of the contract: these sums never change.
    void theSumsOfAThousandMatchesAreKnown_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("sum");
        QTest::newRow("2 players") << 2 << QByteArray("e9629db9823ee67f00a37bba9c16ec6f7dbfda8c");
        QTest::newRow("3 players") << 3 << QByteArray("d7096cbeccdd21045078083b068a6005d4ce96ce");
        QTest::newRow("4 players") << 4 << QByteArray("cdc3e2cf69efcadc1f22893925f0c46c8cd23a91");
    }
    void theSumsOfAThousandMatchesAreKnown()
    {
        QFETCH(const int, players);
        QFETCH(const QByteArray, sum);
        const QByteArray lines = simulate(players, 1000, 1).lines.join('\n');
        QCOMPARE(QCryptographicHash::hash(lines, QCryptographicHash::Sha1).toHex(), sum);
    }

    void everyLogIsALegalMatchWithThatResult()
    {
        const Run played = simulate(4, 10, 21, {"--log"});
        for (const QJsonObject &line : played.answers()) {
            const RandomMatch match{line["setup"].toObject(), line["log"].toArray(), {}, {}};
            QCOMPARE(match.log.size(), line["moves"].toInt());
            const QJsonObject end = run({"replay", "-"}, match.saved()).answer();
            QCOMPARE(end["over"], QJsonValue(true));
            QCOMPARE(end["winners"], line["winners"]);
            for (qsizetype seat = 0; seat < 4; ++seat)
                QCOMPARE(end["scores"][seat]["total"], line["scores"][seat]);
        }
    }

    void theRandomPlayerCorrectsNothing()
    {
        for (const QJsonObject &line : simulate(2, 20, 5, {"--log"}).answers())
            for (const QJsonValue &move : line["log"].toArray())
                QVERIFY(move["type"] != QJsonValue("correct"));
    }

    void whatTheGameRefusesIsAJsonError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("code");
        QTest::newRow("players") << QStringList{"--players", "9"} << "bronze.playerCount";
        QTest::newRow("nobody") << QStringList{"--players", "0"} << "bronze.playerCount";
        QTest::newRow("variant") << QStringList{"--players", "2", "--variant", "x"} << "input.unknownValue";
        QTest::newRow("trading") << QStringList{"--players", "2", "--variant", "late", "--option", "trading=false"}
                                 << "bronze.tradingBelongs";
        QTest::newRow("option") << QStringList{"--players", "2", "--option", "gold=7"} << "input.unknownField";
    }
    void whatTheGameRefusesIsAJsonError()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, code);
        const Run refused = run(QStringList{"simulate", "bronze"} + arguments);
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.lines.size(), 1);
        QCOMPARE(pegsheet::cli::test::code(refused.answer()), code);
    }

    void noMatchesAreNoLines()
    {
        const Run none = simulate(2, 0, 1);
        QCOMPARE(none.status, 0);
        QVERIFY(none.lines.isEmpty());
    }
};

} // namespace tst_cli_simulate

PEGSHEET_TEST(tst_cli_simulate, SimulateTest)
#include "tst_cli_simulate.moc"
