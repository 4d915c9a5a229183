// SPDX-License-Identifier: Apache-2.0
// A match reviewed, as a script sees it.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"

#include <QJsonDocument>
#include <QtTest>

namespace tst_cli_review {

using namespace pegsheet::cli::test;

namespace {

// A simulated match as a saved one.
QByteArray saved(const QStringList &how)
{
    const QJsonObject line = run(QStringList{"simulate", "bronze", "--log"} + how).answer();
    const QJsonObject match{{"game", "bronze"}, {"setup", line["setup"]}, {"log", line["log"]}};
    return QJsonDocument(match).toJson(QJsonDocument::Compact);
}

QList<qint64> numbers(const QJsonValue &array)
{
    QList<qint64> numbers;
    for (const QJsonValue &number : array.toArray())
        numbers.append(number.toInteger());
    return numbers;
}

// What all parts of a line come to, by seat.
QList<qint64> parts(const QJsonObject &line, qsizetype seats)
{
    QList<qint64> sums(seats, 0);
    for (const char *part : {"luck", "rolls", "choices", "trades", "corrections", "rest"}) {
        const QList<qint64> of = numbers(line[QLatin1String(part)]);
        for (qsizetype seat = 0; seat < of.size(); ++seat)
            sums[seat] += of[seat];
    }
    return sums;
}

} // namespace

class ReviewTest : public QObject
{
    Q_OBJECT

private slots:
    void aLineATurnAndTheSums_data()
    {
        QTest::addColumn<int>("players");
        QTest::newRow("alone") << 1;
        QTest::newRow("two") << 2;
        QTest::newRow("four") << 4;
    }
    void aLineATurnAndTheSums()
    {
        QFETCH(int, players);
        const Run reviewed = run({"review", "-", "--most", "0"},
                                 saved({"--players", QString::number(players), "--seed", "5", "--player", "fast"}));
        QCOMPARE(reviewed.status, 0);
        const QJsonObject sums = reviewed.answers().last();
        QCOMPARE(sums["unit"].toString(), QString(players == 1 ? "points" : "chances"));
        QVERIFY(reviewed.lines.size() > 8);
        const QList<qint64> start = numbers(sums["start"]);
        const QList<qint64> result = numbers(sums["result"]);
        const QList<qint64> between = parts(sums, players);
        for (qsizetype seat = 0; seat < players; ++seat)
            QVERIFY(qAbs(start[seat] + between[seat] - result[seat]) <= 4); // each rounded to a millionth
        for (const QJsonObject &turn : reviewed.answers().first(reviewed.lines.size() - 1)) {
            QVERIFY(turn["moves"].toArray().size() > 1);
            QCOMPARE(numbers(turn["chances"]).size(), players);
        }
    }

    void theSameReviewEachTime()
    {
        const QByteArray match = saved({"--players", "2", "--seed", "3", "--player", "app,fast"});
        const QStringList command{"review", "-", "--margin", "3"};
        QCOMPARE(run(command, match).lines, run(command, match).lines);
    }

    void theAppsOwnMovesCostNothing()
    {
        const Run reviewed = run({"review", "-", "--most", "0"}, saved({"--players", "2", "--seed", "3", "--player", "app"}));
        QVERIFY(!reviewed.answers().last().contains("choices"));
        for (const QByteArray &line : reviewed.lines)
            QVERIFY(!line.contains("\"better\""));
    }

    void whatCannotBeReviewedSaysWhy()
    {
        const QJsonObject line = run({"simulate", "empires", "--log", "--players", "2"}).answer();
        const QJsonObject other{{"game", "empires"}, {"setup", line["setup"]}, {"log", line["log"]}};
        const Run game = run({"review", "-"}, QJsonDocument(other).toJson(QJsonDocument::Compact));
        QCOMPARE(game.status, 1);
        QCOMPARE(game.answer()["code"].toString(), QString("input.noReview"));
        const Run sheets = run({"review", "-"}, R"({"game":"bronze","setup":{"players":["Ann","Bo"],"mode":"scoring"},"log":[]})");
        QCOMPARE(sheets.status, 1);
        QCOMPARE(sheets.answer()["code"].toString(), QString("bronze.nothingPlayed"));
        QCOMPARE(run({"review", "-", "--margin", "0"}, "{}").status, 2);
    }
};

} // namespace tst_cli_review

PEGSHEET_TEST(tst_cli_review, ReviewTest)
#include "tst_cli_review.moc"
