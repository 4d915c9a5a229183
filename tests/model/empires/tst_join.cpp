// SPDX-License-Identifier: Apache-2.0
// Where all act at once each player may enter on a tablet of their own: what two of them entered is joined.
#include "model/core/fork.h"
#include "tests/model/core/copies.h"
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_join {

using namespace pegsheet;
using namespace pegsheet::empires;
using pegsheet::tests::Tablet;

namespace {

Setup setupOf(const Table &table)
{
    return canonicalSetup(*findGame("empires")->info, table.setup());
}

/// Two tablets in an Industry round of three players, who have two destroyed places each.
struct Pair
{
    Table table;
    Tablet a;
    Tablet b;

    explicit Pair(const char *depth = "rows")
        : table(Table::laid(3, "industry,crisis", depth)), a(setupOf(table), "empires"), b(setupOf(table), "empires")
    {
        for (int seat = 0; seat < 3; ++seat)
            table.destroy(seat, {3, 4});
        a.play(table.match().log());
        b.take(a.show());
    }
};

void play(Tablet &tablet, std::initializer_list<std::string_view> lines)
{
    for (const std::string_view line : lines)
        tablet.play(valueOf(line));
}

std::unique_ptr<Match> bothOf(const Tablet &tablet, const std::string &code)
{
    MaybeRefusal refusal;
    const auto offer = tablet.read(code, refusal);
    if (offer == nullptr)
        qFatal("a code of the test is refused");
    return pegsheet::bothOf(tablet.side(), offer->side(), compare(tablet.side(), offer->side()));
}

} // namespace

class TestJoin : public QObject
{
    Q_OBJECT

private slots:
    void whatTwoEnteredIsJoined()
    {
        Pair pair;
        play(pair.a, {"rebuild player=0 position=3", "done player=0"});
        play(pair.b, {"play player=1 card=fire-1 position=1", "rebuild player=1 position=4", "done player=1"});
        const std::string theirs = pair.b.show();
        const int before = pair.a.match().length();
        QCOMPARE(pair.a.relation(theirs), Relation::Fork);
        QVERIFY(pair.a.take(theirs, Choice::Both));
        QCOMPARE(pair.a.match().length(), before + 3);
        QCOMPARE(pair.a.match().player(), 2);
        QVERIFY(!pair.a.take(theirs));
        QCOMPARE(pair.a.relation(theirs), Relation::Ahead);
        // The other tablet goes over to it, and all that it had entered stands.
        const std::string joined = pair.a.show();
        QVERIFY(pair.b.relation(joined) == Relation::Behind || pair.b.relation(joined) == Relation::Mended);
        for (const SidedMove &move : continuation(pair.b.match(), before - 2, pair.a.match(), before - 2))
            QCOMPARE(move.moveClass, MoveClass::Same);
        pair.b.take(joined);
        QVERIFY(pair.b.match().log() == pair.a.match().log());
        // What goes on comes on top.
        play(pair.b, {"done player=2"});
        QCOMPARE(pair.a.relation(pair.b.show(pegsheet::Extent::News)), Relation::Behind);
    }

    void bothJoinWithoutHearingOfEachOther()
    {
        Pair pair;
        play(pair.a, {"rebuild player=0 position=3", "done player=0"});
        play(pair.b, {"rebuild player=1 position=4"});
        const std::string first = pair.a.show();
        const std::string second = pair.b.show();
        QVERIFY(pair.a.take(second, Choice::Both));
        QVERIFY(pair.b.take(first, Choice::Both));
        QVERIFY(pair.a.match().log() == pair.b.match().log());
        QCOMPARE(pair.a.relation(pair.b.show()), Relation::Same);
    }

    void whoeverEndedTheRoundComesLast()
    {
        Pair pair;
        play(pair.a, {"rebuild player=0 position=3", "done"});
        play(pair.b, {"rebuild player=1 position=4"});
        const auto mine = bothOf(pair.a, pair.b.show());
        const auto theirs = bothOf(pair.b, pair.a.show());
        QVERIFY(mine != nullptr && theirs != nullptr);
        QVERIFY(mine->log() == theirs->log());
        QCOMPARE(mine->phase(), std::string_view("reveal"));
        pair.a.take(pair.b.show(), Choice::Both);
        QCOMPARE(pair.a.match().stateHash(), mine->stateHash());
    }

    void whoMovedOnBothSidesIsAsked()
    {
        Pair pair;
        play(pair.a, {"rebuild player=0 position=3", "rebuild player=1 position=3"});
        play(pair.b, {"rebuild player=1 position=4"});
        QVERIFY(bothOf(pair.a, pair.b.show()) == nullptr);
    }

    void whatBothEnteredAlikeIsMadeOnce()
    {
        Pair pair;
        play(pair.a, {"rebuild player=0 position=3", "rebuild player=2 position=3"});
        play(pair.b, {"rebuild player=1 position=4", "rebuild player=2 position=3"});
        const auto both = bothOf(pair.a, pair.b.show());
        QVERIFY(both != nullptr);
        QCOMPARE(both->length(), pair.a.match().length() + 1);
    }

    void whatTheRulesRefuseIsNotJoined()
    {
        Pair pair;
        play(pair.a, {"play player=0 card=fire-1 position=1"});
        play(pair.b, {"play player=1 card=fire-1 position=1"});
        QVERIFY(bothOf(pair.a, pair.b.show()) == nullptr);
    }

    // What a card costs is told with it, and is nobody's; resources are each player's own
    void whatTwoPaidIsJoined()
    {
        Pair pair("full");
        play(pair.a, {"card card=fire-1 hammers=2", "play player=0 card=fire-1 position=1", "sell player=0"});
        play(pair.b, {"card card=fire-2 hammers=1", "play player=1 card=fire-2 position=1", "done player=1"});
        const auto both = bothOf(pair.a, pair.b.show());
        QVERIFY(both != nullptr);
        const Value state = both->state();
        const Array *players = state.find("players")->array();
        QCOMPARE(*players->at(0).find("resources")->find("coin"), Value(3));
        QCOMPARE(*players->at(0).find("resources")->find("hammer"), Value(1));
        QCOMPARE(*players->at(1).find("hand"), Value(4));
        // What both said otherwise is not.
        Pair other("full");
        play(other.a, {"card card=fire-1 hammers=2", "sell player=0"});
        play(other.b, {"card card=fire-1 hammers=1", "sell player=1"});
        QVERIFY(bothOf(other.a, other.b.show()) == nullptr);
    }

    void theTablesOwnMovesAreNotJoined()
    {
        Pair pair;
        play(pair.a, {"done", "reveal card=fire-9"});
        play(pair.b, {"done", "reveal card=flood-9"});
        QVERIFY(bothOf(pair.a, pair.b.show()) == nullptr);
    }
};

} // namespace tst_empires_join

PEGSHEET_TEST(tst_empires_join, TestJoin)

#include "tst_join.moc"
