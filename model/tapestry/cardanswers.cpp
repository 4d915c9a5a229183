// SPDX-License-Identifier: Apache-2.0
// Answers that name a card, or say that one is not named.
#include "model/tapestry/making.h"
#include "model/tapestry/rules.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// A tech goes a row up; returns from where.
TechRow lift(const State &state, Player &player, const Upgrade &move)
{
    if (!state.agreed.namesCards) {
        std::uint8_t &above = player.techs[*move.row == TechRow::Bottom ? TechRow::Middle : TechRow::Top];
        --player.techs[*move.row];
        above = static_cast<std::uint8_t>(std::min(above + 1, kMostCards));
        return *move.row;
    }
    const int place = move.card.isSaid() ? player.techCards.find(*move.card) : player.techCards.findUnnamed(*move.row);
    const TechRow from = player.techCards[place].row;
    player.techCards.setRow(place, from == TechRow::Bottom ? TechRow::Middle : TechRow::Top);
    player.countCards();
    return from;
}

// What a circle or square brings is pending, or what it says is asked for.
void bringTech(const Making &making, const Entry &used, bool isCircle, MaybeOne<Tech> card)
{
    if (card.isSaid())
        making.table.push(isCircle ? kPrinted.circle(*card) : kPrinted.square(*card), Why::tech(*card), used);
    else
        making.state.queue.push({0, isCircle ? Act::OfCircle : Act::OfSquare, used.player, 1, Why::Tech, used.next, used.group});
}

} // namespace

void make(const Making &making, const Upgrade &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Upgrade));
    const TechRow from = lift(making.state, making.state.at(used.player), move);
    bringTech(making, used, from == TechRow::Bottom, move.card);
}

void make(const Making &making, const NameTech &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Tech));
    bringTech(making, used, making.state.queue.nodeOf(used).word == Word::Circle, move.card);
}

void make(const Making &making, const Invent &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Invent));
    making.table.invent(used.player, move.card);
}

void make(const Making &making, const PlayTapestry &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Tapestry));
    --making.state.at(used.player).tapestry;
    making.table.lay(used.player, move.card.isSaid() ? static_cast<std::uint8_t>(*move.card) : Mat::kUnknown);
    if (move.card.isSaid())
        making.table.push(kPrinted.play(*move.card), Why::card(*move.card), used);
    else
        making.state.queue.push({0, Act::OfCard, used.player, 1, Why::Tapestry, used.next, used.group});
}

} // namespace pegsheet::tapestry
