// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/counting.h"

#include "model/tapestry/civilizationacts.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// Of all others.
template <typename Compare>
bool eachOther(const State &state, int seat, Compare compare)
{
    for (int other = 0; other < state.players; ++other)
        if (other != seat && !compare(other))
            return false;
    return true;
}

// Everybody else is further.
bool isLastOn(const State &state, int seat, Track track)
{
    const auto furthest = [&](int of) { return state.at(of).tracks[track].furthest(); };
    const int own = furthest(seat);
    return own >= 0 && state.players > 1 && eachOther(state, seat, [&](int other) { return own < furthest(other); });
}

} // namespace

bool isNotBehind(const State &state, int seat, Track track)
{
    const auto furthest = [&](int of) { return state.at(of).tracks[track].furthest(); };
    const int own = furthest(seat);
    return own >= 0 && eachOther(state, seat, [&](int other) { return own >= furthest(other); });
}

int countOf(const State &state, int seat, Multiplier multiplier)
{
    if (multiplier == Multiplier::Opponents)
        return state.players - 1;
    const bool isLast = multiplier == Multiplier::TracksLast;
    int count = 0;
    for (const Track track : kAll<Track>) {
        const bool counts = isLast ? isLastOn(state, seat, track) : isNotBehind(state, seat, track);
        count += counts ? 1 : 0;
    }
    return count;
}

int countLed(const State &state, int seat)
{
    return static_cast<int>(std::ranges::count_if(
        kAll<Track>, [&](Track track) { return state.at(seat).ends.has(track) || isNotBehind(state, seat, track); }));
}

int countPrizes(const State &state, int seat)
{
    return static_cast<int>(std::ranges::count_if(kAll<Achievement>, [&](Achievement achievement) {
        const Reached &reached = state.achievements[achievement];
        const Prizes prizes = prizesOf(achievement, state.players);
        const auto place = static_cast<std::size_t>(reached.find(seat));
        return reached.has(seat) && place < prizes.size() && prizes[place] > 0;
    }));
}

int partThatHolds(const State &state, int seat, const Node *node)
{
    const auto behind = [node](int part) { return part + node[part].size; };
    if (node->word == Word::FirstInEra) {
        const bool isFirst = eachOther(state, seat, [&](int other) { return state.at(other).incomes < state.at(seat).incomes; });
        return isFirst ? 1 : behind(1);
    }
    const int own = landmarksOf(state, seat);
    const bool isAlone = state.players == 1;
    if (!isAlone && eachOther(state, seat, [&](int other) { return own > landmarksOf(state, other); }))
        return 1;
    if (!isAlone && eachOther(state, seat, [&](int other) { return own < landmarksOf(state, other); }))
        return behind(1);
    return behind(behind(1));
}

bool isMovement(const Node *node)
{
    switch (node->word) {
    case Word::Adv:
    case Word::AdvX:
    case Word::AdvB:
    case Word::Reg:
    case Word::RegX:
    case Word::Match: return true;
    case Word::Opt: return isMovement(node + 1);
    default: return false;
    }
}

Sharers sharersOf(const State &state, int seat, Word word, bool isMovement)
{
    Sharers sharers;
    const auto add = [&](int of) {
        const bool isIn = std::count(sharers.seats.begin(), sharers.seats.begin() + sharers.count, of) > 0;
        if (!isIn && !(of != seat && state.at(of).finished))
            sharers.seats[static_cast<std::size_t>(sharers.count++)] = static_cast<std::uint8_t>(of);
    };
    const int right = (seat + state.players - 1) % state.players;
    if (word == Word::Neighbours) {
        for (const int neighbour :
             {isMovement ? (seat + 1) % state.players : right, isMovement ? right : (seat + 1) % state.players})
            if (neighbour != seat)
                add(neighbour);
        return sharers;
    }
    if (word != Word::Opponents)
        add(seat);
    for (int step = 1; step < state.players; ++step)
        add((seat + step) % state.players);
    return sharers;
}

Matches matchesFor(const State &state, int seat, Track track)
{
    Matches matches;
    const auto bit = static_cast<unsigned>(track);
    const int own = state.at(seat).tracks[track].furthest();
    // A track that another has locked is closed either way, one that an own card blocks only ahead.
    if (own < 0 || (state.locks.by[track] & ~(1U << static_cast<unsigned>(seat))) != 0)
        return matches;
    for (int other = 0; other < state.players; ++other) {
        const int theirs = other == seat ? -1 : state.at(other).tracks[track].furthest();
        if (theirs > own && (matches.ahead < 0 || theirs < matches.ahead))
            matches.ahead = theirs;
        if (theirs >= 0 && theirs < own && theirs > matches.behind)
            matches.behind = theirs;
    }
    if ((state.at(seat).barred >> bit & 1U) != 0)
        matches.ahead = -1;
    return matches;
}

std::uint32_t stacksFor(const State &state, int seat)
{
    const bool mayAct = !state.at(seat).acting.isFull();
    const auto canCopy = [&](std::uint8_t code) {
        if (code >= kCount<TapestryCard>)
            return code == Mat::kUnknown;
        const auto card = static_cast<TapestryCard>(code);
        return kPrinted[kPrinted.play(card)].word != Word::CopyCard && (mayAct || kCardRows[card].when != When::Era);
    };
    std::uint32_t stacks = 0;
    for (int owner = 0; owner < state.players; ++owner)
        for (int era = 0; era < Mat::kEras; ++era)
            if (const auto top = state.at(owner).mat.top(era); top && canCopy(*top))
                stacks |= 1U << static_cast<unsigned>(owner * Mat::kEras + era);
    return stacks;
}

std::uint32_t copiesFor(const State &state, int seat, int opponent, Track track)
{
    return opponent == seat ? 0 : canRegress(state.at(opponent).tracks[track]);
}

std::uint32_t freeLandmarks(const State &state)
{
    std::uint32_t free = 0;
    for (const Track track : kAll<Track>)
        for (int space = 1; space <= kSpaces; ++space)
            if (entersTier(space))
                if (const Landmark landmark = landmarkOf(track, space); state.landmarks[landmark] == State::kNobody)
                    free |= 1U << static_cast<unsigned>(landmark);
    return free;
}

int mostStoodUp(const State &state, int seat, int against)
{
    const Player &other = state.at(against);
    return against == seat ? 0 : std::min<int>(openTerritories(state, against), other.toppled);
}

} // namespace pegsheet::tapestry
