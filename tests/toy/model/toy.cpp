// SPDX-License-Identifier: Apache-2.0
#include "tests/toy/model/toy.h"

#include "model/core/letters.h"
#include "model/entry.h"

#include <algorithm>

namespace pegsheet::toy {

namespace {

MaybeRefusal judge(const State &state, const Put &move)
{
    if (static_cast<std::size_t>(move.hole) >= kCount<Hole>)
        return outOfRange("hole", static_cast<int>(move.hole), 0, 2);
    if (move.pebbles < 1 || move.pebbles > kSides)
        return outOfRange("pebbles", move.pebbles, 1, kSides);
    const Sheet &sheet = state.sheets.at(state.player);
    if (move.hole != Hole::Left && sheet[static_cast<Hole>(static_cast<int>(move.hole) - 1)] == 0)
        return Refusal{"toy.closed", {{"hole", nameOf(move.hole)}}};
    const int room = kRoom - sheet[move.hole];
    if (room < move.pebbles)
        return Refusal{"toy.full", {{"hole", nameOf(move.hole)}, {"room", room}, {"pebbles", move.pebbles}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &, const Leave &)
{
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Correct &move)
{
    if (move.player < 0)
        return Refusal{"toy.whose", {}};
    if (move.player >= state.players)
        return outOfRange("player", move.player, 0, state.players - 1);
    return move.why.size() > Correct::kLongestWhy ? MaybeRefusal(outOfRange("why", static_cast<int>(move.why.size()), 0, 200))
                                                  : std::nullopt;
}

void endTurn(State &state)
{
    state.player = static_cast<std::uint8_t>((state.player + 1) % state.players);
    if (state.player == 0)
        ++state.round;
    state.step = state.round > kRounds ? Step::Over : Step::Put;
    // Who was last to act stays so.
    if (state.step == Step::Over) {
        state.round = kRounds;
        state.player = static_cast<std::uint8_t>(state.players - 1);
    }
}

void make(State &state, const Put &move)
{
    std::uint8_t &hole = state.sheets.at(state.player)[move.hole];
    hole = static_cast<std::uint8_t>(hole + move.pebbles);
    endTurn(state);
}

void make(State &state, const Leave &)
{
    endTurn(state);
}

void make(State &state, const Correct &move)
{
    (void)setFields(state, move.player, move.set);
}

template <EntropyCoder C>
Move code(C &coder, const State &state, const Move &move)
{
    const auto *correct = std::get_if<Correct>(&move);
    if (state.step == Step::Over || codeTruth(coder, correct != nullptr, 1, 63)) {
        const Correct given = correct != nullptr ? *correct : Correct();
        return codeCorrect(coder, state, given, codeWhose(coder, state.players, given.player));
    }
    const ListedMoves listed(state);
    return listed.at(coder.uniform(listed.indexOf(move).value_or(0), listed.size()));
}

} // namespace

int pebbles(const Sheet &sheet)
{
    int sum = 0;
    for (const std::uint8_t count : sheet.values)
        sum += count;
    return sum;
}

ListedMoves::ListedMoves(const State &state)
{
    if (state.step == Step::Over)
        return;
    for (const Hole hole : kAll<Hole>)
        for (std::uint8_t count = 1; count <= kSides; ++count)
            if (!judge(state, Put{hole, count}))
                m_moves.push_back(Put{hole, count});
    m_moves.push_back(Leave{});
}

std::optional<std::uint32_t> ListedMoves::indexOf(const Move &move) const
{
    const auto found = std::find(m_moves.begin(), m_moves.end(), move);
    return found == m_moves.end() ? std::nullopt : std::optional(static_cast<std::uint32_t>(found - m_moves.begin()));
}

const GameInfo &Toy::info()
{
    static const GameInfo kInfo{"toy", "Three Holes", 1, 1, kMostSeats, {"plain"}, {}, {}, 0};
    return kInfo;
}

MaybeRefusal Toy::start(const Setup &setup, State &state)
{
    const auto players = static_cast<int>(setup.players.size());
    if (players < 1 || players > kMostSeats)
        return Refusal{"toy.playerCount", {{"given", players}, {"min", 1}, {"max", kMostSeats}}};
    if (!setup.variant.empty() && setup.variant != "plain")
        return unknownValue("variant", setup.variant, {"plain"});
    if (!setup.options.empty())
        return unknownField(setup.options.front().key);
    if (setup.mode != "play")
        return unknownValue("mode", setup.mode, {"play"});
    state = {};
    state.players = static_cast<std::uint8_t>(players);
    return std::nullopt;
}

MaybeRefusal Toy::refuses(const State &state, const Move &move)
{
    if (state.step == Step::Over && !std::holds_alternative<Correct>(move))
        return Refusal{"toy.matchOver", {}};
    return std::visit([&](const auto &made) { return judge(state, made); }, move);
}

void Toy::apply(State &state, const Move &move)
{
    std::visit([&](const auto &made) { make(state, made); }, move);
}

std::vector<Toy::Effect> Toy::effects(const State &state, const Move &move)
{
    const auto *put = std::get_if<Put>(&move);
    return put == nullptr ? std::vector<Effect>() : std::vector<Effect>{{"put", state.player, put->pebbles}};
}

Value Toy::effectValue(const Effect &effect)
{
    return Object{{"what", effect.what}, {"player", effect.player}, {"pebbles", effect.count}};
}

Move Toy::playRandomly(State &state, Random &random)
{
    const ListedMoves listed(state);
    const Move move = listed.at(static_cast<std::uint32_t>(random.below(listed.size())));
    apply(state, move);
    return move;
}

Move Toy::codeMove(EntropyWriter &coder, const State &state, const Move &move)
{
    return code(coder, state, move);
}

Move Toy::codeMove(EntropyDecoder &coder, const State &state, const Move &move)
{
    return code(coder, state, move);
}

std::vector<Score> Toy::scores(const State &state)
{
    std::vector<Score> scores;
    for (int seat = 0; seat < state.players; ++seat) {
        const int points = pebbles(state.sheets.at(static_cast<std::size_t>(seat)));
        scores.push_back({seat, points, 0, {{"pebbles", points, points == 0 ? "toy.noPebbles" : "", {}}}});
    }
    return scores;
}

std::vector<int> Toy::winners(const State &state)
{
    const std::vector<Score> all = scores(state);
    const int most = std::max_element(all.begin(), all.end(), [](const Score &one, const Score &other) {
                         return one.total < other.total;
                     })->total;
    std::vector<int> seats;
    for (const Score &score : all)
        if (score.total == most)
            seats.push_back(score.player);
    return seats;
}

GameEntry entry();

GameEntry entry()
{
    return entryOf<Toy>();
}

} // namespace pegsheet::toy
