// SPDX-License-Identifier: Apache-2.0
// The final score as a table: lines that add up, who won and why.
#include "tests/app/tapestry/table.h"

#include "app/tapestry/tapestryscores.h"
#include "model/tapestry/scoring.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_tapestry_scores {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tapestry;
using namespace Qt::StringLiterals;

namespace {

QVariantMap tableOf(const TheMatch &match, const QList<EarlierResult> &earlier = {})
{
    return tapestryScoreTable(match.current(), namesOf(match), earlier);
}

QVariantMap rowOf(const QVariantMap &table, const QString &kind)
{
    for (const QVariant &row : table[u"rows"_s].toList())
        if (row.toMap()[u"kind"_s] == kind)
            return row.toMap();
    return {};
}

QString cellOf(const QVariantMap &row, int seat, const QString &key = u"text"_s)
{
    return row[u"cells"_s].toList().value(seat).toMap()[key].toString();
}

QString sentenceOf(const TheMatch &match)
{
    return tableOf(match)[u"sentence"_s].toString();
}

} // namespace

class TapestryScoresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void thereIsNoTableWhileTheMatchGoesOn() { QVERIFY(tableOf(*begun(2)).isEmpty()); }
    void linesAddUp()
    {
        for (int players = 1; players <= kMostSeats; ++players)
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                const auto match = played(players, seed);
                const QVariantMap table = tableOf(*match);
                QVERIFY(!table[u"title"_s].toString().isEmpty() && !table[u"sentence"_s].toString().isEmpty());
                for (int seat = 0; seat < players; ++seat) {
                    int sum = 0;
                    for (const QVariant &each : table[u"rows"_s].toList()) {
                        const QVariantMap row = each.toMap();
                        const int points = row[u"cells"_s].toList().at(seat).toMap()[u"points"_s].toInt();
                        if (row[u"kind"_s] == u"line"_s)
                            sum += points;
                        QVERIFY(points != 0 || row[u"kind"_s] != u"line"_s || cellOf(row, seat) == u"–"_s);
                        QVERIFY(!cellOf(row, seat, u"why"_s).isEmpty() || row[u"kind"_s] == u"total"_s);
                    }
                    QCOMPARE(sum, scoreOf(match->current(), seat).total);
                    QCOMPARE(table[u"players"_s].toList().at(seat).toMap()[u"seat"_s].toInt(), seat);
                }
            }
    }
    void mostPointsWin()
    {
        const auto match = begun(2, {}, "scoring");
        play(*match, {"sheet player=0 vp=70", "sheet player=1 vp=90"});
        const QVariantMap table = tableOf(*match);
        QCOMPARE(table[u"title"_s].toString(), u"Benedikt wins"_s);
        QCOMPARE(table[u"sentence"_s].toString(), u"Most points."_s);
        QCOMPARE(table[u"rows"_s].toList().size(), 2);
        QCOMPARE(cellOf(rowOf(table, u"total"_s), 1), u"90"_s);
        QVERIFY(rowOf(table, u"tieBreak"_s).isEmpty());
    }
    void theTableDecidesATie()
    {
        const auto match = begun(3, {}, "scoring");
        play(*match, {"sheet player=0 vp=70", "sheet player=1 vp=90", "sheet player=2 vp=90", "tallest player=2"});
        QCOMPARE(tableOf(*match)[u"title"_s].toString(), u"Cleo „die Große“ wins the tie"_s);
        QCOMPARE(sentenceOf(*match), u"Tied on points; the table decided."_s);
        const QVariantMap row = rowOf(tableOf(*match), u"tieBreak"_s);
        QCOMPARE(row[u"label"_s].toString(), u"Tie"_s);
        QCOMPARE((QStringList{cellOf(row, 0), cellOf(row, 1), cellOf(row, 2)}), (QStringList{u"–"_s, u"–"_s, u"first"_s}));
        match->undo(1);
        play(*match, {"tallest"});
        QCOMPARE(tableOf(*match)[u"title"_s].toString(), u"Benedikt and Cleo „die Große“ win"_s);
        QCOMPARE(sentenceOf(*match), u"Tied on points and at the table: they share the victory."_s);
        QCOMPARE(cellOf(rowOf(tableOf(*match), u"tieBreak"_s), 1), u"level"_s);
    }
    // Resources are counted where that was agreed, else the tallest landmark is compared.
    void tiesAreBrokenAsAgreed()
    {
        State state = begun(2)->current();
        state.step = Step::Over;
        state.shared = 1;
        state.at(0).resources[Resource::Food] = 3;
        const QStringList names{u"Ada"_s, u"Ben"_s};
        QVariantMap table = tapestryScoreTable(state, names);
        QCOMPARE(table[u"sentence"_s].toString(), u"Tied on points, with the tallest landmark."_s);
        QCOMPARE(rowOf(table, u"tieBreak"_s)[u"label"_s].toString(), u"The tallest landmark"_s);
        state.agreed.tiesByResources = true;
        table = tapestryScoreTable(state, names);
        QCOMPARE(table[u"sentence"_s].toString(), u"Tied on points, with more resources."_s);
        QCOMPARE(cellOf(rowOf(table, u"tieBreak"_s), 0), u"3"_s);
        state.shared = 3;
        table = tapestryScoreTable(state, names);
        QCOMPARE(table[u"sentence"_s].toString(), u"Tied on points and on resources: all of them win."_s);
    }
    void aloneItIsComparedWithEarlierMatches()
    {
        const auto match = begun(1, {}, "scoring");
        play(*match, {"sheet player=0 vp=120"});
        QCOMPARE(tableOf(*match)[u"title"_s].toString(), u"Ada has 120 points"_s);
        QCOMPARE(sentenceOf(*match), u"The first result by these rules."_s);
        const QVariantMap table = tableOf(*match, {{90, u"today"_s}, {110, u"yesterday"_s}});
        QCOMPARE(table[u"sentence"_s].toString(), u"A new best; the best before was 110 points."_s);
        QCOMPARE(table[u"earlier"_s].toList().constFirst().toMap()[u"when"_s].toString(), u"yesterday"_s);
        QCOMPARE(tableOf(*match, {{200, u"today"_s}})[u"sentence"_s].toString(), u"The best by these rules is 200 points."_s);
    }
};

} // namespace tst_tapestry_scores

PEGSHEET_TEST(tst_tapestry_scores, TapestryScoresTest)

#include "tst_tapestry_scores.moc"
