// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empireslibrarycards.h"

#include "app/empires/library/conflictrecords.h"
#include "model/empires/pencil.h"

#include <algorithm>
#include <optional>

namespace pegsheet::app {

using namespace empires;

namespace {

/// Collects moves that can be made one after the other.
class Collecting
{
public:
    explicit Collecting(State state) : m_state(std::move(state)) {}

    bool add(const Move &move)
    {
        if (refuses(m_state, move))
            return false;
        apply(m_state, move, Teller());
        m_moves.push_back(move);
        return true;
    }
    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] std::vector<Move> take() { return std::move(m_moves); }

private:
    State m_state;
    std::vector<Move> m_moves;
};

// What of it nobody in the match said.
std::optional<Learn> missingOf(Card card, const CardFacts &known, const CardFacts &more)
{
    Learn learn;
    learn.card = card;
    if (known.bids.empty())
        learn.bid = more.bids;
    if (known.hammers == 0)
        learn.hammers = more.hammers;
    if (known.ability.isNone())
        learn.ability = more.ability;
    const bool isNothing = learn.bid.empty() && learn.hammers == 0 && learn.ability.isNone();
    return isNothing ? std::nullopt : std::optional(learn);
}

// A number that the program knows by itself gives way to one that a table told.
std::uint8_t missingNumber(std::uint8_t known, std::uint8_t printed, std::uint8_t told)
{
    return known == printed && told != known ? told : std::uint8_t{0};
}

bool isRowLaid(const State &before, const State &after)
{
    const auto entered = [](const State &state) {
        return std::count_if(state.seated().begin(), state.seated().end(), [](const Player &player) { return player.done; });
    };
    return before.onlySheets ? entered(after) > entered(before) : before.step == Step::Row && after.step != Step::Row;
}

// All at once; where two of them cannot be, as many as can.
void addNumbers(Collecting &moves, const Numbers &numbers)
{
    if (moves.add(Values{numbers}))
        return;
    for (const Location location : kAll<Location>) {
        Values one;
        one.of.of[location] = numbers.of[location];
        (void)moves.add(one);
    }
}

void addPlaces(Collecting &moves, const std::vector<storage::RecordEntry> &entries)
{
    const empires::Known known = *moves.state().known;
    Numbers numbers;
    for (const storage::RecordEntry &entry : entries)
        if (const auto place = empires::placeOf(entry.content)) {
            const auto &[location, told] = *place;
            const PlaceNumbers &printed = kPrinted[location];
            numbers.of[location] = {missingNumber(known.places[location].value, printed.value, told.value),
                                    missingNumber(known.places[location].repair, printed.repair, told.repair)};
        }
    addNumbers(moves, numbers);
}

void addTrack(Collecting &moves, const std::vector<storage::RecordEntry> &entries)
{
    if (moves.state().onlySheets || !moves.state().known->track.empty())
        return;
    for (const storage::RecordEntry &entry : entries)
        if (const auto track = trackOf(entry.content, moves.state().players)) {
            (void)moves.add(Track{{*track}});
            return;
        }
}

void addCards(Collecting &moves, const State &before, const std::vector<storage::RecordEntry> &entries)
{
    for (const storage::RecordEntry &entry : entries) {
        const auto told = cardOf(entry.content);
        if (!told)
            continue;
        const Card card = told->first;
        const bool isNew = isInPlay(moves.state(), card)
            && (!isInPlay(before, card) || !(moves.state().lies(card) == before.lies(card)));
        const auto learn = isNew ? missingOf(card, moves.state().known->cards.at(card.index), told->second) : std::nullopt;
        if (learn)
            (void)moves.add(*learn);
    }
}

bool bringsCards(const State &before, const State &after)
{
    for (std::uint8_t index = 0; index < kCards; ++index)
        if (const Card card{index}; isInPlay(after, card) && (!isInPlay(before, card) || !(after.lies(card) == before.lies(card))))
            return true;
    return false;
}

bool holds(const std::vector<Conflict> &cards, const Conflict &card)
{
    return std::ranges::any_of(cards, [&](const Conflict &each) { return empires::isSameCard(each, card); });
}

Object keyOf(const Record &record)
{
    static const GameRecords kRecords = empires::records();
    Object key;
    for (const Member &member : record.fields)
        if (const RecordKind *kind = findKind(kRecords, record.kind);
            kind != nullptr && std::find(kind->key.begin(), kind->key.end(), member.key) != kind->key.end())
            key.push_back(member);
    return key;
}

// The fields of a record that differ from what was known before: those that were not known then, or those that were.
std::optional<Record> changed(const Record &told, const std::vector<Record> &before, bool wasKnown)
{
    const Object key = keyOf(told);
    const auto found = std::find_if(before.begin(), before.end(), [&](const Record &each) { return keyOf(each) == key; });
    const Value known(found == before.end() ? key : found->fields);
    Record record = told;
    std::erase_if(record.fields, [&](const Member &member) {
        const Value *said = known.find(member.key);
        const bool isKey = std::find(key.begin(), key.end(), member) != key.end();
        return !isKey && (said == nullptr ? wasKnown : *said == member.value || !wasKnown);
    });
    return record.fields.size() == key.size() ? std::nullopt : std::optional(record);
}

} // namespace

EmpiresLibraryCards::EmpiresLibraryCards(UseCards use, const Typed &opened)
    : m_use(std::move(use)), m_opened(*opened.current().known), m_given(*opened.current().known),
      m_conflicts(playedConflicts(opened))
{
}

std::vector<storage::RecordEntry> EmpiresLibraryCards::read(std::string_view kind) const
{
    constexpr std::size_t kMost = 1000; // far more than there are
    std::vector<storage::RecordEntry> entries;
    m_use([&](CardLibrary &cards) {
        entries = cards.records().list({storage::RecordQuery::Which::Live, std::string(kGame), std::string(kind)}, 0, kMost);
    });
    return entries;
}

std::vector<Conflict> EmpiresLibraryCards::conflictsFor(const Typed &match) const
{
    const std::vector<Conflict> played = playedConflicts(match);
    std::vector<Conflict> cards;
    for (const storage::RecordEntry &entry : read(kConflictRecord))
        if (const auto card = empires::conflictOf(entry.content); card && !holds(played, *card))
            cards.push_back(*card);
    const auto numbers = [](const Conflict &card) {
        std::vector<int> all;
        for (std::size_t at = 0; at < conflictFields().size(); ++at)
            all.push_back(figureOf(card, static_cast<ConflictField>(at)));
        return all;
    };
    std::ranges::sort(cards, {}, numbers);
    return cards;
}

Per<PlaceNumbers, Location> EmpiresLibraryCards::placesFor(const State &state) const
{
    Collecting numbers(state);
    addPlaces(numbers, read(kPlaceRecord));
    return numbers.state().known->places;
}

// One that was picked counts as used.
void EmpiresLibraryCards::learnConflicts(CardLibrary &cards, const std::vector<Conflict> &played)
{
    for (const Conflict &card : m_conflicts)
        cards.learn(std::vector{empires::recordOf(card)});
    for (const Conflict &card : played)
        if (!holds(m_conflicts, card))
            cards.took(empires::recordOf(card));
    m_conflicts = played;
}

std::vector<Move> EmpiresLibraryCards::movesAlong(const State &state, std::span<const Move> moves)
{
    State after = state;
    for (const Move &move : moves) {
        if (refuses(after, move))
            return {};
        apply(after, move, Teller());
    }
    const bool isLaid = isRowLaid(state, after);
    if (!isLaid && !bringsCards(state, after))
        return {};
    const auto entries = read();
    Collecting along(std::move(after));
    addCards(along, state, entries);
    if (isLaid) {
        addPlaces(along, entries);
        addTrack(along, entries);
    }
    const std::vector<Move> added = along.take();
    State giving;
    giving.players = state.players;
    giving.known.edit() = m_given;
    for (const Move &move : added)
        apply(giving, move, Teller());
    m_given = *giving.known;
    return added;
}

// Its end was taken back.
void EmpiresLibraryCards::forgetTrack(CardLibrary &cards)
{
    if (const auto learned = cards.findCard(*m_track); learned && learned->isLive() && learned->content.fields == m_track->fields)
        cards.records().remove(learned->id);
    m_track.reset();
}

void EmpiresLibraryCards::learn(const Typed &match)
{
    const State &state = match.current();
    const std::vector<Record> given = recordsOf(m_given, state.players);
    const std::vector<Record> opened = recordsOf(m_opened, state.players);
    const std::vector<Record> told = recordsOf(*state.known, state.players);
    m_use([&](CardLibrary &cards) {
        for (const Record &record : told) {
            // A track that was played to its end is that of the board, whatever the library learned of an end that was taken back.
            const bool isTrack = record.kind == kTrackRecord;
            if (const auto fresh = changed(record, given, false)) {
                cards.took(*fresh, isTrack ? Differing::Replace : Differing::Keep);
                if (isTrack)
                    m_track = *fresh;
            }
            if (const auto overruled = changed(record, given, true))
                cards.took(*overruled, Differing::Replace);
        }
        cards.learn(opened);
        if (m_track && std::ranges::none_of(told, [](const Record &record) { return record.kind == kTrackRecord; }))
            forgetTrack(cards);
        learnConflicts(cards, playedConflicts(match));
    });
    m_given = m_opened = *state.known;
}

} // namespace pegsheet::app
