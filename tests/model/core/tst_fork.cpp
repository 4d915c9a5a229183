// SPDX-License-Identifier: Apache-2.0
// What each move of a fork is to the other side.
#include "model/bronze/moves.h"
#include "model/core/notation.h"
#include "tests/model/core/copies.h"

#include "model/core/fork.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_core_fork {

using namespace pegsheet;
using namespace pegsheet::tests;

namespace {

Value moveOf(const std::string &line)
{
    Value move;
    if (readNotation<bronze::Move>(line, move))
        qFatal("no notation: %s", line.c_str());
    return move;
}

Tablet played(const std::vector<std::string> &lines)
{
    Tablet tablet(tableOf({"Ann", "Bo"}));
    for (const std::string &line : lines)
        tablet.play(moveOf(line));
    return tablet;
}

/// "same new contradicting@3 contradicting:bronze.notEnoughWorkers"
QString classesOf(const Tablet &side, const Tablet &other)
{
    const Comparison comparison = compare(side.side(), other.side());
    QStringList words;
    for (const SidedMove &move : continuation(side.match(), comparison.mineFrom, other.match(), comparison.theirsFrom)) {
        QString word = move.moveClass == MoveClass::Same ? "same" : move.moveClass == MoveClass::New ? "new" : "contradicting";
        if (move.instead >= 0)
            word += QString("@%1").arg(move.instead);
        if (move.refusal)
            word += ":" + QString::fromStdString(std::string(move.refusal->code));
        words.push_back(word);
    }
    return words.join(' ');
}

} // namespace

class TestFork : public QObject
{
    Q_OBJECT

private slots:
    void otherDiceContradict()
    {
        const Tablet one = played({"roll faces=food,food,food", "keep", "endTurn"});
        const Tablet other = played({"roll faces=food,food,coins", "keep", "endTurn", "roll faces=food,food,food"});
        QCOMPARE(classesOf(one, other), QString("contradicting@0 same same"));
        QCOMPARE(classesOf(other, one), QString("contradicting@0 same same new"));
    }

    void aRefusedMoveSaysWhy()
    {
        const Tablet one = played({"roll faces=workers,workers,workers", "keep", "build target=city4 boxes=3",
                                   "build target=city5 boxes=4", "build target=obelisk boxes=2", "endTurn"});
        const Tablet other = played({"roll faces=workers,workers,workers", "keep", "build target=city6 boxes=5", "endTurn"});
        QCOMPARE(classesOf(one, other), QString("contradicting@2 contradicting contradicting same"));
        const Tablet waiting = played({"roll faces=workers,workers,workers", "keep", "build target=city6 boxes=5"});
        // Four workers are left there: three of them for the first city, and one is too few for the next.
        QCOMPARE(classesOf(one, waiting),
                 QString("new contradicting@2:bronze.notEnoughWorkers contradicting:bronze.notEnoughWorkers new"));
    }

    void whatTheOtherSideHasNotComeToIsNew()
    {
        const Tablet one = played({"roll faces=workers,workers,workers", "keep", "build target=city4 boxes=3"});
        const Tablet other = played({"roll faces=workers,workers,workers", "keep", "build target=obelisk boxes=2"});
        QCOMPARE(classesOf(one, other), QString("new"));
        QCOMPARE(classesOf(other, one), QString("new"));
    }

    void placesAndPlayersAreThoseOfItsLine()
    {
        const Tablet one = played({"roll faces=food,food,food", "keep", "endTurn", "roll faces=food,food,food"});
        const Tablet other = played({"roll faces=food,food,coins", "keep"});
        const auto moves = continuation(one.match(), 0, other.match(), 0);
        QCOMPARE(moves.size(), std::size_t(4));
        QCOMPARE(moves[3].place, 3);
        QCOMPARE(moves[0].player, 0);
        QCOMPARE(moves[3].player, 1);
        QVERIFY(moves[1].move == moveOf("keep"));
        // Nothing after the last common place is nothing.
        QVERIFY(continuation(other.match(), 2, other.match(), 2).empty());
    }
};

} // namespace tst_core_fork

PEGSHEET_TEST(tst_core_fork, TestFork)

#include "tst_fork.moc"
