// SPDX-License-Identifier: Apache-2.0
// A Conflict card: number by number, or all of it at once where it is known; the numbers of a finished empire.
#include "model/empires/members.h"
#include "model/empires/pencilhand.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

constexpr std::array kFieldPaths{"lowest", "lowestPoints", "middlePoints", "highest", "highestPoints", "victory", "rank", "with"};

int figure(const Pencil &pencil, ConflictField field)
{
    const Value *said = pencil.conflict.said(static_cast<std::size_t>(field));
    return said == nullptr ? 0 : static_cast<int>(*said->integer());
}

Stock gainOf(const Pencil &pencil, std::size_t who)
{
    Stock stock;
    for (std::size_t resource = 0; resource < kCount<Resource>; ++resource)
        stock.values.at(resource) = pencil.gains.at(who * kCount<Resource> + resource);
    return stock;
}

void sayGain(Pencil &pencil, std::size_t who, const Stock &gain)
{
    std::copy(gain.values.begin(), gain.values.end(), pencil.gains.begin() + static_cast<std::ptrdiff_t>(who * kCount<Resource>));
}

} // namespace

const FormFields &conflictFields()
{
    const Value points = SchemaWriter::integerSchema({-kMostConflictPoints, kMostConflictPoints});
    static const FormFields kFields(objectSchema({{"lowest", SchemaWriter::integerSchema({0, kMostStrength})},
                                                  {"lowestPoints", points},
                                                  {"middlePoints", points},
                                                  {"highest", SchemaWriter::integerSchema({1, kMostStrength})},
                                                  {"highestPoints", points},
                                                  {"victory", points},
                                                  {"rank", SchemaWriter::integerSchema({1, kMostRank})},
                                                  {"with", SchemaWriter::integerSchema({1, kPlaces})}}),
                                    {kFieldPaths.begin(), kFieldPaths.end()});
    return kFields;
}

int figureOf(const Conflict &card, ConflictField field)
{
    switch (field) {
    case ConflictField::Lowest: return card.lowest;
    case ConflictField::LowestPoints: return card.tiers[0].points;
    case ConflictField::MiddlePoints: return card.tiers[1].points;
    case ConflictField::Highest: return card.highest;
    case ConflictField::HighestPoints: return card.tiers[2].points;
    case ConflictField::Victory: return card.victory;
    case ConflictField::Rank: return card.rank;
    case ConflictField::With: return card.with;
    }
    return 0;
}

std::optional<Range> figureRange(const State &state, const Pencil &pencil, int field)
{
    const std::size_t count = state.step == Step::Campaign ? pencil.conflict.fields().size()
        : state.step == Step::Sheet                        ? kFinishedFields
                                                           : 0;
    if (field < 0 || static_cast<std::size_t>(field) >= count)
        return std::nullopt;
    if (state.step == Step::Campaign)
        return pencil.conflict.fields().range(static_cast<std::size_t>(field));
    const int most = static_cast<FinishedField>(field) == FinishedField::Score ? int{kMostScore} : int{MaybePoints::kMost};
    return Range{-most, most};
}

std::optional<int> figureSaid(const State &state, const Pencil &pencil, int field)
{
    if (!figureRange(state, pencil, field))
        return std::nullopt;
    const auto place = static_cast<std::size_t>(field);
    if (state.step == Step::Sheet)
        return pencil.finished.at(place);
    const Value *said = pencil.conflict.said(place);
    return said == nullptr ? std::nullopt : std::optional(static_cast<int>(*said->integer()));
}

bool isConflictSaid(const Pencil &pencil)
{
    return pencil.conflict.next() == conflictFields().size();
}

Conflict conflictOf(const Pencil &pencil)
{
    const auto small = [&](ConflictField field) { return static_cast<std::int8_t>(figure(pencil, field)); };
    const auto count = [&](ConflictField field) { return static_cast<std::uint8_t>(figure(pencil, field)); };
    Conflict card;
    card.victory = small(ConflictField::Victory);
    card.victoryGain = gainOf(pencil, 0);
    const std::array points{small(ConflictField::LowestPoints), small(ConflictField::MiddlePoints),
                            small(ConflictField::HighestPoints)};
    for (std::size_t tier = 0; tier < kTiers; ++tier)
        card.tiers.at(tier) = {points.at(tier), pencil.refreshes.at(tier), gainOf(pencil, tier + 1)};
    card.lowest = count(ConflictField::Lowest);
    card.highest = count(ConflictField::Highest);
    card.rank = count(ConflictField::Rank);
    card.with = count(ConflictField::With);
    return card;
}

MaybeRefusal sayConflict(Pencil &pencil, const Conflict &card)
{
    for (std::size_t field = 0; field < conflictFields().size(); ++field)
        if (auto refusal = pencil.conflict.say(field, figureOf(card, static_cast<ConflictField>(field))))
            return refusal;
    sayGain(pencil, 0, card.victoryGain);
    for (std::size_t tier = 0; tier < kTiers; ++tier) {
        sayGain(pencil, tier + 1, card.tiers.at(tier).gain);
        pencil.refreshes.at(tier) = card.tiers.at(tier).refresh;
    }
    return std::nullopt;
}

bool mayBe(const Conflict &card, const Pencil &pencil)
{
    for (std::size_t field = 0; field < conflictFields().size(); ++field)
        if (const Value *said = pencil.conflict.said(field))
            if (*said->integer() != figureOf(card, static_cast<ConflictField>(field)))
                return false;
    return true;
}

} // namespace pegsheet::empires
