// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/stock.h"
#include "model/empires/tables.h"

#include <cstdint>
#include <string>
#include <vector>

/// Abilities of places and Innovations as data: when, and what they do. The language is closed; what it does not cover is the
/// table's own words, worked out at the table.
namespace pegsheet::empires {

/// What an effect does; its form in JSON stands beside it. `per` multiplies where it may stand, `if` makes it depend.
enum class Does : std::uint8_t {
    Gain,           ///< {"gain":{"wheat":1}} with per
    Points,         ///< {"points":2} with per, if
    Exchange,       ///< {"exchange":{"give":{…},"getAll":{…},"getOneOf":[{…}],"times":2}}
    Refresh,        ///< {"refresh":"all" or n,"at":"adjacent"}
    Discount,       ///< {"discount":"play" or "rebuild","hammers":1,"at":"adjacent"}
    FreeBid,        ///< {"freeBid":["axe"]}
    RedrawCrisis,   ///< {"redrawCrisis":1,"shuffle":true}
    SwapLocations,  ///< {"swapLocations":1}
    MoveInnovation, ///< {"moveInnovation":1}
    Rebuild,        ///< {"rebuild":1,"cost":"normal", "free" or -n,"at":"adjacent"}
    Strength,       ///< {"strength":1} with per
    Repeat,         ///< {"repeat":"economy"}
    Copy,           ///< {"copy":"end"}
    Other           ///< {"other":"the table's own words"}
};

enum class Counted : std::uint8_t { Healthy, Destroyed, Any };
/// From the place at which the ability stands: its neighbours, the whole row, itself.
enum class Reach : std::uint8_t { Adjacent, Empire, Self };
enum class Discounted : std::uint8_t { Play, Rebuild };
/// Five types and any of them.
enum class Sort : std::uint8_t { City, Town, Army, Road, Farm, Any };

/// By what an effect is multiplied: {"count":"destroyed","type":"farm","at":"adjacent"}, {"resource":"wheat"},
/// {"innovations":"self"}.
struct Multiplier
{
    enum class By : std::uint8_t { Once, Places, Resource, Innovations };
    By by = By::Once;
    Counted counted = Counted::Healthy;
    Sort sort = Sort::Any;
    Reach at = Reach::Adjacent;
    Resource resource = Resource::Wheat;

    constexpr bool operator==(const Multiplier &) const = default;
};

/// On what an effect depends: {"mostDestroyed":"tiesCount"}, {"adjacent":{"count":"healthy","type":"farm"}}.
struct Condition
{
    enum class What : std::uint8_t { Always, MostDestroyed, Adjacent };
    What what = What::Always;
    Counted counted = Counted::Healthy;
    Sort sort = Sort::Any;

    constexpr bool operator==(const Condition &) const = default;
};

inline constexpr int kMostAmount = 99;
inline constexpr int kMostTimes = 9;
inline constexpr std::size_t kMostAlternatives = 4;
inline constexpr std::size_t kMostEffects = 4;
inline constexpr std::size_t kLongestWords = 200;
/// A cost of repairing that is none.
inline constexpr std::int8_t kFree = -kMostAmount;

/// One thing that an ability does. What the kind has no use for stays as it is here.
struct AbilityEffect
{
    Does does = Does::Points;
    std::int8_t number = 0; ///< points, strength, hammers, how often; of a refresh how many, 0: all
    std::int8_t cost = 0;   ///< of repairing: so much less than printed, below zero; kFree
    Stock stock;            ///< got, or given in an exchange
    Stock getAll;
    std::vector<Stock> getOneOf;
    Reach at = Reach::Empire;
    Discounted discounted = Discounted::Play;
    EnumSet<Bid> bids;
    bool shuffle = false;
    std::string words;
    Multiplier per;
    Condition only;

    bool operator==(const AbilityEffect &) const = default;
};

/// When an ability is used and what it does then; all of it.
struct Ability
{
    When when = When::Economy;
    bool exhaust = false;
    std::vector<AbilityEffect> effects;

    [[nodiscard]] const AbilityEffect *find(Does does) const;
    bool operator==(const Ability &) const = default;
};

/// An ability that many states share: a pointer into a table of the process that only grows. Equal abilities are the same.
class AbilityRef
{
public:
    /// None.
    constexpr AbilityRef() = default;
    explicit AbilityRef(const Ability &ability);

    [[nodiscard]] constexpr bool isNone() const { return m_entry == nullptr; }
    [[nodiscard]] const Ability *operator->() const;
    const Ability &operator*() const;
    /// By what it does alone, the same on every machine.
    [[nodiscard]] std::uint64_t hash() const;
    constexpr bool operator==(const AbilityRef &) const = default;

private:
    struct Entry
    {
        Ability ability;
        std::uint64_t hash;
    };
    static const Entry *entryOf(const Ability &ability);

    const Entry *m_entry = nullptr;
};

/// `{"when":"economy","do":[{"points":2,"per":{…}}]}`, with `"exhaust":true` where it is so.
[[nodiscard]] Value toValue(const AbilityRef &ability);
/// Refuses another shape with an `input.` code, and what cannot be done then (empires.otherTime {effect, when}).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, AbilityRef &ability);
[[nodiscard]] Value schemaOf(const AbilityRef &ability);

/// Whether that can be done at that time, and whether it can be multiplied or depend on something.
[[nodiscard]] bool isPossible(Does does, When when);
[[nodiscard]] bool takesPer(Does does);
[[nodiscard]] bool takesIf(Does does);

/// What a place does from the start (DE Startfähigkeiten).
[[nodiscard]] const Ability &startingAbility(Location location);

} // namespace pegsheet::empires

namespace pegsheet {

template <>
struct EnumNames<empires::Does>
{
    static constexpr std::array<std::string_view, 14> names{
        "gain",          "points",         "exchange", "refresh",  "discount", "freeBid", "redrawCrisis",
        "swapLocations", "moveInnovation", "rebuild",  "strength", "repeat",   "copy",    "other"};
};
template <>
struct EnumNames<empires::Counted>
{
    static constexpr std::array<std::string_view, 3> names{"healthy", "destroyed", "any"};
};
template <>
struct EnumNames<empires::Reach>
{
    static constexpr std::array<std::string_view, 3> names{"adjacent", "empire", "self"};
};
template <>
struct EnumNames<empires::Discounted>
{
    static constexpr std::array<std::string_view, 2> names{"play", "rebuild"};
};
template <>
struct EnumNames<empires::Sort>
{
    static constexpr std::array<std::string_view, 6> names{"city", "town", "army", "road", "farm", "any"};
};

} // namespace pegsheet
