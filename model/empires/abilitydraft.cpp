// SPDX-License-Identifier: Apache-2.0
#include "model/empires/abilitydraft.h"

#include <algorithm>
#include <array>

namespace pegsheet::empires {

namespace {

constexpr std::array kFire{UsualAbility{When::Industry, Does::MoveInnovation}, UsualAbility{When::Industry, Does::Discount},
                           UsualAbility{When::Industry, Does::Rebuild}, UsualAbility{When::Industry, Does::Refresh},
                           UsualAbility{When::Industry, Does::SwapLocations}};
constexpr std::array kRevolt{UsualAbility{When::Military, Does::Strength}, UsualAbility{When::End, Does::Points}};
constexpr std::array kFamine{UsualAbility{When::End, Does::Points}, UsualAbility{When::Crisis, Does::FreeBid}};
constexpr std::array kFlood{UsualAbility{When::Economy, Does::Gain}};
constexpr std::array kBlight{UsualAbility{When::Economy, Does::Points}, UsualAbility{When::Industry, Does::Points},
                             UsualAbility{When::End, Does::Points}};
constexpr std::array kBarbarians{UsualAbility{When::Economy, Does::Repeat}, UsualAbility{When::Economy, Does::Exchange},
                                 UsualAbility{When::Crisis, Does::RedrawCrisis}};
constexpr std::array kPlague{UsualAbility{When::End, Does::Points}, UsualAbility{When::Military, Does::Strength},
                             UsualAbility{When::Economy, Does::Gain}};
constexpr std::array kEarthquake{UsualAbility{When::Destroyed, Does::Gain}, UsualAbility{When::Destroyed, Does::Refresh},
                                 UsualAbility{When::Destroyed, Does::Points}};

Refusal notThere(AbilityField field)
{
    return {"input.unknownValue", {{"field", "touch"}, {"value", nameOf(field)}, {"allowed", Array{}}}};
}

template <NamedEnum E>
bool isOf(int number)
{
    return number >= 0 && number < static_cast<int>(kCount<E>);
}

template <NamedEnum E>
void toggle(EnumSet<E> &set, int number)
{
    const auto each = static_cast<E>(number);
    if (set.has(each))
        set.erase(each);
    else
        set.insert(each);
}

void addOne(Stock &stock, Resource resource)
{
    std::uint8_t &amount = stock[resource];
    amount = static_cast<std::uint8_t>(amount < kMostAbilityGain ? amount + 1 : 0);
}

bool isCounted(const AbilityEffect &effect)
{
    return effect.does == Does::Points || effect.does == Does::Strength || effect.does == Does::Discount
        || effect.does == Does::Refresh || effect.does == Does::Exchange || effect.does == Does::SwapLocations
        || effect.does == Does::MoveInnovation || effect.does == Does::Rebuild;
}

bool isWhole(const AbilityEffect &effect)
{
    switch (effect.does) {
    case Does::Gain: return effect.stock != Stock();
    case Does::Points:
    case Does::Strength: return effect.number != 0;
    case Does::Exchange: return effect.stock != Stock() && (effect.getAll != Stock() || !effect.getOneOf.empty());
    case Does::FreeBid: return !effect.bids.empty();
    case Does::Other: return !effect.words.empty();
    default: return true;
    }
}

} // namespace

std::span<const UsualAbility> usualAbilities(Kind kind)
{
    switch (kind) {
    case Kind::Fire: return kFire;
    case Kind::Revolt: return kRevolt;
    case Kind::Famine: return kFamine;
    case Kind::Flood: return kFlood;
    case Kind::Blight: return kBlight;
    case Kind::Barbarians: return kBarbarians;
    case Kind::Plague: return kPlague;
    case Kind::Earthquake: return kEarthquake;
    }
    return {};
}

// As the cards of the kind usually do it; what is not usual is said besides.
void AbilityDraft::begin(empires::Does does)
{
    effect = {};
    getsAll = false;
    effect.does = does;
    hasEffect = true;
    const Kind kind = card.kind();
    if (does == Does::Discount || does == Does::SwapLocations || does == Does::MoveInnovation || does == Does::Rebuild
        || does == Does::RedrawCrisis || does == Does::Exchange)
        effect.number = 1;
    if (does == Does::Discount) {
        effect.discounted = Discounted::Rebuild;
        effect.at = Reach::Adjacent;
    }
    if (does == Does::Rebuild || (does == Does::Refresh && when != When::Destroyed))
        effect.at = Reach::Adjacent;
    if (does == Does::RedrawCrisis)
        effect.shuffle = true;
    if (does == Does::Exchange)
        effect.stock[empires::Resource::Wheat] = 1;
    const bool isPerResource = when == When::End && does == Does::Points && (kind == Kind::Famine || kind == Kind::Revolt);
    if (isPerResource) {
        effect.per.by = Multiplier::By::Resource;
        effect.per.resource = kind == Kind::Famine ? empires::Resource::Wheat : empires::Resource::Axe;
    } else if (kind == Kind::Plague && takesPer(does)) {
        effect.per.by = Multiplier::By::Places;
        effect.per.at = empires::Reach::Adjacent;
    }
}

void AbilityDraft::take(const Ability &ability)
{
    when = ability.when;
    before.assign(ability.effects.begin(), ability.effects.end() - 1);
    effect = ability.effects.back();
    hasEffect = true;
    getsAll = effect.getAll.total() > 1;
}

void AbilityDraft::sayWords(std::string words)
{
    effect = {};
    effect.does = Does::Other;
    effect.words = std::move(words);
    hasEffect = true;
}

// A plus sign between what is got stands for all of it, a slash for one (facts, ability_grammar).
MaybeRefusal AbilityDraft::sayGot(empires::Resource resource)
{
    if (getsAll) {
        addOne(effect.getAll, resource);
        return std::nullopt;
    }
    // One that is said is got for certain; of several each time one.
    std::vector<Stock> got = effect.getOneOf;
    if (effect.getAll != Stock())
        got.push_back(effect.getAll);
    Stock one;
    one[resource] = 1;
    if (std::erase(got, one) == 0)
        got.push_back(one);
    if (got.size() > kMostAlternatives)
        return notThere(AbilityField::Get);
    effect.getAll = got.size() == 1 ? got.front() : Stock();
    effect.getOneOf = got.size() > 1 ? got : std::vector<Stock>();
    return std::nullopt;
}

// What was said is still got: together, or one of it.
void AbilityDraft::sayGetsAll(bool isAll)
{
    getsAll = isAll;
    std::vector<Stock> alternatives;
    for (const empires::Resource resource : kAll<empires::Resource>) {
        const bool isOne = std::ranges::any_of(effect.getOneOf, [&](const Stock &stock) { return stock[resource] > 0; });
        if (!isOne && effect.getAll[resource] == 0)
            continue;
        Stock one;
        one[resource] = 1;
        alternatives.push_back(one);
        if (isOne)
            effect.getAll[resource] = 1;
    }
    effect.getOneOf.clear();
    if (isAll)
        return;
    effect.getAll = alternatives.size() == 1 ? alternatives.front() : Stock();
    if (alternatives.size() > 1)
        effect.getOneOf = alternatives;
}

MaybeRefusal AbilityDraft::sayOfEffect(AbilityField field, int number)
{
    const bool isExchange = effect.does == Does::Exchange;
    switch (field) {
    case AbilityField::Number:
        if (!isCounted(effect))
            return notThere(field);
        if (number < -kMostAmount || number > kMostAmount)
            return outOfRange("number", number, -kMostAmount, kMostAmount);
        effect.number = static_cast<std::int8_t>(number);
        return std::nullopt;
    case AbilityField::By:
        if (!takesPer(effect.does) || number < 0 || number > static_cast<int>(Multiplier::By::Innovations))
            return notThere(field);
        effect.per = {};
        effect.per.by = static_cast<Multiplier::By>(number);
        if (effect.per.by == Multiplier::By::Innovations)
            effect.per.at = empires::Reach::Self;
        return std::nullopt;
    case AbilityField::Counted:
        if (!isOf<empires::Counted>(number))
            return notThere(field);
        (effect.per.by == Multiplier::By::Places ? effect.per.counted
                                                 : effect.only.counted) = static_cast<empires::Counted>(number);
        return std::nullopt;
    case AbilityField::Sort:
        if (!isOf<empires::Sort>(number))
            return notThere(field);
        (effect.per.by == Multiplier::By::Places ? effect.per.sort : effect.only.sort) = static_cast<empires::Sort>(number);
        return std::nullopt;
    case AbilityField::Reach:
        if (!isOf<empires::Reach>(number))
            return notThere(field);
        (takesPer(effect.does) ? effect.per.at : effect.at) = static_cast<empires::Reach>(number);
        return std::nullopt;
    case AbilityField::Resource:
        if (effect.per.by != Multiplier::By::Resource || !isOf<empires::Resource>(number))
            return notThere(field);
        effect.per.resource = static_cast<empires::Resource>(number);
        return std::nullopt;
    case AbilityField::Gain:
        if (!isOf<empires::Resource>(number) || (effect.does != Does::Gain && !isExchange))
            return notThere(field);
        addOne(effect.stock, static_cast<empires::Resource>(number));
        return std::nullopt;
    case AbilityField::Get:
        return isOf<empires::Resource>(number) && isExchange ? sayGot(static_cast<empires::Resource>(number))
                                                             : MaybeRefusal(notThere(field));
    case AbilityField::All:
        if (!isExchange)
            return notThere(field);
        sayGetsAll(number != 0);
        return std::nullopt;
    case AbilityField::Bid:
        if (effect.does != Does::FreeBid || !isOf<empires::Bid>(number))
            return notThere(field);
        toggle(effect.bids, number);
        return std::nullopt;
    case AbilityField::Discounted:
        if (effect.does != Does::Discount || !isOf<empires::Discounted>(number))
            return notThere(field);
        effect.discounted = static_cast<empires::Discounted>(number);
        effect.at = effect.discounted == empires::Discounted::Play ? empires::Reach::Empire : empires::Reach::Adjacent;
        return std::nullopt;
    case AbilityField::Cost:
        if (effect.does != Does::Rebuild || number < 0 || (number > kMostRepair && number != kAllHammers))
            return notThere(field);
        effect.cost = number == kAllHammers ? kFree : static_cast<std::int8_t>(-number);
        return std::nullopt;
    case AbilityField::Only:
        if (!takesIf(effect.does) || number < 0 || number > static_cast<int>(Condition::What::Adjacent))
            return notThere(field);
        effect.only = {};
        effect.only.what = static_cast<Condition::What>(number);
        return std::nullopt;
    default: return notThere(field);
    }
}

MaybeRefusal AbilityDraft::say(AbilityField field, int number)
{
    if (card.isNone())
        return notThere(field);
    switch (field) {
    case AbilityField::When:
        if (!isOf<empires::When>(number))
            return notThere(field);
        if (when == static_cast<empires::When>(number))
            return std::nullopt;
        when = static_cast<empires::When>(number);
        before.clear();
        hasEffect = false;
        effect = {};
        return std::nullopt;
    case AbilityField::Usual: {
        const auto usual = usualAbilities(card.kind());
        if (number < 0 || number >= static_cast<int>(usual.size()))
            return notThere(field);
        const UsualAbility &said = usual[static_cast<std::size_t>(number)];
        when = said.when;
        before.clear();
        begin(said.does);
        return std::nullopt;
    }
    case AbilityField::Does:
        if (!when || !isOf<empires::Does>(number))
            return notThere(field);
        if (!isPossible(static_cast<empires::Does>(number), *when))
            return Refusal{"empires.otherTime", {{"effect", nameOf(static_cast<empires::Does>(number))}, {"when", nameOf(*when)}}};
        begin(static_cast<empires::Does>(number));
        return std::nullopt;
    case AbilityField::Also:
        if (!hasEffect || !isWhole(effect) || before.size() + 1 >= kMostEffects)
            return notThere(field);
        before.push_back(effect);
        effect = {};
        hasEffect = false;
        return std::nullopt;
    case AbilityField::CardBid:
        if (!isOf<empires::Bid>(number))
            return notThere(field);
        toggle(bids, number);
        return std::nullopt;
    case AbilityField::CardHammers:
        if (number < 1 || number > kMostHammers)
            return outOfRange("hammers", number, 1, kMostHammers);
        hammers = static_cast<std::uint8_t>(hammers == number ? 0 : number);
        return std::nullopt;
    default: return hasEffect ? sayOfEffect(field, number) : MaybeRefusal(notThere(field));
    }
}

std::optional<Ability> AbilityDraft::ability() const
{
    if (!when || !hasEffect || !isWhole(effect))
        return std::nullopt;
    // A field for the marker is on what is used in a Disaster (DE Krisenkarten E).
    Ability ability{*when, *when == When::Crisis, before};
    ability.effects.push_back(effect);
    AbilityRef read;
    return fromValue("ability", toValue(AbilityRef(ability)), read) ? std::nullopt : std::optional(ability);
}

} // namespace pegsheet::empires
