// SPDX-License-Identifier: Apache-2.0
// Why a card cannot be named, or one that is not named cannot be meant.
#include "model/core/fields.h"
#include "model/core/setup.h"
#include "model/tapestry/counting.h"
#include "model/tapestry/judging.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/room.h"
#include "model/tapestry/techpicks.h"
#include "model/tapestry/techs.h"

namespace pegsheet::tapestry {

namespace {

Refusal noSuchTech(Tech card)
{
    return {"tapestry.noCard", {{"tech", nameOf(card)}, {"of", "tech"}}};
}

// Neither the owner nor a neighbour has what the card needs.
Refusal notMet(Tech card)
{
    const Prerequisite &needed = kTechs[card].prerequisite;
    if (needed.of == Prerequisite::Of::Tier)
        return {"tapestry.prerequisite",
                {{"tech", nameOf(card)}, {"track", nameOf(static_cast<Track>(needed.what))}, {"tier", int{needed.number}}}};
    return {"tapestry.prerequisite",
            {{"tech", nameOf(card)}, {"row", kRows[static_cast<Building>(needed.what)]}, {"slot", int{needed.number}}}};
}

// A card is named where cards are counted.
MaybeRefusal refusesNaming(const State &state, bool isNamed)
{
    return isNamed && !state.agreed.namesCards ? MaybeRefusal(noOption("card", "cards")) : std::nullopt;
}

} // namespace

namespace {

// By a marker of a mat: whose card it is is said, and any but those of the top row goes up (contract, reading 53).
MaybeRefusal refusesImproving(const State &state, const Upgrade &move)
{
    if (move.player < 0)
        return missingField("player");
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    const TechCards &cards = state.at(move.player).techCards;
    const int place = move.card.isSaid() ? cards.find(*move.card) : cards.findUnnamed(*move.row);
    if (place >= 0 && mayImprove(cards[place]))
        return std::nullopt;
    if (move.row.isSaid())
        return noOption("row");
    return place < 0 ? noSuchTech(*move.card) : noOption("card", "top");
}

} // namespace

MaybeRefusal judge(const State &state, const Upgrade &move)
{
    if (!state.agreed.namesCards && !move.row.isSaid() && !move.card.isSaid())
        return missingField("row");
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Upgrade, index))
        return refusal;
    if (auto refusal = refusesNaming(state, move.card.isSaid()))
        return refusal;
    const Player &player = state.at(state.queue[index].player);
    const bool isImproving = state.queue[index].act == Act::Improve;
    if (move.player >= 0 && !isImproving)
        return noOption("player", "own");
    if (!state.agreed.namesCards)
        return *move.row == TechRow::Top || player.techs[*move.row] == 0 ? MaybeRefusal(noOption("row")) : std::nullopt;
    if (move.card.isSaid() == move.row.isSaid())
        return noOption("card", "either");
    if (isImproving)
        return refusesImproving(state, move);
    const Entry &entry = state.queue[index];
    const int place = move.card.isSaid() ? player.techCards.find(*move.card) : player.techCards.findUnnamed(*move.row);
    if (place >= 0 && mayLift(state, entry, player.techCards[place]))
        return std::nullopt;
    if (move.row.isSaid())
        return noOption("row");
    const bool isOther = entry.act == Act::UpgradeIt && entry.what != static_cast<NodePlace>(*move.card);
    if (place < 0 || isOther)
        return noSuchTech(*move.card);
    return player.techCards[place].row == TechRow::Top ? noOption("card", "top") : notMet(*move.card);
}

MaybeRefusal judge(const State &state, const NameTech &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Tech, index))
        return refusal;
    const Entry &entry = state.queue[index];
    const TechCards &cards = state.at(entry.player).techCards;
    const TechRow row = rowOf(state.queue.nodeOf(entry).word);
    if (!move.card.isSaid())
        return cards.findUnnamed(row) < 0 ? MaybeRefusal(noOption("card")) : std::nullopt;
    const int place = cards.find(*move.card);
    return place < 0 || cards[place].row != row ? MaybeRefusal(noSuchTech(*move.card)) : std::nullopt;
}

MaybeRefusal judge(const State &state, const Invent &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Invent, index))
        return refusal;
    for (int seat = 0; seat < state.players; ++seat)
        if (move.card.isSaid() && state.at(seat).techCards.find(*move.card) >= 0)
            return Refusal{"tapestry.taken", {{"tech", nameOf(*move.card)}, {"player", seat}}};
    return std::nullopt;
}

MaybeRefusal refusesTechs(const State &state, const Entry &entry, const TechRefs &cards)
{
    const int paid = paidInTechs(state, entry);
    if (cards.count() != paid)
        return paid == 0 ? noOption("cards")
                         : Refusal{"tapestry.noOption", {{"field", "cards"}, {"needed", paid}, {"given", cards.count()}}};
    const TechPicks there(state.at(entry.player).techCards, paid);
    for (int place = 0; place < cards.count(); ++place)
        if (const int number = cards[place]; cards.countOf(number) > there.there(number))
            return number < static_cast<int>(kCount<Tech>) ? noSuchTech(static_cast<Tech>(number)) : noOption("cards", "there");
    return std::nullopt;
}

namespace {

// One that the facts do not have: its name, and what it brings now.
MaybeRefusal refusesOwnCard(const State &state, int index, const PlayTapestry &move)
{
    if (move.card.isSaid())
        return noOption("name", "ownName");
    if (auto refusal = refusesName(move.name))
        return refusal;
    if (move.gains.isNone())
        return std::nullopt;
    if (auto refusal = refusesBenefit(state, move.gains))
        return refusal;
    return hasRoomForEffect(state, index, move.gains) ? std::nullopt : MaybeRefusal(noRoom(state));
}

} // namespace

MaybeRefusal judge(const State &state, const PlayTapestry &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Tapestry, index))
        return refusal;
    if (auto refusal = refusesNaming(state, move.card.isSaid() || !move.name.empty() || !move.gains.isNone()))
        return refusal;
    if (!move.name.empty())
        return refusesOwnCard(state, index, move);
    if (!move.gains.isNone())
        return noOption("gains", "name");
    if (move.card.isSaid() && state.queue[index].act == Act::FirstCard && !mayLieOnFire(state, *move.card))
        return Refusal{"tapestry.noCard", {{"card", nameOf(*move.card)}}};
    if (!move.card.isSaid() || countOnMats(state, *move.card) < kCardRows[*move.card].copies)
        return std::nullopt;
    int owner = 0;
    while (state.at(owner).mat.count(*move.card) == 0)
        ++owner;
    return Refusal{"tapestry.taken", {{"card", nameOf(*move.card)}, {"player", owner}}};
}

MaybeRefusal judge(const State &state, const NameStack &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Stack, index))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (move.era < 1 || move.era > Mat::kEras)
        return outOfRange("era", move.era, 1, Mat::kEras);
    const int stack = move.player * Mat::kEras + move.era - 1;
    if ((stacksOf(state, state.queue[index]) >> stack & 1U) != 0)
        return std::nullopt;
    return Refusal{"tapestry.noCard", {{"player", int{move.player}}, {"era", int{move.era}}}};
}

MaybeRefusal judge(const State &state, const NameOpponent &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Opponent, index))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    const Entry &entry = state.queue[index];
    if (move.square.isSaid()) {
        const bool isGiven = isOfMat(entry.act) && move.square.number < kMostMarkers;
        if (!isGiven || (state.mats[civilizationOf(entry)].squares() >> move.square.number & 1U) != 0)
            return noOption("square");
    }
    if ((opponentsOf(state, entry) >> move.player & 1U) != 0)
        return std::nullopt;
    return move.player == state.queue[index].player ? noOption("player", "own") : finishedPlayer(move.player);
}

MaybeRefusal judge(const State &state, const NameLandmark &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Landmark, index))
        return refusal;
    if ((freeLandmarks(state) >> static_cast<unsigned>(move.landmark) & 1U) != 0)
        return std::nullopt;
    const int owner = state.landmarks[move.landmark];
    if (owner == State::kNobody)
        return noOption("landmark");
    return Refusal{"tapestry.taken", {{"landmark", nameOf(move.landmark)}, {"player", owner}}};
}

MaybeRefusal judge(const State &state, const Discard &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Discard, index))
        return refusal;
    const int hand = state.at(state.queue[index].player).tapestry;
    return move.count > hand ? MaybeRefusal(outOfRange("count", move.count, 0, hand)) : std::nullopt;
}

MaybeRefusal judge(const State &state, const StandUp &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::StandUp, index))
        return refusal;
    if (move.against.count() == 0)
        return wrongLength("against", 0, 1, SeatRefs::kMost);
    const int seat = state.queue[index].player;
    for (int place = 0; place < move.against.count(); ++place) {
        const int against = move.against[place];
        if (auto refusal = refusesSeat(state, against))
            return refusal;
        if (move.against.countOf(against) > mostStoodUp(state, seat, against))
            return noOption("against", "standUp");
    }
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const ConvertFood &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Convert, index))
        return refusal;
    const int most = convertible(state.at(state.queue[index].player));
    if (move.resources[Resource::Food] > 0)
        return noOption("resources", "food");
    const int converted = move.resources.total();
    return converted < 1 || converted > most ? MaybeRefusal(outOfRange("resources", converted, 1, most)) : std::nullopt;
}

} // namespace pegsheet::tapestry
