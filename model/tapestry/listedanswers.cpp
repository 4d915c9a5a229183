// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/listedanswers.h"

#include "model/core/overload.h"
#include "model/tapestry/counting.h"
#include "model/tapestry/listedcards.h"
#include "model/tapestry/listedmats.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/techpicks.h"
#include "model/tapestry/tokenplaces.h"

#include <algorithm>
#include <bit>

namespace pegsheet::tapestry {

namespace {

using Place = std::optional<std::uint32_t>;

// What an entry is paid with.
Picks picksOf(const State &state, const Entry &entry, int paid)
{
    return Picks(state.at(entry.player).resources, paid);
}
bool isMatch(const State &state, const Entry &entry)
{
    return isPlainGain(entry.act) && state.queue.nodeOf(entry).word == Word::Match;
}
bool hasTokens(const State &state, const Entry &entry)
{
    return !asksForTrackAlone(entry.act) && state.queue.nodeOf(entry).word != Word::AiSingularity;
}
// Calls `use(seat, track, spaces)` for the tokens of each opponent that can be copied, until that says so.
template <typename Use>
void eachCopy(const State &state, const Entry &entry, Use use)
{
    for (int seat = 0; seat < state.players; ++seat)
        for (const Track track : kAll<Track>)
            if (const std::uint32_t spaces = copiesFor(state, entry.player, seat, track); spaces != 0)
                if (use(seat, track, spaces))
                    return;
}
bool isCopy(const State &state, const Entry &entry)
{
    return isPlainGain(entry.act) && state.queue.nodeOf(entry).word == Word::CopySpace;
}
std::uint32_t countCopies(const State &state, const Entry &entry)
{
    std::uint32_t sum = 0;
    eachCopy(state, entry, [&](int, Track, std::uint32_t spaces) {
        sum += countTokens(spaces);
        return false;
    });
    return sum;
}
ChooseTrack copyAt(const State &state, const Entry &entry, std::uint32_t index)
{
    ChooseTrack move;
    eachCopy(state, entry, [&](int seat, Track track, std::uint32_t spaces) {
        const std::uint32_t count = countTokens(spaces);
        if (index >= count) {
            index -= count;
            return false;
        }
        move.player = static_cast<std::int8_t>(seat);
        move.track = track;
        move.token = tokenAt(spaces, index);
        return true;
    });
    return move;
}
Place placeOfCopy(const State &state, const Entry &entry, const ChooseTrack &move)
{
    std::uint32_t before = 0;
    Place found;
    eachCopy(state, entry, [&](int seat, Track track, std::uint32_t spaces) {
        if (seat == move.player && track == move.track) {
            if (const Place place = placeOfToken(spaces, move.token))
                found = before + *place;
            return true;
        }
        before += countTokens(spaces);
        return false;
    });
    return found;
}
std::uint32_t countChoices(const State &state, const Entry &entry, Track track)
{
    if (isMatch(state, entry))
        return static_cast<std::uint32_t>(matchesFor(state, entry.player, track).count());
    const std::uint32_t spaces = spacesFor(state, entry, track);
    return hasTokens(state, entry) ? countTokens(spaces) : spaces;
}
ChooseTrack choiceAt(const State &state, const Entry &entry, std::uint32_t index)
{
    ChooseTrack move;
    for (const Track track : kAll<Track>) {
        const std::uint32_t count = countChoices(state, entry, track);
        move.track = track;
        if (index < count)
            break;
        index -= count;
    }
    if (isMatch(state, entry)) {
        if (const Matches matches = matchesFor(state, entry.player, move.track); matches.count() == 2)
            move.to.number = static_cast<std::int8_t>(index == 0 ? matches.ahead : matches.behind);
        return move;
    }
    if (hasTokens(state, entry))
        move.token = tokenAt(spacesFor(state, entry, move.track), index);
    return move;
}
Place placeOfChoice(const State &state, const Entry &entry, const ChooseTrack &move)
{
    std::uint32_t before = 0;
    for (const Track track : kAll<Track>) {
        if (track == move.track)
            break;
        before += countChoices(state, entry, track);
    }
    if (isMatch(state, entry))
        return before + (move.to.isSaid() && move.to.number == matchesFor(state, entry.player, move.track).behind ? 1 : 0);
    if (!hasTokens(state, entry))
        return before;
    const Place place = placeOfToken(spacesFor(state, entry, move.track), move.token);
    return place ? Place(before + *place) : std::nullopt;
}
std::uint32_t freeCapitals(const State &state)
{
    std::uint32_t free = (1U << kCount<Capital>)-1;
    for (const Player &player : state.seated())
        if (player.city.isKept())
            free &= ~(1U << static_cast<unsigned>(player.city.capital()));
    return free;
}

// Calls `use(seats)` for every choice of one to three seats, the shortest first, until that says so.
template <typename Use>
bool eachStandUp(const State &state, const Entry &entry, SeatRefs seats, int most, Use use)
{
    if (seats.count() == most)
        return use(seats);
    for (int seat = seats.count() > 0 ? seats[seats.count() - 1] : 0; seat < state.players; ++seat)
        if (seats.countOf(seat) < mostStoodUp(state, entry.player, seat)) {
            SeatRefs more = seats;
            more.add(seat);
            if (eachStandUp(state, entry, more, most, use))
                return true;
        }
    return false;
}
template <typename Use>
void eachStandUp(const State &state, const Entry &entry, Use use)
{
    for (int most = 1; most <= SeatRefs::kMost; ++most)
        if (eachStandUp(state, entry, {}, most, use))
            return;
}
std::uint32_t countStandUps(const State &state, const Entry &entry)
{
    std::uint32_t count = 0;
    eachStandUp(state, entry, [&](const SeatRefs &) {
        ++count;
        return false;
    });
    return count;
}
StandUp standUpAt(const State &state, const Entry &entry, std::uint32_t index)
{
    StandUp found;
    eachStandUp(state, entry, [&](const SeatRefs &seats) {
        found.against = seats;
        return index-- == 0;
    });
    return found;
}
std::uint32_t placeOfStandUp(const State &state, const Entry &entry, const StandUp &move)
{
    std::uint32_t place = 0;
    eachStandUp(state, entry, [&](const SeatRefs &seats) {
        const bool isThis = seats == move.against;
        place += isThis ? 0 : 1;
        return isThis;
    });
    return place;
}

// Twice what a tile brings stands behind all points.
Explore exploringAt(std::uint32_t index)
{
    constexpr auto kTiles = static_cast<std::uint32_t>(kCount<TileBenefit>);
    const std::uint32_t points = index / kTiles;
    const bool isDoubled = points > kMostSides;
    return {static_cast<std::uint8_t>(isDoubled ? 0 : points), static_cast<TileBenefit>(index % kTiles), {isDoubled}, {}};
}

// So much food becomes others, none of it food again.
Picks conversions(int food)
{
    Resources others;
    others.values.fill(static_cast<std::uint8_t>(food));
    others[Resource::Food] = 0;
    return {others, food};
}
// As much as that, and as little as one.
std::uint32_t countConversions(int most)
{
    std::uint32_t sum = 0;
    for (int food = 1; food <= most; ++food)
        sum += conversions(food).count();
    return sum;
}
ConvertFood conversionAt(std::uint32_t index)
{
    int food = 1;
    for (; index >= conversions(food).count(); ++food)
        index -= conversions(food).count();
    return {conversions(food).at(index), {}};
}
std::uint32_t placeOfConversion(const ConvertFood &move)
{
    const int food = move.resources.total();
    return countConversions(food - 1) + conversions(food).placeOf(move.resources);
}

} // namespace

std::uint32_t countAnswers(const State &state, const Entry &entry, Kind kind)
{
    switch (kind) {
    case Kind::Gain: return Picks::ofAny(entry.times).count();
    case Kind::Choose: return static_cast<std::uint32_t>(std::popcount(optionsOf(state, entry)));
    case Kind::Take: {
        if (asksForRow(state, entry))
            return static_cast<std::uint32_t>(std::popcount(outpostRows(state, entry.player)));
        if (const int techs = paidInTechs(state, entry); techs > 0)
            return TechPicks(state.at(entry.player).techCards, techs).count();
        const int paid = paidInAny(state, entry);
        return paid > 0 ? picksOf(state, entry, paid).count() : 1;
    }
    case Kind::Track: {
        if (isCopy(state, entry))
            return countCopies(state, entry);
        std::uint32_t sum = 0;
        for (const Track track : kAll<Track>)
            sum += countChoices(state, entry, track);
        return sum;
    }
    case Kind::Research: return mayStay(state, entry) ? 2 * kCount<Track> : kCount<Track>;
    case Kind::Explore:
        return (kMostSides + (mayDouble(state, entry.player) ? 2U : 1U)) * static_cast<std::uint32_t>(kCount<TileBenefit>);
    case Kind::Space: return static_cast<std::uint32_t>(std::popcount(unexploredTiles(state)));
    case Kind::Conquer: return countConquests(state, entry);
    case Kind::Count: return kMostLines + 1;
    case Kind::Invent:
    case Kind::Tech:
    case Kind::Upgrade: return countCards(state, entry, kind);
    case Kind::Tapestry: return state.agreed.namesCards ? countCards(state, entry, kind) : 1;
    case Kind::Capital: return static_cast<std::uint32_t>(std::popcount(freeCapitals(state)));
    case Kind::Place: return countPlaces(state, entry);
    case Kind::Stack: return static_cast<std::uint32_t>(std::popcount(stacksOf(state, entry)));
    case Kind::Opponent: return countOpponents(state, entry);
    case Kind::Landmark: return static_cast<std::uint32_t>(std::popcount(freeLandmarks(state)));
    case Kind::Discard: return state.at(entry.player).tapestry + 1U;
    case Kind::StandUp: return countStandUps(state, entry);
    case Kind::Convert: return countConversions(convertible(state.at(entry.player)));
    case Kind::Lose: return picksOf(state, entry, entry.times).count();
    case Kind::Civilization: return static_cast<std::uint32_t>(std::popcount(freeMats(state, entry.act == Act::Mat)));
    case Kind::Predict: return countPredictions();
    case Kind::Trade: return countTrades(state, entry);
    case Kind::Swap: return countSwaps(state.at(entry.player).city);
    default: return 1;
    }
}

Move answerAt(const State &state, const Entry &entry, Kind kind, std::uint32_t index)
{
    switch (kind) {
    case Kind::Gain: return Gain{Picks::ofAny(entry.times).at(index), {}};
    case Kind::Choose: return Choose{static_cast<std::uint8_t>(bitAt(optionsOf(state, entry), index)), {}};
    case Kind::Take: {
        if (asksForRow(state, entry))
            return Take{{}, {}, {}, {static_cast<std::int8_t>(bitAt(outpostRows(state, entry.player), index))}};
        if (const int techs = paidInTechs(state, entry); techs > 0)
            return Take{{}, TechPicks(state.at(entry.player).techCards, techs).at(index), {}};
        const int paid = paidInAny(state, entry);
        return Take{paid > 0 ? picksOf(state, entry, paid).at(index) : Resources(), {}, {}};
    }
    case Kind::Skip: return Skip();
    case Kind::Track: return isCopy(state, entry) ? copyAt(state, entry, index) : choiceAt(state, entry, index);
    case Kind::Stack: {
        const int stack = bitAt(stacksOf(state, entry), index);
        return NameStack{static_cast<std::uint8_t>(stack / Mat::kEras), static_cast<std::uint8_t>(stack % Mat::kEras + 1), {}};
    }
    case Kind::Research:
        return mayStay(state, entry) ? Research{static_cast<Track>(index / 2), {index % 2 == 1}, {}}
                                     : Research{static_cast<Track>(index), {}, {}};
    case Kind::Explore: return exploringAt(index);
    case Kind::Space: return ExploreSpace{static_cast<std::uint8_t>(bitAt(unexploredTiles(state), index)), {}};
    case Kind::Conquer: return conquestAt(state, entry, index);
    case Kind::Count: return CountLines{static_cast<std::uint8_t>(index), {}};
    case Kind::Invent:
    case Kind::Tech:
    case Kind::Upgrade:
    case Kind::Tapestry: return cardAt(state, entry, kind, index);
    case Kind::Capital: return NameCapital{static_cast<Capital>(bitAt(freeCapitals(state), index)), {}};
    case Kind::Opponent: return opponentAt(state, entry, index);
    case Kind::Landmark: return NameLandmark{static_cast<Landmark>(bitAt(freeLandmarks(state), index)), {}};
    case Kind::Discard: return Discard{static_cast<std::uint8_t>(index), {}};
    case Kind::StandUp: return standUpAt(state, entry, index);
    case Kind::Convert: return conversionAt(index);
    case Kind::Lose: return Lose{picksOf(state, entry, entry.times).at(index), {}};
    case Kind::Civilization:
        return NameCivilization{static_cast<Civilization>(bitAt(freeMats(state, entry.act == Act::Mat), index)), {}};
    case Kind::Place: return placeAt(state, entry, index);
    case Kind::Predict: return predictionAt(index);
    case Kind::Trade: return tradeAt(state, entry, index);
    case Kind::Swap: return swapAt(state, entry, index);
    default: return Resolve();
    }
}

// What the rules have judged: the move is one of the answers, and is looked for among them.
std::optional<std::uint32_t> placeOf(const State &state, const Entry &entry, const Move &move)
{
    return std::visit(
        Overload{
            [&](const Gain &gain) { return Place(Picks::ofAny(entry.times).placeOf(gain.resources)); },
            [&](const Choose &choose) { return Place(countBelow(optionsOf(state, entry), choose.option)); },
            [&](const Take &take) {
                if (asksForRow(state, entry))
                    return Place(countBelow(outpostRows(state, entry.player), take.row.number));
                if (const int techs = paidInTechs(state, entry); techs > 0)
                    return Place(TechPicks(state.at(entry.player).techCards, techs).placeOf(take.cards));
                const int paid = paidInAny(state, entry);
                return Place(paid > 0 ? picksOf(state, entry, paid).placeOf(take.pay) : 0);
            },
            [&](const ChooseTrack &choice) {
                return isCopy(state, entry) ? placeOfCopy(state, entry, choice) : placeOfChoice(state, entry, choice);
            },
            [&](const NameStack &named) {
                return Place(countBelow(stacksOf(state, entry), named.player * Mat::kEras + named.era - 1));
            },
            [&](const Research &research) {
                return Place((mayStay(state, entry) ? 2U : 1U) * static_cast<std::uint32_t>(research.face)
                             + (research.stay.isTrue ? 1 : 0));
            },
            [](const Explore &explore) {
                const std::uint32_t points = explore.isDoubled.isTrue ? kMostSides + 1U : explore.points;
                return Place(points * static_cast<std::uint32_t>(kCount<TileBenefit>) + static_cast<std::uint32_t>(explore.tile));
            },
            [](const ConvertFood &food) { return Place(placeOfConversion(food)); },
            [&](const ExploreSpace &space) {
                return Place(static_cast<std::uint32_t>(std::popcount(unexploredTiles(state) & ((1U << space.tile) - 1))));
            },
            [&](const Conquer &conquest) { return placeOfConquest(state, entry, conquest); },
            [](const CountLines &count) { return Place(count.count); },
            [&](const Invent &) { return Place(placeOfCard(state, entry, move)); },
            [&](const NameTech &) { return Place(placeOfCard(state, entry, move)); },
            [&](const Upgrade &) { return Place(placeOfCard(state, entry, move)); },
            [&](const PlayTapestry &) { return Place(placeOfCard(state, entry, move)); },
            [&](const NameCapital &named) {
                return Place(static_cast<std::uint32_t>(
                    std::popcount(freeCapitals(state) & ((1U << static_cast<unsigned>(named.capital)) - 1))));
            },
            [&](const Lose &lost) { return Place(picksOf(state, entry, entry.times).placeOf(lost.resources)); },
            [&](const NameCivilization &named) {
                return Place(countBelow(freeMats(state, entry.act == Act::Mat), static_cast<int>(named.civilization)));
            },
            [&](const NameOpponent &named) { return Place(placeOfOpponent(state, entry, named)); },
            [](const Predict &predicted) { return Place(placeOfPrediction(predicted)); },
            [&](const Trade &traded) { return Place(placeOfTrade(state, entry, traded)); },
            [&](const SwapBuildings &swapped) { return Place(placeOfSwap(state, entry, swapped)); },
            [&](const NameLandmark &named) { return Place(countBelow(freeLandmarks(state), static_cast<int>(named.landmark))); },
            [](const Discard &thrown) { return Place(thrown.count); },
            [&](const StandUp &standUp) { return Place(placeOfStandUp(state, entry, standUp)); },
            [&](const PlacePiece &placed) { return Place(placeOfPlace(state, entry, placed)); },
            [](const auto &) { return Place(0); }},
        move);
}

} // namespace pegsheet::tapestry
