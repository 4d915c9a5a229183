// SPDX-License-Identifier: Apache-2.0
// How many touches a match takes, against the markers that hands would move on the table for the same: resources, tokens on tracks,
// points and eras.
#include "model/core/random.h"
#include "model/tapestry/pencil.h"
#include "tests/registry.h"

#include <QTest>

#include <cstdlib>

namespace tst_tapestry_touchcost {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

struct Cost
{
    double touches = 0;
    double markers = 0;
    double pieces = 0; ///< markers, and what else is moved: buildings, landmarks, outposts, tiles, cards
    double turns = 0;
};

// What a player moves by hand.
int markersBetween(const State &before, const State &after)
{
    int moved = 0;
    for (int seat = 0; seat < before.players; ++seat) {
        const Player &old = before.at(seat);
        const Player &now = after.at(seat);
        for (const Resource resource : kAll<Resource>)
            moved += old.resources[resource] == now.resources[resource] ? 0 : 1;
        for (const Track track : kAll<Track>)
            moved += old.tracks[track] == now.tracks[track] ? 0 : 1;
        moved += old.vp == now.vp ? 0 : 1;
        moved += old.incomes == now.incomes ? 0 : 1;
    }
    return moved;
}

int otherPiecesBetween(const State &before, const State &after)
{
    int moved = 0;
    for (int seat = 0; seat < before.players; ++seat) {
        const Player &old = before.at(seat);
        const Player &now = after.at(seat);
        for (const Building building : kAll<Building>)
            moved += std::abs(now.open[building] - old.open[building]);
        moved += std::abs(now.outposts - old.outposts) + std::abs(now.tiles - old.tiles) + std::abs(now.space - old.space);
        moved += std::abs(now.tapestry - old.tapestry) + std::abs(now.techCards() - old.techCards());
        moved += std::abs(landmarksOf(after, seat) - landmarksOf(before, seat));
    }
    return moved;
}

// Payments are those that the heads show: one touch.
int touchesOf(const Move &move)
{
    if (const auto *gain = std::get_if<Gain>(&move))
        return gain->resources.total();
    // The points and the tile; what the card says, and that this is all.
    if (std::holds_alternative<Explore>(move) || std::holds_alternative<TellEffect>(move))
        return 2;
    if (const auto *conquer = std::get_if<Conquer>(&move))
        return (conquer->red.isSaid() ? 1 : 0) + (conquer->black.isSaid() ? 1 : 0) + (conquer->against.isSaid() ? 1 : 0)
            + (conquer->island.isTrue ? 1 : 0) + (conquer->trap.isTrue ? 1 : 0)
            + (conquer->black == MaybeOne<BlackFace>(BlackFace::Territory) ? 1 : 0);
    return 1;
}

// A step that can be paid, on any track; an income turn where there is none.
Move turnOf(const State &state, Random &random)
{
    std::vector<Move> steps;
    const Player &player = state.at(state.turn);
    for (const Track track : kAll<Track>)
        if (const int from = tokenFor(player, track, {}); from >= 0) {
            const Move step = Advance{track, paymentOf(player, track, from), {}};
            if (!refuses(state, step))
                steps.push_back(step);
        }
    return steps.empty() ? Move(TakeIncome()) : steps[random.below(static_cast<std::uint32_t>(steps.size()))];
}

// Players advance as long as they can pay, as at a table; what answers comes by chance, and a card brings a coin. What is declined
// at the end of a turn goes with the next.
Cost costOfMatch(Random &random)
{
    Setup setup;
    setup.players = {"A", "B", "C", "D"};
    setup.variant = "base";
    State state;
    if (start(setup, state))
        qFatal("the set-up is refused");
    Cost cost;
    while (state.step == Step::Turns) {
        const State before = state;
        Move move = turnOf(before, random);
        const bool isTold = openWants(before, Pencil()) == Wants::TellEffect;
        if (before.queue.empty())
            apply(state, move, Teller());
        else if (isTold) {
            Benefit coin;
            coin.add({Word::Coin, 0, 1, 1});
            move = TellEffect{coin, {}};
            apply(state, move, Teller());
        } else
            move = playRandomly(state, random);
        const bool isAlong = std::holds_alternative<Skip>(move) && canDeclineAll(before);
        cost.touches += isAlong ? 0 : touchesOf(move);
        cost.markers += markersBetween(before, state);
        cost.pieces += markersBetween(before, state) + otherPiecesBetween(before, state);
        cost.turns += before.queue.empty() ? 1 : 0;
    }
    return cost;
}

} // namespace

class TestTouchCost : public QObject
{
    Q_OBJECT

private slots:
    void touchesAreFewerThanMarkers()
    {
        Random random(11);
        Cost sum;
        for (int match = 0; match < 200; ++match) {
            const Cost cost = costOfMatch(random);
            sum.touches += cost.touches;
            sum.markers += cost.markers;
            sum.pieces += cost.pieces;
            sum.turns += cost.turns;
        }
        const double ofMarkers = sum.touches / sum.markers;
        const double ofPieces = sum.touches / sum.pieces;
        qInfo("%.0f turns, %.0f touches, %.0f markers a match: %.2f touches a marker, %.2f a piece", sum.turns / 200,
              sum.touches / 200, sum.markers / 200, ofMarkers, ofPieces);
        QVERIFY2(ofMarkers <= 0.8, qPrintable(QString::number(ofMarkers)));
        QVERIFY2(ofPieces <= 0.6, qPrintable(QString::number(ofPieces)));
    }
    // The step costs one touch also where some of it may be of any kind; an income turn one, and what its card is played with.
    void aStepIsOneTouch()
    {
        Setup setup;
        setup.players = {"A", "B"};
        setup.variant = "base";
        State state;
        QVERIFY(!start(setup, state));
        apply(state, TakeIncome(), Teller());
        apply(state, TakeIncome(), Teller());
        Pencil pencil;
        const TouchResult result = pencil.touch(state, {static_cast<std::uint8_t>(PencilKind::Advance), 0, 0, {}});
        QVERIFY(result.completes && !refuses(state, pencil.moves(state).front()));
    }
};

} // namespace tst_tapestry_touchcost

PEGSHEET_TEST(tst_tapestry_touchcost, TestTouchCost)

#include "tst_touchcost.moc"
