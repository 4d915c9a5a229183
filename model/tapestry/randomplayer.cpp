// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/cardbox.h"
#include "model/tapestry/game.h"
#include "model/tapestry/procedures/mats.h"

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

// One of the values, each as likely as the weights say.
template <NamedEnum E>
E drawnBy(const Per<std::uint8_t, E> &weights, Random &random)
{
    std::uint32_t sum = 0;
    for (const std::uint8_t weight : weights.values)
        sum += weight;
    std::uint32_t drawn = random.below(sum);
    std::size_t place = 0;
    while (drawn >= weights.values[place])
        drawn -= weights.values[place++];
    return static_cast<E>(place);
}

// Both dice fall; which of them is gained stays as it was drawn (DE p.9).
void throwDice(Conquer &move, Random &random)
{
    if (move.red.isSaid())
        move.red = drawnBy(kRedFaces, random);
    if (move.black.isSaid())
        move.black = drawnBy(kBlackFaces, random);
    if (move.other.isSaid())
        move.other = move.red.isSaid() ? faceOf(drawnBy(kBlackFaces, random)) : faceOf(drawnBy(kRedFaces, random));
    if (!move.black.isSaid() && !move.other.isSaid())
        return;
    const bool hasTile = move.tile.isSaid();
    const bool isTerritory = (move.black.isSaid() && *move.black == BlackFace::Territory) || move.other == DieFace::Territory;
    move.tile = {};
    if (hasTile && isTerritory)
        move.tile = drawnBy(kTilesWith, random);
}

// The numbers of an income turn. Rows are uncovered slowly.
IncomeNumbers drawnNumbers(const Player &player, Random &random)
{
    IncomeNumbers numbers;
    for (const Building building : kAll<Building>) {
        const std::uint32_t open = player.open[building] + random.below(3);
        numbers.open.rows[building] = static_cast<std::uint8_t>(std::min<std::uint32_t>(open, kSlots));
    }
    numbers.tech.number = static_cast<std::int8_t>(random.below(8));
    numbers.city.number = static_cast<std::int8_t>(random.below(10));
    numbers.control.number = static_cast<std::int8_t>(1 + random.below(8));
    return numbers;
}

// Mode `scoring`: points, some with the numbers of a last income turn.
Move drawnSheet(const State &state, Random &random)
{
    FinishedSheet move;
    move.player = state.turn;
    move.vp = static_cast<std::int16_t>(20 + random.below(200));
    if (random.below(2) == 0)
        move.numbers = drawnNumbers(Player(), random);
    return move;
}

// Depth `income`: somebody's next income turn, or points that came otherwise.
Move drawnTally(const State &state, Random &random)
{
    std::uint32_t seat = random.below(state.players);
    while (state.at(static_cast<int>(seat)).finished)
        seat = (seat + 1) % state.players;
    const auto player = static_cast<std::uint8_t>(seat);
    if (random.below(4) == 0) {
        TellBenefit told;
        told.player = player;
        told.gains.add({Word::Vp, static_cast<std::uint8_t>(1 + random.below(20)), 1, 1});
        return told;
    }
    return Tally{player, drawnNumbers(state.at(player), random)};
}

Move drawnOf(const ListedMoves &listed, Kind kind, Random &random)
{
    const std::uint32_t moves = listed.count(kind);
    return listed.at(kind, moves == 1 ? 0 : random.below(moves));
}

// A trap comes of a hand that has one; a tech is named where one is left that nobody has, and those are listed first.
bool mayBeMade(const ListedMoves &listed, const CardBox &box, const Move &move)
{
    if (const auto *conquer = std::get_if<Conquer>(&move))
        return !conquer->trap.isTrue || box.reactionOf(conquer->against.number);
    const auto *invent = std::get_if<Invent>(&move);
    return invent == nullptr || invent->card.isSaid() || !std::get<Invent>(listed.at(Kind::Invent, 0)).card.isSaid();
}

// A civilization that is declined: one is drawn and kept instead.
bool declinesMat(const State &state, const Move &move)
{
    const auto *skip = std::get_if<Skip>(&move);
    return skip != nullptr && state.agreed.namesMats
        && asksFor(state, state.queue[entryToSkip(state, skip->entry)]) == Wants::Civilization;
}

Move drawnListed(const State &state, Random &random, const CardBox *box)
{
    const ListedMoves listed(state);
    std::array<Kind, kKinds> kinds{};
    std::uint32_t count = 0;
    // What names cards comes last, and is asked only where they have names.
    const int end = state.agreed.namesCards ? kKinds : static_cast<int>(Kind::Invent);
    for (int kind = 0; kind < end; ++kind)
        if (listed.any(static_cast<Kind>(kind)))
            kinds.at(count++) = static_cast<Kind>(kind);
    const Kind kind = kinds.at(count == 1 ? 0 : random.below(count));
    Move move = drawnOf(listed, kind, random);
    if (declinesMat(state, move))
        move = drawnOf(listed, Kind::Civilization, random);
    while (box != nullptr && !mayBeMade(listed, *box, move))
        move = drawnOf(listed, kind, random);
    if (auto *research = std::get_if<Research>(&move))
        research->face = drawnBy(kScienceFaces, random);
    else if (auto *explore = std::get_if<Explore>(&move))
        explore->tile = drawnBy(kTilesWith, random);
    else if (auto *conquer = std::get_if<Conquer>(&move))
        throwDice(*conquer, random);
    return move;
}

// What is played is a card of the hand, of those that were just gained, or one that may lie where it is asked for. Where none may
// it is declined.
Move playOfHand(const State &state, PlayTapestry move, CardBox &box, Random &random)
{
    const int index = entryFor(state, move.entry, Wants::Tapestry);
    const Entry &entry = state.queue[index];
    const int seat = entry.player;
    const bool isFirst = entry.act == Act::FirstCard;
    const auto mayLie = [&](TapestryCard card) { return mayLieOnFire(state, card); };
    const auto card = isFirst        ? box.drawnOf(seat, random, mayLie)
        : entry.act == Act::PlayHere ? box.drawnOfLast(seat, random)
                                     : box.drawnOf(seat, random);
    if (!card && isFirst)
        return Skip{{static_cast<std::int8_t>(state.queue.turned(index))}};
    move.card = card ? MaybeOne<TapestryCard>(*card) : MaybeOne<TapestryCard>();
    if (card)
        box.lay(seat, *card);
    return move;
}

} // namespace

Move playRandomly(State &state, Random &random)
{
    Move move = Tallest();
    if (state.agreed.onlySheets && state.step == Step::Turns)
        move = drawnSheet(state, random);
    else if (state.step == Step::Turns)
        move = state.agreed.onlyIncome ? drawnTally(state, random) : drawnListed(state, random, nullptr);
    apply(state, move, Teller());
    return move;
}

Move playRandomly(State &state, Random &random, CardBox &box)
{
    if (!box.isKept() || state.step != Step::Turns)
        return playRandomly(state, random);
    Move move = drawnListed(state, random, &box);
    if (const auto *played = std::get_if<PlayTapestry>(&move))
        move = playOfHand(state, *played, box, random);
    else if (const auto *conquer = std::get_if<Conquer>(&move); conquer != nullptr && conquer->trap.isTrue)
        box.throwOff(conquer->against.number, *box.reactionOf(conquer->against.number));
    Drawn drawn{};
    apply(state, move, Teller(drawn));
    box.follow(state, drawn, random);
    return move;
}

} // namespace pegsheet::tapestry
