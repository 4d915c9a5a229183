// SPDX-License-Identifier: Apache-2.0
// What is known of the cards of Empire's End without its box, from pictures in its glossary (facts: crises.json).
#include "app/empires/library/empiresrecords.h"

namespace pegsheet::empires {

namespace {

using storage::Confidence;
using storage::PrintedRecord;

PrintedRecord fact(std::string_view id, Ability ability)
{
    CardFacts facts;
    facts.ability = AbilityRef(ability);
    return {std::string(id), recordOf(cardNamed(id), facts), Confidence::Medium};
}

AbilityEffect points(int number)
{
    AbilityEffect effect;
    effect.does = Does::Points;
    effect.number = static_cast<std::int8_t>(number);
    return effect;
}

AbilityEffect pointsPer(int number, Counted counted, Sort sort = Sort::Any)
{
    AbilityEffect effect = points(number);
    effect.per.by = Multiplier::By::Places;
    effect.per.counted = counted;
    effect.per.sort = sort;
    effect.per.at = Reach::Adjacent;
    return effect;
}

} // namespace

std::vector<PrintedRecord> printedRecords()
{
    AbilityEffect refresh;
    refresh.does = Does::Refresh;
    refresh.at = Reach::Adjacent;
    AbilityEffect most = points(13);
    most.only.what = Condition::What::MostDestroyed;
    AbilityEffect redraw;
    redraw.does = Does::RedrawCrisis;
    redraw.number = 1;
    redraw.shuffle = true;
    return {fact("fire-8", {When::Industry, false, {refresh}}),
            fact("blight-9", {When::End, false, {most}}),
            fact("barbarians-7", {When::Crisis, true, {redraw}}),
            fact("plague-5", {When::Economy, false, {pointsPer(2, Counted::Destroyed)}}),
            fact("plague-8", {When::End, false, {pointsPer(3, Counted::Destroyed)}}),
            fact("plague-9", {When::End, false, {pointsPer(4, Counted::Healthy, Sort::Farm)}})};
}

} // namespace pegsheet::empires
