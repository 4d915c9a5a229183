// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/tapestry/state.h"

#include <cstdint>
#include <optional>

namespace pegsheet::tapestry {

/// The numbers of a player that a correction sets.
enum class Number : std::uint8_t {
    Vp,
    Incomes,
    Coin,
    Worker,
    Food,
    Culture,
    Markets,
    Houses,
    Farms,
    Armories,
    Tiles,
    Space,
    Tapestry,
    Played,
    Bottom,
    Middle,
    Top,
    Control,
    Outposts,
    Toppled,
    Lines,
    Districts,
    Civilizations
};

} // namespace pegsheet::tapestry

template <>
struct pegsheet::EnumNames<pegsheet::tapestry::Number>
{
    static constexpr std::array<std::string_view, 23> names{"vp",       "incomes", "coin",   "worker",    "food",         "culture",
                                                            "markets",  "houses",  "farms",  "armories",  "tiles",        "space",
                                                            "tapestry", "played",  "bottom", "middle",    "top",          "control",
                                                            "outposts", "toppled", "lines",  "districts", "civilizations"};
};

namespace pegsheet::tapestry {

/// What a correction sets; what is not said stays. Written as the state is: for a player
/// `{"vp":12,"resources":{"coin":3},"tracks":{"science":[4]},"landmarks":["forge"]}`, for the turn
/// `{"turn":1,"achievements":{"topple_two":[0,2]},"queue":[]}`. Lists are meant as a whole.
struct Correction
{
    static constexpr std::int16_t kUnsaid = -1;

    Per<std::int16_t, Number> numbers = unsaid();
    Per<std::optional<Tokens>, Track> tracks;
    std::optional<EnumSet<Track>> ends;
    std::optional<bool> singularity;
    std::optional<std::uint16_t> explored;
    std::optional<EnumSet<Landmark>> landmarks;
    std::optional<std::uint8_t> turn;
    Per<std::optional<Reached>, Achievement> achievements;
    bool dropsQueue = false;

    [[nodiscard]] bool isOfPlayer() const;
    [[nodiscard]] bool isOfTurn() const;
    bool operator==(const Correction &) const = default;

private:
    static constexpr Per<std::int16_t, Number> unsaid()
    {
        Per<std::int16_t, Number> numbers;
        numbers.values.fill(kUnsaid);
        return numbers;
    }
};

[[nodiscard]] Value toValue(const Correction &correction);
/// Refuses what follows from other fields (input.derivedField), unknown fields, and values out of range.
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction);
[[nodiscard]] Value schemaOf(const Correction &correction);

/// Refuses nothing at all, fields of the turn for a player and the other way round (tapestry.noOption {field}), a landmark that
/// another player has (tapestry.taken), a number that is out of range, and another turn while anything is pending
/// (tapestry.pending). At depth `income` refuses all that is not kept there (tapestry.noOption {field}).
[[nodiscard]] MaybeRefusal refuses(const State &state, int player, const Correction &correction);

/// A number of a player, and its range.
[[nodiscard]] int numberOf(const Player &player, Number number);
void setNumber(Player &player, Number number, int value);
[[nodiscard]] int mostOf(Number number);
[[nodiscard]] int leastOf(Number number);
/// Sets the fields of a player, or of the turn where `player` is -1, and nothing that follows from them; points are told to the
/// ledger as corrected ones.
void applyCorrection(State &state, int player, const Correction &correction);

} // namespace pegsheet::tapestry
