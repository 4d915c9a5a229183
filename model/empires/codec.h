// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/empires/abilitycodec.h"
#include "model/empires/listed.h"
#include "model/empires/rowcodec.h"

#include <type_traits>

/// How a move is written in a shared code. A listed one: its kind among the kinds that are legal, then its place within the kind.
/// Anything else field by field. Order and weights are part of the shared format.
namespace pegsheet::empires {

/// The alternative that the move is, or one with nothing in it.
template <typename M>
M orNothing(const Move &move)
{
    const M *made = std::get_if<M>(&move);
    return made != nullptr ? *made : M();
}

template <EntropyCoder C>
std::uint8_t codeSeat(C &coder, const State &state, int player)
{
    const int likely = playerOf(state);
    if (!codeTruth(coder, player != likely, 1, 3))
        return static_cast<std::uint8_t>(likely);
    return static_cast<std::uint8_t>(codeBetween(coder, player, 0, state.players - 1));
}

template <EntropyCoder C>
Numbers codeNumbers(C &coder, const Numbers &numbers)
{
    Numbers read;
    for (const Location location : kAll<Location>) {
        const PlaceNumbers &given = numbers.of[location];
        if (!codeTruth(coder, given.value != 0 || given.repair != 0, 1, 1))
            continue;
        read.of[location] = {codeBetween(coder, given.value, 0, kMostValue), codeBetween(coder, given.repair, 0, kMostRepair)};
    }
    return read;
}

template <EntropyCoder C>
Learn codeLearn(C &coder, const Learn &move)
{
    Learn read;
    read.card = codeCard(coder, move.card);
    if (codeTruth(coder, !move.bid.empty(), 3, 1))
        read.bid = EnumSet<Bid>::fromBits(codeBetween(coder, move.bid.bits(), 1, EnumSet<Bid>::kFull));
    read.hammers = codeWeighted(coder, move.hammers, std::array<std::uint32_t, kMostHammers + 1>{2, 3, 1});
    if (codeTruth(coder, !move.ability.isNone(), 7, 1))
        read.ability = codeAbility(coder, move.ability);
    return read;
}

template <EntropyCoder C>
Spaces codeSpaces(C &coder, const Spaces &spaces)
{
    Spaces read;
    const auto count = codeBetween(coder, spaces.list.size(), 1, kMostRounds);
    for (std::size_t at = 0; at < count; ++at)
        read.list.push_back(codeWeighted(coder, at < spaces.list.size() ? spaces.list[at] : Round::Crisis,
                                         std::array<std::uint32_t, kCount<Round>>{12, 4, 6, 6, 4, 1, 1}));
    return read;
}

template <EntropyCoder C>
Positions codePositions(C &coder, const Positions &positions)
{
    return {codeBetween(coder, positions.first, 1, kPlaces), codeBetween(coder, positions.second, 1, kPlaces)};
}

template <EntropyCoder C>
Blitz codeBlitz(C &coder, const State &state, const Blitz &move)
{
    Blitz read;
    read.player = codeSeat(coder, state, move.player);
    for (std::size_t at = 0; at < kBlitzCards; ++at)
        read.cards.list.push_back(codeCard(coder, at < move.cards.list.size() ? move.cards.list[at] : Card()));
    if (codeTruth(coder, move.hits != Positions(), 1, 7))
        read.hits = codePositions(coder, move.hits);
    read.positions = codePositions(coder, move.positions);
    return read;
}

template <EntropyCoder C>
Campaign codeCampaign(C &coder, const Campaign &move)
{
    Campaign read;
    const auto points = [&](std::int8_t given) {
        return static_cast<std::int8_t>(codeSigned(coder, given, -kMostConflictPoints, kMostConflictPoints));
    };
    read.winner.points = points(move.winner.points);
    read.winner.gain = codeStock(coder, move.winner.gain);
    for (std::size_t at = 0; at < kTiers; ++at) {
        const Tier &given = move.tiers.tiers[at];
        Tier &tier = read.tiers.tiers[at];
        tier.points = points(given.points);
        tier.gain = codeStock(coder, given.gain);
        tier.refresh = static_cast<std::uint8_t>(codeSigned(coder, given.refresh, 0, kMostRefreshes));
    }
    read.tiers.lowest = static_cast<std::uint8_t>(codeSigned(coder, move.tiers.lowest, 0, kMostStrength));
    read.tiers.highest = static_cast<std::uint8_t>(codeSigned(coder, move.tiers.highest, 1, kMostStrength));
    read.unrest = {codeBetween(coder, move.unrest.rank, 1, kMostRank), codeBetween(coder, move.unrest.with, 1, kPlaces)};
    return read;
}

/// An ability used with cards or points that the table names.
template <EntropyCoder C>
Use codeUse(C &coder, const State &state, const Use &move)
{
    Use read;
    read.player = codeSeat(coder, state, move.player);
    read.by.isCampaign = codeTruth(coder, move.by.isCampaign, 1, 1);
    if (!read.by.isCampaign)
        read.by.source = codeSource(coder, move.by.source);
    if (codeTruth(coder, !move.again.isNone(), 1, 15))
        read.again = codeSource(coder, move.again);
    const auto cards = static_cast<std::size_t>(codeSigned(coder, static_cast<int>(move.cards.list.size()), 0, kCards));
    for (std::size_t at = 0; at < cards; ++at)
        read.cards.list.push_back(codeCard(coder, at < move.cards.list.size() ? move.cards.list[at] : Card()));
    read.points.isSaid = codeTruth(coder, move.points.isSaid, 3, 1);
    if (read.points.isSaid)
        read.points.points = static_cast<std::int16_t>(
            codeSigned(coder, move.points.points, -MaybePoints::kMost, MaybePoints::kMost));
    return read;
}

template <EntropyCoder C>
FinishedSheet codeSheet(C &coder, const State &state, const FinishedSheet &move)
{
    FinishedSheet read;
    read.player = codeSeat(coder, state, move.player);
    read.score = static_cast<std::int16_t>(codeSigned(coder, move.score, -kMostScore, kMostScore));
    read.row = codeField(coder, state, move.row, move.row);
    read.resources.isSaid = codeTruth(coder, move.resources.isSaid, 1, 1);
    if (read.resources.isSaid)
        read.resources.stock = codeStock(coder, move.resources.stock);
    read.innovationPoints.isSaid = codeTruth(coder, move.innovationPoints.isSaid, 1, 1);
    if (read.innovationPoints.isSaid)
        read.innovationPoints.points = static_cast<std::int16_t>(
            codeSigned(coder, move.innovationPoints.points, -MaybePoints::kMost, MaybePoints::kMost));
    return read;
}

template <EntropyCoder C>
Move codeListed(C &coder, const State &state, const Move &move)
{
    const ListedMoves listed(state);
    // A hostile code may ask where there are none.
    if (listed.size() == 0)
        return Done{};
    std::array<std::uint32_t, kListedKinds> kinds{};
    for (std::size_t kind = 0; kind < kListedKinds; ++kind)
        kinds[kind] = listed.any(static_cast<Listed>(kind)) ? 1 : 0;
    const auto place = listed.placeOf(move);
    const std::uint32_t drawn = coder.weighted(static_cast<std::uint32_t>(move.index()), kinds);
    const auto kind = static_cast<Listed>(drawn);
    return listed.at(kind, coder.uniform(place.value_or(0), listed.count(kind)));
}

/// How a move is written; the first are listed.
enum class Way : std::uint8_t { Listed, Learn, Values, Track, Lay, Blitz, Campaign, Use, TellStock, Sheet, Correct };
inline constexpr std::size_t kWays = 11;

[[nodiscard]] Way wayOf(const Move &move);
/// The ways in which a move can be made, and how likely each is.
[[nodiscard]] std::array<std::uint32_t, kWays> wayWeights(const State &state);

template <EntropyCoder C>
Move codeMove(C &coder, const State &state, const Move &move)
{
    switch (static_cast<Way>(coder.weighted(static_cast<std::uint32_t>(wayOf(move)), wayWeights(state)))) {
    case Way::Listed: return codeListed(coder, state, move);
    case Way::Learn: return codeLearn(coder, orNothing<Learn>(move));
    case Way::Values: return Values{codeNumbers(coder, orNothing<Values>(move).of)};
    case Way::Track: return Track{codeSpaces(coder, orNothing<Track>(move).phases)};
    case Way::Lay: return Lay{{codeOrder(coder, orNothing<Lay>(move).order.row)}};
    case Way::Blitz: return codeBlitz(coder, state, orNothing<Blitz>(move));
    case Way::Campaign: return codeCampaign(coder, orNothing<Campaign>(move));
    case Way::Use: return codeUse(coder, state, orNothing<Use>(move));
    case Way::TellStock: {
        const TellStock given = orNothing<TellStock>(move);
        const std::uint8_t player = codeSeat(coder, state, given.player);
        return TellStock{player, {true, codeStock(coder, given.resources.stock)}};
    }
    case Way::Sheet: return codeSheet(coder, state, orNothing<FinishedSheet>(move));
    case Way::Correct: {
        const Correct given = orNothing<Correct>(move);
        return codeCorrect(coder, state, given, codeBetween(coder, given.player, -1, state.players - 1));
    }
    }
    return Done{};
}

} // namespace pegsheet::empires
