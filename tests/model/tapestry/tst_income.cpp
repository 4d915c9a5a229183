// SPDX-License-Identifier: Apache-2.0
// Depth income: income turns by their numbers. M and F numbers are those of facts/rulings.json, "reading" those of the contract's
// readings.
#include "model/tapestry/game.h"
#include "tests/model/tapestry/facts.h"
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

#include <QRegularExpression>

namespace tst_tapestry_income {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

TestTable begun(int players = 2, Object options = {})
{
    options.push_back({"depth", "income"});
    return TestTable(players, std::move(options));
}

// "coin*3,worker*4": each with how many, once where that is not said.
QMap<QString, int> amountsOf(const QString &text)
{
    QMap<QString, int> amounts;
    for (const QString &each : text.split(QRegularExpression(QStringLiteral(",(?![^(]*\\))"))))
        amounts[each.section(u'*', 0, 0)] += each.contains(u'*') ? each.section(u'*', 1).toInt() : 1;
    return amounts;
}

// What the last move told as gained.
QMap<QString, int> gotBy(const TestTable &table)
{
    QMap<QString, int> amounts;
    for (const Got &got : table.did<Got>())
        amounts[textOf(nameOf(got.what))] += got.count;
    return amounts;
}

std::string linesOf(const QJsonObject &vector)
{
    std::string open;
    for (const std::string_view row : kRows.values)
        open += (open.empty() ? "" : ",") + std::string(row) + ':' + std::to_string(vector[u"open_slots"][textOf(row)].toInt());
    return open;
}

void tallyAll(TestTable &table, int seat, int turns)
{
    for (int turn = 0; turn < turns; ++turn)
        table.play("tally player=" + std::to_string(seat) + " tech=0 city=0");
}

} // namespace

class TestIncome : public QObject
{
    Q_OBJECT

private slots:
    // income_mat.json, test_vectors: what open slots bring (DE p.6, p.12), in the first income turn and in the third.
    void openSlots_data()
    {
        QTest::addColumn<QJsonObject>("vector");
        for (const QJsonValue vector : factsIn("income_mat.json")[u"test_vectors"].toArray())
            QTest::newRow(vector[u"source"].toString().toUtf8().constData()) << vector.toObject();
    }
    void openSlots()
    {
        QFETCH(const QJsonObject, vector);
        TestTable table = begun();
        table.play("tally player=0 open={" + linesOf(vector) + "}");
        QCOMPARE(gotBy(table), amountsOf(vector[u"income"].toString()));
        QCOMPARE(int{table.player(0).vp}, 0); // no points in the first turn (DE p.6)
        table.play({"tally player=1", "tally player=1 tech=0 city=0", "tally player=0 tech=3 city=4 control=5"});
        QCOMPARE(gotBy(table), amountsOf(vector[u"income"].toString()));
        const QMap<QString, int> icons = amountsOf(vector[u"vp_icons"].toString(QStringLiteral("vp_per(tech),vp_per(city)")));
        QCOMPARE(table.points(0, Source::Income),
                 icons[QStringLiteral("vp_per(tech)")] * 3 + icons[QStringLiteral("vp_per(city)")] * 4
                     + icons[QStringLiteral("vp_per(control)")] * 5);
    }
    // income_mat.json, rows: each slot of each row, one more uncovered.
    void everySlot_data()
    {
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue row : factsIn("income_mat.json")[u"rows"].toArray())
            QTest::newRow(row[u"row"].toString().toUtf8().constData()) << row.toObject();
    }
    void everySlot()
    {
        QFETCH(const QJsonObject, row);
        const std::string name = row[u"row"].toString().toStdString();
        int before = 0;
        QMap<QString, int> gotBefore;
        for (int open = 1; open <= kSlots; ++open) {
            TestTable table = begun(1);
            table.play(
                {"tally player=0", "tally player=0 open={" + name + ':' + std::to_string(open) + "} tech=20 city=7 control=90"});
            int expected = 0;
            const QJsonValue slot = row[u"slots"][open - 1];
            for (const QJsonValue icon : slot[u"vp"].toArray()) {
                const QString text = icon.toString();
                expected += text == QLatin1String("vp_per(tech)") ? 20
                    : text == QLatin1String("vp_per(city)")       ? 7
                    : text == QLatin1String("vp_per(control)")    ? 90
                                                                  : text.mid(3).chopped(1).toInt();
            }
            if (open > 1)
                QCOMPARE(table.player(0).vp - before, expected);
            before = table.player(0).vp;
            QMap<QString, int> got = gotBy(table);
            const QMap<QString, int> gotNow = got;
            for (auto each = gotBefore.constBegin(); each != gotBefore.constEnd(); ++each)
                got[each.key()] -= each.value();
            for (const QJsonValue piece : slot[u"income"].toArray())
                got[piece.toString()] -= open > 1 ? 1 : 0;
            if (open > 1)
                for (const int left : std::as_const(got))
                    QCOMPARE(left, 0);
            gotBefore = gotNow;
        }
    }
    // income_mat.json, income_turn_steps: no points in the first income turn, no resources in the fifth (F17).
    void steps()
    {
        TestTable table = begun();
        table.play("tally player=0 open={farms:3,armories:6} tech=9 city=9 control=9");
        QCOMPARE(int{table.player(0).vp}, 0);
        for (int turn = 2; turn <= kIncomes; ++turn) {
            table.play("tally player=0 tech=1 city=2 control=3");
            QCOMPARE(table.points(0, Source::Income), (turn - 1) * (1 + 2 + 4 + 3 + 3 + 10));
            QCOMPARE(table.did<Got>().empty(), turn == kIncomes);
            QCOMPARE(table.did<TurnEnded>().front().finished, turn == kIncomes);
        }
        QCOMPARE(table.says("tally player=0 tech=1 city=2 control=3"), std::string("tapestry.finished"));
    }
    // M02: what an era brings to whoever begins it before the neighbours, as far as the turns were told in their order.
    void eraBonus()
    {
        TestTable table = begun(4);
        for (const char *line : {"tally player=0", "tally player=1", "tally player=2", "tally player=3"})
            table.play(line);
        table.play("tally player=0 tech=0 city=0");
        QCOMPARE(gotBy(table)[QStringLiteral("any")], 1);
        table.play("tally player=1 tech=0 city=0");
        QCOMPARE(gotBy(table)[QStringLiteral("any")], 0);
        table.play("tally player=0 tech=0 city=0").play("tally player=2 tech=0 city=0").play("tally player=2 tech=0 city=0");
        QCOMPARE(gotBy(table)[QStringLiteral("any")], 2);
    }
    // Reading 25: in any order of players; who has had the fewest is likely next. Slots are never covered again.
    void anyOrder()
    {
        TestTable table = begun(3);
        table.play("tally player=2");
        QCOMPARE(int{table.state().turn}, 0);
        table.play({"tally player=0 open={markets:3}", "tally player=0 tech=1 city=1"});
        QCOMPARE(int{table.state().turn}, 1);
        QCOMPARE(int{table.player(0).open[Building::Market]}, 3);
        QCOMPARE(table.says("tally player=0 open={markets:2} tech=1 city=1"), std::string("input.outOfRange"));
        table.play("correct player=0 set=open:{markets:2}");
        QCOMPARE(table.says("tally player=0 open={markets:2} tech=1 city=1"), std::string());
        QCOMPARE(table.says("tally player=3"), std::string("input.outOfRange"));
    }
    // What an open icon counts has to be said; control and lines stay as they were told.
    void whatIsCounted()
    {
        TestTable table = begun();
        table.play("tally player=0 open={armories:2}");
        QCOMPARE(table.says("tally player=0 city=0"), std::string("input.missingField"));
        QCOMPARE(table.says("tally player=0 tech=0"), std::string("input.missingField"));
        QCOMPARE(table.says("tally player=0 open={armories:3} tech=0 city=0"), std::string("input.missingField"));
        table.play("tally player=0 open={armories:3} tech=0 city=4 control=6");
        QCOMPARE(int{table.player(0).lines}, 4);
        QCOMPARE(int{table.player(0).control}, 6);
        QCOMPARE(table.player(0).techCount(), 0);
        QCOMPARE(int{table.player(0).resources.total()}, 0);
    }
    // Points that come otherwise, and buildings: what is kept and not asked (reading 25).
    void benefits()
    {
        TestTable table = begun();
        table.play({"tally player=0", "tally player=0 tech=0 city=4 control=6"});
        table.play("benefit player=0 gains=\"all(vp(7),then(house*2,vp_per(house)),vp_per(control)*2)\" why=\"dice\"");
        QCOMPARE(table.points(0, Source::Typed), 7 + 2 + 12);
        QCOMPARE(int{table.player(0).open[Building::House]}, 3);
        table.play("benefit player=0 gains=\"vp_per(city)\"");
        QCOMPARE(table.points(0, Source::Typed), 7 + 2 + 12 + 4);
        QVERIFY(table.pending().empty());
        for (const char *gains : {"coin", "vp_per(tech)", "vp_per(tiles)", "income_bldg", "or(vp(1),vp(2))", "opt(vp(1))",
                                  "then(vp(1),explore)", "landmark(forge)", "adv(s)", "pay(any=>vp(5))"})
            QCOMPARE(table.says(std::string("benefit player=0 gains=\"") + gains + '"'), std::string("tapestry.noOption"));
    }
    // Of all moves these four are made, and tally at no other depth.
    void otherMoves()
    {
        TestTable table = begun();
        for (const char *line : {"income", "advance track=science pay=worker:1", "skip", "district player=0", "tallest",
                                 "effect gains=\"vp(1)\"", "count count=3"})
            QCOMPARE(table.says(line), std::string("tapestry.notNow"));
        QCOMPARE(TestTable(2).says("tally player=0"), std::string("tapestry.notNow"));
        QCOMPARE(ListedMoves(table.state()).size(), 0U);
    }
    void corrections()
    {
        TestTable table = begun();
        table.play("correct player=1 set=vp:12,incomes:3,open:{houses:4},control:3,city:{lines:5} why=\"late\"");
        QCOMPARE(table.points(1, Source::Corrected), 12);
        for (const char *set : {"resources:{coin:1}", "tracks:{science:[3]}", "techs:{bottom:1}", "landmarks:[forge]",
                                "ends:[science]", "explored:[1]", "singularity=true", "city:{districts:1}", "tapestry:1"})
            QCOMPARE(table.says("correct player=0 set=" + QByteArray(set).replace('=', ':').toStdString()),
                     std::string("tapestry.noOption"));
        QCOMPARE(table.says("correct set=turn:1"), std::string("tapestry.noOption"));
    }
    // M10: the most points; a tie is asked, by whatever was agreed, for resources are not kept.
    void theEnd_data()
    {
        QTest::addColumn<QByteArray>("tieBreak");
        QTest::newRow("landmark") << QByteArray("landmark");
        QTest::newRow("resources") << QByteArray("resources");
    }
    void theEnd()
    {
        QFETCH(const QByteArray, tieBreak);
        TestTable table = begun(2, {{"tieBreak", tieBreak.toStdString()}});
        table.play({"tally player=0", "tally player=1"});
        tallyAll(table, 1, kIncomes - 1);
        QCOMPARE(table.phase(), std::string("turn"));
        tallyAll(table, 0, kIncomes - 1);
        QCOMPARE(table.phase(), std::string("tie"));
        QCOMPARE(table.says("tally player=0 tech=0 city=0"), std::string("tapestry.notNow"));
        table.play("tallest player=0");
        QVERIFY((winnersOf(table.state()) == std::vector<int>{0}));
        QVERIFY(scoreOf(table.state(), 0).tieBreak > scoreOf(table.state(), 1).tieBreak);
        table.play("correct player=1 set=vp:1");
        QVERIFY((winnersOf(table.state()) == std::vector<int>{1}));
    }
    // The state shows what is kept.
    void view()
    {
        TestTable table = begun(1);
        table.play({"tally player=0 open={farms:3}", "tally player=0 tech=2 city=3"});
        Setup setup;
        setup.players = {"Ann"};
        const Value state = Game::stateValue(table.state(), setup);
        const Value expected = Object{{"name", "Ann"},
                                      {"vp", 9},
                                      {"incomes", 2},
                                      {"finished", false},
                                      {"open", Object{{"markets", 1}, {"houses", 1}, {"farms", 3}, {"armories", 1}}},
                                      {"control", 1},
                                      {"city", Object{{"lines", 3}}}};
        QVERIFY(state == Value(Object{{"depth", "income"}, {"turn", 0}, {"queue", Array()}, {"players", Array{expected}}}));
    }
};

} // namespace tst_tapestry_income

PEGSHEET_TEST(tst_tapestry_income, TestIncome)
#include "tst_income.moc"
