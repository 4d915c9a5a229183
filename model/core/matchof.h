// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/corrections.h"
#include "model/core/game.h"
#include "model/core/match.h"
#include "model/core/movereader.h"

#include <algorithm>
#include <utility>

namespace pegsheet {

/// A match of one game, with its own types. The states along the line from the set-up to the head are kept,
/// so that undo is a step back rather than a replay.
template <Game G>
class MatchOf final : public Match
{
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Effect = typename G::Effect;

    /// Null, and the refusal, when the game refuses the set-up.
    static std::unique_ptr<MatchOf> start(const Setup &setup, MaybeRefusal &refusal)
    {
        State state;
        refusal = setup.mode == kResultMode ? Refusal{"input.resultOnly", {}} : G::start(setup, state);
        if (refusal)
            return nullptr;
        auto match = std::unique_ptr<MatchOf>(new MatchOf);
        match->m_setup = setup;
        match->m_states.push_back(state);
        return match;
    }

    [[nodiscard]] const State &current() const { return m_states.back(); }
    /// The state before the last move; the present one at the set-up.
    [[nodiscard]] const State &previous() const { return m_states[m_states.size() - (m_states.size() > 1 ? 2 : 1)]; }
    [[nodiscard]] MaybeRefusal refuses(const Move &move) const { return refusesNow<G>(current(), move); }
    [[nodiscard]] MaybeRefusal play(const Move &move) { return makeUnless(refuses(move), move); }
    [[nodiscard]] MaybeRefusal replay(const Move &move) { return makeUnless(G::refuses(current(), move), move); }
    /// The last move, or nullptr at the set-up; the next one of redo, or nullptr.
    [[nodiscard]] const Move *lastMove() const { return length() == 0 ? nullptr : &moveAt(length() - 1); }
    [[nodiscard]] const Move *nextMove() const { return redoable() == 0 ? nullptr : &moveAt(length()); }
    /// The move at that place of the line from the set-up to the tip, from 0.
    [[nodiscard]] const Move &moveAt(int place) const
    {
        return m_nodes[static_cast<std::size_t>(m_line[static_cast<std::size_t>(place)]) - 1].move;
    }
    /// The state before the move at that place; up to length().
    [[nodiscard]] const State &stateAt(int place) const { return m_states[static_cast<std::size_t>(place)]; }
    /// The state before the move at that place of the line to the tip, also where it is undone.
    [[nodiscard]] State stateBefore(int place) const
    {
        State state = stateAt(std::min(place, length()));
        for (int undone = length(); undone < place; ++undone)
            G::apply(state, moveAt(undone));
        return state;
    }
    /// What the move at that place (below length()) did.
    [[nodiscard]] std::vector<Effect> effectsAt(int place) const { return G::effects(stateAt(place), moveAt(place)); }

    [[nodiscard]] const GameInfo &game() const override { return G::info(); }
    [[nodiscard]] const Setup &setup() const override { return m_setup; }
    [[nodiscard]] MaybeRefusal refuses(const Value &move, Value *canonical = nullptr) const override
    {
        Move read;
        if (auto refusal = readMove(move, read))
            return refusal;
        if (auto refusal = refuses(read))
            return refusal;
        if (canonical != nullptr)
            *canonical = moveValue(read);
        return std::nullopt;
    }
    [[nodiscard]] MaybeRefusal play(const Value &move) override
    {
        Move read;
        if (auto refusal = readMove(move, read))
            return refusal;
        return play(read);
    }
    [[nodiscard]] MaybeRefusal replay(const Value &move) override
    {
        Move read;
        if (auto refusal = readMove(move, read))
            return refusal;
        return replay(read);
    }
    int undo(int steps) override
    {
        const int gone = std::clamp(steps, 0, length());
        m_states.resize(m_states.size() - static_cast<std::size_t>(gone), m_states.front());
        // Going forth leads over what was mended again.
        if (gone > 0 && !m_mends.empty())
            (void)walk(head(), m_tip);
        return gone;
    }
    int redo(int steps) override
    {
        const int wanted = std::clamp(steps, 0, redoable());
        int gone = 0;
        // A restored line beyond the head was kept, but the rules of today have not judged it yet.
        for (; gone < wanted && !G::refuses(current(), moveAt(length())); ++gone)
            advance(moveAt(length()));
        return gone;
    }
    void forget(NodeId nodes, NodeId head, NodeId tip) override
    {
        m_nodes.erase(m_nodes.begin() + nodes, m_nodes.end());
        (void)walk(head, tip);
    }

    [[nodiscard]] NodeId nodeCount() const override { return static_cast<NodeId>(m_nodes.size()); }
    [[nodiscard]] NodeId head() const override { return length() == 0 ? 0 : m_line[m_states.size() - 2]; }
    [[nodiscard]] NodeId tip() const override { return m_tip; }
    [[nodiscard]] StoredNode node(NodeId id) const override
    {
        const Node &found = m_nodes[static_cast<std::size_t>(id) - 1];
        return {found.parent, moveValue(found.move)};
    }
    [[nodiscard]] int length() const override { return static_cast<int>(m_states.size()) - 1; }
    [[nodiscard]] int redoable() const override { return static_cast<int>(m_line.size()) - length(); }
    [[nodiscard]] Array log() const override { return moves(0, length()); }
    [[nodiscard]] Array redoLog() const override { return moves(length(), length() + redoable()); }

    [[nodiscard]] int player() const override { return over() ? -1 : G::player(current()); }
    [[nodiscard]] int keeper() const override
    {
        if constexpr (requires { G::keeper(current()); })
            return over() ? -1 : G::keeper(current());
        else
            return player();
    }
    [[nodiscard]] int actorAt(int place) const override
    {
        if constexpr (requires { G::actor(moveAt(place)); })
            return G::actor(moveAt(place));
        else
            return playerAt(place);
    }
    [[nodiscard]] bool isEverybodysTurnAt(int place) const override
    {
        if constexpr (requires { G::isEverybodysTurn(current()); })
            return !G::over(stateAt(place)) && G::isEverybodysTurn(stateAt(place));
        else
            return false;
    }
    [[nodiscard]] std::string_view phase() const override { return G::phase(current()); }
    [[nodiscard]] bool over() const override { return G::over(current()); }
    [[nodiscard]] Value state() const override { return G::stateValue(current(), m_setup); }
    [[nodiscard]] std::vector<FieldRow> fields(int seat) const override
    {
        if constexpr (Described<State>)
            if (seat < current().players)
                return fieldRows(current(), seat);
        return {};
    }
    [[nodiscard]] std::vector<CorrectedField> correctedFields() const override
    {
        std::vector<CorrectedField> fields;
        for (int place = 0; place < length(); ++place)
            std::visit(
                [&](const auto &move) {
                    if constexpr (requires { addCorrected(fields, stateAt(place), move.player, move.set, move.why); })
                        addCorrected(fields, stateAt(place), move.player, move.set, move.why);
                },
                moveAt(place));
        return fields;
    }
    [[nodiscard]] Array did() const override
    {
        Array list;
        if (length() > 0)
            for (const Effect &effect : effectsAt(length() - 1))
                list.push_back(G::effectValue(effect));
        return list;
    }
    [[nodiscard]] std::vector<Score> scores() const override { return G::scores(current()); }
    [[nodiscard]] std::vector<int> winners() const override { return over() ? G::winners(current()) : std::vector<int>(); }
    [[nodiscard]] Standing standing() const override
    {
        Standing standing{length(), over(), player(), {}, winners()};
        for (const Score &score : scores()) {
            standing.scores.push_back(score.total);
            if (!standing.over)
                continue;
            std::vector<PointSource> &sources = standing.sources.emplace_back();
            for (const ScoreLine &line : score.lines)
                sources.push_back({std::string(line.what), line.points});
        }
        return standing;
    }
    [[nodiscard]] Array listedMoves() const override
    {
        const auto listed = G::listed(current());
        Array list;
        const std::uint32_t size = listed.size();
        for (std::uint32_t i = 0; i < size; ++i)
            list.push_back(moveValue(listed.at(i)));
        return list;
    }
    [[nodiscard]] std::uint64_t stateHash() const override { return G::hash(current()); }

    [[nodiscard]] NodeId nodeAt(int length) const override
    {
        return length == 0 ? 0 : m_line[static_cast<std::size_t>(length) - 1];
    }
    [[nodiscard]] std::vector<NodeId> lineTo(NodeId end) const override
    {
        std::vector<NodeId> line;
        for (NodeId id = end; id != 0; id = m_nodes[static_cast<std::size_t>(id) - 1].parent)
            line.push_back(id);
        std::reverse(line.begin(), line.end());
        return line;
    }
    [[nodiscard]] MaybeRefusal seek(NodeId head, NodeId tip) override
    {
        const NodeId formerHead = this->head();
        const NodeId formerTip = m_tip;
        MaybeRefusal refusal = walk(head, tip);
        if (refusal)
            (void)walk(formerHead, formerTip);
        return refusal;
    }
    [[nodiscard]] const std::vector<Mend> &mends() const override { return m_mends; }
    [[nodiscard]] MaybeRefusal addMend(const Mend &mend) override
    {
        if (mend.before < 1 || mend.end <= mend.before || mend.end > nodeCount()
            || (!m_mends.empty() && mend.end <= m_mends.back().end))
            return Refusal{"storage.damaged", {{"node", mend.end}}};
        m_mends.push_back(mend);
        return std::nullopt;
    }
    [[nodiscard]] NodeId beforeMend() const override { return mendedFrom(head()); }
    [[nodiscard]] NodeId afterMend() const override
    {
        if (redoable() > 0 || head() == m_tip)
            return 0;
        const std::vector<NodeId> way = wayTo(m_tip);
        const auto at = std::find(way.begin(), way.end(), head());
        return at == way.end() || at + 1 == way.end() ? 0 : *(at + 1);
    }

    [[nodiscard]] int playerAt(int place) const override { return G::over(stateAt(place)) ? -1 : G::player(stateAt(place)); }
    [[nodiscard]] std::uint64_t stateHashAt(int place) const override { return G::hash(stateAt(place)); }
    [[nodiscard]] MaybeRefusal refusesAt(int place, const Value &move) const override
    {
        Move read;
        if (auto refusal = readMove(move, read))
            return refusal;
        return G::refuses(stateAt(place), read);
    }
    [[nodiscard]] bool rollsAt(int place) const override { return G::rolls(moveAt(place)); }
    [[nodiscard]] bool beginsRollingAt(int place) const override { return G::beginsRolling(moveAt(place)); }
    [[nodiscard]] bool endsTurnAt(int place) const override
    {
        return G::endsTurn(stateAt(place), moveAt(place), stateAt(place + 1));
    }
    [[nodiscard]] bool onlyEndsTurnAt(int place) const override
    {
        if constexpr (requires { G::onlyEndsTurn(moveAt(place)); })
            return G::onlyEndsTurn(moveAt(place));
        else
            return false;
    }
    [[nodiscard]] bool isRolling() const override { return G::isRolling(current()); }
    [[nodiscard]] bool isNeedless(const Value &move) const override
    {
        Move read;
        return !readMove(move, read) && G::isNeedless(current(), read);
    }
    [[nodiscard]] std::unique_ptr<Match> branch(NodeId end) const override
    {
        auto match = std::unique_ptr<MatchOf>(new MatchOf);
        match->m_setup = m_setup;
        match->m_states.push_back(m_states.front());
        const std::vector<NodeId> line = lineTo(end);
        const std::size_t shared = sharedLength(line);
        for (std::size_t place = 0; place < line.size(); ++place) {
            const Move &move = m_nodes[static_cast<std::size_t>(line[place]) - 1].move;
            if (place >= shared && G::refuses(match->current(), move))
                return nullptr;
            match->m_nodes.push_back({static_cast<NodeId>(place), move});
            match->m_line.push_back(static_cast<NodeId>(place + 1));
            if (place < shared)
                match->m_states.push_back(m_states[place + 1]);
            else
                match->advance(move);
        }
        match->m_tip = match->head();
        return match;
    }
    [[nodiscard]] std::unique_ptr<Match> with(std::span<const StoredNode> nodes, NodeId head, NodeId tip,
                                              MaybeRefusal &refusal) const override
    {
        auto match = std::unique_ptr<MatchOf>(new MatchOf);
        match->m_setup = m_setup;
        match->m_nodes = m_nodes;
        match->m_mends = m_mends;
        match->m_line = m_line;
        match->m_tip = m_tip;
        match->m_states = m_states;
        refusal = match->readNodes(nodes);
        if (!refusal)
            refusal = match->walk(head, tip);
        return refusal ? nullptr : std::move(match);
    }

    void writeMoves(EntropyWriter &writer, int from) const override
    {
        for (int place = from; place < length(); ++place)
            G::codeMove(writer, stateAt(place), moveAt(place));
    }
    [[nodiscard]] MaybeRefusal readMoves(EntropyDecoder &decoder, std::uint32_t count) override
    {
        m_states.reserve(m_states.size() + count);
        m_nodes.reserve(m_nodes.size() + count);
        m_line.reserve(m_line.size() + count);
        for (; count > 0; --count) {
            // By way of its fields: a hostile code may hold numbers that no move has.
            const Move move = G::codeMove(decoder, current(), Move());
            if (auto refusal = G::listed(current()).indexOf(move) ? replay(move) : replay(moveValue(move)))
                return refusal;
        }
        return std::nullopt;
    }

    /// Reads a move out of `{"type":…,…}`; refuses another shape with an `input.` code.
    [[nodiscard]] static MaybeRefusal readMove(const Value &value, Move &move) { return MoveReader<Move>::read(value, move); }
    [[nodiscard]] static Value moveValue(const Move &move)
    {
        return std::visit([](const auto &made) { return describedValue(made); }, move);
    }

    static Restored restore(const Setup &setup, std::span<const StoredNode> nodes, NodeId head, NodeId tip,
                            std::span<const Mend> mends = {})
    {
        Restored restored;
        auto match = start(setup, restored.refusal);
        if (match == nullptr)
            return restored;
        restored.refusal = match->readNodes(nodes);
        restored.readable = match->nodeCount();
        for (auto mend = mends.begin(); !restored.refusal && mend != mends.end(); ++mend)
            restored.refusal = match->addMend(*mend);
        if (!restored.refusal)
            restored.refusal = match->walk(head, tip);
        else if (head > 0 && head <= static_cast<NodeId>(nodes.size()))
            match->walkBefore(nodes, head);
        restored.match = std::move(match);
        return restored;
    }

private:
    struct Node
    {
        NodeId parent;
        Move move;
    };

    MatchOf() = default;

    MaybeRefusal makeUnless(MaybeRefusal refusal, const Move &move)
    {
        if (refusal)
            return refusal;
        m_nodes.push_back({head(), move});
        m_line.resize(m_states.size() - 1);
        m_line.push_back(static_cast<NodeId>(m_nodes.size()));
        m_tip = m_line.back();
        advance(move);
        return std::nullopt;
    }

    void advance(const Move &move)
    {
        m_states.push_back(m_states.back());
        G::apply(m_states.back(), move);
    }

    [[nodiscard]] Array moves(int from, int to) const
    {
        Array list;
        for (int place = from; place < to; ++place)
            list.push_back(moveValue(moveAt(place)));
        return list;
    }

    MaybeRefusal readNodes(std::span<const StoredNode> nodes)
    {
        m_nodes.reserve(m_nodes.size() + nodes.size());
        for (const StoredNode &stored : nodes) {
            Move move;
            if (auto refusal = readMove(stored.move, move))
                return refusal;
            if (stored.parent < 0 || stored.parent > nodeCount())
                return Refusal{"storage.damaged", {{"node", nodeCount() + 1}}};
            m_nodes.push_back({stored.parent, std::move(move)});
        }
        return std::nullopt;
    }

    // As far towards the head as the nodes that could be read go.
    void walkBefore(std::span<const StoredNode> nodes, NodeId head)
    {
        while (head > nodeCount()) {
            const NodeId parent = nodes[static_cast<std::size_t>(head) - 1].parent;
            if (parent < 0 || parent >= head)
                return;
            head = parent;
        }
        (void)walk(head, head);
    }

    // What a repair that ends there stands for; 0 where none does.
    [[nodiscard]] NodeId mendedFrom(NodeId end) const
    {
        const auto found = std::lower_bound(m_mends.begin(), m_mends.end(), end,
                                            [](const Mend &mend, NodeId node) { return mend.end < node; });
        return found == m_mends.end() || found->end != end ? 0 : found->before;
    }

    // The nodes that undo goes over from there, in the order of redo, the set-up left out. They are ever lower numbers: a
    // repair is made after what it mends.
    [[nodiscard]] std::vector<NodeId> wayTo(NodeId tip) const
    {
        std::vector<NodeId> way;
        for (NodeId id = tip; id != 0;) {
            way.push_back(id);
            const NodeId before = mendedFrom(id);
            id = before != 0 ? before : m_nodes[static_cast<std::size_t>(id) - 1].parent;
        }
        std::reverse(way.begin(), way.end());
        return way;
    }

    // The line to go along from the head: on the way to the tip as far as it is one line, else straight to the tip.
    [[nodiscard]] std::vector<NodeId> lineOver(NodeId head, NodeId tip) const
    {
        if (m_mends.empty())
            return lineTo(tip);
        const std::vector<NodeId> way = wayTo(tip);
        auto at = head == 0 ? way.begin() : std::find(way.begin(), way.end(), head);
        if (at == way.end())
            return lineTo(tip);
        if (head != 0)
            ++at;
        NodeId last = head;
        for (; at != way.end() && m_nodes[static_cast<std::size_t>(*at) - 1].parent == last && mendedFrom(*at) == 0; ++at)
            last = *at;
        return lineTo(last);
    }

    // So many moves of a line were made on the way to the head too.
    [[nodiscard]] std::size_t sharedLength(const std::vector<NodeId> &line) const
    {
        const auto made = m_line.begin() + length();
        return static_cast<std::size_t>(std::mismatch(m_line.begin(), made, line.begin(), line.end()).first - m_line.begin());
    }

    // Sets the line to the tip and goes along it to the head, each further move judged by the rules of today.
    MaybeRefusal walk(NodeId head, NodeId tip)
    {
        if (tip < 0 || tip > nodeCount())
            return Refusal{"storage.damaged", {{"node", tip}}};
        std::vector<NodeId> line = lineOver(head, tip);
        const auto at = head == 0 ? line.begin() : std::find(line.begin(), line.end(), head);
        if (head != 0 && at == line.end())
            return Refusal{"storage.damaged", {{"node", head}}};
        const auto steps = static_cast<std::size_t>(at - line.begin()) + (head == 0 ? 0 : 1);
        m_states.resize(std::min(steps, sharedLength(line)) + 1, m_states.front());
        m_line = std::move(line);
        m_tip = tip;
        m_states.reserve(steps + 64);
        while (m_states.size() <= steps) {
            const Move &move = moveAt(length());
            if (auto refusal = G::refuses(current(), move))
                return refusal;
            advance(move);
        }
        return std::nullopt;
    }

    Setup m_setup;
    std::vector<Node> m_nodes;
    std::vector<Mend> m_mends;
    std::vector<NodeId> m_line; ///< from the set-up to the tip, or to the next repair on the way there
    NodeId m_tip = 0;
    std::vector<State> m_states; ///< from the set-up to the head: one more than moves made
};

} // namespace pegsheet
