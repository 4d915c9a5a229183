// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/core/letters.h"
#include "model/tapestry/benefitcodec.h"
#include "model/tapestry/listed.h"
#include "model/tapestry/rules.h"

/// How a move is written in a shared code. A listed one: its kind among the kinds that are legal, whether it names its entry or
/// token where it need not, then its place within the kind. Anything else field by field. Order and weights are part of the shared
/// format.
namespace pegsheet::tapestry {

/// The alternative that the move is, or one with nothing in it.
template <typename M>
M orNothing(const Move &move)
{
    const M *made = std::get_if<M>(&move);
    return made != nullptr ? *made : M();
}

/// A player, most likely who is to act.
template <EntropyCoder C>
std::uint8_t codeSeat(C &coder, const State &state, int player)
{
    const int likely = playerOf(state);
    if (!codeTruth(coder, player != likely, 1, 3))
        return static_cast<std::uint8_t>(likely);
    return codeBetween(coder, static_cast<std::uint8_t>(std::max(player, 0)), 0, state.players - 1);
}

template <EntropyCoder C>
EntryPlace codeEntry(C &coder, EntryPlace entry)
{
    EntryPlace read;
    if (codeTruth(coder, entry.isSaid(), 1, 15))
        read.number = codeBetween(coder, entry.number, 0, Queue::kRoom - 1);
    return read;
}

template <EntropyCoder C>
Correct codeCorrect(C &coder, const State &state, const Correct &move)
{
    const bool isOfTable = codeTruth(coder, move.player < 0, 1, 3);
    const std::int8_t player = isOfTable ? -1 : static_cast<std::int8_t>(codeSeat(coder, state, move.player));
    return codeCorrect(coder, state, move, player);
}

template <EntropyCoder C>
Tallest codeTallest(C &coder, const State &state, const Tallest &move)
{
    Tallest read;
    if (codeTruth(coder, move.player >= 0, 3, 1))
        read.player = codeBetween(coder, move.player, 0, state.players - 1);
    return read;
}

template <EntropyCoder C>
TellBenefit codeTold(C &coder, const State &state, const TellBenefit &move)
{
    TellBenefit read;
    read.player = codeSeat(coder, state, move.player);
    read.gains = codeBenefit(coder, move.gains, state.agreed.language());
    read.why = codeText(coder, move.why, TellBenefit::kLongestWhy);
    return read;
}

/// A number that may be left out.
template <EntropyCoder C, int Most>
void codeMaybe(C &coder, Maybe<Most> given, Maybe<Most> &read)
{
    if (codeTruth(coder, given.isSaid(), 15, 1))
        read.number = codeBetween(coder, given.number, 0, Most);
}

template <EntropyCoder C>
IncomeNumbers codeNumbers(C &coder, const IncomeNumbers &given)
{
    IncomeNumbers read;
    for (const Building building : kAll<Building>)
        read.open.rows[building] = codeBetween(coder, given.open.rows[building], 0, kSlots);
    codeMaybe(coder, given.tech, read.tech);
    codeMaybe(coder, given.city, read.city);
    codeMaybe(coder, given.control, read.control);
    return read;
}

template <EntropyCoder C>
FinishedSheet codeSheet(C &coder, const State &state, const FinishedSheet &move)
{
    FinishedSheet read;
    read.player = codeSeat(coder, state, move.player);
    read.vp = codeBetween(coder, move.vp, 0, kMostVp);
    if (codeTruth(coder, move.numbers.open.isSaid(), 1, 1))
        read.numbers = codeNumbers(coder, move.numbers);
    return read;
}

/// A tapestry card with a name of the table's own.
template <EntropyCoder C>
PlayTapestry codeOwnCard(C &coder, const State &state, const PlayTapestry &move)
{
    PlayTapestry read;
    read.name = codeText(coder, move.name, PlayTapestry::kLongestName);
    if (codeTruth(coder, !move.gains.isNone(), 3, 1))
        read.gains = codeBenefit(coder, move.gains, state.agreed.language());
    read.entry = codeEntry(coder, move.entry);
    return read;
}

/// How likely a kind of listed moves is; of kinds that are not legal, not at all.
[[nodiscard]] std::array<std::uint32_t, kKinds> kindWeights(const ListedMoves &listed);

template <EntropyCoder C>
Move codeListed(C &coder, const State &state, const Move &move)
{
    const ListedMoves listed(state);
    const auto place = listed.placeOf(move);
    const std::uint32_t wanted = isListed(move) ? static_cast<std::uint32_t>(move.index()) : 0;
    const auto weights = kindWeights(listed);
    // A hostile code may ask where there are none.
    if (std::all_of(weights.begin(), weights.end(), [](std::uint32_t weight) { return weight == 0; }))
        return TakeIncome();
    const auto kind = static_cast<Kind>(coder.weighted(wanted, weights));
    const std::uint32_t count = listed.count(kind);
    const std::uint32_t usual = listed.countUsual(kind);
    if (count == 0)
        return TakeIncome();
    if (usual > 0 && (count == usual || !codeTruth(coder, place.value_or(0) >= usual, 1, 31)))
        return listed.at(kind, coder.uniform(std::min(place.value_or(0), usual - 1), usual));
    return listed.at(kind, usual + coder.uniform(std::max(place.value_or(usual), usual) - usual, count - usual));
}

/// How a move is written; the first are listed.
enum class Way : std::uint8_t { Listed, OfCard, Typed, OfDistrict, OfTie, OfIncome, OfSheet, Corrected, OwnCard };
inline constexpr std::size_t kWays = 9;

[[nodiscard]] Way wayOf(const Move &move);
/// The ways in which a move can be made, and how likely each is.
[[nodiscard]] std::array<std::uint32_t, kWays> wayWeights(const State &state);

template <EntropyCoder C>
Move codeMove(C &coder, const State &state, const Move &move)
{
    switch (static_cast<Way>(coder.weighted(static_cast<std::uint32_t>(wayOf(move)), wayWeights(state)))) {
    case Way::Listed: return codeListed(coder, state, move);
    case Way::OfCard: {
        const auto told = orNothing<TellEffect>(move);
        TellEffect read;
        read.gains = codeBenefit(coder, told.gains, state.agreed.language());
        read.entry = codeEntry(coder, told.entry);
        return read;
    }
    case Way::Typed: return codeTold(coder, state, orNothing<TellBenefit>(move));
    case Way::OfDistrict: return District{codeSeat(coder, state, orNothing<District>(move).player)};
    case Way::OfTie: return codeTallest(coder, state, orNothing<Tallest>(move));
    case Way::OfIncome: {
        const auto told = orNothing<Tally>(move);
        const std::uint8_t player = codeSeat(coder, state, told.player);
        return Tally{player, codeNumbers(coder, told.numbers)};
    }
    case Way::OfSheet: return codeSheet(coder, state, orNothing<FinishedSheet>(move));
    case Way::Corrected: return codeCorrect(coder, state, orNothing<Correct>(move));
    case Way::OwnCard: return codeOwnCard(coder, state, orNothing<PlayTapestry>(move));
    }
    return TakeIncome();
}

} // namespace pegsheet::tapestry
