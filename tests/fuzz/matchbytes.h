// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/core/meter.h"
#include "model/core/notation.h"
#include "model/core/work.h"
#include "tests/fuzz/bytesource.h"
#include "tests/model/contractfaults.h"
#include "tests/model/scramble.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace pegsheet {

/// A name out of an enumeration, a number mostly within what is printed and sometimes beyond it, and several names.
template <NamedEnum E>
std::string anyName(ByteSource &source)
{
    return std::string(nameOf(static_cast<E>(source.below(static_cast<std::uint32_t>(kCount<E>)))));
}
inline Value anyNumber(ByteSource &source, int most)
{
    return static_cast<int>(source.below(static_cast<std::uint32_t>(most) + 3)) - 1;
}
template <NamedEnum E>
Array anyNames(ByteSource &source, std::uint32_t most)
{
    Array names;
    for (std::uint32_t count = source.below(most + 1); count > 0; --count)
        names.emplace_back(anyName<E>(source));
    return names;
}

/// A match that bytes play, and how it is judged. `Ways` names the game (Game) and its Invariants, may vary a set-up and makes any
/// correction; `kCorrectionsMoveOn`: what is awaited may be another step after one, such as when nobody is left to act.
template <typename Ways>
class MatchBytes
{
    using TheGame = typename Ways::Game;
    using Invariants = typename Ways::Invariants;
    using State = typename TheGame::State;
    using Move = typename TheGame::Move;
    using TheMatch = MatchOf<TheGame>;
    using Faults = ContractFaults<TheGame, Invariants>;
    static constexpr int kLongest = 600;
    static constexpr std::uint64_t kMostWork = 200'000; // about a millisecond

public:
    explicit MatchBytes(ByteSource &source) : m_source(source)
    {
        const GameInfo &info = TheGame::info();
        const auto more = static_cast<std::uint32_t>(info.maxPlayers - info.minPlayers);
        for (std::uint32_t seat = source.below(more + 1) + static_cast<std::uint32_t>(info.minPlayers); seat > 0; --seat)
            m_setup.players.push_back("Player " + std::to_string(seat));
        m_setup.variant = info.variants[source.below(static_cast<std::uint32_t>(info.variants.size()))];
        for (const OptionInfo &option : info.options)
            if (const std::uint32_t value = source.below(6); value > 0 && value < option.values.size())
                m_setup.options.push_back({std::string(option.name), option.values[value]});
        m_setup.mode = source.below(8) == 0 ? "scoring" : "play";
        if constexpr (requires { Ways::vary(m_setup, source); })
            Ways::vary(m_setup, source);
        MaybeRefusal refusal;
        m_match = TheMatch::start(m_setup, refusal);
        if (m_match == nullptr) {
            // Options that go with another rule set.
            m_setup.options.clear();
            m_match = TheMatch::start(m_setup, refusal);
        }
    }

    std::string run()
    {
        std::string fault;
        for (int step = 0; step < kLongest && !m_source.empty() && fault.empty(); ++step) {
            fault = doSomething();
            if (fault.empty())
                fault = faultOfState();
        }
        return fault.empty() ? faultOfKept() : fault;
    }

private:
    std::string doSomething()
    {
        const auto listed = TheGame::listed(m_match->current());
        const std::uint32_t size = listed.size();
        switch (m_source.below(16)) {
        case 0: m_match->undo(static_cast<int>(m_source.below(6))); return {};
        case 1: m_match->redo(static_cast<int>(m_source.below(6))); return {};
        case 2: return tryCorrection();
        case 3: return tryRandom();
        case 6: return tryMove(scrambledKind<Move>(m_source.below(std::variant_size_v<Move>), m_source));
        case 4:
        case 5: return size == 0 ? std::string() : tryMove(scrambled(listed.at(m_source.below(size)), m_source));
        default: return size == 0 ? tryOpen() : tryListed(m_source.below(size));
        }
    }

    // Where nothing is listed the match goes on openly, or is over.
    std::string tryOpen() { return Invariants::goesOnOpenly(m_match->current()) ? tryRandom() : std::string(); }

    // What the random player does: open moves too.
    std::string tryRandom()
    {
        State state = m_match->current();
        if (TheGame::over(state))
            return {};
        Random random(m_source.below(1000));
        return tryMove(TheGame::playRandomly(state, random));
    }

    std::string tryListed(std::uint32_t index)
    {
        const std::string fault = Faults::at(m_match->current(), index);
        return fault.empty() ? tryMove(TheGame::listed(m_match->current()).at(index)) : fault;
    }

    std::string tryMove(const Move &move)
    {
        const State before = m_match->current();
        if (std::string fault = Faults::of(before, move); !fault.empty())
            return fault;
        const bool refused = refusesNow<TheGame>(before, move).has_value();
        if (m_match->play(move).has_value() != refused)
            return "the match judges otherwise than the rules";
        if (refused)
            return before == m_match->current() ? "" : "a refused move changed something";
        return m_corrected ? std::string() : Invariants::brokenBy(before, move, m_match->current());
    }

    std::string tryCorrection()
    {
        const State before = m_match->current();
        const Value move = Ways::anyCorrection(m_source);
        Value canonical;
        if (m_match->refuses(move, &canonical))
            return m_match->play(move) && before == m_match->current() ? "" : "a refused correction changed something";
        if (m_match->play(move))
            return "a correction is accepted and then refused";
        m_corrected = true;
        Value read;
        const std::string line = notation(canonical);
        if (!(m_match->node(m_match->head()).move == canonical) || readNotation<Move>(line, read) || !(read == canonical))
            return "a correction is not written as it was accepted: " + line;
        State after = before;
        TheGame::apply(after, *m_match->lastMove());
        const bool isSteady = Ways::kCorrectionsMoveOn || after.step == before.step;
        return after == m_match->current() && isSteady ? "" : "a correction did something else";
    }

    [[nodiscard]] std::string faultOfState() const
    {
        const State &state = m_match->current();
        std::string fault = m_corrected ? Invariants::outOfBounds(state) : Invariants::broken(state);
        if (fault.empty())
            fault = faultIf((TheGame::over(state) || Invariants::goesOnOpenly(state)) != (TheGame::listed(state).size() == 0),
                            "over is not having no moves");
        if (fault.empty())
            fault = Invariants::brokenList(state);
        return fault.empty() ? faultOfWork() : fault;
    }

    // No state is dear to list, and no move to make or to write as code.
    [[nodiscard]] std::string faultOfWork() const
    {
        const std::uint64_t begun = Work::steps();
        (void)TheGame::listed(m_match->current()).size();
        if (m_match->length() > 0) {
            EntropyMeter meter;
            (void)TheGame::codeMove(meter, m_match->previous(), *m_match->lastMove());
            State after = m_match->previous();
            TheGame::apply(after, *m_match->lastMove());
        }
        return faultIf(Work::steps() - begun > kMostWork, "a state or move takes too many steps");
    }

    // Kept and put together again it is the same match, head, line and all.
    [[nodiscard]] std::string faultOfKept() const
    {
        std::vector<StoredNode> nodes;
        for (NodeId id = 1; id <= m_match->nodeCount(); ++id)
            nodes.push_back(m_match->node(id));
        const Restored kept = TheMatch::restore(m_setup, nodes, m_match->head(), m_match->tip());
        if (kept.refusal || kept.match->state() != m_match->state() || kept.match->stateHash() != m_match->stateHash())
            return "the kept match is another one";
        const int redone = m_match->redo(kLongest);
        if (kept.match->redo(kLongest) != redone || kept.match->stateHash() != m_match->stateHash())
            return "the kept match goes on in another way";
        m_match->undo(2 * kLongest);
        return faultIf(m_match->length() != 0 || m_match->stateHash() != TheGame::hash(m_match->stateAt(0)),
                       "undo does not reach the set-up");
    }

    ByteSource &m_source;
    Setup m_setup;
    std::unique_ptr<TheMatch> m_match;
    bool m_corrected = false;
};

/// Whatever can be read as notation is written and read again as the same.
template <typename Move>
std::string faultOfNotation(const std::string &line)
{
    Value read;
    if (readNotation<Move>(line, read))
        return {};
    Value again;
    if (readNotation<Move>(notation(read), again))
        return "a written notation cannot be read";
    return faultIf(!(again == read), "a written notation says something else");
}

/// What is wrong with the match that the bytes play, or the line they are; empty where nothing is.
template <typename Ways>
std::string faultOfMatchBytes(std::span<const std::uint8_t> bytes)
{
    ByteSource source(bytes);
    if (source.below(16) == 0)
        return faultOfNotation<typename Ways::Game::Move>(source.rest());
    return MatchBytes<Ways>(source).run();
}

} // namespace pegsheet
