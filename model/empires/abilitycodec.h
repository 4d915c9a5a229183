// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/core/letters.h"
#include "model/empires/ability.h"

/// How abilities and stocks are written in a shared code. Order and weights are part of the shared format.
namespace pegsheet::empires {

/// Amounts of a stock: most are none, then one.
inline constexpr std::array<std::uint32_t, 5> kAmountWeights{30, 20, 6, 3, 1};
template <EntropyCoder C>
Stock codeStock(C &coder, const Stock &stock)
{
    constexpr std::uint32_t kMore = kAmountWeights.size() - 1;
    Stock read;
    for (const Resource resource : kAll<Resource>) {
        const std::uint32_t amount = coder.weighted(std::min<std::uint32_t>(stock[resource], kMore), kAmountWeights);
        read[resource] = static_cast<std::uint8_t>(amount);
        if (amount == kMore)
            read[resource] = static_cast<std::uint8_t>(codeBetween(coder, int{stock[resource]}, kMore, kMostStock));
    }
    return read;
}

/// A number that is likely small, of either sign.
template <EntropyCoder C>
int codeSigned(C &coder, int number, int least, int most)
{
    constexpr int kSmall = 8;
    const bool isNegative = least < 0 && codeTruth(coder, number < 0, 1, 7);
    const int size = isNegative ? -number : number;
    const int largest = isNegative ? -least : most;
    const bool isLarge = largest >= kSmall && codeTruth(coder, size >= kSmall, 1, 4);
    const int read = isLarge ? codeBetween(coder, size, kSmall, largest)
                             : codeBetween(coder, size, 0, std::min(kSmall - 1, largest));
    return isNegative ? -read : read;
}

template <EntropyCoder C>
Multiplier codePer(C &coder, const Multiplier &per)
{
    Multiplier read;
    read.by = codeWeighted(coder, per.by, std::array<std::uint32_t, 4>{20, 10, 3, 1});
    switch (read.by) {
    case Multiplier::By::Once: break;
    case Multiplier::By::Resource: read.resource = codeBetween(coder, per.resource, 0, kCount<Resource> - 1); break;
    case Multiplier::By::Innovations: read.at = codeBetween(coder, per.at, 1, 2); break;
    case Multiplier::By::Places:
        read.counted = codeWeighted(coder, per.counted, std::array<std::uint32_t, 3>{10, 10, 1});
        read.sort = codeWeighted(coder, per.sort, std::array<std::uint32_t, 6>{1, 2, 2, 2, 2, 9});
        read.at = codeBetween(coder, per.at, 0, 1);
        break;
    }
    return read;
}

template <EntropyCoder C>
Condition codeCondition(C &coder, const Condition &only)
{
    Condition read;
    read.what = codeWeighted(coder, only.what, std::array<std::uint32_t, 3>{30, 1, 1});
    if (read.what == Condition::What::Adjacent) {
        read.counted = codeBetween(coder, only.counted, 0, kCount<Counted> - 1);
        read.sort = codeBetween(coder, only.sort, 0, kCount<Sort> - 1);
    }
    return read;
}

template <EntropyCoder C>
void codeExchange(C &coder, const AbilityEffect &effect, AbilityEffect &read)
{
    read.stock = codeStock(coder, effect.stock);
    read.getAll = codeStock(coder, effect.getAll);
    const auto given = static_cast<std::uint32_t>(effect.getOneOf.size());
    const std::uint32_t count = coder.weighted(given, std::array<std::uint32_t, kMostAlternatives + 1>{6, 0, 6, 1, 1});
    for (std::size_t at = 0; at < count; ++at)
        read.getOneOf.push_back(codeStock(coder, at < effect.getOneOf.size() ? effect.getOneOf[at] : Stock()));
    read.number = codeBetween(coder, effect.number, 1, kMostTimes);
}

template <EntropyCoder C>
AbilityEffect codeEffect(C &coder, When when, const AbilityEffect &effect)
{
    std::array<std::uint32_t, kCount<Does>> weights{};
    for (const Does does : kAll<Does>)
        weights[static_cast<std::size_t>(does)] = isPossible(does, when) ? (does == Does::Other ? 1 : 4) : 0;
    AbilityEffect read;
    read.does = static_cast<Does>(coder.weighted(static_cast<std::uint32_t>(effect.does), weights));
    switch (read.does) {
    case Does::Gain: read.stock = codeStock(coder, effect.stock); break;
    case Does::Exchange: codeExchange(coder, effect, read); break;
    case Does::Refresh:
        read.number = static_cast<std::int8_t>(codeSigned(coder, effect.number, 0, kMostTimes));
        read.at = codeBetween(coder, effect.at, 0, kCount<Reach> - 1);
        break;
    case Does::Discount:
        read.discounted = codeBetween(coder, effect.discounted, 0, 1);
        read.number = codeBetween(coder, effect.number, 1, kMostRepair);
        read.at = codeBetween(coder, effect.at, 0, kCount<Reach> - 1);
        break;
    case Does::FreeBid: read.bids = EnumSet<Bid>::fromBits(codeBetween(coder, effect.bids.bits(), 1, EnumSet<Bid>::kFull)); break;
    case Does::RedrawCrisis:
        read.number = 1;
        read.shuffle = codeTruth(coder, effect.shuffle, 3, 1);
        break;
    case Does::SwapLocations:
    case Does::MoveInnovation: read.number = codeBetween(coder, effect.number, 1, kMostTimes); break;
    case Does::Rebuild:
        read.number = codeBetween(coder, effect.number, 1, kMostTimes);
        read.cost = codeTruth(coder, effect.cost == kFree, 1, 3) ? kFree : codeBetween(coder, effect.cost, -kMostRepair, 0);
        read.at = codeBetween(coder, effect.at, 0, kCount<Reach> - 1);
        break;
    case Does::Other: read.words = codeText(coder, effect.words, kLongestWords); break;
    case Does::Points:
    case Does::Strength: read.number = static_cast<std::int8_t>(codeSigned(coder, effect.number, -kMostAmount, kMostAmount)); break;
    case Does::Repeat:
    case Does::Copy: break;
    }
    if (takesPer(read.does))
        read.per = codePer(coder, effect.per);
    if (takesIf(read.does))
        read.only = codeCondition(coder, effect.only);
    return read;
}

template <EntropyCoder C>
AbilityRef codeAbility(C &coder, const AbilityRef &ability)
{
    static const Ability kNothing;
    const Ability &given = ability.isNone() ? kNothing : *ability;
    Ability read;
    read.when = codeBetween(coder, given.when, 0, kCount<When> - 1);
    read.exhaust = codeTruth(coder, given.exhaust, read.when == When::Crisis ? 30 : 1, read.when == When::Crisis ? 1 : 30);
    const auto wanted = static_cast<std::uint32_t>(given.effects.empty() ? 0 : given.effects.size() - 1);
    const std::uint32_t more = coder.weighted(wanted, std::array<std::uint32_t, kMostEffects>{20, 3, 1, 1});
    for (std::size_t at = 0; at <= more; ++at)
        read.effects.push_back(codeEffect(coder, read.when, at < given.effects.size() ? given.effects[at] : AbilityEffect()));
    return AbilityRef(read);
}

} // namespace pegsheet::empires
