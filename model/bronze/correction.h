// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"
#include "model/core/corrections.h"
#include "model/core/refusal.h"
#include "model/core/value.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace pegsheet::bronze {

/// A field that the table can set. The first group belongs to a player's sheet, the second to the turn.
enum class Field : std::uint8_t {
    Food,
    Goods,
    CityBoxes,
    MonumentBoxes,
    MonumentPoints,
    Developments,
    Disasters,
    Ships,
    Round,
    DiceShown,
    RollsLeft,
    Workers,
    Coins
};
inline constexpr Field kFirstTurnField = Field::Round;

/// Points lost to disasters have no upper limit in the rules; what is typed in has.
inline constexpr std::int64_t kMostDisasters = 1000000;

/// Whether sheets of that rule set have the field.
[[nodiscard]] constexpr bool hasField(Variant variant, Field field)
{
    return field != Field::Ships || kDevelopments[Development::Shipping].cost[variant] != 0;
}

/// How many values the field has: one a good, a city or a monument, else one.
[[nodiscard]] constexpr std::uint8_t placesOf(Field field)
{
    switch (field) {
    case Field::Goods: return kCount<Good>;
    case Field::CityBoxes: return kCount<City>;
    case Field::MonumentBoxes:
    case Field::MonumentPoints: return kCount<Monument>;
    default: return 1;
    }
}

/// An absolute value for one field; `index` is the good, city or monument, else 0. Developments are the
/// bits of their set, dice the packed bag.
struct Setting
{
    Field field = Field::Food;
    std::uint8_t index = 0;
    std::int32_t value = 0;

    bool operator==(const Setting &) const = default;
};

/// What a correction sets, in the order of the fields, each at most once. Written as the state is:
/// `{"food":4,"goods":{"wood":3},"monuments":{"obelisk":{"boxes":9,"points":6}},"developments":[…]}`,
/// or for the turn `{"round":2,"dice":[…],"rollsLeft":1,"workers":3,"coins":7}`.
struct Correction
{
    std::vector<Setting> settings;

    bool operator==(const Correction &) const = default;
};

[[nodiscard]] Value toValue(const Correction &correction);
/// Refuses derived fields (input.derivedField), unknown ones, one twice (input.duplicate), and values beyond
/// what is printed (input.outOfRange).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction);
[[nodiscard]] Value schemaOf(const Correction &correction);

/// Refuses a setting of the turn given for a player (bronze.correctionOfTurn) or the other way round
/// (bronze.correctionOfPlayer), an empty correction (bronze.correctionEmpty), points for a monument that is not
/// finished or that are not printed beside it (input.outOfRange), boxes of a monument out of play
/// (bronze.monumentClosed), a development or ships that the rule set does not have (bronze.noSuchDevelopment), fields of the
/// turn while they mean nothing (bronze.correctionNotNow: dice and rolls left outside the rolling, workers and
/// coins before collecting), no dice at all (bronze.diceCount), a player who is not there (input.noSuchPlayer).
[[nodiscard]] MaybeRefusal refuses(const State &state, int player, const Correction &correction);

/// Adds what a correction changes of that state, as the state is described.
void addCorrected(std::vector<CorrectedField> &fields, const State &before, int seat, const Correction &correction,
                  const std::string &why);

/// The value now in that field; `player` is -1 for fields of the turn.
[[nodiscard]] std::int32_t valueOf(const State &state, int player, const Setting &setting);

/// Sets the fields. A monument whose boxes become full without points given earns what it would now;
/// one whose boxes are no longer full loses its points.
void applyCorrection(State &state, int player, const Correction &correction);

} // namespace pegsheet::bronze

template <>
struct pegsheet::EnumNames<pegsheet::bronze::Field>
{
    static constexpr std::array<std::string_view, 13> names{"food",         "goods",     "cityBoxes", "monuments", "monuments",
                                                            "developments", "disasters", "ships",     "round",     "dice",
                                                            "rollsLeft",    "workers",   "coins"};
};
