// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <array>
#include <optional>

namespace pegsheet::bronze {

/// What dice bring a sheet, with every part of the sum: the rules collect by it, previews explain with it.
struct Yield
{
    int skulls = 0;

    int goodsEarned = 0;           ///< by the dice, before any row was full
    bool quarried = false;         ///< Quarrying added a stone
    Per<std::uint8_t, Good> goods; ///< where the pegs stand afterwards
    int goodsLost = 0;             ///< no hole was left for them

    int foodEarned = 0;  ///< Agriculture included
    int agriculture = 0; ///< the part that Agriculture added
    int foodLost = 0;    ///< above fifteen
    int foodBefore = 0;
    int eaten = 0; ///< of as many cities
    int unfed = 0; ///< cities without food: a point each
    int foodAfter = 0;

    int workers = 0; ///< Masonry included
    int masonry = 0; ///< the part that Masonry added
    int coins = 0;
};

/// What `dice` bring, `foodDice` of the choice dice taken as food (EN 2 to 3c, EN 4, EN 5).
[[nodiscard]] Yield yieldOf(const Sheet &sheet, Dice dice, int foodDice);

/// The disaster of so many skulls, if any (EN 3d). Famine is never among them.
[[nodiscard]] constexpr std::optional<Disaster> disasterOf(int skulls)
{
    if (skulls < kDroughtSkulls)
        return std::nullopt;
    return skulls == kDroughtSkulls   ? Disaster::Drought
        : skulls == kPestilenceSkulls ? Disaster::Pestilence
        : skulls == kInvasionSkulls   ? Disaster::Invasion
                                      : Disaster::Revolt;
}

/// Why a disaster passed somebody by. Roller: a pestilence only strikes the others. Smithing: an invasion turned against
/// the others.
enum class Shield : std::uint8_t { Irrigation, Medicine, GreatWall, Religion, Roller, Smithing };

/// What spares those who have it from a disaster; nothing does from famine.
[[nodiscard]] constexpr std::optional<Shield> shieldAgainst(Disaster disaster)
{
    switch (disaster) {
    case Disaster::Famine: return std::nullopt;
    case Disaster::Drought: return Shield::Irrigation;
    case Disaster::Pestilence: return Shield::Medicine;
    case Disaster::Invasion: return Shield::GreatWall;
    case Disaster::Revolt: return Shield::Religion;
    }
    return std::nullopt;
}

/// What a disaster does to one player.
struct Fate
{
    enum class Kind : std::uint8_t { Untouched, Hit, Spared };

    Kind kind = Kind::Untouched;
    int points = 0;             ///< lost, when hit
    bool losesGoods = false;    ///< when hit
    Shield by = Shield::Roller; ///< when spared
};

/// What the disaster brought by the acting player does to `seat`. Untouched are those it is not aimed at. `spears` make
/// an invasion by Smithing harder.
[[nodiscard]] Fate fateOf(const State &state, Disaster disaster, int seat, int spears = 0);

} // namespace pegsheet::bronze

template <>
struct pegsheet::EnumNames<pegsheet::bronze::Shield>
{
    static constexpr std::array<std::string_view, 6> names{"irrigation", "medicine", "greatWall", "religion", "roller", "smithing"};
};
