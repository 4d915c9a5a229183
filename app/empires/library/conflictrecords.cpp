// SPDX-License-Identifier: Apache-2.0
#include "app/empires/library/conflictrecords.h"

#include "model/empires/pencil.h"

#include <algorithm>
#include <array>
#include <variant>

namespace pegsheet::empires {

namespace {

constexpr std::string_view kVictoryGain = "victoryGain";
constexpr std::array<std::string_view, kTiers> kGains{"lowestGain", "middleGain", "highestGain"};
constexpr std::array<std::string_view, kTiers> kRefreshes{"lowestRefresh", "middleRefresh", "highestRefresh"};

Stock gainIn(const Value &fields, std::string_view key)
{
    Stock gain;
    if (const Value *value = fields.find(key))
        (void)readStock(key, *value, gain);
    return gain;
}

void addGain(Object &fields, std::string_view key, const Stock &gain)
{
    if (gain.total() > 0)
        fields.push_back({std::string(key), stockValue(gain)});
}

} // namespace

RecordKind conflictKind()
{
    RecordKind kind{kConflictRecord, false, false, {}};
    const FormFields &numbers = conflictFields();
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        const Range range = *numbers.range(at);
        kind.fields.emplace_back(std::string_view(numbers.path(at)), static_cast<int>(range.min), static_cast<int>(range.max));
        kind.key.emplace_back(numbers.path(at));
    }
    for (const std::string_view refresh : kRefreshes)
        kind.fields.emplace_back(refresh, 1, kMostRefreshes);
    kind.fields.emplace_back(kVictoryGain, RecordField::Sort::Amounts, EnumNames<Resource>::names, kMostStock, kMostStock);
    for (const std::string_view gain : kGains)
        kind.fields.emplace_back(gain, RecordField::Sort::Amounts, EnumNames<Resource>::names, kMostStock, kMostStock);
    for (RecordField &field : kind.fields)
        field.hasUsual = !kind.isKey(field.id);
    return kind;
}

MaybeRefusal refusesConflict(const Value &fields)
{
    const int lowest = numberIn(fields, conflictFields().path(static_cast<std::size_t>(ConflictField::Lowest)));
    const int highest = numberIn(fields, conflictFields().path(static_cast<std::size_t>(ConflictField::Highest)));
    return highest < lowest + 2 ? MaybeRefusal(Refusal{"empires.noTierBetween", {{"max", lowest}, {"min", highest}}})
                                : std::nullopt;
}

Record recordOf(const Conflict &card)
{
    Object fields;
    for (std::size_t at = 0; at < conflictFields().size(); ++at)
        fields.push_back({conflictFields().path(at), figureOf(card, static_cast<ConflictField>(at))});
    addGain(fields, kVictoryGain, card.victoryGain);
    for (std::size_t tier = 0; tier < kTiers; ++tier) {
        addGain(fields, kGains.at(tier), card.tiers.at(tier).gain);
        if (card.tiers.at(tier).refresh != 0)
            fields.push_back({std::string(kRefreshes.at(tier)), int{card.tiers.at(tier).refresh}});
    }
    return canonicalRecord(recordWith(kConflictRecord, std::move(fields)));
}

std::optional<Conflict> conflictOf(const Record &record)
{
    if (!isSound(record, kConflictRecord))
        return std::nullopt;
    const Value fields(record.fields);
    Pencil pencil;
    for (std::size_t at = 0; at < conflictFields().size(); ++at)
        if (pencil.conflict.say(at, *fields.find(conflictFields().path(at))))
            return std::nullopt;
    Conflict card = conflictOf(pencil);
    card.victoryGain = gainIn(fields, kVictoryGain);
    for (std::size_t tier = 0; tier < kTiers; ++tier) {
        card.tiers.at(tier).gain = gainIn(fields, kGains.at(tier));
        card.tiers.at(tier).refresh = static_cast<std::uint8_t>(numberIn(fields, kRefreshes.at(tier)));
    }
    return card;
}

std::vector<Conflict> playedConflicts(const MatchOf<Empires> &match)
{
    std::vector<Conflict> cards;
    for (int place = 0; place < match.length(); ++place)
        if (const auto *move = std::get_if<Campaign>(&match.moveAt(place)))
            cards.push_back(conflictOf(*move));
    return cards;
}

bool isSameCard(const Conflict &one, const Conflict &other)
{
    for (std::size_t at = 0; at < conflictFields().size(); ++at)
        if (figureOf(one, static_cast<ConflictField>(at)) != figureOf(other, static_cast<ConflictField>(at)))
            return false;
    return true;
}

Record recordWith(std::string_view kind, Object fields)
{
    Record record;
    record.game = kGame;
    record.kind = kind;
    record.fields = std::move(fields);
    return record;
}

int numberIn(const Value &fields, std::string_view key)
{
    const Value *value = fields.find(key);
    return value == nullptr || value->integer() == nullptr ? 0 : static_cast<int>(*value->integer());
}

} // namespace pegsheet::empires
