// SPDX-License-Identifier: Apache-2.0
// Why a card cannot be named, or one that is not named cannot be meant.
#include "model/core/fields.h"
#include "model/tapestry/judging.h"

namespace pegsheet::tapestry {

namespace {

Refusal noSuchTech(Tech card)
{
    return {"tapestry.noCard", {{"tech", nameOf(card)}, {"of", "tech"}}};
}

// A card is named where cards are counted.
MaybeRefusal refusesName(const State &state, bool isNamed)
{
    return isNamed && !state.agreed.namesCards ? MaybeRefusal(noOption("card", "cards")) : std::nullopt;
}

} // namespace

MaybeRefusal judge(const State &state, const Upgrade &move)
{
    if (!state.agreed.namesCards && !move.row.isSaid() && !move.card.isSaid())
        return missingField("row");
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Upgrade, index))
        return refusal;
    if (auto refusal = refusesName(state, move.card.isSaid()))
        return refusal;
    const Player &player = state.at(state.queue[index].player);
    if (!state.agreed.namesCards)
        return *move.row == TechRow::Top || player.techs[*move.row] == 0 ? MaybeRefusal(noOption("row")) : std::nullopt;
    if (move.card.isSaid() == move.row.isSaid())
        return noOption("card", "either");
    if (move.row.isSaid())
        return *move.row == TechRow::Top || player.techCards.findUnnamed(*move.row) < 0 ? MaybeRefusal(noOption("row"))
                                                                                        : std::nullopt;
    const int place = player.techCards.find(*move.card);
    if (place < 0)
        return noSuchTech(*move.card);
    return player.techCards[place].row == TechRow::Top ? MaybeRefusal(noOption("card", "top")) : std::nullopt;
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

MaybeRefusal judge(const State &state, const PlayTapestry &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Tapestry, index))
        return refusal;
    if (auto refusal = refusesName(state, move.card.isSaid()))
        return refusal;
    if (!move.card.isSaid() || countOnMats(state, *move.card) < kCardRows[*move.card].copies)
        return std::nullopt;
    int owner = 0;
    while (state.at(owner).mat.count(*move.card) == 0)
        ++owner;
    return Refusal{"tapestry.taken", {{"card", nameOf(*move.card)}, {"player", owner}}};
}

} // namespace pegsheet::tapestry
