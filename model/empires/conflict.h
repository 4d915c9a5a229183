// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/stock.h"

#include <array>
#include <cstdint>

namespace pegsheet::empires {

/// What a strength brings (DE Aufbau einer Feldzugkarte B to D).
struct Tier
{
    std::int8_t points = 0;   ///< may be lost
    std::uint8_t refresh = 0; ///< so many markers are taken off
    Stock gain;

    constexpr bool operator==(const Tier &) const = default;
};

/// A Conflict card: the bonus of the strongest, three tiers, and what the others exchange. Written as
/// `{"winner":{"points":3},"tiers":[{"max":2,"points":-3},{"points":1},{"min":7,"points":7}],"unrest":{"rank":1,"with":11}}`.
struct Conflict
{
    std::int8_t victory = 0;
    Stock victoryGain;
    std::array<Tier, kTiers> tiers{}; ///< lowest, between, highest
    std::uint8_t lowest = 0;          ///< the most strength of the lowest tier
    std::uint8_t highest = 0;         ///< the least strength of the highest; 0: there is no card
    std::uint8_t rank = 1;            ///< the most valuable healthy place, the second, the third
    std::uint8_t with = 1;            ///< changes places with what lies at that position

    [[nodiscard]] constexpr bool isNone() const { return highest == 0; }
    [[nodiscard]] constexpr const Tier &tierOf(int strength) const
    {
        return tiers[strength <= lowest ? 0 : strength >= highest ? 2 : 1];
    }
    constexpr bool operator==(const Conflict &) const = default;
};

inline constexpr int kMostConflictPoints = 60;
inline constexpr int kMostStrength = 99;
inline constexpr int kMostRefreshes = 9;
inline constexpr int kMostRank = 3;

/// Nothing where there is no card.
[[nodiscard]] Value toValue(const Conflict &conflict);
[[nodiscard]] Value schemaOf(const Conflict &conflict);
void hashInto(Hasher &hasher, const Conflict &conflict);
/// The members `winner`, `tiers` and `unrest` of an object.
[[nodiscard]] Object conflictMembers(const Conflict &conflict);
/// Reads an object of those three members; refuses any other.
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Conflict &conflict);

/// The parts of a Conflict as fields of a move.
struct ConflictWinner
{
    std::int8_t points = 0;
    Stock gain;

    constexpr bool operator==(const ConflictWinner &) const = default;
};
struct ConflictTiers
{
    std::array<Tier, kTiers> tiers{};
    std::uint8_t lowest = 0;
    std::uint8_t highest = 0;

    constexpr bool operator==(const ConflictTiers &) const = default;
};
struct Unrest
{
    std::uint8_t rank = 1;
    std::uint8_t with = 1;

    constexpr bool operator==(const Unrest &) const = default;
};

[[nodiscard]] Value toValue(const ConflictWinner &winner);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, ConflictWinner &winner);
[[nodiscard]] Value schemaOf(const ConflictWinner &winner);
[[nodiscard]] Value toValue(const ConflictTiers &tiers);
/// Refuses tiers between which there is none (empires.noTierBetween {max, min}).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, ConflictTiers &tiers);
[[nodiscard]] Value schemaOf(const ConflictTiers &tiers);
[[nodiscard]] Value toValue(const Unrest &unrest);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Unrest &unrest);
[[nodiscard]] Value schemaOf(const Unrest &unrest);

} // namespace pegsheet::empires
