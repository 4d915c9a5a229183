// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"
#include "model/core/fields.h"
#include "model/core/game.h"
#include "model/core/letters.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The smallest game that uses everything a game can: ten stones, most win, the last one breaks a tie.
namespace pegsheet::pile {

struct State
{
    int stones = 10;
    int players = 0;
    int player = 0;
    std::array<int, 4> taken{};
    int notes = 0;

    bool operator==(const State &) const = default;
};

struct Take
{
    static constexpr std::string_view kType = "take";
    int stones = 1;

    static void describe(auto &self, auto &&visit) { visit("stones", self.stones, Range{1, 3}); }
    bool operator==(const Take &) const = default;
};

/// Allowed while more than five lie there.
struct Pass
{
    static constexpr std::string_view kType = "pass";

    static void describe(auto &, auto &&) {}
    bool operator==(const Pass &) const = default;
};

inline constexpr std::size_t kLongestNote = 20;

/// An open move: somebody's words.
struct Note
{
    static constexpr std::string_view kType = "note";
    int player = -1;
    std::string text;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, OptionalPlayer{});
        visit("text", self.text, TextLimit{kLongestNote});
    }
    bool operator==(const Note &) const = default;
};

using Move = std::variant<Take, Pass, Note>;
inline constexpr std::uint32_t kMost = 3;
inline constexpr int kPassAbove = 5;

inline MaybeRefusal refuses(const State &state, const Move &move)
{
    if (state.stones == 0)
        return Refusal{"pile.over", {}};
    if (const auto *take = std::get_if<Take>(&move); take != nullptr && take->stones > state.stones)
        return Refusal{"pile.tooMany", {{"left", state.stones}}};
    if (const auto *take = std::get_if<Take>(&move); take != nullptr && (take->stones < 1 || take->stones > 3))
        return outOfRange("stones", take->stones, 1, 3);
    if (std::holds_alternative<Pass>(move) && state.stones <= kPassAbove)
        return Refusal{"pile.mustTake", {}};
    if (const auto *note = std::get_if<Note>(&move); note != nullptr && note->player >= state.players)
        return Refusal{"input.noSuchPlayer", {}};
    if (const auto *note = std::get_if<Note>(&move); note != nullptr && note->text.size() > kLongestNote)
        return Refusal{"input.textTooLong", {}};
    return std::nullopt;
}

inline constexpr std::string_view kNoMore = "no more";

inline MaybeRefusal refusesNew(const State &, const Move &move)
{
    const auto *note = std::get_if<Note>(&move);
    return note != nullptr && note->text == kNoMore ? MaybeRefusal(Refusal{"pile.noMore", {}}) : std::nullopt;
}

inline void apply(State &state, const Move &move)
{
    if (std::holds_alternative<Note>(move)) {
        ++state.notes;
        return;
    }
    if (const auto *take = std::get_if<Take>(&move)) {
        state.stones -= take->stones;
        state.taken.at(static_cast<std::size_t>(state.player)) += take->stones;
    }
    if (state.stones > 0)
        state.player = (state.player + 1) % state.players;
}

class Listed
{
public:
    explicit Listed(const State &state) : m_state(state) {}

    [[nodiscard]] std::uint32_t size() const { return takes() + (m_state.stones > kPassAbove ? 1 : 0); }
    [[nodiscard]] Move at(std::uint32_t index) const
    {
        return index < takes() ? Move(Take{static_cast<int>(index) + 1}) : Move(Pass{});
    }
    [[nodiscard]] std::optional<std::uint32_t> indexOf(const Move &move) const
    {
        if (std::holds_alternative<Note>(move) || refuses(m_state, move))
            return std::nullopt;
        const auto *take = std::get_if<Take>(&move);
        return take != nullptr ? static_cast<std::uint32_t>(take->stones) - 1 : takes();
    }

private:
    [[nodiscard]] std::uint32_t takes() const { return std::min(kMost, static_cast<std::uint32_t>(m_state.stones)); }

    const State &m_state;
};

struct Pile
{
    using State = pile::State;
    using Move = pile::Move;
    using Effect = int; ///< stones that left the pile

    static const GameInfo &info()
    {
        static const GameInfo kInfo{"pile", "Pile", 1, 1, 4, {"plain"}, {}};
        return kInfo;
    }
    static MaybeRefusal start(const Setup &setup, State &state)
    {
        if (setup.players.empty() || setup.players.size() > 4)
            return Refusal{"pile.playerCount", {}};
        state = {};
        state.players = static_cast<int>(setup.players.size());
        return std::nullopt;
    }
    static MaybeRefusal refuses(const State &state, const Move &move) { return pile::refuses(state, move); }
    static MaybeRefusal refusesNew(const State &state, const Move &move) { return pile::refusesNew(state, move); }
    static void apply(State &state, const Move &move) { pile::apply(state, move); }
    static std::vector<Effect> effects(State state, const Move &move)
    {
        const int before = state.stones;
        apply(state, move);
        return {before - state.stones};
    }
    static Value effectValue(const Effect &effect) { return Object{{"what", "gone"}, {"stones", effect}}; }
    static Listed listed(const State &state) { return Listed(state); }
    static bool rolls(const Move &) { return false; }
    static bool beginsRolling(const Move &) { return false; }
    static bool endsTurn(const State &, const Move &move, const State &) { return !std::holds_alternative<Note>(move); }
    static bool isRolling(const State &) { return false; }
    static bool isNeedless(const State &, const Move &) { return false; }
    static Move playRandomly(State &state, Random &random)
    {
        const Move move = listed(state).at(random.below(listed(state).size()));
        apply(state, move);
        return move;
    }
    template <EntropyCoder C>
    static Move codeMove(C &coder, const State &state, const Move &move)
    {
        const auto *note = std::get_if<Note>(&move);
        if (over(state) || codeTruth(coder, note != nullptr, 1, 15)) {
            Note read;
            read.player = static_cast<int>(coder.uniform(note == nullptr ? 0 : static_cast<std::uint32_t>(note->player + 1), 5))
                - 1;
            read.text = codeText(coder, note == nullptr ? "" : note->text, kLongestNote);
            return read;
        }
        return listed(state).at(coder.uniform(listed(state).indexOf(move).value_or(0), listed(state).size()));
    }
    static int player(const State &state) { return state.player; }
    static std::string_view phase(const State &state) { return over(state) ? "over" : "take"; }
    static bool over(const State &state) { return state.stones == 0; }
    static std::vector<Score> scores(const State &state)
    {
        std::vector<Score> scores;
        for (int seat = 0; seat < state.players; ++seat) {
            const int taken = state.taken.at(static_cast<std::size_t>(seat));
            const std::string_view why = taken == 0 ? "pile.nothingTaken" : "";
            scores.push_back({seat, taken, seat == state.player ? 1 : 0, {{"taken", taken, why, {}}}});
        }
        return scores;
    }
    static std::vector<int> winners(const State &state)
    {
        int best = 0;
        for (int seat = 0; seat < state.players; ++seat)
            best = std::max(best, rank(state, seat));
        std::vector<int> seats;
        for (int seat = 0; seat < state.players; ++seat)
            if (rank(state, seat) == best)
                seats.push_back(seat);
        return seats;
    }
    static Value stateValue(const State &state, const Setup &setup)
    {
        Array players;
        for (int seat = 0; seat < state.players; ++seat)
            players.push_back(Object{{"name", setup.players.at(static_cast<std::size_t>(seat))},
                                     {"taken", state.taken.at(static_cast<std::size_t>(seat))}});
        return Object{{"stones", state.stones}, {"notes", state.notes}, {"players", std::move(players)}};
    }
    static Value stateSchema()
    {
        const Value count = SchemaWriter::integerSchema({0, 10});
        const Value sheet = Object{{"type", "object"},
                                   {"properties", Object{{"name", Object{{"type", "string"}}}, {"taken", count}}},
                                   {"required", Array{"name", "taken"}},
                                   {"additionalProperties", false}};
        return Object{{"type", "object"},
                      {"properties",
                       Object{{"stones", count},
                              {"notes", Object{{"type", "integer"}, {"minimum", 0}}},
                              {"players", Object{{"type", "array"}, {"items", sheet}}}}},
                      {"required", Array{"stones", "notes", "players"}},
                      {"additionalProperties", false}};
    }
    static std::uint64_t hash(const State &state)
    {
        std::uint64_t sum = 1;
        for (const int part : {state.stones, state.players, state.player, state.notes, state.taken[0], state.taken[1],
                               state.taken[2], state.taken[3]})
            sum = sum * 1000003 + static_cast<std::uint64_t>(part);
        return sum;
    }

private:
    static int rank(const State &state, int seat)
    {
        return state.taken.at(static_cast<std::size_t>(seat)) * 2 + (seat == state.player ? 1 : 0);
    }
};
static_assert(Game<Pile>);

} // namespace pegsheet::pile
