// SPDX-License-Identifier: Apache-2.0
#include "app/empires/library/empiresrecords.h"

#include "app/empires/library/conflictrecords.h"
#include "app/empires/library/recordwords.h"
#include "model/core/fields.h"

#include <algorithm>
#include <array>

namespace pegsheet::empires {

namespace {

constexpr std::array<std::string_view, 2> kSides{"2", "3-4"};

using Sort = RecordField::Sort;

RecordField listOf(std::string_view id, Sort sort, std::span<const std::string_view> words, int most)
{
    RecordField field(id, sort, words, most);
    field.least = 1;
    return field;
}

std::vector<RecordKind> kinds()
{
    return {{kCardRecord,
             false,
             false,
             {{"kind", Sort::Choice, EnumNames<Kind>::names},
              {"number", 1, kPlaces},
              listOf("bid", Sort::Set, EnumNames<Bid>::names, static_cast<int>(kCount<Bid>)),
              {"hammers", 1, kMostHammers},
              {"ability", Sort::Whole}},
             {},
             {"kind", "number"}},
            {kPlaceRecord,
             false,
             false,
             {{"location", Sort::Choice, EnumNames<Location>::names}, {"value", 1, kMostValue}, {"repair", 1, kMostRepair}},
             {},
             {"location"}},
            {kTrackRecord,
             false,
             false,
             {{"side", Sort::Choice, kSides}, listOf("phases", Sort::Sequence, EnumNames<Round>::names, kMostRounds)},
             {},
             {"side"}},
            conflictKind()};
}

std::string_view sideOf(int players)
{
    return players == kLeastSeats ? kSides.front() : kSides.back();
}

// Of a sound record.
std::vector<Round> spacesIn(const Value &phases)
{
    std::vector<Round> spaces;
    for (const Value &each : *phases.array())
        if (const auto space = fromName<Round>(*each.text()))
            spaces.push_back(*space);
    return spaces;
}

// Only a whole track is one: it ends, once, and shows what its side can have.
MaybeRefusal refusesTrack(const Value &fields)
{
    const Value *phases = fields.find("phases");
    if (phases == nullptr)
        return missingField("phases");
    State table;
    table.players = *fields.find("side")->text() == kSides.front() ? kLeastSeats : kMostSeats;
    const std::vector<Round> spaces = spacesIn(*phases);
    if (auto refusal = refusesSpaces(table, spaces))
        return refusal;
    return spaces.back() == Round::End ? std::nullopt
                                       : MaybeRefusal(unknownValue("phases", nameOf(spaces.back()), {nameOf(Round::End)}));
}

MaybeRefusal refuses(const Record &record)
{
    const Value fields(record.fields);
    AbilityRef ability;
    if (const Value *said = fields.find("ability"))
        return fromValue("ability", *said, ability);
    return record.kind == kTrackRecord   ? refusesTrack(fields)
        : record.kind == kConflictRecord ? refusesConflict(fields)
                                         : std::nullopt;
}

// An ability in the one way in which the game writes it.
Record tidied(Record record)
{
    AbilityRef ability;
    for (Member &member : record.fields)
        if (member.key == "ability" && !fromValue("ability", member.value, ability))
            member.value = toValue(ability);
    return canonicalRecord(std::move(record));
}

PlaceNumbers beyondPrinted(const PlaceNumbers &known, const PlaceNumbers &printed)
{
    const auto beyond = [](std::uint8_t one, std::uint8_t other) { return one == other ? std::uint8_t{0} : one; };
    return {beyond(known.value, printed.value), beyond(known.repair, printed.repair)};
}

} // namespace

bool isSound(const Record &record, std::string_view kind)
{
    static const std::array kGames{records()};
    return record.game == kGame && record.kind == kind && !refusesRecord(kGames, record);
}

GameRecords records()
{
    GameRecords records;
    records.game = kGame;
    records.kinds = kinds();
    records.words = {kRecordKinds, kKeys, kTexts};
    records.refuses = &refuses;
    records.tidied = &tidied;
    records.printedVersion = 1;
    records.printed = &printedRecords;
    records.held = &heldRecords;
    return records;
}

Record recordOf(Card card, const CardFacts &facts)
{
    Object fields{{"kind", nameOf(card.kind())}, {"number", card.number()}};
    Array bids;
    for (const Bid bid : kAll<Bid>)
        if (facts.bids.has(bid))
            bids.emplace_back(nameOf(bid));
    if (!bids.empty())
        fields.push_back({"bid", std::move(bids)});
    if (facts.hammers != 0)
        fields.push_back({"hammers", int{facts.hammers}});
    if (!facts.ability.isNone())
        fields.push_back({"ability", toValue(facts.ability)});
    return canonicalRecord(recordWith(kCardRecord, std::move(fields)));
}

Record recordOf(Location location, const PlaceNumbers &numbers)
{
    Object fields{{"location", nameOf(location)}};
    if (numbers.value != 0)
        fields.push_back({"value", int{numbers.value}});
    if (numbers.repair != 0)
        fields.push_back({"repair", int{numbers.repair}});
    return canonicalRecord(recordWith(kPlaceRecord, std::move(fields)));
}

Record recordOf(const std::vector<Round> &track, int players)
{
    Array phases;
    for (const Round space : track)
        phases.emplace_back(nameOf(space));
    return canonicalRecord(recordWith(kTrackRecord, {{"side", sideOf(players)}, {"phases", std::move(phases)}}));
}

std::optional<std::pair<Card, CardFacts>> cardOf(const Record &record)
{
    if (!isSound(record, kCardRecord))
        return std::nullopt;
    const Value fields(record.fields);
    CardFacts facts;
    facts.hammers = static_cast<std::uint8_t>(numberIn(fields, "hammers"));
    if (const Value *bids = fields.find("bid"))
        for (const Value &each : *bids->array())
            facts.bids.insert(*fromName<Bid>(*each.text()));
    if (const Value *ability = fields.find("ability"))
        (void)fromValue("ability", *ability, facts.ability);
    return std::pair(Card::of(*fromName<Kind>(*fields.find("kind")->text()), numberIn(fields, "number")), facts);
}

std::optional<std::pair<Location, PlaceNumbers>> placeOf(const Record &record)
{
    if (!isSound(record, kPlaceRecord))
        return std::nullopt;
    const Value fields(record.fields);
    const auto number = [&](std::string_view key) { return static_cast<std::uint8_t>(numberIn(fields, key)); };
    return std::pair(*fromName<Location>(*fields.find("location")->text()), PlaceNumbers{number("value"), number("repair")});
}

std::optional<std::vector<Round>> trackOf(const Record &record, int players)
{
    const Value fields(record.fields);
    if (!isSound(record, kTrackRecord) || *fields.find("side")->text() != sideOf(players))
        return std::nullopt;
    return spacesIn(*fields.find("phases"));
}

std::vector<Record> recordsOf(const Known &known, int players)
{
    std::vector<Record> records;
    for (std::uint8_t index = 0; index < kCards; ++index)
        if (const CardFacts &facts = known.cards[index]; !(facts == CardFacts()))
            records.push_back(recordOf(Card{index}, facts));
    for (const Location location : kAll<Location>)
        if (const PlaceNumbers told = beyondPrinted(known.places[location], kPrinted[location]); !(told == PlaceNumbers()))
            records.push_back(recordOf(location, told));
    if (!known.track.empty() && known.track.back() == Round::End)
        records.push_back(recordOf(known.track, players));
    return records;
}

std::vector<Record> heldRecords(const Match &match)
{
    const auto &empires = static_cast<const MatchOf<Empires> &>(match);
    const State &state = empires.current();
    std::vector<Record> records = recordsOf(*state.known, state.players);
    for (const Conflict &card : playedConflicts(empires))
        records.push_back(recordOf(card));
    return records;
}

} // namespace pegsheet::empires
