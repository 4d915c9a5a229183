// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/corrections.h"
#include "model/core/fields.h"
#include "model/core/game.h"
#include "model/core/matchof.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A game that nobody plays: the least that a game of Pegsheet can be.
///
/// In turn order each player puts as many pebbles as a die shows into one of three holes of the own sheet, or leaves them. A hole
/// is closed while the one before it is empty, and has room for nine. The match ends after three rounds; most pebbles win.
namespace pegsheet::toy {

inline constexpr int kMostSeats = 4;
inline constexpr int kRounds = 3;
inline constexpr int kSides = 6;
inline constexpr int kRoom = 9;

enum class Hole : std::uint8_t { Left, Middle, Right };
enum class Step : std::uint8_t { Put, Over };

} // namespace pegsheet::toy

template <>
struct pegsheet::EnumNames<pegsheet::toy::Hole>
{
    static constexpr std::array<std::string_view, 3> names{"left", "middle", "right"};
};
template <>
struct pegsheet::EnumNames<pegsheet::toy::Step>
{
    static constexpr std::array<std::string_view, 2> names{"put", "over"};
};

namespace pegsheet::toy {

using Sheet = Per<std::uint8_t, Hole>;

struct State
{
    static constexpr std::uint8_t kMostPlayers = kMostSeats;

    std::uint8_t players = 1;
    std::uint8_t player = 0;
    std::uint8_t round = 1;
    Step step = Step::Put;
    std::array<Sheet, kMostSeats> sheets;

    /// The fields of the table and of a player (model/core/statefields.h).
    static void describe(auto &state, auto &&visit)
    {
        visit.hash(state.players);
        visit("player", state.player, Range{0, kMostSeats - 1});
        visit("round", state.round, Range{1, kRounds});
        visit("phase", state.step);
        visit.players(state);
    }
    static void describe(auto &state, int seat, auto &&visit)
    {
        auto &sheet = state.sheets.at(static_cast<std::size_t>(seat));
        for (const Hole hole : kAll<Hole>)
            visit(nameOf(hole), sheet[hole], Range{0, kRoom}, Settable{});
    }
    bool operator==(const State &) const = default;
};

struct Put
{
    static constexpr std::string_view kType = "put";
    Hole hole = Hole::Left;
    std::uint8_t pebbles = 1;

    static void describe(auto &self, auto &&visit)
    {
        visit("hole", self.hole);
        visit("pebbles", self.pebbles, Range{1, kSides});
    }
    bool operator==(const Put &) const = default;
};

/// The pebbles go into no hole.
struct Leave
{
    static constexpr std::string_view kType = "leave";

    static void describe(auto &, auto &&) {}
    bool operator==(const Leave &) const = default;
};

/// A hole each: `{"left":3}`.
using Correction = CorrectionOf<State>;

/// The table overrules the app.
struct Correct
{
    static constexpr std::string_view kType = "correct";
    static constexpr std::size_t kLongestWhy = 200;
    std::int8_t player = -1; ///< -1: fields of the turn, of which there is none
    Correction set;
    std::string why;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, OptionalPlayer{});
        visit("set", self.set);
        visit("why", self.why, TextLimit{kLongestWhy});
    }
    bool operator==(const Correct &) const = default;
};

using Move = std::variant<Put, Leave, Correct>;

/// So many pebbles went into a hole, or were left; a hole was corrected.
struct Pebbles
{
    std::string_view what;
    std::uint8_t player = 0;
    std::uint8_t count = 0;

    bool operator==(const Pebbles &) const = default;
};

/// The listed moves of a state: into each hole as many pebbles as it has room for, then leaving.
class ListedMoves
{
public:
    explicit ListedMoves(const State &state);

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_moves.size()); }
    [[nodiscard]] Move at(std::uint32_t index) const { return m_moves[index]; }
    [[nodiscard]] std::optional<std::uint32_t> indexOf(const Move &move) const;

private:
    std::vector<Move> m_moves;
};

struct Toy
{
    using State = toy::State;
    using Move = toy::Move;
    using Effect = Pebbles;

    static const GameInfo &info();
    static MaybeRefusal start(const Setup &setup, State &state);
    static MaybeRefusal refuses(const State &state, const Move &move);
    static void apply(State &state, const Move &move);
    static std::vector<Effect> effects(const State &state, const Move &move);
    static Value effectValue(const Effect &effect);
    static ListedMoves listed(const State &state) { return ListedMoves(state); }
    static bool rolls(const Move &) { return false; }
    static bool beginsRolling(const Move &) { return false; }
    static bool endsTurn(const State &, const Move &move, const State &) { return !std::holds_alternative<Correct>(move); }
    static bool isRolling(const State &) { return false; }
    static bool isNeedless(const State &, const Move &) { return false; }
    static Move playRandomly(State &state, Random &random);
    static Move codeMove(EntropyWriter &coder, const State &state, const Move &move);
    static Move codeMove(EntropyDecoder &coder, const State &state, const Move &move);
    static int player(const State &state) { return state.player; }
    static std::string_view phase(const State &state) { return nameOf(state.step); }
    static bool over(const State &state) { return state.step == Step::Over; }
    static std::vector<Score> scores(const State &state);
    static std::vector<int> winners(const State &state);
    static Value stateValue(const State &state, const Setup &setup) { return stateValueOf(state, setup.players); }
    static Value stateSchema() { return stateSchemaOf<State>(); }
    static std::uint64_t hash(const State &state) { return hashOfFields(state); }
};
static_assert(Game<Toy>);

/// How many pebbles lie on a sheet.
[[nodiscard]] int pebbles(const Sheet &sheet);

} // namespace pegsheet::toy
