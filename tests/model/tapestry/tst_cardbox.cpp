// SPDX-License-Identifier: Apache-2.0
// The cards that nobody sees, as the random player keeps them (contract, readings 32 and 58).
#include "model/core/simulate.h"
#include "tests/model/tapestry/mixedgame.h"
#include "tests/registry.h"

#include <QTest>
#include <algorithm>

namespace tst_tapestry_cardbox {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

Setup setupOf(int players, Object options = {{"depth", "full"}, {"cards", "named"}})
{
    Setup setup;
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("P" + std::to_string(seat));
    setup.variant = "base";
    setup.options = std::move(options);
    return setup;
}

// Follows a logged match with the hands that it says were dealt; what is wrong, or an empty text.
class Replay
{
public:
    Replay(const Setup &setup, const SimulatedMatch &match) : m_dealt(*match.dealt.array())
    {
        if (GameByTurns::start(setup, m_state))
            m_fault = "the set-up is refused";
        for (int seat = 0; seat < m_state.players; ++seat)
            deal(seat, m_state.at(seat).tapestry);
        for (const Value &value : match.log)
            follow(value);
        for (std::size_t seat = 0; seat < m_dealt.size(); ++seat)
            say(m_next[seat] == m_dealt[seat].array()->size(), "more was dealt than drawn");
    }
    [[nodiscard]] const std::string &fault() const { return m_fault; }
    [[nodiscard]] int played() const { return m_played; }
    [[nodiscard]] int traps() const { return m_traps; }

private:
    void say(bool isRight, const std::string &fault)
    {
        if (!isRight && m_fault.empty())
            m_fault = fault;
    }
    void deal(int seat, int count)
    {
        const auto at = static_cast<std::size_t>(seat);
        for (; count > 0; --count) {
            say(m_next[at] < m_dealt[at].array()->size(), "less was dealt than drawn");
            if (m_next[at] < m_dealt[at].array()->size())
                m_hands[at].push_back(*(*m_dealt[at].array())[m_next[at]++].text());
        }
    }
    void leave(int seat, const std::string &card)
    {
        std::vector<std::string> &hand = m_hands[static_cast<std::size_t>(seat)];
        const auto found = std::ranges::find(hand, card);
        say(found != hand.end(), card + " was not in the hand");
        if (found != hand.end())
            hand.erase(found);
    }
    void follow(const Value &value)
    {
        Move move;
        say(!MatchOf<GameByTurns>::readMove(value, move) && !GameByTurns::refuses(m_state, move), "a move is refused");
        if (!m_fault.empty())
            return;
        if (const auto *played = std::get_if<PlayTapestry>(&move)) {
            say(played->card.isSaid(), "a card is played without its name");
            leave(m_state.queue[entryFor(m_state, played->entry, Wants::Tapestry)].player, std::string(nameOf(*played->card)));
            ++m_played;
        }
        if (const auto *conquer = std::get_if<Conquer>(&move); conquer != nullptr && conquer->trap.isTrue) {
            leave(conquer->against.number, "trap");
            ++m_traps;
        }
        if (const auto *invent = std::get_if<Invent>(&move))
            say(invent->card.isSaid(), "a tech is invented without its name");
        for (const Effect &effect : GameByTurns::effects(m_state, move))
            if (const auto *got = std::get_if<Got>(&effect); got != nullptr && got->what == Word::Tapestry)
                deal(got->player, got->count);
        GameByTurns::apply(m_state, move);
    }

    State m_state;
    const Array &m_dealt;
    std::array<std::size_t, kMostSeats> m_next{};
    std::array<std::vector<std::string>, kMostSeats> m_hands{};
    std::string m_fault;
    int m_played = 0;
    int m_traps = 0;
};

} // namespace

class TestCardBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // R58: a seat plays only what was dealt to it by then, a trap is answered only from a hand that has one, every card is named.
    void whatIsPlayedWasDealt_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= kMostSeats; ++players)
            QTest::addRow("%d", players) << players;
    }
    void whatIsPlayedWasDealt()
    {
        QFETCH(const int, players);
        const Setup setup = setupOf(players);
        int played = 0;
        int traps = 0;
        for (std::uint64_t seed = 0; seed < 60 || (players > 1 && traps == 0 && seed < 1000); ++seed) {
            const SimulatedMatch match = simulateMatch<GameByTurns>(setup, {seed, true});
            const Replay replay(setup, match);
            QVERIFY2(replay.fault().empty(), (replay.fault() + ", seed " + std::to_string(seed)).c_str());
            played += replay.played();
            traps += replay.traps();
        }
        QVERIFY(played > 60 * players);
        QVERIFY(players == 1 || traps > 0);
    }
    // DE p.3: 50 cards, seven of them traps. Nothing comes twice before the box is empty.
    void theBoxHasEachCardOnce()
    {
        const Setup setup = setupOf(5);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const SimulatedMatch match = simulateMatch<GameByTurns>(setup, {seed, false});
            Per<int, TapestryCard> dealt;
            int all = 0;
            for (const Value &seat : *match.dealt.array())
                for (const Value &card : *seat.array()) {
                    std::size_t place = 0;
                    QVERIFY(!readName("card", card, EnumNames<TapestryCard>::names, place));
                    ++dealt[static_cast<TapestryCard>(place)];
                    ++all;
                }
            for (const TapestryCard card : kAll<TapestryCard>)
                QVERIFY(all > 45 || dealt[card] <= kCardRows[card].copies);
        }
    }
    // Whoever throws off two of three keeps one of them, and what is thrown off comes back once the box is empty.
    void whatIsThrownOffComesBack()
    {
        State state;
        QVERIFY(!GameByTurns::start(setupOf(2), state));
        Random random(7);
        state.at(0).tapestry = 50;
        CardBox box(state, random);
        QCOMPARE(box.dealt().array()->front().array()->size(), std::size_t{50});
        state.at(0).tapestry = 20;
        box.follow(state, Drawn{}, random);
        state.at(1).tapestry = 30;
        box.follow(state, Drawn{0, 30}, random);
        QCOMPARE(box.dealt().array()->back().array()->size(), std::size_t{30});
        // Nothing is left: a card that nobody knows is in the hand then.
        state.at(1).tapestry = 31;
        box.follow(state, Drawn{0, 1}, random);
        QCOMPARE(box.dealt().array()->back().array()->size(), std::size_t{30});
        state.at(1).tapestry = 0;
        box.follow(state, Drawn{}, random);
        QVERIFY(!box.drawnOf(1, random) && box.drawnOf(0, random));
    }
    // The contract's random matches name every card, some or none.
    void whatTheContractNames_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<Object>("also");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        for (int players = 1; players <= kMostSeats; ++players) {
            QTest::addRow("%d, nearly all", players) << players << Object() << 90 << 100;
            QTest::addRow("%d, half", players) << players << Object{{"stepOne", "void"}} << 40 << 60;
            QTest::addRow("%d, none", players) << players << Object{{"nanotechnology", "two"}} << 0 << 0;
        }
    }
    void whatTheContractNames()
    {
        QFETCH(const int, players);
        QFETCH(const Object, also);
        QFETCH(const int, least);
        QFETCH(const int, most);
        Object options{{"depth", "full"}, {"cards", "named"}};
        options.insert(options.end(), also.begin(), also.end());
        int named = 0;
        int all = 0;
        const auto count = [&](const auto *move) {
            named += move != nullptr && move->card.isSaid() ? 1 : 0;
            all += move != nullptr ? 1 : 0;
        };
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            State state;
            QVERIFY(!MixedGame::start(setupOf(players, options), state));
            Random random(seed);
            while (!MixedGame::over(state)) {
                const Move move = MixedGame::playRandomly(state, random);
                count(std::get_if<PlayTapestry>(&move));
                count(std::get_if<Invent>(&move));
            }
        }
        QVERIFY(all > 40 * 3 * players);
        QVERIFY2(100 * named >= least * all && 100 * named <= most * all, std::to_string(named).c_str());
    }
    // Where cards are counted nothing is kept, and the random player draws what it ever drew.
    void countedMatchesKeepNoBox()
    {
        const SimulatedMatch match = simulateMatch<tapestry::Game>(setupOf(3, {{"depth", "full"}}), {11, true});
        QVERIFY(match.dealt.isNull());
        State state;
        QVERIFY(!tapestry::Game::start(setupOf(3, {{"depth", "full"}}), state));
        Random random(11);
        for (const Value &move : match.log)
            QCOMPARE(MatchOf<tapestry::Game>::moveValue(tapestry::Game::playRandomly(state, random)), move);
    }
};

} // namespace tst_tapestry_cardbox

PEGSHEET_TEST(tst_tapestry_cardbox, TestCardBox)
#include "tst_cardbox.moc"
