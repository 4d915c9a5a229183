// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/ability.h"
#include "model/empires/card.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What is printed on a card, being said touch by touch.
namespace pegsheet::empires {

/// What a touch says. Where nothing else stands there the number is an enumerator; said again it is taken back where it can be.
enum class AbilityField : std::uint8_t {
    When,
    Does,    ///< what it does, as the cards of that kind usually do it
    Number,  ///< points, strength, hammers, how often; of a refresh how many, 0: all
    By,      ///< by what it is multiplied
    Counted, ///< of places that are counted, or that have to lie beside it
    Sort,
    Reach,    ///< of what is counted, or of what it does
    Resource, ///< by which it is multiplied
    Gain,     ///< one more of a resource, got or given in an exchange; beyond the most none
    Get,      ///< a resource that is got in an exchange; where all of them are got one more of it, beyond the most none
    Bid,      ///< a resource that is bid without paying
    Discounted,
    Cost,        ///< hammers less for repairing; kAllHammers: none at all
    Only,        ///< on what it depends
    Also,        ///< what was said is whole, and it does something else as well
    CardBid,     ///< a resource that the card shows beside what is bid
    CardHammers, ///< what it takes to play it
    Usual,       ///< when and what at once, by its place in usualAbilities()
    All          ///< of what is got in an exchange: 1 all of it, 0 one of several
};
inline constexpr int kAllHammers = kMostAmount;
/// More of a resource than any ability gives.
inline constexpr int kMostAbilityGain = 5;

struct AbilityDraft
{
    Card card; ///< none: no card is described
    std::optional<When> when;
    std::vector<AbilityEffect> before; ///< effects that are whole
    bool hasEffect = false;
    AbilityEffect effect;
    bool getsAll = false; ///< all that an exchange is for, not one of several
    EnumSet<Bid> bids;
    std::uint8_t hammers = 0;

    /// Says it; refused where it fits nothing that was said before (input.unknownValue, input.outOfRange, empires.otherTime).
    [[nodiscard]] MaybeRefusal say(AbilityField field, int number);
    /// The table's own words for it.
    void sayWords(std::string words);
    /// Becomes that ability, to be said otherwise.
    void take(const Ability &ability);
    /// Nothing while something is missing.
    [[nodiscard]] std::optional<Ability> ability() const;
    bool operator==(const AbilityDraft &) const = default;

private:
    void begin(empires::Does does);
    [[nodiscard]] MaybeRefusal sayGot(Resource resource);
    void sayGetsAll(bool isAll);
    [[nodiscard]] MaybeRefusal sayOfEffect(AbilityField field, int number);
};

/// When and what the cards of that kind usually do (DE Die acht Arten von Krisen), the likeliest first.
struct UsualAbility
{
    When when = When::Economy;
    Does does = Does::Points;
};
[[nodiscard]] std::span<const UsualAbility> usualAbilities(Kind kind);

} // namespace pegsheet::empires

template <>
struct pegsheet::EnumNames<pegsheet::empires::AbilityField>
{
    static constexpr std::array<std::string_view, 19> names{
        "when", "does",       "number", "by",   "counted", "sort",    "reach",       "resource", "gain", "get",
        "bid",  "discounted", "cost",   "only", "also",    "cardBid", "cardHammers", "usual",    "all"};
};
