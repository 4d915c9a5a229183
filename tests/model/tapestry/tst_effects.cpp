// SPDX-License-Identifier: Apache-2.0
// What a move did to others is told to them (contract, reading 60).
#include "model/tapestry/game.h"
#include "model/tapestry/rules.h"
#include "tests/model/tapestry/fulltable.h"
#include "tests/registry.h"

#include <map>
#include <string>
#include <vector>

namespace tst_tapestry_effects {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

std::string typeOf(const Move &move)
{
    return std::visit([](const auto &made) { return std::string(made.kType); }, move);
}

// Who answered what was pending; -1 for a move of a turn.
int answeredBy(const State &before, const Move &move)
{
    const EntryPlace entry = std::visit(
        [](const auto &made) {
            if constexpr (requires { made.entry; })
                return made.entry;
            else
                return EntryPlace();
        },
        move);
    int index = -1;
    if (std::holds_alternative<Skip>(move))
        index = entryToSkip(before, entry);
    for (const Wants wants : kAll<Wants>)
        if (wants != Wants::Nothing && typeOf(move) == nameOf(wants))
            index = entryFor(before, entry, wants);
    return index < 0 ? -1 : int{before.queue[index].player};
}

bool isOther(const Player &before, const Player &after)
{
    return before.vp != after.vp || !(before.resources == after.resources) || !(before.tracks == after.tracks)
        || !(before.open == after.open) || before.tiles != after.tiles || before.space != after.space
        || before.tapestry != after.tapestry || !(before.techCards == after.techCards) || !(before.mat == after.mat)
        || before.control != after.control || before.outposts != after.outposts || before.toppled != after.toppled;
}

bool isTold(const std::vector<Effect> &did, int seat)
{
    for (const Effect &effect : did) {
        const bool isOf = std::visit([seat](const auto &told) { return int{told.player} == seat; }, effect);
        if (isOf)
            return true;
    }
    return false;
}

// Whether it leaves a card unnamed that the match could know.
bool isNameless(const Move &move)
{
    if (const auto *invented = std::get_if<Invent>(&move))
        return !invented->card.isSaid();
    if (const auto *gained = std::get_if<NameTech>(&move))
        return !gained->card.isSaid();
    if (const auto *upgraded = std::get_if<Upgrade>(&move))
        return !upgraded->card.isSaid();
    const auto *played = std::get_if<PlayTapestry>(&move);
    return played != nullptr && !played->card.isSaid();
}

// How often another move is drawn instead of one without a name.
constexpr int kDraws = 50;

} // namespace

class TestEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySeatIsTold_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 2; players <= kMostSeats; ++players)
            QTest::addRow("%d", players) << players;
    }
    void everySeatIsTold()
    {
        QFETCH(const int, players);
        int others = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            State state = TestTable(players, {{"depth", "full"}, {"cards", "named"}}).state();
            Random random(seed);
            while (state.step == Step::Turns) {
                const State before = state;
                const Move move = playRandomly(state, random);
                State again = before;
                std::vector<Effect> did;
                apply(again, move, Teller(did));
                QVERIFY(again == state);
                const int answerer = answeredBy(before, move);
                for (int seat = 0; seat < players; ++seat) {
                    const bool isOwn = answerer < 0 ? seat == before.turn : seat == answerer;
                    if (isOwn || !isOther(before.at(seat), state.at(seat)))
                        continue;
                    ++others;
                    QVERIFY2(isTold(did, seat), (typeOf(move) + " to " + std::to_string(seat)).c_str());
                }
            }
        }
        QVERIFY(others > 50);
    }
    // Contract, reading 61: each card's own, also where two bring points at once.
    void pointsOfTwoCardsStandApart()
    {
        TestTable table = withCities(2, {{"depth", "full"}, {"cards", "named"}});
        table.play("income").play("income");
        table.play("correct player=0 set={acting:[{card:academia},{card:empiricism}],tracks:{science:[1]},resources:{worker:8}}");
        table.play("advance track=science pay=worker:1");
        std::map<TapestryCard, int> points;
        for (const Scored &scored : table.did<Scored>())
            if (scored.card.isSaid())
                points[*scored.card] += scored.points;
        QCOMPARE(points[TapestryCard::Academia], 3);
        QCOMPARE(points[TapestryCard::Empiricism], 2);
    }
    // Points of a card say which, so that what each was worth can be added up.
    void pointsSayTheirCard()
    {
        int byTech = 0;
        int byCard = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            State state = TestTable(4, {{"depth", "full"}, {"cards", "named"}}).state();
            Random random(seed);
            while (state.step == Step::Turns) {
                const State before = state;
                Move move = playRandomly(state, random);
                for (int more = 0; more < kDraws && isNameless(move); ++more) {
                    state = before;
                    move = playRandomly(state, random);
                }
                if (isNameless(move))
                    break; // nothing else is listed
                for (const Effect &effect : Game::effects(before, move))
                    if (const auto *scored = std::get_if<Scored>(&effect)) {
                        QVERIFY2(scored->tech.isSaid() == (scored->from == Source::Tech), typeOf(move).c_str());
                        QVERIFY2(scored->card.isSaid() == (scored->from == Source::Tapestry), typeOf(move).c_str());
                        byTech += scored->tech.isSaid() ? 1 : 0;
                        byCard += scored->card.isSaid() ? 1 : 0;
                    }
            }
        }
        QVERIFY(byTech > 50);
        QVERIFY(byCard > 200);
    }
};

} // namespace tst_tapestry_effects

PEGSHEET_TEST(tst_tapestry_effects, TestEffects)
#include "tst_effects.moc"
