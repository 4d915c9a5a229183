// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/random.h"
#include "model/core/touchline.h"

#include <QTest>
#include <functional>

namespace pegsheet::tests {

/// Touches that come as they come, those that mean nothing among them: undone and redone, killed and read again, made into moves
/// where they can be, in matches that go on, back, and begin anew. After each, what must hold is asked.
template <Game G, PencilOf<G> P>
class RandomTouches
{
public:
    using Start = std::function<std::unique_ptr<MatchOf<G>>(Random &)>;
    /// A touch that may mean something in that state.
    using Guess = std::function<Touch(const typename G::State &, const P &, Random &)>;

    RandomTouches(std::uint64_t seed, Start start, Guess guess)
        : m_random(seed), m_start(std::move(start)), m_guess(std::move(guess)), m_match(m_start(m_random))
    {
    }

    /// False, and the test has failed, at the first difference.
    bool run(std::int64_t touches)
    {
        for (std::int64_t made = 0; made < touches; ++made) {
            step();
            if (QTest::currentTestFailed())
                return false;
        }
        return true;
    }

    std::int64_t taken = 0; ///< touches that were not refused
    std::int64_t moves = 0; ///< moves that they became
    std::int64_t matches = 1;

private:
    void step()
    {
        // What touches do not do, or hardly ever come to, the random player does.
        if (m_random.below(200) == 0)
            return playRandomly();
        // What ends all that is begun comes seldom, so that some of it comes to its end.
        const std::uint32_t what = m_random.below(128);
        if (what == 0)
            goBack();
        else if (what == 1)
            undoAll();
        else if (what == 2)
            layReady();
        else if (what < 6)
            kill();
        else if (what < 14)
            undoOne();
        else if (what < 22)
            (void)m_line.redo(*m_match);
        else if (what < 26)
            make();
        else
            touch();
    }

    Touch guess()
    {
        const auto asked = m_line.asked(*m_match);
        if (asked && m_random.below(3) == 0) {
            Touch touch = asked->touch;
            touch.number = asked->least
                + static_cast<std::int32_t>(m_random.below(static_cast<std::uint32_t>(asked->most - asked->least + 1)));
            return touch;
        }
        if (m_random.below(4) != 0)
            return m_guess(m_match->current(), m_line.pencil(), m_random);
        const std::uint32_t kinds = kCount<typename P::Kind> - 1;
        return {static_cast<std::uint8_t>(1 + m_random.below(kinds)),
                static_cast<std::int16_t>(static_cast<int>(m_random.below(20)) - 2),
                static_cast<std::int32_t>(m_random.below(20)) - 2};
    }

    void touch()
    {
        const Line before = m_line;
        const TouchResult result = m_line.touch(*m_match, guess());
        if (result.refusal) {
            QVERIFY(m_line == before && m_line.pencil() == before.pencil());
            if (constexpr int kPatience = 12; ++m_refused > kPatience)
                playRandomly();
            return;
        }
        m_refused = 0;
        ++taken;
        const P now = m_line.pencil();
        // One that changes nothing is not kept; those that come to nothing together are undone.
        if (now == before.pencil()) {
            QVERIFY(result.continues || m_line == before);
        } else if (now == P()) {
            QVERIFY(m_line.isEmpty() && m_line.moves(*m_match).empty());
        } else if (!result.isView && !result.continues) {
            QVERIFY(m_line.next() == nullptr && m_line.last() != nullptr);
            QVERIFY(m_line.undo(*m_match));
            QVERIFY(result.continues || m_line.pencil() == before.pencil());
            QVERIFY(m_line.redo(*m_match));
            QVERIFY(m_line.pencil() == now);
        }
        // What stands is refused at most for what another touch can cure.
        if (const auto missing = m_line.missing(*m_match))
            QVERIFY(P::isOpen(missing->code) && !result.completes);
        if (result.completes)
            make();
    }

    void make()
    {
        const std::vector<Value> values = m_line.moves(*m_match);
        if (values.empty() || m_line.missing(*m_match))
            return;
        const int from = m_match->length();
        for (const Value &move : values)
            QVERIFY(!m_match->play(move));
        moves += static_cast<std::int64_t>(values.size());
        m_line.movesMade(*m_match, from);
        kill();
        goOn();
    }

    void goOn()
    {
        if (m_match->over()) {
            beginAnew();
        } else if (m_random.below(4) == 0) {
            playRandomly();
        }
    }

    void beginAnew()
    {
        m_match = m_start(m_random);
        m_line = Line();
        ++matches;
    }

    void playRandomly()
    {
        m_refused = 0;
        if (m_match->over())
            return goOn();
        // Nobody plays where finished sheets are entered.
        if (m_match->setup().mode == "scoring")
            return beginAnew();
        typename G::State state = m_match->current();
        const int from = m_match->length();
        QVERIFY(!m_match->play(G::playRandomly(state, m_random)));
        m_line.movesMade(*m_match, from);
        kill();
    }

    void kill()
    {
        Line again;
        QCOMPARE(again.read(*m_match, m_line.value()), 0);
        QVERIFY(again == m_line && again.pencil() == m_line.pencil());
        m_line = again;
    }

    bool undoOne() { return m_line.undo(*m_match); }

    void undoAll()
    {
        const P now = m_line.pencil();
        int steps = 0;
        while (undoOne())
            ++steps;
        // Only what shows something else may be left.
        QVERIFY(m_line.isEmpty());
        QVERIFY(m_line.moves(*m_match).empty());
        kill();
        if (m_random.below(8) == 0)
            return;
        for (int step = 0; step < steps; ++step)
            QVERIFY(m_line.redo(*m_match));
        QVERIFY(m_line.pencil() == now);
    }

    void goBack()
    {
        const int gone = m_random.below(2) == 0 ? m_match->undo(1 + static_cast<int>(m_random.below(3)))
                                                : m_match->redo(1 + static_cast<int>(m_random.below(3)));
        if (gone > 0)
            m_line.seeked(*m_match);
        goOn();
    }

    void layReady()
    {
        if (m_match->redoable() == 0)
            return goOn();
        const Value move = MatchOf<G>::moveValue(*m_match->nextMove());
        if (m_line.layReady(*m_match, move)) {
            const auto values = m_line.moves(*m_match);
            QVERIFY(values.empty() || std::find(values.begin(), values.end(), move) != values.end());
            QVERIFY(!m_line.isEmpty());
        }
    }

    using Line = TouchLineOf<G, P>;

    Random m_random;
    Start m_start;
    Guess m_guess;
    std::unique_ptr<MatchOf<G>> m_match;
    Line m_line;
    int m_refused = 0;
};

/// How many random touches a test makes: 200,000, or what PEGSHEET_TOUCHES of the environment says.
inline std::int64_t randomTouches()
{
    const std::int64_t wanted = qEnvironmentVariableIntValue("PEGSHEET_TOUCHES");
    return wanted > 0 ? wanted : 200'000;
}

} // namespace pegsheet::tests
